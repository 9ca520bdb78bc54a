"""Every guided game can be played as it is meant, and astray, and says what it says in every language."""

from __future__ import annotations

import re

import pytest

from deckwright import bots, games
from deckwright.bots import decide
from deckwright.core import Dice, Rules, Session, waiting_for
from deckwright.lessons import Course, Lesson, course, course_names, current, meant, progress, said, told
from deckwright.text import LANGUAGES, language

COURSES = [(name, lesson) for name in games.ours() for lesson in course_names(games.load(name))]


def a_session(game: str, name: str, seed: int) -> tuple[Session, Course]:
    rules = games.load(game)
    guided = course(rules, name)
    return Session(rules, len(guided.players), seed=seed, setup={"lesson": name}), guided


def offered_to(session: Session, seat: int) -> list[str]:
    assert session.game.question is not None
    return session.rules.keys(session.game, session.game.question.options_of(seat))


def answers_of(session: Session, seat: int) -> list[str]:
    return [given.key for given in session.answers if given.seat == seat]


def follow(session: Session, guided: Course, *, astray: bool, seed: int) -> list[str]:
    """Play a guided game to its end; returns the lessons that were shown."""
    rules = session.rules
    others = {
        seat: bots.bot(player, rules, seed=seed * 8 + seat)
        for seat, player in enumerate(guided.players)
        if seat != guided.seat
    }
    sensible = bots.bot(bots.usual(rules), rules, seed=seed)
    dice = Dice(seed)
    shown: list[str] = []
    while session.game.outcome is None:
        seat = waiting_for(session.game)[0]
        if seat in others:
            session.answer(decide(others[seat], session.game, seat)[0], seat=seat)
            continue
        offered = offered_to(session, seat)
        lesson = current(guided, answers_of(session, seat), offered)
        wanted = [key for key in offered if lesson is not None and meant(lesson, key)]
        if lesson is not None and lesson.id not in shown:
            shown.append(lesson.id)
        elsewhere = [key for key in offered if key not in wanted]
        if astray and wanted and elsewhere:
            key = elsewhere[dice.below(len(elsewhere))]
        elif wanted and lesson is not None and not lesson.check:
            key = wanted[0]
        else:
            key = decide(sensible, session.game, seat)[0]
        session.answer(key, seat=seat)
    return shown


@pytest.mark.parametrize(("game", "name"), COURSES)
@pytest.mark.parametrize("seed", range(3))
def test_who_does_what_the_lessons_say_wins_and_has_seen_them_all(game: str, name: str, seed: int) -> None:
    session, guided = a_session(game, name, seed)

    shown = follow(session, guided, astray=False, seed=seed)

    assert session.game.outcome is not None
    assert guided.seat in session.game.outcome["winners"]
    assert [lesson.id for lesson in guided.lessons if not lesson.passing and lesson.id not in shown] == []


@pytest.mark.parametrize(("game", "name"), COURSES)
@pytest.mark.parametrize("seed", range(3))
def test_who_goes_astray_can_still_finish(game: str, name: str, seed: int) -> None:
    session, guided = a_session(game, name, seed)

    follow(session, guided, astray=True, seed=seed)

    assert session.game.outcome is not None
    assert progress(guided, answers_of(session, guided.seat)).number > 0


@pytest.mark.parametrize(("game", "name"), COURSES)
def test_a_guided_game_is_about_ten_minutes_long(game: str, name: str) -> None:
    session, guided = a_session(game, name, 1)

    follow(session, guided, astray=False, seed=1)

    assert len(answers_of(session, guided.seat)) <= 120
    assert 8 <= len(guided.lessons) <= 15
    assert guided.lessons[-1].check


@pytest.mark.parametrize(("game", "name"), COURSES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_said_names_cards_that_there_are(game: str, name: str, code: str) -> None:
    rules, guided = games.load(game), course(games.load(game), name)
    texts = [guided.title, guided.about, guided.won, guided.lost]
    for lesson in guided.lessons:
        texts += [one for one in (lesson.say, lesson.well, lesson.astray) if one]

    for text in texts:
        assert re.search(r"[{}]", said(text, rules, language(code))) is None


@pytest.mark.parametrize(("game", "name"), COURSES)
def test_lessons_point_at_things_on_the_table_and_ask_for_answers_that_there_are(game: str, name: str) -> None:
    rules = games.load(game)
    for lesson in course(rules, name).lessons:
        assert points_at_something(rules, lesson), lesson.show
        assert all(key.partition(":")[0] in rules.verbs for key in lesson.do), lesson.do


def points_at_something(rules: Rules, lesson: Lesson) -> bool:
    kind, _, what = lesson.show.partition(":")
    match kind:
        case "card":
            return what in rules.by_id
        case "zone":
            return rules.layout.has_zone(what)
        case "counter":
            return rules.layout.has_counter(what)
        case _:
            return kind == "seat"


def test_a_lesson_survives_undo_and_a_file() -> None:
    session, guided = a_session("enchanters", "first", 1)
    session.answer("travel:dagger")
    assert progress(guided, answers_of(session, 0)).number == 1

    session = Session.from_file(session.rules, session.to_file())
    assert progress(guided, answers_of(session, 0)).number == 1
    session.undo()
    assert progress(guided, answers_of(session, 0)).number == 0


def test_the_learner_reads_the_lesson_its_answers_and_a_reaction() -> None:
    session, guided = a_session("enchanters", "first", 1)
    before = told(guided, session.rules, language("en"), [], offered_to(session, 0), won=None)
    assert before.number == 1
    assert before.keys == ["travel:dagger"]
    assert "Dagger" in before.text

    session.answer("travel:dagger")
    after = told(guided, session.rules, language("en"), ["travel:dagger"], offered_to(session, 0), won=None)
    assert after.reaction
    assert not after.strayed

    astray = told(guided, session.rules, language("en"), ["rest:normaltown-pay"], offered_to(session, 0), won=None)
    assert astray.strayed
    assert astray.number == 1


def a_course_with(**lesson: object) -> Course:
    first = Lesson(id="buy", say={}, do=["buy:*"], astray={"en": "Fine."}, **lesson)  # type: ignore[arg-type]
    last = Lesson(id="end", say={}, do=["end"])
    return Course(title={}, about={}, position={}, players=["you"], lessons=[first, last], won={}, lost={})


def test_nothing_is_said_of_answers_on_the_way_to_what_is_asked() -> None:
    guided = a_course_with(toward=["play:*"])
    assert (progress(guided, ["play:sign"]).reaction, progress(guided, ["play:sign"]).strayed) == ({}, False)
    assert progress(guided, ["play:sign", "use:ring"]).strayed


def test_answers_on_the_way_do_not_hold_a_learner_up_for_ever() -> None:
    guided = a_course_with(toward=["play:*"])
    assert progress(guided, ["play:sign"] * 29).number == 0
    assert progress(guided, ["play:sign"] * 30).number == 1
    assert progress(guided, ["use:ring"] * 8).number == 1
