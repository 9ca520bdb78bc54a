"""What remains of a game: files, replays, games that go on from the middle."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from people import Person, Sit
from playwright.sync_api import WebSocketRoute, expect
from serving import Server
from test_beyond_the_table import a_lost_game, upload
from websockets.sync.client import connect


def test_a_game_goes_on_from_its_file(olena: Person, server: Server, tmp_path: Path) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", first="1"))
    olena.is_asked()
    for _ in range(3):
        olena.takes_anything()
        olena.is_asked()
    before = olena.table()
    olena.page.get_by_role("button", name="Menu").click()
    with olena.page.expect_download() as saved:
        olena.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)

    olena.opens()
    olena.page.locator("input[type=file]").set_input_files(file)

    olena.is_asked()
    assert olena.table() == before


@pytest.mark.parametrize("content", ["", "not a game", '{"format": 1}'], ids=["empty", "foreign", "broken"])
def test_a_file_that_is_no_game_is_told_in_words(olena: Person, tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    olena.expects_trouble = True
    olena.opens()
    olena.page.locator("input[type=file]").set_input_files(file)
    expect(olena.page.get_by_role("alert")).to_be_visible()


def test_a_finished_game_can_be_watched_shared_and_gone_on_with(olena: Person, server: Server) -> None:
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", variant="super-fast,fast", first="1"))
    olena.plays_to_the_end()
    olena.page.get_by_role("link", name="Watch again").click()

    scrubber = olena.page.get_by_role("slider")
    expect(scrubber).to_have_value("0")
    first = olena.table()
    olena.page.get_by_role("button", name="Step forward").click()
    expect(scrubber).to_have_value("1")
    olena.presses("End")
    last = int(scrubber.get_attribute("max") or 0)
    expect(scrubber).to_have_value(str(last))
    olena.presses("Home")
    assert olena.table() == first

    olena.page.get_by_label("Point of view").select_option(label="As a spectator")
    expect(scrubber).to_have_value("0")
    scrubber.fill(str(last // 2))
    olena.page.get_by_role("button", name="Share").click()
    link = olena.page.evaluate("navigator.clipboard.readText()")
    assert link == olena.page.url
    assert link.endswith(f"/{last // 2}")
    olena.page.reload()
    expect(scrubber).to_have_value(str(last // 2))

    olena.page.get_by_role("button", name="Play from here").click()
    olena.waits_for_table()
    olena.is_asked()


def plays_by_wire(server: Server, joined: dict[str, Any]) -> None:
    """Play a game to its end without a page; the whole table is asked for again after every change."""
    hello = json.dumps({"type": "hello", "token": joined["token"], "language": "en"})
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}api/tables/{joined['table']['code']}/socket", max_size=None, proxy=None) as line:
        line.send(hello)
        while True:
            told = json.loads(line.recv(timeout=60))
            if told["type"] == "changed":
                line.send(hello)
            if told["type"] != "state":
                continue
            position = told["position"]
            if position.get("outcome"):
                return
            if position.get("question"):
                choose = position["question"]["options"][-1]["key"]
                line.send(json.dumps({"type": "answer", "version": told["version"], "choose": choose}))


def test_a_deal_is_checked_on_the_page_and_a_forged_one_is_refused_in_words(sit: Sit, server: Server) -> None:
    joined = server.new_table("here:Olena", "bot:random", variant="super-fast,fast", first="1")
    plays_by_wire(server, joined)
    olena, taras = sit("Olena"), sit("Taras")
    olena.opens("resume", joined["table"]["code"], joined["token"])
    olena.sees("The cards were dealt fairly")

    def forge(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        if told["type"] == "table":
            told["table"]["secret"] = "0" * 64
        return json.dumps(told)

    def stand_between(line: WebSocketRoute) -> None:
        table = line.connect_to_server()
        table.on_message(lambda message: line.send(forge(message)))

    taras.page.route_web_socket("**/socket", stand_between)
    taras.opens("resume", joined["table"]["code"], joined["token"])
    taras.page.get_by_text("The cards were not dealt as promised!").click()
    taras.sees("The server’s share is not the one it sealed before the game.")
    taras.sees("The deal was not made of these shares.")


def test_a_replay_goes_from_turn_to_turn_of_somebody_alone(olena: Person, server: Server) -> None:
    """Also where the same seat has every turn but those of the nemesis."""
    olena.opens("replay", upload(server, a_lost_game())["table"]["code"])
    olena.waits_for_replay()
    scrubber = olena.page.get_by_role("slider")
    last = scrubber.get_attribute("max") or ""
    own = olena.page.locator(".log h3", has_text="begins a turn")
    every = olena.page.locator(".log h3")
    begun, seen = own.count(), every.count()
    while scrubber.input_value() != last:
        at = scrubber.input_value()
        olena.page.get_by_role("button", name="Next turn").click()
        expect(scrubber).not_to_have_value(at)
        if scrubber.input_value() != last:
            assert every.count() > seen, f"no turn begins at {scrubber.input_value()}"
        assert own.count() - begun <= 1, f"a turn was left out between {at} and {scrubber.input_value()}"
        begun, seen = own.count(), every.count()
    assert begun > 4
