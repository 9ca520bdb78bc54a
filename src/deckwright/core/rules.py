"""The contract between the engine and a game.

A game is a plug-in: a subclass of ``Rules`` that declares its table (layout), its cards (definitions), the verbs
of its options, its set-up options, and the blocks of steps that make up its flow. It is built once per process and
never changes during play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from deckwright.core.errors import AuthorError, InternalError, PlayerError, nearest
from deckwright.core.layout import Layout
from deckwright.core.questions import Option, Subject
from deckwright.core.steps import Block, Instruction, Step

if TYPE_CHECKING:
    from deckwright.core.game import Game
    from deckwright.core.randomness import Dice

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


class Definition(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card. Every game adds its own fields."""

    id: str
    kind: str
    tags: tuple[str, ...] = ()


class SetupOption(msgspec.Struct, frozen=True, kw_only=True):
    """Something to decide before the game: one of the values, or several of them."""

    name: str
    values: tuple[str, ...]
    default: str
    many: bool = False
    """Several values may be chosen, written with commas."""
    of: str = ""
    """What the values are: ``card`` if they are cards that can be shown, else words."""


class Rules:
    """A game that can be played."""

    name: str
    version: int
    """Grows whenever an old game file would be played differently."""
    min_seats: int
    max_seats: int
    competitive: bool = True
    """Whether seats play against each other: undo is then limited to what revealed nothing."""
    setup_options: tuple[SetupOption, ...] = ()

    def __init__(self, layout: Layout, definitions: Iterable[Definition], verbs: dict[str, Subject]) -> None:
        self.layout = layout
        self.definitions: list[Definition] = []
        self.by_id: dict[str, int] = {}
        self.blocks: list[Block] = []
        self.block_names: list[str] = []
        self._block_numbers: dict[str, int] = {}
        self.verbs = GENERAL_VERBS | verbs
        self.counts: dict[str, Callable[[Game, int], int]] = {}
        """What amounts can count, besides counters: the number for a seat."""
        self.mark_names: tuple[str, ...] = ()
        """What can lie on a card; at most eight kinds."""
        for definition in definitions:
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
        self.blocks.append([Instruction(step) for step in steps])
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
        known = {option.name: option for option in self.setup_options}
        for name in options:
            if name not in known:
                raise PlayerError(
                    "unknown-option",
                    f"no option {name!r} in {self.name}{nearest(name, known)}; there are {sorted(known)}",
                    option=name,
                    game=self.name,
                    options=sorted(known),
                )
        result: dict[str, object] = {}
        for option in self.setup_options:
            chosen = options.get(option.name, option.default)
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

    def set_up(self, game: Game) -> None:
        """Lay the table of a new game and push its first block."""
        raise NotImplementedError

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        """The definitions of all cards that take part: the box on the table, before anything is laid out."""
        raise NotImplementedError

    def facts(self, game: Game, seat: int) -> dict[str, object]:
        """What a seat can work out from what it sees, worked out for it: sums, prices, odds."""
        return {}

    def group(self, game: Game, you: int, who: str) -> tuple[int, ...]:
        """The seats that a group word stands for, in turn order beginning with ``you``."""
        order = tuple((you + i) % game.seats for i in range(game.seats))
        if who == "all":
            return order
        if who == "others":
            return order[1:]
        raise InternalError("no-group", f"no seats are called {who!r}")

    def can_be_chosen(self, game: Game, by: int, seat: int) -> bool:
        """Whether an effect of ``by`` may choose this seat."""
        return True

    def move(self, game: Game, card: int, to: int, *, under: bool = False) -> None:
        """Move a card because an effect says so. Games whose zones have consequences look after them here."""
        game.move(card, to, under=under)

    def discard_place(self, game: Game, card: int) -> int:
        """Where a card goes when it is discarded."""
        raise NotImplementedError

    def destroy_place(self, game: Game, card: int) -> int:
        """Where a card goes when it is destroyed."""
        raise NotImplementedError

    def pool_of(self, game: Game, place: int, index: int, card: int) -> object:
        """Cards of equal pools could, to one who cannot see them, lie in each other's place."""
        zone = self.layout.zone_of[place]
        return (zone.pool or zone.name, self.layout.owner_of[place])

    def action_id(self, detail: int) -> str:
        """The id of an action printed on a card, for options whose subject is an action."""
        raise NotImplementedError

    # -- keys of options ---------------------------------------------------------------------------------

    def key(self, game: Game, option: Option) -> str:
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
            return f"{verb}:p{subject + 1}"
        if kind == Subject.ZONE:
            return f"{verb}:{self.layout.zone_of[subject].name}"
        return f"{verb}:{subject}"

    def keys(self, game: Game, options: list[Option]) -> list[str]:
        """The keys of all options; equal ones get ``#2``, ``#3`` in their order."""
        seen: dict[str, int] = {}
        result = []
        for option in options:
            key = self.key(game, option)
            times = seen.get(key, 0) + 1
            seen[key] = times
            result.append(key if times == 1 else f"{key}#{times}")
        return result
