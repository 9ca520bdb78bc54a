import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import { catalogueAt } from '../../cards/catalogue.svelte.ts'
import type { AtOnce, Look, Preview } from '../../games/game.ts'
import { notePlace } from '../../device/places.svelte.ts'
import { lastSeen, rememberSight } from '../../device/sights.ts'
import { settings } from '../../device/settings.svelte.ts'
import type {
  Guest,
  Band,
  CardView,
  Choice,
  FromPage,
  FromServer,
  Language,
  Position,
  RemainingPile,
  SeatInfo,
  TableInfo,
  Undo,
} from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'
import { Connection, type Health } from '../../wire/connection.ts'
import { Advice } from './advice.svelte.ts'
import { Gestures } from './gestures.ts'
import { gestureKeys, isGesture, light, obvious, UNLIT, type CardState, type Lighting } from './lighting.ts'
import { MainButton } from './main-button.svelte.ts'
import { isFinal, preview } from './previews.ts'
import { Showing } from './showing.ts'
import { Since } from './since.svelte.ts'
import { Staging } from './staging.svelte.ts'
import { Talk } from './talk.svelte.ts'

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
  guests = $state.raw<Guest[]>([])
  name = $state('')
  /** Where the server calls us when it is our turn and we are away. */
  calledAt = $state('')
  version = $state(-1)
  position = $state.raw<Position | null>(null)
  log = $state.raw<Band[]>([])
  readonly talk = new Talk()
  catalogue = $state.raw<Catalogue | null>(null)
  /** Until then there are no cards to show. */
  loaded: Promise<void> = Promise.resolve()

  /** What the server refused, as a sentence. */
  problem = $state('')
  why = $state.raw<Answered | null>(null)
  readonly advice = new Advice((message) => this.say(message))
  /** What can still come, while somebody reads it. */
  remaining = $state.raw<RemainingPile[] | null>(null)
  /** What is shown is what this device kept: the server has not been reached yet. */
  stored = $state(false)
  /** The table as it was before an answer, while somebody looks back. */
  past = $state.raw<{ step: number; position: Position } | null>(null)

  /** Chosen, but not played yet: waits for a second tap. */
  pending = $state.raw<Choice | null>(null)
  /** Picks of a gesture that is not confirmed yet. */
  picked = $state.raw<Choice[]>([])
  /** The place whose several options are shown. */
  opened = $state('')
  /** The place whose card is being carried somewhere. */
  carried = $state('')
  /** A card shown large. */
  sheet = $state.raw<{ id: string; n: number } | null>(null)
  /** Who has decided what this device was asked as well. */
  decided = $state.raw<{ step: number; name: string } | null>(null)
  readonly since = new Since(this)
  readonly main = new MainButton()
  /** A standing order: not to be asked whether to step in before one's own turn. */
  resting = $state(false)
  rests = $derived(this.resting && (this.position?.question?.aside ?? false))
  /** The screen is being passed to this seat. */
  curtain = $state(-1)
  /** The server does not know this token, or this table, or cannot open it. */
  unknown = $state<'' | 'token' | 'table' | 'unreadable'>('')
  /** The game has just ended, and the table is looked at once more. */
  parting = $state(false)
  /** An answer is on its way. */
  sent = $state(false)
  /** The rematch that somebody asked for. */
  next = $derived(this.table?.next ?? '')

  #connection: Connection
  #showing: Showing
  readonly staging: Staging = new Staging(this)

  /** What is on the screen: now, or the past one looks back to. */
  shown = $derived(this.past?.position ?? this.position)

  /** What is good and what is bad on this table. */
  get feel(): Look | undefined {
    const look = this.catalogue?.look
    return (this.shown && look?.against?.(this.shown)) ?? look
  }
  lit = $derived.by((): Lighting => {
    // While a story is played nothing can be pressed, so nothing looks as if it could.
    if (!this.position || !this.catalogue || this.past || this.curtain >= 0 || this.rests || this.staging.shown) return UNLIT
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
  constructor(
    readonly code: string,
    readonly token: string,
    language: Language,
  ) {
    this.#showing = new Showing(this, () => this.#connection.greet())
    this.#connection = new Connection(code, token, language, {
      hear: (message) => void this.#hear(message),
      feel: (health) => {
        this.health = health
        if (health === 'lost') {
          this.sent = false
          void this.#recall()
        }
        if (health === 'gone') this.unknown = 'table'
        if (health === 'unreadable') this.unknown = 'unreadable'
        if (health === 'sent-away') {
          this.problem = say('table-sent-away')
          this.unknown = 'token'
          this.close()
        }
      },
    })
  }

  close(): void {
    this.talk.close()
    this.#connection.close()
  }

  /** Without a connection, and nothing seen yet: show the table as this device last saw it. */
  async #recall(): Promise<void> {
    const last = this.version < 0 ? lastSeen(this.code) : undefined
    if (!last) return
    this.catalogue ??= await catalogueAt(last.table, this.#connection.language)
    if (this.version >= 0) return
    this.table = last.table
    this.mine = last.mine
    this.log = last.log
    this.position = { ...last.position, waiting_for: [], can_undo: false, can_redo: false }
    delete this.position.question
    this.stored = true
  }

  async #load(table: TableInfo): Promise<void> {
    this.catalogue ??= await catalogueAt(table, this.#connection.language)
  }

  /** Keep what is on the table for a time without a connection. */
  keepSight(): void {
    if (this.table && this.position) rememberSight(this.code, { table: this.table, mine: this.mine, position: this.position, log: this.log })
  }

  say(message: FromPage): void {
    if (!this.#connection.say(message)) this.health = 'lost'
  }

  /** Speak another language: everything is told anew. */
  async speak(language: Language): Promise<void> {
    this.#connection.language = language
    if (this.table) this.catalogue = await catalogueAt(this.table, language)
    this.say({ type: 'speak', language })
  }

  // -- what the server says ------------------------------------------------------------------------------------

  async #hear(message: FromServer): Promise<void> {
    switch (message.type) {
      case 'table':
        this.table = message.table
        this.mine = message.mine
        this.host = message.host
        this.guests = message.guests ?? []
        this.name = message.name
        this.calledAt = message.called_at ?? ''
        notePlace(this.code, { game: message.table.game, finished: message.table.finished })
        this.loaded = this.#load(message.table)
        await this.loaded
        break
      case 'state':
        await this.#showing.arrive(message)
        break
      case 'changed':
        await this.#showing.hear(message)
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
        if (message.version === this.version) this.advice.hear(message)
        break
      case 'doubt':
        this.sent = false
        this.advice.doubt = message
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

  show(position: Position): void {
    this.position = position
  }

  raiseCurtain(): void {
    this.curtain = -1
  }

  /** After every change: what the main button means now, whether a standing order is over, and how the game ended. */
  settle(): void {
    const end = this.position?.outcome
    if (end) notePlace(this.code, { finished: true, result: end.sentence, won: this.mine.some((seat) => end.winners.includes(seat)) })
    if (this.position?.question && !this.position.question.aside) this.resting = false
    this.main.means(`${this.atOnce[0]?.label ?? ''}:${this.obvious?.key ?? ''}:${this.gesture}`)
  }

  /** Any key, any click: on with it. */
  skip(): void {
    this.#showing.skip()
  }

  #refused(code: string, sentence: string, version: number): void {
    this.sent = false
    this.advice.hinting = false
    this.problem = sentence
    if (code === 'bad-token') {
      this.unknown = 'token'
      this.close()
      return
    }
    if (code === 'stale' || version !== this.version) this.#connection.greet()
  }

  /** What somebody was about to do is of another question. */
  forgetIntentions(): void {
    this.sent = false
    this.pending = null
    this.picked = []
    this.opened = ''
    this.carried = ''
    this.why = null
    this.problem = ''
    this.advice.forget()
  }

  // -- what the person does --------------------------------------------------------------------------------------

  /** Where the options of an opened or a carried card aim: touching the goal, or laying the card there, takes the option. */
  aims = $derived.by(() => {
    const goals = new Map<string, Choice>()
    const aim = this.catalogue?.look.aim
    const from = this.carried || this.opened
    if (!aim || !this.position || !from) return goals
    for (const choice of this.lit.offered.get(from) ?? []) {
      const goal = aim(choice, this.position)
      if (goal) goals.set(goal, choice)
    }
    return goals
  })

  /** Take a card in hand; says whether it can be laid anywhere. */
  carry(place: string): boolean {
    this.opened = ''
    this.carried = place
    if (!this.aims.size) this.carried = ''
    return this.carried !== ''
  }

  layAt(goal: string): void {
    const choice = this.aims.get(goal)
    this.carried = ''
    if (choice) this.choose(choice)
  }

  /** Somebody touched a place: play its option, show its options, or say why there is none. What costs is read first. */
  touch(place: string, card?: { id: string; n: number }, unread = false): void {
    const offered = this.lit.offered.get(place) ?? []
    const aimed = this.aims.get(place)
    this.why = null
    if (aimed) this.choose(aimed)
    else if (this.gesture && offered[0]?.verb === 'pick') this.#toggle(offered[0])
    else if (card && unread && (offered.length ? offered.every(({ verb }) => verb === 'buy') : this.lit.refused.has(place))) this.sheet = card
    else if (offered.length === 1) this.choose(offered[0]!)
    else if (offered.length > 1 || this.within(place, this.lit.offered).length || this.within(place, this.lit.refused).length)
      this.opened = this.opened === place ? '' : place
    else {
      const refused = this.lit.refused.get(place)
      if (refused?.length) this.explain(refused, place)
      else if (card) {
        this.sheet = card
        if (this.asked && this.#isInHand(card.n)) this.askWhy(card.n)
      }
    }
  }

  /** Whoever touches a card of the own hand wants to play it. */
  #isInHand(n: number): boolean {
    return this.position?.zones[`hand/${this.you}`]?.cards.some((card) => card?.n === n) ?? false
  }

  /** What is offered, or refused, at the places within a place. */
  within(place: string, choices: Map<string, Choice[]>): Choice[] {
    return this.catalogue?.look.holds?.(place).flatMap((one) => choices.get(one) ?? []) ?? []
  }

  explain(refused: Choice[], place: string): void {
    const { position, catalogue } = this
    const proviso = (choice: Choice): string => (position && catalogue?.look.proviso?.(choice, position, catalogue)) || ''
    const reasons = [...new Set(refused.flatMap((choice) => [choice.why, proviso(choice)]).filter(Boolean))]
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

  /** Choose an option: at once, or after a second look; one that was read on its card has had that. */
  choose(choice: Choice, read = false): void {
    const again = this.pending?.key === choice.key
    const asks = (): boolean => this.#isWeighed(choice) || isFinal(choice, this.position!) || (this.preview(choice)?.risky ?? false)
    if (!again && ((!settings.oneTap && !read) || (settings.confirm && asks()))) {
      this.propose(choice)
      return
    }
    this.answer(choice.key)
  }

  /** Show what an option would do, for a second look. */
  propose(choice: Choice): void {
    this.pending = choice
    this.opened = ''
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
    return this.position && this.catalogue ? preview(choice, this.position, this.catalogue.look, this.catalogue.cards) : undefined
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
    const [first, ...then] = this.advice.insist()
    if (first) this.answer(first, then, true)
  }

  answer(key: string, then: string[] = [], sure = false): void {
    if (this.sent) return
    this.sent = true
    this.advice.watch([key, ...then])
    this.since.close()
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
    if (this.asked) this.advice.ask(this.version)
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
    else if (this.advice.hint) this.advice.drop()
    else if (this.since.unfolded) this.since.unfolded = false
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

  /** Whether the hint names this choice. */
  isHinted(choice: Choice | undefined | null): boolean {
    return choice?.key !== undefined && choice.key === this.advice.hint?.choose
  }

  /** Whether the hint's choice is picked or waits for a second look: then the next press is on the strip. */
  hintTaken = $derived(this.isHinted(this.pending) || this.picked.some((one) => this.isHinted(one)))

  /** Whether the next press that the hint asks for is at this place. */
  hinted(place: string): boolean {
    if (this.hintTaken) return false
    if (this.isHinted(this.aims.get(place))) return true
    const at = (where: string): boolean => [...(this.lit.offered.get(where) ?? []), ...this.within(where, this.lit.offered)].some((choice) => this.isHinted(choice))
    return at(place) && !(this.opened && at(this.opened))
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

