"""Enchanters as a game: cards, blocks, counts and set-up put together."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from mypy_extensions import mypyc_attr

from deckwright.authoring.check import check_word, compile_block
from deckwright.authoring.printing import print_modifiers
from deckwright.core.game import MARKS
from deckwright.core.questions import Subject
from deckwright.core.randomness import Dice
from deckwright.effects.card_rules import CardRules
from deckwright.effects.feasibility import checks_of
from deckwright.effects.vocabulary.flow import Let
from deckwright.effects.vocabulary.verbs import Pay
from deckwright.effects.words import Computed, Modifier, Steps
from deckwright.errors import AuthorError
from deckwright.games.enchanters import graveyard, setup, taking, turn
from deckwright.games.enchanters import position as positions
from deckwright.games.enchanters.actions import PrintedAction, affordable
from deckwright.games.enchanters.cards import KINGDOMS, STARTERS
from deckwright.games.enchanters.definitions import DRAGON, MONSTER, STARTER, Card, Untargetable
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.scoring import glory_so_far, score_parts
from deckwright.games.enchanters.table import (
    ENCHANTMENTS,
    GRAVEYARD,
    ITEMS,
    LAYOUT,
    LOWER_HALF,
    MAIN_ACTION_DONE,
    MODIFYING_TOPS,
    SEATS,
    TRACK,
    TROPHIES,
)
from deckwright.games.enchanters.taking import PILE_OF, foe_that_has_struck, through, wounds_from
from deckwright.games.enchanters.towns import TOWNS
from deckwright.games.enchanters.values import (
    after_covering,
    attack_against,
    attack_of,
    defence_of,
    health_of,
    modifiers_of,
    refresh,
    strength_of,
    top_cards,
)
from deckwright.games.enchanters.vocabulary import (
    BeginTurn,
    DiscardFirst,
    EndTurn,
    FightWindow,
    FoeStrikes,
    Join,
    Journey,
    Menu,
    Refill,
    Rested,
    Rewards,
    SwapWithGraveyard,
    Verdict,
)
from deckwright.rules.declared import SetupOption
from deckwright.rules.position import Position

BEHAVIOUR = (graveyard, taking, turn)
"""Modules that are here for what their words do."""

NEEDY_EFFECTS = (Journey, SwapWithGraveyard, DiscardFirst)
"""For these a card must lie in the right place; other effects are done as far as they can be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Enchanters(CardRules):
    """Enchanters, 2 to 4 players."""

    name = "enchanters"
    version = 1
    box_versions: ClassVar[dict[str, int]] = {"enchanters": 1}
    min_seats = 2
    max_seats = 4
    counted = ("deck",)
    happenings = ("defeated", "rested")
    values = ("attack", "defence", "health", "strength", "wounds")
    table_words = positions.TABLE_WORDS
    directives = positions.DIRECTIVES
    story: ClassVar[dict[str, str]] = CardRules.story | {"travelled": "act", "fight": "act"}

    def __init__(self, extra: list[Card] | None = None) -> None:
        cards = [*STARTERS, *(card for cards in KINGDOMS.values() for card in cards), *TOWNS, *(extra or [])]
        super().__init__(
            LAYOUT,
            cards,
            {
                "travel": Subject.CARD,
                "journey": Subject.CARD,
                "rest": Subject.ACTION,
                "use": Subject.ACTION,
                "face": Subject.CARD,
                "strike": Subject.CARD,
                "end": Subject.NOTHING,
            },
        )
        self.changeable = frozenset()  # modifiers work in fights alone: a foe that doubles its wounds doubles no other
        self.card_of: list[Card] = cards
        self.top_attack = [card.top.attack for card in cards]
        self.top_defence = [card.top.defence for card in cards]
        self.bottom_attack = [card.bottom.attack for card in cards]
        self.bottom_defence = [card.bottom.defence for card in cards]
        self.top_modifiers: list[tuple[Modifier, ...]] = [card.top.modifiers for card in cards]
        self.top_modifying = [int(bool(card.top.modifiers)) for card in cards]
        self.top_answering = [int(bool(card.top.when)) for card in cards]
        self.is_foe = [card.kind in (MONSTER, DRAGON) for card in cards]
        self.counts = {
            "attack": attack_of,
            "defence": defence_of,
            "monsters": lambda game, seat: self._trophies(game, seat, MONSTER),
            "dragons": lambda game, seat: self._trophies(game, seat, DRAGON),
            "undead": lambda game, seat: self._tagged(game, seat, "undead"),
            "majors": lambda game, seat: self._tagged(game, seat, "major"),
            "sets": lambda game, seat: min(self._tagged(game, seat, tier) for tier in ("minor", "medium", "major")),
            "items": lambda game, seat: self._gear(game, ITEMS + seat),
            "enchantments": lambda game, seat: self._gear(game, ENCHANTMENTS + seat),
        }
        self._group_cards()
        self._declare_options()
        self._make_flow()
        self._compile_cards()

    def _group_cards(self) -> None:
        self.kingdoms = list(dict.fromkeys(card.kingdom for card in self.card_of if card.kingdom))
        self.kingdom_cards: dict[str, list[int]] = {name: [] for name in self.kingdoms}
        self.marked_cards: dict[str, list[int]] = {name: [] for name in self.kingdoms}
        for number, card in enumerate(self.card_of):
            if card.kingdom:
                self.kingdom_cards[card.kingdom] += [number] * card.copies
                self.marked_cards[card.kingdom] += [number] * card.marked
        self.towns = [number for number, card in enumerate(self.card_of) if card.kind == "town"]

    def _declare_options(self) -> None:
        self.setup_options = (
            SetupOption(
                name="town",
                values=("random", *(self.card_of[number].id for number in self.towns)),
                default="random",
                of="card",
            ),
            SetupOption(name="kingdoms", values=("random", *self.kingdoms), default="random", many=True),
            SetupOption(name="variant", values=("fast", "super-fast", "dragons"), default="", many=True),
            SetupOption(name="edition", values=("base", "newer"), default="base"),
            SetupOption(name="first", values=("random", "1", "2", "3", "4"), default="random", of="seat"),
        )

    def _make_flow(self) -> None:
        self.add_block("turn", [BeginTurn(), Menu()])
        self.add_block("end-of-turn", [EndTurn()])
        self.add_block("join", [Join(), Refill()])
        self.add_block("trophy", [Join(), Rewards()])
        self.add_block("refill", [Refill()])
        self.add_block("rested", [Rested(), Refill(after_rest=True)])
        self.add_block("fight", [FightWindow(False), FoeStrikes(), FightWindow(True), Verdict(), Refill()])

    def _compile_cards(self) -> None:
        self.taking_block = [-1] * len(self.card_of)
        self.actions: list[PrintedAction] = []
        self.actions_on: list[list[PrintedAction]] = []
        for number, card in enumerate(self.card_of):
            where = f"card {card.id!r}:"
            if card.taking:
                self.taking_block[number] = compile_block(self, f"{where} taking", card.taking)
            self.actions_on.append([])
            while len(self.actions) % MARKS:
                self.actions.append(self.actions[-1])  # see ``use_key``
            for action in card.top.actions:
                name = f"{where} action {action.id!r}"
                if action.id in self.action_ids():
                    raise AuthorError("duplicate-id", f"{name} is defined on another card already", card=card.id)
                block = compile_block(self, name, action.cost + action.effect)
                needs = (*checks_of(action.cost, Let), *checks_of(action.effect, *NEEDY_EFFECTS))
                printed = PrintedAction(action, len(self.actions), block, _price(action.cost), needs)
                self.actions.append(printed)
                self.actions_on[-1].append(printed)
            print_modifiers(self, number, card.top.when)
            for modifier in (*card.top.modifiers, *card.fight):
                check_word(self, f"{where} {modifier!r}", modifier, {"you"})
            if isinstance(card.bottom.score, Computed):
                check_word(self, f"{where} score", card.bottom.score, {"you"})
        self.is_needy = [int(any(printed.needs for printed in actions)) for actions in self.actions_on]
        self.in_main_action = affordable(self.actions_on, main=True)
        """What can be paid for with so many crystals while the main action is still to come."""
        self.besides = affordable(self.actions_on, main=False)
        """The same without the main action."""

    # -- the contract ------------------------------------------------------------------------------------

    def check_setup(self, seats: int, options: dict[str, str]) -> dict[str, object]:
        checked = super().check_setup(seats, options)
        setup.check_kingdoms(seats, checked)
        setup.check_first(seats, checked)
        return checked

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        return setup.deal_cards(self, seats, options, dice)

    def set_up(self, game: Board) -> None:
        setup.lay_table(game)

    def fill_in(self, position: Position) -> None:
        positions.fill_in(self, position)

    def take_up(self, game: Board, position: Position) -> None:
        positions.take_up(game, position)

    def direct(self, game: Board, directive: str, argument: object) -> None:
        positions.direct(game, directive, argument)

    def group(self, game: Board, you: int, who: str) -> tuple[int, ...]:
        seats = super().group(game, you, who)
        if not any(game.counters[MODIFYING_TOPS : MODIFYING_TOPS + SEATS]):
            return seats
        return tuple(seat for seat in seats if self.can_be_chosen(game, you, seat))

    def can_be_chosen(self, game: Board, by: int, seat: int) -> bool:
        return by == seat or not any(isinstance(one, Untargetable) for one in modifiers_of(game, seat))

    def in_force(self, game: Board, seat: int) -> list[int]:
        return top_cards(game, seat) if seat >= 0 else []

    def move(self, game: Board, card: int, to: int, *, under: bool = False) -> None:
        owner = self.layout.owner_of[game.place[card]]
        game.move(card, to, under=under)
        receiver = self.layout.owner_of[to]
        if owner >= 0:
            refresh(game, owner)
        if receiver >= 0:
            refresh(game, receiver)

    def discard_place(self, game: Board, card: int) -> int:
        return GRAVEYARD

    def destroy_place(self, game: Board, card: int) -> int:
        return GRAVEYARD

    def action_id(self, detail: int) -> str:
        return self.actions[detail].action.id

    def action_ids(self) -> list[str]:
        return [printed.action.id for printed in self.actions]

    def pools_of(self, game: Board, place: int, index: int, card: int) -> tuple[object, ...]:
        """With dragons from the deep, dragons can only lie where the lower half was; their number is known."""
        variants = game.options["variant"]
        if isinstance(variants, list) and "dragons" in variants:
            is_dragon = self.card_of[game.cards[card]].kind == DRAGON
            return (is_dragon, (place, index < game.counters[LOWER_HALF]))
        return super().pools_of(game, place, index, card)

    def facts(self, game: Board, seat: int) -> dict[str, object]:
        """Attack, defence and glory of everyone; prices, fights and gains on the track for whoever's turn it is."""
        fighter = seat if seat >= 0 else max(game.turn, 0)
        foe = foe_that_has_struck(game)
        fights = {}
        gains = {}
        for card in (*game.zones[TRACK], *game.zones[GRAVEYARD][-1:]):
            if self.is_foe[game.cards[card]]:
                strength = strength_of(game, fighter, card)
                fights[str(card)] = {
                    "attack": attack_against(game, fighter, card),
                    "health": health_of(game, fighter, card),
                    "strength": strength,
                    "defence": strength - through(game, fighter, card, fighter),
                    "wounds": 0 if card == foe else wounds_from(game, fighter, card, fighter),
                    "struck": card == foe,
                }
            else:
                pile = PILE_OF[self.card_of[game.cards[card]].kind]
                attack, defence = after_covering(game, fighter, pile, card)
                gains[str(card)] = {"attack": attack, "defence": defence}
        seats = range(game.seats)
        return {
            "attack": [attack_of(game, one) for one in seats],
            "defence": [defence_of(game, one) for one in seats],
            "glory": glory_so_far(game),
            "glory_parts": [score_parts(game, one) for one in seats] if game.outcome is not None else [],
            "main_action_done": bool(game.counters[MAIN_ACTION_DONE]),
            "prices": {str(card): slot for slot, card in enumerate(game.zones[TRACK])},
            "fights": fights,
            "gains": gains,
        }

    # -- counting ----------------------------------------------------------------------------------------

    def _trophies(self, game: Board, seat: int, kind: str) -> int:
        return sum(self.card_of[game.cards[card]].kind == kind for card in game.zones[TROPHIES + seat])

    def _tagged(self, game: Board, seat: int, tag: str) -> int:
        return sum(tag in self.card_of[game.cards[card]].tags for card in game.zones[TROPHIES + seat])

    def _gear(self, game: Board, pile: int) -> int:
        return sum(STARTER not in self.card_of[game.cards[card]].tags for card in game.zones[pile])


def _price(cost: Steps) -> int:
    """The crystals of a cost."""
    return sum(step.amount for step in cost if isinstance(step, Pay) and isinstance(step.amount, int))


@cache
def enchanters() -> Enchanters:
    """The game, built once per process."""
    return Enchanters()
