"""The turn-order deck: whose turn comes next is drawn, not known."""

from __future__ import annotations

from zlib import crc32

from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.questions import ALONE, Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.flow import Lay, expands, forget_first
from deckwright.effects.picks import VERB_OF, finds
from deckwright.effects.turns import turn_ends
from deckwright.effects.vocabulary.flow import Forget
from deckwright.effects.words import Steps
from deckwright.games.aeons_end.breaches import has_prepped
from deckwright.games.aeons_end.definitions import ONE_OF_TWO, THE_NEMESIS
from deckwright.games.aeons_end.endings import check_victory, players_lose
from deckwright.games.aeons_end.lookup import Board, card_of, one_of_each, own
from deckwright.games.aeons_end.own_rules import nothing
from deckwright.games.aeons_end.table import (
    IN_TURN_ORDER,
    INTERVENING,
    NEMESIS_DECK,
    NEMESIS_TOKENS,
    TURN_DECK,
    TURN_DISCARD,
    TURN_TOKEN,
    UNDOABLE,
)
from deckwright.games.aeons_end.vocabulary import turn_order as words
from deckwright.games.aeons_end.vocabulary.turn_order import ChooseTurnOrder, LookAtTurnDeck, PutBackTurnDeck


def refill(game: Board) -> None:
    """An empty turn-order deck is made anew from its discard pile."""
    if not game.zones[TURN_DECK]:
        game.move_all(TURN_DISCARD, TURN_DECK)
        game.shuffle(TURN_DECK)


@resolves(words.DrawTurnCard)
def _draw(game: Board, scope: Scope, step: Step) -> None:
    if not game.zones[TURN_DECK]:
        refill(game)
    card = game.draw(TURN_DECK, TURN_DISCARD)
    scope.names["card"] = card
    game.turn = -1
    seats = players_of(game, card)
    if game.events is not None:
        alone = len(seats) == 1
        game.tell("turn-card", seat=seats[0] if alone else -1, card=card, what="player" if alone else "")
    if game.derived[IN_TURN_ORDER]:
        return  # a mage may ward the turn
    if len(seats) > 1 or game.settled is not None:
        scope.at += 1
    else:
        scope.at += 2  # nothing is to be asked
        _start(game, seats[0] if seats else -1)


def players_of(game: Board, card: int) -> tuple[int, ...]:
    """The players whose card a turn-order card is: one, two, all of them, or none if it is the nemesis' card."""
    definition = game.rules.card_of[game.cards[card]]
    whose = definition.turn_of
    if whose >= 0 and game.seats > 1:
        return ALONE[whose]
    if whose == THE_NEMESIS:
        return ()
    return definition.pair if whose == ONE_OF_TWO else tuple(range(game.seats))


@asks(words.StartTurn)
def _ask_start(game: Board, scope: Scope, step: words.StartTurn) -> Question | Option | None:
    card = scope.card("card")
    seats = players_of(game, card)
    if card_of(game, card).turn_of == ONE_OF_TWO:
        seats = tuple(seat for seat in seats if not game.counters[TURN_TOKEN + seat])
    options: list[Option] = [("player", seat, -1) for seat in seats or (THE_NEMESIS,)]
    return question_or_only("whose-turn", seats, options, card)


@answers(words.StartTurn)
def _answer_start(game: Board, scope: Scope, step: words.StartTurn, option: Option) -> None:
    card = scope.card("card")
    if card_of(game, card).turn_of == ONE_OF_TWO:
        seats = players_of(game, card)
        if any(game.counters[TURN_TOKEN + seat] for seat in seats):
            # The other one had the first turn: now the token goes back between them.
            for seat in seats:
                game.add(TURN_TOKEN + seat, -game.counters[TURN_TOKEN + seat])
        else:
            game.add(TURN_TOKEN + option[1], 1)
    _start(game, max(option[1], -1))


def _start(game: Board, seat: int) -> None:
    rules = game.rules
    game.turn = seat
    if game.events is not None:
        game.tell("turn" if seat >= 0 else "nemesis-turn", seat=seat)
    if seat < 0:
        game.stack.append(Scope(rules.nemesis_turn, 0, {"you": 0}))
        return
    first = 0
    if not game.derived[INTERVENING]:
        first = rules.casting_phase if has_prepped(game, seat) else rules.main_phase
    game.stack.append(Scope(rules.player_turn, first, {"you": seat}))


@resolves(words.EndTurn)
def _end(game: Board, scope: Scope, step: words.EndTurn) -> None:
    turn_ends(game)
    turn_is_over = own(game).turn_ends
    if turn_is_over is not nothing:
        turn_is_over(game)
    if game.derived[UNDOABLE] or not game.zones[NEMESIS_DECK]:
        check_victory(game)
    if game.turn < 0 and not game.zones[NEMESIS_DECK] and game.outcome is None and _stands_still(game, scope):
        players_lose(game, "nemesis-rule")
    if game.outcome is None:
        scope.at = 0


def _stands_still(game: Board, scope: Scope) -> bool:
    """Whether the nemesis has taken a second turn that nobody could answer and that left the table as it was.

    It may have gained tokens. With nothing but its own turns to come, no player will ever have another.
    """
    if not game.zones[TURN_DECK] or any(players_of(game, card) for card in game.zones[TURN_DECK]):
        return False
    lying = [sorted(game.cards[card] for card in zone) for zone in game.zones]
    tokens, counters = game.counters[NEMESIS_TOKENS], game.counters[:]
    counters[NEMESIS_TOKENS] = 0
    before = scope.several("#before")
    table = crc32(repr((lying, counters, sorted(game.marks.items()))).encode())
    scope.names["#before"] = (game.version, table, tokens)
    return before[:2] == (game.version, table) and before[2] <= tokens


@resolves(words.RevealTurnCard)
def _reveal(game: Board, scope: Scope, step: words.RevealTurnCard) -> None:
    refill(game)
    if game.zones[TURN_DECK]:
        card = game.zones[TURN_DECK][-1]
        scope.names[step.name] = (card,)
        game.show(card)
    else:
        scope.names[step.name] = ()


@resolves(words.ShuffleIntoTurnDeck)
def _shuffle_in(game: Board, scope: Scope, step: words.ShuffleIntoTurnDeck) -> None:
    cards = scope.several(step.cards)
    for card in cards:
        game.move(card, TURN_DECK)
    if cards:
        game.shuffle(TURN_DECK)


forget_first(words.OwnerOfTurnCard)


@asks(words.OwnerOfTurnCard)
def _ask_owner(game: Board, scope: Scope, step: words.OwnerOfTurnCard) -> Question | Option | None:
    card = scope.card(step.card)
    options: list[Option] = [("player", seat, -1) for seat in (players_of(game, card) if card >= 0 else ())]
    return question_or_only("whom", tuple(range(game.seats)), options, card)


@answers(words.OwnerOfTurnCard)
def _answer_owner(game: Board, scope: Scope, step: words.OwnerOfTurnCard, option: Option) -> None:
    scope.names[step.name] = (option[1],)


VERB_OF[words.NemesisTurnCard] = "pick"


@finds(words.NemesisTurnCard)
def _nemesis_turn_card(game: Board, scope: Scope, pick: words.NemesisTurnCard) -> list[int]:
    return [card for card in game.zones[TURN_DISCARD] if not players_of(game, card)][-1:]


@expands(words.ArrangeTurnDeck)
def _lay_arrange(step: words.ArrangeTurnDeck, lay: Lay, later: Steps) -> list[Step]:
    return [LookAtTurnDeck(), Forget("arranged"), ChooseTurnOrder(), PutBackTurnDeck()]


@resolves(LookAtTurnDeck)
def _look(game: Board, scope: Scope, step: LookAtTurnDeck) -> None:
    for card in game.zones[TURN_DECK]:
        game.show(card, scope.seat("you"))


@asks(ChooseTurnOrder)
def _ask_arrange(game: Board, scope: Scope, step: ChooseTurnOrder) -> Question | None:
    placed = scope.several("arranged")
    left = one_of_each(game, [card for card in game.zones[TURN_DECK] if card not in placed])
    if len(left) < 2:
        return None
    options: list[Option] = [("pick", card, -1) for card in left]
    return Question("arrange", (scope.seat("you"),), options, about=scope.card("this"))


@answers(ChooseTurnOrder)
def _answer_arrange(game: Board, scope: Scope, step: ChooseTurnOrder, option: Option) -> None:
    scope.names["arranged"] = (*scope.several("arranged"), option[1])
    scope.at -= 1


@resolves(PutBackTurnDeck)
def _put_back(game: Board, scope: Scope, step: PutBackTurnDeck) -> None:
    placed = scope.several("arranged")
    left = [card for card in game.zones[TURN_DECK] if card not in placed]
    # The first card chosen is drawn first: it lies on top, at the end of the list.
    game.zones[TURN_DECK] = [*placed, *left][::-1]


def nemesis_cards_discarded(game: Board) -> int:
    """How many nemesis cards lie in the turn-order discard pile."""
    return sum(card_of(game, card).turn_of == THE_NEMESIS for card in game.zones[TURN_DISCARD])
