"""What the coach says, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from deckwright.coach.doubts import Doubt
from deckwright.coach.hints import Advice, Expected, Reason
from deckwright.coach.judges import Scale
from deckwright.coach.reviewing import Grade, Measured
from deckwright.coach.trying import Difference
from deckwright.core.shown import OptionView, QuestionView
from deckwright.rules.contract import Rules
from deckwright.text import Language
from deckwright.text.grammar import capital

ONLY_NAMES = {"pick", "player", "number", "yes", "no", "done"}
"""Verbs of options that say nothing without their question."""


class Teller:
    """Says what the coach found, in one language."""

    def __init__(self, lang: Language, rules: Rules, names: Sequence[str]) -> None:
        self._lang = lang
        self._rules = rules
        self._names = list(names)

    # -- hints -----------------------------------------------------------------------------------------------------

    def move(self, advice: Advice, question: QuestionView) -> str:
        """What to do, and what that changes at once; what it is for comes first where it only comes before that."""
        lang, rules = self._lang, self._rules
        option = _option(question, advice.key)
        reasons = [lang.advice(rules, advice.bot, question, option)]
        reasons += [
            lang.change(rules, what, by) for what, by in advice.changes.items() if lang.has_counter(rules, what)
        ]
        said = {
            "bot": lang.bot(advice.bot),
            "rank": "other" if advice.failed else "strongest",
            "option": self.option(option, question),
            "reasons": ", ".join(filter(None, reasons)),
        }
        if advice.purpose is None:
            return capital(lang.say("coach-move", **said))
        purpose = self.option(advice.purpose.option, advice.purpose.question)
        return capital(lang.say("coach-move-for", purpose=purpose, **said))

    def gain(self, advice: Advice, question: QuestionView) -> str:
        """What the move gains over the next best one, or that both are about equal; empty as long as nobody knows."""
        if advice.gain is None:
            return ""
        other = self.option(_option(question, advice.other), question)
        return capital(self._compared(advice.gain, advice.scale, other))

    def _compared(self, gain: Difference, scale: Scale, other: str) -> str:
        lang = self._lang
        if not gain.is_clear:
            return lang.say("coach-equal", other=other)
        kind = "coach-better" if gain.mean > 0 else "coach-worse"
        reach = lang.say("decimal", value=gain.reach)
        return lang.say(kind, other=other, gain=self.amount(abs(gain.mean), scale.unit, reach=reach))

    def reasons(self, reasons: Sequence[Reason], scale: Scale, *, about: str = "move") -> list[str]:
        """What speaks for a move, or for the better one, and what against it: a sentence each."""
        told = []
        for key, some in (
            ("coach-for", [one for one in reasons if one.gain > 0]),
            ("coach-against", [one for one in reasons if one.gain < 0]),
        ):
            known = [one for one in some if self._lang.has_part(self._rules, one.part)]
            parts = [self._reason(one, scale, with_unit=one is known[0]) for one in known]
            if parts:
                told.append(capital(self._lang.say(key, about=about, parts=", ".join(parts))))
        return told

    def _reason(self, reason: Reason, scale: Scale, *, with_unit: bool) -> str:
        amount = self.amount(reason.gain, scale.unit) if with_unit else self.signed(reason.gain)
        return self._lang.say("coach-part", part=self._lang.worth_part(self._rules, reason.part), amount=amount)

    def line(self, expected: Sequence[Expected]) -> list[str]:
        """What should follow, one answer after the other; equal ones in a row are counted."""
        told = [(answer, len(list(same))) for answer, same in groupby(map(self._then, expected))]
        return [f"{answer} ×{times}" if times > 1 else answer for answer, times in told]

    def _then(self, expected: Expected) -> str:
        player = self._lang.player(expected.seat, self._names)
        return self._lang.say("coach-then", player=player, option=self._asked(expected))

    def _asked(self, expected: Expected) -> str:
        """An option by itself; one that only names something with its question, which is no longer in sight."""
        lang, option, question = self._lang, expected.option, expected.question
        label = self.option(option, question)
        if option.verb not in ONLY_NAMES and label != lang.card(self._rules, option.card):
            return label
        return lang.say("coach-asked", option=label, question=lang.question(self._rules, question))

    def doubt(self, doubt: Doubt, question: QuestionView) -> list[str]:
        """Why to think again."""
        lang = self._lang
        reach = lang.say("decimal", value=doubt.gap.reach)
        asked = lang.say(
            "coach-doubt",
            option=self.option(_option(question, doubt.key), question),
            better=self.option(_option(question, doubt.better), question),
            amount=self.amount(doubt.gap.mean, doubt.scale.unit, reach=reach, plain=True),
        )
        return [capital(asked), *self.reasons(doubt.reasons, doubt.scale, about="better")]

    def troubles(self, failed: Sequence[str], unfit: str) -> list[str]:
        """Who should have advised or judged, and could not."""
        told = [self._lang.say("coach-bot-failed", bot=self._lang.bot(name)) for name in failed]
        if unfit:
            told.append(self._lang.say("coach-unfit"))
        return [capital(one) for one in told]

    # -- reviews ---------------------------------------------------------------------------------------------------

    def verdict(self, one: Measured, scale: Scale, chosen: Expected, best: Expected) -> str:
        """What a move gave away, and what was better; or that it was brilliant."""
        lang = self._lang
        option, better = self._asked(chosen), self.option(best.option, best.question)
        amount = self.amount(abs(one.gap.mean), scale.unit, reach=lang.say("decimal", value=one.gap.reach), plain=True)
        kind = "coach-was-brilliant" if one.grade is Grade.BRILLIANT else "coach-was-worse"
        return capital(lang.say(kind, option=option, better=better, amount=amount))

    def grade(self, grade: Grade) -> str:
        return self._lang.say(f"coach-grade-{grade}")

    def option(self, option: OptionView, question: QuestionView) -> str:
        return self._lang.option(self._rules, option, self._names, question)

    def signed(self, number: float) -> str:
        """A number with its sign."""
        sign = "−" if number <= -0.05 else "+" if number >= 0.05 else ""
        return sign + self._lang.say("decimal", value=abs(number))

    def amount(self, number: float, unit: str, *, reach: str = "", plain: bool = False) -> str:
        """A number with its unit, and how far it may be off: *+3.1 ± 1.2 glory*."""
        digits = self._lang.say("decimal", value=abs(number))
        sign = "" if plain else "−" if number < 0 else "+"
        shown = f"{sign}{digits} ± {reach}" if reach else f"{sign}{digits}"
        return self._lang.say(f"coach-unit-{unit}", amount=shown)


def _option(question: QuestionView, key: str) -> OptionView:
    return next(option for option in question.options if option.key == key)
