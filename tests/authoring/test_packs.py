"""Words as plain data: a pack in YAML says what a definition in Python says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from deckwright import games
from deckwright.authoring.packs import plain, read, read_steps
from deckwright.authoring.writing import (
    attack_on,
    card_in,
    destroy,
    gain,
    how_many,
    let,
    lose,
    may,
    suffers,
)
from deckwright.core.declared import Step
from deckwright.effects.words import Computed, Modifier, Role, role_of
from deckwright.errors import AuthorError
from deckwright.rules import Rules
from tests.proving.mages import mages
from tests.proving.wizards import wizards

ALL_RULES = [wizards(), mages(), *(games.load(name) for name in games.names())]


def words_in(value: Any) -> Iterator[msgspec.Struct]:
    """The steps, modifiers and amounts that a definition is written in."""
    if isinstance(value, Step | Modifier | Computed):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from words_in(item)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from words_in(getattr(value, field))


@pytest.mark.parametrize("rules", ALL_RULES, ids=[rules.name for rules in ALL_RULES])
def test_every_card_can_be_written_as_plain_data_and_read_back(rules: Rules) -> None:
    for definition in rules.definitions:
        for word in words_in(definition):
            written = msgspec.yaml.encode(plain(word))
            assert read(msgspec.yaml.decode(written), role_of(type(word)), definition.id) == word


def test_a_pack_says_steps_in_yaml() -> None:
    written = """
    - gain: {what: crystals, amount: 2}
    - may:
        - let: {name: burned, pick: {card_in: {zones: [hand, discard]}}, count: 2, up_to: true}
        - destroy: burned
    - lose: {what: wounds, amount: {how_many: burned}}
    - attack:
        whom: others
        declare: first
        effect: [{damage: {amount: 3, who: target}}]
    - this_turn: {effect: {when: {event: gained, steps: [draw]}}}
    """
    steps = read_steps(msgspec.yaml.decode(written), "card 'ash-ledger': play")

    assert steps[:4] == (
        gain(crystals=2),
        may(let("burned", card_in("hand", "discard"), count=2, up_to=True), destroy("burned")),
        lose(wounds=how_many("burned")),
        attack_on("others", suffers(3, who="target"), declare="first"),
    )
    assert plain(steps[4]) == {"this_turn": {"effect": {"when": {"event": "gained", "steps": [{"draw": {}}]}}}}


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ({"gian": {"what": "crystals", "amount": 1}}, "play: unknown step 'gian' (did you mean 'gain'?)"),
        ({"card_in": {"zones": ["hand"]}}, "play: 'card_in' is a pick, a step is needed here"),
        ({"gain": {"what": "crystals", "amont": 1}}, "play.gain: no field 'amont' (did you mean 'amount'?); it has"),
        ({"gain": {"what": "crystals"}}, "play.gain: needs ['amount']"),
        ({"gain": {"what": "crystals", "amount": "many"}}, "play.gain.amount: expected one amount"),
        ({"gain": {"what": 3, "amount": 1}}, "play.gain.what: Expected `str`, got `int`"),
        ({"gain": {"what": "crystals", "amount": True}}, "play.gain.amount: expected one amount"),
        ({"attack": {"whom": "others", "effect": [], "declare": "later"}}, "play.attack.declare: Invalid enum value"),
        ({"avoid": 3}, "play.avoid: it takes nothing, got 3"),
        ({"gain": {}, "lose": {}}, "play: expected one step such as"),
        ("draw a card", "play: expected one step such as"),
        ({"may": [{"gain": 3}]}, "play.may.steps[0].gain.what: Expected `str`, got `int`"),
    ],
)
def test_a_slip_in_a_pack_is_named_with_its_place(written: object, complaint: str) -> None:
    with pytest.raises(AuthorError) as slip:
        read(written, Role.STEP, "play")
    assert slip.value.message.startswith(complaint)
