import { describe, expect, it } from 'vitest'

import { appears, lasts } from '../src/marks/marks.ts'
import type { CardInfo, MarkInfo, MarkWhen, Position } from '../src/messages.ts'

const CARDS = new Map(
  [
    { id: 'goblin', kind: 'monster', tags: ['minor'] },
    { id: 'axe', kind: 'item', tags: [] },
  ].map((card) => [card.id, card as unknown as CardInfo]),
)

const POSITION = {
  you: 1,
  zones: {
    track: { zone: 'track', seat: -1, count: 2, cards: [{ id: 'axe', n: 1 }, { id: 'goblin', n: 2 }] },
    'hand/0': { zone: 'hand', seat: 0, count: 1, cards: [{ id: 'goblin', n: 3 }] },
    'hand/1': { zone: 'hand', seat: 1, count: 1, cards: [null] },
  },
  counters: { charges: [2, 0], focused_2: [0, 1], fury: [4] },
  question: { prompt: 'defend', options: [{ key: 'defend:axe' }], sentence: '', about: '', n: -1, refused: [] },
} as unknown as Position

const mark = (when: MarkWhen, show = ''): MarkInfo => ({ id: 'one', when, show, text: '' })
const shows = (when: MarkWhen, show = ''): string | undefined => appears(mark(when, show), POSITION, CARDS)

describe('a mark', () => {
  it('appears with a card of its kind, and points at it', () => {
    expect(shows({ zone: 'track', kind: 'monster' })).toBe('card:goblin')
    expect(shows({ zone: 'track', kind: 'dragon' })).toBeUndefined()
    expect(shows({ zone: 'track', tag: 'minor' }, 'zone:track')).toBe('zone:track')
    expect(shows({ zone: 'track', card: 'axe' })).toBe('card:axe')
  })

  it('never looks into the hands of others, nor at cards that are face down', () => {
    expect(shows({ zone: 'hand' })).toBeUndefined()
  })

  it('counts what is the reader’s own, or the table’s', () => {
    expect(shows({ counter: 'charges' })).toBeUndefined()
    expect(shows({ counter: 'focused_*' })).toBe('')
    expect(shows({ counter: 'focused_*' }, 'zone:breach_*')).toBe('zone:breach_2')
    expect(shows({ counter: 'charg*', least: 3 }, 'zone:*')).toBeUndefined()
    expect(shows({ counter: 'fury', least: 4 })).toBe('')
    expect(shows({ counter: 'fury', least: 5 })).toBeUndefined()
  })

  it('waits for a question and an option', () => {
    expect(shows({ prompt: 'defend', offered: 'defend:' })).toBe('')
    expect(shows({ prompt: 'main' })).toBeUndefined()
    expect(shows({ offered: 'travel:' })).toBeUndefined()
  })

  it('goes when what it speaks of can no longer be done, and after a while', () => {
    const shown = { mark: mark({ offered: 'defend:' }), show: '', step: 7 }
    const at = (step: number, key: string): boolean => lasts(shown, { ...POSITION, step, question: { ...POSITION.question!, options: [{ key, verb: '', label: '' }] } }, CARDS)
    expect(at(8, 'defend:axe')).toBe(true)
    expect(at(8, 'end')).toBe(false)
    expect(at(10, 'defend:axe')).toBe(false)
    expect(at(6, 'defend:axe')).toBe(false)
  })
})
