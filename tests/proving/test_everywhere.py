"""At every question, in the middle of whatever effect: a game can be saved, loaded, copied and looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest

from deckwright.core import Dice, Game, choose, resample, view
from deckwright.core.run import waiting_for
from deckwright.records import from_bytes, state_hash, to_bytes
from deckwright.rules import Rules, new_game
from tests.proving.mages import mages
from tests.proving.wizards import wizards
from tests.suites.test_secrets import offered_cards_are_known

TABLES = [(wizards, 3), (wizards, 2), (mages, 1), (mages, 3)]
DECISIONS = 250

at_every_table = pytest.mark.parametrize(("make", "seats"), TABLES, ids=[f"{make.__name__}-{n}p" for make, n in TABLES])


def questions(rules: Rules, seats: int, seed: int, *, decisions: int = DECISIONS) -> Iterator[Game]:
    """A game played at random: it stands at a question each time it is given."""
    dice = Dice(seed)
    game = new_game(rules, seats, seed=seed)
    for _ in range(decisions):
        if game.outcome is not None:
            return
        yield game
        waiting = waiting_for(game)
        seat = waiting[dice.below(len(waiting))]
        options = game.question.options_of(seat)
        choose(game, options[dice.below(len(options))], seat)


def asked(game: Game) -> list[object]:
    return [(seat, game.rules.keys(game, game.question.options_of(seat))) for seat in waiting_for(game)]


@at_every_table
def test_saved_and_loaded_at_every_question(make: Callable[[], Rules], seats: int) -> None:
    rules = make()
    for game in questions(rules, seats, seed=1):
        loaded = from_bytes(rules, to_bytes(game))
        assert state_hash(loaded) == state_hash(game)
        assert (asked(loaded), loaded.question.prompt) == (asked(game), game.question.prompt)


@at_every_table
def test_a_copy_goes_its_own_way(make: Callable[[], Rules], seats: int) -> None:
    rules = make()
    for game in questions(rules, seats, seed=2):
        before = state_hash(game)
        twins = [game.copy(), from_bytes(rules, to_bytes(game))]
        for twin in twins:
            seat = waiting_for(twin)[0]
            choose(twin, twin.question.options_of(seat)[-1], seat)
        assert state_hash(game) == before
        assert state_hash(twins[0]) == state_hash(twins[1])


@at_every_table
def test_no_card_is_lost_or_doubled_and_every_question_has_options_that_are_known(
    make: Callable[[], Rules], seats: int
) -> None:
    rules = make()
    for seed in range(3, 9):
        for game in questions(rules, seats, seed):
            lying = Counter(card for zone in game.zones for card in zone)
            assert lying == Counter(range(len(game.cards)))
            assert all(game.place[card] == place for place, zone in enumerate(game.zones) for card in zone)
            assert all(options for _, options in asked(game))
            offered_cards_are_known(game)


@at_every_table
def test_a_searching_bot_can_go_on_from_what_it_imagines(make: Callable[[], Rules], seats: int) -> None:
    rules = make()
    dice = Dice(4)
    for game in questions(rules, seats, seed=10, decisions=120):
        seat = waiting_for(game)[0]
        imagined = resample(game, seat, dice)
        assert msgspec.json.encode(view(imagined, seat)) == msgspec.json.encode(view(game, seat))
        for _ in range(15):
            if imagined.outcome is not None:
                break
            answering = waiting_for(imagined)[0]
            options = imagined.question.options_of(answering)
            choose(imagined, options[dice.below(len(options))], answering)


@pytest.mark.parametrize(
    ("make", "seats", "expected"),
    [
        (wizards, 3, {"turn", "defend", "may", "one-of", "player", "pick-destroy"}),
        (mages, 3, {"main", "may", "one-of", "player", "pick-move", "pick-hit", "pick-discard"}),
    ],
)
def test_random_play_meets_the_questions_of_the_vocabulary(
    make: Callable[[], Rules], seats: int, expected: set[str]
) -> None:
    prompts = {game.question.prompt for seed in range(8) for game in questions(make(), seats, seed)}
    assert expected - prompts == set()
