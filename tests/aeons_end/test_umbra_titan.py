"""Umbra Titan and its cards."""

from __future__ import annotations

from functools import partial

import pytest

from deckwright.errors import AuthorError
from deckwright.games.aeons_end.facts import facts
from tests.aeons_end import test_basic_nemesis as basic
from tests.aeons_end.mages_table import a_nemesis, seat

BOTH = {"boxes": "base,war-eternal"}
EXPERT = {**BOTH, "difficulty": "expert"}

against = partial(a_nemesis, "umbra-titan", options=BOTH)
resolved = partial(basic.resolved, nemesis="umbra-titan", options=BOTH)
acting = partial(basic.acting, nemesis="umbra-titan", options=BOTH)
last_token = partial(basic.last_token, nemesis="umbra-titan", options=BOTH)

FIRST_TURN = {"turn_deck": ["turn-nemesis"], "turn_discard": ["turn-1", "turn-nemesis"]}
SECOND_TURN = {"turn_deck": ["turn-2"], "turn_discard": ["turn-nemesis", "turn-1", "turn-nemesis"]}


def test_umbra_titan_begins_with_seventy_life_and_eight_tokens() -> None:
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[])
    assert (table.nemesis_life, table.nemesis_tokens, table.tokens) == (70, 8, 0)


def test_umbra_titan_begins_with_five_tokens_at_increased_difficulty() -> None:
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[], options=EXPERT)
    assert table.nemesis_tokens == 5
    assert (against().nemesis_tokens, against(options=EXPERT).nemesis_tokens) == (8, 5)


def test_umbra_titan_unleashes_on_a_player_or_loses_a_token_in_the_first_nemesis_turn() -> None:
    table = against(**FIRST_TURN).order("unleash")
    assert (table.asked, table.offered()) == (["you", "left"], ["branch:suffer", "branch:lose-tokens"])
    assert table.choose("branch:0", "player:p2").left.life == 8
    assert against(**FIRST_TURN).order("unleash").choose("branch:2").nemesis_tokens == 7


def test_umbra_titan_unleashes_on_gravehold_or_loses_a_token_in_the_second_nemesis_turn() -> None:
    table = against(**SECOND_TURN).order("unleash")
    assert table.offered() == ["branch:gravehold-suffers", "branch:lose-tokens"]
    assert table.choose("branch:1").gravehold == 28
    assert against(**SECOND_TURN).order("unleash").choose("branch:2").nemesis_tokens == 7


def test_umbra_titan_loses_a_token_where_no_nemesis_turn_was_yet() -> None:
    table = against(turn_discard=["turn-1"]).order("unleash")
    assert (table.nemesis_tokens, table.prompt) == (7, "main")


def test_umbra_titan_wins_with_its_last_token_in_the_middle_of_an_effect() -> None:
    table = resolved("smite", nemesis_tokens=1, turn_discard=["turn-1"])
    assert (table.game.ending, table.winners) == ("no-tokens-left", [])
    assert (table.gravehold, table.nemesis_tokens) == (30, 0)


def test_umbra_titan_wins_in_the_middle_of_exhaustion() -> None:
    table = against(seat(life=1, charges=2), nemesis_tokens=2, turn_discard=["turn-1"]).order("damage", {"p1": 1})
    assert (table.game.ending, table.you.charges) == ("no-tokens-left", 2)


def test_umbra_titan_without_tokens_is_no_position() -> None:
    with pytest.raises(AuthorError, match="nemesis_tokens: at 0 the game would be over"):
        against(nemesis_tokens=0)


def test_cryptid_takes_the_dearest_prepped_spell_or_a_token() -> None:
    mine, theirs = seat(breach_1=["spark"]), seat(breach_1=["ignite"])
    table = acting("cryptid", mine, theirs).choose("branch:0")
    assert (table.you.breach_1, table.left.discard, table.nemesis_tokens) == (["spark"], ["ignite"], 8)
    assert acting("cryptid", mine, theirs).choose("branch:1").nemesis_tokens == 7


def test_cryptid_leaves_a_tie_to_the_players() -> None:
    table = acting("cryptid", seat(breach_1=["spark"]), seat(breach_1=["spark"])).choose("branch:0")
    assert table.asked == ["you", "left"]
    assert table.choose("pick:spark#2").left.discard == ["spark"]


def test_cryptid_takes_a_token_if_no_spell_is_prepped() -> None:
    table = acting("cryptid")
    assert (table.nemesis_tokens, table.prompt) == (7, "main")


def test_grubber_takes_a_token_in_the_second_nemesis_turn_and_hits_gravehold_in_the_first() -> None:
    first, second = acting("grubber", **FIRST_TURN), acting("grubber", **SECOND_TURN)
    assert (first.nemesis_tokens, first.gravehold) == (8, 28)
    assert (second.nemesis_tokens, second.gravehold) == (7, 30)


def test_seismic_roar_takes_two_tokens() -> None:
    table = last_token("seismic-roar")
    assert (table.nemesis_tokens, table.nemesis_discard) == (6, ["seismic-roar"])


def test_seismic_roar_is_discarded_for_six_aether() -> None:
    table = against(seat(aether=6), nemesis_play=["seismic-roar"]).choose("remove:seismic-roar")
    assert (table.you.aether, table.nemesis_tokens, table.nemesis_discard) == (0, 8, ["seismic-roar"])


def test_maul_destroys_the_two_dearest_prepped_spells_or_takes_two_tokens() -> None:
    mine, theirs = seat(mage="jian", breach_1=["spark"], breach_2=["dark-fire"]), seat(breach_1=["ignite"])
    table = resolved("maul", mine, theirs).choose("branch:0")
    assert (sorted(table.destroyed), table.you.breach_1) == (["dark-fire", "ignite"], ["spark"])
    assert resolved("maul", mine, theirs).choose("branch:1").nemesis_tokens == 6


def test_maul_takes_tokens_unless_two_spells_are_prepped() -> None:
    one = resolved("maul", seat(breach_1=["spark"]))
    assert (one.nemesis_tokens, one.you.breach_1, one.prompt) == (6, ["spark"], "main")
    assert resolved("maul").nemesis_tokens == 6


def test_maul_may_be_answered_with_the_last_tokens() -> None:
    table = resolved("maul", seat(breach_1=["spark"]), seat(breach_1=["spark"]), nemesis_tokens=2)
    assert table.offered() == ["branch:destroy", "branch:lose-tokens"]
    assert table.choose("branch:1").game.ending == "no-tokens-left"


def test_tombfright_takes_a_token_from_five_on_and_hits_gravehold_below() -> None:
    assert acting("tombfright", nemesis_tokens=5).nemesis_tokens == 4
    table = acting("tombfright", nemesis_tokens=4)
    assert (table.nemesis_tokens, table.gravehold) == (4, 27)


def test_vault_behemoth_hits_a_player_and_takes_a_token_once_it_is_wounded() -> None:
    whole = acting("vault-behemoth").choose("player:p2")
    assert (whole.left.life, whole.nemesis_tokens) == (8, 8)
    wounded = acting({"card": "vault-behemoth", "life": 8}).choose("player:p2")
    assert (wounded.left.life, wounded.nemesis_tokens) == (8, 7)


def test_crumble_takes_three_tokens_or_unleashes_and_brings_the_last_minion_back() -> None:
    gone = ["grubber", "cryptid", "smite"]
    assert resolved("crumble", nemesis_discard=gone).choose("branch:0").nemesis_tokens == 5
    table = resolved("crumble", nemesis_discard=gone, turn_discard=["turn-1"]).choose("branch:1")
    assert (table.nemesis_tokens, table.marks("nemesis_play")) == (7, [{"life": 6}])
    assert (table.nemesis_play, table.nemesis_discard) == (["cryptid"], ["grubber", "smite", "crumble"])


def test_crumble_takes_tokens_if_no_minion_was_discarded() -> None:
    assert resolved("crumble", nemesis_discard=["smite"]).nemesis_tokens == 5


def test_demi_ancient_takes_a_token_every_turn() -> None:
    table = acting("demi-ancient")
    assert (table.nemesis_tokens, table.marks("nemesis_play")) == (7, [{"life": 18}])


def test_yawning_black_hits_for_six_or_takes_three_tokens() -> None:
    assert last_token("yawning-black").choose("branch:0", "player:p1").you.life == 4
    assert last_token("yawning-black").choose("branch:1").nemesis_tokens == 5


def test_yawning_black_is_discarded_for_eight_aether() -> None:
    assert "remove:yawning-black" in against(seat(aether=8), nemesis_play=["yawning-black"]).offered()
    assert "remove:yawning-black" in against(seat(aether=7), nemesis_play=["yawning-black"]).refused()


def test_the_last_token_of_umbra_titan_is_known_to_lose_the_game() -> None:
    """The page tells a lost token as bad news."""
    assert facts(against().game)["dwindling"]
    assert not facts(a_nemesis("gate-witch", options=BOTH).game)["dwindling"]
