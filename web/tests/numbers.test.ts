import { describe, expect, it } from 'vitest'

import { unbroken } from '../src/words/numbers.ts'

describe('a number that changed', () => {
  it('stays on one line with what has become of it', () => {
    expect(unbroken('Lava Tendril: Nemesis life 12 → 9')).toBe('Lava Tendril: Nemesis life 12\u00a0→\u00a09')
  })

  it('is not confused with a card that moves', () => {
    expect(unbroken('Crystal: hand → discard pile')).toBe('Crystal: hand → discard pile')
  })
})
