"""The card each mage of War Eternal begins with; and rules of its book that no card of the boxes shows."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import arrange, reveal_top
from deckwright.games.aeons_end import rules as rules_module
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.definitions import gem, minion, of_box, spell
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.vocabulary.damage import FoeRecovers
from deckwright.games.aeons_end.writing import deal
from deckwright.text import language
from tests.aeons_end.mages_table import a_main_phase, seat
from tests.table import Table, a_table

BOTH = {"boxes": "base,war-eternal"}


def cast(spell: str, you: dict[str, object] | None = None, **table: object) -> Table:
    """Your casting phase with a spell in breach I, already cast."""
    left = table.pop("left", {})
    mine = {"breach_1": [spell], **(you or {})}
    position = a_table("aeons-end", you=mine, left=left, phase="casting", options=BOTH, **table)  # type: ignore[arg-type]
    return position.choose(f"cast:{spell}@1")


def play(
    gem: str, you: dict[str, object] | None = None, left: dict[str, object] | None = None, **table: object
) -> Table:
    """Your main phase with a gem in hand, already played."""
    return a_main_phase({"hand": [gem], **(you or {})}, left, options=BOTH, **table).play(gem)


# -- Oblivion Shard


def test_oblivion_shard_gives_two_aether_that_buy_neither_relics_nor_spells() -> None:
    table = play("oblivion-shard", supply=["jade", "flexing-dagger", "spectral-echo"])
    assert (table.you.aether, table.you.aether_not_for_relics_and_spells) == (0, 2)
    assert "gain:jade" in table.offered()
    assert table.refused()["gain:flexing-dagger"] == "costs-aether"
    assert table.refused()["gain:spectral-echo"] == "costs-aether"


def test_oblivion_shard_pays_for_charges_before_free_aether_does() -> None:
    table = play("oblivion-shard", seat(aether=2)).choose("charge")
    assert (table.you.charges, table.you.aether, table.you.aether_not_for_relics_and_spells) == (1, 2, 0)


def test_oblivion_shard_pays_for_a_gem_after_what_buys_gems_only() -> None:
    table = play("oblivion-shard", seat(aether=2, aether_for_gems=1), supply=["vriswood-amber"]).choose(
        "gain:vriswood-amber", "no"
    )
    assert (table.you.aether_for_gems, table.you.aether_not_for_relics_and_spells, table.you.aether) == (0, 0, 2)


def test_oblivion_shard_pays_for_a_gem_before_worldheart_shard_does() -> None:
    hand = ["oblivion-shard", "worldheart-shard"]
    table = a_main_phase(seat(mage="gex", hand=hand), supply=["jade", "mages-totem"], options=BOTH)
    table.play(*hand).choose("branch:1", "gain:jade", "gain:mages-totem")
    assert (table.left.discard, table.you.discard) == (["jade"], ["mages-totem"])


def test_oblivion_shard_pays_for_focusing_and_opening() -> None:
    assert play("oblivion-shard", seat(mage="dezmodia")).choose("focus:2").you.breaches["II"] == "closed 2"
    opened = play("oblivion-shard", seat(mage="dezmodia", aether=2)).choose("open:2")
    assert (opened.you.breaches["II"], opened.you.aether) == ("opened", 0)


def test_oblivion_shard_pays_for_what_a_prepped_spell_asks() -> None:
    table = play("oblivion-shard", seat(breach_1=["wildfire-whip"]), seat(breach_1=["spark"]))
    table.choose("use:wildfire-whip", "cast:spark@1")
    assert (table.nemesis_life, table.you.aether_not_for_relics_and_spells) == (69, 0)


def test_oblivion_shard_pays_to_be_rid_of_a_power() -> None:
    table = play("oblivion-shard", seat(aether=4), nemesis_play=["eye-of-nothing"]).choose("remove:eye-of-nothing")
    assert (table.nemesis_discard, table.you.aether) == (["eye-of-nothing"], 0)


def test_oblivion_shard_leaves_nothing_for_the_next_turn() -> None:
    table = play("oblivion-shard").end_turn()
    assert (table.turn, table.you.aether_not_for_relics_and_spells) == ("left", 0)


# -- Torch


def test_torch_deals_one() -> None:
    assert cast("torch").choose("branch:0").nemesis_life == 69


def test_torch_focuses_any_players_closed_breach() -> None:
    table = cast("torch", left=seat(mage="garu")).choose("branch:1", "breach:p2@3")
    assert (table.nemesis_life, table.left.breaches["III"]) == (70, "closed 2")


def test_torch_deals_the_bonus_of_its_breach_when_it_focuses() -> None:
    you = seat(mage="brama", breaches={"III": "opened"}, breach_3=["torch"])
    table = a_table("aeons-end", you=you, left={}, phase="casting", options=BOTH).choose("cast:torch@3", "branch:1")
    assert table.choose("breach:p1@2").nemesis_life == 69


def test_torch_deals_damage_when_every_breach_is_opened() -> None:
    opened = {"II": "opened", "III": "opened", "IV": "opened"}
    assert cast("torch", seat(breaches=opened), left=seat(breaches=opened)).nemesis_life == 69


# -- Shattered Geode


def test_shattered_geode_takes_the_top_card_of_an_allys_discard_pile() -> None:
    table = play("shattered-geode", left=seat(discard=["crystal", "jade"])).choose("yes")
    assert (table.you.aether, table.you.hand, table.left.discard) == (1, ["jade"], ["crystal"])


def test_shattered_geode_makes_the_card_yours() -> None:
    table = play("shattered-geode", seat(deck=["spark"] * 5), seat(discard=["jade"])).choose("yes")
    table.play("jade").choose("end", "discard:shattered-geode")
    assert (table.you.discard, table.left.discard) == (["shattered-geode", "jade"], [])


def test_shattered_geode_may_be_declined_and_asks_nobody_without_a_discard_pile() -> None:
    assert play("shattered-geode", left=seat(discard=["jade"])).choose("no").left.discard == ["jade"]
    assert play("shattered-geode").prompt == "main"


def test_shattered_geode_alone_takes_your_own_card_back() -> None:
    table = a_table("aeons-end", you=seat(hand=["shattered-geode"], discard=["jade"]), phase="main", options=BOTH)
    assert table.play("shattered-geode").choose("yes").you.hand == ["jade"]


# -- Worldheart Shard


def worldheart(you: dict[str, object] | None = None, **table: object) -> Table:
    """The second half of Worldheart Shard chosen."""
    return play("worldheart-shard", you, **table).choose("branch:1")  # type: ignore[arg-type]


def test_worldheart_shard_gives_an_aether() -> None:
    table = play("worldheart-shard", supply=["jade"]).choose("branch:0")
    assert (table.you.aether, table.you.aether_for_cards, table.you.next_gain_to_ally) == (1, 0, 0)


def test_worldheart_shard_gives_two_aether_that_only_buy_cards() -> None:
    table = worldheart(seat(mage="brama"), supply=["jade", "flexing-dagger"])
    assert {"gain:jade", "gain:flexing-dagger"} <= set(table.offered())
    assert {"charge", "focus:2"}.isdisjoint(table.offered())


def test_worldheart_shard_sends_the_next_card_gained_to_an_ally() -> None:
    table = worldheart(seat(aether=2), supply=["jade"]).choose("gain:jade")
    assert (table.left.discard, table.you.discard) == (["jade"], [])
    assert table.choose("gain:jade").you.discard == ["jade"]


def test_worldheart_shard_asks_which_ally() -> None:
    table = a_table(
        "aeons-end", you=seat(hand=["worldheart-shard"]), seats=3, phase="main", supply=["jade"], options=BOTH
    )
    table.play("worldheart-shard").choose("branch:1", "gain:jade")
    assert table.offered() == ["player:p2", "player:p3"]
    assert table.choose("right").right.discard == ["jade"]


def test_worldheart_shard_leaves_what_happens_on_gaining_to_you() -> None:
    table = worldheart(seat(aether=4), supply=["bloodstone-jewel"]).choose("gain:bloodstone-jewel")
    assert (table.you.aether, table.left.discard) == (3, ["bloodstone-jewel"])


def test_worldheart_shard_gives_way_if_you_put_the_card_on_your_deck() -> None:
    table = worldheart(seat(aether=1), supply=["vriswood-amber"]).choose("gain:vriswood-amber", "yes")
    assert (table.you.deck, table.left.discard, table.you.next_gain_to_ally) == (["vriswood-amber"], [], 0)


def test_worldheart_shard_takes_the_card_if_you_do_not_put_it_on_your_deck() -> None:
    table = worldheart(seat(aether=1), supply=["vriswood-amber"]).choose("gain:vriswood-amber", "no")
    assert (table.you.deck, table.left.discard) == ([], ["vriswood-amber"])


def test_worldheart_shard_and_frozen_magmite_leave_the_choice_to_you() -> None:
    def gaining() -> Table:
        return a_main_phase(seat(hand=["frozen-magmite", "worldheart-shard"]), options=BOTH, supply=["jade"]).play(
            "worldheart-shard"
        )

    on_deck = gaining().choose("branch:1").play("frozen-magmite").choose("gain:jade", "yes")
    assert (on_deck.you.deck, on_deck.left.discard) == (["jade"], [])
    to_ally = gaining().choose("branch:1").play("frozen-magmite").choose("gain:jade", "no")
    assert (to_ally.you.deck, to_ally.left.discard) == ([], ["jade"])


def test_worldheart_shard_and_a_card_gained_to_another_place_leave_the_choice_to_you() -> None:
    def gaining() -> Table:
        table = worldheart(nemesis="crooked-mask", supply=["mages-talisman"])
        return table.order("play card", "reckless-might")

    assert gaining().choose("no").you.deck == ["mages-talisman"]
    assert gaining().choose("left").left.discard == ["mages-talisman"]


def test_worldheart_shard_alone_gives_the_card_to_yourself() -> None:
    you = seat(hand=["worldheart-shard"])
    table = a_table("aeons-end", you=you, phase="main", supply=["jade"], options=BOTH).play("worldheart-shard")
    assert table.choose("branch:1", "gain:jade").you.discard == ["jade"]


def test_worldheart_shard_is_forgotten_at_the_end_of_the_turn() -> None:
    assert worldheart(seat(deck=["spark"] * 5), supply=["jade"]).end_turn().you.next_gain_to_ally == 0


# -- Amethyst Paragon


def test_amethyst_paragon_lets_an_ally_prep_a_spell_even_to_a_closed_breach() -> None:
    table = play("amethyst-paragon", left=seat(mage="kadir", hand=["spark", "crystal"])).choose("yes", by="left")
    assert table.asked == ["left"]
    assert table.offered() == ["prep:spark@1", "prep:spark@2", "prep:spark@3", "prep:spark@4"]
    table.choose("prep:spark@3", by="left")
    assert (table.you.aether, table.left.breach_3, table.left.hand) == (1, ["spark"], ["crystal"])


def test_amethyst_paragon_offers_no_breach_that_is_full() -> None:
    table = play("amethyst-paragon", left=seat(mage="kadir", hand=["spark"], breach_1=["spark"], breach_2=["spark"]))
    assert table.choose("yes", by="left").offered() == ["prep:spark@3", "prep:spark@4"]


def test_amethyst_paragon_needs_two_neighbouring_breaches_for_a_spell_that_fills_two() -> None:
    ally = seat(mage="kadir", hand=["pyrotechnic-surge"], breach_2=["spark"])
    table = play("amethyst-paragon", left=ally).choose("yes", by="left")
    assert table.left.marks("breach_3") == [{"wide": 1}]


def test_amethyst_paragon_makes_the_ally_cast_from_a_closed_breach() -> None:
    table = play("amethyst-paragon", left=seat(mage="kadir", hand=["spark"])).choose("yes", "prep:spark@3", by="left")
    table.end_turn()
    assert (table.turn, table.offered()) == ("left", ["cast:spark@3"])


def test_amethyst_paragon_may_be_declined_and_asks_nobody_without_spells() -> None:
    assert play("amethyst-paragon", left=seat(hand=["spark"])).choose("no", by="left").left.hand == ["spark"]
    assert play("amethyst-paragon", left=seat(hand=["crystal"])).prompt == "main"


# -- Extinguish


def test_extinguish_deals_one_and_brings_no_trophy_by_itself() -> None:
    table = cast("extinguish", seat(mage="quilius"))
    assert (table.nemesis_life, table.you.trophies) == (69, 0)


def test_extinguish_brings_a_trophy_for_a_minion_it_discards() -> None:
    table = cast("extinguish", seat(mage="quilius"), nemesis_play=[{"card": "bane-sire", "life": 1}])
    table.choose("target:bane-sire")
    assert (table.nemesis_discard, table.you.trophies) == (["bane-sire"], 1)


def test_extinguish_brings_none_for_a_minion_that_stands() -> None:
    table = cast("extinguish", seat(mage="quilius"), nemesis_play=[{"card": "bane-sire", "life": 2}])
    assert table.choose("target:bane-sire").you.trophies == 0


def test_extinguish_counts_the_bonus_of_its_breach() -> None:
    you = seat(mage="quilius", breaches={"III": "opened"}, breach_3=["extinguish"])
    table = a_table(
        "aeons-end",
        you=you,
        left={},
        phase="casting",
        options=BOTH,
        nemesis_play=[{"card": "bane-sire", "life": 2}],
    )
    assert table.choose("cast:extinguish@3", "target:bane-sire").you.trophies == 1


def test_extinguish_brings_the_trophy_to_quilius_whoever_casts_it() -> None:
    table = a_main_phase(
        seat(mage="brama", hand=["garnet-shard"]),
        seat(mage="quilius", breach_1=["extinguish"]),
        options=BOTH,
        nemesis_play=[{"card": "bane-sire", "life": 1}],
    )
    table.play("garnet-shard").choose("branch:1", "target:bane-sire")
    assert (table.you.trophies, table.left.trophies) == (0, 1)


def test_extinguish_brings_none_for_a_husk() -> None:
    table = cast("extinguish", seat(mage="quilius"), nemesis="carapace-queen", husks=1).choose("target:husk")
    assert (table.husks, table.you.trophies) == (0, 0)


def test_extinguish_brings_none_for_an_acolyte() -> None:
    acolytes = [{"card": "lurzan", "life": 1}, "mord"]
    table = cast("extinguish", seat(mage="quilius"), nemesis="hollow-crown", acolytes=acolytes)
    table.choose("target:lurzan")
    assert (table.special_discard, table.nemesis_discard, table.you.trophies) == (["lurzan"], [], 0)


def test_extinguish_brings_no_ninth_trophy() -> None:
    table = cast("extinguish", seat(mage="quilius", trophies=8), nemesis_play=[{"card": "bane-sire", "life": 1}])
    assert table.choose("target:bane-sire").you.trophies == 8


# -- Coal Shard


def test_coal_shard_gives_three_aether_and_a_charge_for_two_damage() -> None:
    table = play("coal-shard", seat(mage="ulgimor", life=3))
    assert (table.you.aether, table.you.charges, table.you.life) == (3, 1, 1)


@pytest.mark.parametrize("life", [0, 1, 2])
def test_coal_shard_is_destroyed_with_two_life_or_less(life: int) -> None:
    table = play("coal-shard", seat(mage="ulgimor", life=life))
    assert (table.destroyed, table.you.aether, table.you.charges, table.you.life) == (["coal-shard"], 0, 0, life)


# -- Illuminate


def test_illuminate_deals_one() -> None:
    assert cast("illuminate").nemesis_life == 69


def test_illuminate_deals_one_for_each_breach_you_focus_or_open_while_it_is_prepped() -> None:
    table = a_main_phase(seat(mage="yan-magda", breach_1=["illuminate"], aether=7), options=BOTH)
    assert table.choose("focus:2").nemesis_life == 69
    assert table.choose("open:2").nemesis_life == 68
    assert table.you.breach_1 == ["illuminate"]


def test_illuminate_deals_one_when_an_effect_focuses() -> None:
    table = a_main_phase(seat(mage="brama", breach_1=["illuminate"], hand=["focusing-orb"]), options=BOTH, gravehold=20)
    assert table.play("focusing-orb").choose("branch:0", "breach:p1@2").nemesis_life == 69


def test_illuminate_deals_one_only_when_a_focus_opens_the_breach() -> None:
    you = seat(mage="brama", breaches={"II": "closed 3"}, breach_1=["illuminate"], hand=["focusing-orb"])
    table = a_main_phase(you, options=BOTH).play("focusing-orb").choose("breach:p1@2")
    assert (table.you.breaches["II"], table.nemesis_life) == ("opened", 69)


def test_illuminate_adds_no_bonus_of_its_breach_to_that() -> None:
    you = seat(mage="brama", breaches={"III": "opened"}, breach_3=["illuminate"], aether=2)
    assert a_main_phase(you, options=BOTH).choose("focus:2").nemesis_life == 69


def test_illuminate_does_not_answer_an_allys_breach_nor_an_allys_turn() -> None:
    mine = a_main_phase(seat(breach_1=["illuminate"], hand=["focusing-orb"]), seat(mage="garu"), options=BOTH).play(
        "focusing-orb"
    )
    assert mine.choose("breach:p2@2").nemesis_life == 70
    theirs = a_main_phase(seat(hand=["focusing-orb"]), seat(mage="garu", breach_1=["illuminate"]), options=BOTH)
    assert theirs.play("focusing-orb").choose("breach:p2@2").nemesis_life == 70


def test_illuminate_in_two_breaches_deals_twice() -> None:
    you = seat(mage="jian", breach_1=["illuminate"], breach_2=["illuminate"], aether=3)
    assert a_main_phase(you, options=BOTH).choose("focus:3").nemesis_life == 68


# -- Link

PROVING = [
    spell("ember-link", 3, deal(2), preps="link"),
    spell("ash-link", 3, deal(3), preps="link"),
    gem("far-lens", 3, reveal_top("shown", 3), arrange("shown", to="deck")),
    gem("near-lens", 3, reveal_top("shown")),
    minion("moss-hulk", 1, 5, FoeRecovers(10)),
]
"""Neither box prints a spell that links, or reveals several cards of a deck; these prove what the rulebook says."""


@pytest.fixture(scope="module")
def proving() -> AeonsEnd:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules_module, "BOXES", BOXES | {"proving": of_box("proving", PROVING)})
        return AeonsEnd()


def test_two_spells_that_link_share_a_breach(proving: AeonsEnd) -> None:
    table = a_table(proving, you=seat(mage="brama", hand=["ember-link", "ash-link"]), left={}, phase="main")
    table.choose("prep:ember-link@1", "prep:ash-link@1")
    assert table.you.breach_1 == ["ember-link", "ash-link"]


def test_a_spell_that_links_shares_no_breach_with_one_that_does_not(proving: AeonsEnd) -> None:
    table = a_table(
        proving, you=seat(mage="brama", hand=["ember-link", "spark"], breach_1=["ash-link"]), left={}, phase="main"
    )
    assert "prep:ember-link@1" in table.offered()
    assert table.refused()["prep:spark"] == "no-free-breach"
    full = a_table(proving, you=seat(mage="brama", hand=["ember-link"], breach_1=["spark"]), left={}, phase="main")
    assert full.refused()["prep:ember-link"] == "no-free-breach"


def test_no_third_spell_that_links_fits_into_a_breach(proving: AeonsEnd) -> None:
    you = seat(mage="brama", hand=["ember-link"], breach_1=["ash-link", "ember-link"], two_spells_per_breach=1)
    table = a_table(proving, you=you, left={}, phase="main")
    assert table.refused()["prep:ember-link"] == "no-free-breach"


def test_spells_that_link_share_a_closed_breach_that_was_focused(proving: AeonsEnd) -> None:
    you = seat(mage="brama", hand=["ember-link", "ash-link"], breach_1=["spark"], focused=["II"])
    table = a_table(proving, you=you, left={}, phase="main").choose("prep:ember-link@2", "prep:ash-link@2")
    assert table.you.breach_2 == ["ember-link", "ash-link"]


def test_one_of_two_spells_that_link_is_cast_without_the_other(proving: AeonsEnd) -> None:
    you = seat(mage="brama", breach_1=["ember-link", "ash-link"])
    table = a_table(proving, you=you, left={}, phase="casting").choose("cast:ember-link@1")
    assert (table.nemesis_life, table.you.breach_1, table.you.discard) == (68, ["ash-link"], ["ember-link"])
    assert "end" in table.offered()


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Link: two spells with link may be prepped to the same breach; each is cast separately."),
        ("uk", "Зв’язок: два заклинання зі зв’язком можна підготувати в одному порталі; кожне активують окремо."),
        ("ru", "Связь: два заклинания со связью можно подготовить в одном разломе; каждое произносится отдельно."),
    ],
)
def test_the_text_of_a_spell_says_that_it_links(proving: AeonsEnd, code: str, line: str) -> None:
    assert language(code).rules_text(proving, "ember-link")[-1] == line


# -- Revealed cards, and the life of minions


def test_several_revealed_cards_go_back_in_an_order_of_your_choice(proving: AeonsEnd) -> None:
    you = seat(hand=["far-lens"], deck=["spark", "ignite", "jade", "crystal"])
    table = a_table(proving, you=you, left={}, phase="main").play("far-lens")
    assert table.offered() == ["pick:crystal", "pick:jade", "pick:ignite"]
    assert table.choose("pick:jade", "pick:ignite").you.deck == ["spark", "jade", "ignite", "crystal"]


def test_revealing_more_cards_than_the_deck_has_turns_the_discard_pile_over(proving: AeonsEnd) -> None:
    you = seat(hand=["far-lens"], deck=["jade"], discard=["crystal", "ignite", "spark"])
    table = a_table(proving, you=you, left={}, phase="main").play("far-lens")
    assert table.offered() == ["pick:jade", "pick:crystal", "pick:ignite"]
    assert table.choose("pick:ignite", "pick:crystal").you.deck == ["spark", "ignite", "crystal", "jade"]


def test_a_single_revealed_card_stays_on_top_and_is_known(proving: AeonsEnd) -> None:
    table = a_table(proving, you=seat(hand=["near-lens"], deck=["jade", "spark"]), left={}, phase="main")
    table.play("near-lens")
    assert (table.you.deck, table.prompt) == (["jade", "spark"], "main")
    assert [event.kind for event in table.happened("revealed")] == ["revealed"]


def test_a_minion_never_has_more_life_than_it_began_with(proving: AeonsEnd) -> None:
    table = a_table(proving, seats=2, nemesis_play=[{"card": "moss-hulk", "life": 3}]).order("nemesis main")
    assert table.marks("nemesis_play") == [{"life": 5}]
