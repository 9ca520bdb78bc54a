"""The phrasebook of Aeon's End, and what its phrases have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from deckwright.core.declared import Step
from deckwright.effects.vocabulary.amounts import Per
from deckwright.effects.vocabulary.flow import Every, Let
from deckwright.effects.words import Amount, Condition, Steps
from deckwright.games.aeons_end.vocabulary.turn_order import OwnerOfTurnCard
from deckwright.text.clauses import Clause, sentence
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.phrases import GENERAL
from deckwright.text.telling import Telling

PHRASES = Phrasebook(GENERAL)
phrase = PHRASES.phrase

OF_THE_TABLE = {"players", "empty_piles", "turn_cards_discarded", "nemesis_turns_discarded", "tokens", "nemesis_tokens"}
"""Counts that belong to no player."""
PLACED = {"turn_cards_discarded", "nemesis_turns_discarded"}
"""Those that are counted in one place; a nemesis adds its own to both."""
MORE_LINES: dict[str, Callable[[Telling], Iterator[str]]] = {}
"""What is printed on a nemesis besides its texts, by its id."""
_F = TypeVar("_F", bound=Callable[..., Any])
_SPECIAL: dict[type, list[Callable[[Telling, Any], Clause | None]]] = {}


def general(t: Telling, word: object, *more: object) -> Any:
    """The phrase that a word has in any game."""
    return PHRASES.general(word)(t, word, *more)


def number(t: Telling, amount: Amount, unit: str) -> str:
    """An amount that is nobody's own."""
    t.subject = None
    return t.amount(amount, t.noun("units", unit))


def message(word: type, key: str, *fields: str, of: str = "amount", **units: str) -> None:
    """A word that a message tells alone, with some of its fields and with an amount in its unit."""

    def told(t: Telling, one: Any, holds: bool = True) -> Any:
        said = {field: getattr(one, field) for field in fields}
        facts = {field: t.condition(it) if isinstance(it, Condition) else it for field, it in said.items()}
        facts |= {name: number(t, getattr(one, of), unit) for name, unit in units.items()}
        if isinstance(one, Condition):
            facts["holds"] = holds
        text = t.say(key, **facts)
        return sentence(text) if isinstance(one, Step) else text

    phrase(word)(told)


def special(word: type) -> Callable[[_F], _F]:
    """Register a phrase for some uses of a word, such as a loop over one's own steps; for others it returns nothing."""

    def register(told: _F) -> _F:
        _SPECIAL.setdefault(word, []).append(told)
        return told

    return register


def specially(t: Telling, word: object) -> Clause | None:
    """A word as one of its special phrases tells it."""
    return next((told for one in _SPECIAL.get(type(word), ()) if (told := one(t, word)) is not None), None)


def more_lines(nemesis: str) -> Callable[[_F], _F]:
    """Register what is printed on a nemesis besides its texts."""

    def register(lines: _F) -> _F:
        MORE_LINES[nemesis] = lines
        return lines

    return register


def text_of(t: Telling, steps: Steps) -> str:
    """One text of a card."""
    t.last_cards = t.subject = None
    t.gained.clear()
    return t.text(tuple(_simply(list(steps))))


def _simply(steps: list[Step]) -> Iterator[Step]:
    """Steps as one would say them: as many as there are is all of them."""
    while steps:
        match steps:
            case [Let(count=Per("crystals_in_hand")) as one, *rest]:
                yield Every(one.name, one.pick)
            case [OwnerOfTurnCard() as owner, step, *rest]:
                yield step
                yield owner
            case [step, *rest]:
                yield step
        steps = rest
