"""Positions and orders, those that cannot be and those that nobody thought of."""

from __future__ import annotations

import pytest

from deckwright.errors import AuthorError
from tests.table import a_table, seat

# -- positions that cannot be


@pytest.mark.parametrize(
    ("you", "message"),
    [
        ({"mage": "phaedraxa", "breach_1": ["spark"]}, "p1.breach_1: 'phaedraxa' has no breach I"),
        ({"mage": "phaedraxa", "breaches": {"I": "opened"}}, "p1.breaches.I: 'phaedraxa' has no breach I"),
        ({"breaches": {"II": "none"}, "breach_2": ["spark"]}, "p1.breach_2: 'brama' has no breach II"),
        ({"breaches": {"II": "none"}, "focused": ["II"]}, "p1.focused: 'brama' has no breach II"),
        ({"breaches": {"V": "opened"}}, "p1.breaches: no breach 'V'; there are ['I', 'II', 'III', 'IV']"),
        ({"breaches": {"5": "opened"}}, "p1.breaches: no breach '5'; there are ['I', 'II', 'III', 'IV']"),
        ({"breaches": {"I": "closed 0"}}, "p1.breaches.I: breach I is never closed"),
        (
            {"breaches": {"II": "open"}},
            "p1.breaches.II: no state 'open' (did you mean 'opened'?); "
            "there are ['none', 'closed 0', 'closed 1', 'closed 2', 'closed 3', 'opened', 'sigil']",
        ),
        ({"breaches": "opened"}, "p1.breaches: expected breaches such as {II: closed 2, III: opened}, got 'opened'"),
        ({"focused": "II"}, "p1.focused: expected breaches such as [II, III], got 'II'"),
        ({"breach_1": ["jade"]}, "p1.breach_1: 'jade' is of kind gem, only spell lies there"),
        ({"played": ["spark"]}, "p1.played: 'spark' is of kind spell, only gem or relic or corruption lies there"),
        (
            {"hand": ["bane-sire"]},
            "p1.hand: 'bane-sire' is of kind minion, only gem or relic or spell or corruption lies there",
        ),
        ({"mage": "rageborne"}, "p1.mage: 'rageborne' is of kind nemesis, only mage lies there"),
        ({"mage": ["kadir", "brama"]}, "p1.mage: expected one card, got ['kadir', 'brama']"),
        ({"life": 11}, "p1.life: 11 is more than the 10 there can be"),
        ({"mage": "jian", "charges": 5}, "p1.charges: 5 is more than the 4 there can be"),
        ({"exhausted": True, "life": 3}, "p1.exhausted: not with 3 life"),
        ({"exhausted": "very"}, "p1.exhausted: expected true or false, got 'very'"),
        (
            {"breach_1": ["spark"], "prepped_this_turn": ["ignite"]},
            "p1.prepped_this_turn: no 'ignite' is prepped; there are ['spark']",
        ),
        ({"used": "spark"}, "p1.used: expected prepped spells such as [spark], got 'spark'"),
        ({"deck": [], "deck from top": []}, "p1.deck from top: 'deck' is given twice"),
        ({"life from top": 3}, "p1.life from top: a seat of aeons-end has no 'life'"),
    ],
)
def test_a_seat_that_cannot_be_laid_out_says_why(you: dict[str, object], message: str) -> None:
    with pytest.raises(AuthorError) as told:
        a_table("aeons-end", you=you)

    assert told.value.message.startswith(f"position.{message}")


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (
            {"nemesis_play": ["bane-sire"], "nemesis_deck": ["bane-sire"]},
            "nemesis_deck: 'bane-sire' lies in nemesis_play already, and there is only one",
        ),
        (
            {"corruptions": ["contagion"], "you": {"hand": ["contagion"]}, "nemesis": "crooked-mask"},
            "special_deck: 'contagion' lies in p1.hand already, and there is only one",
        ),
        (
            {"you": {"mage": "kadir"}, "left": {"mage": "kadir"}},
            "p2.mage: 'kadir' lies in p1.mage already, and there is only one",
        ),
        (
            {"left": {"mage": "kadir"}, "options": {"mages": "kadir,brama"}},
            "p2.mage: 'kadir' sits at p1 already",
        ),
        (
            {"nemesis_play": ["slaughter"]},
            "nemesis_play: 'slaughter' is of kind attack, only minion or power lies there",
        ),
        ({"nemesis_play": [{"card": "bane-sire", "power": 2}]}, "nemesis_play: no power lies on 'bane-sire' there"),
        (
            {"nemesis_play": [{"card": "bane-sire", "life": 0}]},
            "nemesis_play: 'bane-sire' with 0 life would have left play",
        ),
        (
            {"nemesis_play": [{"card": "bane-sire", "life": 7}]},
            "nemesis_play: 'bane-sire' has 7 life, more than the 6 it began with",
        ),
        ({"nemesis_deck": [{"card": "bane-sire", "life": 2}]}, "nemesis_deck: no life lies on 'bane-sire' there"),
        ({"nemesis_life": 71}, "nemesis_life: 71 is more than the 70 there can be"),
        ({"gravehold": 0}, "gravehold: at 0 the game would be over"),
        ({"husks": 3}, "husks: 'rageborne' has none, only 'carapace-queen'"),
        ({"husks": 16, "nemesis": "carapace-queen"}, "husks: there are only 15"),
        (
            {"nemesis": "carapace-queen", "husks": [2, 0]},
            "husks: expected their number, or the life of each, got [2, 0]",
        ),
        (
            {"nemesis": "carapace-queen", "husks": "many"},
            "husks: expected their number, or the life of each, got 'many'",
        ),
        ({"supply": {"crystal": 3}}, "supply: no pile of 'crystal'"),
        ({"supply": {"jade": -1}}, "supply.jade: expected how many are left, got -1"),
        ({"supply": ["jade", "jade"]}, "supply: two piles of one card in ['jade', 'jade']"),
        ({"supply": "free-charge"}, "supply: no preset 'free-charge' (did you mean 'free-charges'?)"),
        ({"supply": 3}, "supply: expected piles such as {jade: 5, ignite: 0} or [jade, ignite], got 3"),
        ({"supply": {"jade": 1}, "supply_2": ["ignite"]}, "supply: supply_2 tells it already"),
        ({"sold_1": 4}, "sold_1: it follows from the supply and cannot be given"),
        ({"turn_deck": ["turn-3"], "seats": 2}, "turn_deck: 'turn-3' belongs to nobody among 2 players"),
        ({"turn_deck": ["jade"]}, "turn_deck: 'jade' is of kind gem, only turn lies there"),
        ({"phase": "mian"}, "phase: aeons-end has no 'mian' (did you mean 'main'?)"),
        ({"nemesis_drawn": ["slaughter"]}, "nemesis_drawn: a card lies there only in the phase nemesis-draw"),
        ({"fury": 1, "tokens": 2}, "tokens: 'tokens' is given twice"),
    ],
)
def test_a_table_that_cannot_be_laid_out_says_why(table: dict[str, object], message: str) -> None:
    with pytest.raises(AuthorError) as told:
        a_table("aeons-end", **table)  # type: ignore[arg-type]

    assert told.value.message.startswith(f"position.{message}")


def test_more_copies_of_a_player_card_than_the_box_holds_may_be_laid_out() -> None:
    table = a_table("aeons-end", you=seat(hand=["jade"] * 9, mage="kadir"), left=seat(hand=["emerald-shard"] * 2))

    assert (len(table.you.hand), len(table.left.hand)) == (9, 2)


def test_the_quiet_table_asks_nothing_but_the_main_phase() -> None:
    table = a_table("aeons-end", seats=4)

    assert (table.prompt, table.offered(), table.turn) == ("main", ["end"], "you")
    assert [table.you.mage, table.left.mage, table.right.mage, table.far.mage] == [
        ["brama"],
        ["kadir"],
        ["mist-ae"],
        ["xaxos"],
    ]
    assert (table.nemesis, table.nemesis_life, table.tokens, table.gravehold) == (["rageborne"], 70, 0, 30)
    assert table.turn_discard == ["turn-1"]
    assert table.turn_deck == ["turn-nemesis", "turn-nemesis", "turn-4", "turn-3", "turn-2"]


def test_the_quiet_nemesis_does_nothing_for_several_turns() -> None:
    table = a_table("aeons-end", seats=2)
    for _ in range(8):
        table.order("nemesis turn")

    assert (table.gravehold, table.you.life, table.tokens, table.nemesis_play) == (30, 10, 0, [])
    assert table.outcome is None


def test_the_rest_of_the_turn_order_goes_to_the_pile_that_is_not_told() -> None:
    deck = a_table("aeons-end", seats=2, turn_discard=["turn-nemesis", "turn-1"])
    discard = a_table("aeons-end", seats=2, turn_deck=["turn-nemesis"])

    assert deck.turn_deck == ["turn-nemesis", "turn-2", "turn-1", "turn-2"]
    assert discard.turn_discard == ["turn-2", "turn-2", "turn-nemesis", "turn-1", "turn-1"]


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [
        ("turn", "casting"),
        ("casting", "casting"),
        ("end-of-casting", "main"),
        ("main", "main"),
        ("end-of-main", "discard-order"),
        ("draw", "discard-order"),
        ("end-of-turn", "main"),
        ("between-turns", "casting"),
        ("nemesis-turn", "player"),
        ("nemesis-main", "player"),
        ("nemesis-draw", "casting"),
        ("end-of-nemesis-turn", "casting"),
    ],
)
def test_play_goes_on_in_any_phase(phase: str, prompt: str) -> None:
    table = a_table(
        "aeons-end",
        phase=phase,
        you=seat(breach_1=["spark"], played=["jade", "crystal"]),
        left=seat(),
        nemesis_play=[{"card": "woven-sky", "power": 1}],
    )

    assert table.prompt == prompt


@pytest.mark.parametrize(
    ("order", "argument", "message"),
    [
        ("resolve", "jade", "resolve: no attack or minion or power or strike or corruption is called 'jade'"),
        ("unleash", "often", "unleash: expected a number, got 'often'"),
        ("damage", 3, "damage: expected whom and how much, such as {p1: 3}, got 3"),
        ("damage", {"p3": 3}, "damage: nothing called 'p3' can be damaged"),
        ("damage", {"p1": -1}, "damage.p1: expected a number, got -1"),
        ("heal", {"bane-sire": 1}, "heal: nobody is called 'bane-sire'; there are p1…, gravehold, nemesis"),
        ("exhaust", "gravehold", "exhaust: expected a player such as p1, got 'gravehold'"),
        (
            "next turn",
            "p3",
            "next turn: no turn of 'p3'; there are ['p1', 'p2', 'any', 'nemesis']",
        ),
        ("play card", "spark", "play card: no gem or relic or corruption is called 'spark'"),
        ("gain card", {"p3": "jade"}, "gain card: expected a card, or whose it is, such as {p2: jade}"),
    ],
)
def test_an_order_that_cannot_be_meant_says_why(order: str, argument: object, message: str) -> None:
    table = a_table("aeons-end", seats=2)

    with pytest.raises(AuthorError) as told:
        table.order(order, argument)

    assert told.value.message.startswith(message)


def test_orders_can_be_saved_and_loaded_in_their_middle() -> None:
    table = a_table("aeons-end", seats=2)

    table.order("resolve", "skewer").save_and_load().choose("player:left").save_and_load()

    assert (table.left.life, table.turn, table.nemesis_discard) == (7, "you", ["skewer"])
