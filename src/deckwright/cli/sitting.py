"""A game at the terminal: the people and the bots around it, taking back, the file it is kept in."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from deckwright import bots
from deckwright.bots import Bot, decide, may_step_in, step_in
from deckwright.cli.seating import PERSON, players_of, seat_names
from deckwright.cli.story import Story
from deckwright.core.game import Game
from deckwright.core.run import waiting_for
from deckwright.core.shown import View
from deckwright.core.views import view
from deckwright.errors import PlayerError
from deckwright.records import gamefile
from deckwright.records.session import Session
from deckwright.rules.contract import Rules
from deckwright.text import Language

T = TypeVar("T")


class Breakdown(NamedTuple):
    """A bot that broke down."""

    bot: str
    instead: str
    """Who plays on at its seat."""
    happened: str
    """For whoever looks after the bot."""


class Sitting:
    """A game being played at this terminal."""

    def __init__(self, session: Session, lang: Language, path: Path) -> None:
        self.session = session
        self.path = path
        players = players_of(session.players, session.seats)
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.names = seat_names(lang, players, session.names)
        self.story = Story(session, lang, self.names)
        self._bots = {
            seat: bots.bot(player, session.rules, seed=session.seed * 8 + seat)
            for seat, player in enumerate(players)
            if player != PERSON
        }
        self.breakdowns: list[Breakdown] = []
        """What happened to bots that people have not been told of yet."""
        self._let_pass: set[tuple[int, int]] = set()
        """The turns of bots, and who of the people let each of them go on."""

    @property
    def rules(self) -> Rules:
        return self.session.rules

    @property
    def is_over(self) -> bool:
        return self.session.game.outcome is not None

    @property
    def takes_back_freely(self) -> bool:
        """Alone, or all on one side; otherwise only what has shown nothing new can be taken back."""
        return len(self.people) == 1 or not self.rules.competitive

    # -- playing -----------------------------------------------------------------------------------------

    def asked(self) -> int | None:
        """The person to answer now, or ``None`` if only bots are asked. Of several, the first."""
        return next((seat for seat in waiting_for(self.session.game) if seat in self.people), None)

    def may_let_pass(self, seat: int) -> bool:
        """Whether a bot is asked, and this person may only step in with something of theirs."""
        asked = set(waiting_for(self.session.game)) - set(may_step_in(self.session.game))
        return seat in may_step_in(self.session.game) and asked.isdisjoint(self.people)

    def let_pass(self, seat: int) -> None:
        """A person does not step in for the rest of this turn."""
        self._let_pass.add((self._turn(), seat))

    def _turn(self) -> int:
        """The answer that brought this turn about: turns are told apart by it."""
        begun = self.rules.turn_event
        turns = (number for number, events in enumerate(self.session.events) if any(e.kind == begun for e in events))
        return max(turns, default=-1)

    def answer(self, seat: int, key: str) -> None:
        """A person answers."""
        self.session.answer(key, seat=seat)

    def let_bots_play(self) -> bool:
        """Bots answer until a person has to; whether any did. A decision that is everybody's is the people's."""
        answered = False
        while not self.is_over and (found := self._answer_of_bots()) is not None:
            seat, key = found
            self.session.answer(key, seat=seat)
            answered = True
        return answered

    def _answer_of_bots(self) -> tuple[int, str] | None:
        """Who of the bots answers now, and what; ``None`` if a person has to, or has yet to let a bot's turn go on."""
        game = self.session.game
        assert game.question is not None
        others = may_step_in(game)
        for seat in sorted(others):
            found = self._ask(seat, step_in) if seat in self._bots else None
            if found is not None:
                return seat, found[0]
        if any(seat in self.people and (self._turn(), seat) not in self._let_pass for seat in others):
            return None
        waiting = [seat for seat in waiting_for(game) if seat not in others]
        asked = [seat for seat in waiting if seat in self._bots]
        if not asked or (len(asked) < len(waiting) and game.question.each is None):
            return None
        return asked[0], self._ask(asked[0], decide)[0]

    def _ask(self, seat: int, how: Callable[[Bot, Game, int], T]) -> T:
        """What the bot at a seat says. If it breaks down, a simpler one takes its seat until the end of the game."""
        rules = self.session.rules
        while True:
            bot = self._bots[seat]
            try:
                return how(bot, self.session.game, seat)
            except Exception:
                others = bots.simpler(bot.name, rules)
                if bot.name == "random" or not others:
                    raise
                self._bots[seat] = bots.bot(others[0], rules, seed=self.session.seed * 8 + seat)
                self.breakdowns.append(Breakdown(bot.name, others[0], traceback.format_exc()))

    def take_back(self) -> None:
        """Take back the last answer of a person, and what bots answered since. All or nothing."""
        taken = 0
        try:
            while True:
                given = self.session.undo(free=self.takes_back_freely)
                taken += 1
                if given.seat in self.people:
                    return
        except PlayerError:
            for _ in range(taken):
                self.session.redo()
            raise

    def give_again(self) -> None:
        """Give an answer again that was taken back, and what bots answered to it."""
        self.session.redo()
        while self.session.undone and self.session.undone[-1].seat not in self.people:
            self.session.redo()

    # -- looking -----------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """The table as a seat sees it."""
        return view(self.session.game, seat)

    # -- keeping -----------------------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> None:
        """Write the game to its file, or to another one."""
        gamefile.write(self.session.to_file(), path or self.path)
