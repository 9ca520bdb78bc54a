"""The records that travel, and the patches that keep a page up to date."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as some

from deckwright.table.patches import difference, patched
from deckwright.table.typescript import typescript

values = some.integers(0, 3) | some.lists(some.none() | some.integers(0, 3), max_size=2)
documents = some.recursive(
    some.dictionaries(some.sampled_from("abc"), values, max_size=3),
    lambda inner: some.dictionaries(some.sampled_from("abc"), inner | values, max_size=3),
    max_leaves=5,
)


@given(documents, documents)
def test_a_patch_makes_the_new_document_of_the_old_one(before: dict[str, object], after: dict[str, object]) -> None:
    assert patched(before, difference(before, after)) == after


@given(documents, documents)
def test_a_patch_leaves_the_old_document_alone(before: dict[str, object], after: dict[str, object]) -> None:
    copy = patched(before, {})
    patched(before, difference(before, after))
    assert before == copy


def test_a_patch_holds_only_what_changed() -> None:
    before = {"zones": {"deck": {"count": 5}, "track": {"count": 6}}, "question": {"prompt": "turn"}}
    after = {"zones": {"deck": {"count": 4}, "track": {"count": 6}}}
    assert difference(before, after) == {"zones": {"deck": {"count": 4}}, "question": None}


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = Path(__file__).parents[2] / "web" / "src" / "messages.ts"
    assert written.read_text("utf-8") == typescript(), "run scripts/types"
