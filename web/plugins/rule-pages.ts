import { readFileSync } from 'node:fs'
import { Marked } from 'marked'
import type { Plugin } from 'vite'

/**
 * `import page from './en.md'`: a page of rules, cut into its chapters.
 *
 * A heading may end in `{#id}` or `{#id: word, stem*}`: the id is what links lead to, and the words after it are the
 * forms under which the idea appears in sentences, so that every mention can lead there. A star stands for any ending.
 * What people ask for in other words follows a bar, `{#goal: | how to win}`: it helps the search and links nothing.
 *
 * A line `::cards crystal spark` shows these cards, a line `::example mage-turn` the first picture of that example.
 */
export function rulePages(): Plugin {
  return {
    name: 'deckwright-rule-pages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md')) return null
      this.addWatchFile(id)
      const chapters = chaptersOf(readFileSync(id, 'utf-8'))
      return { code: `export default ${JSON.stringify(chapters)}`, moduleType: 'js' }
    },
  }
}

/** A piece of a chapter: text, cards, or an example to step through. */
export interface Part {
  html?: string
  cards?: string[]
  example?: string
}

export interface Chapter {
  id: string
  level: number
  title: string
  html: string
  /** The same with its pictures, piece by piece. */
  parts: Part[]
  /** The forms under which the idea is met in sentences; `*` stands for any ending. */
  forms: string[]
  /** Other words that people search it by. */
  asked: string[]
}

const HEADING = /^(#{1,3}) (.*?)(?: \{#([a-z-]+)(?:: ([^}]+))?\})?$/

const PICTURE = /^::(cards|example) (.+)$/

export function chaptersOf(text: string): Chapter[] {
  const marked = new Marked()
  const chapters: Chapter[] = []
  let lines: string[] = []
  const flush = (): void => {
    const html = marked.parse(lines.join('\n'), { async: false })
    if (html) chapters.at(-1)?.parts.push({ html })
    lines = []
  }
  const close = (): void => {
    const last = chapters.at(-1)
    flush()
    if (last) last.html = last.parts.map((part) => part.html ?? '').join('')
  }
  for (const line of text.split('\n')) {
    const match = HEADING.exec(line)
    const picture = PICTURE.exec(line)
    if (picture) {
      flush()
      const names = picture[2]!.split(' ')
      chapters.at(-1)?.parts.push(picture[1] === 'cards' ? { cards: names } : { example: names[0]! })
      continue
    }
    if (!match) {
      lines.push(line)
      continue
    }
    close()
    const [forms, asked] = [0, 1].map((at) => listed(match[4]?.split('|')[at])) as [string[], string[]]
    chapters.push({ id: match[3] ?? '', level: match[1]!.length, title: match[2]!, html: '', parts: [], forms, asked })
  }
  close()
  return chapters
}

function listed(words = ''): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
