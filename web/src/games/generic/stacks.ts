import type { CardView } from '../../messages.ts'

export interface Stack {
  top: CardView
  left: number
}

/** Equal cards on one another, in the order in which the first of each lies; on top is one that can be chosen, if any can. */
export function stacks(cards: CardView[], canBeChosen: (card: CardView) => boolean): Stack[] {
  const found = new Map<string, Stack>()
  for (const card of cards) {
    const alike = `${card.id} ${JSON.stringify(card.marks ?? {})}`
    const stack = found.get(alike)
    if (!stack) {
      found.set(alike, { top: card, left: 1 })
      continue
    }
    stack.left += 1
    if (!canBeChosen(stack.top) && canBeChosen(card)) stack.top = card
  }
  return [...found.values()]
}
