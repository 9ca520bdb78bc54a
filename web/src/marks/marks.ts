import { keep, kept } from '../device/kept.ts'
import type { CardInfo, Language, MarkInfo, Position } from '../messages.ts'
import { api } from '../wire/api.ts'

const loading = new Map<string, Promise<MarkInfo[]>>()

/** The marks of a game; none if they cannot be had: nobody needs them to play. */
export function marksOf(game: string, language: Language): Promise<MarkInfo[]> {
  const key = `${game} ${language}`
  let found = loading.get(key)
  if (!found) {
    found = api.marks(game, language).catch(() => {
      loading.delete(key)
      return []
    })
    loading.set(key, found)
  }
  return found
}

/** What a mark is about, if what it waits for is on the table: `card:axe`, `zone:track`; otherwise nothing. */
export function appears(mark: MarkInfo, position: Position, cards: Map<string, CardInfo>): string | undefined {
  const { zone, kind, tag, card, counter, least, offered, prompt } = mark.when
  const question = position.question
  if (prompt && question?.prompt !== prompt) return undefined
  if (offered && !question?.options.some((option) => option.key.startsWith(offered))) return undefined
  const counted = counter ? counterOf(counter, position, least ?? 1) : ''
  if (counted === undefined) return undefined
  if (!zone) return counter ? mark.show.replace('*', counted.slice(counter.length - 1)) : mark.show
  const pile = position.zones[`${zone}/${position.you}`] ?? position.zones[zone]
  const found = pile?.cards.find((one) => {
    const info = one && cards.get(one.id)
    return info && (!kind || info.kind === kind) && (!tag || info.tags.includes(tag)) && (!card || info.id === card)
  })
  return found ? mark.show || `card:${found.id}` : undefined
}

/** A mark on the table, and the step at which it appeared. */
export interface Shown {
  mark: MarkInfo
  show: string
  step: number
}

/** Whoever answers three times without closing a note has read it, or does not want to. */
const PATIENCE = 3

/** Whether a mark is still in its place: what it speaks of can still be seen or done, and nobody has played on past it. */
export function lasts({ mark, step }: Shown, position: Position, cards: Map<string, CardInfo>): boolean {
  return position.step >= step && position.step < step + PATIENCE && appears(mark, position, cards) !== undefined
}

/** The first of the reader's counters, or the table's, that is high enough; a star at the end of a name stands for anything. */
function counterOf(name: string, { counters, you }: Position, least: number): string | undefined {
  const names = name.endsWith('*') ? Object.keys(counters).filter((one) => one.startsWith(name.slice(0, -1))) : [name]
  return names.find((one) => {
    const numbers = counters[one] ?? []
    return ((numbers.length > 1 ? numbers[you] : numbers[0]) ?? 0) >= least
  })
}

/** The marks this device has shown, as `game/id`. */
export function shownMarks(): string[] {
  return kept<string[]>('marks', [])
}

export function rememberMark(game: string, id: string): void {
  const name = `${game}/${id}`
  const before = shownMarks()
  if (!before.includes(name)) keep('marks', [...before, name])
}

export function forgetMarks(): void {
  keep('marks', [])
}
