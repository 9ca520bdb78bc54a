"""What words speak of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from deckwright import games
from deckwright.authoring.writing import (
    card_in,
    discard,
    for_each,
    let,
    may,
    suffers,
    this_turn,
    when,
)
from deckwright.effects.card_rules import CardRules
from deckwright.effects.words import WORDS, mentions, names_bound
from tests.proving import mages, wizards

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-card.md"


def test_the_names_a_step_gives_are_found_also_inside_others() -> None:
    steps = (
        may(let("burned", card_in("hand")), discard("burned")),
        for_each("player", "all", suffers(1, who="player", hurt="bleeding")),
        this_turn(when("gained", let("gift", card_in("hand")))),
    )
    assert names_bound(steps) == ("burned", "bleeding"), "not the name of a loop, nor those of a later ability"
    assert mentions(steps[0]) == {"burned", "you"}


def test_every_word_is_on_a_card() -> None:
    general = {name for name, word in WORDS.items() if word.__module__.startswith("deckwright.effects.")}
    ours = words_of(*(rules for name in games.names() if isinstance(rules := games.load(name), CardRules)))
    proving = words_of(mages.mages(), wizards.wizards()) | words_in(mages.NEMESIS_DRAW)
    assert general <= ours | proving, "a word that no card uses is deleted"
    table = re.search(r"^\| word \| what it is for \|$(?P<rows>(\n\|.*)+)", GUIDE.read_text(), re.MULTILINE)
    assert table is not None
    listed = set(re.findall(r"`(\w+)`", table["rows"]))
    assert listed == general - ours, "the guide lists the words that only a game written in words alone needs"


def words_of(*games: CardRules) -> set[str]:
    """The words on the cards of some games, and in the blocks of their turns."""
    blocks = [instruction.step for rules in games for block in rules.blocks for instruction in block]
    lasting = [one.modifier for rules in games for one in rules.lasting]
    return words_in([rules.definitions for rules in games], blocks, lasting)


def words_in(*things: object) -> set[str]:
    kinds = {type(record) for record in records_in(things)}
    return {name for name, word in WORDS.items() if word in kinds}


def records_in(thing: object) -> Iterator[msgspec.Struct]:
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from records_in(getattr(thing, field))
    elif isinstance(thing, list | tuple):
        for one in thing:
            yield from records_in(one)
