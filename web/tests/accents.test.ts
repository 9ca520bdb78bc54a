import { describe, expect, it } from 'vitest'

import { accented } from '../src/cards/accents.ts'
import { Glossary } from '../src/cards/glossary.ts'
import type { Chapter } from '../plugins/rule-pages.ts'

const chapter = (id: string, ...forms: string[]): Chapter => ({ id, forms }) as unknown as Chapter
const glossary = new Glossary([chapter('damage', 'damage', 'пошкодж*'), chapter('life', 'life'), chapter('aether', 'aether'), chapter('breach', 'breach*')])
const marked = (line: string): string =>
  accented(glossary, line, ['aether'])
    .map(({ text, amount, lead }) => (lead ? `<${text}>` : amount ? `[${amount} ${text}]` : text))
    .join('')

describe('the words of a card', () => {
  it.each([
    ['Cast: deal 3 damage.', '<Cast:> deal [3 damage].'],
    ['Deal 1 damage and gain 2 aether.', 'Deal [1 damage] and gain [2 aether].'],
    ['Заподійте 2 пошкодження.', 'Заподійте [2 пошкодження].'],
    ['All damage to this minion is prevented.', 'All damage to this minion is prevented.'],
    ['Focus 2 breaches: nothing else is counted.', '<Focus 2 breaches:> nothing else is counted.'],
    ['Ability (5 charges), during your main phase: any player gains 4 life.', 'Ability (5 charges), during your main phase: any player gains [4 life].'],
    ['Gain 1. Then: nothing.', 'Gain 1. Then: nothing.'],
  ])('%s', (line, expected) => {
    expect(marked(line)).toBe(expected)
  })

  it('say all that the line says', () => {
    const line = 'Persistent: Gravehold suffers 1 damage for each life.'
    expect(accented(glossary, line, []).map(({ text, amount }) => (amount ? `${amount} ` : '') + text).join('')).toBe(line)
  })
})
