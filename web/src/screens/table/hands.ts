import { getContext, setContext } from 'svelte'

import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { Choice, SeatInfo } from '../../messages.ts'
import type { Deed } from './chronicle.ts'
import type { CardState, Lighting } from './lighting.ts'

/** What boards need of whoever holds the table: how things look, and what happens when one touches them. */
export interface Hands {
  readonly catalogue: Catalogue | null
  readonly lit: Lighting
  readonly seats: SeatInfo[]
  readonly you: number
  /** The card that acts on the stage, or empty. */
  readonly acting: string
  /** What was touched and is weighed, but not taken yet. */
  readonly weighed: Choice | null
  stateOf(place: string): CardState
  hinted(place: string): boolean
  digitOf(place: string): number
  /** `unread`: the words of the card are not on the screen, and a finger cannot rest on it to see them. */
  touch(place: string, card?: { id: string; n: number }, unread?: boolean): void
  nameOf(seat: number): string
  /** What somebody else did since the viewer's last turn. */
  deedsOf(seat: number): Deed[]
  /** Take an option without weighing it. */
  take(choice: Choice): void
  /** Show a card large beside the thing that is pointed at, or no more. */
  peek(card: { id: string; n: number } | null, at?: HTMLElement): void
  open(card: { id: string; n: number }): void
  /** Take what lies at a place in hand; says whether there is somewhere to lay it. Only whoever plays can. */
  carry?(place: string): boolean
  /** Lay down what is carried, or put it back. */
  lay?(goal: string): void
}

const KEY = Symbol('hands')

export function provideHands(hands: Hands): void {
  setContext(KEY, hands)
}

export function useHands(): Hands {
  return getContext<Hands>(KEY)
}
