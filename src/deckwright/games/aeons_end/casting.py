"""Casting: a prepped spell goes to its owner's discard pile, then its effect happens to whoever casts it."""

from __future__ import annotations

from deckwright.core.game import Scope, Value, mark_key
from deckwright.core.questions import Option, Question, Refusal, question_or_only
from deckwright.core.steps import answers, asks, refuses, resolves
from deckwright.effects.amounts import evaluates
from deckwright.effects.feasibility import possible_if
from deckwright.effects.flow import forget_first
from deckwright.effects.picks import VERB_OF, finds, having_most, narrows, seats_called
from deckwright.effects.texts import perform
from deckwright.games.aeons_end.breaches import (
    NONE,
    bonus_of,
    breach_of,
    must_cast,
    prepped_effects,
    prepped_spells,
    spells_touching,
    state_of,
    was_prepped,
)
from deckwright.games.aeons_end.lookup import Board, card_of
from deckwright.games.aeons_end.table import DISCARD, WIDE_MARK
from deckwright.games.aeons_end.vocabulary import casting as words


def cast(game: Board, caster: int, card: int, *, keep: bool = False, bonus: int = 0) -> None:
    """Cast a spell from its breach. ``keep``: it stays there."""
    owner, breach = breach_of(game, card)
    bonus += bonus_of(game, owner, card, breach)
    game.tell("cast", seat=caster, card=card)
    if not keep:
        game.marks.pop(mark_key(card, WIDE_MARK), None)
        game.move(card, DISCARD + owner)
    _start(game, caster, card, owner, breach, bonus)


def _start(game: Board, caster: int, card: int, owner: int, breach: int, bonus: int) -> None:
    perform(game, card, "cast", caster, {"bonus": bonus, "owner": owner, "breach": breach})


def castable(game: Board, scope: Scope, step: words.CastPrepped) -> list[int]:
    """The spells an effect may cast."""
    return [
        card
        for seat in seats_called(game, scope, step.whose)
        for card in prepped_spells(game, seat)
        if not step.fresh or was_prepped(game, card)
    ]


# -- the casting phase -----------------------------------------------------------------------------------------


@asks(words.CastingMenu)
def _ask_menu(game: Board, scope: Scope, step: words.CastingMenu) -> Question | None:
    you = game.turn
    spells = prepped_spells(game, you)
    if not spells:
        return None
    options: list[Option] = [("cast", card, breach_of(game, card)[1] + 1) for card in spells]
    if not any(must_cast(game, you, card) for card in spells):
        options.append(("end", -1, -1))
    return Question("casting", (you,), options)


@answers(words.CastingMenu)
def _answer_menu(game: Board, scope: Scope, step: words.CastingMenu, option: Option) -> None:
    if option[0] == "cast":
        scope.at -= 1
        cast(game, game.turn, option[1])


@refuses(words.CastingMenu)
def _refuse_menu(game: Board, scope: Scope, step: words.CastingMenu) -> list[tuple[Option, Refusal]]:
    you = scope.seat("you")
    bound = sum(must_cast(game, you, card) for card in prepped_spells(game, you))
    return [(("end", -1, -1), ("must-cast", bound, 0))] if bound else []


@resolves(words.CastingWindow)
def _window(game: Board, scope: Scope, step: words.CastingWindow) -> None:
    prepped_effects(game, game.turn, step.window)


# -- casting by effects ----------------------------------------------------------------------------------------


forget_first(words.CastPrepped)


@asks(words.CastPrepped)
def _ask_cast(game: Board, scope: Scope, step: words.CastPrepped) -> Question | Option | None:
    found: list[Option] = [("cast", card, breach_of(game, card)[1] + 1) for card in castable(game, scope, step)]
    return question_or_only("cast-any", (scope.seat(step.by),), found, scope.card("this"))


@answers(words.CastPrepped)
def _cast_by(game: Board, scope: Scope, step: words.CastPrepped, option: Option) -> None:
    you, card = scope.seat(step.by), option[1]
    if step.name:
        scope.names[step.name] = (card,)
    if step.twice:
        owner, breach = breach_of(game, card)
        again: dict[str, Value] = {"you": you, "this": card, "owner": owner, "breach": breach}
        game.push(game.rules.block("cast-again"), again | {"bonus": bonus_of(game, owner, card, breach)})
    cast(game, you, card, keep=step.twice, bonus=step.bonus)


@resolves(words.Cast)
def _cast(game: Board, scope: Scope, step: words.Cast) -> None:
    for card in reversed(scope.several(step.cards)):
        cast(game, scope.seat("you"), card)


@possible_if(words.CastPrepped)
def _can_cast(game: Board, scope: Scope, step: words.CastPrepped) -> bool:
    return bool(castable(game, scope, step))


@resolves(words.CastAgain)
def _cast_again(game: Board, scope: Scope, step: words.CastAgain) -> None:
    you, card = scope.seat("you"), scope.card("this")
    if breach_of(game, card)[0] >= 0:
        cast(game, you, card)
    else:
        # The first cast sent the card away: its effect still happens once more.
        _start(game, you, card, scope.seat("owner"), scope.number("breach"), scope.number("bonus"))


@evaluates(words.NeighbourSpells)
def _neighbours(game: Board, scope: Scope, amount: words.NeighbourSpells) -> int:
    owner, breach = scope.seat("owner"), scope.number("breach")
    found: set[int] = set()
    for beside in (breach - 1, breach + 1):
        if 0 <= beside < 4 and state_of(game, owner, beside) != NONE:
            found.update(spells_touching(game, owner, beside))
    return amount.times * len(found - {scope.card("this")})


VERB_OF[words.PreppedSpell] = "pick"


@finds(words.PreppedSpell)
def _prepped_spell(game: Board, scope: Scope, pick: words.PreppedSpell) -> list[int]:
    left_out = scope.several(pick.other_than) if pick.other_than else ()
    return [
        card
        for seat in seats_called(game, scope, pick.whose)
        for card in prepped_spells(game, seat)
        if card not in left_out
        and card_of(game, card).cost >= pick.cost_at_least
        and (pick.cost_at_most is None or card_of(game, card).cost <= pick.cost_at_most)
        and (not pick.named or card_of(game, card).id == pick.named)
    ]


@narrows(words.PreppedSpell)
def _costliest(game: Board, pick: words.PreppedSpell, cards: list[int]) -> list[int]:
    return having_most(game, "cost", cards) if pick.costliest else cards
