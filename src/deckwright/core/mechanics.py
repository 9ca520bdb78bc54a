"""What the engine needs of a game: its table, its cards, its blocks of steps, and the keys of its options."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from deckwright.core.declared import Definition, Step
from deckwright.core.layout import Layout
from deckwright.core.questions import Option, Subject
from deckwright.core.steps import Block, Instruction
from deckwright.errors import AuthorError, InternalError, PlayerError, nearest

if TYPE_CHECKING:
    from deckwright.core.game import Game

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanics:
    """What the engine runs: see ``deckwright.rules.Rules`` for all that a game says of itself."""

    name: ClassVar[str]

    def __init__(self, layout: Layout, definitions: Iterable[Definition], verbs: dict[str, Subject]) -> None:
        self.layout = layout
        self.definitions: list[Definition] = []
        self.by_id: dict[str, int] = {}
        self.blocks: list[Block] = []
        self.codes: list[list[tuple[Any, Any, Any, int]]] = []
        """The blocks as the run loop reads them: what asks, what resolves or answers, the step (none of these at the
        end), and where the block goes on."""
        self.plain: list[tuple[tuple[int, int], ...]] = []
        """Of blocks that only change numbers of ``you``: the counter of the first seat, and the change."""
        self.block_names: list[str] = []
        self._block_numbers: dict[str, int] = {}
        self.verbs = GENERAL_VERBS | verbs
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
        codes = [(one.ask, one.answer if one.ask else one.run, one.step, at) for at, one in enumerate(block, 1)]
        self.codes.append([*codes, (None, None, None, len(block) + 1)])
        changes = tuple(one.change[:2] for one in block if one.change is not None and one.change[2])
        self.plain.append(changes if len(changes) == len(block) else ())
        return number

    def block(self, name: str) -> int:
        return self._block_numbers[name]

    # -- what a seat may know ----------------------------------------------------------------------------

    def facts(self, game: Game[Self], seat: int) -> dict[str, object]:
        """What a seat can work out from what it sees, worked out for it: sums, prices, odds."""
        return {}

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
        return self.action_ids()[detail]

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
