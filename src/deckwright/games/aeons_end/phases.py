"""Play taken up in the middle: the phases that a position laid by hand may begin in."""

from __future__ import annotations

from typing import NamedTuple

from deckwright.core.declared import Step
from deckwright.core.game import Scope, mark_key
from deckwright.effects.amounts import evaluate
from deckwright.effects.texts import perform
from deckwright.effects.triggers import fire
from deckwright.errors import AuthorError, nearest
from deckwright.games.aeons_end.breaches import note_prepped, note_used, prepped_spells
from deckwright.games.aeons_end.definitions import Card
from deckwright.games.aeons_end.lookup import Board, card_of, own
from deckwright.games.aeons_end.setup import derive
from deckwright.games.aeons_end.table import LIFE_MARK, NEMESIS, NEMESIS_DRAWN, NEMESIS_PLAY, PLAYED
from deckwright.games.aeons_end.vocabulary.casting import CastingMenu
from deckwright.games.aeons_end.vocabulary.nemesis import (
    CancelWindow,
    DrawNemesisCard,
    EndOfNemesisTurn,
    LineUpCards,
    SetLife,
)
from deckwright.games.aeons_end.vocabulary.turn import DrawPhase, MainMenu
from deckwright.games.aeons_end.vocabulary.turn_order import DrawTurnCard, EndTurn, StartTurn
from deckwright.rules.position import Position


class Phase(NamedTuple):
    """Where play goes on: at the beginning of a block, at one of its steps, or right after that."""

    block: str
    step: type[Step] | None = None
    after: bool = False


PLAYER, NEMESIS_TURN, ROUND = "player-turn", "nemesis-turn", "round"
PHASES = {
    "turn": Phase(PLAYER),
    "casting": Phase(PLAYER, CastingMenu),
    "end-of-casting": Phase(PLAYER, CastingMenu, after=True),
    "main": Phase(PLAYER, MainMenu),
    "end-of-main": Phase(PLAYER, MainMenu, after=True),
    "draw": Phase(PLAYER, DrawPhase),
    "end-of-turn": Phase(ROUND, EndTurn),
    "between-turns": Phase(ROUND, DrawTurnCard),
    "nemesis-turn": Phase(NEMESIS_TURN),
    "nemesis-main": Phase(NEMESIS_TURN, LineUpCards),
    "nemesis-draw": Phase(NEMESIS_TURN, DrawNemesisCard),
    "end-of-nemesis-turn": Phase(NEMESIS_TURN, EndOfNemesisTurn),
    "set-up": Phase(ROUND, DrawTurnCard),
}
BOUNDARIES: dict[str, tuple[str, type[Step]]] = {"turn-card": (ROUND, StartTurn)} | {
    name: (phase.block, phase.step)
    for name, phase in PHASES.items()
    if phase.step is not None and not phase.after and name != "set-up"
}
"""Where a scenario may stop play: before these steps."""


def phase_of(position: Position) -> str:
    """The phase a position begins in; the beginning of somebody's turn if it does not say."""
    name = position.phase.replace(" ", "-") or ("turn" if position.turn >= 0 else "nemesis-turn")
    if name not in PHASES:
        raise AuthorError(
            "position", f"phase: aeons-end has no {name!r}{nearest(name, PHASES)}; there are {list(PHASES)}"
        )
    if PHASES[name].block == PLAYER and position.turn < 0:
        raise AuthorError("position", f"phase: the nemesis has no phase {name!r}")
    return name


def card_of_turn(position: Position) -> str:
    """The turn-order card of the turn under way; empty between turns."""
    phase = PHASES[phase_of(position)]
    if phase.step is DrawTurnCard:
        return ""
    if phase.block == NEMESIS_TURN or position.turn < 0:
        return "turn-nemesis"
    if position.seats == 4 and position.options.get("four_turns") == "pairs":
        return "turn-1-2" if position.turn < 2 else "turn-3-4"
    return f"turn-{position.turn + 1}"


def take_up(game: Board, position: Position) -> None:
    """Go on from one of the phases in ``PHASES``."""
    derive(game)
    name = phase_of(position)
    phase = PHASES[name]
    if phase.block == NEMESIS_TURN:
        game.turn = -1
    _put_life(game)
    for seat in range(game.seats):
        _remember(game, position, seat)
    if game.turn >= 0:
        for card in game.zones[PLAYED + game.turn]:
            fire(game, game.turn, "played", about=card)
    _begin(game, phase)
    if name == "set-up":
        perform(game, game.zones[NEMESIS][0], "set-up", 0)


def _begin(game: Board, phase: Phase) -> None:
    rules = game.rules
    steps = [type(instruction.step) for instruction in rules.blocks[rules.block(phase.block)]]
    at = 0 if phase.step is None else steps.index(phase.step) + phase.after
    if phase.block == ROUND:
        if at == 0:
            game.turn = -1
        game.stack.append(Scope(rules.block(ROUND), at, {}))
        return
    end = [type(instruction.step) for instruction in rules.blocks[rules.block(ROUND)]].index(EndTurn)
    game.stack.append(Scope(rules.block(ROUND), end, {}))
    scope = Scope(rules.block(phase.block), at, {"you": max(game.turn, 0)})
    if game.zones[NEMESIS_DRAWN]:
        if phase.step is not DrawNemesisCard:
            raise AuthorError("position", "nemesis_drawn: a card lies there only in the phase nemesis-draw")
        scope.at = steps.index(CancelWindow)
        scope.names["this"] = game.zones[NEMESIS_DRAWN][0]
    game.stack.append(scope)


def _put_life(game: Board) -> None:
    """Minions whose life is worked out when they come into play have what that comes to now."""
    own(game).take_up(game)
    for card in game.zones[NEMESIS_PLAY]:
        scope = Scope(0, 0, {"you": 0, "this": card})
        for step in card_of(game, card).immediately:
            if isinstance(step, SetLife) and mark_key(card, LIFE_MARK) not in game.marks:
                life = evaluate(game, scope, step.amount)
                if life < 1:
                    name = card_of(game, card).id
                    without = f"nemesis_play: as things are, {name!r} would have no life"
                    raise AuthorError("position", f"{without}; write {{card: {name}, life: …}}")
                game.marks[mark_key(card, LIFE_MARK)] = life


def changes_own_life(card: Card) -> bool:
    """Whether a minion's life is not printed but worked out when it comes into play."""
    return any(isinstance(step, SetLife) for step in card.immediately)


def _remember(game: Board, position: Position, seat: int) -> None:
    """What was prepped and used this turn."""
    prepped = prepped_spells(game, seat)
    for word, note in (("prepped_this_turn", note_prepped), ("used", note_used)):
        left = list(prepped)
        told = position.words.get((word, seat), [])
        where = f"p{seat + 1}.{word}"
        if not isinstance(told, list):
            raise AuthorError("position", f"{where}: expected prepped spells such as [spark], got {told!r}")
        for name in map(str, told):
            ids = [card_of(game, card).id for card in left]
            if name.replace("_", "-") not in ids:
                raise AuthorError("position", f"{where}: no {name!r} is prepped{nearest(name, ids)}; there are {ids}")
            note(game, left.pop(ids.index(name.replace("_", "-"))))
