import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { Position } from '../../messages.ts'

/** Which board each seat plays, e.g. `snotia`; empty while nobody knows. */
export function boardsOf(position: Position): string[] {
  return (position.facts['wizards'] as string[] | undefined) ?? []
}

/** The seats that are asked at the same time, whether they have answered or not. */
export function askedTogether(position: Position): number[] {
  return (position.facts['asked'] as number[] | undefined) ?? []
}

/** What the viewer has already chosen to keep of what was dealt, by the numbers of the cards. */
export function keptOf(position: Position): number[] {
  return (position.facts['kept'] as number[] | undefined) ?? []
}

/** The cards on top of decks that what is asked deals with, by their numbers. */
export function lookedAtNumbers(position: Position): number[] {
  return (position.facts['looked_at'] as number[] | undefined) ?? []
}

/** An attack under way. */
export interface Attack {
  /** Who attacks; -1 if nobody does, as with a mayhem of the market or the group attack of a legend. */
  attacker: number
  card: string
  n: number
  targets: number[]
  /** Who has avoided it, and who of those sends it back. */
  avoided: number[]
  sent_back: number[]
}

export function attackOf(position: Position): Attack | undefined {
  return position.facts['attack'] as Attack | undefined
}

/** What an answer to an attack comes to: the lives and limp wands of those it changes, and who would die. Nothing that is left to chance. */
export interface Outcome {
  lives: { seat: number; before: number; after: number }[]
  dies: number[]
  /** Who gets limp wands, or loses some. */
  limp_wands: { seat: number; count: number }[]
  /** Whether there is more to it that nobody can know. */
  unsure: boolean
}

export function outcomeOf(position: Position, key: string): Outcome | undefined {
  return (position.facts['outcomes'] as Record<string, Outcome> | undefined)?.[key]
}

/** Where points came from: of each source, how many things every seat has and what they are worth. */
export interface Source {
  /** `cards`, `legends`, `limp_wands`, `tokens`, or a card with a formula. */
  of: string
  counts: number[]
  points: number[]
}

export function ledgerOf(position: Position): Source[] {
  return (position.facts['ledger'] as Source[] | undefined) ?? []
}

/** The familiar that belongs to a board. */
export function familiarOf(catalogue: Catalogue | null, board: string): string {
  if (!catalogue || !board) return ''
  for (const card of catalogue.cards.values()) if (card.printed['wizard'] === board) return card.id
  return ''
}
