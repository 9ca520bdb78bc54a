import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { CardInfo, CardView, Position } from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'

/** What a fight comes to as things stand. */
export interface Fight {
  attack: number
  health: number
  strength: number
  /** What of the defence counts against this foe. */
  defence: number
  /** The wounds still to come. */
  wounds: number
  /** Its blow is past. */
  struck: boolean
}

/** Attack and defence after a card was taken. */
export interface Gain {
  attack: number
  defence: number
}

export function fightSentence({ attack, health, wounds }: Fight): string {
  return say('enchanters-fight', { attack, health, wounds, short: Math.max(0, health - attack) })
}

function of<T>(position: Position, fact: string, n: number): T | undefined {
  return (position.facts[fact] as Record<string, T> | undefined)?.[String(n)]
}

export function fightFor(position: Position, n: number): Fight | undefined {
  return of<Fight>(position, 'fights', n)
}

export function gainFrom(position: Position, n: number): Gain | undefined {
  return of<Gain>(position, 'gains', n)
}

/** Crystals to travel to a card of the track. */
export function priceOf(position: Position, n: number): number | undefined {
  return of<number>(position, 'prices', n)
}

export function sumOf(position: Position, what: 'attack' | 'defence' | 'glory', seat: number): number {
  return (position.facts[what] as number[] | undefined)?.[seat] ?? 0
}

export const PILES = ['items', 'enchantments', 'trophies'] as const
export type PileName = (typeof PILES)[number]

/** The cards of a pile, the uncovered one last. */
export function pileOf(position: Position, name: PileName, seat: number): CardView[] {
  return (position.zones[`${name}/${seat}`]?.cards ?? []).filter((card): card is CardView => card !== null)
}

/** The topmost item and enchantment name the artifact: *Axe of Fire*. */
export function artifactOf(position: Position, seat: number, catalogue: Catalogue): { item?: CardInfo; spell?: CardInfo; name: string } {
  const [item, spell] = (['items', 'enchantments'] as const).map((name) => catalogue.cards.get(pileOf(position, name, seat).at(-1)?.id ?? ''))
  const found: { item?: CardInfo; spell?: CardInfo; name: string } = { name: nameOf(item, spell) }
  if (item) found.item = item
  if (spell) found.spell = spell
  return found
}

export function nameOf(item: CardInfo | undefined, spell: CardInfo | undefined): string {
  return [item?.printed_name, spell?.printed_name].filter(Boolean).join(' ')
}
