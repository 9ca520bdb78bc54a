"""At every size of screen: nothing is cut off, nothing lies on anything else, nothing is too small to read."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from people import SETTLED, Person, Shape, Sit
from playwright.sync_api import TimeoutError as NothingCame
from playwright.sync_api import expect
from serving import Server
from staging import brings, played_until

from deckwright.core import Game
from deckwright.games.aeons_end.table import HAND as MAGE_HAND
from deckwright.games.krutagidon.table import HAND, LEGEND, OBJECTS, ONGOING, TOKENS

SIZES = [(390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
TABLES = [
    *(("aeons-end", seats) for seats in (1, 2, 3, 4)),
    *(("enchanters", seats) for seats in (2, 3, 4)),
    *(("krutagidon", seats) for seats in (2, 3, 4, 5)),
]
SETUPS = {
    "aeons-end": {"nemesis": "rageborne"},
    "enchanters": {"first": "1"},
    "krutagidon": {"first": "1", "familiars": "random", "properties": "random"},
}
OWN = {
    "aeons-end": ".hand [data-n]",
    "enchanters": ".numbers [data-counter^=crystals]",
    "krutagidon": ".hand [data-n]",
}
"""What one always wants to see of one's own area."""

RECORDED = Path(__file__).parents[1] / "suites" / "recorded" / "0.2.0"
UNDER_WAY = [
    "aeons-end-acolytes",
    "aeons-end-corrupted",
    "aeons-end-shared-turns",
    "enchanters-duel",
    "enchanters-dragons-from-the-deep",
    "enchanters-newer-edition",
]
"""Recorded games of two, three and four players."""

FAULTS = """(whole) => {
  const shown = (node) => {
    const style = getComputedStyle(node), box = node.getBoundingClientRect();
    return style.visibility !== 'hidden' && style.opacity !== '0' && box.width > 1 && box.height > 1;
  };
  const words = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim());
  const faults = [];
  const board = document.querySelector(whole ?? '.screen');
  for (const node of board.querySelectorAll('*')) {
    if (!words(node) || !shown(node) || node.closest('svg, .unseen, .log')) continue;
    const size = parseFloat(getComputedStyle(node).fontSize), text = node.textContent.trim().slice(0, 40);
    if (size < 11.99) faults.push(`${size}px: ${text}`);
    // Words that a card or a field cuts off; an ellipsis says itself that there is more.
    for (let outer = node; outer && outer !== board; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.textOverflow === 'ellipsis') break;
      if (!/hidden|clip/.test(style.overflowY)) { if (/auto|scroll/.test(style.overflowY)) break; continue; }
      const box = node.getBoundingClientRect(), frame = outer.getBoundingClientRect();
      if (box.left >= frame.right || box.top >= frame.bottom) break; // on another page
      if (box.bottom > frame.bottom + 3 || box.right > frame.right + 3) faults.push(`cut off: ${text}`);
      break;
    }
  }
  // Nobody looks for an action of the town below its edge.
  for (const row of board.querySelectorAll('.town .row, .town .score')) {
    const edge = row.closest('.town').getBoundingClientRect().bottom;
    if (row.getBoundingClientRect().bottom > edge + 1) faults.push(`cut off: ${row.textContent.trim().slice(0, 40)}`);
  }
  // What is printed on a plate stays on it.
  for (const node of board.querySelectorAll('.lane .low > *, .place .row .words p')) {
    const box = node.getBoundingClientRect(), plate = node.closest('.low, .row').getBoundingClientRect();
    if (box.bottom > plate.bottom + 2 || box.right > plate.right - 2)
      faults.push(`leaves its plate: ${node.textContent.trim().slice(0, 40)}`);
  }
  // A word that goes on in the next line needs a hyphen to say so.
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const outer = text.parentElement;
    if (!shown(outer) || outer.closest('svg, .unseen, .log, code')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{M}\\u00ad’']{2,}/gu)) {
      const lines = [];
      for (let at = index; at < index + word.length; at++) {
        if (text.data[at] === '\\u00ad') continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, height } = [...range.getClientRects()].at(-1) ?? {};
        const below = height && lines.length && top > lines.at(-1) + height / 2;
        if (below && text.data[at - 1] !== '\\u00ad') faults.push(`torn: ${word}`);
        if (height) lines.push(top);
      }
    }
  }
  // What is left of a box after everything that scrolls has cut it off.
  const inView = (node) => {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (let outer = node.parentElement; outer && outer !== board; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX === 'visible') continue;
      const frame = outer.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  };
  const things = [...board.querySelectorAll(whole ? '.button' :
    '.way, .desk .gate, .stall, .spot, .booth, .boss, .shelf > *, .shelf .words b, .shelf .count, ' +
    '.own-strip .counts > *, .own-strip .thing, .booth .counts > *, .booth .thing, .tester .pin, ' +
    '.hand .table-card, .strip .button, .corner .tool')].filter(shown);
  const fair = board.querySelector('.fair'), scrolls = fair && fair.scrollHeight > fair.clientHeight + 2;
  for (const [i, one] of things.entries()) for (const other of things.slice(i + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    if (one.closest('footer.foot') !== other.closest('footer.foot')) continue; // what scrolls goes under the foot
    if (scrolls && one.closest('.cards, .mine') !== other.closest('.cards, .mine')) continue; // or one's own cards
    const a = inView(one), b = inView(other);
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const called = (node) => node.ariaLabel || node.textContent.trim();
    if (wide > 2 && high > 2) faults.push(`overlap: ${called(one)} / ${called(other)}`);
  }
  // What is written on a booth stays on it, and whose it is always is: in large letters on its flag.
  for (const booth of [...board.querySelectorAll('.booth')].filter(shown))
    if (![...booth.querySelectorAll('.names, .called')].some(shown)) faults.push(`nobody's booth: ${booth.ariaLabel}`);
  for (const node of [...board.querySelectorAll('.booth :is(.names, .called, .lifebar, .counts > *)')].filter(shown)) {
    const box = node.getBoundingClientRect(), frame = node.closest('.booth').getBoundingClientRect();
    if (box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom)
      faults.push(`leaves its booth: ${node.className} ${node.textContent.trim()}`);
  }
  // What a card is worth is told on each, and nothing lies on it.
  for (const node of [...board.querySelectorAll('.market .points')].filter(shown)) {
    const box = node.getBoundingClientRect();
    const label = node.closest('.stall').querySelector('.short')?.getBoundingClientRect();
    if (label && Math.min(box.right, label.right) - Math.max(box.left, label.left) > 6 &&
        Math.min(box.bottom, label.bottom) - Math.max(box.top, label.top) > 6)
      faults.push(`covered: ${node.textContent} on ${node.closest('button').ariaLabel}`);
  }
  for (const stall of board.querySelectorAll('.market .stall:has(.points)'))
    if (![...stall.querySelectorAll('.points')].some(shown))
      faults.push(`no points: ${stall.textContent.slice(0, 30)}`);
  // Every tool can be reached, and the words on the boss stand one below the other.
  for (const tool of board.querySelectorAll('.bar .tool, .bar .home')) {
    const { left, right } = tool.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.push(`out of reach: ${tool.ariaLabel}`);
  }
  const stacked = [...board.querySelectorAll('.boss :is(.name, .text, .signs, .gone, .foot)')].filter(shown)
    .map((node) => node.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  if (stacked.some((box, at) => at && box.top < stacked[at - 1].bottom - 3))
    faults.push('the boss tells one thing over another');
  // Whoever is fought keeps some room above one's own area.
  const page = board.querySelector('.pages')?.getBoundingClientRect();
  if (page && page.height < 100) faults.push(`a page of ${page.height} pixels`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  return faults;
}"""


WORDS = """() => matchMedia('(max-width: 47.99rem), (max-height: 30rem)').matches ? [] :
  [...document.querySelectorAll('.land .mage :is(.hand, .portrait) .card, section.you :is(.hand, .bust) .card')]
  .filter((card) => {
    const words = card.querySelector('.words')?.getBoundingClientRect();
    const foot = document.querySelector('footer.foot').getBoundingClientRect().top;
    return !words?.height || words.bottom > foot + 2;
  })
  .map((card) => card.querySelector('.name').textContent)"""
"""The cards in the own hand, and the own mage, that do not say what they do; on a phone they do when opened."""


def deal(server: Server, game: str, seats: int) -> dict[str, Any]:
    """A table with a known deal: one person, the others bots."""
    others = [{"who": "bot", "bot": "random"}] * (seats - 1)
    body = {"game": game, "seats": [{"who": "here", "name": "Olena"}, *others], "setup": SETUPS[game], "seed": "4"}
    request = urllib.request.Request(
        f"{server.address}api/tables", json.dumps(body).encode(), headers={"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        joined: dict[str, Any] = json.load(reply)
    return joined


def looks_wrong(person: Person, game: str) -> list[str]:
    """What cannot be read, and what of one's own area is out of view."""
    faults: list[str] = person.page.evaluate(FAULTS)
    hidden: list[str] = person.page.evaluate(
        """(own) => {
          const foot = document.querySelector('footer.foot').getBoundingClientRect().top;
          const boxes = [...document.querySelectorAll(own)].map((node) => node.getBoundingClientRect());
          const seen = boxes.filter((box) =>
            box.width && box.top >= 0 && box.bottom <= foot + 2 && box.left >= 0 && box.right <= innerWidth + 2);
          return seen.length ? [] : ['out of view: ' + own];
        }""",
        OWN[game],
    )
    speechless = person.page.evaluate(WORDS) if game == "aeons-end" else []
    return sorted({*faults, *hidden, *(f"without words: {card}" for card in speechless)})


def reads_everything(person: Person, game: str, sizes: list[tuple[int, int]]) -> None:
    """Look at the table at all these sizes, and find no fault with it."""
    found = {}
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"() => innerWidth === {width} && innerHeight === {height}")
        person.page.evaluate(SETTLED)
        if faults := looks_wrong(person, game):
            found[f"{width}x{height}"] = faults
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("text", ["normal", "large", "largest"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_word_can_be_read_at_every_size(sit: Sit, server: Server, game: str, seats: int, text: str) -> None:
    person: Person = sit("Olena")
    person.prefers(textSize=text, marks=False)
    person.sits_down_at(deal(server, game, seats))
    person.is_asked()
    reads_everything(person, game, SIZES)


def test_a_hand_of_five_keeps_its_words_beside_an_open_log(sit: Sit, server: Server) -> None:
    person: Person = sit("Olena", shape=Shape.LAPTOP, language="ru")
    person.sits_down_at(deal(server, "aeons-end", 2))
    person.is_asked()
    person.presses("l")
    expect(person.page.locator(".side .log")).to_be_visible()
    expect(person.page.locator(".desk :is(.hand, .portrait) .words:visible")).to_have_count(6)


def test_the_market_keeps_its_words_beside_an_open_log(sit: Sit, server: Server) -> None:
    person: Person = sit("Olena", shape=Shape.LAPTOP, language="uk")
    person.sits_down_at(deal(server, "aeons-end", 2))
    person.is_asked()
    person.presses("l")
    expect(person.page.locator(".side .log")).to_be_visible()
    expect(person.page.locator(".market .words:visible")).to_have_count(9)


def has_six_cards(game: Game) -> bool:
    return game.question is not None and game.question.prompt == "main" and len(game.zones[MAGE_HAND]) >= 6


@pytest.fixture(scope="module")
def six_cards() -> bytes:
    return played_until(has_six_cards, "aeons-end", 2, **SETUPS["aeons-end"])


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_six_cards_are_all_in_view_on_a_phone(
    sit: Sit, server: Server, six_cards: bytes, width: int, height: int
) -> None:
    person: Person = sit("Olena", shape=Shape.PHONE, language="uk")
    brings(person, server, six_cards)
    person.is_asked()
    reads_everything(person, "aeons-end", [(width, height)])
    cards = person.page.locator("section.you .hand .table-card")
    expect(cards).to_have_count(6)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
        expect(card.locator(".name")).to_be_visible()


def test_a_spell_does_not_lie_on_the_wall_of_a_phone_held_sideways(sit: Sit, server: Server, six_cards: bytes) -> None:
    person: Person = sit("Olena", shape=Shape.PHONE, language="uk")
    person.page.set_viewport_size({"width": 844, "height": 390})
    brings(person, server, six_cards)
    person.is_asked()
    name, wall = person.page.locator("section.you .spell .name"), person.page.locator(".all > .wall")
    expect(name).to_be_visible()
    below, top = name.bounding_box(), wall.bounding_box()
    assert below is not None
    assert top is not None
    assert below["y"] + below["height"] <= top["y"]


def test_cards_beyond_the_edge_are_counted_and_a_touch_away(sit: Sit, server: Server, six_cards: bytes) -> None:
    person: Person = sit("Olena", shape=Shape.PHONE, language="uk")
    person.prefers(textSize="largest")
    brings(person, server, six_cards)
    person.is_asked()
    last = person.page.locator("section.you .hand .table-card").last
    expect(last).not_to_be_in_viewport(ratio=0.5)
    further = person.page.locator(".hand + .on")
    expect(further).to_have_text("+1 ›")
    further.click()
    expect(last).to_be_in_viewport(ratio=0.9)
    expect(further).to_have_count(0)


@pytest.mark.parametrize("text", ["normal", "large", "largest"])
def test_what_one_chooses_before_a_fray_can_be_read(sit: Sit, server: Server, text: str) -> None:
    person: Person = sit("Olena", language="uk")
    person.prefers(textSize=text, marks=False)
    seats = ("here:Olena", "bot:random", "bot:random")
    person.sits_down_at(server.new_table(*seats, game="krutagidon", seed="4", first="1"))
    person.is_asked()
    asked = person.page.locator(".offers .asked")
    # With the largest letters on a phone held sideways one scrolls.
    for width, height in [(1440, 900), (1280, 720), (820, 1180), (844, 390)][: 3 if text == "largest" else 4]:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"() => innerWidth === {width} && innerHeight === {height}")
        person.page.evaluate(SETTLED)
        expect(asked).to_have_count(2)
        expect(asked.locator(".more")).to_have_count(0)
        expect(person.page.locator(".dealt .title")).to_be_in_viewport(ratio=0.99)
        for card in asked.all():
            expect(card).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("text", ["large", "largest"])
@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize(("game", "seats"), [("aeons-end", 2), ("enchanters", 3), ("krutagidon", 2), ("krutagidon", 4)])
def test_large_letters_fit_on_a_phone(
    sit: Sit, server: Server, game: str, seats: int, language: str, text: str
) -> None:
    person: Person = sit("Olena", shape=Shape.PHONE, language=language)
    person.prefers(textSize=text, marks=False)
    person.sits_down_at(deal(server, game, seats))
    person.is_asked()
    reads_everything(person, game, [(390, 844), (844, 390)])


def set_up(game: str) -> Callable[[Person, Server], str]:
    def goes(person: Person, server: Server) -> str:
        person.opens("set-up", game)
        person.page.wait_for_selector(".start")
        return "body"

    return goes


def lobby(person: Person, server: Server) -> str:
    joined = server.new_table("here:Olena", "open", "open", game="aeons-end", lobby=True)
    person.opens("resume", joined["table"]["code"], joined["token"])
    person.page.wait_for_selector(".lobby .invite img")
    return ".screen"


def settings(person: Person, server: Server) -> str:
    person.opens("settings")
    person.page.wait_for_selector(".switches")
    return "body"


def home(person: Person, server: Server) -> str:
    person.opens()
    person.page.wait_for_selector(".tile .button.main")
    return "body"


def ending(person: Person, server: Server) -> str:
    seats = ("bot:random", "bot:random", "bot:random")
    person.sits_down_at(server.new_table(*seats, variant="super-fast,fast"))
    person.page.wait_for_selector(".ending svg.chart path", state="attached")
    return "dialog[open]"


def menu(person: Person, server: Server) -> str:
    person.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    person.is_asked()
    person.page.locator(".corner .tool").last.click()
    person.page.wait_for_selector("dialog .seats")
    return "dialog[open]"


BESIDE_THE_TABLE: dict[str, Callable[[Person, Server], str]] = {
    "home": home,
    "set-up-aeons-end": set_up("aeons-end"),
    "set-up-enchanters": set_up("enchanters"),
    "set-up-krutagidon": set_up("krutagidon"),
    "settings": settings,
    "lobby": lobby,
    "ending": ending,
    "menu": menu,
}
"""Screens that are no board; each says which part of the page it is."""


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("screen", BESIDE_THE_TABLE)
def test_every_word_beside_the_table_can_be_read(sit: Sit, server: Server, screen: str, language: str) -> None:
    person: Person = sit("Olena", language=language)
    person.prefers(textSize="largest", marks=False)
    part = BESIDE_THE_TABLE[screen](person, server)
    found = {}
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"() => innerWidth === {width} && innerHeight === {height}")
        person.page.evaluate(SETTLED)
        if faults := person.page.evaluate(FAULTS, part):
            found[f"{width}x{height}"] = sorted(set(faults))
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def half_of(server: Server, game: str) -> dict[str, Any]:
    """A recorded game, half played, with every seat at one screen."""
    file = json.loads((RECORDED / f"{game}.json").read_text())
    file["answers"] = file["answers"][: len(file["answers"]) // 2]
    del file["snapshot"]
    request = urllib.request.Request(
        f"{server.address}api/files", json.dumps(file).encode(), headers={"Content-Type": "text/plain"}
    )
    with urllib.request.urlopen(request) as reply:
        joined: dict[str, Any] = json.load(reply)
    return joined


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("recorded", UNDER_WAY)
def test_every_word_can_be_read_in_the_middle_of_a_game(sit: Sit, server: Server, recorded: str, language: str) -> None:
    person: Person = sit("Olena", language=language)
    person.sits_down_at(half_of(server, recorded))
    person.is_asked()
    reads_everything(person, next(game for game in OWN if recorded.startswith(game)), SIZES)


def is_well_under_way(game: Game) -> bool:
    """Somebody's turn, with deaths, lasting cards and the prize behind them."""
    if game.question is None or game.question.prompt != "turn" or len(game.zones[HAND]) < 4:
        return False
    seats = range(game.seats)
    return all(any(game.zones[place + seat] for seat in seats) for place in (TOKENS, ONGOING, OBJECTS))


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_word_can_be_read_before_a_fray_of_five(sit: Sit, server: Server, language: str) -> None:
    person: Person = sit("Olena", language=language)
    person.prefers(marks=False)
    person.sits_down_at(deal(server, "krutagidon", 5))
    person.is_asked()
    reads_everything(person, "krutagidon", SIZES)


@pytest.mark.parametrize(("seats", "language"), [(3, "uk"), (3, "ru"), (5, "en"), (5, "uk"), (5, "ru")])
def test_every_word_can_be_read_in_the_middle_of_a_fray(sit: Sit, server: Server, seats: int, language: str) -> None:
    person: Person = sit("Olena", language=language)
    person.prefers(marks=False)
    brings(person, server, played_until(is_well_under_way, "krutagidon", seats))
    person.is_asked()
    reads_everything(person, "krutagidon", SIZES)


def rival_owns_the_prize(game: Game) -> bool:
    return game.question is not None and game.question.prompt == "turn" and bool(game.zones[OBJECTS + 1])


def legend_is_beaten(game: Game) -> bool:
    return game.question is not None and bool(game.zones[HAND]) and not game.zones[LEGEND]


@pytest.mark.parametrize("sign", [rival_owns_the_prize, legend_is_beaten])
def test_every_word_can_be_read_in_a_duel_on_a_phone(sit: Sit, server: Server, sign: Callable[[Game], bool]) -> None:
    person: Person = sit("Olena", shape=Shape.PHONE, language="ru")
    brings(person, server, played_until(sign, "krutagidon", 2, familiars="random"))
    person.is_asked()
    reads_everything(person, "krutagidon", [(390, 844), (844, 390)])


@pytest.mark.parametrize("town", ["alea", "normaltown"])
def test_every_word_can_be_read_on_the_upright_road(sit: Sit, server: Server, town: str) -> None:
    person: Person = sit("Olena", shape=Shape.PHONE, language="uk")
    seats = ("here:Olena", "bot:random")
    person.sits_down_at(server.new_table(*seats, seed="12", first="1", town=town))
    person.is_asked()
    reads_everything(person, "enchanters", [(390, 844)])


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_turn_on_a_phone_held_sideways_begins_at_the_town(sit: Sit, server: Server, language: str) -> None:
    """The far end of the road is dear and dangerous; to rest, and what costs nothing, is at hand."""
    person: Person = sit("Olena", shape=Shape.PHONE, language=language)
    person.prefers(confirm=True, oneTap=False)
    person.page.set_viewport_size({"width": 844, "height": 390})
    seats = ("here:Olena", "bot:random")
    person.sits_down_at(server.new_table(*seats, seed="12", first="1", town="alea"))
    person.is_asked()
    for option in person.page.locator(".town .row.rest.offered").all():
        expect(option).to_be_in_viewport(ratio=1)
    free = person.page.locator(".track .table-card").first
    expect(free).to_be_in_viewport(ratio=1)
    person.lets_the_button_settle()
    free.click()
    sure = [button.bounding_box() for button in person.page.locator(".strip .sure ~ .button").all()]
    assert len(sure) == 2
    assert len({box["y"] for box in sure if box}) == 1, "yes and no are in one line"


def has_help_for_a_fight(game: Game) -> bool:
    """Somebody's turn at Enchanters, with two things to buy that help in a fight."""
    if game.question is None or game.question.prompt != "turn":
        return False
    keys = game.rules.keys(game, game.question.options_of(0))
    return len([key for key in keys if key.startswith("use:")]) > 1 and any(key.startswith("travel:") for key in keys)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_all_help_for_a_fight_can_be_read(sit: Sit, server: Server, language: str, width: int, height: int) -> None:
    person: Person = sit("Olena", language=language)
    person.page.set_viewport_size({"width": width, "height": height})
    brings(person, server, played_until(has_help_for_a_fight, "enchanters", 2))
    person.is_asked()
    for card in person.page.locator(".track .table-card.offered").all():
        card.click()
        with suppress(NothingCame):  # not everything on the track is fought
            person.page.locator(".help").first.wait_for(timeout=2000)
            break
    assert person.page.locator(".help").count()
    box = person.page.locator(".helps > div")
    assert box.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1
    assert person.page.evaluate(FAULTS) == []


def can_defeat(monster: str) -> Callable[[Game], bool]:
    """Somebody's turn at Enchanters, with a monster on the track that they are strong enough for."""

    def comes(game: Game) -> bool:
        if game.question is None or game.question.prompt != "turn":
            return False
        keys = game.rules.keys(game, game.question.options_of(0))
        return f"travel:{monster}" in keys and any(
            game.rules.definitions[game.cards[int(n)]].id == monster and fight["attack"] >= fight["health"]
            for n, fight in game.rules.facts(game, 0)["fights"].items()
        )

    return comes


@pytest.mark.parametrize(("monster", "said"), [("pegasus", "before its effect you have"), ("goblin", "then you have")])
def test_a_fight_is_summed_up_before_what_the_defeat_brings(sit: Sit, server: Server, monster: str, said: str) -> None:
    person: Person = sit("Olena")
    person.prefers(confirm=True)  # whoever is not asked fights at once
    brings(person, server, played_until(can_defeat(monster), "enchanters", 2))
    person.is_asked()
    person.page.locator(f".track .table-card.offered[aria-label*={monster.capitalize()}]").first.click()
    expect(person.page.locator(".scroll .end small")).to_have_text(said)
