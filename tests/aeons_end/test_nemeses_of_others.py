"""Nemeses that other packages bring by an entry point, and those that cannot be used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "pale_warden" / "src"

PLAYED_AND_TOLD = """
from deckwright import games
from deckwright.core import Dice, choose, waiting_for
from deckwright.rules import start
from deckwright.text import LANGUAGES, be_strict, language
from deckwright.text.gamewords import game_words, package_of

be_strict()
rules = games.load("aeons-end")
assert games.troubles() == [], games.troubles()
assert rules.boxes == ["base", "war-eternal", "winter"]
assert rules.boxes_of({"boxes": ["winter"]}) == {"winter": 1}
assert rules.defaults({})["nemesis"] == "rageborne"

for code, name in zip(LANGUAGES, ("Pale Warden", "Блідий Вартовий", "Бледный Страж"), strict=True):
    words = game_words(code, package_of(rules))
    assert words.card(rules, "pale-warden") == name
    for card in rules.card_of:
        assert all(words.rules_text(rules, card.id)), card.id
    assert "8" in words.rules_text(rules, "pale-warden")[-1]

for seed in range(4):
    setup = {"boxes": "base,winter", "nemesis": "pale-warden"}
    game, dice = start(rules, 2, rules.check_setup(2, setup), seed=seed), Dice(seed)
    assert game.counters[rules.layout.counter("nemesis_tokens")] >= 2
    while game.outcome is None:
        seat = waiting_for(game)[0]
        options = game.question.options_of(seat)
        choose(game, options[dice.below(len(options))], seat)
        assert game.counters[rules.layout.counter("nemesis_tokens")] <= 8
"""

LEFT_OUT = """
from deckwright import games

(trouble,) = games.troubles()
print(trouble.message)
assert len(games.load("aeons-end").nemeses) == 8
"""


def run(script: str, folder: Path, *folders: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(map(str, (folder, *folders)))
    return subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def install(folder: Path, package: str, entry: str) -> None:
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[deckwright.nemeses]\n{entry}\n")


def test_a_nemesis_of_another_package_is_played_and_told_like_ours(tmp_path: Path) -> None:
    install(tmp_path, "pale-warden", "pale-warden = pale_warden:PALE_WARDEN")

    done = run(PLAYED_AND_TOLD, tmp_path, EXAMPLE)

    assert done.returncode == 0, done.stderr


OPENING = (
    "from deckwright.games.aeons_end.definitions import NEMESIS, Card\n"
    "from deckwright.games.aeons_end.own_rules import Nemesis\n"
    "from deckwright.games.aeons_end.writing import suffer\n"
)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("GLOOM = 3\n", "it has to lead to a Nemesis with cards, not to 3"),
        (
            OPENING + "GLOOM = Nemesis(box='dark', cards=[Card(id='doom', kind=NEMESIS)])\n",
            "its first card is 'doom'; that has to be the nemesis 'gloom'",
        ),
        (
            OPENING + "GLOOM = Nemesis(box='base', cards=[Card(id='gloom', kind=NEMESIS)])\n",
            "it is in the box 'base'; it needs a box that is not one of ours",
        ),
        (
            OPENING
            + "GLOOM = Nemesis(box='dark', cards=[Card(id='gloom', kind=NEMESIS, unleash=(suffer(1, who='whom'),))])\n",
            "card 'gloom': unleash[0] suffer names 'whom', but no step before it chooses 'whom'",
        ),
        (
            OPENING
            + "GLOOM = Nemesis(box='dark', cards=[Card(id='gloom', kind=NEMESIS, own_texts=(('dusk', ()),))])\n",
            "card 'gloom': no text 'dusk'; its nemesis has to declare it",
        ),
        (
            OPENING
            + "from deckwright.games.aeons_end.own_rules import Kind\n"
            + "SHEET = Card(id='gloom', kind=NEMESIS)\n"
            + "GLOOM = Nemesis(box='dark', cards=[SHEET], kinds=[Kind(name='husk')])\n",
            "nemesis 'gloom': another has 'husk' among its kinds",
        ),
        ("import no_such_module\n", "No module named 'no_such_module'"),
    ],
)
def test_a_nemesis_that_cannot_be_used_is_left_out_with_a_reason(tmp_path: Path, code: str, message: str) -> None:
    (tmp_path / "gloom.py").write_text(code)
    install(tmp_path, "gloom", "gloom = gloom:GLOOM")

    done = run(LEFT_OUT, tmp_path)

    assert done.returncode == 0, done.stderr
    assert "'gloom' of the package 'gloom' was left out" in done.stdout
    assert message in done.stdout


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "writing-a-card.md").read_text()
    section = page.partition("## A nemesis of Aeon's End")[2].partition("\n## ")[0]
    files = [EXAMPLE / "pale_warden" / "__init__.py", EXAMPLE.parent / "pyproject.toml"]
    shown = [block.partition("\n")[2] for block in section.split("```")[1::2]]
    assert len(shown) == 2
    for block, file in zip(shown, files, strict=True):
        assert block in file.read_text()
