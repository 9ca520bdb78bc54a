import { readFileSync } from 'node:fs'

import { beforeAll, describe, expect, it } from 'vitest'

import { chaptersOf } from '../plugins/rule-pages.ts'
import { partsOf } from '../plugins/outlines.ts'
import type { Catalogue } from '../src/cards/catalogue.svelte.ts'
import { Glossary } from '../src/cards/glossary.ts'
import type { Look } from '../src/games/game.ts'
import { softly } from '../src/words/hyphens.ts'
import { pictures } from '../src/games/krutagidon/figures.ts'
import { momentOf, reads, stages } from '../src/games/krutagidon/moments.ts'
import { PORTRAITS } from '../src/games/krutagidon/portraits.ts'
import { bitsOf, rowsOf, signsOf } from '../src/games/krutagidon/rows.ts'
import { burst, chances, crooked } from '../src/games/krutagidon/shapes.ts'
import { apart, inPlace, isIdle, lookedAt, placeOfPile, shortOf, standing, wizardsAround } from '../src/games/krutagidon/table.ts'
import { OPEN, type Beat, type CardInfo, type Choice, type GameInfo, type NumberChange, type Pile, type Position, type SeatInfo } from '../src/messages.ts'
import { light } from '../src/screens/table/lighting.ts'
import { preview } from '../src/screens/table/previews.ts'
import { speak } from '../src/words/words.svelte.ts'

const card = (id: string, text: string[], more: Partial<CardInfo> = {}): CardInfo => ({
  id,
  kind: 'spell',
  tags: [],
  name: id,
  printed_name: id,
  asks: false,
  rulings: [],
  text,
  printed: {},
  ...more,
})
const glossaryOf = (language: string): Glossary =>
  new Glossary(chaptersOf(readFileSync(new URL(`../src/games/krutagidon/rules/${language}.md`, import.meta.url), 'utf-8')))
const TITLES = { attack: 'Attack', defence: 'Defence', ongoing: 'Ongoing', group: 'Group attack', event: 'Everybody', score: 'Points' }

describe('names on narrow plates', () => {
  it.each([
    ['Некротанцовщицы', 'Нек-ро-тан-цов-щи-цы'],
    ['Шмарконосець', 'Шмар-ко-но-сець'],
    ['Trepanner', 'Tre-pan-ner'],
    ['Знак', 'Знак'],
  ])('may break %s between its syllables', (name, broken) => {
    expect(softly(name).replaceAll('\u00AD', '-')).toBe(broken)
  })
})

describe('outlines in parts', () => {
  it('begin each where it lies, so that holes can be painted', () => {
    expect(partsOf('M10 10h20v20zm5 5h4v4z')).toEqual(['M10 10h20v20z', 'M15 15h4v4z'])
  })

  it('go on from where an outline was closed', () => {
    expect(partsOf('M10 10h20v20z h5v5z')).toEqual(['M10 10h20v20z', 'M10 10h5v5z'])
  })
})

describe('shapes', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(burst(13, 50, 35, 'sunface')).toBe(burst(13, 50, 35, 'sunface'))
    expect(burst(13, 50, 35, 'sunface')).not.toBe(burst(13, 50, 35, 'twins'))
    const chance = chances('twins')
    for (let i = 0; i < 50; i++) expect(chance()).toBeGreaterThanOrEqual(0)
  })

  it('set every letter of a word, whatever the alphabet', () => {
    expect(crooked('Беспредел!', 5, 0.05).map(({ letter }) => letter).join('')).toBe('Беспредел!')
  })
})

describe('pictures', () => {
  it('name an icon for every portrait, and carry the icons of all small things', () => {
    const cards = new Set(Object.keys(pictures.cards))
    expect(Object.keys(PORTRAITS).filter((id) => !cards.has(id))).toEqual([])
    const props = new Set(pictures.props)
    const used = Object.values(PORTRAITS).flatMap((portrait) => (portrait.props ?? []).map(([icon]) => icon))
    expect(used.filter((icon) => !props.has(icon))).toEqual([])
  })
})

describe('the words on a card', () => {
  it('show numbers of things by their signs', () => {
    expect(bitsOf('Your left enemy takes 5 damage.', glossaryOf('en'))).toEqual([
      { text: 'Your left enemy takes ' },
      { sign: 'punch-blast', value: '5' },
      { text: '.' },
    ])
  })

  it('do so in Russian and Ukrainian too', () => {
    expect(bitsOf('Враг отхватывает 5 урона.', glossaryOf('ru'))).toContainEqual({ sign: 'punch-blast', value: '5' })
    expect(bitsOf('Ви отримуєте 2 моці.', glossaryOf('uk'))).toContainEqual({ sign: 'bolt', value: '2' })
  })

  it('keep a word without a number', () => {
    expect(bitsOf('It takes damage.', glossaryOf('en'))).toEqual([{ text: 'It takes damage.' }])
  })

  it('are sorted by what each paragraph begins with', () => {
    const rows = rowsOf(card('x', ['Draw 2 cards.', 'Attack: each enemy takes 7 damage.', 'Group attack: everybody laughs.']), glossaryOf('en'), TITLES)
    expect(rows.map((row) => row.kind)).toEqual(['play', 'attack', 'group'])
    expect(rows[1]!.bits[0]).toEqual({ text: 'Each enemy takes ' })
  })

  it('give way to signs of what is sure, whatever the language', () => {
    const told = signsOf(card('x', ['Attack: a wizard takes 1 damage. If they die from it, draw 2 cards.'], { printed: { signs: ['attack 1', 'more'] } }))
    expect(told).toEqual({ signs: [{ sign: 'punch-blast', value: '1' }], more: true })
    expect(signsOf(card('y', ['Draw 2 cards.'], { printed: { signs: ['draw 2', 'defence'] } }))).toEqual({
      signs: [{ sign: 'card-draw', value: '2' }, { sign: 'checked-shield', value: '' }],
      more: false,
    })
  })
})

const seats: SeatInfo[] = ['Olena', 'Bo', 'Cy', 'Di'].map((name, seat) => ({
  seat,
  name,
  who: 'person',
  bot: '',
  owned: true,
  present: true,
  ready: true,
  host: false,
}))
const position: Position = {
  you: 1,
  step: 0,
  turn: 2,
  zones: {},
  counters: { life: [20, 7, 7, 25], power: [0, 0, 4, 0] },
  facts: { wizards: ['snotia', 'venture', 'mudstar', 'mcravey'], asked: [0, 1, 2] },
  waiting_for: [0],
  status: '',
  can_undo: false,
  can_redo: false,
}

describe('the standing', () => {
  const info = { counters: { life: 'life' } } as unknown as GameInfo

  it('is points for those who see every card, and lives for everybody else, at the end too', () => {
    const told = { ...position, facts: { ...position.facts, scores: [3, 1, 4, 1] } }
    expect(standing({ ...told, you: OPEN }, info).map(({ value }) => value)).toEqual([3, 1, 4, 1])
    expect(standing(told, info).map(({ value }) => value)).toEqual([20, 7, 7, 25])
  })
})

describe('the wizards around the table', () => {
  it('sit clockwise from the viewer: the next one is on the left, the one before on the right', () => {
    const round = wizardsAround(position, seats)
    expect(round.map(({ seat, side }) => `${seat} ${side}`)).toEqual(['1 you', '2 left', '3 across', '0 right'])
  })

  it('have one enemy on both sides when they are two', () => {
    expect(wizardsAround(position, seats.slice(0, 2)).map(({ side }) => side)).toEqual(['you', 'both'])
  })

  it('share the ribbon when they are tied, and nobody wears one when all are', () => {
    const round = wizardsAround(position, seats)
    expect(round.filter(({ weakest }) => weakest).map(({ seat }) => seat)).toEqual([1, 2])
    expect(round.filter(({ strongest }) => strongest).map(({ seat }) => seat)).toEqual([3])
    const equal = wizardsAround({ ...position, counters: { life: [20, 20, 20, 20] } }, seats)
    expect(equal.some(({ strongest, weakest }) => strongest || weakest)).toBe(false)
  })

  it('tell who is thinking and who has sealed an answer', () => {
    const round = wizardsAround(position, seats)
    expect(round.filter(({ waited }) => waited).map(({ seat }) => seat)).toEqual([0])
    expect(round.filter(({ sealed }) => sealed).map(({ seat }) => seat)).toEqual([1, 2])
  })
})

describe('a pile', () => {
  const pile: Pile = { zone: 'wild_magic', seat: -1, count: 2, cards: [{ id: 'wild-magic', n: 5 }, { id: 'wild-magic', n: 6 }] }
  const choice = (more: Partial<Choice>): Choice => ({ key: 'buy:wild-magic', verb: 'buy', label: '', card: 'wild-magic', ...more })
  const lit = (options: Choice[], refused: Choice[]): ReturnType<typeof light> =>
    light(
      { ...position, zones: { wild_magic: pile }, question: { prompt: '', sentence: '', about: '', n: -1, options, refused } },
      { inline: [], obvious: [], spotlight: [] } as never,
    )

  it('is touched where an option points, whichever of its cards that is', () => {
    expect(placeOfPile(pile, lit([choice({ n: 5 })], []))).toBe('card:5')
    expect(placeOfPile(pile, lit([], []))).toBe('zone:wild_magic')
  })

  it('says how much power is missing', () => {
    expect(shortOf('card:6', lit([], [choice({ n: 6, need: 3, have: 1 })]))).toBe(2)
    expect(shortOf('card:6', lit([choice({ n: 6 })], []))).toBe(0)
  })
})

describe('what the corners of a card say already', () => {
  const titles = TITLES
  it('is not said again: its kind with cost and points, and its printed power', () => {
    const knight = card('snot-knight', ['Creature, cost 2, 1 victory point.', 'Gain 2 power.'], { kind: 'creature', printed: { power: 2 } })
    expect(rowsOf(knight, glossaryOf('en'), titles, 'creature')).toEqual([])
  })

  it.each([
    ['en', 'Gain 2 power and heal 2 lives.', 'Heal 2.'],
    ['en', 'Gain 2 power. You may destroy a card.', 'You may destroy a card.'],
    ['en', 'Gain 2 power, reveal a card and keep it.', 'Reveal a card and keep it.'],
    ['en', 'Gain 2 power, and 1 more for each token.', 'Gain 2, and 1 more for each token.'],
    ['en', 'Gain 2 power and 1 more power for each token.', 'Gain 2 and 1 more power for each token.'],
    ['uk', 'Отримайте 2 моці й візьміть карту.', 'Візьміть карту.'],
    ['uk', 'Отримайте 2 моці та накрутіть 2 життя.', 'Накрутіть 2.'],
    ['uk', 'Отримайте 2 моці й ще 1 міць за кожен жетон.', 'Отримайте 2 й ще 1 за кожен жетон.'],
    ['ru', 'Получите 2 мощи и возьмите карту.', 'Возьмите карту.'],
  ] as const)('leaves the rest of the sentence (%s: %s)', (lang, line, left) => {
    const wizard = card('x', ['Wizard, cost 5.', line], { kind: 'wizard', printed: { power: 2 } })
    const [row] = rowsOf(wizard, glossaryOf(lang), titles, 'wizard')
    const said = row?.bits.map((bit) => ('text' in bit ? bit.text : bit.value)).join('')
    expect(said).toBe(left)
  })

  it('says every defence in two words where there is little room', () => {
    const rats = card('x', ['Defence: discard this card to avoid the attack. Draw a card.'], { kind: 'wizard' })
    const [row] = rowsOf(rats, glossaryOf('en'), titles, '', 'Discard to avoid')
    const said = row?.brief.map((bit) => ('text' in bit ? bit.text : bit.value)).join('')
    expect(said).toBe('Discard to avoid. Draw a card.')
  })

  it('is said where there is more to it', () => {
    const fiend = card('x', ['Creature, cost 2.', 'Gain 2 power for each dead wizard token you have.'], { kind: 'creature', printed: { power: 2 } })
    expect(rowsOf(fiend, glossaryOf('en'), titles, 'creature')).toHaveLength(1)
  })
})

describe('what you looked at', () => {
  const asked = (options: Partial<Choice>[], looked: number[] = [3]): Position =>
    ({
      zones: { 'deck/1': { zone: 'deck', seat: 1, count: 3, cards: [{ id: 'wand', n: 1 }, null, { id: 'limp-wand', n: 3 }] } },
      question: { prompt: 'may', about: 'acid-dragon', options },
      facts: { looked_at: looked },
    }) as unknown as Position

  it('lies open while you decide about it, and says whose it is', () => {
    const { cards, owner } = lookedAt(asked([{ verb: 'yes' }, { verb: 'no' }]))
    expect([cards.map(({ id }) => id), owner]).toEqual([['limp-wand'], 1])
  })

  it('is out of the way while you aim, and while something else is asked', () => {
    expect(lookedAt(asked([{ verb: 'player', seat: 1 }])).cards).toEqual([])
    expect(lookedAt(asked([{ verb: 'yes' }, { verb: 'no' }], [])).cards).toEqual([])
  })
})

describe('moments', () => {
  const beat = (more: Partial<Beat>): Beat => ({ kind: 'act', turn: 1, first: 0, end: 1, ...more })
  const life = (before: number, after: number, seat = 0): NumberChange => ({ what: 'life', before, after, event: 0, label: '', seat, sum: '' })
  const catalogue = {
    cards: new Map([card('sign', [], { kind: 'starter' }), card('wand', [], { kind: 'starter' }), card('overmind', [], { kind: 'wizard', tags: ['attack'] }), card('mayhem-g', [], { kind: 'mayhem' }), card('dwt-x', [], { kind: 'token' })].map((one) => [one.id, one])),
  } as unknown as Catalogue

  it('let what only makes power pass', () => {
    expect(stages(beat({ card: 'sign', seat: 1 }), [0], catalogue)).toBe(false)
  })

  it('show an attack of somebody else, and who begins a turn', () => {
    expect(stages(beat({ card: 'wand', seat: 1, changes: [life(7, 6)] }), [0], catalogue)).toBe(true)
    expect(stages(beat({ kind: 'turn', turn: 1, seat: 1 }), [0], catalogue)).toBe(true)
  })

  it('do not keep you from your own', () => {
    expect(stages(beat({ card: 'wand', seat: 0, turn: 0, changes: [life(7, 6, 1)] }), [0], catalogue)).toBe(false)
    expect(stages(beat({ kind: 'turn', turn: 0, seat: 0 }), [0], catalogue)).toBe(false)
  })

  it('do not keep you from your own after you were asked whom it hits, but for what comes back at you', () => {
    expect(stages(beat({ card: 'wand', turn: 0, changes: [life(7, 6, 1)] }), [0], catalogue)).toBe(false)
    expect(stages(beat({ card: 'wand', turn: 0, changes: [life(7, 6, 0)] }), [0], catalogue)).toBe(true)
  })

  it('show an attack that costs no lives once more is told than that it happens', () => {
    const told = (count: number): Pick<Beat, 'lines'> => ({ lines: Array.from({ length: count }, (_, event) => ({ text: '…', event })) })
    expect(stages(beat({ card: 'overmind', seat: 1, ...told(2) }), [0], catalogue)).toBe(false)
    expect(stages(beat({ card: 'overmind', seat: 1, ...told(3) }), [0], catalogue)).toBe(true)
  })

  it('show the defence of somebody else, not your own', () => {
    expect(stages(beat({ kind: 'defence', card: 'sign', seat: 1 }), [0], catalogue)).toBe(true)
    expect(stages(beat({ kind: 'defence', card: 'sign', seat: 0 }), [0], catalogue)).toBe(false)
  })

  it('call a boss new when it comes; what its attack costs is the group attack', () => {
    const boss = card('krazztar', [], { kind: 'legend' })
    expect(momentOf(beat({ kind: 'arrival', turn: -1, card: 'krazztar' }), boss)).toBe('boss')
    expect(momentOf(beat({ turn: -1, card: 'krazztar', changes: [life(9, 5)] }), boss)).toBe('group')
    expect(momentOf(beat({ turn: 1, card: 'krazztar', changes: [life(9, 5)] }), boss)).toBe('attack')
  })

  it('stay long enough to be read where they strike from nowhere or hurt you', () => {
    expect(reads(beat({ card: 'mayhem-g', seat: 1 }), [0], catalogue)).toBe(true)
    expect(reads(beat({ card: 'wand', seat: 1, changes: [life(7, 6, 0)] }), [0], catalogue)).toBe(true)
    expect(reads(beat({ card: 'wand', seat: 1, changes: [life(7, 6, 2)] }), [0], catalogue)).toBe(false)
    expect(reads(beat({ kind: 'turn', turn: 1, seat: 1 }), [0], catalogue)).toBe(false)
  })

  it('show mayhem, death and tokens in whoever’s turn they come', () => {
    expect(stages(beat({ card: 'mayhem-g', seat: 0, turn: 0 }), [0], catalogue)).toBe(true)
    expect(stages(beat({ card: 'mayhem-g', turn: 0 }), [0], catalogue)).toBe(true)
    expect(stages(beat({ kind: 'fall', seat: 1, turn: 0 }), [0], catalogue)).toBe(true)
    expect(stages(beat({ card: 'dwt-x', seat: 1, turn: 0 }), [0], catalogue)).toBe(true)
  })
})

describe('ending a turn', () => {
  const choice = (verb: string, card?: string): Choice => ({ key: card ? `${verb}:${card}` : verb, verb, label: card ?? verb, ...(card && { card }) })
  const end = choice('end')
  const warning = (...options: Choice[]): string | undefined =>
    preview(end, { question: { options: [...options, end] } } as unknown as Position, { useful: ['play', 'buy'], idle: isIdle } as unknown as Look)?.sentence

  beforeAll(() => speak('en'))

  it('asks about a card that would do something, and does not name one that would not', () => {
    expect(warning(choice('play', 'sign'), choice('play', 'fizzle'))).toContain('sign')
    expect(warning(choice('play', 'sign'), choice('play', 'fizzle'))).not.toContain('fizzle')
  })

  it('keeps apart cards whose names have commas', () => {
    expect(warning(choice('play', 'Puff, the Rainbow Cloud'), choice('buy', 'MacLiver, the Burning Giblet'))).toContain('Puff, the Rainbow Cloud · MacLiver, the Burning Giblet')
  })

  it('asks nothing when only cards without an effect are left', () => {
    expect(warning(choice('play', 'fizzle'), choice('play', 'limp-wand'))).toBeUndefined()
  })
})

describe('the strength tester', () => {
  it('has every wizard where their life is as long as there is room', () => {
    expect(apart([200, 40, 120], 38, 250)).toEqual([200, 40, 120])
  })

  it('moves wizards apart whose lives are nearly the same, each a little', () => {
    expect(apart([100, 110], 38, 250)).toEqual([86, 124])
  })

  it.each([
    ['at the bell', [250, 250, 240]],
    ['at the tomb', [0, 0, 4]],
  ])('keeps a crowd %s on the scale', (_, wanted) => {
    const places = apart(wanted, 38, 250).sort((a, b) => a - b)
    expect(places[0]).toBeGreaterThanOrEqual(0)
    expect(places[2]).toBeLessThanOrEqual(250)
    expect(Math.min(places[1]! - places[0]!, places[2]! - places[1]!)).toBeGreaterThanOrEqual(37.99)
  })
})

describe('the market', () => {
  it('leaves a gap where a card was bought, so that a second touch takes nothing else', () => {
    expect(inPlace([11, 12, 13], [11, 13], 3)).toEqual([11, -1, 13])
  })

  it('fills the gaps with what comes', () => {
    expect(inPlace([11, -1, 13], [11, 13, 14], 3)).toEqual([11, 14, 13])
  })

  it('begins at the left', () => {
    expect(inPlace([], [11, 12], 3)).toEqual([11, 12, -1])
  })
})
