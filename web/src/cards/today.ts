import type { Look } from '../games/game.ts'
import type { CardInfo, CardView, Position } from '../messages.ts'

/** The numbers that lie on a card at this moment, in the place of those printed; without a number of its own (-1), those of the only one like it. */
export function marksToday(card: CardInfo, n: number, position: Position, look: Look): Record<string, number> | undefined {
  const seen = Object.values(position.zones).flatMap((pile) => pile.cards.filter((one): one is CardView => one !== null))
  const alike = n < 0 ? seen.filter((one) => one.id === card.id && one.marks) : seen.filter((one) => one.n === n)
  return look.marks?.(card, position) ?? (alike.length === 1 ? alike[0]?.marks : undefined)
}
