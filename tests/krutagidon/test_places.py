"""The places of the main deck: ongoing cards that answer what is played, healed or killed."""

from __future__ import annotations

import pytest

from tests.krutagidon.fray import a_fray, seat


def _drawn(place: str, *cards: str) -> list[int]:
    """How many cards the place has drawn after each card that is played."""
    table = a_fray(you=seat(hand=list(cards), ongoing=[place], deck=["fizzle"] * 12), left=seat())
    return [table.play(card).you.hand.count("fizzle") for card in cards]


def test_mt_skullzfyre_draws_for_the_first_wizard_card() -> None:
    assert _drawn("mt-skullzfyre", "blaze", "braggart-fingers", "vi-ar-virtual-wizard") == [0, 1, 1]


def test_mt_skullzfyre_draws_when_the_wizard_card_is_done() -> None:
    table = a_fray(you=seat(hand=["sunface"], ongoing=["mt-skullzfyre"], deck=["fizzle", "sign", "wand"]), left=seat())
    table.play("sunface")
    assert [event.card for event in table.happened("moved") if event.seat == 0][-2:], "two cards were drawn"
    assert sorted(table.you.hand) == ["sign", "wand"]
    assert table.left.life == 10


def test_castle_tentakill_draws_for_the_first_creature() -> None:
    assert _drawn("castle-tentakill", "blaze", "snot-knight", "goofy-gorilla") == [0, 1, 1]


def test_palace_of_passion_draws_for_the_first_spell() -> None:
    assert _drawn("palace-of-passion", "snot-knight", "blaze", "scorcher") == [0, 1, 1]


def test_murdershroom_marsh_draws_for_the_first_treasure() -> None:
    assert _drawn("murdershroom-marsh", "blaze", "robot-tongue", "uncle-andys-laurels") == [0, 1, 1]


@pytest.mark.parametrize(
    ("place", "card"),
    [
        ("mt-skullzfyre", "braggart-fingers"),
        ("castle-tentakill", "snot-knight"),
        ("palace-of-passion", "blaze"),
        ("murdershroom-marsh", "robot-tongue"),
    ],
)
def test_a_place_that_comes_too_late_waits_for_the_next_turn(place: str, card: str) -> None:
    table = a_fray(you=seat(hand=[card, place, card if card != "braggart-fingers" else "twins"]), left=seat())
    table.play(card, place)
    if card != "braggart-fingers":
        table.play(card)
    assert table.you.hand.count("sign") == 0
    assert table.you.ongoing == [place]


def test_a_card_played_through_wild_magic_counts_for_places() -> None:
    table = a_fray(you=seat(hand=["wild-magic"], ongoing=["castle-tentakill"]), left=seat(deck=["snot-knight"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.power, table.you.hand) == (2, ["sign"])


def test_sixer_mart_doubles_all_healing() -> None:
    table = a_fray(you=seat(hand=["abraca-labrador"], ongoing=["sixer-mart"], life=10)).play("abraca-labrador")
    assert table.you.life == 14


def test_sixer_mart_stops_at_25_and_doubles_healing_by_mayhem() -> None:
    table = a_fray(you=seat(hand=["fizzle"], ongoing=["sixer-mart"], life=3), left=seat(hand=["fizzle"], life=3))
    table.order("resolve", "mayhem-k").choose("yes", by="you").choose("yes", by="left")
    assert (table.you.life, table.left.life) == (25, 16)


def test_sixer_mart_does_not_double_a_swap_of_lives() -> None:
    table = a_fray(you=seat(ongoing=["sixer-mart"], life=3), left=seat(life=10)).order("resolve", "mayhem-g")
    assert (table.you.life, table.left.life) == (10, 3)


def test_annihilageddon_arena_doubles_the_damage_of_attacks() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"], ongoing=["annihilageddon-arena"]), left=seat()).play("gutsy-sin")
    assert (table.left.life, table.you.ongoing) == (10, ["annihilageddon-arena"])


def test_annihilageddon_arena_leaves_when_you_kill_an_enemy() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"], ongoing=["annihilageddon-arena"]),
        left=seat(life=10),
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    ).play("gutsy-sin")
    assert (table.left.life, table.you.ongoing, table.you.discard) == (20, [], ["annihilageddon-arena"])


def test_annihilageddon_arena_doubles_the_whole_attack_before_it_leaves() -> None:
    table = a_fray(
        you=seat(hand=["annihilageddon-spell"], ongoing=["annihilageddon-arena"]),
        left=seat(life=10),
        right=seat(life=15),
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    ).play("annihilageddon-spell")
    assert (table.left.life, table.right.life, table.you.ongoing) == (20, 1, [])


def test_annihilageddon_arena_doubles_what_is_redirected_to_you() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"], ongoing=["annihilageddon-arena"]), left=seat(hand=["little-coin"]))
    table.play("gutsy-sin").choose("defend:little-coin")
    assert (table.you.life, table.left.life) == (10, 20)


def test_annihilageddon_arena_does_not_double_retaliation() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["unholy-grail"], ongoing=["annihilageddon-arena"]))
    table.play("gutsy-sin").choose("defend:unholy-grail")
    assert table.you.life == 15


def test_annihilageddon_arena_does_not_double_what_is_no_attack() -> None:
    table = a_fray(you=seat(hand=["voom"], ongoing=["annihilageddon-arena"]), left=seat(), legend=["krazztar"])
    table.play("voom")
    assert table.left.life == 19
