import { expect, test } from 'vitest'

import type { Band, Beat } from '../src/messages.ts'
import { around, chapters, deeds } from '../src/screens/table/chronicle.ts'

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
