"""The bots, by name: ours, and those of other packages (entry points in the group ``deckwright.bots``)."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from deckwright.bots.bot import Bot, MakeBot
from deckwright.bots.random import Random
from deckwright.bots.seer import GAMES as SEER_GAMES
from deckwright.bots.seer import LEVELS, Level, Seer
from deckwright.bots.thrifty import GAMES as THRIFTY_GAMES
from deckwright.bots.thrifty import thrifty
from deckwright.errors import AuthorError, DeckwrightError, FileError, PlayerError, nearest
from deckwright.plugins import Plugins
from deckwright.rules.contract import Rules


def _at(level: Level) -> MakeBot:
    return lambda rules, seed: Seer(rules, seed, level)


_BOTS: dict[str, MakeBot] = {
    "random": Random,
    "thrifty": thrifty,
    **{level.name: _at(level) for level in LEVELS},
}
"""From the weakest to the strongest, but for thrifty, which is as strong as the second level."""
_GAMES: dict[str, Collection[str]] = {"thrifty": THRIFTY_GAMES, **{level.name: SEER_GAMES for level in LEVELS}}
"""The games of bots that do not play all of them."""


def _bot(name: str, made: object) -> MakeBot:
    """A bot that another package brings: a class, or a function that makes it."""
    if not callable(made):
        raise AuthorError("no-bot", f"it has to lead to a class of bots, not to {made!r}")
    return cast(MakeBot, made)


_plugins = Plugins("deckwright.bots", _BOTS, _bot)


def names(rules: Rules | None = None) -> list[str]:
    """The bots there are, or those that play a game; the strongest last.

    Nobody knows how strong the bots of other packages are: they come between chance and our own.
    """
    weakest, *others = _BOTS
    ordered = [weakest, *_plugins.found(), *others]
    return [name for name in ordered if rules is None or _plays(name, rules.name)]


def usual(rules: Rules) -> str:
    """The bot to play against if nobody says otherwise: neither the weakest nor the strongest."""
    known = names(rules)
    return "thrifty" if "thrifty" in known else known[-1]


def simpler(name: str, rules: Rules) -> list[str]:
    """The bots that play on for one that breaks down: by rules of thumb, or at least at random."""
    known = names(rules)
    return [one for one in ("thrifty", "random") if one in known and one != name]


def troubles() -> list[FileError]:
    """Why bots of other packages were left out."""
    return list(_plugins.troubles().values())


def bot(name: str, rules: Rules, seed: int) -> Bot:
    """A bot for one seat of one game. Equal seeds give equal choices in equal positions."""
    make = _BOTS.get(name) or _plugins.found().get(name)
    if make is None:
        trouble = _plugins.trouble(name)
        if trouble is not None:
            raise trouble
        known = names()
        raise PlayerError(
            "unknown-bot", f"no bot {name!r}{nearest(name, known)}; there are {known}", bot=name, bots=known
        )
    return make(rules, seed)


def trouble_of(name: str, rules: Rules) -> DeckwrightError | None:
    """Why a bot would play more simply than it should: what it learned does not fit the rules."""
    trouble = getattr(bot(name, rules, seed=0), "trouble", None)
    return trouble if isinstance(trouble, DeckwrightError) else None


def _plays(name: str, game: str) -> bool:
    """Whether a bot plays a game: all of them, unless it lists its ``games``."""
    wanted = _GAMES.get(name) if name in _BOTS else getattr(_plugins.found()[name], "games", None)
    return wanted is None or game in wanted
