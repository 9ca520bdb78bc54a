"""What helps to decide: hints that mark the next press, the words of the card that asks, the sum of a fight."""

from __future__ import annotations

import pytest
from people import Person, Shape, Sit
from playwright.sync_api import expect
from serving import Server
from staging import brings, played_until

from deckwright.core import Game


def asks_for_a_hint(person: Person) -> None:
    person.page.get_by_role("button", name="Hint", exact=True).click()
    expect(person.page.locator(".hint")).to_be_visible()


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.LAPTOP, Shape.PHONE])
def test_a_hint_is_a_line_that_lies_on_nothing(sit: Sit, server: Server, shape: Shape) -> None:
    olena = sit("Olena", shape=shape)
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    asks_for_a_hint(olena)

    box = olena.page.locator(".hint").bounding_box()
    board = olena.page.locator("main.board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["height"] < 60
    assert box["y"] >= board["y"] + board["height"]


def test_a_hint_on_a_phone_turns_to_the_page_of_what_it_names(sit: Sit, server: Server) -> None:
    olena = sit("Olena", shape=Shape.PHONE)
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    olena.page.get_by_role("button", name="Artifacts").click()
    expect(olena.page.locator("main .offered").first).not_to_be_in_viewport()
    asks_for_a_hint(olena)

    expect(olena.page.locator("main .hinted")).to_be_in_viewport(ratio=0.5)


def test_back_closes_the_reasons_and_the_story_and_stays_at_the_table(sit: Sit, server: Server) -> None:
    olena = sit("Olena", shape=Shape.PHONE)
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="2"))
    expect(olena.page.locator("h1.status.yours")).to_be_visible()

    olena.page.locator(".digest .line").click()
    expect(olena.page.locator(".digest .inside")).to_be_visible()
    olena.page.go_back()
    expect(olena.page.locator(".digest .inside")).to_have_count(0)

    asks_for_a_hint(olena)
    olena.page.get_by_role("button", name="Why?").click()
    expect(olena.page.locator(".told")).to_be_visible()
    olena.page.go_back()
    expect(olena.page.locator(".told")).to_have_count(0)
    expect(olena.page.locator(".hint")).to_be_visible()


def asks_for_a_player(game: Game) -> bool:
    question = game.question
    return question is not None and question.about >= 0 and question.options_of(0)[0][0] == "player"


def test_a_question_on_a_phone_shows_the_words_of_its_card_and_covers_nothing_of_your_own(
    sit: Sit, server: Server
) -> None:
    olena = sit("Olena", shape=Shape.PHONE)
    brings(olena, server, played_until(asks_for_a_player, "enchanters", 3))
    olena.is_asked()

    expect(olena.page.locator(".asking")).to_be_visible()
    names = olena.page.locator(".elsewhere").bounding_box()
    own = olena.page.locator(".strip-of-yours").bounding_box()
    assert names is not None
    assert own is not None
    assert names["y"] >= own["y"] + own["height"]
    asks_for_a_hint(olena)
    expect(olena.page.locator(".elsewhere .button.hinted")).to_be_in_viewport()


def test_the_sum_of_a_fight_shows_the_blow_as_done_once_it_has_fallen(sit: Sit, server: Server) -> None:
    olena = sit("Olena", shape=Shape.PHONE)
    struck = played_until(
        lambda game: game.question is not None and game.question.prompt == "after-blow", "enchanters", 2
    )
    brings(olena, server, struck)
    olena.is_asked()

    expect(olena.page.locator(".scroll")).to_contain_text("it has struck")
    expect(olena.page.locator(".scroll strong")).to_have_count(1)
    expect(olena.page.locator("button:visible", has_text="Strike:")).to_have_count(1)
