import { describe, expect, it } from 'vitest'

import type { OptionInfo } from '../src/messages.ts'
import { fitting, surprise, toggled, withChoice, withinSeats } from '../src/screens/setup/options.ts'
import { moved } from '../src/screens/table/order.ts'

const kingdoms: OptionInfo = {
  name: 'kingdoms',
  label: '',
  many: true,
  of: '',
  default: 'random',
  values: ['random', 'goblins', 'gnolls'].map((id) => ({ id, label: id })),
}
const town: OptionInfo = { ...kingdoms, name: 'town', many: false, of: 'card', values: ['random', 'alea'].map((id) => ({ id, label: id })) }

describe('options of the set-up', () => {
  it('leave chance behind as soon as something is chosen', () => {
    expect(toggled('random', 'gnolls', kingdoms)).toBe('gnolls')
    expect(toggled('gnolls', 'goblins', kingdoms)).toBe('goblins,gnolls')
    expect(toggled('goblins,gnolls', 'random', kingdoms)).toBe('random')
  })

  it('take a preset whole or not at all', () => {
    const market = { ...kingdoms, of: 'card', default: 'preset', values: ['preset', 'jade', 'ruby'].map((id) => ({ id, label: id })) }
    const isCard = (id: string): boolean => id !== 'preset'
    expect(toggled('preset', 'ruby', market, isCard)).toBe('ruby')
    expect(toggled('jade,ruby', 'preset', market, isCard)).toBe('preset')
  })

  it('keep cards in the order in which they were chosen: the first is for the first seat', () => {
    const mages = { ...kingdoms, of: 'card', default: 'random', values: ['random', 'brama', 'xaxos'].map((id) => ({ id, label: id })) }
    expect(toggled(toggled('random', 'xaxos', mages), 'brama', mages)).toBe('xaxos,brama')
  })

  it('go back to the default when nothing is left', () => {
    expect(toggled('gnolls', 'gnolls', kingdoms)).toBe('random')
    expect(toggled('gnolls', 'gnolls', kingdoms, () => true, 'goblins')).toBe('goblins')
  })

  it('are chosen only where they differ from what is usual', () => {
    expect(withChoice({ town: 'alea' }, 'kingdoms', 'gnolls', 'random')).toEqual({ town: 'alea', kingdoms: 'gnolls' })
    expect(withChoice({ town: 'alea', kingdoms: 'gnolls' }, 'kingdoms', 'random', 'random')).toEqual({ town: 'alea' })
  })

  it('are sent as far as they are asked, and cards as far as they are offered', () => {
    const setup = { town: 'alea', kingdoms: 'gnolls', solo: '4' }
    expect(fitting(setup, [kingdoms, town])).toEqual({ kingdoms: 'gnolls', town: 'alea' })
    expect(fitting(setup, [{ ...town, values: [] }])).toEqual({})
  })

  it('offer nobody to begin who does not sit there', () => {
    const first = withinSeats({ ...kingdoms, name: 'first', many: false, of: 'seat', values: ['random', '1', '2', '3', '4'].map((id) => ({ id, label: id })) }, 3)
    expect(first.values.map(({ id }) => id)).toEqual(['random', '1', '2', '3'])
    expect(fitting({ first: '4' }, [first])).toEqual({})
    expect(fitting({ first: '3' }, [first])).toEqual({ first: '3' })
    expect(withinSeats(kingdoms, 1)).toBe(kingdoms)
  })

  it('surprise with whatever the game draws by lot, else with a card or a handful of values', () => {
    const named = { ...town, default: 'alea' }
    const cards = { ...named, name: 'cards', values: ['alea', 'oz'].map((id) => ({ id, label: id })) }
    const extras = { ...kingdoms, name: 'extras', default: '', values: ['fast', 'dragons'].map((id) => ({ id, label: id })) }
    expect(surprise([kingdoms, named, cards, extras], () => 0)).toEqual({ town: 'random', cards: 'alea', extras: 'fast,dragons' })
  })
})

describe('cards in an order', () => {
  it('move one at a time', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  })
})
