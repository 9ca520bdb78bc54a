import { placesHere, type Place } from '../device/places.svelte.ts'
import { settings } from '../device/settings.svelte.ts'
import type { Mine } from '../messages.ts'
import { api } from '../wire/api.ts'

const MOST = 8
const PAUSE = 60_000

let known = $state.raw<Record<string, Mine>>({})

/** The other tables this device sits at, the last ones first. */
export function othersBut(code: string): Place[] {
  return placesHere()
    .filter((place) => !place.finished && !place.practice && place.code !== code)
    .slice(0, MOST)
}

/** What is known of a table that is not looked at now. */
export function newsOf(code: string): Mine | undefined {
  return known[code]
}

/** At how many other tables people wait for somebody here. Bots do not mind waiting. */
export function callsBut(code: string): number {
  return othersBut(code).filter(({ code: other }) => known[other]?.asked && known[other].company).length
}

/** Ask those tables one after another. */
export async function askAround(places: Place[]): Promise<void> {
  for (const place of places) {
    try {
      const mine = await api.mine(place.code, settings.language, place.token)
      known = { ...known, [place.code]: mine }
    } catch {
      // Gone, or out of reach: nothing is said of it.
    }
  }
}

/** Ask all other tables once, and then from time to time those at which people may wait. */
export function followOthers(code: string): () => void {
  void askAround(othersBut(code))
  const timer = setInterval(() => {
    if (!document.hidden) void askAround(othersBut(code).filter(({ code: other }) => known[other]?.company))
  }, PAUSE)
  return () => clearInterval(timer)
}
