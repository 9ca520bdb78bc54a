import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

import { onGrid, partsOf } from './outlines.ts'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

/**
 * `import paths from './icons.json?icons'`: the outlines of the icons that a data file names anywhere, and of no others.
 * `?parts` gives each of them as the list of outlines it consists of. An icon that the set lacks fails the build.
 */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet

  function pathsOf(name: string): string[] {
    const body = set.icons[set.aliases?.[name]?.parent ?? name]?.body
    if (body === undefined) throw new Error(`no icon ${JSON.stringify(name)} in game-icons`)
    return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!)
  }
  const drawn: Record<string, (name: string) => string | string[]> = {
    icons: (name) => pathsOf(name).map(onGrid).join(''),
    parts: (name) => pathsOf(name).flatMap(partsOf),
  }

  return {
    name: 'deckwright-icons',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      const draw = drawn[query ?? '']
      if (!draw || file === undefined) return null
      this.addWatchFile(file)
      const names = new Set(stringsIn(JSON.parse(readFileSync(file, 'utf-8'))))
      const paths = Object.fromEntries([...names].sort().map((name) => [name, draw(name)]))
      return { code: `export default ${JSON.stringify(paths)}`, moduleType: 'js' }
    },
  }
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (typeof data === 'object' && data !== null) return Object.values(data).flatMap(stringsIn)
  return []
}
