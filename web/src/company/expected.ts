import type { TableInfo } from '../messages.ts'
import { say } from '../words/words.svelte.ts'

/** What a table that gathers still waits for, as its status. */
export function expected({ seats, stage }: TableInfo): string {
  const empty = seats.filter((seat) => seat.who === 'open').length
  const late = seats.filter((seat) => seat.owned && !seat.ready).map((seat) => seat.name)
  if (stage === 'revealing' || (!empty && !late.length)) return say('lobby-dealing')
  return empty ? say('lobby-waiting-for-seats', { count: empty }) : say('lobby-waiting-for', { names: late.join(', ') })
}
