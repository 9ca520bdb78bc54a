import { keep, kept, keptElsewhere } from '../../device/kept.ts'
import type { CardDraft } from '../../messages.ts'

/** A card of one's own on this device. */
export interface OwnCard {
  game: string
  card: CardDraft
}

const NAME = 'own-cards'
const DRAFTS = 'own-card-drafts'
/** What a file of cards may hold: see `PACK_BYTES` and `MOST_CARDS` of the server. What is written takes room for its form, too. */
const MOST_CARDS = 40
const MOST_LETTERS = 24_000
const cards: OwnCard[] = $state(kept<OwnCard[]>(NAME, []))

/** Another tab may have kept cards meanwhile. */
function readAgain(): void {
  cards.splice(0, cards.length, ...kept<OwnCard[]>(NAME, []))
}
keptElsewhere(NAME, readAgain)

export function ownCards(): readonly OwnCard[] {
  return cards
}

export function ownCard(game: string, id: string): CardDraft | undefined {
  return cards.find((one) => one.game === game && one.card.id === id)?.card
}

export function isSame(one: CardDraft, other: CardDraft): boolean {
  const { kind, cost, text, names } = one
  const codes = Object.keys({ ...names, ...other.names })
  const called = codes.every((code) => (names[code] ?? '') === (other.names[code] ?? ''))
  return called && kind === other.kind && cost === other.cost && text === other.text
}

/** Keep a card; one with the same id is replaced. */
export function keepCard(game: string, card: CardDraft): void {
  readAgain()
  const index = cards.findIndex((one) => one.game === game && one.card.id === card.id)
  cards.splice(index < 0 ? cards.length : index, index < 0 ? 0 : 1, { game, card })
  keep(NAME, $state.snapshot(cards))
}

/** Keep a card from a file. It never takes the place of another one that happens to have its id; returns its own. */
export function takeIn(game: string, card: CardDraft): string {
  readAgain()
  const other = ownCard(game, card.id)
  const id = other && !isSame(other, card) ? newId() : card.id
  keepCard(game, { ...card, id })
  return id
}

/** Cards in as many parts as files are needed. */
export function inFiles(all: readonly CardDraft[]): CardDraft[][] {
  const files: CardDraft[][] = []
  let letters = 0
  for (const card of all) {
    const more = card.text.length + Object.values(card.names).join('').length
    const last = files.at(-1)
    if (last && last.length < MOST_CARDS && letters + more <= MOST_LETTERS) last.push(card)
    else files.push([card])
    letters = files.at(-1)!.length > 1 ? letters + more : more
  }
  return files
}

export function forgetCard(game: string, id: string): void {
  readAgain()
  const index = cards.findIndex((one) => one.game === game && one.card.id === id)
  if (index >= 0) cards.splice(index, 1)
  keep(NAME, $state.snapshot(cards))
}

/** What somebody was writing last for a game: neither a way to a table nor to the other game may lose it. */
export function lastDraft(game: string): CardDraft | undefined {
  return kept<Record<string, CardDraft>>(DRAFTS, {})[game]
}

export function rememberDraft(game: string, card: CardDraft): void {
  keep(DRAFTS, { ...kept<Record<string, CardDraft>>(DRAFTS, {}), [game]: card })
}

export function newId(): string {
  return `own-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** What a card is called in a language, or in whichever it has a name. */
export function calledIn(language: string, { names }: CardDraft): string {
  return names[language] || names['en'] || Object.values(names).find(Boolean) || '…'
}
