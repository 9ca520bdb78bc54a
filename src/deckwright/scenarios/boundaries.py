"""Stopping play at a boundary: before the hand is drawn, between two turns, and wherever else a game has one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Question
from deckwright.core.run import run
from deckwright.rules.contract import Rules

BOUNDARY = "boundary"
"""The question at which play has stopped. It has no options: play is told to go on."""


def _stop(game: Game, scope: Scope, step: object) -> Question:
    return Question(BOUNDARY, (max(game.turn, 0),), [])


@contextmanager
def stopping_at(rules: Rules, boundary: str) -> Iterator[None]:
    """While this lasts, play stops before the step that a boundary names."""
    if not boundary:
        yield
        return
    block, kind = rules.boundaries[boundary]
    codes = rules.codes[rules.block(block)]
    before = codes[:]
    codes[:] = [(_stop, None, *code[2:]) if isinstance(code[2], kind) else code for code in codes]
    try:
        yield
    finally:
        codes[:] = before


def pass_boundary(game: Game) -> None:
    """Go on from where play has stopped, with the very step before which it did."""
    scope = game.stack[-1]
    ask, act, step, _ = game.rules.codes[scope.block][scope.at - 1]
    game.question = None
    asked = (None if act is None else act(game, scope, step)) if ask is None else ask(game, scope, step)
    if isinstance(asked, tuple):
        game.settle(asked)
        act(game, scope, step, asked)
        asked = None
    game.question = asked
    if asked is None:
        run(game)
