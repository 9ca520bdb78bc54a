import type { Position } from '../messages.ts'

/** Where on the table the things are that a lesson is about; nothing if the board does not show them. Only answers may be several. */
export function placesOf(show: string, position: Position, root: ParentNode = document): HTMLElement[] {
  const [kind, ...rest] = show.split(':')
  const what = rest.join(':')
  const you = position.you
  const first = (...selectors: string[]): HTMLElement[] => {
    for (const selector of selectors) {
      for (const found of root.querySelectorAll<HTMLElement>(selector)) {
        if (found.offsetParent) return [found]
      }
    }
    return []
  }
  switch (kind) {
    case 'card': {
      const mine = (pile: { seat: number }): number => (pile.seat === you ? 0 : 1)
      const piles = Object.values(position.zones).sort((one, other) => mine(one) - mine(other))
      // Of several copies the one that can be used now: the spell to cast, not its twin in the hand.
      const usable = new Set(position.question?.options.map((choice) => choice.n))
      const cards = piles
        .flatMap((pile) => pile.cards.filter((card) => card?.id === what))
        .sort((one, other) => Number(usable.has(other!.n)) - Number(usable.has(one!.n)))
      return first(...cards.map((card) => `[data-n="${card!.n}"]`))
    }
    case 'zone':
      return first(`[data-zone="${what}/${you}"]`, `[data-zone="${what}"]`)
    case 'counter':
      return first(`[data-counter="${what}/${you}"]`, `[data-counter="${what}"]`)
    case 'answer': {
      const patterns = what.split('|')
      const meant = (key: string): boolean => patterns.some((one) => (one.endsWith('*') ? key.startsWith(one.slice(0, -1)) : key === one))
      const choices = position.question?.options.filter((choice) => meant(choice.key)) ?? []
      const buttons = choices.flatMap((choice) => first(`[data-key="${choice.key}"]`))
      return buttons.length ? buttons : [...new Set(choices.flatMap((choice) => first(`[data-n="${choice.n}"]`)))]
    }
    case 'seat':
      return first(`[data-place="seat:${Number(what.slice(1)) - 1}"]`)
    default:
      return []
  }
}
