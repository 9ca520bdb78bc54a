import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { chaptersOf } from '../plugins/rule-pages.ts'
import type { Language } from '../src/messages.ts'
import { bookOf, find, type Answer, type Book } from '../src/screens/search/book.ts'
import { stem } from '../src/screens/search/stems.ts'

function rulesIn(language: Language): Book {
  const text = readFileSync(join(import.meta.dirname, `../src/games/aeons-end/rules/${language}.md`), 'utf-8')
  const answers = chaptersOf(text)
    .filter((chapter) => chapter.id)
    .map((chapter): Answer => ({
      id: chapter.id,
      kind: 'rule',
      game: 'aeons-end',
      where: '',
      language,
      title: chapter.title,
      text: chapter.html.replace(/<[^>]+>/g, ' '),
      words: chapter.forms.join(' ').replaceAll('*', ''),
      ref: chapter.id,
    }))
  return bookOf(answers)
}

const first = (language: Language, words: string): string[] => find(rulesIn(language), words).slice(0, 3).map((answer) => answer.ref)

describe('stems', () => {
  it.each([
    ['порталами', 'портал'],
    ['посіпаки', 'посіпаку'],
    ['заклинаниями', 'заклинания'],
    ['ярости', 'ярость'],
    ['breaches', 'breach'],
    ['focused', 'focus'],
    ['Грём', 'грем'],
  ])('%s and %s are one word', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })

  it('leave short words alone', () => {
    expect(stem('дії')).toBe('дії')
    expect(stem('OR')).toBe('or')
  })
})

describe('the search', () => {
  it.each<[Language, string, string]>([
    ['en', 'breaches', 'breach'],
    ['en', 'exhausion', 'exhausted'],
    ['uk', 'порталами', 'breach'],
    ['uk', 'посипака', 'minion'],
    ['uk', 'енергії', 'charge'],
    ['ru', 'разломах', 'breach'],
    ['ru', 'обесиливание', 'exhausted'],
    ['ru', 'приспешниками', 'minion'],
  ])('forgives endings and typos: %s %s', (language, words, chapter) => {
    expect(first(language, words)).toContain(chapter)
  })

  it('wants all words, and takes some of them if nothing has all', () => {
    expect(first('en', 'turn order')).toContain('turn-order')
    expect(first('en', 'gravehold xylophone')).toContain('gravehold')
  })

  it('finds nothing for nonsense', () => {
    expect(find(rulesIn('uk'), 'щщжжхх')).toEqual([])
    expect(find(rulesIn('en'), '!?…')).toEqual([])
  })
})
