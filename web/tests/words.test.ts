import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, type Message, type Resource } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')
const LANGUAGES = ['en', 'uk', 'ru']

function messages(language: string): Map<string, Message> {
  const text = readFileSync(join(SOURCES, `words/${language}.ftl`), 'utf-8')
  const resource: Resource = parse(text, {})
  const junk = resource.body.filter((entry) => entry.type === 'Junk')
  expect(junk.map((entry) => entry.content)).toEqual([])
  const found = resource.body.filter((entry): entry is Message => entry.type === 'Message')
  return new Map(found.map((message) => [message.id.name, message]))
}

function variables(message: Message | undefined): string[] {
  return [...new Set([...JSON.stringify(message ?? '').matchAll(/"VariableReference","id":\{[^}]*"name":"(\w+)"/g)].map((m) => m[1]!))].sort()
}

/** Every key that the page asks for; `state-${state}` stands for all keys that begin so. */
function keysAskedFor(): string[] {
  const keys = new Set<string>()
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(svelte|ts)$/.test(file)) continue
    const text = readFileSync(join(SOURCES, file), 'utf-8')
    for (const match of text.matchAll(/\bsay\(\s*(['`])(.+?)\1/g)) keys.add(match[2]!)
    for (const match of text.matchAll(/(?:(?<!<)\{ what|\bkey|\bnote): '([a-z-]+)'/g)) keys.add(match[1]!)
  }
  return [...keys]
}

describe('words', () => {
  const english = messages('en')

  it.each(['uk', 'ru'])('%s has every word that English has, and no other', (language) => {
    expect([...messages(language).keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each(['uk', 'ru'])('%s tells the same facts as English', (language) => {
    const other = messages(language)
    const differing = [...english].filter(
      ([key, message]) => variables(other.get(key)).join() !== variables(message).join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it.each(LANGUAGES)('%s has every word that the page asks for', (language) => {
    const known = [...messages(language).keys()]
    const missing = keysAskedFor().filter((key) => {
      const [before, after] = key.split(/\$\{[^}]+\}/)
      return key.includes('${')
        ? !known.some((one) => one.startsWith(before!) && one.endsWith(after ?? ''))
        : !known.includes(key)
    })
    expect(missing).toEqual([])
  })

  it('is all asked for: nothing is left over', () => {
    const asked = keysAskedFor()
    const patterns = asked.map((key) => new RegExp(`^${key.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`))
    expect([...english.keys()].filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
  })
})
