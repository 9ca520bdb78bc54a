"""The tables of the suites: every choice of a set-up is played, and so is any two of them together."""

from __future__ import annotations

from itertools import combinations

from deckwright import games
from tests.suites.setups import SETUPS, Setup

AEONS_END = [setup for setup in SETUPS if setup.game == "aeons-end" and setup.options]


def choices(setup: Setup) -> dict[str, str]:
    """What was chosen for a table, as far as it can be combined with anything else."""
    free = ("nemesis", "difficulty", "edition")
    boxes = "several" if "," in setup.options["boxes"] else "one"
    market = "random" if setup.options["market"] == "random" else "preset"
    return {"seats": str(setup.seats), "boxes": boxes, "market": market, **{one: setup.options[one] for one in free}}


def test_any_two_choices_of_aeons_end_meet_at_some_table() -> None:
    tables = [choices(setup) for setup in AEONS_END]
    for one, other in combinations(tables[0], 2):
        met = {(table[one], table[other]) for table in tables}
        assert len(met) == len({table[one] for table in tables}) * len({table[other] for table in tables})


def test_every_value_of_every_option_of_aeons_end_is_played() -> None:
    rules = games.load("aeons-end")
    for option in rules.setup_options:
        if option.of == "card" and option.name != "nemesis":
            continue
        played = {value for setup in AEONS_END for value in setup.options.get(option.name, "").split(",")}
        assert played >= {value for value in option.values if value != "random"}, option.name
