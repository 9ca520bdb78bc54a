"""One file is the game: set-up, seed, answers, rules version.

It is the save, the replay and the bug report. ``snapshot`` is the table as it lay when the file was written, so that a
file from other rules can still be looked at.
"""

from __future__ import annotations

import os
import tempfile
from itertools import groupby
from pathlib import Path

import msgspec

from deckwright.core.questions import MOST_CARDS
from deckwright.core.shown import View
from deckwright.core.views import OPEN
from deckwright.errors import FileError, PlayerError, cannot_read, cannot_write, other_rules
from deckwright.records.sealing import Seal
from deckwright.rules.contract import MOST_SEATS, Rules
from deckwright.rules.start import Deal

FORMAT = 1
LARGEST = 8 * 1024 * 1024
MOST_ZONES = 1000
DEEPEST = 20


class GameFile(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game as a small text file."""

    deckwright: int = msgspec.field(default_factory=lambda: FORMAT)
    """The version of this format. Made anew each time, so that it is written though it is the default."""
    game: str
    rules: int
    """The rules version the cards were dealt under: the seed deals the same again under this one."""
    seats: int
    setup: dict[str, str]
    """Only what was chosen; the rest is default."""
    seed: int
    """Up to 64 bits for the quick generator; beyond that it is the key of a sealed game."""
    players: list[str] = []
    """Who sits where: ``you``, or the name of a bot."""
    names: list[str] = []
    boxes: dict[str, int] = {}
    """The versions of the boxes that take part."""
    deal: list[str] = []
    """The cards that take part, as they were dealt: ``crystal x3``. Chance would deal others once a card is added."""
    chance: str = ""
    """Chance after the deal, in hexadecimal."""
    answers: list[str] = []
    """Each ``p1 travel:axe``: the seat and the key of the option."""
    undone: list[str] = []
    """Answers taken back that redo can give again, the next one last."""
    fair: Seal | None = None
    """How the deal of a sealed game came about, for everybody to check once it is over."""
    snapshot: View | None = None


_decoder = msgspec.json.Decoder(GameFile)
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""How bytes that are no game file show themselves: no JSON, no text, or brackets without end."""


def can_play(rules: Rules, file: GameFile) -> bool:
    """Whether a file is played the same under these rules: they have not changed for the boxes that take part."""
    return why_not(rules, file) is None


def why_not(rules: Rules, file: GameFile) -> PlayerError | None:
    """Why a file is not played the same under these rules: another version of them, or of a box; a box is missing."""
    if not file.deal or not rules.box_versions:
        return None if file.rules == rules.version else other_rules(file.game, file.rules, rules.version)
    for box in file.boxes:
        if box not in rules.box_versions:
            return _missing_box(file.game, box)
    if file.rules > rules.version or not file.boxes:
        return other_rules(file.game, file.rules, rules.version)
    for box, version in file.boxes.items():
        if rules.box_versions[box] != version:
            return _other_box(file.game, box, version, rules.box_versions[box])
    return None


def _missing_box(game: str, box: str) -> PlayerError:
    """A package may have brought it."""
    message = f"this game was played with the box {box!r}; install the package that brings it"
    return PlayerError("missing-box", message, game=game, box=box)


def _other_box(game: str, box: str, version: int, current: int) -> PlayerError:
    """Its cards are played differently here, so the game would not go the same way."""
    newer = "yes" if version > current else "no"
    message = f"the game was played with version {version} of the box {box!r}, this is version {current}"
    message += "; update Deckwright to continue it" if version > current else ""
    return PlayerError("other-box", message, game=game, box=box, version=version, current=current, newer=newer)


def write_deal(rules: Rules, deal: Deal) -> tuple[list[str], str]:
    """A deal as a file tells it."""
    cards, rng = deal
    ids = [rules.definitions[number].id for number in cards]
    runs = [(card, len(list(equal))) for card, equal in groupby(ids)]
    return [card if times == 1 else f"{card} x{times}" for card, times in runs], f"{rng:x}"


def read_deal(rules: Rules, file: GameFile) -> Deal | None:
    """The deal that a file tells, if it does."""
    if not file.deal:
        return None
    cards: list[int] = []
    try:
        for told in file.deal:
            card, _, times = told.partition(" x")
            cards += [rules.number_of(card)] * min(int(times or 1), MOST_CARDS)
        rng = int(file.chance[:80], 16) % (1 << 320)  # a key and a counter at most
    except PlayerError as error:
        message = f"the file deals the card {card!r}, which {rules.name} does not have here"
        raise FileError("card-not-here", message, where="", card=card) from error
    except ValueError as error:
        raise FileError("broken-game-file", f"the file is damaged: its deal: {error}", where="") from error
    if len(cards) > MOST_CARDS:
        raise FileError("broken-game-file", f"the file is damaged: it deals {len(cards)} cards", where="")
    return cards, rng


def encode(file: GameFile) -> bytes:
    """The text of a game file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def decode(data: bytes, *, where: str = "") -> GameFile:
    """Read a game file; what is wrong with it is said in one sentence. ``where`` is empty if it has no name."""
    called = where or "the file"
    if len(data) > LARGEST:
        raise FileError("too-large", f"{called} is too large to be a game file ({len(data)} bytes)", where=where)
    try:
        head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except _UNREADABLE as error:
        raise FileError("not-a-game-file", f"{called} is not a game file: {error}", where=where) from error
    try:
        number = msgspec.json.decode(head["deckwright"], type=int)
    except (KeyError, *_UNREADABLE) as error:
        message = f"{called} is not a Deckwright game file: it has no format number"
        raise FileError("not-a-game-file", message, where=where) from error
    if number > FORMAT:
        raise FileError(
            "newer-file",
            f"{called} was written by a newer Deckwright (format {number}, this one reads {FORMAT}); "
            "update Deckwright to open it",
            where=where,
            number=number,
            known=FORMAT,
        )
    try:
        file = _decoder.decode(data)
    except _UNREADABLE as error:
        raise FileError("broken-game-file", f"{called} is damaged: {error}", where=where) from error
    if not -(2**63) <= file.seed < 2**63 and not 2**255 <= file.seed < 2**256:
        raise FileError("broken-game-file", f"{called} is damaged: a seed has 63 bits, a key 256", where=where)
    wrong = _wrong_with(file.snapshot) if file.snapshot is not None else ""
    if wrong:
        raise FileError("broken-game-file", f"{called} is damaged: snapshot: {wrong}", where=where)
    return file


def _wrong_with(snapshot: View) -> str:
    """What no table could look like: a snapshot of other rules is drawn as it is, so it is looked at first."""
    seats = snapshot.seats
    if not 1 <= seats <= MOST_SEATS:
        return f"a table has 1 to {MOST_SEATS} seats, not {seats}"
    if not OPEN <= snapshot.you < seats or not -1 <= snapshot.turn < seats:
        return f"there are {seats} seats"
    if len(snapshot.zones) > MOST_ZONES or any(not -1 <= zone.seat < seats for zone in snapshot.zones):
        return "no table has such zones"
    if any(len(numbers) not in (1, seats) for numbers in snapshot.counters.values()):
        return "a counter has a number for each seat, or one for the table"
    if not all(0 <= seat < seats for seat in snapshot.waiting_for):
        return f"there are {seats} seats"
    if _deeper_than(DEEPEST, [snapshot.setup, snapshot.facts]):
        return "its set-up or its facts are nested too deep"
    if snapshot.outcome is not None:
        winners, scores = snapshot.outcome.get("winners"), snapshot.outcome.get("scores")
        if winners is None or scores is None or len(scores) not in (0, seats):
            return "an outcome has winners, and a score for each seat or none"
        if not all(0 <= seat < seats for seat in winners):
            return f"there are {seats} seats"
    return ""


def _deeper_than(levels: int, value: object) -> bool:
    """Whether lists and mappings lie deeper in one another than that."""
    if not isinstance(value, dict | list):
        return False
    inside = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_deeper_than(levels - 1, one) for one in inside)


def read(path: Path) -> GameFile:
    """Read a game file from disk."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise cannot_read(path, error) from error
    return decode(data, where=repr(str(path)))


def write(file: GameFile, path: Path) -> None:
    """Write a game file. The old one survives if anything goes wrong."""
    write_bytes(encode(file), path)


def write_bytes(data: bytes, path: Path) -> None:
    """Write a file whole or not at all: to a neighbour first, then renamed over the old one."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise cannot_write(path, error) from error
