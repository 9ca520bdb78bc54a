import { keep, kept } from './kept.ts'

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
}

const MOST = 40

const places: Place[] = $state(kept<Place[]>('places', []))

export function placesHere(): Place[] {
  return [...places].sort((a, b) => b.at - a.at)
}

export function placeAt(code: string): Place | undefined {
  return places.find((place) => place.code === code)
}

export function rememberPlace(place: Omit<Place, 'at'>): void {
  forgetPlace(place.code)
  places.push({ ...place, at: Date.now() })
  while (places.length > MOST) places.shift()
  keep('places', $state.snapshot(places))
}

/** What the table tells of itself. */
export function notePlace(code: string, game: string, finished: boolean): void {
  const place = placeAt(code)
  if (!place || (place.game === game && place.finished === finished)) return
  Object.assign(place, { game, finished })
  keep('places', $state.snapshot(places))
}

export function forgetPlace(code: string): void {
  const index = places.findIndex((place) => place.code === code)
  if (index >= 0) places.splice(index, 1)
  keep('places', $state.snapshot(places))
}
