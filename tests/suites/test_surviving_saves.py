"""Saved games survive new cards and boxes: a file tells its deal, and is bound to the boxes that take part alone."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from deckwright.authoring.writing import gain
from deckwright.core import OPEN, view
from deckwright.errors import FileError, PlayerError
from deckwright.games import load
from deckwright.games.aeons_end import rules as aeons_end
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.definitions import gem
from deckwright.games.enchanters.definitions import bottom, item, top
from deckwright.games.enchanters.rules import Enchanters
from deckwright.records import GameFile, Session, gamefile
from deckwright.rules import Rules
from tests.suites.setups import Setup
from tests.suites.test_saved_games import played_session

DRAWN_BY_LOT = Setup("aeons-end", 2, {"market": "random", "nemesis": "random", "mages": "random"})


def grown(monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Aeon's End with more gems in its first box, and a new box after it."""
    pearls = [gem(f"pearl-{number}", 3, gain(aether=2)) for number in range(5)]
    base = [msgspec.structs.replace(card, box="base") for card in pearls[:3]] + BOXES["base"]
    new = [msgspec.structs.replace(card, box="pearls") for card in pearls[3:]]
    monkeypatch.setattr(aeons_end, "BOXES", {"base": base, "pearls": new, "war-eternal": BOXES["war-eternal"]})

    class Grown(aeons_end.AeonsEnd):
        version = aeons_end.AeonsEnd.version + 1
        box_versions: ClassVar[dict[str, int]] = {"pearls": 1, **aeons_end.AeonsEnd.box_versions}

    return Grown()


def a_file() -> GameFile:
    return played_session(DRAWN_BY_LOT, 11).to_file()


def test_a_file_tells_its_deal_and_the_boxes_that_take_part() -> None:
    file = a_file()
    assert file.boxes == {"base": load("aeons-end").box_versions["base"]}
    assert "turn-nemesis x2" in file.deal
    assert file == gamefile.decode(gamefile.encode(file))


def test_a_file_from_before_cards_and_a_box_were_added_is_played_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    file = a_file()
    rules = grown(monkeypatch)

    again = Session.from_file(rules, file)

    now, then = view(again.game, OPEN), file.snapshot
    assert then is not None
    assert (now.zones, now.counters, now.outcome) == (then.zones, then.counters, then.outcome)
    saved = again.to_file()
    assert (saved.deal, saved.rules) == (file.deal, file.rules), "saved again it still tells the same deal"


def test_without_its_deal_the_same_file_belongs_to_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    file = msgspec.structs.replace(a_file(), deal=[], chance="", boxes={})
    assert gamefile.can_play(load("aeons-end"), file)
    with pytest.raises(PlayerError) as error:
        Session.from_file(grown(monkeypatch), file)
    assert error.value.code == "other-rules"


def test_a_box_that_is_played_differently_closes_its_games_only() -> None:
    class Changed(aeons_end.AeonsEnd):
        version = aeons_end.AeonsEnd.version + 1
        box_versions: ClassVar[dict[str, int]] = {"base": 1, "war-eternal": 2}

    rules = Changed()
    both = played_session(Setup("aeons-end", 1, {"boxes": "base,war-eternal"}), 2).to_file()
    assert gamefile.can_play(rules, a_file())
    with pytest.raises(PlayerError) as error:
        Session.from_file(rules, both)
    facts = error.value.facts
    assert (error.value.code, facts["box"], facts["version"], facts["current"]) == ("other-box", "war-eternal", 1, 2)


def test_a_new_kingdom_leaves_games_of_enchanters_playable() -> None:
    file = played_session(Setup("enchanters", 3), 4).to_file()

    class Grown(Enchanters):
        version = Enchanters.version + 1

    again = Session.from_file(Grown([item("lucky-glove", top(1), bottom(1))]), file)
    assert file.snapshot is not None
    assert view(again.game, OPEN).zones == file.snapshot.zones


@pytest.mark.parametrize(
    "change",
    [
        {"deal": ["crystal x99999999"]},
        {"deal": ["crystal x-2"]},
        {"deal": ["crystal"]},
        {"chance": "zz"},
    ],
)
def test_a_deal_that_cannot_be_meant_is_a_damaged_file(change: dict[str, object]) -> None:
    with pytest.raises(FileError) as error:
        Session.from_file(load("aeons-end"), msgspec.structs.replace(a_file(), **change))
    assert error.value.code == "broken-game-file"


def test_a_card_that_is_not_here_is_named() -> None:
    with pytest.raises(FileError) as error:
        Session.from_file(load("aeons-end"), msgspec.structs.replace(a_file(), deal=["crystal x3", "moon-pearl"]))
    assert (error.value.code, error.value.facts["card"]) == ("card-not-here", "moon-pearl")


def test_a_box_that_is_not_here_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = {"boxes": "base,pearls", "market": "random"}
    file = Session(grown(monkeypatch), 2, seed=4, setup=setup).to_file()

    with pytest.raises(PlayerError) as error:
        Session.from_file(load("aeons-end"), msgspec.structs.replace(file, rules=load("aeons-end").version))
    assert (error.value.code, error.value.facts["box"]) == ("missing-box", "pearls")


def test_what_was_undone_stays_with_its_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    session = DRAWN_BY_LOT.new_session(5)
    session.answer(
        session.rules.keys(session.game, session.game.question.options_of(session.game.question.seats[0]))[0]
    )
    session.undo()
    again = Session.from_file(grown(monkeypatch), session.to_file())
    again.redo()
    assert len(again.answers) == 1
