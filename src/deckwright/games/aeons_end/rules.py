"""Aeon's End as a game: cards, blocks, counts and set-up put together."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from deckwright.core.declared import Coming, SetupOption
from deckwright.core.errors import AuthorError, nearest
from deckwright.core.game import Scope
from deckwright.core.position import Position
from deckwright.core.questions import Subject
from deckwright.core.randomness import Dice
from deckwright.effects.card_rules import CardRules
from deckwright.effects.check import compile_block
from deckwright.effects.modifiers import changes, modified
from deckwright.effects.printing import print_modifiers, print_text
from deckwright.effects.triggers import fire
from deckwright.effects.turns import changed
from deckwright.effects.vocabulary.flow import May
from deckwright.effects.vocabulary.purses import Coin
from deckwright.effects.vocabulary.verbs import Pay
from deckwright.effects.words import Modifier, Steps, words_in
from deckwright.games.aeons_end import (
    casting,
    coming,
    decks,
    main_phase,
    orders,
    phases,
    players,
    plays,
    setup,
    turn,
)
from deckwright.games.aeons_end import position as positions
from deckwright.games.aeons_end.breaches import (
    NUMERALS,
    STATES,
    can_turn,
    focus_price,
    is_closed,
    open_price,
    opened_breaches,
    prepped_spells,
    state_of,
)
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.casting import prepped_effects
from deckwright.games.aeons_end.damage import is_prevented
from deckwright.games.aeons_end.definitions import (
    ACOLYTE,
    ANYBODY,
    CORRUPTION,
    GEM,
    HARDEST_MAGE,
    HARDEST_NEMESIS,
    HUSK,
    KINDS,
    MAGE,
    MINION,
    NEMESIS,
    ONE_OF_TWO,
    PILE_SIZE,
    RELIC,
    SPELL,
    THE_NEMESIS,
    TURN,
    Card,
)
from deckwright.games.aeons_end.lookup import (
    Board,
    card_of,
    increased_difficulty,
    is_exhausted,
    kind_of,
    nemesis_tier,
    sockets,
)
from deckwright.games.aeons_end.markets import PRESETS, TEMPLATES
from deckwright.games.aeons_end.nemeses.carapace_queen import HusksHaveLife, refresh_husks, renew_husks
from deckwright.games.aeons_end.nemeses.crooked_mask import StrayCorruption
from deckwright.games.aeons_end.nemeses.hollow_crown import discard_acolyte
from deckwright.games.aeons_end.nemeses.hollow_crown import in_play as acolytes_in_play
from deckwright.games.aeons_end.nemeses.magus_of_cloaks import cloaks, shed_cloak
from deckwright.games.aeons_end.nemeses.rageborne import AfterStrike
from deckwright.games.aeons_end.nemesis import discard_nemesis_card
from deckwright.games.aeons_end.supply import empty_piles
from deckwright.games.aeons_end.table import (
    BREACHES,
    CHANGED,
    CHARGES,
    DESTROYED,
    DISCARD,
    FOCUSED,
    HAND,
    HEARD,
    LAYOUT,
    LIFE,
    LIFE_MARK,
    MARK_NAMES,
    NEMESIS_DECK,
    NEMESIS_PLAY,
    PILES,
    PREPPED_EFFECTS,
    PREPPED_PLACES,
    SOCKETS,
    SOLD,
    SPECIAL_DECK,
    SPECIAL_PLAY,
    SUPPLY,
    TROPHIES_MOST,
    TURN_DECK,
    TURN_DISCARD,
    UNAFFORDABLE,
    WIDE_MARK,
    WINDOWS,
)
from deckwright.games.aeons_end.table import MAGE as MAGES
from deckwright.games.aeons_end.table import NEMESIS as NEMESIS_PLACE
from deckwright.games.aeons_end.turn_order import check_empty_nemesis, nemesis_cards_discarded
from deckwright.games.aeons_end.vocabulary.breaches import DestroyABreach
from deckwright.games.aeons_end.vocabulary.casting import CastAgain, CastingMenu, CastingWindow
from deckwright.games.aeons_end.vocabulary.damage import (
    AtMostPerHit,
    ExcessDamage,
    LeavePlay,
    LeftoverBonus,
    SpreadOverHusks,
    Untouchable,
)
from deckwright.games.aeons_end.vocabulary.nemesis import (
    CancelWindow,
    CarryOut,
    DrawNemesisCard,
    EndOfNemesisTurn,
    Finish,
    LineUpCards,
    NextCard,
    UnleashAgain,
    WhenExhausted,
)
from deckwright.games.aeons_end.vocabulary.plays import PlayAgain
from deckwright.games.aeons_end.vocabulary.supply import PassOn, PutOnDeck
from deckwright.games.aeons_end.vocabulary.turn import (
    DrawHand,
    DrawPhase,
    LoseAllCharges,
    MainMenu,
    ResolveCorruptions,
    WardWindow,
)
from deckwright.games.aeons_end.vocabulary.turn_order import DrawTurnCard, EndTurn, StartTurn, WonAtEndOfTurn

BEHAVIOUR = (casting, decks, main_phase, players, plays, turn)
"""Modules that are here for what their words do."""
_PREPPED, _USED = 0, 1_000_000
"""Where in ``Game.uses`` the cards prepped this turn and the effects used are counted."""

TURN_CARDS = [
    *(Card(id=f"turn-{n}", kind=TURN, tags=("player", "one-player"), turn_of=n - 1) for n in range(1, 5)),
    Card(id="turn-1-2", kind=TURN, tags=("player",), turn_of=ONE_OF_TWO, pair=(0, 1)),
    Card(id="turn-3-4", kind=TURN, tags=("player",), turn_of=ONE_OF_TWO, pair=(2, 3)),
    Card(id="turn-any", kind=TURN, tags=("player",), turn_of=ANYBODY),
    Card(id="turn-nemesis", kind=TURN, tags=("nemesis",), turn_of=THE_NEMESIS),
]


_ACTS = (
    "ability",
    "blood-magic",
    "breach-destroyed",
    "cast",
    "focused",
    "gained",
    "nemesis-card",
    "opened",
    "persistent",
    "played",
    "power-counts",
    "prepped",
    "removed",
    "sigil",
    "strike",
    "unleash",
    "used",
)
"""The events that tell that a card, a breach or a mage acts."""


class AeonsEnd(CardRules):
    """Aeon's End, 1 to 4 mages together against a nemesis."""

    name = "aeons-end"
    version = 2
    min_seats = 1
    max_seats = 4
    competitive = False
    decisive: ClassVar[dict[str, int]] = {"life": 1, "gravehold": 1, "nemesis_life": -1}
    counted = ("nemesis_deck", "special_deck", "deck", "discard")
    parts: ClassVar[dict[str, tuple[str, ...]]] = {
        "play": (),
        "cast": ("bonus", "owner", "breach"),
        "on-gain": (),
        "while-prepped": (),
        "ability": ("active",),
        "immediately": (),
        "attack": (),
        "persistent": (),
        "power": (),
        "to-discard": (),
        "set-up": (),
        "end-of-turn": (),
        "unleash": (),
        "exhaustion": (),
        "blood-magic": ("spared",),
    }
    happenings = ("played", "damaged", "damaged-by-player", "nemesis-damaged", "gained", "leaves-play")
    tallied = ("played", "gained")
    values = ("damage", "damage_taken")
    box_versions: ClassVar[dict[str, int]] = {"base": 1, "war-eternal": 1}
    table_words = positions.TABLE_WORDS
    seat_words = positions.SEAT_WORDS
    other_names = positions.OTHER_NAMES
    directives = orders.DIRECTIVES
    boundaries = phases.BOUNDARIES
    nobodys_turn = "nemesis"
    between_turns = "nobody"
    numbers: ClassVar[dict[str, range]] = dict.fromkeys(
        ("focus", "open", "prep", "cast", "breach"), range(1, BREACHES + 1)
    )
    """The verbs whose options name a breach."""
    turn_event = "turn-card"
    story: ClassVar[dict[str, str]] = (
        CardRules.story
        | dict.fromkeys(_ACTS, "act")
        | {
            "turn-card": "more",
            "nemesis-turn": "turn",
            "exhausted": "fall",
        }
    )
    new_decks: ClassVar[dict[str, tuple[str, bool]]] = {"deck": ("discard", False), "turn_deck": ("turn_discard", True)}

    def __init__(self) -> None:
        cards = [*TURN_CARDS, *(card for cards in BOXES.values() for card in cards)]
        super().__init__(
            LAYOUT,
            cards,
            {
                "play": Subject.CARD,
                "prep": Subject.CARD,
                "cast": Subject.CARD,
                "gain": Subject.CARD,
                "use": Subject.CARD,
                "remove": Subject.CARD,
                "ability": Subject.CARD,
                "target": Subject.CARD,
                "discard": Subject.CARD,
                "pile": Subject.CARD,
                "charge": Subject.NOTHING,
                "focus": Subject.NUMBER,
                "open": Subject.NUMBER,
                "breach": Subject.SEAT,
                "end": Subject.NOTHING,
            },
        )
        self.boxes = list(BOXES)
        self.card_of: list[Card] = cards
        self.kind_of = [card.kind for card in cards]
        self.cost_of = [card.cost for card in cards]
        self.sockets_of = [card.charges for card in cards]
        self.prepped_effects = [
            frozenset(number for number, card in enumerate(cards) if _prepped_window(card) == window)
            for window in PREPPED_EFFECTS
        ]
        """Spells with an effect at each moment while they are prepped."""
        words = [list(words_in(card)) for card in cards]
        self.listeners = [
            frozenset(n for n, said in enumerate(words) if any(getattr(word, "event", "") == event for word in said))
            for event in self.happenings
        ]
        """The cards that answer or count each event."""
        self.changers = [
            frozenset(
                n
                for n, said in enumerate(words)
                if any(isinstance(word, Modifier) and changes(word) == value for word in said)
            )
            for value in self.values
        ]
        """The cards that change each value, always or for a turn."""
        self.is_played = [card.kind in (GEM, RELIC) for card in cards]
        self.is_ordinary_spell = [
            card.kind == SPELL and not (card.wide or card.linked or card.preps_to_closed) for card in cards
        ]
        """Spells that go to any breach with room: for all of them the places are the same."""
        self.removal_cost = [_price(card) for card in cards]
        """How much aether it costs to get rid of a power: none perhaps, or more than anybody has."""
        self.corrupting = frozenset(self.by_id[card.nemesis] for card in cards if card.kind == CORRUPTION)
        """Nemeses that deal corruptions."""
        self.undoable = frozenset(
            number
            for number, card in enumerate(cards)
            if any(isinstance(one, WonAtEndOfTurn) for one in card.modifiers)
        )
        """Nemeses with a rule by which the players may win when a turn ends."""
        self.cheapest_card = min(card.cost for card in cards if card.kind in PILE_SIZE and "starter" not in card.tags)
        """With less aether nobody need look at the supply."""
        self.mark_names = MARK_NAMES
        self.mages = [number for number, card in enumerate(cards) if card.kind == MAGE]
        self.nemeses = [number for number, card in enumerate(cards) if card.kind == NEMESIS]
        self.starters = {
            mage: [self.by_id[card] for card in (*cards[mage].hand, *cards[mage].deck)] for mage in self.mages
        }
        """The cards that a mage begins with: the hand, then the deck from top to bottom."""
        self.presets = {
            name: setup.in_order(self, [self.by_id[card] for card in piles]) for name, piles in PRESETS.items()
        }
        self.tier_of = [card.tier for card in cards]
        self._basic_cards: dict[tuple[str, ...], frozenset[int]] = {}
        self.nemesis_cards: dict[tuple[str, int], list[int]] = {}
        """Cards of a tier, by the nemesis they belong to, or by the box for basic ones."""
        for owner in (*self.boxes, *(cards[nemesis].id for nemesis in self.nemeses)):
            for tier in (0, 1, 2, 3):
                self.nemesis_cards[owner, tier] = [
                    number
                    for number, card in enumerate(cards)
                    if card.tier == tier and owner == (card.nemesis or card.box)
                ]
        self.counts = {
            "hand": lambda game, seat: len(game.zones[HAND + seat]),
            "discard": lambda game, seat: len(game.zones[DISCARD + seat]),
            "opened_breaches": opened_breaches,
            "closed_breaches": lambda game, seat: sum(is_closed(state_of(game, seat, b)) for b in range(4)),
            "turnable_breaches": lambda game, seat: sum(can_turn(game, seat, b) for b in range(4)),
            "prepped_spells": lambda game, seat: len(prepped_spells(game, seat)),
            "dear_prepped_spells": lambda game, seat: sum(
                card_of(game, c).cost >= 3 for c in prepped_spells(game, seat)
            ),
            "crystals_in_hand": lambda game, seat: self._named_in_hand(game, seat, "crystal"),
            "players": lambda game, seat: game.seats,
            "empty_piles": lambda game, seat: empty_piles(game),
            "free_prepped_spells": lambda game, seat: sum(
                card_of(game, c).cost == 0 for c in prepped_spells(game, seat)
            ),
            "husks": lambda game, seat: len(game.zones[SPECIAL_PLAY]),
            "acolytes": lambda game, seat: len(acolytes_in_play(game)),
            "turn_cards_discarded": lambda game, seat: len(game.zones[TURN_DISCARD]),
            "nemesis_turns_discarded": lambda game, seat: nemesis_cards_discarded(game),
            "nemesis_tier": lambda game, seat: nemesis_tier(game),
        }
        self.ceilings = {
            "charges": sockets,
            "life": lambda game, seat: self._most_life(game, seat),
            "trophies": lambda game, seat: TROPHIES_MOST,
            "nemesis_tokens": lambda game, seat: cloaks(game)[1],
        }
        self.purses = {
            "aether": (
                Coin("aether_for_gems", only=("gem",)),
                Coin("aether_for_spells", only=("spell",)),
                Coin("aether_not_for_relics_and_spells", never=("relic", "spell")),
                Coin("aether_for_cards", only=("gem", "relic", "spell")),
                Coin("aether"),
            )
        }
        self._declare_options()
        self._make_flow()
        self._compile_cards()

    def _declare_options(self) -> None:
        nemeses = tuple(card.id for card in self.card_of if card.kind == NEMESIS)
        mages = tuple(card.id for card in self.card_of if card.kind == MAGE)
        sold = tuple(card.id for card in self.card_of if card.kind in ("gem", "relic", "spell") and card.cost > 0)
        self.setup_options = (
            SetupOption(
                name="nemesis",
                values=("random", *nemeses),
                default="rageborne",
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

    def _make_flow(self) -> None:
        self.add_block("round", [DrawTurnCard(), WardWindow(), StartTurn(), EndTurn()])
        casting = [CastingWindow("casting-start"), CastingMenu(), CastingWindow("casting-end")]
        self.casting_phase = 1
        self.main_phase = self.casting_phase + len(casting)
        """Where the phases of a turn begin."""
        self.player_turn = self.add_block(
            "player-turn",
            [ResolveCorruptions(), *casting, MainMenu(), ResolveCorruptions(), DrawPhase(), DrawHand()],
        )
        self.nemesis_turn = self.add_block(
            "nemesis-turn",
            [
                LineUpCards(),
                NextCard(),
                DrawNemesisCard(),
                CancelWindow(),
                CarryOut(),
                EndOfNemesisTurn(4),
            ],
        )
        self.add_block("unleashes", [UnleashAgain()])
        self.add_block("play-again", [PlayAgain()])
        self.add_block("finish", [Finish()])
        self.add_block("leave-play", [LeavePlay()])
        self.add_block("spread", [SpreadOverHusks()])
        self.add_block("cast-again", [CastAgain()])
        self.add_block("exhaustion", [WhenExhausted(), DestroyABreach(), LoseAllCharges(), ExcessDamage()])
        self.add_block("stray-corruption", [StrayCorruption()])
        self.add_block("gained-to-ally", [PassOn()])
        self.add_block("after-strike", [AfterStrike()])
        compile_block(self, "gained-on-deck", (May((PutOnDeck(),)),))
        orders.add_blocks(self)

    def _compile_cards(self) -> None:
        for number, card in enumerate(self.card_of):
            _check(card)
            after_cast = (LeftoverBonus(),) if card.cast else ()
            while_prepped = card.while_prepped.steps if card.while_prepped is not None else ()
            texts: dict[str, Steps] = {
                "play": card.play,
                "cast": (*card.cast, *after_cast),
                "on-gain": card.on_gain,
                "while-prepped": while_prepped,
                "ability": card.ability,
                "immediately": card.immediately,
                "attack": card.attack,
                "persistent": card.persistent,
                "power": card.power_effect,
                "to-discard": (*card.to_discard, Finish()) if card.to_discard else (),
                "set-up": card.setup,
                "end-of-turn": card.end_of_turn,
                "unleash": card.unleash,
                "exhaustion": card.exhaustion,
                "blood-magic": card.blood_magic,
            }
            for part, steps in texts.items():
                print_text(self, number, part, steps)
            print_modifiers(self, number, (*card.modifiers, *card.when))
        self.unleash_blocks = frozenset(self.texts["unleash"].values())

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
        orders.direct(game, directive, argument)

    def answer_to_end_turn(self, game: Board) -> str:
        """Leave the casting and the main phase; discard in the order the cards were played."""
        question = game.question
        if question is not None and question.prompt == "discard-order":
            return self.key(game, question.options[0])
        return "end"

    def group(self, game: Board, you: int, who: str) -> tuple[int, ...]:
        if who == "others" and game.seats == 1:
            return (you,)  # alone, you are your own ally
        return super().group(game, you, who)

    def in_force(self, game: Board, seat: int) -> list[int]:
        """The spells in a seat's breaches: what they change lasts while they are prepped. Before all, the nemesis."""
        return prepped_spells(game, seat) if seat >= 0 else game.zones[NEMESIS_PLAY]

    def move(self, game: Board, card: int, to: int, *, under: bool = False) -> None:
        """Destroyed corruptions go back under their deck; tokens do not travel."""
        if to == DESTROYED and self.kind_of[game.cards[card]] == CORRUPTION:
            if increased_difficulty(game):
                game.push(self.block("stray-corruption"), {"you": max(game.turn, 0), "this": card})
            else:
                game.move(card, SPECIAL_DECK, under=True)
            return
        origin = game.place[card]
        if game.events is not None and origin in PREPPED_PLACES and DISCARD <= to < DISCARD + game.seats:
            game.tell("spell-discarded", seat=self.layout.owner_of[origin], card=card)
        game.marks.pop(card * 8 + WIDE_MARK, None)
        game.move(card, to, under=under)

    def put_away(self, game: Board, card: int, seat: int) -> None:
        """A spell that is cast goes on top of its owner's discard pile."""
        game.marks.pop(card * 8 + WIDE_MARK, None)
        game.move(card, DISCARD + seat)

    def hears(self, game: Board, event: str) -> bool:
        return self.happenings.index(event) in game.derived[HEARD]

    def is_changed(self, game: Board, value: str) -> bool:
        return self.values.index(value) in game.derived[CHANGED]

    def other_words_for(self, game: Board, answer: str) -> str:
        """At its last sector a breach is opened for what focusing it costs: who writes ``focus:2`` means that."""
        return answer.replace("focus:", "open:") if answer.startswith("focus:") else ""

    def lacks(self, game: Board, card: int, what: str) -> bool:
        """A corruption has no cost; it comes after everything that costs 0."""
        return what == "cost" and self.kind_of[game.cards[card]] == CORRUPTION

    def discard_place(self, game: Board, card: int) -> int:
        return DISCARD + self.layout.owner_of[game.place[card]]

    def destroy_place(self, game: Board, card: int) -> int:
        return DESTROYED

    def pools_of(self, game: Board, place: int, index: int, card: int) -> tuple[object, ...]:
        if place == NEMESIS_DECK:
            return (("nemesis", card_of(game, card).tier),)  # the tiers lie one above the other
        return super().pools_of(game, place, index, card)

    def could_be(self, game: Board, cards: list[int]) -> tuple[list[int], list[int]]:
        """Basic nemesis cards were drawn from all of their tier in the boxes: any that is not known may be there."""
        faces, none = super().could_be(game, cards)
        basic = self.basic_cards(game.options)
        drawn = basic.intersection(faces)
        rest = [face for face in faces if face not in drawn]
        tiers = {self.tier_of[face] for face in drawn}
        unknown = sorted(drawn.union(face for face in basic.difference(game.cards) if self.tier_of[face] in tiers))
        if len(rest) + len(unknown) < len(faces):
            return faces, none  # cards lie there twice, by hand
        return rest, unknown

    def basic_cards(self, options: dict[str, object]) -> frozenset[int]:
        """The basic nemesis cards of the boxes that are switched on."""
        boxes = tuple(setup.strings(options["boxes"]))
        if boxes not in self._basic_cards:
            self._basic_cards[boxes] = frozenset(
                number for box in boxes for tier in (1, 2, 3) for number in self.nemesis_cards[box, tier]
            )
        return self._basic_cards[boxes]

    def copies_of(self, card: Card) -> int:
        """How many copies of a card of tier 0 there are."""
        return 15 if card.kind == HUSK else 1

    def coming_acts(self, game: Board) -> list[Coming]:
        return coming.coming_acts(game)

    def begin_coming_turn(self, game: Board) -> None:
        coming.begin_coming_turn(game)

    def begin_act(self, game: Board, act: Coming) -> None:
        coming.begin_act(game, act)

    def facts(self, game: Board, seat: int) -> dict[str, object]:
        """What is left to come and to buy, breaches and their prices, sockets of the abilities, and most life."""
        left: dict[str, int] = {}
        for card in game.zones[TURN_DECK]:
            name = card_of(game, card).id
            left[name] = left.get(name, 0) + 1
        seats = range(game.seats)
        return {
            "turns_left": dict(sorted(left.items())),
            "sockets": [sockets(game, one) for one in seats],
            "life_most": game.counters[LAYOUT.counter("life_most")],
            "gravehold_most": game.counters[LAYOUT.counter("gravehold_most")],
            "nemesis_most": game.counters[LAYOUT.counter("nemesis_most")],
            "sold": [self._sold(game, pile) for pile in range(PILES)],
            "supply": {
                sold: len(game.zones[SUPPLY + pile]) for pile in range(PILES) if (sold := self._sold(game, pile))
            },
            "husks": sum(kind_of(game, card) == HUSK for card in game.zones[SPECIAL_PLAY]),
            "breaches": [
                {numeral: STATES[state_of(game, one, breach)] for breach, numeral in enumerate(NUMERALS)}
                for one in seats
            ],
            "focused": [
                [numeral for numeral, focused in zip(NUMERALS, FOCUSED, strict=True) if game.counters[focused + one]]
                for one in seats
            ],
            "exhausted": [is_exhausted(game, one) for one in seats],
            "breach_prices": [
                {
                    numeral: {"focus": focus_price(game, one, breach), "open": open_price(game, one, breach)}
                    for breach, numeral in enumerate(NUMERALS)
                    if is_closed(state_of(game, one, breach))
                }
                for one in seats
            ],
        }

    def is_between_turns(self, game: Board) -> bool:
        """Whether it is nobody's turn: it is decided whose turn comes, or what is prevented in it, or the set-up."""
        if game.turn >= 0 or game.outcome is not None:
            return False
        nemesis_acts = (self.block("nemesis-turn"), self.block("order: back"))
        return not any(scope.block in nemesis_acts for scope in game.stack)

    def one_by_one(self, game: Board, fact: str) -> list[int] | None:
        """The life of each husk."""
        if fact != "husks":
            return None
        husks = [card for card in game.zones[SPECIAL_PLAY] if kind_of(game, card) == HUSK]
        return [game.marks[husk * 8 + LIFE_MARK] for husk in husks]

    def _sold(self, game: Board, pile: int) -> str:
        """The card a supply pile sells, also when none is left; nothing if there is no such pile."""
        number = game.counters[SOLD + pile] - 1
        return self.card_of[number].id if number >= 0 else ""

    # -- what this game keeps count of -------------------------------------------------------------------

    def note_prepped(self, game: Board, card: int) -> None:
        game.uses[_PREPPED + card] = 1

    def was_prepped(self, game: Board, card: int) -> bool:
        return _PREPPED + card in game.uses

    def note_used(self, game: Board, card: int) -> None:
        game.uses[_USED + card] = game.uses.get(_USED + card, 0) + 1

    def times_used(self, game: Board, card: int) -> int:
        return game.uses.get(_USED + card, 0)

    def derive(self, game: Board) -> None:
        """Work out what follows from who takes part, and from the cards, for the whole game."""
        cards, zones, seats = game.cards, game.zones, range(game.seats)
        mages = [self.card_of[cards[zones[MAGES + seat][0]]] for seat in seats]
        nemesis = cards[zones[NEMESIS_PLACE][0]]
        faces = self.basic_cards(game.options).union(cards)  # which of them lie in the nemesis deck is not to be known
        game.derived = [
            tuple([mage.charges for mage in mages]),
            *[tuple([seat for seat in seats if mages[seat].window == window]) for window in WINDOWS],
            (nemesis,) if self.card_of[nemesis].devours else (),
            (nemesis,) if nemesis in self.corrupting else (),
            (nemesis,) if nemesis in self.undoable else (),
            *[tuple(sorted(spells & faces)) for spells in self.prepped_effects],
            tuple([number for number, listeners in enumerate(self.listeners) if listeners & faces]),
            tuple([number for number, changers in enumerate(self.changers) if changers & faces]),
        ]

    def charged(self, game: Board, window: int) -> list[int]:
        """The seats whose ability belongs to a moment, one of the rows in ``WINDOWS``, and is fully charged."""
        counters, needed = game.counters, game.derived[SOCKETS]
        found: list[int] = []
        for seat in game.derived[window]:
            if counters[CHARGES + seat] >= needed[seat]:
                found.append(seat)
        return found

    def breach_turned(self, game: Board, seat: int) -> None:
        """A breach of a seat was focused or opened: in the seat's own turn its prepped spells may answer."""
        if seat == game.turn:
            prepped_effects(game, seat, "breach-turned")

    # -- foes --------------------------------------------------------------------------------------------

    def can_be_damaged(self, game: Board, foe: int) -> bool:
        return not is_prevented(game, foe)

    def reduced(self, game: Board, foe: int, amount: int) -> int:
        """Damage after what the foe subtracts from it, then what it limits."""
        modifiers = card_of(game, foe).modifiers
        if not modifiers or amount <= 0:
            return amount
        amount = modified(game, Scope(0, 0, {"you": 0, "this": foe}), "damage", amount, modifiers)
        for modifier in modifiers:
            if isinstance(modifier, AtMostPerHit):
                amount = min(amount, modifier.damage)
            elif isinstance(modifier, Untouchable):
                amount = 0
        return amount

    def nemesis_hit(self, game: Board, nemesis: int, struck: int, dealt: int, seat: int) -> None:
        """The nemesis was struck with some damage, of which some was dealt after what reduces it."""
        if struck > 0:
            shed_cloak(game)
        if dealt > 0:
            fire(game, seat, "nemesis-damaged", about=nemesis)

    def softened(self, game: Board, seat: int, amount: int) -> int:
        """Damage to a player after what reduces it."""
        return changed(game, seat, "damage_taken", amount)

    def beaten(self, game: Board, foe: int) -> None:
        """A minion without life leaves play."""
        if kind_of(game, foe) == HUSK:
            game.marks.pop(foe * 8 + LIFE_MARK, None)
            game.move(foe, SPECIAL_DECK)
        elif kind_of(game, foe) == ACOLYTE:
            discard_acolyte(game, foe)
        elif kind_of(game, foe) == MINION:
            discard_nemesis_card(game, foe)
            self.nemesis_card_left(game)

    def nemesis_card_entered(self, game: Board, card: int) -> None:
        """A card of the nemesis entered play: what it makes different begins."""
        if any(isinstance(modifier, HusksHaveLife) for modifier in card_of(game, card).modifiers):
            renew_husks(game)

    def nemesis_card_left(self, game: Board) -> None:
        """A card of the nemesis left play: what it made different ends."""
        refresh_husks(game)
        if game.options["edition"] == "1":
            check_empty_nemesis(game)

    def turn_ends(self, game: Board) -> None:
        """Damaged husks are whole again at the end of a turn."""
        renew_husks(game)

    # -- counting ----------------------------------------------------------------------------------------

    def _most_life(self, game: Board, seat: int) -> int:
        """An exhausted player gains no life."""
        return game.counters[LAYOUT.counter("life_most")] if game.counters[LIFE + seat] > 0 else 0

    def _named_in_hand(self, game: Board, seat: int, card_id: str) -> int:
        number = self.by_id[card_id]
        return sum(game.cards[card] == number for card in game.zones[HAND + seat])


def _check(card: Card) -> None:
    """A card is of a kind there is, and what it does has a moment there is."""
    for what, word, words in (
        ("kind", card.kind, KINDS),
        ("window", card.window, tuple(WINDOWS)),
        ("while_prepped.window", _prepped_window(card) or "main", tuple(PREPPED_EFFECTS)),
    ):
        if word not in words:
            raise AuthorError(
                "no-kind", f"card {card.id!r}: no {what} {word!r}{nearest(word, words)}; there are {words}"
            )


def _prepped_window(card: Card) -> str:
    return card.while_prepped.window if card.while_prepped is not None else ""


def _price(card: Card) -> int:
    """The aether that it costs to get rid of a power; for anything else more than can be paid."""
    if not card.to_discard:
        return UNAFFORDABLE
    asked = [step.amount for step in card.to_discard if isinstance(step, Pay) and step.what == "aether"]
    return sum(amount for amount in asked if isinstance(amount, int))


@cache
def aeons_end() -> AeonsEnd:
    """The game, built once per process."""
    return AeonsEnd()
