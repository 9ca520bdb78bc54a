"""The measuring of bots: it can be interrupted at any game, and gives the same games again."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

HERE = Path(__file__).parents[2] / "benchmarks" / "strength.py"


@pytest.fixture(scope="module")
def strength() -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", HERE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = module
    spec.loader.exec_module(module)
    return module


def a_kind_of_game(strength: ModuleType, **facts: object) -> object:
    usual = {"name": "quick", "game": "enchanters", "bots": ("thrifty", "random"), "games": 3, "seed": 5}
    return strength.Experiment(**usual | facts)


def test_what_was_played_is_not_played_again(strength: ModuleType, tmp_path: Path) -> None:
    path, wanted = tmp_path / "games.jsonl", [a_kind_of_game(strength)]
    strength.play_missing(wanted, path, most=1, minutes=None)
    first = path.read_bytes()
    path.write_bytes(first + b'{"experiment":"qui')  # interrupted while it wrote
    strength.play_missing(wanted, path, most=None, minutes=None)

    lines = path.read_bytes().splitlines(keepends=True)
    assert lines[0] == first
    played = strength.read(path)["quick"]
    assert sorted(played) == [0, 1, 2]
    assert [played[number].wins for number in range(3)] == [[1.0, 0.0]] * 3


def test_a_game_is_the_same_whenever_it_is_played(strength: ModuleType) -> None:
    one, other = (strength.play(a_kind_of_game(strength), 1) for _ in range(2))
    assert (one.wins, one.scores, one.decisions) == (other.wins, other.scores, other.decisions)


def test_several_processes_play_the_same_games(strength: ModuleType, tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    wanted = [a_kind_of_game(strength)]
    strength.play_missing(wanted, alone, most=None, minutes=None)
    strength.play_missing(wanted, together, most=None, minutes=None, processes=2)

    one, other = strength.read(alone)["quick"], strength.read(together)["quick"]
    assert sorted(other) == [0, 1, 2]
    assert all(strength.same_game(one[number], other[number]) for number in range(3))


def test_games_of_bots_that_play_otherwise_now_are_played_again(strength: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    changed, same = a_kind_of_game(strength), a_kind_of_game(strength, name="same", seed=6)
    strength.play_missing([changed, same], path, most=2, minutes=None)
    played = strength.read(path)
    of_today = [(played["quick"][number].scores, played["quick"][number].decisions) for number in range(2)]
    kept = list(played["same"].values())
    before = [msgspec.structs.replace(record, decisions=record.decisions + 1) for record in played["quick"].values()]
    path.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in [*before, *kept]))

    assert strength.stale([changed, same], path) == ["quick"]

    strength.play_missing([changed, same], path, most=2, minutes=None)
    played = strength.read(path)
    assert [(played["quick"][number].scores, played["quick"][number].decisions) for number in range(2)] == of_today
    assert list(played["same"].values()) == kept
    assert strength.stale([changed, same], path) == []


def test_the_table_gives_the_number_of_games_and_the_interval(strength: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    record = strength.Record(
        experiment="quick", index=0, wins=[1.0, 0.0], scores=[30, 10], decisions=10, seconds=0.2, slow=[1, 0, 0, 0]
    )
    lines = [msgspec.json.encode(msgspec.structs.replace(record, index=number)) for number in range(100)]
    path.write_bytes(b"\n".join(lines))

    line = strength.tables([a_kind_of_game(strength)], path).splitlines()[2]

    assert line == "| quick | thrifty, random | 100 | 100.0 % | 96.3 – 100.0 % | +20.0 | 20.0 | 0.0 % / 0.0 % / 0.0 % |"


def test_a_larger_budget_looks_at_more_deals(strength: ModuleType) -> None:
    rules = strength.games.load("enchanters")
    usual, more = (strength.entrant(name, rules, 1) for name in ("seer", "seer*20"))
    assert more._budget.deals == 20 * usual._budget.deals
    assert more._budget.turns == usual._budget.turns


def test_a_budget_of_its_own_looks_so_many_turns_further(strength: ModuleType) -> None:
    rules = strength.games.load("enchanters")
    budget = strength.entrant("seer@256x4", rules, 1)._budget
    assert (budget.deals, budget.turns, budget.until_clear) == (256, 4, True)


def test_every_experiment_has_its_own_name_and_enough_games(strength: ModuleType) -> None:
    found = strength.experiments()
    assert len({one.name for one in found}) == len(found)
    games = {one.name: one.games for one in found}
    assert games["enchanters-duel"] == 1000
