"""All that play looks up: the cards as tables by definition, the nemeses, and the blocks of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from deckwright.core.layout import Layout
from deckwright.core.questions import Subject
from deckwright.effects.card_rules import CardRules
from deckwright.effects.modifiers import changes
from deckwright.effects.vocabulary.conditions import AtLeast
from deckwright.effects.vocabulary.verbs import Pay
from deckwright.effects.words import Modifier, speaks_of, words_in
from deckwright.errors import AuthorError, nearest
from deckwright.games.aeons_end.definitions import (
    ANYBODY,
    GEM,
    KINDS,
    MAGE,
    NEMESIS,
    ONE_OF_TWO,
    PILE_SIZE,
    RELIC,
    SPELL,
    THE_NEMESIS,
    TURN,
    Card,
)
from deckwright.games.aeons_end.markets import PRESETS, in_order
from deckwright.games.aeons_end.own_rules import USUAL, Kind, Nemesis, together
from deckwright.games.aeons_end.table import (
    CHARGES,
    COUNTERS,
    LAYOUT,
    MARK_NAMES,
    PREPPED_WINDOWS,
    SEATS,
    SOCKETS,
    UNAFFORDABLE,
    WINDOWS,
    ZONES,
)
from deckwright.games.aeons_end.vocabulary.turn_order import WonAtEndOfTurn

if TYPE_CHECKING:
    from deckwright.core.game import Game

TURN_CARDS = [
    *(Card(id=f"turn-{n}", kind=TURN, tags=("player", "one-player"), turn_of=n - 1) for n in range(1, 5)),
    Card(id="turn-1-2", kind=TURN, tags=("player",), turn_of=ONE_OF_TWO, pair=(0, 1)),
    Card(id="turn-3-4", kind=TURN, tags=("player",), turn_of=ONE_OF_TWO, pair=(2, 3)),
    Card(id="turn-any", kind=TURN, tags=("player",), turn_of=ANYBODY),
    Card(id="turn-nemesis", kind=TURN, tags=("nemesis",), turn_of=THE_NEMESIS),
]
VERBS = {
    **dict.fromkeys(("play", "prep", "cast", "gain", "use", "remove", "ability", "target", "discard"), Subject.CARD),
    "pile": Subject.CARD,
    "breach": Subject.SEAT,
    **dict.fromkeys(("focus", "open"), Subject.NUMBER),
    **dict.fromkeys(("charge", "end"), Subject.NOTHING),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(CardRules):
    """The cards and nemeses of Aeon's End, as play reads them."""

    casting_phase: int
    main_phase: int
    """Where the phases of a player's turn begin."""
    player_turn: int
    nemesis_turn: int
    """The blocks of the turns."""
    unleash_blocks: frozenset[int]

    def __init__(self, boxes: Mapping[str, Sequence[Card]], nemeses: Sequence[Nemesis]) -> None:
        cards = [*TURN_CARDS, *(card for box in boxes.values() for card in box)]
        more = [counter for nemesis in nemeses for counter in nemesis.counters]  # of other packages: they come last
        layout = Layout(seats=SEATS, zones=ZONES, counters=[*COUNTERS, *more]) if more else LAYOUT
        super().__init__(layout, cards, VERBS)
        self.mark_names = MARK_NAMES
        self.boxes = list(boxes)
        self.card_of: list[Card] = cards
        self.kind_of = [card.kind for card in cards]
        self.cost_of = [card.cost for card in cards]
        self.tier_of = [card.tier for card in cards]
        self.sockets_of = [card.charges for card in cards]
        self.is_played = [card.kind in (GEM, RELIC) for card in cards]
        self.is_ordinary_spell = [card.kind == SPELL and not card.preps for card in cards]
        """Spells that go to any breach with room: for all of them the places are the same."""
        self.removal_cost = [_price(card) for card in cards]
        """How much aether it costs to get rid of a power: none perhaps, or more than anybody has."""
        self.cheapest_card = min(card.cost for card in cards if card.kind in PILE_SIZE and "starter" not in card.tags)
        """With less aether nobody need look at the supply."""
        self.tokens_of = [_tokens(card) if card.kind == NEMESIS else {} for card in cards]
        """The tokens that a nemesis gathers, and with how many of them its turn ends otherwise; 0 if with none."""
        self.mages = [number for number, card in enumerate(cards) if card.kind == MAGE]
        self.starters = {
            mage: [self.by_id[card] for card in (*cards[mage].hand, *cards[mage].deck)] for mage in self.mages
        }
        """The cards that a mage begins with: the hand, then the deck from top to bottom."""
        self.presets = {name: in_order(cards, [self.by_id[card] for card in piles]) for name, piles in PRESETS.items()}
        self.derived: dict[tuple[object, ...], list[tuple[int, ...]]] = {}
        """What follows from who takes part, as it was found out."""
        self._read_nemeses(nemeses)
        self._read_words()
        for card in cards:
            self._check(card)

    def _read_nemeses(self, nemeses: Sequence[Nemesis]) -> None:
        cards = self.card_of
        self.brought = nemeses
        """What each nemesis brings, in the order of their registry."""
        of_card = {nemesis.cards[0].id: nemesis for nemesis in nemeses}
        self.own: list[Nemesis] = [of_card.get(card.id, USUAL) for card in cards]
        """What a nemesis brings, by its card."""
        self.kinds: dict[str, Kind] = together(nemeses, "kinds")
        self.dangers = {word: danger for own in nemeses for word, danger in own.dangers.items()}
        """About how much life the words of nemeses cost the players."""
        self.orders: dict[str, Callable[[Game[Any], object], None]] = {}
        """What a scenario may order."""
        self.nemeses = [number for number, card in enumerate(cards) if card.kind == NEMESIS]
        self.undoable = frozenset(
            number for number in self.nemeses if any(isinstance(one, WonAtEndOfTurn) for one in cards[number].modifiers)
        )
        """Nemeses with a rule by which the players may win when a turn ends."""
        self.nemesis_cards: dict[tuple[str, int], list[int]] = {}
        """Cards of a tier, by the nemesis they belong to, or by the box for basic ones."""
        for owner in (*self.boxes, *(cards[nemesis].id for nemesis in self.nemeses)):
            for tier in (0, 1, 2, 3):
                self.nemesis_cards[owner, tier] = [
                    number
                    for number, card in enumerate(cards)
                    if card.tier == tier and owner == (card.nemesis or card.box)
                ]
        self._basic_cards: dict[tuple[str, ...], frozenset[int]] = {}

    def _read_words(self) -> None:
        """Which cards answer events, change values, and act while they are prepped."""
        cards = self.card_of
        self.prepped_effects = [
            frozenset(number for number, card in enumerate(cards) if _prepped_window(card) == window)
            for window in PREPPED_WINDOWS
        ]
        """Spells with an effect at each moment while they are prepped."""
        words = [list(words_in(card)) for card in cards]
        self.listeners = [
            frozenset(n for n, said in enumerate(words) if any(getattr(word, "event", "") == event for word in said))
            for event in self.happenings
        ]
        """The cards that answer or count each event."""
        self.event_numbers = {event: number for number, event in enumerate(self.happenings)}
        self.value_numbers = {value: number for number, value in enumerate(self.values)}
        self.changers = [
            frozenset(
                n
                for n, said in enumerate(words)
                if any(isinstance(word, Modifier) and changes(word) == value for word in said)
            )
            for value in self.values
        ]
        """The cards that change each value, always or for a turn."""

    def _check(self, card: Card) -> None:
        """A card is of a kind there is, and what it does has a moment there is."""
        for what, word, words in (
            ("kind", card.kind, (*KINDS, *self.kinds)),
            ("window", card.window, WINDOWS),
            ("while_prepped.window", _prepped_window(card) or "main", PREPPED_WINDOWS),
        ):
            if word not in words:
                raise AuthorError(
                    "no-kind", f"card {card.id!r}: no {what} {word!r}{nearest(word, words)}; there are {words}"
                )

        for part, _ in card.own_texts:
            if part not in self.parts:
                raise AuthorError("no-part", f"card {card.id!r}: no text {part!r}; its nemesis has to declare it")

    def basic_cards(self, boxes: tuple[str, ...]) -> frozenset[int]:
        """The basic nemesis cards of some boxes."""
        if boxes not in self._basic_cards:
            found = (self.nemesis_cards[box, tier] for box in boxes for tier in (1, 2, 3))
            self._basic_cards[boxes] = frozenset[int]().union(*found)
        return self._basic_cards[boxes]

    def charged(self, game: Game[Any], window: int) -> list[int]:
        """The seats whose ability belongs to a moment, one of the rows in ``WINDOWS``, and is fully charged."""
        counters, needed = game.counters, game.derived[SOCKETS]
        found: list[int] = []
        for seat in game.derived[window]:
            if counters[CHARGES + seat] >= needed[seat]:
                found.append(seat)
        return found


def _prepped_window(card: Card) -> str:
    return card.while_prepped.window if card.while_prepped is not None else ""


def _tokens(nemesis: Card) -> dict[str, object]:
    """The tokens that the sheet of a nemesis speaks of, and how many it waits for at the end of its turn."""
    waits = {word.of: word.amount for word in words_in(nemesis.end_of_turn) if isinstance(word, AtLeast)}
    return {name: waits.get(name, 0) for name in ("tokens", "nemesis_tokens") if speaks_of(nemesis, name)}


def _price(card: Card) -> int:
    """The aether that it costs to get rid of a power; for anything else more than can be paid."""
    if not card.to_discard:
        return UNAFFORDABLE
    asked = [step.amount for step in card.to_discard if isinstance(step, Pay) and step.what == "aether"]
    return sum(amount for amount in asked if isinstance(amount, int))
