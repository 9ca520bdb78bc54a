"""Texts that only change numbers are carried out in one go: most of what towns and cards do."""

from __future__ import annotations

import pytest

from deckwright.games import load


@pytest.mark.parametrize("action", ["normaltown-inn", "spa-springs-bath", "sacrifice-offer"])
def test_wounds_change_without_a_block_of_their_own(action: str) -> None:
    """Foes double the wounds of their blows, but no card changes wounds that are gained or lost otherwise."""
    rules = load("enchanters")
    block = next(number for number, name in enumerate(rules.block_names) if name.endswith(f"action {action!r}"))

    assert rules.plain[block]
