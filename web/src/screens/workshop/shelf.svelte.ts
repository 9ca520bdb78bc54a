import { keep, kept } from '../../device/kept.ts'
import type { CardDraft } from '../../messages.ts'

/** A card of one's own on this device. */
export interface OwnCard {
  game: string
  card: CardDraft
}

const NAME = 'own-cards'
const DRAFT = 'own-card-draft'
const cards: OwnCard[] = $state(kept<OwnCard[]>(NAME, []))

export function ownCards(): readonly OwnCard[] {
  return cards
}

export function ownCard(id: string): OwnCard | undefined {
  return cards.find((one) => one.card.id === id)
}

/** Keep a card; one with the same id is replaced. */
export function keepCard(game: string, card: CardDraft): void {
  const index = cards.findIndex((one) => one.card.id === card.id)
  cards.splice(index < 0 ? cards.length : index, index < 0 ? 0 : 1, { game, card })
  keep(NAME, $state.snapshot(cards))
}

export function forgetCard(id: string): void {
  const index = cards.findIndex((one) => one.card.id === id)
  if (index >= 0) cards.splice(index, 1)
  keep(NAME, $state.snapshot(cards))
}

/** What somebody was writing last: the way to a table and back must not lose it. */
export function lastDraft(): OwnCard | null {
  return kept<OwnCard | null>(DRAFT, null)
}

export function rememberDraft(draft: OwnCard): void {
  keep(DRAFT, draft)
}

export function newId(): string {
  return `own-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** What a card is called in a language, or in whichever it has a name. */
export function calledIn(language: string, { names }: CardDraft): string {
  return names[language] || names['en'] || Object.values(names).find(Boolean) || '…'
}
