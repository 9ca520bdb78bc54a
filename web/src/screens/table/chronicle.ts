import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { Look } from '../../games/game.ts'
import type { Band, Beat, EventView, Line, NumberChange } from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'

/** A beat and the band it belongs to: the answer before which one can return. */
export interface Told {
  band: Band
  beat: Beat
  /** How often in a row: equal neighbours are told once. */
  count: number
}

/** A turn, from the beat that begins it to the last one before the next turn. */
export interface Chapter {
  /** Unlike every other: the band and the beat that it begins with. */
  key: string
  kind: 'setup' | 'turn'
  /** Whose turn it is; -1 for whomever everybody plays against. */
  turn: number
  /** What the turn, or what arrived between two turns, is called; empty if its beginning is not known. */
  title: string
  /** The round that begins with it; 0 if none does. */
  round: number
  told: Told[]
}

/** What happened, turn by turn. */
export function chapters(log: Band[]): Chapter[] {
  const found: Chapter[] = []
  for (const band of log) {
    band.beats.forEach((beat, number) => {
      let last = found.at(-1)
      const begins = beat.kind === 'turn' || beat.kind === 'setup'
      let lines = beat.lines ?? []
      if (!last || begins || (last.turn !== beat.turn && beat.kind !== 'more')) {
        const heads = beat.kind === 'turn' || beat.kind === 'arrival'
        last = {
          key: `${band.step}:${number}`,
          kind: beat.kind === 'setup' ? 'setup' : 'turn',
          turn: beat.turn,
          title: heads ? (lines[0]?.text ?? '') : '',
          round: beat.round ?? 0,
          told: [],
        }
        found.push(last)
        if (beat.kind === 'arrival') lines = lines.slice(1)
      }
      if (!lines.length || beat.kind === 'turn') return
      const before = last.told.at(-1)
      const told = { band, beat: lines === beat.lines ? beat : { ...beat, lines }, count: 1 }
      if (before && isSame(before.beat, told.beat)) before.count++
      else last.told.push(told)
    })
  }
  return found.filter((chapter) => chapter.told.length || chapter.title || chapter.kind === 'setup')
}

/** What somebody did with a card, or with several equal ones. */
export interface Deed {
  card: string
  n: number
  texts: string[]
}

/** What somebody did in some turns, card by card. */
export function deeds(told: Chapter[], seat: number): Deed[] {
  const found = new Map<string, { card: string; n: number; counts: Map<string, number> }>()
  for (const { beat, count } of told.filter(({ turn }) => turn === seat).flatMap((chapter) => chapter.told)) {
    const [line] = beat.lines ?? []
    if (!beat.card || !line) continue
    const deed = found.get(beat.card) ?? { card: beat.card, n: beat.n ?? -1, counts: new Map<string, number>() }
    deed.counts.set(line.text, (deed.counts.get(line.text) ?? 0) + count)
    found.set(beat.card, deed)
  }
  return [...found.values()].map(({ card, n, counts }) => ({
    card,
    n,
    texts: [...counts].map(([text, count]) => (count > 1 ? `${text} × ${count}` : text)),
  }))
}

/** Who fell, and by whose hand. */
export function falls(told: Chapter[]): string[] {
  const beats = told.flatMap((chapter) => chapter.told.map(({ beat }) => beat)).filter(({ kind }) => kind === 'fall')
  return beats.map(({ lines = [] }) =>
    lines
      .slice(0, 2)
      .map((line) => line.text)
      .join(' '),
  )
}

/** How a number went: where it was, how low it sank before somebody came back, and where it is now. */
export interface Total {
  label: string
  way: number[]
  bad: boolean
}

/** What became of the lives and burdens of the table and of its seats in some turns; bad news first, there may be no room for all. */
export function totals(told: Chapter[], look: Look | undefined): Total[] {
  const found = new Map<string, Total>()
  for (const { beat } of told.flatMap((chapter) => chapter.told)) {
    for (const { label, what, seat = -1, card, before, after } of beat.changes ?? []) {
      if (card || !label || ![...(look?.lives ?? []), ...(look?.burdens ?? [])].includes(what)) continue
      const known = found.get(`${what}/${seat}`)?.way ?? [before]
      const comesBack = beat.kind === 'fall'
      const way = comesBack || known.length < 2 ? [...known, after] : [...known.slice(0, -1), after]
      // Who comes back may have more than before: that is no good news.
      found.set(`${what}/${seat}`, { label, way, bad: comesBack || way.length > 2 || isBadNews({ what, before: way[0]!, after }, look) })
    }
  }
  const changed = [...found.values()].filter(({ way }) => way.length > 2 || way[0] !== way[1])
  return changed.sort((one, other) => Number(other.bad) - Number(one.bad))
}

/** Lines of which equal neighbours are told once. */
export function folded<T extends { text: string }>(lines: readonly T[]): { line: T; count: number }[] {
  const found: { line: T; count: number }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.line.text === line.text) last.count++
    else found.push({ line, count: 1 })
  }
  return found
}

/** Lines of which those that differ in nothing but the card they name are told in one: a hand of five is no list of ten sentences. */
export function gathered(lines: readonly Line[], namesOf: (event: number) => (string | undefined)[], times = 1): string[] {
  const found: { frame: string; names: Map<string, number>; text: string; open: string; close: string }[] = []
  for (const { text, event } of lines) {
    const [before, name, after] = around(text, namesOf(event))
    const frame = name ? `${before}\n${after}` : text
    const last = found.at(-1)
    if (last?.frame === frame) last.names.set(name, (last.names.get(name) ?? 0) + 1)
    else found.push({ frame, names: new Map([[name, 1]]), text, open: before.endsWith('«') ? '«' : '', close: after.startsWith('»') ? '»' : '' })
  }
  return found.map(({ names, text, open, close }) => {
    const [[, often] = ['', 1], ...others] = [...names]
    const first = counted(text, often * times)
    const rest = others.map(([name, count]) => counted(`${open}${name}${close}`, count * times))
    return rest.length ? say('told-also', { first, others: rest.join(' · ') }) : first
  })
}

/** What the card of an event is called. */
export function namesOf(event: EventView | undefined, catalogue: Catalogue | null): (string | undefined)[] {
  const card = event?.card ? catalogue?.cards.get(event.card) : undefined
  return [card?.name, card?.printed_name]
}

function counted(text: string, count: number): string {
  return count > 1 ? `${text} ×\u00a0${count}` : text
}

/** Whether two beats are told in the same words and change no number worth a word. */
function isSame(one: Beat, other: Beat): boolean {
  const words = (beat: Beat): string => (beat.lines ?? []).map((line) => line.text).join('\n')
  return one.card === other.card && words(one) === words(other) && !toldChanges(one).length && !toldChanges(other).length
}

/** The sum behind a line of the log, if its event changed a number and something was added up. */
export function sumOf(beat: Beat, event: number): string {
  return beat.changes?.find((change) => change.event === event)?.sum ?? ''
}

/** A sentence in three parts, the name of the card that it speaks of in the middle; empty where it does not name it. */
export function around(text: string, names: (string | undefined)[]): [string, string, string] {
  for (const name of names) {
    const at = name ? text.toLocaleLowerCase().indexOf(name.toLocaleLowerCase()) : -1
    if (name && at >= 0) return [text.slice(0, at), text.slice(at, at + name.length), text.slice(at + name.length)]
  }
  return [text, '', '']
}

export function linesOf(band: Band): string[] {
  return band.beats.flatMap((beat) => (beat.lines ?? []).map((line) => line.text))
}

/** The changes worth a word: those that the log tells, and what lies on cards. */
export function toldChanges(beat: Beat): NumberChange[] {
  const events = new Set(beat.lines?.map((line) => line.event))
  return (beat.changes ?? []).filter((change) => change.label && (events.has(change.event) || (change.n ?? -1) >= 0))
}

/** Whether a change is bad news: less of something, or more of a burden. The life of a card is a foe's. */
export function isBadNews(change: Pick<NumberChange, 'what' | 'before' | 'after' | 'n'>, look: Look | undefined): boolean {
  const foes = (change.n ?? -1) >= 0 && look?.lives?.includes(change.what)
  const burden = foes || look?.burdens?.includes(change.what)
  return burden ? change.after > change.before : change.after < change.before
}

/** By how much a number changed, with its sign. */
export function difference(change: NumberChange): string {
  const by = change.after - change.before
  return by < 0 ? `−${-by}` : `+${by}`
}
