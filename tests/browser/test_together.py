"""Several people at one table: on screens of their own, on one screen, and through a broken line."""

from __future__ import annotations

import json
import re
import sqlite3
import urllib.request
from pathlib import Path

import pytest
from people import Person, Shape, Sit
from playwright.sync_api import expect
from serving import Server

from deckwright import bots, games
from deckwright.bots import Knowledge, may_step_in
from deckwright.core import waiting_for
from deckwright.records import Session, gamefile


def test_two_browsers_and_a_spectator(sit: Sit, server: Server) -> None:
    olena, taras, maria = sit("Olena"), sit("Taras"), sit("Maria")
    joined = server.new_table("here:Olena", "open", first="1")
    code = joined["table"]["code"]
    olena.sits_down_at(joined)

    taras.opens("t", code)
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    maria.opens()
    maria.page.get_by_label("Table code").filter(visible=True).fill(code.lower())
    maria.page.get_by_role("button", name="Join").click()
    maria.page.get_by_role("button", name="Watch").click()
    maria.waits_for_table()

    olena.is_asked()
    taras.waits()
    assert maria.offered.count() == 0
    olena.takes(olena.page.locator(".track .table-card.offered"))
    olena.plays_until("h1.status:not(.yours)")
    taras.is_asked()
    olena.waits()
    expect(maria.page.locator("h1.status")).to_contain_text("Taras")

    olena.page.get_by_role("button", name="Chat").click()
    olena.page.get_by_label("Write a message").fill("<b>Вітаю</b> 🐉")
    olena.presses("Enter")
    unread = taras.page.get_by_role("button", name="Chat: 1 new message")
    unread.or_(taras.page.get_by_role("button", name="Chat")).click()
    taras.sees("<b>Вітаю</b> 🐉")


def test_friends_gather_and_their_devices_make_the_deal(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    joined = server.new_table("here:Olena", "open", lobby=True, first="1")
    code = joined["table"]["code"]
    olena.opens("resume", code, joined["token"])
    olena.sees("Waiting for everybody")
    olena.sees("Somebody is expected here")
    olena.sees(code)
    expect(olena.page.get_by_role("img", name="QR code")).to_be_visible()

    taras.opens("t", code)
    taras.page.get_by_role("button", name="Sit down").click()
    taras.sees("Waiting for everybody")
    expect(olena.page.get_by_text("Taras sat down")).to_be_visible()
    olena.page.get_by_role("button", name="I am ready").click()
    olena.sees("Waiting for Taras.")
    taras.page.get_by_role("button", name="I am ready").click()

    olena.waits_for_table()
    taras.waits_for_table()
    olena.is_asked()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_the_whole_invitation_and_the_ready_button_are_in_view(
    sit: Sit, server: Server, size: tuple[int, int]
) -> None:
    olena = sit("Олена", shape=Shape.PHONE, language="uk")
    olena.page.set_viewport_size({"width": size[0], "height": size[1]})
    joined = server.new_table("here:Олена", "open", "open", "bot:random", lobby=True, game="aeons-end")
    olena.opens("resume", joined["table"]["code"], joined["token"])
    lobby = olena.page.locator(".lobby")
    expect(lobby.get_by_role("img", name="QR-код")).to_be_in_viewport(ratio=1)
    expect(lobby.get_by_text(joined["table"]["code"])).to_be_in_viewport(ratio=1)
    expect(lobby.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    expect(lobby.get_by_role("button", name="Готово, починаймо")).to_be_in_viewport(ratio=1)


INVITED = {
    "en": ("Olena invites you", "Rageborne", "beginner", "host"),
    "uk": ("Olena запрошує вас", "Гнівородний", "для початківців", "запрошує"),
    "ru": ("Olena приглашает вас", "Гневорождённый", "новички", "приглашает"),
}


@pytest.mark.parametrize("language", INVITED)
def test_an_invitation_tells_what_one_is_invited_to(sit: Sit, server: Server, language: str) -> None:
    joined = server.new_table(
        "here:Olena", "open", game="aeons-end", lobby=True, difficulty="beginner", mages="brama,xaxos"
    )
    guest = sit("Taras", language=language, shape=Shape.PHONE)
    guest.opens()
    guest.page.locator(".hero summary").tap()
    code = guest.page.get_by_role("textbox")
    expect(code).to_be_in_viewport()
    shown = joined["table"]["code"].lower()
    code.fill(f"{shown[:3]} {shown[3:]}")
    code.press("Enter")
    invites, nemesis, difficulty, host = INVITED[language]
    told = guest.page.locator(".invitation")
    for words in (invites, nemesis, difficulty):
        expect(told).to_contain_text(words)
    expect(guest.page.locator("main li").first).to_contain_text(host)


def test_an_invitation_says_that_the_deal_has_lost_its_seal(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    joined = server.new_table("here:Olena", "open", first="1")
    olena.sits_down_at(joined)
    olena.page.get_by_role("button", name="Menu", exact=True).click()
    olena.page.get_by_label("Hand over").last.select_option("random")
    expect(olena.page.locator(".seats li").nth(1).locator(".name")).to_have_text("Random")
    with olena.page.expect_download():
        olena.page.get_by_role("button", name="Save as a file").click()
    lost = "The deal is no longer sealed: the file of this game was downloaded before its end."
    expect(olena.page.get_by_role("dialog").get_by_text(lost)).to_be_attached()
    olena.page.locator(".seats select").nth(1).select_option("-")

    taras.opens("t", joined["table"]["code"])
    expect(taras.page.locator(".invitation").get_by_text(lost)).to_be_visible()


def test_a_game_to_be_continued_says_how_it_stands(sit: Sit, server: Server) -> None:
    olena = sit()
    olena.sits_down_at(server.new_table("here:Olena", "bot:thrifty", "bot:random", first="1"))
    olena.is_asked()
    olena.opens()
    entry = olena.page.locator(".running a")
    expect(entry).to_contain_text("Round 1")
    expect(entry).to_contain_text("your turn")
    expect(entry).to_contain_text("Thrifty")


def test_a_rival_is_asked_before_an_undo(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    joined = server.new_table("here:Olena", "open", first="1")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    olena.is_asked()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    olena.presses("u")

    asked = taras.page.get_by_role("alertdialog", name="Olena would like to undo a move")
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Agree").click()

    expect(olena.page.get_by_text("Olena undid a move").first).to_be_visible()
    expect(asked).to_have_count(0)


def test_what_is_proposed_can_be_answered_in_the_open_menu(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras", shape=Shape.PHONE)
    joined = server.new_table("here:Olena", "open", first="1")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    taras.page.get_by_role("button", name="Menu", exact=True).click()
    olena.is_asked()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    olena.presses("u")

    menu = taras.page.get_by_role("dialog", name="Menu")
    asked = menu.get_by_role("alertdialog", name="Olena would like to undo a move")
    expect(asked).to_be_in_viewport()
    asked.get_by_role("button", name="Agree").click()

    expect(olena.page.get_by_text("Olena undid a move").first).to_be_visible()
    expect(asked).to_have_count(0)
    expect(menu).to_be_visible()


def sends_away(host: Person, name: str) -> None:
    host.page.get_by_role("button", name="Menu", exact=True).click()
    host.page.get_by_role("button", name=f"Send {name} away").click()


def test_the_host_sends_a_guest_away_and_they_read_why(sit: Sit, server: Server) -> None:
    olena, maria = sit("Olena"), sit("Maria")
    joined = server.new_table("here:Olena", "bot:random", first="1")
    olena.sits_down_at(joined)
    maria.opens("t", joined["table"]["code"])
    maria.page.get_by_role("button", name="Watch").click()
    maria.waits_for_table()
    sends_away(olena, "Maria")
    expect(maria.page.get_by_role("alert")).to_have_text("The host sent you away from this table.")
    expect(olena.page.get_by_role("button", name="Send Maria away")).to_have_count(0)


def test_who_was_sent_away_asks_the_host_before_they_sit_down_again(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    taras.expects_trouble = True
    joined = server.new_table("here:Olena", "open", lobby=True, first="1")
    code = joined["table"]["code"]
    olena.opens("resume", code, joined["token"])
    taras.opens("t", code)
    taras.page.get_by_role("button", name="Sit down").click()
    expect(olena.page.get_by_text("Taras sat down")).to_be_visible()
    olena.page.get_by_role("button", name="Send away").click()
    expect(taras.page.get_by_role("alert")).to_have_text("The host sent you away from this table.")

    taras.opens()
    taras.opens("t", code)
    taras.page.get_by_role("button", name="Sit down").click()
    asked = olena.page.get_by_role("alertdialog", name="Taras would like to sit down; the host decides")
    expect(asked).to_be_visible()
    expect(taras.page.get_by_text("Taras would like to sit down; the host decides").first).to_be_visible()
    asked.get_by_role("button", name="Agree").click()

    expect(taras.page.get_by_role("button", name="I am ready")).to_be_visible()


def test_who_plays_is_sent_away_only_if_the_others_agree(sit: Sit, server: Server) -> None:
    olena, taras, maria = sit("Olena"), sit("Taras"), sit("Maria")
    joined = server.new_table("here:Olena", "open", "open", first="1")
    olena.sits_down_at(joined)
    for person in (taras, maria):
        person.opens("t", joined["table"]["code"])
        person.page.get_by_role("button", name="Sit down").first.click()
        person.waits_for_table()
    olena.is_asked()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    sends_away(olena, "Taras")

    asked = maria.page.get_by_role("alertdialog", name="Olena would like to send Taras away")
    expect(asked).to_be_visible()
    expect(taras.page.get_by_role("alert")).to_have_count(0)
    asked.get_by_role("button", name="Agree").click()
    expect(taras.page.get_by_role("alert")).to_have_text("The host sent you away from this table.")


def an_ability_ready_in_an_allys_main_phase() -> bytes:
    """A game of Aeon's End in which the first mage may step in while the second has the main phase."""
    rules = games.load("aeons-end")
    player = bots.bot("thrifty", rules, seed=0)
    session = Session(rules, 2, seed=0, setup={"mages": "xaxos,lash", "difficulty": "beginner"}, names=["Olena", ""])
    while may_step_in(session.game) != (0,):
        seat = waiting_for(session.game)[0]
        session.answer(player.choose(Knowledge.of(session.game, seat)), seat=seat)
    return gamefile.encode(session.to_file())


def test_who_does_not_want_to_step_in_is_not_asked_until_they_say_so(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    file = an_ability_ready_in_an_allys_main_phase()
    request = urllib.request.Request(f"{server.address}api/files", file, headers={"Content-Type": "text/plain"})
    with urllib.request.urlopen(request) as reply:
        joined = json.load(reply)
    olena.sits_down_at(joined)
    olena.closes_the_summary()
    olena.page.get_by_role("button", name="Menu", exact=True).click()
    olena.page.locator(".seats select").nth(1).select_option("-")
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    olena.presses("Escape")
    expect(olena.status).to_have_text("An ally’s main phase: use your ability?")

    olena.page.get_by_role("button", name="Don’t ask me before my turn").click()

    expect(olena.status).to_have_text("You will not be asked before your turn")
    assert olena.offered.filter(has_not_text="Ask me again").count() == 0
    taras.is_asked()
    taras.takes_anything()
    expect(olena.status).to_have_text("You will not be asked before your turn")
    olena.page.get_by_role("button", name="Ask me again").click()
    expect(olena.status).to_have_text("An ally’s main phase: use your ability?")


def test_what_cannot_be_undone_alone_is_asked_first(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    olena.prefers(confirm=True)
    joined = server.new_table("here:Olena", "open", first="1")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    olena.is_asked()
    before = olena.table()
    olena.page.locator(".track .table-card.offered").first.click()

    expect(olena.page.get_by_text("It shows something new: it can be undone only if the others agree")).to_be_visible()
    assert olena.table() == before
    olena.page.get_by_role("button", name="Cancel").click()
    olena.is_asked()
    assert olena.table() == before


def test_one_screen_passed_around_has_a_curtain(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "here:Taras", first="1"))
    olena.is_asked()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    olena.plays_until(".curtain")

    expect(olena.page.get_by_role("dialog", name="Pass the screen to Taras")).to_be_visible()
    expect(olena.page.locator("main.board [data-n]")).to_have_count(0)

    olena.page.get_by_role("button", name="I am Taras").click()
    olena.is_asked()
    expect(olena.page.locator(".seat.large")).to_contain_text("Taras")


@pytest.fixture
def fragile_server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def test_a_killed_server_loses_nothing(sit: Sit, fragile_server: Server) -> None:
    with fragile_server as server:
        olena = sit("Olena", at=server)
        olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
        olena.is_asked()
        for _ in range(4):
            olena.takes_anything()
            olena.is_asked()
        before, status = olena.table(), olena.status.inner_text()
        olena.expects_trouble = True

        server.kill()
        expect(olena.page.locator(".banner.lost")).to_be_visible()
        assert olena.table() == before
        server.start()

        expect(olena.page.locator(".banner.lost")).to_have_count(0, timeout=15_000)
        olena.is_asked()
        assert (olena.table(), olena.status.inner_text()) == (before, status)
        olena.takes_anything()


def test_a_table_that_cannot_be_opened_says_why_and_keeps_the_seat(sit: Sit, tmp_path: Path) -> None:
    def write(setup: str) -> None:
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("update tables set setup = ?", (setup,))

    with Server(tmp_path) as server:
        olena = sit("Олена", at=server, language="uk")
        joined = server.new_table("here:Олена", "bot:random", first="1")
        olena.sits_down_at(joined)
        olena.expects_trouble = True
        server.kill()
        write("{damaged")
        server.start()
        olena.sees(f"Дані столу {joined['table']['code']} пошкоджено")
        server.kill()
        write('{"first": "1"}')
        server.start()
        olena.page.reload()
        olena.waits_for_table()
        olena.is_asked()


def test_a_seat_can_be_handed_to_a_bot_and_taken_back(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "open", first="2"))
    olena.waits()
    olena.page.get_by_role("button", name="Menu").click()
    olena.page.get_by_label("Hand over").last.select_option("random")
    olena.presses("Escape")
    olena.is_asked()


def test_who_returns_reads_that_a_bot_plays_for_them_and_takes_the_seat_back(sit: Sit, server: Server) -> None:
    olena, taras, maria = sit("Olena"), sit("Taras", shape=Shape.PHONE), sit("Maria")
    joined = server.new_table("here:Olena", "open", "open", first="1")
    code = joined["table"]["code"]
    olena.sits_down_at(joined)
    for person in (taras, maria):
        person.opens("t", code)
        person.page.get_by_role("button", name="Sit down").first.click()
        person.waits_for_table()
    olena.is_asked()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    taras.opens()
    expect(olena.page.get_by_text("away", exact=True)).to_be_visible()
    olena.page.get_by_role("button", name="Menu", exact=True).click()
    olena.page.locator(".seats select").nth(1).select_option("random")
    asked = maria.page.get_by_role("alertdialog", name="Olena would like Random to play for Taras")
    asked.get_by_role("button", name="Agree").click()
    maria.sees("Random now plays for Taras")

    taras.opens("t", code)
    taras.waits_for_table()
    strip = taras.page.locator(".strip")
    expect(strip.get_by_text("A bot plays for Taras")).to_be_in_viewport()
    strip.get_by_role("button", name="Take back").tap()

    expect(strip.get_by_text("A bot plays for Taras")).to_have_count(0)
    olena.presses("Escape")
    olena.plays_until("h1.status:not(.yours)")
    taras.is_asked()


def test_a_wrong_code_is_told_in_words_and_typed_anew(olena: Person, server: Server) -> None:
    olena.expects_trouble = True
    olena.opens("t", "NOSUCH")
    expect(olena.page.get_by_role("alert")).to_be_visible()
    expect(olena.page.get_by_role("link", name="Home")).to_be_visible()

    field = olena.page.get_by_label("Table code")
    expect(field).to_have_value("NOSUCH")
    field.fill(server.new_table("open", "bot:random", first="1")["table"]["code"])
    field.press("Enter")
    expect(olena.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_another_table_at_which_somebody_waits_is_within_reach(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    there = server.new_table("here:Olena", "open", first="1")
    taras.opens("t", there["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.sits_down_at(there)
    olena.is_asked()

    olena.sits_down_at(server.new_table("here:Olena", "bot:random", game="krutagidon", first="1"))
    olena.page.get_by_role("button", name="Menu: your turn at 1 other table").click()
    first = olena.page.get_by_role("dialog").locator("section").first
    expect(first).to_contain_text("Your other tables")
    first.get_by_role("link", name=there["table"]["code"]).click()
    expect(olena.page.locator("h1.status.yours")).to_be_visible()
    olena.page.wait_for_url(f"**/t/{there['table']['code']}")


def test_the_icon_of_the_page_says_whose_turn_it_is(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    joined = server.new_table("here:Olena", "open", first="1")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    icon = "link[rel=icon]"
    expect(olena.page.locator(icon)).to_have_attribute("href", "./favicon-turn.svg")
    expect(taras.page.locator(icon)).to_have_attribute("href", "./favicon.svg")
    assert olena.page.request.get(f"{server.address}favicon-turn.svg").headers["content-type"] == "image/svg+xml"

    olena.is_asked()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    olena.plays_until("h1.status:not(.yours)")
    expect(taras.page.locator(icon)).to_have_attribute("href", "./favicon-turn.svg")
    expect(olena.page.locator(icon)).to_have_attribute("href", "./favicon.svg")


NOTIFIED = """
  window.notified = []
  window.permission = 'default'
  const show = (title, options) => { window.notified.push({title, body: options.body, data: options.data}) }
  const close = () => { window.notified.pop() }
  window.Notification = class {
    static get permission() { return window.permission }
    static async requestPermission() { return (window.permission = 'granted') }
    constructor(title, options) {
      if (PHONE) throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
      show(title, options)
    }
    close() { close() }
  }
  const worker = {
    showNotification: async (...what) => show(...what),
    getNotifications: async () => window.notified.map(() => ({ close })),
  }
  const workers = { register: async () => worker, ready: Promise.resolve(worker) }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers })
  window.lookAway = (away) => Object.defineProperty(document, 'hidden', { get: () => away, configurable: true })
"""
"""A device that shows notifications: a page may do so itself, on phones only its service worker."""


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_who_looks_away_is_notified_of_their_turn(sit: Sit, server: Server, device: str) -> None:
    olena, taras = sit("Olena"), sit("Taras")
    taras.context.add_init_script(NOTIFIED.replace("PHONE", str(device == "phone").lower()))
    joined = server.new_table("here:Olena", "open", first="1")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    taras.page.get_by_role("button", name="Yes, notify me").click()
    taras.page.evaluate("lookAway(true)")
    olena.is_asked()
    olena.takes(olena.page.locator(".track .table-card.offered"))
    assert taras.page.evaluate("notified") == [], "it is not their turn"
    olena.plays_until("h1.status:not(.yours)")

    taras.page.wait_for_function("notified.length === 1")
    assert taras.page.evaluate("notified[0].title") == "It is your turn"
    assert taras.page.evaluate("notified[0].data").endswith(f"#/t/{joined['table']['code']}")
    expect(taras.page).to_have_title(re.compile("^Your turn"))
    taras.plays_until("h1.status:not(.yours)")
    taras.page.wait_for_function("notified.length === 0")


def test_on_a_phone_the_offer_to_notify_leaves_the_tabs_free(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras", shape=Shape.PHONE)
    taras.context.add_init_script(NOTIFIED.replace("PHONE", "true"))
    joined = server.new_table("here:Olena", "open", first="1")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()
    expect(taras.page.get_by_role("button", name="Yes, notify me")).to_be_visible()

    tabs = taras.page.locator("nav.tabs").bounding_box()
    offer = taras.page.locator(".call").bounding_box()
    assert tabs is not None
    assert offer is not None
    assert offer["y"] >= tabs["y"] + tabs["height"]


def test_a_question_put_to_all_can_be_answered_by_anybody_on_a_phone(sit: Sit, server: Server) -> None:
    olena, taras = sit("Olena"), sit("Taras", shape=Shape.PHONE)
    joined = server.new_table("here:Olena", "open", game="aeons-end", seed="17", nemesis="rageborne")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.get_by_role("button", name="Sit down").click()
    taras.waits_for_table()

    olena.is_asked()
    olena.sees("Taras can answer this too: the first answer counts")
    taras.is_asked()
    taras.sees("Olena can answer this too: the first answer counts")
    expect(taras.page.locator(".asking")).to_contain_text("suffers 2 damage")
    expect(olena.page.locator(".acts .asking")).to_contain_text("suffers 2 damage")
    expect(taras.page.locator(".elsewhere .button")).to_have_text(["Olena", "Taras"])

    taras.takes(taras.page.locator(".elsewhere .button"))
    olena.sees("Taras decided for everybody")
    expect(olena.page.locator(".anyone")).to_have_count(0)
    expect(taras.page.get_by_text("decided for everybody")).to_have_count(0)


CHATS = {"en": ("Chat", "Open the chat"), "uk": ("Розмова", "Відкрити розмову"), "ru": ("Разговор", "Открыть разговор")}


@pytest.mark.parametrize(
    ("shape", "language"), [(Shape.DESK, "en"), (Shape.PHONE, "uk"), (Shape.LAPTOP, "ru"), (Shape.TABLET, "en")]
)
def test_what_somebody_says_is_shown_and_covers_nothing_that_can_be_pressed(
    sit: Sit, server: Server, shape: Shape, language: str
) -> None:
    olena, taras = sit("Olena"), sit("Taras", shape=shape, language=language)
    joined = server.new_table("here:Olena", "open", game="aeons-end", mages="brama,xaxos")
    olena.sits_down_at(joined)
    taras.opens("t", joined["table"]["code"])
    taras.page.locator("main .button.main").click()
    taras.waits_for_table()
    olena.page.get_by_role("button", name="Chat").click()
    olena.page.get_by_label("Write a message").fill("Shall we keep the wall up, and who takes the first blow?")
    olena.presses("Enter")

    said = taras.page.get_by_role("status").get_by_role("button")
    expect(said).to_have_text(re.compile("Olena.* Shall we keep the wall up"))
    label, opens = CHATS[language]
    expect(said).to_have_attribute("title", opens)
    covered = said.evaluate(
        """(said) => {
             const mine = said.getBoundingClientRect();
             return [...document.querySelectorAll('button, a, [data-place]')]
               .filter((one) => one !== said && one.checkVisibility())
               .filter((one) => {
                 const box = one.getBoundingClientRect();
                 const besides = box.left >= mine.right || mine.left >= box.right;
                 return !besides && box.top < mine.bottom && mine.top < box.bottom;
               }).map((one) => one.outerHTML)}"""
    )
    assert covered == []
    said.click()
    expect(taras.page.get_by_role("log", name=re.compile("."))).to_contain_text("Shall we keep the wall up")
    expect(said).to_have_count(0)
    expect(taras.page.get_by_role("button", name=label, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(olena.page.get_by_role("status").get_by_role("button")).to_have_count(0)
