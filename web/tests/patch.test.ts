import { describe, expect, it } from 'vitest'

import { merge } from '../src/wire/patch.ts'

describe('a merge patch', () => {
  it('merges objects field by field', () => {
    const before = { counters: { crystals: [5, 5], wounds: [0, 1] }, turn: 0 }
    expect(merge(before, { counters: { crystals: [3, 5] } })).toEqual({
      counters: { crystals: [3, 5], wounds: [0, 1] },
      turn: 0,
    })
  })

  it('removes a field with null', () => {
    expect(merge({ question: { prompt: 'turn' }, step: 4 }, { question: null, step: 5 })).toEqual({ step: 5 })
  })

  it('replaces lists whole, also where they hold null', () => {
    expect(merge({ cards: [{ id: 'axe', n: 1 }, null] }, { cards: [null] })).toEqual({ cards: [null] })
  })

  it('makes an object where there was none', () => {
    expect(merge({ zones: 7 } as object, { zones: { deck: { count: 1 } } })).toEqual({ zones: { deck: { count: 1 } } })
  })

  it('keeps what did not change as the very same object', () => {
    const before = { zones: { deck: { count: 9 }, track: { count: 6 } } }
    const after = merge(before, { zones: { deck: { count: 8 } } })
    expect(after.zones.track).toBe(before.zones.track)
    expect(before.zones.deck.count).toBe(9)
  })
})
