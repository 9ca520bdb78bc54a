import { Outlines, withShelved } from '../outlines.svelte.ts'
import named from './icons.json'
import first from './icons.json?parts'

// Few cards of the market lie on the table at a time; nobody is dead yet when a game begins, and mayhem lies in the deck.
const shelved = import.meta.glob<Record<string, string>>('./figures/*.json', { eager: true, import: 'default' })
const drawn = import.meta.glob<Record<string, string[]>>('./figures/*.json', { query: '?parts', import: 'default' })
const outlines = new Outlines(first, shelved, drawn)

/** Which icon stands for what. */
export const pictures = { ...named, cards: withShelved(named.cards, shelved) }

/** The outlines that an icon consists of; none while it is being fetched. */
export function partsOf(icon: string): string[] {
  return outlines.of(icon) ?? []
}
