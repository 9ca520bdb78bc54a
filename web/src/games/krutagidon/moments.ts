import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { Beat, CardInfo, NumberChange } from '../../messages.ts'

/** What a beat is to those who watch. */
export type Moment = 'turn' | 'attack' | 'defence' | 'mayhem' | 'boss' | 'group' | 'fall' | 'token' | 'card'

export function momentOf(beat: Beat, card: CardInfo | undefined): Moment {
  if (beat.kind === 'turn') return 'turn'
  if (beat.kind === 'fall') return 'fall'
  if (beat.kind === 'defence') return 'defence'
  if (card?.kind === 'mayhem') return 'mayhem'
  if (card?.kind === 'token') return 'token'
  if (beat.kind === 'arrival') return 'boss'
  // A legend that somebody owns acts in somebody's turn.
  if (card?.kind === 'legend' && beat.turn < 0) return 'group'
  return hurts(beat) || (card?.tags.includes('attack') && hasResult(beat)) ? 'attack' : 'card'
}

function hurts(beat: Beat): boolean {
  return (beat.changes ?? []).some(isBlow)
}

function isBlow({ what, before, after }: NumberChange): boolean {
  return what === 'life' && after < before
}

function hurtsOneOf(mine: readonly number[], change: NumberChange): boolean {
  return isBlow(change) && mine.includes(change.seat ?? -1)
}

/** Whether an attack is told beyond who plays it and that it attacks: a card shown or lost, a limp wand, a theft. */
function hasResult(beat: Beat): boolean {
  return (beat.lines?.length ?? 0) > ((beat.seat ?? -1) >= 0 ? 2 : 0)
}

/**
 * Which beats are played on the stage. A deck of Signs would take forever: what only makes power passes at the table. What touches lives, a
 * mayhem, a new boss, a death and its token are watched by everybody, in whoever's turn they come.
 */
export function stages(beat: Beat, mine: readonly number[], catalogue: Catalogue): boolean | undefined {
  if (beat.kind === 'turn') return !mine.includes(beat.turn)
  const moment = momentOf(beat, catalogue.cards.get(beat.card ?? ''))
  if (moment === 'card') return false
  if (moment === 'attack' || moment === 'defence') return !mine.includes(actorOf(beat)) || (beat.changes ?? []).some((change) => hurtsOneOf(mine, change))
  return true
}

/** Who acts; a card that goes on after somebody was asked acts for whoever has the turn. */
function actorOf({ seat = -1, turn }: Beat): number {
  return seat >= 0 ? seat : turn
}

/** Which beats are read by all: what strikes from nowhere, and attacks that hurt a wizard of this device or do something else than hurt. */
export function reads(beat: Beat, mine: readonly number[], catalogue: Catalogue): boolean {
  const moment = momentOf(beat, catalogue.cards.get(beat.card ?? ''))
  if (moment === 'attack') {
    const lives = (beat.changes ?? []).filter((change) => change.what === 'life')
    return !lives.length || lives.some((change) => mine.includes(change.seat ?? -1))
  }
  return moment === 'mayhem' || moment === 'boss' || moment === 'group' || moment === 'token'
}
