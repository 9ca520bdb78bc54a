"""What the vocabulary asks of a game: its texts and abilities, its decks, and what happens when something runs out.

``Rules`` alone is enough for a game that brings its own steps, besides those that gain, lose and pay. A game whose
cards have several texts, answer events or defend is a ``CardRules``: it declares the words of its cards and fills in
the hooks it needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Self

from mypy_extensions import mypyc_attr

from deckwright.core.declared import Definition
from deckwright.core.game import Game
from deckwright.core.layout import Layout
from deckwright.core.questions import Subject
from deckwright.effects.triggers import DESTROYED, GAINED, Ability, left_play
from deckwright.effects.turns import Lasting
from deckwright.effects.vocabulary.triggers import Announce, Unreplaced
from deckwright.effects.vocabulary.verbs import AcquireIt, DestroyIt
from deckwright.effects.words import Modifier
from deckwright.rules.contract import Rules

if TYPE_CHECKING:
    from deckwright.effects.actions import PrintedAction
    from deckwright.effects.vocabulary.purses import Coin


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRules(Rules):
    """A game whose cards carry texts, abilities, modifiers and actions."""

    parts: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The texts a card may have, such as ``play`` or ``defence``, with the names each is given besides ``you``,
    ``this`` and ``source``."""
    happenings: ClassVar[tuple[str, ...]] = ()
    """The events that abilities may answer. The vocabulary itself fires ``gained``, ``destroyed``, ``damaged``,
    ``healed`` and ``leaves-play``; a game adds its own and fires them with ``announce``."""
    tallied: ClassVar[tuple[str, ...]] = ()
    """Those of the events that are counted during a turn."""
    values: ClassVar[tuple[str, ...]] = ()
    """The numbers that modifiers may change. The vocabulary itself asks for ``damage_taken``, ``damage_dealt``,
    ``attack_damage`` and ``healing``."""
    vital: ClassVar[tuple[str, ...]] = ()
    """Counters that nobody lives without: paying the last of one counts as running out of it."""
    moments: ClassVar[tuple[str, ...]] = ()
    """When actions may be used."""
    new_decks: ClassVar[dict[str, tuple[str, bool]]] = {}
    """The pile that an empty deck is made of, by the deck's zone, and whether it is shuffled or just turned over."""
    in_play: ClassVar[tuple[str, ...]] = ()
    """The zones that are in play: a card that leaves them loses its tokens, and its ``leaves-play`` ability acts."""

    def __init__(self, layout: Layout, definitions: Iterable[Definition], verbs: dict[str, Subject]) -> None:
        general = {"use": Subject.ACTION} if self.moments else {}
        if "defence" in self.parts:
            general["defend"] = Subject.CARD
        super().__init__(layout, definitions, general | verbs)
        self.texts: dict[str, dict[int, int]] = {part: {} for part in self.parts}
        """The block of each text, by part and definition."""
        self.part_of: dict[int, str] = {}
        """The part that a block is."""
        self.abilities: dict[str, dict[int, list[Ability]]] = {}
        """Abilities by event and definition."""
        self.far_reaching: set[str] = set()
        """Events answered by more than the cards of whom they happen to."""
        self.answered.update(self.tallied)
        self.tallies = {event: self.happenings.index(event) for event in self.tallied}
        """The number of each event that is counted."""
        self.modifiers: list[tuple[Modifier, ...]] = [()] * len(self.definitions)
        """What each definition changes while its card is in force."""
        self.changing: dict[str, list[tuple[Modifier, ...]]] = {}
        """The same by value."""
        self.answering: dict[str, list[list[Ability]]] = {}
        """The abilities of each definition, by event."""
        self.changeable = frozenset(self.values)
        """The counters and values that are changed where they are gained or lost."""
        self.changed_values: set[str] = set()
        self.lasting: list[Lasting] = []
        self.lasting_values: set[str] = set()
        """The values that something started for a turn may change."""
        self.lasting_events: set[str] = set()
        """The events that something started for a turn may answer."""
        self.printed_actions: list[PrintedAction] = []
        self.printed_on: list[list[PrintedAction]] = [[] for _ in self.definitions]
        self.purses: dict[str, tuple[Coin, ...]] = {}
        """What may pay for something, by the name of the money."""
        self.payers: dict[tuple[str, str], tuple[tuple[int, int], ...]] = {}
        """The counters that pay for a purpose, as they were found out."""
        self.places_in_play = frozenset(place for place, zone in enumerate(layout.zone_of) if zone.name in self.in_play)
        self.add_block("gaining", [Unreplaced(GAINED, 1), AcquireIt(), Announce(GAINED, about="about")])
        self.add_block("destroying", [Unreplaced(DESTROYED, 1), DestroyIt(), Announce(DESTROYED, about="about")])

    # -- hooks -------------------------------------------------------------------------------------------

    def in_force(self, game: Game[Self], seat: int) -> list[int]:
        """The cards whose abilities and modifiers work for a seat now, in the order they act; -1 asks for those
        that lie before everybody."""
        return []

    def bearers(self, game: Game[Self], seat: int, what: str) -> list[int]:
        """Those of the cards in force that may answer an event or change a value; a game may know where they lie."""
        return self.in_force(game, seat)

    def action_cards(self, game: Game[Self], seat: int) -> list[int]:
        """The cards whose actions a seat may use."""
        return self.in_force(game, seat)

    def hears(self, game: Game[Self], event: str) -> bool:
        """Whether anything answers, counts or replaces an event; a game may know that none of its cards does."""
        return event in self.answered

    def is_changed(self, game: Game[Self], value: str) -> bool:
        """Whether any modifier changes a value; a game may know that none of its cards does."""
        return value in self.changed_values

    def defences(self, game: Game[Self], seat: int, against: int) -> list[int]:
        """The cards a seat may answer an attack with; ``against`` is the card that attacks, or -1."""
        return []

    def may_defend(self, game: Game[Self], seat: int, against: int) -> bool:
        """Whether a seat is asked for a defence. Where hands are hidden, being asked must not tell what is in them."""
        return bool(self.defences(game, seat, against))

    def ran_out(self, game: Game[Self], seat: int, what: str, had: int, excess: int, dealer: int, card: int) -> None:
        """Damage took the last of a vital number (``had`` says how much that was; ``excess`` found nothing more), or it
        was paid away. ``dealer`` is whose doing it was, and ``card`` what did it; -1 if nobody's and nothing."""

    def card_beaten(self, game: Game[Self], card: int, dealer: int) -> None:
        """Damage took the last life token of a card."""

    # -- what follows from the above ---------------------------------------------------------------------

    def pile_for(self, place: int) -> tuple[int, bool]:
        """The pile that a new deck is made of, or -1, and whether it is shuffled."""
        pile, shuffled = self.new_decks.get(self.layout.zone_of[place].name, ("", False))
        return (self.layout.zone_at(pile, self.layout.owner_of[place]) if pile else -1), shuffled

    def move(self, game: Game[Self], card: int, to: int, *, under: bool = False) -> None:
        origin = game.place[card]
        game.move(card, to, under=under)
        if origin in self.places_in_play and to not in self.places_in_play:
            left_play(game, card, self.layout.owner_of[origin])

    def action_id(self, detail: int) -> str:
        return self.printed_actions[detail].action.id

    def action_ids(self) -> list[str]:
        return [printed.action.id for printed in self.printed_actions]

    def asks_when_played(self, number: int) -> bool:
        block = self.texts.get("play", {}).get(number)
        return block is not None and any(instruction.ask is not None for instruction in self.blocks[block])
