"""What cannot be is refused with a clear sentence in every language, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright import games
from deckwright.cli.entry import run
from deckwright.core import view, waiting_for
from deckwright.errors import DeckwrightError, PlayerError
from deckwright.records import Session
from deckwright.records.saves import to_bytes
from deckwright.scenarios import Playing, lay_out
from deckwright.text import LANGUAGES, language

RULES = games.load("krutagidon")


def _said(error: DeckwrightError) -> list[str]:
    """The error in every language; none of them falls back on another, or needs it for the details."""
    said = {code: language(code).error(error) for code in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert [code for code, one in said.items() if code != "en" and error.message in one] == []
    return list(said.values())


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (6, {}, ("2 to 5", "від 2 до 5", "от 2 до 5")),
        (1, {}, ("2 to 5", "від 2 до 5", "от 2 до 5")),
        (2, {"familiars": "macliver,macliver"}, ("only one", "лише в одному", "только в одном")),
        (2, {"properties": "prop-pairs,prop-pairs"}, ("only one", "лише в одному", "только в одном")),
        (3, {"familiars": "macliver,schoolkids"}, ("3 players", "гравців (3)", "игроков (3)")),
        (2, {"promos": "off", "familiars": "macliver,mudbeard-thinker"}, ("promo", "промофамільяр", "промофамильяр")),
        (2, {"first": "3"}, ("cannot begin", "не може почати", "не может начать")),
        (2, {"length": "endless"}, ("full, short", "full, short", "full, short")),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(seats: int, options: dict[str, str], words: tuple[str, str, str]) -> None:
    with pytest.raises(PlayerError) as caught:
        RULES.check_setup(seats, options)
    for said, word in zip(_said(caught.value), words, strict=True):
        assert word in said


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"p1": {"hand": ["cthulhu"], "deck": ["cthulhu"]}}, ("holds 1", "лише 1", "только 1")),
        ({"p1": {"tokens": ["dwt-draw-one"]}, "token_stack": ["dwt-draw-one"]}, ("holds 1", "лише 1", "только 1")),
        ({"p1": {"familiar": ["macliver"]}, "p2": {"familiar": ["macliver"]}}, ("holds 1", "лише 1", "только 1")),
        ({"p1": {"property": ["prop-pairs"]}, "p2": {"property": ["prop-pairs"]}}, ("holds 1", "лише 1", "только 1")),
        ({"token_stack": ["dwt-draw-one"] * 2}, ("holds 1", "лише 1", "только 1")),
        ({"market": ["mayhem-b"]}, ("lies there", "лежати не може", "лежать не может")),
        ({"p1": {"tokens": ["twins"]}}, ("lies there", "лежати не може", "лежать не может")),
        ({"p1": {"life": 26}}, ("25", "25", "25")),
        ({"p1": {"life": 0}}, ("1 to 25", "від 1 до 25", "от 1 до 25")),
        ({"p1": {"ongoing": ["twins"]}}, ("not ongoing", "не постійка", "не постоянка")),
        ({"market": ["twins", "twins", "blaze", "blaze", "sunface", "wand"]}, ("lies there", "не може", "не может")),
        ({"legend": ["voom", "krazztar"]}, ("room for 1", "на 1", "на 1")),
        ({"p1": {"familiar": ["macliver", "schoolkids"]}}, ("only one", "лише один", "только один")),
        ({"p1": {"objects": ["rlyeh"]}}, ("cthulhu", "Ктулху", "Ктулху")),
        ({"prize": "p3"}, ("nobody", "головний приз", "главный приз")),
        ({"prize": "p2", "p1": {"objects": ["grand-prize"]}}, ("twice", "двом чаклунам", "двум колдунам")),
        ({"phase": "lunch"}, ("has no", "фази", "фазы")),
        ({"turn": "nobody"}, ("between turns", "між двома ходами", "между двумя ходами")),
        ({"next_mayhem": "twins"}, ("no mayhem", "не свавілля", "не беспредел")),
        ({"chance": "foo"}, ("no card", "немає", "нет")),
        ({"revealed": ["twins"]}, ("only while", "не кладуть", "не кладут")),
        ({"p1": {"hand": ["sunfaec"]}}, ("'sunface'", "може, «sunface»", "может, «sunface»")),
        ({"p1": {"hnad": ["wand"]}}, ("'hand'", "може, «hand»", "может, «hand»")),
        ({"p1": {"market": ["wand"]}}, ("the table's", "належить до столу", "относится к столу")),
        ({"seats": 2, "p3": {"life": 3}}, ("only 2 seats", "місць за столом лише 2", "мест за столом только 2")),
        ({"p1": {"power": -1}}, ("below zero", "менше нуля", "меньше нуля")),
        ({"p1": {"power": "lots"}}, ("whole number", "ціле число", "целое число")),
        ({"turn": "p7"}, ("p1 to p2", "p1, p2", "p1, p2")),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, object], words: tuple[str, str, str]) -> None:
    with pytest.raises(DeckwrightError) as caught:
        lay_out(RULES, position)
    for said, word in zip(_said(caught.value), words, strict=True):
        assert word in said


@pytest.mark.parametrize(
    ("order", "argument", "words"),
    [
        ("resolve", "grand-prize", ("cannot be played", "не розігрують", "не разыгрывают")),
        ("resolve", "twnis", ("no card", "немає", "нет")),
        ("play card", "mayhem-b", ("cannot be played", "не розігрують", "не разыгрывают")),
        ("reveal legend", "twins", ("no legend", "не легенда", "это не легенда")),
        ("kill", {"who": "p2", "token": "twins"}, ("no dead wizard token", "не жетон", "не жетон")),
        ("kill", "p7", ("one of", "хтось із", "кто-то из")),
        ("damage", {"p2": "lots"}, ("whole number", "ціле число", "целое число")),
    ],
)
def test_an_order_that_cannot_be_is_refused(order: str, argument: object, words: tuple[str, str, str]) -> None:
    playing = Playing(lay_out(RULES, {}))
    with pytest.raises(DeckwrightError) as caught:
        playing.direct(order, argument)
    for said, word in zip(_said(caught.value), words, strict=True):
        assert word in said


def _refused(session: Session, key: str, seat: int) -> PlayerError:
    """The answer is refused and changes nothing."""
    before = to_bytes(session.game)
    with pytest.raises(PlayerError) as caught:
        session.answer(key, seat=seat)
    assert to_bytes(session.game) == before
    return caught.value


def test_a_defence_that_answers_no_attack_is_refused() -> None:
    session = Session(RULES, 2, seed=1, setup={"familiars": "random", "properties": "random", "first": "1"})
    error = _refused(session, "defend:robot-tongue", 0)
    assert "not offered" in _said(error)[0]


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("p1 defend:mad-cat-lady", ("is not offered", "варіанта", "варианта")),
        ("p2 defend:robot-tongue", ("p2 is not asked", "p2 зараз не запитують", "p2 сейчас не спрашивают")),
        ("p1 buy:sunface", ("costs 7 power", "коштує 7 моці", "стоит 7 мощи")),
        ({"resolve": "twnis"}, ("do #1: resolve: no card", "do #1: resolve: карти", "do #1: resolve: карты")),
    ],
)
def test_a_scenario_says_in_every_language_why_something_cannot_be_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: object, words: tuple[str, str, str]
) -> None:
    hands = {"p1": {"hand": ["mad-cat-lady"]}, "p2": {"hand": ["robot-tongue"]}}
    case = {"case": "bad", "game": "krutagidon", "position": {**hands, "market": ["sunface"]}, "do": [step]}
    file = tmp_path / "bad.yaml"
    file.write_text(json.dumps({**case, "then": {"p1": {"life": 20}}}), encoding="utf-8")
    for code, word in zip(LANGUAGES, words, strict=True):
        assert run(["scenario", str(file), "--lang", code]) == 1
        said = capsys.readouterr().out
        assert word in said
        assert code == "en" or ("expected" not in said and "not offered" not in said)


def test_a_choice_made_at_the_same_time_is_made_once_and_only_by_whoever_is_asked() -> None:
    session = Session(RULES, 3, seed=1)
    assert waiting_for(session.game) == (0, 1, 2)
    question = view(session.game, 1).question
    assert question is not None
    mine = question.options[0].key
    session.answer(mine, seat=1)
    assert waiting_for(session.game) == (0, 2)
    for key, seat, code in (
        (mine, 1, "already-answered"),
        (question.options[1].key, 1, "already-answered"),
        (mine, 0, "not-offered"),
        (mine, 7, "not-asked"),
    ):
        error = _refused(session, key, seat)
        assert (error.code, bool(_said(error))) == (code, True)
