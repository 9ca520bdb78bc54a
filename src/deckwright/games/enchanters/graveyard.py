"""The graveyard: journeys among the discarded, and swapping; with them the steps that move the track."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.feasibility import possible_if
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.table import GRAVEYARD, TRACK
from deckwright.games.enchanters.taking import start_fight, take, too_weak
from deckwright.games.enchanters.track import discard_first, refill
from deckwright.games.enchanters.vocabulary import DiscardFirst, Journey, Refill, SwapWithGraveyard


@resolves(Refill)
def _refill(game: Board, scope: Scope, step: Refill) -> None:
    if game.zones[TRACK] or not step.after_rest:
        refill(game)


@asks(Journey)
def _ask_journey(game: Board, scope: Scope, step: Journey) -> Question | Option:
    if not _can_journey(game, scope, step):
        return ("no", -1, -1)
    return Question(
        "journey",
        (scope.seat("you"),),
        [("journey", game.zones[GRAVEYARD][-1], -1), ("no", -1, -1)],
        about=scope.card("this"),
    )


@answers(Journey)
def _answer_journey(game: Board, scope: Scope, step: Journey, option: Option) -> None:
    if option[0] == "no":
        return
    you, card = scope.seat("you"), option[1]
    if game.rules.definitions[game.cards[card]].kind in ("item", "enchantment"):
        take(game, you, card)
    else:
        start_fight(game, you, card, journey=True)


@possible_if(Journey)
def _can_journey(game: Board, scope: Scope, step: Journey) -> bool:
    graveyard = game.zones[GRAVEYARD]
    return bool(graveyard) and too_weak(game, scope.seat("you"), graveyard[-1]) is None


@resolves(SwapWithGraveyard)
def _swap(game: Board, scope: Scope, step: SwapWithGraveyard) -> None:
    track, graveyard = game.zones[TRACK], game.zones[GRAVEYARD]
    if not track or not graveyard:
        return
    first, buried = track[0], graveyard[-1]
    game.move(first, GRAVEYARD)
    game.move(buried, TRACK, under=True)


@possible_if(SwapWithGraveyard)
def _can_swap(game: Board, scope: Scope, step: SwapWithGraveyard) -> bool:
    return bool(game.zones[TRACK]) and bool(game.zones[GRAVEYARD])


@resolves(DiscardFirst)
def _discard_first(game: Board, scope: Scope, step: DiscardFirst) -> None:
    discard_first(game)
    refill(game)


@possible_if(DiscardFirst)
def _can_discard_first(game: Board, scope: Scope, step: DiscardFirst) -> bool:
    return bool(game.zones[TRACK])
