import { settings } from '../../device/settings.svelte.ts'
import type { GameInfo, Labelled, NewSeat, NewTable } from '../../messages.ts'
import { api } from '../../wire/api.ts'

/** The bots that play a game, from the weakest to the strongest. */
export async function botsFor(game: GameInfo): Promise<Labelled[]> {
  const { bots } = await api.about(settings.language)
  return bots.filter((bot) => game.bots.includes(bot.id))
}

/** A bot worth a first game: not the weakest. */
export function usualBot(bots: Labelled[]): string {
  return (bots.find((bot) => bot.id === 'thrifty') ?? bots.at(-1))?.id ?? ''
}

/** How many sit down when nobody says otherwise: a small company. */
export function usualSeats(game: GameInfo): number {
  const wished = game.competitive ? 3 : 2
  return Math.min(Math.max(wished, game.min_seats), game.max_seats)
}

export function seatsAlone(game: GameInfo, bots: Labelled[], count = usualSeats(game)): NewSeat[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { who: 'here', name: settings.name } : { who: 'bot', bot: usualBot(bots) },
  )
}

/** A game with the defaults against bots, to be played at once. */
export function quickTable(game: GameInfo, bots: Labelled[]): NewTable {
  return {
    game: game.name,
    seats: seatsAlone(game, bots),
    setup: {},
    name: settings.name,
    language: settings.language,
  }
}
