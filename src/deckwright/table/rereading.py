"""A game read again from its journal, or why that cannot be."""

from __future__ import annotations

from deckwright.errors import DeckwrightError, PlayerError, other_rules
from deckwright.records import Session
from deckwright.rules import Rules
from deckwright.table.journal import Played
from deckwright.table.schema import Entry, TableRecord


def reread(rules: Rules, record: TableRecord, seats: int, entries: list[Entry]) -> Played:
    """Play a table's journal again; says which move cannot be played, should one fail."""
    if record.rules != rules.version:
        raise other_rules(record.game, record.rules, rules.version)
    try:
        session = Session(rules, seats, seed=int(record.seed), setup=record.setup)
    except Exception as error:
        if isinstance(error, PlayerError) and error.code == "other-rules":
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
