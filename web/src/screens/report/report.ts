import { settings } from '../../device/settings.svelte.ts'
import type { Band, Position, TableInfo } from '../../messages.ts'

/** What the page knows when somebody reports a problem. Who they are to the server, their token, is no part of it. */
export interface Seen {
  sentence: string
  table: TableInfo
  mine: number[]
  version: number
  health: string
  position: Position | null
  log: Band[]
  /** The game file, if it may be handed out. */
  game: unknown
}

/** Everything about a problem in one file. */
export function reportOf(seen: Seen): Blob {
  const { name: _, ...kept } = settings
  const page = {
    screen: `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    browser: navigator.userAgent,
    build: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '',
    settings: kept,
  }
  const report = { 'deckwright-report': 1, at: new Date().toISOString(), page, ...seen }
  return new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' })
}
