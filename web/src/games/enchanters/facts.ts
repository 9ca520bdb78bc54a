import type { Position } from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'

/** What a fight comes to as things stand. */
export interface Fight {
  attack: number
  health: number
  strength: number
  wounds: number
}

export function fightSentence({ attack, health, wounds }: Fight): string {
  return say('enchanters-fight', { attack, health, wounds, short: Math.max(0, health - attack) })
}

export function fightFor(position: Position, n: number): Fight | undefined {
  return (position.facts['fights'] as Record<string, Fight> | undefined)?.[String(n)]
}

/** Crystals to travel to a card of the track. */
export function priceOf(position: Position, n: number): number | undefined {
  return (position.facts['prices'] as Record<string, number> | undefined)?.[String(n)]
}

export function sumOf(position: Position, what: 'attack' | 'defence' | 'glory', seat: number): number {
  return (position.facts[what] as number[] | undefined)?.[seat] ?? 0
}
