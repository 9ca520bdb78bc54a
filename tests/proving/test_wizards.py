"""The hard cases of Krutagidon, written in the vocabulary: the table, what answers, points and secrets."""

from __future__ import annotations

from deckwright.core import Dice, choose, resample, view
from tests.proving.fray import DECK, a_fray
from tests.proving.wizards import wizards
from tests.table import a_table, seat

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
