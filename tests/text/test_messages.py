"""Interface words: the same messages in every language, and what happens when one is missing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from deckwright import games
from deckwright.errors import InternalError, PlayerError
from deckwright.text import LANGUAGES, be_strict, default_language, language
from deckwright.text.gamewords import GENERAL, package_of
from deckwright.text.messages import Messages, message_files, words_of

PACKAGES = [GENERAL, *(package_of(games.load(name)) for name in games.names())]


SENTENCES = ("phrase-", "when-", "text-")
"""Sentences of cards: an adjective that must agree in one language is not said in another."""


def messages_of(package: str, code: str) -> Messages:
    folder = words_of(package)
    assert folder is not None
    return Messages(code, [folder])


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_every_language_has_the_same_messages_about_the_same_facts(package: str, code: str) -> None:
    english, other = messages_of(package, "en"), messages_of(package, code)
    assert sorted(other.own_keys()) == sorted(english.own_keys())
    facts = {key: english.needs(key) for key in english.own_keys() if not key.startswith(SENTENCES)}
    if package == GENERAL:
        facts["error-detail"].add("error")  # the detail is in English, and says it all to those who read it
    assert {key: other.needs(key) for key in facts} == facts


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_written_twice_in_one_language(package: str, code: str) -> None:
    folder = words_of(package)
    assert folder is not None
    keys = [
        line.partition(" =")[0]
        for file in message_files(folder, code)
        for line in file.read_text("utf-8").splitlines()
        if line[:1].isalpha() and " =" in line
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("code", ["uk", "ru"])
def test_cyrillic_messages_hold_no_straight_quotes_or_apostrophes(package: str, code: str) -> None:
    folder = words_of(package)
    assert folder is not None
    for file in message_files(folder, code):
        for line in file.read_text("utf-8").splitlines():
            said = line.replace('{ "" }', "").replace("{ '' }", "")
            assert "'" not in said, line


def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(InternalError, match="no message 'no-such-key' in 'uk'"):
        language("uk").say("no-such-key")


def test_a_missing_fact_is_an_error_in_tests() -> None:
    with pytest.raises(InternalError, match="player-name"):
        language("uk").say("player-name")


def test_a_person_sees_english_words_marked_as_such_instead_of_missing_ones() -> None:
    folder = words_of(GENERAL)
    assert folder is not None
    be_strict(False)
    empty = Messages("uk", [], fallback=Messages("en", [folder]))
    assert empty.say("player-name", number=2) == "[en] Player 2"
    assert empty.say("no-such-key") == "[en] [no-such-key]"


def test_no_message_is_written_twice_in_one_file() -> None:
    root = Path(__file__).parents[2]
    files = [*(root / "src").rglob("*.ftl"), *(root / "web" / "src").rglob("*.ftl")]
    for file in files:
        keys = re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text("utf-8"))
        assert [key for key, times in Counter(keys).items() if times > 1] == [], file.relative_to(root)


def test_no_invisible_marks_surround_facts() -> None:
    assert language("uk").say("player-name", number=1) == "Гравець 1"


@pytest.mark.parametrize(
    ("locale", "code"),
    [("uk_UA.UTF-8", "uk"), ("ru_RU", "ru"), ("en_GB.UTF-8", "en"), ("de_DE.UTF-8", "en"), ("C", "en"), ("", "en")],
)
def test_the_language_is_the_machines_if_we_speak_it(monkeypatch: pytest.MonkeyPatch, locale: str, code: str) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert default_language() == code


def test_each_language_is_named_by_those_who_speak_it() -> None:
    for code in LANGUAGES:
        assert [language(code).name(one) for one in LANGUAGES] == ["English", "Українська", "Русский"]


def test_what_was_said_before_is_said_again_with_the_facts_of_now() -> None:
    messages = messages_of(package_of(games.load("aeons-end")), "en")
    cast = [messages.say("option-cast-theirs", card=card, number=0, player="Olena") for card in ("Spark", "Ignite")]
    assert ["Spark" in cast[0], "Ignite" in cast[1]] == [True, True], "the fact belongs to a message inside the message"


def test_of_a_very_long_fact_the_beginning_is_said() -> None:
    error = PlayerError("bad-answer", "an answer reads otherwise", answer="moon" * 2000)
    assert "moonmoon…" in language("en").error(error)
