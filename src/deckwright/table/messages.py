"""All that travels between the page and the server over a table's socket: a closed set of typed records.

Sentences (prompts, labels, reasons, log lines) arrive in the language the page asked for; the ids they speak of travel
beside them, so that the page can light up what a sentence is about.

The page keeps a ``Position`` and patches it. A patch is a JSON merge patch: an object is merged field by field,
``null`` removes a field, anything else replaces. ``Changed.base`` is the version it was made against; a page at
another version says ``hello`` again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from deckwright.core.views import CardView, EventView

Language = Literal["en", "uk", "ru"]


def _slug(name: str) -> str:
    """``UndoTo`` travels as ``undo-to``."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=_slug):
    """One record on the socket; ``type`` tells which."""


# -- what is said of a table ---------------------------------------------------------------------------------------


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
    """SHA-256 of ``seed:salt``, published before the first card; empty if somebody knew the seed beforehand."""
    seed: str = ""
    """Published with ``salt`` when the game is over."""
    salt: str = ""
    next: str = ""
    """The code of the rematch, once somebody has asked for one."""


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


class Asked(msgspec.Struct, frozen=True):
    """What the viewer has to decide."""

    prompt: str
    sentence: str
    about: str
    """The card that asks, or empty."""
    n: int
    options: list[Choice]
    refused: list[Choice]


class Ending(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    """Per seat; empty if the game has no scores."""
    sentence: str


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
    question: Asked | None = None
    outcome: Ending | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of the log and the event of its band that it tells."""

    text: str
    event: int


class Band(msgspec.Struct, frozen=True):
    """What one answer caused."""

    step: int
    """The number of the answer: the table before it can be looked at, or undone to."""
    seat: int
    """Who answered."""
    turn: int
    """Whose turn it was."""
    choice: str
    """What was chosen, told only to the seat that chose (others see what came of it)."""
    events: list[EventView]
    lines: list[Line]


class Said(msgspec.Struct, frozen=True):
    """A line of chat. The text is text, never markup."""

    id: int
    name: str
    seat: int
    """-1 for somebody without a seat."""
    text: str
    at: str


# -- from the page -------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message, and again after a gap: who I am and which language I read. Without a token one looks on."""

    language: Language = "en"
    token: str = ""


class Speak(Message, frozen=True):
    """Another language from now on."""

    language: Language


class Answer(Message, frozen=True):
    """Choose an option of the question."""

    version: int
    choose: str
    then: Annotated[list[str], msgspec.Meta(max_length=100)] = []
    """More answers of the same gesture (several cards picked at once), as long as they are asked and offered."""


class Undo(Message, frozen=True):
    """Take back my last answer, and what bots answered since."""

    version: int


class Redo(Message, frozen=True):
    """Give again what was taken back."""

    version: int


class UndoTo(Message, frozen=True):
    """Return to the table as it was before an answer."""

    version: int
    step: int


class Look(Message, frozen=True):
    """See through the eyes of another seat of mine."""

    seat: int


class LookBack(Message, frozen=True):
    """Show the table as it was before an answer."""

    step: int


class ReadLog(Message, frozen=True):
    """Send the bands before this answer."""

    before: int


class Chat(Message, frozen=True):
    """Say something to the table."""

    text: str


class TakeSeat(Message, frozen=True):
    """Sit down on an open seat, or take my own back from the bot that sits in for me."""

    seat: int


class HandOver(Message, frozen=True):
    """Let a bot sit in for me, or leave the seat to whoever takes it. The host may do so for any seat."""

    seat: int
    bot: str = ""
    """Empty: the seat becomes open."""


class Rename(Message, frozen=True):
    """Another name for a seat of mine."""

    seat: int
    name: str


class AskHint(Message, frozen=True):
    """What would the bot do?"""

    version: int


class AskWhy(Message, frozen=True):
    """Why can I not do something with this card, or with this option?"""

    n: int = -1
    key: str = ""


class Rematch(Message, frozen=True):
    """Set up the same game again for the same people."""


class Ping(Message, frozen=True):
    """Are you there?"""


FromPage = (
    Hello
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
    | AskWhy
    | Rematch
    | Ping
)


# -- from the server -----------------------------------------------------------------------------------------------


class Table(Message, frozen=True):
    """Who sits where; sent first, and whenever it changes."""

    table: TableInfo
    mine: list[int]
    """The seats I have."""
    host: bool
    name: str
    """What I am called."""


class State(Message, frozen=True):
    """Everything I may know: after ``hello``, ``look`` and ``speak``, and when a shared screen passes to a rival."""

    version: int
    position: Position
    log: list[Band]
    """The last bands; earlier ones on ``read-log``."""


class Changed(Message, frozen=True):
    """Something happened."""

    base: int
    version: int
    patch: dict[str, Any]
    """A merge patch for the position at ``base``."""
    log: list[Band] = []
    keep: int = -1
    """After an undo: bands from this step on did not happen. -1 keeps all."""


class Bands(Message, frozen=True):
    """The bands asked for by ``read-log``."""

    before: int
    log: list[Band]


class Past(Message, frozen=True):
    """The table as it was before an answer."""

    step: int
    position: Position


class Chatted(Message, frozen=True):
    """What was said: the last lines after ``hello``, then line by line."""

    lines: list[Said]


class Hint(Message, frozen=True):
    """What the bot would choose, and why."""

    version: int
    choose: str
    sentence: str


class Why(Message, frozen=True):
    """Why something cannot be done now, and what would change it."""

    sentence: str
    n: int = -1
    key: str = ""


class Refused(Message, frozen=True, tag="error"):
    """What was asked for cannot be. Nothing has changed."""

    code: str
    message: str
    version: int
    """The version of the table, so that a page that fell behind notices."""
    about: str = ""
    """The type of the message that was refused."""


class Pong(Message, frozen=True):
    """I am here."""


FromServer = Table | State | Changed | Bands | Past | Chatted | Hint | Why | Refused | Pong
