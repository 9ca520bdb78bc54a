"""Positions laid by hand: the quiet table of Krutagidon, and play taken up in the middle of a turn.

A quiet table: everybody has 20 lives; Voom waits for a challenger; the side stacks are full; the main deck holds
whatever is sold at the market and lies nowhere else; the dead wizard tokens that do nothing at once are the first to
come. All that is left over is in the box. Whatever the position names replaces these.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from deckwright.effects.turns import tally
from deckwright.errors import AuthorError, nearest
from deckwright.games.krutagidon import definitions as kinds
from deckwright.games.krutagidon.chance import fix_picks
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.setup import FIRST_LEGEND, assign_boards
from deckwright.games.krutagidon.table import MOST_LIFE, OBJECTS, OWNED, PLAYED, PRIZES, START_LIFE
from deckwright.games.krutagidon.turn import PHASES
from deckwright.rules.position import TABLE, Placed, Position

if TYPE_CHECKING:
    from deckwright.games.krutagidon.rules import Krutagidon

TABLE_WORDS: tuple[str, ...] = ("prize", "next_mayhem", "chance")
OTHER_NAMES = {
    "lives": "life",
    "main_deck": "main",
    "legend_stack": "legends",
    "destroyed_mayhem": "mayhem",
    "mayhem_pile": "mayhem",
    "limp": "limp_wands",
    "wild": "wild_magic",
    "discard_pile": "discard",
}
NOBODY = "nobody"
QUIET_TOKENS = (
    "dwt-tax-legend-wild",
    "dwt-tax-creature-treasure",
    "dwt-tax-wizard-spell",
    "dwt-no-mayhem-defence",
    "dwt-wand-allergy",
    "dwt-minus-four",
    "dwt-minus-two",
)
"""Tokens that do nothing at once, the last one on top."""
_ANYTHING_OWNED = (*kinds.TYPES, *kinds.TYPELESS)
_BELONGS: dict[str, tuple[str, ...]] = {
    "main": (*kinds.SOLD_AT_MARKET, kinds.MAYHEM),
    "market": kinds.SOLD_AT_MARKET,
    "mayhem": (kinds.MAYHEM,),
    "legends": (kinds.LEGEND,),
    "legend": (kinds.LEGEND,),
    "wild_magic": (kinds.WILD,),
    "limp_wands": (kinds.LIMP,),
    "token_stack": (kinds.TOKEN,),
    "destroyed": _ANYTHING_OWNED,
    "prizes": (kinds.OBJECT,),
    **dict.fromkeys(("hand", "deck", "discard", "played", "ongoing"), _ANYTHING_OWNED),
    "tokens": (kinds.TOKEN,),
    "objects": (kinds.OBJECT,),
    "familiar": (kinds.FAMILIAR,),
    "property": (kinds.PROPERTY,),
    "loan": (kinds.PROPERTY,),
    "offers": (kinds.PROPERTY, kinds.FAMILIAR),
}
"""The kinds of cards that may lie in a zone; anything may be in the box."""
_PASSING = ("revealed", "borrowed")
"""Zones where cards lie only while something is carried out."""


def fill_in(rules: Krutagidon, position: Position) -> None:
    """Add the quiet rest of the table."""
    zones = position.zones
    _read_next_mayhem(rules, position)
    for (zone, seat), pile in zones.items():
        for placed in pile:
            _check_kind(rules, zone, seat, placed.card)
    _check_places(rules, position)
    left = _left_over(rules, position)
    for name, kind in (("wild_magic", kinds.WILD), ("limp_wands", kinds.LIMP)):
        zones.setdefault((name, TABLE), _taken(left, [one for one in left if _kind(rules, one) == kind]))
    legends = [one for one in left if _kind(rules, one) == kinds.LEGEND and one != FIRST_LEGEND]
    zones.setdefault(("legend", TABLE), _taken(left, [FIRST_LEGEND] if FIRST_LEGEND in left else []))
    zones.setdefault(("legends", TABLE), _taken(left, legends))
    zones.setdefault(("token_stack", TABLE), _taken(left, [one for one in QUIET_TOKENS if one in left]))
    sold = [one for one in left if _kind(rules, one) in kinds.SOLD_AT_MARKET]
    if ("main", TABLE) not in zones:
        zones["main", TABLE] = _taken(left, sold) + position.zones.pop(("main", -2), [])
    zones.setdefault(("prizes", TABLE), _taken(left, [one for one in left if _kind(rules, one) == kinds.OBJECT]))
    rest = [one for one in left if _kind(rules, one) != kinds.STARTER]
    zones.setdefault(("box", TABLE), _taken(left, rest))
    for seat in range(position.seats):
        position.counters.setdefault(("life", seat), START_LIFE)


def _read_next_mayhem(rules: Krutagidon, position: Position) -> None:
    """``next_mayhem: mayhem-b`` lies on top of the main deck."""
    if ("next_mayhem", TABLE) not in position.words:
        return
    name = str(position.words["next_mayhem", TABLE]).replace("_", "-")
    if name not in rules.by_id or _kind(rules, name) != kinds.MAYHEM:
        known = [card.id for card in rules.card_of if card.kind == kinds.MAYHEM]
        raise AuthorError("not-a-mayhem", f"next_mayhem: {name!r} is no mayhem{nearest(name, known)}", card=name)
    place = ("main", TABLE) if ("main", TABLE) in position.zones else ("main", -2)
    position.zones.setdefault(place, []).append(Placed(name))


def _left_over(rules: Krutagidon, position: Position) -> Counter[str]:
    """What is in the box and was laid nowhere; more than there is of a card cannot be laid."""
    there_are = Counter({card.id: card.copies for card in rules.card_of})
    for (zone, seat), pile in position.zones.items():
        for placed in pile:
            there_are[placed.card] -= 1
            if there_are[placed.card] < 0:
                copies = rules.card_of[rules.by_id[placed.card]].copies
                where = _place(zone, seat)
                raise AuthorError(
                    "too-many-copies",
                    f"{where}: with it there would be {copies + 1} of {placed.card!r}, but the box holds {copies}",
                    place=where,
                    card=placed.card,
                    copies=copies,
                )
    return there_are


def _taken(left: Counter[str], names: list[str]) -> list[Placed]:
    """All that is left of some cards."""
    taken = [Placed(name) for name in names for _ in range(left[name])]
    for name in names:
        left[name] = 0
    return taken


def _kind(rules: Krutagidon, card: str) -> str:
    return rules.card_of[rules.by_id[card]].kind


def _check_kind(rules: Krutagidon, zone: str, seat: int, card: str) -> None:
    kind, allowed = _kind(rules, card), _BELONGS.get(zone)
    if zone in _PASSING:
        raise _wrong(
            "passing-place",
            _place(zone, seat),
            "cards lie there only while something is carried out; the order 'resolve' does that",
        )
    if allowed is not None and kind not in allowed:
        only = " or ".join(allowed)
        raise _wrong(
            "not-its-place", _place(zone, seat), f"{card!r} is of kind {kind}, only {only} lies there", card=card
        )
    if zone == "ongoing" and not rules.is_ongoing[rules.by_id[card]]:
        why = f"{card!r} is not ongoing; cards played this turn lie in 'played'"
        raise _wrong("not-ongoing", _place(zone, seat), why, card=card)


def _check_places(rules: Krutagidon, position: Position) -> None:
    for name, most in (("market", 5), ("legend", 1)):
        cards = position.zones.get((name, TABLE), [])
        if len(cards) > most:
            why = f"there is room for {most}, but {len(cards)} cards are given"
            raise _wrong("no-room", name, why, most=most, given=len(cards))
    for (name, seat), number in position.counters.items():
        if name == "life" and not 1 <= number <= MOST_LIFE:
            why = f"a living wizard has 1 to {MOST_LIFE} lives, not {number}"
            raise _wrong("not-alive", _place(name, seat), why, most=MOST_LIFE, number=number)
    for seat in range(position.seats):
        for name in ("familiar", "property"):
            if len(position.zones.get((name, seat), [])) > 1:
                raise _wrong("only-one-each", _place(name, seat), "a wizard has only one")
        if any(placed.card == "rlyeh" for placed in position.zones.get(("objects", seat), [])):
            owned = [placed.card for zone in OWNED for placed in position.zones.get((zone, seat), [])]
            if "cthulhu" not in owned:
                why = "only the owner of 'cthulhu' controls R'lyeh: lay that card"
                raise _wrong("rlyeh-without-cthulhu", _place("objects", seat), why)


def _wrong(code: str, place: str, what: str, **facts: object) -> AuthorError:
    return AuthorError(code, f"{place}: {what}", place=place, **facts)


def _place(zone: str, seat: int) -> str:
    return zone if seat < 0 else f"p{seat + 1}.{zone}"


def take_up(game: Board, position: Position) -> None:
    """Go on from one of the phases in ``PHASES``: without one, from the main part of the turn."""
    rules = game.rules
    assign_boards(game)
    _give_prize(game, position)
    rules.settle_rlyeh(game)
    fix_picks(game, position.words.get(("chance", TABLE), []))
    phase = position.phase or "main"
    if phase not in PHASES:
        raise AuthorError(
            "not-a-phase",
            f"phase: krutagidon has no {phase!r}{nearest(phase, PHASES)}; there are {list(PHASES)}",
            phase=phase,
            phases=list(PHASES),
        )
    if position.turn < 0:
        why = "no position begins between turns; the phase 'legend' reveals a legend after a turn"
        raise _wrong("between-turns", "turn", why)
    for card in game.zones[PLAYED + game.turn]:
        tally(game, game.turn, rules.plays, card)
    game.push(rules.block("turn"), {"you": game.turn, "this": -1})
    game.stack[-1].at = PHASES[phase]


def _give_prize(game: Board, position: Position) -> None:
    """``prize: p2`` has the grand prize."""
    who = position.words.get(("prize", TABLE))
    if who is None or who == NOBODY:
        return
    seats = [f"p{seat + 1}" for seat in range(game.seats)]
    if who not in seats:
        why = f"expected one of {seats} or {NOBODY!r}, got {who!r}"
        raise _wrong("whose-prize", "prize", why, who=who, seats=[*seats, NOBODY])
    for card in game.rules.prize_cards(game):
        if game.place[card] != PRIZES:
            raise _wrong("prize-twice", "prize", "the grand prize is given twice")
        game.move(card, OBJECTS + seats.index(str(who)))
