"""Environments: they keep the conventions of PettingZoo and Gymnasium, and show no more than a seat may know."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from deckwright import games
from deckwright.core import Dice, choose, waiting_for
from deckwright.core.resampling import Sampler
from deckwright.envs import MOST_OPTIONS, Alone, Eyes, env
from deckwright.errors import PlayerError
from deckwright.rules import new_game

TABLES = [
    ("enchanters", 2),
    ("enchanters", 4),
    ("aeons-end", 1),
    ("aeons-end", 3),
    ("krutagidon", 2),
    ("krutagidon", 5),
]


def flat(seen: dict[str, Any]) -> list[tuple[str, bytes]]:
    """An observation as bytes, to be compared whole."""
    return [
        *((name, array.tobytes()) for name, array in seen["observation"].items()),
        ("mask", seen["action_mask"].tobytes()),
    ]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_accepts_every_game(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=200)


@pytest.mark.parametrize(("game", "others"), [("enchanters", ["random"]), ("krutagidon", ["random"] * 2)])
def test_gymnasium_accepts_every_game(game: str, others: list[str]) -> None:
    class Lawful(Alone):
        """Takes the first option instead of one that is not offered, as the checker draws actions blindly."""

        def step(self, action: int) -> Any:
            return super().step(int(action) % int(self.action_masks().sum()))

    check_env(Lawful(game, others), skip_render_check=True)


def questions(game: str, seats: int) -> Iterator[tuple[Any, int]]:
    """A random game, question by question, with a seat that is asked."""
    rules, dice = games.load(game), Dice(5)
    played = new_game(rules, seats, seed=11)
    while played.question is not None and played.version < 150:
        seat = waiting_for(played)[0]
        yield played, seat
        offered = played.question.options_of(seat)
        choose(played, offered[dice.below(len(offered))], seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_see_is_not_observed(game: str, seats: int) -> None:
    eyes = Eyes(games.load(game), seats)

    for played, seat in questions(game, seats):
        imagined = Sampler(played, seat).deal(Dice(played.version))
        assert flat(eyes.look(imagined, seat)) == flat(eyes.look(played, seat))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_option_is_an_action(game: str, seats: int) -> None:
    eyes = Eyes(games.load(game), seats)

    for played, seat in questions(game, seats):
        seen = eyes.look(played, seat)
        count = len(played.question.options_of(seat))
        assert count <= MOST_OPTIONS
        assert seen["action_mask"].sum() == count
        assert eyes.space.contains(seen)


def test_ones_own_zones_come_first() -> None:
    rules = games.load("krutagidon")
    eyes, game = Eyes(rules, 3), new_game(rules, 3, seed=4)
    hand = eyes.zones(1).index(("hand", 1))

    assert next(owner for _, owner in eyes.zones(1) if owner >= 0) == 1
    cards = eyes.look(game, 1)["observation"]["cards"]
    assert cards[hand].sum() == len(game.zones[rules.layout.zone_at("hand", 1)])
    assert cards[hand, -1] == 0, "one knows one's own hand"


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = env("enchanters", 2), env("enchanters", 2)
    for table in (one, other):
        table.reset(seed=9)
        for _ in range(30):
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(int(np.flatnonzero(mask)[-1]))

    assert flat(one.observe("player_0")) == flat(other.observe("player_0"))


def test_winners_get_one_and_losers_minus_one() -> None:
    table = env("enchanters", 3, variant="super-fast")
    table.reset(seed=2)
    while not any(table.terminations.values()):
        table.step(0)

    assert sorted(table.rewards.values()) == [-1.0, -1.0, 1.0]
    assert all("score" in info for info in table.infos.values())


def test_allies_are_rewarded_alike() -> None:
    table = env("aeons-end", 2)
    table.reset(seed=2)
    while not any(table.terminations.values()):
        table.step(0)

    assert len(set(table.rewards.values())) == 1


def test_alone_one_plays_whole_games_from_every_seat() -> None:
    table, seats = Alone("enchanters", ["random"], setup={"variant": "super-fast"}), set()
    for _ in range(2):
        _, info = table.reset()
        seats.add(info["seat"])
        over = False
        while not over:
            _, reward, over, _, info = table.step(0)
        assert reward in (1.0, -1.0)
        assert "score" in info

    assert seats == {0, 1}


def test_what_is_not_offered_is_refused() -> None:
    table, alone = env("enchanters", 2), Alone("enchanters")
    with pytest.raises(PlayerError, match="call reset first"):
        table.observe("player_0")
    table.reset(seed=1)
    alone.reset(seed=1)

    with pytest.raises(PlayerError, match="action 255 is not offered"):
        table.step(255)
    with pytest.raises(PlayerError, match="action 255 is not offered"):
        alone.step(255)


def test_an_impossible_set_up_is_reported_at_once() -> None:
    with pytest.raises(PlayerError):
        env("enchanters", 7)
    with pytest.raises(PlayerError):
        env("enchanters", 2, town="atlantis")
    with pytest.raises(PlayerError):
        Alone("enchanters", ["nobody"])


def test_the_page_about_environments_is_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "learning-environments.md"
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert result.attempted >= 6
    assert result.failed == 0
