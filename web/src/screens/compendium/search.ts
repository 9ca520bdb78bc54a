import type { CardInfo } from '../../messages.ts'

/** Whether a card answers to all of some words: in its name, its text, its id or its tags. */
export function matches(card: CardInfo, words: string): boolean {
  const text = [card.name, card.id, ...card.tags, ...card.text].join(' ').toLocaleLowerCase()
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
