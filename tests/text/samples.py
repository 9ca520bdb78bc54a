"""Texts in words that the cards of the proving pack do not use, or not this way."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.vocabulary import amounts, conditions, damage, decks, flow, modifiers, picks, turns, verbs
from deckwright.effects.words import Modifier

OWN_CARD = picks.CardIn(("hand",))

TEXTS: dict[str, list[Step]] = {
    "may, and then another": [
        flow.May(
            (
                flow.Let("rival", picks.Player()),
                flow.Let("gone", OWN_CARD),
                verbs.Destroy("gone"),
                verbs.Lose("life", 2, "rival"),
            )
        )
    ],
    "up to one": [flow.Let("gone", OWN_CARD, up_to=True), verbs.Discard("gone"), decks.Draw(1)],
    "up to one, and then more": [
        flow.Let("gone", OWN_CARD, up_to=True),
        flow.If(conditions.Chosen("gone"), (verbs.Discard("gone"), decks.Draw(1))),
    ],
    "up to several": [
        flow.Let("burned", picks.CardIn(("hand", "discard")), 2, up_to=True),
        verbs.Destroy("burned"),
        verbs.Gain("power", amounts.HowMany("burned", 2)),
    ],
    "less for each": [
        flow.Let("burned", OWN_CARD, 2),
        verbs.Destroy("burned"),
        verbs.Lose("life", amounts.Less(9, amounts.HowMany("burned", 3))),
    ],
    "one whom all pick": [flow.Let("victim", picks.Player("all"), by="anyone"), verbs.Lose("life", 2, "victim")],
    "if it was drawn": [
        flow.May((decks.Draw(1, drawn="drawn"),)),
        flow.If(conditions.Chosen("drawn"), (verbs.Lose("life", 1),)),
    ],
    "a friend chooses": [
        flow.Let("friend", picks.Player()),
        flow.OneOf(((decks.Draw(1, "friend"),), (verbs.Gain("life", 2, "friend"),)), by="friend"),
    ],
    "all together": [flow.Let("gone", picks.CardIn(("limp_wands",)), by="anyone"), verbs.Destroy("gone")],
    "if not": [
        flow.If(
            conditions.Not(conditions.AtLeast("life", 10)),
            (damage.Heal(5),),
            (verbs.Lose("life", 1), verbs.Gain("power", 1)),
        )
    ],
    "either": [
        flow.If(
            conditions.Either((conditions.AtMost("life", 3), turns.TurnOf("others"))),
            (damage.Heal(1),),
        )
    ],
    "repeat": [flow.Repeat(3, (verbs.Roll("die"), verbs.Gain("power", amounts.TheNumber("die"))))],
    "while": [flow.While(conditions.AtMost("power", 4), (decks.Draw(1),))],
    "one by one": [
        flow.OneByOne("it", picks.CardIn(("hand",), kind="wizard"), (verbs.Discard("it"),), may_stop=True),
    ],
    "one by one, not too many": [
        flow.OneByOne("it", picks.CardIn(("hand",), kind="wizard"), (verbs.Discard("it"),), may_stop=True, most=2),
    ],
    "each of the cards": [
        flow.Every("legends", picks.CardIn(("discard",), kind="legend")),
        flow.ForEach(
            "one", "legends", (verbs.Move("one", "hand"), verbs.Gain("power", amounts.Printed("cost", "one")))
        ),
    ],
    "a number": [
        flow.Let("paid", picks.Number(1, amounts.Per("power"))),
        verbs.Pay("power", amounts.TheNumber("paid")),
        damage.Heal(amounts.Half(amounts.TheNumber("paid"), up=False)),
    ],
    "arrange": [
        decks.LookAt("top", 3, seen_by="you"),
        flow.Let("gone", picks.Among("top")),
        verbs.Destroy("gone"),
        decks.Arrange("top", "deck"),
    ],
    "neighbour": [
        flow.Let("left", picks.Neighbour("left")),
        flow.Let("worst", picks.CardIn(("hand",), whose="left", least="cost"), by="left"),
        verbs.Acquire("worst", to="hand"),
    ],
    "set and double": [verbs.SetTo("life", 5, "others"), verbs.Double("power")],
    "sums": [
        verbs.Gain("power", amounts.Sum((2, amounts.Per("life", 5)))),
        verbs.Gain("life", amounts.Less(amounts.Per("life", who="others"), 3)),
    ],
    "shuffle": [verbs.Shuffle("discard"), turns.GiveTurn("others")],
    "transfer": [
        flow.Let("rival", picks.Player(most="life")),
        verbs.Transfer("power", 2, to="you", giver="rival"),
        verbs.Transfer("life", 1, to="rival"),
    ],
    "for the rest of the turn": [turns.ThisTurn(modifiers.Adds("damage_taken", -1, least=1), "others", times=2)],
}

MODIFIERS: dict[str, Modifier] = {
    "limits": modifiers.Limits("damage_taken", 3),
    "prevents": modifiers.Multiplies("damage_taken", 0),
    "when others are hurt": modifiers.When("damaged", (decks.Draw(1),), of="others", limit=1),
    "when this leaves": modifiers.When("leaves-play", (decks.Draw(2),), of="this"),
    "instead of a legend": modifiers.When("destroyed", (verbs.Move("about", "hand"),), against="legend", instead=True),
}
