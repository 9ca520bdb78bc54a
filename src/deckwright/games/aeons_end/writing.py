"""Short functions for the words of Aeon's End, as cards are written with them."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.vocabulary import picks, verbs
from deckwright.effects.vocabulary.decks import Draw
from deckwright.effects.vocabulary.flow import Let
from deckwright.effects.words import Amount, Condition, Pick
from deckwright.games.aeons_end.vocabulary.breaches import FocusABreach
from deckwright.games.aeons_end.vocabulary.casting import CastPrepped, PreppedSpell
from deckwright.games.aeons_end.vocabulary.damage import Deal, GraveholdRecovers, GraveholdSuffers, Recover, Suffer
from deckwright.games.aeons_end.vocabulary.nemesis import OnlyIf, Unleash
from deckwright.games.aeons_end.vocabulary.supply import GainCard


def aether(amount: Amount, *, only_for: str = "", not_for: str = "") -> verbs.Gain:
    """``aether(2)``, ``aether(1, only_for="spells")``, ``aether(2, not_for="relics_and_spells")``"""
    bound = f"_for_{only_for}" if only_for else f"_not_for_{not_for}" if not_for else ""
    return verbs.Gain(f"aether{bound}", amount)


def deal(amount: Amount) -> Deal:
    return Deal(amount)


def suffer(amount: Amount, *, who: str = "you") -> Suffer:
    return Suffer(amount, who)


def gravehold_suffers(amount: Amount) -> GraveholdSuffers:
    return GraveholdSuffers(amount)


def gravehold_recovers(amount: Amount) -> GraveholdRecovers:
    return GraveholdRecovers(amount)


def recover(amount: Amount, *, who: str = "you") -> Recover:
    return Recover(amount, who)


def draw(count: Amount, *, who: str = "you") -> Draw:
    return Draw(count, who)


def unleash(times: Amount = 1) -> Unleash:
    return Unleash(times)


def only_if(condition: Condition, *steps: Step) -> OnlyIf:
    """One of several things to choose from, but only if a condition holds."""
    return OnlyIf(condition, steps)


def focus(who: str = "you", *, by: str = "you", cheapest: bool = False) -> FocusABreach:
    return FocusABreach(who, by, cheapest)


def cast_prepped(
    whose: str = "all", *, fresh: bool = False, bonus: int = 0, twice: bool = False, by: str = "you", name: str = ""
) -> CastPrepped:
    return CastPrepped(whose, fresh, bonus, twice, by, name)


def prepped(
    whose: str = "you",
    *,
    cost_at_least: int = 0,
    cost_at_most: int | None = None,
    costliest: bool = False,
    other_than: str = "",
    named: str = "",
) -> PreppedSpell:
    return PreppedSpell(whose, cost_at_least, costliest, other_than, named, cost_at_most)


def gain_card(
    kind: str = "",
    *,
    cost_at_most: int | None = None,
    who: str = "you",
    to: str = "discard",
    cheapest: bool = False,
    named: str = "",
    quietly: bool = False,
) -> GainCard:
    return GainCard(kind, cost_at_most, who, to, cheapest, named=named, quietly=quietly)


def let_ally(name: str = "ally", *, has: str = "", room: str = "") -> Let:
    """You choose an ally. Alone, you are your own ally."""
    return Let(name, picks.Player("others", has, room=room))


def let_anyone(
    name: str = "player",
    *,
    has: str = "",
    most: str = "",
    fewest: str = "",
    holding: Pick | None = None,
    needs: int = 1,
) -> Let:
    """The players together pick a player; whoever can give up all that is needed goes first."""
    pick = picks.Player("all", has, most, fewest, holding=holding, holding_count=needs)
    return Let(name, pick, by="anyone")


def cards_of_theirs(tag: str = "") -> picks.CardIn:
    """The hand cards of a player who is looked at."""
    return picks.CardIn(("hand",), whose="them", tag=tag)
