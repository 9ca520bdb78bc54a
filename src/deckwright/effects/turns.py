"""The turn: whose it is, what was done in it, and what lasts as long as it.

All this is kept in ``game.uses``, numbers that are cleared when the turn ends. An action used is
``use_key``; abilities used, events tallied and effects started for this turn follow in ranges of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckwright.core.game import Scope
from deckwright.core.randomness import NATIVE
from deckwright.core.steps import resolves
from deckwright.effects.amounts import evaluates
from deckwright.effects.conditions import judges
from deckwright.effects.lookup import CardGame
from deckwright.effects.modifiers import applied, changes
from deckwright.effects.picks import seats_called
from deckwright.effects.vocabulary.turns import Begin, GiveTurn, KindsThisTurn, NamesThisTurn, TimesThisTurn, TurnOf
from deckwright.effects.words import Modifier

if TYPE_CHECKING:
    from deckwright.effects.triggers import Ability

_TALLIES: Final = 1 << 32
_ABILITIES: Final = 1 << 40
_LASTING: Final = 1 << 48
_CARDS: Final = 4096
"""No table holds more cards, and no game more definitions."""
_SEATS: Final = 8
"""No table has more seats; one more is for what nobody owns."""
TABLE: Final = -1
_LONG_RUN: Final = 16
"""So many counters are cleared sooner at once than one by one; in plain Python even two are."""


def turn_ends(game: CardGame) -> None:
    """Everything that lasts until the end of the turn ends."""
    counters = game.counters
    for first, past, zeros in game.rules.layout.turn_runs:
        if NATIVE and len(zeros) < _LONG_RUN:
            for counter in range(first, past):
                counters[counter] = 0
        else:
            counters[first:past] = zeros
    game.uses.clear()
    game.turns += 1


@resolves(GiveTurn)
def _give_turn(game: CardGame, scope: Scope, step: GiveTurn) -> None:
    game.turn = scope.seat(step.to)
    game.tell("turn", seat=game.turn)


@judges(TurnOf)
def _turn_of(game: CardGame, scope: Scope, condition: TurnOf) -> bool:
    return game.turn >= 0 and game.turn in seats_called(game, scope, condition.who)


# -- what was done ---------------------------------------------------------------------------------------------


def used_abilities(card: int, number: int) -> int:
    """The key under which the uses of an ability are counted."""
    return _ABILITIES + card * 64 + number


def tally(game: CardGame, seat: int, event: int, about: int) -> None:
    """Count an event of this turn."""
    face = game.cards[about] if about >= 0 else _CARDS - 1
    key: Any = _TALLIES + (event * _SEATS + seat + 1) * _CARDS + face  # one object, though it is used twice
    game.uses[key] = game.uses.get(key, 0) + 1


def _tallied(game: CardGame, scope: Scope, event: str, who: str) -> list[int]:
    """The keys of what happened this turn: modulo ``_CARDS`` they are the definitions with which it did."""
    number = game.rules.tallies.get(event, -1)
    found: list[int] = []
    for seat in seats_called(game, scope, who):
        first = _TALLIES + (number * _SEATS + seat + 1) * _CARDS
        for key in game.uses:
            if first <= key < first + _CARDS:
                found.append(key)
    return found


@evaluates(TimesThisTurn)
def _times(game: CardGame, scope: Scope, amount: TimesThisTurn) -> int:
    definitions = game.rules.definitions
    total = 0
    for key in _tallied(game, scope, amount.event, amount.who):
        face = key % _CARDS
        if amount.kind and (face >= len(definitions) or definitions[face].kind != amount.kind):
            continue
        if amount.named and (face >= len(definitions) or definitions[face].id != amount.named):
            continue
        total += game.uses[key]
    return total


@evaluates(KindsThisTurn)
def _kinds(game: CardGame, scope: Scope, amount: KindsThisTurn) -> int:
    definitions = game.rules.definitions
    kinds: set[str] = set()
    for key in _tallied(game, scope, amount.event, amount.who):
        face = key % _CARDS
        if face < len(definitions) and definitions[face].kind not in amount.without:
            kinds.add(definitions[face].kind)
    return len(kinds)


@evaluates(NamesThisTurn)
def _names(game: CardGame, scope: Scope, amount: NamesThisTurn) -> int:
    definitions = game.rules.definitions
    faces = [key % _CARDS for key in _tallied(game, scope, amount.event, amount.who)]
    return sum(not amount.kind or definitions[face].kind == amount.kind for face in faces if face < len(definitions))


# -- what was started for this turn ----------------------------------------------------------------------------


class Lasting:
    """A modifier, or an ability with its block, that a card starts for the rest of a turn."""

    __slots__ = ("ability", "modifier")

    def __init__(self, modifier: Modifier, ability: Ability | None) -> None:
        self.modifier = modifier
        self.ability = ability


@resolves(Begin)
def _begin(game: CardGame, scope: Scope, step: Begin) -> None:
    card = scope.card("this")
    for seat in seats_called(game, scope, step.who) if step.who else (TABLE,):
        key = _LASTING + (step.number * _SEATS + seat + 1) * _CARDS + (card if card >= 0 else _CARDS - 1)
        # Above zero: how often it still works. Below zero: how many times over it lasts.
        game.uses[key] = game.uses.get(key, 0) + (step.times or -1)


def started_any(game: CardGame) -> bool:
    """Whether anything was started for this turn."""
    for key in game.uses:  # noqa: SIM110  (asked often; a generator would double its cost)
        if key >= _LASTING:
            return True
    return False


class Started:
    """What was started for this turn: its key, what it is, the card that started it, and how many times over."""

    __slots__ = ("card", "key", "lasting", "times")

    def __init__(self, key: int, lasting: Lasting, card: int, times: int) -> None:
        self.key = key
        self.lasting = lasting
        self.card = card
        self.times = times


def started(game: CardGame, seat: int) -> list[Started]:
    """What was started for a seat this turn."""
    found: list[Started] = []
    for key, left in game.uses.items():
        if key >= _LASTING:
            rest = (key - _LASTING) % (_SEATS * _CARDS)
            if rest // _CARDS == seat + 1:
                lasting = game.rules.lasting[(key - _LASTING) // (_SEATS * _CARDS)]
                card = rest % _CARDS
                found.append(Started(key, lasting, card if card < _CARDS - 1 else -1, max(1, -left)))
    return found


def use_up(game: CardGame, key: int) -> None:
    """What works only a number of times has worked once more."""
    left = game.uses[key]
    if left == 1:
        del game.uses[key]
    elif left > 1:
        game.uses[key] = left - 1


# -- values ----------------------------------------------------------------------------------------------------


def changed(
    game: CardGame, seat: int, what: str, value: int, *, against: str = "", used: bool = False, about: int = -1
) -> int:
    """A value of a seat after what its cards in force, those before everybody and this turn's effects do to it.

    ``used``: what was to work only the next time has worked now. ``about`` is the card the value comes from.
    """
    if not game.rules.is_changed(game, what):
        return value
    found = changers(game, seat, what, used=used)
    if not found:
        return max(0, value)
    named = game.rules.definitions[game.cards[about]].id if about >= 0 else ""
    return applied(game, what, value, found, against, named)


def changers(game: CardGame, seat: int, what: str, *, used: bool = False) -> list[tuple[Modifier, Scope]]:
    """What changes a value of a seat now, each with the names it knows."""
    rules = game.rules
    found: list[tuple[Modifier, Scope]] = []
    changing = rules.changing.get(what)
    if changing is not None:
        _add_changes(game, found, what, changing, seat, seat)
        if seat >= 0:
            _add_changes(game, found, what, changing, -1, seat)
    if what in rules.lasting_values:
        for one in started(game, seat):
            if changes(one.lasting.modifier) == what:
                found += [(one.lasting.modifier, Scope(0, 0, {"you": seat, "this": one.card}))] * one.times
                if used:
                    use_up(game, one.key)
    return found


def _add_changes(
    game: CardGame,
    found: list[tuple[Modifier, Scope]],
    what: str,
    changing: list[tuple[Modifier, ...]],
    holder: int,
    you: int,
) -> None:
    """What the cards in force for a seat change."""
    cards = game.cards
    for card in game.rules.bearers(game, holder, what):
        modifiers = changing[cards[card]]
        if modifiers:
            scope = Scope(0, 0, {"you": you, "this": card})
            for modifier in modifiers:
                found.append((modifier, scope))
