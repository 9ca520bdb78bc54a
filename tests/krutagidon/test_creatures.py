"""The creatures of the main deck."""

from __future__ import annotations

from deckwright.core import view
from tests.krutagidon.fray import a_fray, seat


def test_bloody_bathhouse_keeper_hurts_as_much_as_the_dearest_card_in_hand_costs() -> None:
    table = a_fray(you=seat(hand=["bloody-bathhouse-keeper"]), left=seat(hand=["sign", "twins", "snot-knight"]))
    table.play("bloody-bathhouse-keeper")
    assert (table.left.life, table.you.power, len(table.left.hand)) == (15, 2, 3)


def test_bloody_bathhouse_keeper_does_not_hurt_an_empty_hand() -> None:
    table = a_fray(you=seat(hand=["bloody-bathhouse-keeper"]), left=seat(hand=[]))
    assert table.play("bloody-bathhouse-keeper").left.life == 20


def test_bloody_bathhouse_keeper_shows_the_hand_to_everybody() -> None:
    table = a_fray(
        you=seat(hand=["bloody-bathhouse-keeper"]), left=seat(hand=["sign", "twins"]), right=seat(hand=["fizzle"])
    )
    table.play("bloody-bathhouse-keeper").choose("left")
    hand = next(zone for zone in view(table.game, 2).zones if (zone.name, zone.seat) == ("hand", 1))
    assert sorted(card.id for card in hand.cards) == ["sign", "twins"]


def test_gross_harpies_count_your_limp_wands_in_play_and_in_the_discard_pile() -> None:
    table = a_fray(
        you=seat(hand=["gross-harpies", "limp-wand"], discard=["limp-wand"]),
        left=seat(discard=["limp-wand", "limp-wand"]),
        right=seat(),
    )
    table.play("limp-wand", "gross-harpies")
    assert (table.you.power, table.left.life, table.right.life, table.you.hand) == (2, 16, 16, [])


def test_gross_harpies_draw_if_nobody_was_hurt() -> None:
    table = a_fray(you=seat(hand=["gross-harpies"]), left=seat()).play("gross-harpies")
    assert (table.left.life, table.you.hand) == (20, ["sign"])


def test_gross_harpies_draw_if_everybody_avoided() -> None:
    table = a_fray(
        you=seat(hand=["gross-harpies"], discard=["limp-wand"]),
        left=seat(hand=["mad-cat-lady"]),
        right=seat(hand=["mad-cat-lady"]),
    )
    table.play("gross-harpies").choose("defend:mad-cat-lady", by="left").choose("defend:mad-cat-lady", by="right")
    assert (table.left.life, table.right.life, table.you.hand) == (20, 20, ["sign"])


def test_acid_dragon_destroys_the_top_card_or_leaves_it() -> None:
    table = a_fray(you=seat(hand=["acid-dragon"], deck=["sign", "fizzle"])).play("acid-dragon").choose("yes")
    assert (table.you.power, table.you.deck, table.destroyed) == (1, ["sign"], ["fizzle"])
    table = a_fray(you=seat(hand=["acid-dragon"], deck=["sign", "fizzle"])).play("acid-dragon").choose("no")
    assert (table.you.deck, table.destroyed) == (["sign", "fizzle"], [])


def test_twins_draw_two() -> None:
    table = a_fray(you=seat(hand=["twins"])).play("twins")
    assert (table.you.hand, table.you.power) == (["sign", "sign"], 0)


def test_luckys_charms_take_a_treasure_or_give_power() -> None:
    table = a_fray(you=seat(hand=["luckys-charms"], discard=["blaze", "bag-of-joy"])).play("luckys-charms")
    assert (table.you.hand, table.you.discard, table.you.power) == (["bag-of-joy"], ["blaze"], 0)
    table = a_fray(you=seat(hand=["luckys-charms"], discard=["blaze"])).play("luckys-charms")
    assert (table.you.hand, table.you.power) == ([], 2)


def test_fatalizer_hits_the_weakest_enemy() -> None:
    table = a_fray(you=seat(hand=["fatalizer"], life=1), left=seat(life=12), right=seat(life=11)).play("fatalizer")
    assert (table.you.power, table.you.life, table.left.life, table.right.life) == (2, 1, 12, 7)


def test_fatalizer_lets_you_choose_among_tied_enemies() -> None:
    table = a_fray(you=seat(hand=["fatalizer"]), left=seat(life=9), right=seat(life=9), far=seat()).play("fatalizer")
    assert table.offered() == ["player:p2", "player:p3"]
    table.choose("right")
    assert (table.left.life, table.right.life) == (9, 5)


def test_fatalizer_picks_the_token_of_the_victim() -> None:
    table = a_fray(
        you=seat(hand=["fatalizer"]),
        left=seat(life=3),
        token_stack=["dwt-two-limp-wands", "dwt-minus-two", "dwt-minus-four"],
    )
    table.play("fatalizer")
    assert table.asked == ["you"]
    assert sorted(table.offered()) == ["pick:dwt-minus-four", "pick:dwt-minus-two"]
    table.choose("dwt-minus-four")
    assert (table.left.tokens, table.left.life) == (["dwt-minus-four"], 20)
    assert sorted(table.token_stack) == ["dwt-minus-two", "dwt-two-limp-wands"]
    assert table.you.objects == ["grand-prize"]


def test_fatalizer_gives_the_last_token_without_a_choice() -> None:
    table = a_fray(you=seat(hand=["fatalizer"]), left=seat(life=3), token_stack=["dwt-minus-two"]).play("fatalizer")
    assert (table.left.tokens, table.token_stack) == (["dwt-minus-two"], [])


def test_goofy_gorilla_gives_two_power_and_defends() -> None:
    assert a_fray(you=seat(hand=["goofy-gorilla"])).play("goofy-gorilla").you.power == 2
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["goofy-gorilla", "fizzle"]))
    table.play("gutsy-sin").choose("defend:goofy-gorilla").choose("yes").choose("fizzle")
    assert (table.left.life, table.left.hand, table.destroyed) == (20, ["sign"], ["fizzle"])


def test_snot_knight_gives_two_power() -> None:
    assert a_fray(you=seat(hand=["snot-knight"])).play("snot-knight").you.power == 2


def test_skater_rats_from_mars_give_two_power() -> None:
    assert a_fray(you=seat(hand=["skater-rats-from-mars"])).play("skater-rats-from-mars").you.power == 2


def test_skater_rats_from_mars_may_give_a_card_to_the_attacker() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"]),
        left=seat(hand=["skater-rats-from-mars", "fizzle"], discard=["limp-wand"]),
    )
    table.play("gutsy-sin").choose("defend:skater-rats-from-mars").choose("yes")
    assert sorted(table.offered()) == ["pick:fizzle", "pick:limp-wand", "pick:skater-rats-from-mars"]
    table.choose("limp-wand")
    assert (table.left.life, table.you.discard) == (20, ["limp-wand"])
    assert table.left.discard == ["skater-rats-from-mars"]


def test_skater_rats_from_mars_give_nothing_where_nobody_attacks() -> None:
    table = a_fray(left=seat(hand=["skater-rats-from-mars", "fizzle"]))
    table.order("resolve", "mayhem-p").choose("defend:skater-rats-from-mars")
    assert (table.left.life, table.left.hand, table.you.discard) == (20, ["fizzle"], [])


def test_fruity_fiend_hands_out_limp_wands_and_heals_for_those_who_avoid() -> None:
    table = a_fray(you=seat(hand=["fruity-fiend"], life=10), left=seat(hand=["mad-cat-lady"]), right=seat(), far=seat())
    table.play("fruity-fiend").choose("defend:mad-cat-lady")
    assert (table.you.power, table.you.life) == (2, 14)
    assert (table.left.discard, table.right.discard, table.far.discard) == (
        ["mad-cat-lady"],
        ["limp-wand"],
        ["limp-wand"],
    )


def test_necro_dancers_give_power_for_tokens() -> None:
    table = a_fray(you=seat(hand=["necro-dancers"], tokens=["dwt-minus-two"], ongoing=["big-bone", "big-bone"]))
    assert table.play("necro-dancers").you.power == 4
    assert a_fray(you=seat(hand=["necro-dancers"])).play("necro-dancers").you.power == 1


def test_whatsit_counts_everything_ongoing_that_you_control() -> None:
    table = a_fray(
        you=seat(
            hand=["whatsit"],
            ongoing=["golden-oldies", "sixer-mart"],
            tokens=["dwt-wand-allergy", "dwt-minus-two"],
            objects=["grand-prize"],
            discard=["big-bone"],
        ),
        left=seat(),
        right=seat(ongoing=["big-bone"]),
    )
    table.play("whatsit")
    assert (table.you.power, table.left.life, table.right.life) == (2, 8, 8)


def test_whatsit_counts_rlyeh() -> None:
    table = a_fray(you=seat(hand=["whatsit"], discard=["cthulhu"], objects=["rlyeh"]), left=seat()).play("whatsit")
    assert table.left.life == 17


def test_cthulhu_makes_enemies_discard_at_random_and_hurts_them() -> None:
    table = a_fray(
        you=seat(hand=["cthulhu"]),
        left=seat(hand=["robot-tongue"]),
        right=seat(hand=["sunface"]),
        far=seat(hand=[]),
    )
    table.play("cthulhu")
    assert (table.left.life, table.right.life, table.far.life) == (18, 13, 20)
    assert (table.left.discard, table.right.discard) == (["robot-tongue"], ["sunface"])


def test_cthulhu_is_no_attack_and_is_not_doubled() -> None:
    table = a_fray(you=seat(hand=["cthulhu"], ongoing=["annihilageddon-arena"]), left=seat(hand=["sunface"]))
    table.play("cthulhu")
    assert table.left.life == 13


def test_cthulhu_kills_for_the_prize() -> None:
    table = a_fray(
        you=seat(hand=["cthulhu"]), left=seat(hand=["sunface"], life=7), token_stack=["dwt-draw-one", "dwt-minus-two"]
    )
    table.play("cthulhu")
    assert (table.left.life, "grand-prize" in table.you.objects) == (20, True)


def test_cthulhu_gives_rlyeh_to_its_owner_wherever_it_lies() -> None:
    for zone in ("hand", "deck", "discard", "played"):
        table = a_fray(you=seat(**{zone: ["cthulhu"]}), left=seat())
        assert table.you.objects == ["rlyeh"], zone


def test_cthulhu_brings_rlyeh_when_it_is_bought() -> None:
    table = a_fray(you=seat(power=7), left=seat(), market=["cthulhu"])
    assert table.you.objects == []
    table.choose("buy:cthulhu")
    assert table.you.objects == ["rlyeh"]


def test_cthulhu_played_by_wild_magic_leaves_rlyeh_where_it_is() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=["cthulhu"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.objects, table.left.objects) == ([], ["rlyeh"])
