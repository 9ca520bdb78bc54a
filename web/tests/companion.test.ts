import { expect, test } from 'vitest'

import type { CardInfo, CompanionInfo, OptionInfo } from '../src/messages.ts'
import { draw, drawTable, newDeck, odds, putBack } from '../src/screens/helper/companion.ts'

const companion: CompanionInfo = {
  turn_decks: { '2': ['turn-1', 'turn-1', 'turn-2', 'turn-2', 'turn-nemesis', 'turn-nemesis'] },
  lives: [],
  market: { gem: 3, relic: 2, spell: 4 },
}

test('every turn-order card comes once before they are shuffled', () => {
  let deck = newDeck(companion, '2')
  for (let turn = 0; turn < 6; turn++) deck = draw(deck)
  expect(deck.deck).toEqual([])
  expect([...deck.drawn].sort()).toEqual(companion.turn_decks['2'])
  deck = draw(deck)
  expect(deck.drawn).toHaveLength(1)
  expect(deck.deck).toHaveLength(5)
})

test('the odds count what is still in the deck', () => {
  const deck = { of: '2', deck: ['turn-1', 'turn-nemesis', 'turn-nemesis', 'turn-2'], drawn: ['turn-1', 'turn-2'] }
  expect(odds(deck)).toContainEqual({ card: 'turn-nemesis', count: 2, percent: 50 })
})

test('a drawn card can be shuffled back', () => {
  const deck = putBack({ of: '2', deck: ['turn-1'], drawn: ['turn-nemesis', 'turn-2'] }, 0)
  expect(deck.drawn).toEqual(['turn-2'])
  expect([...deck.deck].sort()).toEqual(['turn-1', 'turn-nemesis'])
})

test('a table drawn by lot has different mages and a market of the right shape, from the boxes that are open', () => {
  const kinds = ['gem', 'relic', 'spell', 'mage', 'nemesis']
  const cards = new Map(
    ['base', 'war-eternal'].flatMap((box) =>
      kinds.flatMap((kind) =>
        Array.from({ length: 6 }, (_, n): [string, CardInfo] => {
          const id = `${box}-${kind}-${n}`
          return [id, { id, kind, tags: [], name: id, printed_name: id, text: [], printed: { box, cost: n }, asks: false, rulings: [] }]
        }),
      ),
    ),
  )
  const option = (name: string, ...of: string[]): OptionInfo => ({
    name,
    label: name,
    many: true,
    of: 'card',
    default: 'random',
    values: [...cards.values()].filter((card) => of.includes(card.kind)).map(({ id }) => ({ id, label: id })),
  })
  const options = [option('nemesis', 'nemesis'), option('mages', 'mage'), option('market', 'gem', 'relic', 'spell')]
  const drawn = drawTable(options, cards, companion, ['base'], 3)
  expect(new Set(drawn.mages).size).toBe(3)
  expect(drawn.market.map((id) => cards.get(id)!.kind)).toEqual(['gem', 'gem', 'gem', 'relic', 'relic', 'spell', 'spell', 'spell', 'spell'])
  expect([drawn.nemesis, ...drawn.mages, ...drawn.market].every((id) => id.startsWith('base-'))).toBe(true)
  expect(drawTable(options, cards, companion, ['base'], 3, { mages: drawn.mages }).mages).toEqual(drawn.mages)
})
