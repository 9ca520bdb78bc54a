"""Picks: what a choice is made from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from deckwright.core.game import Game, Scope
from deckwright.core.questions import ALONE
from deckwright.effects.amounts import count, evaluate, evaluates, printed
from deckwright.effects.conditions import holds
from deckwright.effects.lookup import CardGame
from deckwright.effects.vocabulary.picks import Among, CardIn, Counted, Neighbour, Number, OwnerOf, Player, TopOf
from deckwright.effects.words import Pick

UNLIMITED: Final = 1 << 30
MOST_FACES: Final = 4096
"""No game has more definitions."""

Finder = Callable[[Game[Any], Scope, Any], list[int]]
_FINDERS: dict[type[Pick], Finder] = {}
VERB_OF: dict[type[Pick], str] = {
    CardIn: "pick",
    Among: "pick",
    TopOf: "pick",
    Player: "player",
    Neighbour: "player",
    OwnerOf: "player",
    Number: "number",
}
"""The verb under which the candidates of a pick are offered."""


def finds(kind: type[Pick]) -> Callable[[Finder], Finder]:
    """Register what finds the candidates of a pick."""

    def register(function: Finder) -> Finder:
        _FINDERS[kind] = function
        return function

    return register


def candidates(game: CardGame, scope: Scope, pick: Pick) -> list[int]:
    """All that could be chosen, in the order it lies on the table."""
    return _FINDERS[type(pick)](game, scope, pick)


_OF_CARDS: frozenset[type[Pick]] = frozenset((CardIn, Among, TopOf))

Narrower = Callable[[Game[Any], Any, list[int]], list[int]]
_NARROWERS: dict[type[Pick], Narrower] = {}


def narrows(kind: type[Pick]) -> Callable[[Narrower], Narrower]:
    """Register which of the candidates left come first: of several most expensive ones, always those of the rest."""

    def register(function: Narrower) -> Narrower:
        _NARROWERS[kind] = function
        return function

    return register


def left_over(game: CardGame, scope: Scope, pick: Pick, chosen: tuple[int, ...] = ()) -> list[int]:
    """The candidates that come next after some were chosen: only the most expensive ones, if the pick says so."""
    found = candidates(game, scope, pick)
    if chosen:
        found = [one for one in found if one not in chosen]
    narrow = _NARROWERS.get(type(pick))
    return found if narrow is None else narrow(game, pick, found)


def choices(game: CardGame, scope: Scope, pick: Pick, chosen: tuple[int, ...]) -> list[int]:
    """What can still be chosen after some were. Equal cards are offered once where their order does not matter."""
    found = left_over(game, scope, pick, chosen)
    if type(pick) not in _OF_CARDS or len(found) < 2:
        return found
    all_moved = type(pick) is Among and pick.folded
    zone_of, places, faces = game.rules.layout.zone_of, game.place, game.cards
    seen: set[int] = set()
    distinct = []
    for card in found:
        place = places[card]
        zone = zone_of[place]
        if all_moved or zone.folds or not zone.ordered:
            face = place * MOST_FACES + faces[card]
            if face in seen:
                continue
            seen.add(face)
        distinct.append(card)
    return distinct


def is_secret(game: CardGame, scope: Scope, pick: Pick, chosen: tuple[int, ...]) -> bool:
    """Whether somebody cannot see what is chosen from: then it must not be told by what is not asked.

    One card alone gives nothing away, since everybody sees how many there are.
    """
    layout = game.rules.layout
    cards: list[int] = []
    if type(pick) is CardIn:
        for seat in seats_called(game, scope, pick.whose):
            for zone in pick.zones:
                cards += game.zones[layout.zone_at(zone, seat)]
    elif type(pick) is Among:
        cards += scope.several(pick.cards)
    everybody, seers, seen, places = (1 << game.seats) - 1, layout.seers, game.seen, game.place
    left, hidden = 0, False
    for card in cards:
        if card not in chosen:
            left += 1
            hidden = hidden or (seen[card] | seers[places[card]]) & everybody != everybody
    return hidden and left > 1


@narrows(CardIn)
@narrows(Among)
def _outstanding(game: CardGame, pick: CardIn | Among, cards: list[int]) -> list[int]:
    """Only the cards with the most, or the least, of something printed on them."""
    if pick.most:
        cards = having_most(game, pick.most, cards)
    if pick.least and cards:
        low = min(printed(game, card, pick.least) for card in cards)
        cards = [card for card in cards if printed(game, card, pick.least) == low]
    return cards


def having_most(game: CardGame, what: str, cards: list[int]) -> list[int]:
    """The cards with the most of something printed on them; cards that have nothing of the kind come last."""
    if not cards:
        return cards
    lacks = game.rules.lacks
    most = [-1 if lacks(game, card, what) else printed(game, card, what) for card in cards]
    top = max(most)
    return [card for card, number in zip(cards, most, strict=True) if number == top]


def seats_called(game: CardGame, scope: Scope, who: str) -> tuple[int, ...]:
    """The seats that a word means: a name chosen before, ``others`` or ``all``."""
    value = scope.names.get(who)
    if value is None:
        return game.rules.group(game, scope.seat("you"), who)
    if isinstance(value, tuple):
        return value
    return ALONE[value] if value >= 0 else ()


@finds(CardIn)
def _card_in(game: CardGame, scope: Scope, pick: CardIn) -> list[int]:
    layout = game.rules.layout
    found: list[int] = []
    for seat in seats_called(game, scope, pick.whose):
        for zone in pick.zones:
            found += game.zones[layout.zone_at(zone, seat)]
    return _fitting(game, scope, pick, found)


@finds(Among)
def _among(game: CardGame, scope: Scope, pick: Among) -> list[int]:
    return _fitting(game, scope, pick, scope.several(pick.cards))


def _fitting(game: CardGame, scope: Scope, pick: CardIn | Among, cards: Iterable[int]) -> list[int]:
    """The cards that are as a pick says."""
    definitions, faces = game.rules.definitions, game.cards
    kind, tag, named, other_kind, where = pick.kind, pick.tag, pick.named, pick.other_kind, pick.where
    left_out = scope.several(pick.other_than) if pick.other_than else ()
    most = None if pick.cost_at_most is None else evaluate(game, scope, pick.cost_at_most)
    least = None if pick.cost_at_least is None else evaluate(game, scope, pick.cost_at_least)
    found = []
    for card in cards:
        definition = definitions[faces[card]]
        if kind and definition.kind != kind:
            continue
        if tag and tag not in definition.tags:
            continue
        if most is not None and printed(game, card, "cost") > most:
            continue
        if least is not None and printed(game, card, "cost") < least:
            continue
        if named and definition.id != named:
            continue
        if other_kind and definition.kind == other_kind:
            continue
        if card in left_out or (where is not None and not holds(game, _knowing(scope, "it", card), where)):
            continue
        found.append(card)
    return found


@finds(TopOf)
def _top_of(game: CardGame, scope: Scope, pick: TopOf) -> list[int]:
    found = []
    for seat in seats_called(game, scope, pick.whose):
        cards = game.zones[game.rules.layout.zone_at(pick.zone, seat)]
        if cards:
            found.append(cards[-1])
    return found


@finds(Player)
def _player(game: CardGame, scope: Scope, pick: Player) -> list[int]:
    you = scope.seat("you")
    rules = game.rules
    seats = [seat for seat in seats_called(game, scope, pick.among) if rules.can_be_chosen(game, you, seat)]
    if pick.other_than:
        left_out = scope.several(pick.other_than)
        seats = [seat for seat in seats if seat not in left_out]
    if pick.has:
        seats = [seat for seat in seats if count(game, seat, pick.has) > 0]
    if pick.room:
        seats = [seat for seat in seats if room_for(game, seat, pick.room) > 0]
    if pick.where is not None:
        seats = [seat for seat in seats if holds(game, _knowing(scope, "them", seat), pick.where)]
    if pick.most and seats:
        top = max(count(game, seat, pick.most) for seat in seats)
        seats = [seat for seat in seats if count(game, seat, pick.most) == top]
    if pick.fewest and seats:
        low = min(count(game, seat, pick.fewest) for seat in seats)
        seats = [seat for seat in seats if count(game, seat, pick.fewest) == low]
    if pick.holding is not None and seats:
        wanted = evaluate(game, scope, pick.holding_count)
        held = {seat: min(wanted, len(candidates(game, _knowing(scope, "them", seat), pick.holding))) for seat in seats}
        best = max(held.values())
        seats = [seat for seat in seats if held[seat] == best]
    return seats


def _knowing(scope: Scope, name: str, one: int) -> Scope:
    """The same names, and one more for what is looked at."""
    return Scope(scope.block, scope.at, {**scope.names, name: one})


def room_for(game: CardGame, seat: int, what: str) -> int:
    """How much more of something a seat can have."""
    ceiling = game.rules.ceilings.get(what)
    if ceiling is None:
        return UNLIMITED
    return ceiling(game, seat) - game.counters[game.rules.layout.counter_at(what, seat)]


@finds(Neighbour)
def _neighbour(game: CardGame, scope: Scope, pick: Neighbour) -> list[int]:
    of = seats_called(game, scope, pick.of)
    if pick.within and scope.several(pick.within) == of:
        return list(of) if len(of) == 1 else []
    if game.seats == 1:
        return []
    ways = {"left": (1,), "right": (-1,), "either": (1, -1)}[pick.side]
    return list(dict.fromkeys((seat + way) % game.seats for seat in of for way in ways))


@finds(OwnerOf)
def _owner_of(game: CardGame, scope: Scope, pick: OwnerOf) -> list[int]:
    owners = [game.rules.layout.owner_of[game.place[card]] for card in scope.several(pick.card)]
    return [seat for seat in owners if seat >= 0]


@finds(Number)
def _number(game: CardGame, scope: Scope, pick: Number) -> list[int]:
    return list(range(evaluate(game, scope, pick.least), evaluate(game, scope, pick.most) + 1))


@evaluates(Counted)
def _counted(game: CardGame, scope: Scope, amount: Counted) -> int:
    return len(left_over(game, scope, amount.pick)) * amount.times
