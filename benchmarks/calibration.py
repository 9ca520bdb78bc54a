"""Calibrate the chance to win: how often do positions that the coach judges so-and-so end in victory?

Plays games among bots of different strength, asks the coach's judge at the beginning of every turn, and fits a logistic
curve for each number of seats. A quarter of the games are held out; the table shows, by tenths, what was foretold there
and what came. The result is written to src/deckwright/coach/chances/, and holds for this judge only: run it again after
training. A judge that measures in chances already is only compared with what came. Both are drawn, too: the picture is
written to docs/pictures/.

    .venv/bin/python benchmarks/calibration.py enchanters --games 300
    .venv/bin/python benchmarks/calibration.py aeons-end --games 480
    .venv/bin/python benchmarks/calibration.py enchanters --drawn-again      only the picture, from what was found
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from deckwright import bots, games
from deckwright.bots import Bot, answer
from deckwright.coach.chances import Calibration, Chances
from deckwright.coach.judges import Judge, judge_for
from deckwright.core import Dice, Game, choose, waiting_for
from deckwright.rules import Rules, new_game

HELD_OUT = 0.25
"""The share of games that is not fitted to."""
RIDGE = 2.0
SLIPS = (0.0, 0.0, 0.1, 0.3)
"""How often players take any option: uneven games are needed, too."""
ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "deckwright" / "coach" / "chances"
PICTURES = ROOT / "docs" / "pictures"
COLOURS = ("#7b4fc9", "#c9821f", "#2f8f83", "#c2455d")

Rows = list[tuple[int, list[float], float]]
"""Of each position: the game, the outlook, and whether it was won."""


class Slipping:
    """A bot that takes any option now and then."""

    def __init__(self, bot: Bot, seed: int, share: float) -> None:
        self.name = bot.name
        self._bot, self._dice, self._share = bot, Dice(seed), share

    def choose(self, knowledge: bots.Knowledge) -> str:
        if self._share and self._dice.below(1000) < 1000 * self._share:
            return knowledge.options[self._dice.below(len(knowledge.options))]
        return self._bot.choose(knowledge)


def options_of(rules: Rules, number: int) -> dict[str, str]:
    """The set-up of a game: all nemeses and difficulties take their turn."""
    if rules.name != "aeons-end":
        return {}
    nemeses = next(option.values for option in rules.setup_options if option.name == "nemesis")[1:]
    difficulty = ("normal", "beginner", "normal", "expert")[number // len(nemeses) % 4]
    nemesis = nemeses[number % len(nemeses)]
    return {"boxes": "base,war-eternal", "nemesis": nemesis, "difficulty": difficulty, "mages": "random"}


def play(rules: Rules, seats: int, number: int) -> Rows:
    """One game, and what the judge said at the beginning of every turn."""
    seed = 70_000 + number * 8 + seats
    game = new_game(rules, seats, seed=seed, options=options_of(rules, number))
    quick = bots.usual(rules) if rules.competitive else "master"
    players = {
        seat: Slipping(
            bots.bot(quick, rules, seed * 8 + seat),
            seed + seat,
            SLIPS[(number + seat) % len(SLIPS)] * rules.competitive,
        )
        for seat in range(seats)
    }
    judge = judge_for(rules, seed).judge
    seen: list[tuple[int, list[float]]] = []
    turns = -1
    while game.outcome is None:
        if game.turns != turns:
            turns = game.turns
            seen += outlooks(judge, game)
        seat, _, option = answer(players, game)
        choose(game, option, seat)
    winners = game.outcome["winners"]
    share = 1 / len(winners) if winners and rules.competitive else 1.0
    return [(number, outlook, share * (seat in winners)) for seat, outlook in seen]


def outlooks(judge: Judge, game: Game) -> list[tuple[int, list[float]]]:
    """What the judge says of the position of each seat; in a cooperative game, of all together."""
    judge.look_at(game)
    seats = range(game.seats) if game.rules.competitive else waiting_for(game)[:1]
    if judge.scale.unit == "chance":
        return [(seat, [judge.worth(game, seat) / 100]) for seat in seats]
    return [(seat, judge.outlook(game, seat)) for seat in seats]


def fit(rows: Rows) -> Calibration:
    """The weights, and how well they foretell the games held out."""
    numbers = np.array([row[0] for row in rows])
    matrix, goals = np.array([row[1] for row in rows]), np.array([row[2] for row in rows])
    held = numbers * 2654435761 % 4096 < 4096 * HELD_OUT
    scale = matrix[~held].std(axis=0)
    scale[scale == 0] = 1.0
    weights = logistic(matrix[~held] / scale, goals[~held]) / scale
    foretold = 1 / (1 + np.exp(-np.clip(matrix[held] @ weights, -30, 30)))
    error, bins = compared(foretold, goals[held])
    return Calibration(
        weights=[round(float(weight), 6) for weight in weights],
        games=len(set(numbers.tolist())),
        error=error,
        bins=bins,
    )


def compared(foretold: NDArray[np.float64], came: NDArray[np.float64]) -> tuple[float, list[tuple[float, float, int]]]:
    """By tenths: what was foretold, what came, and how often; with the mean gap between the two."""
    bins, gap = [], 0.0
    for tenth in range(10):
        among = np.minimum(foretold * 10, 9).astype(int) == tenth
        if among.any():
            one, other = float(foretold[among].mean()), float(came[among].mean())
            bins.append((round(one, 3), round(other, 3), int(among.sum())))
            gap += abs(one - other) * int(among.sum())
    return round(gap / len(came), 4), bins


def logistic(matrix: NDArray[np.float64], goals: NDArray[np.float64]) -> NDArray[np.float64]:
    """Logistic regression with a ridge, by Newton's method."""
    weights = np.zeros(matrix.shape[1])
    for _ in range(40):
        foretold = 1 / (1 + np.exp(-np.clip(matrix @ weights, -30, 30)))
        spread = foretold * (1 - foretold) + 1e-6
        slope = matrix.T @ (goals - foretold) - RIDGE * weights
        weights += np.linalg.solve(matrix.T @ (matrix * spread[:, None]) + RIDGE * np.eye(len(weights)), slope)
    return weights


def drawn(found: dict[str, Calibration]) -> str:
    """A plot of what was foretold and what came: on the diagonal they agree. The larger a dot, the more positions."""
    side, left, top = 320, 52, 16
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + side + 20} {top + side + 48}" '
        'font-family="sans-serif" font-size="12" fill="#777">'
    ]
    for tenth in range(0, 11, 2):
        at = side * tenth / 10
        lines += [
            f'<path d="M{left + at:g} {top}v{side}M{left} {top + at:g}h{side}" stroke="#8884"/>',
            f'<text x="{left + at:g}" y="{top + side + 18}" text-anchor="middle">{10 * tenth} %</text>',
            f'<text x="{left - 6}" y="{top + side - at + 4:g}" text-anchor="end">{10 * tenth} %</text>',
        ]
    lines += [
        f'<path d="M{left} {top + side}l{side} {-side}" stroke="#888" stroke-dasharray="4 4"/>',
        f'<text x="{left + side / 2:g}" y="{top + side + 38}" text-anchor="middle">predicted</text>',
        f'<text transform="translate(12 {top + side / 2:g}) rotate(-90)" text-anchor="middle">came true</text>',
    ]
    for number, (label, calibration) in enumerate(found.items()):
        colour = COLOURS[number % len(COLOURS)]
        most = max(positions for _, _, positions in calibration.bins)
        dots = [
            (left + side * one, top + side * (1 - other), 2.5 + 5 * (positions / most) ** 0.5)
            for one, other, positions in calibration.bins
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in dots)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}" opacity=".8"/>' for x, y, r in dots]
        lines.append(f'<text x="{left + 12}" y="{top + 20 + 18 * number}" fill="{colour}">{label}</text>')
    return "\n".join([*lines, "</svg>\n"])


def draw(game: str, found: dict[int, Calibration]) -> None:
    """Write the plot into the pictures of the documentation."""
    labelled = {
        f"{seats} player{'s' * (seats > 1)}, off by {100 * calibration.error:.1f} points": calibration
        for seats, calibration in found.items()
    }
    path = PICTURES / f"calibration-{game}.svg"
    path.write_text(drawn(labelled), encoding="utf-8")
    print(f"drawn in {path.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, help="for each number of seats")
    parser.add_argument("--drawn-again", action="store_true", help="play nothing: draw what is in the file")
    asked = parser.parse_args()
    rules = games.load(asked.game)
    path = FOLDER / f"{rules.name.replace('-', '_')}.json"
    if asked.drawn_again:
        if not path.exists():
            parser.error(f"nothing is kept for {rules.name}: leave out --drawn-again")
        draw(rules.name, msgspec.json.decode(path.read_bytes(), type=Chances).seats)
        return
    begun = time.process_time()
    found: dict[int, Calibration] = {}
    for seats in range(max(1 + rules.competitive, rules.min_seats), rules.max_seats + 1):
        rows: Rows = []
        for number in range(asked.games):
            rows += play(rules, seats, number)
        if rows and len(rows[0][1]) == 1:
            error, bins = compared(np.array([row[1][0] for row in rows]), np.array([row[2] for row in rows]))
            calibration = Calibration(weights=[], games=asked.games, error=error, bins=bins)
        else:
            calibration = fit(rows)
        found[seats] = calibration
        print(f"\n{rules.name}, {seats} seats: {calibration.games} games, off by {calibration.error:.3f}")
        print("| foretold | came | positions |\n|---|---|---|")
        for foretold, came, positions in calibration.bins:
            print(f"| {foretold:.0%} | {came:.0%} | {positions} |")
    draw(rules.name, found)
    if not all(one.weights for one in found.values()):
        return
    chances = Chances(judge=judge_for(rules, 1).judge.name, seats=found)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(chances), indent=1) + b"\n")
    print(f"\nwritten to {path.name}; {time.process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
