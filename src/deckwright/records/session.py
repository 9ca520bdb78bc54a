"""A game being played: answers in, questions out, with undo, redo and a log.

Bots and simulations use ``Game`` alone; people need to take things back, to look at what happened, and to save.
"""

from __future__ import annotations

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.core.run import choose, waiting_for
from deckwright.core.views import OPEN, view
from deckwright.errors import FileError, InternalError, PlayerError, nearest, not_asked
from deckwright.records import gamefile, saves
from deckwright.records.gamefile import GameFile
from deckwright.rules.beginnings import BEGINNINGS
from deckwright.rules.contract import Rules
from deckwright.rules.start import Deal, deal_of, start


class Given(tuple[int, str]):
    """An answer: the seat and the key it chose."""

    __slots__ = ()

    @property
    def seat(self) -> int:
        return self[0]

    @property
    def key(self) -> str:
        return self[1]

    def __str__(self) -> str:
        return f"p{self[0] + 1} {self[1]}"

    @classmethod
    def parse(cls, text: str) -> Given:
        seat, _, key = text.partition(" ")
        if not key or seat[:1] != "p" or not seat[1:].isdecimal() or len(seat) > 4:
            raise PlayerError("bad-answer", f"an answer reads 'p1 travel:axe', not {text[:80]!r}", answer=text[:80])
        return cls((int(seat[1:]) - 1, key))


class Session:
    """A game under way, with its past."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        *,
        seed: int,
        setup: dict[str, str] | None = None,
        players: list[str] | None = None,
        names: list[str] | None = None,
        deal: Deal | None = None,
        dealt_under: int | None = None,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.setup = dict(setup or {})
        self.players = players or []
        self.names = names or []
        self.opening: list[Event] = []
        """What happened before the first question: set-up, and turns in which nobody was asked anything."""
        self._checked = rules.check_setup(seats, self.setup)
        self._deal = deal
        """The deal a file told; else it follows from the seed."""
        self.dealt_under = rules.version if dealt_under is None else dealt_under
        """The rules version under which the seed deals these cards."""
        self.game = start(rules, seats, self._checked, seed, heard=self.opening, deal=deal)
        self.answers: list[Given] = []
        self.undone: list[Given] = []
        self._past: list[bytes] = []
        """The state before each answer."""
        self.events: list[list[Event]] = []
        """What each answer caused."""
        self._revealed: list[bool] = []
        """Whether each answer showed somebody something new."""

    # -- answering ---------------------------------------------------------------------------------------

    def answer(self, key: str, *, seat: int | None = None, version: int | None = None) -> list[Event]:
        """Answer the question; returns what it caused. Wrong answers change nothing."""
        events = self._answer(key, seat, version)
        self.undone.clear()
        return events

    def _answer(self, key: str, seat: int | None, version: int | None) -> list[Event]:
        game = self.game
        if version is not None and version != game.version:
            raise PlayerError(
                "stale",
                f"answer is for version {version}, the game is at version {game.version}",
                version=version,
                current=game.version,
            )
        if game.question is None:
            raise PlayerError("over", "the game is over")
        waiting = waiting_for(game)
        if seat is None:
            seat = waiting[0]
        if seat not in waiting:
            raise not_asked(seat, waiting, answered=seat in (game.question.each or ()))
        options = game.question.options_of(seat)
        number = self.rules.find(game, options, key)
        if number < 0:
            keys = self.rules.keys(game, options)
            raise PlayerError(
                "not-offered",
                f"{key!r} is not offered{nearest(key, keys)}; the options are {keys}",
                key=key,
                options=keys,
            )
        key = self.rules.keys(game, options)[number]
        before = saves.to_bytes(game)
        rng, seen = game.rng, game.seen[:]
        events: list[Event] = []
        game.events = events
        try:
            choose(game, options[number], seat)
        except InternalError as error:
            self.game = saves.from_bytes(self.rules, before)
            raise error.with_seed(self.seed) from error
        except Exception:
            self.game = saves.from_bytes(self.rules, before)
            raise
        game.events = None
        self._past.append(before)
        self.answers.append(Given((seat, key)))
        self.events.append(events)
        self._revealed.append(rng != game.rng or seen != game.seen)
        return events

    # -- undo and redo -----------------------------------------------------------------------------------

    def can_undo(self, *, free: bool) -> bool:
        """Whether the last answer may be taken back: always if ``free``, else if it showed nothing new."""
        return bool(self.answers) and (free or not self._revealed[-1])

    def showed_since(self, step: int) -> bool:
        """Whether any answer from number ``step`` on showed somebody something new."""
        return any(self._revealed[step:])

    def undo(self, *, free: bool = True) -> Given:
        """Take the last answer back."""
        if not self.answers:
            raise PlayerError("nothing-to-undo", "there is nothing to undo")
        if not self.can_undo(free=free):
            raise PlayerError("undo-revealed", "this cannot be undone: it has shown something new")
        self.game = saves.from_bytes(self.rules, self._past.pop())
        self.events.pop()
        self._revealed.pop()
        self.undone.append(self.answers.pop())
        return self.undone[-1]

    def redo(self) -> list[Event]:
        """Give the last answer that was taken back again; chance falls as before."""
        if not self.undone:
            raise PlayerError("nothing-to-redo", "there is nothing to redo")
        given = self.undone[-1]
        events = self._answer(given.key, given.seat, None)
        self.undone.pop()
        return events

    def at(self, step: int) -> Game:
        """The game as it was before answer number ``step``, as an independent copy."""
        if step >= len(self.answers):
            return self.game.copy()
        return saves.from_bytes(self.rules, self._past[step])

    # -- files -------------------------------------------------------------------------------------------

    def to_file(self) -> GameFile:
        boxes: dict[str, int] = {}
        deal: list[str] = []
        chance = ""
        if self.rules.box_versions and BEGINNINGS.keys().isdisjoint(self._checked):
            boxes = self.rules.boxes_of(self._checked)
            dealt = self._deal or deal_of(self.rules, self.seats, self._checked, self.seed)
            deal, chance = gamefile.write_deal(self.rules, dealt)
        return GameFile(
            game=self.rules.name,
            rules=self.dealt_under,
            seats=self.seats,
            setup=self.setup,
            seed=self.seed,
            players=self.players,
            names=self.names,
            boxes=boxes,
            deal=deal,
            chance=chance,
            answers=[str(given) for given in self.answers],
            undone=[str(given) for given in self.undone],
            snapshot=view(self.game, OPEN),
        )

    @classmethod
    def from_file(cls, rules: Rules, file: GameFile) -> Session:
        """Play a file's answers again. A file of other rules is refused: see ``GameFile.snapshot``."""
        refused = gamefile.why_not(rules, file)
        if refused is not None:
            raise refused
        deal = gamefile.read_deal(rules, file)
        people = {"players": file.players, "names": file.names}
        try:
            session = cls(
                rules, file.seats, seed=file.seed, setup=file.setup, deal=deal, dealt_under=file.rules, **people
            )
        except (LookupError, TypeError, ValueError, AssertionError) as error:
            if deal is None:
                raise
            message = "the file is damaged: what it deals cannot be laid out"
            raise FileError("broken-game-file", message, where="") from error
        for number, text in enumerate(file.answers):
            given = Given.parse(text)
            try:
                session._answer(given.key, given.seat, None)
            except PlayerError as error:
                raise PlayerError(
                    "broken-replay",
                    f"answer {number + 1} of the file cannot be given: {error.message}",
                    number=number + 1,
                    why=error.message,
                ) from error
        session.undone = [Given.parse(text) for text in file.undone]
        return session
