"""Set-up: starters, the adventure deck, the first track, duels, variants and editions."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright.core import Dice, Game, resample, view
from deckwright.errors import PlayerError
from deckwright.games import load
from deckwright.games.enchanters.cards import KINGDOMS
from deckwright.games.enchanters.definitions import DRAGON, MONSTER
from deckwright.games.enchanters.setup import gear_on_top, track_from_below
from deckwright.games.enchanters.table import BOX, DECK, GRAVEYARD, LOWER_HALF, TOWN, TRACK
from deckwright.rules import new_game
from tests.table import Table, a_table

RULES = load("enchanters")
SEEDS = range(12)


def laid(seats: int = 3, seed: int = 1, **options: str) -> Game:
    return new_game(RULES, seats, seed=seed, options=options)


def kinds_in(game: Game, *zones: int) -> list[str]:
    return [RULES.definitions[game.cards[card]].kind for zone in zones for card in game.zones[zone]]


def ids_in(game: Game, *zones: int) -> list[str]:
    return [RULES.definitions[game.cards[card]].id for zone in zones for card in game.zones[zone]]


def is_foe(kind: str) -> bool:
    return kind in (MONSTER, DRAGON)


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_a_kingdom_has_25_cards_and_13_of_them_carry_the_mark_2(kingdom: str) -> None:
    cards = KINGDOMS[kingdom]
    shape = Counter((card.tier or card.kind, card.copies, card.marked) for card in cards)
    assert shape == {
        ("item", 2, 1): 3,
        ("enchantment", 2, 1): 3,
        ("minor", 6, 3): 1,
        ("medium", 4, 2): 1,
        ("major", 2, 1): 1,
        ("dragon", 1, 1): 1,
    }
    assert sum(card.copies for card in cards) == 25
    assert sum(card.marked for card in cards) == 13


def test_there_are_six_kingdoms_and_21_towns() -> None:
    assert len(RULES.kingdoms) == 6
    assert len(RULES.towns) == 21


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_begins_with_five_crystals_and_two_starters(seats: int) -> None:
    table = Table(laid(seats))
    for player in (table.you, table.left, table.right, table.far)[:seats]:
        assert (player.items, player.enchantments, player.trophies) == (["fist"], ["of-enchanting"], [])
        assert (player.crystals, player.wounds, player.attack, player.defence) == (5, 0, 1, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_track_holds_six_cards_and_no_foe(seed: int) -> None:
    game = laid(3, seed)
    assert len(game.zones[TRACK]) == 6
    assert not any(is_foe(kind) for kind in kinds_in(game, TRACK))
    assert len(game.zones[DECK]) == 69
    assert len(game.zones[TOWN]) == 1
    assert game.zones[GRAVEYARD] == game.zones[BOX] == []


def test_the_track_is_searched_from_the_bottom_of_the_deck() -> None:
    below = ["goblin", "dagger", "red-dragon", "of-fire", "axe", "ogre", "flail", "helmet", "of-stone"]
    table = a_table(track=[], deck=[*below, "roc", "bolas"])

    track_from_below(table.game)

    assert table.track == ["dagger", "of-fire", "axe", "flail", "helmet", "of-stone"]
    assert table.deck == ["goblin", "red-dragon", "ogre", "roc", "bolas"]


def test_the_newer_edition_searches_gear_in_the_same_way_and_lays_it_on_top() -> None:
    table = a_table(track=[], deck=["goblin", "dagger", "ogre", *["of-fire"] * 5, "roc", "bolas"])

    gear_on_top(table.game)

    assert table.deck == ["goblin", "ogre", "roc", "bolas", "dagger", *["of-fire"] * 5]


def test_foes_set_aside_are_known_to_everyone_at_the_bottom_of_the_deck() -> None:
    for seed in SEEDS:
        game = laid(3, seed)
        for seat in (-1, 0, 1, 2):
            deck = next(zone for zone in view(game, seat).zones if zone.name == "deck")
            known = [card for card in deck.cards if card is not None]
            assert [card.id for card in known] == ids_in(game, DECK)[: len(known)]
            assert all(is_foe(RULES.definitions[RULES.number_of(card.id)].kind) for card in known)


def test_three_players_use_every_card_of_three_kingdoms() -> None:
    game = laid(3, kingdoms="goblins,undead,dracons")
    dealt = Counter(ids_in(game, TRACK, DECK))
    assert dealt == {card.id: card.copies for kingdom in ("goblins", "undead", "dracons") for card in KINGDOMS[kingdom]}


def test_a_duel_uses_the_cards_marked_2_of_four_kingdoms() -> None:
    names = ("goblins", "undead", "dracons", "gnolls")
    game = laid(2, kingdoms=",".join(names))
    dealt = Counter(ids_in(game, TRACK, DECK))
    assert dealt == {card.id: card.marked for kingdom in names for card in KINGDOMS[kingdom]}
    assert (len(game.zones[TRACK]), len(game.zones[DECK])) == (6, 46)


@pytest.mark.parametrize(("seats", "cards"), [(2, 52), (3, 75), (4, 100)])
def test_random_kingdoms_are_all_different(seats: int, cards: int) -> None:
    for seed in SEEDS:
        game = laid(seats, seed)
        dealt = ids_in(game, TRACK, DECK)
        kingdoms = {RULES.card_of[RULES.number_of(card)].kingdom for card in dealt}
        assert len(dealt) == cards
        assert len(kingdoms) == (4 if seats == 2 else seats)


@pytest.mark.parametrize(("seats", "removed", "left"), [(2, 10, 42), (3, 15, 60), (4, 20, 80)])
def test_fast_invasion_puts_five_cards_per_player_into_the_box_unseen(seats: int, removed: int, left: int) -> None:
    game = laid(seats, variant="fast")
    assert len(game.zones[BOX]) == removed
    assert len(game.zones[TRACK]) + len(game.zones[DECK]) == left
    assert game.zones[GRAVEYARD] == []
    for seat in range(-1, seats):
        box = next(zone for zone in view(game, seat).zones if zone.name == "box")
        assert (box.count, box.cards) == (removed, [])


@pytest.mark.parametrize(("seats", "cards"), [(2, 26), (3, 39), (4, 52)])
def test_super_fast_raid_uses_one_marked_kingdom_per_player(seats: int, cards: int) -> None:
    game = laid(seats, variant="super-fast")
    dealt = ids_in(game, TRACK, DECK)
    assert len(dealt) == cards
    assert len({RULES.card_of[RULES.number_of(card)].kingdom for card in dealt}) == seats


@pytest.mark.parametrize("edition", ["base", "newer"])
def test_dragons_from_the_deep_lie_in_the_lower_half(edition: str) -> None:
    for seed in SEEDS:
        game = laid(4, seed, variant="dragons", edition=edition)
        deck = kinds_in(game, DECK)
        dragons = [index for index, kind in enumerate(deck) if kind == DRAGON]
        assert len(dragons) == 4
        assert max(dragons) < game.counters[LOWER_HALF]
        if edition == "base":
            assert game.counters[LOWER_HALF] == 52 - 6
            assert len(deck) - game.counters[LOWER_HALF] == 48


def test_dragons_from_the_deep_leave_an_odd_card_to_the_upper_half() -> None:
    game = laid(3, variant="dragons,fast")
    total = len(game.zones[DECK]) + len(game.zones[TRACK])
    dragons = kinds_in(game, DECK).count(DRAGON)
    upper = len(game.zones[DECK]) - game.counters[LOWER_HALF]
    assert upper == (total - dragons + 1) // 2


@pytest.mark.parametrize(("seats", "gear"), [(2, 6), (3, 9), (4, 12)])
def test_the_newer_edition_puts_gear_on_top_of_the_deck(seats: int, gear: int) -> None:
    for seed in SEEDS:
        game = laid(seats, seed, edition="newer")
        drawn = kinds_in(game, TRACK) + kinds_in(game, DECK)[::-1]
        assert not any(is_foe(kind) for kind in drawn[:gear])
        assert len(game.zones[TRACK]) == 6


@pytest.mark.parametrize("edition", ["base", "newer"])
def test_where_gear_is_scarce_foes_fill_the_track(edition: str) -> None:
    scarce = 0
    for seed in range(200):
        game = laid(2, seed, variant="fast,super-fast", edition=edition)
        assert len(game.zones[TRACK]) == 6
        scarce += any(is_foe(kind) for kind in kinds_in(game, TRACK))
    assert scarce > 0


def test_every_seat_may_begin_and_one_may_be_named() -> None:
    assert {laid(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert {laid(4, seed, first="3").turn for seed in SEEDS} == {2}


def test_every_town_may_come_up_and_one_may_be_named() -> None:
    assert {ids_in(laid(2, seed), TOWN)[0] for seed in range(400)} == {RULES.card_of[town].id for town in RULES.towns}
    assert {ids_in(laid(2, seed, town="alea"), TOWN)[0] for seed in SEEDS} == {"alea"}


def test_a_seat_expects_any_card_in_any_half_but_dragons_only_below() -> None:
    game = laid(3, 5, variant="fast,dragons")
    unseen = [card for zone in (DECK, BOX) for card in game.zones[zone] if not game.seen[card]]
    faces = {RULES.definitions[game.cards[card]].id for card in unseen}
    dragons = {face for face in faces if RULES.definitions[RULES.by_id[face]].kind == DRAGON}
    dice = Dice(1)

    on_top, in_box = set(), set()
    for _ in range(1000):
        other = resample(game, 0, dice)
        on_top.add(ids_in(other, DECK)[-1])
        in_box.add(ids_in(other, BOX)[0])
        assert dragons.isdisjoint(ids_in(other, DECK)[game.counters[LOWER_HALF] :])

    assert dragons
    assert on_top == faces - dragons
    assert in_box >= on_top


def test_the_newer_edition_knows_where_dragons_cannot_be() -> None:
    game = laid(2, 3, variant="dragons", edition="newer")
    dice = Dice(2)
    searched = 6
    without_dragons = 4 * 12  # of 52 cards
    upper = without_dragons // 2
    assert len(game.zones[DECK]) + 6 - searched - upper == game.counters[LOWER_HALF]
    for _ in range(300):
        other = resample(game, 1, dice)
        assert DRAGON not in [
            RULES.definitions[other.cards[card]].kind for card in other.zones[DECK][game.counters[LOWER_HALF] :]
        ]


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "enchanters is for 2 to 4 players, not 1"),
        (5, {}, "enchanters is for 2 to 4 players, not 5"),
        (3, {"kingdoms": "goblins,undead"}, "3 players need 3 different kingdoms (or 'random'), not "),
        (2, {"kingdoms": "goblins,undead"}, "2 players need 4 different kingdoms (or 'random'), not "),
        (3, {"kingdoms": "goblins,goblins,undead"}, "3 players need 3 different kingdoms (or 'random'), not "),
        (3, {"kingdoms": "goblins,undead,random"}, "3 players need 3 different kingdoms (or 'random'), not "),
        (3, {"kingdoms": "goblns,undead,gnolls"}, "kingdoms cannot be 'goblns' (did you mean 'goblins'?)"),
        (3, {"town": "normaltwon"}, "town cannot be 'normaltwon' (did you mean 'normaltown'?)"),
        (3, {"variant": "slow"}, "variant cannot be 'slow'"),
        (3, {"edition": "older"}, "edition cannot be 'older'"),
        (2, {"first": "3"}, "player 3 cannot begin: there are 2 players"),
        (2, {"twon": "alea"}, "no option 'twon' in enchanters (did you mean 'town'?)"),
    ],
)
def test_an_impossible_set_up_is_refused_in_one_sentence(seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(PlayerError) as refused:
        new_game(RULES, seats, seed=1, options=options)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_two_players_may_name_their_two_kingdoms_for_a_super_fast_raid() -> None:
    game = laid(2, variant="super-fast", kingdoms="goblins,undead")
    assert len(game.zones[TRACK]) + len(game.zones[DECK]) == 26
