"""Set-up: what each wizard begins with, and what lies on the table."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.core import Game, view
from deckwright.core.run import choose, waiting_for
from deckwright.errors import PlayerError
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.games.krutagidon.table import (
    DECK,
    FAMILIAR,
    HAND,
    LEGEND,
    LEGENDS,
    LIFE,
    LIMP_WANDS,
    MARKET,
    OFFERS,
    PROPERTY,
    TOKEN_STACK,
    WILD_MAGIC,
)
from deckwright.rules import new_game


def names(game: Game, place: int) -> list[str]:
    return [krutagidon().card_of[game.cards[card]].id for card in game.zones[place]]


def after_set_up(seats: int, seed: int = 1, **options: str) -> Game:
    """A game at its first turn; everybody kept the first of what was dealt."""
    game = new_game(games.load("krutagidon"), seats, seed=seed, options=options)
    while game.question is not None and game.question.prompt != "turn":
        seat = waiting_for(game)[0]
        choose(game, game.question.options_of(seat)[0], seat)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_wizard_begins_with_six_signs_a_wand_and_three_fizzles(seats: int) -> None:
    game = after_set_up(seats)
    for seat in range(seats):
        own = sorted(names(game, HAND + seat) + names(game, DECK + seat))
        assert own == ["fizzle"] * 3 + ["sign"] * 6 + ["wand"]
        assert len(game.zones[HAND + seat]) == 5
        assert game.counters[LIFE + seat] == 20


@pytest.mark.parametrize(("seats", "legends"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_the_fewer_players_the_more_legends_lie_under_voom(seats: int, legends: int) -> None:
    game = after_set_up(seats)
    assert names(game, LEGEND) == ["voom"]
    assert len(game.zones[LEGENDS]) == legends
    assert len(game.zones[TOKEN_STACK]) == 4 * seats
    assert [len(game.zones[pile]) for pile in (WILD_MAGIC, LIMP_WANDS)] == [16, 16]


@pytest.mark.parametrize("seed", range(10))
def test_the_first_market_has_five_cards_and_no_mayhem(seed: int) -> None:
    game = after_set_up(3, seed)
    assert len(game.zones[MARKET]) == 5
    assert not any(name.startswith("mayhem") for name in names(game, MARKET))


def test_properties_and_then_familiars_are_chosen_by_all_at_once() -> None:
    game = new_game(games.load("krutagidon"), 4, seed=3, options={})
    for kind in ("property", "familiar"):
        assert waiting_for(game) == (0, 1, 2, 3)
        for seat in (2, 0, 3, 1):
            assert game.question is not None
            offered = game.question.options_of(seat)
            assert len(offered) == 2
            assert all(krutagidon().kind_of[game.cards[card]] == kind for _, card, _ in offered)
            choose(game, offered[1], seat)
    for seat in range(4):
        assert [len(game.zones[place + seat]) for place in (PROPERTY, FAMILIAR, OFFERS)] == [1, 1, 0]


def test_a_wizard_sees_the_property_already_kept_and_nobody_else_does() -> None:
    game = new_game(games.load("krutagidon"), 3, seed=3, options={})
    assert game.question is not None
    kept = [game.question.options_of(seat)[seat % 2][1] for seat in range(3)]
    for seat in range(3):
        assert "kept" not in view(game, seat).facts
        choose(game, ("pick", kept[seat], -1), seat)
    assert [view(game, seat).facts["kept"] for seat in range(3)] == [[card] for card in kept]
    assert "kept" not in view(game, -1).facts


def test_five_wizards_get_one_property_each_without_a_choice() -> None:
    game = new_game(games.load("krutagidon"), 5, seed=3, options={})
    assert game.question is not None
    assert all(krutagidon().kind_of[game.cards[card]] == "familiar" for _, card, _ in game.question.options_of(0))


def test_familiars_and_properties_can_be_named_for_each_seat() -> None:
    game = after_set_up(
        2, familiars="puff-rainbow-cloud,schoolkids", properties="prop-pairs,prop-four-types", first="2"
    )
    assert game.turn == 1
    assert [names(game, FAMILIAR + seat) for seat in (0, 1)] == [["puff-rainbow-cloud"], ["schoolkids"]]
    assert [names(game, PROPERTY + seat) for seat in (0, 1)] == [["prop-pairs"], ["prop-four-types"]]


def test_picked_familiars_and_properties_are_taken_in_turn() -> None:
    game = new_game(games.load("krutagidon"), 3, seed=3, options={"familiars": "picked", "properties": "picked"})
    left = []
    for seat in (0, 1, 2, 0, 1, 2):
        assert game.question is not None
        assert waiting_for(game) == (seat,)
        left.append(len(game.question.options))
        choose(game, game.question.options[0], seat)
    assert left == [8, 7, 6, 12, 11, 10]


def test_a_shorter_game_has_fewer_legends_and_tokens() -> None:
    game = after_set_up(3, length="short")
    assert (len(game.zones[LEGENDS]), len(game.zones[TOKEN_STACK])) == (4, 6)


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (6, {}, "seats"),
        (1, {}, "seats"),
        (2, {"familiars": "schoolkids,schoolkids"}, "given-twice"),
        (2, {"properties": "prop-pairs,prop-pairs"}, "given-twice"),
        (3, {"properties": "prop-pairs,prop-four-types"}, "one-for-each"),
        (2, {"familiars": "dealt,schoolkids"}, "one-for-each"),
        (2, {"familiars": "schoolkids,puff-rainbow-cloud", "promos": "off"}, "no-promos"),
        (2, {"first": "3"}, "first"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(PlayerError) as refused:
        krutagidon().check_setup(seats, options)
    assert refused.value.code == code
