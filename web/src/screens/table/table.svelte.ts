import { tick } from 'svelte'

import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import { catalogueOf } from '../../cards/catalogue.svelte.ts'
import type { AtOnce, Preview } from '../../games/game.ts'
import { notePlace } from '../../device/places.svelte.ts'
import { keep, kept } from '../../device/kept.ts'
import { lastSeen, rememberSight } from '../../device/sights.ts'
import { settings, still } from '../../device/settings.svelte.ts'
import type {
  Band,
  CardView,
  Changed,
  Choice,
  Doubt,
  FromPage,
  FromServer,
  Hint,
  Language,
  Position,
  RemainingPile,
  SeatInfo,
  State,
  TableInfo,
  Undo,
} from '../../messages.ts'
import { flights } from '../../motion/flights.ts'
import { strike } from '../../motion/impacts.ts'
import { rewind } from '../../motion/interim.ts'
import { play } from '../../motion/sounds.ts'
import { Connection, type Health } from '../../wire/connection.ts'
import { merge } from '../../wire/patch.ts'
import { chapters, type Chapter } from './chronicle.ts'
import { Gestures } from './gestures.ts'
import { gestureKeys, isGesture, light, obvious, UNLIT, type CardState, type Lighting } from './lighting.ts'
import { MainButton } from './main-button.svelte.ts'
import { isFinal, preview } from './previews.ts'
import { Staging } from './staging.svelte.ts'
import { Talk } from './talk.svelte.ts'

/** Between two changes that nobody stages. */
const PACE = 380

/** A sentence that answers "why can't I?", and the thing it is said of. */
export interface Answered {
  sentence: string
  /** The place on the table, e.g. `card:17`. */
  place: string
}

/** A table as this page knows it: what lies on it, who sits there, and what the person is about to do. */
export class TableState {
  health = $state<Health>('connecting')
  table = $state.raw<TableInfo | null>(null)
  mine = $state.raw<number[]>([])
  host = $state(false)
  name = $state('')
  /** Where the server calls us when it is our turn and we are away. */
  calledAt = $state('')
  version = $state(-1)
  position = $state.raw<Position | null>(null)
  log = $state.raw<Band[]>([])
  readonly talk = new Talk()
  catalogue = $state.raw<Catalogue | null>(null)

  /** What the server refused, as a sentence. */
  problem = $state('')
  why = $state.raw<Answered | null>(null)
  hint = $state.raw<Hint | null>(null)
  /** A hint is being worked out, or still gets more precise. */
  hinting = $state(false)
  /** What can still come, while somebody reads it. */
  remaining = $state.raw<RemainingPile[] | null>(null)
  /** What is shown is what this device kept: the server has not been reached yet. */
  stored = $state(false)
  /** The coach asks whether we are sure. */
  doubt = $state.raw<Doubt | null>(null)
  #doubted: string[] = []
  /** The table as it was before an answer, while somebody looks back. */
  past = $state.raw<{ step: number; position: Position } | null>(null)

  /** Chosen, but not played yet: waits for a second tap. */
  pending = $state.raw<Choice | null>(null)
  /** Picks of a gesture that is not confirmed yet. */
  picked = $state.raw<Choice[]>([])
  /** The place whose several options are shown. */
  opened = $state('')
  /** A card shown large. */
  sheet = $state.raw<{ id: string; n: number } | null>(null)
  /** Whether the summary of what happened since one's last turn is open. */
  digestOpen = $state(false)
  readonly main = new MainButton()
  /** A standing order: not to be asked whether to step in before one's own turn. */
  resting = $state(false)
  rests = $derived(this.resting && (this.position?.question?.aside ?? false))
  /** The screen is being passed to this seat. */
  curtain = $state(-1)
  /** The server does not know this token, or this table. */
  unknown = $state<'' | 'token' | 'table'>('')
  /** An answer is on its way. */
  sent = $state(false)
  /** The rematch that somebody asked for. */
  next = $derived(this.table?.next ?? '')

  #connection: Connection
  #queue: Changed[] = []
  #busy = false
  #shownSeat = -1
  #skip: (() => void) | null = null
  readonly staging: Staging

  /** What is on the screen: now, or the past one looks back to. */
  shown = $derived(this.past?.position ?? this.position)
  lit = $derived.by((): Lighting => {
    if (!this.position || !this.catalogue || this.past || this.curtain >= 0 || this.rests) return UNLIT
    return light(this.position, this.catalogue.look)
  })
  gesture = $derived(isGesture(this.lit))
  obvious = $derived(this.catalogue ? obvious(this.lit, this.catalogue.look) : undefined)
  asked = $derived(this.lit.all.length > 0)
  /** The board shows what the chosen thing comes to, and asks there. */
  weighing = $derived(this.pending !== null && this.#isWeighed(this.pending))
  /** Answers that can be given in one breath. */
  atOnce = $derived.by((): AtOnce[] =>
    this.asked && this.position && this.catalogue ? (this.catalogue.look.atOnce?.(this.position, this.catalogue) ?? []) : [],
  )
  you = $derived(this.shown?.you ?? -1)
  seats = $derived<SeatInfo[]>(this.table?.seats ?? [])
  /** What others did since the last turn of somebody here; an answer in between, such as a defence, ends no turn. */
  since = $derived.by((): Chapter[] => {
    const last = this.log.findLastIndex((band) => this.mine.includes(band.seat) && this.mine.includes(band.turn))
    const bands = this.log.slice(Math.max(0, last))
    return chapters(bands).filter((chapter) => chapter.told.length && chapter.kind === 'turn' && !this.mine.includes(chapter.turn))
  })

  constructor(
    readonly code: string,
    readonly token: string,
    language: Language,
  ) {
    this.staging = new Staging(this)
    this.#connection = new Connection(code, token, language, {
      hear: (message) => void this.#hear(message),
      feel: (health) => {
        this.health = health
        if (health === 'lost') {
          this.sent = false
          void this.#recall()
        }
        if (health === 'gone') this.unknown = 'table'
      },
    })
  }

  close(): void {
    this.#connection.close()
  }

  /** Without a connection, and nothing seen yet: show the table as this device last saw it. */
  async #recall(): Promise<void> {
    const last = this.version < 0 ? lastSeen(this.code) : undefined
    if (!last) return
    this.catalogue ??= await catalogueOf(last.table.game, this.#connection.language)
    if (this.version >= 0) return
    this.table = last.table
    this.mine = last.mine
    this.log = last.log
    this.position = { ...last.position, waiting_for: [], can_undo: false, can_redo: false }
    delete this.position.question
    this.stored = true
  }

  /** Keep what is on the table for a time without a connection. */
  #keepSight(): void {
    if (this.table && this.position) rememberSight(this.code, { table: this.table, mine: this.mine, position: this.position, log: this.log })
  }

  say(message: FromPage): void {
    if (!this.#connection.say(message)) this.health = 'lost'
  }

  /** Speak another language: everything is told anew. */
  async speak(language: Language): Promise<void> {
    this.#connection.language = language
    if (this.table) this.catalogue = await catalogueOf(this.table.game, language)
    this.say({ type: 'speak', language })
  }

  // -- what the server says ------------------------------------------------------------------------------------

  async #hear(message: FromServer): Promise<void> {
    switch (message.type) {
      case 'table':
        this.table = message.table
        this.mine = message.mine
        this.host = message.host
        this.name = message.name
        this.calledAt = message.called_at ?? ''
        notePlace(this.code, message.table.game, message.table.finished)
        this.catalogue ??= await catalogueOf(message.table.game, this.#connection.language)
        break
      case 'state':
        this.#queue = []
        await this.#arrive(message)
        break
      case 'changed':
        this.#queue.push(message)
        if (!this.#busy) await this.#show()
        break
      case 'bands':
        this.log = [...message.log, ...this.log.filter((band) => band.step >= message.before)]
        break
      case 'past':
        this.past = { step: message.step, position: message.position }
        break
      case 'chatted':
        this.talk.hear(message.lines)
        break
      case 'hint':
        if (message.version !== this.version) break
        this.hinting = (message.progress ?? 1) < 1
        this.hint = message
        break
      case 'doubt':
        this.sent = false
        this.doubt = message
        break
      case 'remaining':
        this.remaining = message.piles
        break
      case 'why':
        this.why = { sentence: message.sentence, place: (message.n ?? -1) >= 0 ? `card:${message.n}` : '' }
        break
      case 'error':
        this.#refused(message.code, message.message, message.version)
        break
    }
  }

  async #arrive(state: State): Promise<void> {
    const before = this.#shownSeat
    const seat = state.position.you
    this.#forgetIntentions()
    this.past = null
    if (this.#mustPass(before, seat, state.position)) this.curtain = seat
    this.#shownSeat = seat
    const log = state.log ?? []
    this.log = log
    if (this.#isNew(log) && this.curtain < 0 && this.staging.isWorthIt(log)) {
      // Somebody else came first: what they did is played from the table as it was laid out.
      this.#busy = true
      const start = rewind(state.position, log)
      this.position = start
      this.version = state.version
      await tick()
      await this.staging.play(log, start, state.position)
      this.staging.rest()
      this.#busy = false
    }
    this.position = state.position
    this.version = state.version
    this.stored = false
    this.#keepSight()
    this.digestOpen = this.since.length > 0 && this.mine.length > 0
    this.#settle()
    if (this.#queue.length && !this.#busy) await this.#show()
  }

  show(position: Position): void {
    this.position = position
  }

  /** Whether this device sees the table for the first time, and nobody here has answered yet. */
  #isNew(log: Band[]): boolean {
    const seen = kept<string[]>('seen', [])
    if (seen.includes(this.code)) return false
    keep('seen', [...seen.slice(-60), this.code])
    return log[0]?.step === -1 && !log.some((band) => this.mine.includes(band.seat))
  }

  /** Whether the screen passes into other hands: another person of this device is asked, and there are secrets. */
  #mustPass(before: number, seat: number, position: Position): boolean {
    if (!settings.curtain || !this.table?.competitive || this.mine.length < 2 || position.ruling) return false
    return before >= 0 && seat >= 0 && seat !== before && position.waiting_for.includes(seat)
  }

  raiseCurtain(): void {
    this.curtain = -1
  }

  /** Show one change after another, each with its motion; whoever is in a hurry skips. */
  async #show(): Promise<void> {
    this.#busy = true
    while (this.#queue.length) {
      const change = this.#queue.shift()!
      if (change.base !== this.version) {
        this.#queue = []
        this.#connection.greet()
        break
      }
      await this.#apply(change)
    }
    this.#busy = false
    this.staging.rest()
  }

  async #apply(change: Changed): Promise<void> {
    const log = change.log ?? []
    const mineWasOver = this.since.length > 0
    if (!this.#asksOn(change)) this.#forgetIntentions()
    this.past = null
    const final = merge(this.position!, change.patch)
    const ends = !this.position!.outcome
    this.log = [...((change.keep ?? -1) >= 0 ? this.log.filter((band) => band.step < change.keep!) : this.log), ...log]
    if ((change.keep ?? -1) < 0 && this.staging.isWorthIt(log)) await this.#stage(log, final)
    else await this.#showAtOnce(log, final)
    this.version = change.version
    if (ends && final.outcome) play(this.mine.length && !this.mine.some((seat) => final.outcome!.winners.includes(seat)) ? 'defeat' : 'victory')
    this.#keepSight()
    if (this.asked && this.since.length && (!mineWasOver || log.length)) this.digestOpen = true
    if (!this.since.length) this.digestOpen = false
    this.#settle()
  }

  /** Whether others have answered for themselves, and what we are asked is what it was: then we may go on choosing. */
  #asksOn({ patch, log = [], keep = -1 }: Changed): boolean {
    return keep < 0 && this.position?.question !== undefined && !('question' in patch) && !('you' in patch) && !log.some((band) => this.mine.includes(band.seat))
  }

  /** Play what happened beat by beat. */
  async #stage(log: Band[], final: Position): Promise<void> {
    await this.staging.play(log, this.position!, final)
    const before = still() ? null : flights.before()
    this.position = final
    await tick()
    if (before) flights.after(before, [])
    if (final.waiting_for.includes(final.you) && !this.rests) play('turn')
  }

  /** One's own doing is on the table at once. */
  async #showAtOnce(log: Band[], final: Position): Promise<void> {
    const moving = !still() && !document.hidden
    const before = moving ? flights.before() : null
    this.position = final
    await tick()
    const changes = log.flatMap((band) => band.beats.flatMap((beat) => beat.changes ?? []))
    if (before) {
      flights.after(
        before,
        log.flatMap((band) => band.events),
      )
      for (const change of changes.slice(0, 8)) if (this.catalogue) strike(change, this.catalogue.look)
    }
    if (log.some((band) => band.events.some((event) => event.kind === 'moved'))) play('card')
    if (log.some((band) => band.beats.some((beat) => beat.kind === 'fall'))) play('fall')
    if (this.catalogue) play.all(changes, this.catalogue.look)
    if (this.#queue.length && moving) await this.#wait(PACE)
  }

  /** After every change: what the main button means now, and whether a standing order is over. */
  #settle(): void {
    if (this.position?.question && !this.position.question.aside) this.resting = false
    this.main.means(`${this.atOnce[0]?.label ?? ''}:${this.obvious?.key ?? ''}:${this.gesture}`)
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

  /** Any key, any click: on with it. */
  skip(): void {
    this.#skip?.()
    if (this.staging.shown) this.staging.next()
    else flights.skip()
  }

  #refused(code: string, sentence: string, version: number): void {
    this.sent = false
    this.hinting = false
    this.problem = sentence
    if (code === 'bad-token') {
      this.unknown = 'token'
      this.close()
      return
    }
    if (code === 'stale' || version !== this.version) this.#connection.greet()
  }

  #forgetIntentions(): void {
    this.sent = false
    this.pending = null
    this.picked = []
    this.opened = ''
    this.hint = null
    this.hinting = false
    this.doubt = null
    this.why = null
    this.problem = ''
  }

  // -- what the person does --------------------------------------------------------------------------------------

  /** Where the several options of an opened card aim: touching the goal takes the option. */
  aims = $derived.by(() => {
    const goals = new Map<string, Choice>()
    const aim = this.catalogue?.look.aim
    if (!aim || !this.position || !this.opened) return goals
    for (const choice of this.lit.offered.get(this.opened) ?? []) {
      const goal = aim(choice, this.position)
      if (goal) goals.set(goal, choice)
    }
    return goals
  })

  /** Somebody touched a place: play its option, show its options, or say why there is none. */
  touch(place: string, card?: { id: string; n: number }): void {
    const offered = this.lit.offered.get(place) ?? []
    const aimed = this.aims.get(place)
    this.why = null
    if (aimed) this.choose(aimed)
    else if (this.gesture && offered[0]?.verb === 'pick') this.#toggle(offered[0])
    else if (offered.length === 1) this.choose(offered[0]!)
    else if (offered.length > 1 || this.within(place, this.lit.offered).length || this.within(place, this.lit.refused).length)
      this.opened = this.opened === place ? '' : place
    else {
      const refused = this.lit.refused.get(place)
      if (refused?.length) this.explain(refused, place)
      else if (card) this.sheet = card
    }
  }

  /** What is offered, or refused, at the places within a place. */
  within(place: string, choices: Map<string, Choice[]>): Choice[] {
    return this.catalogue?.look.holds?.(place).flatMap((one) => choices.get(one) ?? []) ?? []
  }

  explain(refused: Choice[], place: string): void {
    const reasons = [...new Set(refused.map((choice) => choice.why).filter(Boolean))]
    this.why = { sentence: reasons.join(' · '), place }
  }

  askRemaining(): void {
    this.say({ type: 'ask-remaining' })
  }

  askWhy(n: number): void {
    this.say({ type: 'ask-why', n })
  }

  #toggle(choice: Choice): void {
    const without = this.picked.filter((one) => one.key !== choice.key)
    this.picked = without.length < this.picked.length ? without : [...this.picked, choice]
  }

  /** Choose an option: at once, or after a second look. */
  choose(choice: Choice): void {
    const again = this.pending?.key === choice.key
    const asks = (): boolean => this.#isWeighed(choice) || isFinal(choice, this.position!) || (this.preview(choice)?.risky ?? false)
    if (!again && (!settings.oneTap || (settings.confirm && asks()))) {
      this.pending = choice
      this.opened = ''
      return
    }
    this.answer(choice.key)
  }

  /** Whether the board shows what a choice comes to before it is taken. */
  #isWeighed(choice: Choice): boolean {
    return this.catalogue?.look.weighs?.includes(choice.verb) ?? false
  }

  doAtOnce({ keys }: AtOnce): void {
    const [first, ...then] = keys
    if (first) this.answer(first, then)
  }

  /** What a choice comes to, where the game can say so beforehand. */
  preview(choice: Choice): Preview | undefined {
    return this.position && this.catalogue ? preview(choice, this.position, this.catalogue.look) : undefined
  }

  confirmGesture(): void {
    const done = this.lit.all.find((choice) => choice.verb === 'done')
    const [first, ...then] = [...gestureKeys(this.picked), ...(done ? [done.key] : [])]
    if (first) this.answer(first, then)
  }

  /** The ribbon that the question asks for, if it does. */
  ribbon = $derived.by(() => {
    const ribbon = this.catalogue?.look.ribbon
    return ribbon && this.asked && this.position?.question?.prompt === ribbon.prompt ? ribbon : undefined
  })

  /** Lay cards down in an order: an answer for each, as one gesture. */
  lay(cards: CardView[]): void {
    const keys = cards.flatMap((card) => this.lit.all.find((choice) => choice.card === card.id)?.key ?? [])
    const [first, ...then] = keys
    if (first) this.answer(first, then)
  }

  #gestures = new Gestures()

  /** Do what the coach doubts. */
  insist(): void {
    const [first, ...then] = this.#doubted
    this.doubt = null
    if (first) this.answer(first, then, true)
  }

  answer(key: string, then: string[] = [], sure = false): void {
    if (this.sent) return
    this.sent = true
    this.doubt = null
    this.#doubted = [key, ...then]
    this.digestOpen = false
    this.#gestures.begin(this.position?.step ?? 0, then.length + 1)
    this.pending = null
    this.opened = ''
    const message: FromPage = { type: 'answer', version: this.version, choose: key }
    if (then.length) message.then = then
    if (settings.careful && !sure) message.careful = true
    this.say(message)
  }

  undo(extent: Undo['extent'] = 'step'): void {
    if (!this.position?.can_undo) {
      this.problem = this.position?.undo_why ?? ''
      return
    }
    if (extent !== 'step') {
      this.say({ type: 'undo', version: this.version, extent })
      return
    }
    const last = this.log.findLast((band) => this.seats[band.seat]?.who !== 'bot')?.step ?? -1
    const whole = this.#gestures.beginningOf(last)
    this.say(whole === undefined ? { type: 'undo', version: this.version } : { type: 'undo-to', version: this.version, step: whole })
  }

  redo(): void {
    if (this.position?.can_redo) this.say({ type: 'redo', version: this.version })
  }

  undoTo(step: number): void {
    this.past = null
    this.say({ type: 'undo-to', version: this.version, step })
  }

  lookBack(step: number): void {
    this.say({ type: 'look-back', step })
  }

  askHint(): void {
    if (!this.asked || this.hinting) return
    this.hinting = true
    this.say({ type: 'ask-hint', version: this.version })
  }

  dropHint(): void {
    if (this.hinting) this.say({ type: 'drop-hint' })
    this.hint = null
    this.hinting = false
  }

  readMore(): void {
    const first = this.log[0]
    if (first && first.step >= 0) this.say({ type: 'read-log', before: first.step })
  }

  /** Go one step back: close what is open. Says whether something was. */
  escape(): boolean {
    if (this.staging.shown) this.staging.skipAll()
    else if (this.sheet) this.sheet = null
    else if (this.why) this.why = null
    else if (this.opened) this.opened = ''
    else if (this.pending) this.pending = null
    else if (this.picked.length) this.picked = []
    else if (this.past) this.past = null
    else if (this.hint) this.dropHint()
    else if (this.digestOpen) this.digestOpen = false
    else return false
    return true
  }

  // -- how things look -------------------------------------------------------------------------------------------

  stateOf(place: string): CardState {
    if (this.aims.has(place)) return 'offered'
    if (this.opened === place) return 'chosen'
    const offered = this.lit.offered.get(place)
    if (offered?.some((choice) => choice.key === this.pending?.key || this.picked.some((one) => one.key === choice.key)))
      return 'chosen'
    if (offered?.length) return offered.every((choice) => this.preview(choice)?.risky) ? 'dangerous' : 'offered'
    return place === `card:${this.shown?.question?.n ?? -1}` ? 'current' : 'plain'
  }

  hinted(place: string): boolean {
    const choose = this.hint?.choose
    return choose !== undefined && (this.lit.offered.get(place)?.some((choice) => choice.key === choose) ?? false)
  }

  /** The digit that takes an option, or 0. */
  digitOf(place: string): number {
    const first = this.lit.offered.get(place)?.[0]
    const index = first ? this.lit.all.indexOf(first) : -1
    return index >= 0 && index < 9 ? index + 1 : 0
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? ''
  }
}

