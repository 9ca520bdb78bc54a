"""A card's text is whole: it differs where cards differ, names all that the card does, and fits on the card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import cast

import msgspec
import pytest

from deckwright import games
from deckwright.core.declared import Definition
from deckwright.errors import InternalError
from deckwright.games.aeons_end.definitions import Card
from deckwright.games.aeons_end.nemeses.carapace_queen import Swarming
from deckwright.text import LANGUAGES, language
from deckwright.text.gamewords import game_words, package_of

MOST = {
    "aeons-end": {"nemesis": 760, "mage": 560, "gem": 320, "strike": 120, "husk": 40},
    "enchanters": {"town": 280, "item": 180, "enchantment": 180, "monster": 180, "dragon": 180},
    "krutagidon": {"legend": 400, "familiar": 320, "mayhem": 240, "token": 160, "property": 200, "starter": 160},
}
"""How many characters of text a card of a kind can hold; a sheet more than a card, a legend more than a token."""
MOST_OF_ANY = 280
"""How many any other card can hold."""
NO_TEXT = {"id", "copies", "count", "kingdom", "box", "marked", "turn_of", "nemesis", "tags"}
"""Fields that leave no trace in the text: what a card is called, where it comes from, how many of it there are."""
SAID_ELSEWHERE = {
    "aeons-end": {"level", "breaches"},  # in set-up; a mage without breaches could not be told at all
    "enchanters": {"tier"},  # by a tag
    # in its attack, its play, its points, all its texts, on its wizard
    "krutagidon": {"aim", "power", "worth", "signs", "wizard", "promo"},
}
"""Fields of a game that say again what another part of the card says, or what is printed with it."""
SAY_NOTHING_NEW = {
    "aeons-end": {"player", "one-player", "nemesis", "crystal", "plain"},  # whose turn card; which card; no corruption
    "enchanters": {"minor", "medium", "major", "dragon"},  # its tier, which is printed with it
    "krutagidon": {"attack", "defence"},  # it has such a text
}
"""Tags that other cards ask for, and that a reader sees without them."""
NEVER_SAID = {"Every", "TwiceAlone"}
"""Steps that only name what later steps speak of, or that say what holds for every card in a solo game."""
NUMBERS = {"amount", "count", "cost_at_least", "cost_at_most", "goal"}
"""Fields of steps that hold the numbers a text has to name."""
SAID_WITHOUT_A_NUMBER = {
    "sifters-pearl: play[1].steps[0].count",  # the top card
    "kadir: ability[2].amount",  # something holds or it does not
    "worldheart-shard: play[0].branches[1][1].amount",
    "frozen-magmite: play[1].amount",
    "xaxos: ability[0].steps[0].count",  # one ally at a time, as often as there are charges
    "burden: attack[0].steps[0].count",
    "shattered-geode: play[1].steps[1].count",  # the one card of a place, or the one player
    "conclave-scroll: play[1].then[0].steps[1].count",
    "vortex-gauntlet: play[1].then[0].count",
    "mist-we: ability[0].steps[1].then[0].count",
    "mist-we: ability[0].pick.cost_at_least",  # any spell at all
    "black-solstice: power_effect[1].pick.holding.cost_at_least",
    "prince-of-gluttons: unleash[0].condition.amount",  # "3–4 players"
    "mayhem-a: event[0].steps[0].steps[3].amount",  # "their hand"
    "mayhem-d: event[0].steps[0].pick.where.amount",  # the price, which is named
    "dwt-tax-legend-wild: modifiers[1].amount",  # the same tax on both kinds
    "dwt-tax-creature-treasure: modifiers[1].amount",
    "dwt-tax-wizard-spell: modifiers[1].amount",
    "prop-blood-for-card: actions[0].cost[0].amount",  # an action's text is that of the action in the rules
    "prop-blood-for-card: actions[0].effect[0].count",
}
"""Numbers that follow from the words of a text."""
SAID_BY_A_LABEL = {"mad-cat-lady: defence[0]", "mad-cat-lady: defence[1]", "mayhem-e: event[0]", "mayhem-t: event[0]"}
"""What *Defence* and *Attack* before a text mean: discard this card and avoid the attack; some may stay out of it."""


def behaviour(card: Definition) -> bytes:
    """What a card does, as data."""
    fields = {name: getattr(card, name) for name in card.__struct_fields__ if name not in NO_TEXT}
    return msgspec.json.encode(fields, enc_hook=repr)


def mistakable(cards: Iterable[Definition], text: Callable[[Definition], tuple[str, ...]]) -> list[list[str]]:
    """Cards with the same text that do different things."""
    doing: dict[tuple[str, ...], dict[bytes, str]] = defaultdict(dict)
    for card in cards:
        doing[(card.kind, *text(card))][behaviour(card)] = card.id
    return [list(ways.values()) for ways in doing.values() if len(ways) > 1]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_cards_that_do_different_things_have_different_texts(game: str, code: str) -> None:
    rules, words = games.load(game), language(code)
    assert (
        mistakable(rules.definitions, lambda card: (*words.rules_text(rules, card.id), *words.printed(rules, card.id)))
        == []
    )


def test_cards_that_could_be_mistaken_for_each_other_would_be_found() -> None:
    rules = games.load("aeons-end")
    spark = cast(Card, rules.definitions[rules.number_of("spark")])
    again = msgspec.structs.replace(spark, id="spark-again")
    other = msgspec.structs.replace(spark, id="other-spark", cast=(*spark.cast, Swarming()))  # only the log says it
    assert mistakable([spark, again, other], lambda card: tuple(_told("aeons-end", "en", card))) == [
        ["spark-again", "other-spark"]
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_text_is_longer_than_its_card_can_hold(game: str, code: str) -> None:
    rules = games.load(game)
    for card in rules.definitions:
        most = MOST.get(game, {}).get(card.kind, MOST_OF_ANY)
        assert len(" ".join(language(code).rules_text(rules, card.id))) <= most, card.id


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_part_of_a_card_leaves_a_trace_in_its_text(game: str, code: str) -> None:
    """Without any one of its texts, steps, modifiers, abilities or numbers a card would read differently."""
    assert [part for card in games.load(game).definitions for part in silent_parts(game, code, card)] == []


def silent_parts(game: str, code: str, card: Definition) -> list[str]:
    """The parts of a card without which its text would be the same."""
    whole = _told(game, code, card)
    less = _without_a_part(game, code, card)
    silent = [f"{card.id}: {part}" for part, other in less if _told(game, code, other) == whole]
    return [part for part in silent if part not in SAID_BY_A_LABEL]


def _without_a_part(game: str, code: str, card: Definition) -> Iterator[tuple[str, Definition]]:
    messages = game_words(code, package_of(games.load(game))).messages
    for field in msgspec.structs.fields(type(card)):
        part = getattr(card, field.name)
        if field.name in NO_TEXT | SAID_ELSEWHERE.get(game, set()) or part == field.default:
            continue
        if field.default is not msgspec.NODEFAULT:
            yield field.name, msgspec.structs.replace(card, **{field.name: field.default})
        if not isinstance(part, tuple) or messages.has(f"idiom-{card.id}-{field.name}".replace("_", "-")):
            continue
        for at, step in enumerate(part):
            if isinstance(step, msgspec.Struct) and type(step).__name__ not in NEVER_SAID:
                less = {field.name: part[:at] + part[at + 1 :]}
                yield f"{field.name}[{at}]", msgspec.structs.replace(card, **less)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_number_of_a_card_leaves_a_trace_in_its_text(game: str, code: str) -> None:
    """A card whose steps hold a number more than another does not read like it."""
    rules = games.load(game)
    messages = game_words(code, package_of(rules)).messages
    silent = set()
    for card in rules.definitions:
        whole = _told(game, code, card)
        for field in msgspec.structs.fields(type(card)):
            part = getattr(card, field.name)
            if field.name in NO_TEXT | SAID_ELSEWHERE.get(game, set()):
                continue
            if messages.has(f"idiom-{card.id}-{field.name}".replace("_", "-")):
                continue
            for where, other in _one_more(part):
                if _told(game, code, msgspec.structs.replace(card, **{field.name: other})) == whole:
                    silent.add(f"{card.id}: {field.name}{where}")
    assert silent - SAID_WITHOUT_A_NUMBER == set()


def _one_more(part: object) -> Iterator[tuple[str, object]]:
    """A part of a card with one of its numbers raised by one, for each of its numbers."""
    if isinstance(part, tuple):
        for at, one in enumerate(part):
            yield from ((f"[{at}]{where}", (*part[:at], other, *part[at + 1 :])) for where, other in _one_more(one))
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            more = [("", value + 1)] if name in NUMBERS and type(value) is int else _one_more(value)
            yield from ((f".{name}{where}", msgspec.structs.replace(part, **{name: other})) for where, other in more)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_tag_of_a_card_leaves_a_trace(game: str, code: str) -> None:
    """A tag is printed with the card, or changes its text, or only says again what another part of the card is."""
    rules = games.load(game)
    messages = game_words(code, package_of(rules)).messages
    silent = set()
    for card in rules.definitions:
        for tag in set(card.tags) - SAY_NOTHING_NEW.get(game, set()):
            less = msgspec.structs.replace(card, tags=tuple(one for one in card.tags if one != tag))
            if not messages.has(f"tag-{tag}") and _told(game, code, less) == _told(game, code, card):
                silent.add(tag)
    assert silent == set()


def test_a_part_without_a_trace_would_be_found() -> None:
    rules = games.load("aeons-end")
    spark = cast(Card, rules.definitions[rules.number_of("spark")])
    assert silent_parts("aeons-end", "en", spark) == []
    unsaid = msgspec.structs.replace(spark, cast=(*spark.cast, Swarming()))  # a step that only the log says
    assert silent_parts("aeons-end", "en", unsaid) == ["spark: cast[1]"]
    unsaid = msgspec.structs.replace(spark, box="war-eternal")
    assert _told("aeons-end", "en", unsaid) == _told("aeons-end", "en", spark)


def _told(game: str, code: str, card: Definition) -> list[str]:
    rules = games.load(game)
    words = game_words(code, package_of(rules))
    t = words.telling(rules)
    try:
        lines = [t.sound(line) for line in words.texts.card_text(t, card)]
    except InternalError as problem:  # what is left makes no sentence: the part was needed for one
        return [problem.message]
    return [line for line in lines if any(letter.isalnum() for letter in line)]
