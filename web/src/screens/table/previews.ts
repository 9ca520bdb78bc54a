import type { Look, Preview } from '../../games/game.ts'
import type { CardInfo, Choice, Position } from '../../messages.ts'
import { say } from '../../words/words.svelte.ts'

/** How many of the things that are left are named. */
const NAMED = 3

/** What a choice comes to: what the game says of it, what an end leaves undone, and whether it is for good. */
export function preview(choice: Choice, position: Position, look: Look, cards?: Map<string, CardInfo>): Preview | undefined {
  const own = look.preview?.(choice, position, cards?.get(choice.card ?? '')) ?? ending(choice, position, look)
  if (!isFinal(choice, position)) return own
  const sentence = [own?.sentence, say('final-note')].filter(Boolean).join('. ')
  return { risky: false, ...own, sentence }
}

/** Whether a choice shows something new, so that it could be taken back only with the others' consent. Turns have to end. */
export function isFinal(choice: Choice, position: Position): boolean {
  return choice.final === true && choice.verb !== 'end' && (position.question?.options.length ?? 0) > 1
}

/** Ending a phase or a turn while something useful is left asks first, and names it. */
function ending(choice: Choice, position: Position, look: Look): Preview | undefined {
  const useful = look.useful ?? []
  if (choice.verb !== 'end') return undefined
  const left = (position.question?.options ?? [])
    .filter((option) => useful.includes(option.verb) && !look.idle?.(option))
    .sort((a, b) => useful.indexOf(a.verb) - useful.indexOf(b.verb))
  if (!left.length) return undefined
  const labels = [...new Set(left.map((option) => option.label))]
  const named = labels.slice(0, NAMED).join(' · ') + (labels.length > NAMED ? ` … (+${labels.length - NAMED})` : '')
  const unspent = look.unspent?.(position) ?? ''
  const preview: Preview = { risky: true, sentence: [unspent, say('still-possible', { options: named })].filter(Boolean).join('. ') }
  if (unspent) preview.note = unspent
  return preview
}
