"""Positions laid by hand: the quiet table of Aeon's End, its own words for what lies there, and what cannot be meant.

A quiet table: the nemesis is Rageborne without fury, nothing of it is in play, and its deck is full of a card that does
nothing; mages have their breaches, full life, no charges and no cards; nothing is sold; the turns of the players
come before those of the nemesis. Whatever the position names replaces these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from deckwright.core.errors import AuthorError, nearest
from deckwright.core.position import TABLE, Placed, Position
from deckwright.core.randomness import Dice
from deckwright.games.aeons_end import setup
from deckwright.games.aeons_end.breaches import NONE, NUMERALS, SIGIL, SIGIL_BREACHES, STATES, is_closed
from deckwright.games.aeons_end.definitions import (
    ACOLYTE,
    ANYBODY,
    ATTACK,
    CORRUPTION,
    GEM,
    HUSK,
    MINION,
    NEMESIS,
    PILE_SIZE,
    POWER,
    RELIC,
    SPELL,
    STRIKE,
    THE_NEMESIS,
    TURN,
    Card,
)
from deckwright.games.aeons_end.definitions import MAGE as MAGE_KIND
from deckwright.games.aeons_end.markets import PRESETS
from deckwright.games.aeons_end.nemeses.carapace_queen import MOST_HUSKS, HusksHaveLife
from deckwright.games.aeons_end.nemeses.magus_of_cloaks import Cloaks
from deckwright.games.aeons_end.nemeses.umbra_titan import START_TOKENS
from deckwright.games.aeons_end.phases import card_of_turn, changes_own_life, phase_of
from deckwright.games.aeons_end.table import BREACHES, PILES, TROPHIES_MOST

if TYPE_CHECKING:
    from deckwright.games.aeons_end.rules import AeonsEnd

QUIET_MAGES = {
    "base": ("brama", "kadir", "mist-ae", "xaxos"),
    "war-eternal": ("dezmodia", "garu", "mazahaedron", "ulgimor"),
}
"""Who sits where the position names no mage: the first of these, from the boxes switched on, who is not named."""
QUIET_CARD = "vex"
"""An attack that does nothing but discard two more cards, as long as none of them is of tier 3."""
QUIET_CARDS = 30

SEAT_WORDS = ("breaches", "focused", "exhausted", "starting_cards", "prepped_this_turn", "used")
TABLE_WORDS = ("supply", "husks")
OTHER_NAMES = {
    "fury": "tokens",
    "strikes": "special_deck",
    "corruptions": "special_deck",
    "devoured": "special_discard",
    "acolytes": "special_play",
    "acolyte_deck": "special_deck",
    "acolyte_discard": "special_discard",
}

_NAMED_FOR = {
    "strikes": STRIKE,
    "corruptions": CORRUPTION,
    "acolytes": ACOLYTE,
    "acolyte_deck": ACOLYTE,
    "acolyte_discard": ACOLYTE,
}
"""Other names that speak of one kind of card."""

_PLAYER_CARDS = (GEM, RELIC, SPELL, CORRUPTION)
_NEMESIS_CARDS = (ATTACK, MINION, POWER)
_BELONGS: dict[str, tuple[str, ...]] = {
    "mage": (MAGE_KIND,),
    **dict.fromkeys(("hand", "deck", "discard"), _PLAYER_CARDS),
    "played": (GEM, RELIC, CORRUPTION),
    **dict.fromkeys([f"breach_{number}" for number in range(1, BREACHES + 1)], (SPELL,)),
    "nemesis": (NEMESIS,),
    **dict.fromkeys(("nemesis_deck", "nemesis_drawn", "nemesis_discard"), _NEMESIS_CARDS),
    "nemesis_play": (MINION, POWER),
    "special_deck": (STRIKE, CORRUPTION, HUSK, ACOLYTE),
    "special_play": (HUSK, ACOLYTE),
    "special_discard": (GEM, RELIC, SPELL, ACOLYTE),
    **dict.fromkeys(("turn_deck", "turn_discard"), (TURN,)),
    **dict.fromkeys([f"supply_{pile}" for pile in range(1, PILES + 1)], (GEM, RELIC, SPELL)),
}
ONE_EACH = (MAGE_KIND, NEMESIS, ATTACK, MINION, POWER, STRIKE, CORRUPTION, ACOLYTE)
"""Cards of which the box holds a single copy, so that they cannot lie in two places."""
_MAY_REPEAT = ("nemesis_deck", "nemesis_discard")
"""Where such a card may lie several times all the same, so that a deck can be filled with something quiet."""
OF_ONE_NEMESIS = (STRIKE, CORRUPTION, ACOLYTE)
"""Cards that only their own nemesis uses; cards of its deck may come against any."""


def fill_in(rules: AeonsEnd, position: Position) -> None:
    """Turn the game's own words into cards and numbers, and add the quiet rest of the table."""
    options = rules.check_setup(position.seats, position.options)
    _check_cards(rules, position)
    nemesis = _seat_nemesis(rules, position, options)
    _check_belongings(rules, position, nemesis)
    for seat, mage in enumerate(_seat_mages(rules, position, options)):
        _seat_breaches(position, seat, mage)
        _seat_cards(position, seat, mage)
    _numbers(rules, position, nemesis, options)
    _lay_husks(rules, position)
    _lay_supply(rules, position, options)
    if nemesis.devours and not any(position.zones.get((f"supply_{pile}", TABLE)) for pile in range(1, PILES + 1)):
        raise _wrong("supply", "with every pile empty the game would be over")
    _lay_turn_order(rules, position, options)
    _put_marks(rules, position)


def _wrong(place: str, what: str) -> AuthorError:
    return AuthorError("position", f"{place}: {what}")


def _place(zone: str, seat: int) -> str:
    return zone if seat == TABLE else f"p{seat + 1}.{zone}"


def _given(position: Position, zone: str) -> list[Placed] | None:
    """What the position says of a zone of the table."""
    return position.zones.get((zone, TABLE))


# -- what cannot be meant --------------------------------------------------------------------------------------


def _check_cards(rules: AeonsEnd, position: Position) -> None:
    """Every card lies where such cards can lie, and what there is only one of lies in one place."""
    lies: dict[str, str] = {}
    if len(_given(position, "nemesis_drawn") or []) > 1:
        _only(position, "nemesis_drawn", TABLE)
    for (zone, seat), pile in position.zones.items():
        place = _place(zone, seat)
        for placed in pile:
            card = rules.card_of[rules.by_id[placed.card]]
            allowed = _BELONGS.get(zone, (card.kind,))
            if card.kind not in allowed:
                raise _wrong(place, f"{card.id!r} is of kind {card.kind}, only {' or '.join(allowed)} lies there")
            if card.kind in ONE_EACH and card.id in lies and (place not in _MAY_REPEAT or lies[card.id] != place):
                raise _wrong(place, f"{card.id!r} lies in {lies[card.id]} already, and there is only one")
            lies[card.id] = place
            if card.kind == TURN and position.seats > 1 and max(card.turn_of, *card.pair, -1) >= position.seats:
                raise _wrong(place, f"{card.id!r} belongs to nobody among {position.seats} players")
            _check_marks(place, placed, card)


def _check_marks(place: str, placed: Placed, card: Card) -> None:
    for mark, number in placed.marks.items():
        kinds = {"life": (MINION, HUSK, ACOLYTE), "power": (POWER,)}.get(mark, ())
        if card.kind not in kinds or place not in ("nemesis_play", "special_play"):
            raise _wrong(place, f"no {mark} lies on {card.id!r} there")
        if number < 1:
            raise _wrong(place, f"{card.id!r} with {number} {mark} would have left play")
        most = card.power if mark == "power" else card.life
        if number > most and card.kind != HUSK and not changes_own_life(card):
            raise _wrong(place, f"{card.id!r} has {number} {mark}, more than the {most} it began with")


def _check_belongings(rules: AeonsEnd, position: Position, nemesis: Card) -> None:
    """What only some nemeses have is there only against them: their tokens, their own cards, the devoured pile."""
    for name in (*OTHER_NAMES, "tokens", "nemesis_tokens"):
        if position.words.get((name, TABLE), 0) != 0 or position.counters.get((name, TABLE)):  # none is true of any
            having = _nemeses_with(rules, name)
            if nemesis.id not in having:
                raise _wrong(name, f"{nemesis.id!r} has none, only {' and '.join(map(repr, having))}")
    for (zone, seat), pile in position.zones.items():
        for placed in pile:
            card = rules.card_of[rules.by_id[placed.card]]
            if card.kind in OF_ONE_NEMESIS and card.nemesis != nemesis.id:
                raise _wrong(_place(zone, seat), f"{card.id!r} belongs to {card.nemesis!r}, not to {nemesis.id!r}")
            if zone == "special_discard" and card.kind != ACOLYTE and not nemesis.devours:
                raise _wrong(zone, f"{card.id!r} cannot lie there, {nemesis.id!r} devours nothing")


def _nemeses_with(rules: AeonsEnd, name: str) -> list[str]:
    """The nemeses that have what goes by a name: cards of a kind, a devoured pile, or tokens."""
    if name in _NAMED_FOR:
        return list(dict.fromkeys(card.nemesis for card in rules.card_of if card.kind == _NAMED_FOR[name]))
    if name == "devoured":
        return [card.id for card in rules.card_of if card.devours]
    return _speaking_of(rules, NEMESIS, OTHER_NAMES.get(name, name))


def _speaking_of(rules: AeonsEnd, kind: str, counter: str) -> list[str]:
    """The nemeses or mages whose sheet speaks of a counter."""
    return [card.id for card in rules.card_of if card.kind == kind and _mentions(card, counter)]


def _mentions(printed: object, counter: str) -> bool:
    """Whether what is printed speaks of a counter, somewhere in its steps."""
    if isinstance(printed, msgspec.Struct):
        return any(_mentions(getattr(printed, field), counter) for field in printed.__struct_fields__)
    if isinstance(printed, tuple | list):
        return any(_mentions(part, counter) for part in printed)
    return printed == counter


def _only(position: Position, zone: str, seat: int) -> str:
    """The one card of a zone, or nothing if the position does not name it."""
    pile = position.zones.get((zone, seat))
    if pile is None:
        return ""
    if len(pile) != 1:
        raise _wrong(_place(zone, seat), f"expected one card, got {[placed.card for placed in pile]}")
    return pile[0].card


def _check_box(card: Card, place: str, options: dict[str, object]) -> None:
    if card.box not in setup.strings(options["boxes"]):
        raise _wrong(place, f"{card.id!r} belongs to the box {card.box!r}, which is not switched on")


# -- nemesis and mages -----------------------------------------------------------------------------------------


def _seat_nemesis(rules: AeonsEnd, position: Position, options: dict[str, object]) -> Card:
    boxes = setup.strings(options["boxes"])
    named = _only(position, "nemesis", TABLE)
    nemesis = rules.card_of[
        rules.by_id[named] if named else setup.choose_nemesis(rules, options, boxes, Dice(position.seed))
    ]
    _check_box(nemesis, "nemesis", options)
    position.zones["nemesis", TABLE] = [Placed(nemesis.id)]
    position.zones.setdefault(("nemesis_deck", TABLE), [Placed(QUIET_CARD) for _ in range(QUIET_CARDS)])
    if ("special_deck", TABLE) not in position.zones:
        elsewhere = {placed.card for pile in position.zones.values() for placed in pile}
        own = [
            number
            for number, card in enumerate(rules.card_of)
            if card.nemesis == nemesis.id and card.kind in (STRIKE, CORRUPTION, ACOLYTE) and card.id not in elsewhere
        ]
        Dice(position.seed).shuffle(own)
        position.zones["special_deck", TABLE] = [Placed(rules.card_of[number].id) for number in own]
    return nemesis


def _seat_mages(rules: AeonsEnd, position: Position, options: dict[str, object]) -> list[Card]:
    seats = range(position.seats)
    chosen = setup.strings(options["mages"])
    named = [_only(position, "mage", seat) for seat in seats]
    if chosen != [setup.RANDOM]:
        named = [one or chosen[seat] for seat, one in enumerate(named)]
    boxes = setup.strings(options["boxes"])
    left = [mage for box in QUIET_MAGES if box in boxes for mage in QUIET_MAGES[box] if mage not in named]
    mages = [rules.card_of[rules.by_id[one or left.pop(0)]] for one in named]
    for seat, mage in enumerate(mages):
        if mage.id in named[:seat]:
            raise _wrong(f"p{seat + 1}.mage", f"{mage.id!r} sits at p{named.index(mage.id) + 1} already")
        _check_box(mage, f"p{seat + 1}.mage", options)
        position.zones["mage", seat] = [Placed(mage.id)]
    return mages


def _seat_breaches(position: Position, seat: int, mage: Card) -> None:
    states = list(mage.breaches)
    told: set[int] = set()
    for breach, text in _breaches_told(position.words.get(("breaches", seat), {}), f"p{seat + 1}.breaches"):
        where = f"p{seat + 1}.breaches.{NUMERALS[breach]}"
        if breach in told:
            raise _wrong(where, "it is told twice, by its number and by its numeral")
        told.add(breach)
        state = STATES.index(text) if text in STATES else -1
        if state < 0:
            raise _wrong(where, f"no state {text!r}{nearest(text, STATES)}; there are {list(STATES)}")
        if mage.breaches[breach] == NONE != state:
            raise _wrong(where, f"{mage.id!r} has no breach {NUMERALS[breach]}")
        if breach == 0 and is_closed(state):
            raise _wrong(where, "breach I is never closed")
        if state == SIGIL and breach not in SIGIL_BREACHES:
            raise _wrong(where, "a sigil breach replaces only breach I or II")
        states[breach] = state
    for breach, state in enumerate(states):
        position.counters[f"breach_{breach + 1}", seat] = state
        if state == NONE and position.zones.get((f"breach_{breach + 1}", seat)):
            raise _wrong(f"p{seat + 1}.breach_{breach + 1}", f"{mage.id!r} has no breach {NUMERALS[breach]}")
    focused = position.words.get(("focused", seat), [])
    if not isinstance(focused, list):
        raise _wrong(f"p{seat + 1}.focused", f"expected breaches such as [II, III], got {focused!r}")
    for one in focused:
        breach = _breach_called(one, f"p{seat + 1}.focused")
        if states[breach] == NONE:
            raise _wrong(f"p{seat + 1}.focused", f"{mage.id!r} has no breach {NUMERALS[breach]}")
        position.counters[f"focused_{breach + 1}", seat] = 1


def _breaches_told(told: object, where: str) -> list[tuple[int, str]]:
    """Breaches and what is said of them: ``{II: opened}``, or a list from I on."""
    if isinstance(told, list) and len(told) <= BREACHES:
        return [(breach, str(text)) for breach, text in enumerate(told)]
    if not isinstance(told, Mapping):
        raise _wrong(where, f"expected breaches such as {{II: closed 2, III: opened}}, got {told!r}")
    return [(_breach_called(name, where), str(text)) for name, text in told.items()]


def _breach_called(name: object, where: str) -> int:
    """``III``, or 3."""
    text = str(name)
    if text in NUMERALS:
        return NUMERALS.index(text)
    if text.isdecimal() and 1 <= int(text) <= BREACHES:
        return int(text) - 1
    raise _wrong(where, f"no breach {text!r}; there are {list(NUMERALS)}")


def _seat_cards(position: Position, seat: int, mage: Card) -> None:
    if _truth(position, "starting_cards", seat):
        position.zones.setdefault(("hand", seat), [Placed(card) for card in mage.hand])
        position.zones.setdefault(("deck", seat), [Placed(card) for card in reversed(mage.deck)])


def _truth(position: Position, word: str, seat: int) -> bool:
    value = position.words.get((word, seat), False)
    if not isinstance(value, bool):
        raise _wrong(_place(word, seat), f"expected true or false, got {value!r}")
    return value


# -- numbers ---------------------------------------------------------------------------------------------------


def _numbers(rules: AeonsEnd, position: Position, nemesis: Card, options: dict[str, object]) -> None:
    """Life as at the start, unless the position says otherwise; nothing is more than it can be."""
    life, gravehold, change = setup.starting_life(position.seats, options)
    counters = position.counters
    most = {
        "life": counters.setdefault(("life_most", TABLE), life),
        "gravehold": counters.setdefault(("gravehold_most", TABLE), gravehold),
        "nemesis_life": counters.setdefault(("nemesis_most", TABLE), setup.nemesis_life(nemesis, change)),
    }
    for name in ("gravehold", "nemesis_life"):
        _at_most(position, name, TABLE, most[name])
        if counters[name, TABLE] < 1:
            raise _wrong(name, "at 0 the game would be over")
    for seat in range(position.seats):
        _seat_life(position, seat, most["life"])
        _seat_numbers(rules, position, seat)
    all_exhausted = not any(counters["life", seat] for seat in range(position.seats))
    if all_exhausted and (position.seats > 1 or options["edition"] == "1"):
        raise _wrong(f"p{position.seats}.life", "with every player exhausted the game would be over")
    _nemesis_tokens(position, nemesis, options)
    _turn_tokens(position, options)


def _seat_life(position: Position, seat: int, most: int) -> None:
    life, where = ("life", seat), f"p{seat + 1}.exhausted"
    if ("exhausted", seat) in position.words:
        exhausted = _truth(position, "exhausted", seat)
        if exhausted and position.counters.setdefault(life, 0):
            raise _wrong(where, f"not with {position.counters[life]} life")
        if not exhausted and position.counters.get(life) == 0:
            raise _wrong(where, "with 0 life a mage is exhausted")
    _at_most(position, "life", seat, most)


def _seat_numbers(rules: AeonsEnd, position: Position, seat: int) -> None:
    """Charges and trophies: none, unless the position says otherwise."""
    mage = rules.card_of[rules.by_id[position.zones["mage", seat][0].card]]
    position.counters.setdefault(("charges", seat), 0)
    _at_most(position, "charges", seat, mage.charges)
    if position.counters.setdefault(("trophies", seat), 0) and not _mentions(mage, "trophies"):
        hunters = _speaking_of(rules, MAGE_KIND, "trophies")
        raise _wrong(f"p{seat + 1}.trophies", f"{mage.id!r} has none, only {' and '.join(map(repr, hunters))}")
    _at_most(position, "trophies", seat, TROPHIES_MOST)


def _nemesis_tokens(position: Position, nemesis: Card, options: dict[str, object]) -> None:
    """The tokens that a nemesis cannot be without, and the most it can have."""
    if phase_of(position) == "set-up":
        return
    counters = position.counters
    if nemesis.last_token_wins:
        start = START_TOKENS.at(options["difficulty"])
        if counters.setdefault(("nemesis_tokens", TABLE), start) < 1:
            raise _wrong("nemesis_tokens", "at 0 the game would be over")
    for modifier in nemesis.modifiers:
        if isinstance(modifier, Cloaks):
            least, most = modifier.between(str(options["difficulty"]))
            if counters.setdefault(("nemesis_tokens", TABLE), least) < least:
                raise _wrong("nemesis_tokens", f"{nemesis.id!r} never has fewer than {least}")
            _at_most(position, "nemesis_tokens", TABLE, most)


def _turn_tokens(position: Position, options: dict[str, object]) -> None:
    """Two of four players who share turn-order cards have one token between them."""
    counters = position.counters
    for pair in ((0, 1), (2, 3)):
        held = [seat for seat in pair if counters.get(("turn_token", seat))]
        if held and (position.seats < 4 or options["four_turns"] != "pairs"):
            raise _wrong(f"p{held[0] + 1}.turn_token", "only four players with the option four_turns: pairs have it")
        if len(held) > 1 or any(counters["turn_token", seat] > 1 for seat in held):
            raise _wrong(f"p{held[0] + 1}.turn_token", "two players have one between them")


def _at_most(position: Position, name: str, seat: int, most: int) -> None:
    number = position.counters.setdefault((name, seat), most)
    if number > most:
        raise _wrong(_place(name, seat), f"{number} is more than the {most} there can be")


# -- husks, supply, turn order ---------------------------------------------------------------------------------


def _lay_husks(rules: AeonsEnd, position: Position) -> None:
    told = position.words.get(("husks", TABLE))
    if told is not None:
        if ("special_play", TABLE) in position.zones:
            raise _wrong("husks", "special_play tells them already")
        position.zones["special_play", TABLE] = _husks_told(told)
    husks = [placed for placed in _given(position, "special_play") or [] if placed.card == HUSK]
    in_play = len(husks)
    if in_play and position.zones["nemesis", TABLE][0].card != "carapace-queen":
        raise _wrong("husks", "only the Carapace Queen has husks; write nemesis: carapace-queen")
    if in_play > MOST_HUSKS:
        raise _wrong("husks", f"there are only {MOST_HUSKS}")
    printed = [rules.card_of[rules.by_id[placed.card]] for placed in _given(position, "nemesis_play") or []]
    lives = [one.life for card in printed for one in card.modifiers if isinstance(one, HusksHaveLife)]
    for husk in husks:
        if husk.marks.get("life", 1) > max(lives, default=1):
            raise _wrong("husks", f"a husk with {husk.marks['life']} life has more than it can have now")
    if position.zones["nemesis", TABLE][0].card == "carapace-queen":
        position.zones["special_deck", TABLE] = [Placed(HUSK) for _ in range(MOST_HUSKS - in_play)]


def _husks_told(told: object) -> list[Placed]:
    if isinstance(told, int) and not isinstance(told, bool) and told >= 0:
        return [Placed(HUSK) for _ in range(told)]
    if isinstance(told, list) and all(isinstance(life, int) and life > 0 for life in told):
        return [Placed(HUSK, {"life": life}) for life in told]
    raise _wrong("husks", f"expected their number, or the life of each, got {told!r}")


def _lay_supply(rules: AeonsEnd, position: Position, options: dict[str, object]) -> None:
    """Piles in the order they are told; of a pile told by its card alone, all copies are there."""
    left = _supply_told(rules, position, options)
    if len(left) > PILES:
        raise _wrong("supply", f"there are {PILES} piles at most, not {len(left)}")
    for pile, (card, number) in enumerate(left.items(), start=1):
        position.zones.setdefault((f"supply_{pile}", TABLE), [Placed(card) for _ in range(number)])
        position.counters[f"sold_{pile}", TABLE] = rules.by_id[card] + 1
    for pile in range(1, PILES + 1):
        cards = position.zones.get((f"supply_{pile}", TABLE))
        if cards:
            position.counters[f"sold_{pile}", TABLE] = rules.by_id[cards[-1].card] + 1


def _supply_told(rules: AeonsEnd, position: Position, options: dict[str, object]) -> dict[str, int]:
    told = position.words.get(("supply", TABLE))
    piles = [zone for zone, _ in position.zones if zone.startswith("supply_")]
    if piles and told is not None:
        raise _wrong("supply", f"{piles[0]} tells it already")
    if piles:
        return {}
    eaten = rules.card_of[rules.by_id[position.zones["nemesis", TABLE][0].card]].devours
    if told is None and (eaten or "market" in position.options):
        numbers = setup.choose_market(rules, options, setup.strings(options["boxes"]), Dice(position.seed))
        told = [rules.card_of[number].id for number in numbers]
    if isinstance(told, str):
        if told not in PRESETS:
            raise _wrong("supply", f"no preset {told!r}{nearest(told, PRESETS)}; there are {list(PRESETS)}")
        told = list(PRESETS[told])
    if isinstance(told, list):
        if len(set(told)) != len(told):
            raise _wrong("supply", f"two piles of one card in {told}")
        told = dict.fromkeys(told)
    if not isinstance(told, Mapping | None):
        raise _wrong("supply", f"expected piles such as {{jade: 5, ignite: 0}} or [jade, ignite], got {told!r}")
    return dict(_pile(rules, str(name), number) for name, number in (told or {}).items())


def _pile(rules: AeonsEnd, name: str, number: object) -> tuple[str, int]:
    sold = [card.id for card in rules.card_of if card.kind in PILE_SIZE and card.cost > 0]
    card = name.replace("_", "-")
    if card not in sold:
        raise _wrong("supply", f"no pile of {name!r}{nearest(card, sold)}")
    full = PILE_SIZE[rules.card_of[rules.by_id[card]].kind]
    if number is None:
        return card, full
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise _wrong(f"supply.{name}", f"expected how many are left, got {number!r}")
    return card, number


def _lay_turn_order(rules: AeonsEnd, position: Position, options: dict[str, object]) -> None:
    """Of deck and discard pile, what the position does not tell gets the rest of the turn-order cards.

    The card of the turn under way is the top of the discard pile; in the deck the players come before the nemesis.
    """
    rest = [rules.card_of[number].id for number in setup.turn_cards(rules, position.seats, options)]
    deck, discard = _given(position, "turn_deck"), _given(position, "turn_discard")
    for placed in [*(deck or []), *(discard or [])]:
        if placed.card in rest:
            rest.remove(placed.card)
    if discard is None:
        current = card_of_turn(position)
        gone = [current] if current in rest else []
        if deck is not None:
            gone = sorted(rest, key=lambda card: card == current)
        for card in gone:
            rest.remove(card)
        position.zones["turn_discard", TABLE] = [Placed(card) for card in gone]
    if deck is None:
        position.zones["turn_deck", TABLE] = [Placed(card) for card in reversed(_quiet_order(rules, position, rest))]


def _quiet_order(rules: AeonsEnd, position: Position, cards: list[str]) -> list[str]:
    """The players one after the other, as long as each has cards; then the wild card, then the nemesis."""
    first = 0 if card_of_turn(position) in ("", "turn-nemesis") else position.turn + 1

    def rank(index: int) -> tuple[int, int, int]:
        card = rules.card_of[rules.by_id[cards[index]]]
        whose = card.pair[0] if card.pair else card.turn_of
        earlier = cards[:index].count(cards[index])
        return ((ANYBODY, THE_NEMESIS).index(whose) + 1 if whose < 0 else 0, earlier, (whose - first) % position.seats)

    return [cards[index] for index in sorted(range(len(cards)), key=rank)]


# -- what lies on cards ----------------------------------------------------------------------------------------


def _put_marks(rules: AeonsEnd, position: Position) -> None:
    """Minions and powers in play have what is printed on them, unless the position says otherwise."""
    for placed in _given(position, "nemesis_play") or []:
        card = rules.card_of[rules.by_id[placed.card]]
        if card.kind == POWER:
            placed.marks.setdefault("power", card.power)
        elif not changes_own_life(card):
            placed.marks.setdefault("life", card.life)
    for placed in _given(position, "special_play") or []:
        card = rules.card_of[rules.by_id[placed.card]]
        if card.kind == ACOLYTE:
            placed.marks.setdefault("life", card.life)
    for seat in range(position.seats):
        for number in range(1, BREACHES + 1):
            for placed in position.zones.get((f"breach_{number}", seat), []):
                if rules.card_of[rules.by_id[placed.card]].wide:
                    _span(position, seat, number, placed)


def _span(position: Position, seat: int, number: int, placed: Placed) -> None:
    """A two-breach spell fills the breach it is told in and the next one."""
    where = f"p{seat + 1}.breach_{number}"
    if number == BREACHES or position.counters[f"breach_{number + 1}", seat] == NONE:
        raise _wrong(where, f"{placed.card!r} needs the next breach as well")
    placed.marks["wide"] = 1
