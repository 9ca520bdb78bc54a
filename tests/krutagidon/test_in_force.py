"""What is looked for when something happens."""

from __future__ import annotations

from deckwright.core import Dice
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.rules import start
from tests.suites.playing import questions_of


def test_whatever_answers_an_event_or_changes_a_value_is_found_where_it_lies() -> None:
    rules = krutagidon()
    tables = {**rules.answering, **rules.changing}
    borne: set[str] = set()
    for seed in (1, 2):
        game = start(rules, 4, rules.check_setup(4, {}), seed)
        for table in questions_of(game, Dice(seed)):
            for seat in range(table.seats):
                in_force = rules.in_force(table, seat)
                for what, printed in tables.items():
                    bearers = [card for card in in_force if printed[table.cards[card]]]
                    assert rules.bearers(table, seat, what) == bearers
                    borne.update([what] if bearers else [])
    assert {"played", "price"} <= borne, "there was something to find"
