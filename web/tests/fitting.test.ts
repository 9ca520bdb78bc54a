// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fits } from '../src/cards/fitting.ts'

/** Observers by what they watch: happy-dom lays nothing out, so the test says what has another size. */
let watching: Map<Element, () => void>
let frames: (() => void)[]

beforeEach(() => {
  watching = new Map()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #seen: Element[] = []
      constructor(readonly call: () => void) {}
      observe(element: Element): void {
        this.#seen.push(element)
        watching.set(element, this.call)
      }
      disconnect(): void {
        for (const element of this.#seen) watching.delete(element)
      }
    },
  )
})

/** A card with room for so many letters, more of them when it is tight. */
class Card {
  readonly face = document.createElement('div')
  readonly words = document.createElement('div')
  readonly line = document.createElement('p')
  measured = 0

  constructor(
    public room: number,
    public tightRoom: number,
    text: string,
    public width = 100,
  ) {
    this.line.textContent = text
    this.words.append(this.line)
    this.face.append(this.words)
    document.body.append(this.face)
    Object.defineProperty(this.face, 'clientWidth', { get: () => this.width })
    Object.defineProperty(this.words, 'clientHeight', { get: () => (this.isTight ? this.tightRoom : this.room) })
    Object.defineProperty(this.words, 'scrollHeight', {
      configurable: true,
      get: () => {
        this.measured++
        return this.line.textContent.length
      },
    })
  }
  get isTight(): boolean {
    return this.face.classList.contains('tight')
  }
  get saysMore(): boolean {
    return this.words.classList.contains('more')
  }
  /** The browser notices another size, and draws. */
  resized(): void {
    watching.get(this.face)?.()
    draw()
  }
}

function draw(): void {
  for (const frame of frames.splice(0)) frame()
}

describe('the words of a card', () => {
  it('leave the picture its room where they fit', () => {
    const card = new Card(20, 40, 'Gain 1 aether.')
    fits(card.words)
    card.resized()
    expect([card.isTight, card.saysMore]).toEqual([false, false])
  })

  it('take the room of the picture where they do not', () => {
    const card = new Card(20, 40, 'Gain 1 aether. Draw a card.')
    fits(card.words)
    card.resized()
    expect([card.isTight, card.saysMore]).toEqual([true, false])
  })

  it('say that there is more where even that is not enough', () => {
    const card = new Card(10, 20, 'Gain 1 aether. Draw a card.')
    fits(card.words)
    card.resized()
    expect([card.isTight, card.saysMore]).toEqual([true, true])
  })

  it('do not say so any more once they fit on the same card, because their face has arrived', () => {
    const card = new Card(10, 20, 'Gain 1 aether. Draw a card.')
    fits(card.words)
    card.resized()
    card.tightRoom = 30
    card.resized()
    expect([card.isTight, card.saysMore]).toEqual([true, false])
  })

  it('are left alone while signs are shown in their place', () => {
    const card = new Card(10, 20, 'Gain 1 aether. Draw a card.')
    fits(card.words)
    card.resized()
    card.tightRoom = 0
    Object.defineProperty(card.words, 'scrollHeight', { get: () => 0 })
    card.resized()
    expect(card.saysMore).toBe(true)
  })

  it('do not waver: a tight card stays tight while its width and its words are the same', () => {
    const card = new Card(20, 40, 'Gain 1 aether. Draw a card.')
    fits(card.words)
    card.resized()
    card.room = 60 // its neighbours grew lower, and it higher
    card.resized()
    expect(card.isTight).toBe(true)
  })

  it('begin again at another width, and with other words', () => {
    const card = new Card(20, 40, 'Gain 1 aether. Draw a card.')
    fits(card.words)
    card.resized()
    card.width = 200
    card.room = 60
    card.resized()
    expect(card.isTight).toBe(false)

    card.room = 20
    card.line.textContent = 'Gain 2 aether. Draw two cards.'
    watching.get(card.line)!()
    draw()
    expect(card.isTight).toBe(true)
    card.line.textContent = 'Gain 2 aether.'
    watching.get(card.line)!()
    draw()
    expect(card.isTight).toBe(false)
  })

  it('of all cards are measured in one frame', () => {
    const cards = [new Card(20, 40, 'Gain 1 aether.'), new Card(10, 40, 'Gain 1 aether.')]
    for (const card of cards) {
      fits(card.words)
      watching.get(card.face)!()
      watching.get(card.line)!()
    }
    expect(frames).toHaveLength(1)
    draw()
    expect(cards.map((card) => card.isTight)).toEqual([false, true])
    expect(cards.map((card) => card.measured)).toEqual([1, 2])
  })

  it('are not measured any more when the card is gone', () => {
    const card = new Card(10, 20, 'Gain 1 aether.')
    const leave = fits(card.words)
    watching.get(card.face)!()
    leave()
    draw()
    expect(card.measured).toBe(0)
    expect(watching.size).toBe(0)
  })
})
