"""Krutagidon in the browser: the fair on every screen, an attack that asks, a game from set-up to the final count."""

from __future__ import annotations

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from people import Person, Shape, Sit
from playwright.sync_api import Route, expect
from serving import Server
from staging import NAMES, brings, played_until

from deckwright import games
from deckwright.core import Game, view, waiting_for
from deckwright.games.krutagidon.table import DISCARD, HAND, OBJECTS, ONGOING, TOKENS
from deckwright.records import Session
from deckwright.records.gamefile import encode
from deckwright.text import language

READY = {"game": "krutagidon", "familiars": "random", "properties": "random", "first": "1"}
"""A table at which nobody has to choose anything before the first turn."""
SCREENS = [(1440, 900), (1280, 720), (1920, 1080), (820, 1180), (844, 390), (390, 844)]


def seats(count: int) -> list[str]:
    return ["here:Olena", *["bot:random"] * (count - 1)]


def is_attacked(game: Game) -> bool:
    return game.question is not None and game.question.prompt == "defend"


def complaints_of_axe(person: Person) -> list[str]:
    found = Axe().run(person.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def small_print(person: Person) -> list[str]:
    """Words on the board that are set smaller than 12 pixels."""
    words: list[str] = person.page.evaluate(
        """() => {
          const found = []
          const walk = document.createTreeWalker(document.querySelector('main.board'), NodeFilter.SHOW_TEXT)
          while (walk.nextNode()) {
            const text = walk.currentNode.textContent.trim()
            const holder = walk.currentNode.parentElement
            if (!text || !holder.checkVisibility() || holder.closest('.unseen')) continue
            if (!holder.getBoundingClientRect().width) continue
            const size = parseFloat(getComputedStyle(holder).fontSize)
            if (size < 11.95) found.push(`${size}: ${text} (${holder.className})`)
          }
          return found
        }"""
    )
    return words


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_the_fair_fits_on_every_screen(olena: Person, server: Server, count: int) -> None:
    olena.sits_down_at(server.new_table(*seats(count), **READY))
    olena.is_asked()
    for width, height in SCREENS:
        olena.page.set_viewport_size({"width": width, "height": height})
        olena.page.wait_for_function(f"innerWidth === {width}")
        expect(olena.page.locator(".booth")).to_have_count(count - 1)
        assert not olena.scrolls_sideways(), (width, height)
        assert small_print(olena) == [], (width, height)
        expect(olena.page.locator(".hand .table-card").first).to_be_in_viewport()
        expect(olena.page.locator(".market .table-card").first).to_be_in_viewport()


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.SMALLEST])
def test_nothing_at_the_fair_stands_in_anybodys_way(sit: Sit, server: Server, shape: Shape) -> None:
    olena = sit(shape=shape)
    olena.sits_down_at(server.new_table(*seats(4), **READY))
    olena.is_asked()
    assert complaints_of_axe(olena) == []


def destroys_from_hand_or_discard(game: Game) -> bool:
    """Mayhem M and many cards do so."""
    if game.question is None or game.question.prompt == "turn":
        return False
    places = [game.place[card] for _, card, _ in game.question.options_of(0) if card >= 0]
    return HAND in places and places.count(DISCARD) > 1  # one of them lies deeper than the board shows


def test_a_choice_between_hand_and_discard_pile_covers_neither(olena: Person, server: Server) -> None:
    brings(olena, server, played_until(destroys_from_hand_or_discard, "krutagidon", 2, familiars="random"))
    laid_out = olena.page.locator(".elsewhere")
    expect(laid_out.locator(".pile")).to_have_count(2)
    expect(laid_out.locator(".table-card.offered").first).to_be_visible()
    olena.takes(laid_out.locator(".table-card.offered"))  # the hand comes first
    expect(laid_out).to_have_count(0)


def test_cards_laid_out_beyond_the_edge_of_a_phone_are_counted(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.PHONE)
    brings(olena, server, played_until(destroys_from_hand_or_discard, "krutagidon", 2, familiars="random"))
    beyond = olena.page.locator(".over .on")
    expect(beyond).to_contain_text("+")
    beyond.click()
    expect(beyond).to_have_count(0)


def test_a_property_is_used_on_a_phone_without_covering_the_hand(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.PHONE)
    with_property = {**READY, "properties": "prop-blood-for-card,prop-pairs"}
    olena.sits_down_at(server.new_table(*seats(2), **with_property))
    olena.is_asked()
    expect(olena.page.locator(".own-strip .plate")).to_be_visible()
    expect(olena.page.locator(".elsewhere")).to_have_count(0)


def test_a_card_without_signs_says_on_a_phone_that_it_does_nothing(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.PHONE)
    olena.sits_down_at(server.new_table(*seats(2), **READY))
    olena.is_asked()
    olena.plays_until(".hand [aria-label^=Fizzle]")
    expect(olena.page.locator(".hand [aria-label^=Fizzle] .little").first).to_have_text("No effect.")


def test_who_has_chosen_covers_no_counts_of_a_booth(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.PHONE)
    olena.sits_down_at(server.new_table(*seats(3), game="krutagidon", first="1"))
    booth = olena.page.locator(".booth").first
    sealed = booth.locator(".bubble.sealed")
    expect(sealed).to_be_visible()
    badge = sealed.bounding_box()
    chips = [chip.bounding_box() for chip in booth.locator(".chip").all()]
    assert badge is not None
    assert [chip for chip in chips if chip and chip["x"] + chip["width"] > badge["x"] + 1] == []


def test_left_and_right_stand_where_the_cards_mean_them(olena: Person, server: Server) -> None:
    """Play goes clockwise: the next wizard is the left enemy, the one before you the right."""
    olena.sits_down_at(server.new_table(*seats(4), **READY))
    olena.is_asked()
    booths = olena.page.locator(".booth")
    places = {booths.nth(i).get_attribute("data-seat"): booths.nth(i).bounding_box() for i in range(3)}
    left, across, right = (places[seat]["x"] for seat in ("1", "2", "3"))  # type: ignore[index]
    assert left < across < right


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.PHONE])
def test_who_is_attacked_is_told_what_each_answer_comes_to(sit: Sit, server: Server, shape: Shape) -> None:
    olena = sit(shape=shape)
    brings(olena, server, played_until(is_attacked, "krutagidon", 4))
    panel = olena.page.locator(".defend")
    expect(panel).to_be_visible()
    take = panel.locator(".answer.takes")
    expect(take).to_be_visible()
    expect(panel.locator(".what") if shape.is_phone else olena.page.locator(".attacking")).to_be_visible()
    expect(olena.page.locator(".asking")).to_have_count(0)  # the panel says what the card does
    expect(panel.locator(".answer").first.locator(".result, .words")).not_to_have_count(0)
    assert complaints_of_axe(olena) == []
    this_attack = panel.filter(has_text=take.locator(".result b").first.inner_text())
    expect(this_attack).to_be_visible()
    olena.takes(take)
    expect(this_attack).to_have_count(0)  # though another one may follow at once


def owns_the_prize(game: Game) -> bool:
    own = game.zones[OBJECTS]
    return game.question is not None and game.question.prompt == "turn" and len(own) == 1 and not game.zones[ONGOING]


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.LAPTOP])
def test_the_whole_rule_of_the_prize_is_before_its_owner(sit: Sit, server: Server, shape: Shape) -> None:
    olena = sit(shape=shape, language="ru")
    brings(olena, server, played_until(owns_the_prize, "krutagidon", 2, familiars="random"))
    rule = olena.page.locator(".you .object .text")
    expect(rule).to_be_in_viewport()
    assert rule.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1
    bottom = "(node) => node.getBoundingClientRect().bottom"
    list_of_them = olena.page.locator(".you .lasting").first
    assert rule.evaluate(bottom) <= list_of_them.evaluate(bottom)


def chooses_a_wizard(game: Game) -> bool:
    return game.question is not None and game.question.prompt == "player"


def test_a_card_that_asks_on_a_phone_tells_all_it_does(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.PHONE, language="ru")
    brings(olena, server, played_until(chooses_a_wizard, "krutagidon", 2, familiars="random"))
    olena.is_asked()
    asking = olena.page.locator(".asking")
    expect(asking).to_contain_text("Атака: ")
    expect(asking.locator("p").first).not_to_contain_text("затравка")
    assert asking.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1


@pytest.mark.parametrize("text", ["normal", "largest"])
def test_an_empty_hand_leaves_its_place_to_the_market_while_a_card_asks(sit: Sit, server: Server, text: str) -> None:
    olena = sit(shape=Shape.PHONE, language="ru")
    olena.prefers(textSize=text)
    brings(olena, server, played_until(chooses_with_an_empty_hand, "krutagidon", 3, familiars="random"))
    olena.is_asked()
    expect(olena.page.locator(".hand .none")).to_be_visible()
    strip = olena.page.locator(".fair > .mine").bounding_box()
    assert strip is not None
    for pile in olena.page.locator(".supply .touch, .market .table-card").all():
        box = pile.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= strip["y"] + 8, "but for how crookedly it lies"


def chooses_with_an_empty_hand(game: Game) -> bool:
    return chooses_a_wizard(game) and game.turn == 0 and not game.zones[HAND]


def chooses_what_wild_magic_does(game: Game) -> bool:
    return game.question is not None and game.question.prompt == "one-of"


def test_an_answer_of_many_words_has_the_width_of_a_phone(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.PHONE, language="ru")
    brings(olena, server, played_until(chooses_what_wild_magic_does, "krutagidon", 2, familiars="random"))
    olena.is_asked()
    answers = [button.bounding_box() for button in olena.page.locator(".strip .button").all()]
    assert [box["width"] for box in answers if box and box["width"] < 300] == []
    expect(olena.page.locator(".asking")).to_have_count(0)  # the answers say it


COVERED = """() => [...document.querySelectorAll('.booth')].flatMap((booth) => {
  const name = booth.querySelector('.names b')
  const words = document.createRange()
  words.selectNodeContents(name)
  const lines = [...words.getClientRects()]
  const over = [...booth.querySelectorAll('.purse, .rank, .whereabouts')].filter((thing) => {
    const box = thing.getBoundingClientRect()
    const beside = (line) => line.left > box.right - 1 || line.right < box.left + 1
    return lines.some((line) => !beside(line) && line.top + 2 < box.bottom && line.bottom - 2 > box.top)
  })
  const cut = name.scrollHeight > name.clientHeight + 2 ? [name.innerText] : []
  return [...over.map((thing) => thing.className), ...cut]
})"""
"""What lies over the name of a wizard, and names that are cut."""


@pytest.mark.parametrize("count", [3, 4, 5])
def test_nothing_covers_the_names_of_the_others_on_a_phone(sit: Sit, server: Server, count: int) -> None:
    olena = sit(shape=Shape.PHONE, language="uk")
    brings(olena, server, played_until(is_attacked_by_a_wizard, "krutagidon", count))
    expect(olena.page.locator(".booth .purse")).to_have_count(1)
    olena.page.evaluate("() => document.fonts.ready")
    assert olena.page.evaluate(COVERED) == []


def is_attacked_by_a_wizard(game: Game) -> bool:
    return is_attacked(game) and game.turn > 0


def test_the_name_of_the_boss_stays_on_its_plate(sit: Sit, server: Server) -> None:
    """Voom comes first, so it is Voom who gets a long name here."""
    olena = sit(shape=Shape.PHONE, language="ru")

    def renamed(route: Route) -> None:
        cards = route.fetch().json()
        names = {"voom": "Маша-расчленяша"}
        route.fulfill(json=[{**card, "name": names.get(card["id"], card["name"])} for card in cards])

    olena.page.route("**/api/games/krutagidon/cards*", renamed)
    olena.sits_down_at(server.new_table(*seats(3), **READY))
    expect(olena.page.locator(".boss .name")).to_contain_text("Маша-расчленяша")
    plate, name = (olena.page.locator(f".boss {part}").bounding_box() for part in (".card", ".name .crooked"))
    assert plate is not None
    assert name is not None
    assert plate["x"] <= name["x"]
    assert name["x"] + name["width"] <= plate["x"] + plate["width"]


CLIPPED = """() => [...document.querySelectorAll('.offers .offered .rows')]
  .filter((rows) => rows.clientHeight && rows.scrollHeight > rows.clientHeight + 2)
  .map((rows) => rows.innerText)"""


@pytest.mark.parametrize(("shape", "language"), [(Shape.DESK, "uk"), (Shape.PHONE, "ru")])
def test_what_is_dealt_can_be_read_before_it_is_chosen(sit: Sit, server: Server, shape: Shape, language: str) -> None:
    olena = sit(shape=shape, language=language)
    olena.sits_down_at(server.new_table(*seats(3), game="krutagidon", first="1", promos="off"))
    expect(olena.page.locator(".offers .table-card.offered .rows").first).to_be_visible()
    olena.page.wait_for_function(f"!({CLIPPED})().length")


@pytest.mark.parametrize(("width", "height", "text"), [(1440, 900, "normal"), (1280, 720, "largest")])
def test_what_a_choice_shall_go_with_can_be_read_beside_it(
    sit: Sit, server: Server, width: int, height: int, text: str
) -> None:
    olena = sit(language="ru")
    olena.prefers(textSize=text)
    olena.page.set_viewport_size({"width": width, "height": height})
    olena.sits_down_at(server.new_table(*seats(3), game="krutagidon", first="1"))
    beside = olena.page.locator(".offers li:not(.asked)")
    expect(beside).to_have_count(2)
    expect(beside.locator(".rows").first).to_be_visible()
    expect(beside.locator(".rows").last).to_be_visible()
    expect(beside.locator(".further:visible")).to_have_count(0)


def test_every_card_in_hand_says_its_words_on_a_tablet(sit: Sit, server: Server) -> None:
    olena = sit(language="ru")
    olena.page.set_viewport_size({"width": 820, "height": 1180})
    brings(olena, server, played_until(has_wordy_cards_and_tokens, "krutagidon", 5, familiars="random"))
    olena.is_asked()
    expect(olena.page.locator(".hand .table-card")).not_to_have_count(0)
    expect(olena.page.locator(".hand .further:visible")).to_have_count(0)


def has_wordy_cards_and_tokens(game: Game) -> bool:
    if game.question is None or game.question.prompt != "turn" or not game.zones[TOKENS]:
        return False
    bought = [game.rules.definitions[game.cards[card]].id for card in game.zones[HAND]]
    return len(bought) <= 5 and len(set(bought) - {"sign", "wand", "fizzle", "limp-wand", "wild-magic"}) >= 2


def test_the_only_rivals_booth_stays_on_the_table_of_a_tablet(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table(*seats(2), **READY))
    olena.is_asked()
    olena.page.set_viewport_size({"width": 820, "height": 1180})
    olena.page.wait_for_function("innerWidth === 820")
    booth, things = olena.page.locator(".booth").bounding_box(), olena.page.locator(".booth .own").bounding_box()
    assert booth is not None
    assert things is not None
    assert booth["x"] < 60
    assert things["x"] + things["width"] <= booth["x"] + booth["width"] + 1


def test_what_is_dealt_is_chosen_under_the_awning(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table(*seats(3), game="krutagidon", first="1"))
    offers = olena.page.locator(".offers")
    expect(offers.locator(".offered")).to_have_count(2)
    first = offers.get_attribute("aria-label") or ""
    olena.takes(offers.locator(".offered"))
    expect(offers).not_to_have_attribute("aria-label", first)  # not before the others have chosen as well
    expect(offers.locator(".offered")).to_have_count(2)
    olena.takes(offers.locator(".offered"))
    expect(offers).to_have_count(0)
    expect(olena.page.locator(".you .own .touch")).to_have_count(1)


def test_equal_cards_can_be_played_from_any_place_in_the_hand(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table(*seats(2), **READY))
    olena.is_asked()
    expect(olena.page.locator(".hand .table-card:not(.offered)")).to_have_count(0)


def test_nobody_says_who_won_while_the_points_are_counted(olena: Person, server: Server) -> None:
    olena.prefers(motion="full")
    olena.sits_down_at(server.new_table("bot:random", "bot:random", length="short", **READY))
    finale = olena.page.locator(".finale")
    expect(finale.locator(".skip")).to_be_visible(timeout=180_000)
    expect(olena.page.locator(".ending")).to_have_count(0)
    expect(olena.status).to_have_text("The game is over")
    finale.locator(".skip").click()
    expect(olena.ending).to_be_visible()
    expect(olena.status).not_to_have_text("The game is over")


def test_the_property_already_kept_is_marked_while_the_familiar_is_chosen(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table(*seats(3), game="krutagidon", first="1"))
    offers = olena.page.locator(".offers")
    kept = offers.locator(".offered").last.get_attribute("data-n")
    olena.takes(offers.locator(".offered").last)
    expect(offers.locator(".kept [data-n]")).to_have_attribute("data-n", kept or "")


def test_a_short_game_is_played_to_the_final_count(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("bot:random", "bot:random", length="short", **READY))
    expect(olena.page.locator(".finale")).to_be_visible(timeout=180_000)
    rows = olena.page.locator(".finale tbody tr")
    assert rows.count() >= 2
    totals = olena.page.locator(".finale tfoot td").all_inner_texts()
    shown = sorted(olena.page.locator(".ending li b").all_inner_texts())
    assert sorted(totals) == shown
    assert complaints_of_axe(olena) == []


def test_the_only_token_of_a_wizard_is_named_in_the_final_count(olena: Person, server: Server) -> None:
    rules = games.load("krutagidon")
    for seed in range(1, 60):
        session = Session(rules, 2, seed=seed, players=["human", "random"], names=NAMES[:2], setup={"length": "short"})
        chance = random.Random(seed)
        while session.game.question is not None:
            seat = waiting_for(session.game)[0]
            session.answer(chance.choice(rules.keys(session.game, session.game.question.options_of(seat))), seat=seat)
        tokens = {zone.seat: zone.cards for zone in view(session.game, 0).zones if zone.name == "tokens"}
        alone = [cards[0].id for cards in tokens.values() if len(cards) == 1 and cards[0] is not None]
        if alone:
            break
    brings(olena, server, encode(session.to_file()))
    row = olena.page.locator(".finale tbody tr").filter(has_text="Dead wizard tokens")
    for token in alone:
        expect(row).to_contain_text(language("en").card(rules, token))


def has_six_to_discard_from(game: Game) -> bool:
    """The holder of the grand prize has drawn six cards."""
    question = game.question
    return question is not None and question.prompt == "pick-discard" and len(question.options_of(0)) == 6


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_phone_shows_all_six_cards_of_which_one_goes_and_says_why(sit: Sit, server: Server, language: str) -> None:
    person = sit("Olena", shape=Shape.PHONE, language=language)
    brings(person, server, played_until(has_six_to_discard_from, "krutagidon", 2))
    person.is_asked()
    expect(person.status).to_contain_text("6")
    cards = [card.bounding_box() for card in person.page.locator(".hand .table-card.offered").all()]
    assert len(cards) == 6
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in cards)


def has_no_defence(game: Game) -> bool:
    return is_attacked(game) and all(verb != "defend" for verb, _, _ in game.question.options_of(0))  # type: ignore[union-attr]


def test_both_buttons_of_who_cannot_defend_say_the_same(olena: Person, server: Server) -> None:
    brings(olena, server, played_until(has_no_defence, "krutagidon", 3, familiars="random"))
    answer = olena.page.locator(".defend .answer.takes .words b").inner_text()
    expect(olena.page.locator(".strip .button").first).to_contain_text(answer)
    expect(olena.status).not_to_contain_text("?")


def test_the_frame_of_the_attacked_is_open_where_a_flag_stands(olena: Person, server: Server) -> None:
    brings(olena, server, played_until(lambda game: is_attacked(game) and game.turn == 0, "krutagidon", 3))
    expect(olena.page.locator(".clash .ring").first).to_be_visible()
    assert "evenodd" in olena.page.locator(".clash .ring").first.evaluate("(ring) => getComputedStyle(ring).clipPath")


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.LAPTOP, Shape.PHONE])
def test_the_buttons_of_the_ending_stay_in_view(sit: Sit, server: Server, shape: Shape) -> None:
    olena = sit(shape=shape, language="uk")
    olena.sits_down_at(server.new_table("bot:random", "bot:random", length="short", **READY))
    expect(olena.ending).to_be_visible(timeout=180_000)
    for button in olena.page.locator("dialog .next .button").all():
        expect(button).to_be_in_viewport(ratio=1)


def others_have_much(game: Game) -> bool:
    if game.question is None or game.question.prompt != "turn":
        return False
    return any(len(game.zones[OBJECTS + seat]) + len(game.zones[ONGOING + seat]) > 1 for seat in (1, 2))


SLICED = """() => [...document.querySelectorAll('.booth.tall')].flatMap((booth) => {
  const floor = booth.getBoundingClientRect().bottom
  const small = [...booth.querySelectorAll('.lasting .touch, .lately .picture')]
  return small.filter((one) => {
    const box = one.getBoundingClientRect(), list = one.closest('.rest > .lately')?.getBoundingClientRect()
    const hidden = list && box.top > list.bottom - 2
    return !hidden && (box.bottom > floor || (list && box.bottom > list.bottom + 2))
  }).map((one) => one.outerHTML.slice(0, 80))
})"""


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.LAPTOP])
def test_nothing_in_the_booth_of_a_rival_is_sliced(sit: Sit, server: Server, shape: Shape) -> None:
    olena = sit(shape=shape, language="ru")
    brings(olena, server, played_until(others_have_much, "krutagidon", 3, familiars="random", properties="random"))
    olena.is_asked()
    sliced = olena.page.evaluate(
        f"""async () => {{
          let found = []
          for (let frame = 0; frame < 60; frame++) {{ // a booth looks how much room it has, and draws itself again
            await new Promise((drawn) => requestAnimationFrame(drawn))
            found = ({SLICED})()
          }}
          return found
        }}"""
    )
    assert sliced == []
    assert olena.page.locator(".booth .lasting .text").count() == 0


def test_set_up_says_which_of_two_things_a_seat_draws(olena: Person) -> None:
    olena.opens("set-up", "krutagidon")
    drawn = olena.page.locator(".round .seat").first.locator(".has")
    expect(drawn.nth(0)).to_contain_text("familiar:")
    expect(drawn.nth(1)).to_contain_text("property:")
