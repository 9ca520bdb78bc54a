"""What a person typed, and which of the things on offer it means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from deckwright.core.rules import Rules
from deckwright.core.views import OptionView, QuestionView
from deckwright.text import Language

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
        """The numbers a text may mean: itself a number, or a key, a label, the name of a card, or how they begin."""
        numbers = list(among)
        if text.isdecimal():
            return [int(text)] if int(text) in numbers else []
        cards = [self._lang.card(self._rules, self[number].card) if self[number].card else "" for number in numbers]
        names = [[self[number].key, card] for number, card in zip(numbers, cards, strict=True)]
        return [numbers[index] for index in meant(text, names, [self.label(number) for number in numbers])]


def meant(text: str, names: Sequence[Sequence[str]], sentences: Sequence[str] = ()) -> list[int]:
    """The things a text may mean, each known by several names, and perhaps by a sentence.

    A whole name goes before the beginning of a name or sentence, that before the beginning of a word in a name. One
    thing found is what was meant; several are not clear; none is nothing like it.
    """
    wanted = _plain(text)
    if not wanted:
        return []
    known = [[_plain(name) for name in each] for each in names]
    told = [[*each, _plain(sentence)] for each, sentence in zip(known, sentences, strict=True)] if sentences else known
    for fits, among in ((_is_whole, told), (_is_beginning, told), (_begins_a_word, known)):
        found = [index for index, each in enumerate(among) if any(fits(wanted, name) for name in each)]
        if found:
            return found
    return []


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _is_whole(wanted: str, name: str) -> bool:
    return name == wanted


def _is_beginning(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _begins_a_word(wanted: str, name: str) -> bool:
    return any(name.startswith(wanted, at) for at in range(1, len(name)) if not name[at - 1].isalnum())
