// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Catalogue } from '../src/cards/catalogue.svelte.ts'
import { Glossary } from '../src/cards/glossary.ts'
import { look } from '../src/games/aeons-end/look.ts'
import { foesOf } from '../src/games/aeons-end/facts.ts'
import Forecast from '../src/games/aeons-end/Forecast.svelte'
import Friend from '../src/games/aeons-end/Friend.svelte'
import TurnRail from '../src/games/aeons-end/TurnRail.svelte'
import { marksToday } from '../src/cards/today.ts'
import type { Look } from '../src/games/game.ts'
import type { CardInfo, CardView, Choice, GameInfo, NumberChange, Position, SeatInfo } from '../src/messages.ts'
import { impactOf } from '../src/motion/impacts.ts'
import { isBadNews } from '../src/screens/table/chronicle.ts'
import type { Hands } from '../src/screens/table/hands.ts'
import { light, UNLIT, type CardState } from '../src/screens/table/lighting.ts'
import { stacks } from '../src/screens/table/stacks.ts'
import { speak } from '../src/words/words.svelte.ts'
import Harness from './Harness.svelte'

const NAMES = ['Olena', 'Danylo', 'Sofiia', 'Marko']

function turnCard(id: string, turn_of: number, pair: number[] = []): CardInfo {
  return { id, kind: 'turn', tags: [], name: id, printed_name: id, text: [], printed: { turn_of, pair }, asks: false, rulings: [] }
}
const CARDS = [
  turnCard('turn-2', 1),
  turnCard('turn-any', -2),
  turnCard('turn-nemesis', -3),
  turnCard('turn-1-2', -4, [0, 1]),
  turnCard('turn-3-4', -4, [2, 3]),
]
const game = { name: 'aeons-end', zones: { turn_deck: 'turn order deck' }, counters: {} } as unknown as GameInfo
const seats = NAMES.map((name, seat) => ({ seat, name }) as SeatInfo)

/** As many covered cards as are counted. */
const unknown = (coming: Record<string, number>): (string | null)[] => Array<null>(Object.values(coming).reduce((sum, count) => sum + count, 0)).fill(null)

/** The words of the rail: what is past, and what may come with its odds. */
function rail(past: string[], coming: Record<string, number>, deck = unknown(coming)): string[] {
  const position = {
    you: 0,
    zones: {
      turn_discard: { zone: 'turn_discard', seat: -1, count: past.length, cards: past.map((id, n) => ({ id, n })) },
      turn_deck: { zone: 'turn_deck', seat: -1, count: deck.length, cards: deck.map((id, n) => (id ? { id, n: 50 + n } : null)) },
    },
    counters: {},
    facts: { turns_left: coming },
  } as unknown as Position
  const catalogue: Catalogue = { game, look, cards: new Map(CARDS.map((card) => [card.id, card])), chapters: [], glossary: new Glossary([]) }
  const hands = { catalogue, lit: light(position, look), nameOf: (seat: number) => NAMES[seat] ?? '' } as unknown as Hands
  const board = TurnRail as never
  const page = mount(Harness, { target: document.body, props: { board, hands, position, seats, info: game } })
  flushSync()
  const words = [...document.querySelectorAll('.rail li')].map((one) => one.textContent.replace(/\s+/g, ' ').trim())
  unmount(page)
  return words
}

describe('the rail of turns', () => {
  beforeAll(() => speak('en'))

  it('shows what was turned over first, and the odds of the rest', () => {
    expect(rail([], { 'turn-2': 1, 'turn-any': 1, 'turn-nemesis': 2 }, [null, null, null, 'turn-nemesis'])).toEqual([
      'nemesis',
      'Danylo 33%',
      'any player 33%',
      'nemesis 33%',
    ])
  })

  it('names players, anybody and the nemesis, with their odds', () => {
    expect(rail(['turn-2'], { 'turn-any': 1, 'turn-nemesis': 3 })).toEqual(['Danylo', 'any player 25%', 'nemesis×3 75%'])
  })

  it('does not expect the card whose turn is being played', () => {
    expect(rail(['turn-2', 'turn-nemesis'], { 'turn-nemesis': 1 }, [])).toEqual(['Danylo', 'nemesis', 'all drawn: shuffled before the next'])
    expect(rail(['turn-nemesis'], { 'turn-2': 1, 'turn-nemesis': 2 }, [null, null])).toEqual(['nemesis', 'Danylo 50%', 'nemesis 50%'])
  })

  it('names both players of a card that two share', () => {
    expect(rail(['turn-3-4'], { 'turn-1-2': 2, 'turn-3-4': 1, 'turn-nemesis': 1 })).toEqual([
      'Sofiia / Marko',
      'Olena / Danylo×2 50%',
      'Sofiia / Marko 25%',
      'nemesis 25%',
    ])
  })
})

/** The line of the forecast that is lit while a card is on the stage. */
function litLine(acting: string, inPlay: string[] = [], asks?: { turn: number; n: number; drawn?: number[] }): string {
  const effects = [] as never[]
  const cardsInPlay = inPlay.map((id, n) => ({ id, n }))
  const drawn = (asks?.drawn ?? []).map((n) => ({ id: 'ogre', n }))
  const zones = { nemesis_play: { cards: cardsInPlay }, nemesis_drawn: { cards: drawn } }
  const forecast = [{ who: 'Imp', card: 'imp', n: 0, effects }, { who: 'Draws a card', card: '', n: -1, effects }]
  const position = { zones, forecast, turn: asks?.turn ?? 0, question: asks && { n: asks.n } } as unknown as Position
  const kinds = { imp: 'minion', ogre: 'minion', fury: 'strike', spark: 'spell' }
  const cards = new Map(Object.entries(kinds).map(([id, kind]) => [id, { id, kind } as CardInfo]))
  const hands = { catalogue: { cards }, acting } as unknown as Hands
  const page = mount(Harness, { target: document.body, props: { board: Forecast as never, hands, position, seats, info: game } })
  flushSync()
  const lit = document.querySelector('.forecast .now')?.textContent.trim() ?? ''
  unmount(page)
  return lit
}

describe('the forecast', () => {
  it.each([
    ['the line of a card that acts', 'imp', 'Imp'],
    ['the line of the draw for a card that is drawn', 'ogre', 'Draws a card'],
    ['nothing for a strike', 'fury', ''],
    ['nothing for the spell of a friend', 'spark', ''],
    ['nothing while nothing acts', '', ''],
  ])('lights up %s', (_, acting, line) => {
    expect(litLine(acting)).toBe(line)
  })

  it('lights up the line of the card that asks in the turn of the nemesis', () => {
    expect(litLine('', ['imp'], { turn: -1, n: 0 })).toBe('Imp')
    expect(litLine('', ['imp'], { turn: -1, n: 7, drawn: [7] })).toBe('Draws a card')
    expect(litLine('', ['imp'], { turn: 0, n: 0 })).toBe('')
  })

  it('lights up nothing for a minion that came with the turn before and acts in the next', () => {
    expect(litLine('ogre', ['imp', 'ogre'])).toBe('')
  })
})

describe('the nemesis read closely', () => {
  const queen = { id: 'queen', kind: 'nemesis', printed: { life: 60 } } as unknown as CardInfo

  it('has the life it has today', () => {
    expect(look.marks?.(queen, { counters: { nemesis_life: [50] } } as unknown as Position)).toEqual({ life: 50 })
  })
})

describe('the set-up', () => {
  const values = (...ids: string[]): { id: string; label: string }[] => ids.map((id) => ({ id, label: id }))
  const options = [
    { name: 'nemesis', label: '', many: false, of: 'card', default: '', values: values('random', 'rageborne', 'umbra-titan') },
    { name: 'boxes', label: '', many: true, of: '', default: 'base', values: values('base', 'war-eternal') },
    { name: 'solo_turns', label: '', many: false, of: '', default: '3', values: values('3', '4') },
    { name: 'four_turns', label: '', many: false, of: '', default: 'each', values: values('each', 'pairs') },
  ]
  const boxed = (id: string, box: string): [string, CardInfo] => [id, { ...turnCard(id, 0), printed: { box } }]
  const cards = new Map([boxed('rageborne', 'base'), boxed('umbra-titan', 'war-eternal')])
  const asked = (boxes: string, players: number): string[] =>
    look.asks!(options, () => boxes, players, cards).map((option) => `${option.name}: ${option.values.map((one) => one.id).join(' ')}`)

  it('begins with the boxes and shows what is in them', () => {
    expect(asked('war-eternal', 2)).toEqual(['boxes: base war-eternal', 'nemesis: random umbra-titan'])
    expect(asked('base,war-eternal', 2)[1]).toBe('nemesis: random rageborne umbra-titan')
  })

  it('asks only what concerns so many mages', () => {
    expect(asked('base', 1)).toContain('solo_turns: 3 4')
    expect(asked('base', 4)).toContain('four_turns: each pairs')
  })
})

describe('a minion read closely or on the stage', () => {
  const hound = { id: 'hound', kind: 'minion', printed: { life: 6 } } as unknown as CardInfo
  const table = (...cards: CardView[]): Position => ({ counters: { nemesis_life: [50] }, zones: { nemesis_play: { count: cards.length, cards } } }) as unknown as Position

  it('has the life it has today', () => {
    const position = table({ id: 'hound', n: 4, marks: { life: 2 } }, { id: 'hound', n: 5, marks: { life: 6 } })
    expect(marksToday(hound, 4, position, look)).toEqual({ life: 2 })
  })
  it('is found by its name if there is only one', () => {
    expect(marksToday(hound, -1, table({ id: 'hound', n: 4, marks: { life: 2 } }), look)).toEqual({ life: 2 })
    expect(marksToday(hound, -1, table({ id: 'hound', n: 4, marks: { life: 2 } }, { id: 'hound', n: 5, marks: { life: 6 } }), look)).toBeUndefined()
  })
  it('has the life printed on it once it is gone', () => {
    expect(marksToday(hound, 4, table(), look)).toBeUndefined()
  })
})

describe('equal cards', () => {
  const husk = (n: number, life = 1): CardView => ({ id: 'husk', n, marks: { life } })
  const laid = (cards: CardView[], states: Record<number, CardState> = {}): [number, number][] => {
    const offered = Object.entries(states).flatMap(([n, state]): [string, Choice[]][] => (state === 'plain' ? [] : [[`card:${n}`, []]]))
    const lit = { ...UNLIT, offered: new Map(offered) }
    return stacks(cards, { lit, stateOf: (place) => states[Number(place.slice(5))] ?? 'plain' }).map(({ top, left }) => [top.n, left])
  }

  it('lie on one another where they differ in nothing', () => {
    expect(laid([husk(7), { id: 'broodwomb', n: 3, marks: { life: 5 } }, husk(8), husk(9)])).toEqual([[7, 3], [3, 1]])
  })

  it('lie apart where somebody chose one, or one has less life', () => {
    expect(laid([husk(7), husk(8), husk(9, 2)], { 8: 'chosen' })).toEqual([[7, 1], [8, 1], [9, 1]])
  })

  it('have one on top that can be chosen', () => {
    expect(laid([husk(7), husk(8), husk(9)], { 8: 'offered', 9: 'offered' })).toEqual([[8, 3]])
  })
})

describe('playing all gems', () => {
  beforeAll(() => speak('en'))

  const gem = (id: string, asks: boolean): CardInfo => ({ ...turnCard(id, 0), kind: 'gem', asks })
  const CATALOGUE = { cards: new Map([gem('crystal', false), gem('jade', false), gem('tourmaline-shard', true)].map((card) => [card.id, card])) } as unknown as Catalogue
  const holding = (...hand: string[]): Position =>
    ({
      you: 0,
      zones: { 'hand/0': { zone: 'hand', seat: 0, count: hand.length, cards: hand.map((id, n) => ({ id, n })) } },
      question: { options: [...new Set(hand)].map((card) => ({ key: `play:${card}`, verb: 'play', label: '', card })), refused: [] },
    }) as unknown as Position

  it('leaves out those that ask something, and says so', () => {
    const [all] = look.atOnce!(holding('crystal', 'jade', 'tourmaline-shard', 'crystal'), CATALOGUE)
    expect(all!.keys).toEqual(['play:crystal', 'play:jade', 'play:crystal'])
    expect(all!.label).toBe('Play the 3 gems that ask nothing')
  })

  it('is offered for two and more', () => {
    expect(look.atOnce!(holding('crystal', 'jade'), CATALOGUE)[0]!.label).toBe('Play all 2 gems')
    expect(look.atOnce!(holding('crystal', 'tourmaline-shard'), CATALOGUE)).toEqual([])
  })
})

describe('the portrait of another mage', () => {
  beforeAll(() => speak('en'))

  const position = { you: 0, zones: { 'mage/1': { zone: 'mage', seat: 1, count: 1, cards: [{ id: 'turn-2', n: 9 }] } }, counters: {}, facts: { breaches: [], sockets: [], life_most: 12 }, waiting_for: [] } as unknown as Position
  const catalogue: Catalogue = { game, look, cards: new Map(CARDS.map((card) => [card.id, card])), chapters: [], glossary: new Glossary([]) }

  /** Press the portrait; tells what came of it. */
  function press(state: CardState): { touched: unknown[]; enlarged: number } {
    const touch = vi.fn()
    const enlarge = vi.fn()
    const hands = { catalogue, lit: UNLIT, touch, stateOf: () => state, hinted: () => false, digitOf: () => 0, deedsOf: () => [], nameOf: () => '' } as unknown as Hands
    const page = mount(Harness, { target: document.body, props: { board: Friend as never, hands, position, seats, info: game, seat: seats[1], enlarge } as never })
    flushSync()
    document.querySelector<HTMLElement>('.bust')!.click()
    unmount(page)
    return { touched: touch.mock.calls.flat(), enlarged: enlarge.mock.calls.length }
  }

  it('chooses the mage while somebody is to be chosen', () => {
    expect(press('offered')).toEqual({ touched: ['seat:1'], enlarged: 0 })
  })

  it('shows the whole board otherwise', () => {
    expect(press('plain')).toEqual({ touched: [], enlarged: 1 })
  })
})

describe('an exhausted mage', () => {
  beforeAll(() => speak('en'))

  it('is called so, with what it means', () => {
    const facts = { breaches: [], sockets: [], life_most: 12, exhausted: [false, true] }
    const position = { you: 0, zones: {}, counters: { life: [5, 0] }, facts, waiting_for: [] } as unknown as Position
    const hands = { lit: UNLIT, stateOf: () => 'plain', hinted: () => false, digitOf: () => 0, deedsOf: () => [], nameOf: () => '' } as unknown as Hands
    for (const [seat, said] of [[0, '5/ 12'], [1, '0exhausted']] as const) {
      const page = mount(Harness, { target: document.body, props: { board: Friend as never, hands, position, seats, info: game, seat: seats[seat], enlarge: vi.fn() } as never })
      flushSync()
      expect(document.querySelector('.life .words')?.textContent.trim()).toBe(said)
      expect(document.querySelector('[role=meter]')?.getAttribute('aria-valuetext') ?? '').toContain(seat ? 'doubled' : '')
      expect(document.querySelectorAll('.bust.pale')).toHaveLength(seat)
      unmount(page)
    }
  })
})

describe('tokens of the nemesis', () => {
  const lost: NumberChange = { what: 'nemesis_tokens', before: 5, after: 4, event: 0, label: 'tokens' }
  const feel = (dwindling: boolean): Look => look.against!({ facts: { dwindling } } as unknown as Position)

  it('are a burden, but where all is lost with the last of them', () => {
    expect([impactOf(lost, feel(false)), isBadNews(lost, feel(false))]).toEqual(['heal', false])
    expect([impactOf(lost, feel(true)), isBadNews(lost, feel(true))]).toEqual(['harm', true])
  })
})

describe('what the nemesis has in play', () => {
  it('keeps its places when the drawn card joins it', () => {
    const pile = (...ids: string[]): unknown => ({ cards: ids.map((id, n) => ({ id, n })) })
    const before = { zones: { nemesis_play: pile('imp'), nemesis_drawn: pile('ogre') } } as unknown as Position
    const after = { zones: { nemesis_play: pile('imp', 'ogre'), nemesis_drawn: pile() } } as unknown as Position
    expect(foesOf(before).map(({ id }) => id)).toEqual(foesOf(after).map(({ id }) => id))
  })
})

describe('bound aether', () => {
  beforeAll(() => speak('en'))

  const CATALOGUE = { cards: new Map([{ ...turnCard('ignite', 0), kind: 'spell' }, { ...turnCard('jade', 0), kind: 'gem' }].map((card) => [card.id, card])) } as unknown as Catalogue
  const position = { you: 0, zones: {}, counters: { aether: [2], aether_for_gems: [1], aether_not_for_relics_and_spells: [2] }, question: { options: [], refused: [] } } as unknown as Position
  const refused = (card?: string): Choice => ({ key: '', verb: 'gain', label: '', reason: 'costs-aether', ...(card ? { card } : {}) })

  it('is told where it does not help', () => {
    expect(look.proviso!(refused('ignite'), position, CATALOGUE)).toBe('3 more aether cannot be spent on this')
    expect(look.proviso!(refused('jade'), position, CATALOGUE)).toBe('')
    expect(look.proviso!(refused(), position, CATALOGUE)).toBe('1 more aether cannot be spent on this')
    expect(look.proviso!({ ...refused('ignite'), reason: 'not-now' }, position, CATALOGUE)).toBe('')
  })

  it('is not counted with what is free', () => {
    expect(look.unspent!(position)).toBe('2 aether unspent, and 3 more that is restricted')
    expect(look.unspent!({ ...position, counters: { aether: [2] } })).toBe('2 aether unspent')
  })
})
