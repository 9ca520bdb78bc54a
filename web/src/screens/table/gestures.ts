/** Gestures of several answers, by the step at which each began: each is undone as one. */
export class Gestures {
  #answers = new Map<number, number>()

  /** So many answers are given at a step; what lay after it did not happen. */
  begin(step: number, answers: number): void {
    for (const [first, many] of this.#answers) {
      if (first >= step) this.#answers.delete(first)
      else if (first + many > step) this.#answers.set(first, step - first) // not all of it was asked for
    }
    if (answers > 1) this.#answers.set(step, answers)
  }

  /** Where the gesture began to which an answer belongs, unless the answer is its first or stands alone. */
  beginningOf(step: number): number | undefined {
    return [...this.#answers].find(([first, answers]) => first < step && step < first + answers)?.[0]
  }
}
