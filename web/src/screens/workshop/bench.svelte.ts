import type { CardDraft, CardInfo, Language, Slip, WorkshopInfo } from '../../messages.ts'
import { api } from '../../wire/api.ts'
import { sentenceOf } from '../problems.ts'
import { newId, rememberDraft } from './shelf.svelte.ts'

const PAUSE = 450
/** So long until a check that failed (no network, a busy server) is tried again. */
const RETRY = 5000
const MOST_STEPS_BACK = 100

/** The card being written: what it says, what is wrong with it, how it looks. */
export class Bench {
  /** What was there before anything was written: leaving that loses nothing. */
  begun = $state.raw<CardDraft | null>(null)
  draft = $state<CardDraft>({ id: newId(), kind: '', names: {}, text: '', cost: 0 })
  slip = $state.raw<Slip | null>(null)
  /** How the card looks in each language, as soon as it is right. */
  faces = $state.raw<Record<string, CardInfo>>({})
  checking = $state(false)
  problem = $state('')
  #past = $state<CardDraft[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(
    readonly game: string,
    private readonly language: () => Language,
  ) {}

  get right(): boolean {
    return !this.checking && !this.slip && !this.problem && Object.keys(this.faces).length > 0
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  /** Put another card on the bench: nothing of the last one can be undone into it. */
  take(draft: CardDraft, begun = draft): void {
    this.draft = draft
    this.begun = begun
    this.#past = []
    this.faces = {}
    this.slip = null
    this.changed(0)
  }

  /** Change something; what is typed in one go is undone in one go. */
  change(change: Partial<CardDraft>): void {
    const before = $state.snapshot(this.draft)
    if (!this.#timer || Object.keys(change).some((key) => key !== 'text' && key !== 'names')) this.#past.push(before)
    if (this.#past.length > MOST_STEPS_BACK) this.#past.shift()
    Object.assign(this.draft, change)
    this.changed()
  }

  undo(): void {
    const before = this.#past.pop()
    if (!before) return
    this.draft = before
    this.changed(0)
  }

  /** Have the card checked, once nobody has typed for a moment. */
  changed(pause = PAUSE): void {
    clearTimeout(this.#timer)
    this.checking = true
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#check()
    }, pause)
    rememberDraft(this.game, $state.snapshot(this.draft))
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#asked++
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked
    try {
      const found = await api.checkCard(this.game, $state.snapshot(this.draft), this.language())
      if (asked !== this.#asked) return // something newer is being checked
      this.slip = found.slip ?? null
      if (found.cards && Object.keys(found.cards).length) this.faces = found.cards
      this.problem = ''
    } catch (error) {
      if (asked !== this.#asked) return
      this.problem = sentenceOf(error)
      this.changed(RETRY)
      return
    }
    this.checking = false
  }
}

/** A simple card of a kind to begin with. */
export function blank(info: WorkshopInfo, kind: string, name: string, language: Language): CardDraft {
  const found = info.kinds.find((one) => one.name === kind) ?? info.kinds[0]!
  return { id: newId(), kind: found.name, names: { [language]: name }, text: found.template, cost: info.costs ? 3 : 0 }
}
