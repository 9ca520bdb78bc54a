import type { Look } from '../games/game.ts'
import { pickBy, seedOf } from '../look/seeds.ts'

const FOILS: Record<string, string> = {
  item: 'foil-cold',
  turn: 'foil-cold',
  monster: 'foil-wild',
  corruption: 'foil-wild',
  dragon: 'foil-ember',
  nemesis: 'foil-ember',
  attack: 'foil-ember',
  minion: 'foil-ember',
  power: 'foil-ember',
  strike: 'foil-ember',
}

/** The metal a kind of card is struck in. */
export function foilOf(kind: string): string {
  return FOILS[kind] ?? 'foil'
}

/** The outline of a card's figure. A card that nobody has drawn yet gets one of its kind's, always the same. */
export function figureOf(id: string, kind: string, { pictures, paths }: Look): string {
  const name = pictures.cards[id] ?? pickBy(seedOf(id), pictures.kinds[kind] ?? pictures.kinds[''] ?? [])
  return paths[name ?? ''] ?? ''
}
