import { tick } from 'svelte'

import { keep, kept } from '../../device/kept.ts'
import { settings, still } from '../../device/settings.svelte.ts'
import type { Band, Changed, Position, State } from '../../messages.ts'
import { flights } from '../../motion/flights.ts'
import { strike } from '../../motion/impacts.ts'
import { rewind } from '../../motion/interim.ts'
import { play } from '../../motion/sounds.svelte.ts'
import { merge } from '../../wire/patch.ts'
import type { TableState } from './table.svelte.ts'

/** Between two changes that nobody stages. */
const PACE = 380
/** How long the last blow is looked at before the end of the game is told, in milliseconds. */
const PARTING = { calm: 2600, brisk: 1300 }

/** Puts on the screen what the server says of the table: one change after another, each with its motion. */
export class Showing {
  #table: TableState
  /** Asks the server for the whole table: a change does not fit what is on the screen. */
  #greet: () => void
  #queue: Changed[] = []
  #busy = false
  #shownSeat = -1
  #skip: (() => void) | null = null

  constructor(table: TableState, greet: () => void) {
    this.#table = table
    this.#greet = greet
  }

  /** The whole table. */
  async arrive(state: State): Promise<void> {
    const table = this.#table
    this.#queue = []
    const before = this.#shownSeat
    const seat = state.position.you
    table.forgetIntentions()
    table.past = null
    if (this.#mustPass(before, seat, state.position)) table.curtain = seat
    this.#shownSeat = seat
    const log = state.log ?? []
    table.log = log
    if (this.#isNew(log) && table.curtain < 0 && table.staging.isWorthIt(log)) {
      // Somebody else came first: what they did is played from the table as it was laid out.
      this.#busy = true
      await table.loaded // nothing is played before the board it is played on
      const start = rewind(state.position, log)
      table.position = start
      table.version = state.version
      await tick()
      await table.staging.play(log, start, state.position)
      table.staging.rest()
      this.#busy = false
    }
    table.position = state.position
    table.version = state.version
    table.stored = false
    table.keepSight()
    if (table.mine.length) table.since.show()
    table.settle()
    if (this.#queue.length && !this.#busy) await this.#show()
  }

  /** A change, in its turn. */
  async hear(change: Changed): Promise<void> {
    this.#queue.push(change)
    if (!this.#busy) await this.#show()
  }

  /** Any key, any click: on with it. */
  skip(): void {
    this.#skip?.()
    if (this.#table.staging.shown) this.#table.staging.next()
    else flights.skip()
  }

  /** Whether this device sees the table for the first time, and nobody here has answered yet. */
  #isNew(log: Band[]): boolean {
    const { code, mine } = this.#table
    const seen = kept<string[]>('seen', [])
    if (seen.includes(code)) return false
    keep('seen', [...seen.slice(-60), code])
    return log[0]?.step === -1 && !log.some((band) => mine.includes(band.seat))
  }

  /** Whether the screen passes into other hands: another person of this device is asked, and there are secrets. */
  #mustPass(before: number, seat: number, position: Position): boolean {
    const { table, mine } = this.#table
    if (!settings.curtain || !table?.competitive || mine.length < 2 || position.ruling) return false
    return before >= 0 && seat >= 0 && seat !== before && position.waiting_for.includes(seat)
  }

  async #show(): Promise<void> {
    this.#busy = true
    while (this.#queue.length) {
      const change = this.#queue.shift()!
      if (change.base !== this.#table.version) {
        this.#queue = []
        this.#greet()
        break
      }
      await this.#apply(change)
    }
    this.#busy = false
    this.#table.staging.rest()
  }

  async #apply(change: Changed): Promise<void> {
    const table = this.#table
    const { log = [], keep: kept = -1 } = change
    const mineWasOver = table.since.chapters.length > 0
    const decider = table.position?.question?.anyone && log.find((band) => band.seat >= 0)
    if (decider && !table.mine.includes(decider.seat)) table.decided = { step: decider.step, name: table.nameOf(decider.seat) }
    if (this.#asksOn(change)) table.advice.stop()
    else table.forgetIntentions()
    table.past = null
    const final = merge(table.position!, change.patch)
    const ends = !table.position!.outcome
    table.parting = ends && !!final.outcome && settings.pace !== 'instant' && !document.hidden && !table.catalogue?.look.finale
    table.log = [...(kept >= 0 ? table.log.filter((band) => band.step < kept) : table.log), ...log]
    if (kept < 0 && table.staging.isWorthIt(log)) await this.#stage(log, final)
    else {
      table.staging.leave()
      await this.#showAtOnce(log, final)
    }
    table.version = change.version
    if (ends && final.outcome) play(table.mine.length && !table.mine.some((seat) => final.outcome!.winners.includes(seat)) ? 'defeat' : 'victory')
    table.keepSight()
    if (table.parting) await this.#wait(PARTING[settings.pace === 'brisk' ? 'brisk' : 'calm'])
    table.parting = false
    if (!table.since.chapters.length) table.since.close()
    else if (table.asked && (!mineWasOver || log.length)) table.since.show()
    table.settle()
  }

  /** Whether others have answered for themselves, and what we are asked is what it was: then we may go on choosing. */
  #asksOn({ patch, log = [], keep: kept = -1 }: Changed): boolean {
    const { position, mine } = this.#table
    return kept < 0 && position?.question !== undefined && !('question' in patch) && !('you' in patch) && !log.some((band) => mine.includes(band.seat))
  }

  /** Play what happened beat by beat. */
  async #stage(log: Band[], final: Position): Promise<void> {
    const table = this.#table
    await table.staging.play(log, table.position!, final, () => this.#queue.length > 0)
    const before = still() ? null : flights.before()
    table.position = final
    await tick()
    if (before) flights.after(before, [])
    if (final.waiting_for.includes(final.you) && !table.rests) play('turn')
  }

  /** One's own doing is on the table at once. */
  async #showAtOnce(log: Band[], final: Position): Promise<void> {
    const usual = this.#table.catalogue?.look
    const look = usual?.against?.(final) ?? usual
    const moving = !still() && !document.hidden
    const before = document.hidden ? null : flights.before()
    this.#table.position = final
    await tick()
    const changes = log.flatMap((band) => band.beats.flatMap((beat) => beat.changes ?? []))
    if (before) {
      if (moving) {
        flights.after(
          before,
          log.flatMap((band) => band.events),
        )
      }
      for (const change of changes.slice(0, 8)) if (look) strike(change, look, this.#table.mine, before)
    }
    if (log.some((band) => band.events.some((event) => event.kind === 'moved'))) play('card')
    if (log.some((band) => band.beats.some((beat) => beat.kind === 'fall'))) play('fall')
    if (look) play.all(changes, look)
    if (this.#queue.length && moving) await this.#wait(PACE)
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time)
      this.#skip = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}
