"""One game of a simulation: who sits where, with which seed, and how it went.

All follows from the seed of the simulation and the number of the game, so any game can be played again alone, and
it makes no difference which process plays it.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from time import perf_counter

import msgspec

from deckwright import bots
from deckwright.bots.bot import Bot, MakeBot, answer
from deckwright.core.game import Game
from deckwright.core.randomness import MASK, mix, seeded
from deckwright.core.run import choose
from deckwright.errors import InternalError, PlayerError
from deckwright.records.gamefile import GameFile
from deckwright.rules.contract import Rules
from deckwright.rules.start import start


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a game, its set-up, and the bots that sit down to it."""

    game: str
    bots: tuple[str, ...]
    setup: dict[str, str] = {}
    seed: int = 0


class Crash(msgspec.Struct, frozen=True, kw_only=True):
    """A game that could not be played to its end. The file holds every answer up to the one that broke it."""

    index: int
    error: str
    file: GameFile
    endless: dict[str, object] = {}
    """Of a card's text that does not end: its ``block``, and the ``number`` and ``step`` it was at."""


class Played:
    """How a game went, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.answers: list[str] = []
        self.turns = 0
        """How often the turn passed to somebody who was then asked something."""
        self.decisions = [0] * seats
        self.thinking = [0.0] * seats
        """Seconds until a seat had answered."""


def game_seed(seed: int, index: int) -> int:
    """The seed of a game of the simulation. Numbers of 53 bits, so that every JSON reader can hold them."""
    return mix((seeded(seed) + index * 0x9E3779B97F4A7C15) & MASK) >> 11


def line_up(players: tuple[str, ...], index: int) -> list[str]:
    """Who sits where: everybody moves on by one seat from game to game."""
    moved = index % len(players)
    return [players[(seat - moved) % len(players)] for seat in range(len(players))]


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A bot by its name, or one of your own by ``module:Class``: the class takes the rules and the seed.

    The module is found where Python finds modules, and in the folder one stands in.
    """
    if ":" not in name:
        return bots.bot(name, rules, seed)
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        make: MakeBot = getattr(import_module(module), attribute)
    except Exception as error:  # whatever goes wrong in a module of somebody's own
        why = f"{type(error).__name__}: {error}"
        raise PlayerError("bot-not-loaded", f"the bot {name!r} cannot be loaded: {why}", bot=name, why=why) from error
    return make(rules, seed)


def play(rules: Rules, setup: dict[str, object], players: list[str], seed: int, played: Played) -> Game:
    """Let bots play a game to its end. ``played`` is filled in on the way, so that a crash leaves it behind."""
    seated = {seat: make_bot(name, rules, (seed << 3) + seat) for seat, name in enumerate(players)}
    game = start(rules, len(players), setup, seed)
    turn = -2
    while game.outcome is None:
        before = perf_counter()
        seat, key, option = answer(seated, game)
        played.thinking[seat] += perf_counter() - before
        played.decisions[seat] += 1
        played.answers.append(f"p{seat + 1} {key}")
        if game.turn != turn:
            turn = game.turn
            played.turns += 1
        choose(game, option, seat)
    return game


def bug_report(rules: Rules, match: Match, index: int, played: Played, error: Exception) -> Crash:
    """All that is needed to see a crash again."""
    seed = game_seed(match.seed, index)
    endless: dict[str, object] = {}
    if isinstance(error, InternalError):
        error = error if "seed" in error.facts else error.with_seed(seed)
        if error.code == "endless":
            endless = {name: error.facts[name] for name in ("block", "number", "step")}
    return Crash(
        index=index,
        error=f"{type(error).__name__}: {error}",
        endless=endless,
        file=GameFile(
            game=match.game,
            rules=rules.version,
            seats=len(match.bots),
            setup=match.setup,
            seed=seed,
            players=line_up(match.bots, index),
            answers=played.answers,
        ),
    )
