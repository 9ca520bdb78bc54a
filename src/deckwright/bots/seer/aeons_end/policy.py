"""A quick policy for Aeon's End: rules of thumb with weights, for play inside imagined games and on its own.

In the main phase whatever is free comes first, then the purchases that bring most together. Every other question is
answered by trying the options and judging the positions they lead to.
"""

from __future__ import annotations

from collections.abc import Mapping

from deckwright.bots.seer.aeons_end.judgement import Judgement
from deckwright.bots.seer.aeons_end.outlook import Outlook
from deckwright.bots.seer.aeons_end.purchases import END, Purchases, purse_of
from deckwright.bots.seer.aeons_end.weights import ALWAYS
from deckwright.bots.seer.values import Value
from deckwright.core.questions import Option
from deckwright.core.run import choose
from deckwright.games.aeons_end.breaches import OPENED, bonus_at
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.table import (
    BREACH_STATES,
    BREACH_ZONES,
    HAND,
    LIFE,
    LIFE_MARK,
    NEMESIS_PLAY,
    POWER_MARK,
)

MENUS = frozenset({"main", "casting", "discard-order", "whose-turn", "ward", "corruption"})
"""Questions that begin something new: no effect is under way."""
BRANCHES = 8
"""So many ways an effect may go are thought through; where there are more, the first is followed."""
DEPTH = 6
"""So many answers further it is judged as it lies."""


class Policy:
    """Answers for any seat."""

    def __init__(
        self, rules: Rulebook, weights: Mapping[str, float], factors: Mapping[str, Mapping[str, float]]
    ) -> None:
        self.outlook = Outlook(rules, weights, factors)
        self.purchases = Purchases(self.outlook)
        self._judgement = Judgement(self.outlook)

    def __call__(self, game: Board, seat: int) -> Option:
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        if len(options) == 1:
            return options[0]
        prompt = question.prompt
        if prompt == "main":
            if seat != game.turn:
                return options[0]
            return self._main(game, seat, options)
        if prompt == "discard-order":
            faces, cards = self.outlook.faces, game.cards
            return max(options, key=lambda option: faces[cards[option[1]]].aether)
        self.outlook.look_at(game)
        if prompt == "whose-turn":
            return max(options, key=lambda option: self._readiness(game, option[1]))
        if prompt == "arrange":
            return min(options, key=lambda option: self.outlook.is_nemesis_turn[game.cards[option[1]]])
        if prompt == "ward":
            return self._ward(game, question.about, options)
        if prompt == "casting":
            return self._casting(game, seat, options)
        return self._best(game, seat, options)

    def steps_in(self, game: Board, seat: int) -> Option | None:
        """What to do in somebody else's turn, or nothing."""
        question = game.question
        assert question is not None
        self.outlook.look_at(game)
        before = self._judgement.of(game)
        best, found = self.outlook.sheet.w["gain"], None
        for option in question.options_of(seat):
            gain = self._settled(self._after(game, option, seat), BRANCHES) - before
            if gain > best:
                best, found = gain, option
        return found

    # -- trying options ------------------------------------------------------------------------------------

    def _after(self, game: Board, option: Option, seat: int) -> Board:
        later = game.copy()
        choose(later, option, seat)
        return later

    def _settled(self, game: Board, branches: int) -> float:
        """What a position is worth when everybody has answered as well as they can to what is under way.

        Where there are too many ways, the first is followed. The game is played on.
        """
        for _ in range(DEPTH):
            question = game.question
            if question is None or question.prompt in MENUS:
                break
            seat = question.seats[0]
            options = question.options_of(seat)
            if branches > 1:
                options = self.distinct(game, options)
                if 1 < len(options) <= branches:
                    each = branches // len(options)
                    return max([self._settled(self._after(game, option, seat), each) for option in options])
            choose(game, options[0], seat)
        return self._judgement.of(game)

    def distinct(self, game: Board, options: list[Option]) -> list[Option]:
        """Of equal cards in one place, one is enough."""
        if len(options) < 3:
            return options
        found: dict[tuple[str, int, int, int, int], Option] = {}
        for option in options:
            verb, subject, detail = option
            if subject >= 0 and verb in ("pick", "discard", "cast", "prep", "play"):
                life = game.marks.get(subject * 8 + LIFE_MARK, 0)
                found.setdefault((verb, game.cards[subject], game.place[subject], life, detail), option)
            else:
                found.setdefault((verb, subject, -1, -1, detail), option)
        return list(found.values())

    def foreseen(self, game: Board, seat: int, option: Option) -> float:
        """What a position is worth after an option. The table must have been looked at."""
        return self._judgement.of(game) if option == END else self._settled(self._after(game, option, seat), BRANCHES)

    def _best(self, game: Board, seat: int, options: list[Option]) -> Option:
        """The option after which the position is worth most."""
        best, found = -1e9, options[0]
        for option in self.distinct(game, options):
            worth = self._settled(self._after(game, option, seat), BRANCHES)
            if worth > best:
                best, found = worth, option
        return found

    # -- phases --------------------------------------------------------------------------------------------

    def _casting(self, game: Board, seat: int, options: list[Option]) -> Option:
        """Cast what helps most; a spell waits in its breach only where casting it would do harm."""
        spells = [option for option in self.distinct(game, options) if option != END]
        found = self._best(game, seat, spells)
        if END in options:
            kept = self._judgement.of(game) - self.outlook.sheet.w["hold"]
            if self.foreseen(game, seat, found) < kept:
                return END
        if self.outlook.sheet.traits.cloaked:  # small hits take the cloaks off for the big ones
            faces, cards = self.outlook.faces, game.cards
            return min(spells, key=lambda one: faces[cards[one[1]]].damage)
        return found

    def _readiness(self, game: Board, seat: int) -> float:
        """Who makes most of a turn right now?"""
        faces, cards = self.outlook.faces, game.cards
        ready = 0.0
        for zone in BREACH_ZONES:
            for card in game.zones[zone + seat]:
                ready += faces[cards[card]].damage
        for card in game.zones[HAND + seat]:
            ready += faces[cards[card]].aether
        return ready - (game.counters[LIFE + seat] <= 0)

    def _ward(self, game: Board, about: int, options: list[Option]) -> Option:
        """Ward a turn of the nemesis in which much is to come."""
        no = next(option for option in options if option[0] == "no")
        if about < 0 or not self.outlook.is_nemesis_turn[game.cards[about]]:
            return no
        threat = 2.0
        for card in game.zones[NEMESIS_PLAY]:
            face = game.cards[card]
            if self.outlook.is_minion[face] or game.marks.get(card * 8 + POWER_MARK, 1) <= 1:
                threat += self.outlook.sheet.threat[face]
        return options[0] if threat >= self.outlook.sheet.w["ward"] else no

    def _main(self, game: Board, seat: int, options: list[Option]) -> Option:
        """First whatever helps and costs no aether; then the purchases that bring most together; then end."""
        free = self.free_move(game, seat, options)
        if free is not None:
            return free
        return self.purchases.best(self.purchases.goods(game, seat, options), purse_of(game, seat))

    def free_move(self, game: Board, seat: int, options: list[Option]) -> Option | None:
        """Something that helps and costs no aether, if there is any: gems first, then spells to prep, then the rest."""
        faces, cards = self.outlook.faces, game.cards
        plain = None
        removable = False
        for option in options:
            if option[0] == "play":
                if plain is None and faces[cards[option[1]]].plain:
                    plain = option
            elif option[0] == "remove":
                removable = True
        if plain is not None and not removable:  # cards of the hand may be the price of removing a power
            return plain
        prep = self._prep(game, seat, options)
        if prep is not None:
            return prep
        self.outlook.look_at(game)
        before = 0.0
        judged = False
        best, found = self.outlook.sheet.w["gain"], None
        for option in options:
            verb = option[0]
            if verb in ("play", "use", "ability") or (
                verb == "remove" and not self.outlook.rules.removal_cost[cards[option[1]]]
            ):
                if not judged:
                    before, judged = self._judgement.of(game), True
                gain = self._settled(self._after(game, option, seat), BRANCHES) - before
                if verb == "play" and faces[cards[option[1]]].aether:
                    gain += 3.0
                if gain > best:
                    best, found = gain, option
        return found

    def _prep(self, game: Board, seat: int, options: list[Option]) -> Option | None:
        """The strongest spell to the breach that adds most to it."""
        faces, cards = self.outlook.faces, game.cards
        best, found = -1.0, None
        for option in options:
            if option[0] == "prep":
                face = faces[cards[option[1]]]
                breach = option[2] - 1
                state = game.counters[BREACH_STATES[breach] + seat]
                worth = face.damage + 2 * face.per_breach + 0.5 * bonus_at(state, breach) + 0.1 * (state >= OPENED)
                if worth > best:
                    best, found = worth, option
        return found


def policy_of(rules: Rulebook, value: Value) -> Policy:
    """The policy with weights that were learned."""
    tables = dict(value.tables)
    return Policy(rules, tables.pop(ALWAYS, {}), tables)
