import type { Beat, CardInfo, Choice, GameInfo, OptionInfo, Position } from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'
import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { AtOnce, Face, Look, Preview, Series } from '../game.ts'
import { Outlines, withShelved } from '../outlines.svelte.ts'
import Board from './Board.svelte'
import { cardsIn, factsOf, numberOf, PURSES, pursesOf } from './facts.ts'
import pictures from './icons.json'
import paths from './icons.json?icons'

// One nemesis is at a table, and often one box: the others' pictures wait.
const shelved = import.meta.glob<Record<string, string>>('./figures/*.json', { eager: true, import: 'default' })
const drawn = import.meta.glob<Record<string, string>>('./figures/*.json', { query: '?icons', import: 'default' })
const outlines = new Outlines(paths, shelved, drawn)

/** What serves a nemesis stands in its light: each has a shelf of its own. */
const moods: Record<string, readonly number[]> = pictures.moods
const airs = Object.fromEntries(
  Object.entries(shelved).flatMap(([file, cards]) => {
    const air = moods[/([^/]+)\.json$/.exec(file)?.[1] ?? '']?.[0]
    return air === undefined ? [] : Object.keys(cards).map((card) => [card, air] as const)
  }),
)

const HAND_SIZE = 5
const BOUGHT = ['gem', 'relic', 'spell']

interface Printed {
  cost?: number
  tier?: number
  life?: number
  power?: number
  charges?: number
}

export function faceOf(card: CardInfo): Face {
  const printed = card.printed as Printed
  const face: Face = { layout: 'whole', upper: [], lower: [] }
  if (BOUGHT.includes(card.kind)) face.price = { of: 'aether', value: String(printed.cost ?? 0) }
  if (['minion', 'acolyte', 'nemesis'].includes(card.kind)) face.upper = [{ of: 'life', value: String(printed.life ?? 0) }]
  if (card.kind === 'power') face.upper = [{ of: 'power', value: String(printed.power ?? 0) }]
  if (card.kind === 'mage') face.upper = [{ of: 'charge', value: String(printed.charges ?? 0) }]
  // The first line tells kind and numbers; of a mage only the ability, which comes last, fits on the card.
  if (card.kind === 'mage') face.text = card.text.slice(-1)
  else if (card.text.length > 1) face.text = card.text.slice(1)
  if (printed.tier) face.lower = [{ of: 'tier', value: String(printed.tier) }]
  return face
}

/** The nemesis's life is the table's, not its card's, and it begins with more or less than printed at some difficulties. */
function marks(card: CardInfo, position: Position): Record<string, number> | undefined {
  return card.kind === 'nemesis' ? { life: numberOf(position, 'nemesis_life') } : undefined
}

/** Breaches and sockets are places of their own. */
function place(choice: Choice, position: Position): string | undefined {
  const you = position.you
  if (choice.verb === 'focus' || choice.verb === 'open') return `${choice.verb}:${you}:${choice.number}`
  if (choice.verb === 'charge') return `charge:${you}`
  if (choice.verb === 'breach') return `breach:${choice.seat}:${choice.number}`
  return undefined
}

/** A breach holds what it costs to focus and to open it. */
function holds(place: string): string[] {
  const [what, seat, number] = place.split(':')
  return what === 'breach' ? [`focus:${seat}:${number}`, `open:${seat}:${number}`] : []
}

function aim(choice: Choice, position: Position): string | undefined {
  return choice.verb === 'prep' && choice.number ? `breach:${position.you}:${choice.number}` : undefined
}

/** All gems of the hand, one after another; those that may ask something are left for a press of their own. */
function allGems(position: Position, { cards }: Catalogue): AtOnce[] {
  const offered = new Map(position.question?.options.flatMap((choice) => (choice.verb === 'play' ? [[choice.card, choice.key]] : [])))
  const gems = cardsIn(position, `hand/${position.you}`).filter(({ id }) => offered.has(id) && cards.get(id)?.kind === 'gem')
  const keys = gems.flatMap(({ id }) => (cards.get(id)?.asks ? [] : offered.get(id)!))
  const label = keys.length < gems.length ? 'aeons-end-plain-gems' : 'aeons-end-all-gems'
  return keys.length > 1 ? [{ label: say(label, { count: keys.length }), keys }] : []
}

/** Charges are saved up over many turns: what they buy is read before they are spent. */
function preview({ verb }: Choice, _: Position, card?: CardInfo): Preview | undefined {
  return verb === 'ability' && card ? { risky: false, sentence: card.text.at(-1) ?? '' } : undefined
}

function unspent(position: Position): string {
  const free = numberOf(position, 'aether', position.you)
  const bound = pursesOf(position, position.you).reduce((sum, { value }) => sum + value, -free)
  if (bound > 0) return say('aeons-end-unspent-bound', { free, bound })
  return free > 0 ? say('aeons-end-unspent', { count: free }) : ''
}

/** Aether that lies there and does not help: it is bound to something else. */
function proviso({ reason, card }: Choice, position: Position, { cards }: Catalogue): string {
  const kind = cards.get(card ?? '')?.kind ?? ''
  const bound = PURSES.filter(({ pays }) => !pays(kind)).reduce((sum, { name }) => sum + numberOf(position, name, position.you), 0)
  return reason === 'costs-aether' && bound > 0 ? say('aeons-end-bound', { count: bound }) : ''
}

/** Cards of the turn order lie on their own rail, and a turn has its banner; a deck that is turned over again needs no stage either. */
function stages({ kind, turn, card = '', changes = [] }: Beat, _: readonly number[], { cards }: Catalogue): boolean | undefined {
  if (kind !== 'more' || changes.length) return undefined
  return cards.get(card)?.kind === 'turn' || (turn >= 0 && !card) ? false : undefined
}

/** Boxes come first: nemesis, mages and market come out of them. What concerns other numbers of mages is not asked. */
function asks(options: OptionInfo[], chosen: (name: string) => string, seats: number, cards: Map<string, CardInfo>): OptionInfo[] {
  const boxes = chosen('boxes').split(',')
  const inBox = (id: string): boolean => boxes.includes((cards.get(id)?.printed['box'] as string | undefined) ?? boxes[0]!)
  return options
    .filter(({ name }) => !(name.startsWith('solo_') && seats !== 1) && !(name.startsWith('four_') && seats !== 4))
    .sort((a, b) => Number(b.name === 'boxes') - Number(a.name === 'boxes'))
    .map((option) => (option.of === 'card' ? { ...option, values: option.values.filter((value) => (value.cards ?? [value.id]).every(inBox)) } : option))
}

function standing(position: Position, info: GameInfo): Series[] {
  const life = position.counters['life'] ?? []
  return [
    { label: say('aeons-end-nemesis'), seat: -1, value: numberOf(position, 'nemesis_life') },
    { label: info.counters['gravehold'] ?? '', seat: -1, value: numberOf(position, 'gravehold') },
    ...life.map((value, seat) => ({ label: info.counters['life'] ?? '', seat, value })),
  ]
}

export const look: Look = {
  board: Board,
  pictures: { ...pictures, cards: withShelved(pictures.cards, shelved), airs },
  outline: (icon) => outlines.of(icon),
  face: faceOf,
  marks,
  place,
  holds,
  useful: ['cast', 'play', 'prep', 'gain', 'open', 'focus', 'charge'],
  unspent,
  proviso,
  aim,
  alike: ['hand', 'played'],
  asides: ['turn'],
  asks,
  atOnce: allGems,
  preview,
  stages,
  hero: (position, seat) => cardsIn(position, `mage/${seat}`)[0],
  weighs: ['ability'],
  inline: ['aether'],
  obvious: ['done', 'end'],
  lives: ['life', 'gravehold', 'nemesis_life'],
  walls: ['gravehold'],
  burdens: ['tokens', 'nemesis_tokens', 'extra_draws', 'nemesis_life'],
  against: (position) => (factsOf(position).dwindling ? DWINDLING : look),
  ribbon: {
    prompt: 'discard-order',
    from: 'played',
    onto: 'discard',
    note: 'aeons-end-ribbon',
    // The pile is turned over when the deck is empty, and hands are drawn from it five by five.
    parts: (position, place) => ((position.zones[`deck/${position.you}`]?.count ?? 0) + place) % HAND_SIZE === 0,
  },
  standing,
}

/** Tokens that run out are guarded like lives. */
const DWINDLING: Look = { ...look, lives: [...(look.lives ?? []), 'nemesis_tokens'], burdens: look.burdens?.filter((name) => name !== 'nemesis_tokens') ?? [] }
