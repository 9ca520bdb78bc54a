"""The ten hardest cards of the box, and two that come close."""

from __future__ import annotations

from tests.krutagidon.table import Table

MARKET = ["twins", "blaze", "snot-knight", "gutsy-sin", "sunface"]


def test_mayhem_o_turns_the_attacks_of_a_hand_on_their_holder() -> None:
    table = Table(
        p1={"hand": ["fatalizer", "sunface", "sign", "mad-cat-lady"], "life": 12},
        p2={"hand": ["nauseatico", "blaze"]},
    )
    table.order("resolve", "mayhem-o")
    assert table.asked() == ("pick-perform", [1])
    table.do("pick:sunface", "no")
    assert table.see("life", 1) == 2
    table.do("defend:mad-cat-lady")
    assert table.all_of("life") == [2, 20]
    assert table.see("hand", 1) == ["fatalizer", "sunface", "sign"]
    assert table.all_of("power") == [0, 0]


def test_mayhem_o_rewards_and_makes_suicides() -> None:
    table = Table(p1={"hand": ["wand"], "life": 1, "deck": ["sign x2"]}).order("resolve", "mayhem-o")
    assert table.see("hand", 1) == ["wand", "sign", "sign"]
    assert len(table.see("tokens", 1)) == 1
    assert table.see("has_prize", 1) is False


def test_mayhem_o_lets_the_wizard_choose_for_the_rod() -> None:
    table = Table(p1={"hand": ["rod-of-swinishness", "blaze"], "discard": ["fizzle"]}).order("resolve", "mayhem-o")
    assert table.see("hand", 1) == ["rod-of-swinishness", "blaze", "fizzle"]


def test_mayhem_q_plays_the_attacks_of_the_market_for_nobody() -> None:
    table = Table(
        seats=3,
        market=["gutsy-sin", "twins", "battle-sax", "mega-fist"],
        p2={"life": 4, "hand": ["little-coin"]},
        p3={"life": 12},
    )
    table.order("resolve", "mayhem-q").do("player:p3", "p2 no", "player:p3")
    assert table.all_of("life") == [20, 20, 20]
    assert [len(tokens) for tokens in table.all_of("tokens")] == [0, 1, 1]  # type: ignore[arg-type]
    assert [table.see("has_prize", seat) for seat in (1, 2, 3)] == [False] * 3
    assert table.see("power", 1) == 0


def test_mayhem_q_played_by_a_card_is_its_players_doing() -> None:
    table = Table(
        mayhem=["mayhem-q"],
        market=["sunface"],
        p1={"hand": ["lead-orkganizer"]},
        p2={"life": 4},
    )
    table.do("play:lead-orkganizer", "yes")
    assert table.see("has_prize", 1) is True


def test_dwt_group_attack_on_you_strikes_the_dead_alone() -> None:
    token = {"token": "dwt-group-attack-on-you"}
    table = Table(seats=3, legend=["lord-blacklord"]).order("kill", {"who": "p2", "by": "p1", **token})
    assert table.all_of("life") == [20, 13, 20]
    table = Table(legend=["lord-blacklord"], p2={"hand": ["robot-tongue", "sign"]})
    table.order("kill", {"who": "p2", **token}).do("p2 defend:robot-tongue", "no")
    assert table.all_of("life") == [20, 20]
    assert Table().order("kill", {"who": "p2", **token}).all_of("life") == [20, 20], "Voom has no group attack"


def test_dwt_group_attack_on_you_passes_a_card_to_yourself() -> None:
    table = Table(legend=["krazztar"], p2={"hand": ["twins"]})
    table.order("kill", {"who": "p2", "by": "p1", "token": "dwt-group-attack-on-you"})
    assert table.see("discard", 2) == ["twins"]
    assert table.all_of("life") == [20, 10]


def test_sign_of_the_cosmos_lets_its_player_stay_out() -> None:
    table = Table(mayhem=["mayhem-p"], p1={"hand": ["sign-of-the-cosmos"]}, p2={"life": 12})
    table.do("play:sign-of-the-cosmos")
    assert table.asked() == ("take-part", [1])
    table.do("no")
    assert table.all_of("life") == [20, 7]
    assert table.see("mayhem") == ["mayhem-p"]


def test_sign_of_the_cosmos_stays_out_as_a_neighbour_too() -> None:
    table = Table(
        seats=3, mayhem=["mayhem-t"], p1={"hand": ["sign-of-the-cosmos"], "deck": ["sign x4"]}, p2={"deck": ["sign x4"]}
    )
    table.do("play:sign-of-the-cosmos", "no")
    assert [len(hand) for hand in table.all_of("hand")] == [0, 0, 0]  # type: ignore[arg-type]
    table = Table(
        seats=3, mayhem=["mayhem-t"], p1={"hand": ["sign-of-the-cosmos"], "deck": ["sign x4"]}, p2={"deck": ["sign x4"]}
    )
    table.do("play:sign-of-the-cosmos", "yes")
    assert [len(hand) for hand in table.all_of("hand")] == [2, 2, 0]  # type: ignore[arg-type]


def test_lead_orkganizer_plays_one_of_two_and_kills_are_its_players() -> None:
    table = Table(mayhem=["mayhem-v", "mayhem-p"], p1={"hand": ["lead-orkganizer"]}, p2={"life": 3})
    table.do("play:lead-orkganizer", "pick:mayhem-v", "yes")
    assert table.see("has_prize", 1) is True
    assert sorted(table.see("mayhem")) == ["mayhem-p", "mayhem-v"]  # type: ignore[call-overload]


def test_lead_orkganizer_cannot_stay_out_of_an_attack_with_the_token() -> None:
    forbidden = {"hand": ["lead-orkganizer"], "tokens": ["dwt-no-mayhem-defence"]}
    table = Table(mayhem=["mayhem-p"], p1=forbidden).do("play:lead-orkganizer")
    assert table.all_of("life") == [15, 15]
    table = Table(mayhem=["mayhem-k"], p1=forbidden).do("play:lead-orkganizer")
    assert table.asked() == ("take-part", [1])


def test_fatalizer_chooses_the_token_of_the_dead() -> None:
    table = Table(
        token_stack=["dwt-minus-four", "dwt-back-with-eleven", "dwt-draw-one"],
        p1={"hand": ["fatalizer"]},
        p2={"life": 4},
    )
    table.do("play:fatalizer")
    assert table.offered() == ["pick:dwt-draw-one", "pick:dwt-back-with-eleven"]
    table.do("pick:dwt-back-with-eleven")
    assert table.see("tokens", 2) == ["dwt-back-with-eleven"]
    assert table.see("life", 2) == 11
    assert sorted(table.see("token_stack")) == ["dwt-draw-one", "dwt-minus-four"]  # type: ignore[call-overload]


def test_annihilageddon_arena_leaves_when_the_attack_that_killed_is_over() -> None:
    table = Table(
        seats=3,
        p1={"hand": ["annihilageddon-spell"], "ongoing": ["annihilageddon-arena"]},
        p2={"life": 3},
        p3={"hand": ["robot-tongue"]},
    )
    table.do("play:annihilageddon-spell")
    assert table.see("ongoing", 1) == ["annihilageddon-arena"]
    table.do("p3 no")
    assert table.see("life", 3) == 6
    assert table.see("discard", 1) == ["annihilageddon-arena"]


def test_annihilageddon_arena_doubles_what_is_sent_back_but_no_retaliation() -> None:
    table = Table(p1={"hand": ["gutsy-sin"], "ongoing": ["annihilageddon-arena"]}, p2={"hand": ["little-coin"]})
    assert table.do("play:gutsy-sin", "p2 defend:little-coin").all_of("life") == [10, 20]
    table = Table(p1={"hand": ["gutsy-sin"]}, p2={"hand": ["scorcher"], "ongoing": ["annihilageddon-arena"]})
    assert table.do("play:gutsy-sin", "p2 defend:scorcher").all_of("life") == [18, 20]


def test_asmodeus_party_demon_sends_back_first_and_then_adds_four() -> None:
    table = Table(
        token_stack=["dwt-minus-four", "dwt-minus-two"],
        p1={"hand": ["gutsy-sin"], "life": 5},
        p2={"hand": ["asmodeus-party-demon"]},
    )
    table.do("play:gutsy-sin", "p2 defend:asmodeus-party-demon")
    assert table.see("tokens", 1) == ["dwt-minus-two"], "the first five kill, the four come after the resurrection"
    assert table.see("life", 1) == 16


def test_wild_magic_plays_an_enemys_card_and_gives_it_back() -> None:
    table = Table(p1={"hand": ["wild-magic"]}, p2={"deck": ["sign", "blaze"]}).do("play:wild-magic", "branch:1")
    assert table.see("power", 1) == 3
    assert table.see("discard", 2) == ["blaze"]


def test_wild_magic_keeps_what_is_ongoing() -> None:
    table = Table(p1={"hand": ["wild-magic"]}, p2={"deck": ["sixer-mart"]}).do("play:wild-magic", "branch:1")
    assert table.see("ongoing", 1) == ["sixer-mart"]


def test_wild_magic_chains_and_counts_what_it_plays() -> None:
    table = Table(
        p1={"hand": ["abraca-labrador", "wild-magic"], "property": ["prop-pairs"], "deck": ["fizzle x9"]},
        p2={"deck": ["billy-hellish", "wild-magic"]},
    )
    table.do("play:abraca-labrador", "play:wild-magic", "branch:1", "branch:1")
    assert table.see("power", 1) == 1 + 2
    assert table.see("discard", 2) == ["billy-hellish", "wild-magic"]
    assert len(table.see("hand", 1)) == 1, "Billy was not the first card played this turn"


def test_wild_magic_sends_schoolkids_to_the_discard_pile() -> None:
    table = Table(market=MARKET, p1={"hand": ["wild-magic"]}, p2={"deck": ["schoolkids"]})
    table.do("play:wild-magic", "branch:1", "end")
    assert table.see("discard", 2) == ["schoolkids"]


def test_doctor_had_a_drink_doubles_all_power_of_the_turn() -> None:
    table = Table(
        market=MARKET, p1={"hand": ["sign x2", "doctor-had-a-drink", "blaze"], "power": 0}, legend=["krazztar"]
    )
    table.do("play:sign", "play:sign", "buy:snot-knight", "play:doctor-had-a-drink")
    assert table.see("power", 1) == 2
    table.do("play:blaze")
    assert table.see("power", 1) == 8


def test_doctor_had_a_drink_doubles_what_there_is_if_agreed() -> None:
    table = Table(
        options={"drink": "once"}, p1={"hand": ["doctor-had-a-drink", "blaze"], "power": 4}, legend=["krazztar"]
    )
    assert table.do("play:doctor-had-a-drink", "play:blaze").see("power", 1) == 11


def test_cthulhu_brings_rlyeh_wherever_it_lies() -> None:
    table = Table(seats=3, p1={"deck": ["cthulhu"], "hand": ["dismantlius"], "discard": ["fizzle"]})
    assert table.see("objects", 1) == ["rlyeh"]
    table.do("play:dismantlius", "yes", "player:p3")
    assert table.see("discard", 3) == ["fizzle"]
    assert table.see("destroyed") == []


def test_cthulhu_takes_rlyeh_along_when_it_is_destroyed() -> None:
    table = Table(p1={"hand": ["dismantlius"], "discard": ["cthulhu"]}).do("play:dismantlius", "yes")
    assert table.see("discard", 2) == ["cthulhu"]
    assert table.see("objects", 2) == ["rlyeh"]


def test_cthulhu_stays_its_owners_when_another_plays_it() -> None:
    table = Table(p1={"hand": ["wild-magic"]}, p2={"deck": ["cthulhu"], "hand": ["twins"]})
    table.do("play:wild-magic", "branch:1")
    assert table.see("life", 2) == 15
    assert table.see("objects", 2) == ["rlyeh"]


def test_constantine_lends_a_property_until_the_next_legend_is_defeated() -> None:
    table = Table(
        market=MARKET,
        box=["prop-creature-healing"],
        p1={"hand": ["constantine", "snot-knight"], "power": 5},
        legend=["voom"],
        legends=["krazztar"],
    )
    table.do("play:constantine", "play:snot-knight")
    assert table.see("life", 1) == 21
    table.do("buy:voom")
    assert table.see("loan", 1) == []


def test_krazztar_passes_cards_to_the_left_unless_somebody_avoids() -> None:
    table = Table(
        seats=3,
        p1={"hand": ["twins"]},
        p2={"hand": ["blaze", "fizzle"]},
        p3={"hand": ["mad-cat-lady", "sunface"]},
    )
    table.order("reveal legend", "krazztar").do("p2 no", "p3 defend:mad-cat-lady", "p1 no", "p2 pick:blaze")
    assert table.see("discard", 2) == ["twins"], "p1 gives to the left"
    assert table.see("hand", 2) == ["blaze", "fizzle"], "the left enemy of p2 has avoided it"
    assert table.all_of("life") == [20, 10, 20]


def test_necromantics_swaps_tokens_and_both_act() -> None:
    table = Table(
        p1={"hand": ["necromantics"], "tokens": ["dwt-two-limp-wands"], "deck": ["sign"]},
        p2={"tokens": ["dwt-draw-one"]},
    )
    table.do("play:necromantics", "player:p2")
    assert table.see("tokens", 1) == ["dwt-draw-one"]
    assert table.see("hand", 1) == ["sign"]
    assert table.see("discard", 2) == ["limp-wand", "limp-wand"]
    table = Table(p1={"hand": ["necromantics"], "ongoing": ["big-bone"]}, p2={"tokens": ["dwt-draw-one"]})
    assert table.do("play:necromantics").asked() == ("turn", [1])
