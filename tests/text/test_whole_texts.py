"""A card's text is whole: it differs where cards differ, names all that the card does, and fits on the card."""

from __future__ import annotations

from collections import defaultdict

import msgspec
import pytest

from deckwright import games
from deckwright.core.declared import Definition
from deckwright.text import LANGUAGES, language
from deckwright.text.gamewords import game_words, package_of

MOST = {"aeons-end": 760, "enchanters": 320, "krutagidon": 700}
"""How many characters of text the roomiest card of a game can hold: a nemesis, a monster, a legend."""
NO_TEXT = {"id", "copies", "count", "kingdom", "box", "marked", "turn_of", "nemesis", "tags"}
"""Fields that leave no trace in the text: what a card is called, where it comes from, how many of it there are."""
TOLD_ELSEWHERE = {"aim"}
"""Whom an attack is aimed at is said in the sentence of the attack."""


def behaviour(card: Definition) -> bytes:
    """What a card does, as data."""
    fields = {name: getattr(card, name) for name in card.__struct_fields__ if name not in NO_TEXT}
    return msgspec.json.encode(fields, enc_hook=repr)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_cards_that_do_different_things_have_different_texts(game: str, code: str) -> None:
    rules = games.load(game)
    doing: dict[tuple[str, ...], dict[bytes, list[str]]] = defaultdict(lambda: defaultdict(list))
    for card in rules.definitions:
        text = tuple(language(code).rules_text(rules, card.id)), tuple(language(code).printed(rules, card.id))
        doing[(card.kind, *text[0], *text[1])][behaviour(card)].append(card.id)
    assert [list(ways.values()) for ways in doing.values() if len(ways) > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_text_is_longer_than_its_card_can_hold(game: str, code: str) -> None:
    rules = games.load(game)
    longest = {card.id: len(" ".join(language(code).rules_text(rules, card.id))) for card in rules.definitions}
    assert {card: length for card, length in longest.items() if length > MOST.get(game, 700)} == {}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_part_of_a_card_leaves_a_trace_in_its_text(game: str, code: str) -> None:
    """Without any one of its modifiers, abilities or texts a card would read differently."""
    rules = games.load(game)
    silent = []
    for card in rules.definitions:
        whole = language(code).rules_text(rules, card.id)
        for field in card.__struct_fields__:
            value = getattr(card, field)
            is_text = isinstance(value, tuple) and bool(value) and isinstance(value[0], msgspec.Struct)
            if is_text and field not in TOLD_ELSEWHERE:
                less = msgspec.structs.replace(card, **{field: ()})
                if _told(game, code, less) == whole:
                    silent.append(f"{card.id}: {field}")
    assert silent == []


def _told(game: str, code: str, card: Definition) -> list[str]:
    rules = games.load(game)
    words = game_words(code, package_of(rules))
    t = words.telling(rules)
    assert words._told is not None
    return [t.sound(line) for line in words._told.card_text(t, card)]
