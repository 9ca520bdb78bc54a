"""The hard cases of Aeon's End, written in the vocabulary: the nemesis and the turn order."""

from __future__ import annotations

from tests.proving.battle import a_battle
from tests.table import seat

# -- the nemesis


def test_a_power_counts_down_and_acts() -> None:
    table = a_battle(
        you=seat(), nemesis_play=[{"card": "eye-of-nothing", "power": 2}], phase="nemesis-main+nemesis-main"
    )
    assert (table.nemesis_discard, table.gravehold) == (["eye-of-nothing"], 28)


def test_a_power_is_discarded_by_paying_for_it_in_full() -> None:
    table = a_battle(
        you=seat(hand=["crystal x3"], aether=4, loose_aether=2), nemesis_play=["eye-of-nothing", "woven-sky"]
    )
    table.choose("use:woven-sky-gone").save_and_load()
    assert (table.you.discard, table.nemesis_discard) == (["crystal"] * 3, ["woven-sky"])
    table.choose("use:eye-of-nothing-gone")
    assert (table.nemesis_play, table.you.aether, table.you.loose_aether) == ([], 0, 0)

    table = a_battle(
        you=seat(hand=["crystal x2"], aether=5, gem_aether=2), nemesis_play=["eye-of-nothing", "woven-sky"]
    )
    assert table.refused() == {"use:eye-of-nothing-gone": "costs-aether", "use:woven-sky-gone": "not-possible"}


def test_an_ability_may_be_used_when_the_nemesis_draws() -> None:
    table = a_battle(
        you=seat(), left=seat(mage=["adelheim"], charges=5), nemesis_deck=["thrash", "skewer"], phase="nemesis-draw"
    )
    assert (table.asked, table.prompt) == (["left"], "nemesis-draw")
    assert table.offered() == ["use:aethereal-ward", "no"]
    table.save_and_load().choose("use:aethereal-ward")
    assert (table.nemesis_discard, table.left.charges, table.left.life) == (["skewer"], 0, 10)
    assert table.nemesis_deck == ["thrash"], "no other card is drawn for it"


def test_a_minion_cannot_be_stopped_nor_anything_without_charges() -> None:
    for card, charges in (("bane-sire", 5), ("eye-of-nothing", 4)):
        table = a_battle(you=seat(mage=["adelheim"], charges=charges), nemesis_deck=[card], phase="nemesis-draw")
        assert table.prompt == "rest"
        assert table.nemesis_play == [card]


def test_an_empty_nemesis_deck_unleashes_three_times() -> None:
    table = a_battle(you=seat(life=9), phase="nemesis-draw")
    assert table.gravehold == 27


def test_cards_that_enter_play_in_a_phase_do_not_act_in_it() -> None:
    table = a_battle(you=seat(), nemesis_deck=["bane-sire"], phase="nemesis-draw+nemesis-main")
    assert table.gravehold == 29
    assert table.marks("nemesis_play") == [{"life": 6, "power": 0}]


def test_corruptions_are_played_at_the_start_of_a_turn_in_an_order_of_ones_choice() -> None:
    table = a_battle(
        you=seat(hand=["blind-abandon", "fever-of-war", "crystal"], deck=["lust-for-power"]), phase="corrupted+main"
    )
    assert table.offered() == ["pick:blind-abandon", "pick:fever-of-war"]
    table.choose("fever-of-war").save_and_load()
    assert table.you.life == 9
    assert table.offered() == ["pick:blind-abandon", "pick:lust-for-power"], "one drawn meanwhile is played too"
    table.choose("lust-for-power").save_and_load().choose("yes")
    assert (table.you.life, table.you.charges, table.you.hand, table.destroyed) == (7, 1, [], ["crystal"])
    assert table.prompt == "main"
    assert sorted(table.corruptions) == ["blind-abandon", "fever-of-war", "lust-for-power"]


def test_corruptions_drawn_in_the_main_phase_are_played_at_its_end() -> None:
    table = a_battle(you=seat(hand=["lust-for-power"]), phase="main+corrupted")
    assert table.offered() == ["end"], "not as one likes"
    table.choose("end")
    assert (table.you.life, table.you.charges) == (9, 1)


# -- the turn order


def test_the_wild_card_is_anybodys_turn() -> None:
    table = a_battle(you=seat(), left=seat(), right=seat(), turn_deck=["turn-1", "turn-any"], phase="round+main")
    assert table.asked == ["you", "left", "right"]
    table.save_and_load().choose("right", by="left")
    assert (table.turn, table.turn_discard) == ("right", ["turn-any"])


def test_a_card_names_its_player_and_an_empty_turn_deck_is_shuffled_anew() -> None:
    table = a_battle(you=seat(), left=seat(), turn_discard=["turn-2"], phase="round+main")
    assert (table.turn, table.turn_deck, table.turn_discard) == ("left", [], ["turn-2"])


def test_a_turn_order_card_may_come_back_into_the_deck() -> None:
    table = a_battle(you=seat(mage=["lash"], charges=5), left=seat(), turn_discard=["turn-2", "turn-nemesis", "turn-1"])
    table.choose("use:quicken-thought").save_and_load().choose("turn-2")
    assert (table.turn_deck, table.turn_discard) == (["turn-2"], ["turn-nemesis", "turn-1"])


def test_the_turn_order_is_seen_and_put_back_in_any_order() -> None:
    table = a_battle(you=seat(mage=["xaxos"], charges=5), left=seat(), turn_deck=["turn-1", "turn-2", "turn-nemesis"])
    table.choose("use:metaphysical-link").choose("turn-2").save_and_load().choose("turn-nemesis")
    assert table.turn_deck == ["turn-2", "turn-nemesis", "turn-1"]


def test_a_turned_up_card_may_be_slid_under_its_deck() -> None:
    table = a_battle(you=seat(hand=["quartz-shard"]), left=seat(), turn_deck=["turn-nemesis", "turn-any"])
    table.play("quartz-shard").save_and_load().choose("yes")
    assert (table.you.aether, table.turn_deck) == (2, ["turn-any", "turn-nemesis"])
