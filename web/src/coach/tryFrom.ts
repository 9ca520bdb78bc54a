import { catalogueOf } from '../cards/catalogue.svelte.ts'
import { placeAt, rememberPlace } from '../device/places.svelte.ts'
import { settings } from '../device/settings.svelte.ts'
import type { NewSeat, TableInfo } from '../messages.ts'
import { go } from '../routes.svelte.ts'
import { botsFor, usualBot } from '../screens/setup/seats.ts'
import { api } from '../wire/api.ts'

/** Sit down where somebody sat before an answer of a finished game, and let bots have the other seats. */
export async function tryFrom(table: Pick<TableInfo, 'code' | 'game' | 'seats'>, step: number, mine: number): Promise<void> {
  const catalogue = await catalogueOf(table.game, settings.language)
  const bots = await botsFor(catalogue.game)
  const seats = table.seats.map(
    (seat): NewSeat => (seat.seat === mine ? { who: 'here', name: settings.name } : { who: 'bot', bot: usualBot(bots) }),
  )
  const from = { step, seats, name: settings.name, language: settings.language }
  const joined = await api.goOn(table.code, from, settings.language, placeAt(table.code)?.token)
  rememberPlace({ code: joined.table.code, token: joined.token, game: table.game, finished: false })
  go('t', joined.table.code)
}
