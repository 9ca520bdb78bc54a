import { readFileSync } from 'node:fs'
import { Marked } from 'marked'
import type { Plugin } from 'vite'

/**
 * `import page from './en.md'`: a page of rules, cut into its chapters.
 *
 * A heading may end in `{#id}` or `{#id: word, stem*}`: the id is what links lead to, and the words after it are the
 * forms under which the idea appears in sentences, so that every mention can lead there. A star stands for any ending.
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

export interface Chapter {
  id: string
  level: number
  title: string
  html: string
  /** The forms under which the idea is met in sentences; `*` stands for any ending. */
  forms: string[]
}

const HEADING = /^(#{1,3}) (.*?)(?: \{#([a-z-]+)(?:: ([^}]+))?\})?$/

export function chaptersOf(text: string): Chapter[] {
  const marked = new Marked()
  const chapters: Chapter[] = []
  let lines: string[] = []
  const close = (): void => {
    const last = chapters.at(-1)
    if (last) last.html = marked.parse(lines.join('\n'), { async: false })
    lines = []
  }
  for (const line of text.split('\n')) {
    const match = HEADING.exec(line)
    if (!match) {
      lines.push(line)
      continue
    }
    close()
    const forms = match[4]?.split(',').map((form) => form.trim()) ?? []
    chapters.push({ id: match[3] ?? '', level: match[1]!.length, title: match[2]!, html: '', forms })
  }
  close()
  return chapters
}
