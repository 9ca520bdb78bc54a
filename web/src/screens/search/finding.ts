import type { Chapter } from '../../../plugins/rule-pages.ts'
import { LANGUAGES } from '../../device/settings.svelte.ts'
import { gamesIn } from '../../cards/catalogue.svelte.ts'
import type { Language } from '../../messages.ts'
import { api } from '../../wire/api.ts'
import { bookOf, find, plainOf, type Answer, type Book } from './book.ts'

const pages = import.meta.glob<Chapter[]>('../../games/*/rules/*.md', { import: 'default' })
const books = new Map<Language, Promise<Book>>()

export function loadBook(language: Language): Promise<Book> {
  let found = books.get(language)
  if (!found) {
    found = read(language).then(bookOf)
    books.set(language, found)
    found.catch(() => books.delete(language))
  }
  return found
}

async function read(language: Language): Promise<Answer[]> {
  const games = await gamesIn(language)
  const all = await Promise.all(
    games.map(async ({ name, title, kinds }) => {
      const page = pages[`../../games/${name}/rules/${language}.md`]
      const [cards, rulings, chapters] = await Promise.all([api.cards(name, language), api.rulings(name, language), page ? page() : []])
      const of = { game: name, where: title, language }
      const id = (kind: string, ref: string): string => `${language} ${name} ${kind} ${ref}`
      return [
        ...cards.map((card): Answer => ({
          ...of,
          id: id('card', card.id),
          kind: 'card',
          title: card.name,
          text: card.text.join(' '),
          words: [card.id.replaceAll('-', ' '), kinds[card.kind] ?? ''].join(' '),
          ref: card.id,
        })),
        ...chapters
          .filter((chapter) => chapter.id && chapter.html)
          .map((chapter): Answer => ({
            ...of,
            id: id('rule', chapter.id),
            kind: 'rule',
            title: chapter.title,
            text: plainOf(chapter.html),
            words: [...chapter.forms, ...chapter.asked].join(' ').replaceAll('*', ''),
            ref: chapter.id,
            html: chapter.html,
          })),
        ...rulings.flatMap((book) =>
          book.sections.flatMap((section) =>
            section.rulings.map((ruling): Answer => ({
              ...of,
              id: id('ruling', ruling.id),
              kind: 'ruling',
              title: ruling.rule,
              text: ruling.why,
              words: (ruling.cards ?? []).map((card) => cards.find((one) => one.id === card)?.name ?? '').join(' '),
              ref: ruling.id,
              ruling,
            })),
          ),
        ),
      ]
    }),
  )
  return all.flat()
}

/** Answers in the reader's language, and in another one if the words are written in it or nothing else answers. */
export async function ask(words: string, language: Language, game = ''): Promise<Answer[]> {
  const own = find(await loadBook(language), words, game)
  const foreign = /[a-z]/i.test(words) ? language !== 'en' : language === 'en' && /\p{Script=Cyrillic}/u.test(words)
  if (own.length && !foreign) return own
  const others = LANGUAGES.filter((code) => code !== language && (!foreign || (code === 'en') === /[a-z]/i.test(words)))
  const found = await Promise.all(others.map(async (code) => find(await loadBook(code), words, game)))
  return foreign ? [...found.flat(), ...own] : [...own, ...found.flat()]
}
