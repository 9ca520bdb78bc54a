"""Every screen: in every language, on every screen size, for every reader."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from people import Person, Shape, Sit
from playwright.sync_api import Route, expect
from serving import Server

Going = Callable[[Person, Server], None]


def _table(person: Person, server: Server) -> None:
    person.sits_down_at(server.new_table("here:Olena", "bot:thrifty", "bot:random", first="1"))
    person.is_asked()


def _mage(person: Person, server: Server) -> None:
    person.sits_down_at(server.new_table("here:Olena", "here:Taras", game="aeons-end"))
    person.page.wait_for_selector(".mage")


def _menu(person: Person, server: Server) -> None:
    _table(person, server)
    person.page.locator(".corner .tool").last.click()
    person.page.wait_for_selector("dialog .seats")


def _sheet(person: Person, server: Server) -> None:
    _table(person, server)
    person.page.locator(".track .table-card").first.click(button="right")
    person.page.wait_for_selector("dialog .sheet")


def _log(person: Person, server: Server) -> None:
    _table(person, server)
    person.takes_anything()
    person.is_asked()
    if not person.page.locator(".log").count():
        person.page.locator('.corner .tool[data-tip*="(L)"]').click()
    person.page.wait_for_selector(".log .lines")


def _curtain(person: Person, server: Server) -> None:
    person.sits_down_at(server.new_table("here:Olena", "here:Taras", first="1"))
    person.plays_until(".curtain")


def _ended(person: Person, server: Server) -> None:
    person.sits_down_at(server.new_table("bot:random", "bot:random", "bot:random", variant="super-fast,fast"))
    person.page.wait_for_selector(".ending svg.chart path", state="attached")  # a flat line has no height to be seen by


def _replay(person: Person, server: Server) -> None:
    _ended(person, server)
    person.page.locator(".next a").first.click()
    person.page.wait_for_selector(".scrubber input")
    person.waits_for_replay()


def _join(person: Person, server: Server) -> None:
    person.opens("t", server.new_table("here:Taras", "open")["table"]["code"])
    person.page.wait_for_selector("main li .button")


def _page(*steps: str, ready: str) -> Going:
    def go(person: Person, server: Server) -> None:
        person.opens(*steps)
        person.page.wait_for_selector(ready)

    return go


SCREENS: dict[str, Going] = {
    "home": _page(ready=".tile"),
    "set-up": _page("set-up", "enchanters", ready=".start"),
    "set-up-mages": _page("set-up", "aeons-end", ready=".start"),
    "cards": _page("cards", "enchanters", ready="main li .card"),
    "card": _page("cards", "enchanters", "manticore", ready="dialog .sheet"),
    "rules": _page("rules", "enchanters", "wounds", ready="article section.here"),
    "rules-pictures": _page("rules", "aeons-end", "set-up", ready="figure .board [data-n]"),
    "example": _page("example", "krutagidon", "turn", ready="main [data-n]"),
    "search": _page("search", "wound", ready="main li summary"),
    "settings": _page("settings", ready=".switches"),
    "credits": _page("credits", ready="dl"),
    "join": _join,
    "table": _table,
    "mages": _mage,
    "menu": _menu,
    "sheet": _sheet,
    "log": _log,
    "curtain": _curtain,
    "ending": _ended,
    "replay": _replay,
}


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_stands_in_anybodys_way(olena: Person, server: Server, screen: str) -> None:
    """What axe finds would keep somebody from playing; so would a page that is wider than a small phone."""
    SCREENS[screen](olena, server)
    for shape in (Shape.DESK, Shape.SMALLEST):
        olena.looks_at_a_screen(shape)
        found = Axe().run(olena.page, options={"resultTypes": ["violations"]}).response["violations"]
        told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
        assert told == []
        assert not olena.scrolls_sideways()


WORDS = {
    "en": ("Play now", "Enchanters", "Your turn: travel or rest", "Rules"),
    "uk": ("Грати", "Заклиначі", "Ваш хід: мандри чи відпочинок", "Правила"),
    "ru": ("Играть", "Заклинатели", "Ваш ход: странствие или отдых", "Правила"),
}


@pytest.mark.parametrize("language", WORDS)
def test_the_table_speaks(sit: Sit, language: str) -> None:
    play, title, status, rules = WORDS[language]
    person = sit(language=language)
    person.opens()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.get_by_role("link", name=rules, exact=True).first).to_be_visible()
    person.page.locator(".tile", has_text=title).get_by_role("button", name=play).click()
    person.is_asked()
    expect(person.status).to_have_text(status)


def test_the_language_changes_in_the_middle_of_a_game(olena: Person, server: Server) -> None:
    _table(olena, server)
    url = olena.page.url
    olena.opens("settings")
    olena.page.get_by_text("Українська").last.click()
    olena.page.goto(url)
    olena.is_asked()
    expect(olena.status).to_have_text(WORDS["uk"][2])


def test_cards_can_be_read_in_another_language(olena: Person) -> None:
    olena.opens("cards", "enchanters")
    olena.page.get_by_role("button", name="УКР").click()
    olena.page.get_by_role("searchbox", name="Search").fill("сокир")
    expect(olena.page.locator("main li")).to_have_count(1)
    olena.page.get_by_role("link", name="Сокира").click()
    expect(olena.page.get_by_role("dialog")).to_contain_text("Сокира")


def test_cards_are_read_in_the_language_pressed_last_however_late_another_arrives(olena: Person) -> None:
    held: list[Route] = []
    olena.page.route("**/api/games/enchanters/cards?language=en", lambda route: held.append(route))
    olena.opens("cards", "enchanters")
    olena.page.get_by_role("button", name="УКР").click()
    expect(olena.page.get_by_role("link", name="Сокира")).to_be_visible()
    with olena.page.expect_response("**/api/games/enchanters/cards?language=en"):
        for route in held:
            route.continue_()
    olena.page.wait_for_timeout(300)
    expect(olena.page.get_by_role("link", name="Сокира")).to_be_visible()


def test_a_word_on_a_card_leads_to_the_rules(olena: Person) -> None:
    olena.opens("cards", "enchanters", "axe")
    olena.page.get_by_role("dialog").get_by_role("link", name="wound").first.click()
    expect(olena.page.locator("section.here h3")).to_have_text("Wounds")


def test_settings_stay_on_the_device(olena: Person) -> None:
    olena.opens("settings")
    olena.page.get_by_text("For colour blindness").click()
    olena.page.get_by_text("Largest").click()
    olena.page.reload()
    expect(olena.page.locator("html")).to_have_attribute("data-palette", "colour-blind")
    expect(olena.page.get_by_role("radio", name="Largest")).to_be_checked()


@pytest.mark.parametrize(
    ("language", "back"), [("en", "Back to the table"), ("uk", "Назад до столу"), ("ru", "Назад к столу")]
)
def test_whoever_reads_in_the_middle_of_a_game_finds_the_way_back(
    sit: Sit, server: Server, language: str, back: str
) -> None:
    olena = sit(language=language, shape=Shape.PHONE)
    way = olena.page.get_by_role("link", name=back)
    olena.opens("rules", "enchanters")
    expect(olena.page.locator("article section").first).to_be_visible()
    expect(way).to_have_count(0)  # there was no table yet

    _table(olena, server)
    for screen in ("settings", "search", "rules", "cards"):
        olena.opens(screen)
        expect(way).to_be_in_viewport()
        olena.page.reload()
        expect(way).to_be_in_viewport()
    way.click()
    olena.is_asked()

    olena.opens()
    expect(olena.page.locator(".tile").first).to_be_visible()
    olena.opens("settings")
    expect(olena.page.locator(".switches").first).to_be_visible()
    expect(way).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words", "title"),
    [
        ("en", "what is a power card", "Powers"),
        ("uk", "що таке карта сили", "Сили"),
        ("ru", "что такое карта силы", "Силы"),
    ],
)
def test_the_search_knows_at_which_game_one_sits(
    sit: Sit, server: Server, language: str, words: str, title: str
) -> None:
    olena = sit(language=language)
    titles = olena.page.locator("main li summary b")
    olena.opens("search", words)
    expect(titles.filter(has_text=re.compile(f"^{title}$")).first).to_be_in_viewport()

    _mage(olena, server)
    olena.opens("search", words)
    expect(titles.first).to_have_text(title)
    expect(olena.page.locator("main li .what").first).to_contain_text(re.compile("Aeon|Кінець|Конец", re.IGNORECASE))


def test_a_set_up_that_cannot_be_says_why(olena: Person) -> None:
    olena.expects_trouble = True
    olena.opens("set-up", "enchanters")
    olena.page.get_by_text("Goblins").click()
    expect(olena.page.get_by_role("alert")).to_contain_text("3 players need 3 different kingdoms")
    expect(olena.page.get_by_role("button", name="Start")).to_be_disabled()
    olena.page.get_by_text("Gnolls").click()
    olena.page.get_by_text("Undead").click()
    olena.page.get_by_role("button", name="Start").click()
    olena.is_asked()


def test_a_set_up_follows_the_boxes_and_tells_what_is_worth_knowing(olena: Person) -> None:
    note = olena.page.get_by_text("The nemesis deck is mixed from the basic cards of several boxes.")
    olena.opens("set-up", "aeons-end")
    expect(olena.page.get_by_role("radio", name="Rageborne")).to_be_checked()
    expect(note).to_have_count(0)

    olena.page.get_by_role("checkbox", name="War Eternal", exact=True).check(force=True)
    expect(note).to_be_visible()

    olena.page.get_by_role("checkbox", name="Aeon’s End", exact=True).uncheck(force=True)
    expect(note).to_have_count(0)
    expect(olena.page.get_by_role("radio", name="Umbra Titan")).to_be_checked()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_who_sits_where_can_be_read_at_every_seat(sit: Sit, language: str) -> None:
    olena = sit(language=language)
    olena.opens("set-up", "enchanters")
    expect(olena.page.locator(".who")).to_have_count(3)
    for who in olena.page.locator(".who").all():
        cut = who.evaluate(
            """(row) => [...row.querySelectorAll('span')].some(
                (word) => word.getBoundingClientRect().right > row.getBoundingClientRect().right)"""
        )
        assert not cut, who.inner_text()


def test_mages_are_placed_in_the_seats_of_the_table(olena: Person) -> None:
    olena.opens("set-up", "aeons-end")
    seats = olena.page.locator(".round .seat")
    olena.page.get_by_role("button", name="More players").click()
    seats.nth(1).locator("button.portrait").click()
    olena.page.get_by_role("checkbox", name="Xaxos").check(force=True)
    expect(seats.nth(1).locator(".has")).to_contain_text("Xaxos")
    expect(seats.nth(0).locator(".has")).to_contain_text("at random")

    olena.page.locator(".bundle", has_text="Free Charges!").get_by_role("radio").check(force=True)
    expect(olena.page.locator(".bundle", has_text="Free Charges!").locator(".strip button")).to_have_count(9)
    olena.page.locator(".start").click()
    olena.waits_for_table()
    expect(olena.page.locator('[data-zone="mage/1"]').first).to_have_accessible_name(re.compile("^Xaxos: "))


def test_the_last_table_is_laid_again_with_one_press(olena: Person) -> None:
    olena.opens("set-up", "enchanters")
    olena.page.get_by_role("button", name="Fewer players").click()
    olena.page.locator(".start").click()
    olena.waits_for_table()
    olena.opens("")
    olena.page.get_by_role("button", name="Same again").click()
    olena.waits_for_table()
    expect(olena.page.locator(".seat")).to_have_count(2)


def test_a_phone_turns_pages_and_plays_by_touch(sit: Sit, server: Server) -> None:
    person = sit(shape=Shape.PHONE)
    _table(person, server)
    before = person.version()
    person.page.locator(".track .table-card.offered").first.tap()
    person.waits_for_change(before)

    person.page.locator(".tabs button").nth(1).tap()
    expect(person.page.locator(".seat.large").first).to_be_in_viewport()
    expect(person.page.locator(".foot .status")).to_be_in_viewport()
    assert not person.scrolls_sideways()


def test_a_wide_screen_shows_every_seat_with_all_its_cards(sit: Sit, server: Server) -> None:
    person = sit(shape=Shape.WIDE)
    _table(person, server)
    seats = person.page.locator(".seat")
    expect(seats).to_have_count(3)
    for seat in seats.all():
        expect(seat.locator("[data-n]")).to_have_count(2)  # the fist and its enchantment
        expect(seat.locator("[data-n]").last).to_be_in_viewport()
    expect(person.page.locator(".log")).to_be_visible()


def test_the_deal_of_the_day_is_the_same_for_everybody_and_can_be_compared(sit: Sit) -> None:
    olena, marko = sit("Olena"), sit("Marko", language="uk")
    for person in (olena, marko):
        person.opens()
        person.page.locator(".daily button").first.click()
        person.waits_for_table()
        person.is_asked()
    note = olena.page.locator(".daily-note")
    expect(note).to_contain_text("Your first result counts.")
    note.click()
    expect(note).to_have_count(0)
    assert olena.table() == marko.table()
    olena.plays_to_the_end()
    olena.page.get_by_role("button", name="Copy the result").click()
    day = olena.page.evaluate("new Date().toISOString().slice(0, 10)")
    copied = olena.page.evaluate("navigator.clipboard.readText()")
    assert f"#/daily/{day}" in copied
    olena.opens()
    expect(olena.page.locator(".daily li").first).to_contain_text("score")


def test_the_sheet_of_a_mage_lists_what_a_main_phase_allows(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", game="aeons-end", nemesis="rageborne", mages="brama"))
    olena.is_asked()
    olena.page.locator("[data-zone='mage/0'] [data-n], [data-zone='mage/0'][data-n]").first.click(button="right")
    sheet = olena.page.get_by_role("dialog")
    expect(sheet.locator("dt", has_text="Main phase")).to_be_visible()
    allowed = sheet.locator("dd", has_text="In any order").locator("li")
    expect(allowed.filter(has_text="gain")).not_to_have_count(0)
    assert allowed.count() >= 5
