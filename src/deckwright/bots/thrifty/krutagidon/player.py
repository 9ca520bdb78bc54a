"""Thrifty at Krutagidon."""

from __future__ import annotations

from typing import cast

from deckwright.bots.bot import Knowledge
from deckwright.bots.thrifty.krutagidon.turns import Turns
from deckwright.bots.thrifty.krutagidon.worth import Worth
from deckwright.core.randomness import Dice
from deckwright.games.krutagidon.rules import Krutagidon
from deckwright.rules.contract import Rules


class Thrifty:
    """Answers by rules of thumb in a game it could just as well be in."""

    name = "thrifty"

    def __init__(self, rules: Rules, seed: int) -> None:
        krutagidon = cast(Krutagidon, rules)
        self._turns = Turns(krutagidon, Worth(krutagidon))
        self._dice = Dice(seed)

    def choose(self, knowledge: Knowledge) -> str:
        if len(knowledge.options) == 1:
            return knowledge.options[0]
        game, seat = knowledge.imagine(self._dice), knowledge.seat
        assert game.question is not None
        return knowledge.options[game.question.options_of(seat).index(self._turns.answer(game, seat))]
