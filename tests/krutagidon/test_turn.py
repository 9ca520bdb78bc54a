"""The turn: refill, mayhem, playing and buying, and the end in its seven steps."""

from __future__ import annotations

from tests.krutagidon.table import Table

FULL_MARKET = ["twins", "blaze", "snot-knight", "gutsy-sin", "sunface"]


def test_the_market_is_refilled_before_the_start_of_the_turn() -> None:
    table = Table(
        phase="turn",
        market=["twins"],
        main=["sunface", "blaze", "snot-knight", "gutsy-sin"],
        p1={"ongoing": ["golden-oldies"]},
    )
    assert table.see("market") == ["twins", "gutsy-sin", "snot-knight", "blaze", "sunface"]
    assert table.see("life", 1) == 21


def test_a_mayhem_interrupts_the_refill_and_is_replaced() -> None:
    table = Table(phase="turn", market=["twins", "blaze"], main=["sunface", "gutsy-sin", "mayhem-y", "snot-knight"])
    assert table.see("market") == ["twins", "blaze", "snot-knight", "gutsy-sin", "sunface"]
    assert table.see("mayhem") == ["mayhem-y"]
    assert table.all_of("deck") == [["limp-wand"], ["limp-wand"]]


def test_power_buys_from_the_market_and_goes_with_the_turn() -> None:
    table = Table(market=["woolly-gang", "blaze"], p1={"hand": ["sign x4", "fizzle"]})
    table.do("play:sign", "play:sign", "play:sign", "play:sign")
    assert table.see("power", 1) == 4
    assert table.offered() == ["play:fizzle", "buy:woolly-gang", "buy:wild-magic", "end"]
    table.do("buy:woolly-gang")
    assert table.see("discard", 1) == ["woolly-gang"]
    assert table.see("power", 1) == 0


def test_any_number_of_wild_magic_can_be_bought() -> None:
    table = Table(p1={"power": 6}).do("buy:wild-magic", "buy:wild-magic")
    assert table.see("discard", 1) == ["wild-magic", "wild-magic"]


def test_only_its_wizard_can_buy_a_familiar() -> None:
    table = Table(p1={"power": 6}, p2={"familiar": ["schoolkids"]})
    assert "buy:schoolkids" not in table.offered()
    table = Table(p1={"power": 6, "familiar": ["schoolkids"]}).do("buy:schoolkids")
    assert table.see("discard", 1) == ["schoolkids"]


def test_a_second_legend_stays_face_down_until_the_turn_ends() -> None:
    table = Table(legends=["lord-blacklord"], p1={"power": 20}, market=FULL_MARKET).do("buy:voom")
    assert not any(option.startswith("buy:lord") for option in table.offered())
    table.do("end")
    assert table.see("legend") == ["lord-blacklord"]
    assert table.all_of("life") == [13, 13]


def test_the_end_of_the_turn_comes_in_its_order() -> None:
    table = Table(
        market=FULL_MARKET,
        p1={"hand": ["sign", "fizzle"], "deck": ["twins", "sign x5"], "power": 3, "property": ["prop-wizard-shopping"]},
    )
    table.do("play:sign", "end")
    assert table.see("discard", 1) == ["fizzle", "sign"]
    assert table.see("hand", 1) == ["sign"] * 5
    assert table.see("power", 1) == 0
    assert table.game.turn == 1


def test_wizards_gained_this_turn_draw_cards_at_its_end() -> None:
    table = Table(
        market=["abraca-labrador", "mad-cat-lady", *FULL_MARKET[:3]],
        p1={"power": 5, "deck": ["sign x9"], "property": ["prop-wizard-shopping"]},
    )
    table.do("buy:abraca-labrador", "buy:mad-cat-lady", "end")
    assert len(table.see("hand", 1)) == 7


def test_the_grand_prize_draws_six_and_discards_one() -> None:
    table = Table(prize="p1", market=FULL_MARKET, p1={"deck": ["sign x5", "wand", "fizzle"]}).do("end")
    assert table.asked() == ("pick-discard", [1])
    assert table.asked_about() == "grand-prize"
    table.do("pick:fizzle")
    assert table.see("hand", 1) == ["wand", *["sign"] * 4]
    assert table.see("discard", 1) == ["fizzle"]


def test_a_deck_is_made_anew_only_when_it_runs_out() -> None:
    table = Table(market=FULL_MARKET, p1={"deck": ["wand", "sign"], "discard": ["fizzle x4"]}).do("end")
    assert table.see("hand", 1) == ["sign", "wand", "fizzle", "fizzle", "fizzle"]
    assert table.see("deck", 1) == ["fizzle"]


def test_a_group_attack_takes_place_in_nobodys_turn() -> None:
    table = Table(
        legends=["bananamancer"], p1={"power": 8}, p2={"hand": ["robot-tongue", "sign"]}, market=FULL_MARKET
    ).do("buy:voom", "end")
    assert table.game.turn == -1
    assert table.asked() == ("defend", [2])
    table.do("p2 defend:robot-tongue", "no")
    assert table.all_of("life") == [15, 20]
    assert table.game.turn == 1


def test_ongoing_cards_stay_and_were_played_only_once() -> None:
    table = Table(market=FULL_MARKET, p1={"hand": ["sixer-mart"], "deck": ["billy-hellish", "sign x4"]})
    table.do("play:sixer-mart", "end", "end")
    assert table.see("ongoing", 1) == ["sixer-mart"]
    table.do("play:billy-hellish")
    assert table.happened("shuffled") == [1], "the hand was discarded and drawn anew: no card was played before"


def test_a_place_acts_after_the_card_it_answers() -> None:
    table = Table(p1={"ongoing": ["mt-skullzfyre"], "hand": ["abraca-labrador"], "deck": ["fizzle", "wand", "sign"]})
    table.do("play:abraca-labrador")
    assert table.see("hand", 1) == ["sign", "wand"]
