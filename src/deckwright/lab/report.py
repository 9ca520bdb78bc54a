"""The report of a simulation."""

from __future__ import annotations

import msgspec

from deckwright.lab.estimates import Estimate, mean, share
from deckwright.lab.match import Crash, Match
from deckwright.lab.tally import SeatTally, Tally
from deckwright.rules.contract import Rules


class SeatReport(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did in one seat."""

    games: int
    wins: float
    win_share: Estimate


class BotReport(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did. One that holds several seats of a table plays a game in each of them."""

    games: int
    wins: float
    """A win shared by two is half a win to each."""
    win_share: Estimate
    score: Estimate | None
    """The mean score; ``None`` if the game has none."""
    decisions: float
    """In a game, on average."""
    seats: list[SeatReport]
    """From the first seat to the last."""


class TableReport(msgspec.Struct, frozen=True, kw_only=True):
    """How the table did in a co-operative game, where all win or lose together."""

    wins: int
    win_share: Estimate
    losses: dict[str, int]
    """Why the other games were lost, the most frequent reason first."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation came to. All but the seconds is the same in every run, on however many cores."""

    game: str
    rules: int
    setup: dict[str, str]
    seed: int
    line_up: list[str]
    asked: int
    """How many games were to be played."""
    games: int
    """How many were played to their end."""
    interrupted: bool
    decisions: float
    """Of all seats in a game, on average."""
    turns: float
    """In a game, on average. A turn in which nobody decides anything is not counted."""
    bots: dict[str, BotReport]
    table: TableReport | None
    """Only in a co-operative game."""
    crashes: list[Crash]
    """Games that broke off; they count nowhere else."""
    seconds: float
    """From beginning to end."""
    thinking: dict[str, float]
    """Seconds that each bot thought in a game, on average."""

    def to_json(self) -> bytes:
        """The report as text."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def report(rules: Rules, match: Match, asked: int, tally: Tally, *, interrupted: bool, seconds: float) -> Report:
    """Sum up."""
    games = max(tally.games, 1)
    whole = {name: _together(tally.bots.get(name, [])) for name in dict.fromkeys(match.bots)}
    return Report(
        game=match.game,
        rules=rules.version,
        setup=match.setup,
        seed=match.seed,
        line_up=list(match.bots),
        asked=asked,
        games=tally.games,
        interrupted=interrupted,
        decisions=sum(one.decisions for one in whole.values()) / games,
        turns=tally.turns / games,
        bots={name: _bot_report(one, tally.bots.get(name, []), scored=tally.scored) for name, one in whole.items()},
        table=None if rules.competitive else _table_report(tally),
        crashes=sorted(tally.crashes, key=lambda crash: crash.index),
        seconds=seconds,
        thinking={name: one.thinking / max(one.games, 1) for name, one in whole.items()},
    )


def _together(seats: list[SeatTally]) -> SeatTally:
    whole = SeatTally()
    for tally in seats:
        whole.merge(tally)
    return whole


def _bot_report(whole: SeatTally, seats: list[SeatTally], *, scored: bool) -> BotReport:
    return BotReport(
        games=whole.games,
        wins=whole.shared_wins,
        win_share=share(whole.shared_wins, whole.games),
        score=mean(whole.score, whole.score_squares, whole.games) if scored else None,
        decisions=whole.decisions / max(whole.games, 1),
        seats=[
            SeatReport(games=one.games, wins=one.shared_wins, win_share=share(one.shared_wins, one.games))
            for one in seats
        ],
    )


def _table_report(tally: Tally) -> TableReport:
    losses = sorted(tally.losses.items(), key=lambda item: (-item[1], item[0]))
    return TableReport(wins=tally.won, win_share=share(tally.won, tally.games), losses=dict(losses))
