import type { Look } from '../games/game.ts'
import { pickBy, seedOf } from '../look/seeds.ts'
import type { Subject } from './scene.ts'

/** The outline of a card's figure. A card that nobody has drawn yet gets one of its kind's, always the same. */
export function figureOf(id: string, kind: string, { pictures, outline }: Look): string {
  const name = pictures.cards[id] ?? pickBy(seedOf(id), pictures.kinds[kind] ?? pictures.kinds[''] ?? [])
  return outline(name ?? '') ?? ''
}

/** What the picture of a card is made of; some have a second shape of their kind behind the first. */
export function subjectOf(id: string, kind: string, look: Look): Subject {
  const seed = seedOf(`${id}:behind`)
  const companions = look.pictures.kinds[kind] ?? []
  const behind = seed % 3 ? look.outline(pickBy(seed >>> 2, companions) ?? '') : undefined
  return { id, kind, outline: figureOf(id, kind, look), behind, mood: look.pictures.moods?.[id], air: look.pictures.airs?.[id] }
}
