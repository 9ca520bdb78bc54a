"""A tiny game to look at the engine with: hidden hands, secret bids, a common decision.

Each round everybody bids a card in secret; the highest gets a point for it. Then anyone decides for all whether to play
another round. Cards are numbers: ``one`` to ``six``, two of each.
"""

from __future__ import annotations

from functools import cache

from deckwright.core import (
    Counter,
    Definition,
    Dice,
    Game,
    Layout,
    Option,
    Question,
    Refusal,
    Scope,
    Sight,
    Step,
    Zone,
    answers,
    asks,
    collects,
    refuses,
    resolves,
    run,
)
from deckwright.rules import Rules, SetupOption, bare_table

LAYOUT = Layout(
    seats=4,
    zones=[
        Zone("box", Sight.SEALED),
        Zone("deck", Sight.HIDDEN, pool="cards"),
        Zone("table"),
        Zone("vault", Sight.SEALED, pool="cards"),
        Zone("hand", Sight.OWNER, per_seat=True, ordered=False),
    ],
    counters=[
        Counter("points", per_seat=True),
        Counter("debt", per_seat=True, below_zero=True),
        Counter("haste", per_seat=True, this_turn=True),
        Counter("rounds", shown=False),
    ],
)
DECK, TABLE, VAULT, HAND = (LAYOUT.zone(name) for name in ("deck", "table", "vault", "hand"))
POINTS, ROUNDS = LAYOUT.counter("points"), LAYOUT.counter("rounds")
HAND_SIZE = 3
WORTH = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


class Bid(Step, frozen=True):
    """Everybody bids a card of their hand in secret."""


class AnotherRound(Step, frozen=True):
    """Anyone decides for all whether the game goes on."""


class Finish(Step, frozen=True):
    """The game is over."""


@asks(Bid)
def _ask_bid(game: Game, scope: Scope, step: Bid) -> Question | None:
    hands: dict[int, list[Option]] = {
        seat: [("pick", card, -1) for card in game.zones[HAND + seat]] for seat in range(game.seats)
    }
    return Question("bid", tuple(hands), [], each=hands)


@collects(Bid)
def _collect_bids(game: Game, scope: Scope, step: Bid, given: dict[int, Option]) -> None:
    bids = {seat: game.rules.definitions[game.cards[card]].worth for seat, (_, card, _) in given.items()}
    for _, card, _ in given.values():
        game.move(card, TABLE)
    for seat, worth in bids.items():
        if worth == max(bids.values()):
            game.add(POINTS + seat, 1)
    game.counters[ROUNDS] += 1


@asks(AnotherRound)
def _ask_another(game: Game, scope: Scope, step: AnotherRound) -> Question | None:
    if not game.zones[HAND]:
        return None
    return Question("another-round", tuple(range(game.seats)), [("yes", -1, -1), ("no", -1, -1)])


@answers(AnotherRound)
def _answer_another(game: Game, scope: Scope, step: AnotherRound, option: Option) -> None:
    if option[0] == "yes":
        scope.at -= 2


@refuses(AnotherRound)
def _refuse_another(game: Game, scope: Scope, step: AnotherRound) -> list[tuple[Option, Refusal]]:
    return [(("number", 7, -1), ("too-late", 7, game.counters[ROUNDS]))]


@resolves(Finish)
def _finish(game: Game, scope: Scope, step: Finish) -> None:
    scores = game.counters[POINTS : POINTS + game.seats]
    game.end([seat for seat, score in enumerate(scores) if score == max(scores)], scores, "all-bid")


class Number(Definition, frozen=True, kw_only=True):
    """A card with a number."""

    worth: int


class Bidding(Rules):
    """The game."""

    name = "bidding"
    version = 3
    min_seats = 2
    max_seats = 4
    setup_options = (
        SetupOption(name="hands", values=("small", "large"), default="small"),
        SetupOption(name="extras", values=("rain", "wind"), default="", many=True),
    )

    def __init__(self) -> None:
        super().__init__(LAYOUT, [Number(id=id, kind="number", worth=worth) for id, worth in WORTH.items()], {})
        self.mark_names = ("dots", "stars")
        self.add_block("round", [Bid(), AnotherRound(), Finish()])

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        return [*range(6), *range(6)]

    def set_up(self, game: Game) -> None:
        for card in list(game.zones[0]):
            game.move(card, DECK)
        game.shuffle(DECK)
        for seat in range(game.seats):
            for _ in range(HAND_SIZE):
                game.draw(DECK, HAND + seat)
        game.turn = 0
        game.push(self.block("round"), {})

    def discard_place(self, game: Game, card: int) -> int:
        return TABLE

    def destroy_place(self, game: Game, card: int) -> int:
        return LAYOUT.zone("box")


@cache
def bidding() -> Bidding:
    return Bidding()


def dealt(*hands: list[str], deck: list[str] | None = None, table: list[str] | None = None) -> Game:
    """A table with these hands, deck and cards in the open, at the first bid."""
    rules = bidding()
    piles = {HAND + seat: hand for seat, hand in enumerate(hands)} | {DECK: deck or [], TABLE: table or []}
    cards = [rules.number_of(card) for pile in piles.values() for card in pile]
    game = bare_table(rules, len(hands), rules.check_setup(len(hands), {}), cards, rng=1)
    number = 0
    for place, pile in piles.items():
        for _ in pile:
            game.move(number, place)
            number += 1
    game.turn = 0
    game.push(rules.block("round"), {})
    run(game)
    return game


def option_of(game: Game, seat: int, card: str) -> Option:
    """The option of a seat that picks a card."""
    assert game.question is not None
    options = game.question.options_of(seat)
    return options[game.rules.keys(game, options).index(f"pick:{card}")]
