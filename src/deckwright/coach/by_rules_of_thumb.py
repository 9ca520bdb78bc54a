"""Judges that go by thrifty's rules of thumb, where what seer has learned does not fit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, cast

from deckwright.bots import decide
from deckwright.bots.thrifty.aeons_end.foresight import Foresight
from deckwright.bots.thrifty.aeons_end.worth import EXHAUSTED, GRAVEHOLD_WORTH, LIFE_WORTH
from deckwright.bots.thrifty.aeons_end.worth import Worth as DamageWorth
from deckwright.bots.thrifty.krutagidon.worth import LIVES
from deckwright.bots.thrifty.krutagidon.worth import Worth as PointsWorth
from deckwright.coach.judges import DAMAGE, POINTS, Parts, Plan, Scale, by_margin, quick_bot
from deckwright.core.game import Game
from deckwright.core.questions import Option
from deckwright.core.run import choose, waiting_for
from deckwright.games.aeons_end import table as aeons_end
from deckwright.games.aeons_end.lookup import Board as Mages
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.krutagidon import table as krutagidon
from deckwright.games.krutagidon.lookup import Board as Wizards
from deckwright.games.krutagidon.rules import Krutagidon
from deckwright.rules.contract import Rules

TURNS = 2
"""How many turns are played on after one's own."""
WON, LOST = 250.0, -50.0
"""No position is worth more than a victory, or less than a defeat."""


class _Thumb(ABC):
    """Tries every option, and lets thrifty play on for everybody."""

    scale: Scale

    def __init__(self, rules: Rules, seed: int) -> None:
        self.name = f"{rules.name}-thrifty"
        self._bot = quick_bot(rules, seed)

    def plans(self, game: Game, seat: int) -> list[Plan]:
        """All options; of those that read the same, one is enough."""
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        keys = game.rules.keys(game, options)
        distinct = list(dict(zip(reversed(keys), reversed(options), strict=True)).values())
        if len(distinct) < 2:
            return [[option] for option in distinct]
        glances = {option: self._glance(game, seat, option) for option in distinct}
        return [[option] for option in sorted(distinct, key=lambda one: -glances[one])]

    def _glance(self, game: Game, seat: int, option: Option) -> float:
        later = game.copy()
        self._play(later, seat, option, 0)
        return self.worth(later, seat)

    def play_on(self, game: Game, seat: int, plan: Plan) -> None:
        self._play(game, seat, plan[0], TURNS)

    def _play(self, game: Game, seat: int, option: Option, turns: int) -> None:
        """Take an option, play this turn to its end, and so many more."""
        last = game.turns + turns
        choose(game, option, seat)
        while game.question is not None and game.turns <= last:
            asked = waiting_for(game)[0]
            choose(game, decide(self._bot, game, asked)[1], asked)

    @abstractmethod
    def worth(self, game: Any, seat: int) -> float:
        """What a position is worth to a seat, in the judge's scale."""


class AeonsEndJudge(_Thumb):
    """What a position is worth to the mages together, in damage to the nemesis."""

    scale = DAMAGE

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, seed)
        self._worth = DamageWorth(cast(AeonsEnd, rules))
        self._foresight = Foresight(cast(AeonsEnd, rules), self._worth)

    def look_at(self, game: Mages) -> None:
        self._foresight.look_at(game)

    def worth(self, game: Mages, seat: int) -> float:
        if game.outcome is not None:
            return WON if game.outcome["winners"] else LOST
        return max(LOST, min(WON, self._foresight.worth(game)))

    def outlook(self, game: Mages, seat: int) -> list[float]:
        return []

    def parts(self, game: Mages, seat: int) -> Parts:
        if game.outcome is not None:
            return {"victory": self.worth(game, seat)}
        counters = game.counters
        lives = [counters[aeons_end.LIFE + one] for one in range(game.seats)]
        parts = {
            "nemesis": -float(counters[aeons_end.NEMESIS_LIFE]),
            "gravehold": GRAVEHOLD_WORTH[counters[aeons_end.GRAVEHOLD]],
            "lives": sum(LIFE_WORTH[life] if life > 0 else -EXHAUSTED for life in lives),
        }
        whole = self._foresight.worth(game)
        parts["threats"] = whole - self._worth.of(game)
        parts["cards"] = whole - sum(parts.values())
        return parts


class KrutagidonJudge(_Thumb):
    """How much better a wizard stands than the others, in points."""

    scale = POINTS

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, seed)
        self._worth = PointsWorth(cast(Krutagidon, rules))

    def look_at(self, game: Wizards) -> None:
        """Nothing is the same for all positions."""

    def worth(self, game: Wizards, seat: int) -> float:
        if game.outcome is not None:
            scores = [float(score) for score in game.outcome["scores"]]
            return scores[seat] - _rivals(scores, seat)
        return self._worth.advantage(game, seat)

    def outlook(self, game: Wizards, seat: int) -> list[float]:
        return by_margin(self.worth(game, seat), self._worth.turns_left(game))

    def parts(self, game: Wizards, seat: int) -> Parts:
        if game.outcome is not None:
            return {"points": self.worth(game, seat)}
        points = [self._points(game, one) for one in range(game.seats)]
        lives = [LIVES * game.counters[krutagidon.LIFE + one] for one in range(game.seats)]
        parts = {"points": points[seat] - _rivals(points, seat), "lives": lives[seat] - _rivals(lives, seat)}
        parts["cards"] = self._worth.advantage(game, seat) - sum(parts.values())
        return parts

    def _points(self, game: Wizards, seat: int) -> float:
        zones = (krutagidon.DECK, krutagidon.HAND, krutagidon.DISCARD, krutagidon.PLAYED, krutagidon.ONGOING)
        points = self._worth.points
        return sum(points[game.cards[card]] for zone in (*zones, krutagidon.TOKENS) for card in game.zones[zone + seat])


def _rivals(numbers: list[float], seat: int) -> float:
    """What the others have: on average, and the best of them."""
    others = [number for one, number in enumerate(numbers) if one != seat]
    return 0.6 * sum(others) / len(others) + 0.4 * max(others)


RULES_OF_THUMB: dict[str, Callable[[Rules, int], Any]] = {
    "aeons-end": AeonsEndJudge,
    "krutagidon": KrutagidonJudge,
}
"""The judges of this kind, by game."""
