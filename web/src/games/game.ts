import type { Component } from 'svelte'

import type { Subject } from '../cards/scene.ts'
import type { Catalogue } from '../cards/catalogue.svelte.ts'
import type { Beat, CardInfo, CardView, Choice, Ending, GameInfo, NumberChange, OptionInfo, Position, SeatInfo } from '../messages.ts'

/** A number with its icon: `broadsword +2`. */
export interface Badge {
  /** What it counts, as in `look/icons.json`; the words for it come with the game. */
  of: string
  value: string
  /** Takes something away. */
  bad?: boolean
}

/** What of a card is drawn as numbers, and where. */
export interface Face {
  /** `halves`: an upper and a lower half, as in Enchanters; `whole`: title, picture, text. */
  layout: 'halves' | 'whole'
  /** In the corner: what it costs. */
  price?: Badge
  upper: Badge[]
  lower: Badge[]
  /** The emblem of the group it belongs to, as an icon of the game. */
  group?: string
  /** The lines of its text that numbers do not tell already; all of them if this is left out. */
  text?: string[]
  /** The line under the text: its box, its tier. */
  foot?: string
}

/** The icons of a game: by card, by group of cards, and some for cards that nobody has drawn yet, by kind. */
export interface Pictures {
  cards: Record<string, string>
  groups: Record<string, string>
  kinds: Record<string, string[]>
  /** The mood of a card's picture where its id alone would not hit it: hues of air and subject, richness of the air. */
  moods?: Record<string, readonly number[]>
  /** Hue of the land that a card belongs to. */
  airs?: Record<string, number>
}

/** A line of the chart at the end. */
export interface Series {
  label: string
  /** The seat it belongs to, or -1 for the table. */
  seat: number
  value: number
}

export interface BoardProps {
  position: Position
  seats: SeatInfo[]
  info: GameInfo
}

export interface FaceProps {
  card: CardInfo
  catalogue: Catalogue
  /** Only the lower half, as of a covered card. */
  lowerHalf?: boolean
}

export interface FinaleProps {
  position: Position
  seats: SeatInfo[]
  ending: Ending
  catalogue: Catalogue
  /** Everything has been shown: who won may be said. */
  shown: () => void
}

export interface SceneProps {
  beat: Beat
  /** What happened besides the numbers, in sentences. */
  told: string[]
  changes: NumberChange[]
  /** Whether what it changes has arrived. */
  landed: boolean
  position: Position
  seats: SeatInfo[]
  catalogue: Catalogue
}

/** What a sum comes to before it is committed. */
export interface Preview {
  /** Whether it looks like a mistake. */
  risky: boolean
  sentence: string
  /** A few words on the button itself. */
  note?: string
}

/** Cards to be laid onto a pile in an order of one's choice. */
export interface Ribbon {
  prompt: string
  /** The zone they come from, and the pile they go to. */
  from: string
  onto: string
  /** What the order is good for, as a key of the words. */
  note: string
  /** Whether a bar stands before the card at this place of the pile: cards between two bars come back together. */
  parts: (position: Position, place: number) => boolean
}

/** Several answers as one button. */
export interface AtOnce {
  label: string
  keys: string[]
}

/** How a game is drawn. A game the page has never heard of is drawn from its zones and counters alone. */
export interface Look {
  board: Component<BoardProps>
  pictures: Pictures
  /** How pictures are composed; as lit scenes at night if this is left out. */
  paint?(subject: Subject): string
  /** The outline of an icon; nothing while it is being fetched. */
  outline(icon: string): string | undefined
  face(card: CardInfo): Face
  /** Numbers of a card on the table that its place there does not carry, in the place of those printed. */
  marks?(card: CardInfo, position: Position): Record<string, number> | undefined
  /** A card drawn in the game's own way, in place of its face. */
  card?: Component<FaceProps>
  /** The picture of a card drawn in the game's own way. */
  picture?: Component<{ id: string; kind: string }>
  /** A beat shown in the game's own way. */
  scene?: Component<SceneProps>
  /** Whether a beat is played on the stage, where the game knows better than its kind; `mine` are the seats of this device. */
  stages?(beat: Beat, mine: readonly number[], catalogue: Catalogue): boolean | undefined
  /** Whether a beat stays on the stage as long as its card takes to read, whoever's turn it is. */
  reads?(beat: Beat, mine: readonly number[], catalogue: Catalogue): boolean
  /** The card whose picture stands for a seat, for when it falls. */
  hero?(position: Position, seat: number): CardView | undefined
  /** Ideas called by the same name as one of another game, whose icon would mislead. */
  plain?: readonly string[]
  /** The end of the game shown in its own way, above how it went. */
  finale?: Component<FinaleProps>
  /** The place that a choice lights up besides its card, seat or zone, e.g. `breach:0:2`. */
  place?(choice: Choice, position: Position): string | undefined
  /** Places within a place: touching the outer one opens what can be done at them. */
  holds?(place: string): string[]
  /** What a choice comes to; `card` is the one it belongs to, where it is known. */
  preview?(choice: Choice, position: Position, card?: CardInfo): Preview | undefined
  /** What one would rather do before a phase or a turn ends, in the order in which it is named. */
  useful?: readonly string[]
  /** Whether a choice comes to nothing, so that nobody is reminded of it at the end. */
  idle?(choice: Choice): boolean
  /** What would be lost by ending now, in a few words; empty if nothing. */
  unspent?(position: Position): string
  /** What else a refusal should say: what lies on the table and does not help; empty if nothing. */
  proviso?(refused: Choice, position: Position, catalogue: Catalogue): string
  /** Verbs that are weighed first: one touch shows on the board what they come to, another one takes them. */
  weighs?: readonly string[]
  /** Ideas that the small text on a card shows by their icon instead of their word. */
  inline: readonly string[]
  /** Verbs that are the obvious thing to do, the most obvious first. */
  obvious: readonly string[]
  /** Numbers whose loss hurts and whose gain heals. */
  lives?: readonly string[]
  /** Lives of a wall, whose loss is falling stones. */
  walls?: readonly string[]
  /** Numbers of which more is worse for those who play, a foe's life among them. */
  burdens?: readonly string[]
  /** The same look where it hangs on the foe what is good and what is bad. */
  against?(position: Position): Look
  /** Zones of a seat whose equal cards are one to the rules: if one of them is offered, so are the others. */
  alike?: readonly string[]
  /** Several answers that people give in one breath: play all gems. */
  atOnce?(position: Position, catalogue: Catalogue): AtOnce[]
  /** Where a choice aims besides its own place: a spell at a breach. Several options of one card light these up. */
  aim?(choice: Choice, position: Position): string | undefined
  /** A question that asks for cards in an order: they are laid on a ribbon. */
  ribbon?: Ribbon
  /** The options of the set-up that concern so many players and what they chose, in the order one thinks of them. */
  asks?(options: OptionInfo[], chosen: (name: string) => string, seats: number, cards: Map<string, CardInfo>): OptionInfo[]
  /** Kinds of cards that a reader of the compendium wants least: they come last. */
  asides?: readonly string[]
  /** The numbers that tell how the game stands. */
  standing(position: Position, info: GameInfo): Series[]
}
