"""The wizards' properties."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_prop_second_treasure_puts_a_card_on_top_of_the_deck() -> None:
    table = a_fray(
        you=seat(hand=["robot-tongue", "unholy-grail"], property=["prop-second-treasure"], discard=["twins", "sign"]),
        left=seat(),
    )
    table.play("robot-tongue")
    assert table.prompt == "turn"
    table.play("unholy-grail").choose("yes").choose("twins")
    assert (table.you.deck[-1], table.you.discard) == ("twins", ["sign"])


def test_prop_second_treasure_may_be_declined_and_works_once_a_turn() -> None:
    table = a_fray(
        you=seat(
            hand=["robot-tongue", "unholy-grail", "uncle-andys-laurels"],
            property=["prop-second-treasure"],
            discard=["sign"],
        ),
        left=seat(),
    )
    table.play("robot-tongue", "unholy-grail").choose("no").play("uncle-andys-laurels")
    assert (table.prompt, table.you.discard) == ("turn", ["sign"])


def test_prop_creature_healing_heals_the_points_of_each_creature() -> None:
    table = a_fray(
        you=seat(hand=["snot-knight", "goofy-gorilla"], property=["prop-creature-healing"], life=10), left=seat()
    )
    assert table.play("snot-knight").you.life == 11
    assert table.play("goofy-gorilla").you.life == 13


def test_prop_wizard_shopping_draws_a_card_for_each_wizard_card_bought() -> None:
    table = a_fray(
        you=seat(property=["prop-wizard-shopping"], power=9, deck=["sign"] * 9),
        left=seat(),
        market=["abraca-labrador", "billy-hellish", "snot-knight"],
    )
    table.choose("buy:abraca-labrador", "buy:billy-hellish", "buy:snot-knight").end_turn()
    assert len(table.you.hand) == 7


def test_prop_wizard_shopping_does_not_count_familiars_or_legends() -> None:
    table = a_fray(
        you=seat(property=["prop-wizard-shopping"], power=14, deck=["sign"] * 9, familiar=["little-coin"]),
        left=seat(),
        legend=["voom"],
        legends=["masha-the-chopper", "skullsville"],
    )
    table.choose("buy:little-coin", "buy:voom").end_turn()
    assert len(table.you.hand) == 5


def test_prop_blood_for_card_pays_four_lives_for_a_card_once_a_turn() -> None:
    table = a_fray(you=seat(property=["prop-blood-for-card"]), left=seat())
    table.choose("use:blood-for-card")
    assert (table.you.life, table.you.hand) == (16, ["sign"])
    assert not [key for key in table.offered() if key.startswith("use:")]


def test_prop_blood_for_card_needs_four_lives() -> None:
    table = a_fray(you=seat(property=["prop-blood-for-card"], life=3), left=seat())
    assert not [key for key in table.offered() if key.startswith("use:")]


def test_prop_blood_for_card_may_take_the_last_lives() -> None:
    table = a_fray(
        you=seat(property=["prop-blood-for-card"], life=4),
        left=seat(),
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    )
    table.choose("use:blood-for-card")
    assert (table.you.life, table.you.tokens, table.you.hand) == (20, ["dwt-minus-four"], ["sign"])
    assert (table.you.objects, table.left.objects) == ([], [])


def test_prop_spell_scrying_looks_at_the_top_card_after_each_spell() -> None:
    table = a_fray(
        you=seat(hand=["blaze", "scorcher"], property=["prop-spell-scrying"], deck=["sign", "fizzle"]), left=seat()
    )
    table.play("blaze").choose("yes")
    assert table.you.discard == ["fizzle"]
    table.play("scorcher").choose("no")
    assert table.you.deck == ["sign"]


def test_prop_four_types_gives_power_and_a_card_with_the_fourth_kind() -> None:
    table = a_fray(
        you=seat(
            hand=["sign", "limp-wand", "blaze", "snot-knight", "robot-tongue", "voom"], property=["prop-four-types"]
        ),
        left=seat(),
        legend=["krazztar"],
    )
    table.play("sign", "limp-wand", "blaze", "snot-knight")
    assert (table.you.power, table.you.hand) == (6, ["robot-tongue", "voom"])
    table.play("robot-tongue")
    assert (table.you.power, sorted(table.you.hand)) == (8, ["sign", "voom"])
    table.play("voom")
    assert table.you.power == 9


def test_prop_pairs_gives_two_power_for_two_different_wizards_and_two_different_creatures() -> None:
    table = a_fray(
        you=seat(
            hand=["vi-ar-virtual-wizard", "vi-ar-virtual-wizard", "braggart-fingers", "snot-knight", "goofy-gorilla"],
            property=["prop-pairs"],
        ),
        left=seat(),
    )
    table.play("vi-ar-virtual-wizard", "vi-ar-virtual-wizard")
    assert table.you.power == 4, "the same name twice is no pair"
    table.play("braggart-fingers")
    assert table.you.power == 4 + 5 + 2
    table.play("snot-knight", "goofy-gorilla")
    assert table.you.power == 11 + 2 + 2 + 2


def test_prop_pairs_counts_cards_played_through_wild_magic() -> None:
    table = a_fray(
        you=seat(hand=["vi-ar-virtual-wizard", "wild-magic"], property=["prop-pairs"]),
        left=seat(deck=["braggart-fingers"]),
    )
    table.play("vi-ar-virtual-wizard", "wild-magic").choose("branch:1")
    assert table.you.power == 2 + 5 + 2


def test_prop_cheap_on_top_puts_cheap_market_cards_on_the_deck() -> None:
    table = a_fray(
        you=seat(property=["prop-cheap-on-top"], power=12),
        left=seat(),
        market=["snot-knight", "blaze"],
    )
    table.choose("buy:snot-knight", "buy:blaze", "buy:wild-magic")
    assert (table.you.deck[-1], table.you.discard) == ("snot-knight", ["blaze", "wild-magic"])
