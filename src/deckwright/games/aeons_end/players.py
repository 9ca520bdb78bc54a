"""Picking players where a game alone differs: the single mage stands for the other players too."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.amounts import count, evaluates
from deckwright.effects.picks import VERB_OF, finds
from deckwright.games.aeons_end.lookup import Board, card_of
from deckwright.games.aeons_end.table import MAGE
from deckwright.games.aeons_end.vocabulary.players import MostOfAnyone, OtherPlayer, PlayerOf, TwiceAlone


@evaluates(MostOfAnyone)
def _most_of_anyone(game: Board, scope: Scope, amount: MostOfAnyone) -> int:
    return amount.times * max(count(game, seat, amount.of) for seat in range(game.seats))


def stands_for_two(game: Board) -> bool:
    """Whether a single mage is struck as another player too. The 1st edition does not know this rule."""
    return game.seats == 1 and game.options["edition"] != "1"


VERB_OF[OtherPlayer] = "player"


@finds(OtherPlayer)
def _other_player(game: Board, scope: Scope, pick: OtherPlayer) -> list[int]:
    left_out = () if stands_for_two(game) else scope.several(pick.than)
    return [
        seat for seat in range(game.seats) if seat not in left_out and (not pick.has or count(game, seat, pick.has) > 0)
    ]


@resolves(PlayerOf)
def _player_of(game: Board, scope: Scope, step: PlayerOf) -> None:
    mages = [card_of(game, game.zones[MAGE + seat][0]).id for seat in range(game.seats)]
    scope.names[step.name] = (mages.index(step.mage),) if step.mage in mages else ()


@resolves(TwiceAlone)
def _twice_alone(game: Board, scope: Scope, step: TwiceAlone) -> None:
    if stands_for_two(game):
        scope.names[step.name] = scope.several(step.name) * 2
