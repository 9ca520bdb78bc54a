"""Playing at the terminal: answering, asking, taking back, saving."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from deckwright import games
from deckwright.bots import Knowledge
from deckwright.bots.registry import _BOTS
from deckwright.cli.play import Play
from deckwright.cli.seating import PERSON
from deckwright.cli.sitting import Sitting
from deckwright.cli.terminal import Ends, Terminal
from deckwright.records import Session
from deckwright.text import LANGUAGES, language
from tests.cli.conftest import Deckwright
from tests.table import a_table

GAME = ("play", "enchanters", "--bots", "random", "--seed", 5, "--set", "town=alea", "--set", "first=1")
"""The person in the first seat begins; the track holds of-scales, of-savagery, of-stone, of-fire, scimitar, bolas."""


def saved(home: Path) -> dict[str, Any]:
    """The only saved game."""
    (path,) = (home / "saves").iterdir()
    read: dict[str, Any] = json.loads(path.read_text())
    return read


def own(home: Path) -> list[str]:
    """What the person in the first seat answered."""
    return [answer for answer in saved(home).get("answers", []) if answer.startswith("p1 ")]


@pytest.mark.parametrize(
    "typed", ["5", "travel:scimitar", "Take: Scimitar", "take: sci", "SCIMITAR", "  scim  ", "take:  scimitar"]
)
def test_an_option_is_chosen_by_number_key_label_or_how_they_begin(
    deckwright: Deckwright, home: Path, typed: str
) -> None:
    assert deckwright(*GAME, typed=f"{typed}\n").code == Ends.FINE

    assert own(home)[0] == "p1 travel:scimitar"


def test_words_that_fit_several_options_list_them_and_choose_none(deckwright: Deckwright, home: Path) -> None:
    shown = deckwright(*GAME, typed="take: enchantment\n")

    assert own(home) == []
    told = shown.out.partition("could be any of these")[2]
    assert "1 Take: Enchantment of Scales" in told
    assert "4 Take: Enchantment of Fire" in told


@pytest.mark.parametrize("typed", ["nonsense", "0", "99", "travel:axe", "p1 travel:scimitar"])
def test_what_is_not_offered_changes_nothing(deckwright: Deckwright, home: Path, typed: str) -> None:
    shown = deckwright(*GAME, typed=f"{typed}\n")

    assert own(home) == []
    assert f"“{typed}” is not offered" in shown.out


@pytest.mark.parametrize("code", LANGUAGES)
def test_u_takes_back_and_uses_nothing(deckwright: Deckwright, home: Path, code: str) -> None:
    shown = deckwright(*GAME, "--lang", code, typed="u\n5\nu\nhelp\n").out

    assert own(home) == []
    assert saved(home)["undone"] == ["p1 travel:scimitar"]
    assert any(line.split("  ")[0].endswith("undo, u") for line in shown.partition("> help\n")[2].splitlines())


@pytest.mark.parametrize("typed", ["t", "tr", "use", "use:", "travel"])
def test_the_beginning_of_a_key_that_nobody_sees_chooses_nothing(
    deckwright: Deckwright, home: Path, typed: str
) -> None:
    shown = deckwright(*GAME, "--lang", "uk", typed=f"{typed}\n")

    assert own(home) == []
    assert f"Варіанта «{typed}» немає" in shown.out


def test_choosing_what_is_not_offered_now_tells_the_reason(deckwright: Deckwright, home: Path) -> None:
    shown = deckwright(*GAME, typed="end\n")

    assert own(home) == []
    assert "End the turn — first travel or rest" in shown.out


def test_why_tells_the_reason_of_everything_of_a_number_and_of_a_name(deckwright: Deckwright) -> None:
    every = deckwright(*GAME, typed="5\nwhy\n").out.partition("> why\n")[2]
    one = deckwright(*GAME, typed="5\nwhy bolas\n").out.partition("> why bolas\n")[2]
    offered = deckwright(*GAME, typed="why 5\n").out.partition("> why 5\n")[2]
    nothing = deckwright(*GAME, typed="why moon\n").out.partition("> why moon\n")[2]

    assert len([line for line in every.splitlines() if "—" in line]) > 3
    assert next(line for line in one.splitlines() if "—" in line).endswith("already travelled or rested this turn")
    assert "5 Take: Scimitar" in offered
    assert "moon" in nothing


@pytest.mark.parametrize(
    ("code", "skeleton", "axe", "fist"),
    [
        (
            "en",
            "Minor · undead · kingdom: Undead · 6 copies (in a duel 3)",
            "Kingdom: Goblins · 2 copies (in a duel 1)",
            "Starting card",
        ),
        (
            "uk",
            "Малий · нежить · королівство: Нежить · 6 копій (у дуелі 3)",
            "Королівство: Гобліни · 2 копії (у дуелі 1)",
            "Початкова карта",
        ),
        (
            "ru",
            "Малый · нежить · королевство: Нежить · 6 копий (в дуэли 3)",
            "Королевство: Гоблины · 2 копии (в дуэли 1)",
            "Начальная карта",
        ),
    ],
)
def test_a_card_is_shown_with_all_that_is_printed_on_it(
    deckwright: Deckwright, code: str, skeleton: str, axe: str, fist: str
) -> None:
    shown = deckwright(*GAME, "--lang", code, typed="card skeleton\ncard axe\nlook\n").out

    assert f"│ {skeleton} " in shown
    assert f"│ {axe} " in shown
    assert f"  {fist}. " in shown.partition("> look\n")[2]


def test_card_tells_what_a_card_does_by_name_or_by_the_number_of_its_option(deckwright: Deckwright) -> None:
    told = language("en").rules_text(games.load("enchanters"), "scimitar")[0][:40]

    assert told in deckwright(*GAME, typed="card scimitar\n").out
    assert told in deckwright(*GAME, typed="card 5\n").out
    assert "no card “moon”" in deckwright(*GAME, typed="card moon\n").out


def test_look_lists_every_card_on_the_table(deckwright: Deckwright) -> None:
    shown = deckwright(*GAME, typed="look\n").out.partition("> look\n")[2]

    assert all(name in shown for name in ("Alea", "Bolas", "Items (Player 1)", "Items (Random)", "Fist"))


def test_log_tells_what_happened_or_its_last_lines(deckwright: Deckwright) -> None:
    whole = deckwright(*GAME, typed="5\nlog\n").out.partition("> log\n")[2]
    last = deckwright(*GAME, typed="5\nlog 1\n").out.partition("> log 1\n")[2]

    assert "Player 1 travels: Scimitar" in whole
    assert "Player 1 travels: Scimitar" not in last


def test_undo_takes_back_the_own_decision_with_all_that_bots_answered_since(deckwright: Deckwright, home: Path) -> None:
    deckwright(*GAME, typed="5\nend\nundo\n")

    assert saved(home)["answers"] == ["p1 travel:scimitar"]
    assert saved(home)["undone"][-1] == "p1 end"
    assert len(saved(home)["undone"]) > 1


def test_redo_gives_the_same_answers_again(deckwright: Deckwright, home: Path, tmp_path: Path) -> None:
    deckwright(*GAME, typed=f"5\nend\nsave {tmp_path / 'before'}\nundo\nredo\n")
    before = json.loads((tmp_path / "before").read_text())

    assert saved(home) == before


def test_nothing_to_undo_and_nothing_to_redo_are_told(deckwright: Deckwright) -> None:
    shown = deckwright(*GAME, typed="undo\nredo\n").out

    assert "there is nothing to undo" in shown
    assert "there is nothing to redo" in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_commands_are_known_in_english_and_in_the_own_language(deckwright: Deckwright, code: str) -> None:
    words = language(code)
    for name in ("help", words.say("command-help"), words.say("command-help").upper(), "?"):
        shown = deckwright(*GAME, "--lang", code, typed=f"{name}\n").out
        assert words.say("command-undo-help") in shown
        assert words.say("prompt-answers")[:40] in shown


@pytest.mark.parametrize("goodbye", ["5\nquit\n1\n", "5\nq\n1\n", "5\n"])
def test_leaving_saves_the_game_and_tells_how_to_go_on(deckwright: Deckwright, home: Path, goodbye: str) -> None:
    shown = deckwright(*GAME, typed=goodbye)

    assert shown.code == Ends.FINE
    assert own(home) == ["p1 travel:scimitar"]
    assert "deckwright resume" in shown.out


def test_resume_goes_on_where_the_game_was_left(deckwright: Deckwright, home: Path) -> None:
    deckwright(*GAME, typed="5\n")
    shown = deckwright("resume", typed="end\n")

    assert "Scimitar" in shown.out
    assert own(home) == ["p1 travel:scimitar", "p1 end"]


def test_resume_takes_a_path_or_the_bare_name_of_a_saved_game(
    deckwright: Deckwright, home: Path, tmp_path: Path
) -> None:
    deckwright(*GAME, typed=f"5\nsave {tmp_path / 'mine.json'}\n")
    (path,) = (home / "saves").iterdir()

    assert deckwright("resume", tmp_path / "mine.json").code == Ends.FINE
    assert deckwright("resume", path.stem, typed="end\n").code == Ends.FINE
    assert own(home)[-1] == "p1 end"


def test_resume_takes_the_latest_game_that_is_not_over(deckwright: Deckwright, home: Path) -> None:
    deckwright(*GAME, "--names", "First", typed="5\n")
    deckwright(*GAME, "--names", "Second", typed="1\n")
    for path in (home / "saves").iterdir():
        file = json.loads(path.read_text())
        if file["names"] == ["Second"]:
            file["snapshot"]["outcome"] = {"winners": [0], "scores": [1, 0]}
            path.write_text(json.dumps(file))

    assert "First (you)" in deckwright("resume").out


def test_the_saved_games_are_listed(deckwright: Deckwright, home: Path) -> None:
    assert "no saved games" in deckwright("resume", "--list").out
    deckwright(*GAME, typed="5\n")
    (home / "saves" / "odd.json").write_text("{}")

    listed = deckwright("resume", "--list").out

    assert "not finished" in listed
    assert "cannot be read" in listed


def test_a_game_is_played_to_its_end_and_can_be_looked_at_again(deckwright: Deckwright, home: Path) -> None:
    shown = deckwright(*GAME, "--set", "variant=super-fast", typed="1\n" * 200)

    assert shown.code == Ends.FINE
    assert "the game is over" in shown.out
    assert "deckwright replay" in shown.out
    assert saved(home)["snapshot"]["outcome"]["scores"]


def test_every_answer_is_saved_at_once(deckwright: Deckwright, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    save = Sitting.save

    def watched(self: Sitting, path: Path | None = None) -> None:
        kept.append(len(self.session.answers))
        save(self, path)

    monkeypatch.setattr(Sitting, "save", watched)
    deckwright(*GAME, typed="5\nend\n")

    assert kept[:3] == [0, 1, 2]


def test_where_the_folder_cannot_be_written_the_game_goes_on_and_says_so(deckwright: Deckwright, home: Path) -> None:
    home.write_text("a file where the folder should be")

    shown = deckwright(*GAME, "--lang", "uk", typed="5\nend\n")

    assert shown.code == Ends.FILE
    assert "Гру не збережено" in shown.err
    assert "на місці теки лежить файл" in shown.err
    assert "Traceback" not in shown.err
    assert shown.out.count("> end") == 1, "the game went on"
    assert home.read_text() == "a file where the folder should be"


def test_a_full_disk_leaves_the_old_save_as_it_was(
    deckwright: Deckwright, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deckwright(*GAME, typed="5\n")
    before = saved(home)

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    shown = deckwright("resume", typed="end\nsave\n")

    assert shown.code == Ends.FILE
    assert "the disk is full" in shown.err
    assert saved(home) == before


@pytest.mark.parametrize(
    ("code", "told"),
    [("en", "there is no folder"), ("uk", "немає теки"), ("ru", "нет папки")],
)
def test_saving_where_there_is_no_folder_says_so_and_makes_none(
    deckwright: Deckwright, tmp_path: Path, code: str, told: str
) -> None:
    shown = deckwright(*GAME, "--lang", code, typed=f"save {tmp_path / 'no' / 'such' / 'game.json'}\n")

    assert told in shown.out
    assert not (tmp_path / "no").exists()


def test_saving_in_the_place_of_a_folder_or_below_a_file_says_what_lies_there(
    deckwright: Deckwright, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")

    shown = deckwright(*GAME, typed=f"save {tmp_path}\nsave {tmp_path / 'file' / 'game.json'}\n").out

    assert "it is a folder" in shown
    assert "a file is where a folder should be" in shown


def test_hot_seat_people_take_all_seats_and_bear_their_names(deckwright: Deckwright, home: Path) -> None:
    shown = deckwright(
        "play", "enchanters", "--hotseat", "--players", 3, "--names", "Olena,Taras", "--seed", 1, "--set", "first=1"
    )

    assert saved(home)["players"] == ["you", "you", "you"]
    assert all(name in shown.out for name in ("Olena (you)", "Taras", "Player 3"))


def test_at_a_hot_seat_what_has_shown_something_new_cannot_be_undone(deckwright: Deckwright) -> None:
    shown = deckwright("play", "enchanters", "--hotseat", "--seed", 5, "--set", "first=1", typed="1\nundo\n")

    assert "this cannot be undone: it has shown something new" in shown.out


def test_nothing_that_happened_is_missing_from_what_is_shown(deckwright: Deckwright) -> None:
    crowd = ("play", "enchanters", "--players", 4, "--bots", "random", "--seed", 5, "--set", "first=1")

    shown = deckwright(*crowd, typed="1\n1\nend\n1\nend\n1\nend\nlog\n").out

    screens, _, log = shown.partition("> log\n")
    told = " ".join(screens.replace("│", " ").split())
    *happened, _ = [line for line in log.splitlines() if "begins a turn" not in line]  # the last line says goodbye
    assert len(happened) > 20
    assert [line for line in happened if line not in told] == []


def test_bots_fill_the_seats_and_are_dealt_out_in_turn(deckwright: Deckwright, home: Path) -> None:
    deckwright("play", "enchanters", "--players", 4, "--bots", "random,thrifty", "--seed", 1, "--set", "first=1")

    assert saved(home)["players"] == ["you", "random", "thrifty", "random"]


def test_without_options_you_play_a_duel_with_a_sensible_bot(deckwright: Deckwright, home: Path) -> None:
    deckwright("play", "enchanters", "--set", "first=1")

    assert saved(home)["players"] == ["you", "thrifty"]


def test_equal_seeds_deal_equal_games(deckwright: Deckwright) -> None:
    assert deckwright(*GAME, typed="5\n").out.splitlines()[:-1] == deckwright(*GAME, typed="5\n").out.splitlines()[:-1]


NOTE = "The nemesis deck is mixed from the basic cards of several boxes."


def test_what_players_should_know_of_a_set_up_is_told_once(deckwright: Deckwright) -> None:
    mixed = ("play", "aeons-end", "--bots", "random", "--seed", 3, "--set", "boxes=base,war-eternal")

    assert deckwright(*mixed, typed="look\nlook\n").out.count(NOTE) == 1
    assert "Колоду монстра змішано" in deckwright(*mixed, "--lang", "uk").out
    assert NOTE not in deckwright("play", "aeons-end", "--bots", "random", "--seed", 3).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_bots_turn_a_person_may_step_in_or_press_enter(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    rules, spoken = games.load("aeons-end"), language(lang)
    session = Session(rules, 2, seed=1, players=["random", PERSON], setup={"mages": "adelheim,kadir"})
    kadir = {"mage": "kadir", "charges": 5}
    session.game = a_table("aeons-end", you={"mage": "adelheim"}, left=kadir, phase="main").game
    sitting = Sitting(session, spoken, home / "saves" / "game.json")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))

    assert Play(sitting, Terminal(spoken)).run() is Ends.FINE

    told = spoken.say("play-step-in", player=sitting.names[0])
    assert " ".join(told.split()) in " ".join(capsys.readouterr().out.split())
    assert session.answers
    assert {given.seat for given in session.answers} == {0}


class Broken:
    """A bot that breaks down whenever it is asked."""

    name = "master"

    def choose(self, knowledge: Knowledge) -> str:
        raise ZeroDivisionError("one by nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_simpler_bot_plays_on_for_one_that_breaks_down_and_a_report_is_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    spoken = language(lang)
    session = Session(games.load("enchanters"), 2, seed=5, players=[PERSON, "master"], setup={"first": "2"})
    monkeypatch.setattr("deckwright.bots.registry._BOTS", _BOTS | {"master": lambda rules, seed: Broken()})
    sitting = Sitting(session, spoken, home / "saves" / "game.json")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert Play(sitting, Terminal(spoken)).run() is Ends.FINE

    assert [given.seat for given in session.answers] == [1]
    (report,) = (home / "crashes").iterdir()
    assert "ZeroDivisionError: one by nothing" in report.read_text()
    told = spoken.say("play-bot-broke", bot=spoken.bot("master"), instead=spoken.bot("thrifty"), path=str(report))
    assert "".join(told.split()) in "".join(capsys.readouterr().out.split())
