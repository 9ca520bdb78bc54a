// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { settings } from '../src/device/settings.svelte.ts'
import type { Look } from '../src/games/game.ts'
import type { NumberChange } from '../src/messages.ts'
import { loudness, SCORE, type Layer, type Sound } from '../src/motion/score.ts'

/** A device that notes what it is told to play. */
class Speaker {
  state = 'running'
  sampleRate = 8000
  currentTime = 0
  destination = {}
  static tones: number[] = []
  static master: { value: number } | null = null
  static made = 0
  constructor() {
    Speaker.made++
    Speaker.master = null
  }
  #param(): Record<string, unknown> {
    return { value: 0, setValueAtTime: (value: number) => Speaker.tones.push(value), exponentialRampToValueAtTime: () => undefined }
  }
  #node(): Record<string, unknown> {
    const node: Record<string, unknown> = { frequency: this.#param(), Q: {}, start: () => undefined, stop: () => undefined }
    node['connect'] = (next: unknown) => next
    return node
  }
  createGain(): unknown {
    const gain = this.#param() as unknown as { value: number }
    Speaker.master ??= gain
    return { ...this.#node(), gain }
  }
  createDynamicsCompressor = (): unknown => this.#node()
  createOscillator = (): unknown => this.#node()
  createBufferSource = (): unknown => this.#node()
  createBiquadFilter = (): unknown => this.#node()
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(8) })
}

async function fresh(): Promise<typeof import('../src/motion/sounds.svelte.ts')> {
  vi.resetModules()
  return import('../src/motion/sounds.svelte.ts')
}

beforeEach(() => {
  settings.sound = true
  settings.volume = 60
  Speaker.tones = []
  Speaker.made = 0
  vi.stubGlobal('AudioContext', Speaker)
})

describe('a page', () => {
  it('makes no sound before the first touch', async () => {
    const { play } = await fresh()
    play('victory')
    expect(Speaker.made).toBe(0)
    dispatchEvent(new Event('pointerdown'))
    play('victory')
    expect(Speaker.made).toBe(1)
    expect(Speaker.tones.length).toBeGreaterThan(0)
  })

  it('goes on in silence where the device refuses to make a sound', async () => {
    const refused = vi.fn(function () {
      throw new DOMException('no more audio contexts', 'NotSupportedError')
    })
    vi.stubGlobal('AudioContext', refused)
    const { play } = await fresh()
    dispatchEvent(new Event('pointerdown'))
    expect(() => play('card')).not.toThrow()
    expect(refused).toHaveBeenCalled()
  })

  it('is silent when muted and at volume nought, at once and in the middle of a sound', async () => {
    const { play } = await fresh()
    const { settings: own } = await import('../src/device/settings.svelte.ts')
    const { flushSync } = await import('svelte')
    dispatchEvent(new Event('pointerdown'))
    play('victory')
    expect(Speaker.master!.value).toBeGreaterThan(0.1)
    own.sound = false
    flushSync()
    expect(Speaker.master!.value).toBe(0)
    own.sound = true
    flushSync()
    expect(Speaker.master!.value).toBeGreaterThan(0.1)
    own.volume = 0
    flushSync()
    expect(Speaker.master!.value).toBe(0)
    const before = Speaker.tones.length
    play('victory')
    expect(Speaker.tones.length).toBe(before)
  })

  it('tells by its sound whether a wall, a foe or one of us is hit', async () => {
    const { play } = await fresh()
    dispatchEvent(new Event('pointerdown'))
    const look = { lives: ['life', 'gravehold', 'nemesis_life'], burdens: ['nemesis_life'], walls: ['gravehold'] } as unknown as Look
    const heard = (what: string, n = -1): string => {
      Speaker.tones = []
      play.all([{ what, n, before: 9, after: 6, label: what, event: 0 } as NumberChange], look)
      return Speaker.tones.join()
    }
    const [wall, us, foe, minion] = [heard('gravehold'), heard('life'), heard('nemesis_life'), heard('life', 7)]
    expect(new Set([wall, us, foe]).size).toBe(3)
    expect(minion).toBe(foe)
  })
})

const ALL = Object.keys(SCORE) as Sound[]
const layersOf = (sound: Sound, size = 3): Layer[] => (SCORE[sound] as (size: number) => Layer[])(size)
const TIMES = Array.from({ length: 600 }, (_, at) => at * 0.005)
const peak = (layers: Layer[]): number => Math.max(...TIMES.map((time) => loudness(layers, time)))
const energy = (layers: Layer[]): number => TIMES.reduce((sum, time) => sum + loudness(layers, time) ** 2, 0)

describe('every sound', () => {
  it.each(ALL)('%s is heard, and never clips', (sound) => {
    for (const size of [1, 3, 6, 20]) {
      expect(peak(layersOf(sound, size))).toBeGreaterThan(0.06)
      expect(peak(layersOf(sound, size))).toBeLessThan(1.5) // waves seldom meet; a limiter takes the rest
      for (const { at, length, loud } of layersOf(sound, size)) {
        expect(loud).toBeLessThanOrEqual(0.7)
        expect(at + length).toBeLessThan(2.6)
      }
    }
  })

  it('is unlike every other one', () => {
    expect(new Set(ALL.map((sound) => JSON.stringify(layersOf(sound)))).size).toBe(ALL.length)
  })

  it.each(['harm', 'blow', 'stones', 'heal', 'gain', 'loss'] as const)('of %s grows with what it tells', (sound) => {
    const [small, middling, large] = [1, 3, 6].map((size) => energy(layersOf(sound, size)))
    expect(middling).toBeGreaterThan(small!)
    expect(large).toBeGreaterThanOrEqual(middling!)
  })
})
