"""Games played through the page."""

from __future__ import annotations

import re

from people import OBVIOUS, Person, Sit
from playwright.sync_api import Route, expect
from serving import Server
from staging import brings, played_until

from deckwright.core import Game
from deckwright.games.aeons_end.table import BREACH_ZONES


def test_the_first_decision_is_a_click_away(olena: Person) -> None:
    olena.opens()
    olena.page.locator(".tile", has_text="Enchanters").get_by_role("button", name="Play now").click()
    olena.is_asked()


def test_a_whole_game_of_enchanters_against_bots(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:thrifty", "bot:random", variant="super-fast"))

    decisions = olena.plays_to_the_end()

    assert decisions > 10
    expect(olena.ending.locator("ol li")).to_have_count(3)
    expect(olena.ending.locator("li.winner b").first).to_have_text(re.compile(r"-?\d+"))
    expect(olena.ending.locator("svg.chart path")).to_have_count(3)
    expect(olena.ending.get_by_text("The cards were dealt fairly")).to_be_visible()
    expect(olena.page.get_by_text("The last card has left the track, and the deck is empty.")).to_be_visible()


def test_a_whole_game_of_aeons_end_alone(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", game="aeons-end", difficulty="extinction"))

    assert olena.plays_to_the_end() > 4  # somebody alone may be beaten soon
    expect(olena.ending.locator("svg.chart path")).to_have_count(3)


def test_no_button_moves_when_the_story_of_the_game_is_ready(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", game="aeons-end", difficulty="extinction"))
    held: list[Route] = []
    olena.page.route("**/replay**", lambda route: held.append(route))
    olena.plays_to_the_end()
    rematch = olena.page.get_by_role("button", name="Rematch")
    expect(olena.ending.locator(".reading")).to_be_visible()
    olena.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    before = rematch.bounding_box()

    held[0].continue_()

    expect(olena.ending.locator(".moments li").first).to_be_visible()
    assert rematch.bounding_box() == before


def has_to_lose_a_breach_with_a_spell(game: Game) -> bool:
    question = game.question
    return question is not None and question.prompt == "destroy-breach" and bool(game.zones[BREACH_ZONES[0]])


def test_a_breach_is_chosen_by_the_spell_that_covers_it(olena: Person, server: Server) -> None:
    brings(olena, server, played_until(has_to_lose_a_breach_with_a_spell, "aeons-end", 2))
    spell = olena.page.locator("[data-zone='breach_1/0'] [data-n]")

    olena.takes(spell)

    expect(spell).to_have_count(0)


def test_a_glance_at_a_card_ends_when_the_table_changes(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", game="aeons-end"))
    olena.is_asked()
    olena.page.mouse.move(5, 5)
    olena.page.locator("main .portrait [data-n]").first.hover()
    expect(olena.page.locator(".peek")).to_be_visible()

    before = olena.version()
    olena.lets_the_button_settle()
    olena.page.locator(OBVIOUS).first.evaluate("(button) => button.click()")  # the pointer stays where it is
    olena.waits_for_change(before)

    expect(olena.page.locator(".peek")).to_have_count(0)


def holds_a_spell_for_two_breaches(game: Game) -> bool:
    """At the main phase, with a spell that may be prepped to one breach or another."""
    question = game.question
    if question is None or question.prompt != "main":
        return False
    return len([key for key in game.rules.keys(game, question.options_of(0)) if key.startswith("prep:spark")]) > 1


def test_a_chosen_spell_is_prepped_to_the_breach_that_is_pressed(olena: Person, server: Server) -> None:
    brings(olena, server, played_until(holds_a_spell_for_two_breaches, "aeons-end", 1))
    olena.is_asked()
    olena.page.get_by_label("Spark, can be chosen").first.click()
    expect(olena.page.locator(".bubble .button")).to_have_count(2)

    goal = (olena.page.locator(".gate.offered").last.get_attribute("data-place") or "").split(":")[-1]

    olena.takes(olena.page.locator(".gate.offered").last)

    expect(olena.page.locator(f"[data-zone='breach_{goal}/0'] [data-n]")).to_be_visible()


def test_a_spell_is_prepped_to_the_breach_it_is_carried_to(olena: Person, server: Server) -> None:
    brings(olena, server, played_until(holds_a_spell_for_two_breaches, "aeons-end", 1))
    olena.is_asked()
    before = olena.version()

    olena.page.get_by_label("Spark, can be chosen").first.hover()
    olena.page.mouse.down()
    olena.page.mouse.move(720, 600)
    expect(olena.page.locator(".gate.offered")).to_have_count(2)
    goal = (olena.page.locator(".gate.offered").last.get_attribute("data-place") or "").split(":")[-1]
    olena.page.locator(".gate.offered").last.hover(force=True)
    olena.page.mouse.up()
    olena.waits_for_change(before)

    expect(olena.page.locator(f"[data-zone='breach_{goal}/0'] [data-n]")).to_be_visible()


def test_a_card_shown_large_never_covers_what_can_be_pressed(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", game="aeons-end"))
    olena.is_asked()
    for height in (900, 720):
        olena.page.set_viewport_size({"width": 1280, "height": height})
        for card in olena.page.locator("main .hand [data-n]").all():
            olena.page.mouse.move(5, 5)
            expect(olena.page.locator(".peek")).to_have_count(0)
            card.hover()
            expect(olena.page.locator(".peek")).to_be_visible()
            shown = olena.page.locator(".peek").evaluate("(node) => node.offsetTop + node.offsetHeight")
            assert shown <= olena.page.locator("footer.foot").evaluate("(node) => node.getBoundingClientRect().top")


def test_a_rematch_seats_the_same_people(olena: Person, server: Server) -> None:
    joined = server.new_table("here:Olena", "bot:random", variant="super-fast,fast")
    olena.sits_down_at(joined)
    olena.plays_to_the_end()

    olena.page.get_by_role("button", name="Rematch").click()

    olena.is_asked()
    assert joined["table"]["code"] not in olena.page.url


def test_whatever_cannot_be_chosen_says_why(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()

    olena.page.locator(".strip .refused").click()

    expect(olena.page.locator(".bubble")).to_contain_text("First travel or rest")
    olena.presses("Escape")
    expect(olena.page.locator(".bubble")).to_have_count(0)


def test_a_hint_lights_up_what_the_bot_would_do(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()

    olena.page.get_by_role("button", name="Hint").click()

    hint = olena.page.locator(".banner.hint")
    expect(hint).to_be_visible()
    expect(olena.page.locator(".hinted")).to_have_count(1)
    over = """([one, other]) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom"""
    for thing in (".hinted", ".strip"):
        boxes = f"['.hint', '{thing}'].map((one) => document.querySelector(one).getBoundingClientRect())"
        assert not olena.page.evaluate(f"({over})({boxes})"), f"the hint lies upon {thing}"

    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    expect(olena.page.locator(".hinted")).to_have_count(0)


def test_undo_and_redo_are_the_same_table_again(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    before = olena.table()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    olena.is_asked()
    after = olena.table()
    assert after != before

    olena.page.get_by_role("button", name="Undo", exact=True).click()
    expect(olena.page.get_by_role("button", name="Redo", exact=True)).to_be_enabled()
    assert olena.table() == before

    olena.page.get_by_role("button", name="Redo", exact=True).click()
    expect(olena.page.get_by_role("button", name="Redo", exact=True)).to_be_disabled()
    olena.is_asked()
    assert olena.table() == after


def test_a_whole_turn_is_undone_at_once(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    first = olena.table()
    for _ in range(2):
        olena.takes_anything()
        olena.is_asked()
    assert olena.table() != first

    olena.page.get_by_role("button", name="Undo further").click()
    olena.page.get_by_role("button", name="A whole round back").click()
    expect(olena.page.get_by_role("button", name="Redo", exact=True)).to_be_enabled()
    olena.is_asked()
    assert olena.table() == first


def test_the_log_leads_back(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    first = olena.table()
    for _ in range(3):
        olena.takes_anything()
        olena.is_asked()

    olena.presses("l")
    olena.page.locator(".log .back:enabled").first.click(position={"x": 2, "y": 2})  # beside the names of cards
    expect(olena.page.locator(".banner.past")).to_be_visible()
    assert olena.table() == first

    olena.takes(olena.page.locator(".log .undo"))
    expect(olena.page.locator(".banner.past")).to_have_count(0)
    olena.is_asked()
    assert olena.table() == first


def test_a_game_by_keyboard_alone(sit: Sit, server: Server) -> None:
    olena = sit("Olena")
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", variant="super-fast,fast"))
    for _ in range(400):
        olena.page.wait_for_selector("h1.status.yours, .ending")
        if olena.ending.count():
            break
        before = olena.version()
        olena.lets_the_button_settle()
        if olena.page.locator(OBVIOUS).count():
            olena.presses("Space")
        else:
            olena.presses("1", "1")
        olena.waits_for_change(before)
    expect(olena.ending).to_be_visible()


def test_a_digit_shows_what_it_would_take_before_it_takes_it(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    first = olena.page.locator(".track .table-card.offered").first
    name = (first.get_attribute("aria-label") or "").split(",")[0]
    before = olena.version()

    olena.presses("1")
    expect(olena.page.locator(".strip .sure")).to_contain_text(name)
    expect(olena.page.locator(".track .table-card.chosen")).to_be_focused()
    olena.presses("Escape")
    expect(olena.page.locator(".strip .sure")).to_have_count(0)
    assert olena.version() == before

    olena.presses("1", "Enter")
    olena.waits_for_change(before)


def test_arrows_move_from_card_to_card(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    track = olena.page.locator(".track .table-card")

    olena.presses("ArrowRight", "ArrowRight")
    expect(track.nth(0)).to_be_focused()
    olena.presses("ArrowRight")
    expect(track.nth(1)).to_be_focused()
    olena.presses("ArrowLeft")
    expect(track.nth(0)).to_be_focused()
    expect(olena.page.locator(".peek")).to_be_visible()

    before = olena.version()
    olena.presses("Enter")
    olena.waits_for_change(before)
