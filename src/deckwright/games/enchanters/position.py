"""Positions laid by hand: the quiet table of Enchanters, and play taken up in the middle of a turn.

A quiet table: the town is Normaltown, every seat has its two starters, and the deck holds enough blank cards
(``of-enchanting``, which does nothing) that the game does not end. Whatever the position names replaces these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deckwright.core.game import use_key
from deckwright.errors import AuthorError, nearest
from deckwright.games.enchanters.definitions import DRAGON, ENCHANTMENT, ITEM, MONSTER, TOWN
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.setup import form_track
from deckwright.games.enchanters.table import (
    FIRST_CARD_LEAVES,
    GRAVEYARD,
    MAIN_ACTION_DONE,
    MOST_CARDS,
    TRACK,
    TRACK_LENGTH,
)
from deckwright.games.enchanters.taking import start_fight, take, win
from deckwright.games.enchanters.values import refresh, sources
from deckwright.rules.position import TABLE, Placed, Position

if TYPE_CHECKING:
    from deckwright.games.enchanters.rules import Enchanters

QUIET_TOWN = "normaltown"
BLANK = "of-enchanting"
BLANKS = 30

TABLE_WORDS: tuple[str, ...] = ("foe", "used")
DIRECTIVES: tuple[str, ...] = ("take",)
_BELONGS = {"town": (TOWN,), "items": (ITEM,), "enchantments": (ENCHANTMENT,), "trophies": (MONSTER, DRAGON)}


def fill_in(rules: Enchanters, position: Position) -> None:
    """Add the quiet rest of the table."""
    zones = position.zones
    zones.setdefault(("town", TABLE), [Placed(QUIET_TOWN)])
    zones.setdefault(("deck", TABLE), [Placed(BLANK) for _ in range(BLANKS)])
    for seat in range(position.seats):
        zones.setdefault(("items", seat), [Placed("fist")])
        zones.setdefault(("enchantments", seat), [Placed("of-enchanting")])
    for (zone, seat), pile in zones.items():
        for placed in pile:
            _check_kind(rules, zone, seat, placed.card)
    _check_room(position)


def _check_kind(rules: Enchanters, zone: str, seat: int, card: str) -> None:
    kind = rules.card_of[rules.by_id[card]].kind
    allowed = _BELONGS.get(zone, (ITEM, ENCHANTMENT, MONSTER, DRAGON))
    if kind not in allowed:
        raise _wrong(_place(zone, seat), f"{card!r} is of kind {kind}, only {' or '.join(allowed)} lies there")


def _check_room(position: Position) -> None:
    """There is one town, the track has six places, and nothing is half taken."""
    zones = position.zones
    towns, track = zones["town", TABLE], zones.get(("track", TABLE), [])
    if len(towns) != 1:
        raise _wrong("town", f"expected one town, got {[placed.card for placed in towns]}")
    if len(track) > TRACK_LENGTH:
        raise _wrong("track", f"it has {TRACK_LENGTH} places, but {len(track)} cards are given")
    if track and position.phase == "set-up":
        raise _wrong("track", "in the phase set-up it is formed from the deck and cannot be given")
    if zones.get(("taking", TABLE)):
        raise _wrong("taking", "no position begins while a card is being taken; the directive 'take' takes one")
    cards = sum(map(len, zones.values()))
    if cards > MOST_CARDS:
        largest = max(zones, key=lambda place: len(zones[place]))
        raise _wrong(_place(*largest), f"with it there are {cards} cards, more than the {MOST_CARDS} there can be")


def _wrong(place: str, what: str) -> AuthorError:
    return AuthorError("position", f"{place}: {what}")


def _place(zone: str, seat: int) -> str:
    return zone if seat == TABLE else f"p{seat + 1}.{zone}"


def take_up(game: Board, position: Position) -> None:
    """Go on from one of the phases in ``PHASES``."""
    for seat in range(game.seats):
        refresh(game, seat)
    _remember_used(game, position)
    phase = position.phase or "turn"
    if phase not in PHASES:
        raise AuthorError(
            "position", f"phase: enchanters has no {phase!r}{nearest(phase, PHASES)}; there are {list(PHASES)}"
        )
    in_fight = phase in ("before-blow", "after-blow")
    if in_fight != (("foe", TABLE) in position.words):
        missing = "foe: it is missing; which card is fought?"
        raise AuthorError("position", missing if in_fight else "foe: it needs the phase before-blow or after-blow")
    PHASES[phase](game, position)


def direct(game: Board, directive: str, argument: object) -> None:
    """``take: axe``: whoever's turn it is takes a card at once, without paying or fighting for it."""
    you, card = game.turn, _card_in_reach(game, str(argument), directive)
    game.push(game.rules.block("refill"), {})
    if game.rules.is_foe[game.cards[card]]:
        win(game, you, card)
    else:
        take(game, you, card)


def _set_up(game: Board, position: Position) -> None:
    """The first track is formed from the deck as it lies."""
    form_track(game)
    _turn(game, position)


def _turn(game: Board, position: Position) -> None:
    game.push(game.rules.block("turn"), {})


def _after_main_action(game: Board, position: Position) -> None:
    game.counters[MAIN_ACTION_DONE] = 1
    _turn(game, position)


def _after_rest(game: Board, position: Position) -> None:
    game.counters[FIRST_CARD_LEAVES] = 1
    _after_main_action(game, position)


def _end(game: Board, position: Position) -> None:
    _after_main_action(game, position)
    game.stack[-1].at = 1
    game.push(game.rules.block("end-of-turn"), {})


def _before_blow(game: Board, position: Position) -> None:
    foe = _foe(game, str(position.words["foe", TABLE]))
    _after_main_action(game, position)
    rules = game.rules
    journey = game.place[foe] == GRAVEYARD
    if journey:
        game.counters[FIRST_CARD_LEAVES] = 1
        game.push(rules.block("rested"), {"you": game.turn})
    else:
        game.push(rules.block("refill"), {})
    start_fight(game, game.turn, foe, journey=journey)


def _after_blow(game: Board, position: Position) -> None:
    if game.options["edition"] == "newer":
        raise AuthorError("position", "phase: in the newer edition nobody may act after the blow")
    _before_blow(game, position)
    game.stack[-1].at = 2


def _foe(game: Board, text: str) -> int:
    foe = _card_in_reach(game, text, "foe")
    if not game.rules.is_foe[game.cards[foe]]:
        raise AuthorError("position", f"foe: {text!r} is nothing to fight")
    return foe


def _card_in_reach(game: Board, text: str, where: str) -> int:
    """The card called ``goblin``, or ``goblin#2`` for the second: on the track, or on top of the graveyard."""
    name, _, nth = text.partition("#")
    reach = [*game.zones[TRACK], *game.zones[GRAVEYARD][-1:]]
    ids = [game.rules.card_of[game.cards[card]].id for card in reach]
    found = [card for card, id in zip(reach, ids, strict=True) if id == name.replace("_", "-")]
    number = int(nth) if nth.isdigit() else 1
    if not 1 <= number <= len(found):
        raise AuthorError("position", f"{where}: no {text!r} on the track or on top of the graveyard; there are {ids}")
    return found[number - 1]


def _remember_used(game: Board, position: Position) -> None:
    used = position.words.get(("used", TABLE), [])
    if not isinstance(used, list):
        raise AuthorError("position", f"used: expected actions such as [scimitar-slash], got {used!r}")
    rules = game.rules
    known = {
        printed.action.id: use_key(card, printed.number)
        for card in sources(game, game.turn)
        for printed in rules.actions_on[game.cards[card]]
    }
    for action in map(str, used):
        if action not in known:
            raise AuthorError(
                "position",
                f"used: p{game.turn + 1} has no {action!r}{nearest(action, known)}; there are {list(known)}",
            )
        game.uses[known[action]] = game.uses.get(known[action], 0) + 1


PHASES: dict[str, Callable[[Board, Position], None]] = {
    "set-up": _set_up,
    "turn": _turn,
    "after-main-action": _after_main_action,
    "after-rest": _after_rest,
    "before-blow": _before_blow,
    "after-blow": _after_blow,
    "end": _end,
}
