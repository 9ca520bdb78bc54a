"""Thrifty at Aeon's End: sensible on single tables, and much better than chance over whole games."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.bots import answer as next_answer
from deckwright.bots import bot, decide, step_in
from deckwright.bots.thrifty.aeons_end.prospects import Deck, Goods, prospect
from deckwright.bots.thrifty.aeons_end.reading import read
from deckwright.core import Dice, Game, choose, resample, waiting_for
from deckwright.games import load
from deckwright.games.aeons_end.definitions import GEM, MAGE, SPELL
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.table import NEMESIS_LIFE
from deckwright.rules import new_game
from tests.table import Table, a_table, seat

NEMESES = ["rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons"]
ALL_BOXES = {"boxes": "base,war-eternal"}
LATER_NEMESES = ["umbra-titan", "gate-witch", "hollow-crown", "magus-of-cloaks"]


def answers_of(table: Table, phase: str) -> list[str]:
    """What thrifty answers until the phase is over."""
    game, answers = table.game, []
    player = bot("thrifty", game.rules, seed=1)
    whose = game.turn
    while game.question is not None and game.turn == whose and not (answers and answers[-1] == "end"):
        if phase == "casting" and game.question.prompt == "main":
            break
        asked = waiting_for(game)[0]
        key, option = decide(player, game, asked)
        answers.append(key)
        choose(game, option, asked)
    return answers


def answer(table: Table) -> str:
    """What thrifty answers to the question on the table."""
    return decide(bot("thrifty", table.game.rules, seed=1), table.game, waiting_for(table.game)[0])[0]


def main_phase(you: dict[str, object], left: dict[str, object] | None = None, **table: object) -> list[str]:
    return answers_of(a_table("aeons-end", you=you, left=left or {}, phase="main", **table), "main")


def casting(you: dict[str, object], left: dict[str, object] | None = None, **table: object) -> Table:
    return a_table("aeons-end", you=you, left=left or {}, phase="casting", **table)


def finish(game: Game, player: str, seed: int) -> Game:
    """Play a game out, all seats with the same bot."""
    seated = {number: bot(player, game.rules, seed=seed + number) for number in range(game.seats)}
    while game.question is not None:
        asked, _, option = next_answer(seated, game)
        choose(game, option, asked)
    return game


def stepping_in(table: Table, number: int = 1) -> str | None:
    """What thrifty does in a seat that is not asked itself."""
    found = step_in(bot("thrifty", table.game.rules, seed=1), table.game, number)
    return None if found is None else found[0]


def test_gems_are_played_and_their_aether_is_spent() -> None:
    done = main_phase(seat(mage="kadir", hand=["crystal"] * 4, deck=["spark"] * 6))

    assert done.count("play:crystal") == 4
    assert len(done) > 5
    assert done[-1] == "end"


def test_spells_are_prepped_the_better_one_where_there_is_room_for_one() -> None:
    done = main_phase(seat(mage="kadir", hand=["spark", "essence-theft"]))

    assert "prep:essence-theft@1" in done
    assert "prep:spark@1" not in done


def test_prepped_spells_are_cast() -> None:
    table = casting(seat(mage="jian", breach_1=["spark"], breach_2=["essence-theft"]))

    done = answers_of(table, "casting")

    assert {"cast:spark@1", "cast:essence-theft@2"} <= set(done)


def test_small_hits_take_the_cloaks_off_for_the_big_ones() -> None:
    you = seat(mage="jian", breach_1=["spark"], breach_4=["conjure-the-lost"], breaches={"IV": "opened"})
    table = casting(you, nemesis="magus-of-cloaks", nemesis_tokens=3, options=ALL_BOXES)

    assert answer(table) == "cast:spark@1"


def test_the_last_blow_goes_to_the_nemesis() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_life=1, nemesis_play=["needlemaw"]).choose("cast:spark@1")

    assert answer(table) == "target:rageborne"


def test_a_minion_is_beaten_before_the_nemesis_is_wounded() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_play=[{"card": "needlemaw", "life": 1}]).choose("cast:spark@1")

    assert answer(table) == "target:needlemaw"


def test_a_void_burns_the_poorest_cards() -> None:
    hand = ["searing-ruby", "spark", "spark", "essence-theft"]
    done = answers_of(casting(seat(breach_1=["consuming-void"], hand=hand, deck=["crystal"] * 6)), "casting")

    assert [key for key in done if key.startswith("pick:")] == ["pick:spark", "pick:spark"]


@pytest.mark.parametrize("weak", ["left", "you"])
def test_damage_goes_to_whoever_can_bear_it(weak: str) -> None:
    lives = {"you": 10, "left": 10, weak: 3}
    table = a_table("aeons-end", you=seat(life=lives["you"]), left=seat(life=lives["left"]), phase="main")
    table.order("resolve", "skewer")

    assert answer(table) == ("player:p1" if weak == "left" else "player:p2")


def test_a_dreadful_power_is_bought_off() -> None:
    hand = ["jade", "jade", "jade", "jade", "crystal"]
    table = seat(mage="kadir", hand=hand)
    done = main_phase(table, nemesis_play=[{"card": "rolling-death", "power": 1}], gravehold=6)

    assert "remove:rolling-death" in done


def test_gems_are_discarded_side_by_side_the_best_first() -> None:
    table = a_table("aeons-end", you=seat(played=["crystal", "jade", "bottled-vortex"]), left={}, phase="draw")

    assert answers_of(table, "draw")[:2] == ["discard:jade", "discard:crystal"]


def test_no_spell_stays_in_hand_while_a_breach_is_open() -> None:
    hand = ["spark", "spark", "essence-theft"]
    done = main_phase(seat(mage="jian", hand=hand, breaches={"III": "opened"}))

    assert sum(key.startswith("prep:") for key in done) == 3


def test_a_vortex_is_used_when_it_comes() -> None:
    you = seat(
        mage="kadir", hand=["bottled-vortex"], discard=["spark"] * 2, deck=["jade"] * 6, breach_1=["essence-theft"]
    )
    done = main_phase(you, supply="deck-destruction")

    assert "play:bottled-vortex" in done
    assert done.count("pick:spark") == 2


def test_a_power_is_bought_off_with_cards_before_they_are_played() -> None:
    you = seat(mage="kadir", hand=["crystal"] * 4, deck=["spark"] * 6)
    done = main_phase(
        you, nemesis="crooked-mask", nemesis_life=20, nemesis_play=[{"card": "twisting-madness", "power": 1}]
    )

    assert done[0] == "remove:twisting-madness"


# -- abilities outside one's own turn --------------------------------------------------------------------------


ACTIVE = seat(mage="brama", hand=["crystal"], deck=["crystal"] * 5)


def test_kadir_gives_spells_back_to_whoever_can_prep_them() -> None:
    spells = {"discard": ["essence-theft"] * 3, "breaches": {"II": "opened"}}
    table = a_table("aeons-end", you=ACTIVE | spells, left=seat(mage="kadir", charges=5), phase="main")

    assert stepping_in(table) == "ability:kadir"


def test_kadir_waits_when_there_are_no_spells_to_give_back() -> None:
    table = a_table("aeons-end", you=ACTIVE, left=seat(mage="kadir", charges=5), phase="main")

    assert stepping_in(table) is None


def test_lash_gives_another_turn_when_there_is_a_card_to_give() -> None:
    piles = {"turn_deck": ["turn-nemesis", "turn-2"], "turn_discard": ["turn-nemesis", "turn-2", "turn-1", "turn-1"]}
    strong = {"discard": ["consuming-void"] * 4, "breaches": {"II": "opened", "III": "opened"}}
    table = a_table("aeons-end", you=ACTIVE | strong, left=seat(mage="lash", charges=5), phase="main", **piles)

    assert stepping_in(table) == "ability:lash"


def test_xaxos_charges_allies_who_have_room() -> None:
    left = seat(mage="xaxos", charges=5)
    empty = a_table("aeons-end", you=ACTIVE, left=left, phase="main")
    full = a_table("aeons-end", you=ACTIVE | {"charges": 5}, left=left, phase="main")

    assert stepping_in(empty) == "ability:xaxos"
    assert stepping_in(full) is None


@pytest.mark.parametrize(("card", "tells"), [("obliterate", "ability:adelheim"), ("bleed-static", "no")])
def test_adelheim_stops_what_is_worth_stopping(card: str, tells: str) -> None:
    table = a_table(
        "aeons-end",
        you=seat(mage="adelheim", charges=5, life=4),
        left=seat(life=4),
        phase="nemesis-draw",
        nemesis_drawn=[card],
    )

    assert answer(table) == tells


@pytest.mark.parametrize(("whose", "tells"), [("turn-nemesis", "ability:phaedraxa"), ("turn-2", "no")])
def test_phaedraxa_wards_off_a_dreadful_turn_of_the_nemesis(whose: str, tells: str) -> None:
    table = a_table(
        "aeons-end",
        you=seat(mage="phaedraxa", charges=5, life=3),
        left=seat(life=3),
        phase="between-turns",
        turn_deck=[whose],
        nemesis_play=["needlemaw", "haze-spewer"],
        gravehold=9,
    )

    assert answer(table) == tells


# -- what cards do, and what decks will do ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "damage"),
    [("spark", 1), ("feral-lightning", 3), ("dark-fire", 4.4), ("planar-insight", 4), ("ignite", 2.6)],
)
def test_spells_are_read_from_their_steps(card: str, damage: float) -> None:
    assert read(_printed(card)).damage == pytest.approx(damage)


@pytest.mark.parametrize(
    ("card", "aether"), [("crystal", 1), ("jade", 2), ("searing-ruby", 2.6), ("burning-opal", 3.12)]
)
def test_gems_are_read_from_their_steps(card: str, aether: float) -> None:
    assert read(_printed(card)).aether == pytest.approx(aether)


def test_what_destroys_itself_is_used_once() -> None:
    assert read(_printed("bottled-vortex")).once
    assert not read(_printed("blasting-staff")).once


def test_every_card_of_every_box_is_worth_something() -> None:
    for card in aeons_end().card_of:
        if card.kind in (GEM, SPELL, MAGE):
            reading = read(card)
            assert reading.damage + reading.aether > 0, card.id


def _printed(card: str) -> Any:
    rules = aeons_end()
    return rules.card_of[rules.by_id[card]]


SPELLS: Goods = ((4, 2.5, 9.0), (8, 6.0, 9.0))
START = Deck(8.0, 10, (1.0, 1.0), 1, 0, (3, 7, 10))


def _gain(deck: Deck, turns: float, goods: Goods = SPELLS) -> float:
    return prospect(deck, goods, turns)[-1] - prospect(START, goods, turns)[-1]


def test_a_gem_is_worth_more_than_a_spell_early_and_less_late() -> None:
    gem = START._replace(aether=11.0, cards=11)
    spell = START._replace(spells=(2.5, 1.0, 1.0), cards=11)

    assert _gain(gem, 25) > _gain(spell, 25)
    assert _gain(gem, 6) < _gain(spell, 6)


def test_a_breach_is_worth_opening_for_spells_that_have_no_room() -> None:
    crowded = START._replace(spells=(3.0,) * 5)
    opened = crowded._replace(opened=2, prices=(7, 10))

    assert prospect(opened, (), 8)[-1] > 1.5 * prospect(crowded._replace(prices=()), (), 8)[-1]


def test_aether_is_worth_less_where_there_is_little_to_buy() -> None:
    gem = START._replace(aether=11.0, cards=11)

    assert _gain(gem, 15, ((4, 2.5, 0.5),)) < _gain(gem, 15)


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nemesis", [*NEMESES, *LATER_NEMESES])
@pytest.mark.parametrize("seats", [1, 3])
def test_it_chooses_by_what_its_seat_can_see(nemesis: str, seats: int) -> None:
    """Deal the unseen again, and an equal bot chooses the same."""
    rules = load("aeons-end")
    options = {"nemesis": nemesis, "market": "random", "boxes": "base,war-eternal"}
    game = new_game(rules, seats, seed=5, options=options)
    dice, own = Dice(9), Dice(3)
    for _ in range(60):
        if game.question is None:
            break
        asked = waiting_for(game)[0]
        elsewhere = resample(game, asked, dice)
        seed = own.below(1000)
        key, option = decide(bot("thrifty", rules, seed=seed), game, asked)
        assert decide(bot("thrifty", rules, seed=seed), elsewhere, asked)[0] == key
        choose(game, option, asked)


def test_equal_seeds_play_equal_games() -> None:
    def played() -> list[int]:
        return finish(new_game(load("aeons-end"), 2, seed=11), "thrifty", seed=4).counters

    assert played() == played()


@pytest.mark.parametrize("nemesis", NEMESES)
def test_it_wounds_every_nemesis_far_more_than_chance_does(nemesis: str) -> None:
    def left(player: str) -> int:
        game = new_game(load("aeons-end"), 2, seed=2, options={"nemesis": nemesis})
        return finish(game, player, seed=1).counters[NEMESIS_LIFE]

    assert left("thrifty") <= left("random") - 15


def test_it_beats_rageborne_now_and_then_at_least() -> None:
    """The rate over many more games is in docs/aeons-end-bots.md."""
    ends = [finish(new_game(load("aeons-end"), 2, seed=seed), "thrifty", seed).outcome for seed in range(8)]

    assert sum(bool(end and end["winners"]) for end in ends) >= 2


@pytest.mark.parametrize("nemesis", LATER_NEMESES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_with_all_boxes_to_the_end(nemesis: str, seats: int) -> None:
    options = {"nemesis": nemesis, "boxes": "base,war-eternal", "market": "random"}

    assert finish(new_game(load("aeons-end"), seats, seed=seats, options=options), "thrifty", seed=1).outcome


def test_it_plays_every_later_mage() -> None:
    later = [card.id for card in aeons_end().card_of if card.kind == MAGE and card.box == "war-eternal"]
    for number in range(0, len(later), 4):
        mages = later[number : number + 4]
        options = {"mages": ",".join(mages), "boxes": "base,war-eternal", "market": "random"}
        assert finish(new_game(load("aeons-end"), len(mages), seed=number, options=options), "thrifty", seed=1).outcome
