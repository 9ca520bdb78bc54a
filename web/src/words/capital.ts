import { settings } from '../device/settings.svelte.ts'

/** A sentence as it begins: with a capital letter of its language. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(settings.language) + sentence.slice(1)
}
