import { describe, expect, it } from 'vitest'

import { placeOf } from '../src/lessons/places.ts'
import type { CardView, Choice, Pile, Position } from '../src/messages.ts'

/** A page on which only what these selectors name is in sight. */
function page(...selectors: string[]): ParentNode {
  const querySelectorAll = (selector: string): object[] => (selectors.includes(selector) ? [{ offsetParent: {}, selector }] : [])
  return { querySelectorAll } as unknown as ParentNode
}

const found = (show: string, position: Position, root: ParentNode): string | undefined =>
  (placeOf(show, position, root) as unknown as { selector: string } | null)?.selector

const pile = (seat: number, ...cards: [string, number][]): Pile => ({ seat, cards: cards.map(([id, n]) => ({ id, n }) as CardView) }) as Pile
const choice = (key: string, n?: number): Choice => ({ key, verb: key.split(':')[0]!, label: key, ...(n !== undefined && { n }) })
const asked = (...options: Choice[]): Position =>
  ({ you: 0, zones: { 'hand/0': pile(0, ['spark', 1]), 'breach_1/0': pile(0, ['spark', 2]) }, question: { options } }) as unknown as Position

describe('what a lesson points at', () => {
  const table = page('[data-n="1"]', '[data-n="2"]', '[data-key="end"]')

  it('is, of two copies of a card, the one that can be used now', () => {
    expect(found('card:spark', asked(choice('cast:spark', 2)), table)).toBe('[data-n="2"]')
    expect(found('card:spark', asked(choice('prep:spark:2', 1)), table)).toBe('[data-n="1"]')
  })

  it('is the button of an answer, or its card where it has no button', () => {
    expect(found('answer:end', asked(choice('end')), table)).toBe('[data-key="end"]')
    expect(found('answer:cast:*', asked(choice('cast:spark', 2), choice('end')), table)).toBe('[data-n="2"]')
  })

  it('is the answer that defends, not the one that takes the blow', () => {
    const dialog = page('[data-key="no"]', '[data-key="defend:scorcher"]', '[data-n="1"]')
    expect(found('answer:defend:*', asked(choice('no'), choice('defend:scorcher', 1)), dialog)).toBe('[data-key="defend:scorcher"]')
  })

  it('is nothing while the answer is not offered', () => {
    expect(found('answer:cast:*', asked(choice('end')), table)).toBeUndefined()
  })
})
