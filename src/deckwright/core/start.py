"""A new game."""

from __future__ import annotations

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.core.randomness import Dice
from deckwright.core.rules import Rules
from deckwright.core.run import run


def bare_table(rules: Rules, seats: int, options: dict[str, object], cards: list[int], rng: int) -> Game:
    """A table with all zones empty but the first, which holds every card. Nothing is on the stack."""
    layout = rules.layout
    zones: list[list[int]] = [[] for _ in layout.zone_of]
    zones[0] = list(range(len(cards)))
    return Game(
        rules,
        options,
        seats,
        tuple(cards),
        zones,
        [0] * len(layout.counter_of),
        [0] * len(cards),
        [0] * len(cards),
        {},
        {},
        [],
        rng,
        -1,
        0,
        None,
        {},
        None,
        [()] * layout.seats,
    )


def new_game(rules: Rules, seats: int, *, seed: int, options: dict[str, str] | None = None) -> Game:
    """A game set up and run to its first question."""
    return start(rules, seats, rules.check_setup(seats, options or {}), seed)


def start(
    rules: Rules,
    seats: int,
    checked: dict[str, object],
    seed: int,
    *,
    heard: list[Event] | None = None,
    settled: list[str] | None = None,
) -> Game:
    """As ``new_game``, with a set-up that was already checked (simulations check it once).

    What happens and what is chosen without a question before the first one is told in ``heard`` and ``settled``.
    """
    dice = Dice(seed)
    game = bare_table(rules, seats, checked, rules.deal_cards(seats, checked, dice), dice.state)
    game.events, game.settled = heard, settled
    rules.set_up(game)
    run(game)
    game.events = game.settled = None
    return game
