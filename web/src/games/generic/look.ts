import type { CardInfo, GameInfo, Position } from '../../messages.ts'
import type { Badge, Face, Look, Series } from '../game.ts'
import pictures from './icons.json'
import paths from './icons.json?icons'
import Board from './Board.svelte'

/** Numbers printed on a card, whatever they are called. */
export function printedNumbers(card: CardInfo): Badge[] {
  return Object.entries(card.printed)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] !== 0)
    .map(([of, value]) => ({ of, value: String(value), bad: value < 0 }))
}

export function genericFace(card: CardInfo): Face {
  const numbers = printedNumbers(card)
  const price = numbers.find((badge) => badge.of === 'cost')
  const face: Face = { layout: 'whole', upper: [], lower: numbers.filter((badge) => badge !== price) }
  if (price) face.price = price
  return face
}

/** The first counter that every seat has, or all counters of the table. */
export function genericStanding(position: Position, info: GameInfo): Series[] {
  for (const [name, values] of Object.entries(position.counters)) {
    if (info.seat_counters.includes(name)) return values.map((value, seat) => ({ label: info.counters[name] ?? name, seat, value }))
  }
  return Object.entries(position.counters).map(([name, values]) => ({
    label: info.counters[name] ?? name,
    seat: -1,
    value: values[0] ?? 0,
  }))
}

export const look: Look = {
  board: Board,
  pictures,
  outline: (icon) => paths[icon],
  face: genericFace,
  inline: [],
  obvious: ['done', 'end'],
  standing: genericStanding,
}
