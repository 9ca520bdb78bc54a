"""Notes on what is new wait for something that can happen, and are there in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deckwright import games
from deckwright.errors import AuthorError
from deckwright.lessons import marks_of, read_marks
from deckwright.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "deckwright"
GOOD = """
- id: wounds
  when: {counter: wounds}
  say: {en: A wound., uk: Рана., ru: Рана.}
"""


@pytest.mark.parametrize("game", games.ours())
def test_every_game_has_marks_in_every_language(game: str) -> None:
    marks = marks_of(games.load(game))
    assert len(marks) >= 8
    assert all(set(mark.say) == set(LANGUAGES) for mark in marks)
    assert all(len(text) <= 200 for mark in marks for text in mark.say.values()), "a mark is a short note"


@pytest.mark.parametrize("game", games.ours())
def test_a_mark_waits_for_what_the_game_asks_and_offers(game: str) -> None:
    rules = games.load(game)
    source = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    for mark in marks_of(rules):
        if mark.when.prompt:
            assert re.search(rf'"{mark.when.prompt}"', source), mark.id
        if mark.when.offered:
            assert re.search(rf'"{mark.when.offered.rstrip(":")}"', source), mark.id
        kind, _, what = mark.show.partition(":")
        if kind == "answer":
            assert what.startswith(mark.when.offered), mark.id
        elif kind:
            there = {"zone": rules.layout.has_zone, "counter": rules.layout.has_counter}[kind]
            assert there(what.replace("*", "2")), mark.id


@pytest.mark.parametrize("game", games.ours())
def test_a_mark_fits_a_finger_a_mouse_and_a_keyboard(game: str) -> None:
    by_hand = re.compile(r"\b(tap|click|press|торкн|натисн|клацн|косн|наж[аи]|кликн)", re.IGNORECASE)
    assert [mark.id for mark in marks_of(games.load(game)) for text in mark.say.values() if by_hand.search(text)] == []


def test_the_things_that_puzzle_newcomers_of_aeons_end_have_a_mark() -> None:
    wanted = {"focused", "charge", "minion", "power", "corruption", "husk", "acolyte", "casting", "ability"}
    assert wanted <= {mark.id for mark in marks_of(games.load("aeons-end"))}


def test_attacks_mayhems_and_legends_of_krutagidon_have_a_mark() -> None:
    assert {"defend", "mayhem", "legend", "token"} <= {mark.id for mark in marks_of(games.load("krutagidon"))}


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (", ru: Рана.", "", "'wounds': say is missing in ru"),
        ("counter: wounds", "counter: wonds", "there is no counter 'wonds'"),
        ("counter: wounds", "zone: trak", "there is no zone 'trak'"),
        ("counter: wounds", "zone: track, kind: minion", "no cards of the kind 'minion'"),
        ("counter: wounds", "zone: track, card: axxe", "there is no card 'axxe'"),
        ("{counter: wounds}", "{least: 2}", "when names nothing to wait for"),
        ("{counter: wounds}", "{conter: wounds}", "conter"),
    ],
)
def test_a_slip_is_named_with_the_file_and_the_mark(before: str, after: str, message: str) -> None:
    with pytest.raises(AuthorError, match=message) as caught:
        read_marks(games.load("enchanters"), GOOD.replace(before, after).encode(), where="marks.yaml")
    assert caught.value.message.startswith("marks.yaml")


def test_no_two_marks_have_one_id() -> None:
    with pytest.raises(AuthorError, match="same id"):
        read_marks(games.load("enchanters"), (GOOD + GOOD).encode(), where="marks.yaml")


@pytest.mark.parametrize(
    ("game", "turn", "thing"),
    [("aeons-end", "prep", "minion"), ("aeons-end", "casting", "power"), ("enchanters", "travel", "action")],
)
def test_a_note_explains_the_turn_before_others_explain_what_lies_there(game: str, turn: str, thing: str) -> None:
    order = [mark.id for mark in marks_of(games.load(game))]
    assert order.index(turn) < order.index(thing)


def test_nobody_is_told_to_discard_a_defence_they_do_not_have() -> None:
    mark = next(mark for mark in marks_of(games.load("krutagidon")) if mark.id == "defend")
    assert (mark.when.prompt, mark.when.offered) == ("defend", "defend:")
