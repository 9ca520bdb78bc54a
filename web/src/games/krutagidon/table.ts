import { OPEN, type CardView, type Choice, type GameInfo, type Pile, type Position, type SeatInfo } from '../../messages.ts'
import type { Lighting } from '../../screens/table/lighting.ts'
import { say } from '../../words/words.svelte.ts'
import type { Series } from '../game.ts'
import { askedTogether, boardsOf, lookedAtNumbers } from './facts.ts'

export const MOST_LIFE = 25

/** Where a wizard sits as the viewer sees it. Play goes clockwise: the next one is the left neighbour. */
export type Side = 'you' | 'left' | 'across' | 'right' | 'both'

/** A wizard at the table, with everything that can be told at a glance. */
export interface Wizard {
  seat: number
  info: SeatInfo
  /** The board, e.g. `snotia`; empty until familiars are revealed. */
  board: string
  side: Side
  life: number
  power: number
  strongest: boolean
  weakest: boolean
  turn: boolean
  /** Everybody waits for this wizard. */
  waited: boolean
  /** Has answered a question that others are still thinking about. */
  sealed: boolean
  hand: Pile
  deck: Pile
  discard: Pile
  played: CardView[]
  ongoing: CardView[]
  tokens: CardView[]
  objects: CardView[]
  properties: CardView[]
  familiar: CardView | undefined
}

const NOTHING: Pile = { zone: '', seat: -1, count: 0, cards: [] }

export function pileOf(position: Position, zone: string, seat = -1): Pile {
  return position.zones[seat < 0 ? zone : `${zone}/${seat}`] ?? { ...NOTHING, zone, seat }
}

export function cardsIn(position: Position, zone: string, seat = -1): CardView[] {
  return pileOf(position, zone, seat).cards.filter((card): card is CardView => card !== null)
}

/** The wizards in the order of play, the viewer first. */
export function wizardsAround(position: Position, seats: SeatInfo[]): Wizard[] {
  const you = Math.max(0, position.you)
  const boards = boardsOf(position)
  const asked = askedTogether(position)
  const lives = seats.map(({ seat }) => position.counters['life']?.[seat] ?? 0)
  const [most, least] = [Math.max(...lives), Math.min(...lives)]
  return seats.map((_, index) => {
    const info = seats[(you + index) % seats.length]!
    const { seat } = info
    const life = lives[seat] ?? 0
    return {
      seat,
      info,
      board: boards[seat] ?? '',
      side: sideOf(index, seats.length),
      life,
      power: position.counters['power']?.[seat] ?? 0,
      strongest: most > least && life === most,
      weakest: most > least && life === least,
      turn: position.turn === seat,
      waited: position.waiting_for.includes(seat),
      sealed: asked.includes(seat) && !position.waiting_for.includes(seat),
      hand: pileOf(position, 'hand', seat),
      deck: pileOf(position, 'deck', seat),
      discard: pileOf(position, 'discard', seat),
      played: cardsIn(position, 'played', seat),
      ongoing: cardsIn(position, 'ongoing', seat),
      tokens: cardsIn(position, 'tokens', seat),
      objects: cardsIn(position, 'objects', seat),
      properties: [...cardsIn(position, 'property', seat), ...cardsIn(position, 'loan', seat)],
      familiar: cardsIn(position, 'familiar', seat)[0],
    }
  })
}

/** The cards on top of decks that what is asked deals with, unless the viewer only aims at somebody, and whose they are (-1: nobody's). */
export function lookedAt(position: Position): { cards: CardView[]; owner: number } {
  const numbers = lookedAtNumbers(position)
  const { question } = position
  if (!question || question.prompt === 'defend' || question.options.every(({ card, seat }) => card === undefined && seat !== undefined)) {
    return { cards: [], owner: -1 }
  }
  const piles = Object.values(position.zones).filter(({ cards }) => cards.some((card) => card && numbers.includes(card.n)))
  const cards = piles.flatMap((pile) => pile.cards.filter((card): card is CardView => card !== null && numbers.includes(card.n)).reverse())
  return { cards, owner: piles.length === 1 ? piles[0]!.seat : -1 }
}

function sideOf(index: number, count: number): Side {
  if (index === 0) return 'you'
  if (count === 2) return 'both'
  return index === 1 ? 'left' : index === count - 1 ? 'right' : 'across'
}

/** What an option about a pile points at: one of its cards, or the pile. */
export function placeOfPile(pile: Pile, lit: Lighting): string {
  for (const places of [lit.offered, lit.refused]) {
    const card = pile.cards.findLast((one) => one && places.has(`card:${one.n}`))
    if (card) return `card:${card.n}`
  }
  return `zone:${pile.seat < 0 ? pile.zone : `${pile.zone}/${pile.seat}`}`
}

/** Cards that do nothing when they are played. */
const BLANK: readonly string[] = ['fizzle', 'limp-wand']

/** Whether playing a card comes to nothing. */
export function isIdle(choice: Choice): boolean {
  return choice.verb === 'play' && BLANK.includes(choice.card ?? '')
}

/** How much power is missing for what stands at a place, or 0. */
export function shortOf(place: string, lit: Lighting): number {
  const missing = (lit.refused.get(place) ?? []).map(({ need, have }) => (need ?? 0) - (have ?? 0)).filter((gap) => gap > 0)
  return missing.length ? Math.min(...missing) : 0
}

/** What stands in each of some places: whatever stood somewhere stays there, what has come fills the gaps; -1 is a gap. */
export function inPlace(before: number[], now: number[], places: number): number[] {
  const come = now.filter((one) => !before.includes(one))
  return Array.from({ length: Math.max(places, now.length) }, (_, at) => (now.includes(before[at] ?? -1) ? before[at]! : (come.shift() ?? -1)))
}

/** The largest of some sizes at which so many square pictures fit into a room; the smallest if none does. */
export function sizeFor(count: number, room: { width: number; height: number }, sizes: readonly number[], gap: number): number {
  const along = (length: number, size: number): number => Math.floor((length + gap) / (size + gap))
  return sizes.find((size) => along(room.width, size) * along(room.height, size) >= count) ?? sizes.at(-1)!
}

/** Places on a line, as near to those wanted as it can be while each is a gap away from the next. */
export function apart(wanted: number[], gap: number, length: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!)
  /** Pushed to one side wherever there is no room, and back from the end of the line. */
  const pushed = (places: number[]): number[] => {
    const there = places.reduce<number[]>((found, place) => [...found, Math.max(place, (found.at(-1) ?? -Infinity) + gap)], [])
    return there.reduceRight<number[]>((found, place) => [Math.min(place, (found[0] ?? length + gap) - gap), ...found], [])
  }
  const sorted = order.map((index) => wanted[index]!)
  const right = pushed(sorted)
  const left = pushed(sorted.map((place) => length - place).reverse()).map((place) => length - place).reverse()
  const places: number[] = []
  order.forEach((index, at) => (places[index] = (left[at]! + right[at]!) / 2))
  return places
}

/** Points decide, but only who sees every card knows them all along; the others see lives. */
export function standing(position: Position, info: GameInfo): Series[] {
  const points = position.you === OPEN ? (position.facts['scores'] as number[] | undefined) : undefined
  const label = points ? say('krutagidon-points') : (info.counters['life'] ?? '')
  return (points ?? position.counters['life'] ?? []).map((value, seat) => ({ label, seat, value }))
}
