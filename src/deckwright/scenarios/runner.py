"""Playing scenarios, and saying exactly what differs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from deckwright import games
from deckwright.core.events import Event, Settled
from deckwright.core.game import Game
from deckwright.core.mechanics import GENERAL_VERBS
from deckwright.core.questions import Option
from deckwright.core.run import choose, run, waiting_for
from deckwright.errors import AuthorError, DeckwrightError, PlayerError, nearest
from deckwright.records.saves import from_bytes, to_bytes
from deckwright.rules.contract import Rules
from deckwright.rules.start import start
from deckwright.scenarios.answers import (
    asked_seat,
    check_key,
    chosen_among,
    offered,
    option_called,
    read_answer,
    refused,
)
from deckwright.scenarios.boundaries import BOUNDARY, pass_boundary, stopping_at
from deckwright.scenarios.checks import Checker, Difference, written
from deckwright.scenarios.files import Case, Setup, read_file
from deckwright.scenarios.position import lay_out, read_options, read_seat, seat_called
from deckwright.scenarios.strict import read_record

SAVE_AND_LOAD = "save and load"
END_TURN = "end turn"
STOP_AT = "stop at"
GO_ON = "go on"
_REPEATED = re.compile(r"(?P<answer>.+\S) x(?P<times>[1-9][0-9]{0,3})")


class Result(msgspec.Struct, kw_only=True):
    """How a case went."""

    file: str
    case: str
    differences: list[Difference] = []
    error: str = ""
    """What is wrong with the case itself, if it could not be played."""
    trouble: DeckwrightError | None = None
    """The same, for whoever can say it in another language."""

    @property
    def holds(self) -> bool:
        """Whether everything is as the case says."""
        return not self.differences and not self.error

    def __str__(self) -> str:
        found = [self.error] if self.error else [str(one) for one in self.differences]
        return "\n".join(f"{self.file}: case {self.case!r}: {one}" for one in found or ["holds"])


class Refused(msgspec.Struct, forbid_unknown_fields=True):
    """An answer that must not be accepted."""

    refused: str | list[str]
    """The answer; of several the last one, when the others were given before."""
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
        result.error, result.trouble = error.message, error
    return result


def _starts(rules: Rules, case: Case) -> list[Playing]:
    """What a case begins with: one position, or a set-up for each seed."""
    options = read_options(case.options, "options")
    if case.position is not None:
        told = case.position.get("seed", 0)
        if told == []:
            raise AuthorError("missing-key", "position.seed: expected a number, or some in a list, got []")
        some = told if isinstance(told, list) else [told]
        return [_laid(rules, case.position, options, seed, f"seed {seed}: " if len(some) > 1 else "") for seed in some]
    setup = read_record(case.setup, Setup, "setup")
    seeds = setup.seed if isinstance(setup.seed, list) else [setup.seed]
    if not seeds:
        raise AuthorError("missing-key", "setup.seed: expected a number, or some in a list, got []")
    return [_dealt(rules, setup.seats, options, seed, f"seed {seed}: " if len(seeds) > 1 else "") for seed in seeds]


def _laid(rules: Rules, position: dict[str, object], options: dict[str, str], seed: object, prefix: str) -> Playing:
    """A position, listened to from its beginning."""
    heard: list[Event] = []
    settled: list[str] = []
    game = lay_out(rules, {**position, "seed": seed, "options": options}, heard=heard, settled=settled)
    return Playing(game, prefix, events=heard, settled=settled)


def _dealt(rules: Rules, seats: int, options: dict[str, str], seed: int, prefix: str) -> Playing:
    """A real set-up, listened to from its beginning."""
    heard: list[Event] = []
    settled: list[str] = []
    game = start(rules, seats, rules.check_setup(seats, options), seed, heard=heard, settled=settled)
    return Playing(game, prefix, events=heard, settled=settled)


class Playing:
    """A case under way: give answers and orders one by one, look at ``game`` in between.

    ``play`` does all that a case says.
    """

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
        """Whether the last answer ended the turn, unless the turn was to end anyway."""
        self._ending = False
        """Whether the turn was told to end, and its end goes on."""
        self.boundary = ""
        """Where play is to stop when it comes there."""
        self._answer_what_leaves_no_choice()

    def play(self, case: Case) -> list[Difference]:
        """Do everything the case says, until an answer cannot be given; returns what differs."""
        differences: list[Difference] = []
        for number, step in enumerate(case.do, start=1):
            path = f"{self.prefix}do #{number}"
            try:
                differences += self._step(step, path)
            except PlayerError as error:
                return [*differences, _impossible(path, written(step), error)]
            except AuthorError as error:
                said = f"{path}: {error.message.removeprefix(path).lstrip(': ')}"
                raise AuthorError(error.code, said, **error.facts, at=path) from error
        return differences + self._check(case.then, f"{self.prefix}then")

    def do(self, step: str | Mapping[str, object]) -> None:
        """One thing to do, written as in a case."""
        self._step(step, "do")

    def _step(self, step: str | Mapping[str, object], path: str) -> list[Difference]:
        if isinstance(step, str):
            self._order(step)
            return []
        if "refused" in step:
            return self._refuse(read_record(step, Refused, path), path)
        if len(step) != 1:
            raise AuthorError("bad-step", f"{path}: expected one thing to do, got {dict(step)!r}")
        ((word, argument),) = step.items()
        if word == STOP_AT:
            self.stop_at(str(argument))
            return []
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
        elif text == GO_ON:
            self.go_on()
        elif text == END_TURN:
            self.end_turn()
        elif text in self.game.rules.directives:
            self.direct(text)
        elif (several := _REPEATED.fullmatch(text)) is not None:
            for _ in range(int(several["times"])):
                self.answer(*self._who(several["answer"]))
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

    def stop_at(self, boundary: str) -> None:
        """Play stops when it comes to a boundary of the game, such as ``end-of-turn``, until it is told to go on."""
        known = self.game.rules.boundaries
        if boundary not in known:
            raise AuthorError(
                "bad-step", f"{STOP_AT}: no boundary {boundary!r}{nearest(boundary, known)}; there are {list(known)}"
            )
        self.boundary = boundary

    def go_on(self) -> None:
        """Play goes on from the boundary where it stopped."""
        if self.game.question is None or self.game.question.prompt != BOUNDARY:
            raise AuthorError("bad-step", f"{GO_ON}: play has not stopped at a boundary")
        with self._listening():
            pass_boundary(self.game)

    def _was_settled(self, text: str) -> bool:
        answer = read_answer(self.game.rules, text.partition("#")[0])
        for number, key in enumerate(self.settled):
            if isinstance(key, Settled) and answer.chooses(self.game, key, key.option, key.place):
                del self.settled[: number + 1]
                return True
        return False

    def end_turn(self) -> None:
        """The turn ends, unless the last answer has ended it already; perhaps after questions that its end brings."""
        told = False
        while not self.turn_ended and self.game.outcome is None:
            answer = self.game.rules.answer_to_end_turn(self.game)
            if told and answer not in offered(self.game, asked_seat(self.game)):
                self._ending = True
                return
            self.answer(answer)
            told = True
        self.turn_ended = False

    def save_and_load(self) -> None:
        """Write the state to bytes and go on with what is read back."""
        self.game = from_bytes(self.game.rules, to_bytes(self.game))

    def direct(self, directive: str, argument: object = None) -> None:
        """Carry out what is ordered out of turn; then the question that stood is put again."""
        if directive not in self.game.rules.directives:
            known = ["check", "refused", *self.game.rules.directives]
            raise AuthorError(
                "bad-step", f"{directive!r} is not a directive here{nearest(directive, known)}; there are {known}"
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
        with stopping_at(self.game.rules, self.boundary):
            yield
            self._answer_what_leaves_no_choice()
        self.game.events = self.game.settled = None
        if self.game.question is not None and self.game.question.prompt == BOUNDARY:
            self.boundary = ""
        ended = any(event.kind == self.game.rules.turn_event for event in self.events[before:])
        self.turn_ended, self._ending = ended and not self._ending, self._ending and not ended

    def _answer_what_leaves_no_choice(self) -> None:
        """Questions put only lest their absence tell something, such as a defence from a hand without one."""
        heard, settled = self.game.events, self.game.settled
        self.game.events, self.game.settled = self.events, self.settled
        while (forced := _forced_answer(self.game)) is not None:
            seat, option = forced
            self.game.settle(option)
            choose(self.game, option, seat)
        self.game.events, self.game.settled = heard, settled

    # -- looking -----------------------------------------------------------------------------------------

    def _check(self, expected: Mapping[str, object], path: str) -> list[Difference]:
        checker = Checker(self.game, self.events)
        checker.check(expected, path)
        return checker.differences

    def _refuse(self, wanted: Refused, path: str) -> list[Difference]:
        if isinstance(wanted.refused, list):
            return self._refuse_last(wanted, wanted.refused, path)
        text, seat = self._who(wanted.refused)
        check_key(self.game.rules, text, path)
        waiting = waiting_for(self.game)
        if seat is None:
            seat = waiting[0] if waiting else 0
        if chosen_among(self.game, seat, text):
            who = f"p{seat + 1}"
            got = f"it is offered to {who}"
            return [Difference(f"{path}.refused", f"{text} to be refused", got, step=text, offered_to=who)]
        if wanted.because is None and wanted.need is None and wanted.have is None:
            return []
        found: dict[str, object] = {"because": "over" if not waiting else "not-asked"}
        if seat in waiting:
            answer = read_answer(self.game.rules, text)
            views = [view for key, view in refused(self.game, seat).items() if answer.means(key)]
            found = {"because": views[0].reason, "need": views[0].need, "have": views[0].have} if views else {}
        told = {"because": wanted.because, "need": wanted.need, "have": wanted.have}
        return [
            Difference(f"{path}.{key}", str(value), str(found.get(key, "no reason given")))
            for key, value in told.items()
            if value is not None and found.get(key) != value
        ]

    def _refuse_last(self, wanted: Refused, answers: list[str], path: str) -> list[Difference]:
        """Of several answers the last one must not be possible; the others are given on a copy of the table."""
        if not answers:
            raise AuthorError("wrong-type", f"{path}.refused: expected an answer, or some in a list, got []")
        trial = Playing(self.game.copy(), self.prefix)
        for text in answers[:-1]:
            trial._order(text)
        return trial._refuse(msgspec.structs.replace(wanted, refused=answers[-1]), path)


def _impossible(path: str, step: str, error: PlayerError) -> Difference:
    return Difference(path, f"{step} to be possible", error.message, step=step, trouble=error)


def _forced_answer(game: Game) -> tuple[int, Option] | None:
    """A seat that is asked and has one thing to answer. To end a turn is always an order of its own."""
    for seat in waiting_for(game):
        assert game.question is not None
        options = game.question.options_of(seat)
        if len(options) == 1 and options[0][0] in GENERAL_VERBS:
            return seat, options[0]
    return None
