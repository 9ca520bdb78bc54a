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
from deckwright.games.krutagidon.table import LIFE, OWNED_PLACES, TOKENS
from deckwright.games.krutagidon.turn import PHASES

DEFEND: Final = "defend"
LUCKS: Final = range(1, 9)
"""What comes out alike with different luck is not left to chance."""
MOST_ANSWERS: Final = 40
"""Nobody is asked more often than this before an attack is over."""


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
    """For each answer to an attack on this seat: its lives and the attacker's afterwards, who would die, and who gets
    limp wands or loses them.

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
    tried = [_tried(table.copy(), seat, option, Dice(luck)) for luck, table in zip(LUCKS, tables, strict=True)]
    lives, dies, wands, unsure = [], [], [], False
    for one in touched:
        more = {_limp_wands(after, one) - _limp_wands(table, one) for table, after in zip(tables, tried, strict=True)}
        if len(more) > 1:
            unsure = True
        elif count := more.pop():
            wands.append({"seat": one, "count": count})
        deaths = {_died(game, other, one) for other in tried}
        # With how many lives the dead come back is the token's business.
        after = {0} if deaths == {True} else {other.counters[LIFE + one] for other in tried}
        if len(after) > 1 or len(deaths) > 1:
            unsure = True
            continue
        lives.append({"seat": one, "before": game.counters[LIFE + one], "after": after.pop()})
        if True in deaths:
            dies.append(one)
    return {"lives": lives, "dies": dies, "limp_wands": wands, "unsure": unsure}


def _tried(other: Game, seat: int, option: Option, dice: Dice) -> Game:
    """A game that this seat could be in, at the end of the attack.

    Who else is attacked does not defend; what else is asked on the way is left to the dice.
    """
    _goes_on_with_the_turn(other)
    choose(other, option, seat)
    for _ in range(MOST_ANSWERS):
        if other.question is None or len(other.stack) == 1:
            break
        asked = waiting_for(other)[0]
        options = other.question.options_of(asked)
        choose(other, options[-1] if other.question.prompt == DEFEND else options[dice.below(len(options))], asked)
    return other


def _goes_on_with_the_turn(other: Game) -> None:
    """After the attack let somebody play on, whatever it interrupted: what comes next is not an answer's doing."""
    attack = next(depth for depth in range(len(other.stack) - 1, -1, -1) if ATTACKING in other.stack[depth].names)
    other.stack[:attack] = [Scope(other.rules.block("turn"), PHASES["main"], {"you": other.turn, "this": -1})]


def _limp_wands(game: Game, seat: int) -> int:
    """How many of them are somewhere among the cards of a wizard."""
    limp = game.rules.by_id["limp-wand"]
    return sum(game.cards[card] == limp for place in OWNED_PLACES for card in game.zones[place + seat])


def _died(before: Game, after: Game, seat: int) -> bool:
    return len(after.zones[TOKENS + seat]) > len(before.zones[TOKENS + seat])
