"""What can be asked of a server without sitting down."""

from __future__ import annotations

from typing import Any

import pytest
from sites import OpenSite

from deckwright import games
from deckwright.text import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_comes_with_its_options_and_words(site: OpenSite, language: str) -> None:
    reply = await site.http.get("/api/games", params={"language": language})
    assert [game["name"] for game in reply.json()] == games.names()
    for game in reply.json():
        rules = games.load(game["name"])
        assert [option["name"] for option in game["options"]] == [option.name for option in rules.setup_options]
        assert all(value["label"] for option in game["options"] for value in option["values"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
async def test_the_compendium_tells_every_card(site: OpenSite, game: str, language: str) -> None:
    cards = (await site.http.get(f"/api/games/{game}/cards", params={"language": language})).json()
    assert [card["id"] for card in cards] == [card.id for card in games.load(game).definitions]
    assert all(card["name"] for card in cards)


async def test_the_compendium_shows_printed_numbers(site: OpenSite) -> None:
    cards = (await site.http.get("/api/games/enchanters/cards")).json()
    fist = next(card for card in cards if card["id"] == "fist")
    assert fist["printed"]["bottom"]["attack"] == 1


async def test_a_card_says_whether_playing_it_asks_something(site: OpenSite) -> None:
    asks = {card["id"]: card["asks"] for card in (await site.http.get("/api/games/aeons-end/cards")).json()}
    assert [asks[gem] for gem in ("crystal", "jade", "diamond-cluster")] == [False, False, False]
    assert [asks[gem] for gem in ("tourmaline-shard", "burning-opal", "sifters-pearl")] == [True, True, True]
    assert not asks["vriswood-amber"]  # it asks when it is gained


async def test_the_language_is_the_one_asked_for_or_the_browser_s(site: OpenSite) -> None:
    asked = await site.http.get("/api/tables/QQQQQQ", params={"language": "uk"}, headers={"accept-language": "ru"})
    assert "столу" in asked.json()["message"].lower()
    browser = await site.http.get("/api/tables/QQQQQQ", headers={"accept-language": "fr-FR, ru;q=0.8, en;q=0.5"})
    assert "стола" in browser.json()["message"].lower()


@pytest.mark.parametrize(
    ("boxes", "nemesis", "notes"), [("base,war-eternal", "rageborne", 1), ("war-eternal", "umbra-titan", 0)]
)
async def test_a_set_up_tells_its_defaults_and_what_is_worth_knowing(
    site: OpenSite, boxes: str, nemesis: str, notes: int
) -> None:
    table = {"game": "aeons-end", "seats": [{"who": "here"}], "setup": {"boxes": boxes}}
    told = (await site.http.post("/api/setups", json=table, params={"language": "uk"})).json()
    assert (told["defaults"]["nemesis"], told["defaults"]["boxes"]) == (nemesis, "base")
    assert [note.startswith("Колоду монстра змішано з базових карт") for note in told["notes"]] == [True] * notes


async def test_a_set_up_says_how_often_bots_have_won_it(site: OpenSite) -> None:
    async def chance(seats: int, game: str = "aeons-end", **setup: str) -> dict[str, Any] | None:
        table = {"game": game, "seats": [{"who": "here"}] * seats, "setup": setup}
        found: dict[str, Any] | None = (await site.http.post("/api/setups", json=table)).json()["chance"]
        return found

    easy, hard = await chance(2, difficulty="beginner"), await chance(2, difficulty="extinction")
    assert easy is not None
    assert hard is not None
    assert easy["won"] / easy["games"] > hard["won"] / hard["games"]
    assert 0 <= easy["low"] <= easy["won"] / easy["games"] <= easy["high"] <= 1
    by_chance = await chance(2, nemesis="random")
    assert by_chance is not None
    assert by_chance["games"] == 4 * easy["games"]  # the four of the base box
    assert await chance(2, game="enchanters") is None


async def test_cards_say_how_they_fared_in_games_of_bots(site: OpenSite) -> None:
    told = {card["id"]: card["shares"] for card in (await site.http.get("/api/games/aeons-end/cards")).json()}
    assert told["crystal"] is None
    measured = [shares for shares in told.values() if shares is not None]
    assert len(measured) > 30
    assert all(0 <= shares[name] <= 1 for shares in measured for name in ("taken", "won", "usual"))


async def test_a_set_up_that_cannot_be_is_refused_with_a_sentence(site: OpenSite) -> None:
    table = {"game": "aeons-end", "seats": [{"who": "here"}], "setup": {"nemesis": "gate-witch"}}
    refused = await site.http.post("/api/setups", json=table, params={"language": "uk"})
    assert (refused.status_code, refused.json()["code"]) == (400, "not-in-box")


async def test_a_code_is_read_in_either_case(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot")
    reply = await site.http.get(f"/api/tables/{joined['table']['code'].lower()}")
    assert reply.json()["code"] == joined["table"]["code"]


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"game": "chess", "seats": [{"who": "here"}]}, "unknown-game"),
        ({"game": "enchanters", "seats": [{"who": "here"}]}, "seats"),
        ({"game": "enchanters", "seats": [{"who": "here"}] * 9}, "bad-request"),
        ({"game": "enchanters", "seats": [{"who": "king"}]}, "bad-request"),
        ({"game": "enchanters", "seats": [{"who": "bot", "bot": "deep-thought"}, {"who": "here"}]}, "unknown-bot"),
        ({"game": "enchanters", "seats": [{"who": "here"}] * 2, "setup": {"town": "atlantis"}}, "unknown-value"),
        ({"game": "enchanters", "seats": [{"who": "here"}] * 2, "setup": {"weather": "rain"}}, "unknown-option"),
        ({"game": "enchanters", "seats": [{"who": "here"}] * 2, "seed": "twelve"}, "bad-seed"),
        ({"game": "enchanters", "seats": [{"who": "here", "name": "x" * 41}] * 2}, "name-too-long"),
        ([1, 2, 3], "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_reason(site: OpenSite, table: object, code: str) -> None:
    reply = await site.http.post("/api/tables", json=table)
    assert reply.status_code in (400, 404)
    assert reply.json()["code"] == code
    assert reply.json()["message"]


async def test_a_request_that_is_not_understood_says_why_in_words(site: OpenSite) -> None:
    reply = await site.http.post("/api/tables", json={})
    assert reply.json()["message"].startswith("This request is not understood: Object missing required field")


async def test_a_body_that_is_too_long_is_refused(site: OpenSite) -> None:
    reply = await site.http.post("/api/tables", content=b"[" + b" " * 100_000 + b"]")
    assert (reply.status_code, reply.json()["code"]) == (413, "too-long")


async def test_pages_from_elsewhere_may_not_make_tables(site: OpenSite) -> None:
    table = {"game": "enchanters", "seats": [{"who": "here"}, {"who": "here"}]}
    reply = await site.http.post("/api/tables", json=table, headers={"origin": "https://evil.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "origin")
    assert (await site.http.post("/api/tables", json=table, headers={"origin": site.address})).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/nowhere", "/tables/whatever", "/api/tables/QQQQQQ"])
async def test_every_answer_carries_the_headers_that_keep_strangers_out(site: OpenSite, path: str) -> None:
    headers = (await site.http.get(path)).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


async def test_files_outside_the_page_are_not_served(site: OpenSite) -> None:
    for path in ("/../app.py", "/..%2fapp.py", "/%2e%2e/app.py", "/assets/../../app.py"):
        reply = await site.http.get(path)
        assert "make_app" not in reply.text


async def test_whoever_asks_too_often_is_told_to_slow_down() -> None:
    from deckwright.errors import PlayerError
    from deckwright.table.limits import Buckets

    buckets = Buckets(3)
    for _ in range(3):
        buckets.take("10.0.0.1")
    with pytest.raises(PlayerError, match="too many"):
        buckets.take("10.0.0.1")
    buckets.take("10.0.0.2")


async def test_the_compendium_answers_questions_about_a_card(site: OpenSite) -> None:
    cards = (await site.http.get("/api/games/aeons-end/cards", params={"language": "uk"})).json()
    [jian] = [card for card in cards if card["id"] == "jian"]
    assert [ruling["id"] for ruling in jian["rulings"]] == ["jian-casts-twice"]
    assert "Цзянь" in jian["rulings"][0]["rule"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
async def test_all_rulings_of_a_game_come_with_their_cards(site: OpenSite, game: str, language: str) -> None:
    books = (await site.http.get(f"/api/games/{game}/rulings", params={"language": language})).json()
    rulings = [ruling for book in books for section in book["sections"] for ruling in section["rulings"]]
    assert all(ruling["rule"] for ruling in rulings)
    on_cards = (await site.http.get(f"/api/games/{game}/cards", params={"language": language})).json()
    listed = {ruling["id"]: card["id"] for card in on_cards for ruling in card["rulings"]}
    assert {ruling["id"] for ruling in rulings if ruling["cards"]} == set(listed)


async def test_a_ruling_is_shown_on_a_table_of_ones_own(site: OpenSite) -> None:
    made = await site.http.post("/api/games/aeons-end/rulings/jian-casts-twice/tables", json={"language": "uk"})
    joined = made.json()
    assert (made.status_code, joined["seats"]) == (201, [0, 1])
    assert joined["table"]["setup"] == {"ruling": "jian-casts-twice"}


@pytest.mark.parametrize(
    ("ruling", "code"), [("jian-casts-thrice", "no-ruling"), ("link-two-spells", "ruling-not-shown")]
)
async def test_a_ruling_that_cannot_be_shown_is_refused_in_words(site: OpenSite, ruling: str, code: str) -> None:
    refused = await site.http.post(f"/api/games/aeons-end/rulings/{ruling}/tables", json={"language": "uk"})
    assert (refused.status_code // 100, refused.json()["code"]) == (4, code)
    assert refused.json()["message"]


async def test_an_example_is_told_step_by_step(site: OpenSite) -> None:
    told = (await site.http.get("/api/games/enchanters/examples/fight", params={"language": "ru"})).json()
    assert [seat["name"] for seat in told["seats"]] == ["Нина", "Макс"]
    assert told["start"]["counters"]["wounds"] == [0, 0]
    assert told["steps"][1]["patch"]["counters"]["wounds"] == [1, 0]


async def test_an_unknown_example_is_refused_in_words(site: OpenSite) -> None:
    refused = await site.http.get("/api/games/enchanters/examples/dance", params={"language": "uk"})
    assert (refused.status_code // 100, refused.json()["code"]) == (4, "no-example")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_notes_on_what_is_new_come_in_words(site: OpenSite, language: str) -> None:
    marks = (await site.http.get("/api/games/krutagidon/marks", params={"language": language})).json()
    assert {"defend", "mayhem"} <= {mark["id"] for mark in marks}
    assert all(mark["text"] for mark in marks)
