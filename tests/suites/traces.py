"""Traces of random games, to be compared between two engines: ``python -m tests.suites.traces``.

A line for each table: its name, how many states were passed, and the fingerprint of all of them in order, with what
every question offered, what a seat saw and how the unseen is dealt again. Equal engines write equal lines.
"""

from __future__ import annotations

import inspect
import json
import sys
from hashlib import blake2b
from typing import Any

from deckwright.core import Dice, Game, choose, resample, run, view, waiting_for
from deckwright.records import from_bytes, state_hash, to_bytes
from tests.suites.setups import SETUPS, Setup

MOST = 400
"""How many answers of a game are followed: enough to bring most of them to an end."""
LOOKED_AT = 25
"""At one question of so many, the view and the deal of the unseen are compared as well."""


def trace(setup: Setup, seed: int, *, copied: bool = False, most: int = MOST) -> tuple[int, str]:
    """Play at random, and say how many questions were answered and what all of it comes to.

    If ``copied``, every answer is given on a copy, and the original is thrown away.
    """
    told = blake2b(digest_size=16)
    game, dice = setup.new_game(seed), Dice(seed)
    answered = 0
    while (question := game.question) is not None and answered < most:
        seat = waiting_for(game)[dice.below(len(waiting_for(game)))]
        options = question.options_of(seat)
        told.update(state_hash(game).encode())
        told.update(json.dumps([question.prompt, question.seats, seat, options]).encode())
        if answered % LOOKED_AT == 0:
            look_closer(game, seat, told)
        if copied:
            game = game.copy()
        choose(game, options[dice.below(len(options))], seat)
        answered += 1
    told.update(state_hash(game).encode())
    told.update(json.dumps(game.outcome).encode())
    return answered, told.hexdigest()


def look_closer(game: Game, seat: int, told: Any) -> None:
    """The table as a seat sees it, a table it could just as well sit at, and the game as it is read back."""
    update = told.update
    update(repr(view(game, seat)).encode())
    update(state_hash(resample(game, seat, Dice(game.version))).encode())
    update(state_hash(from_bytes(game.rules, to_bytes(game))).encode())


def main() -> None:
    print("pure" if inspect.isfunction(run) else "compiled")
    for number, setup in enumerate(SETUPS):
        answered, told = trace(setup, number)
        print(f"{setup} {answered} {told}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
