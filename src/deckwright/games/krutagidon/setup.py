"""Set-up: what takes part, what each wizard may choose from, and the table before the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question
from deckwright.core.randomness import Dice
from deckwright.core.steps import asks, collects, resolves
from deckwright.effects.vocabulary.flow import ForEach, Let
from deckwright.effects.vocabulary.picks import CardIn
from deckwright.effects.vocabulary.verbs import Move
from deckwright.effects.words import Steps
from deckwright.errors import PlayerError
from deckwright.games.krutagidon.definitions import FAMILIAR, LEGEND, LIMP, MAYHEM, OBJECT, PROPERTY, TOKEN, WILD
from deckwright.games.krutagidon.lookup import Board, card_of
from deckwright.games.krutagidon.table import (
    BOARD,
    BOX,
    DECK,
    HAND,
    HAND_SIZE,
    LEGENDS,
    LIFE,
    LIMP_WANDS,
    MAIN,
    MARKET,
    MARKET_SIZE,
    OFFERS,
    PRIZES,
    REVEALED,
    START_LIFE,
    TOKEN_STACK,
    WILD_MAGIC,
)
from deckwright.games.krutagidon.table import FAMILIAR as FAMILIAR_PLACE
from deckwright.games.krutagidon.table import LEGEND as LEGEND_PLACE
from deckwright.games.krutagidon.table import MAYHEM as MAYHEM_PILE
from deckwright.games.krutagidon.table import PROPERTY as PROPERTY_PLACE
from deckwright.games.krutagidon.vocabulary import Keep, LayMarket, TakeOffers

if TYPE_CHECKING:
    from deckwright.games.krutagidon.rules import Krutagidon

DEALT, RANDOM, PICKED = "dealt", "random", "picked"
ASSIGNED: Final[tuple[str, ...]] = (DEALT, RANDOM, PICKED)
"""How familiars and properties find their wizards; or the option names them, one for each seat."""
FIRST_LEGEND: Final = "voom"
LEGENDS_BELOW = {2: 8, 3: 7, 4: 6, 5: 5}
SHORT_LEGENDS_BELOW = {2: 4, 3: 4, 4: 3, 5: 3}
TOKENS_EACH: Final = 4
SHORT_TOKENS_EACH: Final = 2
STARTING_DECK: Final[tuple[str, ...]] = ("sign",) * 6 + ("wand",) + ("fizzle",) * 3


def strings(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


def check(rules: Krutagidon, seats: int, options: dict[str, object]) -> None:
    """Whoever begins sits at the table; what is named is named once for each seat."""
    first = str(options["first"])
    if first != RANDOM and int(first) > seats:
        raise PlayerError("first", f"player {first} cannot begin: there are {seats} players", first=first, seats=seats)
    for option, kind in (("familiars", FAMILIAR), ("properties", PROPERTY)):
        _check_named(rules, seats, options, option, kind)


def _check_named(rules: Krutagidon, seats: int, options: dict[str, object], option: str, kind: str) -> None:
    named = strings(options[option])
    if len(named) == 1 and named[0] in ASSIGNED:
        return
    if any(word in named for word in ASSIGNED) or len(named) != seats:
        raise PlayerError(
            "one-for-each",
            f"{option} is one of {list(ASSIGNED)}, or names one for each of {seats} players, not {named}",
            option=option,
            ways=list(ASSIGNED),
            seats=seats,
            chosen=named,
        )
    twice = next((one for one in named if named.count(one) > 1), "")
    if twice:
        raise PlayerError("given-twice", f"{option}: there is only one {twice!r}", option=option, card=twice)
    promos = [one for one in named if rules.card_of[rules.by_id[one]].promo]
    if kind == FAMILIAR and promos and options["promos"] == "off":
        raise PlayerError("no-promos", f"{promos[0]!r} is a promo familiar: set promos to on", card=promos[0])


def deal_cards(rules: Krutagidon, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
    """The starting decks, then the whole box."""
    cards = [rules.by_id[one] for one in STARTING_DECK] * seats
    return cards + (rules.shared_cards if options["promos"] == "on" else rules.shared_cards_without_promos)


def lay_table(game: Board) -> None:
    """Everything from the open box to the first choice."""
    rules, seats = game.rules, game.seats
    piles = _sorted_piles(game)
    everybody = (1 << seats) - 1
    for kind, place in ((WILD, WILD_MAGIC), (LIMP, LIMP_WANDS), (OBJECT, PRIZES)):
        _put(game, piles[kind], place, everybody)
    _put(game, piles["main"], MAIN, 0)
    game.shuffle(MAIN)
    for seat in range(seats):
        _put(game, list(range(seat * 10, seat * 10 + 10)), DECK + seat, 0)
        game.shuffle(DECK + seat)
        game.counters[LIFE + seat] = START_LIFE
    short = game.options["length"] == "short"
    legends = [card for card in piles[LEGEND] if rules.card_of[game.cards[card]].id != FIRST_LEGEND]
    first = [card for card in piles[LEGEND] if card not in legends]
    chosen, rest = _drawn(game, legends, (SHORT_LEGENDS_BELOW if short else LEGENDS_BELOW)[seats])
    _put(game, chosen, LEGENDS, 0)
    _put(game, first, LEGEND_PLACE, everybody)
    tokens, spare = _drawn(game, piles[TOKEN], (SHORT_TOKENS_EACH if short else TOKENS_EACH) * seats)
    _put(game, tokens, TOKEN_STACK, 0)
    _put(game, rest + spare, BOX, 0)
    _offer(game, "properties", piles[PROPERTY], each=1 if seats == 5 else 2)
    _offer(game, "familiars", piles[FAMILIAR], each=2 if len(piles[FAMILIAR]) >= 2 * seats else 1)
    game.push(rules.block("set-up"), {"you": 0, "this": -1})


def _sorted_piles(game: Board) -> dict[str, list[int]]:
    """The cards of the box by kind; what is sold at the market and the mayhems are one pile."""
    piles: dict[str, list[int]] = {kind: [] for kind in (WILD, LIMP, OBJECT, LEGEND, TOKEN, PROPERTY, FAMILIAR, "main")}
    kinds = game.rules.kind_of
    for card in range(10 * game.seats, len(game.cards)):
        kind = kinds[game.cards[card]]
        piles[kind if kind in piles else "main"].append(card)
    game.zones[BOX] = []
    return piles


def _put(game: Board, cards: list[int], place: int, seen: int) -> None:
    game.zones[place] += cards
    for card in cards:
        game.place[card] = place
        game.seen[card] = seen


def _drawn(game: Board, cards: list[int], count: int) -> tuple[list[int], list[int]]:
    """So many cards by chance, and the rest."""
    left, drawn = list(cards), []
    for _ in range(min(count, len(left))):
        drawn.append(left.pop(game.random_below(len(left))))
    return drawn, left


def _offer(game: Board, option: str, cards: list[int], each: int) -> None:
    """Deal each wizard some to choose from; or one by chance or by name; or lay all out to be picked in turn."""
    ways = strings(game.options[option])
    if ways == [PICKED]:
        _put(game, cards, REVEALED, (1 << game.seats) - 1)
        return
    if ways in ([DEALT], [RANDOM]):
        count = each if ways == [DEALT] else 1
        dealt, rest = _drawn(game, cards, count * game.seats)
        hands = [dealt[seat * count : (seat + 1) * count] for seat in range(game.seats)]
    else:
        ids = {card_of(game, card).id: card for card in cards}
        hands = [[ids[one]] for one in ways]
        rest = [card for card in cards if [card] not in hands]
    for seat, hand in enumerate(hands):
        _put(game, hand, OFFERS + seat, 1 << seat)
    _put(game, rest, BOX, 0)


def _offered(game: Board, kind: str) -> dict[int, list[int]]:
    kinds = game.rules.kind_of
    dealt = {
        seat: [card for card in game.zones[OFFERS + seat] if kinds[game.cards[card]] == kind]
        for seat in range(game.seats)
    }
    return {seat: cards for seat, cards in dealt.items() if cards}


@asks(Keep)
def _ask_keep(game: Board, scope: Scope, step: Keep) -> Question | None:
    offered = _offered(game, step.kind)
    each: dict[int, list[Option]] = {
        seat: [("pick", card, -1) for card in cards] for seat, cards in offered.items() if len(cards) > 1
    }
    if not each:
        return None
    prompt = "property" if step.kind == PROPERTY else "familiar"
    return Question(prompt, tuple(each), [], each=each)


@collects(Keep)
def _collect_keep(game: Board, scope: Scope, step: Keep, given: dict[int, Option]) -> None:
    scope.names[step.kind] = tuple(given[seat][1] for seat in sorted(given))


def kept_by(game: Board, seat: int) -> list[int]:
    """What a wizard has already chosen to keep; the others do not know it before everything is revealed."""
    kept = {card for scope in game.stack for kind in (PROPERTY, FAMILIAR) for card in scope.several(kind)}
    return [card for card in game.zones[OFFERS + seat] if card in kept]


@resolves(TakeOffers)
def _take_offers(game: Board, scope: Scope, step: TakeOffers) -> None:
    kept = {*scope.several(PROPERTY), *scope.several(FAMILIAR)}
    for kind in (PROPERTY, FAMILIAR):
        kept |= {cards[0] for cards in _offered(game, kind).values() if len(cards) == 1}
    kinds = game.rules.kind_of
    for seat in range(game.seats):
        for card in list(game.zones[OFFERS + seat]):
            if card in kept:
                place = PROPERTY_PLACE if kinds[game.cards[card]] == PROPERTY else FAMILIAR_PLACE
                game.move(card, place + seat)
            else:
                game.move(card, BOX)
    for card in list(game.zones[REVEALED]):
        game.move(card, BOX)
    assign_boards(game)


def assign_boards(game: Board) -> None:
    """The familiar under it names a wizard's board."""
    for seat in range(game.seats):
        for card in game.zones[FAMILIAR_PLACE + seat]:
            game.counters[BOARD + seat] = game.cards[card] + 1


@resolves(LayMarket)
def _lay_market(game: Board, scope: Scope, step: LayMarket) -> None:
    kinds = game.rules.kind_of
    while len(game.zones[MARKET]) < MARKET_SIZE and game.zones[MAIN]:
        card = game.zones[MAIN][-1]
        game.draw(MAIN, MAYHEM_PILE if kinds[game.cards[card]] == MAYHEM else MARKET)
    for seat in range(game.seats):
        game.draw_several(DECK + seat, HAND + seat, HAND_SIZE)
    first = game.options["first"]
    game.turn = game.random_below(game.seats) if first == RANDOM else int(str(first)) - 1
    game.push(game.rules.block("turn"), {"you": game.turn, "this": -1})


def _picked(kind: str) -> ForEach:
    """One after the other, each wizard picks one of those that lie open."""
    pick = Let("mine", CardIn(("revealed",), kind=kind), by="wizard")
    return ForEach("wizard", "all", (pick, Move("mine", kind, "wizard")))


SET_UP: Steps = (
    _picked(PROPERTY),
    Keep(PROPERTY),
    _picked(FAMILIAR),
    Keep(FAMILIAR),
    TakeOffers(),
    LayMarket(),
)
