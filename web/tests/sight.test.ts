import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { seenOf } from '../src/lessons/sight.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A thing on the page, in others that cut off what juts out of them, or do not. */
function thing(box: Box, ...around: (Box & { overflow: string })[]): HTMLElement {
  const [first, ...rest] = around
  const parentElement = first ? thing(first, ...rest) : null
  return { overflow: (box as Partial<{ overflow: string }>).overflow ?? 'visible', parentElement, getBoundingClientRect: () => box } as unknown as HTMLElement
}

const page = { left: 0, top: 90, right: 390, bottom: 370 }
const card = { left: 20, top: 300, right: 370, bottom: 450 }
let onTop: object | null = null

beforeEach(() => {
  onTop = null
  vi.stubGlobal('document', { body: {}, elementFromPoint: () => ({ closest: () => onTop }) })
  vi.stubGlobal('getComputedStyle', ({ overflow }: { overflow: string }) => ({ overflowX: overflow, overflowY: overflow }))
  vi.stubGlobal('DOMRect', class { constructor(readonly x: number, readonly y: number, readonly width: number, readonly height: number) {} })
})
afterEach(() => vi.unstubAllGlobals())

describe('what of a thing can be seen', () => {
  it('ends where its page does', () => {
    expect(seenOf(thing(card, { ...page, overflow: 'auto' }))).toMatchObject({ x: 20, y: 300, width: 350, height: 70 })
  })

  it('is all of it where nothing cuts it off', () => {
    expect(seenOf(thing(card, { ...page, overflow: 'visible' }))).toMatchObject({ y: 300, height: 150 })
  })

  it('is nothing when it was scrolled away', () => {
    expect(seenOf(thing({ ...card, top: 400 }, { ...page, overflow: 'auto' }))).toBeUndefined()
  })

  it('is all of a small thing, and nothing of one cut in half', () => {
    const counter = { left: 190, top: 340, right: 225, bottom: 356 }
    expect(seenOf(thing(counter, { ...page, overflow: 'auto' }))).toMatchObject({ y: 340, height: 16 })
    expect(seenOf(thing({ ...counter, top: 362, bottom: 378 }, { ...page, overflow: 'auto' }))).toBeUndefined()
  })

  it('is nothing under a dialog, unless it is part of the dialog', () => {
    onTop = { contains: () => false }
    expect(seenOf(thing(card))).toBeUndefined()
    onTop = { contains: () => true }
    expect(seenOf(thing(card))).toMatchObject({ height: 150 })
  })
})
