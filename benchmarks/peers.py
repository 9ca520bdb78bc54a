"""Other engines, played at random through their public interfaces.

A peer is imported only when it is made; one that is not installed is reported as such. A decision is one answer
that the engine waited for; dealing and other chance is timed but not counted.
"""

from __future__ import annotations

import copy
import logging
import random
from collections.abc import Callable
from importlib import import_module, metadata
from typing import Any

from measure import ENOUGH, Measure, Subject


def peers() -> tuple[list[Subject], list[Measure]]:
    """Make every peer that is installed; say which are not."""
    here: list[Subject] = []
    absent: list[Measure] = []
    for name, make in PEERS.items():
        try:
            here.append(make(name))
        except ImportError:
            absent.append(Measure(name, note="not installed"))
    return here, absent


def versions() -> dict[str, str]:
    """Tell which packages the peers come from, and which version of each is here."""
    found = {}
    for package in PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            found[package] = "not installed"
    return found


LOG_OFF = ", log off"


class Pyminion:
    """Two random players of Dominion with ten random kingdom cards of the base set.

    Pyminion tells every move to its log, in its own simulations as well, even if nobody listens. As it comes it is what
    its users get; with the log switched off from outside, what its rules alone cost, as ours do when nobody listens.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._log = logging.WARNING if name.endswith(LOG_OFF) else logging.INFO
        state = "its log switched off" if name.endswith(LOG_OFF) else "as it comes, nobody reading its log"
        self.note = f"Python; {state}; treasures and cards of a choice are picked one by one; copy is deepcopy"
        self._game = import_module("pyminion.game").Game
        self._player = import_module("pyminion.player").Player
        self._cards = import_module("pyminion.expansions.base").base_set
        self._decider = RandomDecider()

    def new_game(self, seed: int) -> Any:
        logging.getLogger().setLevel(self._log)
        players = [self._player(self._decider, player_id=name) for name in ("left", "right")]
        game = self._game(players, [self._cards], log_stdout=False)
        game.start()
        return game

    def play(self, game: Any, most: int = ENOUGH) -> int:
        """Play turns as `Game.play` does. Some games with Chapel never end: no one has money left."""
        logging.getLogger().setLevel(self._log)
        decider = self._decider
        decider.decisions = 0
        try:
            while decider.decisions < most:
                for player in game.players:
                    player.take_turn(game)
                    game.card_cost_reduction = 0
                    if game.is_over():
                        return decider.decisions
        except AssertionError:  # a card that must gain finds nothing cheap enough left: pyminion gives up
            pass
        return decider.decisions

    def copy(self, game: Any) -> Any:
        return copy.deepcopy(game)


class RandomDecider:
    """Answers whatever pyminion asks, and counts."""

    decisions = 0

    def one_or_none(self, cards: list[Any], player: Any, game: Any) -> Any:
        self.decisions += 1
        choice = int(random.random() * (len(cards) + 1))
        return cards[choice] if choice < len(cards) else None

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_actions, player, game)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_cards, player, game)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        card = self.one_or_none(valid_treasures, player, game)
        return [] if card is None else [card]

    def binary_decision(self, *_: Any, **__: Any) -> bool:
        self.decisions += 1
        return random.random() < 0.5

    def multi_play_decision(self, *_: Any, valid_cards: list[Any], **__: Any) -> Any:
        self.decisions += 1
        return any_of(valid_cards)

    def some(self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **limits: int) -> list[Any]:
        """Pick between the least and the most cards; each pick, and stopping early, is a decision."""
        least, most = limits.values() if limits else (0, -1)
        most = min(most, len(valid_cards)) if most >= 0 else len(valid_cards)
        least = min(least, most)
        picked = least + int(random.random() * (most - least + 1))
        self.decisions += picked + (picked < most)
        return random.sample(valid_cards, picked)

    discard_decision = trash_decision = gain_decision = topdeck_decision = some


class RLCard:
    """Random play through `env.step`, which builds the observation and the legal actions each time."""

    note = "Python; every step builds a NumPy observation; copy is deepcopy of the game"

    def __init__(self, name: str) -> None:
        self.name = name
        rlcard = import_module("rlcard")
        self._env = rlcard.make(name.removeprefix("RLCard "), config={"seed": 1})

    def new_game(self, seed: int) -> Any:
        """Reset the one environment; making another costs two to four times as much."""
        self._observation, _ = self._env.reset()
        return self._env

    def play(self, env: Any, most: int = ENOUGH) -> int:
        """Play on from the last reset."""
        observation = self._observation
        for decisions in range(most):
            if env.is_over():
                return decisions
            observation, _ = env.step(any_of(list(observation["legal_actions"])))
        return most

    def copy(self, env: Any) -> Any:
        return copy.deepcopy(env.game)


class OpenSpiel:
    """Random play through `legal_actions` and `apply_action`; the deal is OpenSpiel's row of chance nodes."""

    def __init__(self, name: str) -> None:
        self.name = name
        game = name.removeprefix("OpenSpiel ")
        pyspiel = import_module("pyspiel")
        if game.startswith("python_"):
            import_module("open_spiel.python.games")  # registers them
        self._game = pyspiel.load_game(game)
        self.note = "Python" if game.startswith("python_") else "C++ called from Python"

    def new_game(self, seed: int) -> Any:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(any_of(state.legal_actions()))
        return state

    def play(self, state: Any, most: int = ENOUGH) -> int:
        for decisions in range(most):
            if state.is_terminal():
                return decisions
            state.apply_action(any_of(state.legal_actions()))
        return most

    def copy(self, state: Any) -> Any:
        return state.clone()


class Chess:
    """Random legal moves to mate, stalemate, bare kings or the 75-move rule."""

    note = "Python; no hidden cards, no chance; copy without the stack of moves"

    def __init__(self, name: str) -> None:
        self.name = name
        self._board = import_module("chess").Board

    def new_game(self, seed: int) -> Any:
        return self._board()

    def play(self, board: Any, most: int = ENOUGH) -> int:
        for decisions in range(most):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                return decisions
            board.push(any_of(moves))
        return most

    def copy(self, board: Any) -> Any:
        return board.copy(stack=False)


def any_of(options: list[Any]) -> Any:
    """Pick one at random, a little more cheaply than `random.choice`."""
    return options[int(random.random() * len(options))]


PACKAGES = ("pyminion", "rlcard", "open_spiel", "chess")

PEERS: dict[str, Callable[[str], Subject]] = {
    "pyminion": Pyminion,
    "pyminion" + LOG_OFF: Pyminion,
    "RLCard uno": RLCard,
    "RLCard gin-rummy": RLCard,
    "OpenSpiel hearts": OpenSpiel,
    "OpenSpiel python_team_dominoes": OpenSpiel,
    "OpenSpiel python_liars_poker": OpenSpiel,
    "python-chess": Chess,
}
