import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Language } from '../messages.ts'

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const bundles = new Map<Language, FluentBundle>()
let current = $state.raw<FluentBundle | null>(null)

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = bundleOf(language, await files[`./${language}.ftl`]!())
    bundles.set(language, bundle)
  }
  current = bundle
}

/** A message of the interface in the language of the page. */
export function say(key: string, facts?: Record<string, FluentVariable>): string {
  const pattern = current?.getMessage(key)?.value
  return pattern ? current!.formatPattern(pattern, facts) : current ? `[${key}]` : ''
}

/** Whether there are words for something that not every game has. */
export function hasWords(key: string): boolean {
  return current?.hasMessage(key) ?? false
}
