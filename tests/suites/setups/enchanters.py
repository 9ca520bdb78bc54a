"""Enchanters: each number of players with each variant and edition; every town and kingdom takes its turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice, product

from deckwright import games
from deckwright.games.enchanters.definitions import DRAGON, Half
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.setup import kingdoms_needed
from deckwright.games.enchanters.table import (
    ATTACK_PRINTED,
    BOX,
    DECK,
    DEFENCE_PRINTED,
    ENCHANTMENTS,
    FIRST_CARD_LEAVES,
    ITEMS,
    LOWER_HALF,
    MAIN_ACTION_DONE,
    TAKING,
    TOWN,
    TRACK,
    TRACK_LENGTH,
    TROPHIES,
)

VARIANTS = ("", "fast", "super-fast", "dragons", "fast,dragons", "fast,super-fast,dragons")


def _setups() -> list[tuple[int, dict[str, str]]]:
    rules = games.load("enchanters")
    choices = {option.name: [value for value in option.values if value != "random"] for option in rules.setup_options}
    towns, kingdoms = cycle(choices["town"]), cycle(choices["kingdoms"])
    found = []
    for seats, variant, edition in product((2, 3, 4), VARIANTS, choices["edition"]):
        needed = kingdoms_needed(seats, variant.split(","))
        chosen = ",".join(islice(kingdoms, needed))
        found.append((seats, {"variant": variant, "edition": edition, "town": next(towns), "kingdoms": chosen}))
        next(kingdoms)  # so that neighbours change
    return found


SETUPS = _setups()


def visible_halves(game: Board, seat: int) -> Iterator[Half]:
    """The lower halves of all cards of a seat, and the upper halves of those on top."""
    for pile in (ITEMS, ENCHANTMENTS, TROPHIES):
        cards = [game.rules.card_of[game.cards[card]] for card in game.zones[pile + seat]]
        yield from (card.bottom for card in cards)
        yield from (card.top for card in cards[-1:])


def promises(game: Board) -> None:
    """What holds at every question of Enchanters."""
    rules, zones = game.rules, game.zones
    assert len(zones[TOWN]) == 1
    assert len(zones[TRACK]) <= TRACK_LENGTH
    assert len(zones[TAKING]) <= 1
    removed = 5 * game.seats if "fast" in game.options["variant"] else 0
    assert len(zones[BOX]) == removed
    for seat in range(game.seats):
        halves = list(visible_halves(game, seat))
        assert game.counters[ATTACK_PRINTED + seat] == sum(half.attack for half in halves)
        assert game.counters[DEFENCE_PRINTED + seat] == sum(half.defence for half in halves)
    question = game.question
    if question is not None and question.prompt == "turn":
        assert not zones[TAKING]
        fresh = not game.counters[MAIN_ACTION_DONE]
        full = len(zones[TRACK]) == TRACK_LENGTH or not zones[DECK]
        assert full, "the track is refilled before anything else is asked"
        assert not (fresh and game.counters[FIRST_CARD_LEAVES])
        assert any(verb == "end" for verb, *_ in question.options) != fresh
    if question is None:
        assert not zones[TRACK]
        assert not zones[DECK]
        assert not any(game.counters[i] for i in rules.layout.turn_counters)
    upper = [card for card in zones[DECK][game.counters[LOWER_HALF] :] if not game.seen[card]]
    if "dragons" in game.options["variant"]:
        assert not any(rules.card_of[game.cards[card]].kind == DRAGON for card in upper)
    assert game.counters[ATTACK_PRINTED + game.seats : ATTACK_PRINTED + 4] == [0] * (4 - game.seats)
    assert game.counters[DEFENCE_PRINTED + game.seats : DEFENCE_PRINTED + 4] == [0] * (4 - game.seats)
