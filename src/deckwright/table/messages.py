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

from deckwright.table.records import Band, Language, Position, RemainingPile, Said, TableInfo


def _slug(name: str) -> str:
    """``UndoTo`` travels as ``undo-to``."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=_slug):
    """One record on the socket; ``type`` tells which."""


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
    careful: bool = False
    """Have a quick look first, and ask me before a blunder."""


class Undo(Message, frozen=True):
    """Undo my last answer and what bots answered since, or as far as I say. Between rivals, ask those concerned."""

    version: int
    extent: Literal["step", "phase", "turn", "round"] = "step"


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
    """Let a bot sit in for me, or leave the seat to whoever takes it; for another's seat, ask those concerned."""

    seat: int
    bot: str = ""
    """Empty: the seat becomes open."""


class Rename(Message, frozen=True):
    """Another name for a seat of mine."""

    seat: int
    name: str


class AskHint(Message, frozen=True):
    """What would the strongest bot do? The answer comes at once, and again each time it has become clearer."""

    version: int


class DropHint(Message, frozen=True):
    """I have seen enough of the hint."""


class BeCareful(Message, frozen=True):
    """Let everybody here be asked before a blunder, or nobody; rivals have to agree."""

    careful: bool


class AskWhy(Message, frozen=True):
    """Why can I not do something with this card, or with this option?"""

    n: int = -1
    key: str = ""


class AskRemaining(Message, frozen=True):
    """What can still come, as far as I may know?"""


class Agree(Message, frozen=True):
    """Agree to a proposal, or refuse it; whoever made it withdraws it."""

    proposal: str
    yes: bool


class CallMe(Message, frozen=True):
    """Call me when it is my turn and I am away: an e-mail address or a webhook (``https://…``); empty: no longer."""

    to: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Ready(Message, frozen=True):
    """I am ready to begin: the SHA-256 of my device's share of the deal. Empty: I am not."""

    commitment: str = ""


class Reveal(Message, frozen=True):
    """My device's share of the deal, once everybody has committed to theirs."""

    nonce: str


class Start(Message, frozen=True):
    """The host fills the open seats with bots."""

    bot: str


class SendAway(Message, frozen=True):
    """The host asks somebody to leave: whoever has a seat, or a guest without one."""

    seat: int = -1
    guest: int = -1


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
)


# -- from the server -----------------------------------------------------------------------------------------------


class Guest(msgspec.Struct, frozen=True):
    """Somebody here without a seat who could chat or sit down."""

    id: int
    name: str


class Table(Message, frozen=True):
    """Who sits where; sent first, and whenever it changes."""

    table: TableInfo
    mine: list[int]
    """The seats I have."""
    host: bool
    name: str
    """What I am called."""
    guests: list[Guest] = []
    """Who is here without a seat, by name."""
    called_at: str = ""
    """Where I am called when it is my turn."""


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
    """What the strongest bot would choose, and why; told again each time it has become clearer."""

    version: int
    choose: str
    sentence: str
    """The move, and what it changes at once."""
    gain: str = ""
    """What the move gains over the next best one, or that both are about equal; empty until that is known."""
    reasons: list[str] = []
    """What speaks for the move, and what against it."""
    line: list[str] = []
    """What should follow, one answer after the other."""
    notes: list[str] = []
    """A bot that could not answer, a value that does not fit."""
    deals: int = 0
    """In how many imagined deals the move was compared."""
    progress: float = 1.0
    """How far the comparison is, from 0 to 1."""


class Doubt(Message, frozen=True):
    """The move seems a blunder, and was not made: say it again if you are sure."""

    version: int
    choose: str
    better: str
    sentence: str
    reasons: list[str] = []


class Why(Message, frozen=True):
    """Why something cannot be done now, and what would change it."""

    sentence: str
    n: int = -1
    key: str = ""


class Remaining(Message, frozen=True):
    """What can still come: the piles I may count."""

    version: int
    piles: list[RemainingPile]


class Refused(Message, frozen=True, tag="error"):
    """What was asked for cannot be. Nothing has changed."""

    code: str
    message: str
    version: int
    """The version of the table, so that a page that fell behind notices."""
    about: str = ""
    """The type of the message that was refused."""


class Closing(Message, frozen=True):
    """The server closes, perhaps to be opened again at once: nothing is lost, come back in a moment."""


class Pong(Message, frozen=True):
    """I am here."""


FromServer = (
    Table | State | Changed | Bands | Past | Chatted | Hint | Doubt | Why | Remaining | Refused | Closing | Pong
)
