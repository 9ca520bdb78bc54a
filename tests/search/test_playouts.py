"""Playing games on without asking anybody."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from deckwright import bots, games
from deckwright.core import Dice, Game, waiting_for
from deckwright.errors import AuthorError
from deckwright.records import state_hash
from deckwright.rules import new_game
from deckwright.search import advance, play_out, policy_for
from tests.aeons_end.mages_table import a_main_phase
from tests.suites.playing import at_plain_tables
from tests.suites.setups import Setup
from tests.table import a_table, seat


def a_duel(seed: int = 3) -> Game:
    options = {"town": "normaltown", "first": "1"}
    return new_game(games.load("enchanters"), 2, seed=seed, options=options)


@at_plain_tables
def test_a_playout_goes_to_the_end(setup: Setup) -> None:
    game = setup.new_game(5)

    answers = play_out(game, "random", 20_000)

    assert game.outcome is not None
    assert 0 < answers == game.version


def test_equal_dice_play_equally() -> None:
    one, other, third = a_duel(), a_duel(), a_duel()
    play_out(one, "random", dice=Dice(1))
    play_out(other, "random", dice=Dice(1))
    play_out(third, "random", dice=Dice(2))

    assert state_hash(one) == state_hash(other) != state_hash(third)


def test_without_dice_the_playout_follows_from_the_game() -> None:
    one, other = a_duel(), a_duel()
    play_out(one, "random")
    play_out(other, "random")

    assert state_hash(one) == state_hash(other)


def test_a_limit_stops_a_playout() -> None:
    game = a_duel()

    assert play_out(game, "random", 7) == 7
    assert (game.version, game.outcome) == (7, None)
    assert play_out(game, "random", 0) == 0


def test_a_playout_may_stop_when_turns_have_ended() -> None:
    game = a_duel()

    play_out(game, "random", turns=1)
    assert (game.turns, game.turn) == (1, 1)
    play_out(game, "random", turns=2)
    assert (game.turns, game.turn) == (3, 1)


def test_a_game_that_is_over_is_left_alone() -> None:
    game = a_duel()
    game.end([0], [3, 2])

    assert play_out(game, "random") == 0


def test_a_policy_is_asked_for_the_seat_whose_decision_it_is() -> None:
    game = a_duel()
    asked = []

    def first(game: Game, seat: int) -> tuple[str, int, int]:
        assert game.question is not None
        assert seat == waiting_for(game)[0]
        asked.append(seat)
        return game.question.options_of(seat)[0]

    play_out(game, first, 30)
    assert set(asked) == {0, 1}


def test_a_bot_is_a_policy_that_sees_what_its_seat_sees() -> None:
    game = a_duel()
    choice = policy_for("thrifty", game.rules, Dice(4))(game, 0)

    bot = bots.bot("thrifty", game.rules, Dice(4).below(1 << 53))
    assert choice == bots.decide(bot, game, 0)[1]


OTHERS = {"rest": 0.0, "use": 0.0, "end": 0.0}


def times_chosen(weights: dict[str, float], times: int = 400) -> Counter[str]:
    """How often each option is chosen in one position: an axe, a goblin, or rest."""
    table = a_table(you=seat(crystals=5), track=["axe", "goblin"], town="normaltown")
    policy = policy_for(weights, table.game.rules, Dice(9))
    keys: Counter[str] = Counter()
    for _ in range(times):
        keys[table.game.rules.key(table.game, policy(table.game, 0))] += 1
    return keys


def test_weights_say_how_likely_options_are() -> None:
    keys = times_chosen({"travel:axe": 3, "travel:goblin": 1, **OTHERS})

    assert keys.keys() == {"travel:axe", "travel:goblin"}
    assert math.isclose(keys["travel:axe"] / keys.total(), 0.75, abs_tol=0.07)


def test_a_key_goes_before_a_kind_and_a_kind_before_a_verb() -> None:
    assert times_chosen({"travel": 0, "travel:monster": 1, **OTHERS}).keys() == {"travel:goblin"}
    assert times_chosen({"travel:monster": 0, "travel:goblin": 1, "travel:axe": 0, **OTHERS}).keys() == {
        "travel:goblin"
    }


def test_branches_have_weights_by_their_names_whichever_card_asks() -> None:
    policy = policy_for({"branch": 1, "branch:recover": 0}, games.load("aeons-end"), Dice(9))

    for card, chosen in (("garnet-shard", {"gain-aether", "cast-prepped"}), ("emerald-shard", {"gain-aether"})):
        table = a_main_phase(seat(life=5, hand=[card], breach_1=["spark"])).play(card)
        keys = {table.game.rules.key(table.game, policy(table.game, 0)) for _ in range(60)}
        assert keys == {f"branch:{name}" for name in chosen}


def test_without_any_weight_all_options_are_alike() -> None:
    keys = times_chosen({"travel": 0, **OTHERS})

    assert {"travel:axe", "travel:goblin"} < keys.keys()


@pytest.mark.parametrize(
    "weights", [{"travel": -1.0}, {"travel": math.nan}, {"travel": math.inf}, {"fly": 1.0}, {"fly:axe": 1.0}]
)
def test_weights_that_cannot_be_meant_are_named(weights: dict[str, float]) -> None:
    with pytest.raises(AuthorError, match=repr(next(iter(weights)))):
        play_out(a_duel(), weights)


def test_an_answer_says_whether_a_turn_ended_and_chance_played_a_part() -> None:
    table = a_table(
        you=seat(crystals=3), left=seat(), track=["axe", "goblin"], deck=["long-sword", "scimitar"], town="normaltown"
    )
    game = table.game
    took = advance(game, next(option for option in game.question.options if option[0] == "travel"))
    assert (took.turn_over, took.by_chance, took.over) == (False, False, False)

    ended = advance(game, next(option for option in game.question.options if option[0] == "end"))
    assert (ended.turn_over, ended.over) == (True, False)


@at_plain_tables
def test_chance_is_seen_exactly_where_another_chance_leads_elsewhere(setup: Setup) -> None:
    game, dice = setup.new_game(6), Dice(6)
    for _ in range(120):
        if game.question is None:
            break
        asked = waiting_for(game)[0]
        options = game.question.options_of(asked)
        option = options[dice.below(len(options))]
        elsewhere = game.copy()
        elsewhere.rng ^= 0x5DEECE66D
        passage = advance(game, option, asked)
        advance(elsewhere, option, asked)
        if not passage.by_chance:
            elsewhere.rng = game.rng
            assert state_hash(elsewhere) == state_hash(game)


@at_plain_tables
def test_turns_end_in_every_game(setup: Setup) -> None:
    game = setup.new_game(7)
    play_out(game, "random", 20_000)

    assert game.turns > 1
    assert game.copy().turns == game.turns
