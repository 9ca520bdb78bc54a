import { expect, test } from 'vitest'

import type { OptionInfo } from '../src/messages.ts'
import { placed, seated } from '../src/screens/setup/options.ts'

const mages: OptionInfo = {
  name: 'mages',
  label: 'Mages',
  many: true,
  of: 'card',
  default: 'random',
  seated: true,
  values: ['random', 'brama', 'xaxos', 'jian'].map((id) => ({ id, label: id })),
}
const familiars: OptionInfo = {
  ...mages,
  name: 'familiars',
  default: 'dealt',
  values: ['dealt', 'cat', 'toad', 'crow'].map((id) => ({ id, label: id })),
}
const isCard = (id: string): boolean => !['random', 'dealt'].includes(id)

test('a mage goes to the seat it is placed in, the other seats are left to chance', () => {
  expect(placed('random', 1, 'xaxos', mages, 3, isCard)).toBe('random,xaxos,random')
  expect(seated('random,xaxos,random', mages, 3, isCard)).toEqual(['', 'xaxos', ''])
})

test('a mage that another seat has changes places', () => {
  expect(placed('brama,xaxos', 0, 'xaxos', mages, 2, isCard)).toBe('xaxos,brama')
})

test('with no seat chosen everything is left to chance again', () => {
  expect(placed('random,xaxos', 1, '', mages, 2, isCard)).toBe('random')
})

test('where chance cannot decide for single seats, the others get what is left', () => {
  expect(placed('dealt', 1, 'cat', familiars, 3, isCard)).toBe('toad,cat,crow')
  expect(placed('toad,cat,crow', 0, 'crow', familiars, 3, isCard)).toBe('crow,cat,toad')
})
