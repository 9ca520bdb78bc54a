"""The bots, by name."""

from __future__ import annotations

from deckwright.bots.bot import Bot, MakeBot
from deckwright.bots.random import Random
from deckwright.bots.thrifty import GAMES as THRIFTY_GAMES
from deckwright.bots.thrifty import thrifty
from deckwright.core.errors import PlayerError, nearest
from deckwright.core.rules import Rules

_BOTS: dict[str, MakeBot] = {"random": Random, "thrifty": thrifty}
"""From the weakest to the strongest."""


def names(rules: Rules | None = None) -> list[str]:
    """The bots there are, or those that play a game; the strongest last."""
    return [name for name in _BOTS if rules is None or name != "thrifty" or rules.name in THRIFTY_GAMES]


def bot(name: str, rules: Rules, seed: int) -> Bot:
    """A bot for one seat of one game. Equal seeds give equal choices in equal positions."""
    make = _BOTS.get(name)
    if make is None:
        raise PlayerError(
            "unknown-bot",
            f"no bot {name!r}{nearest(name, _BOTS)}; there are {names()}",
            bot=name,
            bots=names(),
        )
    return make(rules, seed)
