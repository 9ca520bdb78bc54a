import type { CardInfo, CardView, Position } from '../../messages.ts'

export const NUMERALS = ['I', 'II', 'III', 'IV'] as const
export type Numeral = (typeof NUMERALS)[number]

/** A breach: gone, closed after so many quarter turns, opened, or a sigil breach, which is always opened. */
export interface Breach {
  number: number
  numeral: Numeral
  state: 'none' | 'closed' | 'opened' | 'sigil'
  turns: number
  focus: number | undefined
  open: number | undefined
  spells: CardView[]
}

interface Facts {
  turns_left: Record<string, number>
  sockets: number[]
  exhausted: boolean[]
  life_most: number
  gravehold_most: number
  nemesis_most: number
  /** The tokens that the nemesis gathers, and with how many of them it does more; 0 if with none. */
  tokens: Record<string, number>
  /** Whether all is lost with the last of its tokens. */
  dwindling?: boolean
  sold: string[]
  breaches: Record<string, string>[]
  breach_prices: Record<string, { focus: number; open: number }>[]
}

export function factsOf(position: Position): Facts {
  return position.facts as unknown as Facts
}

export function cardsIn(position: Position, zone: string): CardView[] {
  return (position.zones[zone]?.cards ?? []).filter((card): card is CardView => card !== null)
}

/** What the nemesis has in play, in order of arrival. */
export function foesOf(position: Position): CardView[] {
  return ['nemesis_play', 'nemesis_drawn', 'special_play'].flatMap((zone) => cardsIn(position, zone))
}

export function numberOf(position: Position, counter: string, seat = 0): number {
  return position.counters[counter]?.[seat] ?? 0
}

export function breachesOf(position: Position, seat: number): Breach[] {
  const { breaches, breach_prices: prices } = factsOf(position)
  return NUMERALS.map((numeral, index) => {
    const [state = 'none', turns = '0'] = (breaches[seat]?.[numeral] ?? 'none').split(' ')
    const price = prices?.[seat]?.[numeral]
    return {
      number: index + 1,
      numeral,
      state: state as Breach['state'],
      turns: Number(turns),
      focus: price?.focus,
      open: price?.open,
      spells: cardsIn(position, `breach_${index + 1}/${seat}`),
    }
  })
}

/** What a pile of the supply sells, and its top card if any is left. */
export interface Stall {
  id: string
  top: CardView | undefined
  left: number
}

export function market(position: Position): Stall[] {
  return factsOf(position).sold.flatMap((id, index) => {
    if (!id) return []
    const pile = position.zones[`supply_${index + 1}`]
    return [{ id, top: pile?.cards.at(-1) ?? undefined, left: pile?.count ?? 0 }]
  })
}

/** Whose turn a card of the turn order brings: a seat, -2 for whoever the players choose, -3 for the nemesis, -4 for a pair. */
export function turnOf(card: CardInfo | undefined): number {
  return (card?.printed['turn_of'] as number | undefined) ?? -2
}

/** The two seats that share a card of the turn order, if it is such a card. */
export function pairOf(card: CardInfo | undefined): number[] {
  return (card?.printed['pair'] as number[] | undefined) ?? []
}

/** The cards on top of the turn order deck that were turned over or arranged: the first comes first. */
export function turnsKnown(position: Position): CardView[] {
  const known: CardView[] = []
  for (const card of (position.zones['turn_deck']?.cards ?? []).toReversed()) {
    if (!card) break
    known.push(card)
  }
  return known
}

/** What can still come after that before the turn order is shuffled again, with its odds. */
export function turnOdds(position: Position): { id: string; left: number; odds: number }[] {
  const counted = Object.entries(factsOf(position).turns_left)
  // While a turn is played its card has left the deck already; who was counted before it was drawn cannot come any more.
  const drawn = counted.reduce((sum, [, count]) => sum + count, 0) - (position.zones['turn_deck']?.count ?? 0)
  const gone = [...turnsKnown(position), ...(drawn > 0 ? cardsIn(position, 'turn_discard').slice(-drawn) : [])]
  const left = counted
    .map(([id, count]) => [id, count - gone.filter((card) => card.id === id).length] as const)
    .filter(([, count]) => count > 0)
  const all = left.reduce((sum, [, count]) => sum + count, 0)
  return left.map(([id, count]) => ({ id, left: count, odds: count / all }))
}

interface Purse {
  name: string
  /** What marks it on the table. */
  icon: string
  /** Whether it pays for a kind of card; everything else that costs aether has no kind. */
  pays: (kind: string) => boolean
}

/** Aether, free or bound to a purpose. */
export const PURSES: Purse[] = [
  { name: 'aether', icon: 'aether', pays: () => true },
  { name: 'aether_for_gems', icon: 'purse-gems', pays: (kind) => kind === 'gem' },
  { name: 'aether_for_spells', icon: 'purse-spells', pays: (kind) => kind === 'spell' },
  { name: 'aether_for_cards', icon: 'cards', pays: (kind) => ['gem', 'relic', 'spell'].includes(kind) },
  { name: 'aether_not_for_relics_and_spells', icon: 'purse-bound', pays: (kind) => !['relic', 'spell'].includes(kind) },
]

/** What lies in the purses of a seat, those that are empty left out; free aether is always told. */
export function pursesOf(position: Position, seat: number): (Purse & { value: number })[] {
  return PURSES.map((purse) => ({ ...purse, value: numberOf(position, purse.name, seat) })).filter(({ name, value }) => name === 'aether' || value > 0)
}
