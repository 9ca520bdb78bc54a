"""Who sits where: people and bots."""

from __future__ import annotations

from deckwright import bots
from deckwright.errors import PlayerError
from deckwright.rules.contract import Rules
from deckwright.text import Language

PERSON = "you"
"""How a game file writes a seat that a person plays."""


def seat_players(rules: Rules, *, players: int | None, bot_names: list[str], hotseat: bool) -> list[str]:
    """The players of a new game, seat by seat.

    Alone one plays against bots: as many as were named, or as the table still needs. At a hot seat people fill all
    seats that no bot takes. Fewer names than bots are dealt out in turn.
    """
    for name in bot_names:
        bots.bot(name, rules, seed=0)
    if players is None:
        people = rules.min_seats if hotseat and not bot_names else 1
        players = max(people + len(bot_names), rules.min_seats)
    rules.check_setup(players, {})
    if len(bot_names) >= players:
        raise PlayerError(
            "too-many-bots",
            f"{players} players with {len(bot_names)} bots leave no seat for a person",
            players=players,
            bots=len(bot_names),
        )
    people = players - len(bot_names) if hotseat else 1
    dealt = bot_names or [bots.usual(rules)]
    return [PERSON] * people + [dealt[i % len(dealt)] for i in range(players - people)]


def simple_bots(lang: Language, rules: Rules, players: list[str]) -> list[str]:
    """Which bots play more simply than they should, and why."""
    named = [name for name in dict.fromkeys(players) if name in bots.names()]
    found = ((name, bots.trouble_of(name, rules)) for name in named)
    return [lang.say("bot-plays-simply", bot=lang.bot(name), why=lang.error(why)) for name, why in found if why]


def seat_names(lang: Language, players: list[str], names: list[str]) -> list[str]:
    """What everybody is called: names as chosen, bots by their kind, and a number where two would be called alike."""
    called = []
    for seat, player in enumerate(players):
        if seat < len(names) and names[seat]:
            called.append(names[seat])
        elif player == PERSON:
            called.append(lang.player(seat))
        else:
            number = players[: seat + 1].count(player)
            called.append(lang.bot(player) + (f" {number}" if players.count(player) > 1 else ""))
    return called


def check_names(lang: Language, players: list[str], names: list[str]) -> None:
    """Chosen names are for the players there are, and no two of them are called alike."""
    if len(names) > len(players):
        raise PlayerError(
            "too-many-names",
            f"{len(players)} players with {len(names)} names",
            players=len(players),
            names=len(names),
        )
    called = [name.casefold() for name in seat_names(lang, players, names)]
    for name in names:
        if called.count(name.casefold()) > 1:
            raise PlayerError("same-names", f"two players are called {name!r}", name=name)


def players_of(players: list[str], seats: int) -> list[str]:
    """The players of a file, seat by seat: whoever is not named is a person."""
    return [*players, *[PERSON] * seats][:seats]
