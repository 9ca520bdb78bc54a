"""What a person typed, and which of the things on offer it means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from deckwright.core.shown import OptionView, QuestionView
from deckwright.rules.contract import Rules
from deckwright.text import Language
from deckwright.text.plain import whole_number

NUMBER = "bold cyan"
"""How the number one types is painted."""


class Choices:
    """A question as a person answers it: numbered options, and after them what is not offered now."""

    def __init__(self, question: QuestionView, rules: Rules, lang: Language, names: Sequence[str]) -> None:
        self.options = [*question.options, *question.refused]
        self.offered = range(1, len(question.options) + 1)
        """The numbers that can be chosen."""
        self.refused = range(len(question.options) + 1, len(self.options) + 1)
        """The numbers one can only ask about."""
        self._question = question
        self._rules = rules
        self._lang = lang
        self._names = list(names)

    def __getitem__(self, number: int) -> OptionView:
        return self.options[number - 1]

    def label(self, number: int) -> str:
        """What an option says."""
        return self._lang.option(self._rules, self[number], self._names, self._question)

    def line(self, number: int) -> Text:
        """An option with its number, and with the reason if it is not offered."""
        if number in self.offered:
            return Text.assemble((f"{number:>3} ", NUMBER), self.label(number))
        reason = self._lang.reason(self._rules, self[number])
        return Text.assemble((f"{number:>3} ", "dim"), self.label(number), (f" — {reason}", "dim"))

    def meant(self, text: str, among: Iterable[int]) -> list[int]:
        """The numbers a text may mean: itself a number, or a label, the name of a card, how they begin, or a key."""
        numbers = list(among)
        chosen = whole_number(text)
        if chosen is not None:
            return [chosen] if chosen in numbers else []
        cards = [[self._lang.card(self._rules, self[number].card)] if self[number].card else [] for number in numbers]
        labels = [self.label(number) for number in numbers]
        keys = [self[number].key for number in numbers]
        return [numbers[index] for index in meant(text, cards, labels, keys)]


def meant(
    text: str, names: Sequence[Sequence[str]], sentences: Sequence[str] = (), keys: Sequence[str] = ()
) -> list[int]:
    """The things a text may mean, each known by several names, and perhaps by a sentence and a key.

    A whole name goes before the beginning of a name or sentence, that before the beginning of a word in a name. One
    thing found is what was meant; several are not clear; none is nothing like it. Nobody sees the keys, so a letter or
    two of one mean nothing: it has to be a whole key or a whole word of it, or a beginning that goes past the colon.
    """
    wanted = _plain(text)
    if not wanted:
        return []
    called = [[_plain(name) for name in each] for each in names]
    told = (
        [[*each, _plain(sentence)] for each, sentence in zip(called, sentences, strict=True)] if sentences else called
    )
    unseen = [_plain(key) for key in keys]
    for of_name, among, of_key in (
        (_is_whole, told, _is_whole),
        (_is_beginning, told, _goes_past_the_colon),
        (_begins_a_word, called, _is_a_word),
    ):
        found = {index for index, each in enumerate(among) if any(of_name(wanted, name) for name in each)}
        found |= {index for index, key in enumerate(unseen) if of_key(wanted, key)}
        if found:
            return sorted(found)
    return []


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _is_whole(wanted: str, name: str) -> bool:
    return name == wanted


def _is_beginning(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _begins_a_word(wanted: str, name: str) -> bool:
    return any(name.startswith(wanted, at) for at in range(1, len(name)) if not name[at - 1].isalnum())


def _goes_past_the_colon(wanted: str, key: str) -> bool:
    return key.startswith(wanted) and bool(wanted.partition(":")[2])


def _is_a_word(wanted: str, key: str) -> bool:
    ends = (at + len(wanted) for at in range(1, len(key)) if not key[at - 1].isalnum() and key.startswith(wanted, at))
    return any(end == len(key) or not key[end].isalnum() for end in ends)
