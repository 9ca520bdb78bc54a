import type { Chapter } from '../../plugins/rule-pages.ts'
import type { CardInfo, GameInfo, Language, TableInfo } from '../messages.ts'
import { lookOf } from '../games/index.ts'
import type { Look } from '../games/game.ts'
import { api } from '../wire/api.ts'
import { Glossary } from './glossary.ts'

/** All one can read about a game in one language. */
export interface Catalogue {
  game: GameInfo
  look: Look
  cards: Map<string, CardInfo>
  chapters: Chapter[]
  glossary: Glossary
}

const pages = import.meta.glob<Chapter[]>('../games/*/rules/*.md', { import: 'default' })
const loading = new Map<string, Promise<Catalogue>>()

/** The games this server has, in a language. */
const offered = new Map<Language, Promise<GameInfo[]>>()

export function gamesIn(language: Language): Promise<GameInfo[]> {
  return once(offered, language, () => api.games(language))
}

export function catalogueOf(game: string, language: Language): Promise<Catalogue> {
  return once(loading, `${game} ${language}`, () => load(game, language))
}

/** What one can read at a table: of its game, and of the cards of somebody's own that it is played with. */
export async function catalogueAt(table: TableInfo, language: Language): Promise<Catalogue> {
  const printed = await catalogueOf(table.game, language)
  if (!table.setup['pack']) return printed
  return withCards(printed, await api.ownCards(table.code, language))
}

export function withCards(catalogue: Catalogue, own: CardInfo[]): Catalogue {
  return { ...catalogue, cards: new Map([...catalogue.cards, ...own.map((card) => [card.id, card] as const)]) }
}

async function load(game: string, language: Language): Promise<Catalogue> {
  const page = pages[`../games/${game}/rules/${language}.md`]
  const [games, cards, look, chapters] = await Promise.all([
    gamesIn(language),
    api.cards(game, language),
    lookOf(game),
    page ? page() : [],
  ])
  const info = games.find((one) => one.name === game)
  if (!info) throw new Error(`the server has no game ${JSON.stringify(game)}`)
  return {
    game: info,
    look,
    cards: new Map(cards.map((card) => [card.id, card])),
    chapters,
    glossary: new Glossary(chapters),
  }
}

/** Load once, but try again after a failure. */
function once<K, V>(cache: Map<K, Promise<V>>, key: K, load: () => Promise<V>): Promise<V> {
  let found = cache.get(key)
  if (!found) {
    found = load()
    cache.set(key, found)
    found.catch(() => cache.delete(key))
  }
  return found
}
