import { say } from '../../words/words.svelte.ts'
import type { TableState } from './table.svelte.ts'

interface Helpers {
  toggleLog: () => void
  /** Close what is open at the side, if anything is. */
  closeSide: () => boolean
  help: () => void
  search: () => void
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The table by keyboard. Letters go by their place on the keyboard, so that they work in every layout. */
export function listenToKeys(table: TableState, { toggleLog, closeSide, help, search }: Helpers): () => void {
  const byCode: Record<string, () => void> = {
    KeyU: () => table.undo(),
    KeyR: () => table.redo(),
    KeyH: () => table.askHint(),
    KeyL: toggleLog,
    KeyW: () => why(table),
    Slash: search,
  }

  function down(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (isTyping(event.target) && event.key !== 'Escape')) return
    if (document.querySelector('dialog[open]')) return
    document.documentElement.dataset['input'] = 'keys'
    if (table.staging.shown) {
      stageKey(event)
      return
    }
    table.skip()
    if (act(event)) event.preventDefault()
  }

  /** While a turn is played: the next beat, or held down everything up to one's own turn. */
  function stageKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.repeat) table.staging.skipAll()
    else if ([' ', 'Enter', 'ArrowRight'].includes(event.key)) table.staging.next()
    else return
    event.preventDefault()
  }

  function act(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') return table.escape() || closeSide() || table.since.dismiss()
    if (event.key === '?') return done(help)
    if (table.curtain >= 0) return false
    const direction = DIRECTIONS[event.key]
    if (direction) return moveFocus(...direction)
    if (event.key === 'Enter' && table.ribbon && !(event.target as HTMLElement).matches('button')) return done(layRibbon)
    if (event.key === 'Enter' && table.pending) return done(() => table.answer(table.pending!.key))
    if (event.key === ' ') return done(() => !event.repeat && takeObvious(table))
    if (/^[1-9]$/.test(event.key)) return done(() => !event.repeat && takeNumbered(table, Number(event.key)))
    const letter = byCode[event.code]
    return letter ? done(letter) : false
  }

  const pointer = (): void => {
    if (!table.staging.shown) table.skip()
    delete document.documentElement.dataset['input']
  }
  addEventListener('keydown', down)
  addEventListener('pointerdown', pointer)
  return () => {
    removeEventListener('keydown', down)
    removeEventListener('pointerdown', pointer)
  }
}

function done(action: () => void): true {
  action()
  return true
}

function takeObvious(table: TableState): void {
  if (table.main.settling) return
  // What looks like a mistake needs another key, or a finger.
  if (table.pending) table.preview(table.pending)?.risky || table.answer(table.pending.key)
  else if (table.gesture) table.confirmGesture()
  else if (table.ribbon) layRibbon()
  else if (table.atOnce[0]) table.doAtOnce(table.atOnce[0])
  else if (table.obvious) table.choose(table.obvious)
}

/** Lay the cards down in the order in which they lie on the ribbon. */
function layRibbon(): void {
  document.querySelector<HTMLElement>('.ribbon .button.main')?.click()
}

/** A digit shows what it would take; the same digit again, or Enter, takes it. */
function takeNumbered(table: TableState, digit: number): void {
  const choice = table.lit.all[digit - 1]
  if (!choice) return
  const place = [...table.lit.offered].find(([, choices]) => choices.includes(choice))?.[0]
  if (table.gesture && place && choice.verb === 'pick') table.touch(place)
  else if (table.pending?.key === choice.key) table.answer(choice.key)
  else {
    table.propose(choice)
    if (place) document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus()
  }
}

/** Why nothing can be done with what has the focus. */
function why(table: TableState): void {
  const place = (document.activeElement as HTMLElement | null)?.dataset['place'] ?? ''
  const refused = table.lit.refused.get(place)
  const offered = table.lit.offered.get(place)
  if (refused) table.explain(refused, place)
  else if (offered) table.why = { sentence: say('why-possible', { options: offered.map((one) => one.label).join(' · ') }), place }
  else if (place.startsWith('card:')) table.askWhy(Number(place.slice(5)))
  else if (table.lit.looseRefused.length) table.explain(table.lit.looseRefused, '')
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

/** Where the focus was last: a card that is played takes it along. */
let left: Spot | undefined

/** Move the focus to the nearest thing in a direction; if it was lost, to what is offered nearest to where it was. */
function moveFocus(x: number, y: number): boolean {
  const things = [...document.querySelectorAll<HTMLElement>('[data-nav]')].filter((node) => node.offsetParent)
  const from = things.find((node) => node === document.activeElement)
  if (!from) {
    const offered = things.filter((node) => node.matches('.offered, .dangerous'))
    const near = nearest(offered.length ? offered : things)
    near?.focus()
    if (near) left = centre(near)
    return true
  }
  const here = centre(from)
  let best: HTMLElement | undefined
  let bestCost = Infinity
  for (const node of things) {
    if (node === from) continue
    const there = centre(node)
    const along = (there.x - here.x) * x + (there.y - here.y) * y
    const across = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    if (along < 4) continue
    const cost = along + across * 2.2
    if (cost < bestCost) {
      bestCost = cost
      best = node
    }
  }
  best?.focus()
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  left = centre(best ?? from)
  return true
}

/** The thing nearest to where the focus was; the first one if it was nowhere yet. */
function nearest(things: HTMLElement[]): HTMLElement | undefined {
  const spot = left
  if (!spot) return things[0]
  const way = (node: HTMLElement): number => {
    const there = centre(node)
    return Math.hypot(there.x - spot.x, there.y - spot.y)
  }
  return things.reduce<HTMLElement | undefined>((best, node) => (best && way(best) <= way(node) ? best : node), undefined)
}

interface Spot {
  x: number
  y: number
}

function centre(node: HTMLElement): Spot {
  const box = node.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
