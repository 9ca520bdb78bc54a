"""Answers as a person writes them: a full key, or just the card or seat if that leaves no doubt."""

from __future__ import annotations

from deckwright.core.errors import AuthorError, PlayerError, nearest
from deckwright.core.game import Game
from deckwright.core.questions import Option, Subject
from deckwright.core.rules import Rules
from deckwright.core.run import waiting_for
from deckwright.core.views import OptionView, question_view
from deckwright.effects.flow import Fork


def offered(game: Game, seat: int) -> list[str]:
    """The keys of what a seat may choose."""
    question = game.question
    if question is None or seat not in waiting_for(game):
        return []
    return game.rules.keys(game, question.options_of(seat))


def refused(game: Game, seat: int) -> dict[str, OptionView]:
    """What one might expect to be offered but is not, by key: each says why."""
    question = game.question
    if question is None or seat not in waiting_for(game):
        return {}
    views = question_view(game, question, seat).refused
    seen: dict[str, OptionView] = {}
    for view in views:
        key, times = view.key, 1
        while key in seen:
            times += 1
            key = f"{view.key}#{times}"
        seen[key] = view
    return seen


def means(text: str, key: str) -> bool:
    """Whether a text stands for the option of this key: the key itself, or without its verb, or its ``@`` detail."""
    plain = key.partition("@")[0]
    return text == key or text.replace("_", "-") in (key, key.partition(":")[2], plain, plain.partition(":")[2])


def check_key(rules: Rules, text: str, where: str) -> None:
    """Whether a text could be an option at all: a slip in something that must not be offered would go unnoticed."""
    verb, colon, rest = text.partition(":")
    if colon and verb not in rules.verbs:
        raise AuthorError("bad-key", f"{where}: {text!r} has no known verb{nearest(verb, rules.verbs)}")
    subject, at, detail = (rest if colon else text).partition("#")[0].partition("@")
    subject = subject.replace("_", "-")
    verbs = [verb] if colon else list(rules.verbs)
    words = [word for one in verbs for word in _subjects(rules, one)] + ([] if colon else verbs)
    counted = [one for one in verbs if rules.verbs[one] == Subject.NUMBER]
    fits = any(_can_have(rules, one, subject) for one in counted) or subject in words
    if at:
        fits = fits and any(_can_have(rules, one, detail) for one in verbs if one not in counted)
    if not fits:
        hint = "" if subject in words else nearest(subject, words)
        raise AuthorError("bad-key", f"{where}: {text!r} can never be offered in {rules.name}{hint}")


def _subjects(rules: Rules, verb: str) -> list[str]:
    """What may come after the colon of a verb, numbers aside."""
    match rules.verbs[verb]:
        case Subject.CARD:
            return list(rules.by_id)
        case Subject.SEAT:
            return [f"p{seat + 1}" for seat in range(rules.max_seats)]
        case Subject.ACTION:
            return rules.action_ids()
        case Subject.ZONE:
            return [zone.name for zone in rules.layout.zones]
    return []


def _can_have(rules: Rules, verb: str, text: str) -> bool:
    """Whether a verb can come with this number: ``focus:3``, ``cast:spark@2``, ``branch:1``."""
    if not text.isdecimal():
        return False
    number = int(text)
    if verb == "branch":
        forks = [step for block in rules.blocks for one in block if isinstance(step := one.step, Fork)]
        return number < max((len(fork.branches) for fork in forks), default=0)
    if verb == "number" or not rules.numbers:
        return True
    return number in rules.numbers.get(verb, ())


def asked_seat(game: Game) -> int:
    """The first seat the game waits for."""
    waiting = waiting_for(game)
    if not waiting:
        raise PlayerError("over", "nothing is asked: the game is over")
    return waiting[0]


def option_called(game: Game, seat: int, text: str) -> Option:
    """The option a text means: its key (``travel:axe``), or what comes after the colon if only one ends so."""
    if game.question is None:
        raise PlayerError("over", f"{text!r} cannot be chosen: the game is over")
    waiting = waiting_for(game)
    if seat not in waiting:
        asked = ", ".join(f"p{one + 1}" for one in waiting)
        raise PlayerError(
            "not-asked", f"p{seat + 1} is not asked and cannot choose {text!r}; the game waits for {asked}"
        )
    options = game.question.options_of(seat)
    keys = game.rules.keys(game, options)
    if text in keys:
        return options[keys.index(text)]
    found = [i for i, key in enumerate(keys) if means(text, key)]
    if len(found) == 1:
        return options[found[0]]
    if found:
        meant = [keys[i] for i in found]
        raise PlayerError(
            "ambiguous", f"{text!r} could be any of {meant}; write the whole key", key=text, options=meant
        )
    reasons = [one.reason for key, one in refused(game, seat).items() if means(text, key)]
    because = f" ({', '.join(reasons)})" if reasons else nearest(text, keys)
    raise PlayerError(
        "not-offered",
        f"{text!r} is not offered to p{seat + 1}{because}; the options are {keys}",
        key=text,
        options=keys,
    )
