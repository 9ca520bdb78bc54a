import type { Language } from '../messages.ts'
import { keep, kept } from './kept.ts'

export const LANGUAGES: readonly Language[] = ['uk', 'ru', 'en']
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const
export const PALETTES = ['warm', 'colour-blind', 'contrast'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]

export interface Settings {
  language: Language
  name: string
  textSize: (typeof TEXT_SIZES)[number]
  palette: (typeof PALETTES)[number]
  motion: (typeof MOTIONS)[number]
  /** How fast the turns of others are played. */
  pace: Pace
  sound: boolean
  /** From 0 to 100. */
  volume: number
  /** Ask before what cannot be taken back or looks like a mistake. */
  confirm: boolean
  /** Let the coach look at each move, and ask before a blunder. */
  careful: boolean
  /** One tap plays; otherwise the first tap chooses and the second plays. */
  oneTap: boolean
  /** Cover the screen when it passes to another player of the same device. */
  curtain: boolean
  /** A short note the first time something new appears. */
  marks: boolean
}

function languageOfDevice(): Language {
  for (const wish of navigator.languages ?? []) {
    const code = wish.slice(0, 2) as Language
    if (LANGUAGES.includes(code)) return code
  }
  return 'en'
}

const DEFAULTS: Settings = {
  language: languageOfDevice(),
  name: '',
  textSize: 'normal',
  palette: 'warm',
  motion: 'system',
  pace: 'calm',
  sound: true,
  volume: 60,
  confirm: true,
  careful: false,
  oneTap: true,
  curtain: true,
  marks: true,
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept<Partial<Settings>>('settings', {}) })

const SIZES = { small: '90%', normal: '100%', large: '115%', largest: '132%' }

/** Keep the settings on the device and show them on the page, now and whenever they change. */
export function followSettings(): void {
  $effect(() => {
    keep('settings', $state.snapshot(settings))
    const root = document.documentElement
    root.dataset['palette'] = settings.palette
    root.dataset['motion'] = still() ? 'none' : 'full'
    root.style.fontSize = `calc(${SIZES[settings.textSize]} * var(--far))`
    root.dataset['text'] = settings.textSize
    root.lang = settings.language
  })
}

const asksForStillness = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing shall move. */
export function still(): boolean {
  return settings.motion === 'none' || (settings.motion === 'system' && (asksForStillness?.matches ?? false))
}
