import type { Asked, Choice, Position } from '../../messages.ts'
import type { Look } from '../../games/game.ts'

export type CardState = 'plain' | 'offered' | 'chosen' | 'dangerous' | 'current'

/** What a question lights up: every option by the thing it belongs to, and the rest for the action strip. */
export interface Lighting {
  /** Options by place: `card:17`, `seat:2`, `zone:graveyard`, `zone:discard/1`, or a place of the game's own. */
  offered: Map<string, Choice[]>
  refused: Map<string, Choice[]>
  /** Options that belong to nothing on the table. */
  loose: Choice[]
  /** Refused options that belong to nothing on the table. */
  looseRefused: Choice[]
  /** All options, in the order of their digits. */
  all: Choice[]
  about: number
}

export const UNLIT: Lighting = {
  offered: new Map(),
  refused: new Map(),
  loose: [],
  looseRefused: [],
  all: [],
  about: -1,
}

export function light(position: Position, look: Look, question: Asked | undefined = position.question ?? undefined): Lighting {
  if (!question) return UNLIT
  const cards = new Set(
    Object.values(position.zones).flatMap((pile) => pile.cards.flatMap((card) => (card ? [card.n] : []))),
  )
  const lit: Lighting = { ...UNLIT, offered: new Map(), refused: new Map(), loose: [], looseRefused: [], about: question.n }
  const lay = (choice: Choice, places: Map<string, Choice[]>, loose: Choice[]): void => {
    const place = look.place?.(choice, position) ?? placeOf(choice, cards)
    if (!place) loose.push(choice)
    else if (places.has(place)) places.get(place)!.push(choice)
    else places.set(place, [choice])
  }
  for (const choice of question.options) lay(choice, lit.offered, lit.loose)
  for (const choice of question.refused) lay(choice, lit.refused, lit.looseRefused)
  for (const zone of look.alike ?? []) {
    spread(lit.offered, position, zone)
    spread(lit.refused, position, zone)
  }
  lit.all = [...question.options]
  return lit
}

/** What is offered for one of several equal cards is offered for each of them. */
function spread(places: Map<string, Choice[]>, position: Position, zone: string): void {
  const cards = position.zones[zoneName(zone, position.you)]?.cards ?? []
  const ofId = new Map<string, Choice[]>()
  for (const card of cards) {
    const choices = card && places.get(`card:${card.n}`)
    if (choices) ofId.set(card.id, choices)
  }
  for (const card of cards) {
    const choices = card && ofId.get(card.id)
    if (choices && !places.has(`card:${card.n}`)) places.set(`card:${card.n}`, choices)
  }
}

function placeOf(choice: Choice, cards: Set<number>): string | undefined {
  if (choice.n !== undefined && choice.n >= 0) return cards.has(choice.n) ? `card:${choice.n}` : undefined
  if (choice.zone) return `zone:${zoneName(choice.zone, choice.seat ?? -1)}`
  if (choice.seat !== undefined && choice.seat >= 0) return `seat:${choice.seat}`
  return undefined
}

export function zoneName(zone: string, seat: number): string {
  return seat < 0 ? zone : `${zone}/${seat}`
}

/**
 * The option that Space takes: the only one, or the first that the game calls obvious. A choice among
 * cards is never obvious.
 */
export function obvious(lit: Lighting, look: Look): Choice | undefined {
  if (lit.all.length === 1) return lit.all[0]
  for (const verb of look.obvious) {
    const found = lit.all.filter((choice) => choice.verb === verb)
    if (found.length === 1) return found[0]
  }
  return undefined
}

/** Several cards may be picked one after another: they are chosen as one gesture, then confirmed. */
export function isGesture(lit: Lighting): boolean {
  return lit.all.some((choice) => choice.verb === 'done') && lit.all.some((choice) => choice.verb === 'pick')
}

/**
 * The answers of one gesture, in an order in which every key still means the same card: of equal cards the last is
 * named first, since the ones after an answered one move up.
 */
export function gestureKeys(chosen: Choice[]): string[] {
  return [...chosen].sort((a, b) => copyNumber(b.key) - copyNumber(a.key)).map((choice) => choice.key)
}

function copyNumber(key: string): number {
  return Number(/#(\d+)$/.exec(key)?.[1] ?? 1)
}
