"""The turn-order deck: whose turn comes next is drawn, not known."""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import Step, answers, asks, resolves
from deckwright.effects.turns import turn_ends
from deckwright.effects.words import Binding, Name, word
from deckwright.games.aeons_end.damage import players_win
from deckwright.games.aeons_end.definitions import ANYBODY, THE_NEMESIS
from deckwright.games.aeons_end.lookup import card_of, rules_of
from deckwright.games.aeons_end.table import NEMESIS_DECK, NEMESIS_PLAY, TURN_DECK, TURN_DISCARD


@word
class RevealTurnCard(Step, frozen=True):
    """Turn over the top card of the turn-order deck and give it a name; it stays where it is."""

    name: Binding


@word
class ShuffleIntoTurnDeck(Step, frozen=True):
    """Turn-order cards are shuffled into the turn-order deck."""

    cards: Name


@word
class OwnerOfTurnCard(Step, frozen=True):
    """Give a name to the player of a turn-order card; for the wild card the players decide."""

    name: Binding
    card: Name


@word
class ArrangeTurnDeck(Step, frozen=True):
    """Look at the turn-order deck and put it back in any order."""


class DrawTurnCard(Step, frozen=True):
    """Draw the card that tells whose turn it is."""


class StartTurn(Step, frozen=True):
    """The turn of a player or of the nemesis begins."""


class EndTurn(Step, frozen=True):
    """What lasts a turn ends; perhaps the players have won."""


def refill(game: Game) -> None:
    """An empty turn-order deck is made anew from its discard pile."""
    if not game.zones[TURN_DECK]:
        for card in list(game.zones[TURN_DISCARD]):
            game.move(card, TURN_DECK)
        game.shuffle(TURN_DECK)


@resolves(DrawTurnCard)
def _draw(game: Game, scope: Scope, step: DrawTurnCard) -> None:
    refill(game)
    card = game.draw(TURN_DECK, TURN_DISCARD)
    scope.names["card"] = card
    game.turn = -1
    game.tell("turn-card", card=card)


@asks(StartTurn)
def _ask_start(game: Game, scope: Scope, step: StartTurn) -> Question | None:
    whose = card_of(game, scope.card("card")).turn_of
    if whose == ANYBODY and game.seats > 1:
        seats = tuple(range(game.seats))
        return Question("whose-turn", seats, [("player", seat, -1) for seat in seats], about=scope.card("card"))
    _start(game, -1 if whose == THE_NEMESIS else 0 if game.seats == 1 else whose)
    return None


@answers(StartTurn)
def _answer_start(game: Game, scope: Scope, step: StartTurn, option: Option) -> None:
    _start(game, option[1])


def _start(game: Game, seat: int) -> None:
    rules = rules_of(game)
    game.turn = seat
    if seat < 0:
        game.tell("nemesis-turn")
        game.push(rules.block("nemesis-turn"), {"you": 0})
    else:
        game.tell("turn", seat=seat)
        game.push(rules.block("player-turn"), {"you": seat})


@resolves(EndTurn)
def _end(game: Game, scope: Scope, step: EndTurn) -> None:
    turn_ends(game)
    rules_of(game).turn_ends(game)
    check_empty_nemesis(game)


def check_empty_nemesis(game: Game) -> None:
    """The players win when the nemesis has no cards left and neither minions nor powers in play."""
    if not game.zones[NEMESIS_DECK] and not game.zones[NEMESIS_PLAY]:
        players_win(game, "nemesis-out-of-cards")


@resolves(RevealTurnCard)
def _reveal(game: Game, scope: Scope, step: RevealTurnCard) -> None:
    refill(game)
    if game.zones[TURN_DECK]:
        card = game.zones[TURN_DECK][-1]
        scope.names[step.name] = (card,)
        game.show(card)
    else:
        scope.names[step.name] = ()


@resolves(ShuffleIntoTurnDeck)
def _shuffle_in(game: Game, scope: Scope, step: ShuffleIntoTurnDeck) -> None:
    cards = scope.several(step.cards)
    for card in cards:
        game.move(card, TURN_DECK)
    if cards:
        game.shuffle(TURN_DECK)


@asks(OwnerOfTurnCard)
def _ask_owner(game: Game, scope: Scope, step: OwnerOfTurnCard) -> Question | None:
    card = scope.card(step.card)
    whose = card_of(game, card).turn_of if card >= 0 else THE_NEMESIS
    if whose == ANYBODY and game.seats > 1:
        seats = tuple(range(game.seats))
        return Question("whom", seats, [("player", seat, -1) for seat in seats], about=card)
    scope.names[step.name] = () if whose == THE_NEMESIS else (0 if game.seats == 1 else whose,)
    return None


@answers(OwnerOfTurnCard)
def _answer_owner(game: Game, scope: Scope, step: OwnerOfTurnCard, option: Option) -> None:
    scope.names[step.name] = (option[1],)


@asks(ArrangeTurnDeck)
def _ask_arrange(game: Game, scope: Scope, step: ArrangeTurnDeck) -> Question | None:
    placed = scope.several("arranged")
    deck = game.zones[TURN_DECK]
    you = scope.seat("you")
    left = [card for card in deck if card not in placed]
    faces = {game.cards[card] for card in left}
    if len(faces) < 2:
        order = [*placed, *left]
        if order:
            # The first card chosen is drawn first: it lies on top, at the end of the list.
            game.zones[TURN_DECK] = order[::-1]
        for card in order:
            game.show(card, you)
        scope.names["arranged"] = ()
        return None
    options: list[Option] = []
    for card in left:
        if game.cards[card] in faces:
            faces.remove(game.cards[card])
            options.append(("pick", card, -1))
    return Question("arrange", (you,), options, about=scope.card("this"))


@answers(ArrangeTurnDeck)
def _answer_arrange(game: Game, scope: Scope, step: ArrangeTurnDeck, option: Option) -> None:
    scope.names["arranged"] = (*scope.several("arranged"), option[1])
    scope.at -= 1


def nemesis_cards_discarded(game: Game) -> int:
    """How many nemesis cards lie in the turn-order discard pile."""
    return sum(card_of(game, card).turn_of == THE_NEMESIS for card in game.zones[TURN_DISCARD])
