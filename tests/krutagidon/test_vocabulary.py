"""The cards share their words: hardly any card needs a word that nothing else uses."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from deckwright import games
from deckwright.effects.words import WORDS

ONE_IN = 20
"""No more than one card in so many may have a word that only it uses."""


def _words_in(thing: object) -> set[type]:
    """All words of the vocabulary in something that is printed."""
    if isinstance(thing, msgspec.Struct):
        own = {type(thing)} & set(WORDS.values())
        return own.union(*(_words_in(getattr(thing, field)) for field in thing.__struct_fields__))
    if isinstance(thing, tuple | list):
        return set().union(*map(_words_in, thing))
    return set()


def test_few_cards_need_a_word_that_only_they_use() -> None:
    users: dict[type, set[str]] = defaultdict(set)
    for game in games.names():
        for card in games.load(game).definitions:
            for word in _words_in(card):
                users[word].add(f"{game}:{card.id}")

    alone = {next(iter(cards)) for cards in users.values() if len(cards) == 1}
    ours = sorted(card for card in alone if card.startswith("krutagidon:"))

    assert len(ours) * ONE_IN <= len(games.load("krutagidon").definitions), ours
