// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import type { BotInfo, Ending, GameInfo, Position, SeatInfo } from '../src/messages.ts'
import { dailyResult, dailyTable, dayOf, isDay, keepResult, resultOf } from '../src/screens/daily/daily.ts'
import { speak } from '../src/words/words.svelte.ts'

const GAME = {
  name: 'aeons-end',
  competitive: false,
  min_seats: 1,
  max_seats: 4,
  options: [
    { name: 'nemesis', label: '', many: false, of: 'card', default: 'rageborne', values: ['random', 'rageborne'].map((id) => ({ id, label: id })) },
    { name: 'town', label: '', many: false, of: 'card', default: 'a', values: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id })) },
  ],
} as unknown as GameInfo
const BOTS: BotInfo[] = [{ id: 'thrifty', label: '', about: '' }]

test('a day has the same table on every device, and another day another deal', () => {
  const table = dailyTable(GAME, BOTS, '2026-11-17')
  expect(table.seed).toBe('20261117')
  expect(table.setup?.['nemesis']).toBe('random')
  expect(dailyTable(GAME, BOTS, '2026-11-17')).toEqual(table)
  expect(dailyTable(GAME, BOTS, '2026-11-18').seed).toBe('20261118')
})

test('the day is the same whatever the clock on the wall says', () => {
  expect(dayOf(new Date('2026-11-17T23:30:00-05:00'))).toBe('2026-11-18')
  expect(isDay('2026-11-17')).toBe(true)
  expect(isDay('2026-13-45')).toBe(false)
  expect(isDay('yesterday')).toBe(false)
})

test('the first result of a day counts', () => {
  keepResult('2026-11-17', 'aeons-end', { code: 'a', won: false, text: 'lost' })
  keepResult('2026-11-17', 'aeons-end', { code: 'b', won: true, text: 'won' })
  expect(dailyResult('2026-11-17', 'aeons-end')?.text).toBe('lost')
})

test('results are short enough to compare', async () => {
  await speak('en')
  const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }] as SeatInfo[]
  const position = { round: 9 } as Position
  const scored: Ending = { winners: [1], scores: [30, 42, 12], sentence: '' }
  expect(resultOf(scored, position, seats, [0], [])).toBe('place 2 of 3, score 30, 9 rounds')
  const together: Ending = { winners: [0], scores: [], sentence: '' }
  expect(resultOf(together, position, seats, [0], [{ label: 'Gravehold', seat: -1, value: 12 }])).toBe('won in round 9 · Gravehold 12')
})
