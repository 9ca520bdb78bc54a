"""Random players lose Aeon's End long before its worst cards come up. With more life they meet all of them."""

from __future__ import annotations

import pytest

from deckwright.core import Dice, Game, Option, choose, resample, waiting_for
from deckwright.games.aeons_end.definitions import ATTACK, MINION, POWER
from deckwright.games.aeons_end.lookup import card_of, nemesis_of
from deckwright.games.aeons_end.nemeses.crooked_mask import CORRUPTION
from deckwright.games.aeons_end.nemeses.hollow_crown import ACOLYTE
from deckwright.games.aeons_end.nemeses.rageborne import STRIKE
from deckwright.games.aeons_end.table import (
    GRAVEHOLD,
    GRAVEHOLD_MOST,
    LIFE,
    LIFE_MOST,
    NEMESIS_DECK,
    NEMESIS_TOKENS,
)
from deckwright.records import from_bytes, to_bytes
from tests.suites.playing import LONGEST
from tests.suites.setups import SETUPS, Setup, promises_of
from tests.suites.test_random_play import cards_are_all_there, something_can_be_chosen
from tests.suites.test_secrets import shown

TABLES = [setup for setup in SETUPS if setup.game == "aeons-end" and setup.options]
DEALT_BY_NEMESIS = (ATTACK, MINION, POWER, STRIKE, CORRUPTION, ACOLYTE)


def a_long_game(setup: Setup, seed: int) -> Game:
    """A game with much more life; in every third one another tier of the nemesis deck comes up first."""
    game = setup.new_game(seed)
    game.counters[GRAVEHOLD] = game.counters[GRAVEHOLD_MOST] = 400
    game.counters[LIFE_MOST] = 60
    for seat in range(game.seats):
        game.counters[LIFE + seat] = 60
    if nemesis_of(game).id == "umbra-titan":
        game.counters[NEMESIS_TOKENS] = 100
    deck = game.zones[NEMESIS_DECK]
    first = len(deck) * (seed % 3) // 3
    game.zones[NEMESIS_DECK] = deck[first:] + deck[:first]
    game.events = []
    return game


def busy_answer(game: Game, dice: Dice) -> tuple[int, Option]:
    """One of the seats that are asked, and one of its options: seldom the end of a phase, if anything can be done."""
    waiting = waiting_for(game)
    seat = waiting[dice.below(len(waiting))]
    assert game.question is not None
    options = game.question.options_of(seat)
    deeds = [option for option in options if option[0] != "end"]
    chosen = deeds if deeds and dice.below(12) else options
    return seat, chosen[dice.below(len(chosen))]


def test_whatever_the_nemesis_has_comes_up_in_long_games_and_breaks_no_promise() -> None:
    met: set[str] = set()
    promises = promises_of("aeons-end")
    for setup in TABLES:
        for seed in range(3):
            game, dice = a_long_game(setup, seed), Dice(seed)
            for _ in range(LONGEST):
                if game.question is None:
                    break
                if dice.below(4) == 0:
                    cards_are_all_there(game)
                    something_can_be_chosen(game)
                    promises(game)
                if dice.below(40) == 0:
                    assert to_bytes(from_bytes(game.rules, to_bytes(game))) == to_bytes(game)
                    viewer = dice.below(game.seats + 1) - 1
                    assert shown(resample(game, viewer, dice), viewer) == shown(game, viewer)
                seat, option = busy_answer(game, dice)
                choose(game, option, seat)
            else:
                pytest.fail(f"no end after {LONGEST} answers: {setup}, seed {seed}")
            assert game.events is not None
            met |= {card_of(game, event.card).id for event in game.events if event.card >= 0}

    dealt = {card.id for card in game.rules.definitions if card.kind in DEALT_BY_NEMESIS}
    assert sorted(dealt - met) == []
