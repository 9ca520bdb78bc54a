"""Answers as a person writes them: a full key, or just the card or seat if that leaves no doubt.

Of equal cards one may be told by whose it is and where it lies: ``pick:spark of p2 in breach 1``.
"""

from __future__ import annotations

import re

import msgspec

from deckwright.core.game import Game
from deckwright.core.questions import Option, Subject
from deckwright.core.run import waiting_for
from deckwright.core.shown import OptionView
from deckwright.core.views import question_view
from deckwright.effects.vocabulary.flow import Fork
from deckwright.errors import AuthorError, PlayerError, nearest, not_asked
from deckwright.rules.contract import Rules


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


def views_against(game: Game, seat: int, text: str) -> list[OptionView]:
    """What an answer means among what is refused; each says why, as far as the rules do."""
    answer = read_answer(game.rules, text)
    return [one for key, one in refused(game, seat).items() if answer.means(key)]


def reasons_against(game: Game, seat: int, text: str) -> list[str]:
    """Why an answer cannot be given, as far as the rules say."""
    return [one.reason for one in views_against(game, seat, text)]


class Written(msgspec.Struct, frozen=True):
    """An answer as it is written: what it says, and whose card it means, and where."""

    text: str
    seat: int = -1
    zone: str = ""

    def means(self, key: str) -> bool:
        """Whether the text stands for the option of this key: the key itself, or without its verb, or its detail."""
        plain = key.partition("@")[0]
        return self.text == key or self.text.replace("_", "-") in (
            key,
            key.partition(":")[2],
            plain,
            plain.partition(":")[2],
        )

    def chooses(self, game: Game, key: str, option: Option, place: int = -1) -> bool:
        """Whether this is the option: by its key, or the number of a branch, and by where its card lies."""
        verb, subject, _ = option
        kind = game.rules.verbs[verb]
        if not (self.means(key) or (kind == Subject.NUMBER and self.means(f"{verb}:{subject}"))):
            return False
        if self.seat < 0 and not self.zone:
            return True
        layout = game.rules.layout
        place = game.place[subject] if place < 0 and kind in (Subject.CARD, Subject.ACTION) else place
        if place < 0 or (self.seat >= 0 and layout.owner_of[place] != self.seat):
            return False
        return not self.zone or layout.zone_of[place].name == self.zone


_PLACED = re.compile(r"(?P<text>\S+)(?: of p(?P<seat>[1-9]))?(?: in (?P<zone>[a-z][a-z0-9_ ]*))?")


def read_answer(rules: Rules, text: str) -> Written:
    """Read an answer, perhaps with whose card it means and where it lies."""
    told = _PLACED.fullmatch(text)
    if told is None:
        return Written(text)
    zone = (told["zone"] or "").replace(" ", "_")
    zone = rules.other_names.get(zone, zone)
    if zone and not rules.layout.has_zone(zone):
        zones = [one.name for one in rules.layout.zones]
        raise AuthorError("bad-key", f"{text!r}: {rules.name} has no zone {zone!r}{nearest(zone, zones)}")
    return Written(told["text"], int(told["seat"] or 0) - 1, zone)


def chosen_among(game: Game, seat: int, text: str) -> list[tuple[str, Option]]:
    """The keys and options of a seat that an answer may mean."""
    question = game.question
    if question is None or not text or seat not in waiting_for(game):
        return []
    answer = read_answer(game.rules, text)
    options = question.options_of(seat)
    keys = game.rules.keys(game, options)
    plain = [(key, option) for key, option in zip(keys, options, strict=True) if key == text]
    if plain:
        return plain
    bare = [game.rules.key(game, option) for option in options] if answer.seat >= 0 or answer.zone else keys
    return [
        (key, option)
        for key, name, option in zip(keys, bare, options, strict=True)
        if answer.chooses(game, name, option)
    ]


def check_key(rules: Rules, text: str, where: str) -> None:
    """Whether a text could be an option at all: a slip in something that must not be offered would go unnoticed."""
    text = read_answer(rules, text).text
    verb, colon, rest = text.partition(":")
    if colon and verb not in rules.verbs:
        raise AuthorError("bad-key", f"{where}: {text!r} has no known verb{nearest(verb, rules.verbs)}")
    subject, at, detail = (rest if colon else text).partition("#")[0].partition("@")
    subject = subject.replace("_", "-")
    verbs = [verb] if colon else list(rules.verbs)
    words = [word for one in verbs for word in _subjects(rules, one)] + ([] if colon else verbs)
    counted = [one for one in verbs if rules.verbs[one] == Subject.NUMBER]
    if "branch" in verbs:
        words += [name for fork in _forks(rules) for name in fork.names]
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
    if not re.fullmatch("[0-9]{1,9}", text):
        return False
    number = int(text)
    if verb == "branch":
        return number < max((len(fork.branches) for fork in _forks(rules)), default=0)
    if verb == "number" or not rules.numbers:
        return True
    return number in rules.numbers.get(verb, ())


def _forks(rules: Rules) -> list[Fork]:
    return [step for block in rules.blocks for one in block if isinstance(step := one.step, Fork)]


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
        if seat in (game.question.each or ()):
            raise not_asked(seat, waiting, answered=True)
        who, asked = f"p{seat + 1}", ", ".join(f"p{one + 1}" for one in waiting)
        why = f"{who} is not asked and cannot choose {text!r}; the game waits for {asked}"
        raise PlayerError("waits-for", why, who=who, asked=asked)
    keys = game.rules.keys(game, game.question.options_of(seat))
    found = chosen_among(game, seat, text) or chosen_among(game, seat, game.rules.other_words_for(game, text))
    if len(found) == 1:
        return found[0][1]
    if found:
        meant = [key for key, _ in found]
        raise PlayerError(
            "ambiguous", f"{text!r} could be any of {meant}; write the whole key", key=text, options=meant
        )
    against = views_against(game, seat, text)
    because = f" ({', '.join(view.reason for view in against)})" if against else nearest(text, keys)
    why = f"{text!r} is not offered to p{seat + 1}{because}; the options are {keys}"
    if against:
        raise PlayerError("refused", why, key=text, options=keys, game=game.rules.name, refusal=against[0])
    raise PlayerError("not-offered", why, key=text, options=keys)
