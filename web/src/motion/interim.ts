import type { Band, Beat, CardView, EventView, NumberChange, Pile, Position } from '../messages.ts'

/**
 * The table between two positions, as far as the beats tell: numbers and cards that moved, nothing else. The server's position
 * replaces it as soon as the last beat was shown.
 */
export function advance(position: Position, beat: Beat, events: EventView[], final: Position): Position {
  const next = withoutQuestion(position)
  const told = beat.lines?.[0]?.text
  if (told) next.status = told
  for (const event of events.slice(beat.first, beat.end)) {
    if (event.kind === 'moved') move(next, event, 'forwards', final)
  }
  for (const change of beat.changes ?? []) number(next, change, change.after)
  return next
}

/** The table before some bands: everything they tell taken back, the last first. */
export function rewind(position: Position, bands: Band[]): Position {
  const before: Position = { ...withoutQuestion(position), status: '', waiting_for: [] }
  // What was going to happen then is not known any more, but for a card that nobody knew.
  if (before.forecast) before.forecast = before.forecast.filter((line) => !line.card)
  for (const band of [...bands].reverse()) {
    for (const event of [...band.events].reverse()) if (event.kind === 'moved') move(before, event, 'backwards', position)
    for (const beat of [...band.beats].reverse()) {
      for (const change of [...(beat.changes ?? [])].reverse()) number(before, change, change.before)
    }
  }
  return before
}

function withoutQuestion(position: Position): Position {
  const { question: _question, outcome: _outcome, ...rest } = position
  return { ...rest, zones: { ...position.zones }, counters: { ...position.counters } }
}

function number(position: Position, change: NumberChange, value: number): void {
  if ((change.n ?? -1) >= 0) {
    mark(position, change, value)
    return
  }
  const all = position.counters[change.what]
  if (!all) return
  const seat = Math.max(0, change.seat ?? -1)
  position.counters[change.what] = all.map((old, index) => (index === seat ? value : old))
}

function mark(position: Position, { n, what }: NumberChange, value: number): void {
  for (const [name, pile] of Object.entries(position.zones)) {
    const index = pile.cards.findIndex((card) => card?.n === n)
    if (index < 0) continue
    const card = pile.cards[index]!
    const cards = [...pile.cards]
    cards[index] = { ...card, marks: { ...card.marks, [what]: value } }
    position.zones[name] = { ...pile, cards }
    return
  }
}

function move(position: Position, event: EventView, way: 'forwards' | 'backwards', final: Position): void {
  const origin = zone(event.origin ?? '', event.origin_seat ?? -1)
  const goal = zone(event.goal ?? '', event.goal_seat ?? -1)
  const [from, to] = way === 'forwards' ? [origin, goal] : [goal, origin]
  const n = event.n ?? -1
  const taken = position.zones[from]?.cards.find((card) => card?.n === n && n >= 0) ?? undefined
  const card = taken ?? (event.card && n >= 0 ? (lying(final, n) ?? { id: event.card, n }) : undefined)
  const source = position.zones[from]
  if (source) position.zones[from] = without(source, taken)
  const target = position.zones[to]
  if (target) position.zones[to] = withCard(target, card)
}

function zone(name: string, seat: number): string {
  return seat < 0 ? name : `${name}/${seat}`
}

function lying(position: Position, n: number): CardView | undefined {
  for (const pile of Object.values(position.zones)) for (const card of pile.cards) if (card?.n === n) return card
  return undefined
}

function without(pile: Pile, card: CardView | undefined): Pile {
  const count = Math.max(0, pile.count - 1)
  if (card) return { ...pile, count, cards: pile.cards.filter((one) => one !== card) }
  const unknown = pile.cards.lastIndexOf(null)
  return { ...pile, count, cards: unknown < 0 ? pile.cards : pile.cards.filter((_, index) => index !== unknown) }
}

function withCard(pile: Pile, card: CardView | undefined): Pile {
  const known = pile.cards.length === pile.count
  const cards = known && (card || pile.count) ? [...pile.cards, card ?? null] : pile.cards
  return { ...pile, count: pile.count + 1, cards }
}
