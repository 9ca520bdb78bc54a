"""Positions laid by hand: the quiet table of Aeon's End, its own words for what lies there, and what cannot be meant.

A quiet table: the nemesis has no tokens and nothing in play, and its deck is full of a card that does nothing; mages
have their breaches, full life, no charges and no cards; nothing is sold; the turns of the players come before those of
the nemesis. Whatever the position names replaces these.
"""

from __future__ import annotations

from deckwright.core.randomness import Dice
from deckwright.games.aeons_end import setup
from deckwright.games.aeons_end.definitions import ATTACK, GEM, MINION, NEMESIS, POWER, RELIC, SPELL, TURN, Card
from deckwright.games.aeons_end.definitions import MAGE as MAGE_KIND
from deckwright.games.aeons_end.laying import (
    at_most,
    check_box,
    given,
    lay_supply,
    lay_turn_order,
    only,
    place_of,
    speaking_of,
    wrong,
)
from deckwright.games.aeons_end.phases import changes_own_life
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.seating import (
    seat_breaches,
    seat_cards,
    seat_life,
    seat_mages,
    seat_numbers,
    span,
    turn_tokens,
)
from deckwright.games.aeons_end.table import BREACHES, PILES
from deckwright.rules.position import TABLE, Placed, Position

QUIET_CARDS = 30

SEAT_WORDS: tuple[str, ...] = ("breaches", "focused", "exhausted", "starting_cards", "prepped_this_turn", "used")
TABLE_WORDS: tuple[str, ...] = ("supply",)

_PLAYER_CARDS = (GEM, RELIC, SPELL)
_NEMESIS_CARDS = (ATTACK, MINION, POWER)
_BELONGS: dict[str, tuple[str, ...]] = {
    "mage": (MAGE_KIND,),
    **dict.fromkeys(("hand", "deck", "discard"), _PLAYER_CARDS),
    "played": (GEM, RELIC),
    **dict.fromkeys([f"breach_{number}" for number in range(1, BREACHES + 1)], (SPELL,)),
    "nemesis": (NEMESIS,),
    **dict.fromkeys(("nemesis_deck", "nemesis_drawn", "nemesis_discard"), _NEMESIS_CARDS),
    "nemesis_play": (MINION, POWER),
    **dict.fromkeys(("special_deck", "special_play", "special_discard"), ()),
    **dict.fromkeys(("turn_deck", "turn_discard"), (TURN,)),
    **dict.fromkeys([f"supply_{pile}" for pile in range(1, PILES + 1)], _PLAYER_CARDS),
}
"""The kinds of cards that lie in each zone; a nemesis may add its own."""
ONE_EACH = (MAGE_KIND, NEMESIS, ATTACK, MINION, POWER)
"""Cards of which the box holds a single copy, so that they cannot lie in two places."""
_MAY_REPEAT = ("nemesis_deck", "nemesis_discard")
"""Where such a card may lie several times all the same, so that a deck can be filled with something quiet."""


def fill_in(rules: Rulebook, position: Position) -> None:
    """Turn the game's own words into cards and numbers, and add the quiet rest of the table."""
    options = rules.check_setup(position.seats, position.options)
    _check_cards(rules, position)
    nemesis = _seat_nemesis(rules, position, options)
    _check_belongings(rules, position, nemesis)
    for seat, mage in enumerate(seat_mages(rules, position, options)):
        seat_breaches(position, seat, mage)
        seat_cards(position, seat, mage)
    _numbers(rules, position, nemesis, options)
    lay_supply(rules, position, options)
    own = rules.own[rules.by_id[nemesis.id]]
    if own.feeds_on_supply and not any(given(position, f"supply_{pile}") for pile in range(1, PILES + 1)):
        raise wrong("supply", "with every pile empty the game would be over")
    own.fill_in(position, options)
    lay_turn_order(rules, position, options)
    _put_marks(rules, position)


# -- what cannot be meant --------------------------------------------------------------------------------------


def is_single(rules: Rulebook, card: Card) -> bool:
    """Whether there is only one of a card."""
    return rules.kinds[card.kind].copies == 1 if card.kind in rules.kinds else card.kind in ONE_EACH


def _check_cards(rules: Rulebook, position: Position) -> None:
    """Every card lies where such cards can lie, and what there is only one of lies in one place."""
    lies: dict[str, str] = {}
    if len(given(position, "nemesis_drawn") or []) > 1:
        only(position, "nemesis_drawn", TABLE)
    for (zone, seat), pile in position.zones.items():
        place = place_of(zone, seat)
        for placed in pile:
            card = rules.card_of[rules.by_id[placed.card]]
            allowed = [*_BELONGS.get(zone, (card.kind,))]
            allowed += [kind for one in rules.brought for kind in one.belongs.get(zone, ()) if kind not in allowed]
            if card.kind not in allowed:
                raise wrong(place, f"{card.id!r} is of kind {card.kind}, only {' or '.join(allowed)} lies there")
            if is_single(rules, card) and card.id in lies and (place not in _MAY_REPEAT or lies[card.id] != place):
                raise wrong(place, f"{card.id!r} lies in {lies[card.id]} already, and there is only one")
            lies[card.id] = place
            if card.kind == TURN and position.seats > 1 and max(card.turn_of, *card.pair, -1) >= position.seats:
                raise wrong(place, f"{card.id!r} belongs to nobody among {position.seats} players")
            _check_marks(rules, place, placed, card)


def _check_marks(rules: Rulebook, place: str, placed: Placed, card: Card) -> None:
    for mark, number in placed.marks.items():
        kinds = {"life": (MINION, *rules.kinds), "power": (POWER,)}.get(mark, ())
        if card.kind not in kinds or place not in ("nemesis_play", "special_play"):
            raise wrong(place, f"no {mark} lies on {card.id!r} there")
        if number < 1:
            raise wrong(place, f"{card.id!r} with {number} {mark} would have left play")
        most = card.power if mark == "power" else card.life
        if number > most and not _life_varies(rules, card):
            raise wrong(place, f"{card.id!r} has {number} {mark}, more than the {most} it began with")


def _life_varies(rules: Rulebook, card: Card) -> bool:
    """Whether the life of a minion, or of a card of tier 0, is not the printed one."""
    return changes_own_life(card) or (card.kind in rules.kinds and rules.kinds[card.kind].life_varies)


def _check_belongings(rules: Rulebook, position: Position, nemesis: Card) -> None:
    """What only some nemeses have is there only against them: their tokens, their own cards and piles."""
    owners: dict[str, list[str]] = {}
    for own in rules.brought:
        for name in (*own.other_names, *own.table_words):
            owners.setdefault(name, []).append(own.cards[0].id)
    for name in ("tokens", "nemesis_tokens"):
        owners[name] = speaking_of(rules, NEMESIS, name)
    for name, having in owners.items():
        told = position.words.get((name, TABLE), 0) != 0 or position.counters.get((name, TABLE))  # none is true of any
        if told and nemesis.id not in having:
            raise wrong(name, f"{nemesis.id!r} has none, only {' and '.join(map(repr, having))}")
    belongs = rules.own[rules.by_id[nemesis.id]].belongs
    for (zone, seat), pile in position.zones.items():
        for placed in pile:
            card = rules.card_of[rules.by_id[placed.card]]
            if card.kind in rules.kinds and card.nemesis != nemesis.id:
                raise wrong(place_of(zone, seat), f"{card.id!r} belongs to {card.nemesis!r}, not to {nemesis.id!r}")
            if card.kind not in (*_BELONGS.get(zone, (card.kind,)), *belongs.get(zone, ())):
                raise wrong(place_of(zone, seat), f"{card.id!r} cannot lie there against {nemesis.id!r}")


# -- nemesis and mages -----------------------------------------------------------------------------------------


def _seat_nemesis(rules: Rulebook, position: Position, options: dict[str, object]) -> Card:
    boxes = setup.strings(options["boxes"])
    named = only(position, "nemesis", TABLE)
    nemesis = rules.card_of[
        rules.by_id[named] if named else setup.choose_nemesis(rules, options, boxes, Dice(position.seed))
    ]
    check_box(nemesis, "nemesis", options)
    position.zones["nemesis", TABLE] = [Placed(nemesis.id)]
    quiet = [own.quiet_card for own in rules.brought if own.quiet_card]
    quiet += [card.id for card in rules.card_of if card.kind == ATTACK]
    position.zones.setdefault(("nemesis_deck", TABLE), [Placed(quiet[0]) for _ in range(QUIET_CARDS)])
    if ("special_deck", TABLE) not in position.zones:
        elsewhere = {placed.card for pile in position.zones.values() for placed in pile}
        own = [
            number
            for number, card in enumerate(rules.card_of)
            if card.nemesis == nemesis.id
            and card.kind in rules.kinds
            and is_single(rules, card)
            and card.id not in elsewhere
        ]
        Dice(position.seed).shuffle(own)
        position.zones["special_deck", TABLE] = [Placed(rules.card_of[number].id) for number in own]
    return nemesis


# -- numbers ---------------------------------------------------------------------------------------------------


def _numbers(rules: Rulebook, position: Position, nemesis: Card, options: dict[str, object]) -> None:
    """Life as at the start, unless the position says otherwise; nothing is more than it can be."""
    life, gravehold, change = setup.starting_life(position.seats, options)
    counters = position.counters
    most = {
        "life": counters.setdefault(("life_most", TABLE), life),
        "gravehold": counters.setdefault(("gravehold_most", TABLE), gravehold),
        "nemesis_life": counters.setdefault(("nemesis_most", TABLE), setup.nemesis_life(nemesis, change)),
    }
    for name in ("gravehold", "nemesis_life"):
        at_most(position, name, TABLE, most[name])
        if counters[name, TABLE] < 1:
            raise wrong(name, "at 0 the game would be over")
    for seat in range(position.seats):
        seat_life(position, seat, most["life"])
        seat_numbers(rules, position, seat)
    all_exhausted = not any(counters["life", seat] for seat in range(position.seats))
    if all_exhausted and (position.seats > 1 or options["edition"] == "1"):
        raise wrong(f"p{position.seats}.life", "with every player exhausted the game would be over")
    turn_tokens(position, options)


def _put_marks(rules: Rulebook, position: Position) -> None:
    """Minions and powers in play have what is printed on them, unless the position says otherwise."""
    for placed in [*(given(position, "nemesis_play") or []), *(given(position, "special_play") or [])]:
        card = rules.card_of[rules.by_id[placed.card]]
        if card.kind == POWER:
            placed.marks.setdefault("power", card.power)
        elif not _life_varies(rules, card):
            placed.marks.setdefault("life", card.life)
    for seat in range(position.seats):
        for number in range(1, BREACHES + 1):
            for placed in position.zones.get((f"breach_{number}", seat), []):
                if rules.card_of[rules.by_id[placed.card]].wide:
                    span(position, seat, number, placed)
