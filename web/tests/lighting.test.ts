import { describe, expect, it } from 'vitest'

import type { Look } from '../src/games/game.ts'
import type { Asked, Choice, Position } from '../src/messages.ts'
import { gestureKeys, isGesture, light, obvious } from '../src/screens/table/lighting.ts'

const look = { obvious: ['strike', 'end'] } as unknown as Look

function choice(key: string, more: Partial<Choice> = {}): Choice {
  return { key, verb: key.split(':')[0]!, label: key, ...more }
}

function position(options: Choice[], refused: Choice[] = [], zones: Position['zones'] = {}): Position {
  const question: Asked = { prompt: 'turn', sentence: '', about: '', n: -1, options, refused }
  return {
    you: 0,
    step: 0,
    turn: 0,
    zones,
    counters: {},
    facts: {},
    waiting_for: [0],
    status: '',
    can_undo: false,
    can_redo: false,
    question,
  }
}

const HAND = {
  'hand/0': {
    zone: 'hand',
    seat: 0,
    count: 3,
    cards: [
      { id: 'crystal', n: 4 },
      { id: 'crystal', n: 5 },
      { id: 'spark', n: 6 },
    ],
  },
}

describe('lighting', () => {
  it('lays options on the cards, seats and zones they belong to, and the rest into the strip', () => {
    const lit = light(
      position(
        [choice('play:crystal', { n: 4, card: 'crystal' }), choice('player:p2', { seat: 1 }), choice('end')],
        [choice('prep:spark', { n: 6, card: 'spark', why: 'no breach' })],
        HAND,
      ),
      look,
    )
    expect([...lit.offered.keys()]).toEqual(['card:4', 'seat:1'])
    expect(lit.loose.map((one) => one.key)).toEqual(['end'])
    expect([...lit.refused.keys()]).toEqual(['card:6'])
  })

  it('puts an option for a card that nobody can see into the strip', () => {
    expect(light(position([choice('pick:jade', { n: 99 })], [], HAND), look).loose).toHaveLength(1)
  })

  it('offers every one of several equal cards where the rules do not tell them apart', () => {
    const lit = light(position([choice('play:crystal', { n: 4, card: 'crystal' })], [], HAND), { ...look, alike: ['hand'] })
    expect(lit.offered.get('card:5')).toBe(lit.offered.get('card:4'))
    expect(lit.offered.has('card:6')).toBe(false)
  })

  it('is dark while nobody asks', () => {
    const { question: _, ...quiet } = position([choice('end')])
    expect(light(quiet, look).all).toEqual([])
  })
})

describe('the obvious move', () => {
  it('is the only one there is', () => {
    expect(obvious(light(position([choice('pick:axe', { n: 1 })]), look), look)?.key).toBe('pick:axe')
  })

  it('is the first that the game calls obvious', () => {
    const lit = light(position([choice('use:a'), choice('end'), choice('strike:ogre')]), look)
    expect(obvious(lit, look)?.key).toBe('strike:ogre')
  })

  it('does not exist among equals', () => {
    expect(obvious(light(position([choice('travel:axe'), choice('travel:ogre')]), look), look)).toBeUndefined()
  })
})

describe('picks of several cards', () => {
  it('are one gesture if one may stop', () => {
    expect(isGesture(light(position([choice('pick:a'), choice('done')]), look))).toBe(true)
    expect(isGesture(light(position([choice('pick:a'), choice('pick:b')]), look))).toBe(false)
  })

  it('name the later of equal cards first, since the others move up', () => {
    const keys = gestureKeys([choice('pick:goblin'), choice('pick:axe'), choice('pick:goblin#3'), choice('pick:goblin#2')])
    expect(keys).toEqual(['pick:goblin#3', 'pick:goblin#2', 'pick:goblin', 'pick:axe'])
  })
})
