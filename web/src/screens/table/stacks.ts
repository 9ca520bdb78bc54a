import type { CardView } from '../../messages.ts'
import type { Hands } from './hands.ts'

/** Equal cards that lie on one another. */
export interface Stack {
  top: CardView
  left: number
}

/**
 * Cards that differ in nothing, such as fifteen husks, lie on one another where the first of them lay; on top is one
 * that answers a touch, if any does. One that somebody has chosen lies apart.
 */
export function stacks(cards: CardView[], { lit, stateOf }: Pick<Hands, 'lit' | 'stateOf'>): Stack[] {
  const answers = ({ n }: CardView): boolean => lit.offered.has(`card:${n}`) || lit.refused.has(`card:${n}`)
  const found = new Map<string, Stack>()
  for (const card of cards) {
    const alike = JSON.stringify([card.id, card.marks ?? {}, stateOf(`card:${card.n}`) === 'chosen'])
    const stack = found.get(alike)
    if (!stack) {
      found.set(alike, { top: card, left: 1 })
      continue
    }
    stack.left += 1
    if (!answers(stack.top) && answers(card)) stack.top = card
  }
  return [...found.values()]
}
