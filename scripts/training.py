"""Plays some of everything, so that ``scripts/compile --fast`` learns which code runs often."""

from __future__ import annotations

from random import Random

from deckwright import bots, games
from deckwright.core import Dice, Sampler, choose, offered, waiting_for
from deckwright.records import from_bytes, to_bytes
from deckwright.rules import start
from deckwright.search import play_out

GAMES, MOST, MOST_OF_BOTS = 40, 2_000, 300


def main() -> None:
    for name in games.names():
        rules = games.load(name)
        for seed in range(GAMES):
            seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
            game = start(rules, seats, rules.check_setup(seats, {}), seed)
            draw = Random(seed)
            for number in range(MOST):
                options = offered(game)
                if not options:
                    break
                if number % 20 == 0:
                    from_bytes(rules, to_bytes(game))
                    Sampler(game, waiting_for(game)[0]).deal(Dice(seed))
                choose(game, draw.choice(options))
            play_out(game, "random", MOST)
        for seed in range(2):
            game = start(rules, rules.min_seats, rules.check_setup(rules.min_seats, {}), seed)
            bot = bots.bot("thrifty", rules, seed)
            for _ in range(MOST_OF_BOTS):
                if game.question is None:
                    break
                seat = waiting_for(game)[0]
                choose(game, bots.decide(bot, game, seat)[1], seat)


if __name__ == "__main__":
    main()
