"""Picking players where a game alone differs: the single mage stands for the other players too."""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.steps import Step, resolves
from deckwright.effects.amounts import count
from deckwright.effects.picks import VERB_OF, finds
from deckwright.effects.words import CountName, Name, Pick, word


@word
class OtherPlayer(Pick, frozen=True):
    """A player other than the one picked before; alone, the same."""

    than: Name
    has: CountName = ""


@word
class TwiceAlone(Step, frozen=True):
    """Alone, what happens to two players happens to the single one twice."""

    name: Name


def stands_for_two(game: Game) -> bool:
    """Whether a single mage is struck as another player too. The 1st edition does not know this rule."""
    return game.seats == 1 and game.options["edition"] != "1"


VERB_OF[OtherPlayer] = "player"


@finds(OtherPlayer)
def _other_player(game: Game, scope: Scope, pick: OtherPlayer) -> list[int]:
    left_out = () if stands_for_two(game) else scope.several(pick.than)
    return [
        seat for seat in range(game.seats) if seat not in left_out and (not pick.has or count(game, seat, pick.has) > 0)
    ]


@resolves(TwiceAlone)
def _twice_alone(game: Game, scope: Scope, step: TwiceAlone) -> None:
    if stands_for_two(game):
        scope.names[step.name] = scope.several(step.name) * 2
