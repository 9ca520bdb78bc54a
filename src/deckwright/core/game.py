"""The state of a game: plain lists of small integers, and the stack of what is still to be done.

Nothing here knows a particular game. Cards are numbers; ``game.cards[card]`` is the number of the card's
definition in the rules. All that changes during play is in the slots of ``Game``, so a copy is a
few list copies, and a saved game is those lists as bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from deckwright.core import randomness
from deckwright.core.events import Event, Settled
from deckwright.core.questions import ALONE, MOST_CARDS, Option, Question, Subject

if TYPE_CHECKING:
    from deckwright.core.mechanics import Mechanics
    from deckwright.rules.contract import Rules

Value = int | tuple[int, ...]
"""What a name stands for while an effect runs: a seat, a card, a number, or several of them."""

Outcome = dict[str, list[int]]
"""How the game ended: ``winners`` (seats) and ``scores`` (per seat; empty where a game has none)."""

R = TypeVar("R", bound="Mechanics", covariant=True, default="Rules")
"""The rules that a game follows; ``Game`` alone means any."""

MARKS: Final = 8
"""How many kinds of numbers can lie on a card, and how many actions can be printed on one."""


def mark_key(card: int, mark: int) -> int:
    """The key in ``Game.marks`` of a number that lies on a card."""
    return card * MARKS + mark


def use_key(card: int, action: int) -> int:
    """The key in ``Game.uses`` of an action printed on a card: an action's number modulo 8 is its place on the card."""
    return card * MARKS + action % MARKS


@mypyc_attr(acyclic=True, free_list_len=1)
class Scope:
    """A block of steps under way: where it stands, and the names chosen so far."""

    __slots__ = ("at", "block", "names")

    def __init__(self, block: int, at: int, names: dict[str, Value]) -> None:
        self.block = block
        self.at = at
        self.names = names

    def number(self, name: str) -> int:
        """The one number that a name stands for, or -1 if it stands for none."""
        value = self.names.get(name, -1)
        if isinstance(value, int):
            return value
        return value[0] if value else -1

    def seat(self, name: str) -> int:
        """The same for a seat, for the reader. A call of ``number`` would cost as much again."""
        value = self.names.get(name, -1)
        if isinstance(value, int):
            return value
        return value[0] if value else -1

    def card(self, name: str) -> int:
        """The same for a card."""
        value = self.names.get(name, -1)
        if isinstance(value, int):
            return value
        return value[0] if value else -1

    def several(self, name: str) -> tuple[int, ...]:
        """All that a name stands for."""
        value = self.names.get(name, ())
        if isinstance(value, tuple):
            return value
        if 0 <= value < MOST_CARDS:
            return ALONE[value]
        return (value,) if value >= 0 else ()


class Game(Generic[R]):
    """A game in progress. ``Game[Enchanters]`` is one whose rules are known to be those of Enchanters."""

    __slots__ = (
        "cards",
        "counters",
        "derived",
        "ending",
        "events",
        "given",
        "marks",
        "options",
        "outcome",
        "place",
        "question",
        "rng",
        "rules",
        "seats",
        "seen",
        "settled",
        "shared",
        "stack",
        "turn",
        "turns",
        "uses",
        "version",
        "zones",
    )

    def __init__(
        self,
        rules: R,
        options: dict[str, object],
        seats: int,
        cards: tuple[int, ...],
        zones: list[list[int]],
        counters: list[int],
        place: list[int],
        seen: list[int],
        marks: dict[int, int],
        uses: dict[int, int],
        stack: list[Scope],
        rng: int,
        turn: int,
        version: int,
        question: Question | None,
        given: dict[int, Option],
        outcome: Outcome | None,
        derived: list[tuple[int, ...]],
        ending: str = "",
    ) -> None:
        self.rules = rules
        self.options = options
        """The set-up as chosen; never changes."""
        self.seats = seats
        self.cards = cards
        """Definition of each card; never changes after set-up, except where the unseen is dealt again."""
        self.zones = zones
        self.counters = counters
        self.place = place
        """The zone of each card."""
        self.seen = seen
        """For each card, a bit mask of the seats that know which card it is."""
        self.marks = marks
        """Numbers that lie on cards (life, tokens), by ``mark_key``."""
        self.uses = uses
        """What was done this turn, and how often: cleared when the turn ends."""
        self.stack = stack
        self.rng = rng
        self.turn = turn
        """The seat whose turn it is, or -1."""
        self.version = version
        """Grows with every answer."""
        self.question = question
        self.given = given
        """Answers already given to a question that several seats answer at once."""
        self.outcome = outcome
        self.derived = derived
        """What the rules worked out from the table to have it at hand. Copies share its tuples."""
        self.ending = ending
        """Why the game ended, as a code; empty while it goes on or when scores tell it all."""
        self.turns = 0
        """How many turns have ended since the game was set up or read from bytes; no part of the state."""
        self.shared: list[bool] | None = None
        """Which zones a copy may share: whoever changes one of them first makes its own. See ``mine``."""
        self.events: list[Event] | None = None
        self.settled: list[str] | None = None
        """The keys of what was chosen without a question, for whoever wants to know: see ``settle``."""

    def copy(self) -> Game[R]:
        """An independent copy, also in the middle of an effect. Nobody listens to a copy.

        Zones are shared until one of the two games changes them: most of them never are.
        """
        other = Game(
            self.rules,
            self.options,
            self.seats,
            self.cards,
            self.zones[:],
            self.counters[:],
            self.place[:],
            self.seen[:],
            self.marks.copy(),
            self.uses.copy(),
            [Scope(scope.block, scope.at, scope.names.copy()) for scope in self.stack],
            self.rng,
            self.turn,
            self.version,
            self.question,
            self.given.copy(),
            self.outcome,
            self.derived[:],
            self.ending,
        )
        other.turns = self.turns
        zones = len(self.zones)
        self.shared = [True] * zones
        other.shared = [True] * zones
        return other

    def mine(self, zone: int) -> list[int]:
        """The cards of a zone, to be changed in place: this game's own list, no longer shared with a copy."""
        shared = self.shared
        if shared is not None and shared[zone]:
            shared[zone] = False
            self.zones[zone] = self.zones[zone][:]
        return self.zones[zone]

    # -- cards -------------------------------------------------------------------------------------------

    def move(self, card: int, to: int, under: bool = False) -> None:
        """Put a card on top of a zone, or under it."""
        origin = self.place[card]
        zones = self.zones
        if self.shared is not None:
            self.mine(origin)
            self.mine(to)
        cards = zones[origin]
        if cards[-1] == card:
            cards.pop()
        else:
            cards.remove(card)
        if under:
            zones[to].insert(0, card)
        else:
            zones[to].append(card)
        self.place[card] = to
        self.seen[card] |= self.rules.layout.seers[to]
        if self.events is not None:
            self._tell_move(card, origin, to)

    def draw(self, origin: int, to: int) -> int:
        """Move the top card of a zone on top of another; returns the card, or -1 if there was none."""
        zones = self.zones
        if not zones[origin]:
            return -1
        if self.shared is not None:
            self.mine(origin)
            self.mine(to)
        card = zones[origin].pop()
        zones[to].append(card)
        self.place[card] = to
        self.seen[card] |= self.rules.layout.seers[to]
        if self.events is not None:
            self._tell_move(card, origin, to)
        return card

    def draw_several(self, origin: int, to: int, count: int) -> None:
        """Move the top cards of a zone on top of another, one by one, as long as there are any."""
        if self.events is not None:
            for _ in range(min(count, len(self.zones[origin]))):
                self.draw(origin, to)
        elif count > 0:
            if self.shared is not None:
                self.mine(origin)
                self.mine(to)
            cards, goal = self.zones[origin], self.zones[to]
            place, seen, seers = self.place, self.seen, self.rules.layout.seers[to]
            for _drawn in range(min(count, len(cards))):
                card = cards.pop()
                goal.append(card)
                place[card] = to
                seen[card] |= seers

    def move_all(self, origin: int, to: int, turned: bool = False) -> None:
        """Put all cards of a zone on top of another as they lie, or turned over: the topmost becomes the lowest."""
        if self.events is not None:
            cards = self.zones[origin]
            for card in cards[::-1] if turned else cards[:]:
                self.move(card, to)
        else:
            if self.shared is not None:
                self.mine(origin)
                self.mine(to)
            cards = self.zones[origin]
            self.zones[to].extend(cards[::-1] if turned else cards)
            place, seen, seers = self.place, self.seen, self.rules.layout.seers[to]
            for card in cards:
                place[card] = to
                seen[card] |= seers
            cards.clear()

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone; nobody knows its cards any more unless they can see them."""
        cards = self.zones[zone] if self.shared is None else self.mine(zone)
        self.rng = randomness.shuffle(self.rng, cards)
        seen, seers = self.seen, self.rules.layout.seers[zone]
        for card in cards:
            seen[card] = seers
        if self.events is not None:
            owner = self.rules.layout.owner_of[zone]
            self.events.append(Event("shuffled", seat=owner, goal=zone, cause=self._cause()))

    def show(self, card: int, seat: int = -1) -> None:
        """Let a seat, or everybody, know which card this is."""
        mask = (1 << self.seats) - 1 if seat < 0 else 1 << seat
        self.seen[card] |= mask
        if self.events is not None:
            origin, seers = self.place[card], self.seen[card]
            self.events.append(Event("revealed", seat=seat, card=card, origin=origin, seers=seers, cause=self._cause()))

    def _tell_move(self, card: int, origin: int, to: int) -> None:
        assert self.events is not None
        layout = self.rules.layout
        owner = layout.owner_of[to]
        seers = self.seen[card] | layout.seers[origin]
        self.events.append(
            Event("moved", seat=owner, card=card, origin=origin, goal=to, seers=seers, cause=self._cause())
        )

    def _cause(self) -> int:
        """The card whose text is being carried out, or -1; a card that somebody cannot see is kept secret."""
        everybody = (1 << self.seats) - 1
        for scope in reversed(self.stack):
            card = scope.card("this")
            if card >= 0:
                seers = self.seen[card] | self.rules.layout.seers[self.place[card]]
                return card if seers & everybody == everybody else -1
        return -1

    # -- numbers -----------------------------------------------------------------------------------------

    def add(self, counter: int, amount: int) -> int:
        """Change a counter, not below zero; returns by how much it really changed."""
        before = self.counters[counter]
        after = before + amount
        if after < 0 and self.rules.layout.floored[counter]:
            after = 0
        self.counters[counter] = after
        if self.events is not None and after != before:
            layout = self.rules.layout
            self.events.append(
                Event(
                    "counted",
                    seat=layout.counter_owner[counter],
                    what=layout.counter_of[counter].name,
                    amount=after - before,
                    total=after,
                    cause=self._cause(),
                )
            )
        return after - before

    def mark(self, card: int, mark: int, amount: int) -> int:
        """Change a number that lies on a card, not below zero; returns by how much it really changed."""
        key = mark_key(card, mark)
        before = self.marks.get(key, 0)
        after = max(0, before + amount)
        self.marks[key] = after
        if self.events is not None and after != before:
            what = self.rules.mark_names[mark]
            amount = after - before
            self.events.append(Event("marked", card=card, what=what, amount=amount, total=after, cause=self._cause()))
        return after - before

    def roll(self, sides: int) -> int:
        """Throw a die."""
        value, self.rng = randomness.below(self.rng, sides)
        if self.events is not None:
            self.events.append(Event("rolled", seat=self.turn, amount=value + 1, total=sides, cause=self._cause()))
        return value + 1

    def random_below(self, n: int) -> int:
        value, self.rng = randomness.below(self.rng, n)
        return value

    def tell(
        self, kind: str, *, seat: int = -1, card: int = -1, what: str = "", amount: int = 0, total: int = 0
    ) -> None:
        """Report something that is no move and no number, to whoever listens."""
        if self.events is not None:
            self.events.append(
                Event(kind, seat=seat, card=card, what=what, amount=amount, total=total, cause=self._cause())
            )

    def reckon(self, what: str, amount: int, times: int = -1) -> None:
        """Report a part of a sum before the number that it changes: ``amount``, or that so many times."""
        if self.events is not None:
            self.events.append(Event("reckoned", what=what, amount=amount, total=times, cause=self._cause()))

    def settle(self, option: Option) -> None:
        """Report what is chosen without a question because nothing else can be, if it has a key."""
        if self.settled is not None:
            kind = self.rules.verbs.get(option[0])
            if kind == Subject.NOTHING or (kind is not None and option[1] >= 0):
                place = self.place[option[1]] if kind in (Subject.CARD, Subject.ACTION) else -1
                self.settled.append(Settled(self.rules.key(self, option), option, place))

    # -- the stack ---------------------------------------------------------------------------------------

    def push(self, block: int, names: dict[str, Value]) -> None:
        """Start a block of steps; it is done before whatever was under way."""
        self.stack.append(Scope(block, 0, names))

    def do_at_once(self, block: int, you: int) -> bool:
        """Do a block that only changes numbers of ``you``; says whether it is one, else it has to be pushed.

        For the last thing that a step starts: of several, the one started last has to come first. While somebody
        listens nothing is, so that every change can be told with the card that causes it.
        """
        if self.events is not None:
            return False
        counters, floored = self.counters, self.rules.layout.floored
        plain = self.rules.plain[block]
        for first, change in plain:
            counter = first + you
            after = counters[counter] + change
            counters[counter] = after if after >= 0 or not floored[counter] else 0
        return bool(plain)

    def end(self, winners: list[int], scores: list[int], reason: str = "") -> None:
        """The game is over."""
        self.outcome = {"winners": winners, "scores": scores}
        self.ending = reason
        self.stack.clear()
        self.question = None
        self.given.clear()
        self.tell("ended", what=reason)
