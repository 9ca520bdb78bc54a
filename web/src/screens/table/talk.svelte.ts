import type { Said } from '../../messages.ts'

/** How many milliseconds a line is shown where it was not asked for, and how many while another one waits. */
const HEARD_FOR = 7000
const HEARD_BRIEFLY = 3000

/** What is said at the table, and how much of it was not read yet. */
export class Talk {
  lines = $state.raw<Said[]>([])
  unread = $state(0)
  /** What somebody has just said, while the talk itself is not on the screen. */
  heard = $state.raw<Said | null>(null)
  #coming: Said[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #open = false
  /** Whether what was said before this page came has been heard. */
  greeted = $state(false)

  /** Whether it is on the screen: what is said is then read. */
  set open(open: boolean) {
    this.#open = open
    if (!open) return
    this.unread = 0
    this.close()
  }

  hear(lines: Said[]): void {
    const last = this.lines.at(-1)?.id ?? 0
    const fresh = lines.filter((line) => line.id > last)
    if (this.greeted && !this.#open) {
      const said = fresh.filter((line) => !line.kind)
      this.unread += said.length
      this.#coming.push(...said)
      if (!this.heard) this.#next()
    }
    this.greeted = true
    this.lines = [...this.lines, ...fresh]
  }

  #next(): void {
    this.heard = this.#coming.shift() ?? null
    if (this.heard) this.#timer = setTimeout(() => this.#next(), this.#coming.length ? HEARD_BRIEFLY : HEARD_FOR)
  }

  /** Nothing is shown any more. */
  close(): void {
    clearTimeout(this.#timer)
    this.#coming = []
    this.heard = null
  }
}
