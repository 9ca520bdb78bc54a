"""A game as a Gymnasium environment: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from deckwright import bots, games
from deckwright.core.game import Game
from deckwright.core.run import choose, waiting_for
from deckwright.envs.observing import MOST_OPTIONS, Eyes
from deckwright.errors import PlayerError
from deckwright.rules.start import new_game


class Alone(gymnasium.Env[dict[str, Any], Any]):
    """One seat against bots, or with them; the seat moves on by one from deal to deal.

    The reward is 0 until the end, then 1 for a win and -1 for a loss. ``info`` has the seat and, at the end, the score.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, others: Sequence[str] = ("random",), *, setup: dict[str, str] | None = None) -> None:
        self.rules = games.load(game)
        self.others = tuple(others)
        self.setup = dict(setup or {})
        self.seats = len(self.others) + 1
        self.eyes = Eyes(self.rules, self.seats)
        self.observation_space = self.eyes.space
        self.action_space = spaces.Discrete(MOST_OPTIONS)
        self.seat = 0
        self._deals = 0
        self._game: Game | None = None
        self._bots: dict[int, bots.Bot] = {}
        new_game(self.rules, self.seats, seed=0, options=self.setup)  # a set-up that is not possible is reported now
        for name in self.others:
            bots.bot(name, self.rules, 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        self.seat = self._deals % self.seats if seed is None else seed % self.seats
        self._deals += 1
        setup = self.setup | (options or {}).get("setup", {})
        self._game = new_game(self.rules, self.seats, seed=number, options=setup)
        elsewhere = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots = {
            seat: bots.bot(name, self.rules, number ^ seat) for seat, name in zip(elsewhere, self.others, strict=True)
        }
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        game = self.game
        choose(game, self.eyes.option(game, self.seat, action), self.seat)
        self._play_on()
        over = game.outcome is not None
        reward = 0.0
        if game.outcome is not None:
            reward = 1.0 if self.seat in game.outcome["winners"] else -1.0
        return self._seen(), reward, over, False, self._info()

    @property
    def game(self) -> Game:
        """The game itself, for looking on: a learner that reads it learns to cheat."""
        if self._game is None:
            raise PlayerError("no-question", "nothing is dealt yet; call reset first")
        return self._game

    def action_masks(self) -> Any:
        """Which actions are offered, as libraries with masked policies ask for it."""
        return self._seen()["action_mask"].astype(bool)

    def _play_on(self) -> None:
        """Let the bots answer until the learner is asked, or the game is over."""
        game = self.game
        while game.question is not None:
            waiting = waiting_for(game)
            mine = waiting[0] == self.seat if game.question.each is None else waiting == (self.seat,)
            if mine:
                return
            asked = next(seat for seat in waiting if seat != self.seat)
            _, option = bots.decide(self._bots[asked], game, asked)
            choose(game, option, asked)

    def _seen(self) -> dict[str, Any]:
        return self.eyes.look(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        outcome = self.game.outcome
        info: dict[str, Any] = {"seat": self.seat}
        if outcome is not None and outcome["scores"]:
            info["score"] = outcome["scores"][self.seat]
        return info
