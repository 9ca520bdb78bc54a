import { tick } from 'svelte'

import { still } from '../../device/settings.svelte.ts'
import type { Position, Replay } from '../../messages.ts'
import { flights } from '../../motion/flights.ts'
import { merge } from '../../wire/patch.ts'

export const SPEEDS = [0.5, 1, 2, 4]
const PACE = 1100

/** A finished game that can be walked through, step by step. */
export class ReplayState {
  replay = $state.raw<Replay | null>(null)
  step = $state(0)
  playing = $state(false)
  speed = $state(1)
  sheet = $state.raw<{ id: string; n: number } | null>(null)

  #positions: Position[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  last = $derived(this.replay?.steps.length ?? 0)
  position = $derived(this.replay ? this.#at(this.step) : null)
  /** Steps at which a turn begins: marks on the scrubber. */
  marks = $derived.by(() => {
    if (!this.replay) return []
    const marks = [{ step: 0, seat: this.replay.start.turn }]
    this.replay.steps.forEach((step, index) => {
      const begun = step.band.beats.findLast((beat) => beat.kind === 'turn')
      if (begun) marks.push({ step: index + 1, seat: begun.turn })
    })
    return marks
  })

  /** Look through other eyes, or in another language, at the same step. */
  open(replay: Replay): void {
    this.#positions = [replay.start]
    this.replay = replay
    this.step = Math.min(this.step, replay.steps.length)
  }

  #at(step: number): Position {
    while (this.#positions.length <= step) {
      const before = this.#positions.at(-1)!
      this.#positions.push(merge(before, this.replay!.steps[this.#positions.length - 1]!.patch))
    }
    return this.#positions[step]!
  }

  /** Go to a step; a neighbouring one is shown with its motion. */
  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.last))
    const forward = to === this.step + 1
    const before = forward && !still() && !document.hidden ? flights.before() : null
    const events = forward ? this.replay!.steps[this.step]!.band.events : []
    this.step = to
    if (before) {
      await tick()
      flights.after(before, events)
    }
  }

  /** To the beginning of the next turn, or back to that of this one. */
  turn(forward: boolean): void {
    const marks = this.marks.map((mark) => mark.step)
    const to = forward ? marks.find((step) => step > this.step) : marks.findLast((step) => step < this.step)
    void this.go(to ?? (forward ? this.last : 0))
  }

  toggle(): void {
    if (this.playing) this.pause()
    else {
      if (this.step === this.last) this.step = 0
      this.playing = true
      this.#tick()
    }
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      void this.go(this.step + 1)
      if (this.step >= this.last) this.pause()
      else this.#tick()
    }, PACE / this.speed)
  }
}
