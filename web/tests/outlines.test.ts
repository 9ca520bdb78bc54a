import { createRequire } from 'node:module'

import { describe, expect, it } from 'vitest'

import { onGrid } from '../plugins/outlines.ts'

const require = createRequire(import.meta.url)

describe('outlines on the grid', () => {
  it('begin where they say and go on from there', () => {
    expect(onGrid('M10.2 20.4L30.6,20.4V40.49h-5.1z')).toBe('M10 20l21 0v20h-5z')
  })

  it('lose nothing on the way: every point is rounded where it lies', () => {
    const steps = onGrid(`M0 0${'l.4 .4'.repeat(10)}`)
    expect(steps).toBe('M0 0l1 1 1 1 1 1 1 1')
  })

  it('keep arcs that end where they began', () => {
    expect(onGrid('m50 10a40 40 0 11-.12 0z')).toBe('M50 10a40 40 0 1 1-.1 0z')
  })

  it('read numbers that lean on each other, and moves that become lines', () => {
    expect(onGrid('m1-2 3.5.4M5 5C1.2.8-3-4 10 10s2 2 4 4')).toBe('M1-2l4 0m0 7c-4-4-8-9 5 5s2 2 4 4')
  })

  it('can tell every icon there is', () => {
    const { icons } = require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> }
    for (const { body } of Object.values(icons)) {
      for (const [, path] of body.matchAll(/ d="([^"]+)"/g)) expect(onGrid(path!)).toMatch(/^M[-\d. a-z]+$/)
    }
  })
})
