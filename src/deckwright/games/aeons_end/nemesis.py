"""The turn of the nemesis: cards in play act from the oldest to the newest, then a new card is drawn."""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import Step, answers, asks, resolves
from deckwright.effects.amounts import evaluate, evaluates
from deckwright.effects.conditions import judges
from deckwright.effects.flow import possible_if
from deckwright.effects.texts import perform
from deckwright.effects.words import Binding, Computed, Condition, Name, word
from deckwright.games.aeons_end.definitions import ATTACK, MINION, POWER
from deckwright.games.aeons_end.lookup import card_of, increased_difficulty, kind_of, rules_of
from deckwright.games.aeons_end.main_phase import use_ability
from deckwright.games.aeons_end.table import (
    LIFE_MARK,
    MAGE,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_DRAWN,
    NEMESIS_PLAY,
    POWER_MARK,
)


@word
class Unleash(Step, frozen=True):
    """Carry out the unleash effect of the nemesis, once or several times."""

    times: int | Computed = 1


@word
class IncreasedDifficulty(Condition, frozen=True):
    """The increased difficulty of the nemesis is in use."""


@word
class ReturnMinion(Step, frozen=True):
    """The minion that was discarded last comes back into play."""


@word
class SetLife(Step, frozen=True):
    """A minion's life, now and at most, is set."""

    amount: int | Computed
    cards: Name = "this"


@word
class DiscardFromNemesisDeck(Step, frozen=True):
    """The top cards of the nemesis deck are discarded without being carried out, and given a name."""

    count: int
    name: Binding = "discarded"


@word
class TierThree(Computed, frozen=True):
    """So much for each card of tier 3 among some cards."""

    cards: Name
    times: int = 1


@word
class CancelDrawnCard(Step, frozen=True):
    """The card just drawn from the nemesis deck is discarded; nothing on it happens."""


class OneUnleash(Step, frozen=True):
    """Start the unleash block once, as often as is left."""


class LineUpCards(Step, frozen=True):
    """Remember which cards act in this main phase."""


class NextCard(Step, frozen=True):
    """The next card in line acts."""


class DrawNemesisCard(Step, frozen=True):
    """Draw a card; with an empty deck unleash three times instead."""


class CancelWindow(Step, frozen=True):
    """A mage may stop a drawn attack or power."""


class CarryOut(Step, frozen=True):
    """Carry out the drawn card."""


class Finish(Step, frozen=True):
    """A card that has been carried out is discarded."""


class EndOfNemesisTurn(Step, frozen=True):
    """What the nemesis does at the end of its turn."""


def unleash(game: Game, times: int) -> None:
    if times > 0:
        game.push(rules_of(game).block("unleashes"), {"you": max(game.turn, 0), "left": times})


def enter_play(game: Game, card: int) -> None:
    """A minion or power enters play as the newest card, with its tokens; then what it does immediately."""
    definition = card_of(game, card)
    game.move(card, NEMESIS_PLAY)
    if definition.kind == MINION:
        game.marks[card * 8 + LIFE_MARK] = definition.life
    else:
        game.marks[card * 8 + POWER_MARK] = definition.power
    rules_of(game).nemesis_card_entered(game, card)
    perform(game, card, "immediately", max(game.turn, 0))


def discard_nemesis_card(game: Game, card: int) -> None:
    """A card of the nemesis leaves play, with all tokens on it."""
    for mark in range(8):
        game.marks.pop(card * 8 + mark, None)
    game.move(card, NEMESIS_DISCARD)


@resolves(Unleash)
def _unleash(game: Game, scope: Scope, step: Unleash) -> None:
    unleash(game, evaluate(game, scope, step.times))


@resolves(OneUnleash)
def _one_unleash(game: Game, scope: Scope, step: OneUnleash) -> None:
    left = scope.seat("left")
    if left <= 0:
        return
    scope.names["left"] = left - 1
    scope.at -= 1
    nemesis = game.zones[NEMESIS][0]
    game.tell("unleash", card=nemesis)
    perform(game, nemesis, "unleash", scope.seat("you"))


@judges(IncreasedDifficulty)
def _increased(game: Game, scope: Scope, condition: IncreasedDifficulty) -> bool:
    return increased_difficulty(game)


@resolves(ReturnMinion)
def _return_minion(game: Game, scope: Scope, step: ReturnMinion) -> None:
    for card in reversed(game.zones[NEMESIS_DISCARD]):
        if kind_of(game, card) == MINION:
            enter_play(game, card)
            return


@possible_if(ReturnMinion)
def _can_return(game: Game, scope: Scope, step: ReturnMinion) -> bool:
    return any(kind_of(game, card) == MINION for card in game.zones[NEMESIS_DISCARD])


@resolves(CancelDrawnCard)
def _cancel(game: Game, scope: Scope, step: CancelDrawnCard) -> None:
    for card in list(game.zones[NEMESIS_DRAWN]):
        discard_nemesis_card(game, card)
        rules_of(game).nemesis_card_left(game)


@evaluates(TierThree)
def _tier_three(game: Game, scope: Scope, amount: TierThree) -> int:
    return amount.times * sum(card_of(game, card).tier == 3 for card in scope.several(amount.cards))


@resolves(SetLife)
def _set_life(game: Game, scope: Scope, step: SetLife) -> None:
    amount = evaluate(game, scope, step.amount)
    for card in scope.several(step.cards):
        game.marks[card * 8 + LIFE_MARK] = amount


@resolves(DiscardFromNemesisDeck)
def _discard_from_deck(game: Game, scope: Scope, step: DiscardFromNemesisDeck) -> None:
    gone = []
    for _ in range(step.count):
        card = game.draw(NEMESIS_DECK, NEMESIS_DISCARD)
        if card >= 0:
            gone.append(card)
    scope.names[step.name] = tuple(gone)


# -- the turn --------------------------------------------------------------------------------------------------


@resolves(LineUpCards)
def _line_up(game: Game, scope: Scope, step: LineUpCards) -> None:
    scope.names["line"] = tuple(game.zones[NEMESIS_PLAY])


@resolves(NextCard)
def _next_card(game: Game, scope: Scope, step: NextCard) -> None:
    line = scope.several("line")
    if not line:
        return
    card, scope.names["line"] = line[0], line[1:]
    scope.at -= 1
    if game.place[card] != NEMESIS_PLAY:
        return
    if kind_of(game, card) == MINION:
        game.tell("persistent", card=card)
        perform(game, card, "persistent", 0)
        return
    key = card * 8 + POWER_MARK
    game.marks[key] -= 1
    game.tell("power-counts", card=card, total=game.marks[key])
    if game.marks[key] <= 0:
        game.push(rules_of(game).block("finish"), {"you": 0, "this": card})
        perform(game, card, "power", 0)


@resolves(DrawNemesisCard)
def _draw(game: Game, scope: Scope, step: DrawNemesisCard) -> None:
    card = game.draw(NEMESIS_DECK, NEMESIS_DRAWN)
    scope.names["this"] = card
    if card < 0:
        unleash(game, 3)
    else:
        game.tell("nemesis-card", card=card)


@asks(CancelWindow)
def _ask_cancel(game: Game, scope: Scope, step: CancelWindow) -> Question | None:
    card = scope.card("this")
    if card < 0 or kind_of(game, card) not in (ATTACK, POWER):
        return None
    able = rules_of(game).charged(game, "nemesis-draw")
    if not able:
        return None
    options: list[Option] = [("ability", game.zones[MAGE + seat][0], -1) for seat in able]
    return Question("cancel", tuple(able), [*options, ("no", -1, -1)], about=card)


@answers(CancelWindow)
def _answer_cancel(game: Game, scope: Scope, step: CancelWindow, option: Option) -> None:
    if option[0] == "no":
        return
    use_ability(game, game.place[option[1]] - MAGE)


@resolves(CarryOut)
def _carry_out(game: Game, scope: Scope, step: CarryOut) -> None:
    card = scope.card("this")
    if card < 0 or game.place[card] != NEMESIS_DRAWN:
        return  # there was none, or a mage stopped it
    if kind_of(game, card) == ATTACK:
        game.push(rules_of(game).block("finish"), {"you": 0, "this": card})
        perform(game, card, "attack", 0)
    else:
        enter_play(game, card)


@resolves(Finish)
def _finish(game: Game, scope: Scope, step: Finish) -> None:
    card = scope.card("this")
    if game.place[card] in (NEMESIS_PLAY, NEMESIS_DRAWN):
        discard_nemesis_card(game, card)
        rules_of(game).nemesis_card_left(game)


@resolves(EndOfNemesisTurn)
def _end_of_turn(game: Game, scope: Scope, step: EndOfNemesisTurn) -> None:
    perform(game, game.zones[NEMESIS][0], "end-of-turn", 0)
