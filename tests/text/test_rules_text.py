"""The text of cards, told from their definitions."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from deckwright import games
from deckwright.core.declared import Step
from deckwright.effects.words import WORDS
from deckwright.errors import InternalError
from deckwright.text import LANGUAGES, language
from deckwright.text.gamewords import game_words, package_of
from tests.text.words_of_enchanters import enchanters_telling

GOLDEN: dict[str, dict[str, dict[str, list[str]]]] = {
    game: msgspec.yaml.decode(
        Path(__file__).with_name(f"{game.replace('-', '_')}.yaml").read_bytes(), type=dict[str, dict[str, list[str]]]
    )
    for game in games.names()
}
CARDS = [(name, card.id) for name in games.names() for card in games.load(name).definitions]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "card"), CARDS)
def test_every_card_of_every_game_has_whole_sentences(game: str, card: str, code: str) -> None:
    lines = language(code).rules_text(games.load(game), card)
    assert lines
    for line in lines:
        assert re.fullmatch(r"[^\s].*[^\s.]\.", line), line
        assert "  " not in line
        assert " ," not in line
        assert line[0] == line[0].upper()
        assert "None" not in line


@pytest.mark.parametrize("code", ["uk", "ru"])
@pytest.mark.parametrize(("game", "card"), CARDS)
def test_cyrillic_text_holds_no_latin_letters_but_x(game: str, card: str, code: str) -> None:
    for line in language(code).rules_text(games.load(game), card):
        assert set(re.findall(r"[A-Za-z]", line)) <= {"X"}, line


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "card"), [(game, card) for game, cards in GOLDEN.items() for card in cards])
def test_a_card_reads_as_a_native_speaker_would_write_it(game: str, card: str, code: str) -> None:
    assert language(code).rules_text(games.load(game), card) == GOLDEN[game][card][code]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_word_a_game_adds_has_a_phrase(game: str, code: str) -> None:
    package = package_of(games.load(game))
    added = [word for word in WORDS.values() if word.__module__.startswith(f"{package}.")]
    phrases = game_words(code, package).book.phrases
    assert added
    assert [word.__name__ for word in added if word not in phrases] == []


class Yodel(Step, frozen=True):
    """A word that nobody has found a phrase for."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_without_a_phrase_is_named_with_the_language(code: str) -> None:
    with pytest.raises(InternalError, match=f"no phrase for the word 'yodel' in '{code}'"):
        enchanters_telling(code).text((Yodel(),))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_noun_that_is_missing_is_named_with_the_language(code: str) -> None:
    with pytest.raises(InternalError, match=f"no entry 'unicycle' among the kinds in '{code}'"):
        enchanters_telling(code).tables.look("kinds", "unicycle")
