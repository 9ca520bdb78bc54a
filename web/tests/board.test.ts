// @vitest-environment happy-dom
import { flushSync, mount } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Catalogue } from '../src/cards/catalogue.svelte.ts'
import { Glossary } from '../src/cards/glossary.ts'
import { look } from '../src/games/generic/look.ts'
import type { CardInfo, GameInfo, Position, SeatInfo } from '../src/messages.ts'
import type { Hands } from '../src/screens/table/hands.ts'
import { light } from '../src/screens/table/lighting.ts'
import { speak } from '../src/words/words.svelte.ts'
import Harness from './Harness.svelte'

/** A game that nobody has drawn a board for. */
const game: GameInfo = {
  name: 'hedgehogs',
  title: 'Hedgehogs',
  rules: 1,
  min_seats: 1,
  max_seats: 2,
  competitive: true,
  bots: [],
  options: [],
  kinds: { hedgehog: 'hedgehog' },
  zones: { garden: 'garden', meadow: 'meadow', path: 'path', burrow: 'burrow', hidden: 'hidden deck' },
  counters: { apples: 'apples', moon: 'moon' },
  crafts: [],
  lessons: [],
  seat_counters: ['apples'],
  loose_zones: ['garden', 'meadow'],
}
const cards: CardInfo[] = ['prickle', 'snuffle'].map((id) => ({
  id,
  kind: 'hedgehog',
  tags: [],
  name: id,
  printed_name: id,
  asks: false,
  rulings: [],
  text: [`${id} does something.`],
  printed: { cost: 2 },
}))
const seats: SeatInfo[] = [
  { seat: 0, name: 'Olena', who: 'person', bot: '', owned: true, present: true, ready: true, host: false },
  { seat: 1, name: 'Thrifty', who: 'bot', bot: 'thrifty', owned: false, present: true, ready: true, host: false },
]
const position: Position = {
  you: 0,
  step: 3,
  turn: 0,
  zones: {
    garden: { zone: 'garden', seat: -1, count: 2, cards: [{ id: 'prickle', n: 1 }, { id: 'snuffle', n: 2 }] },
    meadow: {
      zone: 'meadow',
      seat: -1,
      count: 12,
      cards: Array.from({ length: 12 }, (_, n) => ({ id: n % 2 ? 'prickle' : 'snuffle', n: 20 + n })),
    },
    path: {
      zone: 'path',
      seat: -1,
      count: 12,
      cards: Array.from({ length: 12 }, (_, n) => ({ id: n % 2 ? 'prickle' : 'snuffle', n: 40 + n })),
    },
    hidden: { zone: 'hidden', seat: -1, count: 12, cards: [] },
    'burrow/0': { zone: 'burrow', seat: 0, count: 1, cards: [{ id: 'snuffle', n: 3 }] },
    'burrow/1': { zone: 'burrow', seat: 1, count: 0, cards: [] },
  },
  counters: { apples: [7, 4], moon: [9] },
  facts: {},
  waiting_for: [0],
  status: '',
  can_undo: false,
  can_redo: false,
  question: {
    prompt: 'take',
    sentence: 'Take one',
    about: '',
    n: -1,
    options: [{ key: 'take:prickle', verb: 'take', label: 'Take prickle', card: 'prickle', n: 1 }, { key: 'take:snuffle', verb: 'take', label: 'Take snuffle', card: 'snuffle', n: 26 }],
    refused: [],
  },
}

describe('a game without a board of its own', () => {
  const touch = vi.fn()
  let page: HTMLElement

  beforeAll(async () => {
    await speak('en')
    const catalogue: Catalogue = {
      game,
      look,
      cards: new Map(cards.map((card) => [card.id, card])),
      chapters: [],
      glossary: new Glossary([]),
    }
    const lit = light(position, look)
    const hands: Hands = {
      acting: '',
      weighed: null,
      catalogue,
      lit,
      seats,
      you: 0,
      stateOf: (place) => (lit.offered.has(place) ? 'offered' : 'plain'),
      hinted: () => false,
      digitOf: () => 0,
      touch,
      nameOf: (seat) => seats[seat]?.name ?? '',
      deedsOf: () => [],
      take: () => undefined,
      peek: () => undefined,
      open: () => undefined,
    }
    page = document.body
    mount(Harness, { target: page, props: { board: look.board, hands, position, seats, info: game } })
    flushSync()
  })

  it('shows its zones by name, hidden ones by number', () => {
    expect(page.querySelector('[aria-label="garden"]')?.textContent).toContain('prickle')
    expect(page.querySelector('[aria-label="hidden deck: 12"]')).not.toBeNull()
    expect(page.querySelector('[aria-label="burrow: Olena"]')).not.toBeNull()
  })

  it('lays equal cards of a large zone without an order on one another, one that can be chosen on top', () => {
    const shown = [...page.querySelectorAll<HTMLElement>('[aria-label="meadow"] .table-card')]
    expect(shown.map((card) => card.dataset['place'])).toEqual(['card:26', 'card:21'])
    expect(shown.map((card) => card.getAttribute('aria-label'))).toEqual(['snuffle, ×6, can be chosen', 'prickle, ×6'])
    expect(shown.map((card) => card.querySelector('.left')?.textContent)).toEqual(['×6', '×6'])
  })

  it('leaves a large zone whose order counts a pile', () => {
    expect(page.querySelectorAll('[aria-label="path"] .table-card')).toHaveLength(1)
    expect(page.querySelector('[aria-label="path"]')?.textContent).toContain('12')
  })

  it('shows the counters of the table and of every seat', () => {
    expect(page.querySelector('[data-counter="moon"]')?.textContent).toContain('9')
    expect(page.querySelector('[data-counter="apples/0"]')?.textContent).toContain('7')
    expect(page.querySelector('[data-counter="apples/1"]')?.textContent).toContain('4')
  })

  it('draws a figure on every card', () => {
    const outlines = [...page.querySelectorAll('.art path')].map((path) => path.getAttribute('d'))
    expect(outlines.length).toBeGreaterThan(0)
    expect(outlines.every(Boolean)).toBe(true)
  })

  it('lights up what is offered, and hears it touched', () => {
    const card = page.querySelector<HTMLElement>('[data-place="card:1"]')!
    expect(card.classList).toContain('offered')
    expect(page.querySelector('[data-place="card:2"]')?.classList).not.toContain('offered')
    card.click()
    expect(touch).toHaveBeenCalledWith('card:1', { id: 'prickle', n: 1 }, false)
  })
})
