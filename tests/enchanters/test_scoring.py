"""The end: glory on cards, formulas, wounds and the town."""

from __future__ import annotations

from tests.table import Table, a_table, seat


def the_end(**table: object) -> Table:
    """A game whose last card has just been discarded."""
    return a_table(phase="after-rest", track=["goblin"], deck=[], **table).choose()


def test_the_rulebooks_example_scores_thirty_nine() -> None:
    trophies = ["goblin"] * 5 + ["gnoll"] * 3 + ["ogre"] * 2 + ["bronze-dragon"]
    table = a_table(
        town=["dwarfburg"],
        you=seat(
            items=["leather-armour", "leather-armour", "shield"],
            enchantments=["of-scales"],
            trophies=trophies,
            wounds=9,
        ),
        left=seat(),
    )
    assert table.you.defence == 8
    assert table.you.glory == 40 - 9 + 8


def test_most_glory_wins() -> None:
    table = the_end(you=seat(trophies=["ogre"]), left=seat(trophies=["red-dragon"]), right=seat(wounds=3))
    assert table.outcome == {"winners": [1], "scores": [6, 15, -3]}


def test_a_tie_is_shared() -> None:
    table = the_end(you=seat(trophies=["ogre"]), left=seat(wounds=1), right=seat(trophies=["ogre"]))
    assert table.winners == ["you", "right"]


def test_glory_may_end_below_zero() -> None:
    table = the_end(you=seat(wounds=5), left=seat(wounds=3))
    assert table.outcome == {"winners": [1], "scores": [-5, -3]}


def test_covered_cards_score_too() -> None:
    table = the_end(you=seat(items=["long-sword", "long-sword", "fist"], trophies=["ogre", "goblin"]), left=seat())
    assert table.outcome["scores"] == [1 + 1 + 6 + 2, 0]


def test_what_was_bought_in_the_last_turn_does_not_score() -> None:
    table = a_table(town=["dwarfburg"], you=seat(crystals=4), left=seat(), track=["goblin"], deck=[])
    table.choose("use:dwarfburg-armour", "use:dwarfburg-armour", "rest:dwarfburg-inn")
    assert table.outcome["scores"] == [0, 0]


def test_the_first_card_discarded_last_scores_for_nobody() -> None:
    table = the_end(you=seat(), left=seat())
    assert table.graveyard == ["goblin"]
    assert table.outcome == {"winners": [0, 1], "scores": [0, 0]}


def test_glory_shown_during_a_turn_leaves_out_what_was_bought_for_it() -> None:
    table = a_table(town=["dwarfburg"], you=seat(items=["helmet"], crystals=4), track=["dagger"])
    table.choose("use:dwarfburg-armour", "use:helmet-brace")
    assert (table.you.defence, table.you.glory) == (2 + 1 + 3, 2)
