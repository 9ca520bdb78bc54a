"""What to expect, from the games that the lab has measured: how hard a set-up is, and how a card fared."""

from __future__ import annotations

from contextlib import suppress

from deckwright.errors import PlayerError
from deckwright.lab.estimates import share
from deckwright.lab.measured import Measured, measured
from deckwright.rules import Rules
from deckwright.table.bodies import CardShares, ChanceInfo, MeasuredInfo
from deckwright.text import Language

FEWEST = 30
"""Players who came to own a card: of fewer, nothing is said."""


def _measured(rules: Rules) -> Measured | None:
    """What was measured with the rules as they are; games with other rules say nothing about these."""
    found = measured(rules.name)
    return found if found is not None and found.rules == rules.version else None


def measured_info(rules: Rules, lang: Language) -> MeasuredInfo | None:
    """Who played, and how often."""
    found = _measured(rules)
    return MeasuredInfo(lang.bot(found.bot), found.games) if found is not None else None


def card_shares(rules: Rules, card: str) -> CardShares | None:
    """How often a card was taken, and how often its owners won."""
    found = _measured(rules)
    one = found.cards.get(card) if found is not None else None
    if one is None or one.got < FEWEST:
        return None
    return CardShares(one.got / one.met, one.won / one.got, one.met_won / one.met)


def chance(rules: Rules, seats: int, setup: dict[str, str], lang: Language) -> ChanceInfo | None:
    """How often such a set-up was won; where chance decides, all that it can come to together."""
    found = _measured(rules)
    if found is None or not found.setups:
        return None
    games = found.of_setup(seats, [_possible(rules, seats, setup, option) for option in found.options])
    if not games.games:
        return None
    estimate = share(games.won, games.games)
    return ChanceInfo(lang.bot(found.bot), games.games, games.won, estimate.low, estimate.high)


def _possible(rules: Rules, seats: int, setup: dict[str, str], name: str) -> list[str]:
    """The values that an option has, or may come to have."""
    chosen = setup.get(name) or rules.defaults(setup).get(name, "")
    if chosen != "random":
        return [chosen]
    option = next(option for option in rules.setup_options if option.name == name)
    found = []
    for value in option.values:
        with suppress(PlayerError):
            rules.check_setup(seats, {**setup, name: value})
            found.append(value)
    return found
