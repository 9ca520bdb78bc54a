"""Measuring cards and set-ups: many games of one bot, and who came to own what.

    python -m deckwright.lab.measuring aeons-end

writes the file of a game in ``deckwright.lab.measured``. Equal seeds give equal files.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from deckwright import games as library
from deckwright.bots.bot import answer
from deckwright.core.game import Game
from deckwright.core.run import choose
from deckwright.lab.match import game_seed, make_bot
from deckwright.lab.measured import CardMeasured, Measured, SetupMeasured, key_of
from deckwright.rules.contract import Rules
from deckwright.rules.start import start


class Plan(msgspec.Struct, frozen=True):
    """What is measured of a game."""

    bot: str
    seats: tuple[int, ...]
    """In turn, while cards are watched."""
    games: int
    setup: dict[str, str] = {}
    """So that every card has its chance."""
    grid: tuple[str, ...] = ()
    """The options that decide how hard a set-up is; every combination is played with every number of seats."""
    each: int = 0
    """Games for each of them."""
    grid_setup: dict[str, str] = {}


PLANS = {
    "aeons-end": Plan(
        bot="master",
        seats=(2, 3),
        games=1200,
        setup={"boxes": "base,war-eternal", "nemesis": "random", "market": "random", "mages": "random"},
        grid=("nemesis", "difficulty"),
        each=24,
        grid_setup={"boxes": "base,war-eternal", "mages": "random"},
    ),
    "enchanters": Plan(bot="master", seats=(2, 3, 4), games=600, setup={"kingdoms": "random"}),
    "krutagidon": Plan(bot="adept", seats=(2, 3, 4), games=300),
}


def measure(game: str, plan: Plan, *, seed: int) -> Measured:
    """Play what the plan asks for."""
    rules = library.load(game)
    return Measured(
        game=game,
        rules=rules.version,
        bot=plan.bot,
        seed=seed,
        games=plan.games,
        cards=_cards(rules, plan, seed),
        options=plan.grid,
        setups=dict(_setups(rules, plan, seed)),
    )


def _cards(rules: Rules, plan: Plan, seed: int) -> dict[str, CardMeasured]:
    met: Counter[int] = Counter()
    got: Counter[int] = Counter()
    won: Counter[int] = Counter()
    met_won: Counter[int] = Counter()
    for index in range(plan.games):
        seats = plan.seats[index % len(plan.seats)]
        game, owned = _watched(rules, plan.bot, seats, plan.setup, game_seed(seed, index))
        begun_with = owned[0]
        for seat in range(seats):
            # Halves of a shared win are counted in sixtieths, so that sums stay whole.
            wins = _wins(game, seat)
            for card in set(game.cards) - begun_with:
                met[card] += 1
                met_won[card] += wins
            for card in owned[1 + seat] - begun_with:
                got[card] += 1
                won[card] += wins
    return {
        rules.definitions[card].id: CardMeasured(met[card], got[card], won[card] / WHOLE, met_won[card] / WHOLE)
        for card in sorted(got, key=lambda card: rules.definitions[card].id)
    }


WHOLE = 60
"""A win in parts: it can be shared by up to six."""


def _wins(game: Game, seat: int) -> int:
    assert game.outcome is not None
    winners = game.outcome["winners"]
    if seat not in winners:
        return 0
    return WHOLE // len(winners) if game.rules.competitive else WHOLE


def _watched(rules: Rules, bot: str, seats: int, setup: dict[str, str], seed: int) -> tuple[Game, list[set[int]]]:
    """Play a game; returns it with the definitions that anybody began with, then those that each seat ever owned."""
    minds = {seat: make_bot(bot, rules, (seed << 3) + seat) for seat in range(seats)}
    game = start(rules, seats, rules.check_setup(seats, setup), seed)
    owned = [_owned(game, seat) for seat in range(seats)]
    begun_with = set().union(*owned)
    while game.outcome is None:
        seat, _, option = answer(minds, game)
        choose(game, option, seat)
        for one in range(seats):
            owned[one] |= _owned(game, one)
    return game, [begun_with, *owned]


def _owned(game: Game, seat: int) -> set[int]:
    owner_of = game.rules.layout.owner_of
    return {game.cards[card] for place, cards in enumerate(game.zones) if owner_of[place] == seat for card in cards}


def _setups(rules: Rules, plan: Plan, seed: int) -> Iterable[tuple[str, SetupMeasured]]:
    """Every combination of the grid, with every number of seats."""
    combinations: list[dict[str, str]] = [{}] if plan.grid else []
    for name in plan.grid:
        option = next(option for option in rules.setup_options if option.name == name)
        values = [value for value in option.values if value != "random"]
        combinations = [{**one, name: value} for one in combinations for value in values]
    for chosen in combinations:
        for seats in range(rules.min_seats, rules.max_seats + 1):
            won = 0
            for index in range(plan.each):
                setup = {**plan.grid_setup, **chosen}
                won += bool(_played(rules, plan.bot, seats, setup, game_seed(seed, index)))
            yield key_of(str(seats), *chosen.values()), SetupMeasured(plan.each, won)


def _played(rules: Rules, bot: str, seats: int, setup: dict[str, str], seed: int) -> list[int]:
    """Play a game; returns who won."""
    minds = {seat: make_bot(bot, rules, (seed << 3) + seat) for seat in range(seats)}
    game = start(rules, seats, rules.check_setup(seats, setup), seed)
    while game.outcome is None:
        seat, _, option = answer(minds, game)
        choose(game, option, seat)
    return game.outcome["winners"]


def main() -> None:
    """Measure a game and write its file."""
    parser = argparse.ArgumentParser(description="Measure cards and set-ups of a game with many games of a bot.")
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, help="how many games to watch cards in")
    parser.add_argument("--each", type=int, help="how many games for each set-up")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    plan = PLANS[asked.game]
    plan = msgspec.structs.replace(
        plan,
        games=plan.games if asked.games is None else asked.games,
        each=plan.each if asked.each is None else asked.each,
    )
    out = asked.out or Path(__file__).parent / "measured" / f"{asked.game}.json"
    found = measure(asked.game, plan, seed=asked.seed)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
