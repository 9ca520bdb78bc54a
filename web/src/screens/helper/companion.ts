import type { CardInfo, CompanionInfo, OptionInfo } from '../../messages.ts'

/** The turn-order deck of a cardboard table. */
export interface TurnDeck {
  /** Which of the decks it is: `2`, `4-pairs`. */
  of: string
  /** From the bottom to the top. */
  deck: string[]
  /** The last one drawn lies on top. */
  drawn: string[]
}

/** A number that somebody keeps an eye on. */
export interface Life {
  name: string
  value: number
  most: number
}

export type Dice = () => number

export function shuffled<T>(things: readonly T[], dice: Dice = Math.random): T[] {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(dice() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** The turn-order decks for so many mages: most numbers have one, some have another way to play. */
export function decksFor(companion: CompanionInfo, players: number): string[] {
  return Object.keys(companion.turn_decks).filter((name) => name.split('-')[0] === String(players))
}

export function newDeck(companion: CompanionInfo, of: string, dice?: Dice): TurnDeck {
  return { of, deck: shuffled(companion.turn_decks[of] ?? [], dice), drawn: [] }
}

/** Draw a card; when the deck is empty, all cards are shuffled first. */
export function draw({ of, deck, drawn }: TurnDeck, dice?: Dice): TurnDeck {
  const from = deck.length ? deck : shuffled(drawn, dice)
  const before = deck.length ? drawn : []
  return from.length ? { of, deck: from.slice(0, -1), drawn: [...before, from.at(-1)!] } : { of, deck, drawn }
}

/** Shuffle a drawn card back into the deck, as some abilities and nemeses do. */
export function putBack({ of, deck, drawn }: TurnDeck, index: number, dice?: Dice): TurnDeck {
  const card = drawn[index]
  if (card === undefined) return { of, deck, drawn }
  return { of, deck: shuffled([...deck, card], dice), drawn: drawn.filter((_, other) => other !== index) }
}

/** What may come next, and how likely it is in percent. */
export function odds({ deck, drawn }: TurnDeck): { card: string; count: number; percent: number }[] {
  const left = deck.length ? deck : drawn
  const counts = new Map<string, number>()
  for (const card of left) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count, percent: Math.round((100 * count) / left.length) }))
}

/** What a table is laid with. */
export interface Drawn {
  nemesis: string
  mages: string[]
  market: string[]
}

/** Cards that can be drawn: of an option, in the boxes that are open. */
export function drawable(option: OptionInfo | undefined, cards: Map<string, CardInfo>, boxes: readonly string[]): CardInfo[] {
  return (option?.values ?? []).flatMap(({ id }) => {
    const card = cards.get(id)
    return card && boxes.includes(String(card.printed['box'] ?? '')) ? [card] : []
  })
}

/** Draw a nemesis, a mage for each player and a market by lot; what is kept stays. */
export function drawTable(
  options: OptionInfo[],
  cards: Map<string, CardInfo>,
  companion: CompanionInfo,
  boxes: readonly string[],
  players: number,
  kept: Partial<Drawn> = {},
  dice?: Dice,
): Drawn {
  const of = (name: string): CardInfo[] => shuffled(drawable(options.find((one) => one.name === name), cards, boxes), dice)
  const sold = of('market')
  const market = Object.entries(companion.market).flatMap(([kind, count]) =>
    sold
      .filter((card) => card.kind === kind)
      .slice(0, count)
      .sort((a, b) => Number(a.printed['cost'] ?? 0) - Number(b.printed['cost'] ?? 0))
      .map((card) => card.id),
  )
  return {
    nemesis: kept.nemesis ?? of('nemesis')[0]?.id ?? '',
    mages: kept.mages ?? of('mages').slice(0, players).map((card) => card.id),
    market: kept.market ?? market,
  }
}
