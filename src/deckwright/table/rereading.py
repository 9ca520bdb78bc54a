"""A game read again from what is kept of its table, or why that cannot be."""

from __future__ import annotations

from deckwright.errors import DeckwrightError, PlayerError
from deckwright.records import GameFile, Session
from deckwright.rules import Rules
from deckwright.table.journal import Played
from deckwright.table.schema import DealRecord, Entry, TableRecord

OF_OTHER_RULES = ("other-rules", "other-box", "missing-box")
"""Why a table is not played the same here, though nothing is wrong with it."""


def deal_record(file: GameFile) -> DealRecord | None:
    """What is kept of a game's deal."""
    return DealRecord(boxes=file.boxes, cards=file.deal, chance=file.chance) if file.deal else None


def file_of(record: TableRecord, seats: int) -> GameFile:
    """A table before its first answer, as a game file."""
    deal = record.deal or DealRecord(boxes={}, cards=[], chance="")
    return GameFile(
        game=record.game,
        rules=record.rules,
        seats=seats,
        setup=record.setup,
        seed=int(record.seed),
        boxes=deal["boxes"],
        deal=deal["cards"],
        chance=deal["chance"],
    )


def reread(rules: Rules, record: TableRecord, seats: int, entries: list[Entry]) -> Played:
    """Play a table's journal again; says which move cannot be played, should one fail."""
    try:
        session = Session.from_file(rules, file_of(record, seats))
    except Exception as error:
        if isinstance(error, PlayerError) and error.code in OF_OTHER_RULES:
            raise
        raise (_lesson_changed(error) if "lesson" in record.setup else _broken_journal(0, error)) from error
    played = Played(session)
    for entry in entries:
        try:
            played.apply(entry)
        except Exception as error:
            raise _broken_journal(entry.version, error) from error
    return played


def _lesson_changed(error: Exception) -> PlayerError:
    why = _why(error)
    return PlayerError("lesson-changed", f"the guided game cannot be laid out any more: {why}", why=why)


def _why(error: Exception) -> str:
    return error.message if isinstance(error, DeckwrightError) else type(error).__name__


def _broken_journal(version: int, error: Exception) -> PlayerError:
    why = _why(error)
    return PlayerError(
        "broken-journal", f"the journal cannot be played again from move {version}: {why}", number=version, why=why
    )
