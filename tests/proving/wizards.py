"""A small table of battling wizards, after Krutagidon: just enough of it to prove the vocabulary on its hard cases."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, cast

from deckwright.authoring.check import compile_block
from deckwright.authoring.printing import print_modifiers, print_text
from deckwright.authoring.writing import (
    announce,
    at_least,
    at_most,
    both,
    card_in,
    discard,
    draw,
    every,
    if_,
    is_,
    left_of,
    let,
    move,
    perform,
    set_to,
    while_,
)
from deckwright.core import Dice, Game, Scope, Step, Subject
from deckwright.core.questions import Option, Question
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.attack import DEFENCE
from deckwright.effects.card_rules import CardRules
from deckwright.effects.flow import flatten
from deckwright.effects.scoring import best, worth
from deckwright.effects.triggers import fire
from deckwright.effects.turns import turn_ends
from deckwright.effects.verbs import acquire as gain_card
from deckwright.effects.vocabulary.flow import Skip
from deckwright.effects.words import Steps
from deckwright.rules.position import Position
from tests.proving.wizards_cards import (
    CARDS,
    HAND,
    LAYOUT,
    LEGENDS,
    LIFE,
    MARKET,
    MAYHEM,
    MOST_LIFE,
    OWNED,
    STARTERS,
    TOKENS,
    Card,
)

REFILL: Steps = (
    while_(
        both(at_most(MARKET - 1, "market"), at_least(1, "main")),
        draw(1, deck="main", to="drawn", drawn="card"),
        if_(
            is_("card", kind="mayhem"),
            [perform("card", "event"), move("card", to="mayhem")],
            [move("card", to="market")],
        ),
    ),
)

END_OF_TURN: Steps = (
    every("left_over", card_in("hand")),
    discard("left_over"),
    announce("turn-ends"),
    every("spent", card_in("played")),
    discard("spent"),
    draw(HAND),
    if_(
        both(at_most(0, "legend"), at_least(1, "legends")),
        [
            draw(1, deck="legends", to="legend", drawn="revealed"),
            let("next", left_of()),
            perform("revealed", "group-attack", by="next"),
        ],
    ),
)


class BeginTurn(Step, frozen=True):
    """The next wizard's turn begins."""


class Menu(Step, frozen=True):
    """Play cards, buy cards, or end the turn."""


class EndTurn(Step, frozen=True):
    """Perhaps the game is over; else it is the next wizard's turn."""


class Wizards(CardRules):
    """The small game."""

    name = "wizards"
    version = 1
    min_seats = 2
    max_seats = 4
    parts: ClassVar = {"play": (), DEFENCE: ("attacker",), "group-attack": (), "event": (), "token": ("killer",)}
    happenings = ("played", "gained", "destroyed", "healed", "killed", "turn-starts", "turn-ends")
    tallied = ("played",)
    values = ("healing", "attack_damage", "damage_taken")
    new_decks: ClassVar = {"deck": ("discard", True)}

    def __init__(self) -> None:
        cards = [*STARTERS, *CARDS, *LEGENDS, *MAYHEM, *TOKENS]
        super().__init__(LAYOUT, cards, {"play": Subject.CARD, "buy": Subject.CARD, "end": Subject.NOTHING})
        self.counts = {
            zone: lambda game, seat, zone=zone: len(game.zones[LAYOUT.zone_at(zone, seat)])
            for zone in ("market", "main", "legend", "legends", "tokens")
        }
        self.ceilings["life"] = lambda game, seat: MOST_LIFE
        for number, printed_card in enumerate(cards):
            print_text(self, number, "play", printed_card.play)
            print_text(self, number, DEFENCE, printed_card.defence)
            print_text(self, number, "group-attack", printed_card.group_attack)
            print_text(self, number, "event", printed_card.event)
            print_text(self, number, "token", printed_card.token)
            print_modifiers(self, number, printed_card.modifiers)
        turn = [BeginTurn(), *flatten(REFILL), Menu(), *flatten(END_OF_TURN), EndTurn()]
        self.add_block("turn", [*turn, Skip(-len(turn) - 1)])
        compile_block(
            self,
            "playing",
            (
                if_(is_("this", tag="ongoing"), [move("this", to="ongoing")], [move("this", to="played")]),
                perform("this", "play"),
                announce("played", about="this"),
            ),
        )
        compile_block(
            self,
            "death",
            (
                draw(1, deck="token_stack", to="tokens", drawn="token"),
                set_to(life=LIFE),
                perform("token", "token"),
            ),
            ("killer",),
        )

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        own = ["sign"] * 4 + ["wand", "wild-magic", "robot-tongue", "little-coin", "scrying", "dismantlius"]
        table = [one.id for one in (*CARDS * 2, *MAYHEM * 4, *LEGENDS, *TOKENS * 4)] + ["limp-wand"] * 8
        return [self.by_id[one] for one in own * seats + table]

    def set_up(self, game: Game) -> None:
        homes = {"legend": "legends", "token": "token_stack", "limp": "limp_wands"}
        for one, number in enumerate(game.cards):
            if one < 10 * game.seats:
                place = LAYOUT.zone_at("deck", one // 10)
            else:
                place = LAYOUT.zone(homes.get(self.definitions[number].kind, "main"))
            game.move(one, place)
        for zone in ("main", "legends", "token_stack"):
            game.shuffle(LAYOUT.zone(zone))
        for seat in range(game.seats):
            game.shuffle(LAYOUT.zone_at("deck", seat))
            game.counters[LAYOUT.counter_at("life", seat)] = LIFE
            for _ in range(HAND):
                game.draw(LAYOUT.zone_at("deck", seat), LAYOUT.zone_at("hand", seat))
        game.turn = 0
        game.push(self.block("turn"), {})

    def fill_in(self, position: Position) -> None:
        """Whose life is not mentioned has all of it."""
        for seat in range(position.seats):
            position.counters.setdefault(("life", seat), LIFE)

    def in_force(self, game: Game, seat: int) -> list[int]:
        if seat < 0:
            return []
        return game.zones[LAYOUT.zone_at("ongoing", seat)] + game.zones[LAYOUT.zone_at("tokens", seat)]

    def defences(self, game: Game, seat: int, against: int) -> list[int]:
        return [one for one in game.zones[LAYOUT.zone_at("hand", seat)] if game.cards[one] in self.texts[DEFENCE]]

    def discard_place(self, game: Game, card: int) -> int:
        return LAYOUT.zone_at("discard", LAYOUT.owner_of[game.place[card]])

    def destroy_place(self, game: Game, card: int) -> int:
        return LAYOUT.zone("limp_wands" if self.definitions[game.cards[card]].kind == "limp" else "destroyed")

    def ran_out(self, game: Game, seat: int, what: str, had: int, excess: int, dealer: int, card: int) -> None:
        """Death: a token, new life, and then what the token does. Who kills an enemy gets the prize."""
        if 0 <= dealer != seat:
            for one in range(game.seats):
                game.counters[LAYOUT.counter_at("prize", one)] = int(one == dealer)
            fire(game, dealer, "killed")
        names = {"you": seat, "this": -1, "killer": dealer}
        game.push(self.block("death"), dict(names))


def price(game: Game, card: int) -> int:
    return cast(Card, game.rules.definitions[game.cards[card]]).cost


@resolves(BeginTurn)
def _begin(game: Game, scope: Scope, step: BeginTurn) -> None:
    scope.names["you"] = game.turn
    fire(game, game.turn, "turn-starts")


@asks(Menu)
def _ask_menu(game: Game, scope: Scope, step: Menu) -> Question | None:
    you = game.turn
    options: list[Option] = [("play", one, -1) for one in game.zones[LAYOUT.zone_at("hand", you)]]
    power = game.counters[LAYOUT.counter_at("power", you)]
    for zone in ("market", "legend"):
        options += [("buy", one, -1) for one in game.zones[LAYOUT.zone(zone)] if price(game, one) <= power]
    return Question("turn", (you,), [*options, ("end", -1, -1)])


@answers(Menu)
def _answer_menu(game: Game, scope: Scope, step: Menu, option: Option) -> None:
    verb, one, _ = option
    if verb == "end":
        return
    scope.at -= 1
    if verb == "play":
        game.push(game.rules.block("playing"), {"you": game.turn, "this": one})
    else:
        game.add(LAYOUT.counter_at("power", game.turn), -price(game, one))
        gain_card(game, game.turn, (one,), LAYOUT.zone_at("discard", game.turn))


@resolves(EndTurn)
def _end(game: Game, scope: Scope, step: EndTurn) -> None:
    turn_ends(game)
    zones = game.zones
    if not zones[LAYOUT.zone("token_stack")] or not (zones[LAYOUT.zone("legend")] or zones[LAYOUT.zone("legends")]):
        scores = [score(game, seat) for seat in range(game.seats)]
        fewest = [-len(zones[LAYOUT.zone_at("tokens", seat)]) for seat in range(game.seats)]
        game.end(best(scores, fewest), scores)
        return
    game.turn = (game.turn + 1) % game.seats


def score(game: Game, seat: int) -> int:
    """Points of all that a wizard owns."""
    owned = [one for zone in (*OWNED, "tokens") for one in game.zones[LAYOUT.zone_at(zone, seat)]]
    return worth(game, seat, owned, "points")


@cache
def wizards() -> Wizards:
    return Wizards()
