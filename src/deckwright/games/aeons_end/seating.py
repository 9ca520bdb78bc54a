"""Seating mages at a table laid by hand: their sheets, breaches, cards and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from deckwright.effects.words import speaks_of
from deckwright.errors import nearest
from deckwright.games.aeons_end import setup
from deckwright.games.aeons_end.breaches import NONE, NUMERALS, SIGIL, SIGIL_BREACHES, STATES, is_closed
from deckwright.games.aeons_end.definitions import MAGE, Card
from deckwright.games.aeons_end.laying import at_most, check_box, only, speaking_of, truth, wrong
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.table import BREACHES, TROPHIES_MOST
from deckwright.rules.position import Placed, Position

QUIET_MAGES = {
    "base": ("brama", "kadir", "mist-ae", "xaxos"),
    "war-eternal": ("dezmodia", "garu", "mazahaedron", "ulgimor"),
}
"""Who sits where the position names no mage: the first of these, from the boxes switched on, who is not named."""


def seat_mages(rules: Rulebook, position: Position, options: dict[str, object]) -> list[Card]:
    seats = range(position.seats)
    chosen = setup.strings(options["mages"])
    named = [only(position, "mage", seat) for seat in seats]
    if chosen != [setup.RANDOM]:
        named = [one or chosen[seat] for seat, one in enumerate(named)]
    boxes = setup.strings(options["boxes"])
    left = [mage for box in QUIET_MAGES if box in boxes for mage in QUIET_MAGES[box] if mage not in named]
    mages = [rules.card_of[rules.by_id[one or left.pop(0)]] for one in named]
    for seat, mage in enumerate(mages):
        if mage.id in named[:seat]:
            raise wrong(f"p{seat + 1}.mage", f"{mage.id!r} sits at p{named.index(mage.id) + 1} already")
        check_box(mage, f"p{seat + 1}.mage", options)
        position.zones["mage", seat] = [Placed(mage.id)]
    return mages


def seat_breaches(position: Position, seat: int, mage: Card) -> None:
    states = list(mage.breaches)
    told: set[int] = set()
    for breach, text in _breaches_told(position.words.get(("breaches", seat), {}), f"p{seat + 1}.breaches"):
        where = f"p{seat + 1}.breaches.{NUMERALS[breach]}"
        if breach in told:
            raise wrong(where, "it is told twice, by its number and by its numeral")
        told.add(breach)
        state = STATES.index(text) if text in STATES else -1
        if state < 0:
            raise wrong(where, f"no state {text!r}{nearest(text, STATES)}; there are {list(STATES)}")
        if mage.breaches[breach] == NONE != state:
            raise wrong(where, f"{mage.id!r} has no breach {NUMERALS[breach]}")
        if breach == 0 and is_closed(state):
            raise wrong(where, "breach I is never closed")
        if state == SIGIL and breach not in SIGIL_BREACHES:
            raise wrong(where, "a sigil breach replaces only breach I or II")
        states[breach] = state
    for breach, state in enumerate(states):
        position.counters[f"breach_{breach + 1}", seat] = state
        if state == NONE and position.zones.get((f"breach_{breach + 1}", seat)):
            raise wrong(f"p{seat + 1}.breach_{breach + 1}", f"{mage.id!r} has no breach {NUMERALS[breach]}")
    focused = position.words.get(("focused", seat), [])
    if not isinstance(focused, list):
        raise wrong(f"p{seat + 1}.focused", f"expected breaches such as [II, III], got {focused!r}")
    for one in focused:
        breach = _breach_called(one, f"p{seat + 1}.focused")
        if states[breach] == NONE:
            raise wrong(f"p{seat + 1}.focused", f"{mage.id!r} has no breach {NUMERALS[breach]}")
        position.counters[f"focused_{breach + 1}", seat] = 1


def _breaches_told(told: object, where: str) -> list[tuple[int, str]]:
    """Breaches and what is said of them: ``{II: opened}``, or a list from I on."""
    if isinstance(told, list) and len(told) <= BREACHES:
        return [(breach, str(text)) for breach, text in enumerate(told)]
    if not isinstance(told, Mapping):
        raise wrong(where, f"expected breaches such as {{II: closed 2, III: opened}}, got {told!r}")
    return [(_breach_called(name, where), str(text)) for name, text in told.items()]


def _breach_called(name: object, where: str) -> int:
    """``III``, or 3."""
    text = str(name)
    if text in NUMERALS:
        return NUMERALS.index(text)
    if text.isdecimal() and 1 <= int(text) <= BREACHES:
        return int(text) - 1
    raise wrong(where, f"no breach {text!r}; there are {list(NUMERALS)}")


def seat_cards(position: Position, seat: int, mage: Card) -> None:
    if truth(position, "starting_cards", seat):
        position.zones.setdefault(("hand", seat), [Placed(card) for card in mage.hand])
        position.zones.setdefault(("deck", seat), [Placed(card) for card in reversed(mage.deck)])


def seat_life(position: Position, seat: int, most: int) -> None:
    life, where = ("life", seat), f"p{seat + 1}.exhausted"
    if ("exhausted", seat) in position.words:
        exhausted = truth(position, "exhausted", seat)
        if exhausted and position.counters.setdefault(life, 0):
            raise wrong(where, f"not with {position.counters[life]} life")
        if not exhausted and position.counters.get(life) == 0:
            raise wrong(where, "with 0 life a mage is exhausted")
    at_most(position, "life", seat, most)


def seat_numbers(rules: Rulebook, position: Position, seat: int) -> None:
    """Charges and trophies: none, unless the position says otherwise."""
    mage = rules.card_of[rules.by_id[position.zones["mage", seat][0].card]]
    position.counters.setdefault(("charges", seat), 0)
    at_most(position, "charges", seat, mage.charges)
    if position.counters.setdefault(("trophies", seat), 0) and not speaks_of(mage, "trophies"):
        hunters = speaking_of(rules, MAGE, "trophies")
        raise wrong(f"p{seat + 1}.trophies", f"{mage.id!r} has none, only {' and '.join(map(repr, hunters))}")
    at_most(position, "trophies", seat, TROPHIES_MOST)


def turn_tokens(position: Position, options: dict[str, object]) -> None:
    """Two of four players who share turn-order cards have one token between them."""
    counters = position.counters
    for pair in ((0, 1), (2, 3)):
        held = [seat for seat in pair if counters.get(("turn_token", seat))]
        if held and (position.seats < 4 or options["four_turns"] != "pairs"):
            raise wrong(f"p{held[0] + 1}.turn_token", "only four players with the option four_turns: pairs have it")
        if len(held) > 1 or any(counters["turn_token", seat] > 1 for seat in held):
            raise wrong(f"p{held[0] + 1}.turn_token", "two players have one between them")


def span(position: Position, seat: int, number: int, placed: Placed) -> None:
    """A two-breach spell fills the breach it is told in and the next one."""
    where = f"p{seat + 1}.breach_{number}"
    if number == BREACHES or position.counters[f"breach_{number + 1}", seat] == NONE:
        raise wrong(where, f"{placed.card!r} needs the next breach as well")
    placed.marks["wide"] = 1
