import first from './first-icons.json'
import atOnce from './first-icons.json?icons'
import others from './icons.json'

/** The icon that stands for each idea, by its name in the set. */
export const names: Readonly<Record<string, string>> = { ...first, ...others }

/** What has no icon of its own. */
const TOKEN = 'token'
let outlines = $state.raw<Record<string, string>>(atOnce)

/** The outline of the icon that stands for an idea; nothing until it has been fetched. */
export function outlineOf(idea: string): string {
  return outlines[names[idea] ?? names[TOKEN]!] ?? ''
}

let fetched: Promise<void> | undefined

/** Fetch the icons that the first screen does without, once. */
export function fetchIcons(): Promise<void> {
  fetched ??= import('./icons.json?icons').then(
    ({ default: rest }) => {
      outlines = { ...atOnce, ...rest }
    },
    (error: unknown) => {
      fetched = undefined
      throw error
    },
  )
  return fetched
}
