import type { Said } from '../../messages.ts'

/** What is said at the table, and how much of it was not read yet. */
export class Talk {
  lines = $state.raw<Said[]>([])
  unread = $state(0)
  #open = false
  /** Whether what was said before this page came has been heard. */
  greeted = $state(false)

  /** Whether it is on the screen: what is said is then read. */
  set open(open: boolean) {
    this.#open = open
    if (open) this.unread = 0
  }

  hear(lines: Said[]): void {
    const last = this.lines.at(-1)?.id ?? 0
    const fresh = lines.filter((line) => line.id > last)
    if (this.greeted && !this.#open) this.unread += fresh.filter((line) => !line.kind).length
    this.greeted = true
    this.lines = [...this.lines, ...fresh]
  }
}
