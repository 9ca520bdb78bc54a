"""The coach at the terminal: a hint, and a doubt before a blunder."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from deckwright.cli.sitting import Sitting
from deckwright.cli.terminal import Terminal
from deckwright.coach.doubts import doubt_about
from deckwright.coach.hints import consider, summed_up, tried
from deckwright.coach.telling import Teller
from deckwright.core.run import waiting_for
from deckwright.core.views import question_view
from deckwright.errors import PlayerError
from deckwright.text.grammar import capital
from deckwright.text.plain import whole_number

DEALS = 12
"""In how many deals a hint is measured, if nobody asks for more."""
MOST_DEALS = 500


class Coach:
    """Advises the people at this terminal."""

    def __init__(self, sitting: Sitting, terminal: Terminal, *, careful: bool = False) -> None:
        self._sitting = sitting
        self._terminal = terminal
        self._careful = careful
        self._teller = Teller(terminal.lang, sitting.rules, sitting.names)
        self._doubted: tuple[int, str] | None = None
        """The decision and the move that was doubted last."""

    def hint(self, seat: int, text: str) -> bool:
        """What the strongest bot would do, and why; more precisely in more deals."""
        game = self._sitting.session.game
        if game.question is None:
            raise PlayerError("over", "the game is over")
        if seat not in waiting_for(game):
            raise PlayerError("no-hint-now", "a hint is for the player whose turn it is to decide")
        lang, out = self._terminal.lang, self._terminal
        number = whole_number(text)
        deals = DEALS if number is None else max(1, min(number, MOST_DEALS))
        seed = len(self._sitting.session.answers) + 1
        with out.busy(lang.say("coach-measuring")):
            found = consider(game, seat, seed)
            advice = summed_up(found, seat, tried(game, seat, seed, found.keys, 0, deals) if found.keys[1:] else [])
        question = question_view(game, game.question, seat)
        out.print(Text(self._teller.move(advice, question), style="bold cyan"))
        told: list[RenderableType] = [Text(self._teller.gain(advice, question))] if advice.gain is not None else []
        told += [Text(one) for one in self._teller.reasons(advice.reasons, advice.scale)]
        if advice.line:
            told.append(Text(f"{lang.say('coach-next')}: " + " → ".join(self._teller.line(advice.line))))
        if advice.gain is not None:
            told.append(Text(capital(lang.say("coach-deals", count=advice.deals)), style="dim"))
        told += [Text(one, style="yellow") for one in self._teller.troubles(advice.failed, advice.unfit)]
        out.print(*(Padding(one, (0, 0, 0, 2)) for one in told))
        return False

    def lets_pass(self, seat: int, key: str) -> bool:
        """Whether a move may be made: one that seems a blunder is asked about once."""
        game = self._sitting.session.game
        if not self._careful or game.question is None:
            return True
        decision = (len(self._sitting.session.answers), key)
        if decision == self._doubted:
            return True
        try:
            doubt = doubt_about(game, seat, key, decision[0] + 1)
        except Exception:  # a coach that stumbles keeps nobody from playing
            return True
        if doubt is None:
            return True
        self._doubted = decision
        question = question_view(game, game.question, seat)
        self._terminal.print(*(Text(one, style="yellow") for one in self._teller.doubt(doubt, question)))
        self._terminal.say("coach-doubt-again")
        return False
