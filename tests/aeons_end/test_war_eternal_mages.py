"""Mages of War Eternal."""

from __future__ import annotations

import pytest

from deckwright.bots.thrifty.aeons_end.worth import Worth
from deckwright.core import view
from deckwright.errors import AuthorError
from deckwright.games.aeons_end.rules import aeons_end
from tests.aeons_end.mages_table import a_main_phase, seat
from tests.table import Table, a_table

BOTH = {"boxes": "base,war-eternal"}
CHARGES = {"dezmodia": 6, "mazahaedron": 4, "mist-we": 6, "ulgimor": 6}
"""Five where not said otherwise."""


def with_mage(
    mage: str, you: dict[str, object] | None = None, left: dict[str, object] | None = None, **table: object
) -> Table:
    """Your main phase, with a mage of yours fully charged."""
    return a_main_phase(seat(mage=mage, charges=CHARGES.get(mage, 5), **(you or {})), left, options=BOTH, **table)


def alone(mage: str, you: dict[str, object] | None = None, **table: object) -> Table:
    """The same without an ally."""
    mine = seat(mage=mage, charges=CHARGES.get(mage, 5), **(you or {}))
    return a_table("aeons-end", you=mine, phase="main", options=BOTH, **table)  # type: ignore[arg-type]


def sheet(mage: str) -> tuple[list[str], list[str], list[str], int]:
    """Hand, deck from top to bottom, breaches and sockets of a mage at the start."""
    table = a_table("aeons-end", you=seat(mage=mage, starting_cards=True), phase="main", options=BOTH)
    breaches = [table.you.breaches[numeral] for numeral in ("I", "II", "III", "IV")]
    return sorted(table.you.hand), list(reversed(table.you.deck)), breaches, table.you.sockets


# -- Dezmodia


def test_dezmodia_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("dezmodia")
    assert hand == ["crystal", "crystal", "oblivion-shard", "spark", "spark"]
    assert deck == ["crystal", "crystal", "crystal", "crystal", "spark"]
    assert breaches == ["opened", "closed 1", "closed 0", "closed 1"]
    assert sockets == 6


def test_dezmodia_replaces_an_opened_breach_and_its_spell_may_be_prepped_again() -> None:
    table = with_mage("dezmodia", seat(breach_1=["spark"])).choose("ability:dezmodia", "breach:p1@1")
    assert (table.you.breaches["I"], table.you.hand, table.you.charges) == ("sigil", ["spark"], 0)
    table.choose("yes")
    assert (table.you.breach_1, table.you.hand, table.prompt) == (["spark"], [], "main")


def test_dezmodia_offers_opened_breaches_one_and_two_of_all_players() -> None:
    table = with_mage("dezmodia", left=seat(mage="quilius", breaches={"III": "opened"})).choose("ability:dezmodia")
    assert table.offered() == ["breach:p1@1", "breach:p2@1", "breach:p2@2"]


def test_dezmodia_lets_the_ally_prep_to_opened_breaches_only() -> None:
    ally = seat(mage="mazahaedron", hand=["spark"], breach_1=["ignite"])
    table = with_mage("dezmodia", left=ally).choose("ability:dezmodia", "breach:p2@1")
    assert sorted(table.left.hand) == ["ignite", "spark"]
    table.choose("yes", by="left")
    assert (table.asked, table.offered()) == (["left"], ["prep:spark@1", "prep:ignite@1"])


def test_dezmodia_lets_nobody_prep_who_has_no_spell() -> None:
    assert with_mage("dezmodia").choose("ability:dezmodia", "breach:p1@1").prompt == "main"


def test_dezmodia_returns_a_spell_that_reaches_into_the_breach() -> None:
    you = seat(breaches={"II": "opened"}, breach_1=["pyrotechnic-surge"])
    table = with_mage("dezmodia", you).choose("ability:dezmodia", "breach:p1@2")
    assert (table.you.hand, table.you.breach_1) == (["pyrotechnic-surge"], [])


def test_dezmodia_may_replace_a_sigil_breach_again() -> None:
    you = seat(breaches={"I": "sigil"}, breach_1=["spark"])
    table = with_mage("dezmodia", you).choose("ability:dezmodia", "breach:p1@1", "no")
    assert (table.you.breaches["I"], table.you.hand) == ("sigil", ["spark"])


def test_dezmodia_does_nothing_when_no_first_or_second_breach_is_opened() -> None:
    you, ally = seat(breaches={"I": "none"}), seat(mage="gex", breaches={"II": "none"})
    table = with_mage("dezmodia", you, ally).choose("ability:dezmodia")
    assert (table.prompt, table.you.charges) == ("main", 0)


def test_a_sigil_breach_adds_two_damage_to_a_spell_cast_from_it() -> None:
    you = seat(mage="dezmodia", breaches={"II": "sigil"}, breach_2=["spark"])
    table = a_table("aeons-end", you=you, left={}, phase="casting", options=BOTH)
    assert "end" in table.offered()
    assert table.choose("cast:spark@2").nemesis_life == 67


def test_a_sigil_breach_adds_to_the_bonus_of_the_other_breach_a_spell_fills() -> None:
    you = seat(mage="dezmodia", breaches={"II": "sigil", "III": "opened"}, breach_2=["pyrotechnic-surge"])
    table = a_table("aeons-end", you=you, left={}, phase="casting", options=BOTH).choose("cast:pyrotechnic-surge@2")
    assert table.nemesis_life == 63


def test_a_sigil_breach_is_an_opened_breach() -> None:
    table = a_main_phase(seat(mage="dezmodia", hand=["spark"], breaches={"I": "sigil"}, aether=9), options=BOTH)
    assert (table.you.opened_breaches, table.you.closed_breaches) == (1, 3)
    assert "prep:spark@1" in table.offered()
    assert {"focus:1", "open:1"}.isdisjoint({*table.offered(), *table.refused()})


def test_a_sigil_breach_takes_two_spells_when_opened_breaches_do() -> None:
    you = seat(mage="dezmodia", hand=["spark"], breaches={"I": "sigil"}, breach_1=["spark"], two_spells_per_breach=1)
    assert "prep:spark@1" in a_main_phase(you, options=BOTH).offered()


def test_a_sigil_breach_can_be_destroyed() -> None:
    you = seat(mage="dezmodia", breaches={"I": "sigil"}, breach_1=["spark"])
    table = a_main_phase(you, options=BOTH).order("exhaust", "p1").choose("breach:p1@1")
    assert (table.you.breaches["I"], table.you.discard) == ("none", ["spark"])


def test_a_sigil_breach_is_told_to_whoever_looks_at_the_table() -> None:
    table = a_main_phase(seat(mage="dezmodia", breaches={"II": "sigil"}), options=BOTH)
    facts = view(table.game, 1).facts
    assert facts["breaches"][0] == {"I": "opened", "II": "sigil", "III": "closed 0", "IV": "closed 1"}  # type: ignore[index]
    assert sorted(facts["breach_prices"][0]) == ["III", "IV"]  # type: ignore[index]


def test_a_sigil_breach_is_worth_more_than_an_opened_one_to_thrifty() -> None:
    def worth(state: str) -> float:
        you = seat(mage="dezmodia", breaches={"I": state}, breach_1=["ignite"], deck=["ignite"] * 5)
        table = a_main_phase(you, options=BOTH)
        judge = Worth(aeons_end())
        judge.look_at(table.game)
        return judge.of(table.game)

    assert worth("sigil") > worth("opened")


@pytest.mark.parametrize("breach", ["III", "IV"])
def test_a_sigil_breach_cannot_be_laid_out_elsewhere(breach: str) -> None:
    with pytest.raises(AuthorError, match=f"p1.breaches.{breach}: a sigil breach replaces only breach I or II"):
        a_table("aeons-end", you=seat(breaches={breach: "sigil"}))


# -- Garu


def test_garu_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("garu")
    assert hand == ["crystal", "crystal", "crystal", "spark", "torch"]
    assert deck == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert breaches == ["opened", "closed 0", "closed 1", "closed 1"]
    assert sockets == 5


def test_garu_deals_two_without_spells() -> None:
    assert with_mage("garu").choose("ability:garu").nemesis_life == 68


def test_garu_deals_four_more_for_each_spell_discarded_but_does_not_cast_it() -> None:
    you = seat(breaches={"III": "opened"}, breach_1=["spark"], breach_3=["ignite"])
    table = with_mage("garu", you).choose("ability:garu", "pick:spark", "pick:ignite")
    assert (table.nemesis_life, table.you.discard, table.left.charges) == (60, ["spark", "ignite"], 0)


def test_garu_may_keep_spells() -> None:
    table = with_mage("garu", seat(breach_1=["spark"], breach_2=["spark"])).choose("ability:garu", "pick:spark", "done")
    assert (table.nemesis_life, table.you.prepped_spells) == (64, 1)


def test_garu_discards_four_spells_at_most() -> None:
    every = {f"breach_{number}": ["spark"] for number in (2, 3, 4)}
    table = with_mage("garu", seat(breach_1=["spark", "spark"], **every)).choose("ability:garu", *["pick:spark"] * 4)
    assert (table.nemesis_life, table.you.prepped_spells) == (52, 1)


def test_garu_splits_the_damage() -> None:
    foes = [{"card": "bane-sire", "life": 5}, {"card": "needlemaw", "life": 9}]
    table = with_mage("garu", seat(breach_1=["spark"], breach_2=["spark"]), nemesis_play=foes)

    table.choose("ability:garu", "pick:spark", "pick:spark")
    table.choose("target:bane-sire", "number:5", "target:needlemaw", "number:3")

    assert (table.nemesis_discard, table.marks("nemesis_play")) == (["bane-sire"], [{"life": 6}])
    assert (table.nemesis_life, table.prompt) == (68, "main")


def test_garu_may_put_all_damage_on_one_foe() -> None:
    table = with_mage("garu", nemesis_play=[{"card": "bane-sire", "life": 5}])
    table.choose("ability:garu", "target:bane-sire", "number:2")
    assert (table.marks("nemesis_play"), table.nemesis_life, table.prompt) == ([{"life": 3}], 70, "main")


def test_garu_deals_each_foe_one_hit() -> None:
    table = with_mage("garu", seat(breach_1=["spark"]), nemesis_play=["cauterizer"]).save_and_load()
    table.choose("ability:garu", "pick:spark", "target:cauterizer").save_and_load().choose("number:3")
    assert (table.marks("nemesis_play"), table.nemesis_life) == ([{"life": 2}], 67)


def test_garu_hits_several_husks() -> None:
    table = with_mage("garu", seat(breach_1=["spark"]), nemesis="carapace-queen", husks=3)
    table.choose("ability:garu", "pick:spark", "target:husk", "number:1", "target:husk", "number:1")
    table.choose("target:carapace-queen", "number:4")
    assert (table.husks, table.nemesis_life) == (1, 56)


def test_garu_splits_between_acolytes() -> None:
    acolytes = [{"card": "lurzan", "life": 4}, "mord"]
    table = with_mage("garu", seat(breach_1=["spark"]), nemesis="hollow-crown", acolytes=acolytes)
    table.choose("ability:garu", "pick:spark", "target:lurzan", "number:4")
    assert (table.special_discard, table.marks("special_play")[0]) == (["lurzan"], {"life": 9})


# -- Gex


def test_gex_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("gex")
    assert hand == ["crystal", "crystal", "crystal", "shattered-geode", "spark"]
    assert deck == ["crystal", "crystal", "crystal", "crystal", "spark"]
    assert breaches == ["none", "opened", "closed 1", "closed 1"]
    assert sockets == 5


def test_gex_destroys_starting_cards_and_helps_an_ally() -> None:
    table = with_mage("gex", seat(discard=["crystal", "jade", "spark"]), seat(deck=["jade"], life=5))
    table.choose("ability:gex", "pick:crystal", "pick:spark")
    assert (table.you.discard, sorted(table.destroyed)) == (["jade"], ["crystal", "spark"])
    assert (table.left.hand, table.left.life) == (["jade"], 7)


def test_gex_may_destroy_fewer_cards() -> None:
    table = with_mage("gex", seat(discard=["crystal", "spark"])).choose("ability:gex", "pick:crystal", "done")
    assert (table.you.discard, table.destroyed) == (["spark"], ["crystal"])


def test_gex_destroys_no_corruption_in_the_discard_pile() -> None:
    table = with_mage("gex", seat(discard=["contagion"]), nemesis="crooked-mask").choose("ability:gex")
    assert (table.you.discard, table.prompt) == (["contagion"], "main")


def test_gex_gives_an_exhausted_ally_a_card_and_no_life() -> None:
    table = with_mage("gex", left=seat(exhausted=True, deck=["jade"])).choose("ability:gex")
    assert (table.left.hand, table.left.life) == (["jade"], 0)


def test_gex_alone_helps_himself() -> None:
    assert alone("gex", seat(life=5, deck=["jade"])).choose("ability:gex").you.life == 7


# -- Mazahaedron


def test_mazahaedron_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("mazahaedron")
    assert hand == ["crystal", "crystal", "spark", "spark", "worldheart-shard"]
    assert deck == ["crystal", "crystal", "crystal", "crystal", "spark"]
    assert breaches == ["opened", "closed 2", "closed 1", "closed 1"]
    assert sockets == 4


def test_mazahaedron_gains_a_gem_of_cost_four_at_most_and_heals_gravehold() -> None:
    table = with_mage("mazahaedron", gravehold=20, supply=["jade", "diamond-cluster", "burning-opal", "ignite"])
    table.choose("ability:mazahaedron", "yes")
    assert table.offered() == ["gain:jade", "gain:diamond-cluster"]
    table.choose("gain:diamond-cluster")
    assert (table.you.discard, table.gravehold) == (["diamond-cluster"], 24)


def test_mazahaedron_may_gain_nothing() -> None:
    table = with_mage("mazahaedron", gravehold=28, supply=["jade"]).choose("ability:mazahaedron", "no")
    assert (table.you.discard, table.gravehold) == ([], 30)


def test_mazahaedron_lets_what_happens_on_gaining_happen() -> None:
    table = with_mage("mazahaedron", supply=["vriswood-amber"]).choose("ability:mazahaedron", "yes", "yes")
    assert table.you.deck == ["vriswood-amber"]


# -- Mist


def test_mist_we_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("mist-we")
    assert hand == ["amethyst-paragon", "crystal", "crystal", "crystal", "spark"]
    assert deck == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert breaches == ["opened", "closed 2", "closed 1", "closed 1"]
    assert sockets == 6


def test_mist_we_casts_three_spells_and_hands_each_to_an_ally() -> None:
    you = seat(breaches={"III": "opened"}, breach_1=["spark"], breach_3=["spark"])
    table = with_mage("mist-we", you, seat(breach_1=["spark"]))

    table.choose("ability:mist-we", "pick:spark", "pick:spark", "pick:spark")

    assert (table.nemesis_life, table.left.hand, table.you.hand) == (66, ["spark"] * 3, [])
    assert (table.you.discard, table.left.discard, table.prompt) == ([], [], "main")


def test_mist_we_may_stop_before() -> None:
    table = with_mage("mist-we", seat(breach_1=["spark"]), seat(breach_1=["ignite"]))
    table.choose("ability:mist-we", "pick:ignite", "done")
    assert (table.nemesis_life, table.left.hand, table.you.breach_1) == (68, ["ignite"], ["spark"])


def test_mist_we_casts_no_more_than_three() -> None:
    you = seat(breach_1=["spark"], breach_2=["spark"], breach_3=["spark"], breach_4=["spark"])
    table = with_mage("mist-we", you).choose("ability:mist-we", *["pick:spark"] * 3)
    assert (table.you.prepped_spells, table.prompt) == (1, "main")


def test_mist_we_chooses_the_ally_anew_for_each_spell() -> None:
    table = a_table(
        "aeons-end",
        you=seat(mage="mist-we", charges=6, breach_1=["spark"]),
        left=seat(breach_1=["ignite"]),
        right=seat(),
        phase="main",
        options=BOTH,
    )
    table.choose("ability:mist-we", "pick:spark")
    assert table.offered() == ["player:p2", "player:p3"]
    table.choose("right", "pick:ignite", "left", "left")
    assert (table.right.hand, table.left.hand, table.left.charges) == (["spark"], ["ignite"], 1)


def test_mist_we_is_the_caster() -> None:
    table = with_mage("mist-we", seat(hand=["jade"]), seat(breach_1=["dark-fire"], hand=["spark"]))
    table.choose("ability:mist-we", "pick:dark-fire", "pick:jade")
    assert (table.nemesis_life, table.you.discard, sorted(table.left.hand)) == (67, ["jade"], ["dark-fire", "spark"])


def test_mist_we_hands_over_no_card_that_left_the_discard_pile() -> None:
    table = with_mage("mist-we", left=seat(breach_1=["conjure-the-lost"])).choose("ability:mist-we")
    table.choose("pick:conjure-the-lost", "yes")
    assert (table.destroyed, table.left.hand, table.prompt) == (["conjure-the-lost"], [], "main")


def test_mist_we_alone_takes_the_cards_herself() -> None:
    table = alone("mist-we", seat(breach_1=["spark"])).choose("ability:mist-we", "pick:spark")
    assert (table.you.hand, table.nemesis_life) == (["spark"], 69)


def test_mist_we_may_sit_beside_mist_ae() -> None:
    table = a_main_phase(seat(mage="mist-we"), seat(mage="mist-ae"), options=BOTH)
    assert (table.you.mage, table.left.mage) == (["mist-we"], ["mist-ae"])


# -- Quilius


def test_quilius_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("quilius")
    assert hand == ["crystal", "crystal", "crystal", "extinguish", "spark"]
    assert deck == ["crystal", "crystal", "crystal", "extinguish", "spark"]
    assert breaches == ["opened", "opened", "closed 0", "closed 1"]
    assert sockets == 5


def test_quilius_deals_two_for_each_trophy_and_keeps_them() -> None:
    table = with_mage("quilius", seat(trophies=3), nemesis_play=["bane-sire"]).choose("ability:quilius")
    table.choose("target:rageborne")
    assert (table.nemesis_life, table.you.trophies, table.you.charges) == (64, 3, 0)


def test_quilius_deals_nothing_without_trophies() -> None:
    table = with_mage("quilius", nemesis_play=["bane-sire"]).choose("ability:quilius")
    assert (table.nemesis_life, table.prompt) == (70, "main")


def test_quilius_keeps_trophies_from_turn_to_turn() -> None:
    table = with_mage("quilius", seat(trophies=2)).end_turn()
    assert (table.turn, table.you.trophies) == ("left", 2)


def test_quilius_has_eight_trophies_at_most() -> None:
    with pytest.raises(AuthorError, match="9 is more than the 8 there can be"):
        with_mage("quilius", seat(trophies=9))


# -- Ulgimor


def test_ulgimor_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("ulgimor")
    assert hand == ["coal-shard", "crystal", "crystal", "spark", "spark"]
    assert deck == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert breaches == ["opened", "closed 1", "closed 0", "closed 1"]
    assert sockets == 6


def test_ulgimor_recovers_six() -> None:
    assert with_mage("ulgimor", seat(life=2)).choose("ability:ulgimor").you.life == 8


def test_ulgimor_does_not_rise_above_the_starting_life() -> None:
    assert with_mage("ulgimor", seat(life=7)).choose("ability:ulgimor").you.life == 10


def test_ulgimor_exhausted_gives_an_ally_five() -> None:
    table = with_mage("ulgimor", seat(exhausted=True), seat(life=3)).choose("ability:ulgimor")
    assert (table.you.life, table.left.life) == (0, 8)


def test_ulgimor_exhausted_and_alone_heals_nobody() -> None:
    table = alone("ulgimor", seat(exhausted=True)).choose("ability:ulgimor")
    assert (table.you.life, table.you.charges) == (0, 0)


# -- Yan Magda


def test_yan_magda_begins_as_the_sheet_says() -> None:
    hand, deck, breaches, sockets = sheet("yan-magda")
    assert hand == ["crystal", "crystal", "crystal", "crystal", "illuminate"]
    assert deck == ["crystal", "crystal", "crystal", "crystal", "spark"]
    assert breaches == ["opened", "closed 0", "closed 0", "closed 0"]
    assert sockets == 5


def test_yan_magda_gains_a_card_of_any_cost() -> None:
    table = with_mage("yan-magda", supply=["jade", "consuming-void"]).choose("ability:yan-magda", "gain:consuming-void")
    assert (table.you.discard, table.you.aether, table.prompt) == (["consuming-void"], 0, "main")


def test_yan_magda_with_four_opened_breaches_lets_an_ally_choose_a_card_for_their_deck() -> None:
    opened = {"II": "sigil", "III": "opened", "IV": "opened"}
    table = with_mage("yan-magda", seat(breaches=opened), supply=["jade", "ignite"])
    table.choose("ability:yan-magda", "gain:jade").choose("gain:ignite", by="left")
    assert (table.you.discard, table.left.deck, table.left.discard) == (["jade"], ["ignite"], [])


def test_yan_magda_with_three_opened_breaches_gives_the_ally_nothing() -> None:
    opened = {"II": "opened", "III": "opened"}
    table = with_mage("yan-magda", seat(breaches=opened), supply=["jade"]).choose("ability:yan-magda")
    assert (table.you.discard, table.left.deck, table.prompt) == (["jade"], [], "main")
