"""Texts: what is printed on a card under some heading, carried out by whoever has it in hand.

One card is cast, another is played, defends, or strikes everybody when it is revealed: each is a text of its own, a
block with its own names. ``you`` is whoever carries it out, wherever the card came from; ``this`` is the card;
``source`` is the player whose doing it is, if it is somebody's.
"""

from __future__ import annotations

from deckwright.core.game import Scope, Value
from deckwright.core.steps import resolves
from deckwright.effects.conditions import judges
from deckwright.effects.feasibility import possible_if
from deckwright.effects.lookup import CardGame
from deckwright.effects.picks import seats_called
from deckwright.effects.vocabulary.texts import HasText, Perform


def perform(game: CardGame, card: int, part: str, you: int, given: dict[str, Value] | None = None) -> bool:
    """Start a text of a card, with the names that it is given besides; returns whether it has one."""
    rules = game.rules
    block = rules.texts[part].get(game.cards[card], -1)
    if block < 0:
        return False
    names: dict[str, Value] = {"you": you, "this": card, "source": -1}
    if given is not None:
        names |= given
    game.stack.append(Scope(block, 0, names))
    return True


@judges(HasText)
def _has_text(game: CardGame, scope: Scope, condition: HasText) -> bool:
    texts, cards = game.rules.texts[condition.part], scope.several(condition.card)
    return bool(cards) and all(game.cards[card] in texts for card in cards)


def after_text(game: CardGame, part: str, block: int, names: dict[str, Value]) -> None:
    """Start a block as soon as the innermost text of a part that is under way is finished; at once if there is none."""
    part_of = game.rules.part_of
    for index in range(len(game.stack) - 1, -1, -1):
        if part_of.get(game.stack[index].block) == part:
            game.stack.insert(index, Scope(block, 0, names))
            return
    game.push(block, names)


@resolves(Perform)
def _perform(game: CardGame, scope: Scope, step: Perform) -> None:
    texts, names, you = game.rules.texts[step.part], scope.names, scope.seat(step.by)
    for card in reversed(scope.several(step.cards)):
        block = texts.get(game.cards[card], -1)
        if block < 0:
            continue
        source = scope.seat(step.source) if step.source else -1
        given: dict[str, Value] = {"you": you, "this": card, "source": source}
        for name in game.rules.parts[step.part]:
            given[name] = names.get(name, -1)
        for one in step.giving:
            given[one.name] = seats_called(game, scope, one.means)
        game.stack.append(Scope(block, 0, given))


@possible_if(Perform)
def _can_perform(game: CardGame, scope: Scope, step: Perform) -> bool:
    texts = game.rules.texts[step.part]
    return all(game.cards[card] in texts for card in scope.several(step.cards))
