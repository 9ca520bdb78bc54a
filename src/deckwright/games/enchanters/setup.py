"""Set-up: kingdoms, the adventure deck, the track and the town."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deckwright.core.randomness import Dice
from deckwright.errors import PlayerError
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.table import (
    BOX,
    CRYSTALS,
    DECK,
    ENCHANTMENTS,
    ITEMS,
    LOWER_HALF,
    TOWN,
    TRACK,
    TRACK_LENGTH,
)
from deckwright.games.enchanters.track import refill
from deckwright.games.enchanters.values import refresh

if TYPE_CHECKING:
    from deckwright.games.enchanters.rules import Enchanters

STARTING_CRYSTALS: Final = 5
FAST_INVASION_REMOVES: Final = 5
RANDOM: Final = "random"


def kingdoms_needed(seats: int, variants: list[str]) -> int:
    """A kingdom per player; in a duel two, unless the raid is super-fast."""
    return 4 if seats == 2 and "super-fast" not in variants else seats


def check_kingdoms(seats: int, options: dict[str, object]) -> None:
    """As many different kingdoms as the game needs, or leave it to chance."""
    chosen = _strings(options["kingdoms"])
    if chosen in ([], [RANDOM]):
        return
    needed = kingdoms_needed(seats, _strings(options["variant"]))
    if RANDOM in chosen or len(chosen) != needed or len(set(chosen)) != len(chosen):
        raise PlayerError(
            "kingdoms",
            f"{seats} players need {needed} different kingdoms (or 'random'), not {chosen}",
            needed=needed,
            seats=seats,
            chosen=chosen,
        )


def check_first(seats: int, options: dict[str, object]) -> None:
    """The first player sits at the table."""
    first = str(options["first"])
    if first != RANDOM and int(first) > seats:
        raise PlayerError("first", f"player {first} cannot begin: there are {seats} players", first=first, seats=seats)


def deal_cards(rules: Enchanters, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
    """The town, two starters per player, and the cards of the kingdoms."""
    variants = _strings(options["variant"])
    kingdoms = _strings(options["kingdoms"])
    if kingdoms in ([], [RANDOM]):
        order = list(range(len(rules.kingdoms)))
        dice.shuffle(order)
        names = list(rules.kingdoms)
        kingdoms = [names[i] for i in order[: kingdoms_needed(seats, variants)]]
    town = str(options["town"])
    towns = rules.towns
    cards = [rules.by_id[town] if town != RANDOM else towns[dice.below(len(towns))]]
    cards += [rules.by_id["fist"], rules.by_id["of-enchanting"]] * seats
    decks = rules.marked_cards if seats == 2 or "super-fast" in variants else rules.kingdom_cards
    for kingdom in kingdoms:
        cards += decks[kingdom]
    return cards


def lay_table(game: Board) -> None:
    """Everything from the empty table to the first turn."""
    rules = game.rules
    zones, seats = game.zones, game.seats
    zones[TOWN] = [0]
    game.place[0] = TOWN
    everybody = (1 << seats) - 1
    for seat in range(seats):
        for card, pile in ((1 + 2 * seat, ITEMS), (2 + 2 * seat, ENCHANTMENTS)):
            zones[pile + seat] = [card]
            game.place[card] = pile + seat
        game.counters[CRYSTALS + seat] = STARTING_CRYSTALS
        refresh(game, seat)
    first = 1 + 2 * seats
    game.seen[:first] = [everybody] * first
    deck = list(range(first, len(game.cards)))
    zones[BOX] = []
    variants = _strings(game.options["variant"])
    build_deck(game, deck, fast="fast" in variants, deep="dragons" in variants)
    form_track(game)
    game.turn = game.random_below(seats) if game.options["first"] == RANDOM else int(str(game.options["first"])) - 1
    game.push(rules.block("turn"), {})


def build_deck(game: Board, deck: list[int], *, fast: bool, deep: bool) -> None:
    """Shuffle the last cards dealt; take cards out for the fast invasion; put the dragons into the lower half."""
    game.zones[DECK] = deck
    game.place[deck[0] :] = [DECK] * len(deck)
    game.shuffle(DECK)
    if fast:
        # The cards leave the deck unseen for the box: they are not in the graveyard.
        for _ in range(FAST_INVASION_REMOVES * game.seats):
            game.draw(DECK, BOX)
    if deep:
        deck = game.zones[DECK]
        kinds = game.rules.definitions
        dragons = [card for card in deck if kinds[game.cards[card]].kind == "dragon"]
        others = [card for card in deck if kinds[game.cards[card]].kind != "dragon"]
        upper = (len(others) + 1) // 2  # an odd card goes to the upper half
        lower = others[: len(others) - upper] + dragons
        game.counters[LOWER_HALF] = len(lower)
        game.zones[DECK] = lower
        game.shuffle(DECK)
        game.zones[DECK] += others[len(others) - upper :]


def form_track(game: Board) -> None:
    """The first track: gear from the bottom of the deck, or in the newer edition from its top."""
    if game.options["edition"] == "newer":
        gear_on_top(game)
    else:
        track_from_below(game)
    refill(game)  # newer edition; or the kingdoms hold too little gear


def track_from_below(game: Board) -> None:
    """Items and enchantments from the bottom of the deck form the track."""
    found, game.zones[DECK] = search_from_below(game, TRACK_LENGTH)
    game.zones[TRACK] = found
    for card in found:
        game.place[card] = TRACK


def gear_on_top(game: Board) -> None:
    """Newer edition: three items or enchantments per player from the bottom lie on top of the deck."""
    found, rest = search_from_below(game, 3 * game.seats)
    game.zones[DECK] = rest + found


def search_from_below(game: Board, wanted: int) -> tuple[list[int], list[int]]:
    """The first items and enchantments from the bottom of the deck, and the deck without them.

    Foes met on the way go back under it in their old order. Everyone watches, so everyone knows these cards.
    """
    deck = game.zones[DECK]
    is_foe = game.rules.is_foe
    found: list[int] = []
    aside: list[int] = []
    for card in deck:
        if len(found) == wanted:
            break
        (aside if is_foe[game.cards[card]] else found).append(card)
    for card in found + aside:
        game.show(card)
    game.add(LOWER_HALF, -len(found))
    return found, aside + deck[len(found) + len(aside) :]


def _strings(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]
