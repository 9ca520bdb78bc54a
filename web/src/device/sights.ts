import type { Band, Position, TableInfo } from '../messages.ts'
import { keep, kept } from './kept.ts'

/** A table as this device last saw it, for a time without a connection. */
export interface Sight {
  table: TableInfo
  mine: number[]
  position: Position
  log: Band[]
}

const MOST = 3
const BANDS = 12
const PAUSE = 1500
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

export function lastSeen(code: string): Sight | undefined {
  return kept<Record<string, Sight>>('sights', {})[code]
}

/** Keep the last tables that were looked at; not at every change, but soon after it. */
export function rememberSight(code: string, sight: Sight): void {
  clearTimeout(waiting.get(code))
  waiting.set(
    code,
    setTimeout(() => {
      const { [code]: _, ...others } = kept<Record<string, Sight>>('sights', {})
      const last = Object.entries(others).slice(1 - MOST)
      keep('sights', { ...Object.fromEntries(last), [code]: { ...sight, log: sight.log.slice(-BANDS) } })
    }, PAUSE),
  )
}
