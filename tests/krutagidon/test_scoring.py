"""The three ends of the game, points, and ties."""

from __future__ import annotations

from deckwright.games.krutagidon.scoring import tie_broken_by
from tests.krutagidon.table import Table

MARKET = ["twins", "blaze", "snot-knight", "gutsy-sin", "sunface"]


def test_the_last_legend_ends_the_game_with_the_turn() -> None:
    table = Table(legends=[], p1={"power": 8}, market=MARKET).do("buy:voom")
    assert table.game.outcome is None
    table.do("end")
    assert table.game.outcome == {"winners": [0], "scores": [4, 0]}
    assert table.game.ending == "no-legends"


def test_a_market_that_cannot_be_filled_ends_the_game_with_the_turn() -> None:
    table = Table(phase="turn", main=["twins"], market=["blaze"], p1={"hand": ["sign"]})
    assert table.asked() == ("turn", [1])
    assert table.do("end").game.ending == "short-market"


def test_all_that_a_wizard_owns_counts_but_no_familiar_under_the_board() -> None:
    table = Table(
        p1={
            "hand": ["sunface"],
            "deck": ["twins"],
            "discard": ["blaze", "limp-wand x2"],
            "ongoing": ["sixer-mart"],
            "familiar": ["schoolkids"],
            "tokens": ["dwt-minus-four", "dwt-draw-one"],
        }
    )
    assert table.see("score", 1) == 2 + 1 + 2 - 2 + 1 - 7 - 3


def test_dragon_eggs_count_only_as_a_pair() -> None:
    assert Table(p1={"hand": ["dragon-eggs"]}).see("score", 1) == 0
    assert Table(p1={"hand": ["dragon-eggs"], "deck": ["dragon-eggs"]}).see("score", 1) == 10


def test_a_big_bone_is_a_token_during_the_game_and_points_at_its_end() -> None:
    table = Table(p1={"ongoing": ["big-bone"], "tokens": ["dwt-draw-one", "dwt-one-limp-wand"]})
    assert table.see("dead_wizard_tokens", 1) == 3
    assert table.see("score", 1) == 2 - 6


def test_ties_go_to_legends_and_then_to_fewer_tokens() -> None:
    three = {"discard": ["krazztar", "voom"]}
    one = {"discard": ["lord-blacklord", "sunface", "twins"]}
    table = Table(p1=one, p2=three, legend=[], legends=[]).do("end")
    assert table.game.outcome == {"winners": [1], "scores": [9, 9]}
    assert tie_broken_by(table.game) == "legends"
    table = Table(
        p1={"discard": ["blaze", "uncle-andys-laurels"], "tokens": ["dwt-minus-two"]},
        p2={"discard": ["sunface", "annihilageddon-spell", "twins"], "tokens": ["dwt-draw-one", "dwt-one-limp-wand"]},
        legend=[],
        legends=[],
    ).do("end")
    assert table.game.outcome == {"winners": [0], "scores": [-1, -1]}
    assert tie_broken_by(table.game) == "tokens"


def test_without_a_tie_nothing_has_to_break_it() -> None:
    table = Table(p1={"discard": ["sunface"]}, p2={"discard": ["krazztar"]}, legend=[], legends=[]).do("end")
    assert tie_broken_by(table.game) == ""
