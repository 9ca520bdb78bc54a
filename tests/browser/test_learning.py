"""Learning on the page: guided games, rulings on the table, examples, the search box and notes on what is new."""

from __future__ import annotations

import re

import pytest
from people import Person, Shape, Sit
from playwright.sync_api import expect
from test_layout import FAULTS, SETTLED

LESSON = "section[aria-label^='Lesson']"
NOTE = "section[aria-label='New on the table']"


def starts_the_guided_game(person: Person, tile: int) -> None:
    person.opens()
    person.page.locator(".tile").nth(tile).get_by_role("button", name="Guided game").click()
    person.waits_for_table()


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.PHONE], ids=lambda shape: shape.name.lower())
def test_a_guided_game_is_left_and_resumed_and_leads_to_a_real_game(sit: Sit, shape: Shape) -> None:
    olena = sit(shape=shape)
    starts_the_guided_game(olena, 0)
    expect(olena.page.locator(LESSON)).to_contain_text("1 of 7")
    olena.takes(olena.page.locator(".track .offered").first)
    expect(olena.page.locator(LESSON)).to_contain_text("2 of 7")

    olena.opens()
    olena.page.locator(".running a").first.click()
    expect(olena.page.locator(LESSON)).to_contain_text("2 of 7")

    olena.plays_to_the_end()
    olena.page.get_by_role("button", name="Now a real game").click()
    expect(olena.ending).to_have_count(0)
    olena.waits_for_table()
    expect(olena.page.locator(LESSON)).to_have_count(0)


LEARN = {"en": "Guided game", "uk": "Навчальна гра", "ru": "Обучающая игра"}
GUIDED = ["enchanters", "aeons-end", "krutagidon"]


APART = """() => {
  const ring = document.querySelector('div.ring[style*="left"][aria-hidden]')?.getBoundingClientRect()
  const note = document.querySelector('section.note')?.getBoundingClientRect()
  if (!ring || !note) return true
  const beside = ring.right <= note.left + 6 || note.right <= ring.left + 6
  return beside || ring.bottom <= note.top + 6 || note.bottom <= ring.top + 6
}"""
"""The note is next to what it rings, not on top of it."""


UNCOVERED = """() => {
  const note = document.querySelector('section.note')?.getBoundingClientRect()
  if (!note) return true
  const under = (one) => {
    const box = one.getBoundingClientRect()
    const beside = box.left > note.right - 2 || note.left > box.right - 2
    return box.width > 0 && !beside && box.top < note.bottom - 2 && note.top < box.bottom - 2
  }
  const needed = 'h1.status, main.board, footer.foot .strip, footer.foot .digest'
  return [...document.querySelectorAll(needed)].every((one) => !under(one))
}"""
"""The note lies on nothing: neither on the prompt, nor on the table, nor on the buttons, nor on what happened."""


HOME = """() => {
  const shelf = document.querySelector('footer.foot > .shelf').getBoundingClientRect()
  return [shelf.left, shelf.right, shelf.height, innerHeight - shelf.bottom].map(Math.round)
}"""
"""Where the notes are."""


def reads_a_lesson(person: Person, language: str) -> str:
    """What the note says now: something, in the reader's language, not on top of what it is about."""
    note = person.page.locator("section.note p.text")
    expect(note).to_be_visible()
    text = note.inner_text()
    assert re.search(r"[a-z]{2}", text) is None if language != "en" else re.search(r"[а-яіїє]", text) is None, text
    person.page.wait_for_function(APART)
    person.page.wait_for_function(UNCOVERED)
    return text


@pytest.mark.parametrize("language", LEARN)
@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize(
    "shape", [Shape.DESK, Shape.LAPTOP, Shape.TABLET, Shape.PHONE], ids=lambda shape: shape.name.lower()
)
def test_every_guided_game_begins_in_every_language(sit: Sit, shape: Shape, game: str, language: str) -> None:
    """Its notes keep to their place and leave free what is read and pressed."""
    olena = sit(language=language, shape=shape)
    olena.opens()
    olena.page.locator(".tile").nth(GUIDED.index(game)).get_by_role("button", name=LEARN[language]).click()
    olena.waits_for_table()

    read = {reads_a_lesson(olena, language)}
    homes = []
    for _ in range(6):
        olena.is_asked()
        olena.takes_anything()
        olena.is_asked()
        read.add(reads_a_lesson(olena, language))
        homes.append(olena.page.evaluate(HOME))

    assert len(read) > 2
    assert {(left, right, height) for left, right, height, _ in homes} == {tuple(homes[0][:3])}


def test_a_guided_game_is_played_to_its_end_and_the_next_one_is_easy(sit: Sit) -> None:
    olena = sit(language="ru")
    olena.opens()
    olena.page.locator(".tile").nth(GUIDED.index("aeons-end")).get_by_role("button", name=LEARN["ru"]).click()
    olena.waits_for_table()
    olena.plays_to_the_end()
    assert olena.page.locator("section.note").count() == 0

    olena.page.locator(".graduation button").first.click()
    expect(olena.ending).to_have_count(0)
    olena.waits_for_table()
    # Beginner: Gravehold begins with 35 life.
    expect(olena.page.locator("[data-counter='gravehold']").first).to_contain_text("35")


def test_a_guided_game_goes_on_at_the_same_lesson_on_another_device(sit: Sit) -> None:
    olena, phone = sit(), sit(shape=Shape.PHONE)
    starts_the_guided_game(olena, 0)
    olena.takes(olena.page.locator(".track .offered").first)
    expect(olena.page.locator(LESSON)).to_contain_text("2 of 7")
    code = olena.page.url.rpartition("/")[2]
    token = olena.page.evaluate("JSON.parse(localStorage.getItem('deckwright.places')).at(-1).token")

    phone.opens("resume", code, token)
    expect(phone.page.locator(LESSON)).to_contain_text("2 of 7")


FULL = {"en": "All seats are taken", "uk": "Усі місця зайнято", "ru": "Все места заняты"}
NOBODY = {"en": "belongs to nobody at this table", "uk": "нікому за цим столом", "ru": "никому за этим столом"}


@pytest.mark.parametrize("language", FULL)
def test_a_guided_game_opened_without_its_token_says_whose_it_is(sit: Sit, language: str) -> None:
    olena, stranger = sit(), sit(language=language)
    starts_the_guided_game(olena, 0)
    code = olena.page.url.rpartition("/")[2]

    stranger.opens("t", code)
    stranger.sees(FULL[language])
    stranger.opens("resume", code, "mistyped")
    stranger.sees(NOBODY[language])
    stranger.sees(FULL[language])


def test_the_rules_page_leads_to_the_guided_game(olena: Person) -> None:
    olena.opens("rules", "aeons-end")
    olena.page.get_by_role("button", name="Guided game").click()
    olena.waits_for_table()
    expect(olena.page.locator(LESSON)).to_contain_text("1 of 11")


def test_touching_a_breach_lists_what_it_costs_and_the_table_lies_still(olena: Person) -> None:
    starts_the_guided_game(olena, 1)
    mine = olena.page.locator(".land > .you")
    before = mine.bounding_box()

    olena.page.locator("[data-place='breach:0:3']").click()
    expect(olena.page.locator(".bubble")).to_contain_text("Focus breach")
    expect(olena.page.locator(".bubble")).to_contain_text("Open breach")
    olena.page.keyboard.press("Escape")

    for _ in range(6):
        olena.is_asked()
        assert mine.bounding_box() == before
        olena.takes_anything()


@pytest.mark.parametrize("language", LEARN)
def test_the_whole_market_is_in_view_on_a_phone_while_buying_is_taught(sit: Sit, language: str) -> None:
    olena = sit(shape=Shape.PHONE, language=language)
    olena.opens()
    olena.page.locator(".tile").nth(GUIDED.index("krutagidon")).get_by_role("button", name=LEARN[language]).click()
    olena.waits_for_table()
    olena.is_asked()
    olena.takes(olena.page.locator(".strip .button.main"))
    olena.is_asked()
    expect(olena.page.locator(".market .table-card.offered")).to_have_count(4)
    olena.page.evaluate(SETTLED)
    assert olena.page.evaluate(FAULTS) == []
    assert olena.page.locator(".fair").evaluate("(fair) => fair.scrollHeight - fair.clientHeight") <= 2


def test_the_longest_note_moves_nothing_on_a_phone_and_is_read_out(sit: Sit) -> None:
    olena = sit(shape=Shape.PHONE)
    starts_the_guided_game(olena, 1)
    note, room = olena.page.locator("section.note"), olena.page.locator("footer.foot > .shelf")
    aloud = olena.page.locator("footer.foot > p[aria-live]")

    heights = set()
    for _ in range(6):
        olena.is_asked()
        box = room.bounding_box()
        assert box is not None
        heights.add(box["height"])
        expect(aloud).to_contain_text(note.locator("p.text").inner_text())
        olena.takes_anything()

    assert len(heights) == 1


ON_TOP = """(digit) => {
  const box = digit.getBoundingClientRect()
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === digit
}"""


def test_by_keyboard_the_keys_of_cards_are_seen_and_the_focus_stays_where_a_card_was(olena: Person) -> None:
    starts_the_guided_game(olena, 1)
    olena.is_asked()
    olena.presses("ArrowRight", "ArrowRight", "ArrowRight")
    olena.page.mouse.move(0, 0)
    digits = olena.page.locator("[data-zone='hand/0'] .digit")
    expect(digits).to_have_count(5)
    # The focused card lies enlarged over its neighbours; the others show their keys.
    assert digits.first.evaluate(ON_TOP)

    place = olena.page.locator(":focus").bounding_box()
    version = olena.version()
    olena.presses("Enter")
    olena.waits_for_change(version)
    expect(digits).to_have_count(4)
    olena.presses("ArrowRight")
    now = olena.page.locator(":focus").bounding_box()
    assert place is not None
    assert now is not None
    assert abs(now["x"] - place["x"]) < place["width"]


def test_by_keyboard_the_nemesis_the_breaches_and_the_charges_show_their_keys(olena: Person) -> None:
    starts_the_guided_game(olena, 1)
    olena.plays_until(".way.offered .digit")
    olena.presses("ArrowRight")
    expect(olena.page.locator(".sockets.offered .digit")).to_be_visible()
    assert olena.page.locator(".way.offered .digit").first.evaluate(ON_TOP)

    olena.plays_until(".self.offered .digit")
    olena.presses("ArrowRight")
    for target in (".self.offered", ".lying .offered"):
        digit = olena.page.locator(f"{target} .digit").first
        expect(digit).to_be_visible()
        assert digit.evaluate(ON_TOP)
    key = olena.page.locator(".self.offered .digit").inner_text()
    version = olena.version()
    olena.presses(key, key)
    olena.waits_for_change(version)


RINGED = """() => {
  const lesson = document.querySelector('section.note')?.parentElement
  const ring = lesson?.querySelector(':scope > .ring')?.getBoundingClientRect()
  const card = document.querySelector('.lying [data-n]').getBoundingClientRect()
  return ring && Math.abs(ring.left + 6 - card.left) < 2 && Math.abs(ring.top + 6 - card.top) < 2 &&
    Math.abs(ring.right - 6 - card.right) < 2 && Math.abs(ring.bottom - 6 - card.bottom) < 2
}"""
"""The ring goes around the minion in play."""


def test_the_ring_goes_around_what_the_lesson_is_about(olena: Person) -> None:
    starts_the_guided_game(olena, 1)
    olena.plays_until(".self.offered")

    expect(olena.page.locator(LESSON)).to_contain_text("Aim at Provoker")
    olena.page.wait_for_function(RINGED)


RINGS = """(key) => {
  const ring = document.querySelector('div.ring[style*="left"][aria-hidden]')?.getBoundingClientRect()
  const button = document.querySelector(`[data-key^="${key}"]`)?.getBoundingClientRect()
  return ring && button && Math.abs(ring.left + 6 - button.left) < 2 && Math.abs(ring.bottom - 6 - button.bottom) < 2
}"""
"""The ring goes around the button of an answer."""


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.PHONE], ids=lambda shape: shape.name.lower())
def test_both_blows_of_a_first_fight_are_ringed(sit: Sit, shape: Shape) -> None:
    olena = sit(shape=shape)
    starts_the_guided_game(olena, 0)
    nearest = olena.page.locator(".track .offered")
    olena.takes(nearest)
    olena.takes(olena.page.locator("[data-key='end']"))
    olena.is_asked()
    olena.takes(nearest)
    for blow in ("face:", "strike:"):
        olena.page.wait_for_function(RINGS, arg=blow)
        olena.takes(olena.page.locator(f"[data-key^='{blow}']"))


def test_a_ruling_is_shown_on_a_practice_table(olena: Person) -> None:
    olena.opens("cards", "aeons-end", "jian")
    olena.page.get_by_role("button", name="Show me").click()
    olena.waits_for_table()
    panel = olena.page.locator("section[aria-label='The ruling shown here']")
    expect(panel).to_contain_text("Jian’s two casts each choose a foe")
    olena.takes(panel.get_by_role("button", name="Try it: Ability: Jian"))

    olena.opens()
    expect(olena.page.locator(".tile").first).to_be_visible()
    assert olena.page.locator(".running a").count() == 0


def test_a_ruling_opened_in_the_middle_of_a_game_leads_back_to_it(olena: Person) -> None:
    starts_the_guided_game(olena, 1)
    table = olena.page.url
    olena.presses("/")
    olena.page.get_by_role("searchbox").fill("jian")
    olena.page.locator("dialog li summary").first.click()
    olena.page.locator("dialog li[lang] button", has_text="Open").first.click()
    olena.page.locator("dialog .sheet").get_by_role("button", name="Show me").first.click()
    panel = olena.page.locator("section[aria-label='The ruling shown here']")
    expect(panel).to_contain_text("your own game is waiting")
    assert olena.page.url != table

    panel.get_by_role("button", name="Hide the ruling").click()
    olena.page.get_by_role("link", name="Back to your game").click()
    expect(olena.page.locator(LESSON)).to_be_visible()
    assert olena.page.url == table


def test_the_lesson_keeps_out_of_the_story_of_the_last_turns(olena: Person) -> None:
    starts_the_guided_game(olena, 1)
    olena.plays_until(".digest")
    olena.page.locator(".digest .line").click()
    expect(olena.page.locator("div.ring")).to_have_count(0)
    expect(olena.page.locator(LESSON)).not_to_be_visible()
    olena.presses("Escape")
    expect(olena.page.locator(LESSON)).to_be_visible()


def test_an_example_is_stepped_through_by_keys(olena: Person) -> None:
    olena.opens("example", "enchanters", "fight")
    steps = olena.page.get_by_role("navigation", name="Steps")
    expect(steps).to_contain_text("1 of 3")
    olena.presses("ArrowRight", "ArrowRight")
    expect(steps).to_contain_text("3 of 3")
    olena.presses("ArrowLeft")
    expect(steps).to_contain_text("2 of 3")


NOT_THERE = {
    "en": ["There is no example “dance”", "no page “dance”", "no card “dance”", "Nothing found for “dqnzw”"],
    "uk": ["Прикладу «dance» немає", "немає сторінки «dance»", "немає карти «dance»", "«dqnzw» нічого не знайдено"],
    "ru": ["Примера «dance» нет", "нет страницы «dance»", "нет карты «dance»", "«dqnzw» ничего не найдено"],
}


@pytest.mark.parametrize("language", NOT_THERE)
def test_addresses_of_what_is_not_there_are_answered_in_words(sit: Sit, language: str) -> None:
    olena = sit(language=language)
    olena.expects_trouble = True
    example, ruling, card, nothing = NOT_THERE[language]
    olena.opens("example", "enchanters", "dance")
    olena.sees(example)
    olena.opens("rules", "enchanters", "ruling-dance")
    olena.sees(ruling)
    olena.opens("rules", "enchanters", "rulings")
    expect(olena.page.get_by_role("alert")).to_have_count(0)
    olena.opens("cards", "enchanters", "dance")
    olena.sees(card)
    olena.opens("search", "dqnzw")
    olena.sees(nothing)


def test_a_game_that_is_there_follows_one_that_is_not(olena: Person) -> None:
    olena.expects_trouble = True
    olena.opens("cards", "chess")
    olena.sees("No game “chess”")
    olena.page.locator(".games a").first.click()
    expect(olena.page.get_by_role("alert")).to_have_count(0)
    expect(olena.page.locator("main li a").first).to_be_visible()


def test_rules_lead_from_a_picture_to_the_example(olena: Person) -> None:
    olena.opens("rules", "enchanters", "set-up")
    step_through = olena.page.get_by_role("link", name="Step through: The table before the first turn")
    expect(step_through).to_be_visible()
    step_through.press("Enter")  # a press of the mouse may miss while pictures push the link down
    expect(olena.page.get_by_role("navigation", name="Steps")).to_contain_text("1 of 5")


@pytest.mark.parametrize(
    ("language", "words", "title"),
    [("en", "exhausion", "Exhaustion"), ("uk", "порталами", "Портали"), ("ru", "приспешникам", "Приспешники")],
)
def test_the_search_forgives_endings_and_typos(sit: Sit, language: str, words: str, title: str) -> None:
    olena = sit(language=language)
    olena.opens("search")
    olena.page.get_by_role("searchbox").fill(words)
    expect(olena.page.locator("main li summary b").first).to_have_text(title)


def test_the_search_understands_another_language(sit: Sit) -> None:
    olena = sit(language="uk")
    olena.opens("search", "Rageborne")
    expect(olena.page.locator("main li summary b", has_text="Rageborne").first).to_be_visible()


def test_the_search_answers_without_leaving_the_table(olena: Person) -> None:
    starts_the_guided_game(olena, 0)
    olena.presses("/")
    olena.page.get_by_role("searchbox").fill("manticore")
    olena.page.locator("dialog li summary").first.click()
    olena.page.locator("dialog li[lang] button", has_text="Open").first.click()
    expect(olena.page.locator("dialog .sheet")).to_be_visible()
    olena.presses("Escape")
    expect(olena.page.locator("dialog .sheet")).to_have_count(0)
    expect(olena.page.get_by_role("searchbox")).to_be_visible()
    olena.presses("Escape")
    expect(olena.page.locator("dialog[open]")).to_have_count(0)
    expect(olena.page.locator("main.board")).to_be_visible()


def test_something_new_is_noted_once_and_never_again(sit: Sit) -> None:
    olena = sit(marks=True)
    for _ in range(2):
        olena.opens()
        olena.page.locator(".tile").first.locator("button.main").click()
        olena.is_asked()
        expect(olena.page.locator(NOTE)).to_be_visible()
        text = olena.page.locator(f"{NOTE} p").inner_text()
        olena.presses("Escape")
        expect(olena.page.locator(NOTE)).to_have_count(0)
        shown = olena.page.evaluate("JSON.parse(localStorage.getItem('deckwright.marks'))")
        assert len(shown) == len(set(shown))
        assert text
    assert len(shown) == 2


def test_notes_are_switched_off_where_they_appear_and_on_again_in_the_settings(sit: Sit) -> None:
    olena = sit(marks=True)
    olena.opens()
    olena.page.locator(".tile").first.locator("button.main").click()
    olena.is_asked()
    olena.page.locator(NOTE).get_by_role("button", name="No more notes").click()
    expect(olena.page.locator(NOTE)).to_have_count(0)

    olena.opens("settings")
    switch = olena.page.get_by_role("switch", name="Notes on what is new")
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    olena.page.get_by_role("button", name="Show all notes again").click()
    assert olena.page.evaluate("localStorage.getItem('deckwright.marks')") == "[]"
