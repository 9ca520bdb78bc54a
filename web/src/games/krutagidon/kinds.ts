import type { CardInfo } from '../../messages.ts'

/** The sign of each kind of card. */
export const KIND_SIGNS: Record<string, string> = {
  wizard: 'wizard-face',
  creature: 'imp',
  spell: 'magic-swirl',
  treasure: 'two-coins',
  place: 'castle',
  legend: 'crown',
  familiar: 'boomerang',
  mayhem: 'dice-fire',
  starter: 'rune-stone',
  wild: 'sparkles',
  limp: 'screaming',
  token: 'tombstone',
  property: 'ticket',
  object: 'trophy-cup',
}

/** The numbers printed on a card; an empty one is not shown. */
export interface Printed {
  cost: string
  power: string
  points: string
}

/** Kinds that nobody pays for. */
const FREE = new Set(['starter', 'limp', 'mayhem', 'token', 'property', 'object'])

export function printedOf(card: CardInfo): Printed {
  const { cost, power, points } = card.printed
  return {
    cost: FREE.has(card.kind) || typeof cost !== 'number' ? '' : String(cost),
    power: typeof power === 'number' && power > 0 ? String(power) : '',
    points: typeof points === 'number' ? (points ? String(points).replace('-', '−') : '') : points ? '★' : '',
  }
}
