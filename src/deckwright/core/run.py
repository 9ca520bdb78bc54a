"""The run loop: carry out steps until somebody has to decide, or the game is over."""

from __future__ import annotations

from typing import Any, Final

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import Instruction
from deckwright.errors import InternalError, PlayerError

MOST_STEPS: Final = 100_000
"""So many steps without a question mean that there will never be one: a game needs a few hundred."""


def run(game: Game) -> None:
    """Carry out steps until there is a question or an outcome."""
    stack = game.stack
    codes = game.rules.codes
    steps = 0  # a range would be made for each decision
    while stack:
        steps += 1
        if steps > MOST_STEPS:
            raise _endless(game)
        scope = stack[-1]
        ask, act, step, scope.at = codes[scope.block][scope.at]
        if ask is None:
            if act is None:
                stack.pop()  # the end of the block
            else:
                act(game, scope, step)
        else:
            asked = ask(game, scope, step)
            if asked is not None:
                if isinstance(asked, Question):
                    game.question = asked
                    return
                # Nothing else can be chosen: that is settled without a question.
                if game.settled is not None:
                    game.settle(asked)
                act(game, scope, step, asked)
    if game.outcome is None:
        raise InternalError("no-outcome", "the game ran out of steps without an outcome")


def _endless(game: Game) -> InternalError:
    """A block that never comes to an end, or starts itself again and again: the error says which one it is."""
    rules, scope = game.rules, game.stack[-1]
    block = rules.block_names[scope.block]
    step = type(rules.codes[scope.block][scope.at][2]).__name__
    return InternalError(
        "endless",
        f"{rules.name}: {MOST_STEPS} steps without a question; next comes step {scope.at} of {block!r}, {step}",
        game=rules.name,
        block=block,
        number=scope.at,
        step=step,
    )


def offered(game: Game) -> list[Option]:
    """What the first whom the game waits for may choose among; nothing when the game is over."""
    question = game.question
    if question is None:
        return []
    return question.options if question.each is None else question.each[waiting_for(game)[0]]


def choose(game: Game, option: Any, seat: int = -1) -> None:
    """Answer the question with one of its options, as bots and replays do: nothing is checked.

    The option is ``Any`` to the compiler, which would otherwise take it apart and put it together again.

    Where several seats answer, each for itself, ``seat`` says whose answer it is; else that of the first who has not.
    """
    question = game.question
    if question is None:
        raise PlayerError("no-question", "nothing is asked")
    game.version += 1
    scope = game.stack[-1]
    if question.each is None:
        game.question = None
        _, answer, step, _ = game.rules.codes[scope.block][scope.at - 1]
        answer(game, scope, step, option)
    else:
        game.given[seat if seat >= 0 else waiting_for(game)[0]] = option
        if len(game.given) < len(question.each):
            return
        given = dict(sorted(game.given.items()))  # whoever was quicker, the game goes on the same way
        game.given = {}
        game.question = None
        instruction, scope = asking(game)
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
    """Put the question again, after loading or when other cards were dealt: asking changes nothing.

    If the cards lie so that there is nothing to decide any more, the game goes on to the next question.
    """
    game.question = None
    game.stack[-1].at -= 1
    run(game)
