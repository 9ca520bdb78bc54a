import { mount } from 'svelte'

import type { CardInfo, OptionInfo, Position } from '../../messages.ts'
import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import { say } from '../../words/words.svelte.ts'
import type { AtOnce, Face, Look } from '../game.ts'
import './stall.css'
import './theme.css'
import Board from './Board.svelte'
import Dots from './Dots.svelte'
import FaceOf from './Face.svelte'
import { partsOf, pictures } from './figures.ts'
import Finale from './Finale.svelte'
import { printedOf } from './kinds.ts'
import { reads, stages } from './moments.ts'
import Picture from './Picture.svelte'
import Scene from './Scene.svelte'
import { isIdle, standing } from './table.ts'

function faceOf(card: CardInfo): Face {
  const { cost } = printedOf(card)
  const face: Face = { layout: 'whole', upper: [], lower: [] }
  if (cost) face.price = { of: 'cost', value: cost }
  return face
}

// Pictures are on many pages; what they share is drawn once.
mount(Dots, { target: document.body })

/** What matters most comes first; what the rulebook leaves open comes last. */
const ASKED = ['length', 'familiars', 'properties', 'promos', 'scores', 'first']

/** Promo familiars are offered only where they take part. */
function asks(options: OptionInfo[], chosen: (name: string) => string, _seats: number, cards: Map<string, CardInfo>): OptionInfo[] {
  const place = ({ name }: OptionInfo): number => (ASKED.includes(name) ? ASKED.indexOf(name) : ASKED.length)
  const without = chosen('promos') === 'off'
  return [...options]
    .sort((a, b) => place(a) - place(b))
    .map((option) =>
      option.name === 'familiars' && without
        ? { ...option, values: option.values.filter(({ id }) => cards.get(id)?.printed['promo'] !== true) }
        : option,
    )
}

/** Starters that only make power are played in one breath. */
function atOnce(position: Position, catalogue: Catalogue): AtOnce[] {
  return (position.question?.options ?? []).flatMap((choice) => {
    const card = catalogue.cards.get(choice.card ?? '')
    if (choice.verb !== 'play' || card?.kind !== 'starter' || card.tags.length || !Number(card.printed['power'])) return []
    const count = position.zones[`hand/${position.you}`]?.cards.filter((one) => one?.id === card.id).length ?? 0
    if (count < 2) return []
    return { label: say('krutagidon-play-all', { card: card.name, count }), keys: Array.from({ length: count }, () => choice.key) }
  })
}

export const look: Look = {
  board: Board,
  card: FaceOf,
  picture: Picture,
  pictures,
  outline: (icon) => partsOf(icon).join(''),
  face: faceOf,
  inline: [],
  obvious: ['done'],
  useful: ['play', 'use', 'buy'],
  idle: isIdle,
  alike: ['hand'],
  atOnce,
  // Who does not defend says so where the question is asked.
  place: (choice, position) =>
    position.question?.prompt === 'defend' && choice.verb !== 'defend' ? `answer:${choice.verb}` : undefined,
  scene: Scene,
  finale: Finale,
  stages,
  reads,
  lives: ['life'],
  plain: ['power'],
  asks,
  asides: ['token', 'property', 'object'],
  standing,
}
