import type { Catalogue } from '../cards/catalogue.svelte.ts'
import type { SeatInfo } from '../messages.ts'
import type { Hands } from '../screens/table/hands.ts'
import { UNLIT } from '../screens/table/lighting.ts'

interface Sight {
  readonly catalogue: Catalogue | null
  readonly seats: SeatInfo[]
  readonly you: number
}

/** Hands that can look at cards but play nothing. */
export function onlyLooking(sight: Sight, open: (card: { id: string; n: number }) => void): Hands {
  return {
    acting: '',
    weighed: null,
    lit: UNLIT,
    get catalogue() {
      return sight.catalogue
    },
    get seats() {
      return sight.seats
    },
    get you() {
      return sight.you
    },
    stateOf: () => 'plain',
    hinted: () => false,
    digitOf: () => 0,
    touch: (_place, card) => card && open(card),
    nameOf: (seat) => sight.seats[seat]?.name ?? '',
    deedsOf: () => [],
    take: () => undefined,
    peek: () => undefined,
    open,
  }
}
