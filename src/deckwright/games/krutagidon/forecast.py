"""The attack under way, and what each answer to it comes to, as far as it is not left to chance."""

from __future__ import annotations

from typing import Final

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.core.resampling import Sampler
from deckwright.core.run import choose, waiting_for
from deckwright.effects.attack import TARGETS
from deckwright.effects.damage import ATTACKING
from deckwright.games.krutagidon.lookup import Board, card_of
from deckwright.games.krutagidon.table import LIFE, TOKENS

DEFEND: Final = "defend"
LUCKS: Final = range(1, 6)
"""What comes out alike with different luck is not left to chance."""


def attack_under_way(game: Board) -> dict[str, object] | None:
    """Who attacks with which card, whom, and who has answered how. Nobody attacks with a mayhem of the market."""
    scope = _attack(game)
    if scope is None:
        return None
    card = scope.card("this")
    return {
        "attacker": scope.seat("attacker"),
        "card": card_of(game, card).id,
        "n": card,
        "targets": list(scope.several(TARGETS)),
        "avoided": list(scope.several("avoided")),
        "sent_back": list(scope.several("sent_back")),
    }


def _attack(game: Board) -> Scope | None:
    return next((scope for scope in reversed(game.stack) if ATTACKING in scope.names), None)


def outcomes(game: Board, seat: int) -> dict[str, object]:
    """For each answer to an attack on this seat: its lives and the attacker's afterwards, and who would die.

    Only what the seat may know counts: the unseen is dealt again, and what then comes out differently is left out.
    """
    question = game.question
    if question is None or question.prompt != DEFEND or seat not in waiting_for(game):
        return {}
    options = question.options_of(seat)
    sampler = Sampler(game, seat)
    tables = [sampler.deal(Dice(luck)) for luck in LUCKS]
    return {
        key: _outcome(game, seat, option, tables)
        for key, option in zip(game.rules.keys(game, options), options, strict=True)
    }


def _outcome(game: Board, seat: int, option: Option, tables: list[Game]) -> dict[str, object]:
    scope = _attack(game)
    attacker = scope.seat("attacker") if scope is not None else -1
    touched = [seat] if attacker in (-1, seat) else [seat, attacker]
    tried = [_tried(table.copy(), seat, option) for table in tables]
    lives, dies, unsure = [], [], False
    for one in touched:
        after, deaths = ([other.counters[LIFE + one] for other in tried], [_died(game, other, one) for other in tried])
        if len(set(after)) > 1 or len(set(deaths)) > 1:
            unsure = True
            continue
        lives.append({"seat": one, "before": game.counters[LIFE + one], "after": after[0]})
        if deaths[0]:
            dies.append(one)
    return {"lives": lives, "dies": dies, "unsure": unsure}


def _tried(other: Game, seat: int, option: Option) -> Game:
    """A game that this seat could be in, after its answer; who else is asked about this attack does not defend."""
    depth = len(other.stack)
    choose(other, option, seat)
    while other.question is not None and other.question.prompt == DEFEND and len(other.stack) >= depth:
        asked = waiting_for(other)[0]
        choose(other, other.question.options_of(asked)[-1], asked)
    return other


def _died(before: Game, after: Game, seat: int) -> bool:
    return len(after.zones[TOKENS + seat]) > len(before.zones[TOKENS + seat])
