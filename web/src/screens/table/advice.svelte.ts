import type { Doubt, FromPage, Hint } from '../../messages.ts'

/** What the coach says: a hint that was asked for, or a doubt about what was chosen. */
export class Advice {
  hint = $state.raw<Hint | null>(null)
  /** A hint is being worked out, or still gets more precise. */
  hinting = $state(false)
  /** The coach asks whether we are sure. */
  doubt = $state.raw<Doubt | null>(null)
  /** Whether anybody waits for a hint: one that is on its way when it is dropped must not come back. */
  #wanted = false
  #doubted: string[] = []
  #say: (message: FromPage) => void

  constructor(say: (message: FromPage) => void) {
    this.#say = say
  }

  ask(version: number): void {
    if (this.hinting) return
    this.hinting = true
    this.#wanted = true
    this.#say({ type: 'ask-hint', version })
  }

  hear(hint: Hint): void {
    if (!this.#wanted) return
    this.hinting = (hint.progress ?? 1) < 1
    this.hint = hint
  }

  drop(): void {
    if (this.hinting) this.#say({ type: 'drop-hint' })
    this.hint = null
    this.hinting = false
    this.#wanted = false
  }

  /** These answers are given: a doubt would be about them. */
  watch(keys: string[]): void {
    this.doubt = null
    this.#doubted = keys
  }

  /** The answers that the coach doubts, for somebody who gives them all the same. */
  insist(): string[] {
    this.doubt = null
    return this.#doubted
  }

  forget(): void {
    this.hint = null
    this.hinting = false
    this.#wanted = false
    this.doubt = null
  }
}
