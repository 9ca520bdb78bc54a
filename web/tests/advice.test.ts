import { expect, test } from 'vitest'
import type { Hint } from '../src/messages.ts'
import { Advice } from '../src/screens/table/advice.svelte.ts'

const HINT = { type: 'hint', progress: 0.5 } as Hint

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
