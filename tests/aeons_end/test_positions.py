"""Positions and orders of Aeon's End that no game can come to are refused, each with its place."""

from __future__ import annotations

import pytest

from deckwright.errors import AuthorError
from deckwright.games import load
from deckwright.games.aeons_end.definitions import NEMESIS
from deckwright.games.aeons_end.laying import speaking_of
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.scenarios import lay_out
from tests.table import Table, a_table, seat

BOTH = {"boxes": "base,war-eternal"}


def told_of(**position: object) -> str:
    """What is wrong with a position, written as in a file; both boxes are switched on unless it says otherwise."""
    with pytest.raises(AuthorError) as told:
        lay_out(load("aeons-end"), {"options": BOTH, **position})
    return told.value.message.removeprefix("position.")


def table_with(**position: object) -> Table:
    return Table(lay_out(load("aeons-end"), {"options": BOTH, **position}))


def refusal_of(table: Table, order: str, argument: object) -> str:
    """Why an order cannot be carried out."""
    with pytest.raises(AuthorError) as told:
        table.order(order, argument)
    return told.value.message


# -- what belongs to one nemesis


@pytest.mark.parametrize(
    ("things", "message"),
    [
        ({"nemesis": "carapace-queen", "fury": 2}, "fury: 'carapace-queen' has none, only 'rageborne'"),
        ({"nemesis": "carapace-queen", "tokens": 2}, "tokens: 'carapace-queen' has none, only 'rageborne'"),
        (
            {"nemesis_tokens": 4},
            "nemesis_tokens: 'rageborne' has none, only 'umbra-titan' and 'gate-witch' and 'magus-of-cloaks'",
        ),
        (
            {"nemesis": "crooked-mask", "strikes": ["devastate"]},
            "strikes: 'crooked-mask' has none, only 'rageborne'",
        ),
        ({"nemesis": "crooked-mask", "strikes": []}, "strikes: 'crooked-mask' has none, only 'rageborne'"),
        ({"corruptions": ["contagion"]}, "corruptions: 'rageborne' has none, only 'crooked-mask'"),
        ({"acolytes": ["bezu"]}, "acolytes: 'rageborne' has none, only 'hollow-crown'"),
        ({"acolyte_deck": ["bezu"]}, "acolyte_deck: 'rageborne' has none, only 'hollow-crown'"),
        ({"special_play": ["bezu"]}, "special_play: 'bezu' belongs to 'hollow-crown', not to 'rageborne'"),
        ({"p1": {"hand": ["contagion"]}}, "p1.hand: 'contagion' belongs to 'crooked-mask', not to 'rageborne'"),
        ({"devoured": ["jade"]}, "devoured: 'rageborne' has none, only 'prince-of-gluttons'"),
        ({"special_discard": ["jade"]}, "special_discard: 'jade' cannot lie there against 'rageborne'"),
        ({"husks": 3}, "husks: 'rageborne' has none, only 'carapace-queen'"),
    ],
)
def test_what_belongs_to_another_nemesis_is_not_there(things: dict[str, object], message: str) -> None:
    assert told_of(**things) == message


def test_what_belongs_to_the_nemesis_may_be_there() -> None:
    assert table_with(fury=2, strikes=["devastate"]).special_deck == ["devastate"]
    assert table_with(nemesis="gate-witch", nemesis_tokens=4).nemesis_tokens == 4
    assert table_with(nemesis="crooked-mask", p2={"hand": ["contagion"]}).left.hand == ["contagion"]
    assert table_with(nemesis="prince-of-gluttons", supply=["ignite"], devoured=["jade"]).special_discard == ["jade"]
    assert table_with(nemesis="hollow-crown", acolytes=["bezu"]).special_play == ["bezu"]


def test_cards_of_the_nemesis_deck_come_against_any_nemesis() -> None:
    assert table_with(nemesis_play=["cryptid"], nemesis_discard=["tempt"]).nemesis_play == ["cryptid"]


def test_only_quilius_has_trophies() -> None:
    assert told_of(p1={"mage": "brama", "trophies": 3}) == "p1.trophies: 'brama' has none, only 'quilius'"
    assert table_with(p1={"mage": "quilius", "trophies": 3}).you.trophies == 3


# -- games that would be over


def test_not_every_player_is_exhausted() -> None:
    over = "p2.life: with every player exhausted the game would be over"

    assert told_of(p1={"exhausted": True}, p2={"life": 0}) == over
    assert table_with(p1={"exhausted": True}, p2={"life": 1}).you.exhausted


def test_a_single_mage_may_be_exhausted_in_the_second_edition_only() -> None:
    over = "p1.life: with every player exhausted the game would be over"

    assert table_with(p1={"exhausted": True}).you.exhausted
    assert told_of(p1={"exhausted": True}, options={"edition": "1"}) == over


def test_prince_of_gluttons_has_something_left_to_devour() -> None:
    over = "supply: with every pile empty the game would be over"

    assert told_of(nemesis="prince-of-gluttons", supply={"jade": 0, "ignite": 0}) == over
    assert told_of(nemesis="prince-of-gluttons", supply={}) == over
    assert table_with(nemesis="prince-of-gluttons", supply={"jade": 1, "ignite": 0}).supply == {"jade": 1, "ignite": 0}
    assert table_with(supply={"jade": 0}).supply == {"jade": 0}


# -- cards and what lies on them


@pytest.mark.parametrize(
    ("things", "message"),
    [
        (
            {"nemesis_play": [{"card": "woven-sky", "power": 3}]},
            "nemesis_play: 'woven-sky' has 3 power, more than the 2 it began with",
        ),
        (
            {"nemesis_play": ["bane-sire", {"card": "bane-sire", "life": 2}]},
            "nemesis_play: 'bane-sire' lies in nemesis_play already, and there is only one",
        ),
        (
            {"strikes": ["devastate x2"]},
            "special_deck: 'devastate' lies in special_deck already, and there is only one",
        ),
        (
            {"nemesis": "carapace-queen", "husks": [1, 2]},
            "husks: a husk with 2 life has more than it can have now",
        ),
        (
            {"phase": "nemesis-draw", "nemesis_drawn": ["slaughter", "topple"]},
            "nemesis_drawn: expected one card, got ['slaughter', 'topple']",
        ),
        (
            {"p1": {"mage": "kadir", "breaches": {"2": "opened", "II": "closed 1"}}},
            "p1.breaches.II: it is told twice, by its number and by its numeral",
        ),
        ({"p1": {"exhausted": False, "life": 0}}, "p1.exhausted: with 0 life a mage is exhausted"),
        ({"p1": {"hand": 3}}, "p1.hand: expected cards such as [jade, aurora], got 3"),
        ({"p1": {"hand": [3]}}, "p1.hand: expected a card such as 'jade', got 3"),
        ({"turn": "p3", "seats": 2}, "turn: expected a seat from p1 to p2 or 'nemesis', got 'p3'"),
    ],
)
def test_what_cannot_lie_there_is_refused(things: dict[str, object], message: str) -> None:
    assert told_of(**things) == message


def test_a_quiet_card_may_fill_the_nemesis_deck_and_lie_discarded_twice() -> None:
    assert table_with(nemesis_deck=["vex x3"]).nemesis_deck == ["vex"] * 3
    assert table_with(nemesis_discard=["vex x2"], nemesis_deck=["topple"]).nemesis_discard == ["vex"] * 2


def test_not_exhausted_and_some_life_go_together() -> None:
    assert table_with(p1={"exhausted": False, "life": 3}).you.life == 3
    assert not table_with(p1={"exhausted": False}).you.exhausted


# -- minions whose life is worked out when they come into play


def test_maggot_engine_has_twice_as_much_life_as_there_are_husks_unless_told() -> None:
    queen = {"nemesis": "carapace-queen", "nemesis_play": ["maggot-engine"]}

    assert table_with(**queen, husks=3).marks("nemesis_play") == [{"life": 6}]
    assert told_of(**queen) == (
        "nemesis_play: as things are, 'maggot-engine' would have no life; write {card: maggot-engine, life: …}"
    )
    told = {"card": "maggot-engine", "life": 9}
    assert table_with(nemesis="carapace-queen", nemesis_play=[told]).marks("nemesis_play") == [{"life": 9}]


def test_mindguzzler_may_have_more_life_than_is_printed() -> None:
    guzzler = {"card": "mindguzzler", "life": 10}

    assert table_with(nemesis_play=[guzzler]).marks("nemesis_play") == [{"life": 10}]
    assert table_with(nemesis_play=["mindguzzler"], supply={"jade": 0}).marks("nemesis_play") == [{"life": 9}]


# -- turn order


@pytest.mark.parametrize("phase", ["nemesis-turn", "nemesis-draw"])
def test_any_card_may_lie_on_top_in_a_turn_of_the_nemesis(phase: str) -> None:
    table = table_with(turn="nemesis", phase=phase, turn_discard=["turn-2"], turn_deck=["turn-1"], seats=2)

    assert table.turn_discard == ["turn-2", "turn-1"]


def test_any_card_may_lie_on_top_in_a_turn_of_a_player() -> None:
    assert table_with(turn_discard=["turn-1", "turn-nemesis"], seats=2).turn == "you"


def test_that_there_are_no_tokens_is_true_of_any_nemesis() -> None:
    assert table_with(nemesis="carapace-queen", fury=0, nemesis_tokens=0).tokens == 0


def test_only_a_card_of_this_game_can_come_next() -> None:
    pairs = {"seats": 4, "options": {"four_turns": "pairs"}}

    assert refusal_of(table_with(seats=2), "next turn", "any") == (
        "next turn: the turn order of this game has no 'turn-any'; there are ['turn-1', 'turn-2', 'turn-nemesis']"
    )
    assert refusal_of(table_with(**pairs), "next turn", "p1") == (
        "next turn: the turn order of this game has no 'turn-1'; there are ['turn-1-2', 'turn-3-4', 'turn-nemesis']"
    )
    assert table_with(**pairs).order("next turn", "3-4").turn_deck[-1] == "turn-3-4"
    assert table_with(seats=3).order("next turn", "any").turn_deck[-1] == "turn-any"


# -- orders about cards of which there is one


def test_a_discarded_card_is_resolved_from_where_it_lies() -> None:
    table = a_table("aeons-end", seats=2, nemesis_discard=["slaughter", "bane-sire"])

    table.order("resolve", "slaughter").order("resolve", "bane-sire")

    assert (table.nemesis_discard, table.nemesis_play) == (["slaughter"], ["bane-sire"])


def test_a_corruption_is_played_from_whoever_has_it() -> None:
    table = a_table("aeons-end", nemesis="crooked-mask", left=seat(deck=["contagion"]), corruptions=[])

    table.order("resolve", "contagion")

    assert (table.left.deck, table.special_deck, table.you.life) == ([], ["contagion"], 9)


def test_a_card_in_play_cannot_come_into_play_again() -> None:
    table = a_table("aeons-end", seats=2, nemesis_play=["bane-sire"])

    assert refusal_of(table, "resolve", "bane-sire") == (
        "resolve: 'bane-sire' is in play already, and there is only one"
    )


@pytest.mark.parametrize(
    ("order", "card", "owner"),
    [("resolve", "devastate", "rageborne"), ("play card", "contagion", "crooked-mask")],
)
def test_strikes_and_corruptions_of_another_nemesis_cannot_be_ordered(order: str, card: str, owner: str) -> None:
    table = a_table("aeons-end", seats=2, nemesis="carapace-queen")

    assert refusal_of(table, order, card) == f"{order}: {card!r} belongs to {owner!r}"


# -- what it costs to get rid of a power


def test_a_power_that_is_too_dear_says_what_it_costs() -> None:
    table = a_table("aeons-end", seats=2, you=seat(aether=5, aether_for_gems=9), nemesis_play=["eye-of-nothing"])

    assert table.refused()["remove:eye-of-nothing"] == "costs-aether"


def test_a_power_that_asks_for_something_else_is_not_possible() -> None:
    table = a_table("aeons-end", seats=2, you=seat(aether=9), nemesis_play=["woven-sky", "bleed-static"])

    assert table.refused()["remove:woven-sky"] == "not-possible"
    assert table.refused()["remove:bleed-static"] == "cannot-be-discarded"


def test_a_counter_is_found_in_whichever_field_of_a_sheet_speaks_of_it() -> None:
    assert speaking_of(aeons_end(), NEMESIS, "tokens") == ["rageborne"]
    assert speaking_of(aeons_end(), NEMESIS, "nemesis_tokens") == ["umbra-titan", "gate-witch", "magus-of-cloaks"]
