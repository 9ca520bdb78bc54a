"""Playing a game on, quickly and without asking anybody: what search and learning do thousands of times."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import NamedTuple

from deckwright.core.game import Game
from deckwright.core.questions import Option, Subject
from deckwright.core.randomness import Dice
from deckwright.core.run import choose, waiting_for
from deckwright.errors import AuthorError, PlayerError
from deckwright.rules.contract import Rules

Policy = Callable[[Game, int], Option]
"""Somebody who answers for any seat inside an imagined game, where there is nothing left to imagine."""

Weights = Mapping[str, float]
"""How likely options are: by key (``travel:axe``), by verb and kind of card (``travel:monster``), or by verb
(``travel``); the first of these that is listed counts, and what is not listed weighs 1."""

_CARDS = (Subject.CARD, Subject.ACTION)
"""The verbs whose subject is a card."""


class Passage(NamedTuple):
    """What an answer led to."""

    turn_over: bool
    """A turn has ended."""
    by_chance: bool
    """Dice were thrown or cards shuffled: the same answer might have led elsewhere."""
    over: bool
    """The game has ended."""


def advance(game: Game, option: Option, seat: int = -1) -> Passage:
    """Answer the question, and say what came of it."""
    turns, chance = game.turns, game.rng
    choose(game, option, seat)
    return Passage(game.turns != turns, game.rng != chance, game.outcome is not None)


def play_out(
    game: Game,
    policy: Policy | str | Weights,
    limit: int | None = None,
    *,
    turns: int | None = None,
    dice: Dice | None = None,
) -> int:
    """Play a game on, this very one, until it is over; returns how many answers were given.

    It stops earlier after ``limit`` answers, or as soon as so many ``turns`` have ended. The same policy answers for
    every seat; a policy named by a bot or by weights throws ``dice``, or some that follow from the game's own chance.
    """
    chooser = policy if callable(policy) else policy_for(policy, game.rules, dice or Dice(game.rng))
    last_turn = game.turns + turns if turns is not None else -1
    answers = 0
    while (question := game.question) is not None and answers != limit and game.turns != last_turn:
        seat = question.seats[0] if question.each is None else waiting_for(game)[0]
        choose(game, chooser(game, seat), seat)
        answers += 1
    return answers


def policy_for(policy: str | Weights, rules: Rules, dice: Dice) -> Policy:
    """A policy by a bot's name, or by a table of weights.

    ``random`` and weights are quick. Any other bot sees in the imagined game what it would see at a table, no more.
    """
    if not isinstance(policy, str):
        return _by_weight(policy, rules, dice)
    if policy == "random":
        return _by_chance(dice)
    from deckwright import bots  # a bot may itself search

    bot = bots.bot(policy, rules, dice.below(1 << 53))
    return lambda game, seat: bots.decide(bot, game, seat)[1]


def _by_chance(dice: Dice) -> Policy:
    def choose_any(game: Game, seat: int) -> Option:
        question = game.question
        if question is None:
            raise PlayerError("no-question", "nothing is asked")
        options = question.options_of(seat)
        return options[dice.below(len(options))] if len(options) > 1 else options[0]

    return choose_any


def _by_weight(weights: Weights, rules: Rules, dice: Dice) -> Policy:
    for word, weight in weights.items():
        if not 0 <= weight < inf:
            raise AuthorError(
                "bad-weight", f"weight of {word!r}: a finite number not below 0 is needed, not {weight!r}"
            )
        if word.partition(":")[0] not in rules.verbs:
            verbs = sorted(rules.verbs)
            raise AuthorError("bad-weight", f"weight of {word!r}: {rules.name} has no such verb; there are {verbs}")
    known: dict[tuple[str, int, int], float] = {}
    """The weights that were looked up: by verb, definition and detail."""

    def look_up(game: Game, option: Option, about: int) -> float:
        verb = option[0]
        kind = f"{verb}:{rules.definitions[about].kind}" if about >= 0 else verb
        words = (rules.key(game, option), kind, verb)
        return next((float(weights[word]) for word in words if word in weights), 1.0)

    def weigh(game: Game, option: Option) -> float:
        verb, subject, detail = option
        about = game.cards[subject] if rules.verbs[verb] in _CARDS else -2 - subject
        if verb == "branch":
            return look_up(game, option, about)  # the card that asks gives its number a name
        weight = known.get((verb, about, detail))
        if weight is None:
            weight = known[verb, about, detail] = look_up(game, option, about)
        return weight

    def choose_by_weight(game: Game, seat: int) -> Option:
        question = game.question
        if question is None:
            raise PlayerError("no-question", "nothing is asked")
        options = question.options_of(seat)
        if len(options) == 1:
            return options[0]
        heavy = [weigh(game, option) for option in options]
        left = sum(heavy) * dice.below(1 << 53) / (1 << 53)
        for option, weight in zip(options, heavy, strict=True):
            left -= weight
            if left < 0:
                return option
        return options[dice.below(len(options))]  # nothing has any weight

    return choose_by_weight
