"""What can be seen of a table: by everybody, through the eyes of a seat, and what happened."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import msgspec

from deckwright.bots import may_step_in
from deckwright.core import Dice, Game, choose, resample, view
from deckwright.errors import DeckwrightError, InternalError, PlayerError
from deckwright.lessons import course, last_asked, told
from deckwright.lessons.practice import OPTION, proposed, ruling_called
from deckwright.records.sealing import commitment
from deckwright.story import Foreseen, Rounds, forecast
from deckwright.table.foretelling import foretold
from deckwright.table.positions import Chosen, Reader, chosen
from deckwright.table.records import Asked, Band, LessonTold, Position, RulingShown, Said, ShareInfo, TableInfo
from deckwright.table.schema import ChatRecord, PersonRecord, TableRecord
from deckwright.table.sealing import seal
from deckwright.text import Language
from deckwright.text.grammar import capital

if TYPE_CHECKING:
    from deckwright.table.room import Room


class Showing:
    """A table for those who look at it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._readers: dict[str, Reader] = {}
        """By language, as long as nobody changes seat or name."""
        self._forecast: tuple[Game, int, list[Foreseen]] | None = None
        """What was foretold last, and for which position."""
        self._told: list[tuple[int, Chosen | None]] = []
        """For each answer, as far as somebody has read the log: whose turn it was, and what was chosen."""
        self._rounds = Rounds(room.rules)

    def forget_names(self) -> None:
        self._readers.clear()

    def forget_from(self, step: int) -> None:
        del self._told[step:]
        self._rounds.forget_from(step)

    def reader(self, language: Language) -> Reader:
        """Whoever reads this table in a language."""
        reader = self._readers.get(language.code)
        if reader is None:
            names = self._room.seating.names(language)
            reader = self._readers[language.code] = Reader(language, self._room.rules, names)
        return reader

    # -- the table -------------------------------------------------------------------------------------------------

    def info(self, language: Language) -> TableInfo:
        """What everybody may know about the table."""
        room, record = self._room, self._room.record
        present, watchers = room.present()
        sealed = record.sealed and not record.unsealed
        return TableInfo(
            code=record.code,
            game=record.game,
            setup=record.setup,
            seats=room.seating.infos(language, present, room.gathering.ready),
            competitive=room.rules.competitive,
            finished=room.finished,
            frozen=room.stopped is not None,
            undo="free" if room.seating.undo_is_free else "limited",
            watchers=watchers,
            started=record.made_at,
            seal=self._seal() if sealed else "",
            unsealed=_unsealed(record),
            stage=record.stage,
            seed=self._seed() if room.finished else "",
            salt=record.salt if room.finished and record.sealed and not record.secret else "",
            secret=record.secret if room.finished else "",
            shares=[ShareInfo(share["name"], share["commitment"], share["nonce"]) for share in record.shares],
            next=record.next,
            proposal=room.proposals.info(language),
            careful=record.careful,
        )

    def _seal(self) -> str:
        """What was published of the deal before it was made."""
        record = self._room.record
        return commitment(record.secret) if record.secret else seal(record.seed, record.salt)

    def _seed(self) -> str:
        """The seed as people copy it: a number, or the hexadecimal digits of a key."""
        seed = self._room.record.seed
        return f"{int(seed):x}" if len(seed) > 20 else seed

    def info_depends_on(self) -> tuple[object, ...]:
        """As long as this stays the same, so does what everybody may know about the table."""
        room = self._room
        people, watchers = room.present()
        return (
            room.seating,
            people,
            watchers,
            room.finished,
            room.stopped,
            room.record,
            room.proposals.pending,
        )

    # -- the game --------------------------------------------------------------------------------------------------

    def position(self, reader: Reader, you: int, person: PersonRecord | None) -> Position:
        """The table through the eyes of a seat."""
        room = self._room
        if room.played is None:
            assert room.snapshot is not None
            seen = room.snapshots.as_seen(room.snapshot, you)
            return self._as_it_lies(reader, reader.position(seen, step=0))
        undo = room.undoing.offer(person, reader)
        game = room.played.session.game
        position = reader.position(
            view(game, you),
            step=room.step,
            can_undo=undo.possible,
            can_redo=room.undoing.can_redo(person),
            undo_why=undo.why,
            undo_asks=undo.asks,
            round=self._rounds.number(room.played.session, room.step),
            about=game.question.about if game.question is not None else -1,
        )
        if room.stopped is not None:
            return self._as_it_lies(reader, position)
        position = msgspec.structs.replace(
            position,
            forecast=foretold(reader, self._foreseen()),
            question=self._warned(position.question, you) if position.question is not None else None,
        )
        if "lesson" in room.played.session.setup:
            position = self._guided(reader, position)
        if OPTION in room.played.session.setup:
            position = self._practised(reader, position)
        return position

    def _foreseen(self) -> list[Foreseen]:
        """What is about to happen: the same for everybody, and worked out once for each position."""
        game = self._room.playing().session.game
        if self._forecast is None or self._forecast[0] is not game or self._forecast[1] != game.version:
            self._forecast = (game, game.version, forecast(game))
        return self._forecast[2]

    def _warned(self, question: Asked, you: int) -> Asked:
        """A question with what should be known before it is answered: who is asked, and what cannot be undone."""
        session = self._room.playing().session
        put = session.game.question
        anyone = put is not None and len(put.seats) > 1 and put.each is None and put.apart is None
        aside = you in may_step_in(session.game)
        if anyone or aside:
            question = msgspec.structs.replace(question, anyone=anyone, aside=aside)
        if self._room.seating.undo_is_free or self._room.rules.pack:
            return question  # what cards of somebody's own do is tried in another process, and never ahead
        final = _showing(session.game, you)
        options = [
            msgspec.structs.replace(choice, final=True) if choice.key in final else choice
            for choice in question.options
        ]
        return msgspec.structs.replace(question, options=options)

    def _guided(self, reader: Reader, position: Position) -> Position:
        """A position of a guided game, with the lesson that a learner reads now."""
        session = self._room.playing().session
        guide = course(session.rules, session.setup["lesson"])
        outcome = position.outcome
        lesson = told(
            guide,
            session.rules,
            reader.language,
            [given.key for given in session.answers if given.seat == guide.seat],
            [choice.key for choice in position.question.options] if position.question is not None else [],
            seen=view(session.game, guide.seat),
            won=None if outcome is None else guide.seat in outcome.winners,
            asked=last_asked(session, guide.seat),
        )
        return msgspec.structs.replace(position, lesson=LessonTold(**msgspec.structs.asdict(lesson)))

    def _practised(self, reader: Reader, position: Position) -> Position:
        """A position of a practice table, with the ruling it shows and what to try next."""
        session = self._room.playing().session
        ruling = ruling_called(session.rules, session.setup[OPTION])
        offered = {choice.key: choice for choice in position.question.options} if position.question is not None else {}
        given = [given.key for given in session.answers]
        key = proposed(session.rules, ruling.id, session.game, position.you, given) if offered else ""
        code = reader.language.code
        shown = RulingShown(
            id=ruling.id,
            rule=ruling.rule[code],
            why=ruling.why.get(code, ""),
            key=key if key in offered else "",
            label=offered[key].label if key in offered else "",
        )
        return msgspec.structs.replace(position, ruling=shown)

    def _as_it_lies(self, reader: Reader, position: Position) -> Position:
        """A position that nobody can play on from."""
        stopped = self._room.stopped
        assert stopped is not None
        cause = stopped.__cause__
        why = {"why": reader.language.error(cause)} if isinstance(cause, DeckwrightError) else {}
        told = capital(reader.language.say(f"web-{stopped.code}", **{**stopped.facts, **why}))
        lay = self._room.snapshot if self._room.played is None else None
        if lay is not None and lay.version < self._room.answers_written:
            older = reader.language.say("web-shown-earlier", shown=lay.version, written=self._room.answers_written)
            told = f"{told}. {capital(older)}"
        return msgspec.structs.replace(
            position, question=None, waiting_for=[], status=told, can_undo=False, can_redo=False, undo_why=told
        )

    def why(self, reader: Reader, you: int, person: PersonRecord | None, n: int, key: str) -> str:
        """Why nothing can be done with a card, or why an option is not there."""
        position = self.position(reader, you, person)
        question = position.question
        if question is None:
            return position.status
        for choice in question.refused:
            if (key and choice.key == key) or (not key and n >= 0 and choice.n == n):
                return choice.why
        return capital(reader.language.say("web-not-now", sentence=question.sentence))

    def said(self, reader: Reader, line: ChatRecord) -> Said:
        """A line of chat; what the table reports becomes a sentence. Who chose no name is called by their seat."""
        language = reader.language
        names = [*reader.names, language.say("web-onlooker")]
        name, text = line.name or names[line.seat], line.text
        if line.kind:
            facts = {"count": 0, "extent": "", **line.facts}
            facts["about"] = facts.pop("name", "") or names[facts.pop("seat", -1)]
            for which in ("bot", "broken"):
                facts[which] = language.bot(facts[which]) if facts.get(which) else ""
            text = capital(language.say(f"web-report-{line.kind}", name=name, **facts))
        return Said(line.id, name, line.seat, text, line.at, line.kind)

    def past(self, reader: Reader, you: int, step: int) -> Position:
        """The table as it was before an answer."""
        session = self._room.playing().session
        if not 0 <= step <= self._room.step:
            raise PlayerError("no-step", f"no answer {step}; there are {self._room.step}", step=step)
        return reader.position(view(session.at(step), you), step=step, round=self._rounds.number(session, step))

    def bands(self, reader: Reader, you: int, first: int, end: int) -> list[Band]:
        """What the answers from ``first`` up to ``end`` caused, as far as a seat may know."""
        session = self._room.session
        if session is None:
            return []
        bands = [reader.opening(session, you, self._rounds.begun(session, -1))] if first < 0 else []
        for step in range(max(0, first), min(end, self._room.step)):
            given = session.answers[step]
            turn, choice = self._before(step)
            bands.append(
                reader.band(
                    session.game,
                    session.events[step],
                    step=step,
                    seat=given.seat,
                    turn=turn,
                    you=you,
                    # Which option another seat chose may be secret; what came of it is told by the events.
                    choice=reader.choice(choice) if given.seat == you else "",
                    rounds=self._rounds.begun(session, step),
                )
            )
        return bands

    def _before(self, step: int) -> tuple[int, Chosen | None]:
        """Whose turn it was at an answer, and what was chosen."""
        session = self._room.session
        assert session is not None
        while len(self._told) <= step:
            number = len(self._told)
            before = session.at(number)
            self._told.append((before.turn, chosen(before, session.answers[number])))
        return self._told[step]


def _unsealed(record: TableRecord) -> Literal["", "seed", "file", "alone"]:
    """Why somebody may know what is to come; empty if nobody can."""
    if not record.sealed:
        return "seed"
    return "alone" if record.unsealed == "alone" else "file" if record.unsealed else ""


def _showing(game: Game, seat: int) -> set[str]:
    """The answers of a seat that would show something new, as far as the seat can tell: tried on an imagined deal."""
    imagined = resample(game, seat, Dice(1))
    assert imagined.question is not None
    options = imagined.question.options_of(seat)
    found = set()
    for key, option in zip(game.rules.keys(imagined, options), options, strict=True):
        later = imagined.copy()
        with suppress(InternalError):  # the answer itself closes the table, and says why
            choose(later, option, seat)
        if later.rng != imagined.rng or later.seen != imagined.seen:
            found.add(key)
    return found
