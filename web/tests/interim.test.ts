import { describe, expect, it } from 'vitest'

import type { Look } from '../src/games/game.ts'
import type { Band, Beat, Position } from '../src/messages.ts'
import { advance, rewind } from '../src/motion/interim.ts'
import { chapters, folded, gathered, isBadNews, sumOf, toldChanges } from '../src/screens/table/chronicle.ts'
import { speak } from '../src/words/words.svelte.ts'

const start = {
  you: 0,
  step: 1,
  turn: -1,
  zones: {
    deck: { zone: 'deck', seat: -1, count: 2, cards: [] },
    play: { zone: 'play', seat: -1, count: 1, cards: [{ id: 'imp', n: 4, marks: { life: 5 } }] },
  },
  counters: { wall: [30], life: [10, 10] },
  facts: {},
  waiting_for: [],
  status: '',
  can_undo: false,
  can_redo: false,
} as Position

const band: Band = {
  step: 1,
  seat: 0,
  turn: 0,
  choice: '',
  events: [
    { kind: 'turn' },
    { kind: 'moved', card: 'ogre', n: 9, origin: 'deck', goal: 'play' },
    { kind: 'counted', what: 'wall', amount: -3, total: 27 },
    { kind: 'marked', card: 'imp', n: 4, what: 'life', amount: -2, total: 3 },
  ],
  beats: [
    { kind: 'turn', turn: -1, first: 0, end: 1, lines: [{ text: 'The foe takes its turn', event: 0 }] },
    {
      kind: 'act',
      turn: -1,
      first: 1,
      end: 4,
      card: 'ogre',
      n: 9,
      lines: [
        { text: 'Ogre acts', event: 1 },
        { text: 'Wall: −3', event: 2 },
      ],
      changes: [
        { what: 'wall', before: 30, after: 27, label: 'Wall', event: 2, sum: '1 × 3 (fury) = 3' },
        { what: 'life', before: 5, after: 3, label: 'Imp: life', event: 3, card: 'imp', n: 4 },
      ],
    },
  ],
}

describe('the table between two positions', () => {
  const after = advance(start, band.beats[1]!, band.events, start)

  it('has the numbers and the cards that a beat tells', () => {
    expect(after.counters['wall']).toEqual([27])
    expect(after.zones['deck']!.count).toBe(1)
    expect(after.zones['play']!.cards.map((card) => card?.id)).toEqual(['imp', 'ogre'])
    expect(after.zones['play']!.cards[0]!.marks).toEqual({ life: 3 })
  })

  it('asks nothing and says what happens', () => {
    expect(after.question).toBeUndefined()
    expect(after.status).toBe('Ogre acts')
  })

  it('can be taken back to where it began', () => {
    const before = rewind(after, [band])
    expect(before.counters).toEqual(start.counters)
    expect(before.zones).toEqual(start.zones)
  })

  it('forecasts nothing of cards that came later', () => {
    const drawn = { who: 'Draws a card', card: '', effects: [] }
    const later = { ...after, forecast: [{ who: 'Ogre', card: 'ogre', n: 9, effects: [] }, drawn] }
    expect(rewind(later, [band]).forecast).toEqual([drawn])
  })
})

describe('the chronicle', () => {
  it('begins a chapter with each turn', () => {
    expect(chapters([band]).map((chapter) => [chapter.turn, chapter.title, chapter.told.length])).toEqual([
      [-1, 'The foe takes its turn', 1],
    ])
  })

  const told = (kind: Beat['kind'], first: number, text: string, card = '', turn = 0): Beat =>
    ({ kind, turn, first, end: first + 1, card, lines: [{ event: first, text }] })
  const steps = (...beats: Beat[]): Band[] => beats.map((beat, step) => ({ ...band, step, beats: [beat] }))

  it('tells equal neighbours once, with their number', () => {
    const [chapter] = chapters(
      steps(
        told('turn', 0, 'Olena begins'),
        told('act', 1, 'Olena plays Sign', 'sign'),
        told('act', 2, 'Olena plays Sign', 'sign'),
        told('act', 3, 'Olena plays Wand', 'wand'),
        told('act', 4, 'Olena plays Sign', 'sign'),
      ),
    )
    expect(chapter!.told.map(({ beat, count }) => [beat.lines![0]!.text, count])).toEqual([
      ['Olena plays Sign', 2],
      ['Olena plays Wand', 1],
      ['Olena plays Sign', 1],
    ])
  })

  it('tells equal lines of a beat once, with their number', () => {
    const lines = ['Olena reveals Sign', 'Olena reveals Sign', 'Olena reveals Wand'].map((text) => ({ text }))
    expect(folded(lines).map(({ line, count }) => [line.text, count])).toEqual([
      ['Olena reveals Sign', 2],
      ['Olena reveals Wand', 1],
    ])
  })

  it('tells a hand that is shown card by card in one line, and what comes of it in another', async () => {
    await speak('en')
    const cards = [['Бодя', 'Знак'], ['Бодя', 'Пшик'], ['Бодя', 'Знак'], ['Оля', 'Пшик'], ['Оля', 'Пых, облачко']] as const
    const lines = cards.map(([who, card], event) => ({ text: `${who} раскрывает карту «${card}»`, event }))
    expect(gathered([...lines, { text: 'Оля берёт карту', event: 5 }], (event) => [cards[event]?.[1]])).toEqual([
      'Бодя раскрывает карту «Знак» ×\u00a02; also: «Пшик»',
      'Оля раскрывает карту «Пшик»; also: «Пых, облачко»',
      'Оля берёт карту',
    ])
  })

  it('calls what happens between two turns by what arrived', () => {
    const arrived = chapters(
      steps(told('turn', 0, 'Olena begins'), told('arrival', 1, 'A new boss', 'ogre', -1), told('act', 2, 'Ogre acts', 'ogre', -1)),
    )
    expect(arrived.map(({ title, told }) => [title, told.length])).toEqual([
      ['Olena begins', 0],
      ['A new boss', 1],
    ])
  })

  it('spells out the sum behind a line', () => {
    expect(sumOf(band.beats[1]!, 2)).toBe('1 × 3 (fury) = 3')
    expect(sumOf(band.beats[1]!, 1)).toBe('')
  })

  it('names the numbers that the log tells, and those on cards', () => {
    expect(toldChanges(band.beats[1]!).map((change) => change.label)).toEqual(['Wall', 'Imp: life'])
  })

  const look = { lives: ['life', 'foe_life'], burdens: ['wounds', 'foe_life'] } as unknown as Look
  it.each([
    ['a life lost', { what: 'life', before: 10, after: 8 }, true],
    ['a life healed', { what: 'life', before: 8, after: 10 }, false],
    ['a new wound', { what: 'wounds', before: 0, after: 1 }, true],
    ['a wound healed', { what: 'wounds', before: 1, after: 0 }, false],
    ['a blow to the foe', { what: 'foe_life', before: 70, after: 65 }, false],
    ['a blow to a card of the foe', { what: 'life', before: 5, after: 3, n: 4 }, false],
    ['a coin', { what: 'coins', before: 0, after: 1 }, false],
    ['a coin spent', { what: 'coins', before: 1, after: 0 }, true],
  ])('knows whether %s is bad news', (_, change, bad) => {
    expect(isBadNews(change, look)).toBe(bad)
  })
})
