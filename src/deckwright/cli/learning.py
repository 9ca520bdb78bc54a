"""Learning a game at the terminal: the same table, with a lesson below it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from deckwright.cli import saved_games
from deckwright.cli.play import Play
from deckwright.cli.sitting import Sitting
from deckwright.cli.terminal import Ends, Terminal
from deckwright.errors import PlayerError
from deckwright.lessons import course, course_names, last_asked, told
from deckwright.records.session import Session
from deckwright.rules.contract import Rules

SEED = 1
"""A guided game is always the same one."""


class Guided(Play):
    """A person who learns a game."""

    def __init__(self, sitting: Sitting, terminal: Terminal) -> None:
        super().__init__(sitting, terminal)
        self.course = course(sitting.rules, sitting.session.setup["lesson"])

    def _remarks(self) -> Iterator[Text]:
        yield from super()._remarks()
        session, seat = self.sitting.session, self.course.seat
        seen = self.sitting.view(seat)
        question = seen.question
        outcome = session.game.outcome
        lesson = told(
            self.course,
            self.sitting.rules,
            self.lang,
            [given.key for given in session.answers if given.seat == seat],
            [option.key for option in question.options] if question is not None else [],
            seen=seen,
            won=None if outcome is None else seat in outcome["winners"],
            asked=last_asked(session, seat),
        )
        if lesson.reaction:
            yield Text(lesson.reaction, style="yellow" if lesson.strayed else "green")
        if outcome is not None:
            yield Text(lesson.text, style="bold")
            yield Text(self.lang.say("learn-next", command=self._real_game()), style="cyan")
        elif lesson.text:
            numbered = self.lang.say("learn-lesson", number=lesson.number, of=lesson.of)
            heading = self.lang.say("learn-free") if lesson.free else numbered
            yield Text.assemble((f"{heading} ", "bold cyan"), lesson.text)
        if lesson.keys:
            choices = self._choices()
            numbers = [number for number in choices.offered if choices[number].key in lesson.keys]
            yield Text(self.lang.say("learn-type", numbers=", ".join(map(str, numbers))), style="dim")

    def _real_game(self) -> str:
        """The command for a game like the guided one, without a guide."""
        chosen = "".join(f" --set {name}={value}" for name, value in self.course.options.items())
        return f"deckwright play {self.sitting.rules.name}{chosen}"


def learn_game(terminal: Terminal, rules: Rules, *, name: str | None) -> Ends:
    """A guided game, from its first lesson on."""
    known = course_names(rules)
    if not known:
        raise PlayerError("no-lessons", f"there is no guided game of {rules.name} yet", game=rules.name)
    chosen = name or known[0]
    lesson = course(rules, chosen)
    session = Session(
        rules, len(lesson.players), seed=SEED, setup={"lesson": chosen}, players=list(lesson.players), names=[]
    )
    return Guided(Sitting(session, terminal.lang, saved_games.new_path(rules.name)), terminal).run()
