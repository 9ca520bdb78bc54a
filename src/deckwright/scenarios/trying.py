"""Tables to try a card of one's own on: the set-up option ``pack`` carries it, and the game tells what lies there."""

from __future__ import annotations

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.errors import PlayerError
from deckwright.games import own_cards
from deckwright.rules.contract import Rules
from deckwright.scenarios.position import lay_out, read_options, read_position


class Trying:
    """Begins a game with a card of one's own at hand."""

    def check(self, rules: Rules, seats: int, text: str) -> dict[str, object]:
        if rules.pack != text:
            raise PlayerError("pack-elsewhere", "these rules do not have the cards of this pack")
        needed = seats_of(rules)
        if seats != needed:
            message = f"a card is tried with {needed} players, not {seats}"
            raise PlayerError("trial-seats", message, players=needed, seats=seats)
        options = read_options(own_cards.trial(rules).get("options", {}), "options")
        return {**rules.check_setup(seats, options), own_cards.PACK: text}

    def begin(self, rules: Rules, text: str, heard: list[Event] | None, settled: list[str] | None) -> Game:
        game = lay_out(rules, own_cards.trial(rules), heard=heard, settled=settled)
        game.options = {**game.options, own_cards.PACK: text}
        return game


def seats_of(rules: Rules) -> int:
    """How many players sit at a table on which a card is tried."""
    return read_position(rules, own_cards.trial(rules)).seats
