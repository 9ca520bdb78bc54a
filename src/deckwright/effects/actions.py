"""Actions printed on cards: used when one likes, at their moment, for their cost."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.core.game import Scope, use_key
from deckwright.core.questions import Option, Question, Refusal
from deckwright.core.steps import answers, asks, refuses
from deckwright.effects.conditions import holds
from deckwright.effects.feasibility import possible
from deckwright.effects.flow import Lay, expands
from deckwright.effects.lookup import CardGame
from deckwright.effects.purses import available
from deckwright.effects.vocabulary.actions import Action, Moment, Use
from deckwright.effects.vocabulary.flow import LineUp, Next, Skip
from deckwright.effects.vocabulary.verbs import Pay
from deckwright.effects.words import Steps


class PrintedAction:
    """An action as the rules know it, with the block that carries it out."""

    __slots__ = ("action", "block", "number")

    def __init__(self, action: Action, number: int, block: int) -> None:
        self.action = action
        self.number = number
        """Modulo 8 it is the place of the action on its card."""
        self.block = block


def refusal(
    game: CardGame, seat: int, card: int, printed: PrintedAction, moment: str, about: int = -1
) -> Refusal | None:
    """Why an action cannot be used now, or ``None`` if it can."""
    action = printed.action
    scope = Scope(0, 0, {"you": seat, "this": card, "about": about})
    if action.moment != moment or (action.condition is not None and not holds(game, scope, action.condition)):
        return ("not-now", 0, 0)
    if action.limit and game.uses.get(use_key(card, printed.number), 0) >= action.limit:
        return ("used-this-turn", 0, 0)
    for step in action.cost:
        if isinstance(step, Pay) and isinstance(step.amount, int):
            have = available(game, seat, step.what, step.purpose)
            if have < step.amount:
                return (f"costs-{step.what}", step.amount, have)
    return None if possible(game, scope, action.cost) else ("not-possible", 0, 0)


def usable(game: CardGame, seat: int, moment: str, about: int = -1) -> list[Option]:
    """The actions a seat may use now."""
    rules, cards = game.rules, game.cards
    options: list[Option] = []
    for card in rules.action_cards(game, seat):
        for printed in rules.printed_on[cards[card]]:
            if printed.action.moment == moment and refusal(game, seat, card, printed, moment, about) is None:
                options.append(("use", card, printed.number))
    return options


def missing(game: CardGame, seat: int, moment: str, about: int = -1) -> list[tuple[Option, Refusal]]:
    """The actions of this moment that a seat cannot use now, with the reason."""
    rules = game.rules
    return [
        (("use", card, printed.number), why)
        for card in rules.action_cards(game, seat)
        for printed in rules.printed_on[game.cards[card]]
        if printed.action.moment == moment and (why := refusal(game, seat, card, printed, moment, about)) is not None
    ]


def use(game: CardGame, seat: int, card: int, number: int, about: int = -1) -> None:
    """Use an action: its cost and effect go on the stack."""
    printed = game.rules.printed_actions[number]
    key = use_key(card, number)
    game.uses[key] = game.uses.get(key, 0) + 1
    game.tell("acted", seat=seat, card=card, what=printed.action.id)
    game.push(printed.block, {"you": seat, "this": card, "about": about})


@expands(Moment)
def _lay_moment(step: Moment, lay: Lay, later: Steps) -> list[Step]:
    line, holder = lay.name(), lay.name()
    return [LineUp(line, "all"), Next(line, holder, 2), Use(step.moment, step.about, holder), Skip(-3)]


def _about(scope: Scope, step: Use) -> int:
    return scope.card(step.about) if step.about else -1


@asks(Use)
def _ask_use(game: CardGame, scope: Scope, step: Use) -> Question | None:
    seat = scope.seat(step.who)
    options = usable(game, seat, step.moment, _about(scope, step))
    if not options:
        return None
    return Question(step.moment, (seat,), [*options, ("no", -1, -1)], about=_about(scope, step))


@answers(Use)
def _answer_use(game: CardGame, scope: Scope, step: Use, option: Option) -> None:
    if option[0] == "use":
        scope.at -= 1  # perhaps there is another to use
        use(game, scope.seat(step.who), option[1], option[2], _about(scope, step))


@refuses(Use)
def _refuse_use(game: CardGame, scope: Scope, step: Use) -> list[tuple[Option, Refusal]]:
    return missing(game, scope.seat(step.who), step.moment, _about(scope, step))
