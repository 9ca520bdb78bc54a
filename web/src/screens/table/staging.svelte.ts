import { tick } from 'svelte'

import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import { settings, still, type Pace } from '../../device/settings.svelte.ts'
import type { Band, Beat, EventView, Position } from '../../messages.ts'
import { flights } from '../../motion/flights.ts'
import { strike, travel } from '../../motion/impacts.ts'
import { advance } from '../../motion/interim.ts'
import { play } from '../../motion/sounds.svelte.ts'
import { toldChanges } from './chronicle.ts'

/**
 * How long things stand, in milliseconds: a banner, a card for its first words and for each letter more, what came of it,
 * and the same once more.
 */
interface Timing {
  banner: number
  card: number
  letter: number
  most: number
  after: number
  again: number
}

const TIMINGS: Record<Exclude<Pace, 'instant'>, Timing> = {
  calm: { banner: 1100, card: 1100, letter: 16, most: 4200, after: 850, again: 240 },
  brisk: { banner: 650, card: 550, letter: 7, most: 1900, after: 420, again: 140 },
}
/** Friends and bots are quicker than whomever everybody plays against. */
const FRIENDS = 0.5

/** How a beat follows the one before it: with another card, with more of the same card, or as the very same thing once more. */
export type Sequel = 'new' | 'more' | 'again'

export function sequel(before: Beat | undefined, beat: Beat): Sequel {
  if (!before?.card || before.kind !== 'act' || beat.kind !== 'act' || before.turn !== beat.turn || before.card !== beat.card) return 'new'
  return wordsOf(before) === wordsOf(beat) && !toldChanges(beat).length ? 'again' : 'more'
}

function wordsOf({ lines = [] }: Beat): string {
  return lines.map((line) => line.text).join('\n')
}

/** Whether its card has been read: in this turn, before, or not yet. */
export type Known = 'now' | 'before' | 'not'

/** How long a beat is looked at, in milliseconds: before what it does arrives, and afterwards. `letters` are to be read, if any. */
export function holds(beat: Beat, follows: Sequel, letters: number | undefined, pace: Pace, known: Known = 'not'): { before: number; after: number } {
  const time = TIMINGS[pace === 'brisk' ? 'brisk' : 'calm']
  const share = letters === undefined ? FRIENDS : 1
  if (beat.kind === 'turn') return { before: 0, after: time.banner * (beat.turn < 0 ? 1 : FRIENDS) }
  if (follows === 'again') return { before: 0, after: time.again }
  const glance = time.card * FRIENDS
  const reading = letters === undefined ? glance : Math.min(time.most, time.card + letters * time.letter)
  const again = { now: glance, before: Math.max(time.card, reading / 2), not: reading }[known]
  return {
    before: follows === 'more' ? glance / 2 : Math.min(reading, again),
    after: time.after * share * (beat.changes?.length ? 1 : 0.5),
  }
}

/** A beat on the stage. */
export interface Staged {
  /** Unlike that of the beat before it. */
  key: string
  beat: Beat
  /** What the server sent of the band that it belongs to: its lines speak of these. */
  events: readonly EventView[]
  /** How often in a row. */
  count: number
  /** Whether it is the turn of whomever everybody plays against. */
  foe: boolean
  /** Whether what it changes has arrived. */
  landed: boolean
}

/** What the stage needs of the table. */
export interface Theatre {
  readonly catalogue: Catalogue | null
  readonly mine: number[]
  readonly you: number
  show(position: Position): void
}

/** Plays beats one by one, each at its pace; whoever is in a hurry goes to the next one, or to their own turn. */
export class Staging {
  shown = $state.raw<Staged | null>(null)
  /** How many beats are still to come. */
  left = $state(0)

  #theatre: Theatre
  #next: (() => void) | null = null
  #hurry = false
  /** In which turn a card was read last; turns are counted as they come. */
  #read = new Map<string, number>()
  #turns = 0

  constructor(theatre: Theatre) {
    this.#theatre = theatre
  }

  /** Whether a beat is worth a place on the stage: what others do, and whomever everybody plays against. */
  isStaged(band: Band, beat: Beat): boolean {
    if (beat.kind === 'setup' || beat.kind === 'end' || !beat.lines?.length) return false
    const { mine, catalogue } = this.#theatre
    const wished = catalogue?.look.stages?.(beat, mine, catalogue)
    if (wished !== undefined) return wished
    if (beat.kind === 'turn') return !mine.includes(beat.turn) || isAnotherTurn(band, beat)
    if (beat.turn < 0 || beat.kind === 'fall') return true
    return !mine.includes(band.seat) && !mine.includes(beat.turn)
  }

  /** Whether anything of these bands is played on the stage. */
  isWorthIt(bands: Band[]): boolean {
    if (settings.pace === 'instant' || document.hidden || this.#hurry) return false
    return bands.some((band) => band.beats.some((beat) => this.isStaged(band, beat)))
  }

  /** Play bands from a position on, up to the one that the server has sent. The stage stays open if more follows. */
  async play(bands: Band[], from: Position, final: Position, more: () => boolean = () => false): Promise<void> {
    let position = from
    const told = bands.flatMap((band) => band.beats.map((beat) => ({ band, beat })))
    this.left = told.filter(({ band, beat }) => this.isStaged(band, beat)).length
    for (const { band, beat } of told) {
      if (this.#hurry || document.hidden) break
      const next = advance(position, beat, band.events, final)
      if (this.isStaged(band, beat)) {
        await this.#stage(band, beat, next)
        this.left--
      } else if (beat.end > beat.first) {
        await this.#pass(band, beat, next)
      }
      position = next
    }
    if (!more()) this.leave()
  }

  /** The stage is empty. */
  leave(): void {
    this.shown = null
    this.left = 0
  }

  /** On to the next beat. */
  next(): void {
    this.#next?.()
    flights.skip()
  }

  /** On to one's own turn. */
  skipAll(): void {
    if (!this.shown) return
    this.#hurry = true
    this.next()
  }

  /** Everything was shown: the next turn is played at its pace again. */
  rest(): void {
    this.leave()
    this.#hurry = false
  }

  async #stage(band: Band, beat: Beat, next: Position): Promise<void> {
    const foe = beat.turn < 0
    const last = this.shown
    // A game's own scene plays every beat from its beginning.
    const follows = this.#theatre.catalogue?.look.scene ? 'new' : sequel(last?.beat, beat)
    const key = follows === 'new' ? `${band.step}:${beat.first}` : last!.key
    const count = follows === 'again' ? last!.count + 1 : 1
    this.shown = { key, beat, events: band.events, count, foe, landed: follows === 'again' }
    await tick()
    const letters = this.#letters(beat)
    const { before, after } = holds(beat, follows, letters, settings.pace, this.#known(beat))
    if (beat.card && letters !== undefined) this.#read.set(beat.card, this.#turns)
    if (beat.kind === 'turn') {
      this.#turns++
      play(foe ? 'foe-turn' : 'turn')
      await this.#pass(band, beat, next)
      await this.#wait(after)
      return
    }
    if (beat.kind === 'fall') play('fall')
    else if (beat.card) play('card')
    await this.#wait(before)
    if (follows !== 'again') await this.#send(beat, next)
    await this.#pass(band, beat, next)
    this.shown = { key, beat, events: band.events, count, foe, landed: true }
    await this.#wait(after)
  }

  /** How much there is to read on a beat's card, where it is worth reading. */
  #letters(beat: Beat): number | undefined {
    const { mine, catalogue } = this.#theatre
    const read = beat.turn < 0 || beat.kind === 'fall' || (catalogue?.look.reads?.(beat, mine, catalogue) ?? false)
    return read ? (catalogue?.cards.get(beat.card ?? '')?.text ?? []).join(' ').length : undefined
  }

  #known({ card = '' }: Beat): Known {
    const turn = this.#read.get(card)
    return turn === undefined ? 'not' : turn === this.#turns ? 'now' : 'before'
  }

  /** The effect travels from the card on the stage to what it changes. */
  async #send(beat: Beat, next: Position): Promise<void> {
    const from = document.querySelector('.theatre [data-actor]')?.getBoundingClientRect()
    const usual = this.#theatre.catalogue?.look
    if (this.#hurry || !from?.width || !usual) return
    const look = usual.against?.(next) ?? usual
    await Promise.all((beat.changes ?? []).slice(0, 4).map((change) => travel(from, change, look, beat.turn >= 0)))
  }

  /** The table after a beat: cards move, numbers change where they stand. */
  async #pass(band: Band, beat: Beat, next: Position): Promise<void> {
    const events = band.events.slice(beat.first, beat.end)
    const before = flights.before()
    this.#theatre.show(next)
    await tick()
    if (!still()) flights.after(before, events)
    const usual = this.#theatre.catalogue?.look
    if (!usual) return
    const look = usual.against?.(next) ?? usual
    for (const change of beat.changes ?? []) strike(change, look, this.#theatre.mine, before)
    play.all(beat.changes ?? [], look)
  }

  #wait(time: number): Promise<void> {
    if (this.#hurry) return Promise.resolve()
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer)
        this.#next = null
        done()
      }
      const timer = setTimeout(end, time)
      this.#next = end
    })
  }
}

/** Whether somebody's turn follows their own: without a word it would seem that nothing has happened. */
function isAnotherTurn(band: Band, beat: Beat): boolean {
  return band.turn === beat.turn && band.beats.find((one) => one.kind === 'turn') === beat
}
