import { settings } from './settings.svelte.ts'
import { api } from '../wire/api.ts'

const PAUSE = 60_000
/** A page that has just been loaded again does not load itself once more. */
const RESTED = 20_000
const LOADED_AGAIN = 'deckwright.loaded-again'

/** The build of this page: the name of the script it began with. */
function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script?.src.split('/').at(-1) ?? ''
}

/** Whether the server sends a newer page than this one. */
export const build = $state({ outdated: false })
let asked = 0

/** Ask the server which page it sends: not more often than once a minute. */
export async function checkBuild(): Promise<void> {
  if (build.outdated || Date.now() - asked < PAUSE) return
  asked = Date.now()
  const about = await api.about(settings.language).catch(() => null)
  const own = ownBuild()
  // In development the page is no build.
  if (about?.build && /-[\w-]{8}\.js$/.test(own) && about.build !== own) build.outdated = true
}

/** The server or the network was away, and may have come back with a newer page. */
export function askAgain(): void {
  asked = 0
  void checkBuild()
}

/** A part of this page is gone. Where the server sends a newer one, load that: the table is as it was, and nothing else would work. */
async function replacePage(): Promise<void> {
  asked = 0
  await checkBuild()
  const before = Number(sessionStorage.getItem(LOADED_AGAIN) ?? 0)
  if (!build.outdated || Date.now() - before < RESTED) return
  sessionStorage.setItem(LOADED_AGAIN, String(Date.now()))
  location.reload()
}

/** Look for a newer page whenever somebody comes back to this one, and when the network is back. */
export function watchBuild(): () => void {
  const back = (): void => {
    if (!document.hidden) void checkBuild()
  }
  document.addEventListener('visibilitychange', back)
  addEventListener('focus', back)
  addEventListener('online', askAgain)
  addEventListener('vite:preloadError', replacePage)
  void checkBuild()
  return () => {
    document.removeEventListener('visibilitychange', back)
    removeEventListener('focus', back)
    removeEventListener('online', askAgain)
    removeEventListener('vite:preloadError', replacePage)
  }
}
