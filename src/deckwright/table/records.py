"""What is said of a table: who sits there, what lies on it, what happened. Messages and answers are made of these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from deckwright.core.shown import CardView, EventView
from deckwright.story.beats import Kind

Language = Literal["en", "uk", "ru"]


class SeatInfo(msgspec.Struct, frozen=True):
    """A place at the table and who has it."""

    seat: int
    name: str
    who: Literal["person", "open", "bot"]
    """``open`` waits for somebody to take it. A bot may be sitting in for a person, who can take the seat back."""
    bot: str
    """The bot that plays, or empty."""
    owned: bool
    """Whether it belongs to a person, present or not."""
    present: bool
    """Whether that person is looking at the table now."""
    ready: bool = False
    """Whether the game may begin, as far as this seat is concerned."""
    host: bool = False
    """Whether whoever set the table up sits there."""


class ShareInfo(msgspec.Struct, frozen=True):
    """What a player's device adds to the deal: its hash first, then the share itself."""

    name: str
    commitment: str
    nonce: str


class ProposalInfo(msgspec.Struct, frozen=True):
    """Something that somebody wants and others have to agree to."""

    id: str
    kind: Literal["undo", "hand-over", "send-away", "sit-down", "talk", "careful"]
    by: int
    """A seat of whoever proposed it, or -1."""
    asked: list[int]
    """The seats of those who have not answered yet."""
    sentence: str


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a table besides what lies on it."""

    code: str
    game: str
    setup: dict[str, str]
    """Only what was chosen; the rest is default."""
    seats: list[SeatInfo]
    competitive: bool
    finished: bool
    frozen: bool
    """Played under other rules: can be looked at, not played on."""
    undo: Literal["free", "limited"]
    """``limited``: one's own answers only, and only while they have shown nothing new."""
    watchers: int
    """How many look on without a seat."""
    started: str
    """When the table was made, as ISO 8601."""
    seal: str
    """SHA-256 of ``secret`` (on older tables of ``seed:salt``), published first; empty if the deal is no secret."""
    seed: str = ""
    """Published with the rest when the game is over."""
    salt: str = ""
    secret: str = ""
    """The server's share of the deal, published when the game is over."""
    shares: list[ShareInfo] = []
    """The players' shares. The seed is the SHA-256 of ``secret`` and all nonces, line by line, its highest bit set."""
    stage: str = "playing"
    """``gathering`` until everybody is ready, ``revealing`` while the devices reveal their shares, then ``playing``."""
    next: str = ""
    """The code of the rematch, once somebody has asked for one."""
    unsealed: Literal["", "seed", "file", "alone"] = ""
    """Why there is no seal: the seed was chosen, the file of the game under way was handed out, or somebody who had
    played alone, and could look ahead, then opened a seat."""
    proposal: ProposalInfo | None = None
    """What the table is asked to agree to."""
    careful: bool = False
    """Whether people who play against each other have agreed to be asked before a blunder."""


class Pile(msgspec.Struct, frozen=True):
    """A zone: its cards from bottom to top. ``cards`` is empty when none of them is known."""

    zone: str
    seat: int
    count: int
    cards: list[CardView | None]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of the question, or one that is not offered and why."""

    key: str
    verb: str
    label: str
    card: str = ""
    n: int = -1
    """The card on this table that the option belongs to."""
    seat: int = -1
    number: int = -1
    action: str = ""
    zone: str = ""
    reason: str = ""
    """Why it is not offered, as a code; empty if it is."""
    why: str = ""
    """The same as a sentence."""
    need: int = 0
    have: int = 0
    final: bool = False
    """Whether it shows something new, so that it cannot be undone unless others agree."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer has to decide."""

    prompt: str
    sentence: str
    about: str
    """The card that asks, or empty."""
    n: int
    options: list[Choice]
    refused: list[Choice]
    anyone: bool = False
    """Whether others are asked the same, and the first answer counts for all."""
    aside: bool = False
    """Whether somebody else is asked, and the viewer may only do something of theirs first."""


class Ending(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    """Per seat; empty if the game has no scores."""
    sentence: str


class LessonTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a learner reads now, in a guided game."""

    number: int
    """Which lesson it is, counted from 1."""
    of: int
    free: bool = False
    """Whether the learner plays without a lesson now."""
    reaction: str = ""
    """What is said of the last answer."""
    strayed: bool = False
    """Whether the last answer was another one than the lesson asked for."""
    text: str = ""
    show: str = ""
    """What it is about: ``card:axe``, ``zone:track``, ``counter:crystals``, ``seat:p2``."""
    check: bool = False
    """Whether it asks for a decision: no answer is pointed at."""
    keys: list[str] = []
    """The options that are meant."""


class RulingShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ruling that a practice table shows."""

    id: str
    rule: str
    why: str = ""
    key: str = ""
    """The option that the example takes next, if it is offered."""
    label: str = ""
    """What it is called."""


class ForecastEffect(msgspec.Struct, frozen=True):
    """A part of what somebody will do."""

    kind: Literal["down", "up", "choice", "unknown", "counts", "idle"]
    """A number falls or rises, somebody has to choose, nobody can know, a token goes, or nothing comes of it."""
    text: str


class ForecastLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one of those whom everybody plays against will do in its next turn, as things stand."""

    who: str
    card: str
    """The card that acts; empty for a card that is not known yet."""
    effects: list[ForecastEffect]
    n: int = -1
    why: str = ""
    """The sum behind it, or when it happens."""


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it: the document that patches change."""

    you: int
    """The seat whose eyes these are; -1 looks on, -2 sees everything (replays, and tables of other rules)."""
    step: int
    """How many answers have been given; also the number of the next one in the log."""
    turn: int
    zones: dict[str, Pile]
    """By ``name`` for a shared zone, by ``name/seat`` for a seat's own."""
    counters: dict[str, list[int]]
    """A number per seat, or one number for the table."""
    facts: dict[str, Any]
    """What the game works out for the viewer: sums, prices, odds. Each game has its own."""
    waiting_for: list[int]
    status: str
    """One sentence: what to do, or whom everybody waits for."""
    can_undo: bool
    can_redo: bool
    undo_why: str = ""
    """Why nothing can be undone, as a sentence; empty if it can."""
    undo_asks: list[int] = []
    """The seats that have to agree before my last answer is undone; empty if it is undone at once."""
    question: Asked | None = None
    outcome: Ending | None = None
    forecast: list[ForecastLine] = []
    """The next turn of whomever everybody plays against, in order; empty if nobody does."""
    lesson: LessonTold | None = None
    ruling: RulingShown | None = None
    round: int = 0
    """The round that is being played, counted from 1; 0 where nobody counts."""


class RemainingCard(msgspec.Struct, frozen=True):
    """A card that may still be in a pile, and how many of it there are at least and at most."""

    card: str
    least: int
    most: int


class RemainingKind(msgspec.Struct, frozen=True):
    """How many cards of a kind are still in a group."""

    kind: str
    label: str
    least: int
    most: int
    percent: int
    """How likely any one card of the group is of this kind."""


class RemainingGroup(msgspec.Struct, frozen=True):
    """Cards of a pile that could, as far as the viewer knows, lie in each other's place."""

    label: str
    """What they have in common, such as their tier; empty if nothing."""
    count: int
    kinds: list[RemainingKind]
    cards: list[RemainingCard]


class RemainingPile(msgspec.Struct, frozen=True):
    """A pile that can be counted, and what can still come from it."""

    zone: str
    seat: int
    label: str
    count: int
    groups: list[RemainingGroup]


class Line(msgspec.Struct, frozen=True):
    """A line of the log and the event of its band that it tells."""

    text: str
    event: int


class NumberChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that a beat changes: a counter of the table or of a seat, or what lies on a card."""

    what: str
    before: int
    after: int
    label: str
    """Whose number it is and which, in words: "Olena: life"."""
    event: int
    """The event of the band that changed it."""
    seat: int = -1
    card: str = ""
    n: int = -1
    sum: str = ""
    """How it came about, if something was added up: "1 × 3 (fury) = 3"."""


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing happening: who acts, with which card, and what it changes."""

    kind: Kind
    """What kind of thing it is: see ``deckwright.story.beats``."""
    turn: int
    """Whose turn it is; -1 for the table, or whomever everybody plays against."""
    first: int
    """Its events are those of the band from ``first`` up to ``end``."""
    end: int
    seat: int = -1
    """Who acts; -1 for the table."""
    card: str = ""
    """The card that acts, if one does."""
    n: int = -1
    lines: list[Line] = []
    changes: list[NumberChange] = []
    round: int = 0
    """The round that begins with it, counted from 1; 0 if none does."""


class Band(msgspec.Struct, frozen=True):
    """What one answer caused, or what happened before the first one."""

    step: int
    """The number of the answer: the table before it can be looked at, or undone to. -1 for the opening."""
    seat: int
    """Who answered."""
    turn: int
    """Whose turn it was."""
    choice: str
    """What was chosen, told only to the seat that chose (others see what came of it)."""
    events: list[EventView]
    beats: list[Beat]
    """The events cut into beats: every event is in one of them."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat. The text is text, never markup."""

    id: int
    name: str
    seat: int
    """-1 for somebody without a seat."""
    text: str
    at: str
    kind: str = ""
    """Empty for what people say; else what the table reports, such as ``undone`` or ``sat-down``."""
