"""The hard cases of Aeon's End, written in the vocabulary: spells, gems and damage."""

from __future__ import annotations

from tests.proving.battle import a_battle, foe_life
from tests.table import seat

# -- casting


def test_another_mages_spell_is_cast_by_you_and_discarded_by_its_owner() -> None:
    table = a_battle(
        you=seat(hand=["garnet-shard", "crystal", "spark"]),
        left=seat(breach_1=["dark-fire"], hand=["crystal", "crystal"]),
    )
    table.play("garnet-shard").choose("branch:1").save_and_load()

    assert table.asked == ["you"], "its 'you' is you"
    table.choose("crystal").save_and_load().choose("spark")
    assert table.you.discard == ["crystal", "spark"]
    assert (table.left.discard, table.left.hand) == (["dark-fire"], ["crystal", "crystal"]), "its discard is theirs"
    assert foe_life(table) == 24


def test_a_spell_counts_what_its_caster_has() -> None:
    table = a_battle(
        you=seat(hand=["garnet-shard"], breach_1=["spark"], breach_2=["spark"]),
        left=seat(breach_1=["thoughtform"]),
    )
    table.play("garnet-shard").choose("branch:1").choose("thoughtform")
    assert foe_life(table) == 26


def test_a_spell_in_a_closed_breach_must_be_cast_one_in_an_open_breach_may_wait() -> None:
    table = a_battle(you=seat(breach_1=["spark"], turned_1=4, breach_2=["ash-link"], turned_2=3), phase="casting+main")
    assert table.offered() == ["pick:spark", "pick:ash-link"]

    table.choose("ash-link").save_and_load()
    assert table.offered() == ["pick:spark", "done"]
    table.choose("done")
    assert (table.you.breach_1, table.you.discard, foe_life(table)) == (["spark"], ["ash-link"], 27)


def test_a_focus_at_the_last_sector_opens_the_breach() -> None:
    table = a_battle(
        you=seat(hand=["focusing-orb", "focusing-orb"], breach_1=["spark"], turned_1=3, turned_2=0),
        phase="main+casting",
    )
    table.play("focusing-orb").choose("branch:0").save_and_load()
    assert table.you.opened == 1
    table.play("focusing-orb")
    assert table.you.turned_2 == 1, "an opened breach cannot be focused, so nothing was asked"
    table.choose("end")
    assert "done" in table.offered(), "the spell in the opened breach may wait now"


def test_linked_spells_share_a_breach_and_are_cast_one_by_one() -> None:
    table = a_battle(you=seat(hand=["ember-link", "ash-link", "spark"], turned_1=4), phase="main+casting")
    table.choose("prep:ember-link@1")
    assert "prep:ash-link@1" in table.offered()
    assert "prep:spark@1" not in table.offered()

    table.choose("prep:ash-link@1", "end").choose("ash-link").save_and_load().choose("done")
    assert (table.you.breach_1, foe_life(table)) == (["ember-link"], 27)


def test_a_bonus_for_the_next_damage_is_used_up_by_it() -> None:
    table = a_battle(you=seat(hand=["blasting-staff", "garnet-shard"], breach_1=["spark"], breach_2=["spark"]))
    table.play("blasting-staff").choose("yes").save_and_load().choose("pick:spark")
    assert foe_life(table) == 27
    table.play("garnet-shard").choose("branch:1")
    assert foe_life(table) == 26


def test_what_is_started_twice_for_a_turn_lasts_twice_over() -> None:
    table = a_battle(you=seat(hand=["unstable-prism", "burning-lens"], breach_1=["spark"]), phase="main+casting")
    table.play("unstable-prism").choose("branch:0").save_and_load().choose("end")
    assert foe_life(table) == 30 - 1 - 2


def test_a_spell_that_is_prepped_may_be_used_without_being_cast() -> None:
    table = a_battle(you=seat(breach_1=["oblivion-swell"], breach_2=["wildfire-whip"], aether=3))
    table.choose("use:swell-tide").save_and_load()
    assert table.refused()["use:swell-tide"] == "used-this-turn"
    table.choose("use:whip-crack").save_and_load().choose("oblivion-swell")
    table.choose("use:whip-crack")
    assert (table.you.discard, foe_life(table)) == (["oblivion-swell", "wildfire-whip"], 24)


def test_who_lost_a_charge_deals_more() -> None:
    table = a_battle(you=seat(hand=["garnet-shard"], charges=1), left=seat(breach_1=["phoenix-flame"], charges=1))
    table.play("garnet-shard").choose("branch:1", "yes")
    assert (table.you.charges, table.left.charges, foe_life(table)) == (0, 1, 26)
    table = a_battle(you=seat(hand=["garnet-shard"], charges=1), left=seat(breach_1=["phoenix-flame"]))
    table.play("garnet-shard").choose("branch:1", "no")
    assert foe_life(table) == 28


def test_a_spell_may_ask_whether_it_killed() -> None:
    table = a_battle(
        you=seat(breach_1=["extinguish"]), nemesis_play=[{"card": "bane-sire", "life": 1}], phase="casting"
    )
    table.choose("bane-sire")
    assert (table.you.charges, table.nemesis_discard) == (1, ["bane-sire"])


# -- aether, gaining, discarding


def test_bound_aether_is_spent_first_where_it_may_be() -> None:
    table = a_battle(
        you=seat(hand=["moonstone-shard", "oblivion-shard", "crystal"]),
        supply=["vriswood-amber", "mages-talisman", "diamond-cluster"],
    )
    table.play("moonstone-shard", "oblivion-shard", "crystal")
    assert (table.you.aether, table.you.gem_aether, table.you.loose_aether) == (2, 1, 2)
    assert "gain:diamond-cluster" in table.offered()
    assert table.refused()["gain:mages-talisman"] == "costs-aether"

    table.choose("gain:vriswood-amber").save_and_load().choose("no")
    assert (table.you.aether, table.you.gem_aether, table.you.loose_aether) == (2, 0, 0), "the free aether is kept"


def test_a_gained_card_may_go_on_the_deck_instead() -> None:
    table = a_battle(you=seat(aether=3), supply=["vriswood-amber"])
    table.choose("gain:vriswood-amber").save_and_load().choose("yes")
    assert (table.you.deck, table.you.discard) == (["vriswood-amber"], [])


def test_what_is_gained_for_an_ally_does_not_act_again() -> None:
    table = a_battle(you=seat(aether=5), left=seat(), supply=["volcanic-glass x3"])
    table.choose("gain:volcanic-glass").save_and_load().choose("yes")
    assert (table.you.discard, table.left.deck, table.you.aether) == (["volcanic-glass"], ["volcanic-glass"], 0)


def test_the_order_of_discards_is_chosen_card_by_card() -> None:
    table = a_battle(
        you=seat(played=["crystal", "mages-talisman", "diamond-cluster"], hand=["spark x4"], discard=["spark"]),
        phase="drawing",
    )
    assert table.offered() == ["pick:crystal", "pick:mages-talisman", "pick:diamond-cluster"]
    table.choose("mages-talisman").save_and_load().choose("diamond-cluster")
    assert table.you.hand == ["spark"] * 5
    assert table.you.deck == ["crystal", "diamond-cluster", "mages-talisman"], "turned over, not shuffled"


def test_a_card_counts_how_often_it_was_played_this_turn() -> None:
    table = a_battle(you=seat(hand=["diamond-cluster x3"]))
    table.play("diamond-cluster", "diamond-cluster", "diamond-cluster")
    assert table.you.aether == 8


def test_a_gem_is_played_twice_and_destroyed() -> None:
    table = a_battle(you=seat(hand=["unstable-prism", "moonstone-shard"]))
    table.play("unstable-prism").choose("branch:0")
    assert (table.you.aether, table.you.gem_aether, table.destroyed) == (2, 2, ["moonstone-shard"])


def test_the_top_of_an_allys_discard_pile_is_taken() -> None:
    table = a_battle(you=seat(hand=["shattered-geode"]), left=seat(discard=["spark", "dark-fire"]), right=seat())
    table.play("shattered-geode").choose("yes")
    assert (table.you.hand, table.left.discard) == (["dark-fire"], ["spark"])


def test_each_owner_decides_about_the_card_turned_up() -> None:
    table = a_battle(
        you=seat(hand=["sifters-pearl"], deck=["crystal", "spark"]), left=seat(discard=["spark", "crystal"])
    )
    table.play("sifters-pearl").choose("yes").save_and_load()
    assert table.asked == ["left"]
    table.choose("yes")
    assert (table.you.deck, table.you.discard) == (["crystal"], ["spark"])
    assert (table.left.deck, table.left.discard) == (["crystal"], ["spark"]), "the pile was turned over first"


# -- together, and alone


def test_any_player_may_decide_what_the_players_decide_together() -> None:
    table = a_battle(
        you=seat(life=3), left=seat(life=3), right=seat(life=5), nemesis_play=["bane-sire"], phase="nemesis-main"
    )
    assert table.asked == ["you", "left", "right"]
    assert table.offered("right") == ["player:p1", "player:p2"], "exhausted mages and the stronger one are left out"
    table.save_and_load().choose("left", by="right")
    assert (table.you.life, table.left.life, table.gravehold) == (3, 2, 29)


def test_an_exhausted_mage_is_not_the_weakest() -> None:
    table = a_battle(you=seat(life=0), left=seat(life=3), nemesis_play=["bane-sire"], phase="nemesis-main")
    assert (table.you.life, table.left.life) == (0, 2)


def test_cards_are_discarded_together_from_all_hands() -> None:
    table = a_battle(
        you=seat(hand=["crystal"]), left=seat(hand=["spark", "crystal"]), nemesis_deck=["thrash"], phase="nemesis-draw"
    )
    table.choose("pick:spark", by="you").save_and_load().choose("pick:crystal", by="left")
    assert (table.you.discard, table.left.discard) == (["crystal"], ["spark"])


def test_only_those_who_can_do_it_in_full_are_offered_or_else_those_who_can_do_most() -> None:
    table = a_battle(
        you=seat(),
        left=seat(hand=["crystal"]),
        right=seat(hand=["spark", "dark-fire"]),
        nemesis_deck=["nix"],
        phase="nemesis-draw",
    )
    assert table.offered() == ["player:p2", "player:p3"]
    table.choose("right")
    assert (table.right.life, table.right.discard) == (9, ["dark-fire"]), "the most expensive one"


def test_the_dearest_spells_are_forced_and_only_ties_are_chosen() -> None:
    table = a_battle(
        you=seat(breach_1=["dark-fire"], breach_2=["spark"]),
        left=seat(breach_1=["spark"]),
        nemesis_deck=["seize"],
        phase="nemesis-draw",
    )
    assert table.offered("left") == ["pick:spark", "pick:spark#2"], "the dark fire is taken anyway"
    table.save_and_load().choose("pick:spark#2", by="left")
    assert (table.you.discard, table.left.discard) == (["dark-fire"], ["spark"])


def test_where_nobody_is_there_to_decide_nothing_is_asked_or_chosen() -> None:
    table = a_battle(
        you=seat(hand=["crystal", "spark"]), left=seat(), nemesis_deck=["false-hope"], phase="nemesis-draw"
    )
    assert (table.prompt, table.you.hand, table.nemesis_discard) == ("rest", ["crystal", "spark"], ["false-hope"])


def test_a_choice_that_can_be_made_in_full_goes_before_one_that_cannot() -> None:
    table = a_battle(
        you=seat(hand=["crystal x3"], turned_1=4), left=seat(), nemesis_deck=["obliterate"], phase="nemesis-draw"
    )
    assert (table.you.life, table.you.hand) == (6, ["crystal"] * 3), "three cards are not four: the damage is taken"

    table = a_battle(
        you=seat(hand=["crystal x5"], turned_1=4), left=seat(), nemesis_deck=["obliterate"], phase="nemesis-draw"
    )
    assert (table.asked, table.offered()) == (["you"], ["branch:destroy", "branch:damage"])
    table.choose("branch:0")
    assert (table.you.life, table.you.hand, table.destroyed) == (10, ["crystal"], ["crystal"] * 4)


def test_nobody_to_heal_means_the_other_branch() -> None:
    table = a_battle(you=seat(hand=["emerald-shard"]), left=seat(life=0))
    table.play("emerald-shard")
    assert table.you.aether == 1, "one is whole, the other exhausted"
    table = a_battle(you=seat(hand=["emerald-shard"]), left=seat(life=4))
    table.play("emerald-shard").choose("branch:1")
    assert table.left.life == 5


def test_a_mage_alone_is_its_own_ally() -> None:
    table = a_battle(you=seat(hand=["mages-talisman"]), seats=1)
    table.play("mages-talisman")
    assert table.you.charges == 2
    table = a_battle(you=seat(hand=["mages-talisman"]), left=seat(), seats=2)
    table.play("mages-talisman")
    assert (table.you.charges, table.left.charges) == (1, 1)


def test_charges_do_not_exceed_their_slots() -> None:
    table = a_battle(you=seat(hand=["mages-talisman"], charges=5), left=seat(charges=4))
    table.play("mages-talisman")
    assert (table.you.charges, table.left.charges) == (5, 5)


# -- damage


def test_exhaustion_waits_for_the_unleash_that_caused_it() -> None:
    table = a_battle(
        you=seat(life=1, charges=3),
        left=seat(life=5),
        right=seat(life=5),
        nemesis_play=["bane-sire"],
        phase="nemesis-main",
    )
    assert (table.you.life, table.asked) == (0, ["you", "left", "right"])
    assert table.gravehold == 29, "that unleash has struck Gravehold before the next two begin"
    table.save_and_load().choose("left", by="right")
    assert table.gravehold == 27
    assert (table.you.charges, table.left.life, table.right.life) == (0, 3, 5)


def test_exhaustion_in_the_middle_of_an_attack_comes_before_the_rest_of_it() -> None:
    table = a_battle(
        you=seat(life=2, deck=["crystal"], charges=2),
        left=seat(life=9),
        right=seat(life=9),
        nemesis_deck=["skewer"],
        phase="nemesis-draw",
    )
    assert table.you.life == 1, "the unleash found the weakest"
    table.choose("you", by="left")

    assert table.you.life == 0
    assert table.offered("you") == ["player:p2", "player:p3"], "its two unleashes ask first"
    assert (table.you.hand, table.you.charges) == ([], 2), "the draw waits"
    table.save_and_load().choose("left", by="left")
    assert table.right.life == 9
    table.save_and_load()
    assert (table.you.charges, table.you.hand) == (0, ["crystal"])
    assert (table.left.life, table.right.life) == (7, 9)
    assert table.gravehold == 30 - 3 - 4, "three unleashes, and twice the two points too many"


def test_the_exhaustion_of_another_comes_before_the_first_goes_on() -> None:
    table = a_battle(
        you=seat(life=1, charges=1),
        left=seat(life=1, charges=1),
        right=seat(life=9),
        nemesis_play=["bane-sire"],
        phase="nemesis-main",
    )
    table.choose("you")
    assert (table.you.life, table.left.life) == (0, 0)
    assert (table.you.charges, table.left.charges, table.right.life) == (0, 0, 6)
    assert table.gravehold == 25


def test_what_an_exhausted_mage_suffers_hits_gravehold_twice() -> None:
    table = a_battle(you=seat(life=0, hand=["blind-abandon"]), left=seat(), phase="corrupted+main")
    assert table.gravehold == 28


def test_the_last_life_of_gravehold_ends_the_game_in_the_middle_of_anything() -> None:
    table = a_battle(you=seat(life=9), left=seat(), gravehold=1, nemesis_deck=["skewer"], phase="nemesis-draw")
    assert (table.outcome, table.game.ending) == ({"winners": [], "scores": []}, "gravehold-fallen")


def test_damage_is_reduced_but_not_to_nothing() -> None:
    table = a_battle(
        you=seat(breach_1=["equilibrium"], breach_2=["equilibrium"], life=5),
        left=seat(life=9),
        nemesis_play=["cauterizer", "bane-sire"],
        phase="nemesis-main",
    )
    assert table.you.life == 5 - 1 - 1, "3 less 2, then 1 that stays 1"


def test_every_hit_on_a_shielded_minion_is_one() -> None:
    table = a_battle(you=seat(breach_1=["wildfire-whip"]), nemesis_play=["cauterizer"], phase="casting")
    table.choose("cauterizer")
    assert table.marks("nemesis_play") == [{"life": 2, "power": 0}]


def test_a_minion_may_die_of_its_own_effect() -> None:
    table = a_battle(you=seat(), nemesis_play=[{"card": "haze-spewer", "life": 1}, "haze-spewer"], phase="nemesis-main")
    assert table.gravehold == 30 - 1 - 5
    assert (table.nemesis_play, table.nemesis_discard) == (["haze-spewer"], ["haze-spewer"])
    assert table.game.marks.get(table.game.zones[table.game.rules.layout.zone("nemesis_discard")][0] * 8) is None


def test_a_card_acts_when_it_leaves_play_whatever_took_it_away() -> None:
    table = a_battle(you=seat(breach_1=["ember-link"]), nemesis_play=["bursting-sac"], phase="casting")
    table.choose("bursting-sac")
    assert (table.gravehold, table.nemesis_discard) == (28, ["bursting-sac"])


def test_a_minion_answers_being_hit() -> None:
    table = a_battle(you=seat(breach_1=["spark"]), nemesis_play=["thorn-hide"], phase="casting")
    table.choose("thorn-hide")
    assert table.you.life == 9


def test_an_ability_prevents_all_damage_of_a_turn() -> None:
    table = a_battle(
        you=seat(mage=["phaedraxa"], charges=5, life=3),
        left=seat(life=4),
        turn_deck=["turn-nemesis"],
        nemesis_play=["bane-sire"],
        phase="round+nemesis-main+end-of-turn+nemesis-main",
    )
    table.choose("use:auspex-rune").save_and_load()
    assert (table.you.life, table.gravehold) == (2, 29), "nothing in this turn; in the next one as usual"


def test_one_may_use_several_abilities_at_one_moment() -> None:
    table = a_battle(
        you=seat(mage=["phaedraxa", "phaedraxa"], charges=10), turn_deck=["turn-nemesis"], phase="round+main"
    )
    table.choose("use:auspex-rune").save_and_load()
    assert table.offered() == ["use:auspex-rune", "no"]
