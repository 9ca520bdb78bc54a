// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'

import type { Catalogue } from '../src/cards/catalogue.svelte.ts'
import { lookOf } from '../src/games/index.ts'
import type { Band, Beat, CardInfo } from '../src/messages.ts'
import { scaleOf } from '../src/motion/flights.ts'
import { drawing } from '../src/motion/impacts.ts'
import { holds, sequel, Staging } from '../src/screens/table/staging.svelte.ts'

describe('a card in flight', () => {
  it('keeps its proportions: it is as large as fits where it comes from', () => {
    expect(scaleOf(new DOMRect(0, 0, 75, 794), new DOMRect(0, 0, 100, 100))).toBe(0.75)
    expect(scaleOf(new DOMRect(0, 0, 200, 50), new DOMRect(0, 0, 100, 100))).toBe(0.5)
  })
})

describe('a moment', () => {
  it.each([
    ['harm', -3, '−3'],
    ['harm', 1, '+1'], // a burden has grown
    ['heal', 2, '+2'],
    ['heal', -2, '−2'],
    ['loss', -4, '−4'],
  ] as const)('of %s by %i says so', (kind, by, said) => {
    expect(drawing(kind, by)).toContain(`>${said}<`)
  })
})

describe('the stage', () => {
  const staging = new Staging({ catalogue: null, mine: [0], you: 0, show: () => undefined })
  const mine = { step: 3, seat: 0, turn: 0, choice: '', events: [], beats: [] } as Band
  const beat = (kind: Beat['kind'], turn: number): Beat => ({ kind, turn, first: 0, end: 1, lines: [{ text: 'something', event: 0 }] })

  it.each([
    ['what the foe does', beat('act', -1), true],
    ['an exhaustion in one’s own turn', beat('fall', 0), true],
    ['one’s own doing', beat('act', 0), false],
    ['the set-up', beat('setup', -1), false],
  ])('knows whether it shows %s', (_, one, shown) => {
    expect(staging.isStaged(mine, one)).toBe(shown)
  })

  it('leaves cards of the turn order to their rail, and turns no deck over on the stage', async () => {
    const look = await lookOf('aeons-end')
    const cards = new Map([['turn-nemesis', { id: 'turn-nemesis', kind: 'turn' } as CardInfo], ['cleave', { id: 'cleave', kind: 'attack' } as CardInfo]])
    const table = new Staging({ catalogue: { look, cards } as unknown as Catalogue, mine: [0], you: 0, show: () => undefined })
    const theirs = { ...mine, seat: 1, turn: 1 }
    expect(table.isStaged(theirs, { ...beat('more', -1), card: 'turn-nemesis' })).toBe(false)
    expect(table.isStaged(theirs, beat('more', 1))).toBe(false)
    expect(table.isStaged(theirs, { ...beat('more', -1), card: 'cleave' })).toBe(true)
    expect(table.isStaged(theirs, { ...beat('act', 1), card: 'cleave' })).toBe(true)
  })

  it('says that one’s own turn is followed by another', () => {
    const again = beat('turn', 0)
    expect(staging.isStaged({ ...mine, beats: [again] }, again)).toBe(true)
    expect(staging.isStaged({ ...mine, beats: [beat('turn', -1), again] }, again)).toBe(false)
    expect(staging.isStaged({ ...mine, turn: 1, beats: [again] }, again)).toBe(false)
  })
})

describe('the pace of others', () => {
  const act = (card: string, text: string, more: Partial<Beat> = {}): Beat => ({ kind: 'act', turn: 1, first: 0, end: 1, seat: 1, card, lines: [{ text, event: 0 }], ...more })
  const hit = (event: number): Partial<Beat> => ({ changes: [{ what: 'nemesis_life', before: 59, after: 58, label: 'Nemesis life', event }] })
  const crystal = act('crystal', 'Thrifty plays Crystal', { changes: [{ what: 'aether', before: 2, after: 3, label: 'Thrifty: aether', event: 5 }] })

  it('tells equal plays in a row as one, and keeps a card that does more on the stage', () => {
    expect(sequel(undefined, crystal)).toBe('new')
    expect(sequel(crystal, crystal)).toBe('again')
    expect(sequel(act('spark', 'Thrifty casts Spark'), act('spark', 'Provoker: 1 damage', hit(0)))).toBe('more')
    expect(sequel(act('spark', 'Thrifty casts Spark', hit(0)), act('spark', 'Thrifty casts Spark', hit(0)))).toBe('more')
    expect(sequel(crystal, act('jade', 'Thrifty plays Jade'))).toBe('new')
    expect(sequel(crystal, { ...crystal, turn: 0 })).toBe('new')
  })

  it('is that of somebody who plays briskly: an ordinary turn takes at most twelve seconds when calm', () => {
    const turn: Beat[] = [
      { kind: 'more', turn: 1, first: 0, end: 1, card: 'turn-2', lines: [{ text: 'Turn order: Thrifty', event: 0 }] },
      { kind: 'turn', turn: 1, first: 1, end: 2, lines: [{ text: 'Thrifty begins a turn', event: 1 }] },
      act('spark', 'Thrifty casts Spark', hit(0)),
      act('spark', 'Thrifty casts Spark', hit(0)),
      act('quartz-shard', 'Thrifty plays Quartz Shard'),
      crystal,
      crystal,
      crystal,
      crystal,
      act('amplify-vision', 'Thrifty preps Amplify Vision'),
      act('spark', 'Thrifty preps Spark to breach Ⅰ'),
      act('spark', 'Thrifty preps Spark to breach Ⅱ'),
      act('jade', 'Thrifty gains Jade'),
    ]
    const times = turn.map((beat, at) => holds(beat, sequel(turn[at - 1], beat), undefined, 'calm'))
    const all = times.reduce((sum, { before, after }) => sum + before + after, 0)
    expect(all).toBeLessThan(12_000)
    expect(holds(crystal, 'new', undefined, 'calm').before).toBeGreaterThan(500)
  })

  it('shows equal plays one after another in the time of a glance', () => {
    expect(holds(crystal, 'again', undefined, 'calm')).toEqual({ before: 0, after: 240 })
  })

  it('does not wait until a card has been read again: at once in the same turn, in half the time later', () => {
    const acts = act('provoker', 'Provoker acts', { turn: -1, seat: -1 })
    const [first, again, later] = (['not', 'now', 'before'] as const).map((known) => holds(acts, 'new', 120, 'calm', known).before)
    expect(first).toBe(1100 + 120 * 16)
    expect(again).toBe(550)
    expect(later).toBe(first! / 2)
    expect(holds(act('cleave', 'Strike', { turn: -1 }), 'new', 10, 'calm', 'before').before).toBe(1100)
  })

  it('leaves time to read what the nemesis plays', () => {
    const cleave = act('cleave', 'The nemesis draws: Cleave', { turn: -1, seat: -1 })
    expect(holds(cleave, 'new', 80, 'calm').before).toBeGreaterThan(2_000)
  })
})
