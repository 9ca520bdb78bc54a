"""A lesson with something wrong in it is refused in one sentence that names the file and the place."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.errors import AuthorError, PlayerError
from deckwright.lessons import check_fit, read_course
from deckwright.rules import new_game

GOOD = """
title: {en: A, uk: Б, ru: В}
about: {en: A, uk: Б, ru: В}
won: {en: A, uk: Б, ru: В}
lost: {en: A, uk: Б, ru: В}
players: [you, random]
position: {track: [axe]}
lessons:
  - id: take
    do: [travel:axe]
    say: {en: Take it., uk: Беріть., ru: Берите.}
"""


def slip(before: str, after: str) -> str:
    assert before in GOOD
    with pytest.raises(AuthorError) as caught:
        read_course(GOOD.replace(before, after).encode(), where="first.yaml")
    assert caught.value.message.startswith("first.yaml")
    return caught.value.message


def test_a_good_course_is_read() -> None:
    assert read_course(GOOD.encode(), where="first.yaml").lessons[0].id == "take"


def test_a_missing_translation_is_named_with_its_lesson() -> None:
    assert "lesson 1 ('take'): say is missing in ru" in slip(", ru: Берите.", "")
    assert "title is missing in uk" in slip("title: {en: A, uk: Б, ru: В}", "title: {en: A, ru: В}")


def test_a_missing_translation_of_what_leads_to_a_lesson_is_named() -> None:
    before = "    do: [travel:axe]\n"
    assert "lesson 1 ('take'): before: say is missing in uk, ru" in slip(
        before, f"{before}    before: {{say: {{en: A}}}}\n"
    )


def test_a_missing_translation_of_one_of_several_leads_is_named() -> None:
    before = "    do: [travel:axe]\n"
    assert "before: say is missing in uk, ru" in slip(
        before, f"{before}    before: [{{offered: [end], say: {{en: A}}}}]\n"
    )


def test_a_question_that_checks_cannot_be_answered_early() -> None:
    before = "    do: [travel:axe]\n"
    assert "lesson 1 ('take'): only a lesson with its place" in slip(
        before, f"{before}    early: true\n    check: true\n"
    )


def test_a_missing_translation_of_what_is_said_after_the_last_lesson_is_named() -> None:
    assert "afterwards: say is missing in ru" in slip("lessons:", "afterwards: [{say: {en: A, uk: Б}}]\nlessons:")


def test_a_missing_translation_of_what_is_said_meanwhile_is_named() -> None:
    assert "meanwhile: say is missing in ru" in slip("lessons:", "meanwhile: [{say: {en: A, uk: Б}}]\nlessons:")


def test_an_unknown_word_is_named() -> None:
    assert "sya" in slip("    say:", "    sya:")


def test_a_lesson_without_an_answer_is_refused() -> None:
    assert "do names no answer" in slip("do: [travel:axe]", "do: []")


def test_exactly_one_learner_sits_at_the_table() -> None:
    assert "exactly one 'you'" in slip("players: [you, random]", "players: [random, random]")


def misfit(before: str, after: str) -> str:
    """What is said of a course that can be read, but does not fit the game."""
    assert before in GOOD
    found = read_course(GOOD.replace(before, after).encode(), where="first.yaml")
    with pytest.raises(AuthorError) as caught:
        check_fit(games.load("enchanters"), found, "first.yaml")
    assert caught.value.message.startswith("first.yaml: lesson 1 ('take')")
    return caught.value.message


def test_a_good_course_fits_its_game() -> None:
    check_fit(games.load("enchanters"), read_course(GOOD.encode(), where="first.yaml"), "first.yaml")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("travel:axxe", "'travel:axxe' can never be offered in enchanters (did you mean 'axe'?)"),
        ("travle:axe", "'travle:axe' has no known verb (did you mean 'travel'?)"),
        ("travle:*", "'travle:*' has no known verb (did you mean 'travel'?)"),
        ("travel:axx*", "'travel:axx*' fits no answer of enchanters"),
    ],
)
def test_an_answer_that_can_never_be_given_is_named(answer: str, said: str) -> None:
    assert said in misfit("travel:axe", f'"{answer}"')


@pytest.mark.parametrize(
    ("show", "said"),
    [
        ("card:axxe", "show points at 'card:axxe', which enchanters does not have (did you mean 'axe'?)"),
        ("zone:trak", "(did you mean 'track'?)"),
        ("counter:gold", "show points at 'counter:gold'"),
        ("seat:p9", "show points at 'seat:p9'"),
        ("axe", "show points at 'axe'"),
        ("answer:travel:axe|travel:helmt", "(did you mean 'helmet'?)"),
    ],
)
def test_a_thing_to_point_at_that_does_not_exist_is_named(show: str, said: str) -> None:
    assert said in misfit("    do:", f"    show: {show}\n    do:")


def test_a_card_that_is_spoken_of_and_does_not_exist_is_named() -> None:
    assert "no card 'axxe' in enchanters (did you mean 'axe'?)" in misfit("Take it.", '"Take {axxe}."')


def test_what_is_no_yaml_is_said_to_be_none() -> None:
    slip("lessons:", "lessons: [")


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(PlayerError, match="did you mean 'first'") as caught:
        new_game(games.load("enchanters"), 2, seed=1, options={"lesson": "frist"})
    assert caught.value.code == "no-lesson"


def test_a_lesson_is_for_as_many_players_as_it_seats() -> None:
    with pytest.raises(PlayerError, match="for 2 players, not 3") as caught:
        new_game(games.load("enchanters"), 3, seed=1, options={"lesson": "first"})
    assert caught.value.code == "lesson-seats"
