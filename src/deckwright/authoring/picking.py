"""How picks are written: what a choice is made from. Authors import these functions from ``writing``."""

from __future__ import annotations

from typing import TypedDict, Unpack

from deckwright.effects.vocabulary import flow, picks
from deckwright.effects.words import Amount, Condition, Pick


class Which(TypedDict, total=False):
    """What sets a card apart."""

    kind: str
    tag: str
    other_than: str
    cost_at_least: Amount | None
    cost_at_most: Amount | None
    named: str
    most: str
    least: str
    other_kind: str
    where: Condition | None


def card_in(*zones: str, whose: str = "you", **which: Unpack[Which]) -> picks.CardIn:
    """``card_in("hand", "discard", kind="gem", cost_at_most=3)``"""
    return picks.CardIn(zones, whose, **which)


def among(cards: str, **which: Unpack[Which]) -> picks.Among:
    return picks.Among(cards, **which)


def top_of(zone: str, *, whose: str = "you") -> picks.TopOf:
    return picks.TopOf(zone, whose)


class Who(TypedDict, total=False):
    """What sets a player apart."""

    has: str
    most: str
    fewest: str
    other_than: str
    room: str
    where: Condition | None
    holding: Pick | None


def another_player(*, count: Amount = 1, **who: Unpack[Who]) -> picks.Player:
    """``another_player(most="life")``, ``another_player(holding=card_in("hand", whose="them"), count=2)``"""
    return picks.Player("others", holding_count=count, **who)


def any_player(*, count: Amount = 1, **who: Unpack[Who]) -> picks.Player:
    return picks.Player("all", holding_count=count, **who)


def player_among(players: str, **who: Unpack[Who]) -> picks.Player:
    """One of the players that a name stands for."""
    return picks.Player(players, **who)


def a_number(least: Amount, most: Amount) -> picks.Number:
    return picks.Number(least, most)


def left_of(who: str = "you", *, within: str = "") -> picks.Neighbour:
    return picks.Neighbour("left", who, within)


def right_of(who: str = "you", *, within: str = "") -> picks.Neighbour:
    return picks.Neighbour("right", who, within)


def beside(who: str = "you") -> picks.Neighbour:
    """On the left or on the right."""
    return picks.Neighbour("either", who)


def owner_of(card: str) -> picks.OwnerOf:
    return picks.OwnerOf(card)


def choice_of(name: str, who: str = "you") -> flow.ChoiceOf:
    return flow.ChoiceOf(name, who)
