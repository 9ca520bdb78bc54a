"""Names of cards, kinds, zones, counters and set-up options."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.text import LANGUAGES, language
from deckwright.text.gamewords import game_words, package_of


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_card_has_a_name_of_its_own(game: str, code: str) -> None:
    rules = games.load(game)
    names = game_words(code, package_of(rules)).names.cards
    assert [card.id for card in rules.definitions if not names.get(card.id, {}).get(code)] == []
    titles = [language(code).card(rules, card.id) for card in rules.definitions]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


@pytest.mark.parametrize("game", games.names())
def test_no_name_belongs_to_a_card_that_does_not_exist(game: str) -> None:
    rules = games.load(game)
    names = game_words("en", package_of(rules)).names
    assert {*names.cards, *names.titles} <= set(rules.by_id)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_everything_a_table_shows_has_a_name(game: str, code: str) -> None:
    rules, lang = games.load(game), language(code)
    assert lang.game(game)
    for kind in {card.kind for card in rules.definitions}:
        assert lang.kind(rules, kind)
    for zone in rules.layout.zones:
        assert lang.zone(rules, zone.name)
    for counter in rules.layout.counters:
        if counter.shown:
            assert lang.counter(rules, counter.name)
    for option in rules.setup_options:
        assert lang.setup_option(rules, option.name)
        for value in option.values:
            assert lang.setup_value(rules, option.name, value)


@pytest.mark.parametrize(
    ("code", "fire", "starter", "axe"),
    [
        ("en", "Enchantment of Fire", "Enchantment", "Axe"),
        ("uk", "Закляття вогню", "Закляття", "Сокира"),
        ("ru", "Чары огня", "Чары", "Топор"),
    ],
)
def test_an_enchantment_that_stands_alone_has_a_whole_name(code: str, fire: str, starter: str, axe: str) -> None:
    rules, lang = games.load("enchanters"), language(code)
    assert [lang.card(rules, card) for card in ("of-fire", "of-enchanting", "axe")] == [fire, starter, axe]


@pytest.mark.parametrize(
    ("code", "town", "name"),
    [
        ("uk", "spa-springs", "Теплі Джерела"),  # not greenhouses
        ("uk", "scalesbury", "Шальки"),  # not a camp of the war
        ("ru", "cheapside", "Дешёвый Ряд"),  # not an insult
        ("ru", "giantsgrave", "Курган Великана"),  # not an adjective that does not exist
    ],
)
def test_the_name_of_a_town_means_nothing_else(code: str, town: str, name: str) -> None:
    assert language(code).card(games.load("enchanters"), town) == name


def test_set_up_values_are_words_cards_or_numbers() -> None:
    rules, lang = games.load("enchanters"), language("uk")
    assert lang.setup_value(rules, "kingdoms", "undead") == "Нежить"
    assert lang.setup_value(rules, "town", "alea") == "Алеа"
    assert lang.setup_value(rules, "town", "random") == "навмання"
    assert lang.setup_value(rules, "first", "2") == "2"


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert language("uk").player(1) == "Гравець 2"
    assert language("uk").player(1, ["Леся", "Саша"]) == "Саша"
    assert language("ru").bot("thrifty") == "Эконом"
    assert language("ru").bot("my-own-bot") == "my-own-bot"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_players_should_know_of_a_set_up_is_a_sentence(code: str) -> None:
    rules, lang = games.load("aeons-end"), language(code)
    (note,) = lang.setup_notes(rules, rules.check_setup(2, {"boxes": "base,war-eternal"}))
    assert note[0].isupper()
    assert note.endswith(".")
    assert lang.setup_notes(rules, rules.check_setup(2, {})) == []
