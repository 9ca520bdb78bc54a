/** A main button that has just changed its meaning takes no press for so long. */
const SETTLING = 600

/** What the main button means: a press right after it has changed was meant for what was there before. */
export class MainButton {
  settling = $state(false)
  #meaning = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  means(meaning: string): void {
    if (meaning === this.#meaning) return
    this.#meaning = meaning
    this.settling = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.settling = false), SETTLING)
  }

  press(action: () => void): void {
    if (!this.settling) action()
  }
}
