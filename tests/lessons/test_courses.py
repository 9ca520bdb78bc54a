"""Every guided game can be played as it is meant, and astray, and says what it says in every language."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from itertools import pairwise

import msgspec
import pytest

from deckwright import bots, games
from deckwright.bots import decide
from deckwright.core import Dice, view, waiting_for
from deckwright.lessons import (
    Before,
    Course,
    Lesson,
    Told,
    When,
    course,
    course_names,
    current,
    last_asked,
    meant,
    progress,
    said,
    told,
)
from deckwright.lessons.marks import holds
from deckwright.lessons.progress import awaited, leading
from deckwright.records import Session
from deckwright.scenarios import Playing, lay_out
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


def follow(session: Session, guided: Course, *, astray: bool, seed: int, read: list[Told] | None = None) -> list[str]:
    """Play a guided game to its end; returns the lessons that were shown, and notes what was read at each decision."""
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
        seen = view(session.game, seat)
        told_now = told(guided, rules, language("en"), answers_of(session, seat), offered, won=None, seen=seen)
        assert told_now.text, (answers_of(session, seat), offered)
        if read is not None:
            read.append(told_now)
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
@pytest.mark.parametrize("seed", range(6))
def test_a_newcomer_who_heeds_the_notes_and_otherwise_tries_things_wins(game: str, name: str, seed: int) -> None:
    session, guided = a_session(game, name, seed)
    others = {seat: bots.bot(player, session.rules, seed=seed) for seat, player in enumerate(guided.players) if seat}
    dice = Dice(seed)
    while session.game.outcome is None:
        seat = waiting_for(session.game)[0]
        if seat in others:
            session.answer(decide(others[seat], session.game, seat)[0], seat=seat)
        else:
            wishes = wishes_of_a_newcomer(session, guided)
            session.answer(wishes[dice.below(len(wishes))], seat=seat)

    assert guided.seat in session.game.outcome["winners"]


def wishes_of_a_newcomer(session: Session, guided: Course) -> list[str]:
    """What the note asks for, the last question's too once its answer went wrong; else something; but not to stop."""
    answers, offered = answers_of(session, guided.seat), offered_to(session, guided.seat)
    lesson, coming = current(guided, answers, offered), awaited(guided, progress(guided, answers))
    if lesson is not None and (not lesson.check or went_astray_from(lesson, guided, answers)):
        return [key for key in offered if meant(lesson, key)]
    seen = view(session.game, guided.seat)
    lead = leading(guided, coming, offered, session.rules, seen) if lesson is None else None
    led = [key for key in offered if lead is not None and any(fnmatchcase(key, one) for one in lead.offered)]
    playing = [key for key in offered if key.startswith(("play:", "prep:", "cast:", "face:", "strike:", "defend:"))]
    return led or playing or [key for key in offered if key not in ("end", "no", "done")] or offered


def went_astray_from(lesson: Lesson, guided: Course, answers: list[str]) -> bool:
    """Whether a learner has read why another answer to a lesson was not a good one."""
    read = (progress(guided, answers[: given + 1]) for given in range(len(answers)))
    return any(now.strayed and now.reaction == lesson.astray for now in read)


@pytest.mark.parametrize("word", ["unleash", "strikes", "tier 1", "12 of 60 life"])
def test_the_guided_game_of_aeons_end_explains_the_words_of_its_nemesis(word: str) -> None:
    session, guided = a_session("aeons-end", "first", 0)
    read: list[Told] = []

    follow(session, guided, astray=False, seed=0, read=read)

    assert any(word in note.text for note in read)


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
    texts = [guided.title, guided.about, guided.won, guided.lost, guided.onward]
    for lesson in guided.lessons:
        texts += [one for one in (lesson.say, lesson.well, lesson.astray) if one]
        texts += [lead.say for lead in lesson.leads]
    texts += [lead.say for lead in (*guided.meanwhile, *guided.afterwards)]

    for text in texts:
        assert re.search(r"[{}]", said(text, rules, language(code))) is None


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
    assert (astray.number, astray.of) == (1, 7)


def test_the_number_of_lessons_never_changes_and_the_count_only_rises() -> None:
    guided = a_course_with()
    chance = Lesson(id="defend", say={"en": "Defend."}, do=["defend:*"], passing=True)
    guided = msgspec.structs.replace(guided, lessons=[guided.lessons[0], chance, guided.lessons[1]])
    assert numbers(guided, [], ["buy:axe"]) == (1, 3)
    assert numbers(guided, ["buy:axe"], ["defend:shield"]) == (2, 3)
    assert numbers(guided, ["buy:axe", "defend:shield"], ["end"]) == (3, 3)
    assert numbers(guided, ["buy:axe"], ["end"]) == (2, 3)
    assert numbers(guided, ["buy:axe", "end"], []) == (3, 3)


@pytest.mark.parametrize(("game", "name"), COURSES)
@pytest.mark.parametrize("astray", [False, True])
def test_a_learner_counts_steadily_to_the_last_lesson_and_then_plays_freely(
    game: str, name: str, *, astray: bool
) -> None:
    session, guided = a_session(game, name, 1)
    read: list[Told] = []
    follow(session, guided, astray=astray, seed=1, read=read)

    assert len({now.of for now in read}) == 1
    rises = [later.number - earlier.number for earlier, later in pairwise(read)]
    assert min(rises) == 0
    assert astray or max(rises) == 1  # only a lesson that was missed is left out
    assert read[0].number == 1
    asides = [said(one.say, session.rules, language("en")) for one in guided.lessons if one.whenever]
    assert not any(now.free and now.keys for now in read if now.text not in asides)
    if not astray:
        assert read[-1].free


def test_a_lesson_for_whenever_it_comes_is_shown_once_and_never_counted() -> None:
    guided = a_course_with()
    aside = Lesson(id="order", say={"en": "Any order."}, do=["discard:*"], whenever=True)
    guided = msgspec.structs.replace(guided, lessons=[aside, *guided.lessons])
    late = ["buy:axe"]
    assert current(guided, late, ["discard:axe"]) == aside
    assert numbers(guided, late, ["discard:axe"]) == (2, 2)
    assert current(guided, [*late, "discard:axe"], ["discard:sign"]) is None
    assert numbers(guided, [*late, "discard:axe"], ["end"]) == (2, 2)
    done = told(guided, games.load("enchanters"), language("en"), [*late, "end"], ["discard:axe"], won=None)
    assert (done.text, done.free) == ("Any order.", True)


def numbers(guided: Course, answers: list[str], offered: list[str]) -> tuple[int, int]:
    now = told(guided, games.load("enchanters"), language("en"), answers, offered, won=None)
    return now.number, now.of


def test_a_real_decision_is_asked_at_the_end() -> None:
    """A check that any answer passes would check nothing."""
    for game, name in COURSES:
        check = course(games.load(game), name).lessons[-1]
        assert check.well
        assert check.astray
        assert not any(pattern in ("*", "buy:*", "gain:*", "play:*", "travel:*", "target:*") for pattern in check.do)


def test_a_lesson_says_what_leads_to_it_until_its_answer_is_offered() -> None:
    guided = a_course_with(before=Before(say={"en": "Collect power."}, show="zone:track"))
    rules = games.load("enchanters")
    waiting = told(guided, rules, language("en"), [], ["play:sign"], won=None)
    assert (waiting.text, waiting.show, waiting.number, waiting.keys) == ("Collect power.", "zone:track", 1, [])
    assert told(guided, rules, language("en"), [], [], won=None).text == ""
    assert told(a_course_with(), rules, language("en"), [], ["play:sign"], won=None).text


def test_what_leads_to_a_lesson_follows_what_is_left_to_do() -> None:
    cast = Before(say={"en": "Cast it."}, show="answer:cast:*", offered=["cast:*"])
    gems = Before(say={"en": "Play your gems."}, show="zone:hand", offered=["play:*"])
    guided = a_course_with(before=[cast, gems])
    rules = games.load("enchanters")
    said_now = [
        told(guided, rules, language("en"), [], offered, won=None).text
        for offered in (["cast:spark@1", "end"], ["play:crystal", "end"], ["target:provoker"])
    ]
    assert said_now[:2] == ["Cast it.", "Play your gems."]
    assert said_now[2] == language("en").say("lesson-meanwhile")


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_led_to_end_the_casting_phase_while_a_spell_can_be_cast(seed: int) -> None:
    session, guided = a_session("aeons-end", "first", seed)
    learner = bots.bot("random", session.rules, seed=seed)
    for _ in range(150):
        if session.game.outcome is not None:
            break
        offered, answers = offered_to(session, 0), answers_of(session, 0)
        if current(guided, answers, offered) is None and any(key.startswith("cast:") for key in offered):
            now = told(guided, session.rules, language("en"), answers, offered, won=None)
            assert now.show != "answer:end", now.text
        session.answer(decide(learner, session.game, 0)[0], seat=0)


def test_nobody_is_led_to_end_a_turn_while_there_is_aether_to_spend() -> None:
    rules = games.load("aeons-end")
    guided = course(rules, "first")
    for lesson in guided.lessons:
        lead = leading(guided, lesson, ["gain:jade", "charge", "end"], rules, None)
        assert lead is not None
        assert lead.show != "answer:end", lesson.id
        nothing_left = leading(guided, lesson, ["end"], rules, None)
        assert nothing_left is not None
        assert nothing_left.show == "answer:end", lesson.id


def test_after_the_last_lesson_the_note_follows_what_is_on_the_table() -> None:
    rules = games.load("aeons-end")
    guided = course(rules, "first")
    done = [lesson.do[0].replace("*", "") for lesson in guided.lessons]
    hands = {"p1": {"hand": ["crystal"]}, "phase": "main"}
    for in_play, wanted in (([], guided.onward), (["bleed-static"], guided.afterwards[1].say)):
        seen = view(lay_out(rules, {**hands, "nemesis_play": in_play}), 0)
        now = told(guided, rules, language("en"), done, ["play:crystal", "end"], won=None, seen=seen)
        assert (now.text, now.free) == (said(wanted, rules, language("en")), True)


@pytest.mark.parametrize(("focused", "spoken_of"), [([3], True), ([], False)])
def test_a_focused_breach_is_spoken_of_only_in_its_turn(focused: list[int], spoken_of: bool) -> None:
    rules = games.load("aeons-end")
    guided = course(rules, "first")
    charge = next(number for number, lesson in enumerate(guided.lessons) if lesson.id == "charge")
    done = [lesson.do[0].replace("*", "") for lesson in guided.lessons[:charge]]
    seen = view(lay_out(rules, {"p1": {"hand": ["spark"], "focused": focused}, "phase": "main"}), 0)
    now = told(guided, rules, language("en"), done, ["prep:spark@1", "end"], won=None, seen=seen)
    assert "Prep your spells" in now.text
    assert ("just focused" in now.text) == spoken_of


@pytest.mark.parametrize("offered", [["play:sign", "end"], ["end"], ["player:p1", "player:p2"]], ids="-".join)
def test_whoever_has_won_the_duel_of_krutagidon_hears_that_it_is_the_last_turn(offered: list[str]) -> None:
    rules = games.load("krutagidon")
    guided = course(rules, "first")
    done = ["play:sign", "play:wand", "player:p2", "buy:gutsy-sin", "end", "buy:twins", "end", "play:wand", "play:wand"]
    notes = []
    for prize in ("nobody", "p1"):
        game = lay_out(rules, {"prize": prize, "p1": {"hand": ["sign"]}, "p2": {}})
        now = told(guided, rules, language("en"), done, offered, won=None, seen=view(game, 0))
        notes.append(now.text)
    assert "last turn" not in notes[0]
    assert "last turn" in notes[1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_grand_prize_says_why_a_card_is_discarded(code: str) -> None:
    rules = games.load("krutagidon")
    deck = ["sign", "wand", "fizzle", "twins", "sunface", "blaze"]
    playing = Playing(lay_out(rules, {"prize": "p1", "p1": {"hand": ["sign"], "deck": deck}, "p2": {}}))
    playing.end_turn()
    question = view(playing.game, 0).question
    assert question is not None
    assert question.about == "grand-prize"
    asked = language(code).question(rules, question)
    assert re.search(r"\b6\b.*\b5\b", asked)
    assert "[en]" not in asked


def test_a_condition_of_a_note_looks_at_what_the_learner_sees() -> None:
    rules = games.load("enchanters")
    seen = view(lay_out(rules, {"p1": {"wounds": 1}, "p2": {"crystals": 3}, "track": ["axe"]}), 0)
    assert holds(When(counter="wounds"), rules, seen)
    assert not holds(When(counter="wounds", least=2), rules, seen)
    assert not holds(When(counter="crystals"), rules, seen)  # only the rival has some
    assert holds(When(zone="track", kind="item"), rules, seen)
    assert not holds(When(zone="track", card="goblin"), rules, seen)
    assert holds(When(offered="travel:", prompt="turn"), rules, seen)
    assert not holds(When(prompt="journey"), rules, seen)
    assert not holds(When(offered="end"), rules, seen)


@pytest.mark.parametrize(("game", "name"), COURSES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_learner_does_no_lesson_asks_for_what_cannot_be_done_now(game: str, name: str, seed: int) -> None:
    """A button is ringed only while it is there, the hand only while a card of it can be used."""
    session, guided = a_session(game, name, seed)
    learner = bots.bot("random", session.rules, seed=seed)
    others = {seat: bots.bot(player, session.rules, seed=seat) for seat, player in enumerate(guided.players) if seat}
    for _ in range(150):
        if session.game.outcome is not None:
            break
        seat = waiting_for(session.game)[0]
        if seat == guided.seat:
            offered = offered_to(session, seat)
            seen = view(session.game, seat)
            now = told(guided, session.rules, language("en"), answers_of(session, seat), offered, won=None, seen=seen)
            assert now.check or can_be_done(now.show, offered), (now, offered)
        session.answer(decide(others.get(seat, learner), session.game, seat)[0], seat=seat)


def can_be_done(show: str, offered: list[str]) -> bool:
    kind, _, what = show.partition(":")
    if kind == "answer":
        return any(fnmatchcase(key, one) for one in what.split("|") for key in offered)
    return show != "zone:hand" or any(key.startswith(("play:", "prep:")) for key in offered)


def test_what_leads_to_any_lesson_is_said_when_the_lesson_itself_says_nothing() -> None:
    gems = Before(say={"en": "Play your gems."}, offered=["play:*"])
    cast = Before(say={"en": "Cast it."}, offered=["cast:*"])
    again = Before(say={"en": "Play on."}, offered=["play:*", "target:*"])
    guided = msgspec.structs.replace(a_course_with(before=gems), meanwhile=[cast, again])
    rules = games.load("enchanters")
    said_now = [
        told(guided, rules, language("en"), [], [key], won=None).text
        for key in ("cast:spark@1", "play:crystal", "target:provoker")
    ]
    assert said_now == ["Cast it.", "Play your gems.", "Play on."]


def test_the_random_order_of_turns_is_explained_when_two_turns_come_in_a_row() -> None:
    session, guided = a_session("aeons-end", "first", 1)
    read: list[Told] = []
    follow(session, guided, astray=False, seed=1, read=read)
    explained = next(at for at, now in enumerate(read) if "two turns in a row" in now.text)

    assert answers_of(session, 0)[explained] == "end"
    seen = view(session.at(explained + 1), 0)
    drawn = next(zone.cards for zone in seen.zones if zone.name == "turn_discard")
    assert [card.id for card in drawn[-2:] if card is not None] == ["turn-1", "turn-1"]
    assert "turn deck" in read[explained + 1].reaction


def test_a_learner_who_has_done_all_lessons_reads_what_is_left_to_do() -> None:
    guided = a_course_with()
    told_last = told(guided, games.load("enchanters"), language("en"), ["buy:axe", "end"], ["play:sign"], won=None)
    assert told_last.text == "Finish it."


def test_an_answer_between_two_lessons_is_not_astray_because_of_a_chance_that_did_not_come() -> None:
    guided = a_course_with(toward=["play:*"])
    chance = Lesson(id="defend", say={}, do=["defend:*"], passing=True)
    guided = msgspec.structs.replace(guided, lessons=[chance, *guided.lessons])
    assert not progress(guided, ["play:sign"]).strayed
    assert progress(guided, ["use:ring"]).reaction == {"en": "Fine."}


def a_course_with(**lesson: object) -> Course:
    first = Lesson(id="buy", say={}, do=["buy:*"], astray={"en": "Fine."}, **lesson)  # type: ignore[arg-type]
    last = Lesson(id="end", say={}, do=["end"])
    return Course(
        title={},
        about={},
        position={},
        players=["you"],
        lessons=[first, last],
        onward={"en": "Finish it."},
        won={},
        lost={},
    )


def test_nothing_is_said_of_answers_on_the_way_to_what_is_asked() -> None:
    guided = a_course_with(toward=["play:*"])
    assert (progress(guided, ["play:sign"]).reaction, progress(guided, ["play:sign"]).strayed) == ({}, False)
    assert progress(guided, ["play:sign", "use:ring"]).strayed


def test_nobody_strays_from_a_question_that_was_not_asked_yet() -> None:
    guided = a_course_with()
    assert progress(guided, ["use:ring"], asked=["use:ring", "buy:axe"]).reaction == {"en": "Fine."}
    unasked = progress(guided, ["use:ring"], asked=["use:ring", "end"])
    assert (unasked.reaction, unasked.strayed) == ({}, False)


def test_a_gem_bought_before_the_last_question_is_not_taken_for_its_answer() -> None:
    """With 2 aether only a gem can be bought; which card is better is asked as soon as there is a choice."""
    session, guided = a_session("aeons-end", "first", 1)
    for key in ("play:crystal", "play:crystal", "gain:jade"):
        session.answer(key)
    before = [lesson.do[0].replace("*", "") for lesson in guided.lessons[:-1] if not lesson.whenever]

    poor = progress(guided, [*before, "gain:jade"], asked=last_asked(session, 0))
    assert poor.number == len(guided.lessons) - 1
    assert (poor.reaction, poor.strayed) == ({}, False)

    rich = progress(guided, [*before, "gain:jade"], asked=["gain:jade", "gain:ignite"])
    assert rich.reaction == guided.lessons[-1].astray


def test_what_was_done_ahead_of_its_lesson_is_praised_and_not_asked_for_again() -> None:
    session, guided = a_session("aeons-end", "first", 1)
    for key in ("play:crystal", "play:crystal", "gain:jade"):
        session.answer(key)
    now = told(guided, session.rules, language("en"), answers_of(session, 0), offered_to(session, 0), won=None)
    assert "discard pile" in now.reaction
    assert not now.strayed
    assert now.keys == ["prep:spark@1", "prep:spark@2"]

    session.answer("prep:spark@1")
    now = told(guided, session.rules, language("en"), answers_of(session, 0), offered_to(session, 0), won=None)
    assert now.keys == ["end"]


def test_a_fight_ahead_of_its_lesson_is_explained_and_counted_and_the_first_lesson_stays() -> None:
    session, guided = a_session("enchanters", "first", 1)
    read = []
    for key in ("travel:goblin", "face:goblin", "strike:goblin"):
        session.answer(key)
        answers = answers_of(session, 0)
        read.append(told(guided, session.rules, language("en"), answers, offered_to(session, 0), won=None))
    assert "strikes first" in read[0].reaction
    assert "wound" in read[0].text
    assert "you strike" in read[1].text
    assert "trophy" in read[2].reaction
    assert {(now.number, now.strayed) for now in read} == {(2, False)}
    now = progress(guided, answers_of(session, 0))
    assert now.number == 0
    assert now.done >= {"fight", "blow", "strike"}


def test_no_number_is_left_out_when_a_lesson_was_done_ahead_of_its_place() -> None:
    guided = course(games.load("enchanters"), "first")
    answers = ["travel:goblin", "travel:dagger", "end", "travel:silver-lance", "rest:normaltown-pay"]
    counted = [numbers(guided, answers[:given], []) for given in range(len(answers) + 1)]
    assert counted == [(1, 7), (2, 7), (3, 7), (4, 7), (5, 7), (6, 7)]


def test_who_begins_with_another_item_still_learns_to_end_the_turn() -> None:
    session, guided = a_session("enchanters", "first", 1)
    session.answer("travel:leather-armour")
    now = told(guided, session.rules, language("en"), answers_of(session, 0), offered_to(session, 0), won=None)
    assert (now.number, now.keys, now.strayed) == (2, ["end"], False)


def test_only_a_lesson_with_its_place_can_be_done_early() -> None:
    first = Lesson(id="buy", say={}, do=["buy:*"])
    second = Lesson(id="charge", say={}, do=["charge"], early=True, well={"en": "Good."})
    third = Lesson(id="end", say={}, do=["end"], check=True)
    guided = msgspec.structs.replace(a_course_with(), lessons=[first, second, third])
    assert progress(guided, ["charge"]).reaction == {"en": "Good."}
    assert progress(guided, ["charge", "buy:axe"]).number == 2
    assert progress(guided, ["end", "buy:axe"]).number == 1


def test_answers_on_the_way_do_not_hold_a_learner_up_for_ever() -> None:
    guided = a_course_with(toward=["play:*"])
    assert progress(guided, ["play:sign"] * 29).number == 0
    assert progress(guided, ["play:sign"] * 30).number == 1
    assert progress(guided, ["use:ring"] * 8).number == 1
