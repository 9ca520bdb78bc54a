"""Prince of Gluttons and its cards."""

from __future__ import annotations

from functools import partial

from tests.aeons_end import test_basic_nemesis as basic
from tests.aeons_end.mages_table import a_nemesis, seat

against = partial(a_nemesis, "prince-of-gluttons")
resolved = partial(basic.resolved, nemesis="prince-of-gluttons")
acting = partial(basic.acting, nemesis="prince-of-gluttons")
last_token = partial(basic.last_token, nemesis="prince-of-gluttons")


def test_prince_of_gluttons_begins_with_a_gem_of_each_pile_the_cheapest_on_top() -> None:
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[])
    assert table.special_discard == ["burning-opal", "searing-ruby", "jade"]


def test_prince_of_gluttons_devours_three_cards_of_the_cheapest_pile() -> None:
    table = against(supply={"jade": 5, "ignite": 5}).order("unleash")
    assert (table.supply["jade"], table.special_discard, table.gravehold) == (2, ["jade"] * 3, 30)


def test_prince_of_gluttons_hurts_gravehold_for_missing_cards() -> None:
    table = against(supply={"jade": 1, "ignite": 5}).order("unleash")
    assert (table.supply["jade"], table.gravehold) == (0, 26)


def test_prince_of_gluttons_sells_the_top_of_what_it_devoured() -> None:
    table = against(seat(aether=4), supply={"jade": 1}, devoured=["jade", "ignite"]).choose("gain:ignite")
    assert (table.you.discard, table.special_discard) == (["ignite"], ["jade"])


def test_prince_of_gluttons_wins_when_the_supply_is_eaten() -> None:
    table = against(supply={"jade": 1}).order("unleash")
    assert (table.winners, table.game.ending) == ([], "supply-devoured")


def test_prince_of_gluttons_wins_before_gravehold_pays_for_missing_cards() -> None:
    table = against(supply={"jade": 1, "ignite": 0}, gravehold=3).order("unleash")
    assert (table.game.ending, table.gravehold) == ("supply-devoured", 3)


def test_gorge_devours_the_second_dearest_gem() -> None:
    supply = {"jade": 7, "searing-ruby": 7, "burning-opal": 7, "ignite": 5}
    table = resolved("gorge", supply=supply).choose("player:p1")
    assert (table.supply["searing-ruby"], table.you.life) == (5, 8)


def test_gorge_hurts_gravehold_when_there_is_no_second_gem() -> None:
    assert resolved("gorge", supply={"jade": 7, "ignite": 5}).gravehold == 26


def test_lobotomize_hits_a_player_or_devours_three_spells() -> None:
    assert resolved("lobotomize", supply={"jade": 7, "ignite": 5}).choose("branch:0", "player:p1").you.life == 7
    assert resolved("lobotomize", supply={"jade": 7, "ignite": 5}).choose("branch:1").supply["ignite"] == 2


def test_thought_biter_hits_a_player_or_devours_two_relics() -> None:
    supply = {"jade": 7, "flexing-dagger": 5, "mages-talisman": 5}
    assert acting("thought-biter", supply=supply).choose("branch:0", "player:p2").left.life == 8
    assert acting("thought-biter", supply=supply).choose("branch:1").supply["flexing-dagger"] == 3


def test_thought_biter_may_be_sent_to_a_pile_with_too_few_relics() -> None:
    table = acting("thought-biter", supply={"jade": 7, "flexing-dagger": 1}).choose("branch:1")
    assert (table.supply["flexing-dagger"], table.gravehold) == (0, 28)


def test_cerephage_devours_by_its_life_and_starves() -> None:
    table = acting("cerephage", supply={"jade": 7, "ignite": 5}).choose("pile:jade")
    assert (table.supply["jade"], table.marks("nemesis_play")) == (0, [{"life": 5}])


def test_godfeeders_hurt_gravehold_and_devour_the_dearest_gem() -> None:
    table = acting("godfeeders", supply={"jade": 7, "burning-opal": 7, "ignite": 5})
    assert (table.gravehold, table.supply["burning-opal"]) == (27, 6)


def test_mindguzzler_lives_longer_for_each_empty_pile() -> None:
    table = resolved("mindguzzler", supply={"jade": 7, "ignite": 0, "dark-fire": 0})
    assert table.marks("nemesis_play") == [{"life": 10}]


def test_mindguzzler_unleashes_every_turn() -> None:
    assert acting({"card": "mindguzzler", "life": 8}, supply={"jade": 7, "ignite": 5}).supply["jade"] == 4


def test_digest_unleashes_or_hits_by_empty_piles() -> None:
    supply = {"jade": 7, "burning-opal": 7, "ignite": 0, "dark-fire": 0}
    assert resolved("digest", supply=supply).choose("branch:1", "player:p1").you.life == 8
    table = resolved("digest", supply=supply).choose("branch:0")
    assert (table.supply["jade"], table.gravehold) == (0, 26)


def test_digest_may_hit_for_nothing_while_no_pile_is_empty() -> None:
    table = resolved("digest", supply={"jade": 7, "ignite": 5}).choose("branch:1")
    assert (table.prompt, table.you.life, table.left.life, table.supply["jade"]) == ("main", 10, 10, 7)


def test_memory_eater_strikes_the_weakest_by_empty_piles() -> None:
    table = acting("memory-eater", seat(life=5), supply={"jade": 7, "ignite": 0})
    assert table.you.life == 4


def test_vile_feast_hurts_gravehold_for_each_empty_pile() -> None:
    assert last_token("vile-feast", supply={"jade": 7, "ignite": 0, "dark-fire": 0}).gravehold == 26


def test_vile_feast_is_discarded_for_eight_aether() -> None:
    table = against(seat(aether=8), supply={"jade": 7}, nemesis_play=["vile-feast"])
    assert "remove:vile-feast" in table.offered()
