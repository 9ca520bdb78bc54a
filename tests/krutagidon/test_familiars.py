"""The familiars: what they do when played, and how they defend."""

from __future__ import annotations

import pytest

from tests.krutagidon.fray import a_fray, seat

REDIRECTING = [
    "sir-snotlane-the-blessed",
    "little-coin",
    "scorched-squire",
    "shaggy-spawn",
    "lead-orkganizer",
    "gnome-sorcerer",
    "schoolkids",
    "macliver",
    "asmodeus-party-demon",
    "lord-mouseworth",
    "mudbeard-thinker",
]


@pytest.mark.parametrize("familiar", REDIRECTING)
def test_a_familiar_sends_the_effect_back_and_draws(familiar: str) -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=[familiar])).play("gutsy-sin")
    table.choose(f"defend:{familiar}")
    if table.prompt != "turn":
        table.choose("no")
    expected = 11 if familiar == "asmodeus-party-demon" else 15
    assert (table.you.life, table.left.hand, table.left.discard) == (expected, ["sign"], [familiar])


def test_sir_snotlane_the_blessed_gives_power_and_heals_six() -> None:
    table = a_fray(you=seat(hand=["sir-snotlane-the-blessed"], life=10)).play("sir-snotlane-the-blessed")
    assert (table.you.power, table.you.life) == (2, 16)


def test_sir_snotlane_the_blessed_heals_three_in_defence() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["sir-snotlane-the-blessed"], life=10))
    table.play("gutsy-sin").choose("defend:sir-snotlane-the-blessed")
    assert (table.left.life, table.you.life) == (13, 15)


def test_little_coin_gives_more_with_three_treasures_in_the_discard_pile() -> None:
    table = a_fray(you=seat(hand=["little-coin"], discard=["bag-of-joy", "hexcalibur"])).play("little-coin")
    assert table.you.power == 3
    table = a_fray(you=seat(hand=["little-coin"], discard=["bag-of-joy", "hexcalibur", "big-bone"]))
    assert table.play("little-coin").you.power == 6


def test_little_coin_redirects_though_the_attacker_is_no_legal_target() -> None:
    table = a_fray(you=seat(hand=["fatalizer"]), left=seat(hand=["little-coin"], life=10), right=seat())
    table.play("fatalizer").choose("defend:little-coin")
    assert (table.you.life, table.left.life) == (16, 10)


def test_scorched_squire_looks_at_two_cards_and_may_destroy_one() -> None:
    table = a_fray(you=seat(hand=["scorched-squire"], deck=["sign", "fizzle", "wand"])).play("scorched-squire")
    table.choose("yes").choose("fizzle")
    assert (table.you.power, table.you.deck, table.destroyed) == (2, ["sign", "wand"], ["fizzle"])


def test_scorched_squire_puts_both_back_in_any_order() -> None:
    table = a_fray(you=seat(hand=["scorched-squire"], deck=["sign", "fizzle", "wand"])).play("scorched-squire")
    table.choose("no")
    table.choose("wand")
    assert (sorted(table.you.deck), table.destroyed, table.prompt) == (["fizzle", "sign", "wand"], [], "turn")


def test_shaggy_spawn_deals_seven() -> None:
    table = a_fray(you=seat(hand=["shaggy-spawn"]), left=seat(), right=seat()).play("shaggy-spawn").choose("right")
    assert (table.you.power, table.left.life, table.right.life) == (2, 20, 13)


def test_lead_orkganizer_plays_one_of_two_destroyed_mayhems() -> None:
    table = a_fray(you=seat(hand=["lead-orkganizer"]), left=seat(), right=seat(), mayhem=["mayhem-p", "mayhem-v"]).play(
        "lead-orkganizer"
    )
    assert table.you.power == 2
    table.choose("mayhem-p")
    table.choose("no")
    assert (table.you.life, table.left.life, table.right.life) == (20, 15, 15)
    assert sorted(table.mayhem) == ["mayhem-p", "mayhem-v"]


def test_lead_orkganizer_is_the_killer() -> None:
    table = a_fray(
        you=seat(hand=["lead-orkganizer"], life=12),
        left=seat(life=3),
        mayhem=["mayhem-v"],
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    ).play("lead-orkganizer")
    if table.prompt != "turn":
        table.choose("no")
    assert (table.left.life, table.you.objects) == (20, ["grand-prize"])


def test_lead_orkganizer_does_nothing_more_without_destroyed_mayhems() -> None:
    table = a_fray(you=seat(hand=["lead-orkganizer"]), left=seat(), mayhem=[]).play("lead-orkganizer")
    assert (table.you.power, table.prompt) == (2, "turn")


def test_gnome_sorcerer_gives_more_with_three_spells_in_the_discard_pile() -> None:
    table = a_fray(you=seat(hand=["gnome-sorcerer"], discard=["blaze", "blaze", "scorcher"])).play("gnome-sorcerer")
    assert table.you.power == 6
    table = a_fray(you=seat(hand=["gnome-sorcerer"], discard=["blaze", "blaze"])).play("gnome-sorcerer")
    assert table.you.power == 3


def test_schoolkids_go_under_the_deck_at_the_end_of_the_turn() -> None:
    table = a_fray(you=seat(hand=["schoolkids"], deck=["sign"] * 6), left=seat()).play("schoolkids")
    assert table.you.power == 2
    table.end_turn()
    assert (table.you.deck, table.you.hand) == (["schoolkids", "sign"], ["sign"] * 5)


def test_schoolkids_played_through_wild_magic_go_to_their_owners_discard_pile() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=["sign", "schoolkids"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.power, table.left.discard) == (2, ["schoolkids"])
    table.end_turn()
    assert table.left.discard == ["schoolkids"]


def test_macliver_counts_wizard_cards_in_play_and_in_the_discard_pile() -> None:
    table = a_fray(
        you=seat(hand=["macliver", "vi-ar-virtual-wizard"], discard=["sunface", "twins"]), left=seat(), right=seat()
    )
    table.play("vi-ar-virtual-wizard", "macliver")
    assert (table.you.power, table.left.life, table.right.life) == (4, 16, 16)


def test_asmodeus_party_demon_gives_two_power_for_each_token() -> None:
    table = a_fray(you=seat(hand=["asmodeus-party-demon"], tokens=["dwt-minus-two"], ongoing=["big-bone"]))
    assert table.play("asmodeus-party-demon").you.power == 4


def test_asmodeus_party_demon_hurts_the_attacker_even_after_the_redirect_has_killed() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"], life=5),
        left=seat(hand=["asmodeus-party-demon"]),
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    )
    table.play("gutsy-sin").choose("defend:asmodeus-party-demon")
    assert (table.you.life, table.you.tokens, table.left.objects) == (16, ["dwt-minus-four"], ["grand-prize"])


def test_puff_rainbow_cloud_gives_each_enemy_a_limp_wand() -> None:
    table = a_fray(you=seat(hand=["puff-rainbow-cloud"]), left=seat(), right=seat()).play("puff-rainbow-cloud")
    assert (table.you.power, table.left.discard, table.right.discard) == (2, ["limp-wand"], ["limp-wand"])


def test_puff_rainbow_cloud_does_not_redirect() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["puff-rainbow-cloud"]))
    table.play("gutsy-sin").choose("defend:puff-rainbow-cloud")
    assert (table.you.life, table.you.discard, table.left.life) == (20, ["limp-wand"], 20)
    assert table.left.hand == ["sign"]


def test_lord_mouseworth_counts_creatures_in_play_and_in_the_discard_pile() -> None:
    table = a_fray(you=seat(hand=["lord-mouseworth", "snot-knight"], discard=["twins", "sunface"]), left=seat())
    table.play("snot-knight", "lord-mouseworth")
    assert (table.you.power, table.left.life) == (4, 16)


def test_mudbeard_thinker_may_replace_a_market_card() -> None:
    table = a_fray(
        you=seat(hand=["mudbeard-thinker"]), left=seat(), market=["blaze", "twins"], main=["snot-knight", "sunface"]
    )
    table.play("mudbeard-thinker").choose("yes").choose("blaze")
    assert (table.you.power, sorted(table.market), table.destroyed) == (3, ["sunface", "twins"], ["blaze"])


def test_mudbeard_thinker_resolves_a_mayhem_that_turns_up() -> None:
    table = a_fray(
        you=seat(hand=["mudbeard-thinker"]),
        left=seat(),
        market=["blaze"],
        main=["snot-knight", "sunface", "mayhem-p"],
        mayhem=[],
    )
    table.play("mudbeard-thinker").choose("yes")
    assert (table.market, table.mayhem, table.you.life, table.left.life) == (["sunface"], ["mayhem-p"], 15, 15)


def test_mudbeard_thinker_may_destroy_a_card_in_defence() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["mudbeard-thinker", "fizzle"]))
    table.play("gutsy-sin").choose("defend:mudbeard-thinker").choose("yes").choose("fizzle")
    assert (table.you.life, table.left.hand, table.destroyed) == (15, ["sign"], ["fizzle"])
