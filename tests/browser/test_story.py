"""The turns of others are played as a story, and nobody loses a turn or a seat with one press."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from people import PATIENCE, SETTLED, Person, Shape, Sit
from playwright.sync_api import expect
from serving import Server


def deal(server: Server, seed: int, **setup: str) -> dict[str, Any]:
    """Somebody alone against Rageborne, with a known deal."""
    body = {"game": "aeons-end", "seats": [{"who": "here", "name": "Olena"}], "setup": setup, "seed": str(seed)}
    request = urllib.request.Request(
        f"{server.address}api/tables", json.dumps(body).encode(), headers={"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        joined: dict[str, Any] = json.load(reply)
    return joined


def foe_first(server: Server, person: Person) -> dict[str, Any]:
    """A table at which the nemesis has the first turn."""
    for seed in range(30):
        joined = deal(server, seed, nemesis="rageborne")
        address = f"{server.address}api/tables/{joined['table']['code']}/file"
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {joined['token']}"})
        try:
            with urllib.request.urlopen(request) as reply:
                file = json.load(reply)
        except OSError:
            file = {}
        zones = {zone["name"]: zone for zone in file.get("snapshot", {}).get("zones", [])}
        if zones.get("nemesis_play", {}).get("cards"):
            return joined
    raise AssertionError("the nemesis never came first")


WATCH = """
window.staged = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const text = document.querySelector('.theatre')?.textContent;
  if (text && window.staged.at(-1) !== text) window.staged.push(text);
}).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""
"""Notes what was on the stage, however short."""


BOX = "document.querySelector('%s').getBoundingClientRect()"


@pytest.fixture
def calm(sit: Sit) -> Person:
    """Somebody who watches the turns of others calmly and is asked before risky moves."""
    person = sit("Olena")
    person.context.add_init_script(
        "localStorage.setItem('deckwright.settings', JSON.stringify("
        "{name: 'Olena', language: 'en', motion: 'none', pace: 'calm', confirm: true, sound: false}))"
    )
    return person


def test_the_opening_turn_of_the_nemesis_is_played_and_summed_up(calm: Person, server: Server) -> None:
    calm.context.add_init_script(WATCH)
    calm.sits_down_at(foe_first(server, calm))

    calm.page.wait_for_function("() => window.staged.some((text) => text.includes('The nemesis takes its turn'))")
    calm.page.wait_for_function("() => window.staged.some((text) => text.includes('The nemesis draws'))")
    # Nobody presses a key: on a slow machine Escape could come when the stage is empty, and close the summary.
    expect(calm.page.locator(".theatre")).to_have_count(0, timeout=PATIENCE)

    expect(calm.page.locator("h1.status.yours")).to_be_visible()
    expect(calm.page.locator(".digest")).to_be_visible()
    calm.page.reload()
    calm.waits_for_table()
    expect(calm.page.locator(".theatre")).to_have_count(0)
    expect(calm.page.locator(".digest")).to_be_visible()
    covers = "(digest, board) => digest.top < board.bottom - 1"
    assert not calm.page.evaluate(f"({covers})({BOX % '.digest'}, {BOX % 'main.board'})"), "it lies upon the table"
    calm.page.locator(".digest .line").click()
    expect(calm.page.locator(".digest li").first).to_be_visible()
    calm.page.locator(".digest .close").click()
    expect(calm.page.locator(".digest")).to_have_count(0)

    calm.page.get_by_role("button", name="What has happened so far").click()
    expect(calm.page.locator(".digest li").first).to_be_visible()


COVERS = """
window.acts = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const told = document.querySelector('.theatre .act .told p')?.textContent;
  if (!told) return;
  const parts = [...document.querySelectorAll('.theatre .act > *')].map((part) => part.getBoundingClientRect());
  const covered = ['section.foe', '.land .wall', '.friends', '.you'].filter((name) => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    const beside = (part) => part.right <= box.left + 1 || part.left >= box.right - 1;
    const apart = (part) => beside(part) || part.bottom <= box.top + 1 || part.top >= box.bottom - 1;
    return box && !parts.every(apart);
  });
  const status = document.querySelector('h1.status').textContent;
  window.acts.push({ told, covered, status });
}).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true }));
"""
"""Notes what the card on the stage covers, and what the status says meanwhile."""


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.WIDE])
def test_what_acts_on_the_stage_covers_nobody_and_is_what_the_status_says(
    calm: Person, server: Server, shape: Shape
) -> None:
    calm.context.add_init_script(COVERS)
    calm.looks_at_a_screen(shape)
    calm.sits_down_at(foe_first(server, calm))
    calm.page.wait_for_function("() => window.acts.some(({ told }) => told.includes('The nemesis draws'))")
    expect(calm.page.locator(".theatre")).to_have_count(0, timeout=PATIENCE)

    acts = calm.page.evaluate("window.acts")
    assert {name for act in acts for name in act["covered"]} == set()
    assert [act for act in acts if act["status"] != act["told"]] == []


def test_space_twice_does_not_end_the_phase(calm: Person, server: Server) -> None:
    """The main button that changes its meaning takes no press at once, and what is left undone is named."""
    calm.sits_down_at(deal(server, 4, nemesis="rageborne"))
    for _ in range(20):
        if not calm.page.locator(".theatre").count():
            break
        calm.presses("Escape")
    calm.is_asked()
    strip = calm.page.locator(".strip:not(.settling)")
    expect(strip.get_by_role("button", name="gems")).to_be_visible()
    before = calm.version()
    calm.presses("Space")
    calm.waits_for_change(before)
    played = calm.version()
    calm.presses("Space")
    expect(strip).to_be_visible()
    assert calm.version() == played
    expect(calm.page.locator(".strip .button.main")).to_have_count(0)

    calm.presses("Space")
    expect(calm.page.locator(".strip .sure")).to_contain_text("aether unspent")
    calm.presses("Space")
    assert calm.version() == played
    calm.presses("Escape")
    expect(calm.page.locator(".strip .sure")).to_have_count(0)


def test_two_quick_presses_are_one_even_where_nothing_is_asked_first(olena: Person, server: Server) -> None:
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    strip = olena.page.locator(".strip:not(.settling)")
    expect(strip.get_by_role("button", name="gems")).to_be_visible()
    before = olena.version()
    olena.presses("Space")
    olena.waits_for_change(before)
    played = olena.version()
    olena.presses("Space")
    expect(strip).to_be_visible()
    assert olena.version() == played


def test_a_card_of_the_hand_that_cannot_be_played_now_says_why(olena: Person, server: Server) -> None:
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    olena.plays_until("h1.status:has-text('Casting phase')")
    olena.page.locator(".hand [data-n]").first.click()
    expect(olena.page.get_by_role("dialog")).to_contain_text("Not possible now. Casting phase")


def test_back_closes_a_dialog_and_not_the_table(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    olena.page.get_by_role("button", name="Menu").click()
    expect(olena.page.locator("dialog[open]")).to_be_visible()
    olena.page.go_back()
    expect(olena.page.locator("dialog[open]")).to_have_count(0)
    olena.is_asked()


def test_going_home_keeps_the_seat(olena: Person, server: Server) -> None:
    joined = server.new_table("here:Olena", "bot:random", first="1")
    olena.sits_down_at(joined)
    olena.is_asked()
    olena.page.get_by_role("button", name="Menu").click()
    olena.page.locator("dialog").get_by_role("link", name="Home").click()
    olena.page.locator(".running a").first.click()
    olena.is_asked()


def test_giving_up_the_seat_is_asked_twice(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    olena.page.get_by_role("button", name="Menu").click()
    olena.page.get_by_role("button", name="Give up the seat…").click()
    olena.page.get_by_role("button", name="Keep my seat").click()
    olena.presses("Escape")
    olena.is_asked()


def test_a_grey_undo_says_why(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    olena.page.get_by_role("button", name="Undo", exact=True).click(force=True)
    expect(olena.page.locator(".banner.problem")).to_contain_text("nothing to undo")


def test_the_tools_stay_where_they_are_and_say_what_they_do(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    since = olena.page.get_by_role("button", name="What has happened so far")
    hint = olena.page.get_by_role("button", name="Hint", exact=True)
    expect(since).to_be_disabled()
    across = "(tool) => tool.getBoundingClientRect().x"
    before = hint.evaluate(across)
    olena.plays_until('.corner .tool[aria-label="What happened since your turn"]:enabled')
    assert hint.evaluate(across) == before

    words = "(tool) => getComputedStyle(tool, '::after').content"
    shown = """(state) => {
        const tool = document.querySelector(`.corner .tool:${state}`)
        return tool && getComputedStyle(tool, '::after').visibility === 'visible'
    }"""
    assert hint.evaluate("(tool) => getComputedStyle(tool, '::after').visibility") == "hidden"
    hint.hover()
    olena.page.wait_for_function(shown, arg="hover")
    assert hint.evaluate(words) == '"Hint (H)"'
    olena.page.mouse.move(600, 500)
    olena.page.get_by_role("button", name="Chat").focus()
    olena.presses("Tab")
    olena.page.wait_for_function(shown, arg="focus-visible")


def test_escape_closes_what_is_open_at_the_side_and_muting_says_so(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    side = olena.page.locator("aside.side")
    olena.presses("l")
    expect(side).to_have_attribute("aria-label", "What happened")
    olena.presses("Escape")
    expect(side).to_have_count(0)
    olena.page.get_by_role("button", name="Chat").click()
    olena.page.get_by_role("textbox", name="Write").fill("wait")
    olena.presses("Escape")
    expect(side).to_have_count(0)

    olena.page.get_by_role("button", name="Mute sounds").click()
    expect(olena.page.get_by_role("status").filter(has_text="Sound is off")).to_be_visible()


@pytest.mark.parametrize(("language", "heading"), [("en", "Rulings"), ("uk", "Роз’яснення"), ("ru", "Разъяснения")])
def test_a_card_says_its_kind_once_and_its_rulings_are_called_so(sit: Sit, language: str, heading: str) -> None:
    olena = sit(language=language)
    kind = olena.page.locator("dialog .about > .kind")
    olena.opens("cards", "aeons-end", "rageborne")  # its text begins with its life
    expect(kind).to_have_count(1)
    olena.opens("cards", "aeons-end", "amplify-vision")  # its text begins with "Spell"
    expect(olena.page.locator("dialog .about").get_by_role("heading", name=heading)).to_be_visible()
    expect(kind).to_have_count(0)


def test_why_on_what_is_offered_says_what_can_be_done(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    olena.presses("ArrowRight")
    olena.page.locator(".track .table-card.offered").first.focus()
    expect(olena.page.locator(".peek")).to_be_visible()
    olena.presses("w")
    expect(olena.page.locator(".bubble")).to_contain_text("You can do this now")
    expect(olena.page.locator(".peek")).to_have_count(0)  # the glance would cover the answer


def test_the_log_tells_rounds_and_turns_and_opens_the_cards_it_names(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", game="enchanters", first="1", variant="fast"))
    olena.is_asked()
    for _ in range(4):
        olena.takes_anything()
        olena.is_asked()
    olena.presses("l")
    log = olena.page.locator(".log")
    expect(log.locator(".round").first).to_have_text("Round 1")
    assert log.locator(".round").count() >= 2
    expect(olena.page.locator("header .round")).to_have_text(log.locator(".round").last.inner_text())
    expect(log.locator("h3").first).to_be_visible()

    name = log.locator(".name").first
    card = name.inner_text()
    name.click()
    expect(olena.page.get_by_role("dialog", name=card)).to_be_visible()


def test_a_grey_undo_says_why_to_a_screen_reader(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    undo = olena.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_accessible_description(undo.get_attribute("data-tip") or "nothing")


def test_a_hint_moves_nothing_on_the_table(olena: Person, server: Server) -> None:
    olena.page.set_viewport_size({"width": 1280, "height": 720})
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    places = """() => [...document.querySelectorAll('.foe, .stall, .hand .table-card, .strip .button')]
      .map((node) => node.getBoundingClientRect()).map((box) => `${box.top} ${box.height}`).join()"""
    olena.page.wait_for_load_state("networkidle")
    olena.page.evaluate(SETTLED)
    before = olena.page.evaluate(places)
    olena.page.get_by_role("button", name="Hint").click()
    hint = olena.page.locator(".hint")
    expect(hint).to_be_visible()
    assert olena.page.evaluate(places) == before
    covered = "(hint, strip) => hint.right > strip.left"
    assert not olena.page.evaluate(f"({covered})({BOX % '.hint'}, {BOX % '.strip .button'})"), "it lies upon a button"
    olena.presses("Escape")
    expect(hint).to_have_count(0)


def test_what_can_be_bought_still_says_how_many_are_left(olena: Person, server: Server) -> None:
    olena.sits_down_at(deal(server, 4, nemesis="rageborne"))
    olena.is_asked()
    olena.takes(olena.page.locator(".strip .button.main"))
    stall = olena.page.locator(".stall.offered").first
    flag, left = stall.locator(".flag").bounding_box(), stall.locator(".left").bounding_box()
    assert flag is not None
    assert left is not None
    assert flag["y"] >= left["y"] + left["height"] or flag["x"] >= left["x"] + left["width"]


def test_whoever_has_a_game_finds_it_first(olena: Person, server: Server) -> None:
    olena.page.set_viewport_size({"width": 1280, "height": 720})
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    olena.opens("")
    entry = olena.page.locator(".running a").first
    expect(entry).to_contain_text("your turn")
    expect(entry).to_be_in_viewport(ratio=1)


def test_escape_closes_the_log_before_the_line_on_what_happened(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="2"))
    line, side = olena.page.locator(".digest"), olena.page.locator("aside.side")
    expect(line).to_be_visible()
    olena.presses("l")
    expect(side).to_be_visible()
    olena.presses("Escape")
    expect(side).to_have_count(0)
    expect(line).to_be_visible()
    olena.presses("Escape")
    expect(line).to_have_count(0)
