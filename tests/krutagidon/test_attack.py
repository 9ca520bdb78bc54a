"""Attacks: whom they strike, how they are avoided, and how they come back."""

from __future__ import annotations

import pytest

from tests.krutagidon.table import Table, answered_by


def test_a_defence_saves_only_who_uses_it_and_not_from_the_rest_of_the_card() -> None:
    table = Table(
        seats=4,
        p1={"hand": ["annihilageddon-spell"]},
        p2={"hand": ["mad-cat-lady"]},
        p3={"hand": ["sign"]},
    )
    table.do("play:annihilageddon-spell", "p2 defend:mad-cat-lady")
    assert table.all_of("life") == [20, 20, 13, 13]
    assert table.see("power", 1) == 3


def test_each_target_is_hit_before_the_next_one_decides() -> None:
    table = Table(
        seats=3,
        p1={"hand": ["annihilageddon-spell"]},
        p2={"hand": ["robot-tongue"]},
        p3={"hand": ["robot-tongue"]},
    )
    table.do("play:annihilageddon-spell", "p2 no")
    assert table.all_of("life") == [20, 13, 20]
    assert table.asked() == ("defend", [3])


def test_whoever_holds_cards_is_asked_and_may_have_nothing_to_say() -> None:
    """Only so nobody learns from a question whether there is a defence in a hand."""
    table = Table(p1={"hand": ["gutsy-sin"]}, p2={"hand": ["sign"]})
    answered_by(table, 1, "play:gutsy-sin")
    assert table.asked() == ("defend", [2])
    assert table.offered() == ["no"]


@pytest.mark.parametrize(("lives", "struck"), [((13, 14, 15, 16), [2]), ((20, 21, 22, 23), [2]), ((1, 5, 6, 7), [])])
def test_weaker_is_who_has_fewer_lives(lives: tuple[int, ...], struck: list[int]) -> None:
    seats = {f"p{number}": {"life": life} for number, life in enumerate(lives, start=1)}
    seats["p1"]["hand"] = ["shameful-snakewolf"]  # type: ignore[assignment]
    assert Table(seats=4, **seats).do("play:shameful-snakewolf").happened("targeted") == struck


def test_the_attacker_chooses_between_enemies_who_are_equally_weak() -> None:
    table = Table(seats=4, p1={"hand": ["fatalizer"]}, p2={"life": 7}, p3={"life": 9}, p4={"life": 7})
    table.do("play:fatalizer")
    assert table.offered() == ["player:p2", "player:p4"]
    table.do("player:p4")
    assert table.all_of("life") == [20, 7, 9, 3]


@pytest.mark.parametrize(("seats", "lives"), [(2, [20, 15]), (3, [20, 15, 15]), (4, [20, 15, 20, 15])])
def test_left_and_right_enemy_are_struck_once_each(seats: int, lives: list[int]) -> None:
    assert Table(seats=seats, p1={"hand": ["battle-sax"]}).do("play:battle-sax").all_of("life") == lives


def test_a_sent_back_effect_has_the_defenders_numbers_and_cannot_be_defended() -> None:
    table = Table(
        p1={"hand": ["epic-clash", "robot-tongue"], "discard": ["scorcher x2", "robot-tongue"]},
        p2={"hand": ["little-coin"], "discard": ["mad-cat-lady", "unholy-grail"]},
    )
    table.do("play:epic-clash", "p2 defend:little-coin")
    assert table.all_of("life") == [16, 20]


def test_one_of_several_sends_back_only_the_own_share() -> None:
    table = Table(seats=3, p1={"hand": ["annihilageddon-spell"]}, p2={"hand": ["gnome-sorcerer"]})
    table.do("play:annihilageddon-spell", "p2 defend:gnome-sorcerer")
    assert table.all_of("life") == [13, 20, 13]


def test_a_kill_by_what_is_sent_back_is_the_defenders() -> None:
    table = Table(p1={"hand": ["sunface"], "life": 5}, p2={"hand": ["little-coin"]})
    table.do("play:sunface", "p2 defend:little-coin")
    assert table.see("has_prize", 2) is True
    assert len(table.see("tokens", 1)) == 1


def test_retaliation_strikes_the_attacker_and_nobody_where_there_is_none() -> None:
    table = Table(p1={"hand": ["gutsy-sin"]}, p2={"hand": ["unholy-grail"], "deck": ["sign"]})
    table.do("play:gutsy-sin", "p2 defend:unholy-grail")
    assert table.all_of("life") == [15, 20]

    table = Table(p1={"hand": []}, p2={"hand": ["unholy-grail", "little-coin"], "deck": ["sign x3"], "life": 22})
    table.order("resolve", "mayhem-b").do("p2 defend:little-coin")
    assert table.all_of("life") == [20, 22]
    assert len(table.see("hand", 2)) == 2


def test_a_mayhem_is_answered_by_all_before_anybody_is_hit() -> None:
    table = Table(
        seats=3, turn="p2", p1={"hand": ["sign"]}, p2={"hand": ["robot-tongue"]}, p3={"hand": ["robot-tongue"]}
    )
    table.order("resolve", "mayhem-p")
    assert table.asked() == ("defend", [2])
    table.do("p2 no")
    assert table.all_of("life") == [20, 20, 20]
    table.do("p3 no")
    assert table.all_of("life") == [15, 15, 15]


def test_a_token_forbids_to_avoid_mayhem_but_no_other_attack() -> None:
    table = Table(p2={"hand": ["robot-tongue"], "tokens": ["dwt-no-mayhem-defence"]}, p1={"hand": ["gutsy-sin"]})
    table.order("resolve", "mayhem-p")
    assert table.all_of("life") == [15, 15]
    table.do("play:gutsy-sin", "p2 defend:robot-tongue")
    assert table.see("life", 2) == 15


def test_dragon_eggs_defend_from_play_and_not_from_hand() -> None:
    table = Table(
        p1={"hand": ["gutsy-sin"]}, p2={"ongoing": ["dragon-eggs"], "hand": ["dragon-eggs"], "deck": ["sign"]}
    )
    table.do("play:gutsy-sin")
    assert table.offered() == ["defend:dragon-eggs", "no"]
    table.do("p2 defend:dragon-eggs")
    assert table.see("ongoing", 2) == []
    assert table.see("hand", 2) == ["dragon-eggs", "sign"]


def test_wand_allergy_adds_to_wands_after_the_arena_has_doubled() -> None:
    table = Table(
        p1={"hand": ["wand", "gutsy-sin"], "ongoing": ["annihilageddon-arena"]}, p2={"tokens": ["dwt-wand-allergy"]}
    )
    table.do("play:wand", "player:p2")
    assert table.see("life", 2) == 15
    table.do("play:gutsy-sin")
    assert table.see("life", 2) == 5
