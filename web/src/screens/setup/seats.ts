import { keep, kept } from '../../device/kept.ts'
import { placesHere } from '../../device/places.svelte.ts'
import { settings } from '../../device/settings.svelte.ts'
import type { BotInfo, GameInfo, NewSeat, NewTable } from '../../messages.ts'
import { api } from '../../wire/api.ts'

/** The bots that play a game, from the weakest to the strongest. */
export async function botsFor(game: GameInfo): Promise<BotInfo[]> {
  const { bots } = await api.about(settings.language)
  return bots.filter((bot) => game.bots.includes(bot.id))
}

/** A bot worth a first game: not the weakest. */
export function usualBot(bots: BotInfo[]): string {
  return (bots.find((bot) => bot.id === 'thrifty') ?? bots.at(-1))?.id ?? ''
}

/** How many sit down when nobody says otherwise: a small company. */
export function usualSeats(game: GameInfo): number {
  const wished = game.competitive ? 3 : 2
  return Math.min(Math.max(wished, game.min_seats), game.max_seats)
}

export function seatsAlone(game: GameInfo, bots: BotInfo[], count = usualSeats(game)): NewSeat[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { who: 'here', name: settings.name } : { who: 'bot', bot: usualBot(bots) },
  )
}

/** The table that was set up last on this device, for the next time. */
export function lastTable(game: string): { seats: NewSeat[]; setup: Record<string, string> } | undefined {
  return kept<Record<string, { seats: NewSeat[]; setup: Record<string, string> }>>('set-ups', {})[game]
}

export function rememberTable({ game, seats, setup }: NewTable): void {
  keep('set-ups', { ...kept<Record<string, unknown>>('set-ups', {}), [game]: { seats, setup: setup ?? {} } })
}

/** For a first game on this device, guided ones apart: as easy as the game can be, where it can. */
export function firstSetup(game: GameInfo): Record<string, string> {
  const played = placesHere().some((place) => place.game === game.name && place.finished && !place.guided)
  const difficulty = game.options.find((option) => option.name === 'difficulty')
  const easy = difficulty?.values.some((value) => value.id === 'beginner') && difficulty.default !== 'beginner'
  return easy && !played ? { difficulty: 'beginner' } : {}
}

/** A game with the defaults against bots, to be played at once. */
export function quickTable(game: GameInfo, bots: BotInfo[]): NewTable {
  return {
    game: game.name,
    seats: seatsAlone(game, bots),
    setup: firstSetup(game),
    name: settings.name,
    language: settings.language,
  }
}

/** The guided first game. */
export function guidedTable(game: GameInfo): NewTable {
  const lesson = game.lessons[0]!
  return {
    game: game.name,
    seats: lesson.players.map((player) =>
      player === 'you' ? { who: 'here', name: settings.name } : { who: 'bot', bot: player },
    ),
    setup: { lesson: lesson.name },
    name: settings.name,
    language: settings.language,
  }
}

/** The table that was set up last on this device, laid once more. */
export function sameTable(game: GameInfo): NewTable {
  const { seats, setup } = lastTable(game.name)!
  return {
    game: game.name,
    seats,
    setup,
    name: settings.name,
    language: settings.language,
    lobby: seats.some((seat) => seat.who === 'open'),
  }
}
