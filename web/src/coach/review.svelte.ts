import type { Language, ReviewInfo } from '../messages.ts'
import { api } from '../wire/api.ts'

/** Milliseconds between two looks at how far a review is. */
const PATIENCE = 1000

/** The review of a game: asked for, watched while the server works on it, and shown. */
export class ReviewState {
  info = $state.raw<ReviewInfo | null>(null)
  problem = $state.raw<unknown>(null)

  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly code: string,
    private readonly ask: Pick<typeof api, 'beginReview' | 'review' | 'cancelReview'> = api,
  ) {}

  /** Ask for the review. One that is under way or done is taken up where it is. */
  async begin(language: Language): Promise<void> {
    await this.#hear(this.ask.beginReview(this.code, language), language)
  }

  async cancel(language: Language): Promise<void> {
    clearTimeout(this.#timer)
    await this.#hear(this.ask.cancelReview(this.code, language), language)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #hear(asked: Promise<ReviewInfo>, language: Language): Promise<void> {
    try {
      this.info = await asked
      this.problem = null
    } catch (error) {
      this.problem = error
      return
    }
    if (this.info.stage !== 'working' || this.#closed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#hear(this.ask.review(this.code, language), language), PATIENCE)
  }
}
