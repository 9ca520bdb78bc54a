import MiniSearch from 'minisearch'

import type { Language, RulingInfo } from '../../messages.ts'
import { stem, wordsOf } from './stems.ts'

/** Something that answers to words: a card, a chapter of the rules (or keyword), a ruling. */
export interface Answer {
  id: string
  kind: 'card' | 'rule' | 'ruling'
  game: string
  /** What the game is called. */
  where: string
  language: Language
  title: string
  text: string
  /** Other words it goes by. */
  words: string
  /** The card, the chapter or the ruling itself. */
  ref: string
  html?: string
  ruling?: RulingInfo
}

/** All answers of a language, ready to be searched. */
export interface Book {
  answers: Map<string, Answer>
  index: MiniSearch<Answer>
}

export function bookOf(answers: Answer[]): Book {
  const index = new MiniSearch<Answer>({
    fields: ['title', 'words', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => stem(term) || null,
  })
  index.addAll(answers)
  return { answers: new Map(answers.map((one) => [one.id, one])), index }
}

const MOST = 40

/** What answers to some words, best first: all of the words if anything does, otherwise some of them. */
export function find(book: Book, words: string, game = ''): Answer[] {
  const options = {
    boost: { title: 4, words: 2 },
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 6 ? 2 : term.length > 3 ? 1 : 0),
    weights: { fuzzy: 0.3, prefix: 0.6 },
    boostDocument: (id: unknown) => (book.answers.get(String(id))?.game === game ? 1.5 : 1),
  }
  const every = book.index.search(words, { ...options, combineWith: 'AND' })
  const some = every.length ? every : book.index.search(words, options)
  return some.slice(0, MOST).flatMap((hit) => book.answers.get(String(hit.id)) ?? [])
}
