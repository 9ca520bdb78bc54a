import type { Chapter } from '../../plugins/rule-pages.ts'

/** A piece of a sentence; with an id it names an idea that the rules explain. */
export interface Piece {
  text: string
  id: string
}

/** What a chapter says first: its first paragraph, with the list that it announces; empty if it has none. */
export function opening(html: string): string {
  const end = html.indexOf('</p>') + '</p>'.length
  const first = html.includes('</p>') ? html.slice(0, end) : ''
  const list = first.endsWith(':</p>') ? /^\s*<(ul|ol)\b[^]*?<\/\1>/.exec(html.slice(end)) : null
  return first + (list?.[0] ?? '')
}

const ANY_ENDING = '\\p{L}*'

/** Finds the ideas of a game in sentences, whatever their endings. */
export class Glossary {
  readonly #pattern: RegExp | null
  readonly #ids: string[] = []
  readonly #chapters = new Map<string, Chapter>()

  constructor(chapters: Chapter[]) {
    const parts: { source: string; length: number; id: string }[] = []
    for (const chapter of chapters) {
      if (!chapter.id) continue
      this.#chapters.set(chapter.id, chapter)
      for (const form of chapter.forms) {
        parts.push({ source: pattern(form), length: form.length, id: chapter.id })
      }
    }
    parts.sort((a, b) => b.length - a.length)
    this.#ids = parts.map((part) => part.id)
    this.#pattern = parts.length
      ? new RegExp(`(?<!\\p{L})(?:${parts.map((part) => `(${part.source})`).join('|')})(?!\\p{L})`, 'giu')
      : null
  }

  /** The sentence in pieces: words that the rules explain, and what lies between. */
  split(sentence: string): Piece[] {
    if (!this.#pattern) return [{ text: sentence, id: '' }]
    const pieces: Piece[] = []
    let end = 0
    for (const match of sentence.matchAll(this.#pattern)) {
      if (match.index > end) pieces.push({ text: sentence.slice(end, match.index), id: '' })
      const which = match.slice(1).findIndex((group) => group !== undefined)
      pieces.push({ text: match[0], id: this.#ids[which] ?? '' })
      end = match.index + match[0].length
    }
    if (end < sentence.length) pieces.push({ text: sentence.slice(end), id: '' })
    return pieces
  }

  /** Whether a sentence says nothing but numbers of things that have a name: a card's face shows those as icons. */
  onlyNumbers(sentence: string): boolean {
    return /\d/.test(sentence) && this.split(sentence).every((piece) => piece.id || !/\p{L}/u.test(piece.text))
  }

  chapter(id: string): Chapter | undefined {
    return this.#chapters.get(id)
  }

  /** The ideas that some sentences name, in order, each once. */
  named(sentences: string[]): Chapter[] {
    const ids = new Set(sentences.flatMap((sentence) => this.split(sentence).map((piece) => piece.id)))
    return [...ids].flatMap((id) => this.#chapters.get(id) ?? [])
  }
}

function pattern(form: string): string {
  return form
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join(ANY_ENDING)
}
