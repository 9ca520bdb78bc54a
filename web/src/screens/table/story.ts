import type { Catalogue } from '../../cards/catalogue.svelte.ts'
import type { Replay } from '../../messages.ts'
import { merge } from '../../wire/patch.ts'

/** A line of the chart: how one number went from the first answer to the last. */
export interface Line {
  label: string
  seat: number
  values: number[]
}

/** How the game went, in the numbers that the game calls its standing. */
export function story(replay: Replay, catalogue: Catalogue): Line[] {
  let position = replay.start
  const lines: Line[] = []
  const note = (): void => {
    catalogue.look.standing(position, catalogue.game).forEach((series, index) => {
      const line = (lines[index] ??= { label: series.label, seat: series.seat, values: [] })
      line.values.push(series.value)
    })
  }
  note()
  for (const step of replay.steps) {
    position = merge(position, step.patch)
    note()
  }
  return lines
}
