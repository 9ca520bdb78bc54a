import type {
  About,
  CardDraft,
  CardInfo,
  CheckedCard,
  ContinueFrom,
  ExampleInfo,
  GameInfo,
  Join,
  Joined,
  Language,
  MarkInfo,
  Mine,
  NewTable,
  PackOfCards,
  Problem,
  Replay,
  RulingBook,
  ReviewInfo,
  SetupInfo,
  TableInfo,
  WorkshopInfo,
} from '../messages.ts'

/** What was asked for cannot be; the message is a sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

interface Request {
  method?: string
  body?: unknown
  /** Sent as it is, not as JSON. */
  text?: string
  token?: string | undefined
  language: Language
}

async function ask(path: string, { method = 'GET', body, text, token, language }: Request): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (text !== undefined) headers['Content-Type'] = 'text/plain; charset=utf-8'
  if (token) headers['Authorization'] = `Bearer ${token}`
  const address = new URL(`api/${path}`, document.baseURI)
  address.searchParams.set('language', language)
  address.hash = ''
  const init: RequestInit = { method, headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (text !== undefined) init.body = text
  let response: Response
  try {
    response = await fetch(address, init)
  } catch {
    throw new Refusal('unreachable', '', 0)
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null
  throw new Refusal(problem?.code ?? 'server', problem?.message ?? '', response.status)
}

async function get<T>(path: string, request: Request): Promise<T> {
  return (await (await ask(path, request)).json()) as T
}

export const api = {
  about: (language: Language) => get<About>('about', { language }),
  games: (language: Language) => get<GameInfo[]>('games', { language }),
  cards: (game: string, language: Language) => get<CardInfo[]>(`games/${game}/cards`, { language }),
  rulings: (game: string, language: Language) => get<RulingBook[]>(`games/${game}/rulings`, { language }),
  marks: (game: string, language: Language) => get<MarkInfo[]>(`games/${game}/marks`, { language }),
  example: (game: string, name: string, language: Language) =>
    get<ExampleInfo>(`games/${game}/examples/${encodeURIComponent(name)}`, { language }),
  /** A practice table that shows a ruling. */
  practise: (game: string, ruling: string, name: string, language: Language) =>
    get<Joined>(`games/${game}/rulings/${encodeURIComponent(ruling)}/tables`, { method: 'POST', body: { name, language }, language }),
  workshop: (game: string, language: Language) => get<WorkshopInfo>(`games/${game}/workshop`, { language }),
  /** A printed card as one would write it. */
  written: (game: string, card: string, language: Language) =>
    get<CardDraft>(`games/${game}/workshop/${encodeURIComponent(card)}`, { language }),
  checkCard: (game: string, card: CardDraft, language: Language) =>
    get<CheckedCard>(`games/${game}/workshop/checks`, { method: 'POST', body: card, language }),
  tryCard: (game: string, card: CardDraft, name: string, language: Language) =>
    get<Joined>(`games/${game}/workshop/tables`, { method: 'POST', body: { card, name, language }, language }),
  /** Cards as the text of a file. */
  writePack: async (pack: PackOfCards, language: Language) => (await ask('packs', { method: 'POST', body: pack, language })).blob(),
  readPack: (text: string, language: Language) => get<PackOfCards>('packs/readings', { method: 'POST', text, language }),
  /** The cards of somebody's own that a table is played with. */
  ownCards: (code: string, language: Language) => get<CardInfo[]>(`tables/${code}/cards`, { language }),
  /** Refused with a sentence if a table cannot be set up like this. */
  check: (table: NewTable, language: Language) => get<SetupInfo>('setups', { method: 'POST', body: table, language }),
  open: (table: NewTable, language: Language) =>
    get<Joined>('tables', { method: 'POST', body: table, language }),
  table: (code: string, language: Language) => get<TableInfo>(`tables/${code}`, { language }),
  mine: (code: string, language: Language, token: string) => get<Mine>(`tables/${code}/me`, { token, language }),
  join: (code: string, join: Join, language: Language) =>
    get<Joined>(`tables/${code}/people`, { method: 'POST', body: join, language }),
  upload: (text: string, language: Language) => get<Joined>('files', { method: 'POST', text, language }),
  replay: (code: string, seat: number, language: Language, token?: string) =>
    get<Replay>(`tables/${code}/replay?seat=${seat}`, { token, language }),
  goOn: (code: string, from: ContinueFrom, language: Language, token?: string) =>
    get<Joined>(`tables/${code}/continuations`, { method: 'POST', body: from, token, language }),
  beginReview: (code: string, language: Language) => get<ReviewInfo>(`tables/${code}/review`, { method: 'POST', language }),
  review: (code: string, language: Language) => get<ReviewInfo>(`tables/${code}/review`, { language }),
  cancelReview: (code: string, language: Language) => get<ReviewInfo>(`tables/${code}/review`, { method: 'DELETE', language }),
  file: async (code: string, language: Language, token?: string) =>
    (await ask(`tables/${code}/file`, { token, language })).blob(),
}
