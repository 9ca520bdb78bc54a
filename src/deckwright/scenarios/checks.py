"""What must hold: whole zones, numbers, facts, what is offered and what is not, what happened, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import msgspec

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.core.run import waiting_for
from deckwright.core.views import OPEN, event_view
from deckwright.errors import AuthorError, PlayerError, nearest
from deckwright.rules.position import TABLE, Placed
from deckwright.scenarios.answers import check_key, chosen_among, offered, reasons_against
from deckwright.scenarios.looking import cards_in, is_zone, look, one_by_one, other_turns, whose_turn
from deckwright.scenarios.position import read_cards, read_seat, seat_called, thing_called
from deckwright.scenarios.relations import holds, is_relation, matched, speaks_of_each
from deckwright.scenarios.strict import read_record

NOBODY = "nobody"


class Difference(msgspec.Struct, frozen=True):
    """Something that does not hold: where it was said, what was expected, what is."""

    path: str
    expected: str
    got: str
    step: str = ""
    """What was to be done, and cannot be, or was to be refused, and is not."""
    trouble: PlayerError | None = None
    """Why it cannot be done."""
    offered_to: str = ""
    """To whom it is offered."""

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected}, got {self.got}"


class ZoneCheck(msgspec.Struct, forbid_unknown_fields=True):
    """What must hold of a zone that need not be told card by card."""

    count: int | dict[str, object] | None = None
    top: object = None
    """The topmost cards, the top one last."""
    bottom: object = None
    """The lowest cards, the lowest first."""
    holds: object = None
    """At least these, wherever they lie."""
    lacks: object = None
    """None of these."""
    any_order: object = msgspec.field(default=None, name="any order")
    """Exactly these, in any order."""
    kinds: dict[str, int] = {}
    """How many cards there are of a kind."""
    tags: dict[str, int] = {}
    printed: dict[str, dict[str, int]] = {}
    """How many cards have a value printed: ``{kingdom: {goblins: 13}}``."""
    within_top: int | None = msgspec.field(default=None, name="within top")
    """Look only at so many of the topmost cards."""
    within_bottom: int | None = msgspec.field(default=None, name="within bottom")


class EventCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Something that must have happened."""

    event: str
    seat: str | None = None
    card: str | None = None
    origin: str | None = msgspec.field(default=None, name="from")
    goal: str | None = msgspec.field(default=None, name="to")
    what: str | None = None
    amount: int | dict[str, object] | None = None
    total: int | dict[str, object] | None = None


class Checker:
    """Holds expectations against a table, and gathers the differences."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self.differences: list[Difference] = []

    def check(self, expected: Mapping[str, object], path: str) -> None:
        """Check everything a mapping says."""
        for name, value in expected.items():
            where = f"{path}.{name}"
            seat = seat_called(name)
            if name in CHECKS:
                CHECKS[name](self, value, where)
            elif seat >= 0:
                read_seat(name, self.game.seats, where)
                if not isinstance(value, Mapping):
                    raise AuthorError("wrong-type", f"{where}: expected what must hold of the seat, got {value!r}")
                for what, one in value.items():
                    self._thing(what, seat, one, f"{where}.{what}")
            else:
                self._thing(name, TABLE, value, where)

    def _differ(self, where: str, expected: object, got: object) -> None:
        self.differences.append(Difference(where, written(expected), written(got)))

    def _same(self, where: str, expected: object, got: object) -> None:
        if expected != got:
            self._differ(where, expected, got)

    # -- the table ---------------------------------------------------------------------------------------

    def _thing(self, name: str, seat: int, expected: object, where: str) -> None:
        name, from_top = thing_called(self.game.rules, name)
        zones = name.split(" + ")
        if all(is_zone(self.game, zone, seat) for zone in zones):
            cards = [card for zone in zones for card in cards_in(self.game, zone, seat)]
            self._zone(cards[::-1] if from_top and not isinstance(expected, Mapping) else cards, expected, where)
            return
        try:
            got = look(self.game, name, seat, besides=CHECKS if seat == TABLE else ())
        except AuthorError as error:
            raise AuthorError(error.code, f"{where}: {error.message}") from error
        if isinstance(got, int) and (isinstance(expected, list) or speaks_of_each(expected)):
            got = one_by_one(self.game, name, got)
        self._value(expected, got, where)

    def _value(self, expected: object, got: object, where: str) -> None:
        """Of a fact with parts only the parts mentioned are compared."""
        got = named_as(expected, got)
        if is_relation(expected) and not isinstance(got, Mapping):
            assert isinstance(expected, Mapping)
            if not holds(expected, got, self._look, where):
                self._differ(where, dict(expected), got)
        elif isinstance(expected, Mapping) and isinstance(got, Mapping):
            for part, value in expected.items():
                if part not in got:
                    raise AuthorError("nothing-so-called", f"{where}: there is no {part!r}, only {list(got)}")
                self._value(value, got[part], f"{where}.{part}")
        elif isinstance(got, bool) and not isinstance(expected, bool):
            raise AuthorError("wrong-type", f"{where}: expected true or false, got {expected!r}")
        elif type(expected) is not type(got) and not {type(expected), type(got)} <= {bool, int}:
            raise AuthorError("wrong-type", f"{where}: {expected!r} cannot be compared with {got!r}")
        else:
            self._same(where, expected, got)

    def _look(self, name: str, where: str) -> object:
        """What goes by a name: ``gravehold``, ``p2 crystals``, or the amount of the last event of a kind."""
        whose, _, what = name.partition(" ")
        if whose == "event":
            amounts = [event.amount for event in self.events if event.kind == what]
            if not amounts:
                raise AuthorError("nothing-so-called", f"{where}: no {what!r} has happened")
            return amounts[-1]
        seat = seat_called(whose)
        if seat >= 0:
            read_seat(whose, self.game.seats, where)
        return look(self.game, thing_called(self.game.rules, what if seat >= 0 else name)[0], seat)

    def _zone(self, cards: list[Placed], expected: object, where: str) -> None:
        if not isinstance(expected, Mapping) or "card" in expected:
            self._cards(expected, cards, where)
            return
        wanted = read_record(expected, ZoneCheck, where)
        if wanted.within_top is not None:
            cards = cards[max(0, len(cards) - wanted.within_top) :]
        if wanted.within_bottom is not None:
            cards = cards[: wanted.within_bottom]
        if wanted.count is not None:
            self._value(wanted.count, len(cards), f"{where}.count")
        if wanted.top is not None:
            top = self._read(wanted.top, f"{where}.top")
            self._cards(wanted.top, cards[max(0, len(cards) - len(top)) :], f"{where}.top")
        if wanted.bottom is not None:
            bottom = self._read(wanted.bottom, f"{where}.bottom")
            self._cards(wanted.bottom, cards[: len(bottom)], f"{where}.bottom")
        self._any_order(wanted, cards, where)
        self._printed(wanted, cards, where)

    def _any_order(self, wanted: ZoneCheck, cards: list[Placed], where: str) -> None:
        have = Counter(placed.card for placed in cards)
        if wanted.any_order is not None:
            exact = self._read(wanted.any_order, f"{where}.any order")
            ids = sorted(placed.card for placed in exact)
            self._same(f"{where}.any order", ids, sorted(have.elements()))
            if ids == sorted(have.elements()) and not matched(exact, cards):
                self._differ(f"{where}.any order", _with_marks(exact), _with_marks(cards))
        if wanted.holds is not None:
            least = Counter(placed.card for placed in self._read(wanted.holds, f"{where}.holds"))
            if least - have:
                self._differ(f"{where}.holds", sorted(least.elements()), sorted(have.elements()))
        if wanted.lacks is not None:
            for placed in self._read(wanted.lacks, f"{where}.lacks"):
                if have[placed.card]:
                    self._differ(f"{where}.lacks", f"no {placed.card}", sorted(have.elements()))

    def _printed(self, wanted: ZoneCheck, cards: list[Placed], where: str) -> None:
        rules = self.game.rules
        definitions = [rules.definitions[rules.by_id[placed.card]] for placed in cards]
        kinds = {definition.kind for definition in rules.definitions}
        for kind, number in wanted.kinds.items():
            self._known_word(kind, kinds, f"{where}.kinds")
            self._same(f"{where}.kinds.{kind}", number, sum(definition.kind == kind for definition in definitions))
        tags = {tag for definition in rules.definitions for tag in definition.tags}
        for tag, number in wanted.tags.items():
            self._known_word(tag, tags, f"{where}.tags")
            self._same(f"{where}.tags.{tag}", number, sum(tag in definition.tags for definition in definitions))
        for field, numbers in wanted.printed.items():
            self._known_field(field, f"{where}.printed")
            values = {str(getattr(definition, field)) for definition in rules.definitions if hasattr(definition, field)}
            for value, number in numbers.items():
                self._known_word(value, values, f"{where}.printed.{field}")
                got = sum(str(getattr(definition, field, None)) == value for definition in definitions)
                self._same(f"{where}.printed.{field}.{value}", number, got)

    def _known_word(self, word: str, known: set[str], where: str) -> None:
        if word not in known:
            raise AuthorError("nothing-so-called", f"{where}: no card has {word!r}; there are {sorted(known)}")

    def _known_field(self, field: str, where: str) -> None:
        known = {
            name
            for definition in self.game.rules.definitions
            for name in definition.__struct_fields__
            if isinstance(getattr(definition, name), str | int)
        }
        if field not in known:
            raise AuthorError(
                "nothing-so-called",
                f"{where}: nothing printed is called {field!r}{nearest(field, known)}; there are {sorted(known)}",
            )

    def _cards(self, expected: object, got: list[Placed], where: str) -> None:
        """Cards in order; marks only where they are mentioned."""
        wanted = self._read(expected, where)
        ids = [placed.card for placed in wanted]
        if ids != [placed.card for placed in got]:
            self._differ(where, ids, [placed.card for placed in got])
            return
        for want, have in zip(wanted, got, strict=True):
            for mark, number in want.marks.items():
                self._same(f"{where}.{want.card}.{mark}", number, have.marks.get(mark, 0))

    def _read(self, cards: object, where: str) -> list[Placed]:
        return read_cards(self.game.rules, cards, where)

    # -- the question ------------------------------------------------------------------------------------

    def _turn(self, expected: object, where: str) -> None:
        others = other_turns(self.game.rules)
        if expected not in others:
            read_seat(expected, self.game.seats, where, besides=others)
        self._same(where, expected, whose_turn(self.game))

    def _asked(self, expected: object, where: str) -> None:
        seats = [f"p{read_seat(one, self.game.seats, where) + 1}" for one in _several(expected)]
        self._same(where, sorted(seats), sorted(f"p{seat + 1}" for seat in waiting_for(self.game)))

    def _question(self, expected: object, where: str) -> None:
        question = self.game.question
        self._same(where, expected, question.prompt if question is not None else "nothing")

    def _keys(self) -> list[str]:
        return [key for seat in waiting_for(self.game) for key in offered(self.game, seat)]

    def _meant(self, text: str) -> list[str]:
        """The keys that are offered and that a text may mean."""
        return [key for seat in waiting_for(self.game) for key, _ in chosen_among(self.game, seat, text)]

    def _offered(self, expected: object, where: str) -> None:
        keys = self._keys()
        for text in _several(expected):
            if not self._meant(text):
                why = self._reason(text)
                self._differ(where, f"{text} among the options", f"{written(keys)}{f' ({why})' if why else ''}")

    def _offered_exactly(self, expected: object, where: str) -> None:
        keys = sorted(set(self._keys()))
        wanted = sorted(next(iter(self._meant(text)), text) for text in _several(expected))
        self._same(where, wanted, keys)

    def _not_offered(self, expected: object, where: str) -> None:
        reasons = expected if isinstance(expected, Mapping) else dict.fromkeys(_several(expected))
        for text, reason in reasons.items():
            check_key(self.game.rules, text, where)
            if self._meant(text):
                self._differ(where, f"{text} not offered", self._keys())
            elif reason is not None:
                self._same(f"{where}.{text}", reason, self._reason(text) or "no reason given")

    def _reason(self, text: str) -> str:
        """Why an option is not offered, if the rules say."""
        reasons = [why for seat in waiting_for(self.game) for why in reasons_against(self.game, seat, text)]
        return reasons[0] if reasons else ""

    # -- what happened -----------------------------------------------------------------------------------

    def _events(self, expected: object, where: str) -> None:
        """In this order; other things may have happened in between."""
        if not isinstance(expected, list):
            raise AuthorError("wrong-type", f"{where}: expected a list of events, got {expected!r}")
        happened = [self._told(event) for event in self.events]
        at = 0
        for number, one in enumerate(expected, start=1):
            place = f"{where} #{number}"
            wanted = msgspec.to_builtins(
                read_record({"event": one} if isinstance(one, str) else one, EventCheck, place)
            )
            wanted = {key: value for key, value in wanted.items() if value is not None}
            found = [i for i in range(at, len(happened)) if self._is_as(wanted, happened[i], place)]
            if not found:
                self._differ(place, wanted, happened[at:])
                return
            at = found[0] + 1

    def _is_as(self, wanted: dict[str, object], event: dict[str, object], where: str) -> bool:
        """Whether an event is as described; its numbers may be told by a relation."""
        for name, value in wanted.items():
            if isinstance(value, Mapping):
                if not is_relation(value):
                    raise AuthorError("wrong-type", f"{where}.{name}: {value!r} says nothing of a number")
                if not holds(value, event[name], self._look, f"{where}.{name}"):
                    return False
            elif event.get(name) != value:
                return False
        return True

    def _told(self, event: Event) -> dict[str, object]:
        seen = event_view(self.game, event, OPEN)
        told: dict[str, object] = {
            "event": seen.kind,
            "card": seen.card,
            "from": _place(seen.origin, seen.origin_seat),
            "to": _place(seen.goal, seen.goal_seat),
            "what": seen.what,
            "seat": f"p{seen.seat + 1}" if seen.seat >= 0 else "",
        }
        told = {key: value for key, value in told.items() if value}
        return told | {"amount": seen.amount, "total": seen.total}

    def _over(self, expected: object, where: str) -> None:
        if not isinstance(expected, bool):
            raise AuthorError("wrong-type", f"{where}: expected true or false, got {expected!r}")
        self._same(where, expected, self.game.outcome is not None)

    def _winners(self, expected: object, where: str) -> None:
        seats = [f"p{read_seat(one, self.game.seats, where) + 1}" for one in _several(expected)]
        outcome = self.game.outcome
        got = "the game goes on" if outcome is None else sorted(f"p{seat + 1}" for seat in outcome["winners"])
        self._same(where, sorted(seats), got)

    def _ending(self, expected: object, where: str) -> None:
        self._same(where, expected, self.game.ending or ("no reason" if self.game.outcome else "the game goes on"))

    def _scores(self, expected: object, where: str) -> None:
        if not isinstance(expected, Mapping):
            raise AuthorError("wrong-type", f"{where}: expected scores such as {{p1: 39}}, got {expected!r}")
        outcome = self.game.outcome
        for name, score in expected.items():
            seat = read_seat(name, self.game.seats, where)
            got = "the game goes on" if outcome is None else outcome["scores"][seat]
            self._same(f"{where}.{name}", score, got)


CHECKS: dict[str, Callable[[Checker, object, str], None]] = {
    "turn": Checker._turn,
    "asked": Checker._asked,
    "question": Checker._question,
    "offered": Checker._offered,
    "offered exactly": Checker._offered_exactly,
    "not offered": Checker._not_offered,
    "events": Checker._events,
    "over": Checker._over,
    "winners": Checker._winners,
    "ending": Checker._ending,
    "scores": Checker._scores,
}
"""What can be checked of any game, besides its zones, counters and facts."""


def named_as(expected: object, got: object) -> object:
    """Facts number seats from 0; where a seat is expected by its name, or nobody, they are named, too."""
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        return [named_as(one, fact) for one, fact in zip(expected, got, strict=True)]
    is_seat = isinstance(expected, str) and (expected == NOBODY or seat_called(expected) >= 0)
    if not is_seat or not isinstance(got, int) or isinstance(got, bool):
        return got
    return f"p{got + 1}" if got >= 0 else NOBODY


def written(value: object) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {written(one)}' for key, one in value.items())}}}"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def _with_marks(cards: list[Placed]) -> list[object]:
    return [{"card": placed.card, **placed.marks} if placed.marks else placed.card for placed in cards]


def _place(zone: str, seat: int) -> str:
    return f"p{seat + 1} {zone}" if seat >= 0 else zone


def _several(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]
