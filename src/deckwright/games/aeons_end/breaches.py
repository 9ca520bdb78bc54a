"""Breaches: closed ones turn, opened ones stay open, destroyed ones are gone.

The state of a breach is one number: 0 for none, 1 to 4 for closed with none to three quarter turns behind it, 5 for
opened, 6 for a sigil breach, which is always opened. Breach I is index 0.
"""

from __future__ import annotations

from typing import Final

from deckwright.core.game import Scope, mark_key
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.feasibility import possible_if
from deckwright.effects.flow import askers_of, forget_first
from deckwright.effects.picks import seats_called
from deckwright.effects.texts import perform
from deckwright.games.aeons_end.definitions import SPELL
from deckwright.games.aeons_end.lookup import Board, card_of, kind_of
from deckwright.games.aeons_end.table import (
    BREACH_STATES,
    BREACH_ZONES,
    BREACHES,
    DISCARD,
    FOCUS_DISCOUNT,
    FOCUSED,
    HAND,
    LAYOUT,
    PREPPED_WINDOWS,
    SEATS,
    TWO_SPELLS,
    UNAFFORDABLE,
    USABLE_PREPPED,
    WIDE_MARK,
)
from deckwright.games.aeons_end.vocabulary import breaches as words

_FIRST, _SECOND, _THIRD, _FOURTH = BREACH_ZONES
_BREACHES = tuple(zip(range(BREACHES), BREACH_STATES, FOCUSED, BREACH_ZONES, strict=True))
"""Each breach with its counters and its zone, of the first seat."""
_BREACH_AT = {zone + seat: (seat, breach) for breach, zone in enumerate(BREACH_ZONES) for seat in range(SEATS)}
NONE: Final = 0
CLOSED: Final = 1
"""Closed and not turned yet; 2, 3 and 4 are one, two and three quarter turns."""
LAST_TURN: Final = 4
OPENED: Final = 5
SIGIL: Final = 6
"""Opened for good, in the place of a breach I or II."""
STATES: Final[tuple[str, ...]] = ("none", "closed 0", "closed 1", "closed 2", "closed 3", "opened", "sigil")
"""What each state is called."""
NUMERALS: Final[tuple[str, ...]] = ("I", "II", "III", "IV")

PREPPED, USED = 0, 1_000_000
"""Where in ``Game.uses`` the cards prepped this turn and the effects used are counted."""
FOCUS_COST: Final[tuple[int, ...]] = (0, 2, 3, 4)
OPEN_COST = ((0, 0, 0, 0), (5, 4, 3, 2), (9, 7, 5, 3), (13, 10, 7, 4))
BONUS: Final[tuple[int, ...]] = (0, 0, 1, 1)
"""Damage that an opened breach adds to a spell cast from it."""
SIGIL_BONUS: Final = 2
SIGIL_BREACHES: Final[tuple[int, ...]] = (0, 1)
"""The breaches that a sigil breach can replace."""


def closed(rotation: int) -> int:
    """The state of a closed breach after so many quarter turns."""
    return CLOSED + rotation


def state_of(game: Board, seat: int, breach: int) -> int:
    return game.counters[BREACH_STATES[breach] + seat]


def is_closed(state: int) -> bool:
    return CLOSED <= state <= LAST_TURN


def _prices(breach: int, state: int) -> tuple[int, int]:
    if not breach or not is_closed(state):
        return UNAFFORDABLE, UNAFFORDABLE
    return UNAFFORDABLE if state == LAST_TURN else FOCUS_COST[breach], OPEN_COST[breach][state - CLOSED]


PRICES = tuple(
    (breach + 1, counter, [_prices(breach, state) for state in range(len(STATES))])
    for breach, counter in enumerate(BREACH_STATES)
)
"""Number and counter of each breach, and for each of its states what it costs to focus and to open it, discounts aside.
In its last sector a breach is opened, not focused."""


def opened_breaches(game: Board, seat: int) -> int:
    """How many breaches of a seat are opened."""
    return sum(state_of(game, seat, breach) >= OPENED for breach in range(BREACHES))


def prepped_spells(game: Board, seat: int) -> list[int]:
    """All spells that lie in a seat's breaches, from I to IV."""
    zones = game.zones
    return zones[_FIRST + seat] + zones[_SECOND + seat] + zones[_THIRD + seat] + zones[_FOURTH + seat]


def has_prepped(game: Board, seat: int) -> bool:
    """Whether any spell lies in a seat's breaches."""
    zones = game.zones
    return bool(zones[_FIRST + seat] or zones[_SECOND + seat] or zones[_THIRD + seat] or zones[_FOURTH + seat])


def breach_of(game: Board, card: int) -> tuple[int, int]:
    """The seat and the breach in which a spell lies, or ``(-1, -1)``."""
    return _BREACH_AT.get(game.place[card], (-1, -1))


def spans(game: Board, card: int, breach: int) -> tuple[int, ...]:
    """The breaches a prepped spell fills."""
    return (breach, breach + 1) if game.marks.get(mark_key(card, WIDE_MARK)) else (breach,)


def spells_touching(game: Board, seat: int, breach: int) -> list[int]:
    """The spells in a breach, and a two-breach spell that reaches into it."""
    found = list(game.zones[BREACH_ZONES[breach] + seat])
    if breach:
        found += [c for c in game.zones[BREACH_ZONES[breach - 1] + seat] if game.marks.get(mark_key(c, WIDE_MARK))]
    return found


def bonus_at(state: int, breach: int) -> int:
    """What a breach in some state adds to the damage of a spell cast from it."""
    if state == SIGIL:
        return SIGIL_BONUS
    return BONUS[breach] if state == OPENED else 0


def bonus_of(game: Board, seat: int, card: int, breach: int) -> int:
    """What the opened breaches of a spell add to its damage."""
    return sum(bonus_at(state_of(game, seat, one), one) for one in spans(game, card, breach))


def must_cast(game: Board, seat: int, card: int) -> bool:
    """A spell in a closed breach has to be cast in the casting phase."""
    _, breach = breach_of(game, card)
    return any(state_of(game, seat, one) < OPENED for one in spans(game, card, breach))


# -- focusing and opening --------------------------------------------------------------------------------------


def focus_price(game: Board, seat: int, breach: int) -> int:
    return max(0, FOCUS_COST[breach] - game.counters[FOCUS_DISCOUNT + seat])


def open_price(game: Board, seat: int, breach: int) -> int:
    return max(0, OPEN_COST[breach][state_of(game, seat, breach) - CLOSED] - game.counters[FOCUS_DISCOUNT + seat])


def can_turn(game: Board, seat: int, breach: int) -> bool:
    """Whether an effect can focus this breach."""
    state = state_of(game, seat, breach)
    if game.options["edition"] == "1" and state == LAST_TURN:
        return False  # 1st edition: from the last sector it can only be opened by paying
    return is_closed(state)


def prepped_effects(game: Board, seat: int, window: str) -> None:
    """Start the effects that the prepped spells of a seat have at some moment, from breach I to IV."""
    having_one = game.derived[USABLE_PREPPED + PREPPED_WINDOWS.index(window)]
    if having_one:
        for card in reversed(prepped_spells(game, seat)):
            if game.cards[card] in having_one:
                perform(game, card, "while-prepped", seat)


def _turned(game: Board, seat: int) -> None:
    """A breach of a seat was focused or opened: in the seat's own turn its prepped spells may answer."""
    if seat == game.turn:
        prepped_effects(game, seat, "breach-turned")


def focus(game: Board, seat: int, breach: int) -> None:
    """Turn a closed breach a quarter; at its last sector it opens."""
    counter = BREACH_STATES[breach] + seat
    state = game.counters[counter]
    game.counters[counter] = OPENED if state == LAST_TURN else state + 1
    if seat == game.turn:
        # Only in its owner's turn does a focused breach accept a spell.
        game.counters[FOCUSED[breach] + seat] = 1
    game.tell("opened" if state == LAST_TURN else "focused", seat=seat, amount=breach + 1)
    _turned(game, seat)


def open_breach(game: Board, seat: int, breach: int) -> None:
    game.counters[BREACH_STATES[breach] + seat] = OPENED
    game.tell("opened", seat=seat, amount=breach + 1)
    _turned(game, seat)


def place_sigil(game: Board, seat: int, breach: int) -> None:
    """The breach is destroyed and a sigil breach takes its place; the spells in it return to the hand."""
    for card in spells_touching(game, seat, breach):
        game.rules.move(game, card, HAND + seat)
    game.counters[BREACH_STATES[breach] + seat] = SIGIL
    game.tell("sigil", seat=seat, amount=breach + 1)


def destroy_breach(game: Board, seat: int, breach: int) -> None:
    """The breach is gone for good; the spells in it are discarded."""
    for card in spells_touching(game, seat, breach):
        game.rules.move(game, card, DISCARD + seat)
    game.counters[BREACH_STATES[breach] + seat] = NONE
    game.tell("breach-destroyed", seat=seat, amount=breach + 1)


# -- prepping --------------------------------------------------------------------------------------------------


def room_in(game: Board, seat: int, card: int, breach: int) -> bool:
    """Whether a spell fits into a breach: with none in it, or with one if both link or two are allowed this turn."""
    lying = spells_touching(game, seat, breach)
    if not lying:
        return True
    if len(lying) > 1:
        return False
    if card_of(game, card).preps == card_of(game, lying[0]).preps == "link":
        return True
    return game.counters[TWO_SPELLS + seat] > 0 and state_of(game, seat, breach) >= OPENED


def accepts(game: Board, seat: int, card: int, breach: int, *, any_closed: bool = False) -> bool:
    """Whether a spell may be prepped to a breach: opened, or closed and focused this turn, with room."""
    state = state_of(game, seat, breach)
    if state == NONE or not room_in(game, seat, card, breach):
        return False
    if state >= OPENED or any_closed or card_of(game, card).preps == "to-closed":
        return True
    return game.counters[FOCUSED[breach] + seat] > 0


def ordinary_places(game: Board, seat: int) -> list[int]:
    """The breaches to which a spell may be prepped that fills one breach and has no rule of its own about it."""
    counters = game.counters
    zones = game.zones
    found = []
    for breach, state_of_it, focused, place in _BREACHES:
        state = counters[state_of_it + seat]
        if state >= OPENED or (state and counters[focused + seat]):
            reached = breach and zones[place - SEATS + seat]  # by a spell that fills two breaches, perhaps
            here = spells_touching(game, seat, breach) if reached else zones[place + seat]
            if not here or (len(here) == 1 and state >= OPENED and counters[TWO_SPELLS + seat]):
                found.append(breach)
    return found


def places_for(game: Board, seat: int, card: int, *, any_closed: bool = False) -> list[int]:
    """The breaches a spell may be prepped to; for a two-breach spell the first of the pair."""
    fits = [accepts(game, seat, card, breach, any_closed=any_closed) for breach in range(4)]
    if not card_of(game, card).wide:
        return [breach for breach in range(4) if fits[breach]]
    return [breach for breach in range(3) if fits[breach] and fits[breach + 1]]


def prep(game: Board, seat: int, card: int, breach: int) -> None:
    """Lay a spell into a breach."""
    game.tell("prepped", seat=seat, card=card, amount=breach + 1)
    game.move(card, BREACH_ZONES[breach] + seat)
    if card_of(game, card).wide:
        game.marks[mark_key(card, WIDE_MARK)] = 1
    note_prepped(game, card)


def note_prepped(game: Board, card: int) -> None:
    game.uses[PREPPED + card] = 1


def was_prepped(game: Board, card: int) -> bool:
    """Whether a spell was prepped this turn."""
    return PREPPED + card in game.uses


def note_used(game: Board, card: int) -> None:
    game.uses[USED + card] = game.uses.get(USED + card, 0) + 1


def times_used(game: Board, card: int) -> int:
    """How often the effect of a prepped spell was used this turn."""
    return game.uses.get(USED + card, 0)


# -- words -----------------------------------------------------------------------------------------------------


def closed_breaches(game: Board, scope: Scope, step: words.FocusABreach) -> list[Option]:
    """The breaches a focusing effect may turn."""
    found: list[Option] = []
    for seat in seats_called(game, scope, step.who):
        turnable = [breach for breach in range(4) if can_turn(game, seat, breach)]
        if step.cheapest:
            turnable = turnable[:1]
        found += [("breach", seat, breach + 1) for breach in turnable]
    return found


@asks(words.FocusABreach)
def _ask_focus(game: Board, scope: Scope, step: words.FocusABreach) -> Question | Option | None:
    options = closed_breaches(game, scope, step)
    return question_or_only("focus", askers_of(game, scope, step.by), options, scope.card("this"))


@answers(words.FocusABreach)
def _answer_focus(game: Board, scope: Scope, step: words.FocusABreach, option: Option) -> None:
    focus(game, option[1], option[2] - 1)


@possible_if(words.FocusABreach)
def _can_focus(game: Board, scope: Scope, step: words.FocusABreach) -> bool:
    return bool(closed_breaches(game, scope, step))


def _joining(game: Board, scope: Scope, step: words.PrepBeside) -> list[int]:
    """The cards in hand that may join this spell in its breach."""
    number, (seat, breach) = game.rules.by_id[step.named], breach_of(game, scope.card("this"))
    if seat < 0 or any(game.cards[card] == number for card in game.zones[BREACH_ZONES[breach] + seat]):
        return []
    return [card for card in game.zones[HAND + scope.seat("you")] if game.cards[card] == number]


@resolves(words.PrepBeside)
def _prep_beside(game: Board, scope: Scope, step: words.PrepBeside) -> None:
    for card in _joining(game, scope, step)[:1]:
        seat, breach = breach_of(game, scope.card("this"))
        prep(game, seat, card, breach)


@possible_if(words.PrepBeside)
def _can_prep_beside(game: Board, scope: Scope, step: words.PrepBeside) -> bool:
    return bool(_joining(game, scope, step))


@asks(words.DestroyABreach)
def _ask_destroy(game: Board, scope: Scope, step: words.DestroyABreach) -> Question | Option | None:
    seat = scope.seat(step.who)
    left = [breach for breach in range(4) if state_of(game, seat, breach) != NONE]
    return question_or_only("destroy-breach", (seat,), [("breach", seat, breach + 1) for breach in left])


@answers(words.DestroyABreach)
def _answer_destroy(game: Board, scope: Scope, step: words.DestroyABreach, option: Option) -> None:
    destroy_breach(game, option[1], option[2] - 1)


@asks(words.DestroyWithBreach)
def _ask_destroy_with(game: Board, scope: Scope, step: words.DestroyWithBreach) -> Question | Option | None:
    spell = scope.card(step.cards)
    seat, breach = breach_of(game, spell)
    options: list[Option] = [("breach", seat, one + 1) for one in spans(game, spell, breach)]
    return question_or_only("destroy-with", (seat,), options, spell)


@answers(words.DestroyWithBreach)
def _answer_destroy_with(game: Board, scope: Scope, step: words.DestroyWithBreach, option: Option) -> None:
    spell, rules = scope.card(step.cards), game.rules
    rules.move(game, spell, rules.destroy_place(game, spell))
    destroy_breach(game, option[1], option[2] - 1)


def _sigil_places(game: Board) -> list[Option]:
    return [
        ("breach", seat, breach + 1)
        for seat in range(game.seats)
        for breach in SIGIL_BREACHES
        if state_of(game, seat, breach) >= OPENED
    ]


forget_first(words.PlaceSigil)


@asks(words.PlaceSigil)
def _ask_sigil(game: Board, scope: Scope, step: words.PlaceSigil) -> Question | Option | None:
    return question_or_only("sigil", (scope.seat("you"),), _sigil_places(game), scope.card("this"))


@answers(words.PlaceSigil)
def _answer_sigil(game: Board, scope: Scope, step: words.PlaceSigil, option: Option) -> None:
    scope.names[step.name] = (option[1],)
    place_sigil(game, option[1], option[2] - 1)


@possible_if(words.PlaceSigil)
def _can_place_sigil(game: Board, scope: Scope, step: words.PlaceSigil) -> bool:
    return bool(_sigil_places(game))


def _preps(game: Board, scope: Scope, step: words.PrepSpell) -> list[Option]:
    """The spells a player may prep and where; equal ones in a zone without order once."""
    options: dict[tuple[int, int], Option] = {}
    for seat in seats_called(game, scope, step.who):
        zone = LAYOUT.zone_at(step.out_of, seat)
        for card in game.zones[zone]:
            if kind_of(game, card) == SPELL:
                face = card if LAYOUT.zone_of[zone].ordered else -1 - game.cards[card]
                for breach in places_for(game, seat, card, any_closed=step.any_closed):
                    options.setdefault((face, breach), ("prep", card, breach + 1))
    return list(options.values())


@asks(words.PrepSpell)
def _ask_prep(game: Board, scope: Scope, step: words.PrepSpell) -> Question | Option | None:
    options = _preps(game, scope, step)
    return question_or_only("prep", seats_called(game, scope, step.who), options, scope.card("this"))


@answers(words.PrepSpell)
def _answer_prep(game: Board, scope: Scope, step: words.PrepSpell, option: Option) -> None:
    prep(game, scope.seat(step.who), option[1], option[2] - 1)


@possible_if(words.PrepSpell)
def _can_prep(game: Board, scope: Scope, step: words.PrepSpell) -> bool:
    return bool(_preps(game, scope, step))
