"""Around the table: the helper for the cardboard, no network, wrong addresses, newer pages, reports, endings."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from people import Person, Shape, Sit
from playwright.sync_api import Route, expect
from serving import Server

from deckwright import bots
from deckwright.bots import Knowledge
from deckwright.core import waiting_for
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.records import Session, gamefile


def test_a_wrong_address_shows_the_page_and_the_way_home(olena: Person) -> None:
    olena.expects_trouble = True  # the browser complains about the 404 itself
    olena.page.goto(f"{olena.address}x/y")
    olena.sees("There is nothing at this address")
    olena.page.get_by_role("link", name="Home").click()
    expect(olena.page.locator(".tile").first).to_be_visible()
    assert olena.page.url.split("#")[0] == olena.address


@pytest.mark.parametrize(
    "steps", ["nonsense", "nonsense/deeper", "t", "set-up", "example/enchanters", "resume/ABCDEF", "%E0%A4"]
)
def test_a_wrong_place_in_the_page_is_answered_in_words(olena: Person, steps: str) -> None:
    olena.opens(steps)
    olena.sees("There is nothing at this address")
    olena.page.get_by_role("link", name="Home").click()
    expect(olena.page.locator(".tile").first).to_be_visible()
    expect(olena.page.get_by_text("There is nothing at this address")).to_have_count(0)


def test_a_page_of_an_older_version_asks_to_be_loaded_again_and_is(olena: Person) -> None:
    def newer(route: Route) -> None:
        about = route.fetch().json()
        route.fulfill(json={**about, "build": "index-newer000.js"})

    olena.page.route("**/api/about*", newer)
    olena.opens("")
    notice = olena.page.get_by_text("A newer version of this page is available.")
    expect(notice).to_be_visible()
    olena.page.unroute("**/api/about*")
    olena.page.get_by_role("button", name="Load it").click()
    expect(olena.page.locator(".tile").first).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_table_that_finds_a_newer_server_again_asks_to_be_loaded_again(sit: Sit, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        olena = sit("Olena", at=server)
        olena.expects_trouble = True
        olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))

        def newer(route: Route) -> None:
            route.fulfill(json={**route.fetch().json(), "build": "index-newer000.js"})

        olena.page.route("**/api/about*", newer)
        server.kill()
        expect(olena.page.locator(".banner.lost")).to_be_visible()
        server.start()
        expect(olena.page.get_by_text("A newer version of this page is available.")).to_be_visible()


def test_a_page_whose_parts_are_gone_loads_the_newer_one_by_itself(olena: Person) -> None:
    olena.expects_trouble = True
    olena.opens("")
    expect(olena.page.locator(".tile .button.main").first).to_be_visible()
    about = olena.page.request.get(f"{olena.address}api/about").json()
    olena.page.route("**/api/about*", lambda route: route.fulfill(json={**about, "build": "index-newer000.js"}))
    olena.page.route("**/assets/SettingsScreen-*.js", lambda route: route.fulfill(status=404))

    with olena.page.expect_event("framenavigated", predicate=lambda frame: "settings" in frame.url):
        olena.opens("settings")
    olena.page.wait_for_function("() => sessionStorage.getItem('deckwright.loaded-again') !== null")
    olena.page.unroute("**/api/about*")
    olena.page.unroute("**/assets/SettingsScreen-*.js")
    olena.page.reload()
    expect(olena.page.get_by_role("heading", name="Settings")).to_be_visible()


def test_something_is_shown_before_the_page_has_loaded(olena: Person) -> None:
    held: list[Route] = []
    slow = True

    def hold(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    olena.page.route("**/assets/*.js", hold)
    olena.page.goto(olena.address, wait_until="commit")
    expect(olena.page.locator("#waiting")).to_be_visible()
    slow = False
    for route in held:
        route.continue_()
    expect(olena.page.locator(".tile .button.main").first).to_be_visible()
    expect(olena.page.locator("#waiting")).to_have_count(0)


def test_the_helper_works_without_a_network_and_remembers_its_table(sit: Sit) -> None:
    olena = sit("Olena", shape=Shape.PHONE, language="uk", keeps_page=True)
    olena.page.goto(f"{olena.address}helper")
    olena.sees("працює без мережі")
    olena.page.get_by_role("button", name="Життя").click()
    olena.page.get_by_role("button", name="Грейвголд: мінус 5").click()
    olena.page.get_by_role("button", name="Порядок ходів").click()
    olena.page.get_by_role("button", name="Відкрити наступний хід").click()
    drawn = olena.page.locator(".last").inner_text()

    olena.expects_trouble = True
    olena.context.set_offline(True)
    olena.page.reload()
    expect(olena.page.locator(".last")).to_have_text(drawn)
    expect(olena.page.locator(".drawn li")).to_have_count(1)
    olena.page.get_by_role("button", name="Життя").click()
    expect(olena.page.get_by_role("group", name="Грейвголд").locator("output")).to_contain_text("25")
    assert not olena.scrolls_sideways()


def test_no_press_at_the_helper_loses_the_turn_order_or_a_life(sit: Sit) -> None:
    olena = sit("Olena", shape=Shape.PHONE, language="en")
    olena.page.goto(f"{olena.address}helper")
    for _ in range(3):
        olena.page.get_by_role("button", name="Draw the next turn").click()
    drawn = olena.page.locator(".drawn li").all_inner_texts()
    olena.page.get_by_role("button", name="Life").click()
    olena.page.get_by_role("button", name="Gravehold: minus 5").click()
    olena.page.get_by_role("button", name="Set-up", exact=True).click()
    faces = olena.page.locator(".faces").all_inner_texts()
    olena.page.get_by_role("button", name="New random set-up").click()
    olena.page.get_by_label("Players").select_option("3")
    expect(olena.page.locator(".faces").nth(1).locator(":scope > *")).to_have_count(3)

    olena.page.reload()
    olena.page.get_by_role("button", name="Set-up", exact=True).click()
    olena.page.get_by_role("button", name="Undo").click()
    expect(olena.page.locator(".faces").nth(1).locator(":scope > *")).to_have_count(2)
    olena.page.get_by_role("button", name="Undo").click()
    expect(olena.page.locator(".faces")).to_have_text(faces, use_inner_text=True)
    olena.page.get_by_role("button", name="Turn order").click()
    expect(olena.page.locator(".drawn li")).to_have_text(drawn, use_inner_text=True)
    olena.page.get_by_role("button", name="Undo").click()
    expect(olena.page.locator(".drawn li")).to_have_count(2)
    olena.page.get_by_role("button", name="Life").click()
    expect(olena.page.get_by_role("group", name="Gravehold").locator("output")).to_contain_text("25")


def test_without_a_network_the_table_is_shown_as_it_was_last_seen(sit: Sit, server: Server) -> None:
    olena = sit("Olena", keeps_page=True)
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    olena.page.wait_for_function("() => navigator.serviceWorker.controller")
    olena.page.wait_for_function("() => localStorage.getItem('deckwright.sights')")
    olena.page.reload()
    olena.waits_for_table()
    olena.page.wait_for_timeout(4000)  # the page is kept a little after it is there

    olena.expects_trouble = True
    olena.context.set_offline(True)
    olena.page.reload()
    olena.sees("This is the table as this device last saw it.")
    olena.waits_for_table()
    expect(olena.offered).to_have_count(0)

    olena.context.set_offline(False)
    olena.is_asked()


def test_a_report_holds_a_sentence_the_page_and_the_table_but_nobody_s_token(olena: Person, server: Server) -> None:
    joined = server.new_table("here:Olena", "bot:random", first="1")
    olena.sits_down_at(joined)
    olena.is_asked()
    olena.page.get_by_role("button", name="Menu").click()
    olena.page.get_by_label("What went wrong?").fill("The axe costs too much")
    with olena.page.expect_download() as download:
        olena.page.get_by_role("button", name="Save the report").click()
    text = download.value.path().read_text()
    report = json.loads(text)
    assert report["sentence"] == "The axe costs too much"
    assert report["position"]["question"]["options"]
    assert report["table"]["code"] == joined["table"]["code"]
    assert report["game"] is None, "the file of a game under way would drop its seal"
    assert joined["token"] not in text


def a_lost_game() -> bytes:
    """A game of Aeon's End that nobody could have won like this."""
    rules = aeons_end()
    session = Session(rules, 1, seed=11, setup={"nemesis": "rageborne"})
    player = bots.bot("random", rules, seed=1)
    while session.game.question is not None:
        seat = waiting_for(session.game)[0]
        session.answer(player.choose(Knowledge.of(session.game, seat)), seat=seat)
    return gamefile.encode(session.to_file())


def upload(server: Server, file: bytes) -> dict[str, Any]:
    request = urllib.request.Request(f"{server.address}api/files", file, headers={"Content-Type": "text/plain"})
    with urllib.request.urlopen(request) as reply:
        joined: dict[str, Any] = json.load(reply)
    return joined


def test_an_ending_says_what_decided_it_and_lets_one_try_again(olena: Person, server: Server) -> None:
    olena.sits_down_at(upload(server, a_lost_game()))
    moments = olena.page.locator(".moments li")
    expect(moments.first).to_be_visible()
    expect(moments.get_by_role("link", name="Watch it").first).to_have_attribute(
        "href", re.compile(r"#/replay/\w+/\d+")
    )
    before = olena.page.url
    moments.get_by_role("button", name=re.compile("Try from turn")).last.click()
    olena.page.wait_for_url(lambda url: url != before)
    olena.waits_for_table()
    expect(olena.ending).to_have_count(0)


def test_who_looks_at_the_table_after_the_end_gets_back_to_the_result(olena: Person, server: Server) -> None:
    olena.sits_down_at(upload(server, a_lost_game()))
    olena.page.get_by_role("button", name="Look at the table").click()
    expect(olena.ending).to_have_count(0)
    olena.page.get_by_role("button", name="Back to the result").click()
    expect(olena.ending.get_by_text("Gravehold has fallen")).to_be_visible()
    olena.page.keyboard.press("Escape")
    expect(olena.page.get_by_role("button", name="Back to the result")).to_be_visible()


def test_who_still_looks_at_an_ending_learns_of_the_rematch_and_goes_there(sit: Sit, server: Server) -> None:
    desk, phone = sit("Olena"), sit("Olena", shape=Shape.PHONE)
    joined = upload(server, a_lost_game())
    for device in (desk, phone):
        device.sits_down_at(joined)
        expect(device.ending.locator("svg.chart")).to_be_visible()
    told = phone.page.get_by_text("A rematch is set up: you are expected there.")
    expect(told).to_have_count(0)
    desk.page.get_by_role("button", name="Rematch").click()
    desk.page.wait_for_url(lambda url: joined["table"]["code"] not in url)

    expect(told).to_be_in_viewport()
    phone.page.get_by_role("button", name="Rematch").tap()
    phone.page.wait_for_url(desk.page.url)


def test_the_seed_of_a_game_that_is_over_is_copied_with_one_press(olena: Person, server: Server) -> None:
    olena.sits_down_at(upload(server, a_lost_game()))
    olena.ending.get_by_role("button", name="Copy the seed").click()
    expect(olena.ending.get_by_role("button", name="Copied")).to_be_visible()
    assert olena.page.evaluate("navigator.clipboard.readText()") == "11"


def test_an_ending_says_that_the_game_is_being_read_until_its_chart_is_there(olena: Person, server: Server) -> None:
    waiting: list[Route] = []
    olena.page.route("**/replay?*", lambda route: waiting.append(route))
    with olena.page.expect_request("**/replay?*"):
        olena.sits_down_at(upload(server, a_lost_game()))
    reading = olena.ending.get_by_text("Going through the game again")
    expect(reading).to_be_visible()
    waiting[0].continue_()
    expect(olena.ending.locator("svg.chart")).to_be_visible()
    expect(reading).to_have_count(0)


def test_an_ending_does_without_a_chart_that_cannot_be_had(olena: Person, server: Server) -> None:
    olena.page.route("**/replay?*", lambda route: route.fulfill(status=500, body="{}"))
    olena.sits_down_at(upload(server, a_lost_game()))
    expect(olena.ending.get_by_text("Gravehold has fallen")).to_be_visible()
    expect(olena.ending.get_by_text("How it went")).to_have_count(0)
    olena.complaints.clear()  # the browser's own line about the refused request


def test_what_can_still_come_is_counted(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", game="aeons-end", nemesis="rageborne"))
    olena.is_asked()
    olena.page.get_by_role("button", name="What can still come").click()
    dialog = olena.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Nemesis deck")).to_be_visible()
    expect(dialog.get_by_role("heading", name="Tier 3")).to_be_visible()
    dialog.locator(".cards button").first.click()
    expect(dialog.get_by_role("button", name="Back to the list")).to_be_visible()


def test_the_rules_open_at_the_game_that_is_being_set_up(olena: Person) -> None:
    olena.page.goto(f"{olena.address}#/set-up/krutagidon")
    olena.page.get_by_role("link", name="Rules", exact=True).click()
    expect(olena.page).to_have_url(re.compile(r"#/rules/krutagidon"))
    olena.page.get_by_role("link", name="Cards", exact=True).click()
    expect(olena.page).to_have_url(re.compile(r"#/cards/krutagidon"))
