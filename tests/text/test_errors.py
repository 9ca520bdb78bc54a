"""Every mistake that can be told is told in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

import deckwright
from deckwright import games
from deckwright.errors import AuthorError, InternalError, PlayerError
from deckwright.text import LANGUAGES, language
from deckwright.text.messages import Messages

SOURCE = Path(deckwright.__file__).parent
GENERAL = "no game"


class Raised(NamedTuple):
    """A place in the source where an error is made."""

    where: str
    kind: str
    code: str
    facts: frozenset[str]
    open_ended: bool


def raised_errors(part: str) -> list[Raised]:
    """The errors of one game, or those outside all games."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        game = place.parts[1].replace("_", "-") if place.parts[0] == "games" and len(place.parts) > 2 else GENERAL
        if game != part:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name(name), [ast.Constant(str(code)), *_], keywords) if name.endswith("Error"):
                    facts = frozenset(keyword.arg for keyword in keywords if keyword.arg)
                    open_ended = any(keyword.arg is None for keyword in keywords)
                    found.append(Raised(f"{place}:{node.lineno}", name, code, facts, open_ended))
    return found


def all_messages(code: str) -> list[Messages]:
    lang = language(code)
    return [lang._messages, *(lang._of(games.load(name)).messages for name in games.names())]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("part", [GENERAL, *games.names()])
def test_every_error_has_a_message_that_speaks_only_of_its_facts(part: str, code: str) -> None:
    wrong = []
    for error in raised_errors(part):
        if error.kind == "InternalError":
            continue
        key = f"error-{error.code}"
        with_it = [messages for messages in all_messages(code) if key in messages.own_keys()]
        if not with_it:
            wrong.append(f"{error.where}: no message {key!r}")
        elif error.kind != "AuthorError" and not error.open_ended:
            missing = with_it[0].needs(key) - error.facts - {"message"}
            if missing:
                wrong.append(f"{error.where}: {key!r} speaks of {sorted(missing)}")
    assert wrong == []


def test_errors_are_found_in_the_source() -> None:
    assert {"stale", "unbound", "too-large"} <= {error.code for error in raised_errors(GENERAL)}
    assert {"kingdoms", "first"} <= {error.code for error in raised_errors("enchanters")}


def test_a_players_mistake_is_told_with_its_facts() -> None:
    error = PlayerError("seats", "…", game="enchanters", least=2, most=4, seats=7)
    assert language("en").error(error) == "this game is for 2 to 4 players, not 7"
    assert language("uk").error(error) == "у цю гру можуть грати від 2 до 4 гравців, а не 7"
    assert language("ru").error(error) == "в эту игру могут играть от 2 до 4 игроков, а не 7"


def test_a_word_close_to_the_wrong_one_is_suggested() -> None:
    error = PlayerError("unknown-card", "…", card="Сокер", game="enchanters")
    assert language("uk").error(error) == "у цій грі немає карти «Сокер» (може, «Сокира»?)"
    error = PlayerError("unknown-game", "…", game="enchantrs", games=["enchanters"])
    assert language("ru").error(error) == "нет игры «enchantrs»; есть такие: enchanters (может, «enchanters»?)"


def test_an_authors_mistake_is_named_and_its_place_given() -> None:
    error = AuthorError("unbound", "card 'x' names 'burnt'")
    assert language("en").error(error) == "card 'x' names 'burnt'"
    assert language("uk").error(error) == "ім’я вжито раніше, ніж щось вибрано (card 'x' names 'burnt')"


def test_our_own_mistake_is_admitted() -> None:
    assert language("ru").error(InternalError("no-outcome", "…")) == "Deckwright сам допустил ошибку (…)"


def test_a_game_tells_its_own_errors() -> None:
    error = PlayerError("kingdoms", "…", needed=3, seats=3, chosen=[])
    assert language("uk").error(error) == (
        "для 3 гравців потрібно 3 різні королівства — або залиште вибір на волю випадку"
    )


def test_an_error_that_lacks_a_fact_is_told_in_plain_english() -> None:
    assert language("uk").error(PlayerError("seats", "seven is too many")) == "seven is too many"
