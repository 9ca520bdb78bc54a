import { tick } from 'svelte'

import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import { catalogueOf } from '../../cards/catalogue.svelte.ts'
import type { AtOnce, Preview } from '../../games/game.ts'
import { notePlace } from '../../device/places.svelte.ts'
import { settings, still } from '../../device/settings.svelte.ts'
import type {
  Band,
  CardView,
  Changed,
  Choice,
  EventView,
  FromPage,
  FromServer,
  Language,
  Position,
  Said,
  SeatInfo,
  State,
  TableInfo,
} from '../../messages.ts'
import { flights } from '../../motion/flights.ts'
import { chime } from '../../motion/sounds.ts'
import { Connection, type Health } from '../../wire/connection.ts'
import { merge } from '../../wire/patch.ts'
import { gestureKeys, isGesture, light, obvious, UNLIT, type CardState, type Lighting } from './lighting.ts'

const SPOTLIGHT = 1200
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
  version = $state(-1)
  position = $state.raw<Position | null>(null)
  log = $state.raw<Band[]>([])
  chat = $state.raw<Said[]>([])
  unreadChat = $state(0)
  catalogue = $state.raw<Catalogue | null>(null)

  /** What the server refused, as a sentence. */
  problem = $state('')
  why = $state.raw<Answered | null>(null)
  hint = $state.raw<{ choose: string; sentence: string } | null>(null)
  hinting = $state(false)
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
  /** A newly drawn card shown large before it acts. */
  spotlight = $state('')
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

  /** What is on the screen: now, or the past one looks back to. */
  shown = $derived(this.past?.position ?? this.position)
  lit = $derived.by((): Lighting => {
    if (!this.position || !this.catalogue || this.past || this.curtain >= 0) return UNLIT
    return light(this.position, this.catalogue.look)
  })
  gesture = $derived(isGesture(this.lit))
  obvious = $derived(this.catalogue ? obvious(this.lit, this.catalogue.look) : undefined)
  asked = $derived(this.lit.all.length > 0)
  /** Answers that can be given in one breath. */
  atOnce = $derived.by((): AtOnce[] =>
    this.asked && this.position && this.catalogue ? (this.catalogue.look.atOnce?.(this.position, this.catalogue) ?? []) : [],
  )
  you = $derived(this.shown?.you ?? -1)
  seats = $derived<SeatInfo[]>(this.table?.seats ?? [])

  constructor(
    readonly code: string,
    readonly token: string,
    language: Language,
  ) {
    this.#connection = new Connection(code, token, language, {
      hear: (message) => void this.#hear(message),
      feel: (health) => {
        this.health = health
        if (health === 'lost') this.sent = false
        if (health === 'gone') this.unknown = 'table'
      },
    })
  }

  close(): void {
    this.#connection.close()
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
        notePlace(this.code, message.table.game, message.table.finished)
        this.catalogue ??= await catalogueOf(message.table.game, this.#connection.language)
        break
      case 'state':
        this.#queue = []
        this.#arrive(message)
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
        this.#listen(message.lines)
        break
      case 'hint':
        this.hinting = false
        this.hint = { choose: message.choose, sentence: message.sentence }
        break
      case 'why':
        this.why = { sentence: message.sentence, place: (message.n ?? -1) >= 0 ? `card:${message.n}` : '' }
        break
      case 'error':
        this.#refused(message.code, message.message, message.version)
        break
    }
  }

  #arrive(state: State): void {
    const before = this.#shownSeat
    const seat = state.position.you
    this.#forgetIntentions()
    this.past = null
    if (this.#mustPass(before, seat, state.position)) this.curtain = seat
    this.#shownSeat = seat
    this.position = state.position
    this.log = state.log ?? []
    this.version = state.version
  }

  /** Whether the screen passes into other hands: another person of this device is asked, and there are secrets. */
  #mustPass(before: number, seat: number, position: Position): boolean {
    if (!settings.curtain || !this.table?.competitive || this.mine.length < 2) return false
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
  }

  async #apply(change: Changed): Promise<void> {
    const log = change.log ?? []
    const events = log.flatMap((band) => band.events)
    const moving = !still() && !document.hidden
    if (moving) await this.#showDrawn(events)
    const before = moving ? flights.before() : null
    this.#forgetIntentions()
    this.past = null
    this.position = merge(this.position!, change.patch)
    this.version = change.version
    this.log = [...((change.keep ?? -1) >= 0 ? this.log.filter((band) => band.step < change.keep!) : this.log), ...log]
    if (settings.sound) chime(events, this.you)
    await tick()
    if (before) flights.after(before, events)
    if (this.#queue.length && moving) await this.#wait(PACE)
  }

  /** Cards that the game draws against everybody are seen before they act. */
  async #showDrawn(events: EventView[]): Promise<void> {
    for (const event of events) {
      if (event.kind !== 'moved' || !event.card || !this.catalogue?.look.spotlight.includes(event.goal ?? '')) continue
      this.spotlight = event.card
      await this.#wait(SPOTLIGHT)
    }
    this.spotlight = ''
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
    flights.skip()
  }

  #listen(lines: Said[]): void {
    const last = this.chat.at(-1)?.id ?? 0
    const fresh = lines.filter((line) => line.id > last)
    if (last) this.unreadChat += fresh.length
    this.chat = [...this.chat, ...fresh]
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
    else if (offered.length > 1) this.opened = this.opened === place ? '' : place
    else {
      const refused = this.lit.refused.get(place)
      if (refused?.length) this.explain(refused, place)
      else if (card) this.sheet = card
    }
  }

  explain(refused: Choice[], place: string): void {
    const reasons = [...new Set(refused.map((choice) => choice.why).filter(Boolean))]
    this.why = { sentence: reasons.join(' · '), place }
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
    if (!again && (!settings.oneTap || (settings.confirm && this.preview(choice)?.risky))) {
      this.pending = choice
      this.opened = ''
      return
    }
    this.answer(choice.key)
  }

  doAtOnce({ keys }: AtOnce): void {
    const [first, ...then] = keys
    if (first) this.answer(first, then)
  }

  /** What a choice comes to, where the game can say so beforehand. */
  preview(choice: Choice): Preview | undefined {
    return this.position ? this.catalogue?.look.preview?.(choice, this.position) : undefined
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

  /** The steps at which gestures of several answers began, and how many there were: each is undone as one. */
  #gestures = new Map<number, number>()

  #begin(step: number, answers: number): void {
    for (const [first, many] of this.#gestures) {
      if (first >= step) this.#gestures.delete(first)
      else if (first + many > step) this.#gestures.set(first, step - first) // not all of it was asked for
    }
    if (answers > 1) this.#gestures.set(step, answers)
  }

  answer(key: string, then: string[] = []): void {
    if (this.sent) return
    this.sent = true
    this.#begin(this.position?.step ?? 0, then.length + 1)
    this.pending = null
    this.opened = ''
    const message: FromPage = { type: 'answer', version: this.version, choose: key }
    if (then.length) message.then = then
    this.say(message)
  }

  undo(): void {
    if (!this.position?.can_undo) return
    const last = this.log.findLast((band) => this.seats[band.seat]?.who !== 'bot')?.step ?? -1
    const whole = [...this.#gestures].find(([first, answers]) => first < last && last < first + answers)
    this.say(whole ? { type: 'undo-to', version: this.version, step: whole[0] } : { type: 'undo', version: this.version })
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

  readMore(): void {
    const first = this.log[0]
    if (first && first.step > 0) this.say({ type: 'read-log', before: first.step })
  }

  /** Go one step back: close what is open. Says whether something was. */
  escape(): boolean {
    if (this.sheet) this.sheet = null
    else if (this.why) this.why = null
    else if (this.opened) this.opened = ''
    else if (this.pending) this.pending = null
    else if (this.picked.length) this.picked = []
    else if (this.past) this.past = null
    else if (this.hint) this.hint = null
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

