import type { CardInfo, Choice, GameInfo, OptionInfo, Position } from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'
import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { AtOnce, Face, Look, Preview, Series } from '../game.ts'
import Board from './Board.svelte'
import { cardsIn, numberOf, PURSES } from './facts.ts'
import pictures from './icons.json'
import paths from './icons.json?icons'

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

/** Breaches and sockets are places of their own. */
function place(choice: Choice, position: Position): string | undefined {
  const you = position.you
  if (choice.verb === 'focus' || choice.verb === 'open') return `${choice.verb}:${you}:${choice.number}`
  if (choice.verb === 'charge') return `charge:${you}`
  if (choice.verb === 'breach') return `breach:${choice.seat}:${choice.number}`
  return undefined
}

function aim(choice: Choice, position: Position): string | undefined {
  return choice.verb === 'prep' && choice.number ? `breach:${position.you}:${choice.number}` : undefined
}

/** All gems of the hand, one after another; whatever asks something in between ends the gesture. */
function allGems(position: Position, { cards }: Catalogue): AtOnce[] {
  const offered = new Map(position.question?.options.flatMap((choice) => (choice.verb === 'play' ? [[choice.card, choice.key]] : [])))
  const keys = cardsIn(position, `hand/${position.you}`).flatMap((card) => {
    const key = offered.get(card.id)
    return key && cards.get(card.id)?.kind === 'gem' ? [key] : []
  })
  return keys.length > 1 ? [{ label: say('aeons-end-all-gems', { count: keys.length }), keys }] : []
}

/** What one would rather do before a phase ends, in the order in which it is named. */
const USEFUL = ['cast', 'play', 'prep', 'gain', 'open', 'focus', 'charge']
const NAMED = 3

/** Ending a phase while something useful is left asks first, and names it. */
function preview(choice: Choice, position: Position): Preview | undefined {
  if (choice.verb !== 'end') return undefined
  const left = (position.question?.options ?? [])
    .filter((option) => USEFUL.includes(option.verb))
    .sort((a, b) => USEFUL.indexOf(a.verb) - USEFUL.indexOf(b.verb))
  if (!left.length) return undefined
  const aether = PURSES.reduce((sum, name) => sum + numberOf(position, name, position.you), 0)
  const labels = [...new Set(left.map((option) => option.label))]
  const named = labels.slice(0, NAMED).join(', ') + (labels.length > NAMED ? ` … (+${labels.length - NAMED})` : '')
  const unspent = aether > 0 ? say('aeons-end-unspent', { count: aether }) : ''
  return { risky: true, sentence: [unspent, say('still-possible', { options: named })].filter(Boolean).join('. '), note: unspent }
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
  pictures,
  paths,
  face: faceOf,
  place,
  preview,
  aim,
  alike: ['hand', 'played'],
  asides: ['turn'],
  asks,
  atOnce: allGems,
  inline: ['aether'],
  obvious: ['done', 'end'],
  lives: ['life', 'gravehold', 'nemesis_life'],
  burdens: ['tokens'],
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
