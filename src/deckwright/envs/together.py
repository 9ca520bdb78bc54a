"""A game as a PettingZoo environment: every seat is an agent."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from deckwright import games
from deckwright.core.game import Game
from deckwright.core.run import choose, waiting_for
from deckwright.envs.observing import MOST_OPTIONS, Eyes
from deckwright.errors import PlayerError
from deckwright.rules.start import new_game


def env(game: str, seats: int, **setup: str) -> Together:
    """A game for so many seats, made as PettingZoo's own are: ``env("enchanters", 2, town="normaltown")``."""
    return Together(game, seats, setup=setup)


class Together(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """All seats learn, one decision at a time.

    An action is the number of an option. Where several seats answer in secret, they are asked one after another, and
    nobody sees the others' answers before all are given. At the end the winners get 1 and the others -1: everybody the
    same where all win or lose together. Scores are in ``infos``.
    """

    metadata = {"name": "deckwright_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int, *, setup: dict[str, str] | None = None) -> None:
        super().__init__()
        rules = games.load(game)
        self.rules = rules
        self.setup = dict(setup or {})
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.eyes = Eyes(rules, seats)
        self._action_space = spaces.Discrete(MOST_OPTIONS)
        self._game: Game | None = None
        self._seed = 0
        new_game(rules, seats, seed=0, options=self.setup)  # a set-up that is not possible is reported now

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.eyes.space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; ``options={"setup": …}`` changes the set-up. Without a seed the next deal of a row follows."""
        self._seed = seed if seed is not None else self._seed + 1
        setup = self.setup | (options or {}).get("setup", {})
        self._game = new_game(self.rules, len(self.possible_agents), seed=self._seed, options=setup)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    @property
    def game(self) -> Game:
        """The game itself, for looking on: an agent that learns from it learns to cheat."""
        if self._game is None:
            raise PlayerError("no-question", "nothing is dealt yet; call reset first")
        return self._game

    def observe(self, agent: str) -> dict[str, Any]:
        return self.eyes.look(self.game, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game, seat = self.game, self._seat(agent)
        option = self.eyes.option(game, seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        choose(game, option, seat)
        if game.outcome is not None:
            self._end(game)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str:
        """The seed and the question, in a line."""
        game = self.game
        asked = game.question.prompt if game.question is not None else "over"
        return f"{self.rules.name}, seed {self._seed}, decision {game.version}: {self.agent_selection}, {asked}"

    def close(self) -> None:
        """There is nothing to give back."""

    def _end(self, game: Game) -> None:
        assert game.outcome is not None
        winners, scores = game.outcome["winners"], game.outcome["scores"]
        for agent in self.agents:
            seat = self._seat(agent)
            self.rewards[agent] = 1.0 if seat in winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat]} if scores else {}

    def _select(self) -> None:
        waiting = waiting_for(self.game)
        asked = self.game.question
        if asked is not None and asked.each is None:
            waiting = waiting[:1]
        self.agent_selection = f"player_{waiting[0]}" if waiting else self.agents[0]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
