"""Death: the grand prize for the killer, a dead wizard token, and new life."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.texts import perform
from deckwright.effects.triggers import fire
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.table import LAST_TOKEN, LIFE, OBJECTS, START_LIFE, TOKEN_STACK, TOKENS
from deckwright.games.krutagidon.vocabulary import Revive, TakeToken


def die(game: Board, seat: int, killer: int, card: int) -> None:
    """A wizard has no life left. Who kills an enemy gets the grand prize at once."""
    rules = game.rules
    game.tell("died", seat=seat, card=card)
    game.push(rules.block("death"), {"you": seat, "this": card, "killer": killer})
    if 0 <= killer != seat:
        game.tell("killed", seat=killer, card=card)
        for prize in rules.prize_cards(game):
            if game.place[prize] != OBJECTS + killer:
                game.move(prize, OBJECTS + killer)
                game.tell("prize", seat=killer, card=prize)
        fire(game, killer, "killed")


@resolves(TakeToken)
def _take_token(game: Board, scope: Scope, step: TakeToken) -> None:
    seat, killer, card = scope.seat("you"), scope.seat("killer"), scope.card("this")
    scope.names["had"] = len(game.zones[TOKENS + seat])
    judge = killer if killer >= 0 else max(game.turn, 0)
    if card < 0 or not perform(game, card, "verdict", judge, {"victim": seat}):
        game.draw(TOKEN_STACK, TOKENS + seat)


@resolves(Revive)
def _revive(game: Board, scope: Scope, step: Revive) -> None:
    seat = scope.seat("you")
    tokens = game.zones[TOKENS + seat]
    game.tell("back", seat=seat, amount=START_LIFE)
    game.add(LIFE + seat, START_LIFE - game.counters[LIFE + seat])
    if not game.zones[TOKEN_STACK]:
        game.counters[LAST_TOKEN] = 1
    if len(tokens) > scope.seat("had"):
        game.tell("token", seat=seat, card=tokens[-1])
        perform(game, tokens[-1], "token", seat)
        perform(game, tokens[-1], "death", seat, {"killer": scope.seat("killer")})
