"""Playing scenarios, and saying exactly what differs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from deckwright import games
from deckwright.core.errors import AuthorError, DeckwrightError, PlayerError, nearest
from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.core.rules import Rules
from deckwright.core.run import choose, run, waiting_for
from deckwright.core.saves import from_bytes, to_bytes
from deckwright.core.start import start
from deckwright.scenarios.answers import asked_seat, check_key, means, offered, option_called, refused
from deckwright.scenarios.checks import Checker, Difference, written
from deckwright.scenarios.files import Case, Setup, read_file
from deckwright.scenarios.position import lay_out, read_options, read_seat, seat_called
from deckwright.scenarios.strict import read_record

SAVE_AND_LOAD = "save and load"
END_TURN = "end turn"


class Result(msgspec.Struct, kw_only=True):
    """How a case went."""

    file: str
    case: str
    differences: list[Difference] = []
    error: str = ""
    """What is wrong with the case itself, if it could not be played."""

    @property
    def holds(self) -> bool:
        """Whether everything is as the case says."""
        return not self.differences and not self.error

    def __str__(self) -> str:
        found = [self.error] if self.error else [str(one) for one in self.differences]
        return "\n".join(f"{self.file}: case {self.case!r}: {one}" for one in found or ["holds"])


class Refused(msgspec.Struct, forbid_unknown_fields=True):
    """An answer that must not be accepted."""

    refused: str
    because: str | None = None
    need: int | None = None
    have: int | None = None


def run_file(path: Path | str) -> list[Result]:
    """Play every case of a file."""
    return [run_case(case, file=str(path)) for case in read_file(Path(path))]


def run_case(case: Case, *, file: str = "") -> Result:
    """Play a case. What is wrong with the case itself is told in ``Result.error``."""
    result = Result(file=file, case=case.case, differences=[])
    try:
        rules = games.load(case.game)
        for playing in _starts(rules, case):
            result.differences += playing.play(case)
    except DeckwrightError as error:
        result.error = error.message
    return result


def _starts(rules: Rules, case: Case) -> list[Playing]:
    """What a case begins with: one position, or a set-up for each seed."""
    options = read_options(case.options, "options")
    if case.position is not None:
        heard: list[Event] = []
        settled: list[str] = []
        game = lay_out(rules, {**case.position, "options": options}, heard=heard, settled=settled)
        return [Playing(game, events=heard, settled=settled)]
    setup = read_record(case.setup, Setup, "setup")
    seeds = setup.seed if isinstance(setup.seed, list) else [setup.seed]
    if not seeds:
        raise AuthorError("missing-key", "setup.seed: expected a number, or some in a list, got []")
    return [_dealt(rules, setup.seats, options, seed, f"seed {seed}: " if len(seeds) > 1 else "") for seed in seeds]


def _dealt(rules: Rules, seats: int, options: dict[str, str], seed: int, prefix: str) -> Playing:
    """A real set-up, listened to from its beginning."""
    heard: list[Event] = []
    settled: list[str] = []
    game = start(rules, seats, rules.check_setup(seats, options), seed, heard=heard, settled=settled)
    return Playing(game, prefix, events=heard, settled=settled)


class Playing:
    """A case under way."""

    def __init__(
        self,
        game: Game,
        prefix: str = "",
        *,
        events: list[Event] | None = None,
        settled: list[str] | None = None,
    ) -> None:
        self.game = game
        self.prefix = prefix
        self.events: list[Event] = events or []
        """All that happened since the beginning."""
        self.settled: list[str] = settled or []
        """What was chosen without a question since the last answer."""
        self.turn_ended = False
        """Whether the last answer ended the turn."""

    def play(self, case: Case) -> list[Difference]:
        """Do everything the case says, until an answer cannot be given; returns what differs."""
        differences: list[Difference] = []
        for number, step in enumerate(case.do, start=1):
            path = f"{self.prefix}do #{number}"
            try:
                differences += self._step(step, path)
            except PlayerError as error:
                return [*differences, Difference(path, f"{written(step)} to be possible", error.message)]
            except AuthorError as error:
                raise AuthorError(error.code, f"{path}: {error.message.removeprefix(path).lstrip(': ')}") from error
        return differences + self._check(case.then, f"{self.prefix}then")

    def _step(self, step: str | Mapping[str, object], path: str) -> list[Difference]:
        if isinstance(step, str):
            self._order(step)
            return []
        if "refused" in step:
            return self._refuse(read_record(step, Refused, path), path)
        if len(step) != 1:
            raise AuthorError("bad-step", f"{path}: expected one thing to do, got {dict(step)!r}")
        ((word, argument),) = step.items()
        if word == "check":
            if not isinstance(argument, Mapping):
                raise AuthorError("wrong-type", f"check: expected what must hold, got {argument!r}")
            return self._check(argument, path)
        if seat_called(word) >= 0 and isinstance(argument, str):
            self.answer(argument, read_seat(word, self.game.seats, path))
        else:
            self.direct(word, argument)
        return []

    # -- acting ------------------------------------------------------------------------------------------

    def _order(self, text: str) -> None:
        if text == SAVE_AND_LOAD:
            self.save_and_load()
        elif text == END_TURN:
            self.end_turn()
        elif text in self.game.rules.directives:
            self.direct(text)
        else:
            self.answer(*self._who(text))

    def _who(self, text: str) -> tuple[str, int | None]:
        """``p2 pick:goblin`` is the answer ``pick:goblin`` of p2."""
        name, _, answer = text.partition(" ")
        if answer and seat_called(name) >= 0:
            return answer, read_seat(name, self.game.seats, repr(text))
        return text, None

    def answer(self, text: str, seat: int | None = None) -> None:
        """A seat answers the question; by default the first one that is asked.

        What was just chosen without a question, since nothing else could be, may be told as an answer or left out.
        """
        try:
            seat = asked_seat(self.game) if seat is None else seat
            option = option_called(self.game, seat, text)
        except PlayerError:
            if self._was_settled(text):
                return
            raise
        with self._listening():
            choose(self.game, option, seat)

    def _was_settled(self, text: str) -> bool:
        for number, key in enumerate(self.settled):
            if means(text.partition("#")[0], key):
                del self.settled[: number + 1]
                return True
        return False

    def end_turn(self) -> None:
        """The turn ends, unless the last answer has ended it already."""
        while not self.turn_ended and self.game.outcome is None:
            self.answer(self.game.rules.answer_to_end_turn(self.game))
        self.turn_ended = False

    def save_and_load(self) -> None:
        """Write the state to bytes and go on with what is read back."""
        self.game = from_bytes(self.game.rules, to_bytes(self.game))

    def direct(self, directive: str, argument: object = None) -> None:
        """Carry out what is ordered out of turn; then the question that stood is put again."""
        if directive not in self.game.rules.directives:
            known = ["check", "refused", *self.game.rules.directives]
            raise AuthorError(
                "bad-step", f"{directive!r} is nothing to do{nearest(directive, known)}; there are {known}"
            )
        if self.game.question is None:
            raise PlayerError("over", f"{directive!r} cannot be done: the game is over")
        with self._listening():
            self.game.stack[-1].at -= 1
            self.game.question = None
            self.game.given.clear()
            self.game.rules.direct(self.game, directive, argument)
            run(self.game)

    @contextmanager
    def _listening(self) -> Iterator[None]:
        before = len(self.events)
        self.settled = []
        self.game.events, self.game.settled = self.events, self.settled
        yield
        self.game.events = self.game.settled = None
        self.turn_ended = any(event.kind == self.game.rules.turn_event for event in self.events[before:])

    # -- looking -----------------------------------------------------------------------------------------

    def _check(self, expected: Mapping[str, object], path: str) -> list[Difference]:
        checker = Checker(self.game, self.events)
        checker.check(expected, path)
        return checker.differences

    def _refuse(self, wanted: Refused, path: str) -> list[Difference]:
        text, seat = self._who(wanted.refused)
        check_key(self.game.rules, text, path)
        waiting = waiting_for(self.game)
        if seat is None:
            seat = waiting[0] if waiting else 0
        if any(means(text, key) for key in offered(self.game, seat)):
            return [Difference(f"{path}.refused", f"{text} to be refused", f"it is offered to p{seat + 1}")]
        if wanted.because is None and wanted.need is None and wanted.have is None:
            return []
        found: dict[str, object] = {"because": "over" if not waiting else "not-asked"}
        if seat in waiting:
            views = [view for key, view in refused(self.game, seat).items() if means(text, key)]
            found = {"because": views[0].reason, "need": views[0].need, "have": views[0].have} if views else {}
        told = {"because": wanted.because, "need": wanted.need, "have": wanted.have}
        return [
            Difference(f"{path}.{key}", str(value), str(found.get(key, "no reason given")))
            for key, value in told.items()
            if value is not None and found.get(key) != value
        ]
