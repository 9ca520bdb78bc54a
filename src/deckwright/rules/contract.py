"""The contract between the engine and a game.

A game is a plug-in: a subclass of ``Rules`` that declares its table (layout), its cards (definitions), the verbs
of its options, its set-up options, and the blocks of steps that make up its flow. It is built once per process and
never changes during play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from deckwright.core.declared import Definition, Step
from deckwright.core.layout import Layout
from deckwright.core.mechanics import Mechanics
from deckwright.core.questions import Subject
from deckwright.errors import AuthorError, InternalError, PlayerError, nearest
from deckwright.rules.beginnings import BEGINNINGS
from deckwright.rules.declared import Coming, Companion, SetupOption

if TYPE_CHECKING:
    from deckwright.core.game import Game, Scope
    from deckwright.core.randomness import Dice
    from deckwright.rules.position import Position


MOST_SEATS: Final = 16
"""No table has more."""
_TURN_ORDERS: Final[list[list[tuple[int, ...]]]] = [
    [tuple((first + later) % seats for later in range(seats)) for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def turn_order(seats: int, first: int) -> tuple[int, ...]:
    """All seats, in turn order."""
    return _TURN_ORDERS[seats][first]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Mechanics):
    """A game that can be played."""

    version: ClassVar[int]
    """Grows whenever a seed deals or plays differently: also when a card is added."""
    box_versions: ClassVar[dict[str, int]] = {}
    """By box: grows when a card that is in it already is played differently. A file that tells its deal is bound to
    these alone, so it outlives new cards and boxes."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    competitive: ClassVar[bool] = True
    """Whether seats play against each other: undo is then limited to what revealed nothing."""
    setup_options: tuple[SetupOption, ...]
    """What there is to decide before the game; a class lists it, or its ``__init__``."""
    table_words: ClassVar[tuple[str, ...]] = ()
    """Words of this game in a position laid by hand, besides its zones and counters: see ``fill_in``."""
    seat_words: ClassVar[tuple[str, ...]] = ()
    """The same for what a seat has."""
    directives: ClassVar[tuple[str, ...]] = ()
    """What a scenario may order besides giving answers: see ``direct``."""
    boundaries: ClassVar[dict[str, tuple[str, type[Step]]]] = {}
    """Where a scenario may stop play: before which step of which block."""
    other_names: ClassVar[dict[str, str]] = {}
    """Other names that scenarios may use for zones and counters, such as ``fury`` for ``tokens``."""
    nobodys_turn: ClassVar[str] = ""
    """What a turn that belongs to no seat is called, if there are such turns."""
    between_turns: ClassVar[str] = ""
    """What stands for whose turn it is while it is nobody's, if something can be asked then."""
    numbers: ClassVar[dict[str, range]] = {}
    """The numbers that verbs can have, as in ``focus:3`` or ``cast:spark@2``; a game that tells none has any."""
    turn_event: ClassVar[str] = "turn"
    """The event that tells that a turn is over and another begins."""
    stands_for: ClassVar[dict[str, int]] = {}
    """The cards that stand for a seat, such as those of a turn order: whoever sits there gives them their name."""
    story: ClassVar[dict[str, str]] = {
        "turn": "turn",
        "acted": "act",
        "attacked": "act",
        "defended": "act",
        "ended": "end",
    }
    """The events that begin a beat of the story, and its kind: a turn, a card that acts, a fall, the end."""
    read_aloud: ClassVar[tuple[str, ...]] = ()
    """The events whose card is read aloud where no picture shows it: nobody chose that it comes."""
    companion: Companion | None = None
    """What the helper for the cardboard table offers for this game."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The piles whose contents players count: shared ones, and of those that every seat has, one's own."""
    values: ClassVar[tuple[str, ...]] = ()
    """The numbers that modifiers may change, and the counters that nobody lives without: see ``CardRules``."""
    vital: ClassVar[tuple[str, ...]] = ()
    decisive: ClassVar[dict[str, int]] = {}
    """The numbers that decide a game of all together: 1 for those that the players need, -1 for those of their foe."""

    def __init__(self, layout: Layout, definitions: Iterable[Definition], verbs: dict[str, Subject]) -> None:
        listed = getattr(type(self), "setup_options", ())
        self.setup_options = listed if isinstance(listed, tuple) else ()  # a compiled class has a place for it instead
        super().__init__(layout, definitions, verbs)
        self.counts: dict[str, Callable[[Game[Any], int], int]] = {}
        """What amounts can count, besides counters: the number for a seat."""
        self.ceilings: dict[str, Callable[[Game[Any], int], int]] = {}
        """The most of a counter that a seat can have; no entry means there is no limit."""
        self.tier_of: list[int] = [0] * len(self.definitions)
        """The tier of each definition, in a game whose decks are laid tier upon tier; 0 for what has none."""
        self.answered: set[str] = set()
        """What happens to players and cards that anything answers, counts or replaces."""
        self.pack = ""
        """The cards of somebody's own among these, as a pack."""
        self.own_names: dict[str, dict[str, str]] = {}
        """What these cards are called, by language."""

    @property
    def source(self) -> str:
        """What ``games.load`` makes these rules of, in any process."""
        return f"{self.name}\n{self.pack}" if self.pack else self.name

    # -- what a game decides -----------------------------------------------------------------------------

    def check_setup(self, seats: int, options: dict[str, str]) -> dict[str, object]:
        """The set-up with defaults filled in, or a ``PlayerError`` that says what cannot be."""
        most = min(self.max_seats, MOST_SEATS)
        if not self.min_seats <= seats <= most:
            raise PlayerError(
                "seats",
                f"{self.name} is for {self.min_seats} to {most} players, not {seats}",
                game=self.name,
                least=self.min_seats,
                most=most,
                seats=seats,
            )
        for name, beginning in BEGINNINGS.items():
            if name in options:
                return beginning.check(self, seats, options[name])
        known = {option.name: option for option in self.setup_options}
        given: Mapping[str, object] = options  # whatever a program hands over
        for name, value in given.items():
            if name not in known:
                raise PlayerError(
                    "unknown-option",
                    f"no option {name!r} in {self.name}{nearest(name, known)}; there are {sorted(known)}",
                    option=name,
                    game=self.name,
                    options=sorted(known),
                )
            if not isinstance(value, str):
                raise PlayerError(
                    "not-text",
                    f"{name} is written as text, several values with commas between them, not {value!r}",
                    option=name,
                    value=repr(value),
                )
        result: dict[str, object] = {}
        defaults = self.defaults(options)
        for option in self.setup_options:
            chosen = options.get(option.name, defaults[option.name])
            parts = [part.strip() for part in chosen.split(",") if part.strip()] if option.many else [chosen]
            for part in parts:
                if part not in option.values:
                    raise PlayerError(
                        "unknown-value",
                        f"{option.name} cannot be {part!r}{nearest(part, option.values)}; "
                        f"it is one of {list(option.values)}",
                        option=option.name,
                        value=part,
                        values=list(option.values),
                    )
            result[option.name] = parts if option.many else chosen
        return result

    def defaults(self, options: dict[str, str]) -> dict[str, str]:
        """What each set-up option is if nobody says otherwise; it may depend on what was chosen."""
        return {option.name: option.default for option in self.setup_options}

    def setup_notes(self, options: dict[str, object]) -> list[str]:
        """What players should know of a checked set-up before they begin: the names of messages."""
        return []

    def boxes_of(self, options: dict[str, object]) -> dict[str, int]:
        """The boxes that take part in a checked set-up, with their versions."""
        return dict(self.box_versions)

    def set_up(self, game: Game[Self]) -> None:
        """Lay the table of a new game and push its first block."""
        raise NotImplementedError

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        """The definitions of all cards that take part: the box on the table, before anything is laid out."""
        raise NotImplementedError

    def fill_in(self, position: Position) -> None:
        """Complete a position laid by hand: turn the game's own words into cards and numbers, add what it needs.

        What cannot be meant is an ``AuthorError`` that begins with its place: ``p1.items: …``.
        """

    def take_up(self, game: Game[Self], position: Position) -> None:
        """Begin play in the middle of a laid table: push the block the position's phase names."""
        name = position.phase or "turn"
        if name not in self._block_numbers:
            raise AuthorError(
                "no-phase", f"phase: {self.name} has no {name!r}{nearest(name, self._block_numbers)}", phase=name
            )
        game.push(self.block(name), {"you": game.turn})

    def direct(self, game: Game[Self], directive: str, argument: object) -> None:
        """Start what a scenario orders out of turn: push its block."""
        raise NotImplementedError

    def answer_to_end_turn(self, game: Game[Self]) -> str:
        """The answer that brings the end of the turn nearer, when nothing else is wanted any more."""
        return "end"

    def other_words_for(self, game: Game[Self], answer: str) -> str:
        """What a scenario's answer means that is not offered in these words: its key, or nothing."""
        return ""

    def is_between_turns(self, game: Game[Self]) -> bool:
        """Whether one turn is over and the next has not begun."""
        return False

    def one_by_one(self, game: Game[Self], fact: str) -> list[int] | None:
        """Of the things that a fact counts, the number each of them has; nothing if they have none."""
        return None

    def group(self, game: Game[Self], you: int, who: str) -> tuple[int, ...]:
        """The seats that a group word stands for, in turn order beginning with ``you``."""
        if who == "all":
            return turn_order(game.seats, you)
        if who == "others":
            return turn_order(game.seats, you)[1:]
        raise InternalError("no-group", f"no seats are called {who!r}")

    def lacks(self, game: Game[Self], card: int, what: str) -> bool:
        """Whether nothing of a kind, such as a cost, is printed on a card: not even 0."""
        return False

    def can_be_chosen(self, game: Game[Self], by: int, seat: int) -> bool:
        """Whether an effect of ``by`` may choose this seat."""
        return True

    def move(self, game: Game[Self], card: int, to: int, *, under: bool = False) -> None:
        """Move a card because an effect says so. Games whose zones have consequences look after them here."""
        game.move(card, to, under=under)

    def by_chance(self, game: Game[Self], cards: list[int]) -> int:
        """Where in some cards, or seats, a random choice falls."""
        return game.random_below(len(cards))

    def discard_place(self, game: Game[Self], card: int) -> int:
        """Where a card goes when it is discarded."""
        raise NotImplementedError

    def destroy_place(self, game: Game[Self], card: int) -> int:
        """Where a card goes when it is destroyed."""
        raise NotImplementedError

    def asks_when_played(self, number: int) -> bool:
        """Whether what a card does when it is played may ask something; by the number of its definition."""
        return False

    def at_stake(self, game: Game[Self], scope: Scope) -> int:
        """How much the step that asks is about, where that is known before the answer."""
        return 0

    def coming_acts(self, game: Game[Self]) -> list[Coming]:
        """What whomever everybody plays against will do in its next turn, in order; nothing if nobody is."""
        return []

    def begin_coming_turn(self, game: Game[Self]) -> None:
        """Let that turn begin, on a copy."""

    def begin_act(self, game: Game[Self], act: Coming) -> None:
        """Start one of its acts, on a copy."""
        raise NotImplementedError
