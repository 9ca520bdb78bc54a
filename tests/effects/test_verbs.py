"""Verbs: what effects do to numbers and cards."""

from __future__ import annotations

from deckwright.authoring.writing import (
    another_player,
    arrange,
    boost,
    card_in,
    chosen,
    destroy,
    discard,
    double,
    draw,
    every,
    gain,
    how_many,
    if_,
    let,
    look_at,
    lose,
    may,
    move,
    one_of,
    pay,
    per,
    put_tokens,
    reveal,
    reveal_top,
    set_to,
    shuffle,
    take_tokens,
    transfer,
)
from deckwright.core import view
from deckwright.effects.vocabulary.purses import Coin
from deckwright.effects.vocabulary.verbs import Acquire
from tests.effects.laboratory import effect
from tests.table import Table, seat


def known(table: Table, viewer: int, zone: str, owner: int) -> list[str | None]:
    (found,) = [one for one in view(table.game, viewer).zones if (one.name, one.seat) == (zone, owner)]
    return [card and card.id for card in found.cards]


# -- numbers


def test_gain_gives_to_one_or_to_several() -> None:
    table = effect(gain(crystals=2), gain(wounds=1, who="others"), gain(scrip=1, who="all"), gain(doom=3))
    assert (table.you.crystals, table.left.crystals) == (2, 0)
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (0, 1, 1)
    assert (table.you.scrip, table.left.scrip, table.right.scrip) == (1, 1, 1)
    assert table.doom == 3


def test_gain_gives_no_more_than_there_is_room_for() -> None:
    table = effect(gain(life=5, who="all"), you=seat(life=7), left=seat(life=10), right=seat(life=2))
    assert (table.you.life, table.left.life, table.right.life) == (10, 10, 7)


def test_lose_takes_as_much_as_there_is() -> None:
    table = effect(lose(wounds=2, who="all"), you=seat(wounds=5), left=seat(wounds=1))
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (3, 0, 0)


def test_pay_is_offered_only_to_who_has_it_all() -> None:
    assert effect(may(pay(crystals=3)), you=seat(crystals=3)).choose("yes").you.crystals == 0
    assert effect(may(pay(crystals=3)), you=seat(crystals=2)).prompt == "quiet"
    assert effect(may(pay(crystals=per("wounds"))), you=seat(crystals=2, wounds=3)).prompt == "quiet"


def test_money_bound_to_a_purpose_goes_first_and_only_there() -> None:
    spell = effect(may(pay(crystals=5, purpose="spells")), you=seat(crystals=3, scrip=4)).choose("yes")
    assert (spell.you.crystals, spell.you.scrip) == (2, 0)
    assert effect(may(pay(crystals=4, purpose="bread")), you=seat(crystals=3, scrip=4)).prompt == "quiet"


def test_a_coin_pays_for_its_purposes_or_for_all_but_some() -> None:
    only, never = Coin("scrip", only=("spells",)), Coin("wounds", never=("gems",))
    assert (only.pays_for("spells"), only.pays_for("gems")) == (True, False)
    assert (never.pays_for("spells"), never.pays_for("gems")) == (True, False)


def test_transfer_moves_as_much_as_there_is() -> None:
    steps = (let("rival", another_player()), transfer(wounds=3, to="rival"))
    table = effect(*steps, seats=2, you=seat(wounds=2), left=seat(wounds=1))
    assert (table.you.wounds, table.left.wounds) == (0, 3)

    back = effect(
        let("rival", another_player()), transfer(crystals=1, giver="rival", to="you"), seats=2, left=seat(crystals=5)
    )
    assert (back.you.crystals, back.left.crystals) == (1, 4)


def test_transfer_to_nobody_moves_nothing() -> None:
    table = effect(let("rival", another_player(has="crystals")), transfer(wounds=3, to="rival"), you=seat(wounds=2))
    assert table.you.wounds == 2


def test_double_adds_as_much_again() -> None:
    table = effect(double("wounds", who="all"), you=seat(wounds=3), left=seat(wounds=1))
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (6, 2, 0)


def test_boost_raises_a_value_for_this_turn() -> None:
    table = effect(boost(attack=2), boost(attack=per("wounds"), who="all"), you=seat(wounds=1))
    assert (table.you.attack_bonus, table.left.attack_bonus) == (3, 1)


def test_set_to_is_neither_gain_nor_loss_of_a_fixed_amount() -> None:
    table = effect(set_to(wounds=4, who="all"), you=seat(wounds=9), left=seat(wounds=1))
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (4, 4, 4)


# -- cards


def test_move_puts_cards_on_top_or_under() -> None:
    steps = (every("them", card_in("hand")), move("them", to="discard"))
    table = effect(*steps, you=seat(hand=["axe", "gem"], discard=["bow"]))
    assert table.you.discard == ["bow", "axe", "gem"]

    under = effect(
        every("them", card_in("hand")), move("them", to="discard", under=True), you=seat(hand=["axe"], discard=["bow"])
    )
    assert under.you.discard == ["axe", "bow"]


def test_move_may_put_cards_into_the_zone_of_another() -> None:
    table = effect(
        let("rival", another_player()),
        every("them", card_in("hand")),
        move("them", to="hand", whose="rival"),
        seats=2,
        you=seat(hand=["axe"]),
    )
    assert (table.you.hand, table.left.hand) == ([], ["axe"])


def test_discard_goes_to_the_pile_of_the_owner() -> None:
    table = effect(
        every("them", card_in("hand", whose="all")), discard("them"), you=seat(hand=["axe"]), left=seat(hand=["gem"])
    )
    assert (table.you.discard, table.left.discard) == (["axe"], ["gem"])


def test_destroy_takes_cards_out_of_the_game() -> None:
    table = effect(
        every("them", card_in("hand")), destroy("them"), gain(crystals=how_many("them")), you=seat(hand=["axe", "gem"])
    )
    assert (table.you.hand, table.box, table.you.crystals) == ([], ["axe", "gem"], 2)


def test_acquire_puts_a_card_on_the_discard_pile_or_elsewhere() -> None:
    table = effect(let("it", card_in("market")), Acquire("it"), market=["axe"])
    assert (table.market, table.you.discard) == ([], ["axe"])
    assert effect(let("it", card_in("market")), Acquire("it", to="hand"), market=["axe"]).you.hand == ["axe"]


def test_shuffle_mixes_and_makes_everybody_forget() -> None:
    deck = ["axe", "bow", "ward", "gem", "ruby", "imp"]
    orders = {tuple(effect(shuffle("deck"), seed=seed, you=seat(deck=deck)).you.deck) for seed in range(20)}
    assert len(orders) > 10

    table = effect(reveal_top("top", 2), shuffle("deck"), you=seat(deck=deck))
    assert known(table, 0, "deck", 0) == []


def test_reveal_shows_cards_to_everybody() -> None:
    table = effect(every("them", card_in("hand", kind="relic")), reveal("them"), you=seat(hand=["axe", "gem"]))
    assert known(table, 1, "hand", 0) == ["axe", None]


def test_tokens_are_put_on_cards_and_taken_off() -> None:
    table = effect(put_tokens(power=3), take_tokens(power=1), you=seat(hand=["axe"]), this="axe")
    assert table.you.marks("hand") == [{"power": 2}]

    none = effect(put_tokens(power=1), take_tokens(power=5), put_tokens(life=1), you=seat(hand=["axe"]), this="axe")
    assert none.game.marks == {0 * 8 + 1: 0, 0 * 8 + 0: 1}


# -- decks


def test_draw_takes_from_the_top() -> None:
    table = effect(draw(2), you=seat(deck=["axe", "gem", "bow"]))
    assert (table.you.hand, table.you.deck) == (["bow", "gem"], ["axe"])


def test_draw_for_several_players_and_a_name_for_what_was_drawn() -> None:
    table = effect(
        draw(1, who="all", drawn="new"), discard("new"), you=seat(deck=["axe"]), left=seat(deck=["gem"]), right=seat()
    )
    assert (table.you.discard, table.left.discard, table.right.discard) == (["axe"], ["gem"], [])


def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    table = effect(draw(3), you=seat(deck=["axe"], discard=["gem", "bow"]))
    assert (table.you.hand, table.you.deck, table.you.discard) == (["axe", "gem", "bow"], [], [])


def test_who_has_no_cards_left_draws_as_many_as_there_are() -> None:
    table = effect(draw(3), gain(crystals=1), you=seat(deck=["axe"]))
    assert (table.you.hand, table.you.crystals) == (["axe"], 1)


def test_drawing_is_possible_if_deck_and_pile_have_enough() -> None:
    draw_or_be_paid = one_of([draw(2)], [gain(crystals=1)])
    assert effect(draw_or_be_paid, you=seat(deck=["axe"], discard=["gem"])).prompt == "one-of"
    assert effect(draw_or_be_paid, you=seat(deck=["axe"])).you.crystals == 1


def test_who_looks_at_a_deck_sees_it_alone() -> None:
    table = effect(look_at("top", 2), you=seat(deck=["axe", "gem", "bow"]))
    assert table.you.deck == ["axe", "gem", "bow"]
    assert known(table, 0, "deck", 0) == [None, "gem", "bow"]
    assert known(table, 1, "deck", 0) == []


def test_a_card_turned_up_is_seen_by_all_and_the_topmost_comes_first() -> None:
    table = effect(reveal_top("top", 2), let("it", card_in("deck"), count=0), you=seat(deck=["axe", "gem", "bow"]))
    assert known(table, 2, "deck", 0) == [None, "gem", "bow"]

    taken = effect(reveal_top("top", 2), move("top", to="discard"), you=seat(deck=["axe", "gem", "bow"]))
    assert taken.you.discard == ["bow", "gem"]


def test_looking_deeper_than_the_deck_lets_a_new_one_come_under_it() -> None:
    table = effect(reveal_top("top", 2), move("top", to="hand"), you=seat(deck=["axe"], discard=["gem", "bow"]))
    assert (table.you.hand, table.you.deck, table.you.discard) == (["axe", "gem"], ["bow"], [])


def test_looking_at_an_empty_deck_finds_nothing() -> None:
    table = effect(reveal_top("top", 2), if_(chosen("top"), [gain(crystals=1)]), you=seat())
    assert table.you.crystals == 0


def test_cards_are_put_back_in_an_order_of_ones_choice() -> None:
    table = effect(look_at("top", 3), arrange("top", to="deck"), you=seat(deck=["imp", "axe", "gem", "bow"]))
    table.choose("axe", "bow")
    assert table.you.deck == ["imp", "axe", "bow", "gem"]
