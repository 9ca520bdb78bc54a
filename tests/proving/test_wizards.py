"""The hard cases of Krutagidon, written in the vocabulary."""

from __future__ import annotations

from deckwright.core import Dice, choose, resample, view
from tests.proving.wizards import wizards
from tests.table import Table, a_table, seat

DECK = ["sign"] * 5


def a_fray(*, hand: list[str], **others: dict[str, object]) -> Table:
    """You hold cards and have a deck; the others are as told."""
    you = seat(hand=hand, deck=DECK)
    return a_table(wizards(), you=you, token_stack=["back-with-eleven"], legend=["voom"], **others)


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


# -- the market, mayhem and legends


def test_mayhem_stops_the_refill_of_the_market() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["robot-tongue"], life=20),
        left=seat(life=15),
        market=["twins", "twins"],
        main=["arena", "twins", "billy", "mayhem-b", "sun-face"],
        token_stack=["back-with-eleven"],
        legend=["voom"],
    )
    assert table.asked == ["you"]
    assert table.prompt == "defend"
    assert table.market == ["twins", "twins", "sun-face"], "the refill waits for the mayhem"
    assert table.mayhem == []

    table.save_and_load().choose("no")
    assert table.you.life == 14
    assert table.market == ["twins", "twins", "sun-face", "billy", "twins"]
    assert table.mayhem == ["mayhem-b"]


def test_each_decides_about_a_mayhem_in_turn() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["sign"], deck=DECK),
        left=seat(hand=["twins"], deck=DECK),
        main=["mayhem-a"],
        limp_wands=["limp-wand x4"],
        token_stack=["back-with-eleven"],
        legend=["voom"],
    )
    table.choose("yes").save_and_load()
    assert (table.you.discard, table.asked) == (["sign"], ["left"])
    table.choose("no")
    assert (table.left.discard, table.left.hand) == (["limp-wand"], ["twins"]), "what another did does not count"


def test_mayhem_has_no_attacker_to_send_it_back_to() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["little-coin"], deck=DECK, life=20),
        left=seat(life=10),
        main=["mayhem-b"],
        token_stack=["back-with-eleven"],
        legend=["voom"],
    )
    table.choose("defend:little-coin")
    assert (table.you.life, table.left.life) == (20, 10)


def test_healing_is_doubled_but_not_above_the_cap() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["dragon-eggs"], ongoing=["sixer-mart"], life=10),
        left=seat(life=1, ongoing=["sixer-mart"]),
        main=["mayhem-k"],
        token_stack=["back-with-eleven"],
        legend=["voom"],
    )
    assert (table.you.life, table.left.life) == (25, 25), "also when a mayhem heals"

    table = a_fray(hand=["dragon-eggs", "last-orders", "dragon-eggs", "last-orders", "dragon-eggs"], left=seat())
    table.game.counters[table.game.rules.layout.counter("life")] = 1
    table.play("dragon-eggs")
    assert table.you.life == 4
    table.play("last-orders", "dragon-eggs").save_and_load()
    assert table.you.life == 10
    table.play("last-orders", "dragon-eggs")
    assert table.you.life == 22, "doubled, and doubled again"


def test_what_lasts_for_a_turn_ends_with_it() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["last-orders"], deck=["dragon-eggs x5"], life=1),
        left=seat(deck=DECK),
        token_stack=["back-with-eleven"],
        legend=["voom"],
    )
    table.play("last-orders").choose("end").choose("end").play("dragon-eggs")
    assert table.you.life == 4


def test_the_end_of_a_turn_chains_the_group_attack_of_a_legend() -> None:
    table = a_table(
        wizards(),
        you=seat(deck=["robot-tongue", *DECK[:4]]),
        left=seat(hand=["robot-tongue"]),
        right=seat(),
        legends=["bananamancer"],
        limp_wands=["limp-wand x3"],
        token_stack=["back-with-eleven"],
    )
    table.choose("end").save_and_load()

    assert table.legend == ["bananamancer"]
    assert table.asked == ["left"], "beginning with whoever plays next"
    table.choose("no").save_and_load()
    assert (table.left.life, table.right.life) == (15, 15)
    assert table.asked == ["you"], "the one whose turn ends is attacked too, with the new hand"
    table.choose("defend:robot-tongue")
    assert (table.you.life, table.right.discard) == (20, ["limp-wand"])
    assert table.turn == "left"


def test_cards_turned_up_stay_on_top_of_a_new_deck_made_to_turn_up_more() -> None:
    table = a_table(
        wizards(),
        you=seat(deck=["twins x3", *DECK]),
        left=seat(deck=["sign", "twins"], discard=["sign", "arena", "wand", "limp-wand"]),
        legends=["twin-tongue"],
        token_stack=["back-with-eleven"],
    )
    table.choose("end")
    assert "twins" in table.left.discard
    assert table.left.deck[-1] == "sign", "the sign that was left lies on the new deck"
    assert table.you.discard == ["twins", "twins", "twins"]
    assert len(table.left.deck + table.left.discard) == 6


def test_cards_are_passed_only_after_all_have_answered_and_chosen() -> None:
    table = a_table(
        wizards(),
        you=seat(deck=["twins", *DECK[:4]]),
        left=seat(hand=["annihilation", "sign"]),
        right=seat(hand=["robot-tongue", "twins"]),
        far=seat(hand=["sun-face"]),
        legends=["krazztar"],
        token_stack=["back-with-eleven"],
    )
    table.choose("end").choose("defend:robot-tongue", by="right").save_and_load()

    assert table.asked == ["left", "you"], "one card leaves nothing to choose"
    table.choose("annihilation", by="left").save_and_load()
    assert (table.left.hand, table.far.hand) == (["annihilation", "sign"], ["sun-face"])
    table.choose("twins", by="you")

    assert table.you.discard == ["sun-face"], "passed to the left"
    assert table.left.discard == ["twins"]
    assert table.left.hand == ["annihilation", "sign"], "the left neighbour escaped: the card is kept"
    assert (table.you.life, table.left.life, table.right.life) == (6, 10, 20)


# -- replacement and scoring


def test_what_is_gained_next_goes_on_the_deck_instead() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["wont-let-go"], power=10),
        left=seat(),
        market=["twins", "billy"],
        token_stack=["back-with-eleven"],
    )
    table.play("wont-let-go").save_and_load().choose("buy:twins", "buy:billy")
    assert (table.you.deck, table.you.discard) == (["twins"], ["billy"])


def test_what_is_destroyed_goes_to_an_enemy_instead() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["dismantlius"], discard=["limp-wand"], ongoing=["rlyeh"]),
        left=seat(),
        right=seat(),
        token_stack=["back-with-eleven"],
    )
    table.play("dismantlius").save_and_load().choose("right")
    assert (table.right.discard, table.limp_wands) == (["limp-wand"], [])


def test_between_two_replacements_the_player_chooses() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["dismantlius"], discard=["twins"], ongoing=["rlyeh", "ash-hoard"]),
        left=seat(),
        token_stack=["back-with-eleven"],
    )
    table.play("dismantlius").save_and_load()
    assert table.offered() == ["pick:rlyeh", "pick:ash-hoard"]
    table.choose("ash-hoard")
    assert (table.you.hand, table.left.discard) == (["twins"], [])


def test_the_first_card_of_a_kind_is_answered_and_not_the_second() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["overmind", "overmind"], deck=DECK, ongoing=["mount-skullzfyre"]),
        left=seat(),
        token_stack=["back-with-eleven"],
    )
    table.play("overmind").save_and_load()
    assert table.you.hand == ["overmind", "sign"]
    table.play("overmind")
    assert table.you.hand == ["sign"]


def test_a_card_can_ask_whether_it_is_the_first_of_the_turn() -> None:
    table = a_fray(hand=["billy", "sign", "sign"], left=seat())
    table.play("billy")
    assert table.you.hand == ["sign"] * 4
    table = a_fray(hand=["billy", "sign", "twins"], left=seat())
    table.play("sign", "billy")
    assert table.you.hand == ["twins"]


def test_kinds_played_this_turn_are_counted_and_answered_once() -> None:
    table = a_table(
        wizards(),
        you=seat(hand=["sign", "twins", "last-orders", "robot-tongue"], deck=["wand x9"], ongoing=["jack-of-trades"]),
        left=seat(),
        token_stack=["back-with-eleven"],
    )
    table.play("sign", "twins")
    assert table.you.power == 1
    table.play("last-orders").save_and_load()
    assert (table.you.power, len(table.you.hand)) == (2, 4)
    table.play("robot-tongue")
    assert table.you.power == 2


def test_a_number_is_chosen_and_remembered() -> None:
    table = a_fray(hand=["blood-wager"], left=seat())
    table.play("blood-wager")
    assert table.offered() == ["number:0", "number:1", "number:2", "number:3"]
    table.save_and_load().choose("number:2")
    assert (table.you.life, table.you.power) == (18, 2)


def test_a_card_may_do_something_else_for_oneself_than_for_others() -> None:
    table = a_fray(hand=["mad-cat-lady", "mad-cat-lady"], left=seat(deck=["wand"]))
    table.play("mad-cat-lady").choose("you").play("mad-cat-lady").choose("left")
    assert (table.you.power, table.you.hand, table.left.hand) == (1, ["sign"], ["wand"])


def test_the_start_of_a_turn_is_answered_by_what_is_in_play() -> None:
    table = a_table(
        wizards(),
        you=seat(deck=DECK),
        left=seat(life=10, ongoing=["golden-oldies", "arena"]),
        token_stack=["back-with-eleven"],
        legend=["voom"],
    )
    table.choose("end")
    assert (table.turn, table.left.life) == ("left", 12)


def test_abilities_answer_in_the_order_their_cards_lie() -> None:
    for ongoing, life in ((["golden-oldies", "mirage"], 12), (["mirage", "golden-oldies"], 11)):
        table = a_table(
            wizards(),
            you=seat(deck=DECK),
            left=seat(life=10, ongoing=ongoing),
            token_stack=["back-with-eleven"],
            legend=["voom"],
        )
        table.choose("end")
        assert (table.left.life, table.left.discard) == (life, ["mirage"])


def test_points_are_counted_by_formula() -> None:
    table = a_table(
        wizards(),
        you=seat(deck=["dragon-eggs", "sign"], discard=["dragon-eggs"], hand=["limp-wand"]),
        left=seat(tokens=["two-limp-wands", "back-with-eleven"], ongoing=["big-bone"], discard=["dragon-eggs", "voom"]),
    )
    table.choose("end")
    assert table.outcome == {"winners": [0], "scores": [9, 1]}


def test_a_tie_goes_to_whoever_died_less_often_and_is_shared_if_that_ties_too() -> None:
    dead = seat(tokens=["two-limp-wands"], discard=["voom"])
    alive = seat(discard=["twins", "twins"])
    assert a_table(wizards(), you=dead, left=alive).choose("end").winners == ["left"]
    assert a_table(wizards(), you=alive, left=dead, right=alive).choose("end").winners == ["you", "right"]


# -- secrets


def test_a_look_at_ones_deck_shows_others_nothing() -> None:
    table = a_fray(hand=["scrying", "sign"], left=seat())
    table.play("scrying").save_and_load()
    assert table.prompt == "may"
    decks = [next(zone for zone in view(table.game, one).zones if zone.name == "deck") for one in (0, 1)]
    assert [[card and card.id for card in deck.cards] for deck in decks] == [[None, None, None, None, "sign"], []]


def test_a_searching_bot_keeps_what_was_chosen_in_secret_where_it_lies() -> None:
    table = a_table(
        wizards(),
        you=seat(deck=["sun-face", "twins", "billy", "arena", "overmind", "sign", "wand"]),
        left=seat(hand=["annihilation"]),
        right=seat(hand=["sign"], deck=["sign"], life=1),
        legends=["krazztar"],
        token_stack=["back-with-eleven", "gift-to-an-enemy"],
    )
    table.choose("end").choose("arena", by="you")

    assert table.asked == ["right"], "killed by the first gift: its token asks while the rest of the passing waits"
    for number in range(20):
        imagined = resample(table.game, 2, Dice(number))
        choose(imagined, ("player", 1, -1), 2)
        hand, deck = (imagined.rules.layout.zone(zone) for zone in ("hand", "deck"))
        assert (len(imagined.zones[hand]), len(imagined.zones[deck])) == (4, 2), "the gift left the hand, not the deck"
