import { describe, expect, it } from 'vitest'

import type { Band, Position } from '../src/messages.ts'
import { advance, rewind } from '../src/motion/interim.ts'
import { chapters, sumOf, toldChanges } from '../src/screens/table/chronicle.ts'

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
})

describe('the chronicle', () => {
  it('begins a chapter with each turn', () => {
    expect(chapters([band]).map((chapter) => [chapter.turn, chapter.title, chapter.told.length])).toEqual([
      [-1, 'The foe takes its turn', 1],
    ])
  })

  it('spells out the sum behind a line', () => {
    expect(sumOf(band.beats[1]!, 2)).toBe('1 × 3 (fury) = 3')
    expect(sumOf(band.beats[1]!, 1)).toBe('')
  })

  it('names the numbers that the log tells, and those on cards', () => {
    expect(toldChanges(band.beats[1]!).map((change) => change.label)).toEqual(['Wall', 'Imp: life'])
  })
})
