import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

import first from '../src/look/first-icons.json'
import { fetchIcons, names, outlineOf } from '../src/look/icons.svelte.ts'

/** A component with everything it imports at once; what it imports later is not its own weight. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, path] of readFileSync(file, 'utf-8').matchAll(/^ *import (?!type)[^(]*?'(\.[^']+)'/gm)) withImports(join(dirname(file), path!), seen)
  return seen
}

describe('the icons', () => {
  it('are there at once for everything the first screen shows', () => {
    const files = [...withImports(join(import.meta.dirname, '../src/App.svelte'))].filter((file) => file.endsWith('.svelte'))
    const shown = files.flatMap((file) => {
      const text = readFileSync(file, 'utf-8')
      return [...text.matchAll(/<Icon of=(?:"([a-z-]+)"|\{([^}]*)\})/g), ...text.matchAll(/()icon: ('[a-z-]+')/g)].flatMap(([, plain, code]) =>
        plain ? [plain] : [...(code ?? '').matchAll(/'([a-z-]+)'/g)].map((one) => one[1]!),
      )
    })
    expect(shown).toContain('play')
    expect(shown.filter((icon) => !(icon in first))).toEqual([])
    expect(shown.filter((icon) => !outlineOf(icon))).toEqual([])
  })

  it('are all there once they have been fetched, and what has none gets a token', async () => {
    expect(outlineOf('undo')).toBe('')
    await fetchIcons()
    expect(Object.keys(names).filter((idea) => !outlineOf(idea))).toEqual([])
    expect(outlineOf('no-such-idea')).toBe(outlineOf('token'))
  })
})
