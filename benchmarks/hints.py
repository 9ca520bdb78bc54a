"""A mage who takes every hint: how often does the table win beside the strongest bot?

One seat of Aeon's End is played by hints alone, the other by the strongest bot, against every nemesis. The move of a
hint is what the coach advises, with the seed that the web table would use.

    .venv/bin/python benchmarks/hints.py --games 4 --difficulty beginner
    .venv/bin/python benchmarks/hints.py --nemesis hollow-crown --nemesis magus-of-cloaks
"""

from __future__ import annotations

import argparse
import time

from deckwright import bots, games
from deckwright.bots import Knowledge, may_step_in, step_in
from deckwright.coach.hints import strongest_move
from deckwright.core import Game, choose, waiting_for
from deckwright.lab.estimates import share
from deckwright.rules import Rules, new_game


def play(rules: Rules, options: dict[str, str], seed: int, *, seats: int = 2) -> Game:
    """A game in which the first seat takes every hint, and the others are the strongest bot."""
    game = new_game(rules, seats, seed=seed, options=options)
    name = bots.names(rules)[-1]
    players = {seat: bots.bot(name, rules, seed * 8 + seat) for seat in range(1, seats)}
    while game.outcome is None:
        asked, option = _answer(game, players, game.version + 1)
        choose(game, option, asked)
    return game


def _answer(game: Game, players: dict[int, bots.Bot], seed: int) -> tuple[int, tuple[str, int, int]]:
    for seat in sorted(may_step_in(game)):
        found = step_in(players[seat], game, seat) if seat in players else None
        if found is not None:
            return seat, found[1]
    seat = waiting_for(game)[0]
    if seat in players:
        return seat, bots.decide(players[seat], game, seat)[1]
    knowledge = Knowledge.of(game, seat)
    _, key, _ = strongest_move(knowledge, game.rules, seed)
    assert game.question is not None
    return seat, game.question.options_of(seat)[knowledge.options.index(key)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="against each nemesis")
    parser.add_argument("--difficulty", default="beginner")
    rules = games.load("aeons-end")
    nemeses = next(option.values for option in rules.setup_options if option.name == "nemesis")[1:]
    parser.add_argument("--nemesis", action="append", choices=nemeses, help="only this one; may be given several times")
    asked = parser.parse_args()
    begun = time.process_time()
    won = played = 0
    print("| nemesis | games | won |\n|---|---|---|")
    for nemesis in asked.nemesis or nemeses:
        setup = {"boxes": "base,war-eternal", "nemesis": nemesis, "difficulty": asked.difficulty, "mages": "random"}
        ended = [play(rules, setup, 40_000 + number) for number in range(asked.games)]
        wins = sum(bool(game.outcome and game.outcome["winners"]) for game in ended)
        won, played = won + wins, played + len(ended)
        print(f"| {nemesis} | {len(ended)} | {wins} |", flush=True)
    found = share(won, played)
    print(f"| **all** | {played} | {found.value:.0%} ({found.low:.0%} – {found.high:.0%}) |")
    print(f"\nby hints of {bots.names(rules)[-1]!r}; {time.process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
