"""Aeon's End as a game: cards, blocks, counts and set-up put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from deckwright.core.game import Game, Scope, mark_key
from deckwright.core.mechanics import ID
from deckwright.core.randomness import Dice
from deckwright.effects.card_rules import CardRules
from deckwright.errors import AuthorError, FileError
from deckwright.games.aeons_end import coming, counting, damage, facts, flow, orders, phases, setup
from deckwright.games.aeons_end import position as positions
from deckwright.games.aeons_end.breaches import prepped_spells
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.definitions import HARDEST_MAGE, HARDEST_NEMESIS, MAGE, NEMESIS, Card, of_box, several
from deckwright.games.aeons_end.lookup import Board, card_of
from deckwright.games.aeons_end.markets import PRESETS, TEMPLATES
from deckwright.games.aeons_end.nemeses import NEMESES
from deckwright.games.aeons_end.own_rules import Nemesis, together
from deckwright.games.aeons_end.rulebook import TURN_CARDS, Rulebook
from deckwright.games.aeons_end.table import (
    BREACHES,
    CHANGED,
    DESTROYED,
    DISCARD,
    HEARD,
    NEMESIS_DECK,
    NEMESIS_PLAY,
    PREPPED_PLACES,
    WIDE_MARK,
)
from deckwright.games.aeons_end.vocabulary.damage import Deal
from deckwright.plugins import Plugins
from deckwright.rules.declared import Coming, SetupOption
from deckwright.rules.position import Position

_ACTS = several(
    "ability, breach-destroyed, cast, focused, gained, nemesis-card, opened, persistent, played, power-counts, "
    "prepped, removed, sigil, unleash, used"
)
"""The events that tell that a card, a breach or a mage acts."""


def _with(nemeses: Sequence[Nemesis]) -> dict[str, Any]:
    """What the class of the rules declares, with what these nemeses bring."""
    return {
        "parts": flow.PARTS | together(nemeses, "parts"),
        "table_words": (*positions.TABLE_WORDS, *(word for own in nemeses for word in own.table_words)),
        "other_names": together(nemeses, "other_names"),
        "directives": (*orders.ORDERS, *(order for own in nemeses for order in own.orders)),
        "story": CardRules.story
        | dict.fromkeys((*_ACTS, *(act for own in nemeses for act in own.acts)), "act")
        | {"turn-card": "more", "nemesis-turn": "turn", "exhausted": "fall"},
    }


_OURS = _with(NEMESES)


@mypyc_attr(allow_interpreted_subclasses=True)
class AeonsEnd(Rulebook):
    """Aeon's End, 1 to 4 mages together against a nemesis."""

    name = "aeons-end"
    version = 2
    min_seats = 1
    max_seats = 4
    competitive = False
    decisive: ClassVar[dict[str, int]] = {"life": 1, "gravehold": 1, "nemesis_life": -1}
    counted = ("nemesis_deck", "special_deck", "deck", "discard")
    happenings = ("played", "damaged", "damaged-by-player", "nemesis-damaged", "gained", "leaves-play")
    tallied = ("played", "gained")
    values = ("damage", "damage_taken")
    box_versions: ClassVar[dict[str, int]] = {"base": 1, "war-eternal": 1}
    parts: ClassVar[dict[str, tuple[str, ...]]] = _OURS["parts"]
    story: ClassVar[dict[str, str]] = _OURS["story"]
    table_words = _OURS["table_words"]
    other_names = _OURS["other_names"]
    directives = _OURS["directives"]
    seat_words = positions.SEAT_WORDS
    boundaries = phases.BOUNDARIES
    nobodys_turn = "nemesis"
    between_turns = "nobody"
    numbers: ClassVar[dict[str, range]] = dict.fromkeys(
        ("focus", "open", "prep", "cast", "breach"), range(1, BREACHES + 1)
    )
    """The verbs whose options name a breach."""
    turn_event = "turn-card"
    stands_for: ClassVar[dict[str, int]] = {card.id: card.turn_of for card in TURN_CARDS if card.turn_of >= 0}
    new_decks: ClassVar[dict[str, tuple[str, bool]]] = {"deck": ("discard", False), "turn_deck": ("turn_discard", True)}

    def __init__(self, boxes: Mapping[str, list[Card]] | None = None, nemeses: Sequence[Nemesis] = ()) -> None:
        """``nemeses`` are those of other packages; their boxes come after ours."""
        boxes = dict(BOXES if boxes is None else boxes)
        for own in nemeses:
            boxes[own.box] = [*boxes.get(own.box, []), *of_box(own.box, list(own.cards))]
        super().__init__(boxes, [*NEMESES, *nemeses])
        self.orders = orders.ORDERS | together(self.brought, "orders")
        self.counts = counting.COUNTS | together(self.brought, "counts")
        self.ceilings = counting.CEILINGS
        self.purses = counting.PURSES
        self._declare_options()
        self.companion = setup.companion()
        flow.make_flow(self)
        flow.print_cards(self)

    def _declare_options(self) -> None:
        nemeses = tuple(card.id for card in self.card_of if card.kind == NEMESIS)
        mages = tuple(card.id for card in self.card_of if card.kind == MAGE)
        sold = tuple(card.id for card in self.card_of if card.kind in ("gem", "relic", "spell") and card.cost > 0)
        self.setup_options = (
            SetupOption(
                name="nemesis",
                values=("random", *nemeses),
                default=nemeses[0],
                of="card",
                levels={card.id: card.level for card in self.card_of if card.kind == NEMESIS},
                hardest=HARDEST_NEMESIS,
            ),
            SetupOption(name="difficulty", values=("beginner", "normal", "expert", "extinction"), default="normal"),
            SetupOption(
                name="mages",
                values=("random", *mages),
                default="random",
                many=True,
                of="card",
                levels={card.id: card.level for card in self.card_of if card.kind == MAGE},
                hardest=HARDEST_MAGE,
                seated=True,
            ),
            SetupOption(
                name="market",
                values=(*PRESETS, *TEMPLATES, *sold),
                default="deck-destruction",
                many=True,
                of="card",
                contents=PRESETS,
            ),
            SetupOption(name="boxes", values=tuple(self.boxes), default=self.boxes[0], many=True),
            SetupOption(name="edition", values=("2", "1"), default="2"),
            SetupOption(name="solo_turns", values=("3", "4"), default="3"),
            SetupOption(name="four_turns", values=("each", "pairs"), default="each"),
            SetupOption(name="solo_life", values=("standard", "12", "15"), default="standard"),
        )

    # -- the contract ------------------------------------------------------------------------------------

    def check_setup(self, seats: int, options: dict[str, str]) -> dict[str, object]:
        checked = super().check_setup(seats, options)
        setup.check(self, seats, checked)
        return checked

    def defaults(self, options: dict[str, str]) -> dict[str, str]:
        return super().defaults(options) | setup.first_game(self, options)

    def setup_notes(self, options: dict[str, object]) -> list[str]:
        """The basic nemesis cards of several boxes were not made for each other."""
        return ["note-mixed-boxes"] if len(setup.strings(options["boxes"])) > 1 else []

    def boxes_of(self, options: dict[str, object]) -> dict[str, int]:
        return {box: self.box_versions[box] for box in setup.strings(options["boxes"])}

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        return setup.deal_cards(self, seats, options, dice)

    def set_up(self, game: Board) -> None:
        setup.lay_table(game)

    def fill_in(self, position: Position) -> None:
        positions.fill_in(self, position)

    def take_up(self, game: Board, position: Position) -> None:
        phases.take_up(game, position)

    def direct(self, game: Board, directive: str, argument: object) -> None:
        self.orders[directive](game, argument)

    def answer_to_end_turn(self, game: Game[Self]) -> str:
        """Leave the casting and the main phase; discard in the order the cards were played."""
        question = game.question
        if question is not None and question.prompt == "discard-order":
            return self.key(game, question.options[0])
        return "end"

    def group(self, game: Game[Self], you: int, who: str) -> tuple[int, ...]:
        if who == "others" and game.seats == 1:
            return (you,)  # alone, you are your own ally
        return super().group(game, you, who)

    def in_force(self, game: Board, seat: int) -> list[int]:
        """The spells in a seat's breaches: what they change lasts while they are prepped. Before all, the nemesis."""
        return prepped_spells(game, seat) if seat >= 0 else game.zones[NEMESIS_PLAY]

    def move(self, game: Board, card: int, to: int, *, under: bool = False) -> None:
        """Tokens do not travel; some kinds of cards cannot be destroyed, and their nemesis decides where they go."""
        if to == DESTROYED and self.kind_of[game.cards[card]] in self.kinds:
            instead = self.kinds[self.kind_of[game.cards[card]]].destroyed
            if instead is not None:
                instead(game, card)
                return
        origin = game.place[card]
        if game.events is not None and origin in PREPPED_PLACES and DISCARD <= to < DISCARD + game.seats:
            game.tell("spell-discarded", seat=self.layout.owner_of[origin], card=card)
        game.marks.pop(mark_key(card, WIDE_MARK), None)
        game.move(card, to, under=under)

    def hears(self, game: Board, event: str) -> bool:
        return self.event_numbers[event] in game.derived[HEARD]

    def is_changed(self, game: Board, value: str) -> bool:
        return self.value_numbers[value] in game.derived[CHANGED]

    def other_words_for(self, game: Board, answer: str) -> str:
        """At its last sector a breach is opened for what focusing it costs: who writes ``focus:2`` means that."""
        return answer.replace("focus:", "open:") if answer.startswith("focus:") else ""

    def lacks(self, game: Board, card: int, what: str) -> bool:
        """A card that a nemesis brings among those of players has no cost; it comes after everything that costs 0."""
        return what == "cost" and self.kind_of[game.cards[card]] in self.kinds

    def discard_place(self, game: Board, card: int) -> int:
        return DISCARD + self.layout.owner_of[game.place[card]]

    def destroy_place(self, game: Board, card: int) -> int:
        return DESTROYED

    def pools_of(self, game: Game[Self], place: int, index: int, card: int) -> tuple[object, ...]:
        if place == NEMESIS_DECK:
            return (("nemesis", card_of(game, card).tier),)  # the tiers lie one above the other
        return super().pools_of(game, place, index, card)

    def could_be(self, game: Game[Self], cards: list[int]) -> tuple[list[int], list[int]]:
        """Basic nemesis cards were drawn from all of their tier in the boxes: any that is not known may be there."""
        faces, none = super().could_be(game, cards)
        basic = self.basic_cards(tuple(setup.strings(game.options["boxes"])))
        drawn = basic.intersection(faces)
        rest = [face for face in faces if face not in drawn]
        tiers = {self.tier_of[face] for face in drawn}
        unknown = sorted(drawn.union(face for face in basic.difference(game.cards) if self.tier_of[face] in tiers))
        if len(rest) + len(unknown) < len(faces):
            return faces, none  # cards lie there twice, by hand
        return rest, unknown

    def at_stake(self, game: Board, scope: Scope) -> int:
        step = self.blocks[scope.block][scope.at - 1].step
        return damage.total_of(game, scope, step) if isinstance(step, Deal) else 0

    def coming_acts(self, game: Board) -> list[Coming]:
        return coming.coming_acts(game)

    def begin_coming_turn(self, game: Board) -> None:
        coming.begin_coming_turn(game)

    def begin_act(self, game: Board, act: Coming) -> None:
        coming.begin_act(game, act)

    def facts(self, game: Board, seat: int) -> dict[str, object]:
        return facts.facts(game)

    def is_between_turns(self, game: Board) -> bool:
        """Whether it is nobody's turn: it is decided whose turn comes, or what is prevented in it, or the set-up."""
        if game.turn >= 0 or game.outcome is not None:
            return False
        nemesis_acts = (self.block("nemesis-turn"), self.block("order: back"))
        return not any(scope.block in nemesis_acts for scope in game.stack)

    def one_by_one(self, game: Board, fact: str) -> list[int] | None:
        """What nemeses count of their cards in play."""
        each = together(self.brought, "each").get(fact)
        return None if each is None else list(each(game))


def with_nemeses(*others: Nemesis) -> AeonsEnd:
    """The game with nemeses of other packages besides ours."""
    versions = {own.box: own.version for own in others}
    declared = _with([*NEMESES, *others]) | {"box_versions": AeonsEnd.box_versions | versions, "__module__": __name__}
    rules: AeonsEnd = type("AeonsEnd", (AeonsEnd,), declared)(nemeses=others)
    return rules


def _usable(name: str, made: object) -> Nemesis:
    """The nemesis that an entry point leads to, if the game can be built with it."""
    if not isinstance(made, Nemesis) or not made.cards:
        raise AuthorError("no-nemesis", f"it has to lead to a Nemesis with cards, not to {made!r}")
    if made.cards[0].id != name or made.cards[0].kind != NEMESIS:
        raise AuthorError("other-name", f"its first card is {made.cards[0].id!r}; that has to be the nemesis {name!r}")
    if not ID.fullmatch(made.box) or made.box in BOXES:
        raise AuthorError("no-box", f"it is in the box {made.box!r}; it needs a box that is not one of ours")
    with_nemeses(made)
    return made


_plugins = Plugins("deckwright.nemeses", [own.cards[0].id for own in NEMESES], _usable)


def troubles() -> list[FileError]:
    """Why nemeses of other packages were left out."""
    return list(_plugins.troubles().values())


@cache
def aeons_end() -> AeonsEnd:
    """The game, built once per process, with the nemeses that other packages bring."""
    others = _plugins.found().values()
    return with_nemeses(*others) if others else AeonsEnd()
