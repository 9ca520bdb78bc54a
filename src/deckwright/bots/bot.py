"""What a bot is, and what it may know.

A bot is asked in the name of one seat and answers with the key of an option. What it is handed is a ``Knowledge``: the
options, the view of its seat, and games it could just as well be in. The true game is not among them, so a bot
cannot look at a card that a player in its seat could not look at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from deckwright.core.game import Game
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.core.resampling import Sampler
from deckwright.core.run import waiting_for
from deckwright.core.shown import View
from deckwright.core.views import view
from deckwright.errors import AuthorError, PlayerError, nearest
from deckwright.rules.contract import Rules


class Knowledge:
    """All that a seat knows when it is asked. Each part is worked out when it is first looked at."""

    def __init__(
        self,
        seat: int,
        options: Callable[[], list[str]],
        view: Callable[[], View],
        sampler: Callable[[], Sampler],
    ) -> None:
        self.seat = seat
        self._options = options
        self._view = view
        self._make_sampler = sampler

    @cached_property
    def options(self) -> list[str]:
        """The keys that are offered: what a bot answers with."""
        return self._options()

    @cached_property
    def view(self) -> View:
        """The table as the seat sees it, with the question that is asked."""
        return self._view()

    def imagine(self, dice: Dice) -> Game[Any]:
        """A game the seat could just as well be in: the unseen is dealt again, future chance is drawn anew.

        It stands at the same question, its options in the order of ``options``. The bot may play it on as it likes.
        """
        return self._sampler.deal(dice)

    def imagine_several(self, dice: Dice, count: int) -> list[Game[Any]]:
        """So many games the seat could just as well be in, each dealt by itself."""
        deal = self._sampler.deal
        return [deal(dice) for _ in range(count)]

    @cached_property
    def _sampler(self) -> Sampler:
        return self._make_sampler()

    @classmethod
    def of(cls, game: Game, seat: int) -> Knowledge:
        """What a seat that is asked knows of a game."""
        question = game.question
        if question is None:
            raise PlayerError("no-question", "nothing is asked")
        if seat not in waiting_for(game):
            raise PlayerError("not-asked", f"p{seat + 1} is not asked", seat=seat)
        offered = question.options_of(seat)
        return cls(
            seat,
            lambda: game.rules.keys(game, offered),
            lambda: view(game, seat),
            lambda: Sampler(game, seat),
        )


class Bot(Protocol):
    """Somebody who answers for a seat. A bot may remember what it likes, and throws only dice of its own."""

    @property
    def name(self) -> str: ...

    def choose(self, knowledge: Knowledge) -> str:
        """The key of one of the options."""
        ...


@runtime_checkable
class StepsIn(Protocol):
    """A bot that also acts while somebody else is asked, where the rules let it: an ability used in another's turn."""

    def step_in(self, knowledge: Knowledge) -> str | None:
        """The key of one of the options, or ``None`` to let the others go on."""
        ...


class Deliberation(Protocol):
    """A decision being thought about. It has an answer at any time, and a better one after each step."""

    @property
    def done(self) -> bool:
        """Whether there is nothing more to think about."""
        ...

    def step(self) -> None:
        """Think a little further."""
        ...

    def answer(self) -> str:
        """The key of the best option so far."""
        ...


@runtime_checkable
class Deliberates(Protocol):
    """A bot that thinks in steps: whoever cannot wait any longer takes its best answer so far."""

    def deliberate(self, knowledge: Knowledge) -> Deliberation:
        """Begin to think about a decision. Thought through to the end, it is what ``choose`` answers."""
        ...


@runtime_checkable
class Lives(Protocol):
    """A bot that stays at its seat for a whole game, with what it remembers."""

    def reseed(self, seed: int) -> None:
        """Throw other dice from now on. A server says so before each decision, so that undoing does not change luck."""
        ...


MakeBot = Callable[[Rules, int], Bot]
"""How a bot is made: for a game, with the seed of its dice."""


def decide(bot: Bot, game: Game, seat: int, enough: Callable[[], bool] | None = None) -> tuple[str, Option]:
    """Ask a bot; returns the key it chose and the option that the key stands for.

    A bot that thinks in steps is asked for its best answer so far as soon as ``enough`` says so.
    """
    knowledge = Knowledge.of(game, seat)
    if enough is None or not isinstance(bot, Deliberates):
        return _checked(bot, game, knowledge, bot.choose(knowledge))
    thought = bot.deliberate(knowledge)
    while not (thought.done or enough()):
        thought.step()
    return _checked(bot, game, knowledge, thought.answer())


def step_in(bot: Bot, game: Game, seat: int) -> tuple[str, Option] | None:
    """Ask a bot whether it steps in while somebody else is asked; ``None`` if it does not."""
    if not isinstance(bot, StepsIn):
        return None
    knowledge = Knowledge.of(game, seat)
    key = bot.step_in(knowledge)
    return None if key is None else _checked(bot, game, knowledge, key)


def may_step_in(game: Game) -> tuple[int, ...]:
    """The seats that are not asked themselves, but may do something of theirs first."""
    question = game.question
    return question.seats[1:] if question is not None and question.apart is not None else ()


def answer(bots: Mapping[int, Bot], game: Game) -> tuple[int, str, Option]:
    """The next answer, of the bots that have all the seats: whoever steps in, from the first seat on, or who is asked.

    A decision that any of several seats may take is taken by the first of them.
    """
    for seat in sorted(may_step_in(game)):
        found = step_in(bots[seat], game, seat)
        if found is not None:
            return seat, *found
    seat = waiting_for(game)[0]
    return seat, *decide(bots[seat], game, seat)


def _checked(bot: Bot, game: Game, knowledge: Knowledge, key: str) -> tuple[str, Option]:
    """The key and its option, if it was offered."""
    keys = knowledge.options
    if key not in keys:
        raise AuthorError(
            "bot-not-offered",
            f"bot {bot.name!r} chose {key!r}, which is not offered{nearest(str(key), keys)}; the options are {keys}",
            bot=bot.name,
            key=key,
            options=keys,
        )
    assert game.question is not None
    return key, game.question.options_of(knowledge.seat)[keys.index(key)]
