import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { Beat, CardInfo } from '../../messages.ts'

/** What a beat is to those who watch. */
export type Moment = 'turn' | 'attack' | 'mayhem' | 'boss' | 'fall' | 'token' | 'card'

export function momentOf(beat: Beat, card: CardInfo | undefined): Moment {
  if (beat.kind === 'turn') return 'turn'
  if (beat.kind === 'fall') return 'fall'
  if (card?.kind === 'mayhem') return 'mayhem'
  if (card?.kind === 'token') return 'token'
  if (card?.kind === 'legend' && (beat.seat ?? -1) < 0) return 'boss'
  return hurts(beat) ? 'attack' : 'card'
}

function hurts(beat: Beat): boolean {
  return (beat.changes ?? []).some((change) => change.what === 'life' && change.after < change.before)
}

/**
 * Which beats are played on the stage. A deck of Signs would take forever: what only makes power passes at the table. What touches lives, a
 * mayhem, a new boss, a death and its token are watched by everybody, in whoever's turn they come.
 */
export function stages(beat: Beat, mine: readonly number[], catalogue: Catalogue): boolean | undefined {
  if (beat.kind === 'turn') return !mine.includes(beat.turn)
  const moment = momentOf(beat, catalogue.cards.get(beat.card ?? ''))
  if (moment === 'card') return false
  if (moment === 'attack') return !mine.includes(beat.seat ?? -1)
  // What a mayhem does after it was announced is worth a look if it touches lives.
  if (moment === 'mayhem') return (beat.seat ?? -1) >= 0 || (beat.changes ?? []).some((change) => change.what === 'life')
  return true
}
