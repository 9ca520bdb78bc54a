"""The records that travel, and the patches that keep a page up to date."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.suites.playing import steadily

from deckwright import games
from deckwright.core import SPECTATOR, view, waiting_for
from deckwright.records import Session
from deckwright.table.patches import difference, document, patched, record_difference
from deckwright.table.positions import Reader
from deckwright.table.typescript import typescript
from deckwright.text import language

values = some.integers(0, 3) | some.lists(some.none() | some.integers(0, 3), max_size=2)
documents = some.recursive(
    some.dictionaries(some.sampled_from("abc"), values, max_size=3),
    lambda inner: some.dictionaries(some.sampled_from("abc"), inner | values, max_size=3),
    max_leaves=5,
)


@steadily(100)
@given(documents, documents)
def test_a_patch_makes_the_new_document_of_the_old_one(before: dict[str, object], after: dict[str, object]) -> None:
    assert patched(before, difference(before, after)) == after


@steadily(100)
@given(documents, documents)
def test_a_patch_leaves_the_old_document_alone(before: dict[str, object], after: dict[str, object]) -> None:
    copy = patched(before, {})
    patched(before, difference(before, after))
    assert before == copy


def test_a_patch_holds_only_what_changed() -> None:
    before = {"zones": {"deck": {"count": 5}, "track": {"count": 6}}, "question": {"prompt": "turn"}}
    after = {"zones": {"deck": {"count": 4}, "track": {"count": 6}}}
    assert difference(before, after) == {"zones": {"deck": {"count": 4}}, "question": None}


@pytest.mark.parametrize("game", games.names())
def test_two_positions_differ_as_their_documents_do(game: str) -> None:
    rules, dice = games.load(game), random.Random(5)
    session = Session(rules, 2, seed=5)
    reader = Reader(language("uk"), rules, ["Олена", "Тарас"])
    for seat in (SPECTATOR, 0, 1):
        known = reader.position(view(session.game, seat), step=0)
        told = document(known)
        for step in range(1, 60):
            if session.game.question is None:
                break
            asked = waiting_for(session.game)[0]
            keys = rules.keys(session.game, session.game.question.options_of(asked))
            session.answer(dice.choice(keys), seat=asked)
            now = reader.position(view(session.game, seat), step=step)
            patch = record_difference(known, now)
            assert patch == difference(told, document(now))
            known, told = now, patched(told, patch)
            assert told == document(now)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = Path(__file__).parents[2] / "web" / "src" / "messages.ts"
    assert written.read_text("utf-8") == typescript(), "run scripts/types"
