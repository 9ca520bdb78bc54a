"""What can still come: counted from what a seat knows, and from nothing else."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from deckwright.core import SPECTATOR, Dice, Game, resample
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.setup import BASIC_CARDS
from deckwright.records import Session
from deckwright.story import Remaining, remaining
from deckwright.story.remaining import Kind, Possible
from tests.aeons_end.mages_table import a_main_phase
from tests.suites.playing import at_every_table, questions_of, steadily
from tests.suites.setups import Setup
from tests.table import seat

seeds = st.integers(0, 2**32 - 1)


def pile(game: Game, you: int, zone: str) -> Remaining:
    return next(one for one in remaining(game, you) if one.zone == zone)


@at_every_table
@steadily(2)
@given(seed=seeds)
def test_what_can_still_come_is_the_same_in_every_game_the_seat_could_be_in(setup: Setup, seed: int) -> None:
    dice = Dice(seed)
    for game in questions_of(setup.new_game(seed), dice):
        if dice.below(8):
            continue
        for you in (SPECTATOR, *range(setup.seats)):
            assert remaining(resample(game, you, dice), you) == remaining(game, you)


@at_every_table
@steadily(2)
@given(seed=seeds)
def test_the_truth_lies_between_the_least_and_the_most(setup: Setup, seed: int) -> None:
    dice = Dice(seed)
    for game in questions_of(setup.new_game(seed), dice):
        if dice.below(8):
            continue
        for you in (SPECTATOR, *range(setup.seats)):
            for told in remaining(game, you):
                place = game.rules.layout.zone_at(told.zone, max(0, told.seat))
                definitions = [game.rules.definitions[game.cards[card]] for card in game.zones[place]]
                assert sum(group.count for group in told.groups) == told.count == len(definitions)
                kinds, ids = Counter(one.kind for one in definitions), Counter(one.id for one in definitions)
                for counted, named in ((kinds, "kinds"), (ids, "cards")):
                    least: Counter[str] = Counter()
                    most: Counter[str] = Counter()
                    for group in told.groups:
                        for one in getattr(group, named):
                            what = one.kind if isinstance(one, Kind) else one.card
                            least[what] += one.least
                            most[what] += one.most
                    assert set(counted) <= set(most)
                    assert all(least[what] <= counted[what] <= most[what] for what in most)


def test_the_nemesis_deck_is_counted_by_tier_with_the_cards_of_the_nemesis_for_certain() -> None:
    session = Session(aeons_end(), 2, seed=3, setup={"nemesis": "rageborne"})
    told = pile(session.game, 0, "nemesis_deck")
    own = {
        tier: [card.id for card in aeons_end().card_of if (card.nemesis, card.tier) == ("rageborne", tier)]
        for tier in (1, 2, 3)
    }
    drawn = sum(len(own[tier]) for tier in own) + sum(BASIC_CARDS[2]) - told.count
    assert [group.tier for group in told.groups] == [1, 2, 3]
    assert sum(group.count for group in told.groups) == told.count
    tier_2 = told.groups[1]
    assert (tier_2.count, drawn >= 0) == (len(own[2]) + BASIC_CARDS[2][1], True)
    for card in own[2]:
        assert Possible(card, 1, 1) in tier_2.cards
    assert sum(one.least for one in tier_2.cards) == len(own[2])
    assert abs(sum(kind.share for kind in tier_2.kinds) - 1) < 1e-9


def test_your_own_deck_is_counted_card_by_card_but_not_its_order() -> None:
    table = a_main_phase(seat(deck=["crystal", "spark", "crystal"], discard=["jade"]))
    deck, discard = pile(table.game, 0, "deck"), pile(table.game, 0, "discard")
    assert {(one.card, one.least, one.most) for group in deck.groups for one in group.cards} == {
        ("crystal", 2, 2),
        ("spark", 1, 1),
    }
    assert [(one.card, one.most) for group in discard.groups for one in group.cards] == [("jade", 1)]


def test_nobody_is_told_of_another_seat_s_deck() -> None:
    session = Session(aeons_end(), 3, seed=3)
    assert {(one.zone, one.seat) for one in remaining(session.game, 1)} == {
        ("nemesis_deck", -1),
        ("special_deck", -1),
        ("deck", 1),
        ("discard", 1),
    }
    assert {one.seat for one in remaining(session.game, SPECTATOR)} == {-1}
