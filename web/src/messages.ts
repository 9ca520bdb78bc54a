// Made by scripts/types from the records in src/deckwright/table: change those, never this file.

export type Language = 'en' | 'uk' | 'ru'

/** The eyes that see everything. */
export const OPEN = -2

/** The first message, and again after a gap: who I am and which language I read. Without a token one looks on. */
export interface Hello {
  type: 'hello'
  language?: Language
  token?: string
}

/** Another language from now on. */
export interface Speak {
  type: 'speak'
  language: Language
}

/** Choose an option of the question. */
export interface Answer {
  type: 'answer'
  version: number
  choose: string
  /** More answers of the same gesture (several cards picked at once), as long as they are asked and offered. */
  then?: string[]
  /** Have a quick look first, and ask me before a blunder. */
  careful?: boolean
}

/** Undo my last answer and what bots answered since, or as far as I say. Between rivals, ask those concerned. */
export interface Undo {
  type: 'undo'
  version: number
  extent?: 'phase' | 'round' | 'step' | 'turn'
}

/** Give again what was taken back. */
export interface Redo {
  type: 'redo'
  version: number
}

/** Return to the table as it was before an answer. */
export interface UndoTo {
  type: 'undo-to'
  version: number
  step: number
}

/** See through the eyes of another seat of mine. */
export interface Look {
  type: 'look'
  seat: number
}

/** Show the table as it was before an answer. */
export interface LookBack {
  type: 'look-back'
  step: number
}

/** Send the bands before this answer. */
export interface ReadLog {
  type: 'read-log'
  before: number
}

/** Say something to the table. */
export interface Chat {
  type: 'chat'
  text: string
}

/** Sit down on an open seat, or take my own back from the bot that sits in for me. */
export interface TakeSeat {
  type: 'take-seat'
  seat: number
}

/** Let a bot sit in for me, or leave the seat to whoever takes it; for another's seat, ask those concerned. */
export interface HandOver {
  type: 'hand-over'
  seat: number
  /** Empty: the seat becomes open. */
  bot?: string
}

/** Another name for a seat of mine. */
export interface Rename {
  type: 'rename'
  seat: number
  name: string
}

/** What would the strongest bot do? The answer comes at once, and again each time it has become clearer. */
export interface AskHint {
  type: 'ask-hint'
  version: number
}

/** I have seen enough of the hint. */
export interface DropHint {
  type: 'drop-hint'
}

/** Let everybody here be asked before a blunder, or nobody; rivals have to agree. */
export interface BeCareful {
  type: 'be-careful'
  careful: boolean
}

/** Why can I not do something with this card, or with this option? */
export interface AskWhy {
  type: 'ask-why'
  n?: number
  key?: string
}

/** What can still come, as far as I may know? */
export interface AskRemaining {
  type: 'ask-remaining'
}

/** Agree to a proposal, or refuse it; whoever made it withdraws it. */
export interface Agree {
  type: 'agree'
  proposal: string
  yes: boolean
}

/** Call me when it is my turn and I am away: an e-mail address or a webhook (`https://…`); empty: no longer. */
export interface CallMe {
  type: 'call-me'
  to?: string
}

/** I am ready to begin: the SHA-256 of my device's share of the deal. Empty: I am not. */
export interface Ready {
  type: 'ready'
  commitment?: string
}

/** My device's share of the deal, once everybody has committed to theirs. */
export interface Reveal {
  type: 'reveal'
  nonce: string
}

/** The host fills the open seats with bots. */
export interface Start {
  type: 'start'
  bot: string
}

/** The host asks somebody to leave: whoever has a seat, or a guest without one. */
export interface SendAway {
  type: 'send-away'
  seat?: number
  guest?: number
}

/** Set up the same game again for the same people. */
export interface Rematch {
  type: 'rematch'
}

/** Are you there? */
export interface Ping {
  type: 'ping'
}

/** A place at the table and who has it. */
export interface SeatInfo {
  seat: number
  name: string
  /** `open` waits for somebody to take it. A bot may be sitting in for a person, who can take the seat back. */
  who: 'bot' | 'open' | 'person'
  /** The bot that plays, or empty. */
  bot: string
  /** Whether it belongs to a person, present or not. */
  owned: boolean
  /** Whether that person is looking at the table now. */
  present: boolean
  /** Whether the game may begin, as far as this seat is concerned. */
  ready: boolean
  /** Whether whoever set the table up sits there. */
  host: boolean
}

/** What a player's device adds to the deal: its hash first, then the share itself. */
export interface ShareInfo {
  name: string
  commitment: string
  nonce: string
}

/** Something that somebody wants and others have to agree to. */
export interface ProposalInfo {
  id: string
  kind: 'careful' | 'hand-over' | 'send-away' | 'sit-down' | 'talk' | 'undo'
  /** A seat of whoever proposed it, or -1. */
  by: number
  /** The seats of those who have not answered yet. */
  asked: number[]
  sentence: string
}

/** What everybody may know about a table besides what lies on it. */
export interface TableInfo {
  code: string
  game: string
  /** Only what was chosen; the rest is default. */
  setup: Record<string, string>
  seats: SeatInfo[]
  competitive: boolean
  finished: boolean
  /** Played under other rules: can be looked at, not played on. */
  frozen: boolean
  /** `limited`: one's own answers only, and only while they have shown nothing new. */
  undo: 'free' | 'limited'
  /** How many look on without a seat. */
  watchers: number
  /** When the table was made, as ISO 8601. */
  started: string
  /** SHA-256 of `secret` (on older tables of `seed:salt`), published first; empty if the deal is no secret. */
  seal: string
  /** Published with the rest when the game is over. */
  seed: string
  salt: string
  /** The server's share of the deal, published when the game is over. */
  secret: string
  /** The players' shares. The seed is the SHA-256 of `secret` and all nonces, line by line, its highest bit set. */
  shares: ShareInfo[]
  /** `gathering` until everybody is ready, `revealing` while the devices reveal their shares, then `playing`. */
  stage: string
  /** The code of the rematch, once somebody has asked for one. */
  next: string
  /**
   * Why there is no seal: the seed was chosen, the file of the game under way was handed out, or somebody who had
   * played alone, and could look ahead, then opened a seat.
   */
  unsealed: '' | 'alone' | 'file' | 'seed'
  /** What the table is asked to agree to. */
  proposal?: ProposalInfo
  /** Whether people who play against each other have agreed to be asked before a blunder. */
  careful: boolean
}

/** Somebody here without a seat who could chat or sit down. */
export interface Guest {
  id: number
  name: string
}

/** Who sits where; sent first, and whenever it changes. */
export interface Table {
  type: 'table'
  table: TableInfo
  /** The seats I have. */
  mine: number[]
  host: boolean
  /** What I am called. */
  name: string
  /** Who is here without a seat, by name. */
  guests?: Guest[]
  /** Where I am called when it is my turn. */
  called_at?: string
}

/** A card one can see: `n` tells equal cards apart on this table. */
export interface CardView {
  id: string
  n: number
  marks?: Record<string, number>
}

/** A zone: its cards from bottom to top. `cards` is empty when none of them is known. */
export interface Pile {
  zone: string
  seat: number
  count: number
  cards: (CardView | null)[]
}

/** An option of the question, or one that is not offered and why. */
export interface Choice {
  key: string
  verb: string
  label: string
  card?: string
  /** The card on this table that the option belongs to. */
  n?: number
  seat?: number
  number?: number
  action?: string
  zone?: string
  /** Why it is not offered, as a code; empty if it is. */
  reason?: string
  /** The same as a sentence. */
  why?: string
  need?: number
  have?: number
  /** Whether it shows something new, so that it cannot be undone unless others agree. */
  final?: boolean
}

/** What the viewer has to decide. */
export interface Asked {
  prompt: string
  sentence: string
  /** The card that asks, or empty. */
  about: string
  n: number
  options: Choice[]
  refused: Choice[]
  /** Whether others are asked the same, and the first answer counts for all. */
  anyone?: boolean
  /** Whether somebody else is asked, and the viewer may only do something of theirs first. */
  aside?: boolean
}

/** How the game ended. */
export interface Ending {
  winners: number[]
  /** Per seat; empty if the game has no scores. */
  scores: number[]
  sentence: string
}

/** A part of what somebody will do. */
export interface ForecastEffect {
  /** A number falls or rises, somebody has to choose, nobody can know, a token goes, or nothing comes of it. */
  kind: 'choice' | 'counts' | 'down' | 'idle' | 'unknown' | 'up'
  text: string
}

/** What one of those whom everybody plays against will do in its next turn, as things stand. */
export interface ForecastLine {
  who: string
  /** The card that acts; empty for a card that is not known yet. */
  card: string
  effects: ForecastEffect[]
  n?: number
  /** The sum behind it, or when it happens. */
  why?: string
}

/** What a learner reads now, in a guided game. */
export interface LessonTold {
  /** Which lesson it is, counted from 1. */
  number: number
  of: number
  /** Whether the learner plays without a lesson now. */
  free?: boolean
  /** What is said of the last answer. */
  reaction?: string
  /** Whether the last answer was another one than the lesson asked for. */
  strayed?: boolean
  text?: string
  /** What it is about: `card:axe`, `zone:track`, `counter:crystals`, `seat:p2`. */
  show?: string
  /** Whether it asks for a decision: no answer is pointed at. */
  check?: boolean
  /** The options that are meant. */
  keys?: string[]
}

/** The ruling that a practice table shows. */
export interface RulingShown {
  id: string
  rule: string
  why?: string
  /** The option that the example takes next, if it is offered. */
  key?: string
  /** What it is called. */
  label?: string
}

/** The table as one seat sees it: the document that patches change. */
export interface Position {
  /** The seat whose eyes these are; -1 looks on, -2 sees everything (replays, and tables of other rules). */
  you: number
  /** How many answers have been given; also the number of the next one in the log. */
  step: number
  turn: number
  /** By `name` for a shared zone, by `name/seat` for a seat's own. */
  zones: Record<string, Pile>
  /** A number per seat, or one number for the table. */
  counters: Record<string, number[]>
  /** What the game works out for the viewer: sums, prices, odds. Each game has its own. */
  facts: Record<string, unknown>
  waiting_for: number[]
  /** One sentence: what to do, or whom everybody waits for. */
  status: string
  can_undo: boolean
  can_redo: boolean
  /** Why nothing can be undone, as a sentence; empty if it can. */
  undo_why?: string
  /** The seats that have to agree before my last answer is undone; empty if it is undone at once. */
  undo_asks?: number[]
  question?: Asked
  outcome?: Ending
  /** The next turn of whomever everybody plays against, in order; empty if nobody does. */
  forecast?: ForecastLine[]
  lesson?: LessonTold
  ruling?: RulingShown
  /** The round that is being played, counted from 1; 0 where nobody counts. */
  round?: number
}

/** An event as a seat may know it: the card is empty if it is not known. */
export interface EventView {
  kind: string
  seat?: number
  card?: string
  n?: number
  origin?: string
  origin_seat?: number
  goal?: string
  goal_seat?: number
  what?: string
  amount?: number
  total?: number
  /** The card whose text was being carried out, if everybody could see it. */
  cause?: string
}

/** A line of the log and the event of its band that it tells. */
export interface Line {
  text: string
  event: number
}

/** A number that a beat changes: a counter of the table or of a seat, or what lies on a card. */
export interface NumberChange {
  what: string
  before: number
  after: number
  /** Whose number it is and which, in words: "Olena: life". */
  label: string
  /** The event of the band that changed it. */
  event: number
  seat?: number
  card?: string
  n?: number
  /** How it came about, if something was added up: "1 × 3 (fury) = 3". */
  sum?: string
}

/** One thing happening: who acts, with which card, and what it changes. */
export interface Beat {
  /** What kind of thing it is: see `deckwright.story.beats`. */
  kind: 'act' | 'arrival' | 'defence' | 'end' | 'fall' | 'more' | 'setup' | 'turn'
  /** Whose turn it is; -1 for the table, or whomever everybody plays against. */
  turn: number
  /** Its events are those of the band from `first` up to `end`. */
  first: number
  end: number
  /** Who acts; -1 for the table. */
  seat?: number
  /** The card that acts, if one does. */
  card?: string
  n?: number
  lines?: Line[]
  changes?: NumberChange[]
  /** The round that begins with it, counted from 1; 0 if none does. */
  round?: number
}

/** What one answer caused, or what happened before the first one. */
export interface Band {
  /** The number of the answer: the table before it can be looked at, or undone to. -1 for the opening. */
  step: number
  /** Who answered. */
  seat: number
  /** Whose turn it was. */
  turn: number
  /** What was chosen, told only to the seat that chose (others see what came of it). */
  choice: string
  events: EventView[]
  /** The events cut into beats: every event is in one of them. */
  beats: Beat[]
}

/** Everything I may know: after `hello`, `look` and `speak`, and when a shared screen passes to a rival. */
export interface State {
  type: 'state'
  version: number
  position: Position
  /** The last bands; earlier ones on `read-log`. */
  log: Band[]
}

/** Something happened. */
export interface Changed {
  type: 'changed'
  base: number
  version: number
  /** A merge patch for the position at `base`. */
  patch: Record<string, unknown>
  log?: Band[]
  /** After an undo: bands from this step on did not happen. -1 keeps all. */
  keep?: number
}

/** The bands asked for by `read-log`. */
export interface Bands {
  type: 'bands'
  before: number
  log: Band[]
}

/** The table as it was before an answer. */
export interface Past {
  type: 'past'
  step: number
  position: Position
}

/** A line of chat. The text is text, never markup. */
export interface Said {
  id: number
  name: string
  /** -1 for somebody without a seat. */
  seat: number
  text: string
  at: string
  /** Empty for what people say; else what the table reports, such as `undone` or `sat-down`. */
  kind: string
}

/** What was said: the last lines after `hello`, then line by line. */
export interface Chatted {
  type: 'chatted'
  lines: Said[]
}

/** What the strongest bot would choose, and why; told again each time it has become clearer. */
export interface Hint {
  type: 'hint'
  version: number
  choose: string
  /** The move, and what it changes at once. */
  sentence: string
  /** What the move gains over the next best one, or that both are about equal; empty until that is known. */
  gain?: string
  /** What speaks for the move, and what against it. */
  reasons?: string[]
  /** What should follow, one answer after the other. */
  line?: string[]
  /** A bot that could not answer, a value that does not fit. */
  notes?: string[]
  /** In how many imagined deals the move was compared. */
  deals?: number
  /** How far the comparison is, from 0 to 1. */
  progress?: number
}

/** The move seems a blunder, and was not made: say it again if you are sure. */
export interface Doubt {
  type: 'doubt'
  version: number
  choose: string
  better: string
  sentence: string
  reasons?: string[]
}

/** Why something cannot be done now, and what would change it. */
export interface Why {
  type: 'why'
  sentence: string
  n?: number
  key?: string
}

/** How many cards of a kind are still in a group. */
export interface RemainingKind {
  kind: string
  label: string
  least: number
  most: number
  /** How likely any one card of the group is of this kind. */
  percent: number
}

/** A card that may still be in a pile, and how many of it there are at least and at most. */
export interface RemainingCard {
  card: string
  least: number
  most: number
}

/** Cards of a pile that could, as far as the viewer knows, lie in each other's place. */
export interface RemainingGroup {
  /** What they have in common, such as their tier; empty if nothing. */
  label: string
  count: number
  kinds: RemainingKind[]
  cards: RemainingCard[]
}

/** A pile that can be counted, and what can still come from it. */
export interface RemainingPile {
  zone: string
  seat: number
  label: string
  count: number
  groups: RemainingGroup[]
}

/** What can still come: the piles I may count. */
export interface Remaining {
  type: 'remaining'
  version: number
  piles: RemainingPile[]
}

/** What was asked for cannot be. Nothing has changed. */
export interface Refused {
  type: 'error'
  code: string
  message: string
  /** The version of the table, so that a page that fell behind notices. */
  version: number
  /** The type of the message that was refused. */
  about?: string
}

/** The server closes, perhaps to be opened again at once: nothing is lost, come back in a moment. */
export interface Closing {
  type: 'closing'
}

/** I am here. */
export interface Pong {
  type: 'pong'
}

/** An id, and what it is called in the reader's language. */
export interface Labelled {
  id: string
  label: string
}

/** A bot: what it is called, and what it is like to play with, in a sentence. */
export interface BotInfo {
  id: string
  label: string
  about: string
}

/** What this server offers. */
export interface About {
  version: string
  games: string[]
  /** Each called in its own words. */
  languages: Labelled[]
  /** From the weakest to the strongest. */
  bots: BotInfo[]
  name_length: number
  chat_length: number
  /** Which build of the page this server sends: a page of another build should be loaded again. */
  build: string
  /** How this server can call people whose turn it is: `email`, `webhook`. */
  calls: string[]
}

/** Something that can be chosen before the game. */
export interface ValueInfo {
  id: string
  label: string
  /** What it is like, in a sentence. */
  about?: string
  /** How hard it is, up to the option's `hardest`; 0 where nobody says. */
  level?: number
  /** The cards it stands for, where it stands for several. */
  cards?: string[]
}

/** Something to decide before the game. */
export interface OptionInfo {
  name: string
  label: string
  /** Several values may be chosen, written with commas. */
  many: boolean
  /** `card` if the values are cards that can be shown, `seat` if they are numbers of players. */
  of: string
  default: string
  values: ValueInfo[]
  /** What it means, in a sentence. */
  about?: string
  hardest?: number
  /** Each seat has one of the values, in the order in which they are written. */
  seated?: boolean
}

/** A guided game. */
export interface LessonInfo {
  name: string
  title: string
  about: string
  /** Who sits where: `you`, or the name of a bot. */
  players: string[]
}

/** How much life everybody begins with at a difficulty. */
export interface LivesInfo {
  id: string
  label: string
  player: number
  place: number
  /** What is added to the life printed on the foe. */
  foe: number
}

/** What the helper for the cardboard table offers. */
export interface CompanionInfo {
  /** Turn-order decks as card ids, by the number of players: `2`, `4-pairs`. */
  turn_decks: Record<string, string[]>
  lives: LivesInfo[]
  /** How many piles of each kind a market has. */
  market: Record<string, number>
}

/** Games that bots played so that cards could be watched. */
export interface MeasuredInfo {
  /** Who played in every seat, in the reader's language. */
  bot: string
  games: number
}

/** How a card fared with players who did not begin with it. Shares are between 0 and 1. */
export interface CardShares {
  /** How many of the players in whose game it was came to own it. */
  taken: number
  /** How many of its owners won. */
  won: number
  /** How many won of all players in whose game it was. */
  usual: number
}

/** A game that can be played, with its words. */
export interface GameInfo {
  name: string
  title: string
  rules: number
  min_seats: number
  max_seats: number
  competitive: boolean
  /** Those that play this game, from the weakest to the strongest. */
  bots: string[]
  options: OptionInfo[]
  /** What kinds of cards are called. */
  kinds: Record<string, string>
  zones: Record<string, string>
  counters: Record<string, string>
  /** The counters that every seat has for itself. */
  seat_counters: string[]
  /** The zones whose cards have no order: equal ones may lie on one another. */
  loose_zones: string[]
  /** The guided games, the first one first. */
  lessons: LessonInfo[]
  /** For people who play with the cardboard. */
  companion?: CompanionInfo
  /** The games that its cards were watched in. */
  measured?: MeasuredInfo
  /** The kinds of cards that people can make themselves. */
  crafts: string[]
}

/** A question about cards that the rulebook leaves open, answered. */
export interface RulingInfo {
  id: string
  rule: string
  why: string
  /** The cards that it concerns. */
  cards: string[]
  /** Whether it can be shown on a practice table. */
  shown: boolean
}

/** Rulings on one subject. */
export interface RulingSection {
  title: string
  rulings: RulingInfo[]
}

/** The rulings on one rulebook. */
export interface RulingBook {
  title: string
  intro: string
  sections: RulingSection[]
}

/** When a mark is shown; all that is named must be so. */
export interface MarkWhen {
  zone?: string
  kind?: string
  tag?: string
  card?: string
  counter?: string
  least?: number
  offered?: string
  prompt?: string
}

/** A note on something that a player meets for the first time. */
export interface MarkInfo {
  id: string
  when: MarkWhen
  show: string
  text: string
}

/** A step of an example: what is said, what it is about, and what has changed since the step before. */
export interface ExampleStep {
  text: string
  show: string
  /** What has happened since, line by line. */
  lines: string[]
  patch: Record<string, unknown>
}

/** A turn to step through, or a picture of a set-up, through the eyes of the first seat. */
export interface ExampleInfo {
  name: string
  title: string
  seats: SeatInfo[]
  start: Position
  steps: ExampleStep[]
}

/** A practice table that shows a ruling. */
export interface Practise {
  name: string
  language: Language
}

/** A card of the compendium. */
export interface CardInfo {
  id: string
  kind: string
  tags: string[]
  name: string
  /** As it stands on the card; on some it is only half of a name. */
  printed_name: string
  text: string[]
  /** The numbers and words printed on it; each game has its own. */
  printed: Record<string, unknown>
  /** Whether somebody may have to decide something when it is played. */
  asks: boolean
  /** What the rulebook leaves open about it, answered. */
  rulings: RulingInfo[]
  /** How it fared in games of bots, where enough was measured. */
  shares?: CardShares
}

/** A card of somebody's own as it is written, right or wrong. */
export interface CardDraft {
  id: string
  kind: string
  /** By language; one is enough. */
  names: Record<string, string>
  /** What the card does, as YAML. */
  text: string
  cost: number
}

/** What is wrong with a card. */
export interface Slip {
  sentence: string
  /** The line of its text, from 1 on; 0 if it is not in the text. */
  line: number
}

/** A card that somebody writes: what is wrong with it, or how it looks in each language. */
export interface CheckedCard {
  slip?: Slip
  cards: Record<string, CardInfo>
}

/** A kind of card that can be made. */
export interface WorkshopKind {
  name: string
  label: string
  /** What its texts are called in YAML. */
  texts: string[]
  template: string
}

/** A word that cards are written in. */
export interface WorkshopWord {
  word: string
  /** What it stands for, as a heading. */
  role: string
  meaning: string
  example: string
  /** Whether it is a line of its own in a list of what happens. */
  step: boolean
  /** A card that uses it like this. */
  card: string
  card_name: string
}

/** What there is to make cards of a game with. */
export interface WorkshopInfo {
  game: string
  /** Whether its cards have a cost. */
  costs: boolean
  most_cost: number
  kinds: WorkshopKind[]
  words: WorkshopWord[]
}

/** A card to try on a table. */
export interface TryCard {
  card: CardDraft
  name: string
  language: Language
}

/** Cards of one game, to be written to a file or read from one. */
export interface PackOfCards {
  game: string
  cards: CardDraft[]
}

/** Who shall sit here: somebody at this screen, somebody elsewhere, or a bot. */
export interface NewSeat {
  who: 'bot' | 'here' | 'open'
  name?: string
  bot?: string
}

/** A game to set up. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  setup?: Record<string, string>
  /** What the person who makes the table is called. */
  name?: string
  /** The language of names that nobody chose. */
  language?: Language
  /** A chosen seed, for puzzles and the same deal as a friend; the table then has no seal. */
  seed?: string
  /** Wait until everybody is seated and ready; the players' devices then make the deal together. */
  lobby?: boolean
}

/** How often bots won a co-operative game that was set up like this. */
export interface ChanceInfo {
  /** Who played in every seat, in the reader's language. */
  bot: string
  games: number
  won: number
  low: number
  /** The 95 % confidence interval of the share that was won. */
  high: number
}

/** A set-up that can be played. */
export interface SetupInfo {
  /** What each option is if nobody says otherwise, the others being as they were chosen. */
  defaults: Record<string, string>
  /** What the players should know before they begin, in sentences. */
  notes: string[]
  /** How hard it is, where that was measured. */
  chance?: ChanceInfo
}

/** Come to a table; without a seat one looks on and may chat. */
export interface Join {
  name: string
  seat?: number
}

/** A place at a table. Whoever has the token is that person: keep it, and show it to nobody. */
export interface Joined {
  token: string
  seats: number[]
  table: TableInfo
}

/** How a table looks to somebody who sits there and is elsewhere now. */
export interface Mine {
  code: string
  /** The game, in words. */
  title: string
  seats: number[]
  /** Whether it is theirs to decide. */
  asked: boolean
  /** Whether other people play there, who may be waiting. */
  company: boolean
  finished: boolean
  /** One sentence: what to do, or whom everybody waits for. */
  status: string
  /** The round that is being played, counted from 1; 0 where nobody counts, and before the game. */
  round: number
  /** Who else sits there. */
  others: string[]
}

/** A new table that begins where a finished game stood before an answer. */
export interface ContinueFrom {
  step: number
  seats: NewSeat[]
  name?: string
  language?: Language
}

/** An answer of a replay: what it caused, and what it changed on the table. */
export interface ReplayStep {
  band: Band
  /** A merge patch for the position before it. */
  patch: Record<string, unknown>
}

/** Something that decided a game. */
export interface MomentInfo {
  kind: 'blow' | 'fall' | 'loss'
  /** The answer that caused it: where the replay shows it. */
  step: number
  /** The number of the turn, counted from 1. */
  turn: number
  /** The answer from which somebody could try it otherwise. */
  again: number
  /** The number of the turn in which that answer was given. */
  again_turn: number
  card: string
  sentence: string
}

/** What a card did in the whole game. */
export interface DeedsInfo {
  card: string
  name: string
  amount: number
  times: number
}

/** What decided a game. */
export interface HighlightsInfo {
  turns: number
  moments: MomentInfo[]
  /** The one that did most first. */
  cards: DeedsInfo[]
}

/** A finished game from the first question to the end, through the eyes of one seat or of all. */
export interface Replay {
  table: TableInfo
  /** What happened before the first question. */
  opening: Band
  start: Position
  steps: ReplayStep[]
  highlights: HighlightsInfo
}

/** A decision of a reviewed game. Only moments that mattered are put into words. */
export interface ReviewMove {
  step: number
  seat: number
  /** `brilliant`, `good`, `slip` or `blunder`. */
  grade: string
  sentence?: string
  reasons?: string[]
}

/** How a game went for a seat: a number for each decision of the game, and one for the end. */
export interface ReviewSeat {
  seat: number
  name: string
  /** How many of its moves were how good. */
  grades: Record<string, number>
  value: number[]
  luck: number[]
  choices: number[]
  /** What the choices of the others brought. */
  others: number[]
  /** The chance to win, from 0 to 1; empty where that is not calibrated. */
  chance: number[]
  /** The steps that mattered most. */
  moments: number[]
}

/** The review of a finished game, as far as it is. */
export interface ReviewInfo {
  stage: 'cancelled' | 'done' | 'failed' | 'working'
  /** Decisions that have been measured. */
  measured: number
  /** All decisions; 0 as long as they are being counted. */
  total: number
  /** Why it ended early. */
  message: string
  /** `glory`, `points`, `damage` or `chance`. */
  unit: string
  unit_label: string
  /** What the grades are called. */
  grades: Record<string, string>
  /** The answer that each number of a course precedes; the last one is the end. */
  steps: number[]
  moves: ReviewMove[]
  seats: ReviewSeat[]
}

/** What was asked for cannot be. */
export interface Problem {
  code: string
  message: string
}

export type FromPage =
  | Hello
  | Speak
  | Answer
  | Undo
  | Redo
  | UndoTo
  | Look
  | LookBack
  | ReadLog
  | Chat
  | TakeSeat
  | HandOver
  | Rename
  | AskHint
  | DropHint
  | BeCareful
  | AskWhy
  | AskRemaining
  | Agree
  | CallMe
  | Ready
  | Reveal
  | Start
  | SendAway
  | Rematch
  | Ping

export type FromServer =
  | Table
  | State
  | Changed
  | Bands
  | Past
  | Chatted
  | Hint
  | Doubt
  | Why
  | Remaining
  | Refused
  | Closing
  | Pong
