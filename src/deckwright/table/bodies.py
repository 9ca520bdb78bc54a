"""All that travels over the REST API: what can be played, tables, game files, replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from deckwright.table.records import Band, Language, Position, SeatInfo, TableInfo

NAME_LENGTH = 40
"""Letters in a name."""
CHAT_LENGTH = 500
"""Letters in a line of chat."""

ShortText = Annotated[str, msgspec.Meta(max_length=200)]


class Labelled(msgspec.Struct, frozen=True):
    """An id, and what it is called in the reader's language."""

    id: str
    label: str


class BotInfo(msgspec.Struct, frozen=True):
    """A bot: what it is called, and what it is like to play with, in a sentence."""

    id: str
    label: str
    about: str


class About(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    games: list[str]
    languages: list[Labelled]
    """Each called in its own words."""
    bots: list[BotInfo]
    """From the weakest to the strongest."""
    name_length: int
    chat_length: int
    build: str = ""
    """Which build of the page this server sends: a page of another build should be loaded again."""
    calls: list[str] = []
    """How this server can call people whose turn it is: ``email``, ``webhook``."""


class ValueInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be chosen before the game."""

    id: str
    label: str
    about: str = ""
    """What it is like, in a sentence."""
    level: int = 0
    """How hard it is, up to the option's ``hardest``; 0 where nobody says."""
    cards: list[str] = []
    """The cards it stands for, where it stands for several."""


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to decide before the game."""

    name: str
    label: str
    many: bool
    """Several values may be chosen, written with commas."""
    of: str
    """``card`` if the values are cards that can be shown, ``seat`` if they are numbers of players."""
    default: str
    values: list[ValueInfo]
    about: str = ""
    """What it means, in a sentence."""
    hardest: int = 0
    seated: bool = False
    """Each seat has one of the values, in the order in which they are written."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided game."""

    name: str
    title: str
    about: str
    players: list[str]
    """Who sits where: ``you``, or the name of a bot."""


class LivesInfo(msgspec.Struct, frozen=True):
    """How much life everybody begins with at a difficulty."""

    id: str
    label: str
    player: int
    place: int
    foe: int
    """What is added to the life printed on the foe."""


class CompanionInfo(msgspec.Struct, frozen=True):
    """What the helper for the cardboard table offers."""

    turn_decks: dict[str, list[str]]
    """Turn-order decks as card ids, by the number of players: ``2``, ``4-pairs``."""
    lives: list[LivesInfo]
    market: dict[str, int]
    """How many piles of each kind a market has."""


class MeasuredInfo(msgspec.Struct, frozen=True):
    """Games that bots played so that cards could be watched."""

    bot: str
    """Who played in every seat, in the reader's language."""
    games: int


class CardShares(msgspec.Struct, frozen=True):
    """How a card fared with players who did not begin with it. Shares are between 0 and 1."""

    taken: float
    """How many of the players in whose game it was came to own it."""
    won: float
    """How many of its owners won."""
    usual: float
    """How many won of all players in whose game it was."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played, with its words."""

    name: str
    title: str
    rules: int
    min_seats: int
    max_seats: int
    competitive: bool
    bots: list[str]
    """Those that play this game, from the weakest to the strongest."""
    options: list[OptionInfo]
    kinds: dict[str, str]
    """What kinds of cards are called."""
    zones: dict[str, str]
    counters: dict[str, str]
    seat_counters: list[str]
    """The counters that every seat has for itself."""
    loose_zones: list[str]
    """The zones whose cards have no order: equal ones may lie on one another."""
    lessons: list[LessonInfo]
    """The guided games, the first one first."""
    companion: CompanionInfo | None = None
    """For people who play with the cardboard."""
    measured: MeasuredInfo | None = None
    """The games that its cards were watched in."""
    crafts: list[str] = []
    """The kinds of cards that people can make themselves."""


class RulingInfo(msgspec.Struct, frozen=True):
    """A question about cards that the rulebook leaves open, answered."""

    id: str
    rule: str
    why: str
    cards: list[str] = []
    """The cards that it concerns."""
    shown: bool = False
    """Whether it can be shown on a practice table."""


class RulingSection(msgspec.Struct, frozen=True):
    """Rulings on one subject."""

    title: str
    rulings: list[RulingInfo]


class RulingBook(msgspec.Struct, frozen=True):
    """The rulings on one rulebook."""

    title: str
    intro: str
    sections: list[RulingSection]


class MarkWhen(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a mark is shown; all that is named must be so."""

    zone: str = ""
    kind: str = ""
    tag: str = ""
    card: str = ""
    counter: str = ""
    least: int = 1
    offered: str = ""
    prompt: str = ""


class MarkInfo(msgspec.Struct, frozen=True):
    """A note on something that a player meets for the first time."""

    id: str
    when: MarkWhen
    show: str
    text: str


class ExampleStep(msgspec.Struct, frozen=True):
    """A step of an example: what is said, what it is about, and what has changed since the step before."""

    text: str
    show: str
    lines: list[str]
    """What has happened since, line by line."""
    patch: dict[str, Any]


class ExampleInfo(msgspec.Struct, frozen=True):
    """A turn to step through, or a picture of a set-up, through the eyes of the first seat."""

    name: str
    title: str
    seats: list[SeatInfo]
    start: Position
    steps: list[ExampleStep]


class Practise(msgspec.Struct, frozen=True):
    """A practice table that shows a ruling."""

    name: ShortText = ""
    language: Language = "en"


class CardInfo(msgspec.Struct, frozen=True):
    """A card of the compendium."""

    id: str
    kind: str
    tags: list[str]
    name: str
    printed_name: str
    """As it stands on the card; on some it is only half of a name."""
    text: list[str]
    printed: dict[str, Any]
    """The numbers and words printed on it; each game has its own."""
    asks: bool = False
    """Whether somebody may have to decide something when it is played."""
    rulings: list[RulingInfo] = []
    """What the rulebook leaves open about it, answered."""
    shares: CardShares | None = None
    """How it fared in games of bots, where enough was measured."""


class CardDraft(msgspec.Struct, frozen=True):
    """A card of somebody's own as it is written, right or wrong."""

    id: ShortText
    kind: ShortText
    names: dict[str, ShortText]
    """By language; one is enough."""
    text: Annotated[str, msgspec.Meta(max_length=8000)]
    """What the card does, as YAML."""
    cost: int = 0


class Slip(msgspec.Struct, frozen=True):
    """What is wrong with a card."""

    sentence: str
    line: int
    """The line of its text, from 1 on; 0 if it is not in the text."""


class CheckedCard(msgspec.Struct, frozen=True):
    """A card that somebody writes: what is wrong with it, or how it looks in each language."""

    slip: Slip | None = None
    cards: dict[str, CardInfo] = {}


class WorkshopKind(msgspec.Struct, frozen=True):
    """A kind of card that can be made."""

    name: str
    label: str
    texts: list[str]
    """What its texts are called in YAML."""
    template: str


class WorkshopWord(msgspec.Struct, frozen=True):
    """A word that cards are written in."""

    word: str
    role: str
    """What it stands for, as a heading."""
    meaning: str
    example: str
    step: bool
    """Whether it is a line of its own in a list of what happens."""
    card: str
    """A card that uses it like this."""
    card_name: str


class WorkshopInfo(msgspec.Struct, frozen=True):
    """What there is to make cards of a game with."""

    game: str
    costs: bool
    """Whether its cards have a cost."""
    most_cost: int
    kinds: list[WorkshopKind]
    words: list[WorkshopWord]


class TryCard(msgspec.Struct, frozen=True):
    """A card to try on a table."""

    card: CardDraft
    name: ShortText = ""
    language: Language = "en"


class PackOfCards(msgspec.Struct, frozen=True):
    """Cards of one game, to be written to a file or read from one."""

    game: ShortText
    cards: Annotated[list[CardDraft], msgspec.Meta(max_length=40)]


class NewSeat(msgspec.Struct, frozen=True):
    """Who shall sit here: somebody at this screen, somebody elsewhere, or a bot."""

    who: Literal["here", "open", "bot"]
    name: ShortText = ""
    bot: ShortText = ""


class NewTable(msgspec.Struct, frozen=True):
    """A game to set up."""

    game: ShortText
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    setup: dict[str, ShortText] = {}
    name: ShortText = ""
    """What the person who makes the table is called."""
    language: Language = "en"
    """The language of names that nobody chose."""
    seed: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """A chosen seed, for puzzles and the same deal as a friend; the table then has no seal."""
    lobby: bool = False
    """Wait until everybody is seated and ready; the players' devices then make the deal together."""


class ChanceInfo(msgspec.Struct, frozen=True):
    """How often bots won a co-operative game that was set up like this."""

    bot: str
    """Who played in every seat, in the reader's language."""
    games: int
    won: int
    low: float
    high: float
    """The 95 % confidence interval of the share that was won."""


class SetupInfo(msgspec.Struct, frozen=True):
    """A set-up that can be played."""

    defaults: dict[str, str]
    """What each option is if nobody says otherwise, the others being as they were chosen."""
    notes: list[str]
    """What the players should know before they begin, in sentences."""
    chance: ChanceInfo | None = None
    """How hard it is, where that was measured."""


class Join(msgspec.Struct, frozen=True):
    """Come to a table; without a seat one looks on and may chat."""

    name: ShortText
    seat: int | None = None


class Joined(msgspec.Struct, frozen=True):
    """A place at a table. Whoever has the token is that person: keep it, and show it to nobody."""

    token: str
    seats: list[int]
    table: TableInfo


class Mine(msgspec.Struct, frozen=True):
    """How a table looks to somebody who sits there and is elsewhere now."""

    code: str
    title: str
    """The game, in words."""
    seats: list[int]
    asked: bool
    """Whether it is theirs to decide."""
    company: bool
    """Whether other people play there, who may be waiting."""
    finished: bool
    status: str
    """One sentence: what to do, or whom everybody waits for."""
    round: int = 0
    """The round that is being played, counted from 1; 0 where nobody counts, and before the game."""
    others: list[str] = []
    """Who else sits there."""


class ContinueFrom(msgspec.Struct, frozen=True):
    """A new table that begins where a finished game stood before an answer."""

    step: int
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    name: ShortText = ""
    language: Language = "en"


class ReplayStep(msgspec.Struct, frozen=True):
    """An answer of a replay: what it caused, and what it changed on the table."""

    band: Band
    patch: dict[str, Any]
    """A merge patch for the position before it."""


class MomentInfo(msgspec.Struct, frozen=True):
    """Something that decided a game."""

    kind: Literal["loss", "blow", "fall"]
    step: int
    """The answer that caused it: where the replay shows it."""
    turn: int
    """The number of the turn, counted from 1."""
    again: int
    """The answer from which somebody could try it otherwise."""
    again_turn: int
    """The number of the turn in which that answer was given."""
    card: str
    sentence: str


class DeedsInfo(msgspec.Struct, frozen=True):
    """What a card did in the whole game."""

    card: str
    name: str
    amount: int
    times: int


class HighlightsInfo(msgspec.Struct, frozen=True):
    """What decided a game."""

    turns: int
    moments: list[MomentInfo]
    cards: list[DeedsInfo]
    """The one that did most first."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game from the first question to the end, through the eyes of one seat or of all."""

    table: TableInfo
    opening: Band
    """What happened before the first question."""
    start: Position
    steps: list[ReplayStep]
    highlights: HighlightsInfo


class ReviewMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a reviewed game. Only moments that mattered are put into words."""

    step: int
    seat: int
    grade: str
    """``brilliant``, ``good``, ``slip`` or ``blunder``."""
    sentence: str = ""
    reasons: list[str] = []


class ReviewSeat(msgspec.Struct, frozen=True):
    """How a game went for a seat: a number for each decision of the game, and one for the end."""

    seat: int
    name: str
    grades: dict[str, int]
    """How many of its moves were how good."""
    value: list[float]
    luck: list[float]
    choices: list[float]
    others: list[float]
    """What the choices of the others brought."""
    chance: list[float]
    """The chance to win, from 0 to 1; empty where that is not calibrated."""
    moments: list[int]
    """The steps that mattered most."""


class ReviewInfo(msgspec.Struct, frozen=True):
    """The review of a finished game, as far as it is."""

    stage: Literal["working", "done", "cancelled", "failed"]
    measured: int
    """Decisions that have been measured."""
    total: int
    """All decisions; 0 as long as they are being counted."""
    message: str = ""
    """Why it ended early."""
    unit: str = ""
    """``glory``, ``points``, ``damage`` or ``chance``."""
    unit_label: str = ""
    grades: dict[str, str] = {}
    """What the grades are called."""
    steps: list[int] = []
    """The answer that each number of a course precedes; the last one is the end."""
    moves: list[ReviewMove] = []
    seats: list[ReviewSeat] = []


class Problem(msgspec.Struct, frozen=True):
    """What was asked for cannot be."""

    code: str
    message: str
