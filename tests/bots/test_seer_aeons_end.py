"""Seer at Aeon's End: a quick policy that plays sensibly on single tables, a search that never peeks, training."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import log
from typing import cast

import msgspec
import numpy as np
import pytest

from deckwright.bots import Knowledge, answer, decide, names, step_in
from deckwright.bots.seer import LEVELS, Level, Seer
from deckwright.bots.seer.aeons_end import mind, training
from deckwright.bots.seer.aeons_end.bundles import bundles, in_order
from deckwright.bots.seer.aeons_end.features import FEATURES, Chance, chance
from deckwright.bots.seer.aeons_end.outlook import cycle
from deckwright.bots.seer.aeons_end.policy import policy_of
from deckwright.bots.seer.aeons_end.reading import Threats, read_face
from deckwright.bots.seer.aeons_end.weights import ALWAYS, GROUPS, WEIGHTS, correction_of
from deckwright.bots.seer.ascent import Ascent, Tables, to_both_sides
from deckwright.bots.seer.thinking import Budget, Thought
from deckwright.bots.seer.values import value_of
from deckwright.core import Dice, Game, choose, resample, waiting_for
from deckwright.games import load
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.table import MAGE, PILES, SUPPLY
from deckwright.rules import new_game
from tests.table import Table, a_table, seat

QUICK = Level(name="quick", budget=Budget(deals=2, turns=1, plans=2))
MASTER = next(level for level in LEVELS if level.name == "master")
ALL_BOXES = {"boxes": "base,war-eternal"}
NEMESES = [aeons_end().card_of[number].id for number in aeons_end().nemeses]


def said(table: Table, level: Level = MASTER) -> str:
    """What a level answers to the question on the table."""
    return decide(Seer(table.game.rules, 1, level), table.game, waiting_for(table.game)[0])[0]


def main_phase(you: dict[str, object], **position: object) -> list[str]:
    """What the policy does until the main phase is over."""
    table = a_table("aeons-end", you=you, left={}, phase="main", **position)
    game, answers = table.game, []
    player = Seer(game.rules, 1, MASTER)
    while game.question is not None and not (answers and answers[-1] == "end"):
        asked = waiting_for(game)[0]
        key, option = decide(player, game, asked)
        answers.append(key)
        choose(game, option, asked)
    return answers


def casting(you: dict[str, object], left: dict[str, object] | None = None, **position: object) -> Table:
    return a_table("aeons-end", you=you, left=left or {}, phase="casting", **position)


def a_game(nemesis: str = "rageborne", seats: int = 2, seed: int = 1) -> Game:
    return new_game(load("aeons-end"), seats, seed=seed, options={"nemesis": nemesis, **ALL_BOXES})


def played(game: Game, level: Level, answers: int = 10_000) -> list[str]:
    players = {place: Seer(game.rules, 7 + place, level) for place in range(game.seats)}
    keys: list[str] = []
    while game.question is not None and len(keys) < answers:
        asked, key, option = answer(players, game)
        keys.append(key)
        choose(game, option, asked)
    return keys


def test_it_is_the_strongest_bot_for_the_game() -> None:
    assert names(load("aeons-end"))[-1] == "seer"


# -- the policy --------------------------------------------------------------------------------------------------


def test_gems_are_played_and_their_aether_is_spent() -> None:
    done = main_phase(seat(mage="kadir", hand=["crystal"] * 4, deck=["spark"] * 6))

    assert done.count("play:crystal") == 4
    assert len(done) > 5
    assert done[-1] == "end"


def test_the_better_spell_is_prepped_where_there_is_room_for_one() -> None:
    done = main_phase(seat(mage="kadir", hand=["spark", "essence-theft"]))

    assert "prep:essence-theft@1" in done
    assert "prep:spark@1" not in done


def test_small_hits_take_the_cloaks_off_for_the_big_ones() -> None:
    you = seat(mage="jian", breach_1=["spark"], breach_4=["conjure-the-lost"], breaches={"IV": "opened"})
    table = casting(you, nemesis="magus-of-cloaks", nemesis_tokens=3, options=ALL_BOXES)

    assert said(table) == "cast:spark@1"


def test_the_last_blow_goes_to_the_nemesis() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_life=1, nemesis_play=["needlemaw"]).choose("cast:spark@1")

    assert said(table) == "target:rageborne"


def test_a_minion_is_beaten_before_the_nemesis_is_wounded() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_play=[{"card": "needlemaw", "life": 1}]).choose("cast:spark@1")

    assert said(table) == "target:needlemaw"


@pytest.mark.parametrize("weak", ["left", "you"])
def test_damage_goes_to_whoever_can_bear_it(weak: str) -> None:
    lives = {"you": 10, "left": 10, weak: 3}
    table = a_table("aeons-end", you=seat(life=lives["you"]), left=seat(life=lives["left"]), phase="main")
    table.order("resolve", "skewer")

    assert said(table) == ("player:p1" if weak == "left" else "player:p2")


def test_a_dreadful_power_is_bought_off() -> None:
    hand = ["jade", "jade", "jade", "jade", "crystal"]
    done = main_phase(seat(mage="kadir", hand=hand), nemesis_play=[{"card": "rolling-death", "power": 1}], gravehold=6)

    assert "remove:rolling-death" in done


def test_a_mage_too_poor_for_any_spell_begins_with_a_gem() -> None:
    deck = ["crystal", "crystal", "moonstone-shard", "spark", "spark"]
    you = seat(mage="jian", hand=["crystal", "crystal", "crystal", "spark", "spark"], deck=deck)
    done = main_phase(you, supply=["jade", "essence-theft", "amplify-vision"])

    assert "gain:jade" in done


def test_a_spell_is_not_kept_in_its_breach_for_a_better_day() -> None:
    you = seat(mage="jian", breach_1=["amplify-vision"])

    assert said(casting(you, nemesis="crooked-mask")) == "cast:amplify-vision@1"


def test_cards_come_round_later_where_spells_wait_for_a_breach() -> None:
    assert cycle(12, 6, 1.5) > cycle(12, 6, 3.5) > 1
    assert cycle(4, 1, 2.0) == pytest.approx(1.0, abs=0.05)


def test_nobody_buys_gems_in_the_last_turns() -> None:
    you = seat(mage="kadir", hand=["crystal"] * 4, deck=["crystal"] * 6)
    supply = ["jade", "essence-theft", "amplify-vision"]
    done = main_phase(you, supply=supply, nemesis_deck=["vex"], nemesis_life=4, gravehold=5)

    assert "gain:jade" not in done


@pytest.mark.parametrize("nemesis", NEMESES)
def test_the_policy_finishes_games_against_every_nemesis(nemesis: str) -> None:
    game = a_game(nemesis, seats=2, seed=3)
    played(game, MASTER)

    assert game.outcome is not None


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_policy_finishes_games_with_any_number_of_mages(seats: int) -> None:
    game = a_game(seats=seats, seed=4)
    played(game, MASTER)

    assert game.outcome is not None


def test_a_mage_steps_in_where_that_helps() -> None:
    spells = ["consuming-void", "planar-insight", "essence-theft"]
    you = seat(mage="jian", discard=spells, deck=["crystal"] * 6)
    table = a_table("aeons-end", you=you, left=seat(mage="kadir", charges=5), phase="main")

    found = step_in(Seer(table.game.rules, 1, MASTER), table.game, 1)

    assert found is not None
    assert found[0] == "ability:kadir"


def test_nobody_steps_in_where_nothing_is_gained() -> None:
    table = a_table("aeons-end", you=seat(mage="jian"), left=seat(mage="kadir", charges=5), phase="main")

    assert step_in(Seer(table.game.rules, 1, MASTER), table.game, 1) is None


# -- reading -----------------------------------------------------------------------------------------------------


def test_damage_that_hangs_on_breaches_is_read_apart() -> None:
    rules = aeons_end()
    face = read_face(rules.card_of[rules.by_id["planar-insight"]])

    assert (face.damage, face.per_breach) == (2.0, 1.0)


def test_a_threat_counts_what_an_unleash_does() -> None:
    rules = aeons_end()
    threats = Threats(rules, rules.card_of[rules.by_id["rageborne"]])
    twice, once = (threats.of(rules.card_of[rules.by_id[card]]) for card in ("jagged-one", "bane-sire"))

    assert twice == 2 * once > 0


# -- bundles -----------------------------------------------------------------------------------------------------


def test_aether_is_spent_on_what_brings_most_together() -> None:
    gem, spell, charge = ("gain", 1, -1), ("gain", 2, -1), ("charge", -1, -1)
    found = bundles([(5.0, 3, gem), (8.0, 5, spell), (1.0, 2, charge)], purse=6, again=0.5)

    assert found[0] == (8.0, [spell])
    assert (7.5, [gem, gem]) in found
    assert all(bundle for _, bundle in found)


def test_the_second_of_two_equal_cards_is_the_next_of_its_pile() -> None:
    table = a_table("aeons-end", you=seat(hand=["crystal"] * 4), left={}, phase="main", supply=["jade"])
    game = table.game
    pile = game.zones[SUPPLY]
    first = ("gain", pile[-1], -1)

    assert in_order(cast(Board, game), [first, first]) == [first, ("gain", pile[-2], -1)]


# -- search ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [*LEVELS[:4], QUICK], ids=lambda level: level.name)
def test_no_level_hangs_on_how_the_unseen_lies(level: Level) -> None:
    game = a_game(seed=11)
    dice = Dice(3)
    for number in range(24):
        if game.question is None:
            break
        asked = waiting_for(game)[0]
        chosen = decide(Seer(game.rules, number, level), game, asked)[0]
        elsewhere = resample(game, asked, Dice(100 + number))
        assert decide(Seer(game.rules, number, level), elsewhere, asked)[0] == chosen
        options = game.question.options_of(asked)
        choose(game, options[dice.below(len(options))], asked)


def test_nobody_thinks_about_sparing_a_nemesis_that_one_hit_beats() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_life=1, nemesis_play=["needlemaw"]).choose("cast:spark@1")
    thought = Seer(table.game.rules, 1, MASTER).think(Knowledge.of(table.game, 0))

    assert [thought.key(plan) for plan in thought.plans] == ["target:rageborne"]


DEEP = Level(name="deep", budget=Budget(deals=4, turns=1))


def thought_through(table: Table) -> Thought:
    thought = Seer(table.game.rules, 1, DEEP).think(Knowledge.of(table.game, 0))
    while not thought.done:
        thought.step()
    return thought


def test_whom_a_spell_hits_is_tried_in_imagined_deals() -> None:
    table = casting(seat(breach_1=["spark"], breach_2=["ignite"]), nemesis_life=30, nemesis_play=["needlemaw"])

    thought = thought_through(table.choose("cast:spark@1"))

    assert len(thought.worth) == 2
    assert all(len(worths) == 2 for worths in thought.worth.values())


def test_whether_a_weak_spell_is_better_left_in_its_breach_is_tried_in_imagined_deals() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_life=30)

    thought = thought_through(table)

    assert {thought.key(plan) for plan in thought.plans} == {"cast:spark@1", "end"}
    assert len(thought.worth) == 2


def test_nobody_thinks_about_keeping_the_spell_that_wins() -> None:
    thought = thought_through(casting(seat(breach_1=["spark"]), nemesis_life=1))

    assert [thought.key(plan) for plan in thought.plans] == ["cast:spark@1"]


def test_whether_the_ability_is_better_saved_is_tried_in_imagined_deals() -> None:
    you = seat(mage="brama", charges=5, life=3, aether=4, deck=["crystal"] * 6)
    table = a_table("aeons-end", you=you, left={}, phase="main", supply=["jade", "essence-theft", "burning-opal"])

    thought = thought_through(table)

    assert thought.key(thought.plans[0]).startswith("ability")
    assert len(thought.worth) > 1


def test_a_master_uses_the_ability_as_soon_as_it_helps() -> None:
    you = seat(mage="brama", charges=5, life=3, aether=4, deck=["crystal"] * 6)
    table = a_table("aeons-end", you=you, left={}, phase="main", supply=["jade", "essence-theft", "burning-opal"])

    assert said(table).startswith("ability")


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(a_game(seed=6), QUICK, 60) == played(a_game(seed=6), QUICK, 60)


def test_the_search_compares_ways_to_spend_the_aether_by_the_chance_to_win() -> None:
    you = seat(mage="kadir", hand=["essence-theft"], aether=6, deck=["crystal"] * 6)
    table = a_table("aeons-end", you=you, left={}, phase="main", supply=["jade", "essence-theft", "burning-opal"])
    thought = Seer(table.game.rules, 1, Level(name="deep", budget=Budget(deals=4, turns=1))).think(
        Knowledge.of(table.game, 0)
    )
    while not thought.done:
        thought.step()

    if thought.worth:
        assert all(0 <= one <= 1 for worths in thought.worth.values() for one in worths)
    assert thought.answer() in Knowledge.of(table.game, 0).options


def test_the_chance_to_win_is_certain_when_the_game_is_over() -> None:
    game = a_game(seed=3)
    rules = aeons_end()
    judge = Chance(policy_of(rules, value_of("aeons-end")).outlook, value_of("aeons-end"))
    assert 0 < judge.of(cast(Board, game)) < 1

    played(game, MASTER)

    assert game.outcome is not None
    assert judge.of(cast(Board, game)) == float(bool(game.outcome["winners"]))


# -- what was learned --------------------------------------------------------------------------------------------


def test_what_was_learned_fits_the_game_and_is_small() -> None:
    value = value_of("aeons-end")

    assert value.features == FEATURES
    assert sorted(value.weights) == sorted(value.training) == [1, 2, 3, 4]
    assert set(value.tables) <= {ALWAYS, *GROUPS}
    assert all(set(table) <= set(training.tuned_names()) for table in value.tables.values())
    assert all(weight > 0 for table in value.tables.values() for weight in table.values())


def test_tuning_moves_towards_what_scores_better() -> None:
    ascent = Ascent({"aether": 1.0, "damage": 1.0})
    dice = np.random.default_rng(1)
    for _ in range(60):
        sides = [dice.standard_normal(2) * 0.2 for _ in range(400)]
        pairs = [to_both_sides(ascent.weights, side) for side in sides]
        ascent.learn(sides, [log(other["aether"] / 2.0) ** 2 - log(one["aether"] / 2.0) ** 2 for one, other in pairs])

    assert ascent.weights["aether"] == pytest.approx(2.0, rel=0.1)
    assert ascent.weights["damage"] == pytest.approx(1.0, rel=0.1)


def test_tuning_is_not_led_astray_by_luck() -> None:
    ascent = Ascent({"aether": 1.0, "a card that is seldom seen": 1.0})
    dice = np.random.default_rng(1)
    for _ in range(20):
        sides = [dice.standard_normal(2) * (0.2, 0.0 if game > 3 else 0.2) for game in range(training.PAIRS)]
        ascent.learn(sides, [float(dice.choice((-1.0, 1.0))) for _ in sides])

    assert all(0.7 < weight < 1.4 for weight in ascent.weights.values())


def test_tuning_follows_from_the_seed() -> None:
    one, other, another = (training.Tuning({}, training.stages(3, 1, seed)[0]) for seed in (1, 1, 2))

    assert one.matches() == other.matches() != another.matches()
    assert {match.nemesis for match in one.matches()} == set(NEMESES)


def test_both_sides_play_the_same_game_and_cards_that_are_not_in_it_are_left_alone() -> None:
    stage = training.stages(2, 1, 1)[0]
    tuning = training.Tuning({ALWAYS: dict(WEIGHTS)}, stage)
    match = next(one for one in tuning.matches() if one.market == "random")
    side, ahead = training.play_both((tuning.tables, stage, match))
    game = training.begin(match)
    zones = [MAGE, MAGE + 1, *range(SUPPLY, SUPPLY + PILES)]
    here = {game.rules.card_of[game.cards[game.zones[zone][0]]].id for zone in zones}
    tried = {name for name, step in zip(training.tuned_names(), side, strict=True) if step}

    assert tried == {*WEIGHTS, *map(correction_of, here)}
    again = training.play_both((tuning.tables, stage, match))
    assert (list(side), ahead) == (list(again[0]), again[1])


def test_the_chance_is_fitted_to_what_was_won() -> None:
    dice = np.random.default_rng(1)
    lessons = []
    for number in range(600):
        features = [0.0] * len(FEATURES)
        features[0], features[1] = 1.0, float(dice.normal())
        won = bool(dice.random() < chance(2.0 * features[1]))
        lessons.append(training.Lesson([(0.0, features)], won, number % 10 == 0))

    weights, error, explained = training.fit(lessons)

    assert weights[1][0] == pytest.approx(2.0, abs=0.5)
    assert error < 0.45
    assert explained > 0.2


def test_games_to_learn_from_are_the_same_from_the_same_seed() -> None:
    matches = [training.Match("rageborne", 2, "beginner", 5), training.Match("hollow-crown", 1, "normal", 6)]
    one, other = (training.practise(({ALWAYS: dict(WEIGHTS)}, matches, [True, False])) for _ in range(2))

    assert one == other
    assert [lesson.held_out for lesson in one] == [True, False]
    assert all(lesson.positions for lesson in one)


def test_of_every_nemesis_at_every_difficulty_some_games_are_held_out_and_most_are_not() -> None:
    kinds = len(NEMESES) * len(training.DIFFICULTIES)
    shares = [sum(training.held_out(kind + kinds * again) for again in range(10)) for kind in range(kinds)]

    assert shares == [1] * kinds


def test_with_two_mages_every_trait_of_a_nemesis_is_tuned_on_its_own() -> None:
    first, *traits, last = training.stages(2, 200_000, 1)

    assert first.table == ALWAYS
    assert {stage.table for stage in traits} <= set(GROUPS)
    assert [stage.nemeses for stage in traits] == [[nemesis] for nemesis in NEMESES]
    assert (last.table, last.difficulty, last.nemeses) == ("increased", "expert", NEMESES)
    assert [stage.table for stage in training.stages(4, 100_000, 1)] == ["four"]


def test_a_table_for_which_there_are_too_few_games_is_not_tuned() -> None:
    assert [stage.generations for stage in training.stages(2, 3_000, 1)] == [0] * 10
    assert [stage.generations > 0 for stage in training.stages(2, 100_000, 1)] == [True] * 10
    assert [stage.generations > 0 for stage in training.stages(3, 12_000, 1)] == [True]


def test_of_the_way_that_a_table_has_moved_the_part_is_kept_that_wins_most(monkeypatch: pytest.MonkeyPatch) -> None:
    tuning = training.Tuning({ALWAYS: {"aether": 1.0}}, training.stages(2, 1, 1)[0])
    aether = training.tuned_names().index("aether")
    for _ in range(30):
        sides = list(np.random.default_rng(1).standard_normal((training.PAIRS, len(training.tuned_names()))) * 0.2)
        tuning.learn([(side, 0.3 * float(side[aether])) for side in sides])
    gone = tuning.tables[ALWAYS]["aether"]
    worth = {1.0: 0.0, gone**0.5: 0.0, gone: 0.0}

    def score(tables: Tables, _: training.Match) -> float:
        return worth[min(worth, key=lambda one: abs(one - tables[ALWAYS]["aether"]))]

    monkeypatch.setattr(training, "score", score)
    with ThreadPoolExecutor(1) as pool:
        for best in worth:
            worth.update(dict.fromkeys(worth, 0.0) | {best: 1.0})
            assert training.best_of(pool, tuning)[ALWAYS]["aether"] == pytest.approx(best)


def test_factors_that_change_nothing_are_not_written() -> None:
    tables = {ALWAYS: {"aether": 1.0}, "fury": {"aether": 1.0, "damage": 1.2}}

    assert training.moved(tables) == {ALWAYS: {"aether": 1.0}, "fury": {"damage": 1.2}}


def test_training_follows_from_the_seed_however_many_processes_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PAIRS", 4)
    monkeypatch.setattr(training, "FEWEST", 1)
    monkeypatch.setattr(training, "TRIED", 4)
    monkeypatch.setattr(training, "best_of", lambda _, tuning: tuning.candidates()[1])  # as it has become
    one, other = (
        training.train(seats=[3], games=60, seed=5, processes=processes, before=value_of("aeons-end"), progress=None)
        for processes in (1, 2)
    )

    assert one == other
    assert one.tables["three"] != value_of("aeons-end").tables.get("three")
    assert one.weights[2] == value_of("aeons-end").weights[2]
    assert (one.training[3].games, one.training[3].seed) == (60, 5)


def test_without_what_was_learned_the_rules_of_thumb_play(monkeypatch: pytest.MonkeyPatch) -> None:
    unfit = msgspec.structs.replace(value_of("aeons-end"), features=("something-else",))
    monkeypatch.setattr(mind, "value_of", lambda game: unfit)
    player = Seer(load("aeons-end"), 1, MASTER, unfit)

    assert player.trouble is not None
    game = a_game(seed=2)
    asked = waiting_for(game)[0]
    assert decide(player, game, asked)[0] in Knowledge.of(game, asked).options
