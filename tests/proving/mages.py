"""A small table of mages against a nemesis, after Aeon's End: just enough to prove the vocabulary on its hard cases."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, cast

from deckwright.authoring.check import compile_block
from deckwright.authoring.printing import print_actions, print_modifiers, print_text
from deckwright.authoring.writing import (
    announce,
    any_player,
    arrange,
    card_in,
    chosen,
    counted,
    draw,
    every,
    exactly,
    for_each,
    if_,
    is_,
    less,
    let,
    lies_in,
    lose,
    moment,
    move,
    not_,
    one_by_one,
    per,
    perform,
    printed,
    put_tokens,
    reaches,
    table_suffers,
    take_tokens,
    the_number,
    tokens,
)
from deckwright.core import Dice, Game, Scope, Step, Subject
from deckwright.core.questions import Option, Question, Refusal
from deckwright.core.steps import answers, asks, refuses, resolves
from deckwright.effects.actions import missing, usable, use
from deckwright.effects.card_rules import CardRules
from deckwright.effects.damage import damage
from deckwright.effects.purses import available, spend
from deckwright.effects.texts import after_text
from deckwright.effects.turns import turn_ends
from deckwright.effects.verbs import acquire
from deckwright.effects.vocabulary.flow import Skip
from deckwright.effects.vocabulary.purses import Coin
from deckwright.effects.vocabulary.turns import GiveTurn
from deckwright.effects.words import Steps
from deckwright.rules.position import Position
from tests.proving.mages_cards import (
    BREACHES,
    LAYOUT,
    LIFE,
    NEMESIS_CARDS,
    OPEN,
    PLAYER_CARDS,
    TURNED,
    Card,
    LiesInClosedBreach,
    cast_it,
    unleash,
)

CORRUPTED: Steps = (
    one_by_one("bad", card_in("hand", kind="corruption"), move("bad", to="played"), perform("bad", "corruption")),
)
CASTING: Steps = (
    one_by_one(
        "spell",
        card_in(*BREACHES),
        *cast_it("spell"),
        must=card_in(*BREACHES, where=LiesInClosedBreach("it")),
    ),
)
DRAWING: Steps = (
    every("spent", card_in("played")),
    arrange("spent", to="discard"),
    draw(less(5, counted(card_in("hand")))),
)
NEMESIS_MAIN: Steps = (
    every("line", card_in("nemesis_play")),
    for_each(
        "one",
        "line",
        if_(
            lies_in("one", "nemesis_play"),
            [
                if_(
                    is_("one", kind="minion"),
                    [perform("one", "persistent")],
                    [
                        take_tokens("one", power=1),
                        if_(
                            not_(reaches(tokens("power", "one"), 1)),
                            [perform("one", "power"), move("one", to="nemesis_discard")],
                        ),
                    ],
                )
            ],
        ),
    ),
)
NEMESIS_DRAW: Steps = (
    draw(1, deck="nemesis_deck", to="nemesis_drawn", drawn="card"),
    if_(not_(chosen("card")), unleash(3)),
    moment("nemesis-draw", about="card"),
    if_(
        lies_in("card", "nemesis_drawn"),
        [
            if_(
                is_("card", kind="attack"),
                [perform("card", "attack"), move("card", to="nemesis_discard")],
                [
                    move("card", to="nemesis_play"),
                    put_tokens("card", life=printed("life", "card")),
                    put_tokens("card", power=printed("power", "card")),
                ],
            )
        ],
    ),
)
ROUND: Steps = (
    draw(1, deck="turn_deck", to="turn_discard", drawn="card"),
    moment("turn-order", about="card"),
    if_(
        is_("card", tag="player"),
        [
            if_(
                is_("card", tag="wild"),
                [let("next", any_player(), by="anyone")],
                [let("next", any_player(where=exactly(printed("seat", "card"), per("number", who="them"))))],
            ),
            GiveTurn("next"),
        ],
    ),
)
EXHAUSTION: Steps = (*unleash(2), lose(charges=5), table_suffers(gravehold=the_number("excess")))


class Menu(Step, frozen=True):
    """The main phase: play, prep, gain, use an ability, end."""


class Rest(Step, frozen=True):
    """Nothing is under way: the table lies still."""


class TakeTurn(Step, frozen=True):
    """Whoever's turn it is plays its phases; then another turn card is drawn."""


class EndTurn(Step, frozen=True):
    """What lasts a turn ends."""


class Mages(CardRules):
    """The small game."""

    name = "mages"
    version = 1
    min_seats = 1
    max_seats = 3
    competitive = False
    parts: ClassVar = {
        "play": (),
        "cast": (),
        "unleash": (),
        "attack": (),
        "persistent": (),
        "power": (),
        "corruption": (),
    }
    happenings = ("gained", "played", "leaves-play", "damaged")
    tallied = ("played",)
    values = ("damage_taken", "damage_dealt")
    moments = ("main", "nemesis-draw", "turn-order")
    in_play = ("nemesis_play",)
    new_decks: ClassVar = {"deck": ("discard", False), "turn_deck": ("turn_discard", True)}

    def __init__(self) -> None:
        cards = [*PLAYER_CARDS, *NEMESIS_CARDS]
        super().__init__(
            LAYOUT,
            cards,
            {"play": Subject.CARD, "prep": Subject.CARD, "gain": Subject.CARD, "end": Subject.NOTHING},
        )
        self.mark_names = ("life", "power")
        self.counts = {
            "opened": lambda game, seat: sum(game.counters[LAYOUT.counter_at(one, seat)] >= OPEN for one in TURNED),
            "number": lambda game, seat: seat + 1,
        }
        self.ceilings = {
            "life": lambda game, seat: LIFE if game.counters[LAYOUT.counter_at("life", seat)] > 0 else 0,
            "charges": lambda game, seat: 5,
            "aether": lambda game, seat: 99 if seat == game.turn else 0,
            **{turned: lambda game, seat: OPEN for turned in TURNED},
        }
        self.purses["aether"] = (
            Coin("gem_aether", only=("gem",)),
            Coin("loose_aether", never=("relic", "spell")),
            Coin("aether"),
        )
        for number, card in enumerate(cards):
            print_text(self, number, "play", card.play)
            print_text(self, number, "cast", card.cast)
            print_text(self, number, "unleash", card.unleash)
            print_text(self, number, "attack", card.attack)
            print_text(self, number, "persistent", card.persistent)
            print_text(self, number, "power", card.power_effect)
            print_text(self, number, "corruption", card.corruption)
            print_actions(self, number, card.actions)
            print_modifiers(self, number, card.modifiers)
        self.add_block("rest", [Rest()])
        self.add_block("game", [TakeTurn(), Skip(-2)])
        self.add_block("main", [Menu()])
        self.add_block("end-of-turn", [EndTurn()])
        compile_block(self, "played", (perform("this", "play"), announce("played", about="this")))
        compile_block(self, "corrupted", CORRUPTED)
        compile_block(self, "casting", CASTING)
        compile_block(self, "drawing", DRAWING)
        compile_block(self, "nemesis-main", NEMESIS_MAIN)
        compile_block(self, "nemesis-draw", NEMESIS_DRAW)
        compile_block(self, "round", ROUND)
        compile_block(self, "exhaustion", EXHAUSTION, ("excess",))

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        own = ["crystal"] * 5 + ["spark"] * 3 + ["garnet-shard", "quartz-shard"]
        sold = [card.id for card in PLAYER_CARDS if card.kind != "mage" and card.cost] * 3
        foes = [card.id for card in NEMESIS_CARDS if card.kind not in ("nemesis", "turn")] * 2
        turns = [f"turn-{seat + 1}" for seat in range(seats)] + ["turn-any", "turn-nemesis", "turn-nemesis"]
        people = ["adelheim", "phaedraxa", "lash"][:seats]
        return [self.by_id[one] for one in own * seats + people + sold + foes + turns + ["rageborne"]]

    def set_up(self, game: Game) -> None:
        homes = {"turn": "turn_deck", "nemesis": "nemesis", "corruption": "corruptions"}
        homes |= dict.fromkeys(("gem", "relic", "spell"), "supply")
        for card, number in enumerate(game.cards):
            kind = self.definitions[number].kind
            if card < 10 * game.seats:
                place = LAYOUT.zone_at("deck", card // 10)
            elif kind == "mage":
                place = LAYOUT.zone_at("mage", card - 10 * game.seats)
            else:
                place = LAYOUT.zone(homes.get(kind, "nemesis_deck"))
            game.move(card, place)
        for zone in ("turn_deck", "nemesis_deck", "corruptions"):
            game.shuffle(LAYOUT.zone(zone))
        game.counters[LAYOUT.counter("gravehold")] = 30
        game.marks[game.zones[LAYOUT.zone("nemesis")][0] * 8] = 30
        for seat in range(game.seats):
            game.counters[LAYOUT.counter_at("life", seat)] = LIFE
            for _ in range(5):
                game.draw(LAYOUT.zone_at("deck", seat), LAYOUT.zone_at("hand", seat))
        game.push(self.block("game"), {"you": 0, "this": -1})

    def fill_in(self, position: Position) -> None:
        """Whose life is not mentioned has all of it; Gravehold stands."""
        position.counters.setdefault(("gravehold", -1), 30)
        for seat in range(position.seats):
            position.counters.setdefault(("life", seat), LIFE)

    def take_up(self, game: Game, position: Position) -> None:
        """Begin at a phase, or at several one after the other; then the table lies still."""
        game.push(self.block("rest"), {})
        for card in game.zones[LAYOUT.zone("nemesis")] + game.zones[LAYOUT.zone("nemesis_play")]:
            definition = cast(Card, self.definitions[game.cards[card]])
            game.marks.setdefault(card * 8, definition.life)
            game.marks.setdefault(card * 8 + 1, definition.power)
        for phase in reversed((position.phase or "main").split("+")):
            game.push(self.block(phase), {"you": game.turn, "this": -1})

    def group(self, game: Game, you: int, who: str) -> tuple[int, ...]:
        if who == "others" and game.seats == 1:
            return (you,)  # alone, you are your own ally
        return super().group(game, you, who)

    def in_force(self, game: Game, seat: int) -> list[int]:
        if seat < 0:
            return game.zones[LAYOUT.zone("nemesis_play")]
        return [card for zone in (*BREACHES, "mage") for card in game.zones[LAYOUT.zone_at(zone, seat)]]

    def action_cards(self, game: Game, seat: int) -> list[int]:
        powers = game.zones[LAYOUT.zone("nemesis_play")] if seat == game.turn else []
        return self.in_force(game, seat) + powers

    def discard_place(self, game: Game, card: int) -> int:
        return LAYOUT.zone_at("discard", LAYOUT.owner_of[game.place[card]])

    def destroy_place(self, game: Game, card: int) -> int:
        return LAYOUT.zone("corruptions" if self.definitions[game.cards[card]].kind == "corruption" else "destroyed")

    def ran_out(self, game: Game, seat: int, what: str, had: int, excess: int, dealer: int, card: int) -> None:
        """Exhaustion waits for an unleash under way; what an exhausted mage suffers hits Gravehold twice."""
        if what == "gravehold":
            game.end([], [], "gravehold-fallen")
        elif not had:
            damage(game, -1, 2 * excess, what="gravehold")
        elif game.seats > 1 and not any(game.counters[LAYOUT.counter_at("life", one)] for one in range(game.seats)):
            game.end([], [], "all-exhausted")
        else:
            names = {"you": seat, "this": -1, "excess": 2 * excess}
            after_text(game, "unleash", self.block("exhaustion"), dict(names))

    def card_beaten(self, game: Game, card: int, dealer: int) -> None:
        if self.definitions[game.cards[card]].kind == "nemesis":
            game.end(list(range(game.seats)), [], "nemesis-beaten")
        else:
            self.move(game, card, LAYOUT.zone("nemesis_discard"))


def printed_card(game: Game, card: int) -> Card:
    return cast(Card, game.rules.definitions[game.cards[card]])


def accepts(game: Game, seat: int, breach: str, spell: int) -> bool:
    """A breach takes one spell, or two that link."""
    lying = game.zones[LAYOUT.zone_at(breach, seat)]
    links = "link" in printed_card(game, spell).tags
    return not lying or (len(lying) == 1 and links and "link" in printed_card(game, lying[0]).tags)


@asks(Menu)
def _ask_menu(game: Game, scope: Scope, step: Menu) -> Question | None:
    you = game.turn
    options: list[Option] = []
    for card in game.zones[LAYOUT.zone_at("hand", you)]:
        if printed_card(game, card).play:
            options.append(("play", card, -1))
        if printed_card(game, card).kind == "spell":
            options += [("prep", card, n + 1) for n, one in enumerate(BREACHES) if accepts(game, you, one, card)]
    for card in game.zones[LAYOUT.zone("supply")]:
        if _too_dear(game, you, card) is None:
            options.append(("gain", card, -1))
    return Question("main", (you,), [*options, *usable(game, you, "main"), ("end", -1, -1)])


def _too_dear(game: Game, seat: int, card: int) -> Refusal | None:
    have, cost = available(game, seat, "aether", printed_card(game, card).kind), printed_card(game, card).cost
    return None if have >= cost else ("costs-aether", cost, have)


@refuses(Menu)
def _refuse_menu(game: Game, scope: Scope, step: Menu) -> list[tuple[Option, Refusal]]:
    dear = [(card, _too_dear(game, game.turn, card)) for card in game.zones[LAYOUT.zone("supply")]]
    return [(("gain", card, -1), why) for card, why in dear if why] + missing(game, game.turn, "main")


@answers(Menu)
def _answer_menu(game: Game, scope: Scope, step: Menu, option: Option) -> None:
    verb, card, number = option
    you = game.turn
    if verb == "end":
        return
    scope.at -= 1
    if verb == "play":
        game.move(card, LAYOUT.zone_at("played", you))
        game.push(game.rules.block("played"), {"you": you, "this": card})
    elif verb == "prep":
        game.move(card, LAYOUT.zone_at(BREACHES[number - 1], you))
    elif verb == "gain":
        spend(game, you, "aether", printed_card(game, card).cost, printed_card(game, card).kind)
        acquire(game, you, (card,), LAYOUT.zone_at("discard", you))
    else:
        use(game, you, card, number)


@asks(Rest)
def _ask_rest(game: Game, scope: Scope, step: Rest) -> Question | None:
    return Question("rest", tuple(range(game.seats)), [("end", -1, -1)])


@answers(Rest)
def _answer_rest(game: Game, scope: Scope, step: Rest, option: Option) -> None:
    scope.at -= 1


@resolves(TakeTurn)
def _take_turn(game: Game, scope: Scope, step: TakeTurn) -> None:
    names = {"you": max(game.turn, 0), "this": -1}
    phases = ["round", "end-of-turn"]
    if game.turn >= 0:
        phases += ["drawing", "corrupted", "main", "casting", "corrupted"]
    else:
        phases += ["nemesis-draw", "nemesis-main"]
    for phase in phases:
        game.push(game.rules.block(phase), dict(names))


@resolves(EndTurn)
def _end_turn(game: Game, scope: Scope, step: EndTurn) -> None:
    turn_ends(game)
    game.turn = -1


@cache
def mages() -> Mages:
    return Mages()
