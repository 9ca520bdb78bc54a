"""The 21 towns: what one may do there, and what they are worth in the end."""

from __future__ import annotations

import pytest

from tests.table import Table, a_table, seat


def in_town(town: str, **you: object) -> Table:
    """Your turn in a town, with a quiet card on the track."""
    return a_table(town=[town], you=seat(**you), left=seat(), track=["dagger", "goblin"])


def pays(town: str) -> int:
    """The crystals a rest in town brings."""
    return in_town(town).choose(f"rest:{town}-pay").you.crystals


def heals(town: str) -> int:
    """The wounds a night in the inn heals."""
    return 10 - in_town(town, wounds=10).choose(f"rest:{town}-inn").you.wounds


def sharpens(town: str) -> int:
    """The price of a point of attack, which can be bought as often as one likes."""
    return _price(in_town(town, crystals=12), f"use:{town}-sharpen", "attack")


def armours(town: str) -> int:
    """The price of a point of defence, which can be bought as often as one likes."""
    return _price(in_town(town, crystals=12), f"use:{town}-armour", "defence")


def _price(table: Table, action: str, value: str) -> int:
    before = getattr(table.you, value)
    table.choose(action, action, action)
    assert getattr(table.you, value) == before + 3
    spent = 12 - table.you.crystals
    assert spent % 3 == 0
    return spent // 3


def actions_in(town: str) -> list[str]:
    """The actions printed on a town."""
    table = in_town(town, crystals=10, wounds=10)
    keys = [*table.offered(), *table.refused()]
    return [key.partition(":")[2] for key in keys if key.startswith(("rest:", "use:"))]


def bonus(town: str, **you: object) -> int:
    """What a town adds to a player's glory."""
    with_town = a_table(town=[town], you=seat(**you), left=seat(wounds=1)).you.glory
    without = a_table(you=seat(**you), left=seat(wounds=1)).you.glory
    return with_town - without


def test_normaltown() -> None:
    assert actions_in("normaltown") == ["normaltown-pay", "normaltown-inn", "normaltown-sharpen"]
    assert (pays("normaltown"), heals("normaltown"), sharpens("normaltown")) == (3, 1, 2)


def test_normaltown_sells_no_attack_to_one_who_cannot_pay_in_full() -> None:
    table = in_town("normaltown", crystals=1)
    assert table.refused()["use:normaltown-sharpen"] == "costs-crystals"


def test_normaltown_attack_bought_in_a_fight_may_win_it() -> None:
    table = a_table(you=seat(crystals=6, attack_bonus=5), track=["dragon-turtle"])

    table.choose("travel:dragon-turtle", "face:dragon-turtle", *["use:normaltown-sharpen"] * 3)

    assert (table.you.trophies, table.you.crystals) == (["dragon-turtle"], 0)


def test_normaltown_heals_nobody_who_is_whole_but_lets_them_rest() -> None:
    table = in_town("normaltown").choose("rest:normaltown-inn")
    assert (table.you.wounds, table.graveyard) == (0, ["dagger"])


def test_dwarfburg() -> None:
    assert actions_in("dwarfburg") == ["dwarfburg-pay", "dwarfburg-inn", "dwarfburg-armour"]
    assert (pays("dwarfburg"), heals("dwarfburg"), armours("dwarfburg")) == (3, 1, 2)


def test_dwarfburg_scores_every_point_of_defence() -> None:
    assert bonus("dwarfburg", items=["leather-armour", "shield"]) == 4
    assert bonus("dwarfburg", items=["trap"]) == 0


def test_dragontopia() -> None:
    assert actions_in("dragontopia") == ["dragontopia-pay", "dragontopia-inn", "dragontopia-sharpen"]
    assert (pays("dragontopia"), heals("dragontopia"), sharpens("dragontopia")) == (3, 1, 2)


def test_dragontopia_scores_four_for_every_dragon() -> None:
    assert bonus("dragontopia", trophies=["red-dragon", "goblin", "dracolich"]) == 8
    assert bonus("dragontopia", trophies=["dracon"]) == 0


def test_trophyham() -> None:
    assert actions_in("trophyham") == ["trophyham-pay", "trophyham-inn", "trophyham-sharpen"]
    assert (pays("trophyham"), heals("trophyham"), sharpens("trophyham")) == (2, 1, 2)


def test_trophyham_scores_every_two_monsters() -> None:
    assert bonus("trophyham", trophies=["goblin", "roc", "ogre", "goblin", "giant", "red-dragon"]) == 2
    assert bonus("trophyham", trophies=["goblin", "red-dragon"]) == 0


def test_coinbridge() -> None:
    assert actions_in("coinbridge") == ["coinbridge-pay", "coinbridge-inn", "coinbridge-sharpen"]
    assert (pays("coinbridge"), heals("coinbridge"), sharpens("coinbridge")) == (4, 1, 3)


def test_coinbridge_scores_every_five_crystals() -> None:
    assert bonus("coinbridge", crystals=15) == 3
    assert bonus("coinbridge", crystals=14) == 2
    assert bonus("coinbridge", crystals=4) == 0


def test_alea() -> None:
    assert actions_in("alea") == ["alea-gamble", "alea-physician", "alea-sharpen"]
    assert sharpens("alea") == 2


def test_alea_pays_what_the_die_shows_and_heals_half_of_it_rounded_up() -> None:
    won, healed = set(), set()
    for seed in range(60):
        gamble = a_table(town=["alea"], seed=seed, you=seat(), track=["dagger"]).choose("rest:alea-gamble")
        (rolled,) = gamble.happened("rolled")
        assert gamble.you.crystals == rolled.amount
        won.add(rolled.amount)

        cure = a_table(town=["alea"], seed=seed, you=seat(wounds=9), track=["dagger"]).choose("rest:alea-physician")
        (rolled,) = cure.happened("rolled")
        assert 9 - cure.you.wounds == (rolled.amount + 1) // 2
        healed.add(rolled.amount)
    assert won == healed == {1, 2, 3, 4, 5, 6}


def test_cheese_castle() -> None:
    assert actions_in("cheese-castle") == ["cheese-castle-feast", "cheese-castle-inn", "cheese-castle-armour"]
    assert (heals("cheese-castle"), armours("cheese-castle")) == (2, 2)


def test_cheese_castle_feasts_bring_crystals_and_health() -> None:
    table = in_town("cheese-castle", wounds=3).choose("rest:cheese-castle-feast")
    assert (table.you.crystals, table.you.wounds) == (2, 2)


def test_spa_springs() -> None:
    assert actions_in("spa-springs") == ["spa-springs-pay", "spa-springs-inn", "spa-springs-bath"]
    assert (pays("spa-springs"), heals("spa-springs")) == (3, 3)


def test_spa_springs_sells_baths_as_often_as_one_likes() -> None:
    table = in_town("spa-springs", wounds=5, crystals=7).choose(*["use:spa-springs-bath"] * 3)
    assert (table.you.wounds, table.you.crystals) == (2, 1)


def test_swordfield() -> None:
    assert actions_in("swordfield") == ["swordfield-pay", "swordfield-inn", "swordfield-sharpen"]
    assert (pays("swordfield"), heals("swordfield"), sharpens("swordfield")) == (3, 1, 3)


def test_swordfield_scores_every_two_points_of_attack() -> None:
    assert bonus("swordfield", items=["dagger", "dagger", "fist"]) == 1
    assert bonus("swordfield", items=["fist", "dagger"]) == 2


def test_anvilton() -> None:
    assert actions_in("anvilton") == ["anvilton-pay", "anvilton-inn", "anvilton-sharpen"]
    assert (pays("anvilton"), heals("anvilton"), sharpens("anvilton")) == (3, 1, 2)


def test_anvilton_scores_every_item_even_a_trap() -> None:
    assert bonus("anvilton", items=["fist", "dagger", "dagger", "trap"]) == 3


def test_runewick() -> None:
    assert actions_in("runewick") == ["runewick-pay", "runewick-inn", "runewick-armour"]
    assert (pays("runewick"), heals("runewick"), armours("runewick")) == (3, 1, 2)


def test_runewick_scores_every_enchantment() -> None:
    assert bonus("runewick", enchantments=["of-enchanting", "of-fire", "of-fire"], items=["dagger"]) == 2


def test_bloodmoor() -> None:
    assert actions_in("bloodmoor") == ["bloodmoor-leechers", "bloodmoor-inn", "bloodmoor-frenzy"]
    assert heals("bloodmoor") == 2


def test_bloodmoor_leechers_pay_four_crystals_for_a_wound() -> None:
    table = in_town("bloodmoor").choose("rest:bloodmoor-leechers")
    assert (table.you.crystals, table.you.wounds) == (4, 1)


def test_bloodmoor_frenzy_costs_a_crystal_and_a_wound_each_time() -> None:
    table = in_town("bloodmoor", crystals=2).choose("use:bloodmoor-frenzy", "use:bloodmoor-frenzy")
    assert (table.you.attack, table.you.crystals, table.you.wounds) == (3, 0, 2)
    assert table.refused()["use:bloodmoor-frenzy"] == "costs-crystals"


def test_crossroads() -> None:
    assert actions_in("crossroads") == [
        "crossroads-pay",
        "crossroads-inn",
        "crossroads-detour",
        "crossroads-sharpen",
    ]
    assert (pays("crossroads"), heals("crossroads"), sharpens("crossroads")) == (3, 1, 3)


def test_crossroads_detour_discards_the_first_card_and_refills_at_once() -> None:
    table = a_table(
        town=["crossroads"],
        you=seat(crystals=1),
        track=["ogre", "goblin", "dagger", "axe", "trap", "bolas"],
        deck=["roc", "giant"],
    )

    table.choose("use:crossroads-detour")

    assert table.track == ["goblin", "dagger", "axe", "trap", "bolas", "giant"]
    assert (table.graveyard, table.deck, table.you.crystals) == (["ogre"], ["roc"], 0)


def test_crossroads_detour_may_be_made_once_and_only_before_the_main_action() -> None:
    twice = in_town("crossroads", crystals=2).choose("use:crossroads-detour")
    assert twice.refused()["use:crossroads-detour"] == "used-this-turn"

    late = in_town("crossroads", crystals=4).choose("travel:dagger")
    assert late.refused()["use:crossroads-detour"] == "only-before-main-action"

    fighting = in_town("crossroads", crystals=4).choose("travel:goblin")
    assert fighting.refused()["use:crossroads-detour"] == "only-before-main-action"


def test_crossroads_detour_from_the_last_card_leaves_only_a_rest() -> None:
    table = a_table(town=["crossroads"], you=seat(crystals=1), track=["ogre"], deck=[])

    table.choose("use:crossroads-detour")
    assert table.offered() == ["rest:crossroads-pay", "rest:crossroads-inn"]
    table.choose("rest:crossroads-pay", "end")

    assert table.outcome is not None
    assert table.graveyard == ["ogre"]


def test_crossroads_detour_is_impossible_on_an_empty_track() -> None:
    table = a_table(town=["crossroads"], you=seat(crystals=1), track=[], deck=["ogre"])
    assert table.refused()["use:crossroads-detour"] == "not-possible"


def test_gravesend() -> None:
    actions = {"gravesend-pay", "gravesend-inn", "gravesend-exhume", "gravesend-sharpen"}
    assert set(actions_in("gravesend")) == actions
    assert (pays("gravesend"), heals("gravesend"), sharpens("gravesend")) == (3, 1, 2)


def test_gravesend_exhumes_the_top_card_of_the_graveyard_for_two_crystals() -> None:
    table = a_table(town=["gravesend"], you=seat(crystals=2), graveyard=["ogre", "axe"], track=["goblin"])

    table.choose("rest:gravesend-exhume", "journey:axe")

    assert (table.you.items, table.you.crystals) == (["fist", "axe"], 0)
    assert table.graveyard == ["ogre", "goblin"]


def test_gravesend_exhumes_nothing_unpaid_or_from_an_empty_graveyard() -> None:
    unpaid = a_table(town=["gravesend"], you=seat(crystals=1), graveyard=["axe"], track=["goblin"])
    assert unpaid.refused()["rest:gravesend-exhume"] == "costs-crystals"

    empty = a_table(town=["gravesend"], you=seat(crystals=2), track=["goblin"])
    assert empty.refused()["rest:gravesend-exhume"] == "not-possible"


def test_twin_forts() -> None:
    assert actions_in("twin-forts") == ["twin-forts-pay", "twin-forts-inn", "twin-forts-sharpen", "twin-forts-armour"]
    assert (pays("twin-forts"), heals("twin-forts")) == (3, 1)
    assert (sharpens("twin-forts"), armours("twin-forts")) == (3, 2)


def test_cheapside() -> None:
    assert actions_in("cheapside") == ["cheapside-pay", "cheapside-inn", "cheapside-sharpen"]
    assert (pays("cheapside"), heals("cheapside"), sharpens("cheapside")) == (2, 1, 1)


def test_pilgrims_rest() -> None:
    assert actions_in("pilgrims-rest") == ["pilgrims-rest-pay", "pilgrims-rest-inn", "pilgrims-rest-sharpen"]
    assert (pays("pilgrims-rest"), heals("pilgrims-rest"), sharpens("pilgrims-rest")) == (3, 2, 3)


def test_pilgrims_rest_scores_five_for_the_fewest_wounds() -> None:
    table = a_table(town=["pilgrims-rest"], you=seat(wounds=2), left=seat(wounds=1), right=seat(wounds=4))
    assert [table.you.glory, table.left.glory, table.right.glory] == [-2, 4, -4]


def test_pilgrims_rest_rewards_all_who_tie() -> None:
    table = a_table(town=["pilgrims-rest"], you=seat(wounds=2), left=seat(wounds=2), right=seat(wounds=3))
    assert [table.you.glory, table.left.glory, table.right.glory] == [3, 3, -3]


def test_menagerie() -> None:
    assert actions_in("menagerie") == ["menagerie-pay", "menagerie-inn", "menagerie-sharpen"]
    assert (pays("menagerie"), heals("menagerie"), sharpens("menagerie")) == (3, 1, 2)


def test_menagerie_scores_three_for_a_minor_a_medium_and_a_major_monster() -> None:
    assert bonus("menagerie", trophies=["goblin", "gnoll", "ogre", "dracon", "giant"]) == 3
    assert bonus("menagerie", trophies=["goblin", "gnoll", "ogre", "dracon", "giant", "roc"]) == 6
    assert bonus("menagerie", trophies=["goblin", "ogre", "red-dragon"]) == 0


def test_scalesbury() -> None:
    assert actions_in("scalesbury") == ["scalesbury-pay", "scalesbury-inn", "scalesbury-sharpen"]
    assert (pays("scalesbury"), heals("scalesbury"), sharpens("scalesbury")) == (3, 1, 2)


@pytest.mark.parametrize(
    ("items", "lower"), [(["dagger", "leather-armour"], 1), (["leather-armour", "dagger"], 1), (["long-sword"], 2)]
)
def test_scalesbury_scores_the_lower_of_attack_and_defence(items: list[str], lower: int) -> None:
    assert bonus("scalesbury", items=items) == lower


def test_pickpocket_row() -> None:
    assert actions_in("pickpocket-row") == ["pickpocket-row-lift", "pickpocket-row-inn", "pickpocket-row-sharpen"]
    assert (heals("pickpocket-row"), sharpens("pickpocket-row")) == (2, 2)


def test_pickpocket_row_lifts_a_crystal_from_a_chosen_player() -> None:
    table = a_table(
        town=["pickpocket-row"], you=seat(), left=seat(crystals=3), right=seat(crystals=3), track=["goblin"]
    )

    table.choose("rest:pickpocket-row-lift", "right")

    assert (table.you.crystals, table.left.crystals, table.right.crystals) == (3, 3, 2)


def test_pickpocket_row_lifts_nothing_from_an_empty_pocket() -> None:
    table = a_table(town=["pickpocket-row"], you=seat(), left=seat(), track=["goblin"])
    table.choose("rest:pickpocket-row-lift")
    assert (table.you.crystals, table.left.crystals) == (2, 0)


def test_giantsgrave() -> None:
    assert actions_in("giantsgrave") == ["giantsgrave-pay", "giantsgrave-inn", "giantsgrave-sharpen"]
    assert (pays("giantsgrave"), heals("giantsgrave"), sharpens("giantsgrave")) == (3, 1, 2)


def test_giantsgrave_scores_two_for_every_major_monster() -> None:
    assert bonus("giantsgrave", trophies=["giant", "roc", "ogre", "goblin", "red-dragon"]) == 4


WORTHLESS = ["normaltown", "alea", "cheese-castle", "spa-springs", "bloodmoor"]
WORTHLESS += ["crossroads", "gravesend", "twin-forts", "cheapside", "pickpocket-row"]


@pytest.mark.parametrize("town", WORTHLESS)
def test_some_towns_are_worth_nothing_in_the_end(town: str) -> None:
    rich = seat(items=["dagger", "shield"], trophies=["goblin", "ogre", "giant", "red-dragon"], crystals=20)
    assert bonus(town, **rich) == 0
