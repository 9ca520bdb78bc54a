"""A new game."""

from __future__ import annotations

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.core.randomness import Dice
from deckwright.core.run import run
from deckwright.errors import InternalError
from deckwright.rules.beginnings import BEGINNINGS
from deckwright.rules.contract import Rules


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


Deal = tuple[list[int], int]
"""The definitions of all cards that take part, and chance as it is after dealing them."""


def deal_of(rules: Rules, seats: int, checked: dict[str, object], seed: int) -> Deal:
    """What a seed deals."""
    dice = Dice(seed)
    return rules.deal_cards(seats, checked, dice), dice.state


def start(
    rules: Rules,
    seats: int,
    checked: dict[str, object],
    seed: int,
    *,
    heard: list[Event] | None = None,
    settled: list[str] | None = None,
    deal: Deal | None = None,
) -> Game:
    """As ``new_game``, with a set-up that was already checked (simulations check it once), perhaps with a known deal.

    What happens and what is chosen without a question before the first one is told in ``heard`` and ``settled``.
    """
    for name, beginning in BEGINNINGS.items():
        if name in checked:
            return beginning.begin(rules, str(checked[name]), heard, settled)
    cards, rng = deal_of(rules, seats, checked, seed) if deal is None else deal
    game = bare_table(rules, seats, checked, cards, rng)
    game.events, game.settled = heard, settled
    rules.set_up(game)
    try:
        run(game)
    except InternalError as error:
        raise error.with_seed(seed) from error
    game.events = game.settled = None
    return game
