"""Laying a table by hand: its supply and its turn order, and how a slip is reported."""

from __future__ import annotations

from collections.abc import Mapping

from deckwright.core.randomness import Dice
from deckwright.effects.words import speaks_of
from deckwright.errors import AuthorError, nearest
from deckwright.games.aeons_end import setup
from deckwright.games.aeons_end.definitions import ANYBODY, PILE_SIZE, THE_NEMESIS, Card
from deckwright.games.aeons_end.markets import PRESETS
from deckwright.games.aeons_end.phases import card_of_turn
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.table import PILES
from deckwright.rules.position import TABLE, Placed, Position


def wrong(place: str, what: str) -> AuthorError:
    return AuthorError("position", f"{place}: {what}")


def place_of(zone: str, seat: int) -> str:
    return zone if seat == TABLE else f"p{seat + 1}.{zone}"


def given(position: Position, zone: str) -> list[Placed] | None:
    """What the position says of a zone of the table."""
    return position.zones.get((zone, TABLE))


def only(position: Position, zone: str, seat: int) -> str:
    """The one card of a zone, or nothing if the position does not name it."""
    pile = position.zones.get((zone, seat))
    if pile is None:
        return ""
    if len(pile) != 1:
        raise wrong(place_of(zone, seat), f"expected one card, got {[placed.card for placed in pile]}")
    return pile[0].card


def check_box(card: Card, place: str, options: dict[str, object]) -> None:
    if card.box not in setup.strings(options["boxes"]):
        raise wrong(place, f"{card.id!r} belongs to the box {card.box!r}, which is not switched on")


def truth(position: Position, word: str, seat: int) -> bool:
    value = position.words.get((word, seat), False)
    if not isinstance(value, bool):
        raise wrong(place_of(word, seat), f"expected true or false, got {value!r}")
    return value


def at_most(position: Position, name: str, seat: int, most: int) -> None:
    number = position.counters.setdefault((name, seat), most)
    if number > most:
        raise wrong(place_of(name, seat), f"{number} is more than the {most} there can be")


def speaking_of(rules: Rulebook, kind: str, counter: str) -> list[str]:
    """The nemeses or mages whose sheet speaks of a counter."""
    return [card.id for card in rules.card_of if card.kind == kind and speaks_of(card, counter)]


def lay_supply(rules: Rulebook, position: Position, options: dict[str, object]) -> None:
    """Piles in the order they are told; of a pile told by its card alone, all copies are there."""
    left = _supply_told(rules, position, options)
    if len(left) > PILES:
        raise wrong("supply", f"there are {PILES} piles at most, not {len(left)}")
    for pile, (card, number) in enumerate(left.items(), start=1):
        position.zones.setdefault((f"supply_{pile}", TABLE), [Placed(card) for _ in range(number)])
        position.counters[f"sold_{pile}", TABLE] = rules.by_id[card] + 1
    for pile in range(1, PILES + 1):
        cards = position.zones.get((f"supply_{pile}", TABLE))
        if cards:
            position.counters[f"sold_{pile}", TABLE] = rules.by_id[cards[-1].card] + 1


def _supply_told(rules: Rulebook, position: Position, options: dict[str, object]) -> dict[str, int]:
    told = position.words.get(("supply", TABLE))
    piles = [zone for zone, _ in position.zones if zone.startswith("supply_")]
    if piles and told is not None:
        raise wrong("supply", f"{piles[0]} tells it already")
    if piles:
        return {}
    eaten = rules.own[rules.by_id[position.zones["nemesis", TABLE][0].card]].feeds_on_supply
    if told is None and (eaten or "market" in position.options):
        numbers = setup.choose_market(rules, options, setup.strings(options["boxes"]), Dice(position.seed))
        told = [rules.card_of[number].id for number in numbers]
    if isinstance(told, str):
        if told not in PRESETS:
            raise wrong("supply", f"no preset {told!r}{nearest(told, PRESETS)}; there are {list(PRESETS)}")
        told = list(PRESETS[told])
    if isinstance(told, list):
        if len(set(told)) != len(told):
            raise wrong("supply", f"two piles of one card in {told}")
        told = dict.fromkeys(told)
    if not isinstance(told, Mapping | None):
        raise wrong("supply", f"expected piles such as {{jade: 5, ignite: 0}} or [jade, ignite], got {told!r}")
    return dict(_pile(rules, str(name), number) for name, number in (told or {}).items())


def _pile(rules: Rulebook, name: str, number: object) -> tuple[str, int]:
    sold = [card.id for card in rules.card_of if card.kind in PILE_SIZE and card.cost > 0]
    card = name.replace("_", "-")
    if card not in sold:
        raise wrong("supply", f"no pile of {name!r}{nearest(card, sold)}")
    full = PILE_SIZE[rules.card_of[rules.by_id[card]].kind]
    if number is None:
        return card, full
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise wrong(f"supply.{name}", f"expected how many are left, got {number!r}")
    return card, number


def lay_turn_order(rules: Rulebook, position: Position, options: dict[str, object]) -> None:
    """Of deck and discard pile, what the position does not tell gets the rest of the turn-order cards.

    The card of the turn under way is the top of the discard pile; in the deck the players come before the nemesis.
    """
    rest = [rules.card_of[number].id for number in setup.turn_cards(rules, position.seats, options)]
    deck, discard = given(position, "turn_deck"), given(position, "turn_discard")
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


def _quiet_order(rules: Rulebook, position: Position, cards: list[str]) -> list[str]:
    """The players one after the other, as long as each has cards; then the wild card, then the nemesis."""
    first = 0 if card_of_turn(position) in ("", "turn-nemesis") else position.turn + 1

    def rank(index: int) -> tuple[int, int, int]:
        card = rules.card_of[rules.by_id[cards[index]]]
        whose = card.pair[0] if card.pair else card.turn_of
        earlier = cards[:index].count(cards[index])
        return ((ANYBODY, THE_NEMESIS).index(whose) + 1 if whose < 0 else 0, earlier, (whose - first) % position.seats)

    return [cards[index] for index in sorted(range(len(cards)), key=rank)]
