import { hasWords, say } from '../../words/words.svelte.ts'
import type { Wizard } from './table.ts'

/** What a wizard is called on the board; before familiars are revealed, what the person is called. */
export function boardName(wizard: Wizard): string {
  const known = wizard.board && hasWords(`krutagidon-wizard-${wizard.board}`)
  return known ? say(`krutagidon-wizard-${wizard.board}`) : wizard.info.name
}
