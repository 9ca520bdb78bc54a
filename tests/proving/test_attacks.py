"""The hard cases of Krutagidon, written in the vocabulary: attacks, borrowed cards, death."""

from __future__ import annotations

from deckwright.core import view
from tests.proving.fray import DECK, a_fray
from tests.proving.wizards import wizards
from tests.table import a_table, seat

# -- attacks and defences


def test_everybody_answers_before_anybody_is_hit() -> None:
    table = a_fray(hand=["annihilation"], left=seat(hand=["robot-tongue"]), right=seat(hand=["robot-tongue"]))
    table.play("annihilation")

    assert table.asked == ["left"]
    table.choose("no", by="left")
    assert table.left.life == 20

    table.save_and_load()
    table.choose("defend:robot-tongue", by="right")
    assert (table.left.life, table.right.life) == (13, 20)
    assert table.right.discard == ["robot-tongue"]


def test_in_the_usual_order_each_is_hit_before_the_next_answers() -> None:
    table = a_fray(
        hand=["rap-battle"],
        left=seat(hand=["robot-tongue"], discard=["voom"]),
        right=seat(hand=["robot-tongue"], discard=["voom"]),
    )
    table.play("rap-battle").choose("no", by="left").save_and_load()
    assert (table.left.life, table.right.life) == (16, 20)
    assert table.asked == ["right"]


def test_secret_answers_are_given_in_any_order_and_wait_for_each_other() -> None:
    table = a_fray(hand=["whispered-doom"], left=seat(hand=["robot-tongue"]), right=seat(hand=["robot-tongue"]))
    table.play("whispered-doom")

    assert table.asked == ["left", "right"]
    table.choose("defend:robot-tongue", by="right").save_and_load()
    assert table.asked == ["left"]
    assert table.right.hand == ["robot-tongue"], "nobody knows yet what was answered"
    assert view(table.game, 0).question is None

    table.choose("no", by="left")
    assert (table.left.life, table.right.life) == (13, 20)
    assert table.right.discard == ["robot-tongue"]


def test_secret_defences_are_carried_out_in_turn_order_whoever_was_quicker() -> None:
    ward = seat(hand=["robot-tongue"])
    table = a_fray(hand=["whispered-doom"], left=ward, right=ward, far=ward)
    table.play("whispered-doom")
    for name in ("far", "right", "left"):
        table.choose("defend:robot-tongue", by=name)
    assert [event.seat for event in table.happened("defended")] == [1, 2, 3]
    assert [event.seat for event in table.happened("moved") if event.seat > 0] == [1, 2, 3]


def test_whoever_cannot_defend_is_not_asked() -> None:
    table = a_fray(hand=["annihilation"], left=seat(hand=["sign"]), right=seat(hand=["sign"]))
    table.play("annihilation")
    assert (table.left.life, table.right.life, table.asked) == (13, 13, ["you"])


def test_a_defence_saves_only_its_owner_and_leaves_the_rest_of_the_card() -> None:
    table = a_fray(hand=["annihilation"], left=seat(hand=["robot-tongue"]), right=seat(hand=[]))
    table.play("annihilation").choose("defend:robot-tongue")
    assert (table.left.life, table.right.life, table.you.power) == (20, 13, 3)


def test_a_familiar_sends_the_effect_back_and_the_attacker_cannot_defend() -> None:
    table = a_fray(hand=["sun-face", "robot-tongue"], left=seat(hand=["little-coin"], deck=["sign"]), right=seat())
    table.play("sun-face").choose("left").choose("defend:little-coin").save_and_load()

    assert (table.you.life, table.left.life) == (10, 20)
    assert table.asked == ["you"]
    assert table.prompt == "turn", "an effect is no attack: the attacker was not asked to defend"
    assert table.left.hand == ["sign"], "the defence draws a card"


def test_what_is_sent_back_has_the_defenders_numbers() -> None:
    table = a_fray(
        hand=["rap-battle"],
        left=seat(hand=["little-coin"], deck=["sign"], discard=["voom", "voom"]),
        right=seat(discard=["voom"]),
    )
    table.play("rap-battle").choose("defend:little-coin")
    assert table.you.life == 12, "two legends of the defender, though the attacker has none"
    assert (table.left.life, table.right.life) == (20, 16), "the others are struck as usual"


def test_what_is_sent_back_is_suffered_from_the_attackers_own_hand() -> None:
    table = a_fray(hand=["overmind", "twins", "annihilation"], left=seat(hand=["little-coin"]))
    table.play("overmind").choose("defend:little-coin")

    assert table.prompt == "pick-discard"
    assert table.asked == ["you"]
    table.save_and_load().choose("twins")
    assert table.you.discard == ["twins"]
    assert table.left.life == 15, "whoever escapes with a dear card in hand takes damage instead"


def test_a_kill_by_what_was_sent_back_is_the_defenders() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["sun-face"], deck=DECK, life=4),
        left=seat(hand=["little-coin"]),
        token_stack=["two-limp-wands", "back-with-eleven"],
        legend=["voom"],
    )
    table.play("sun-face").choose("defend:little-coin")
    assert (table.you.life, table.you.prize, table.left.prize) == (11, 0, 1)


def test_a_defence_may_strike_the_attacker() -> None:
    table = a_fray(hand=["sun-face"], left=seat(hand=["unholy-grail"], deck=["sign"]))
    table.play("sun-face").choose("defend:unholy-grail")
    assert (table.you.life, table.left.life) == (15, 20)


def test_a_hand_is_revealed_and_its_dearest_card_counts() -> None:
    table = a_fray(hand=["bathhouse-keeper"], left=seat(hand=["sign", "twins", "billy"]), right=seat())
    table.play("bathhouse-keeper").choose("left")
    assert table.left.life == 15
    hand = next(zone for zone in view(table.game, 2).zones if (zone.name, zone.seat) == ("hand", 1))
    assert sorted(card.id for card in hand.cards) == ["billy", "sign", "twins"]


def test_an_attack_counts_those_who_escaped_it() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["fruity-fiend"], life=10),
        left=seat(hand=["robot-tongue"]),
        right=seat(),
        limp_wands=["limp-wand x3"],
        token_stack=["back-with-eleven"],
    )
    table.play("fruity-fiend").choose("defend:robot-tongue")
    assert (table.you.life, table.right.discard) == (14, ["limp-wand"])


def test_an_attack_that_hurts_nobody_may_destroy_a_card() -> None:
    table = a_fray(hand=["rap-battle", "sign"], left=seat(), right=seat())
    table.play("rap-battle").choose("yes").save_and_load()
    assert table.destroyed == ["sign"]


def test_equals_are_neither_weaker_nor_stronger() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["snakewolf"], life=13),
        left=seat(life=14),
        right=seat(life=15),
        far=seat(life=16),
        token_stack=["back-with-eleven"],
    )
    table.play("snakewolf")
    assert (table.you.life, table.left.life, table.right.life, table.far.life) == (15, 9, 15, 16)


def test_the_arena_doubles_attacks_also_those_sent_back_but_not_retaliation() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["grubs-staff", "grubs-staff", "grubs-staff"], ongoing=["arena"]),
        left=seat(hand=["unholy-grail", "little-coin"]),
        token_stack=["back-with-eleven"],
    )
    table.play("grubs-staff").choose("no")
    assert table.left.life == 14
    table.play("grubs-staff").choose("defend:little-coin")
    assert table.you.life == 14
    table.play("grubs-staff").choose("defend:unholy-grail")
    assert table.you.life == 9


def test_damage_after_an_attack_is_no_attack_any_more() -> None:
    table = a_table(
        wizards(), you=seat(hand=["clumsy-giant"], ongoing=["arena"]), left=seat(), token_stack=["back-with-eleven"]
    )
    table.play("clumsy-giant")
    assert table.left.life == 20 - 2 - 1


# -- cards from odd places


def test_wild_magic_plays_the_top_card_of_an_enemy() -> None:
    table = a_fray(hand=["wild-magic"], left=seat(deck=["sign", "twins"]), right=seat(deck=["sign"]))
    table.play("wild-magic").choose("branch:1").save_and_load().choose("left")

    assert table.you.hand == ["sign", "sign"], "its 'you' is you"
    assert (table.left.deck, table.left.discard) == (["sign"], ["twins"]), "its discard pile is its owner's"


def test_wild_magic_keeps_an_ongoing_card() -> None:
    table = a_fray(hand=["wild-magic"], left=seat(deck=["sixer-mart"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.ongoing, table.left.discard) == (["sixer-mart"], [])


def test_wild_magic_makes_a_new_deck_of_the_discard_pile() -> None:
    table = a_fray(hand=["wild-magic"], left=seat(discard=["twins"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.left.discard, len(table.you.hand)) == (["twins"], 2)


def test_a_card_played_from_an_enemys_deck_asks_you_and_can_be_saved_there() -> None:
    table = a_fray(hand=["wild-magic"], left=seat(deck=["sun-face"]), right=seat(hand=["robot-tongue"]))
    table.play("wild-magic").choose("branch:1").choose("left").save_and_load()
    assert table.offered("you") == ["player:p2", "player:p3"]
    table.choose("right").save_and_load().choose("no", by="right")
    assert (table.right.life, table.you.power, table.left.discard) == (10, 2, ["sun-face"])


def test_a_card_played_from_an_enemys_deck_counts_as_played_by_you() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["wild-magic", "sign"], deck=DECK, ongoing=["mount-skullzfyre"]),
        left=seat(deck=["sun-face"]),
        token_stack=["back-with-eleven"],
    )
    table.play("wild-magic").choose("branch:1")
    assert len(table.you.hand) == 3, "one card of the sun face, one of the place"


# -- death


def test_who_is_hurt_first_dies_first() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["earthquake"]),
        left=seat(life=3),
        right=seat(life=3),
        token_stack=["back-with-eleven", "two-limp-wands"],
        limp_wands=["limp-wand x2"],
    )
    table.play("earthquake")
    assert (table.left.tokens, table.right.tokens) == (["two-limp-wands"], ["back-with-eleven"])


def test_death_in_the_middle_of_an_effect_its_token_acts_after_resurrection() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["grubs-staff"]),
        left=seat(life=3, deck=["sign"]),
        right=seat(),
        limp_wands=["limp-wand"],
        token_stack=["two-limp-wands", "gift-to-an-enemy"],
    )
    table.play("grubs-staff").choose("left")

    assert table.left.life == 20, "it has come back to life"
    assert table.asked == ["left"], "its token asks in the middle of the attack"
    assert table.left.discard == [], "the rest of the attack waits"

    table.save_and_load().choose("right")
    assert (table.right.hand, table.left.discard) == (["sign"], ["limp-wand"])
    assert table.you.prize == 1


def test_a_token_may_strike_the_killer() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["sun-face"], deck=DECK),
        left=seat(life=1),
        token_stack=["two-limp-wands", "eight-to-the-killer"],
    )
    table.play("sun-face")
    assert (table.you.life, table.left.life) == (12, 20)


def test_nobody_is_the_killer_of_a_suicide() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["wand"], life=1, deck=DECK),
        left=seat(),
        token_stack=["two-limp-wands", "eight-to-the-killer"],
    )
    table.play("wand").choose("you")
    assert table.you.prize == 0
    assert len(table.you.hand) == 2, "whoever dies of a wand lets its player draw"
    assert table.you.life == 12, "the token strikes whoever dealt the damage"


def test_a_kill_is_answered_by_the_killers_cards_and_by_those_who_watch() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["sun-face"], deck=DECK, ongoing=["arena"]),
        left=seat(life=10),
        right=seat(life=10, ongoing=["watcher"]),
        token_stack=["two-limp-wands", "back-with-eleven"],
    )
    table.play("sun-face").choose("left")
    assert (table.you.ongoing, table.you.discard) == ([], ["arena"])
    assert table.right.life == 13
