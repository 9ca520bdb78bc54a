// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { settings } from '../src/device/settings.svelte.ts'
import BreachRing from '../src/games/aeons-end/BreachRing.svelte'
import type { Breach } from '../src/games/aeons-end/facts.ts'
import Wall from '../src/games/aeons-end/Wall.svelte'
import type { Look } from '../src/games/game.ts'
import type { EventView, GameInfo, NumberChange, Position } from '../src/messages.ts'
import { flights } from '../src/motion/flights.ts'
import { rubble, strike, travel } from '../src/motion/impacts.ts'

let shown: ReturnType<typeof mount> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
})

describe('a breach', () => {
  const breach = (state: Breach['state'], turns: number): Breach => ({ number: 2, numeral: 'Ⅱ', state, turns, spells: [] }) as unknown as Breach

  it.each([
    ['opens', 'opened'],
    ['breaks', 'none'],
  ] as const)('%s before the eyes of whoever is there, not for whoever comes later', (what, state) => {
    const props = $state({ breach: breach('closed', 3) })
    shown = mount(BreachRing, { target: document.body, props })
    flushSync()
    expect(document.querySelector('.moment')).toBeNull()
    props.breach = breach(state, 0)
    flushSync()
    expect(document.querySelector(`.moment.${what}`)).not.toBeNull()

    void unmount(shown)
    shown = mount(BreachRing, { target: document.body, props })
    flushSync()
    expect(document.querySelector('.moment')).toBeNull()
  })
})

describe('the wall of Gravehold', () => {
  const at = (life: number, outcome?: Position['outcome']): Position => ({ counters: { gravehold: [life] }, facts: { gravehold_most: 10 }, outcome }) as unknown as Position
  const stones = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.stones i')]
  const standing = (): number => stones().filter((stone) => !stone.classList.contains('fallen')).length

  it('loses its stones one after another, from the right', () => {
    const props = $state({ position: at(10), info: { counters: { gravehold: 'Gravehold' } } as unknown as GameInfo })
    shown = mount(Wall, { target: document.body, props })
    flushSync()
    expect(standing()).toBe(10)
    props.position = at(7)
    flushSync()
    expect(standing()).toBe(7)
    expect(stones().slice(7).map((stone) => stone.style.getPropertyValue('--late'))).toEqual(['2', '1', '0'])
    expect(document.querySelector('[data-hit]')).toBe(stones()[7])
  })

  it('falls when all is lost, however much of it was left', () => {
    const props = $state({ position: at(4), info: { counters: {} } as unknown as GameInfo })
    shown = mount(Wall, { target: document.body, props })
    flushSync()
    props.position = at(4, { winners: [0], scores: [] } as unknown as Position['outcome'])
    flushSync()
    expect(standing()).toBe(4)
    props.position = at(4, { winners: [], scores: [] } as unknown as Position['outcome'])
    flushSync()
    expect(standing()).toBe(0)
  })
})

describe('a blow', () => {
  const look = { lives: ['life', 'gravehold', 'nemesis_life'], burdens: ['nemesis_life'] } as unknown as Look
  const layer = document.createElement('div')
  const blow = (what: string, by: number, seat = -1): NumberChange => ({ what, before: 20, after: 20 - by, label: what, event: 0, seat }) as NumberChange

  beforeEach(() => {
    layer.innerHTML = ''
    flights.use(layer)
    Element.prototype.animate = vi.fn(() => ({ finish: () => undefined }) as unknown as Animation)
    document.body.innerHTML = ['gravehold', 'nemesis_life', 'life/0', 'life/1'].map((name) => `<p data-counter="${name}"></p>`).join('')
    for (const node of document.querySelectorAll('p')) node.getBoundingClientRect = () => new DOMRect(10, 10, 50, 20)
    document.querySelector('p')!.innerHTML = '<i data-hit="stones"></i>'
  })

  it.each([
    ['a heavy one on Gravehold', blow('gravehold', 5), true],
    ['a heavy one on somebody here', blow('life', 3, 0), true],
    ['a heavy one on somebody else', blow('life', 6, 1), false],
    ['a heavy one on the foe', blow('nemesis_life', 9), false],
    ['a light one', blow('gravehold', 2), false],
  ])('lights the edge of the screen up: %s', (_, change, lit) => {
    strike(change, look, [0])
    expect(layer.querySelectorAll('.impact')).toHaveLength(1)
    expect(layer.querySelectorAll('.edge')).toHaveLength(lit ? 1 : 0)
  })

  it('lands on the face of whoever has the number, where it has one', () => {
    const face = document.createElement('i')
    face.dataset['struck'] = 'nemesis_life'
    face.getBoundingClientRect = () => new DOMRect(300, 200, 100, 80)
    document.body.append(face)
    strike(blow('nemesis_life', 2), look)
    expect(layer.querySelector<HTMLElement>('.impact')!.style.left).toBe('350px')
    strike(blow('life', 2, 1), look)
    expect(layer.querySelectorAll<HTMLElement>('.impact')[1]!.style.left).toBe('35px')
  })

  it('is seen where a card lay that died of it, and the card falls to pieces', () => {
    document.body.innerHTML = '<div data-zone="nemesis_play" data-breaks><b data-n="7"></b></div><div data-zone="hand"><b data-n="8"></b></div><i data-zone="nemesis_discard"></i>'
    for (const node of document.querySelectorAll<HTMLElement>('b, i')) node.getBoundingClientRect = () => new DOMRect(600, 10, 60, 80)
    const before = flights.before()
    for (const card of document.querySelectorAll('b')) card.remove()
    const left = (n: number): EventView => ({ kind: 'moved', n, goal: 'nemesis_discard', goal_seat: -1 }) as EventView
    flights.after(before, [left(7)])
    expect(layer.querySelectorAll('.ghost')).toHaveLength(6)
    flights.after(before, [left(8)])
    expect(layer.querySelectorAll('.ghost')).toHaveLength(7)
    strike({ ...blow('life', 3), n: 7 }, look, [], before)
    expect(layer.querySelector<HTMLElement>('.impact')!.style.left).toBe('630px')
  })

  it('only comes and goes where nothing shall move: no shake, no flash, no flight', async () => {
    settings.motion = 'none'
    try {
      const animate = vi.mocked(Element.prototype.animate)
      animate.mockClear()
      strike(blow('gravehold', 5), look, [0])
      const way = travel(new DOMRect(500, 300, 80, 80), blow('life', 3, 0), look)
      expect(layer.querySelectorAll('.impact')).toHaveLength(1)
      expect(layer.querySelectorAll('.edge, .bead')).toHaveLength(0)
      expect(layer.querySelectorAll('.trail')).toHaveLength(1)
      for (const [frames] of animate.mock.calls) {
        const places = (frames as Keyframe[]).map(({ transform, translate, offsetDistance }) => `${transform} ${translate} ${offsetDistance}`)
        expect(new Set(places).size).toBe(1)
        expect((frames as Keyframe[]).map(({ opacity }) => opacity)).toEqual([0, 1, 1, 0])
      }
      expect(animate).toHaveBeenCalledTimes(2)
      for (const { value } of animate.mock.results) (value as Animation).onfinish?.(new Event('finish') as AnimationPlaybackEvent)
      await way
      expect(layer.children).toHaveLength(0)
    } finally {
      settings.motion = 'full'
    }
  })

  it('on a wall leaves dust and stones, the more the harder it was', () => {
    strike(blow('gravehold', 4), look)
    expect(layer.innerHTML).toContain('#d8c9b6')
    expect(layer.innerHTML).toContain('>−4<')
    const pieces = (by: number): number => rubble(by).split('<path').length
    expect(pieces(-6)).toBeGreaterThan(pieces(-1))
  })
})
