"""Krutagidon as a game: cards, blocks, counts and set-up put together."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from deckwright.authoring.check import compile_block
from deckwright.authoring.printing import print_actions, print_modifiers, print_text
from deckwright.authoring.writing import agreed, among, card_in, chosen, discard, draw, if_, let, perform
from deckwright.core.declared import Step
from deckwright.core.questions import Subject
from deckwright.core.randomness import Dice
from deckwright.effects.attack import DEFENCE
from deckwright.effects.card_rules import CardRules
from deckwright.effects.modifiers import changes
from deckwright.effects.turns import started_any
from deckwright.effects.vocabulary.flow import Skip
from deckwright.effects.vocabulary.triggers import Announce
from deckwright.effects.words import Steps
from deckwright.games.krutagidon import counts, death, orders, playing, setup, turn
from deckwright.games.krutagidon import definitions as kinds
from deckwright.games.krutagidon import position as positions
from deckwright.games.krutagidon.cards import CARDS
from deckwright.games.krutagidon.chance import fixed_pick
from deckwright.games.krutagidon.death import die
from deckwright.games.krutagidon.facts import facts
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.scoring import score
from deckwright.games.krutagidon.table import (
    BORROWED,
    DESTROYED,
    DISCARD,
    HAND,
    HAND_SIZE,
    LAYOUT,
    LIMP_WANDS,
    LOAN,
    MOST_LIFE,
    OBJECTS,
    ONGOING,
    PLAYED,
    PRIZES,
    PROPERTY,
    TOKENS,
    WILD_MAGIC,
)
from deckwright.games.krutagidon.turn import MAIN_PART, TURN
from deckwright.games.krutagidon.vocabulary import GiveBack, MayhemOver, Revive, TakeToken
from deckwright.rules.declared import SetupOption
from deckwright.rules.position import Position

BEHAVIOUR = (death, playing, setup, turn)
"""Modules that are here for what their words do."""

_BY_KIND: Final[tuple[str, ...]] = ("box", "offers", "legends", "token_stack")
"""Hidden places of cards drawn by chance from all of their kind: whatever is not known could lie in any of them."""

_IN_FORCE: Final[list[int]] = [PROPERTY, LOAN, OBJECTS, TOKENS, ONGOING, PLAYED]
"""The places of a wizard whose cards are in force, in the order they act."""

_LYING: Final[dict[str, tuple[int, ...]]] = {
    kinds.PROPERTY: (PROPERTY, LOAN),
    kinds.OBJECT: (OBJECTS,),
    kinds.TOKEN: (TOKENS,),
}
"""Where cards of a kind are in force …"""
_OWNED: Final[tuple[int, ...]] = (ONGOING, PLAYED)
"""… and all others."""

PRIZE_HAND: Steps = (
    draw(HAND_SIZE + 1, drawn="new"),
    if_(
        agreed("prize", "drawn"),
        [let("surplus", among("new")), discard("surplus")],
        [let("surplus", card_in("hand")), discard("surplus")],
    ),
)
"""With the grand prize: one card more, and one is discarded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Krutagidon(CardRules):
    """Krutagidon, for 2 to 5 wizards."""

    name = "krutagidon"
    version = 2
    box_versions: ClassVar[dict[str, int]] = {"krutagidon": 2}
    min_seats = 2
    max_seats = 5
    counted = ("main", "legends", "token_stack", "deck", "discard")
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "play": (),
        "aim": ("attacker",),
        "attack": ("whom", "attacker"),
        DEFENCE: ("attacker",),
        "group-attack": ("victims", "out"),
        "event": ("takers", "out"),
        "token": (),
        "death": ("killer",),
        "verdict": ("victim",),
    }
    happenings = ("plays", "played", "gained", "destroyed", "killed", "turn-starts", "turn-ends")
    tallied = ("plays", "gained")
    values = ("healing", "attack_damage", "damage_taken", "price", "power")
    vital = ("life",)
    moments = (MAIN_PART,)
    story: ClassVar[dict[str, str]] = CardRules.story | {
        "played": "act",
        "mayhem": "act",
        "legend": "arrival",
        "token": "act",
        "defended": "defence",
        "died": "fall",
    }
    read_aloud = ("mayhem", "legend", "token")
    new_decks: ClassVar[dict[str, tuple[str, bool]]] = {"deck": ("discard", True)}
    nobodys_turn = positions.NOBODY
    table_words = positions.TABLE_WORDS
    other_names = positions.OTHER_NAMES
    directives = orders.DIRECTIVES

    def __init__(self) -> None:
        super().__init__(LAYOUT, CARDS, {"play": Subject.CARD, "buy": Subject.CARD, "end": Subject.NOTHING})
        self.card_of = CARDS
        self.kind_of = [card.kind for card in CARDS]
        self.cost_of = [card.cost for card in CARDS]
        self.is_ongoing = [kinds.ONGOING in card.tags for card in CARDS]
        self.works = [bool(card.modifiers) for card in CARDS]
        """Whether a card changes or answers anything while it is in force."""
        self.grand_prize = self.by_id["grand-prize"]
        self.rlyeh = self.by_id["rlyeh"]
        self.cthulhu = self.by_id["cthulhu"]
        self.big_bone = self.by_id["big-bone"]
        self.forbids_staying_out = self.by_id["dwt-no-mayhem-defence"]
        shared = [number for number, card in enumerate(CARDS) for _ in range(card.copies) if card.kind != kinds.STARTER]
        self.shared_cards = shared
        """All that lies on the table besides the starting decks."""
        self.shared_cards_without_promos = [number for number in shared if not CARDS[number].promo]
        self.ceilings["life"] = lambda game, seat: MOST_LIFE
        self.counts = {
            "real_tokens": lambda game, seat: len(game.zones[TOKENS + seat]),
            "dead_wizard_tokens": counts.dead_wizard_tokens,
            "ongoing_objects": counts.ongoing_objects,
            "hand_cost": counts.hand_cost,
            "score": score,
        }
        self.taxing = frozenset(n for n, card in enumerate(CARDS) if any(changes(m) == "price" for m in card.modifiers))
        """Tokens that change prices."""
        self.plays = self.happenings.index("plays")
        self._pools: list[tuple[object, ...]] = [
            () if zone.name in _BY_KIND else ((zone.pool or zone.name, owner),)
            for zone, owner in zip(LAYOUT.zone_of, LAYOUT.owner_of, strict=True)
        ]
        self._kind_pools = [((kind,),) for kind in self.kind_of]
        self._declare_options()
        self._make_flow()
        self._compile_cards()
        self._bearing = {what: self._bearers_of(what) for what in (*self.happenings, *self.values)}
        """For each event and value the places of a wizard to look through, and whether a card bears something of it."""

    def _declare_options(self) -> None:
        familiars = tuple(card.id for card in CARDS if card.kind == kinds.FAMILIAR)
        properties = tuple(card.id for card in CARDS if card.kind == kinds.PROPERTY)
        assigned = setup.ASSIGNED
        self.setup_options = (
            SetupOption(
                name="familiars",
                values=(*assigned, *familiars),
                default=setup.DEALT,
                many=True,
                of="card",
                seated=True,
            ),
            SetupOption(
                name="properties",
                values=(*assigned, *properties),
                default=setup.DEALT,
                many=True,
                of="card",
                seated=True,
            ),
            SetupOption(name="promos", values=("on", "off"), default="on"),
            SetupOption(name="length", values=("full", "short"), default="full"),
            SetupOption(name="scores", values=("hidden", "shown"), default="hidden"),
            SetupOption(name="first", values=("random", "1", "2", "3", "4", "5"), default="random", of="seat"),
            SetupOption(name="drink", values=("turn", "once"), default="turn"),
            SetupOption(name="takes", values=("hand", "discard"), default="hand"),
            SetupOption(name="prize", values=("any", "drawn"), default="any"),
        )

    def _make_flow(self) -> None:
        turn: list[Step] = list(TURN)
        self.add_block("turn", [*turn, Skip(-len(turn) - 1)])
        self.add_block("mayhem-over", [MayhemOver()])
        self.add_block("give-back", [GiveBack()])
        self.once_played = self.add_block("played", [Announce("played", about="this")])
        """Carried out when a card has been played."""
        compile_block(self, "set-up", setup.SET_UP)
        self.add_block("death", [TakeToken(), Revive()])
        compile_block(self, "prize-hand", PRIZE_HAND)

    def _compile_cards(self) -> None:
        for number, card in enumerate(CARDS):
            attacks = (perform("this", "aim", giving={"attacker": "you"}),) if card.attack else ()
            texts: dict[str, Steps] = {
                "play": (*card.play, *attacks),
                "aim": (*card.aim, if_(chosen("whom"), [perform("this", "attack")])) if card.attack else (),
                "attack": card.attack,
                DEFENCE: card.defence,
                "group-attack": card.group_attack,
                "event": card.event,
                "token": card.token,
                "death" if card.kind == kinds.TOKEN else "verdict": card.death,
            }
            for part, steps in texts.items():
                print_text(self, number, part, steps)
            print_modifiers(self, number, card.modifiers)
            print_actions(self, number, card.actions)

    def _bearers_of(self, what: str) -> tuple[list[int], list[bool]]:
        answers, changes = self.answering.get(what), self.changing.get(what)
        bears = [bool((answers and answers[face]) or (changes and changes[face])) for face in range(len(CARDS))]
        places = {place for face, kind in enumerate(self.kind_of) if bears[face] for place in _LYING.get(kind, _OWNED)}
        return [place for place in _IN_FORCE if place in places], bears

    # -- the contract ------------------------------------------------------------------------------------

    def check_setup(self, seats: int, options: dict[str, str]) -> dict[str, object]:
        checked = super().check_setup(seats, options)
        setup.check(self, seats, checked)
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
        orders.direct(game, directive, argument)

    def by_chance(self, game: Board, cards: list[int]) -> int:
        fixed = fixed_pick(game, cards) if game.marks else -1
        return fixed if fixed >= 0 else super().by_chance(game, cards)

    def in_force(self, game: Board, seat: int) -> list[int]:
        """Cards on which nothing of the kind is printed are left out: most of those that are played."""
        found: list[int] = []
        if seat >= 0:
            cards, zones, works = game.cards, game.zones, self.works
            for place in _IN_FORCE:
                for card in zones[place + seat]:
                    if works[cards[card]]:
                        found.append(card)
        return found

    def bearers(self, game: Board, seat: int, what: str) -> list[int]:
        found: list[int] = []
        if seat >= 0:
            cards, zones = game.cards, game.zones
            places, bears = self._bearing[what]
            for place in places:
                for card in zones[place + seat]:
                    if bears[cards[card]]:
                        found.append(card)
        return found

    def is_changed(self, game: Board, value: str) -> bool:
        """Power counts differently only by what a card has started for this turn."""
        if value == "power":
            return started_any(game)
        return super().is_changed(game, value)

    def action_cards(self, game: Board, seat: int) -> list[int]:
        mine, lent = game.zones[PROPERTY + seat], game.zones[LOAN + seat]
        return mine + lent if lent else mine

    def defences(self, game: Board, seat: int, against: int) -> list[int]:
        """Cards in hand that defend; an ongoing one defends from play."""
        if self._cannot_avoid(game, seat, against):
            return []
        defending, ongoing, cards = self.texts[DEFENCE], self.is_ongoing, game.cards
        found = [card for card in game.zones[HAND + seat] if cards[card] in defending and not ongoing[cards[card]]]
        found += [card for card in game.zones[ONGOING + seat] if cards[card] in defending and ongoing[cards[card]]]
        return found

    def may_defend(self, game: Board, seat: int, against: int) -> bool:
        """Whoever holds a card might defend with it: who is asked and has no defence gives nothing away."""
        if self._cannot_avoid(game, seat, against):
            return False
        return bool(game.zones[HAND + seat]) or bool(self.defences(game, seat, against))

    def _cannot_avoid(self, game: Board, seat: int, against: int) -> bool:
        is_mayhem = against >= 0 and self.kind_of[game.cards[against]] == kinds.MAYHEM
        return is_mayhem and self.must_take_part(game, seat)

    def must_take_part(self, game: Board, seat: int) -> bool:
        """Whether a wizard cannot avoid the attacks of mayhems."""
        return self.forbids_staying_out in [game.cards[card] for card in game.zones[TOKENS + seat]]

    def prize_cards(self, game: Board) -> list[int]:
        """The grand prize, wherever it is."""
        places = [PRIZES, *(OBJECTS + seat for seat in range(game.seats))]
        return [card for place in places for card in game.zones[place] if game.cards[card] == self.grand_prize]

    def ran_out(self, game: Board, seat: int, what: str, had: int, excess: int, dealer: int, card: int) -> None:
        die(game, seat, dealer, card)

    def move(self, game: Board, card: int, to: int, *, under: bool = False) -> None:
        """Who owns Cthulhu controls R'lyeh, wherever the card lies."""
        super().move(game, card, to, under=under)
        if game.cards[card] == self.cthulhu and to != BORROWED:
            self.settle_rlyeh(game)

    def settle_rlyeh(self, game: Board) -> None:
        """R'lyeh goes to whoever owns Cthulhu."""
        cthulhu = next((card for card, face in enumerate(game.cards) if face == self.cthulhu), -1)
        rlyeh = next((card for card, face in enumerate(game.cards) if face == self.rlyeh), -1)
        if cthulhu < 0 or rlyeh < 0:
            return
        owner = self.layout.owner_of[game.place[cthulhu]]
        place = OBJECTS + owner if owner >= 0 else PRIZES
        if game.place[rlyeh] != place:
            game.move(rlyeh, place)
            if owner >= 0:
                game.tell("rlyeh", seat=owner, card=rlyeh)

    def discard_place(self, game: Board, card: int) -> int:
        return DISCARD + self.layout.owner_of[game.place[card]]

    def destroy_place(self, game: Board, card: int) -> int:
        """Wild magic and limp wands go back to their stacks."""
        homes = {kinds.WILD: WILD_MAGIC, kinds.LIMP: LIMP_WANDS}
        return homes.get(self.kind_of[game.cards[card]], DESTROYED)

    def pools_of(self, game: Board, place: int, index: int, card: int) -> tuple[object, ...]:
        return self._pools[place] or self._kind_pools[game.cards[card]]

    def facts(self, game: Board, seat: int) -> dict[str, object]:
        return facts(game, seat)


@cache
def krutagidon() -> Krutagidon:
    """The game, built once per process."""
    return Krutagidon()
