import type { Band } from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'
import { chapters, type Chapter } from './chronicle.ts'

/** Whose table it is, and what was written down there. */
interface Chronicle {
  readonly log: Band[]
  readonly mine: number[]
}

/** What others did since the last turn of somebody here: a line that stays until it is closed, and the whole story on request. */
export class Since {
  /** Whether the line is there. */
  open = $state(false)
  /** Whether the whole story is unfolded. */
  unfolded = $state(false)
  #table: Chronicle

  /** The last answer of a turn of somebody here; an answer in between, such as a defence, ends no turn. */
  #last = $derived.by((): number => {
    const { log, mine } = this.#table
    return log.findLastIndex((band) => mine.includes(band.seat) && mine.includes(band.turn))
  })
  /** What it is called: before anybody here has had a turn it is the story from the beginning. */
  heading = $derived(this.#last < 0 ? say('digest-opening') : say('digest-title'))
  chapters = $derived.by((): Chapter[] => {
    const { log, mine } = this.#table
    const bands = log.slice(Math.max(0, this.#last))
    return chapters(bands).filter((chapter) => chapter.told.length && chapter.kind === 'turn' && !mine.includes(chapter.turn))
  })

  constructor(table: Chronicle) {
    this.#table = table
  }

  show(): void {
    this.open = this.chapters.length > 0
  }

  /** Away with the line, and with the story. */
  close(): void {
    this.open = false
    this.unfolded = false
  }

  /** Put the line away, and say whether it was there. */
  dismiss(): boolean {
    const was = this.open
    this.close()
    return was
  }

  /** The tool in the corner: unfold the story, or put all of it away. */
  toggle(): void {
    if (this.unfolded) return this.close()
    this.open = true
    this.unfolded = true
  }
}
