"""Picking players where a game alone differs: the single mage stands for the other players too."""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.steps import Step, resolves
from deckwright.effects.amounts import count, evaluates
from deckwright.effects.picks import VERB_OF, finds
from deckwright.effects.words import Binding, CardId, Computed, CountName, Name, Pick, word
from deckwright.games.aeons_end.lookup import card_of
from deckwright.games.aeons_end.table import MAGE


@word
class OtherPlayer(Pick, frozen=True):
    """A player other than the one picked before; alone, the same."""

    than: Name
    has: CountName = ""


@word
class TwiceAlone(Step, frozen=True):
    """Alone, what happens to two players happens to the single one twice."""

    name: Name


@word
class PlayerOf(Step, frozen=True):
    """Give a name to the player of a mage; to nobody if that mage does not take part."""

    name: Binding
    mage: CardId


@word
class MostOfAnyone(Computed, frozen=True):
    """So much for each of something that the player with the most of it has; nobody is chosen."""

    of: CountName
    times: int = 1


@evaluates(MostOfAnyone)
def _most_of_anyone(game: Game, scope: Scope, amount: MostOfAnyone) -> int:
    return amount.times * max(count(game, seat, amount.of) for seat in range(game.seats))


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


@resolves(PlayerOf)
def _player_of(game: Game, scope: Scope, step: PlayerOf) -> None:
    mages = [card_of(game, game.zones[MAGE + seat][0]).id for seat in range(game.seats)]
    scope.names[step.name] = (mages.index(step.mage),) if step.mage in mages else ()


@resolves(TwiceAlone)
def _twice_alone(game: Game, scope: Scope, step: TwiceAlone) -> None:
    if stands_for_two(game):
        scope.names[step.name] = scope.several(step.name) * 2
