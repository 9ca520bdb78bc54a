"""Picks: what a choice is made from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckwright.core.game import Game, Scope
from deckwright.effects.amounts import count, evaluate, printed
from deckwright.effects.words import Computed, CountName, KindName, Name, Pick, ZoneName, word


@word
class CardIn(Pick, frozen=True):
    """A card in one of the zones of a player, perhaps only of a kind, a tag or a cost."""

    zones: tuple[ZoneName, ...]
    whose: Name = "you"
    kind: KindName = ""
    tag: str = ""
    cost_at_most: int | Computed | None = None
    cost_at_least: int | Computed | None = None
    other_than: Name = ""
    """A name whose cards are left out, e.g. ``this``."""


@word
class TopOf(Pick, frozen=True):
    """The top card of a zone of a player."""

    zone: ZoneName
    whose: Name = "you"


@word
class Player(Pick, frozen=True):
    """A player: among all, or among the others; perhaps only those who have something, or the most of it."""

    among: str = "others"
    has: CountName = ""
    most: CountName = ""
    fewest: CountName = ""
    other_than: Name = ""


@word
class Number(Pick, frozen=True):
    """A whole number."""

    least: int | Computed
    most: int | Computed


Finder = Callable[[Game, Scope, Any], list[int]]
_FINDERS: dict[type[Pick], Finder] = {}
VERB_OF: dict[type[Pick], str] = {CardIn: "pick", TopOf: "pick", Player: "player", Number: "number"}
"""The verb under which the candidates of a pick are offered."""


def finds(kind: type[Pick]) -> Callable[[Finder], Finder]:
    """Register what finds the candidates of a pick."""

    def register(function: Finder) -> Finder:
        _FINDERS[kind] = function
        return function

    return register


def candidates(game: Game, scope: Scope, pick: Pick) -> list[int]:
    """All that could be chosen, in the order it lies on the table."""
    return _FINDERS[pick.__class__](game, scope, pick)


def seats_called(game: Game, scope: Scope, who: str) -> tuple[int, ...]:
    """The seats that a word means: a name chosen before, ``others`` or ``all``."""
    if who in scope.names:
        return scope.several(who)
    return game.rules.group(game, scope.seat("you"), who)


@finds(CardIn)
def _card_in(game: Game, scope: Scope, pick: CardIn) -> list[int]:
    layout = game.rules.layout
    definitions = game.rules.definitions
    left_out = scope.several(pick.other_than) if pick.other_than else ()
    most = None if pick.cost_at_most is None else evaluate(game, scope, pick.cost_at_most)
    least = None if pick.cost_at_least is None else evaluate(game, scope, pick.cost_at_least)
    found = []
    for seat in seats_called(game, scope, pick.whose):
        for zone in pick.zones:
            for card in game.zones[layout.zone_at(zone, seat)]:
                definition = definitions[game.cards[card]]
                if pick.kind and definition.kind != pick.kind:
                    continue
                if pick.tag and pick.tag not in definition.tags:
                    continue
                if most is not None and printed(game, card, "cost") > most:
                    continue
                if least is not None and printed(game, card, "cost") < least:
                    continue
                if card not in left_out:
                    found.append(card)
    return found


@finds(TopOf)
def _top_of(game: Game, scope: Scope, pick: TopOf) -> list[int]:
    found = []
    for seat in seats_called(game, scope, pick.whose):
        cards = game.zones[game.rules.layout.zone_at(pick.zone, seat)]
        if cards:
            found.append(cards[-1])
    return found


@finds(Player)
def _player(game: Game, scope: Scope, pick: Player) -> list[int]:
    you = scope.seat("you")
    left_out = scope.several(pick.other_than) if pick.other_than else ()
    seats = [
        seat
        for seat in game.rules.group(game, you, pick.among)
        if seat not in left_out
        and (not pick.has or count(game, seat, pick.has) > 0)
        and game.rules.can_be_chosen(game, you, seat)
    ]
    if pick.most and seats:
        top = max(count(game, seat, pick.most) for seat in seats)
        seats = [seat for seat in seats if count(game, seat, pick.most) == top]
    if pick.fewest and seats:
        low = min(count(game, seat, pick.fewest) for seat in seats)
        seats = [seat for seat in seats if count(game, seat, pick.fewest) == low]
    return seats


@finds(Number)
def _number(game: Game, scope: Scope, pick: Number) -> list[int]:
    return list(range(evaluate(game, scope, pick.least), evaluate(game, scope, pick.most) + 1))
