"""Thrifty at Krutagidon: sensible answers, from its own view only."""

from __future__ import annotations

import pytest

from deckwright.bots import registry
from deckwright.bots.bot import Bot, Knowledge, answer
from deckwright.bots.random import Random
from deckwright.bots.thrifty.krutagidon.reading import defence_of, play_of
from deckwright.core import Dice, Game, choose, resample
from deckwright.core.run import waiting_for
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.rules import new_game
from tests.krutagidon.table import Table


def thrifty(seed: int = 1) -> Bot:
    return registry.bot("thrifty", krutagidon(), seed)


def chosen(table: Table) -> str:
    """What thrifty answers."""
    return thrifty().choose(Knowledge.of(table.game, waiting_for(table.game)[0]))


def test_it_plays_before_it_buys_and_buys_the_legend() -> None:
    table = Table(market=["twins"], p1={"hand": ["sign"], "power": 7})
    assert chosen(table) == "play:sign"
    assert chosen(table.do("play:sign")) == "buy:voom"
    assert chosen(Table(p1={"power": 2})) == "end"


def test_it_kills_whom_it_can_kill() -> None:
    table = Table(seats=4, p1={"hand": ["gutsy-sin"]}, p2={"life": 9}, p3={"life": 4}, p4={"life": 12})
    assert chosen(table.do("play:gutsy-sin")) == "player:p3"


def test_it_defends_against_death_and_rather_sends_back() -> None:
    table = Table(p1={"hand": ["sunface"]}, p2={"hand": ["mad-cat-lady", "little-coin", "sign"], "life": 8})
    assert chosen(table.do("play:sunface")) == "defend:little-coin"


def test_it_destroys_what_is_worth_least() -> None:
    table = Table(p1={"hand": ["dismantlius"], "discard": ["blaze", "limp-wand", "sign"]}).do("play:dismantlius")
    assert chosen(table) == "yes"
    assert chosen(table.do("yes")) == "pick:limp-wand"


def test_it_gives_no_wand_to_itself() -> None:
    assert chosen(Table(p1={"hand": ["wand"]}).do("play:wand")) == "player:p2"


def test_it_passes_krazztar_its_worst_card() -> None:
    table = Table(p1={"hand": ["sunface", "limp-wand", "sign"]}, p2={"hand": ["sign"]})
    assert chosen(table.order("reveal legend", "krazztar")) == "pick:limp-wand"


def test_what_cards_do_is_read_from_their_steps() -> None:
    cards = {card.id: card for card in krutagidon().card_of}
    assert play_of(cards["limp-wand"]) == play_of(cards["fizzle"]) == 0
    assert play_of(cards["sign"]) == 1
    assert play_of(cards["annihilageddon-spell"]) > play_of(cards["blaze"]) > play_of(cards["snot-knight"])
    assert defence_of(cards["little-coin"]) > defence_of(cards["robot-tongue"]) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_it_answers_from_its_view_only(seats: int) -> None:
    """Dealt again, what it cannot see changes nothing about what it answers."""
    game, dice = new_game(krutagidon(), seats, seed=5), Dice(5)
    bots: dict[int, Bot] = {seat: Random(krutagidon(), seat) for seat in range(seats)}
    for number in range(200):
        if game.outcome is not None:
            break
        seat = waiting_for(game)[0]
        if number % 5 == 0:
            other = resample(game, seat, dice)
            assert thrifty(number).choose(Knowledge.of(other, seat)) == thrifty(number).choose(Knowledge.of(game, seat))
        seat, _, option = answer(bots, game)
        choose(game, option, seat)


def winners(game: Game, bots: dict[int, Bot]) -> list[int]:
    while game.outcome is None:
        seat, _, option = answer(bots, game)
        choose(game, option, seat)
    return game.outcome["winners"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_beats_random_wizards(seats: int) -> None:
    rules = krutagidon()
    bots: dict[int, Bot] = {seat: Random(rules, seat) for seat in range(seats)} | {0: thrifty()}
    assert winners(new_game(rules, seats, seed=11), bots) == [0]
