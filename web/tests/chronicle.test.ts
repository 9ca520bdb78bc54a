import { expect, test } from 'vitest'

import type { Look } from '../src/games/game.ts'
import type { Band, Beat, NumberChange } from '../src/messages.ts'
import { around, chapters, deeds, falls, totals } from '../src/screens/table/chronicle.ts'
import { Since } from '../src/screens/table/since.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'

const band = (step: number, ...beats: Beat[]): Band => ({ step, seat: 0, turn: 0, choice: '', events: [], beats })
const turn = (whose: number, round = 0): Beat => ({ kind: 'turn', turn: whose, first: 0, end: 1, lines: [{ text: `turn ${whose}`, event: 0 }], round })

test('a turn that begins a round says so', () => {
  const log = [band(0, turn(0, 1), turn(-1)), band(1, turn(0, 2))]
  expect(chapters(log).map((chapter) => chapter.round)).toEqual([1, 0, 2])
})

test('a card is found by its name, whatever its capitals', () => {
  expect(around('Olena plays crystal.', ['Crystal'])).toEqual(['Olena plays ', 'crystal', '.'])
  expect(around('Olena plays Jade.', ['Crystal', undefined])).toEqual(['Olena plays Jade.', '', ''])
  expect(around('чары огня', ['Чары льда', 'огня'])).toEqual(['чары ', 'огня', ''])
})

test('what somebody did is told card by card, and nobody else\'s deeds with it', () => {
  const does = (whose: number, card: string, text: string): Beat => ({ kind: 'act', turn: whose, card, first: 0, end: 1, lines: [{ text, event: 0 }] })
  const log = [
    band(0, turn(1), does(1, 'gem', 'plays Gem'), does(1, 'spell', 'casts Spell'), does(1, 'gem', 'plays Gem'), does(1, 'gem', 'gains Gem')),
    band(1, turn(2), does(2, 'relic', 'plays Relic')),
  ]
  expect(deeds(chapters(log), 1).map(({ card, texts }) => [card, texts])).toEqual([
    ['gem', ['plays Gem × 2', 'gains Gem']],
    ['spell', ['casts Spell']],
  ])
})

test('who died and came back is not told to have gained lives', () => {
  const life = (before: number, after: number, seat = 0): NumberChange => ({ what: 'life', before, after, label: `life of ${seat}`, event: 0, seat })
  const acts = (kind: Beat['kind'], texts: string[], ...changes: NumberChange[]): Beat => ({
    kind,
    turn: 1,
    first: 0,
    end: 1,
    lines: texts.map((text, event) => ({ text, event })),
    changes,
  })
  const log = [
    band(
      0,
      turn(1),
      acts('act', ['attacks'], life(7, 4), life(20, 15, 2)),
      acts('act', ['attacks'], life(4, 0)),
      acts('fall', ['Olena dies!', 'Bodya has killed an enemy with Axe', 'Olena is back'], life(0, 20)),
    ),
  ]
  const look = { lives: ['life'] } as unknown as Look
  expect(totals(chapters(log), look)).toEqual([
    { label: 'life of 0', way: [7, 0, 20], bad: true },
    { label: 'life of 2', way: [20, 15], bad: true },
  ])
  expect(falls(chapters(log))).toEqual(['Olena dies! Bodya has killed an enemy with Axe'])
})

test('what became of lives and burdens is told with the bad news first', () => {
  const change = (what: string, before: number, after: number): NumberChange => ({ what, label: what, before, after, event: 0 })
  const struck = { kind: 'act', turn: 1, first: 0, end: 1, lines: [{ text: 'a spell', event: 0 }], changes: [change('foe', 68, 67), change('fury', 5, 6), change('wall', 9, 9)] } as Beat
  const more = { ...struck, changes: [change('fury', 6, 7), change('aether', 2, 1)] } as Beat
  const look = { lives: ['foe', 'wall'], burdens: ['foe', 'fury'] } as unknown as Look
  expect(totals(chapters([band(0, struck, more)]), look)).toEqual([
    { label: 'fury', way: [5, 7], bad: true },
    { label: 'foe', way: [68, 67], bad: false },
  ])
})

test('before somebody here has had a turn, the story of others is no story since that turn', async () => {
  await speak('en')
  const theirs = { ...band(0, turn(1)), seat: 1, turn: 1 }
  const mine = { ...band(1, turn(0)), seat: 0, turn: 0 }
  expect(new Since({ log: [theirs], mine: [0] }).heading).toBe('What has happened so far')
  expect(new Since({ log: [theirs, mine, theirs], mine: [0] }).heading).toBe('What happened since your turn')
})
