"""A judge that has a mind: seer's plans, and the value it has learned."""

from __future__ import annotations

from deckwright.bots.seer.minds import learner_for, mind_for
from deckwright.bots.seer.thinking import Mind
from deckwright.bots.seer.values import Value
from deckwright.coach.judges import GLORY, POINTS, Parts, Plan, Scale, by_margin, fingerprint
from deckwright.core.game import Game
from deckwright.core.randomness import Dice
from deckwright.rules.contract import Rules

SCALES = {"enchanters": GLORY}
"""Minds measure in points, unless it says otherwise here."""
TURNS = 6
"""How many turns are played on after one's own: with fewer, all deals would look alike."""
TOGETHER = {
    "attack-on-top": "attack",
    "defence-on-top": "defence",
    "crystals-to-spare": "crystals",
    "within-reach": "hunt",
    "items": "abilities",
    "wounds": "glory",
}
"""Features that weigh the same thing twice, and are told as one: glory is less by the wounds already."""


def best_at_a_glance(mind: Mind, game: Game, seat: int) -> list[Plan]:
    """A mind's plans, those that seem best first."""
    plans = mind.plans(game, seat)
    return plans if len(plans) < 2 else sorted(plans, key=lambda plan: -mind.at_a_glance(game, seat, plan))


class MindJudge:
    """Judges by a learned value: each feature of a seat, less those of its rivals, times its weight.

    Without a value, the mind's own rules of thumb judge.
    """

    def __init__(self, rules: Rules, seed: int, value: Value | None) -> None:
        self._value = value
        self._mind = mind_for(rules, Dice(seed), value)
        self._learner = learner_for(rules)
        self.name = f"{rules.name}-thrifty" if value is None else f"{rules.name}-value-{fingerprint(value)}"
        self.scale: Scale = SCALES.get(rules.name, POINTS)

    def look_at(self, game: Game) -> None:
        self._mind.look_at(game)
        self._learner.look_at(game)

    def plans(self, game: Game, seat: int) -> list[Plan]:
        return best_at_a_glance(self._mind, game, seat)

    def play_on(self, game: Game, seat: int, plan: Plan) -> None:
        self._mind.carry_out(game, seat, plan)
        for _ in range(TURNS):
            if game.question is None:
                return
            self._mind.take_turn(game)

    def worth(self, game: Game, seat: int) -> float:
        return self._mind.worth(game, seat)

    def outlook(self, game: Game, seat: int) -> list[float]:
        return by_margin(self.worth(game, seat), self._learner.read(game)[0])

    def parts(self, game: Game, seat: int) -> Parts:
        value = self._value
        if value is None or game.outcome is not None:
            return {}
        time, seats = self._learner.read(game)
        weights = value.weights_at(game.seats, time)
        if not game.rules.competitive:
            return {
                name: weights[number] * sum(features[number] for features in seats)
                for number, name in enumerate(value.features)
            }
        totals = [sum(map(float.__mul__, weights, features)) for features in seats]
        rivals = [one for one in range(game.seats) if one != seat]
        best = max(rivals, key=totals.__getitem__)
        parts: Parts = {}
        for number, name in enumerate(value.features):
            others = sum(seats[one][number] for one in rivals) / len(rivals)
            name = TOGETHER.get(name, name)
            parts[name] = parts.get(name, 0.0) + weights[number] * (
                seats[seat][number] - (seats[best][number] + others) / 2
            )
        return parts
