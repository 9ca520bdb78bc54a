import { describe, expect, it } from 'vitest'

import { factsOf, hasOf } from '../src/company/invitation.ts'
import type { GameInfo, OptionInfo, TableInfo } from '../src/messages.ts'

const option = (name: string, usual: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  label: name,
  many: false,
  of: '',
  default: usual,
  values: values.map((id) => ({ id, label: id.toUpperCase() })),
  ...more,
})
const game = {
  options: [
    option('nemesis', 'rageborne', ['random', 'rageborne', 'umbra-titan'], { of: 'card' }),
    option('difficulty', 'normal', ['beginner', 'normal']),
    option('mages', 'random', ['random', 'brama', 'xaxos'], { of: 'card', many: true, seated: true }),
    option('boxes', 'base', ['base', 'war-eternal'], { many: true }),
    option('edition', '2', ['2', '1']),
  ],
} as GameInfo
const table = (setup: Record<string, string>): TableInfo => ({ game: 'aeons-end', setup, seats: Array.from({ length: 2 }) }) as unknown as TableInfo

describe('an invitation', () => {
  it('tells against whom and how hard, and what is other than usual', () => {
    expect(factsOf(table({}), game, {}).map((fact) => fact.value)).toEqual(['RAGEBORNE', 'NORMAL'])
    const chosen = table({ difficulty: 'beginner', boxes: 'base,war-eternal', edition: '1' })
    expect(factsOf(chosen, game, {}).map((fact) => fact.value)).toEqual(['RAGEBORNE', 'BEGINNER', 'BASE, WAR-ETERNAL', '1'])
  })

  it('follows the defaults of what was chosen', () => {
    const told = factsOf(table({ boxes: 'war-eternal' }), game, { nemesis: 'umbra-titan' })
    expect(told.map((fact) => fact.value)).toEqual(['UMBRA-TITAN', 'NORMAL', 'WAR-ETERNAL'])
  })

  it('tells which mage a seat has, unless chance decides', () => {
    expect([0, 1].map((seat) => hasOf(table({ mages: 'random,xaxos' }), game, seat))).toEqual(['', 'XAXOS'])
    expect(hasOf(table({}), game, 0)).toBe('')
  })
})
