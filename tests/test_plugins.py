"""Games and bots that other packages bring, and those that cannot be used."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from deckwright import bots, games
from deckwright.authoring.printing import print_actions
from deckwright.authoring.writing import draw, pay
from deckwright.bots import registry
from deckwright.cli.terminal import Ends
from deckwright.core import EventView, choose
from deckwright.core.shown import OptionView
from deckwright.effects.card_rules import CardRules
from deckwright.effects.vocabulary.actions import Action
from deckwright.errors import DeckwrightError, FileError, PlayerError
from deckwright.rules import Rules, new_game
from deckwright.text import LANGUAGES, language
from tests.cli.conftest import Deckwright, deckwright, home

__all__ = ["deckwright", "home"]

GOOD_BOT = "class Miser:\n    name = 'miser'\n    def __init__(self, rules, seed): pass\n"
GOOD_BOT += "    def choose(self, knowledge): return knowledge.options[-1]\n"


class Packages:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, package: str, group: str, entry: str, code: str = "") -> Path:
        """Install a package that is one module with one entry point; returns the module's file."""
        module = self.folder / f"{package}.py"
        module.write_text(code)
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[deckwright.{group}]\n{entry}\n")
        for plugins in (games._plugins, registry._plugins):
            plugins.forget()
        return module


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    before = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)
    yield Packages(tmp_path)
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]
    monkeypatch.undo()
    for plugins in (games._plugins, registry._plugins):
        plugins.forget()


# -- what can be used ----------------------------------------------------------------------------------------------


def test_a_game_of_another_package_is_played_like_ours(packages: Packages, deckwright: Deckwright) -> None:
    packages.add("bidders", "games", "bidding = bidders:bidding", "from tests.core.bidding import bidding\n")

    assert games.names() == [*games.ours(), "bidding"]
    assert [language(code).game("bidding") for code in LANGUAGES] == ["Bidding"] * 3, "it brings no words"
    game = new_game(games.load("bidding"), 2, seed=3)
    while game.question is not None:
        seat = next(seat for seat in range(2) if seat not in game.given)
        choose(game, game.question.options_of(seat)[-1], seat)
    assert game.outcome is not None
    assert (
        deckwright("simulate", "bidding", "--games", 4, "--bots", "random,random", "--processes", 1).code == Ends.FINE
    )


@pytest.fixture
def hedgerow(packages: Packages) -> Rules:
    """The game of the examples, before anybody has written its words in other languages."""
    example = Path(__file__).parents[1] / "examples" / "hedgerow" / "src" / "hedgerow"
    shutil.copytree(example, packages.folder / "hedgerow", ignore=shutil.ignore_patterns("uk.*", "ru.*"))
    rules = import_module("hedgerow.rules").Hedgerow()
    assert isinstance(rules, Rules)
    return rules


def test_a_game_without_words_in_a_language_is_told_in_english(hedgerow: Rules) -> None:
    assert [language(code).rules_text(hedgerow, "apple") for code in LANGUAGES] == [["Gain 2 berries."]] * 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_action_is_told_by_its_cost_and_effect_where_a_game_has_no_words_of_its_own_for_it(
    hedgerow: Rules, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(hedgerow), "moments", ("gathering",))
    rules: CardRules = import_module("hedgerow.rules").Hedgerow()
    forage = Action(id="forage", cost=(pay(berries=1),), effect=(draw(2),), moment="gathering")
    print_actions(rules, rules.number_of("hedgehog"), [forage])

    offered = OptionView("use:forage", "use", card="hedgehog", action="forage")
    assert language(code).option(rules, offered).endswith(": pay 1 berry ➡ draw 2 cards")
    used = language(code).event(rules, EventView("acted", 0, "hedgehog", what="forage"))
    assert language(code).card(rules, "hedgehog") in (used or "")


def test_a_number_that_nobody_owns_is_told_without_a_name(hedgerow: Rules) -> None:
    ends = EventView("counted", what="summer", amount=-1, total=11)

    assert language("en").event(hedgerow, ends) == "rounds of summer −1 (now 11)"


def test_a_game_is_built_once(packages: Packages) -> None:
    code = "from tests.core.bidding import Bidding\n"
    packages.add("bidders", "games", "bidding = bidders:Bidding", code)

    assert games.load("bidding") is games.load("bidding")


def test_a_bot_of_another_package_plays_every_game(packages: Packages) -> None:
    packages.add("misers", "bots", "miser = misers:Miser", GOOD_BOT)

    rules = games.load("enchanters")
    assert bots.names(rules)[:3] == ["random", "miser", "thrifty"], "hints are given by the last"
    game = new_game(rules, 2, seed=1)
    _, option = bots.decide(bots.bot("miser", rules, 5), game, game.turn)
    assert game.question is not None
    assert option == game.question.options[-1]


def test_a_bot_that_lists_its_games_is_offered_for_no_other(packages: Packages) -> None:
    packages.add("misers", "bots", "miser = misers:Miser", GOOD_BOT + "    games = ('aeons-end',)\n")

    assert "miser" in bots.names()
    assert "miser" in bots.names(games.load("aeons-end"))
    assert "miser" not in bots.names(games.load("enchanters"))


# -- what cannot ---------------------------------------------------------------------------------------------------

A_GAME = """
from tests.core.bidding import LAYOUT, Bidding
from deckwright.core import Definition
from deckwright.effects.card_rules import CardRules
from deckwright.authoring.printing import print_text
from deckwright.authoring.writing import *
from deckwright.authoring.packs import read_steps

class Rules(CardRules):
    name = "stranger"
    version = 1
    min_seats = max_seats = 2
    parts = {"play": ()}

    def __init__(self):
        super().__init__(LAYOUT, [Definition(id="odd-card", kind="number")], {})
        print_text(self, 0, "play", STEPS)
"""

BROKEN = {
    "fails to import": ("import no_such_module_at_all\n", "no_such_module_at_all"),
    "does not parse": ("def rules(:\n", "SyntaxError"),
    "has no such name": ("", "Rules"),
    "stops the program": ("raise SystemExit('bye')\n", "bye"),
    "is no game": ("class Rules: pass\n", "subclass of Rules"),
    "is called otherwise": ("from tests.core.bidding import Bidding as Rules\n", "'bidding'"),
    "has a card with a zone that does not exist": (
        A_GAME + "STEPS = (draw(1, deck='cellar'),)\n",
        "card 'odd-card': play[0] draw: no zone 'cellar'",
    ),
    "has a card with an unknown word": (
        A_GAME + "STEPS = read_steps([{'explode': 3}], 'odd-card')\n",
        "explode",
    ),
}
"""Code of a package, and what has to be said about it."""


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_game_is_left_out_with_one_sentence(packages: Packages, case: str) -> None:
    code, said = BROKEN[case]
    module = packages.add("strangers", "games", "stranger = strangers:Rules", code)

    assert games.names() == games.ours()
    (trouble,) = games.troubles()
    told = str(trouble)
    assert said in told
    assert str(module) in told
    assert "pip uninstall strangers" in told
    assert "\n" not in told


@pytest.mark.parametrize("case", BROKEN)
def test_asking_for_a_broken_game_says_why(packages: Packages, case: str) -> None:
    code, said = BROKEN[case]
    packages.add("strangers", "games", "stranger = strangers:Rules", code)

    with pytest.raises(FileError, match="was left out") as error:
        games.load("stranger")
    assert said in str(error.value)


def test_a_game_that_is_called_otherwise_is_named_with_its_module(packages: Packages) -> None:
    packages.add("guests", "games", "visitor = guests.rules:Guests")
    (packages.folder / "guests.py").unlink()
    (packages.folder / "guests").mkdir()
    (packages.folder / "guests" / "__init__.py").touch()
    module = packages.folder / "guests" / "rules.py"
    module.write_text("from tests.core.bidding import Bidding as Guests\n")

    assert "visitor" not in games.names()
    (trouble,) = games.troubles()
    assert f"the rules are called 'bidding'; the entry point has to be called the same ({module})" in str(trouble)


@pytest.mark.parametrize("name", ["enchanters", "Not A Name"])
def test_a_name_that_is_taken_or_none_is_refused(packages: Packages, name: str) -> None:
    packages.add("strangers", "games", f"{name} = strangers:Rules", "from tests.core.bidding import Bidding as Rules\n")

    assert games.names() == games.ours()
    assert games.load("enchanters").name == "enchanters"
    (trouble,) = games.troubles()
    assert name in str(trouble)
    assert "pip uninstall strangers" in str(trouble)


def test_of_two_packages_with_one_name_the_second_is_left_out(packages: Packages) -> None:
    for package in ("one", "two"):
        packages.add(package, "games", f"bidding = {package}:bidding", "from tests.core.bidding import bidding\n")

    assert games.load("bidding").name == "bidding"
    (trouble,) = games.troubles()
    assert "pip uninstall two" in str(trouble)


def test_a_broken_bot_is_left_out_and_the_others_play(packages: Packages) -> None:
    module = packages.add("misers", "bots", "miser = misers:Miser", "import no_such_module_at_all\n")

    assert bots.names()[:2] == ["random", "thrifty"]
    (trouble,) = bots.troubles()
    assert str(module) in str(trouble)
    with pytest.raises(FileError, match="was left out"):
        bots.bot("miser", games.load("enchanters"), 1)


def test_a_bot_cannot_call_itself_like_ours(packages: Packages) -> None:
    packages.add("misers", "bots", "thrifty = misers:Miser", GOOD_BOT)

    assert bots.bot("thrifty", games.load("enchanters"), 1).name == "thrifty"
    assert len(bots.troubles()) == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_doctor_names_what_was_left_out(packages: Packages, deckwright: Deckwright, code: str) -> None:
    packages.add("strangers", "games", "stranger = strangers:Rules", "import no_such_module_at_all\n")

    asked = deckwright("doctor", "--lang", code)

    assert asked.code == Ends.FAILED
    assert "✗  stranger" in asked.out
    (trouble,) = games.troubles()
    told = language(code).error(trouble)
    assert "pip uninstall strangers" in told
    assert "[en]" not in told
    assert unwrapped(told) in unwrapped(asked.out), "whole, also the path of the file"


def unwrapped(text: str) -> str:
    """A text without the breaks between its lines, wherever they fell."""
    return "".join(text.split())


def test_our_games_are_played_beside_a_broken_one(packages: Packages, deckwright: Deckwright) -> None:
    packages.add("strangers", "games", "stranger = strangers:Rules", "import no_such_module_at_all\n")

    assert deckwright("play", "enchanters", "--bots", "random", "--seed", 1, typed="quit\n").code == Ends.FINE
    refused = deckwright("play", "stranger")
    assert (refused.code, len(refused.err.splitlines())) == (Ends.FILE, 1)


def test_a_game_that_nobody_brings_is_a_players_mistake(packages: Packages) -> None:
    with pytest.raises(PlayerError) as error:
        games.load("enchantress")
    assert isinstance(error.value, DeckwrightError)
    assert "did you mean 'enchanters'" in str(error.value)
