"""The rules of Hedgerow: play cards, buy cards, until the roses are gone or summer is over."""

from deckwright.authoring.check import compile_block
from deckwright.authoring.printing import print_text
from deckwright.authoring.writing import card_in, discard, draw, every, move, perform
from deckwright.core import Counter, Layout, Question, Sight, Step, Subject, Zone, answers, asks, resolves
from deckwright.effects.card_rules import CardRules
from deckwright.effects.scoring import best
from deckwright.effects.turns import turn_ends
from deckwright.effects.vocabulary.flow import Skip
from hedgerow.cards import MARKET, STARTERS

LAYOUT = Layout(
    seats=4,
    zones=[
        Zone("box", Sight.SEALED),  # the first zone holds every card before the table is laid
        Zone("market", ordered=False),
        Zone("compost"),
        Zone("deck", Sight.HIDDEN, per_seat=True, pool="own"),
        Zone("hand", Sight.OWNER, per_seat=True, ordered=False, pool="own"),
        Zone("played", per_seat=True),
        Zone("discard", per_seat=True),
    ],
    counters=[Counter("berries", per_seat=True, this_turn=True), Counter("summer")],
)
MARKET_ROW, COMPOST, DECK, HAND, PLAYED, DISCARD = (
    LAYOUT.zone(name) for name in ("market", "compost", "deck", "hand", "played", "discard")
)
BERRIES, SUMMER = LAYOUT.counter("berries"), LAYOUT.counter("summer")
HAND_SIZE = 5
COPIES = 5
ROUNDS = 12


class Gather(Step, frozen=True):
    """Play and buy, as long as you like."""


class Pass(Step, frozen=True):
    """The next player's turn, unless the game is over."""


class Hedgerow(CardRules):
    name = "hedgerow"
    version = 1
    min_seats, max_seats = 2, 4
    parts = {"play": ()}  # noqa: RUF012
    new_decks = {"deck": ("discard", True)}  # noqa: RUF012

    def __init__(self):
        cards = [*STARTERS, *MARKET]
        super().__init__(LAYOUT, cards, {"play": Subject.CARD, "buy": Subject.CARD, "end": Subject.NOTHING})
        for number, card in enumerate(cards):
            print_text(self, number, "play", card.play)
        compile_block(self, "playing", (move("this", to="played"), perform("this", "play")))
        tidy_up = (every("spent", card_in("hand", "played")), discard("spent"), draw(HAND_SIZE))
        compile_block(self, "tidying", tidy_up)
        self.add_block("turn", [Gather(), Pass(), Skip(-3)])

    def deal_cards(self, seats, options, dice):
        own = ["berry"] * 7 + ["bramble"] * 3
        return [self.by_id[id] for id in own * seats + [card.id for card in MARKET] * COPIES]

    def set_up(self, game):
        for card in range(len(game.cards)):
            game.move(card, DECK + card // 10 if card < 10 * game.seats else MARKET_ROW)
        for seat in range(game.seats):
            game.shuffle(DECK + seat)
            game.draw_several(DECK + seat, HAND + seat, HAND_SIZE)
        game.counters[SUMMER] = ROUNDS
        game.turn = 0
        game.push(self.block("turn"), {})

    def discard_place(self, game, card):
        return DISCARD + LAYOUT.owner_of[game.place[card]]

    def destroy_place(self, game, card):
        return COMPOST


def _one_of_each(game, zone):
    return {game.cards[card]: card for card in game.zones[zone]}


@asks(Gather)
def _ask(game, scope, step):
    you, printed = game.turn, game.rules.definitions
    berries = game.counters[BERRIES + you]
    hand, market = _one_of_each(game, HAND + you), _one_of_each(game, MARKET_ROW)
    options = [("play", card, -1) for card in hand.values()]
    options += [("buy", card, -1) for number, card in market.items() if printed[number].cost <= berries]
    return Question("turn", (you,), [*options, ("end", -1, -1)])


@answers(Gather)
def _answer(game, scope, step, option):
    verb, card, _ = option
    you = game.turn
    if verb == "end":
        game.push(game.rules.block("tidying"), {"you": you, "this": -1})
        return
    scope.at -= 1  # ask again afterwards
    if verb == "play":
        game.push(game.rules.block("playing"), {"you": you, "this": card})
    else:
        game.add(BERRIES + you, -game.rules.definitions[game.cards[card]].cost)
        game.move(card, DISCARD + you)


@resolves(Pass)
def _pass(game, scope, step):
    turn_ends(game)
    game.turn = (game.turn + 1) % game.seats
    if game.turn == 0:
        game.add(SUMMER, -1)
    rose, printed = game.rules.by_id["rose"], game.rules.definitions
    if game.counters[SUMMER] and any(game.cards[card] == rose for card in game.zones[MARKET_ROW]):
        game.tell("turn", seat=game.turn)
        return
    piles = [[zone + seat for zone in (DECK, HAND, PLAYED, DISCARD)] for seat in range(game.seats)]
    scores = [sum(printed[game.cards[card]].points for pile in own for card in game.zones[pile]) for own in piles]
    game.end(best(scores), scores)
