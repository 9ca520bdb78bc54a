"""The tally of many games: whole numbers only, so that it is the same in whatever order games are added."""

from __future__ import annotations

import msgspec

from deckwright.core.game import Game
from deckwright.lab.match import Crash, Played


class SeatTally(msgspec.Struct):
    """What a bot did in one seat."""

    games: int = 0
    wins: dict[int, int] = {}
    """How many wins were shared by so many."""
    score: int = 0
    score_squares: int = 0
    decisions: int = 0
    thinking: float = 0.0
    """Seconds: the only number that no two runs have in common."""

    @property
    def shared_wins(self) -> float:
        """Wins, where a win shared by two is half a win to each."""
        return sum((times / among for among, times in sorted(self.wins.items())), 0.0)

    def merge(self, other: SeatTally) -> None:
        self.games += other.games
        for among, times in other.wins.items():
            self.wins[among] = self.wins.get(among, 0) + times
        self.score += other.score
        self.score_squares += other.score_squares
        self.decisions += other.decisions
        self.thinking += other.thinking


class Tally(msgspec.Struct):
    """What many games came to."""

    games: int = 0
    turns: int = 0
    scored: bool = False
    """Whether the game has scores."""
    won: int = 0
    """Games that anybody won; in a co-operative game, that the table won."""
    losses: dict[str, int] = {}
    """Why the others ended."""
    bots: dict[str, list[SeatTally]] = {}
    """By bot and seat."""
    crashes: list[Crash] = []

    def seat(self, bot: str, seat: int) -> SeatTally:
        seats = self.bots.setdefault(bot, [])
        while len(seats) <= seat:
            seats.append(SeatTally())
        return seats[seat]

    def add(self, game: Game, players: list[str], played: Played) -> None:
        """Count a finished game."""
        assert game.outcome is not None
        winners, scores = game.outcome["winners"], game.outcome["scores"]
        self.games += 1
        self.turns += played.turns
        if winners:
            self.won += 1
        else:
            self.losses[game.ending] = self.losses.get(game.ending, 0) + 1
        # A table that wins together does not share the win: everybody at it has won.
        among = len(winners) if game.rules.competitive else 1
        for seat, name in enumerate(players):
            tally = self.seat(name, seat)
            tally.games += 1
            tally.decisions += played.decisions[seat]
            tally.thinking += played.thinking[seat]
            if seat in winners:
                tally.wins[among] = tally.wins.get(among, 0) + 1
            if scores:
                self.scored = True
                tally.score += scores[seat]
                tally.score_squares += scores[seat] ** 2

    def merge(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.turns += other.turns
        self.scored = self.scored or other.scored
        self.won += other.won
        for reason, times in other.losses.items():
            self.losses[reason] = self.losses.get(reason, 0) + times
        for name, seats in other.bots.items():
            for seat, tally in enumerate(seats):
                self.seat(name, seat).merge(tally)
        self.crashes += other.crashes
