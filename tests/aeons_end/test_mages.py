"""Mages of the base box and the turn-order cards."""

from __future__ import annotations

from deckwright.core import view
from tests.aeons_end.mages_table import a_main_phase, a_nemesis, seat
from tests.table import a_table


def sheet(mage: str) -> tuple[list[str], list[str], dict[str, str]]:
    """Hand, deck from top to bottom, and breaches of a mage at the start."""
    table = a_table("aeons-end", you=seat(mage=mage, starting_cards=True), phase="main")
    return sorted(table.you.hand), list(reversed(table.you.deck)), table.you.breaches


def test_adelheim_begins_as_the_sheet_says() -> None:
    hand, deck, breaches = sheet("adelheim")
    assert hand == ["amethyst-shard", "crystal", "crystal", "spark", "spark"]
    assert deck == ["crystal"] * 5
    assert breaches == {"I": "opened", "II": "closed 2", "III": "closed 0", "IV": "closed 1"}


def test_adelheim_stops_a_drawn_attack_or_power() -> None:
    table = a_main_phase(seat(mage="adelheim", charges=5), nemesis_deck=["vex", "slaughter"])
    table.order("nemesis draw").choose("ability:adelheim")
    assert (table.gravehold, table.you.charges, table.nemesis_discard) == (30, 0, ["slaughter"])


def test_adelheim_cannot_stop_a_minion() -> None:
    table = a_main_phase(seat(mage="adelheim", charges=5), nemesis_deck=["vex", "needlemaw"]).order("nemesis draw")
    assert (table.nemesis_play, table.you.charges) == (["needlemaw"], 5)


def test_brama_heals_any_player_by_four() -> None:
    table = a_main_phase(seat(mage="brama", charges=5, life=9), seat(life=3)).choose("ability:brama", "player:p2")
    assert (table.you.charges, table.left.life) == (0, 7)


def test_brama_begins_as_the_sheet_says() -> None:
    hand, deck, breaches = sheet("brama")
    assert hand == ["buried-light", "crystal", "crystal", "crystal", "crystal"]
    assert deck == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert breaches == {"I": "opened", "II": "closed 1", "III": "closed 0", "IV": "closed 2"}


def test_jian_casts_a_spell_twice() -> None:
    table = a_main_phase(seat(mage="jian", charges=4, breach_1=["spark"])).choose("ability:jian")
    assert (table.nemesis_life, table.you.discard, table.you.breach_1) == (68, ["spark"], [])


def test_jian_begins_with_two_opened_breaches() -> None:
    hand, deck, breaches = sheet("jian")
    assert hand == ["crystal", "crystal", "moonstone-shard", "spark", "spark"]
    assert deck == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert breaches == {"I": "opened", "II": "opened", "III": "closed 0", "IV": "closed 1"}


def test_kadir_brings_spells_back_and_doubles_opened_breaches_in_anybodys_main_phase() -> None:
    table = a_main_phase(seat(mage="brama", discard=["spark", "spark", "jade"]), seat(mage="kadir", charges=5))

    table.choose("ability:kadir", by="left").choose("pick:spark", "pick:spark", by="you")
    table.choose("prep:spark@1", "prep:spark@1")

    assert (table.left.charges, table.you.breach_1, table.you.discard) == (0, ["spark", "spark"], ["jade"])


def test_kadir_may_not_be_used_by_the_ally_whose_turn_it_is() -> None:
    table = a_main_phase(seat(mage="brama"), seat(mage="kadir", charges=5))
    assert "ability:kadir" not in table.offered(by="you")
    assert table.offered(by="left") == ["ability:kadir"]


def test_lash_brings_a_players_turn_back_for_a_life() -> None:
    table = a_main_phase(
        seat(mage="lash", charges=5),
        turn_discard=["turn-2", "turn-1"],
        turn_deck=["turn-nemesis"],
    ).choose("ability:lash", "pick:turn-2")
    assert sorted(table.turn_deck) == ["turn-2", "turn-nemesis"]
    assert table.left.life == 9


def test_mist_ae_lets_an_ally_draw_four_cards() -> None:
    table = a_main_phase(seat(mage="mist-ae", charges=5), seat(deck=["spark", "crystal", "jade", "spark", "jade"]))
    table.choose("ability:mist-ae")
    assert (sorted(table.left.hand), table.left.deck) == (["crystal", "jade", "jade", "spark"], ["spark"])


def test_phaedraxa_has_no_first_breach() -> None:
    assert sheet("phaedraxa")[2] == {"I": "none", "II": "opened", "III": "closed 1", "IV": "closed 2"}


def test_phaedraxa_prevents_all_damage_of_a_turn() -> None:
    table = a_main_phase(
        seat(mage="phaedraxa", charges=5, deck=["crystal"] * 5),
        turn_deck=["turn-2", "turn-nemesis"],
        turn_discard=["turn-1"],
        nemesis_deck=["vex", "slaughter"],
    )
    table.choose("end", "ability:phaedraxa")
    assert (table.gravehold, table.you.charges) == (30, 0)


def test_xaxos_hands_out_four_charges_and_arranges_the_turns() -> None:
    table = a_main_phase(seat(mage="xaxos", charges=5), turn_deck=["turn-2", "turn-nemesis"], turn_discard=["turn-1"])
    table.choose("ability:xaxos", "pick:turn-2")
    assert (table.you.charges, table.left.charges) == (0, 4)
    assert table.turn_deck == ["turn-nemesis", "turn-2"]


def test_xaxos_sees_the_turn_order_deck_before_it_is_arranged() -> None:
    table = a_main_phase(seat(mage="xaxos", charges=5), turn_deck=["turn-2", "turn-nemesis"]).choose("ability:xaxos")
    decks = [next(zone for zone in view(table.game, one).zones if zone.name == "turn_deck") for one in (0, 1)]
    assert [card.id for card in decks[0].cards] == ["turn-2", "turn-nemesis"]
    assert decks[1].cards == []


def test_xaxos_makes_no_new_turn_order_deck_to_arrange() -> None:
    discarded = ["turn-2", "turn-nemesis", "turn-1"]
    table = a_main_phase(seat(mage="xaxos", charges=5), turn_deck=[], turn_discard=discarded).choose("ability:xaxos")
    assert (table.prompt, table.left.charges, table.turn_discard) == ("main", 4, discarded)


def test_turn_1_gives_the_first_player_a_turn() -> None:
    table = a_table("aeons-end", you={}, left={}, phase="between-turns", turn_deck=["turn-1"], turn_discard=[])
    assert table.turn == "you"


def test_turn_2_gives_the_second_player_a_turn() -> None:
    table = a_table("aeons-end", you={}, left={}, phase="between-turns", turn_deck=["turn-2"], turn_discard=[])
    assert table.turn == "left"


def test_turn_3_gives_the_third_player_a_turn() -> None:
    table = a_table("aeons-end", seats=3, phase="between-turns", turn_deck=["turn-3"], turn_discard=[])
    assert table.turn == "right"


def test_turn_4_gives_the_fourth_player_a_turn() -> None:
    table = a_table("aeons-end", seats=4, phase="between-turns", turn_deck=["turn-4"], turn_discard=[])
    assert table.turn == "far"


def test_turn_any_lets_the_players_decide() -> None:
    table = a_table("aeons-end", seats=3, phase="between-turns", turn_deck=["turn-any"], turn_discard=[])
    assert table.asked == ["you", "left", "right"]
    assert table.choose("player:p3", by="left").turn == "right"


def test_turn_nemesis_gives_the_nemesis_a_turn() -> None:
    table = a_nemesis("rageborne", nemesis_deck=["vex", "slaughter"]).order("next turn", "nemesis")
    table.end_turn()
    assert table.gravehold == 27
