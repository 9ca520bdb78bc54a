"""Breaches: closed ones turn, opened ones stay open, destroyed ones are gone.

The state of a breach is one number: 0 for none, 1 to 4 for closed with none to three quarter turns behind it, 5 for
opened. Breach I is index 0.
"""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import Step, answers, asks
from deckwright.effects.flow import askers_of, possible_if
from deckwright.effects.picks import seats_called
from deckwright.effects.words import Name, word
from deckwright.games.aeons_end.lookup import card_of, rules_of
from deckwright.games.aeons_end.table import (
    BREACH_STATES,
    BREACH_ZONES,
    FOCUS_DISCOUNT,
    FOCUSED,
    TWO_SPELLS,
    WIDE_MARK,
)

NONE = 0
CLOSED = 1
"""Closed and not turned yet; 2, 3 and 4 are one, two and three quarter turns."""
LAST_TURN = 4
OPENED = 5
STATES = ("none", "closed 0", "closed 1", "closed 2", "closed 3", "opened")
"""What each state is called."""
NUMERALS = ("I", "II", "III", "IV")

FOCUS_COST = (0, 2, 3, 4)
OPEN_COST = ((0, 0, 0, 0), (5, 4, 3, 2), (9, 7, 5, 3), (13, 10, 7, 4))
BONUS = (0, 0, 1, 1)
"""Damage that an opened breach adds to a spell cast from it."""


def closed(rotation: int) -> int:
    """The state of a closed breach after so many quarter turns."""
    return CLOSED + rotation


def state_of(game: Game, seat: int, breach: int) -> int:
    return game.counters[BREACH_STATES[breach] + seat]


def is_closed(state: int) -> bool:
    return CLOSED <= state <= LAST_TURN


def opened_breaches(game: Game, seat: int) -> int:
    """How many breaches of a seat are opened."""
    return sum(state_of(game, seat, breach) >= OPENED for breach in range(4))


def prepped_spells(game: Game, seat: int) -> list[int]:
    """All spells that lie in a seat's breaches, from I to IV."""
    return [card for zone in BREACH_ZONES for card in game.zones[zone + seat]]


def breach_of(game: Game, card: int) -> tuple[int, int]:
    """The seat and the breach in which a spell lies, or ``(-1, -1)``."""
    place = game.place[card]
    for breach, zone in enumerate(BREACH_ZONES):
        if zone <= place < zone + 4:
            return place - zone, breach
    return -1, -1


def spans(game: Game, card: int, breach: int) -> tuple[int, ...]:
    """The breaches a prepped spell fills."""
    return (breach, breach + 1) if game.marks.get(card * 8 + WIDE_MARK) else (breach,)


def spells_touching(game: Game, seat: int, breach: int) -> list[int]:
    """The spells in a breach, and a two-breach spell that reaches into it."""
    found = list(game.zones[BREACH_ZONES[breach] + seat])
    if breach:
        found += [c for c in game.zones[BREACH_ZONES[breach - 1] + seat] if game.marks.get(c * 8 + WIDE_MARK)]
    return found


def bonus_of(game: Game, seat: int, card: int, breach: int) -> int:
    """What the opened breaches of a spell add to its damage."""
    return sum(BONUS[one] for one in spans(game, card, breach) if state_of(game, seat, one) >= OPENED)


def must_cast(game: Game, seat: int, card: int) -> bool:
    """A spell in a closed breach has to be cast in the casting phase."""
    _, breach = breach_of(game, card)
    return any(state_of(game, seat, one) < OPENED for one in spans(game, card, breach))


# -- focusing and opening --------------------------------------------------------------------------------------


def focus_price(game: Game, seat: int, breach: int) -> int:
    return max(0, FOCUS_COST[breach] - game.counters[FOCUS_DISCOUNT + seat])


def open_price(game: Game, seat: int, breach: int) -> int:
    rotation = state_of(game, seat, breach) - CLOSED
    return max(0, OPEN_COST[breach][rotation] - game.counters[FOCUS_DISCOUNT + seat])


def can_turn(game: Game, seat: int, breach: int) -> bool:
    """Whether an effect can focus this breach."""
    state = state_of(game, seat, breach)
    if game.options["edition"] == "1" and state == LAST_TURN:
        return False  # 1st edition: from the last sector it can only be opened by paying
    return is_closed(state)


def focus(game: Game, seat: int, breach: int) -> None:
    """Turn a closed breach a quarter; at its last sector it opens."""
    counter = BREACH_STATES[breach] + seat
    state = game.counters[counter]
    game.counters[counter] = OPENED if state == LAST_TURN else state + 1
    if seat == game.turn:
        # Only in its owner's turn does a focused breach accept a spell.
        game.counters[FOCUSED[breach] + seat] = 1
    game.tell("opened" if state == LAST_TURN else "focused", seat=seat, amount=breach + 1)
    rules_of(game).breach_turned(game, seat)


def open_breach(game: Game, seat: int, breach: int) -> None:
    game.counters[BREACH_STATES[breach] + seat] = OPENED
    game.tell("opened", seat=seat, amount=breach + 1)
    rules_of(game).breach_turned(game, seat)


def destroy_breach(game: Game, seat: int, breach: int) -> None:
    """The breach is gone for good; the spells in it are discarded."""
    for card in spells_touching(game, seat, breach):
        rules_of(game).discard(game, card, seat)
    game.counters[BREACH_STATES[breach] + seat] = NONE
    game.tell("breach-destroyed", seat=seat, amount=breach + 1)


# -- prepping --------------------------------------------------------------------------------------------------


def room_in(game: Game, seat: int, breach: int) -> bool:
    """Whether one more spell fits into a breach."""
    lying = len(spells_touching(game, seat, breach))
    if lying == 0:
        return True
    return lying == 1 and game.counters[TWO_SPELLS + seat] > 0 and state_of(game, seat, breach) >= OPENED


def accepts(game: Game, seat: int, card: int, breach: int, *, any_closed: bool = False) -> bool:
    """Whether a spell may be prepped to a breach: opened, or closed and focused this turn, with room."""
    state = state_of(game, seat, breach)
    if state == NONE or not room_in(game, seat, breach):
        return False
    if state >= OPENED or any_closed or card_of(game, card).preps_to_closed:
        return True
    return game.counters[FOCUSED[breach] + seat] > 0


def places_for(game: Game, seat: int, card: int, *, any_closed: bool = False) -> list[int]:
    """The breaches a spell may be prepped to; for a two-breach spell the first of the pair."""
    fits = [accepts(game, seat, card, breach, any_closed=any_closed) for breach in range(4)]
    if not card_of(game, card).wide:
        return [breach for breach in range(4) if fits[breach]]
    return [breach for breach in range(3) if fits[breach] and fits[breach + 1]]


def prep(game: Game, seat: int, card: int, breach: int) -> None:
    """Lay a spell into a breach."""
    game.move(card, BREACH_ZONES[breach] + seat)
    if card_of(game, card).wide:
        game.marks[card * 8 + WIDE_MARK] = 1
    rules_of(game).note_prepped(game, card)


# -- words -----------------------------------------------------------------------------------------------------


@word
class FocusABreach(Step, frozen=True):
    """A player's closed breach is focused without paying: any of theirs, or the one cheapest to focus."""

    who: Name = "you"
    """Whose breach; with ``all`` a closed breach of any player."""
    by: Name = "you"
    cheapest: bool = False


@word
class DestroyABreach(Step, frozen=True):
    """A player destroys one of their breaches, opened or closed."""

    who: Name = "you"


def closed_breaches(game: Game, scope: Scope, step: FocusABreach) -> list[Option]:
    """The breaches a focusing effect may turn."""
    found: list[Option] = []
    for seat in seats_called(game, scope, step.who):
        turnable = [breach for breach in range(4) if can_turn(game, seat, breach)]
        if step.cheapest:
            turnable = turnable[:1]
        found += [("breach", seat, breach + 1) for breach in turnable]
    return found


@asks(FocusABreach)
def _ask_focus(game: Game, scope: Scope, step: FocusABreach) -> Question | None:
    options = closed_breaches(game, scope, step)
    if len(options) < 2:
        if options:
            focus(game, options[0][1], options[0][2] - 1)
        return None
    return Question("focus", askers_of(game, scope, step.by), options, about=scope.card("this"))


@answers(FocusABreach)
def _answer_focus(game: Game, scope: Scope, step: FocusABreach, option: Option) -> None:
    focus(game, option[1], option[2] - 1)


@possible_if(FocusABreach)
def _can_focus(game: Game, scope: Scope, step: FocusABreach) -> bool:
    return bool(closed_breaches(game, scope, step))


@asks(DestroyABreach)
def _ask_destroy(game: Game, scope: Scope, step: DestroyABreach) -> Question | None:
    seat = scope.seat(step.who)
    left = [breach for breach in range(4) if state_of(game, seat, breach) != NONE]
    if len(left) < 2:
        for breach in left:
            destroy_breach(game, seat, breach)
        return None
    return Question("destroy-breach", (seat,), [("breach", seat, breach + 1) for breach in left])


@answers(DestroyABreach)
def _answer_destroy(game: Game, scope: Scope, step: DestroyABreach, option: Option) -> None:
    destroy_breach(game, option[1], option[2] - 1)
