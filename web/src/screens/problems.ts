import { Refusal } from '../wire/api.ts'
import { say } from '../words/words.svelte.ts'

/** What went wrong, as a sentence for the person it happened to. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal && error.message) {
    return error.message.charAt(0).toLocaleUpperCase() + error.message.slice(1)
  }
  if (error instanceof Refusal && error.code === 'unreachable') return say('problem-unreachable')
  return say('problem-unknown')
}
