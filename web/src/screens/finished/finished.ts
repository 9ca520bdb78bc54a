import { notePlace, placesHere, type Place } from '../../device/places.svelte.ts'
import { settings } from '../../device/settings.svelte.ts'
import { api, Refusal } from '../../wire/api.ts'

/** The games that ended on this device, the last ones first. */
export function finishedHere(): Place[] {
  return placesHere()
    .filter((place) => place.finished && !place.practice)
    .sort((a, b) => (b.ended ?? b.at) - (a.ended ?? a.at))
}

/** What the server says of a finished game in the reader's language; empty if it says nothing now, or has the table no more. */
export async function toldBy(place: Place): Promise<{ result: string; others: string[] }> {
  const nothing = { result: '', others: [] }
  if (place.gone) return nothing
  try {
    const mine = await api.mine(place.code, settings.language, place.token)
    return { result: mine.finished ? mine.status : '', others: mine.others }
  } catch (error) {
    // A code that leads nowhere is not asked for twice: the server takes that for guessing.
    if (error instanceof Refusal && error.code === 'no-table') notePlace(place.code, { gone: true })
    return nothing
  }
}
