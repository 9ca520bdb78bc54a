import type { EventView } from '../messages.ts'

const TRAVEL = 280
const STAGGER = 35
/** More than these at once is a blur: the others are simply there. */
const MOST = 24
/** A card that nothing happened to slides only a little way: when rows wrap anew, it is simply there. */
const SLIDE = 260
/** A card that breaks: so many pieces, in so long. */
const PIECES = 6
const CRUMBLE = 820
/** Three above and three below, whose edges fit. */
const PIECE_SHAPES = ['0 0,38% 0,30% 46%,0 54%', '38% 0,70% 0,64% 42%,30% 46%', '70% 0,100% 0,100% 50%,64% 42%', '0 54%,30% 46%,36% 100%,0 100%', '30% 46%,64% 42%,72% 100%,36% 100%', '64% 42%,100% 50%,100% 100%,72% 100%'].map((corners) => `polygon(${corners})`)

interface Seen {
  box: DOMRect
  node: HTMLElement
  /** Whether it lies where things break that leave. */
  breaks: boolean
}

/** Where every card lay before something happened. */
export interface Before {
  cards: Map<string, Seen>
}

/**
 * Cards travel from where they were to where they are, whatever component draws them: whoever draws a card marks it
 * with `data-n`, a zone with `data-zone`, and with `data-breaks` one whose cards fall to pieces when they leave. A card keeps its proportions; when its form changes, the two forms cross-fade.
 */
class Flights {
  #layer: HTMLElement | null = null
  #running = new Set<Animation>()

  /** The layer above the table in which things fly. */
  use(layer: HTMLElement): () => void {
    this.#layer = layer
    return () => {
      this.#layer = null
    }
  }

  get layer(): HTMLElement | null {
    return this.#layer
  }

  before(): Before {
    const cards = new Map<string, Seen>()
    for (const node of document.querySelectorAll<HTMLElement>('[data-n]')) {
      const box = node.getBoundingClientRect()
      if (box.width && !cards.has(node.dataset['n']!)) cards.set(node.dataset['n']!, { box, node, breaks: node.closest('[data-breaks]') !== null })
    }
    return { cards }
  }

  after(before: Before, events: EventView[]): void {
    if (!this.#layer) return
    const moves = new Map<string, EventView>()
    for (const event of events) if (event.kind === 'moved' && (event.n ?? -1) >= 0) moves.set(String(event.n), event)
    let order = 0
    const now = new Set<string>()
    for (const node of document.querySelectorAll<HTMLElement>('[data-n]')) {
      const n = node.dataset['n']!
      if (now.has(n)) continue
      now.add(n)
      const to = node.getBoundingClientRect()
      if (!to.width || order >= MOST) continue
      const move = moves.get(n)
      const seen = before.cards.get(n)
      const from = seen?.box ?? (move && this.#zone(move.origin ?? '', move.origin_seat ?? -1))
      if (!from || !isFar(from, to)) continue
      if (move) this.#fly(node, from, to, order++, seen && !alike(from, to) ? seen.node : null)
      else if (seen && alike(from, to) && distance(from, to) < SLIDE) this.#slide(node, from, to)
    }
    for (const [n, move] of moves) {
      const seen = before.cards.get(n)
      const to = now.has(n) ? null : this.#zone(move.goal ?? '', move.goal_seat ?? -1)
      if (!seen || !to || order >= MOST) continue
      if (seen.breaks) {
        this.#shatter(seen)
        order += PIECES
      } else this.#leave(seen, to, order++)
    }
  }

  /** Everything arrives at once. */
  skip(): void {
    for (const animation of [...this.#running]) animation.finish()
  }

  /** Let an animation be ended by whoever is in a hurry. */
  run(animation: Animation, done: () => void): void {
    this.#running.add(animation)
    const end = (): void => {
      this.#running.delete(animation)
      done()
    }
    animation.onfinish = end
    animation.oncancel = end
  }

  #zone(zone: string, seat: number): DOMRect | null {
    const name = seat < 0 ? zone : `${zone}/${seat}`
    const node = document.querySelector(`[data-zone="${CSS.escape(name)}"]`)
    const box = node?.getBoundingClientRect()
    return box?.width ? box : null
  }

  #slide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
    const animation = node.animate(
      [{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }],
      { duration: TRAVEL, easing: EASE },
    )
    this.run(animation, () => undefined)
  }

  /** A card arrives; the form it had before fades away on the way. */
  #fly(node: HTMLElement, from: DOMRect, to: DOMRect, order: number, old: HTMLElement | null): void {
    const delay = Math.min(order, 6) * STAGGER
    const ghost = this.#ghost(node, to)
    node.style.opacity = '0'
    const animation = ghost.animate(
      [
        { transform: at(from, to, scaleOf(from, to)), opacity: old ? 0 : 1 },
        { transform: at(to, to, 1), opacity: 1 },
      ],
      { duration: TRAVEL, delay, easing: EASE, fill: 'both' },
    )
    this.run(animation, () => {
      ghost.remove()
      node.style.opacity = ''
    })
    if (old) this.#fade(old, from, to, delay)
  }

  /** A card goes into a pile. */
  #leave(seen: Seen, to: DOMRect, order: number): void {
    this.#fade(seen.node, seen.box, to, Math.min(order, 6) * STAGGER)
  }

  /** A card breaks where it lay, and its pieces fall. */
  #shatter({ node, box }: Seen): void {
    for (let piece = 0; piece < PIECES; piece++) {
      const ghost = this.#ghost(node, box)
      const [across, down] = [piece % 3, Math.floor(piece / 3)]
      ghost.style.clipPath = PIECE_SHAPES[piece]!
      const [x, y, turn] = [(across - 1) * (46 + down * 20), 60 + down * 46, (across - 1) * 26 + (down ? 9 : -7)]
      const animation = ghost.animate(
        [
          { transform: at(box, box, 1), opacity: 1 },
          { transform: `${at(box, box, 1)} translate(${(across - 1) * 7}px, ${down * 6 - 3}px) rotate(${turn / 8}deg)`, opacity: 1, offset: 0.35, easing: 'cubic-bezier(.5, 0, .9, .5)' },
          { transform: `${at(box, box, 1)} translate(${x}px, ${y}px) rotate(${turn}deg)`, opacity: 0 },
        ],
        { duration: CRUMBLE, delay: across * 30, fill: 'both' },
      )
      this.run(animation, () => ghost.remove())
    }
  }

  #fade(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    const ghost = this.#ghost(node, from)
    const animation = ghost.animate(
      [
        { transform: at(from, from, 1), opacity: 1 },
        { transform: at(to, from, scaleOf(to, from)), opacity: 0 },
      ],
      { duration: TRAVEL, delay, easing: EASE, fill: 'both' },
    )
    this.run(animation, () => ghost.remove())
  }

  #ghost(node: HTMLElement, size: DOMRect): HTMLElement {
    const ghost = node.cloneNode(true) as HTMLElement
    for (const name of ['data-n', 'id', 'data-place', 'data-nav']) ghost.removeAttribute(name)
    ghost.classList.add('ghost')
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      margin: '0',
      width: `${size.width}px`,
      height: `${size.height}px`,
      transformOrigin: '50% 50%',
    })
    this.#layer!.append(ghost)
    return ghost
  }
}

const EASE = 'cubic-bezier(.16, 1, .3, 1)'

/** So much larger or smaller, in both directions alike: as large as fits. */
export function scaleOf(box: DOMRect, size: DOMRect): number {
  return Math.min(box.width / size.width, box.height / size.height)
}

/** A thing of one size in the middle of another box. */
function at(box: DOMRect, size: DOMRect, scale: number): string {
  const x = box.left + (box.width - size.width) / 2
  const y = box.top + (box.height - size.height) / 2
  return `translate(${x}px, ${y}px) scale(${scale})`
}

function isFar(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 6
}

function distance(a: DOMRect, b: DOMRect): number {
  return Math.hypot(a.left - b.left, a.top - b.top)
}

/** Whether two boxes have the same form, whatever their size. */
function alike(a: DOMRect, b: DOMRect): boolean {
  const ratio = a.width / a.height / (b.width / b.height)
  return ratio > 0.85 && ratio < 1.18
}

export const flights = new Flights()
