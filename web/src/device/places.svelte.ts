import { keep, kept, keptElsewhere } from './kept.ts'

/** A table this device sits at. The token is who we are there: it never leaves the device but to the server. */
export interface Place {
  code: string
  token: string
  game: string
  /** When somebody last looked at it here. */
  at: number
  finished: boolean
  /** It shows a ruling, or a card of one's own: nobody wants to continue it days later. */
  practice?: boolean
  /** … and was opened in the middle of the game at this table. */
  from?: string
  /** It is a guided game. */
  guided?: boolean
  /** It is the deal of this day. */
  daily?: string
  /** When its end was seen here. */
  ended?: number
  /** How it ended, in the language it was played in, and whether somebody here won. */
  result?: string
  won?: boolean
  /** The server has it no more. */
  gone?: boolean
}

const MOST = 100

const places: Place[] = $state(kept<Place[]>('places', []))

/** Other tabs sit down as well: what they kept is never written over. */
function readAgain(): void {
  places.splice(0, places.length, ...kept<Place[]>('places', []))
}
keptElsewhere('places', readAgain)

export function placesHere(): Place[] {
  return [...places].sort((a, b) => b.at - a.at)
}

export function placeAt(code: string): Place | undefined {
  return places.find((place) => place.code === code)
}

export function rememberPlace(place: Omit<Place, 'at'>): void {
  forgetPlace(place.code)
  places.push({ ...place, at: Date.now() })
  // Whoever still plays keeps their seat as long as anything else can go.
  while (places.length > MOST) {
    const past = places.findIndex((one) => one.finished || one.practice)
    places.splice(Math.max(0, past), 1)
  }
  keep('places', $state.snapshot(places))
}

/** What the table tells of itself. */
export function notePlace(code: string, told: Partial<Omit<Place, 'code' | 'token' | 'at'>>): void {
  const before = placeAt(code)
  if (!before || Object.entries(told).every(([key, value]) => before[key as keyof Place] === value)) return
  readAgain()
  const place = placeAt(code)
  if (!place) return
  Object.assign(place, told)
  if (place.finished) place.ended ??= Date.now()
  else for (const of of ['ended', 'result', 'won'] as const) delete place[of] // the end was undone
  keep('places', $state.snapshot(places))
}

export function forgetPlace(code: string): void {
  readAgain()
  const index = places.findIndex((place) => place.code === code)
  if (index >= 0) places.splice(index, 1)
  keep('places', $state.snapshot(places))
}
