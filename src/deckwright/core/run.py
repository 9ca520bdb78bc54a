"""The run loop: carry out steps until somebody has to decide, or the game is over."""

from __future__ import annotations

from deckwright.core.errors import InternalError, PlayerError
from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option
from deckwright.core.steps import Instruction


def run(game: Game) -> None:
    """Carry out steps until there is a question or an outcome."""
    stack = game.stack
    codes = game.rules.codes
    while stack:
        scope = stack[-1]
        at = scope.at
        ask, resolve, step = codes[scope.block][at]
        scope.at = at + 1
        if ask is None:
            if resolve is None:
                stack.pop()  # the end of the block
            else:
                resolve(game, scope, step)
        else:
            question = ask(game, scope, step)
            if question is not None:
                game.question = question
                return
    if game.outcome is None:
        raise InternalError("no-outcome", "the game ran out of steps without an outcome")


def choose(game: Game, option: Option, seat: int = -1) -> None:
    """Answer the question with one of its options, as bots and replays do: nothing is checked."""
    question = game.question
    if question is None:
        raise PlayerError("no-question", "nothing is asked")
    game.version += 1
    scope = game.stack[-1]
    instruction = game.rules.blocks[scope.block][scope.at - 1]
    if question.each is None:
        game.question = None
        answer = instruction.answer
        assert answer is not None
        answer(game, scope, instruction.step, option)
    else:
        game.given[seat] = option
        if len(game.given) < len(question.each):
            return
        given = dict(sorted(game.given.items()))  # whoever was quicker, the game goes on the same way
        game.given = {}
        game.question = None
        assert instruction.collect is not None
        instruction.collect(game, scope, instruction.step, given)
    run(game)


def asking(game: Game) -> tuple[Instruction, Scope]:
    """The instruction that asked the current question, and its scope."""
    scope = game.stack[-1]
    return game.rules.blocks[scope.block][scope.at - 1], scope


def waiting_for(game: Game) -> tuple[int, ...]:
    """The seats that the game waits for."""
    question = game.question
    if question is None:
        return ()
    if question.each is not None:
        return tuple(seat for seat in question.each if seat not in game.given)
    return question.seats


def ask_again(game: Game) -> None:
    """Build the question anew, after loading: asking changes nothing, so it is the same question."""
    if game.stack and game.outcome is None:
        instruction, scope = asking(game)
        if instruction.ask is not None:
            game.question = instruction.ask(game, scope, instruction.step)
    if game.question is None and game.outcome is None:
        raise InternalError("no-question", "the saved game stands at no question")
