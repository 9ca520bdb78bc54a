"""The dead wizard tokens: what each does to the wizard who draws it."""

from __future__ import annotations

import pytest

from deckwright import games
from tests.krutagidon.fray import a_fray, seat
from tests.table import Table


def _died(token: str, *, left: dict[str, object] | None = None, **things: object) -> Table:
    """The left wizard dies of your Gutsy Sin and draws the token."""
    victim = {"life": 5, **(left or {})}
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=victim, token_stack=["dwt-minus-two", token], **things)
    return table.play("gutsy-sin")


def _score(token: str) -> int:
    table = a_fray(you=seat(tokens=[token]), left=seat(), token_stack=[]).end_turn()
    assert table.outcome is not None
    return int(table.outcome["scores"][0])


@pytest.mark.parametrize("token", [card.id for card in games.load("krutagidon").definitions if card.kind == "token"])
def test_every_token_costs_three_points_or_more(token: str) -> None:
    assert _score(token) == {"dwt-minus-two": -5, "dwt-minus-four": -7}.get(token, -3)


def test_dwt_two_limp_wands() -> None:
    table = _died("dwt-two-limp-wands")
    assert (table.left.discard, table.left.life) == (["limp-wand", "limp-wand"], 20)


def test_dwt_discard_two_random() -> None:
    table = _died("dwt-discard-two-random", left=seat(hand=["sign", "fizzle", "wand"]))
    assert (len(table.left.hand), len(table.left.discard), table.asked) == (1, 2, ["you"])


def test_dwt_destroy_chosen_discard() -> None:
    table = _died("dwt-destroy-chosen-discard", left=seat(discard=["sunface", "fizzle"]))
    assert table.asked == ["left"]
    table.choose("fizzle")
    assert (table.left.discard, table.destroyed) == (["sunface"], ["fizzle"])


def test_dwt_group_attack_on_you() -> None:
    table = _died("dwt-group-attack-on-you", legend=["bananamancer"], right=seat())
    if table.prompt == "player":
        table.choose("left")
    assert (table.left.life, table.left.discard) == (15, ["limp-wand"])
    assert (table.you.life, table.right.life, table.right.discard) == (20, 20, [])


def test_dwt_group_attack_on_you_can_be_avoided() -> None:
    table = _died("dwt-group-attack-on-you", legend=["bananamancer"], left=seat(hand=["scorcher"]))
    table.choose("no").choose("defend:scorcher")
    assert (table.left.life, table.you.life) == (20, 20)


def test_dwt_group_attack_on_you_with_krazztar_passes_a_card_to_yourself() -> None:
    table = _died("dwt-group-attack-on-you", legend=["krazztar"], left=seat(hand=["twins"]))
    assert (table.left.hand, table.left.discard, table.left.life) == ([], ["twins"], 10)


def test_dwt_group_attack_on_you_does_nothing_with_voom() -> None:
    assert _died("dwt-group-attack-on-you", legend=["voom"]).left.life == 20


def test_dwt_top_card_to_enemy() -> None:
    table = _died("dwt-top-card-to-enemy", left=seat(deck=["sign", "sunface"]))
    assert (table.you.hand, table.left.deck) == (["sunface"], ["sign"])


def test_dwt_destroy_random_discard() -> None:
    table = _died("dwt-destroy-random-discard", left=seat(discard=["sunface", "fizzle"]))
    assert (len(table.left.discard), len(table.destroyed)) == (1, 1)


def test_dwt_gifts_from_enemies() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"], discard=["limp-wand", "blaze"]),
        left=seat(life=5),
        right=seat(discard=["fizzle"]),
        token_stack=["dwt-minus-two", "dwt-gifts-from-enemies"],
    )
    table.play("gutsy-sin").choose("left")
    table.choose("no", by="right")
    table.choose("yes", by="you").choose("limp-wand", by="you")
    assert (table.left.discard, table.you.discard, table.right.discard) == (["limp-wand"], ["blaze"], ["fizzle"])


def test_dwt_discard_three() -> None:
    table = _died("dwt-discard-three", left=seat(hand=["sign", "fizzle", "wand", "blaze"]))
    table.choose("fizzle").choose("wand").choose("sign")
    assert (table.left.hand, sorted(table.left.discard)) == (["blaze"], ["fizzle", "sign", "wand"])


def test_dwt_eight_damage_to_killer() -> None:
    assert _died("dwt-eight-damage-to-killer").you.life == 12


def test_dwt_eight_damage_to_killer_may_kill_for_the_prize() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"], life=8),
        left=seat(life=5),
        token_stack=["dwt-minus-two", "dwt-minus-four", "dwt-eight-damage-to-killer"],
    ).play("gutsy-sin")
    assert (table.you.life, table.you.tokens, table.left.objects) == (20, ["dwt-minus-four"], ["grand-prize"])


def test_dwt_eight_damage_to_killer_hits_a_suicide_after_the_resurrection() -> None:
    table = a_fray(
        you=seat(hand=["wand"], life=1),
        left=seat(),
        token_stack=["dwt-minus-two", "dwt-eight-damage-to-killer"],
    )
    table.play("wand").choose("you")
    assert table.you.life == 12


def test_dwt_eight_damage_to_killer_does_nothing_after_a_mayhem() -> None:
    table = a_fray(you=seat(), left=seat(life=3), token_stack=["dwt-minus-two", "dwt-eight-damage-to-killer"]).order(
        "resolve", "mayhem-v"
    )
    assert (table.you.life, table.left.life, table.left.tokens) == (20, 20, ["dwt-eight-damage-to-killer"])


def test_dwt_one_limp_wand() -> None:
    assert _died("dwt-one-limp-wand").left.discard == ["limp-wand"]


def test_dwt_destroy_random_hand() -> None:
    table = _died("dwt-destroy-random-hand", left=seat(hand=["fizzle", "fizzle"]))
    assert (table.left.hand, table.destroyed) == (["fizzle"], ["fizzle"])


def test_dwt_back_with_eleven() -> None:
    assert _died("dwt-back-with-eleven").left.life == 11


def test_dwt_back_with_eleven_works_only_once() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"]),
        left=seat(life=5, tokens=["dwt-back-with-eleven"]),
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    ).play("gutsy-sin")
    assert table.left.life == 20


def test_dwt_draw_one() -> None:
    assert _died("dwt-draw-one").left.hand == ["sign"]


def test_dwt_minus_two_costs_five_points() -> None:
    assert _score("dwt-minus-two") == -5


def test_dwt_minus_four_costs_seven_points() -> None:
    assert _score("dwt-minus-four") == -7


def test_dwt_wand_allergy_adds_three_to_the_damage_of_wands() -> None:
    table = a_fray(you=seat(hand=["wand", "gutsy-sin"]), left=seat(tokens=["dwt-wand-allergy"]))
    table.play("wand").choose("left")
    assert table.left.life == 16
    assert table.play("gutsy-sin").left.life == 11


def test_dwt_wand_allergy_is_added_after_doubling() -> None:
    table = a_fray(you=seat(hand=["wand"], ongoing=["annihilageddon-arena"]), left=seat(tokens=["dwt-wand-allergy"]))
    assert table.play("wand").choose("left").left.life == 15


def test_dwt_no_mayhem_defence_forbids_avoiding_mayhem_attacks() -> None:
    table = a_fray(left=seat(hand=["scorcher"], tokens=["dwt-no-mayhem-defence"])).order("resolve", "mayhem-p")
    assert (table.left.life, table.left.hand) == (15, ["scorcher"])


def test_dwt_no_mayhem_defence_does_not_forbid_other_defences() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"]), left=seat(hand=["mad-cat-lady"], tokens=["dwt-no-mayhem-defence"])
    ).play("gutsy-sin")
    assert table.choose("defend:mad-cat-lady").left.life == 20


def test_dwt_no_mayhem_defence_lets_you_stay_out_of_a_mayhem_that_is_no_attack() -> None:
    table = a_fray(
        you=seat(hand=["lead-orkganizer", "fizzle"], tokens=["dwt-no-mayhem-defence"], life=3),
        left=seat(life=10),
        mayhem=["mayhem-g"],
    ).play("lead-orkganizer")
    table.choose("no")
    assert (table.you.life, table.left.life) == (3, 10)


def test_dwt_no_mayhem_defence_does_not_let_you_stay_out_of_an_attack() -> None:
    table = a_fray(
        you=seat(hand=["lead-orkganizer"], tokens=["dwt-no-mayhem-defence"]), left=seat(), mayhem=["mayhem-p"]
    ).play("lead-orkganizer")
    assert (table.you.life, table.left.life, table.prompt) == (15, 15, "turn")


def test_dwt_tax_legend_wild_makes_legends_and_wild_magic_dearer() -> None:
    table = a_fray(
        you=seat(tokens=["dwt-tax-legend-wild"], power=8), left=seat(), legend=["voom"], legends=["krazztar"]
    )
    assert "buy:voom" not in table.offered()
    table.choose("buy:wild-magic")
    assert table.you.power == 4


def test_dwt_tax_creature_treasure_makes_creatures_and_treasures_dearer() -> None:
    table = a_fray(
        you=seat(tokens=["dwt-tax-creature-treasure"], power=9),
        left=seat(),
        market=["snot-knight", "robot-tongue", "wont-let-go"],
    )
    table.choose("buy:snot-knight", "buy:robot-tongue", "buy:wont-let-go")
    assert table.you.power == 1


def test_dwt_tax_wizard_spell_makes_wizard_cards_and_spells_dearer() -> None:
    table = a_fray(
        you=seat(tokens=["dwt-tax-wizard-spell"], power=9),
        left=seat(),
        market=["abraca-labrador", "wont-let-go", "snot-knight"],
    )
    table.choose("buy:abraca-labrador", "buy:wont-let-go", "buy:snot-knight")
    assert table.you.power == 1
