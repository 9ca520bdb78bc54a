"""Set-up: mages, market, nemesis deck and turn order, as the set-up options say."""

from __future__ import annotations

from typing import Final

from deckwright.core.randomness import Dice
from deckwright.effects.texts import perform
from deckwright.errors import PlayerError
from deckwright.games.aeons_end import table
from deckwright.games.aeons_end.definitions import PILE_SIZE, Card, Derived
from deckwright.games.aeons_end.lookup import Board, card_of
from deckwright.games.aeons_end.markets import PRESETS, SHAPE, TEMPLATES, in_order
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.vocabulary.damage import Untouchable
from deckwright.rules.declared import Companion

RANDOM: Final = "random"
_MOST_DERIVED: Final = 10_000
"""So many set-ups are remembered."""
BASIC_CARDS = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}
"""Basic nemesis cards of each tier, by number of players."""
DIFFICULTIES = {"beginner": (12, 35, -10), "normal": (10, 30, 0), "expert": (10, 30, 0), "extinction": (8, 25, 10)}
"""Life of players, life of Gravehold, change of the life of the nemesis."""


FIRST_MARKETS = {"base": "deck-destruction", "war-eternal": "war-eternal-deck-destruction"}
"""The market that the rulebook of a box recommends for the first game; the nemesis is the first of the box."""


def first_game(rules: Rulebook, options: dict[str, str]) -> dict[str, str]:
    """What to play if nobody chooses: the first game of the first box that is switched on."""
    boxes = {box.strip() for box in options.get("boxes", rules.boxes[0]).split(",")}
    box = next((box for box in rules.boxes if box in boxes), "")
    nemeses = [rules.card_of[number].id for number in rules.nemeses if rules.card_of[number].box == box]
    recommended = {"nemesis": nemeses[0] if nemeses else "", "market": FIRST_MARKETS.get(box, "")}
    return {option: value for option, value in recommended.items() if value}


def check(rules: Rulebook, seats: int, options: dict[str, object]) -> None:
    """Different mages, a market of the right shape, everything from boxes that are switched on."""
    boxes = strings(options["boxes"])
    if not boxes:
        raise PlayerError("boxes", "at least one box has to be switched on", boxes=list(rules.boxes))
    mages = strings(options["mages"])
    if mages != [RANDOM]:
        chosen = [mage for mage in mages if mage != RANDOM]
        if len(mages) != seats or len(set(chosen)) != len(chosen):
            raise PlayerError(
                "mages",
                f"{seats} players need {seats} different mages (or 'random'), not {mages}",
                seats=seats,
                mages=mages,
            )
        for mage in chosen:
            _in_box(rules, mage, boxes)
    nemesis = str(options["nemesis"])
    if nemesis != RANDOM:
        _in_box(rules, nemesis, boxes)
    market, named = strings(options["market"]), {*PRESETS, *TEMPLATES}
    if len(market) == 1 and market[0] in named:
        for card in PRESETS.get(market[0], ()):
            _in_box(rules, card, boxes)
        if market[0] in TEMPLATES:
            fill_template(rules, market[0], boxes, Dice(0))  # whichever cards are drawn: it can be filled, or not
        return
    kinds = [rules.card_of[rules.number_of(card)].kind for card in market if card not in named]
    if (
        len(kinds) != len(market)
        or len(set(market)) != table.PILES
        or [kinds.count(k) for k in SHAPE] != list(SHAPE.values())
    ):
        raise PlayerError(
            "market",
            f"a market is one preset or template, or nine different cards: 3 gems, 2 relics, 4 spells, not {market}",
            market=market,
        )
    for card in market:
        _in_box(rules, card, boxes)


def _in_box(rules: Rulebook, card: str, boxes: list[str]) -> None:
    box = rules.card_of[rules.number_of(card)].box
    if box not in boxes:
        raise PlayerError(
            "not-in-box",
            f"{card!r} belongs to the box {box!r}, which is not switched on ({boxes})",
            card=card,
            box=box,
            boxes=boxes,
        )


def deal_cards(rules: Rulebook, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
    """All cards that take part: nemesis, turn order, supply piles, mages with their cards, nemesis deck, tier 0."""
    boxes = strings(options["boxes"])
    nemesis = choose_nemesis(rules, options, boxes, dice)
    cards = [nemesis]
    cards += turn_cards(rules, seats, options)
    for number in choose_market(rules, options, boxes, dice):
        cards += [number] * PILE_SIZE[rules.card_of[number].kind]
    for number in choose_mages(rules, seats, options, boxes, dice):
        cards.append(number)
        cards += rules.starters[number]
    own = rules.card_of[nemesis].id
    for tier, wanted in zip((1, 2, 3), BASIC_CARDS[seats], strict=True):
        cards += rules.nemesis_cards[own, tier]
        basic: list[int] = []
        for box in boxes:
            basic += rules.nemesis_cards[box, tier]
        dice.shuffle(basic)
        cards += basic[:wanted]
    for number in rules.nemesis_cards[own, 0]:
        kind = rules.kinds.get(rules.kind_of[number])
        cards += [number] * (kind.copies if kind is not None else 1)
    return cards


TURN_DECKS = {
    "1": ("turn-1",) * 3,
    "1-eased": ("turn-1",) * 4,
    "2": ("turn-1", "turn-1", "turn-2", "turn-2"),
    "3": ("turn-1", "turn-2", "turn-3", "turn-any"),
    "4": ("turn-1", "turn-2", "turn-3", "turn-4"),
    "4-pairs": ("turn-1-2", "turn-1-2", "turn-3-4", "turn-3-4"),
}
"""The players' cards of the turn-order deck."""
NEMESIS_TURNS = ("turn-nemesis", "turn-nemesis")


def companion() -> Companion:
    """The turn-order decks, the lives and the shape of a market, for the cardboard table."""
    decks = {name: (*cards, *NEMESIS_TURNS) for name, cards in TURN_DECKS.items()}
    return Companion(turn_decks=decks, lives=DIFFICULTIES, market=SHAPE)


def turn_cards(rules: Rulebook, seats: int, options: dict[str, object]) -> list[int]:
    """The turn-order deck: four player cards (three alone, unless eased) and two of the nemesis."""
    return [rules.by_id[card] for card in (*_turn_deck(seats, options), *NEMESIS_TURNS)]


def _turn_deck(seats: int, options: dict[str, object]) -> tuple[str, ...]:
    if seats == 1 and str(options["solo_turns"]) == "4":
        return TURN_DECKS["1-eased"]
    return TURN_DECKS["4-pairs" if seats == 4 and options["four_turns"] == "pairs" else str(seats)]


def choose_nemesis(rules: Rulebook, options: dict[str, object], boxes: list[str], dice: Dice) -> int:
    chosen = str(options["nemesis"])
    if chosen != RANDOM:
        return rules.by_id[chosen]
    able = [n for n in rules.nemeses if rules.card_of[n].box in boxes]
    return able[dice.below(len(able))]


def choose_mages(rules: Rulebook, seats: int, options: dict[str, object], boxes: list[str], dice: Dice) -> list[int]:
    """A mage for each seat; ``random`` leaves that seat, or all of them, to chance."""
    chosen = strings(options["mages"])
    if len(chosen) < seats:
        chosen = [RANDOM] * seats
    able = [n for n in rules.mages if rules.card_of[n].box in boxes and rules.card_of[n].id not in chosen]
    if RANDOM in chosen:
        dice.shuffle(able)
    return [able.pop(0) if mage == RANDOM else rules.by_id[mage] for mage in chosen]


def choose_market(rules: Rulebook, options: dict[str, object], boxes: list[str], dice: Dice) -> list[int]:
    """The nine piles, in order."""
    chosen = strings(options["market"])
    if len(chosen) > 1:
        return in_order(rules.card_of, [rules.number_of(card) for card in chosen])
    preset = rules.presets.get(chosen[0])
    return preset if preset is not None else in_order(rules.card_of, fill_template(rules, chosen[0], boxes, dice))


def fill_template(rules: Rulebook, template: str, boxes: list[str], dice: Dice) -> list[int]:
    """Draw different cards for the slots of a template, the narrowest slots first."""
    able = [n for n, card in enumerate(rules.card_of) if card.kind in SHAPE and card.cost > 0 and card.box in boxes]
    dice.shuffle(able)
    chosen: list[int] = []
    for kind, least, most in sorted(TEMPLATES[template], key=lambda slot: slot[2] - slot[1]):
        fits = [
            n
            for n in able
            if n not in chosen and rules.card_of[n].kind == kind and least <= rules.card_of[n].cost <= most
        ]
        if not fits:
            raise PlayerError(
                "template",
                f"the market template {template!r} cannot be filled from the boxes {boxes}",
                template=template,
                boxes=boxes,
            )
        chosen.append(fits[0])
    return chosen


def nemesis_life(nemesis: Card, change: int) -> int:
    """The life of a nemesis as the difficulty changes it; what cannot be damaged keeps its own."""
    is_untouchable = any(isinstance(modifier, Untouchable) for modifier in nemesis.modifiers)
    return nemesis.life if is_untouchable else nemesis.life + change


def starting_life(seats: int, options: dict[str, object]) -> tuple[int, int, int]:
    """Life of each player, life of Gravehold, change of the life of the nemesis."""
    life, gravehold, change = DIFFICULTIES[str(options["difficulty"])]
    if seats == 1 and options["solo_life"] != "standard":
        life = int(str(options["solo_life"]))
    return life, gravehold, change


# -- laying the table ------------------------------------------------------------------------------------------


class _Dealt:
    """The cards that were dealt, to be laid on the table one after the other."""

    def __init__(self, game: Board) -> None:
        self.game = game
        self.laid = 0

    def put(self, place: int, count: int = 1) -> int:
        """Lay the next cards somewhere; returns the first."""
        first, places, cards = self.laid, self.game.place, self.game.zones[place]
        self.laid += count
        for card in range(first, self.laid):
            cards.append(card)
            places[card] = place
        return first


def lay_table(game: Board) -> None:
    """Everything from the dealt cards to the first turn-order card."""
    rules = game.rules
    cards = game.cards
    game.seen = [(1 << game.seats) - 1] * len(cards)
    game.zones[table.BOX] = []
    dealt = _Dealt(game)
    nemesis = card_of(game, dealt.put(table.NEMESIS))
    dealt.put(table.TURN_DECK, len(_turn_deck(game.seats, game.options)) + len(NEMESIS_TURNS))
    for pile in range(table.PILES):
        sold = cards[dealt.laid]
        dealt.put(table.SUPPLY + pile, PILE_SIZE[rules.kind_of[sold]])
        game.counters[table.SOLD + pile] = sold + 1
    life, gravehold, change = starting_life(game.seats, game.options)
    for seat in range(game.seats):
        mage = card_of(game, dealt.put(table.MAGE + seat))
        dealt.put(table.HAND + seat, len(mage.hand))
        dealt.put(table.DECK + seat, len(mage.deck))
        game.zones[table.DECK + seat].reverse()  # the mage's sheet tells the deck from top to bottom
        for first, state in zip(table.BREACH_STATES, mage.breaches, strict=True):
            game.counters[first + seat] = state
        game.counters[table.LIFE + seat] = life
    game.counters[table.LIFE_MOST] = life
    game.counters[table.GRAVEHOLD] = game.counters[table.GRAVEHOLD_MOST] = gravehold
    game.counters[table.NEMESIS_LIFE] = game.counters[table.NEMESIS_MOST] = nemesis_life(nemesis, change)
    tiers = [0, 0, 0, 0]
    for card in cards[dealt.laid :]:
        tiers[rules.tier_of[card]] += 1
    deck: list[int] = []
    for tier in (1, 2, 3):
        game.zones[table.NEMESIS_DECK] = []
        dealt.put(table.NEMESIS_DECK, tiers[tier])
        game.shuffle(table.NEMESIS_DECK)
        deck = game.zones[table.NEMESIS_DECK] + deck  # tier 1 ends up on top, which is the end of the list
    game.zones[table.NEMESIS_DECK] = deck
    dealt.put(table.SPECIAL_DECK, tiers[0])
    game.shuffle(table.SPECIAL_DECK)
    game.shuffle(table.TURN_DECK)
    derive_once(game)
    game.push(rules.block("round"), {})
    perform(game, game.zones[table.NEMESIS][0], "set-up", 0)


def strings(value: object) -> list[str]:
    """A set-up value that may be several."""
    assert isinstance(value, list)
    return [str(one) for one in value]


def derive_once(game: Board) -> None:
    """As ``derive``, for a table that was dealt: there everything follows from boxes, nemesis, mages and market."""
    rules, cards, counters = game.rules, game.cards, game.counters
    mages = [cards[game.zones[table.MAGE + seat][0]] for seat in range(game.seats)]
    market = [counters[table.SOLD + pile] for pile in range(table.PILES)]
    key = (*strings(game.options["boxes"]), cards[game.zones[table.NEMESIS][0]], *market, *mages)
    known = rules.derived.get(key)
    if known is not None:
        game.derived = known[:]
        return
    derive(game)
    if len(rules.derived) < _MOST_DERIVED:
        rules.derived[key] = game.derived[:]


def derive(game: Board) -> None:
    """Work out what follows from who takes part, and from the cards, for the whole game."""
    rules, cards, zones, seats = game.rules, game.cards, game.zones, range(game.seats)
    mages = [rules.card_of[cards[zones[table.MAGE + seat][0]]] for seat in seats]
    nemesis = cards[zones[table.NEMESIS][0]]
    own = rules.own[nemesis]
    boxes = tuple(strings(game.options["boxes"]))
    faces = rules.basic_cards(boxes).union(cards)  # which of them lie in the nemesis deck is not to be known
    of = {window: tuple([seat for seat in seats if mages[seat].window == window]) for window in table.WINDOWS}
    derived = Derived(
        sockets=tuple([mage.charges for mage in mages]),
        in_own_main=of["own-main"],
        in_any_main=of["any-main"],
        in_turn_order=of["turn-order"],
        in_nemesis_draw=of["nemesis-draw"],
        offering=(nemesis,) if own.feeds_on_supply else (),
        intervening=(nemesis,) if own.in_turns else (),
        undoable=(nemesis,) if nemesis in rules.undoable else (),
        prepped=[tuple(sorted(spells & faces)) for spells in rules.prepped_effects],
        heard=tuple([number for number, listeners in enumerate(rules.listeners) if listeners & faces]),
        changed=tuple([number for number, changers in enumerate(rules.changers) if changers & faces]),
    )
    game.derived = derived.rows()
