import { keep, kept } from '../../device/kept.ts'
import { settings } from '../../device/settings.svelte.ts'
import { chance } from '../../look/seeds.ts'
import type { BotInfo, Ending, GameInfo, NewTable, Position, SeatInfo } from '../../messages.ts'
import type { Series } from '../../games/game.ts'
import { path } from '../../routes.svelte.ts'
import { say } from '../../words/words.svelte.ts'
import { surprise } from '../setup/options.ts'
import { seatsAlone } from '../setup/seats.ts'

/** How a deal of the day went on this device. The first time counts. */
export interface DailyResult {
  code: string
  won: boolean
  /** In words, in the language it was played in. */
  text: string
}

/** A day as it is called everywhere, whatever the time is here: `2026-11-17`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** The day in words. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}

/** The table of a day: the same seats, set-up and deal on every device. */
export function dailyTable(game: GameInfo, bots: BotInfo[], day: string): NewTable {
  return {
    game: game.name,
    seats: seatsAlone(game, bots),
    setup: surprise(game.options, chance(`${day} ${game.name}`)),
    name: settings.name,
    language: settings.language,
    seed: day.replaceAll('-', ''),
  }
}

export function dailyResult(day: string, game: string): DailyResult | undefined {
  return kept<Record<string, DailyResult>>('daily', {})[`${day} ${game}`]
}

export function keepResult(day: string, game: string, result: DailyResult): DailyResult {
  const results = kept<Record<string, DailyResult>>('daily', {})
  const first = (results[`${day} ${game}`] ??= result)
  const latest = Object.entries(results).sort().slice(-90)
  keep('daily', Object.fromEntries(latest))
  return first
}

/** How a game ended, so short that friends can compare. */
export function resultOf(ending: Ending, position: Position, seats: SeatInfo[], mine: number[], standing: Series[]): string {
  const round = position.round ?? 0
  const me = mine[0] ?? 0
  const score = ending.scores[me]
  if (score !== undefined) {
    const place = 1 + ending.scores.filter((one) => one > score).length
    return say('daily-scored', { place, seats: seats.length, score, round })
  }
  const won = ending.winners.includes(me) ? 'yes' : 'no'
  const numbers = standing.filter((one) => one.seat < 0).map((one) => `${one.label} ${one.value}`)
  return [say('daily-ended', { won, round }), ...numbers].join(' · ')
}

/** What is sent to a friend: the result, and where the same deal can be played. */
export function sharedText(day: string, title: string, result: string): string {
  const link = `${new URL('.', document.baseURI).href}${path('daily', day)}`
  return `${say('daily-shared', { day: dayInWords(day), game: title })} ${result}\n${link}`
}
