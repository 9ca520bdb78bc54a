"""The contract between the engine and a game.

A game is a plug-in: a subclass of ``Rules`` that declares its table (layout), its cards (definitions), the verbs
of its options, its set-up options, and the blocks of steps that make up its flow. It is built once per process and
never changes during play.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from deckwright.core.beginnings import BEGINNINGS
from deckwright.core.declared import Coming, Companion, Definition, SetupOption, Step
from deckwright.core.errors import AuthorError, InternalError, PlayerError, nearest
from deckwright.core.layout import Layout
from deckwright.core.questions import Option, Subject
from deckwright.core.steps import Asker, Block, Instruction

if TYPE_CHECKING:
    from deckwright.core.game import Game
    from deckwright.core.position import Position
    from deckwright.core.randomness import Dice

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What the id of a card may be."""

GENERAL_VERBS: dict[str, Subject] = {
    "pick": Subject.CARD,
    "player": Subject.SEAT,
    "number": Subject.NUMBER,
    "branch": Subject.NUMBER,
    "yes": Subject.NOTHING,
    "no": Subject.NOTHING,
    "done": Subject.NOTHING,
}
"""The verbs of the questions that any card may put."""


@cache
def turn_order(seats: int, first: int) -> tuple[int, ...]:
    """All seats, in turn order."""
    return tuple((first + i) % seats for i in range(seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game that can be played."""

    name: ClassVar[str]
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
    story: ClassVar[dict[str, str]] = {
        "turn": "turn",
        "acted": "act",
        "attacked": "act",
        "defended": "act",
        "ended": "end",
    }
    """The events that begin a beat of the story, and its kind: a turn, a card that acts, a fall, the end."""
    companion: Companion | None = None
    """What the helper for the cardboard table offers for this game."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The piles whose contents players count: shared ones, and of those that every seat has, one's own."""
    decisive: ClassVar[dict[str, int]] = {}
    """The numbers that decide a game of all together: 1 for those that the players need, -1 for those of their foe."""

    def __init__(self, layout: Layout, definitions: Iterable[Definition], verbs: dict[str, Subject]) -> None:
        listed = getattr(type(self), "setup_options", ())
        self.setup_options = listed if isinstance(listed, tuple) else ()  # a compiled class has a place for it instead
        self.layout = layout
        self.definitions: list[Definition] = []
        self.by_id: dict[str, int] = {}
        self.blocks: list[Block] = []
        self.codes: list[list[tuple[Asker | None, Any, Step | None]]] = []
        """The blocks as the run loop reads them: what asks, what resolves or answers, and the step; at the end none."""
        self.plain: list[tuple[tuple[int, int], ...]] = []
        """Of blocks that only change numbers of ``you``: the counter of the first seat, and the change."""
        self.block_names: list[str] = []
        self._block_numbers: dict[str, int] = {}
        self.verbs = GENERAL_VERBS | verbs
        self.counts: dict[str, Callable[[Game[Any], int], int]] = {}
        """What amounts can count, besides counters: the number for a seat."""
        self.ceilings: dict[str, Callable[[Game[Any], int], int]] = {}
        """The most of a counter that a seat can have; no entry means there is no limit."""
        self.answered: set[str] = set()
        """What happens to players and cards that anything answers, counts or replaces."""
        self.mark_names: tuple[str, ...] = ()
        """What can lie on a card; at most eight kinds."""
        for definition in definitions:
            if not ID.fullmatch(definition.id):
                raise AuthorError(
                    "bad-id",
                    f"card {definition.id!r}: an id is small letters, digits and hyphens, such as 'iron-axe'",
                    card=definition.id,
                )
            if definition.id in self.by_id:
                raise AuthorError("duplicate-id", f"card {definition.id!r} is defined twice", card=definition.id)
            self.by_id[definition.id] = len(self.definitions)
            self.definitions.append(definition)

    # -- cards and blocks --------------------------------------------------------------------------------

    def number_of(self, card_id: str) -> int:
        """The number of a definition by its id."""
        number = self.by_id.get(card_id.replace("_", "-"), -1)
        if number < 0:
            hint = nearest(card_id, self.by_id)
            raise PlayerError("unknown-card", f"no card {card_id!r} in {self.name}{hint}", card=card_id, game=self.name)
        return number

    def add_block(self, name: str, steps: Iterable[Step]) -> int:
        """Make a block of steps; its number is what the state knows it by."""
        if name in self._block_numbers:
            raise InternalError("duplicate-block", f"block {name!r} is made twice")
        number = len(self.blocks)
        self._block_numbers[name] = number
        self.block_names.append(name)
        block = [Instruction(step, self) for step in steps]
        self.blocks.append(block)
        codes = [(one.ask, one.run if one.ask is None else one.answer, one.step) for one in block]
        self.codes.append([*codes, (None, None, None)])
        changes = tuple(one.change[:2] for one in block if one.change is not None and one.change[2])
        self.plain.append(changes if len(changes) == len(block) else ())
        return number

    def block(self, name: str) -> int:
        return self._block_numbers[name]

    # -- what a game decides -----------------------------------------------------------------------------

    def check_setup(self, seats: int, options: dict[str, str]) -> dict[str, object]:
        """The set-up with defaults filled in, or a ``PlayerError`` that says what cannot be."""
        if not self.min_seats <= seats <= self.max_seats:
            raise PlayerError(
                "seats",
                f"{self.name} is for {self.min_seats} to {self.max_seats} players, not {seats}",
                game=self.name,
                least=self.min_seats,
                most=self.max_seats,
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

    def facts(self, game: Game[Self], seat: int) -> dict[str, object]:
        """What a seat can work out from what it sees, worked out for it: sums, prices, odds."""
        return {}

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

    def coming_acts(self, game: Game[Self]) -> list[Coming]:
        """What whomever everybody plays against will do in its next turn, in order; nothing if nobody is."""
        return []

    def begin_coming_turn(self, game: Game[Self]) -> None:
        """Let that turn begin, on a copy."""

    def begin_act(self, game: Game[Self], act: Coming) -> None:
        """Start one of its acts, on a copy."""
        raise NotImplementedError

    def pools_of(self, game: Game[Self], place: int, index: int, card: int) -> tuple[object, ...]:
        """The pools of an unseen card: cards of one pool could, to one who cannot see them, change places.

        The unseen is dealt again in rounds, one for each pool given here. One is enough, unless the rules tell
        something of a hidden pile: then the first may mix cards that are alike, the next the spots they lie in.
        """
        zone = self.layout.zone_of[place]
        return ((zone.pool or zone.name, self.layout.owner_of[place]),)

    def could_be(self, game: Game[Self], cards: list[int]) -> tuple[list[int], list[int]]:
        """The definitions that the unseen cards of a pool have, in any order, and others that are drawn for the rest of
        them: none, unless some of the cards were drawn from more than take part."""
        return sorted([game.cards[card] for card in cards]), []

    def action_id(self, detail: int) -> str:
        """The id of an action printed on a card, for options whose subject is an action."""
        raise NotImplementedError

    def action_ids(self) -> list[str]:
        """The ids of all actions printed on cards."""
        return []

    # -- keys of options ---------------------------------------------------------------------------------

    def key(self, game: Game[Self], option: Option) -> str:
        """The readable key of an option, before equal ones are told apart."""
        verb, subject, detail = option
        kind = self.verbs[verb]
        if kind == Subject.NOTHING:
            return verb
        if kind == Subject.CARD:
            key = f"{verb}:{self.definitions[game.cards[subject]].id}"
            return key if detail < 0 else f"{key}@{detail}"
        if kind == Subject.ACTION:
            return f"{verb}:{self.action_id(detail)}"
        if kind == Subject.SEAT:
            key = f"{verb}:p{subject + 1}"
            return key if detail < 0 else f"{key}@{detail}"
        if kind == Subject.ZONE:
            return f"{verb}:{self.layout.zone_of[subject].name}"
        if verb == "branch" and game.stack:
            scope = game.stack[-1]
            return f"{verb}:{self.blocks[scope.block][scope.at - 1].step.option_name(subject)}"
        return f"{verb}:{subject}"

    def find(self, game: Game[Self], options: list[Option], key: str) -> int:
        """Which of the options a key means, or -1; a named one may be called by its number: ``branch:0``."""
        keys = self.keys(game, options)
        if key in keys:
            return keys.index(key)
        verb, _, number = key.partition(":")
        meant = (verb, int(number), -1) if number.isdecimal() and self.verbs.get(verb) == Subject.NUMBER else None
        return options.index(meant) if meant in options else -1

    def keys(self, game: Game[Self], options: list[Option]) -> list[str]:
        """The keys of all options; equal ones get ``#2``, ``#3`` in their order."""
        seen: dict[str, int] = {}
        result = []
        for option in options:
            key = self.key(game, option)
            times = seen.get(key, 0) + 1
            seen[key] = times
            result.append(key if times == 1 else f"{key}#{times}")
        return result
