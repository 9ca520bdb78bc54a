// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Hands } from '../src/screens/table/hands.ts'
import { answersToTouch } from '../src/screens/table/touching.ts'

const peek = vi.fn()
const touch = vi.fn()
let card: HTMLElement

/** The pointer is somewhere; the browser tells so of every card that is moved under it, too. */
function pointer(type: string, clientX: number, clientY: number): void {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: type === 'pointermove' })
  card.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }))
}

beforeEach(() => {
  vi.useFakeTimers()
  peek.mockClear()
  touch.mockClear()
  card = document.body.appendChild(document.createElement('button'))
  answersToTouch({ peek, touch } as unknown as Hands, 'card:7', { id: 'jade', n: 7 })(card)
})
afterEach(() => vi.useRealTimers())

it('a card that appears under a resting pointer is not shown large', () => {
  pointer('pointermove', 50, 50)
  pointer('pointerenter', 50, 50)
  pointer('pointermove', 50, 50)
  pointer('pointermove', 52, 50)
  vi.advanceTimersByTime(2000)
  expect(peek).not.toHaveBeenCalled()
})

it('a card is shown large once the pointer has moved onto it, or on it', () => {
  pointer('pointermove', 10, 10)
  pointer('pointerenter', 50, 50)
  vi.advanceTimersByTime(2000)
  expect(peek).toHaveBeenCalledOnce()
  pointer('pointerleave', 5, 5)
  peek.mockClear()

  pointer('pointermove', 50, 50)
  pointer('pointerenter', 50, 50)
  pointer('pointermove', 58, 50)
  vi.advanceTimersByTime(2000)
  expect(peek).toHaveBeenCalledOnce()
})

it.each([
  ['touch', true],
  ['mouse', false],
])('a %s on a card whose words have no room tells so: %s', (pointerType, unread) => {
  const words = card.appendChild(document.createElement('p'))
  words.dataset['words'] = ''
  words.getClientRects = () => [] as unknown as DOMRectList
  card.dispatchEvent(Object.assign(new MouseEvent('pointerdown'), { pointerType }))
  card.click()
  expect(touch).toHaveBeenCalledWith('card:7', { id: 'jade', n: 7 }, unread)
})
