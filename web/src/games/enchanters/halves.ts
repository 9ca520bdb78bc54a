import type { CardInfo } from '../../messages.ts'
import type { Badge, Face } from '../game.ts'

export interface Half {
  attack: number
  defence: number
  glory: number
  score: unknown
}

export interface Printed {
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

export function valuesOf(half: Half): Badge[] {
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
