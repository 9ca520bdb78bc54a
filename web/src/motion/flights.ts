import type { EventView } from '../messages.ts'

const TRAVEL = 260
const NUMBER = 900
const STAGGER = 35

interface Seen {
  box: DOMRect
  node: HTMLElement
}

/** Where every card lay before something happened. */
export interface Before {
  cards: Map<string, Seen>
}

/**
 * Cards travel from where they were to where they are, whatever component draws them: whoever draws a card marks it
 * with `data-n`, a zone with `data-zone`, a number with `data-counter`.
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

  before(): Before {
    const cards = new Map<string, Seen>()
    for (const node of document.querySelectorAll<HTMLElement>('[data-n]')) {
      const box = node.getBoundingClientRect()
      if (box.width && !cards.has(node.dataset['n']!)) cards.set(node.dataset['n']!, { box, node })
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
      if (!to.width) continue
      const move = moves.get(n)
      const from = before.cards.get(n)?.box ?? (move && this.#zone(move.origin ?? '', move.origin_seat ?? -1))
      if (from && isFar(from, to)) this.#fly(node, from, to, order++, true)
    }
    for (const [n, move] of moves) {
      const seen = before.cards.get(n)
      const to = now.has(n) ? null : this.#zone(move.goal ?? '', move.goal_seat ?? -1)
      if (seen && to) this.#fly(seen.node, seen.box, to, order++, false)
    }
    this.#numbers(events)
  }

  /** Everything arrives at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish()
  }

  #zone(zone: string, seat: number): DOMRect | null {
    const name = seat < 0 ? zone : `${zone}/${seat}`
    const node = document.querySelector(`[data-zone="${CSS.escape(name)}"]`)
    const box = node?.getBoundingClientRect()
    return box?.width ? box : null
  }

  #fly(node: HTMLElement, from: DOMRect, to: DOMRect, order: number, arrives: boolean): void {
    const ghost = node.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-n')
    ghost.removeAttribute('id')
    ghost.classList.add('ghost')
    const size = arrives ? to : from
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      margin: '0',
      width: `${size.width}px`,
      height: `${size.height}px`,
      transformOrigin: '0 0',
    })
    this.#layer!.append(ghost)
    if (arrives) node.style.opacity = '0'
    const at = (box: DOMRect): string =>
      `translate(${box.left}px, ${box.top}px) scale(${box.width / size.width}, ${box.height / size.height})`
    const animation = ghost.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: arrives ? 1 : 0.2 },
      ],
      { duration: TRAVEL, delay: Math.min(order, 6) * STAGGER, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'both' },
    )
    this.#run(animation, () => {
      ghost.remove()
      if (arrives) node.style.opacity = ''
    })
  }

  /** Numbers fly from the card that caused them to the number they change. */
  #numbers(events: EventView[]): void {
    let cause: DOMRect | null = null
    let order = 0
    for (const event of events) {
      if (event.card && (event.n ?? -1) >= 0) {
        const box = document.querySelector(`[data-n="${event.n}"]`)?.getBoundingClientRect()
        if (box?.width) cause = box
      }
      if (event.kind !== 'counted' || !event.amount) continue
      const name = (event.seat ?? -1) < 0 ? event.what : `${event.what}/${event.seat}`
      const goal = document.querySelector(`[data-counter="${CSS.escape(name ?? '')}"]`)?.getBoundingClientRect()
      if (goal?.width) this.#number(event.amount, cause ?? goal, goal, order++)
    }
  }

  #number(amount: number, from: DOMRect, to: DOMRect, order: number): void {
    const mark = document.createElement('b')
    mark.className = 'flying-number'
    mark.textContent = amount > 0 ? `+${amount}` : `−${-amount}`
    this.#layer!.append(mark)
    const at = (box: DOMRect, lift: number): string =>
      `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2 - lift}px) translate(-50%, -50%)`
    const animation = mark.animate(
      [
        { transform: `${at(from, 0)} scale(.7)`, opacity: 0 },
        { transform: `${at(from, 8)} scale(1.2)`, opacity: 1, offset: 0.2 },
        { transform: `${at(to, 6)} scale(1)`, opacity: 1, offset: 0.75 },
        { transform: `${at(to, 18)} scale(.9)`, opacity: 0 },
      ],
      { duration: NUMBER, delay: order * 120, easing: 'ease-in-out', fill: 'both' },
    )
    this.#run(animation, () => mark.remove())
  }

  #run(animation: Animation, done: () => void): void {
    this.#running.add(animation)
    const end = (): void => {
      this.#running.delete(animation)
      done()
    }
    animation.onfinish = end
    animation.oncancel = end
  }
}

function isFar(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 6
}

export const flights = new Flights()
