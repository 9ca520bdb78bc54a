import { expect, test } from 'vitest'
import type { Hint } from '../src/messages.ts'
import { Advice } from '../src/screens/table/advice.svelte.ts'

const HINT = { type: 'hint', version: 3, progress: 0.5 } as Hint

test('a hint gets more precise until it is dropped, and one that was on its way stays away', () => {
  const said: string[] = []
  const advice = new Advice((message) => said.push(message.type))
  advice.ask(3)
  advice.hear(HINT)
  expect(advice.hint).toBe(HINT)

  advice.drop()
  advice.hear({ ...HINT, progress: 1 })

  expect(advice.hint).toBeNull()
  expect(said).toEqual(['ask-hint', 'drop-hint'])
})

test('the same decision is asked about once, the next one anew', () => {
  const said: string[] = []
  const advice = new Advice((message) => said.push('version' in message ? `${message.type} ${message.version}` : message.type))
  advice.ask(3)
  advice.ask(3)
  advice.ask(4)
  advice.hear(HINT)

  expect(said).toEqual(['ask-hint 3', 'ask-hint 4'])
  expect(advice.hint).toBeNull()
})

test('a hint of a decision that is past is worked out no longer', () => {
  const said: string[] = []
  const advice = new Advice((message) => said.push(message.type))
  advice.ask(3)
  advice.forget()

  expect(said).toEqual(['ask-hint', 'drop-hint'])
  expect(advice.hinting).toBe(false)
})
