"""Positions laid by hand: reading them, and putting them on the table.

A position is a mapping. Zones and counters of the table stand at its top level, those of a seat under ``p1``,
``p2``…; cards are written from the bottom of a zone to its top, so the last one is the top card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from deckwright.core.declared import Counter
from deckwright.core.events import Event
from deckwright.core.game import Game, mark_key
from deckwright.core.randomness import seeded
from deckwright.core.run import run
from deckwright.errors import AuthorError, nearest
from deckwright.rules.contract import Rules
from deckwright.rules.position import TABLE, Placed, Position
from deckwright.rules.start import bare_table

GENERAL_WORDS = ("seats", "turn", "phase", "options", "seed")
"""What every position may say, whatever the game."""

FROM_TOP = " from top"
"""After the name of a zone: its cards are told the other way round, the top card first."""

MOST_COPIES = 999
"""So many of a card can be written at once: ``crystal x3`` is three."""

_SEVERAL = re.compile(r"(?P<card>.+?) x0*(?P<times>[0-9]+)")


def lay_out(
    rules: Rules,
    data: Mapping[str, object],
    *,
    heard: list[Event] | None = None,
    settled: list[str] | None = None,
) -> Game:
    """A game in this position, run to its first question. Whatever the position does not mention is not there.

    What happens and what is chosen without a question before that is told in ``heard`` and ``settled``.
    """
    position = read_position(rules, data)
    options = rules.check_setup(position.seats, position.options)
    with _in_position():
        rules.fill_in(position)
    cards = [rules.number_of(placed.card) for pile in position.zones.values() for placed in pile]
    game = bare_table(rules, position.seats, options, cards, seeded(position.seed))
    _put_cards(game, position)
    for (name, seat), number in position.counters.items():
        game.counters[rules.layout.counter_at(name, seat)] = number
    game.turn = position.turn
    game.events, game.settled = heard, settled
    with _in_position():
        rules.take_up(game, position)
    run(game)
    game.events = game.settled = None
    return game


@contextmanager
def _in_position() -> Iterator[None]:
    """What a game finds wrong with a position is said to be in the position."""
    try:
        yield
    except AuthorError as error:
        raise AuthorError(error.code, f"position.{error.message}", **error.facts) from error


def _put_cards(game: Game, position: Position) -> None:
    layout = game.rules.layout
    game.zones[0] = []
    card = 0
    for (name, seat), pile in position.zones.items():
        place = layout.zone_at(name, seat)
        for placed in pile:
            game.zones[place].append(card)
            game.place[card] = place
            game.seen[card] = layout.seers[place]
            for mark, number in placed.marks.items():
                game.marks[mark_key(card, game.rules.mark_names.index(mark))] = number
            card += 1


def read_position(rules: Rules, data: Mapping[str, object], *, where: str = "position") -> Position:
    """Read a position from plain data; what cannot be meant is named with its place."""
    described = [word for word in data if seat_called(word) >= 0]
    most = max((seat_called(word) + 1 for word in described), default=0)
    seats = _number(data.get("seats", max(most, rules.min_seats)), f"{where}.seats")
    if most > seats:
        place = f"{where}.p{most}"
        raise AuthorError("few-seats", f"{place}: there are only {seats} seats", place=place, seats=seats)
    position = Position(
        seats=seats,
        options=read_options(data.get("options", {}), f"{where}.options"),
        seed=_number(data.get("seed", 0), f"{where}.seed"),
        zones={},
        counters={},
        words={},
    )
    for word, value in data.items():
        if word == "turn":
            position.turn = read_turn(rules, value, seats, f"{where}.turn")
        elif word == "phase":
            if not isinstance(value, str):
                raise AuthorError("position", f"{where}.phase: expected a word, got {value!r}")
            position.phase = value
        elif word in described:
            if not isinstance(value, Mapping | None):
                raise AuthorError("position", f"{where}.{word}: expected what the seat has, got {value!r}")
            for what, given in (value or {}).items():
                _read_thing(rules, position, what, seat_called(word), given, f"{where}.{word}")
        elif word not in GENERAL_WORDS:
            _read_thing(rules, position, word, TABLE, value, where)
    return position


def _read_thing(rules: Rules, position: Position, word: str, seat: int, value: object, where: str) -> None:
    layout = rules.layout
    of_seats = seat != TABLE
    zones = [zone.name for zone in layout.zones if zone.per_seat == of_seats]
    counters = {counter.name: counter for counter in layout.counters if counter.per_seat == of_seats}
    words = rules.seat_words if of_seats else rules.table_words
    where = f"{where}.{word}"
    called = word.removesuffix(FROM_TOP)
    word, from_top = thing_called(rules, word)
    if (word, seat) in position.zones or (word, seat) in position.counters:
        raise AuthorError("twice-in-position", f"{where}: {word!r} is given twice", place=where, word=word)
    if called != word:
        position.words[called, seat] = value  # the game may have something to say about its other name
    if word in words and not from_top:
        position.words[word, seat] = value
    elif word in zones:
        position.zones[word, seat] = _read_zone(rules, value, where)[:: -1 if from_top else 1]
    elif word in counters and not from_top:
        position.counters[word, seat] = _read_counter(counters[word], value, where)
    else:
        given = [counter.name for counter in counters.values() if not counter.follows_from]
        known = [*zones, *given, *words] + ([] if of_seats else [*GENERAL_WORDS, "p1"])
        elsewhere = layout.has_zone(word) or layout.has_counter(word)
        belongs = (
            "; it is the table's: write it beside p1, p2…" if of_seats else "; it is a seat's: write it under p1, p2…"
        )
        hint = belongs if elsewhere else nearest(word, known)
        owner = "a seat" if of_seats else "the table"
        why = f"{where}: {owner} of {rules.name} has no {word!r}{hint}"
        if elsewhere:
            raise AuthorError("of-a-seat" if not of_seats else "of-the-table", why, place=where, word=word)
        raise AuthorError("no-such-thing", why, place=where, word=word, words=known)


def _read_zone(rules: Rules, value: object, where: str) -> list[Placed]:
    """The cards of a zone, each of them named: what must only hold of a zone lays nothing on the table."""
    if isinstance(value, Mapping) and "card" not in value and not set(value) <= set(rules.mark_names):
        raise AuthorError(
            "position",
            f"{where}: expected cards such as {_example(rules)}, got {dict(value)!r}; a position names every card, "
            "a mapping without 'card' tells what must hold",
        )
    return read_cards(rules, value, where)


def _read_counter(counter: Counter, value: object, where: str) -> int:
    """The number of a counter, if it can have it and is given by hand at all."""
    if counter.follows_from:
        raise AuthorError("position", f"{where}: it follows from {counter.follows_from} and cannot be given")
    number = _number(value, where)
    if number < 0 and not counter.below_zero:
        raise AuthorError("below", f"{where}: it is never below zero, but {number} is given", place=where, given=number)
    if number > counter.most:
        why = f"{where}: it is never above {counter.most}, but {number} is given"
        raise AuthorError("above", why, place=where, most=counter.most, given=number)
    return number


def thing_called(rules: Rules, name: str) -> tuple[str, bool]:
    """The zone or counter that a name stands for, and whether its cards are told from top to bottom."""
    plain = name.removesuffix(FROM_TOP)
    return rules.other_names.get(plain, plain), plain != name


def read_cards(rules: Rules, value: object, where: str) -> list[Placed]:
    """Read cards: an id, or several in a list; ``crystal x3`` is three of one, a mapping puts marks on a card."""
    if isinstance(value, str | Mapping):
        value = [value]
    if not isinstance(value, list | tuple):
        raise AuthorError("position", f"{where}: expected cards such as {_example(rules)}, got {value!r}")
    placed: list[Placed] = []
    for one in value:
        placed += _read_card(rules, one, where)
    return placed


def _read_card(rules: Rules, value: object, where: str) -> list[Placed]:
    marks: dict[str, int] = {}
    if isinstance(value, Mapping):
        for mark, number in value.items():
            if mark == "card":
                continue
            if mark not in rules.mark_names:
                raise AuthorError(
                    "position",
                    f"{where}: no mark {mark!r} on cards of {rules.name}{nearest(str(mark), rules.mark_names)}",
                )
            marks[str(mark)] = _number(number, f"{where}.{mark}")
        if "card" not in value:
            raise AuthorError("position", f"{where}: {dict(value)!r} names no card; write {{card: …}}")
        value = value["card"]
    if not isinstance(value, str):
        raise AuthorError("position", f"{where}: expected a card such as {_examples(rules)[0]!r}, got {value!r}")
    several = _SEVERAL.fullmatch(value)
    name, times = (several["card"], several["times"]) if several else (value, "1")
    card = name.replace("_", "-")
    if card not in rules.by_id:
        why = f"{where}: no card {name!r} in {rules.name}{nearest(card, rules.by_id)}"
        raise AuthorError("no-such-card", why, place=where, card=name, game=rules.name)
    if len(times) > len(str(MOST_COPIES)):
        raise AuthorError("position", f"{where}: {value!r} is too many, at most {MOST_COPIES} of a card can be given")
    return [Placed(card, dict(marks)) for _ in range(int(times))]


def _examples(rules: Rules) -> list[str]:
    """Two short names of cards of different kinds, rather such as can be bought."""
    cards = sorted(rules.definitions, key=lambda card: (not getattr(card, "cost", 0), len(card.id), card.id))
    return [cards[0].id, *(card.id for card in cards if card.kind != cards[0].kind)][:2]


def _example(rules: Rules) -> str:
    return f"[{', '.join(_examples(rules))}]"


def seat_called(word: str) -> int:
    """The seat that ``p1``, ``p2``… stands for, or -1 if the word is no seat."""
    return int(word[1:]) - 1 if re.fullmatch(r"p[1-9][0-9]{0,8}", word) else -1


def read_seat(value: object, seats: int, where: str, *, besides: tuple[str, ...] = ()) -> int:
    """The seat a value such as ``p2`` names, if it sits at this table. ``besides`` is what else one may have meant."""
    seat = seat_called(str(value))
    if not 0 <= seat < seats:
        known = " or ".join([f"a seat from p1 to p{seats}", *map(repr, besides)])
        why = f"{where}: expected {known}, got {value!r}"
        seats_known = [*(f"p{one + 1}" for one in range(seats)), *besides]
        raise AuthorError("which-seat", why, place=where, known=seats_known, given=str(value))
    return seat


def read_turn(rules: Rules, value: object, seats: int, where: str) -> int:
    """Whose turn a value tells: a seat's, or -1 for one that belongs to no seat, where a game has such turns."""
    if not rules.nobodys_turn:
        return read_seat(value, seats, where)
    return -1 if value == rules.nobodys_turn else read_seat(value, seats, where, besides=(rules.nobodys_turn,))


def _number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        why = f"{where}: expected a whole number, got {value!r}"
        raise AuthorError("whole-number", why, place=where, given=str(value))
    return value


def read_options(value: object, where: str) -> dict[str, str]:
    """Set-up options as the rules take them: several values joined by commas."""
    if not isinstance(value, Mapping):
        raise AuthorError("position", f"{where}: expected a mapping of options, got {value!r}")
    return {
        str(name): ",".join(map(str, chosen))
        if isinstance(chosen, Iterable) and not isinstance(chosen, str)
        else str(chosen)
        for name, chosen in value.items()
    }
