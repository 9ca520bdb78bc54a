"""No bot sees more than its seat, at any level, in any game; and equal seeds think equal thoughts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deckwright import bots, games
from deckwright.bots import Bot, Knowledge, decide
from deckwright.core import Dice, Game, choose, resample, view, waiting_for
from deckwright.core.views import knows
from deckwright.records.saves import to_bytes
from deckwright.rules import new_game

DECISIONS = 8
"""At how many questions of a game a bot is asked; between them the game goes on at random."""
EVERYBODY = [(game, name) for game in games.names() for name in bots.names(games.load(game))]


def positions(game_name: str, seed: int, seats: int) -> list[tuple[Game, int]]:
    """Questions from all over a game, each with a seat that is asked."""
    game, dice = new_game(games.load(game_name), seats, seed=seed), Dice(seed)
    found: list[tuple[Game, int]] = []
    while game.question is not None and len(found) < 12 * DECISIONS:
        asked = waiting_for(game)[-1]
        options = game.question.options_of(asked)
        if len(options) > 1:
            found.append((game.copy(), asked))
        choose(game, options[dice.below(len(options))], asked)
    return found[:: max(1, len(found) // DECISIONS)]


def peeks(make: Callable[[Game], Bot], game: Game, seat: int) -> bool:
    """Whether an equal bot chooses otherwise when the unseen is dealt again."""
    elsewhere = resample(game, seat, Dice(99))
    return decide(make(game), game, seat)[0] != decide(make(elsewhere), elsewhere, seat)[0]


@pytest.mark.parametrize(("game_name", "name"), EVERYBODY, ids=lambda one: one)
def test_permuting_the_unseen_leaves_the_choice_unchanged(game_name: str, name: str) -> None:
    rules = games.load(game_name)
    for number, (game, seat) in enumerate(positions(game_name, seed=6, seats=min(3, rules.max_seats))):
        assert not peeks(lambda _, seed=number: bots.bot(name, rules, seed), game, seat)  # type: ignore[misc]


class Peeker:
    """A cheat: it has got hold of the game itself, and chooses by the cards that nobody sees."""

    name = "peeker"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, knowledge: Knowledge) -> str:
        return knowledge.options[sum(n * face for n, face in enumerate(self.game.cards)) % len(knowledge.options)]


def shuffled_behind_its_back(game: Game, seat: int, dice: Dice) -> Game:
    """The same table to a seat, but hidden cards of one pile and one kind have changed places, and chance will fall
    otherwise: done by hand, without the sampler that the bots themselves think with.
    """
    other = game.copy()
    faces = list(game.cards)
    for place, cards in enumerate(game.zones):
        alike: dict[object, list[int]] = {}
        for card in cards:
            definition = game.rules.definitions[game.cards[card]]
            kind = (getattr(definition, "kind", ""), getattr(definition, "tier", 0))
            if not knows(game, seat, place, card):
                alike.setdefault(kind, []).append(card)
        for hidden in alike.values():
            dealt = [faces[card] for card in hidden]
            dice.shuffle(dealt)
            for card, face in zip(hidden, dealt, strict=True):
                faces[card] = face
    other.cards = tuple(faces)
    other.rng = dice.below(1 << 64)
    return other


@pytest.mark.parametrize(("game_name", "name"), EVERYBODY, ids=lambda one: one)
def test_shuffling_hidden_piles_by_hand_leaves_the_choice_unchanged(game_name: str, name: str) -> None:
    rules, moved = games.load(game_name), 0
    for number, (game, seat) in enumerate(positions(game_name, seed=8, seats=2)):
        assert game.question is not None
        if game.question.seats != (seat,):
            continue  # what the others are offered hangs on the cards they hold
        elsewhere = shuffled_behind_its_back(game, seat, Dice(number))
        moved += elsewhere.cards != game.cards
        assert view(elsewhere, seat) == view(game, seat)
        deals = [to_bytes(Knowledge.of(one, seat).imagine(Dice(1))) for one in (game, elsewhere)]
        assert deals[0] == deals[1]
        here, there = (bots.bot(name, rules, seed=number) for _ in range(2))
        assert decide(here, game, seat)[0] == decide(there, elsewhere, seat)[0]
    assert moved


@pytest.mark.parametrize("game_name", games.names())
def test_a_bot_that_peeks_is_caught(game_name: str) -> None:
    found = [peeks(Peeker, game, seat) for game, seat in positions(game_name, seed=6, seats=2)]
    assert any(found)


@pytest.mark.parametrize(("game_name", "name"), EVERYBODY, ids=lambda one: one)
def test_equal_seeds_think_equal_thoughts(game_name: str, name: str) -> None:
    rules = games.load(game_name)
    asked = positions(game_name, seed=7, seats=2)[:6]

    def answers() -> list[str]:
        bot = bots.bot(name, rules, seed=3)
        return [decide(bot, game, seat)[0] for game, seat in asked]

    assert answers() == answers()
