"""The words of Aeon's End as cards are written with them: short names, and functions for what is said often."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.vocabulary import picks, verbs
from deckwright.effects.vocabulary.decks import Draw
from deckwright.effects.vocabulary.flow import Let
from deckwright.effects.words import Amount, Condition, Pick
from deckwright.games.aeons_end.vocabulary.breaches import FocusABreach
from deckwright.games.aeons_end.vocabulary.cards import GainCard
from deckwright.games.aeons_end.vocabulary.casting import CastPrepped, PreppedSpell
from deckwright.games.aeons_end.vocabulary.damage import Deal, GraveholdRecovers, GraveholdSuffers, Recover, Suffer
from deckwright.games.aeons_end.vocabulary.nemesis import OnlyIf, Unleash

deal = Deal
suffer = Suffer
gravehold_suffers = GraveholdSuffers
gravehold_recovers = GraveholdRecovers
recover = Recover
draw = Draw
unleash = Unleash
focus = FocusABreach
cast_prepped = CastPrepped
prepped = PreppedSpell
gain_card = GainCard


def aether(amount: Amount, *, only_for: str = "", not_for: str = "") -> verbs.Gain:
    """``aether(2)``, ``aether(1, only_for="spells")``, ``aether(2, not_for="relics_and_spells")``"""
    bound = f"_for_{only_for}" if only_for else f"_not_for_{not_for}" if not_for else ""
    return verbs.Gain(f"aether{bound}", amount)


def only_if(condition: Condition, *steps: Step) -> OnlyIf:
    """One of several things to choose from, but only if a condition holds."""
    return OnlyIf(condition, steps)


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
