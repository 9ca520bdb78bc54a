import MiniSearch from 'minisearch'

import type { Language, RulingInfo } from '../../messages.ts'
import { stem, tellingWords, tellsOf, wordsOf } from './stems.ts'

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

const SIGNS: Record<string, string> = { '&quot;': '"', '&#39;': '\'', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The words of a page, as they would be read aloud. */
export function plainOf(html: string): string {
  return html
    .replace(/<\/(?:p|li|td|th|h\d)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:quot|#39|lt|gt|amp);/g, (sign) => SIGNS[sign]!)
    .replace(/\s+/g, ' ')
    .trim()
}

/** All answers of a language, ready to be searched. */
export interface Book {
  answers: Map<string, Answer>
  index: MiniSearch<Answer>
}

export function bookOf(answers: Answer[]): Book {
  const index = new MiniSearch<Answer>({
    fields: ['title', 'words', 'text'],
    // A ruling has no title but a sentence: it counts as text, so that a chapter about the word comes first.
    extractField: (answer, field) => {
      if (answer.kind === 'ruling' && field === 'title') return ''
      if (answer.kind === 'ruling' && field === 'text') return `${answer.title} ${answer.text}`
      return answer[field as 'id' | 'title' | 'words' | 'text']
    },
    tokenize: wordsOf,
    processTerm: (term) => stem(term) || null,
  })
  index.addAll(answers)
  return { answers: new Map(answers.map((one) => [one.id, one])), index }
}

const MOST = 40
/** What scores so little beside the best answer has only a common word in it. */
const LEAST = 0.06
/** Who asks in general gets the rule before the exceptions to it. */
const WEIGHT = { rule: 1.5, card: 1, ruling: 0.8 }

/**
 * What answers to some words, best first: the more of the words it has, the better. Who sits at a table asks about its
 * game: what answers there to all words that tell something comes before everything else.
 */
export function find(book: Book, words: string, game = ''): Answer[] {
  const asked = tellingWords(words)
  const told = (terms: string[]): number => terms.reduce((sum, term) => sum + tellsOf(term), 0)
  const telling = asked.map(stem).filter((term) => tellsOf(term) === 1)
  const whole = [asked.map(stem).join(' '), telling.join(' ')]
  const options = {
    boost: { title: 4, words: 3 },
    prefix: (term: string) => term.length > 2,
    boostTerm: tellsOf,
    fuzzy: (term: string) => (term.length > 6 ? 2 : term.length > 3 ? 1 : 0),
    weights: { fuzzy: 0.3, prefix: 0.3 },
  }
  const found = book.index
    .search(asked.join(' '), options)
    .flatMap((hit) => {
      const answer = book.answers.get(String(hit.id))
      if (!answer) return []
      const met = new Set(hit.queryTerms)
      const share = told([...met]) / told(asked)
      const home = answer.game === game && telling.every((term) => met.has(term))
      const named = answer.kind !== 'ruling' && whole.includes(wordsOf(answer.title).map(stem).join(' ')) ? 2 : 1
      return [{ answer, score: hit.score * share ** 2 * WEIGHT[answer.kind] * named, home }]
    })
  const best = found.reduce((most, { score }) => Math.max(most, score), 0)
  return found
    .filter(({ score }) => score >= LEAST * best)
    .sort((one, other) => Number(other.home) - Number(one.home) || other.score - one.score)
    .slice(0, MOST)
    .map(({ answer }) => answer)
}
