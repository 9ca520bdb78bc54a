"""A small table of battling wizards, after Krutagidon: just enough of it to prove the vocabulary on its hard cases."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, cast

from deckwright.authoring.check import compile_block
from deckwright.authoring.printing import print_modifiers, print_text
from deckwright.authoring.writing import (
    a_number,
    acquire,
    among,
    announce,
    another_player,
    any_player,
    at_least,
    at_most,
    attack_each_rival,
    attack_on,
    avoid,
    belongs,
    both,
    card_in,
    chance,
    choice_of,
    chosen,
    counted,
    destroy,
    discard,
    draw,
    each_chooses,
    every,
    for_each,
    gain,
    heal,
    highest,
    how_many,
    if_,
    instead_of,
    is_,
    kinds_this_turn,
    left_of,
    let,
    lies_in,
    look_at,
    lower,
    may,
    move,
    multiplies,
    next_time,
    not_,
    note,
    one_of,
    per,
    perform,
    printed,
    provided,
    reaches,
    reveal,
    reveal_top,
    same,
    send_back,
    set_to,
    suffers,
    sum_of,
    the_number,
    this_turn,
    times,
    times_this_turn,
    when,
    while_,
)
from deckwright.core import Counter, Definition, Dice, Game, Layout, Scope, Sight, Step, Subject, Zone
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
from deckwright.effects.words import Computed, Modifier, Steps
from deckwright.rules.position import Position

MARKET = 5
HAND = 5
LIFE = 20
MOST_LIFE = 25

LAYOUT = Layout(
    seats=4,
    zones=[
        Zone("box", Sight.SEALED),
        Zone("main", Sight.HIDDEN),
        Zone("drawn"),
        Zone("market"),
        Zone("mayhem"),
        Zone("legends", Sight.HIDDEN),
        Zone("legend"),
        Zone("limp_wands"),
        Zone("token_stack", Sight.HIDDEN),
        Zone("destroyed"),
        Zone("borrowed"),
        Zone("hand", Sight.OWNER, per_seat=True, ordered=False, pool="own"),
        Zone("deck", Sight.HIDDEN, per_seat=True, pool="own"),
        Zone("discard", per_seat=True),
        Zone("played", per_seat=True),
        Zone("ongoing", per_seat=True),
        Zone("tokens", per_seat=True),
    ],
    counters=[
        Counter("life", per_seat=True),
        Counter("power", per_seat=True, this_turn=True),
        Counter("prize", per_seat=True),
    ],
)
OWNED = ("hand", "deck", "discard", "played", "ongoing")


class Card(Definition, frozen=True, kw_only=True):
    """A card, a mayhem, a legend or a dead wizard's token."""

    cost: int = 0
    points: int | Computed = 0
    play: Steps = ()
    defence: Steps = ()
    group_attack: Steps = ()
    event: Steps = ()
    token: Steps = ()
    modifiers: tuple[Modifier, ...] = ()


def card(id: str, kind: str, cost: int, *play: Step, points: int | Computed = 0, tags: tuple[str, ...] = ()) -> Card:
    return Card(id=id, kind=kind, cost=cost, play=play, points=points, tags=tags)


def defender(id: str, kind: str, cost: int, *defence: Step, play: Steps = ()) -> Card:
    """A card that defends when it is discarded from hand."""
    return Card(id=id, kind=kind, cost=cost, play=play, tags=("defends",), defence=(discard("this"), *defence))


def ongoing(id: str, kind: str, cost: int, *modifiers: Modifier, points: int | Computed = 0) -> Card:
    """A card that stays in play."""
    return Card(id=id, kind=kind, cost=cost, tags=("ongoing",), modifiers=modifiers, points=points)


def legend(id: str, *group_attack: Step) -> Card:
    return Card(id=id, kind="legend", cost=9, points=5, group_attack=group_attack)


def mayhem(id: str, *event: Step) -> Card:
    return Card(id=id, kind="mayhem", event=event)


def token(id: str, *token: Step) -> Card:
    return Card(id=id, kind="token", points=-3, token=token)


def a_limp_wand(who: str) -> list[Step]:
    return [every("pile", card_in("limp_wands")), chance("wand", among("pile")), acquire("wand", who=who)]


def on_a_rival(*effect: Step) -> list[Step]:
    return [let("rival", another_player()), attack_on("rival", *effect)]


STARTERS = [
    card("sign", "starter", 0, gain(power=1)),
    card(
        "wand",
        "starter",
        0,
        gain(power=1),
        let("rival", any_player()),
        attack_on("rival", suffers(1, who="target", fallen="slain")),
        if_(chosen("slain"), [draw(2)]),
    ),
    card("limp-wand", "limp", 0, points=-1),
    card(
        "wild-magic",
        "wild",
        3,
        one_of(
            [gain(power=2)],
            [
                let("rival", another_player()),
                reveal_top("top", whose="rival"),
                move("top", to="borrowed"),
                perform("top", "play"),
                announce("played", about="top"),
                if_(
                    lies_in("top", "borrowed"),
                    [
                        if_(
                            is_("top", tag="ongoing"),
                            [move("top", to="ongoing")],
                            [move("top", to="discard", whose="rival")],
                        )
                    ],
                ),
            ],
        ),
    ),
]

CARDS = [
    card("annihilation", "spell", 7, gain(power=3), attack_each_rival(suffers(7, who="target"), declare="first")),
    card("whispered-doom", "spell", 7, attack_each_rival(suffers(7, who="target"), declare="secretly")),
    card("earthquake", "spell", 4, suffers(3, who="others")),
    card("sun-face", "wizard", 7, gain(power=2), draw(1), *on_a_rival(suffers(10, who="target"))),
    card("grubs-staff", "treasure", 4, *on_a_rival(suffers(3, who="target"), *a_limp_wand("target"))),
    card(
        "rap-battle",
        "treasure",
        5,
        attack_each_rival(
            suffers(counted(card_in("discard", whose="defender", kind="legend"), times=4), who="target", hurt="hurt")
        ),
        if_(not_(chosen("hurt")), [may(let("gone", card_in("hand")), destroy("gone"))]),
    ),
    card("fruity-fiend", "creature", 6, attack_each_rival(*a_limp_wand("target")), heal(how_many("avoided", times=4))),
    card(
        "overmind",
        "wizard",
        5,
        let("rival", another_player()),
        note("dear", counted(card_in("hand", whose="rival", cost_at_least=5))),
        attack_on(
            "rival",
            let("lost", card_in("hand", whose="target", cost_at_least=5), by="target"),
            discard("lost"),
        ),
        if_(both(chosen("avoided"), reaches(the_number("dear"), 1)), [suffers(5, who="rival")]),
    ),
    card(
        "snakewolf",
        "wizard",
        5,
        heal(2),
        every("weaker", another_player(where=reaches(per("life"), sum_of(per("life", who="them"), 1)))),
        attack_on("weaker", suffers(5, who="target")),
    ),
    card(
        "billy",
        "wizard",
        3,
        if_(
            not_(reaches(times_this_turn("played"), 1)),
            [every("rest", card_in("hand")), discard("rest"), draw(4)],
        ),
    ),
    card("clumsy-giant", "creature", 4, *on_a_rival(suffers(1, who="target")), suffers(1, who="others")),
    card(
        "bathhouse-keeper",
        "creature",
        4,
        *on_a_rival(
            every("shown", card_in("hand", whose="defender")),
            reveal("shown"),
            suffers(highest("cost", "shown"), who="target"),
        ),
    ),
    card(
        "blood-wager",
        "spell",
        2,
        let("stake", a_number(0, lower(3, per("life")))),
        suffers(the_number("stake")),
        gain(power=the_number("stake")),
    ),
    card(
        "mad-cat-lady",
        "wizard",
        3,
        let("friend", any_player()),
        if_(same("friend", "you"), [gain(power=1)], [draw(1), draw(1, who="friend")]),
    ),
    card("dismantlius", "spell", 3, let("gone", card_in("discard")), destroy("gone")),
    card("wont-let-go", "spell", 2, gain(power=1), next_time(instead_of("gained", move("about", to="deck")))),
    card("last-orders", "spell", 3, this_turn(multiplies("healing", 2))),
    card("scrying", "spell", 3, look_at("top"), may(discard("top"))),
    card("twins", "creature", 5, draw(2), points=1),
    defender("robot-tongue", "treasure", 2, avoid()),
    defender("unholy-grail", "treasure", 6, avoid(), draw(1), suffers(5, who="attacker")),
    defender("little-coin", "familiar", 6, avoid(), draw(1), send_back(), play=(gain(power=3),)),
    ongoing("sixer-mart", "place", 5, multiplies("healing", 2)),
    ongoing(
        "arena",
        "place",
        7,
        multiplies("attack_damage", 2),
        when("killed", discard("this")),
    ),
    ongoing(
        "mount-skullzfyre",
        "place",
        5,
        when("played", draw(1), against="wizard", if_=not_(reaches(times_this_turn("played", kind="wizard"), 2))),
    ),
    ongoing("golden-oldies", "treasure", 3, when("turn-starts", heal(counted(card_in("ongoing"))))),
    ongoing("mirage", "place", 2, when("turn-starts", discard("this"))),
    ongoing(
        "jack-of-trades",
        "place",
        4,
        when("played", gain(power=1), draw(1), if_=reaches(kinds_this_turn("played"), 3), limit=1),
    ),
    ongoing("watcher", "place", 4, when("killed", heal(3), of="others")),
    ongoing(
        "rlyeh",
        "place",
        7,
        instead_of("destroyed", let("rival", another_player()), move("about", to="discard", whose="rival")),
    ),
    ongoing("big-bone", "treasure", 3, points=counted(card_in("tokens"))),
    ongoing("ash-hoard", "treasure", 4, instead_of("destroyed", move("about", to="hand"))),
    card(
        "dragon-eggs",
        "treasure",
        5,
        heal(3),
        points=provided(reaches(counted(card_in(*OWNED, named="dragon-eggs")), 2), 5),
    ),
]

LEGENDS = [
    legend("voom"),
    legend("bananamancer", attack_on("all", suffers(5, who="target"), *a_limp_wand("target"), attacker="source")),
    legend(
        "twin-tongue",
        attack_on(
            "all",
            reveal_top("shown", 5, whose="target"),
            every("dear", among("shown", cost_at_least=1)),
            discard("dear"),
            attacker="source",
        ),
    ),
    legend(
        "krazztar",
        attack_on("all", declare="first", attacker="source"),
        every("givers", any_player(other_than="avoided")),
        each_chooses("gift", card_in("hand", whose="them"), who="givers"),
        for_each(
            "giver",
            "givers",
            let("receiver", left_of("giver")),
            let("given", choice_of("gift", "giver")),
            if_(
                both(belongs("receiver", "givers"), chosen("given")),
                [
                    move("given", to="discard", whose="receiver"),
                    suffers(times(2, printed("cost", "given")), who="receiver"),
                ],
            ),
        ),
    ),
]

MAYHEM = [
    mayhem(
        "mayhem-a",
        for_each(
            "wizard",
            "all",
            may(
                every("all_of_it", card_in("hand", whose="wizard")),
                discard("all_of_it"),
                draw(2, who="wizard"),
                note("done", 1),
                by="wizard",
            ),
            if_(not_(chosen("done")), a_limp_wand("wizard")),
        ),
    ),
    mayhem(
        "mayhem-b",
        every("strongest", any_player(most="life")),
        attack_on("strongest", suffers(6, who="target"), declare="first", attacker="source"),
    ),
    mayhem("mayhem-k", for_each("wizard", "all", heal(13, who="wizard"))),
]

TOKENS = [
    token("two-limp-wands", *a_limp_wand("you"), *a_limp_wand("you")),
    token("eight-to-the-killer", suffers(8, who="killer")),
    token("back-with-eleven", set_to(life=11)),
    token("gift-to-an-enemy", reveal_top("top"), let("rival", another_player()), move("top", to="hand", whose="rival")),
]

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
