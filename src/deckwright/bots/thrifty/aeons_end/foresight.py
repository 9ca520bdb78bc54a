"""Looking ahead: what comes of an option, once the effect it belongs to is over."""

from __future__ import annotations

from collections.abc import Callable

from deckwright.bots.thrifty.aeons_end.worth import Worth
from deckwright.core.questions import Option, Subject
from deckwright.core.run import choose, run
from deckwright.effects.texts import perform
from deckwright.games.aeons_end.definitions import MINION, POWER
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.table import LIFE_MARK, NEMESIS_PLAY, POWER_MARK

MENUS = frozenset({"main", "casting", "discard-order", "whose-turn", "ward", "corruption"})
"""Questions that begin something new: no effect is under way."""
BRANCHES = 60
"""So many ways an effect may go are thought through; where there are more, it is judged as it lies."""
TRIED_BRANCHES = 12
"""The same for what a card of the nemesis may do."""
MINION_TURNS = 12.0
"""A minion that nobody fights stays for so many turns of the nemesis, unless the game ends before."""
MINION_SHARE = 1.1
"""For each turn that is left its danger counts so often: minions that stay come to help those that follow."""
WOUNDED = 0.8
"""That part of a minion's danger goes point by point with its life, the rest when it is beaten."""
DEADLY = 40.0
"""No danger counts more than this: a trial that loses the game says that it is time to act, not to despair."""
LEAST_DANGER = 0.6
"""For each tier: what a trial does not show."""


class Foresight:
    """Plays on in imagined games."""

    def __init__(self, rules: AeonsEnd, worth: Worth) -> None:
        self._rules = rules
        self._worth = worth
        self._dangers: dict[int, float] = {}

    def look_at(self, game: Board) -> None:
        """Forget what the cards of the nemesis were going to do: the table has changed."""
        self._worth.look_at(game)
        self._dangers.clear()
        for card in game.zones[NEMESIS_PLAY]:
            self._danger(game, card)

    def worth(self, game: Board) -> float:
        """What a position is worth, with all that the nemesis has in play."""
        worth = self._worth.of(game)
        if game.outcome is not None:
            return worth
        turns = min(MINION_TURNS, self._worth.nemesis_turns * MINION_SHARE)
        for card in game.zones[NEMESIS_PLAY]:
            danger = self._danger(game, card)
            face = game.cards[card]
            if self._rules.kind_of[face] == MINION:
                life = game.marks.get(card * 8 + LIFE_MARK, 0)
                most = max(life, self._rules.card_of[face].life, 1)
                worth -= danger * turns * (1 - WOUNDED + WOUNDED * life / most)
            elif game.marks.get(card * 8 + POWER_MARK, 0) < self._worth.nemesis_turns:
                worth -= danger
        return worth

    def after(self, game: Board, option: Option, seat: int) -> Board:
        """The game after an option, in the middle of its effect."""
        later = game.copy()
        choose(later, option, seat)
        return later

    def settled(self, game: Board) -> float:
        """What a position is worth when everybody has answered as well as they can to what is under way."""
        return self._settled(game, BRANCHES, 0, self.worth)

    def _settled(self, game: Board, branches: int, floor: int, judge: Callable[[Board], float]) -> float:
        """The same, but no further than to where so many blocks were under way."""
        question = game.question
        if question is None or question.prompt in MENUS or len(game.stack) <= floor:
            return judge(game)
        seat = question.seats[0]
        options = self.distinct(game, question.options_of(seat))
        if len(options) > branches:
            return judge(game)
        each = branches // len(options)
        return max(self._settled(self.after(game, option, seat), each, floor, judge) for option in options)

    def distinct(self, game: Board, options: list[Option]) -> list[Option]:
        """Of equal cards in one place, one is enough."""
        found: dict[object, Option] = {}
        verbs = self._rules.verbs
        for option in options:
            verb, subject, detail = option
            if verbs[verb] == Subject.CARD and subject >= 0:
                life = game.marks.get(subject * 8 + LIFE_MARK, 0)
                found.setdefault((verb, game.cards[subject], game.place[subject], life, detail), option)
            else:
                found.setdefault(option, option)
        return list(found.values())

    def _danger(self, game: Board, card: int) -> float:
        """What a minion or power of the nemesis would cost if it were carried out now."""
        known = self._dangers.get(card)
        if known is None:
            known = self._dangers[card] = self._tried(game, card)
        return known

    def _tried(self, game: Board, card: int) -> float:
        kind = self._rules.kind_of[game.cards[card]]
        least = LEAST_DANGER * self._rules.card_of[game.cards[card]].tier
        if game.question is None or kind not in (MINION, POWER):
            return least
        later = game.copy()
        later.question = None
        later.stack[-1].at -= 1  # afterwards the question is asked again
        perform(later, card, "persistent" if kind == MINION else "power", 0)
        run(later)
        lost = self._worth.of(game) - self._settled(later, TRIED_BRANCHES, len(game.stack), self._worth.of)
        return min(max(lost, least), DEADLY)
