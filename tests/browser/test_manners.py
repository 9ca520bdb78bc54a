"""What a table says in passing: the order of discards, who sits where, what rivals have, a line on what happened."""

from __future__ import annotations

import re

import pytest
from people import OBVIOUS, Person, Shape, Sit
from playwright.sync_api import Locator, expect
from serving import Server
from test_layout import deal as laid_out
from test_layout import half_of
from test_story import deal


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is on the screen."""
    found = thing.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def overlap(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = box(one)
    left_too, top_too, right_too, bottom_too = box(other)
    return left < right_too and left_too < right and top < bottom_too and top_too < bottom


def test_discards_stay_as_they_lie_or_go_in_another_order(olena: Person, server: Server) -> None:
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    olena.plays_until("section.ribbon")
    ribbon = olena.page.locator("section.ribbon")
    names = [re.sub(r"^\d+\. ", "", one.get_attribute("aria-label") or "") for one in ribbon.locator(".loose").all()]
    assert len(names) > 1
    expect(ribbon.locator(".button.main")).to_contain_text("As they lie")
    expect(olena.status).to_contain_text("In which order")
    elsewhere = olena.page.locator("h2:visible, .strip p:visible").all_inner_texts()
    assert [words for words in elsewhere if "order?" in words] == []

    ribbon.get_by_role("button", name=f"{names[0]}: one place later").first.click()
    expect(ribbon.locator(".loose").nth(1)).to_have_accessible_name(f"2. {names[0]}")
    expect(ribbon.locator(".button.main")).to_contain_text("In this order")


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.PHONE])
def test_every_kind_of_seat_says_in_words_what_it_is(sit: Sit, shape: Shape) -> None:
    """Not only the one that is chosen: icons alone do not say that somebody else may play from elsewhere."""
    olena = sit(shape=shape)
    olena.opens("set-up", "enchanters")
    seats = olena.page.locator(".round .seat")
    expect(seats).not_to_have_count(0)
    for seat in seats.all():
        for word in ("here", "online", "bot"):
            written = seat.locator(".who").get_by_text(word, exact=True)
            expect(written).to_be_visible()
            left, top, right, bottom = box(written)
            assert min(right - left, bottom - top) > 8, f"{word} cannot be read"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_of_a_rival_every_card_can_be_seen_or_is_known_to_be_there(sit: Sit, server: Server, language: str) -> None:
    olena = sit(language=language)
    olena.page.set_viewport_size({"width": 1280, "height": 720})
    olena.sits_down_at(half_of(server, "enchanters-newer-edition"))
    olena.is_asked()
    rivals = olena.page.locator(".rival .who")
    expect(rivals).to_have_count(3)
    for rival in rivals.all():
        more = rival.evaluate("(node) => node.scrollHeight > node.clientHeight + 4")
        assert more == rival.evaluate("(node) => node.classList.contains('goes-on')")
        rival.evaluate("(node) => node.scrollTo(0, node.scrollHeight)")
        expect(rival.locator(".chips .zone > *").last).to_be_in_viewport()
        expect(rival).not_to_have_class(re.compile("goes-on"))


def test_who_has_nothing_has_no_picture_of_it(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    wounds = olena.page.locator(".seat.large [data-counter='wounds/0']")
    expect(wounds).to_have_text(re.compile(r"^\s*0 wounds"))
    expect(wounds.locator(".icon")).to_have_count(0)
    expect(olena.page.locator(".seat.large [data-counter='crystals/0'] .icon")).not_to_have_count(0)


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.PHONE])
def test_a_note_covers_neither_what_it_is_about_nor_what_is_pressed_next(
    sit: Sit, server: Server, shape: Shape
) -> None:
    olena = sit(shape=shape, marks=True)
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    note = olena.page.locator("section.note:not(.unplaced)")
    expect(note).to_be_visible()
    for place in ("div.ring", ".strip .button", ".corner .tool", ".hand [data-n]"):
        things = olena.page.locator(f"{place}:visible")
        expect(things).not_to_have_count(0)
        for thing in things.all():
            assert not overlap(note, thing), thing.inner_text() or place


def test_the_line_on_what_happened_names_what_changed(olena: Person, server: Server) -> None:
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    line = olena.page.locator(".digest .line .totals")
    for _ in range(60):
        if line.count() and "→" in line.inner_text():
            break
        olena.takes_anything()
        expect(olena.page.locator("h1.status.yours")).to_be_visible()
    life = re.compile(r"\d+ → \d+")
    expect(line).to_have_text(life)
    expect(olena.page.locator(".digest .inside")).to_have_count(0)
    olena.page.locator(".digest .line").click()
    expect(olena.page.locator(".digest .inside .change").first).to_have_text(life)


IN_VIEW = """() => {
  const right = (one) => document.querySelector(one).getBoundingClientRect().right;
  return right('.digest .totals span') <= right('.digest .totals') + 1;
}"""
"""Whether the first thing that changed can be read to its end."""


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_the_worst_of_what_happened_can_be_read_beside_an_open_log(sit: Sit, server: Server, language: str) -> None:
    olena = sit(shape=Shape.LAPTOP, language=language)
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    worst = olena.page.locator(".digest .totals .bad")
    for _ in range(60):
        if worst.count():
            break
        olena.takes_anything()
        expect(olena.page.locator("h1.status.yours")).to_be_visible()
    olena.presses("l")
    expect(olena.page.locator(".log")).to_be_visible()
    expect(olena.page.locator(".digest .totals span.bad").first).to_be_visible()

    olena.page.wait_for_function(IN_VIEW)


BOARD = "document.querySelector('main.board').getBoundingClientRect().height"


@pytest.mark.parametrize(("shape", "language"), [(Shape.DESK, "uk"), (Shape.LAPTOP, "ru"), (Shape.TABLET, "uk")])
def test_being_asked_first_moves_nothing_on_the_table(sit: Sit, server: Server, shape: Shape, language: str) -> None:
    olena = sit(shape=shape, language=language)
    olena.prefers(confirm=True)
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    olena.takes(olena.page.locator(OBVIOUS))
    expect(olena.page.locator(".strip:not(.settling)")).to_be_visible()
    before = olena.page.evaluate(BOARD)

    olena.presses("Space")

    expect(olena.page.locator(".strip .sure small")).to_be_visible()
    assert abs(olena.page.evaluate(BOARD) - before) <= 1


def test_large_letters_leave_the_table_most_of_a_tablet(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.TABLET, language="ru")
    olena.prefers(textSize="largest")
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()

    words, tools = olena.page.locator("h1.status"), olena.page.locator("header .corner")
    words_box, tools_box = words.bounding_box(), tools.bounding_box()

    assert words_box is not None
    assert tools_box is not None
    assert words_box["height"] < 110
    assert words.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert words_box["x"] + words_box["width"] <= tools_box["x"]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_kinds_of_a_seat_fit_beside_one_another(sit: Sit, language: str) -> None:
    olena = sit(language=language)
    olena.opens("set-up", "krutagidon")
    expect(olena.page.locator(".who")).to_have_count(3)
    cut_off = "(rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length"
    assert olena.page.locator(".who").evaluate_all(cut_off) == 0


def test_a_card_that_gives_nothing_is_still_named_where_it_is_covered(olena: Person, server: Server) -> None:
    olena.sits_down_at(laid_out(server, "enchanters", 2))
    olena.is_asked()
    told = []
    offered = ".track .table-card.offered"
    for number in olena.page.locator(offered).evaluate_all("(cards) => cards.map((card) => card.dataset.n)"):
        olena.page.locator(f".track [data-n='{number}']").click()
        expect(olena.page.locator(".scroll")).to_be_visible()
        told += olena.page.locator(".scroll .covers").all_inner_texts()
    assert any("the upper half of Fist, which gives nothing" in one for one in told), told
