"""Answers as a person writes them: a full key, or just the card or seat if that leaves no doubt."""

from __future__ import annotations

from deckwright.core.errors import AuthorError, PlayerError, nearest
from deckwright.core.game import Game
from deckwright.core.questions import Option, Subject
from deckwright.core.rules import Rules
from deckwright.core.run import waiting_for
from deckwright.core.views import OptionView, question_view


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
    verb, colon, subject = text.partition(":")
    subject = (subject if colon else text).partition("#")[0].partition("@")[0].replace("_", "-")
    known: dict[Subject, list[str]] = {
        Subject.CARD: list(rules.by_id),
        Subject.SEAT: [f"p{seat + 1}" for seat in range(rules.max_seats)],
        Subject.ACTION: rules.action_ids(),
        Subject.ZONE: [zone.name for zone in rules.layout.zones],
    }
    if colon and verb not in rules.verbs:
        raise AuthorError("bad-key", f"{where}: {text!r} has no known verb{nearest(verb, rules.verbs)}")
    kind = rules.verbs.get(verb)
    words = (
        known.get(kind, []) if colon and kind else [*rules.verbs, *(word for some in known.values() for word in some)]
    )
    if subject not in words and not subject.isdigit():
        raise AuthorError("bad-key", f"{where}: {text!r} can never be offered in {rules.name}{nearest(subject, words)}")


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
