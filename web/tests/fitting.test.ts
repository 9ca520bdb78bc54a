// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

import { fits } from '../src/cards/fitting.ts'

let measure: () => void
let words: HTMLElement

/** The words are so high, on a card that has room for so much; the browser says so, and the page looks at it. */
function laidOut(high: number, room: number): void {
  Object.defineProperty(words, 'scrollHeight', { value: high, configurable: true })
  Object.defineProperty(words, 'clientHeight', { value: room, configurable: true })
  measure()
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    constructor(changed: () => void) {
      measure = changed
    }
    observe(): void {}
    disconnect(): void {}
  })
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => {
    look()
    return 0
  })
  const card = document.body.appendChild(document.createElement('div'))
  words = card.appendChild(document.createElement('p'))
  words.textContent = 'Gain 2 aether.'
  fits(words)
})

it('gives words that do not fit the room of the picture, and says that they go on if that is not enough', () => {
  laidOut(90, 70)

  expect(words.parentElement!.className).toBe('tight')
  expect(words.className).toBe('more')
})

it('does not say that words go on which fit once their face has arrived', () => {
  laidOut(90, 70)
  laidOut(70, 70)

  expect(words.className).toBe('')
})

it('leaves words as they are while a row of signs is shown in their place', () => {
  laidOut(90, 70)
  laidOut(0, 0)

  expect(words.className).toBe('more')
})
