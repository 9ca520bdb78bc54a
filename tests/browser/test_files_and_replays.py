"""What remains of a game: files, replays, games that go on from the middle."""

from __future__ import annotations

from pathlib import Path

import pytest
from people import Person
from playwright.sync_api import expect
from serving import Server


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
