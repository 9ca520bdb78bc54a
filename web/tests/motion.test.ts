// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'

import type { Band, Beat } from '../src/messages.ts'
import { scaleOf } from '../src/motion/flights.ts'
import { drawing } from '../src/motion/impacts.ts'
import { Staging } from '../src/screens/table/staging.svelte.ts'

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

  it('says that one’s own turn is followed by another', () => {
    const again = beat('turn', 0)
    expect(staging.isStaged({ ...mine, beats: [again] }, again)).toBe(true)
    expect(staging.isStaged({ ...mine, beats: [beat('turn', -1), again] }, again)).toBe(false)
    expect(staging.isStaged({ ...mine, turn: 1, beats: [again] }, again)).toBe(false)
  })
})
