import { paintOf, tale } from '../../cards/tale.ts'
import type { Choice, Position } from '../../messages.ts'
import type { Look, Preview } from '../game.ts'
import './theme.css'
import Board from './Board.svelte'
import FaceOf from './Face.svelte'
import Finale from './Finale.svelte'
import { fightFor, fightSentence } from './facts.ts'
import { faceOf } from './halves.ts'
import pictures from './icons.json'
import paths from './icons.json?icons'
import { PALETTE } from './palette.ts'
import Scene from './Scene.svelte'

/** A fight that would be lost as things stand is worth a second thought. */
function preview(choice: Choice, position: Position): Preview | undefined {
  if (!['travel', 'journey', 'strike'].includes(choice.verb)) return undefined
  const fight = fightFor(position, choice.n ?? -1)
  return fight && { risky: fight.attack < fight.health, sentence: fightSentence(fight) }
}

export const look: Look = {
  board: Board,
  card: FaceOf,
  pictures,
  outline: (icon) => paths[icon],
  paint: (subject) => tale(subject, paintOf(subject.id, PALETTE)),
  face: faceOf,
  place: (choice, position) =>
    choice.action && choice.n === position.zones['town']?.cards[0]?.n ? `action:${choice.action}` : undefined,
  preview,
  weighs: ['travel', 'journey'],
  scene: Scene,
  finale: Finale,
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
