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
  #version = -1
  #doubted: string[] = []
  #say: (message: FromPage) => void

  constructor(say: (message: FromPage) => void) {
    this.#say = say
  }

  /** Asking for the same decision again changes nothing; for another one the hint begins anew. */
  ask(version: number): void {
    if (this.hinting && this.#version === version) return
    this.#version = version
    this.hint = null
    this.hinting = true
    this.#wanted = true
    this.#say({ type: 'ask-hint', version })
  }

  hear(hint: Hint): void {
    if (!this.#wanted || hint.version !== this.#version) return
    this.hinting = (hint.progress ?? 1) < 1
    this.hint = hint
  }

  drop(): void {
    this.stop()
    this.hint = null
    this.#wanted = false
  }

  /** It gets no more precise: the table has moved on. */
  stop(): void {
    if (this.hinting) this.#say({ type: 'drop-hint' })
    this.hinting = false
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
    this.drop()
    this.doubt = null
  }
}
