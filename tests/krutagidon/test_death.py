"""Death: tokens, new life, the grand prize; and paying with the last lives."""

from __future__ import annotations

from tests.krutagidon.table import Table


def test_the_dead_take_a_token_and_come_back_with_twenty_lives() -> None:
    table = Table(p2={"life": 3}, token_stack=["dwt-minus-four", "dwt-minus-two"])
    table.order("damage", {"to": "p2", "amount": 7, "from": "p1"})
    assert table.see("tokens", 2) == ["dwt-minus-two"]
    assert table.see("life", 2) == 20
    assert table.see("has_prize", 1) is True


def test_eleven_lives_once_only() -> None:
    table = Table(token_stack=["dwt-minus-two", "dwt-minus-four", "dwt-back-with-eleven"]).order("kill", "p2")
    assert table.see("life", 2) == 11
    assert table.order("kill", "p2").see("life", 2) == 20


def test_the_prize_goes_to_killers_of_enemies_only() -> None:
    table = Table(seats=3, prize="p3", p1={"hand": ["wand"], "life": 1, "deck": ["sign x3"]})
    table.do("play:wand", "player:p1")
    assert table.see("has_prize", 3) is True
    assert len(table.see("hand", 1)) == 2
    table.order("kill", "p2")
    assert table.see("has_prize", 3) is True
    table.order("kill", {"who": "p3", "by": "p2"})
    assert [table.see("has_prize", seat) for seat in (1, 2, 3)] == [False, True, False]


def test_the_killer_takes_eight_damage_and_nobody_if_there_is_none() -> None:
    token = {"token": "dwt-eight-damage-to-killer"}
    assert Table().order("kill", {"who": "p2", "by": "p1", **token}).all_of("life") == [12, 20]
    assert Table().order("kill", {"who": "p2", **token}).all_of("life") == [20, 20]
    assert Table().order("kill", {"who": "p2", "by": "p2", **token}).all_of("life") == [20, 12]
    assert Table().order("resolve", {"card": "dwt-eight-damage-to-killer", "by": "p2"}).all_of("life") == [20, 20]


def test_the_last_token_ends_the_game_with_the_turn() -> None:
    table = Table(token_stack=["dwt-minus-two"], p1={"hand": ["sign"]}).order("kill", "p2")
    assert table.game.outcome is None
    table.order("kill", "p2")
    assert len(table.see("tokens", 2)) == 1
    table.do("end")
    assert table.game.ending == "no-tokens"


def test_paying_the_last_four_lives_is_suicide_and_what_was_paid_for_happens() -> None:
    table = Table(p1={"life": 4, "property": ["prop-blood-for-card"], "deck": ["sign"]})
    table.do("use:blood-for-card")
    assert table.see("tokens", 1) == ["dwt-minus-two"]
    assert table.see("hand", 1) == ["sign"]
    assert table.see("life", 1) == 20
    table = Table(p1={"life": 3, "property": ["prop-blood-for-card"], "deck": ["sign"]})
    assert "use:blood-for-card" not in table.offered()


def test_who_dies_of_mayhem_d_may_not_go_on() -> None:
    table = Table(p1={"life": 8, "hand": ["sign", "fizzle", "wand"]})
    table.order("resolve", "mayhem-d").do("pick:fizzle", "pick:sign")
    assert table.see("hand", 1) == ["wand"]
    assert table.see("life", 1) == 20
    assert table.asked() == ("turn", [1])


def test_several_deaths_come_in_turn_order() -> None:
    table = Table(
        seats=3,
        token_stack=["dwt-wand-allergy", "dwt-minus-four", "dwt-minus-two"],
        p1={"hand": ["voom"]},
        p2={"life": 1},
        p3={"life": 1},
        legend=["krazztar"],
    ).do("play:voom")
    assert table.see("tokens", 2) == ["dwt-minus-two"]
    assert table.see("tokens", 3) == ["dwt-minus-four"]
