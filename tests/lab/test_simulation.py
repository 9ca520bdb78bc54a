"""Many games: fair seats, equal numbers on any number of processes, and what happens when something goes wrong."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from deckwright.bots import bot, decide
from deckwright.core import choose, waiting_for
from deckwright.errors import PlayerError
from deckwright.games import load
from deckwright.games.enchanters import Enchanters
from deckwright.lab import Report, simulate
from deckwright.lab.match import Match, Played, game_seed, line_up, play
from deckwright.lab.report import report
from deckwright.lab.tally import Tally
from deckwright.records import Session
from deckwright.rules import new_game, start
from deckwright.text import language

FIRST = "tests.lab.strangers:First"
FAINTING = "tests.lab.strangers:Fainting"


def timeless(result: Report) -> Report:
    """All of a report but what a clock says."""
    return msgspec.structs.replace(result, seconds=0.0, thinking={})


def test_the_numbers_are_the_same_on_any_number_of_processes() -> None:
    alone, together = (
        simulate("enchanters", bots=["random", FIRST, "random"], games=30, seed=5, processes=processes)
        for processes in (1, 2)
    )

    assert timeless(alone) == timeless(together)
    assert alone.games == 30


def test_abilities_for_other_turns_are_used_in_them() -> None:
    rules = load("aeons-end")
    setup = rules.check_setup(2, {"mages": "xaxos,lash"})
    elsewhere = 0
    for index in range(3):
        played = Played(2)
        play(rules, setup, ["thrifty", "thrifty"], game_seed(4, index), played)
        game = start(rules, 2, setup, game_seed(4, index))
        for told in played.answers:
            asked, key = int(told[1]) - 1, told[3:]
            elsewhere += key.startswith("ability:") and game.turn == 1 - asked
            assert game.question is not None
            options = game.question.options_of(asked)
            choose(game, options[rules.keys(game, options).index(key)], asked)

    assert elsewhere


def test_bots_that_step_in_play_the_same_games_on_any_number_of_processes() -> None:
    alone, together = (
        simulate(
            "aeons-end",
            bots=["thrifty", "thrifty"],
            games=4,
            seed=3,
            setup={"mages": "xaxos,lash"},
            processes=processes,
        )
        for processes in (1, 2)
    )

    assert timeless(alone) == timeless(together)


def test_other_seeds_give_other_games() -> None:
    one, other = (simulate("enchanters", bots=["random", "random"], games=5, seed=seed, processes=1) for seed in (1, 2))

    assert one.bots["random"].score != other.bots["random"].score


def test_everybody_moves_on_by_one_seat_from_game_to_game() -> None:
    assert [line_up(("a", "b", "c"), index) for index in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]


def test_every_game_has_a_seed_of_its_own_that_json_can_hold() -> None:
    seeds = {game_seed(seed, index) for seed in range(10) for index in range(200)}

    assert len(seeds) == 2000
    assert max(seeds) < 2**53


def test_results_are_by_bot_and_seat() -> None:
    result = simulate("enchanters", bots=["random", FIRST, "random"], games=6, seed=1, processes=1)

    assert list(result.bots) == ["random", FIRST]
    assert (result.bots["random"].games, result.bots[FIRST].games) == (12, 6)
    assert [seat.games for seat in result.bots["random"].seats] == [4, 4, 4]
    assert [seat.games for seat in result.bots[FIRST].seats] == [2, 2, 2]
    assert sum(one.wins for one in result.bots.values()) == pytest.approx(6)
    for one in result.bots.values():
        assert sum(seat.wins for seat in one.seats) == one.wins
        assert one.win_share.value == one.wins / one.games
    assert result.decisions == pytest.approx(result.bots["random"].decisions * 2 + result.bots[FIRST].decisions)


def test_a_report_counts_what_happened() -> None:
    """The same game, played here step by step."""
    rules = load("enchanters")
    seed = game_seed(9, 0)
    session = Session(rules, 2, seed=seed)
    seated = [bot("random", rules, seed=seed * 8 + seat) for seat in range(2)]
    turns = 0
    while session.game.question is not None:
        asked = waiting_for(session.game)[0]
        events = session.answer(decide(seated[asked], session.game, asked)[0])
        turns += sum(event.kind == "turn" for event in events)

    result = simulate("enchanters", bots=["random", "random"], games=1, seed=9, processes=1)

    assert session.game.outcome is not None
    scores = session.game.outcome["scores"]
    assert (result.decisions, result.turns) == (len(session.answers), turns + 1)
    assert result.bots["random"].score is not None
    assert result.bots["random"].score.value == sum(scores) / 2
    assert [seat.wins for seat in result.bots["random"].seats] == [float(score == max(scores)) for score in scores]


def test_a_shared_win_is_shared() -> None:
    game = new_game(load("enchanters"), 3, seed=1)
    game.end([0, 2], [7, 5, 7])
    tally = Tally()

    tally.add(game, ["one", "other", "other"], Played(3))

    assert [tally.seat("one", 0).shared_wins, tally.seat("other", 1).shared_wins] == [0.5, 0]
    assert tally.seat("other", 2).shared_wins == 0.5


class Together(Enchanters):
    """Enchanters for people who like each other."""

    competitive = False


def test_a_table_that_plays_together_wins_and_loses_together() -> None:
    rules = Together()
    tally = Tally()
    for winners, reason in ([0, 1], "won"), ([], "fallen"), ([], "fallen"), ([], "worn-out"):
        game = new_game(rules, 2, seed=1)
        game.end(winners, [], reason)
        tally.add(game, ["one", "other"], Played(2))

    result = report(rules, Match(game="x", bots=("one", "other")), 4, tally, interrupted=False, seconds=1.0)

    assert result.table is not None
    assert (result.table.wins, result.table.win_share.value) == (1, 0.25)
    assert list(result.table.losses.items()) == [("fallen", 2), ("worn-out", 1)]
    assert result.bots["one"].wins == 1
    assert result.bots["one"].score is None


def test_rivals_have_no_table_to_report() -> None:
    assert simulate("enchanters", bots=[FIRST, FIRST], games=1, processes=1).table is None


def test_a_report_is_json() -> None:
    result = simulate("enchanters", bots=["random", FIRST], games=2, setup={"variant": "fast"}, processes=1)

    assert msgspec.json.decode(result.to_json(), type=Report) == result


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []

    simulate("enchanters", bots=[FIRST, FIRST], games=3, processes=1, progress=lambda *one: told.append(one))

    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_crash_is_reported_with_the_game_that_shows_it_again(processes: int) -> None:
    result = simulate("enchanters", bots=["random", FAINTING], games=12, seed=3, processes=processes)

    fainted = [index for index in range(12) if game_seed(3, index) % 3 == 0]
    assert 0 < len(fainted) < 12
    assert [crash.index for crash in result.crashes] == fainted
    assert result.games == 12 - len(fainted)
    for crash in result.crashes:
        assert crash.error == "RuntimeError: I see stars"
        assert crash.file.seed == game_seed(3, crash.index)
        assert crash.file.players == line_up(("random", FAINTING), crash.index)
        session = Session.from_file(load("enchanters"), crash.file)
        seat = crash.file.players.index(FAINTING)
        assert [answer.seat for answer in session.answers].count(seat) == 9
        assert session.game.question is not None
        assert session.game.question.seats == (seat,)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_may_lie_in_the_folder_one_stands_in(
    processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lazybones.py").write_text("from tests.lab.strangers import First as Lazy")
    monkeypatch.setattr(sys, "path", [*sys.path, str(Path.cwd())])
    monkeypatch.delitem(sys.modules, "lazybones", raising=False)
    monkeypatch.chdir(tmp_path)

    result = simulate("enchanters", bots=["random", "lazybones:Lazy"], games=4, processes=processes)

    assert result.bots["lazybones:Lazy"].games == 4


def test_an_answer_that_is_not_offered_is_a_crash() -> None:
    result = simulate("enchanters", bots=["tests.lab.test_simulation:Dreamer", FIRST], games=1, processes=1)

    assert result.crashes[0].error.startswith("AuthorError: bot 'dreamer' chose 'win', which is not offered")
    assert (result.games, result.bots[FIRST].win_share.value) == (0, 0)


class Dreamer:
    name = "dreamer"

    def __init__(self, rules: object, seed: int) -> None:
        pass

    def choose(self, knowledge: object) -> str:
        return "win"


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interruption_ends_with_what_was_finished(processes: int) -> None:
    pressed: list[int] = []

    def press_once(done: int, games: int) -> None:
        if done >= 3 and not pressed:
            pressed.append(done)
            os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)

    result = simulate(
        "enchanters", bots=["random", "random"], games=4000, seed=1, processes=processes, progress=press_once
    )

    assert result.interrupted
    assert 3 <= result.games < 4000
    assert result.asked == 4000
    assert result.bots["random"].games == 2 * result.games
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "enchanted"}, "unknown-game"),
        ({"bots": ["thrifty", "rndom"]}, "unknown-bot"),
        ({"bots": ["random", "tests.lab.strangers:Nobody"]}, "bot-not-loaded"),
        ({"bots": ["random", "no.such.module:Nobody"]}, "bot-not-loaded"),
        ({"bots": ["random", ":"]}, "bot-not-loaded"),
        ({"bots": ["random"]}, "seats"),
        ({"bots": []}, "seats"),
        ({"games": 0}, "no-games"),
        ({"processes": 0}, "no-processes"),
        ({"setup": {"town": "nowhere"}}, "unknown-value"),
        ({"setup": {"twon": "alea"}}, "unknown-option"),
    ],
    ids=str,
)
def test_what_cannot_be_simulated_is_said_before_the_first_game(changed: dict[str, object], code: str) -> None:
    wanted: dict[str, object] = {"game": "enchanters", "bots": ["random", "random"], "games": 10, **changed}

    with pytest.raises(PlayerError) as caught:
        simulate(str(wanted.pop("game")), **wanted)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("slip", ["import nothing_of_the_kind", "class Slipped(", "raise KeyError('moon')"])
def test_why_a_bot_of_ones_own_cannot_be_loaded_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slip: str
) -> None:
    module = f"slipped_{abs(hash(slip))}"
    (tmp_path / f"{module}.py").write_text(slip)
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(PlayerError) as caught:
        simulate("enchanters", bots=["random", f"{module}:Slipped"], games=10)

    told = language("uk").error(caught.value)
    assert told.startswith(f"не вдалося завантажити бота «{module}:Slipped»: ")
    assert any(word in told for word in ("nothing_of_the_kind", "SyntaxError", "moon"))
