import { tale } from '../../cards/tale.ts'
import type { CardInfo, Choice, Position } from '../../messages.ts'
import type { Badge, Face, Look, Preview } from '../game.ts'
import { say } from '../../words/words.svelte.ts'
import Board from './Board.svelte'
import { fightFor, fightSentence } from './facts.ts'
import pictures from './icons.json'
import paths from './icons.json?icons'

interface Half {
  attack: number
  defence: number
  glory: number
  score: unknown
}

interface Printed {
  kingdom: string
  health: number
  strength: number
  top: Half
  bottom: Half
}

export function faceOf(card: CardInfo): Face {
  const printed = card.printed as unknown as Printed
  const face: Face = { layout: 'halves', upper: valuesOf(printed.top), lower: valuesOf(printed.bottom) }
  if (printed.health) {
    face.upper.unshift(
      { of: 'health', value: String(printed.health) },
      { of: 'strength', value: String(printed.strength) },
    )
  }
  if (printed.kingdom) face.group = printed.kingdom
  return face
}

function valuesOf(half: Half): Badge[] {
  const badges: Badge[] = []
  if (half.attack) badges.push({ of: 'attack', value: signed(half.attack), bad: half.attack < 0 })
  if (half.defence) badges.push({ of: 'defence', value: signed(half.defence), bad: half.defence < 0 })
  if (half.glory) badges.push({ of: 'glory', value: String(half.glory) })
  if (half.score) badges.push({ of: 'glory', value: '✶' })
  return badges
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** A fight that would be lost as things stand is worth a second thought. */
function preview(choice: Choice, position: Position): Preview | undefined {
  if (!['travel', 'journey', 'strike'].includes(choice.verb)) return undefined
  const fight = fightFor(position, choice.n ?? -1)
  return fight && { risky: fight.attack < fight.health, sentence: fightSentence(fight) }
}

export const look: Look = {
  board: Board,
  pictures,
  paths,
  paint: tale,
  face: faceOf,
  place: (choice, position) =>
    choice.action && choice.n === position.zones['town']?.cards[0]?.n ? `action:${choice.action}` : undefined,
  preview,
  reasons: (position) => {
    const parts = (position.facts['glory_parts'] as Record<string, number>[] | undefined) ?? []
    return ['cards', 'bonuses', 'town', 'wounds'].map((source) => ({
      label: say(`enchanters-from-${source}`),
      values: parts.map((part) => part[source] ?? 0),
    }))
  },
  inline: ['attack', 'defence', 'crystals', 'wounds', 'glory', 'health', 'strength'],
  obvious: ['strike', 'face', 'done', 'end'],
  burdens: ['wounds'],
  standing: (position, info) =>
    ((position.facts['glory'] as number[] | undefined) ?? []).map((value, seat) => ({
      label: info.counters['glory'] ?? '',
      seat,
      value,
    })),
}
