import { hasWords, say } from '../../words/words.svelte.ts'
import type { Wizard } from './table.ts'

/** What whoever sits there is called, on the board as in the log. */
export function seatName(wizard: Wizard): string {
  return wizard.info.name || say('seat-open')
}

/** The wizard of the board; nothing before familiars are revealed. */
export function boardName(wizard: Wizard): string {
  const known = wizard.board && hasWords(`krutagidon-wizard-${wizard.board}`)
  return known ? say(`krutagidon-wizard-${wizard.board}`) : ''
}

/** Both names, for those who do not see the board. */
export function bothNames(wizard: Wizard): string {
  return [seatName(wizard), boardName(wizard)].filter(Boolean).join(', ')
}
