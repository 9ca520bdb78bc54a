import { describe, expect, it } from 'vitest'

import { placesOf } from '../src/lessons/places.ts'
import { Room } from '../src/lessons/room.ts'
import type { CardView, Choice, Pile, Position } from '../src/messages.ts'

/** A page on which only what these selectors name is in sight. */
function page(...selectors: string[]): ParentNode {
  const querySelectorAll = (selector: string): object[] => (selectors.includes(selector) ? [{ offsetParent: {}, selector }] : [])
  return { querySelectorAll } as unknown as ParentNode
}

const found = (show: string, position: Position, root: ParentNode): string | undefined =>
  all(show, position, root)[0]
const all = (show: string, position: Position, root: ParentNode): string[] =>
  placesOf(show, position, root).map((one) => (one as unknown as { selector: string }).selector)

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

  it('is every one of several answers', () => {
    const spells = asked(choice('cast:spark', 2), choice('prep:ignite', 1), choice('end'))
    expect(all('answer:prep:ignite|cast:*', spells, table)).toEqual(['[data-n="2"]', '[data-n="1"]'])
  })

  it('is the answer that defends, not the one that takes the blow', () => {
    const dialog = page('[data-key="no"]', '[data-key="defend:scorcher"]', '[data-n="1"]')
    expect(found('answer:defend:*', asked(choice('no'), choice('defend:scorcher', 1)), dialog)).toBe('[data-key="defend:scorcher"]')
  })

  it('is nothing while the answer is not offered', () => {
    expect(found('answer:cast:*', asked(choice('end')), table)).toBeUndefined()
  })
})

describe('a lesson on several answers', () => {
  it('points at the card of each', () => {
    const table = page('[data-n="1"]', '[data-n="2"]')
    expect(all('answer:travel:of-*', asked(choice('travel:of-fury', 1), choice('travel:goblin', 3), choice('travel:of-scales', 2)), table)).toEqual([
      '[data-n="1"]',
      '[data-n="2"]',
    ])
  })
})

describe('the note of a lesson', () => {
  const screen = { left: 0, top: 0, right: 1200, bottom: 900 }
  const hand = { left: 400, top: 600, right: 800, bottom: 800 }
  const covers = (spot: { x: number; y: number }, box: typeof hand): boolean =>
    spot.x < box.right && spot.x + 360 > box.left && spot.y < box.bottom && spot.y + 120 > box.top

  it('lies beside what it is about, where nothing is', () => {
    const counters = { left: 700, top: 540, right: 1200, bottom: 590 }
    const room = new Room(screen, [
      { box: hand, weight: 40 },
      { box: counters, weight: 6 },
    ])
    const spot = room.spotFor(360, 120, hand, null)
    expect(covers(spot, hand)).toBe(false)
    expect(covers(spot, counters)).toBe(false)
    expect(spot.y).toBeGreaterThan(400)
  })

  it('goes farther away rather than cover prices, and covers a picture rather than a price', () => {
    const prices = { left: 0, top: 460, right: 1200, bottom: 600 }
    const picture = { left: 0, top: 0, right: 1200, bottom: 460 }
    const below = { left: 0, top: 600, right: 1200, bottom: 900 }
    const room = new Room(screen, [
      { box: picture, weight: 1 },
      { box: prices, weight: 6 },
      { box: below, weight: 8 },
    ])
    expect(covers(room.spotFor(360, 120, hand, null), prices)).toBe(false)
  })

  it('stays where it is unless another spot is much better', () => {
    const now = { x: 30, y: 640 }
    expect(new Room(screen, [{ box: hand, weight: 40 }]).spotFor(360, 120, hand, now)).toBe(now)
    const late = { box: { left: 0, top: 600, right: 400, bottom: 800 }, weight: 8 }
    expect(new Room(screen, [{ box: hand, weight: 40 }, late]).spotFor(360, 120, hand, now)).not.toBe(now)
  })
})
