"""The coach: measures in the same deals, advises the strongest bot's move, separates luck from choices, and doubts."""

from __future__ import annotations

from itertools import pairwise

import pytest

from deckwright import bots
from deckwright.bots import Knowledge, registry
from deckwright.bots.seer.values import UnfitValue
from deckwright.bots.thrifty.krutagidon.worth import LIVES
from deckwright.coach import judges
from deckwright.coach.by_mind import TOGETHER
from deckwright.coach.by_rules_of_thumb import TURNS, KrutagidonJudge
from deckwright.coach.chances import Calibration, Chances
from deckwright.coach.doubts import doubt_about
from deckwright.coach.hints import Considered, Expected, Reason, consider, reasons_for, strongest_move, summed_up, tried
from deckwright.coach.judges import GLORY, POINTS, judge_for
from deckwright.coach.reviewing import (
    Decision,
    Grade,
    Measured,
    _made_up_for,
    decisions_of,
    grade_of,
    measure,
    reviewed,
)
from deckwright.coach.telling import Teller
from deckwright.coach.trying import Deal, Difference, Leaf, difference, worths
from deckwright.core import Dice, Game, choose, resample, waiting_for
from deckwright.core.views import question_view
from deckwright.errors import PlayerError
from deckwright.games import load, names
from deckwright.records import Session, to_bytes
from deckwright.rules import Rules, new_game
from deckwright.text import LANGUAGES, language
from tests.krutagidon.fray import a_fray
from tests.table import a_table, seat


def last_trophy() -> Game:
    """A position with one foe left, which can be beaten; resting gives it away."""
    return a_table(you=seat(items=["fist", "leather-armour", "dagger"], crystals=3), track=["gnoll"], deck=[]).game


def deal(**worth: float) -> Deal:
    return {key: Leaf([number, -number], [], {"glory": number}) for key, number in worth.items()}


# -- measuring -----------------------------------------------------------------------------------------------------


def test_a_difference_that_is_the_same_in_every_deal_is_clear() -> None:
    assert difference([3.0] * 6, [1.0] * 6) == Difference(2.0, 0.0)
    assert difference([3.0] * 6, [1.0] * 6).is_clear


def test_a_difference_that_chance_could_explain_is_not_clear() -> None:
    found = difference([9.0, -8.0, 10.0, -7.0, 3.0], [0.0] * 5)

    assert found.mean > 0
    assert not found.is_clear


def test_three_deals_are_too_few_for_anything_to_be_clear() -> None:
    assert not difference([5.0, 5.0, 5.0], [0.0, 0.0, 0.0]).is_clear


def test_the_interval_is_that_of_students_distribution() -> None:
    ten = difference([1.0, -1.0] * 5, [0.0] * 10)

    # 2.262 for nine degrees of freedom, times the standard error of ±1 in ten deals
    assert ten.reach == pytest.approx(2.262 * (10 / 9) ** 0.5 / 10**0.5, rel=0.01)


def test_equal_options_are_called_equal() -> None:
    found = Considered(bot="seer", key="a", scale=GLORY, keys=["a", "b"], changes={})
    advice = summed_up(found, 0, [deal(a=1.0, b=1.0)] * 6)

    assert advice.other == "b"
    assert advice.gain is not None
    assert not advice.gain.is_clear
    assert advice.reasons == []


def test_the_next_best_option_is_the_best_of_the_others() -> None:
    found = Considered(bot="seer", key="a", scale=GLORY, keys=["a", "b", "c"], changes={})
    advice = summed_up(found, 0, [deal(a=5.0, b=1.0, c=3.0)] * 6)

    assert (advice.other, advice.gain) == ("c", Difference(2.0, 0.0))


def test_nothing_is_compared_before_there_are_enough_deals() -> None:
    found = Considered(bot="seer", key="a", scale=GLORY, keys=["a", "b"], changes={})

    assert summed_up(found, 0, [deal(a=5.0, b=1.0)] * 3).gain is None


def test_reasons_are_what_the_parts_of_the_judgement_contribute_the_largest_first() -> None:
    deals = [
        {
            "a": Leaf([7.0], [], {"glory": 4.0, "crystals": 1.0, "attack": 2.0}),
            "b": Leaf([6.0], [], {"glory": 1.0, "crystals": 3.0, "attack": 2.0}),
        }
    ] * 4

    assert [(one.part, one.gain) for one in reasons_for(deals, "a", "b", 0)] == [("glory", 3.0), ("crystals", -2.0)]


def test_reasons_in_another_unit_than_the_judgement_add_up_to_its_gain() -> None:
    deals = [{"a": Leaf([60.0], [], {"lives": 0.3, "cards": 0.1}), "b": Leaf([52.0], [], {"lives": 0.0, "cards": 0.0})}]

    found = [(one.part, round(one.gain, 6)) for one in reasons_for(deals * 4, "a", "b", 0)]

    assert found == [("lives", 6.0), ("cards", 2.0)]


def test_parts_that_speak_for_the_worse_option_do_not_explain_it() -> None:
    deals = [{"a": Leaf([3.0], [], {"cards": 0.0}), "b": Leaf([1.0], [], {"cards": 2.0})}] * 4

    assert reasons_for(deals, "a", "b", 0) == []


def test_a_deal_that_ended_the_game_gives_no_reasons() -> None:
    deals = [
        {"a": Leaf([5.0], [], {"glory": 5.0, "crystals": 0.0}), "b": Leaf([4.0], [], {"glory": 4.0, "crystals": 0.0})}
    ]
    ended = {"a": Leaf([9.0], [], {}), "b": Leaf([4.0], [], {"glory": 1.0, "crystals": 3.0})}

    assert [one.part for one in reasons_for([*deals * 4, *[ended] * 4], "a", "b", 0)] == ["glory"]
    assert reasons_for([*deals * 3, ended], "a", "b", 0) == []


def test_a_part_that_chance_could_explain_is_no_reason() -> None:
    deals = [
        {"a": Leaf([4.0 + luck], [], {"glory": 4.0, "gravehold": luck}), "b": Leaf([1.0], [], {"glory": 1.0})}
        for luck in (-9.0, 6.0, -8.0, 9.0)
    ]

    assert [one.part for one in reasons_for(deals, "a", "b", 0)] == ["glory"]


def test_reasons_that_cancel_out_are_left_out() -> None:
    parts = {"foe": 3.9, "cards": -3.3, "gravehold": -1.7, "breaches": 1.9}
    nothing = dict.fromkeys(parts, 0.0)
    deals = [{"a": Leaf([0.8], [], parts), "b": Leaf([0.0], [], nothing)}] * 6

    assert reasons_for(deals, "a", "b", 0) == []


# -- hints ---------------------------------------------------------------------------------------------------------


def test_what_a_spell_in_a_breach_is_worth_is_not_held_against_the_lives_of_the_mages() -> None:
    game = new_game(load("aeons-end"), 2, seed=3)
    seat = waiting_for(game)[0]
    deals = tried(game, seat, 1, ["prep:spark@1", "end"], 0, 12)
    reasons = reasons_for(deals, "prep:spark@1", "end", seat)
    gain = difference(worths(deals, "prep:spark@1", seat), worths(deals, "end", seat))

    assert gain.is_clear
    assert gain.mean > 0
    assert [one.part for one in reasons] == ["cards", "nemesis"]
    assert all(one.gain > 0 for one in reasons)


def test_a_hint_is_given_for_a_card_that_shows_the_top_of_a_deck() -> None:
    game = a_fray(you=seat(hand=["scorched-squire"], deck=["blaze", "fizzle", "sign"])).game
    found = consider(game, 0, 1)

    assert "looked_at" not in found.changes


def test_an_expected_answer_that_only_names_something_comes_with_its_question() -> None:
    game = a_fray(you=seat(hand=["wand"])).play("wand").game
    assert game.question is not None
    question = question_view(game, game.question, 0)
    line = [Expected(0, question.options[-1], question)]

    assert Teller(language("en"), game.rules, ["Olha", "Taras"]).line(line) == ["Olha: Taras (Wand: choose a wizard)"]


def test_a_review_says_what_was_asked_where_a_move_only_names_something() -> None:
    game = a_fray(you=seat(hand=["wand"]), right={}).play("wand").game
    assert game.question is not None
    question = question_view(game, game.question, 0)
    one, other = (Expected(0, option, question) for option in question.options[-2:])
    measured = a_measured(4.0, 0.0, goes_on=False)

    told = Teller(language("en"), game.rules, ["Olha", "Taras", "Hanna"]).verdict(measured, POINTS, one, other)

    assert told == "“Taras (Wand: choose a wizard)” gave away 4.0 ± 0.1 points; “Hanna” was better"


def test_equal_answers_in_a_row_are_counted() -> None:
    game = a_fray(you=seat(hand=["sign", "sign", "wand"])).game
    assert game.question is not None
    question = question_view(game, game.question, 0)
    play = [Expected(0, one, question) for one in question.options if one.verb == "play"]

    told = Teller(language("en"), game.rules, ["Olha", "Taras"]).line([play[0], play[0], play[-1]])
    assert told == ["Olha: Play: Sign ×2", "Olha: Play: Wand"]


def test_reasons_name_the_unit_once() -> None:
    told = Teller(language("en"), load("enchanters"), ["A", "B"]).reasons(
        [Reason("glory", 4.6), Reason("attack", 0.6), Reason("crystals", -2.5)], GLORY
    )

    assert told == ["In its favour: glory scored (+4.6 glory), attack (+0.6)", "Against it: crystals (−2.5 glory)"]


def test_a_hint_against_which_the_deals_speak_calls_it_close_and_counts_for_the_other_move() -> None:
    game = last_trophy()
    found = consider(game, 0, 1)
    other = next(key for key in found.keys if key != found.key)
    worth = {key: 3.0 if key == other else 1.0 for key in found.keys}
    advice = summed_up(found, 0, [deal(**worth)] * 6)

    told = Teller(language("en"), game.rules, ["Olha", "Taras"]).gain(advice, question_view(game, game.question, 0))
    assert told.startswith("A close call: the bot’s own deals speak for this move, the coach’s for “")
    assert told.endswith("(+2.0 ± 0.0 glory)")


def test_a_hint_takes_the_last_trophy_and_says_what_that_gains() -> None:
    game = last_trophy()
    found = consider(game, 0, 1)
    advice = summed_up(found, 0, tried(game, 0, 1, found.keys, 0, 6))

    assert advice.key == "travel:gnoll"
    assert advice.gain is not None
    assert advice.gain.mean > 0
    assert advice.gain.is_clear
    assert advice.scale.unit == "glory"


@pytest.mark.parametrize("game_name", ["enchanters", "krutagidon", "aeons-end"])
def test_whoever_takes_every_hint_plays_as_the_strongest_bot(game_name: str) -> None:
    rules = load(game_name)
    game = new_game(rules, 2, seed=4)
    dice = Dice(1)
    for number in range(5):
        asked = waiting_for(game)[0]
        strongest = bots.bot(bots.names(rules)[-1], rules, number).choose(Knowledge.of(game, asked))
        assert consider(game, asked, number).key == strongest
        for _ in range(7):
            if game.question is not None:
                options = game.question.options_of(waiting_for(game)[0])
                choose(game, options[dice.below(len(options))], waiting_for(game)[0])


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Seer, the strongest bot, is heading for “Gain: "),
        ("uk", "Провидець, найсильніший бот, веде до «"),
        ("ru", "Провидец, сильнейший бот, ведёт к «"),
    ],
)
def test_a_hint_to_play_a_gem_says_first_what_it_is_for(code: str, words: str) -> None:
    game = new_game(load("aeons-end"), 2, seed=3)
    seat = waiting_for(game)[0]
    assert game.question is not None
    found = consider(game, seat, seed=1)
    advice = summed_up(found, seat, tried(game, seat, 1, found.keys, 0, 4))

    assert found.key.startswith("play:")
    assert found.purpose is not None
    assert found.purpose.option.verb == "gain"
    assert all(reason.gain > 0 for reason in advice.reasons)
    told = Teller(language(code), game.rules, ["A", "B"]).move(advice, question_view(game, game.question, seat))
    assert told.startswith(words)


def test_a_hint_does_not_hang_on_how_the_unseen_lies() -> None:
    game = new_game(load("enchanters"), 2, seed=6)
    asked = waiting_for(game)[0]
    found = consider(game, asked, 3)
    deals = tried(game, asked, 3, found.keys, 0, 2)
    for number in range(3):
        elsewhere = resample(game, asked, Dice(50 + number))
        assert consider(elsewhere, asked, 3) == found
        assert tried(elsewhere, asked, 3, found.keys, 0, 2) == deals


def test_deals_that_are_tried_one_by_one_are_those_that_are_tried_together() -> None:
    game = last_trophy()
    keys = consider(game, 0, 1).keys
    together = tried(game, 0, 1, keys, 0, 4)

    assert tried(game, 0, 1, keys, 2, 2) == together[2:]


class Crashing:
    """A bot that cannot answer."""

    name = "crashing"

    def __init__(self, rules: Rules, seed: int) -> None:
        pass

    def choose(self, knowledge: Knowledge) -> str:
        raise ZeroDivisionError


def test_a_bot_that_crashes_is_passed_over_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = last_trophy()
    monkeypatch.setitem(registry._BOTS, "crashing", Crashing)

    name, key, failed = strongest_move(Knowledge.of(game, 0), game.rules, 1)

    assert failed == ["crashing"]
    assert name == bots.names(game.rules)[-2]
    assert key == "travel:gnoll"


def test_without_a_value_that_fits_rules_of_thumb_judge_and_the_hint_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def unfit(game: str) -> object:
        raise UnfitValue("unfit-value", "the learned value is for other rules", game=game)

    monkeypatch.setattr(judges, "value_of", unfit)
    found = consider(last_trophy(), 0, 1)

    assert found.unfit == "unfit-value"
    assert found.key == "travel:gnoll"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_part_of_a_judgement_has_words(name: str, code: str) -> None:
    rules = load(name)
    game = new_game(rules, 2, seed=1)
    judge = judge_for(rules, 1).judge
    judge.look_at(game)
    for part in judge.parts(game, 0):
        assert language(code).has_part(rules, part), part
        assert language(code).worth_part(rules, part)


@pytest.mark.parametrize("name", names())
def test_the_parts_of_a_judgement_add_up_to_it(name: str) -> None:
    rules = load(name)
    game = new_game(rules, 2, seed=1)
    judge = judge_for(rules, 1).judge
    judge.look_at(game)
    parts = judge.parts(game, 0)

    if judge.scale.unit != "chance":  # chances do not add up
        assert not parts or sum(parts.values()) == pytest.approx(judge.worth(game, 0), abs=0.01)
    assert not set(TOGETHER) & set(parts)


def test_rules_of_thumb_play_on_to_the_end_of_ones_turn_and_so_many_more() -> None:
    rules = load("krutagidon")
    game = new_game(rules, 3, seed=2)
    judge = KrutagidonJudge(rules, 1)
    before, asked = game.turns, waiting_for(game)[0]
    assert game.question is not None

    judge.play_on(game, asked, [game.question.options_of(asked)[0]])

    assert game.turns == before + 1 + TURNS


def test_rules_of_thumb_count_ones_own_lives_against_those_of_the_others_and_of_the_strongest_most() -> None:
    rules = load("krutagidon")
    game = new_game(rules, 3, seed=2)
    judge = KrutagidonJudge(rules, 1)
    life = rules.layout.counter("life")

    def lives(*each: int) -> float:
        game.counters[life : life + 3] = each
        return judge.parts(game, 0)["lives"]

    assert lives(9, 9, 9) == pytest.approx(0)
    assert lives(10, 9, 9) == pytest.approx(LIVES)
    assert lives(9, 9, 11) == pytest.approx(-LIVES * (0.6 * 1 + 0.4 * 2))


# -- chances -------------------------------------------------------------------------------------------------------


def test_the_chances_of_rivals_add_up_to_one() -> None:
    game = new_game(load("enchanters"), 3, seed=1)
    chances = Chances(judge="any", seats={3: Calibration(weights=[0.0, 1.0], games=1, error=0.0)})

    found = chances.of(game, lambda game, seat: [1.0, float(seat)])

    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found)


def test_no_chance_is_known_where_it_was_fitted_to_something_else() -> None:
    game = new_game(load("enchanters"), 2, seed=1)
    chances = Chances(judge="any", seats={2: Calibration(weights=[0.0, 1.0], games=1, error=0.0)})

    assert chances.of(game, lambda game, seat: [1.0, 2.0, 3.0]) == []


# -- reviews -------------------------------------------------------------------------------------------------------


def a_decision(game: Game, key: str) -> Decision:
    return Decision(0, 0, key, to_bytes(game), 1)


def test_resting_with_a_trophy_to_be_had_is_a_mistake_and_the_trophy_was_better() -> None:
    game = last_trophy()
    assert game.question is not None
    rest = next(key for key in game.rules.keys(game, game.question.options) if key.startswith("rest:"))

    found = measure(game.rules, a_decision(game, rest))

    assert found.best == "travel:gnoll"
    assert found.grade in (Grade.SLIP, Grade.BLUNDER)
    assert found.value[0] > found.chosen[0]


def test_the_best_move_gives_nothing_away() -> None:
    found = measure(last_trophy().rules, a_decision(last_trophy(), "travel:gnoll"))

    assert found.best == found.key == "travel:gnoll"
    assert found.value == found.chosen


def played_to_the_end() -> Session:
    return ended(Session(load("enchanters"), 2, seed=3, setup={"lesson": "first"}), "thrifty", "random")


def ended(session: Session, *names: str) -> Session:
    players = {seat: bots.bot(name, session.rules, seat + 1) for seat, name in enumerate(names)}
    while session.game.outcome is None:
        asked, key, _ = bots.answer(players, session.game)
        session.answer(key, seat=asked)
    return session


def test_a_move_is_not_called_worse_before_that_is_clear() -> None:
    session = played_to_the_end()
    found = [measure(session.rules, one) for one in decisions_of(session)]

    unclear = [one for one in found if one.gap.mean < 0 and not one.gap.is_clear]
    assert unclear
    assert all(one.best == one.key and one.value == one.chosen for one in unclear)
    better = [one for one in found if one.gap.mean > 0 and one.gap.is_clear]
    assert better
    assert all(one.best == one.key for one in better)


def test_decisions_of_one_seat_go_on_until_chance_comes_between() -> None:
    session = ended(Session(load("aeons-end"), 1, seed=1), "random")
    decisions = decisions_of(session)

    joined = 0
    for one, following in pairwise(decisions):
        same = following.seat == one.seat and session.at(following.step).rng == session.at(one.step).rng
        assert one.goes_on is same
        assert (following.seed == one.seed) is same
        joined += same
    assert 0 < joined < len(decisions) - 1


@pytest.mark.parametrize(
    ("gap", "obvious", "grade"),
    [
        (Difference(-GLORY.blunder, 0.1), True, Grade.BLUNDER),
        (Difference(-GLORY.slip, 0.1), True, Grade.SLIP),
        (Difference(-GLORY.slip / 2, 0.1), True, Grade.GOOD),
        (Difference(-9.0, 9.5), True, Grade.GOOD),
        (Difference(GLORY.slip, 0.1), False, Grade.BRILLIANT),
        (Difference(GLORY.slip, 0.1), True, Grade.GOOD),
        (Difference(0.0, 0.0), False, Grade.GOOD),
    ],
)
def test_a_move_is_graded_by_what_it_measurably_gives_away(gap: Difference, obvious: bool, grade: Grade) -> None:
    assert grade_of(gap, GLORY, was_obvious=obvious) is grade


def a_measured(value: float, chosen: float, *, goes_on: bool) -> Measured:
    return Measured(
        step=0,
        seat=0,
        key="a",
        goes_on=goes_on,
        best="b" if chosen < value else "a",
        rival="b",
        value=[value, -value],
        chosen=[chosen, -chosen],
        chance=[],
        chosen_chance=[],
        gap=Difference(chosen - value, 0.1),
        was_obvious=True,
        grade=Grade.BLUNDER if chosen < value else Grade.GOOD,
        reasons=[],
    )


def test_what_the_next_decision_makes_up_for_was_not_given_away() -> None:
    first, _ = _made_up_for([a_measured(9.0, 2.0, goes_on=True), a_measured(9.0, 9.0, goes_on=False)])

    assert first.grade is Grade.GOOD
    assert first.chosen == first.value


def test_what_chance_made_up_for_was_given_away_all_the_same() -> None:
    first, _ = _made_up_for([a_measured(9.0, 2.0, goes_on=False), a_measured(9.0, 9.0, goes_on=False)])

    assert first.grade is Grade.BLUNDER


def test_the_course_of_a_game_is_the_sum_of_luck_and_choices() -> None:
    session = played_to_the_end()
    decisions = decisions_of(session)[-6:]

    found = reviewed(session, [measure(session.rules, one) for one in decisions])

    assert session.game.outcome is not None
    scores = session.game.outcome["scores"]
    for place, course in enumerate(found.courses):
        assert course.value[-1] == scores[place] - scores[1 - place]
        for at in range(len(course.value)):
            parts = course.luck[at] + course.choices[at] + course.others[at]
            assert course.value[at] == pytest.approx(course.value[0] + parts)
        assert max(course.choices) <= 0
        assert len(course.value) == len(found.steps) == len(decisions) + 1


def test_only_a_finished_game_is_reviewed() -> None:
    with pytest.raises(PlayerError, match="not over"):
        decisions_of(Session(load("enchanters"), 2, seed=1))


# -- doubts --------------------------------------------------------------------------------------------------------


def test_a_fight_that_is_lost_is_doubted_and_the_better_move_is_named() -> None:
    game = a_table(
        you=seat(items=["fist", "leather-armour", "dagger"], crystals=6), track=["ogre", "gnoll"], deck=[]
    ).game
    doubt = doubt_about(game, 0, "travel:ogre", 1)

    assert doubt is not None
    assert doubt.better == "travel:gnoll"
    assert doubt.gap.mean >= GLORY.blunder
    assert doubt_about(game, 0, "travel:gnoll", 1) is None


def test_a_move_that_is_not_offered_is_not_doubted() -> None:
    assert doubt_about(last_trophy(), 0, "travel:dragon", 1) is None
