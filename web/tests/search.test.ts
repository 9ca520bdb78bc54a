import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { chaptersOf } from '../plugins/rule-pages.ts'
import type { Language } from '../src/messages.ts'
import { bookOf, find, plainOf, type Answer, type Book } from '../src/screens/search/book.ts'
import { stem } from '../src/screens/search/stems.ts'

const GAMES = ['aeons-end', 'enchanters', 'krutagidon']

/** The rules of every game in a language. */
function rulesIn(language: Language): Book {
  const answers = GAMES.flatMap((game) => {
    const text = readFileSync(join(import.meta.dirname, `../src/games/${game}/rules/${language}.md`), 'utf-8')
    return chaptersOf(text)
      .filter((chapter) => chapter.id)
      .map((chapter): Answer => ({
        id: `${game} ${chapter.id}`,
        kind: 'rule',
        game,
        where: '',
        language,
        title: chapter.title,
        text: plainOf(chapter.html),
        words: [...chapter.forms, ...chapter.asked].join(' ').replaceAll('*', ''),
        ref: chapter.id,
      }))
  })
  return bookOf(answers)
}

const books = new Map<Language, Book>()

const first = (language: Language, words: string): string[] => {
  const book = books.get(language) ?? rulesIn(language)
  books.set(language, book)
  return find(book, words).slice(0, 3).map((answer) => answer.ref)
}

describe('stems', () => {
  it.each([
    ['порталами', 'портал'],
    ['посіпаки', 'посіпаку'],
    ['заклинаниями', 'заклинания'],
    ['ярости', 'ярость'],
    ['breaches', 'breach'],
    ['focused', 'focus'],
    ['зміцнення', 'зміцнити'],
    ['тасувати', 'тасують'],
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

  it.each<[Language, string, string]>([
    ['en', 'what is focus', 'focus'],
    ['en', 'how much does it cost to open a breach', 'breach'],
    ['en', 'when do I shuffle my deck', 'draw-phase'],
    ['en', 'can I discard cards from my hand', 'main-phase'],
    ['en', 'how to win', 'goal'],
    ['en', 'do wounds kill me', 'wounds'],
    ['en', 'difficulty', 'variants'],
    ['en', 'who chooses which monster is discarded', 'reading'],
    ['en', 'when is the game over', 'end'],
    ['uk', 'хто вибирає карту', 'reading'],
    ['ru', 'когда конец игры', 'end'],
    ['uk', 'скільки коштує відкрити портал', 'breach'],
    ['uk', 'що таке зміцнення', 'focus'],
    ['uk', 'хто ходить першим', 'turn-order'],
    ['uk', 'як перемогти', 'goal'],
    ['uk', 'що буде якщо маг знесилений', 'exhausted'],
    ['uk', 'дивитися свій скид', 'draw-phase'],
    ['uk', 'перенаправити атаку', 'redirect'],
    ['ru', 'сколько стоит открыть разлом', 'breach'],
    ['ru', 'что такое настройка', 'focus'],
    ['ru', 'что такое дохлый маг', 'token'],
    ['ru', 'сколько карт брать', 'draw-phase'],
    ['ru', 'игра в одиночку', 'variants'],
    ['ru', 'что такое беспредел', 'mayhem'],
    ['ru', 'ничья', 'points'],
  ])('answers what players ask: %s %s', (language, words, chapter) => {
    expect(first(language, words)).toContain(chapter)
  })

  it.each<[Language, string]>([
    ['en', 'what is a power card'],
    ['en', 'power cards'],
    ['uk', 'що таке карта сили'],
    ['uk', 'карта-сила'],
    ['ru', 'что такое карта силы'],
    ['ru', 'карты силы'],
  ])('a word that all rules are full of does not hide the rule that is asked for: %s %s', (language, words) => {
    expect(first(language, words)).toContain('power')
    expect(find(books.get(language)!, words, 'aeons-end')[0]?.ref).toBe('power')
  })

  it('lets the game of the table answer first, and the others after it', () => {
    const own = (game: string): string[] => find(rulesIn('en'), 'what happens at the end of my turn', game).map((answer) => answer.game)
    for (const game of GAMES) {
      expect(own(game).slice(0, 3)).toEqual([game, game, game])
      expect(new Set(own(game)).size).toBeGreaterThan(1)
    }
  })

  it('puts a chapter before the rulings that mention its word', () => {
    const of = { game: '', where: '', language: 'en' as const, words: '', ref: '' }
    const book = bookOf([
      { ...of, id: 'one', kind: 'ruling', title: 'Focus, focus and focus again.', text: 'Focus.' },
      { ...of, id: 'two', kind: 'rule', title: 'Focus', text: 'Turn a breach a quarter.' },
    ])
    expect(find(book, 'focus').map((answer) => answer.id)).toEqual(['two', 'one'])
  })

  it('puts a whole word before the beginning of another', () => {
    expect(first('en', 'tie')[0]).not.toBe('tier')
    expect(first('en', 'tie')).toContain('points')
  })

  it('wants all words, and takes some of them if nothing has all', () => {
    expect(first('en', 'turn order')).toContain('turn-order')
    expect(first('en', 'gravehold xylophone')).toContain('gravehold')
  })

  it('leaves out what has only a common word', () => {
    expect(find(rulesIn('en'), 'what happens when life reaches 0').length).toBeLessThan(10)
  })

  it('shows a glimpse of a page in plain words', () => {
    expect(plainOf('<p>Say <b>&quot;so&quot;</b>.</p><p>Draw <i class="x">5</i>.</p>')).toBe('Say "so". Draw 5.')
  })

  it('finds nothing for nonsense', () => {
    expect(find(rulesIn('uk'), 'щщжжхх')).toEqual([])
    expect(find(rulesIn('en'), '!?…')).toEqual([])
  })
})
