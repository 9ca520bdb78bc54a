"""A judge for any game: play it out, and see how it ends."""

from __future__ import annotations

from deckwright.bots import decide
from deckwright.coach.judges import CHANCE, POINTS, Parts, Plan, Scale, quick_bot
from deckwright.core.game import Game
from deckwright.core.run import choose, waiting_for
from deckwright.rules.contract import Rules

LONGEST = 2000
"""Answers after which a game is judged as it stands."""


class PlayoutJudge:
    """Lets the usual bot play everything out; what counts is the margin, or who has won where nothing is counted."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._bot = quick_bot(rules, seed)
        self.name = f"{rules.name}-playout"
        self.scale: Scale = POINTS

    def look_at(self, game: Game) -> None:
        """Nothing is the same for all positions."""

    def plans(self, game: Game, seat: int) -> list[Plan]:
        assert game.question is not None
        return [[option] for option in game.question.options_of(seat)]

    def play_on(self, game: Game, seat: int, plan: Plan) -> None:
        choose(game, plan[0], seat)
        for _ in range(LONGEST):
            if game.question is None:
                return
            asked = waiting_for(game)[0]
            choose(game, decide(self._bot, game, asked)[1], asked)

    def worth(self, game: Game, seat: int) -> float:
        outcome = game.outcome
        if outcome is None:
            return 0.0
        scores = outcome.get("scores") or []
        if len(scores) != game.seats or game.seats == 1:
            self.scale = CHANCE
            return 100.0 * (seat in outcome["winners"])
        return float(scores[seat] - max(score for one, score in enumerate(scores) if one != seat))

    def outlook(self, game: Game, seat: int) -> list[float]:
        return []

    def parts(self, game: Game, seat: int) -> Parts:
        return {}
