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
SAID_ELSEWHERE = {
    "aeons-end": {"level", "breaches"},  # in set-up; a mage without breaches could not be told at all
    "enchanters": {"tier"},  # by a tag
    "krutagidon": {"aim", "power", "worth", "wizard", "promo"},  # in its attack, its play, its points, on its wizard
}
"""Fields of a game that say again what another part of the card says, or what is printed with it."""
SAY_NOTHING_NEW = {
    "aeons-end": {"player", "one-player", "nemesis", "crystal", "plain"},  # whose turn card; which card; no corruption
    "enchanters": {"minor", "medium", "major", "dragon"},  # its tier, which is printed with it
    "krutagidon": {"attack", "defence"},  # it has such a text
}
"""Tags that other cards ask for, and that a reader sees without them."""


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
    """Without any one of its texts, modifiers, abilities or numbers a card would read differently."""
    rules = games.load(game)
    silent = []
    for card in rules.definitions:
        whole = _told(game, code, card)
        for field in msgspec.structs.fields(type(card)):
            if field.name in NO_TEXT | SAID_ELSEWHERE.get(game, set()) or field.default is msgspec.NODEFAULT:
                continue
            if getattr(card, field.name) == field.default:
                continue
            less = msgspec.structs.replace(card, **{field.name: field.default})
            if _told(game, code, less) == whole:
                silent.append(f"{card.id}: {field.name}")
    assert silent == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_tag_of_a_card_leaves_a_trace(game: str, code: str) -> None:
    """A tag is printed with the card, or changes its text, or only says again what another part of the card is."""
    rules = games.load(game)
    messages = game_words(code, package_of(rules)).messages
    silent = set()
    for card in rules.definitions:
        for tag in set(card.tags) - SAY_NOTHING_NEW.get(game, set()):
            less = msgspec.structs.replace(card, tags=tuple(one for one in card.tags if one != tag))
            if not messages.has(f"tag-{tag}") and _told(game, code, less) == _told(game, code, card):
                silent.add(tag)
    assert silent == set()


def test_a_part_without_a_trace_would_be_found() -> None:
    rules = games.load("aeons-end")
    spark = rules.definitions[rules.number_of("spark")]
    silent, said = msgspec.structs.replace(spark, box="war-eternal"), msgspec.structs.replace(spark, cast=())
    assert _told("aeons-end", "en", silent) == _told("aeons-end", "en", spark) != _told("aeons-end", "en", said)


def _told(game: str, code: str, card: Definition) -> list[str]:
    rules = games.load(game)
    words = game_words(code, package_of(rules))
    t = words.telling(rules)
    assert words._told is not None
    return [t.sound(line) for line in words._told.card_text(t, card)]
