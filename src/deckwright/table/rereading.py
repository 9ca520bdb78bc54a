"""A game read again from its journal, or why that cannot be."""

from __future__ import annotations

from deckwright.core import DeckwrightError, PlayerError, Rules, Session
from deckwright.table.journal import Played
from deckwright.table.schema import Entry, TableRecord


def reread(rules: Rules, record: TableRecord, seats: int, entries: list[Entry]) -> Played:
    """Play a table's journal again; says which move cannot be played, should one fail."""
    if record.rules != rules.version:
        raise PlayerError(
            "other-rules",
            "this table was played under other rules",
            game=record.game,
            rules=record.rules,
            current=rules.version,
        )
    try:
        session = Session(rules, seats, seed=int(record.seed), setup=record.setup)
    except PlayerError:
        raise
    except Exception as error:
        raise _broken_journal(0, error) from error
    played = Played(session)
    for entry in entries:
        try:
            played.apply(entry)
        except Exception as error:
            raise _broken_journal(entry.version, error) from error
    return played


def _broken_journal(version: int, error: Exception) -> PlayerError:
    why = error.message if isinstance(error, DeckwrightError) else type(error).__name__
    return PlayerError(
        "broken-journal", f"the journal cannot be played again from move {version}: {why}", number=version, why=why
    )
