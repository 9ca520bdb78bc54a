"""Cards of strangers that cannot work: each is named, and the rest of the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.authoring.writing import at_least, draw, gain, perform, while_
from deckwright.cli.terminal import Ends
from deckwright.core import Step
from deckwright.effects.words import Steps
from deckwright.errors import InternalError
from deckwright.lab.match import game_seed
from deckwright.records import Session
from deckwright.text import LANGUAGES, language
from deckwright.text.gamewords import game_words
from tests.cli.conftest import Deckwright, deckwright, home
from tests.test_plugins import Packages, packages

__all__ = ["deckwright", "home", "packages"]

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "hedgerow" / "src"


@pytest.fixture
def _example(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(EXAMPLE)
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "hedgerow"]:
        del sys.modules[name]
    game_words.cache_clear()


def a_session(*steps: Step) -> Session:
    """A game of the example in which a berry does something else."""
    from hedgerow import cards, rules

    berry = cards.STARTERS[0]
    rules.STARTERS[0] = cards.Card(id=berry.id, kind=berry.kind, play=steps)
    return Session(rules.Hedgerow(), 2, seed=3)


ENDLESS: dict[str, Steps] = {
    "loops": (while_(at_least(0, "berries"), gain(berries=1)),),
    "performs itself": (perform("this", "play"),),
}


@pytest.mark.usefixtures("_example")
@pytest.mark.parametrize("case", ENDLESS)
def test_a_card_without_end_is_named_and_the_answer_undone(case: str) -> None:
    session = a_session(*ENDLESS[case])

    with pytest.raises(InternalError, match=r"hedgerow: .*card 'berry': play"):
        session.answer("play:berry")

    assert session.answers == []
    session.answer("play:bramble")
    session.answer("end")
    assert session.game.turn == 1


@pytest.mark.usefixtures("_example")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_without_end_is_told_with_its_file_in_every_language(packages: Packages, code: str) -> None:
    packages.add("gardeners", "games", "hedgerow = hedgerow.rules:Hedgerow")
    session = a_session(*ENDLESS["loops"])

    with pytest.raises(InternalError) as error:
        session.answer("play:berry")

    told = language(code).error(error.value)
    assert str(EXAMPLE / "hedgerow" / "rules.py") in told
    assert "card 'berry': play" in told
    assert "\n" not in told
    assert told == language(code).say("error-endless", **error.value.facts, file=EXAMPLE / "hedgerow/rules.py")


@pytest.mark.usefixtures("_example")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_simulation_names_the_text_without_end_its_file_and_the_seed(
    packages: Packages, deckwright: Deckwright, code: str
) -> None:
    packages.add("gardeners", "games", "hedgerow = hedgerow.rules:Hedgerow")
    a_session(*ENDLESS["loops"])  # the berry is written before the game is loaded

    ran = deckwright("simulate", "hedgerow", "--games", 2, "--bots", "random,random", "--processes", 1, "--lang", code)

    assert ran.code == Ends.FAILED
    (told,) = ran.err.splitlines()
    assert "card 'berry': play" in told
    assert str(EXAMPLE / "hedgerow" / "rules.py") in told
    assert str(game_seed(1, 0)) in told


@pytest.mark.usefixtures("_example")
def test_a_card_that_draws_from_where_it_draws_to_ends() -> None:
    session = a_session(draw(3, deck="hand", to="hand"))

    session.answer("play:berry")

    assert len(session.game.zones[session.rules.layout.zone("hand")]) == 4
