"""Basic nemesis cards of the base box. Rageborne unleashes: each unleash is one fury."""

from __future__ import annotations

from tests.aeons_end.mages_table import a_main_phase, seat


def resolved(card: str, you: dict[str, object] | None = None, left: dict[str, object] | None = None, **table: object):  # type: ignore[no-untyped-def]
    """A card of the nemesis, carried out as if just drawn."""
    return a_main_phase(you, left, **table).order("resolve", card)


def acting(card: object, you: dict[str, object] | None = None, left: dict[str, object] | None = None, **table: object):  # type: ignore[no-untyped-def]
    """A main phase of the nemesis with one card in play."""
    return a_main_phase(you, left, nemesis_play=[card], **table).order("nemesis main")


def last_token(card: str, you: dict[str, object] | None = None, left: dict[str, object] | None = None, **table: object):  # type: ignore[no-untyped-def]
    """A power whose last token is removed now."""
    return acting({"card": card, "power": 1}, you, left, **table)


def test_agony_field_takes_three_cards_from_a_player_who_has_them() -> None:
    table = last_token("agony-field", seat(hand=["spark"]), seat(hand=["spark", "jade", "crystal"], deck=["ignite"]))
    table.choose("pick:spark", "pick:jade", by="left")
    assert (table.tokens, table.left.hand, table.left.discard) == (1, ["ignite"], ["spark", "jade", "crystal"])


def test_agony_field_is_discarded_for_a_card_of_cost_two() -> None:
    table = a_main_phase(seat(hand=["jade", "spark"]), nemesis_play=["agony-field"]).choose("remove:agony-field")
    assert (table.destroyed, table.nemesis_discard, table.nemesis_play) == (["jade"], ["agony-field"], [])


def test_bane_sire_unleashes_every_turn() -> None:
    assert acting("bane-sire").tokens == 1


def test_bane_sire_has_six_life() -> None:
    assert resolved("bane-sire").marks("nemesis_play") == [{"life": 6}]


def test_bleed_static_hits_whoever_has_most_spells_prepped() -> None:
    table = last_token(
        "bleed-static", seat(mage="jian", breach_1=["spark"], breach_2=["spark"]), seat(breach_1=["spark"])
    )
    assert (table.you.life, table.left.life) == (6, 10)


def test_bleed_static_hits_nobody_without_spells() -> None:
    table = last_token("bleed-static")
    assert (table.you.life, table.left.life, table.nemesis_discard) == (10, 10, ["bleed-static"])


def test_eye_of_nothing_unleashes_twice() -> None:
    assert last_token("eye-of-nothing").tokens == 2


def test_eye_of_nothing_is_discarded_for_six_aether() -> None:
    table = a_main_phase(seat(aether=6), nemesis_play=["eye-of-nothing"]).choose("remove:eye-of-nothing")
    assert (table.you.aether, table.nemesis_discard) == (0, ["eye-of-nothing"])


def test_haze_spewer_burns_gravehold_by_its_life_and_weakens() -> None:
    table = acting("haze-spewer")
    assert (table.gravehold, table.marks("nemesis_play")) == (25, [{"life": 4}])


def test_haze_spewer_dies_of_its_own_fire() -> None:
    table = acting({"card": "haze-spewer", "life": 1})
    assert (table.gravehold, table.nemesis_discard) == (29, ["haze-spewer"])


def test_skewer_unleashes_and_wounds_a_player_who_then_draws() -> None:
    table = resolved("skewer", left=seat(deck=["jade"])).choose("player:p2")
    assert (table.tokens, table.left.life, table.left.hand) == (1, 7, ["jade"])


def test_slaughter_unleashes_and_hits_gravehold() -> None:
    table = resolved("slaughter")
    assert (table.tokens, table.gravehold, table.nemesis_discard) == (1, 27, ["slaughter"])


def test_woven_sky_hits_a_player_for_four() -> None:
    table = last_token("woven-sky").choose("player:p1")
    assert (table.tokens, table.you.life) == (1, 6)


def test_woven_sky_is_discarded_for_three_cards() -> None:
    table = a_main_phase(seat(hand=["spark"] * 3), nemesis_play=["woven-sky"]).choose("remove:woven-sky")
    assert (table.you.discard, table.nemesis_discard) == (["spark"] * 3, ["woven-sky"])
    few = a_main_phase(seat(hand=["spark"] * 2), nemesis_play=["woven-sky"])
    assert few.refused()["remove:woven-sky"] == "not-possible"


def test_awaken_brings_the_last_minion_back() -> None:
    table = resolved("awaken", nemesis_discard=["needlemaw", "bane-sire", "slaughter"]).choose("branch:1")
    assert (table.nemesis_play, table.marks("nemesis_play")) == (["bane-sire"], [{"life": 6}])


def test_awaken_unleashes_when_no_minion_was_beaten() -> None:
    table = resolved("awaken")
    assert (table.tokens, table.gravehold) == (2, 27)


def test_cauterizer_loses_one_life_a_hit() -> None:
    table = a_main_phase(seat(), nemesis_play=["cauterizer"]).order("damage", {"cauterizer": 5})
    assert table.marks("nemesis_play") == [{"life": 2}]


def test_cauterizer_strikes_a_player_by_its_life() -> None:
    assert acting("cauterizer").choose("player:p2").left.life == 7


def test_dispel_discards_the_costliest_spell_of_whoever_has_most() -> None:
    table = resolved("dispel", seat(mage="jian", breach_1=["spark"], breach_2=["ignite"]), seat(breach_1=["dark-fire"]))
    assert (table.tokens, table.you.discard, table.left.breach_1) == (2, ["ignite"], ["dark-fire"])


def test_lay_waste_unleashes_twice_and_hits_for_two() -> None:
    table = resolved("lay-waste").choose("player:p1")
    assert (table.tokens, table.you.life) == (2, 8)


def test_needlemaw_gnaws_at_gravehold() -> None:
    assert acting("needlemaw").gravehold == 28


def test_pulverizing_ray_is_weakened_by_gems() -> None:
    table = last_token("pulverizing-ray", seat(hand=["jade", "spark"]), seat(hand=["crystal"]))
    table.choose("pick:jade", by="you").choose("pick:crystal", by="left")
    assert (table.gravehold, table.you.hand, table.left.hand) == (18, ["spark"], [])


def test_pulverizing_ray_hits_for_eighteen() -> None:
    assert last_token("pulverizing-ray").gravehold == 12


def test_pulverizing_ray_hits_once_after_all_gems_are_given() -> None:
    table = last_token("pulverizing-ray", seat(hand=["jade", "crystal"])).choose("pick:jade")
    assert table.gravehold == 30
    table.choose("pick:crystal")
    assert [event.amount for event in table.happened("counted") if event.what == "gravehold"] == [-12]


def test_venomite_strikes_the_weakest() -> None:
    table = acting("venomite", seat(life=9), seat(life=4))
    assert (table.you.life, table.left.life) == (9, 2)


def test_venomite_can_be_fed_a_dear_spell() -> None:
    table = acting("venomite", seat(life=9, breach_1=["ignite"]), seat(life=4)).choose("branch:1")
    assert (table.left.life, table.you.discard) == (4, ["ignite"])


def test_doom_aegis_hits_whoever_has_most_charges() -> None:
    table = last_token("doom-aegis", seat(charges=3), seat(charges=1))
    assert (table.you.life, table.you.charges, table.left.charges) == (6, 0, 1)


def test_doom_aegis_is_discarded_for_seven_aether() -> None:
    assert "remove:doom-aegis" in a_main_phase(seat(aether=7), nemesis_play=["doom-aegis"]).offered()
    assert "remove:doom-aegis" in a_main_phase(seat(aether=6), nemesis_play=["doom-aegis"]).refused()


def test_gathering_darkness_destroys_the_top_of_a_shuffled_deck() -> None:
    table = resolved("gathering-darkness", seat(deck=["spark"] * 3, discard=["spark"] * 2), seat(deck=["jade"]))
    assert (table.you.deck, table.you.discard, table.destroyed, table.tokens) == (["spark"], [], ["spark"] * 4, 2)


def test_jagged_one_unleashes_twice() -> None:
    assert acting("jagged-one").tokens == 2


def test_obliterate_asks_for_four_cards_or_four_life() -> None:
    mine = seat(mage="jian", hand=["spark", "jade", "crystal", "ignite", "spark"])
    table = resolved("obliterate", mine).choose("branch:1")
    assert (table.tokens, table.you.life) == (2, 6)
    table = resolved("obliterate", mine).choose("branch:0", "pick:jade", "pick:crystal", "pick:ignite")
    assert (table.you.life, table.you.hand, len(table.destroyed)) == (10, ["spark"], 4)


def test_obliterate_leaves_no_choice_with_few_cards() -> None:
    assert resolved("obliterate", seat(mage="jian", hand=["spark"])).you.life == 6


def test_reality_rupture_unleashes_three_times() -> None:
    assert last_token("reality-rupture").tokens == 3


def test_reality_rupture_is_discarded_for_two_dear_spells() -> None:
    mine = seat(mage="jian", breach_1=["ignite"], breach_2=["dark-fire"])
    table = a_main_phase(mine, nemesis_play=["reality-rupture"]).choose("remove:reality-rupture")
    assert (sorted(table.destroyed), table.nemesis_discard) == (["dark-fire", "ignite"], ["reality-rupture"])


def test_sunder_strikes_or_brings_nemesis_turns_back() -> None:
    table = resolved("sunder", seat(life=5), turn_discard=["turn-nemesis"]).choose("branch:0")
    assert (table.gravehold, table.you.life) == (26, 1)
    table = resolved("sunder", turn_deck=["turn-2"], turn_discard=["turn-nemesis", "turn-1"]).choose("branch:1")
    assert (table.gravehold, sorted(table.turn_deck)) == (30, ["turn-2", "turn-nemesis"])


def test_sunder_strikes_where_no_nemesis_turn_can_be_brought_back() -> None:
    table = resolved("sunder", seat(life=5), turn_deck=["turn-nemesis"], turn_discard=["turn-1"])
    assert (table.gravehold, table.you.life) == (26, 1)


def test_topple_unleashes_twice_and_hits_gravehold() -> None:
    table = resolved("topple")
    assert (table.tokens, table.gravehold) == (2, 26)
