"""Spells of War Eternal."""

from __future__ import annotations

from deckwright.authoring.writing import (
    adds,
    any_player,
    card_in,
    chosen,
    counted,
    destroy,
    discard,
    every,
    gain,
    if_,
    let,
    may,
    move,
    one_of,
    reveal,
    reveal_top,
)
from deckwright.effects.vocabulary.amounts import Sum
from deckwright.games.aeons_end.definitions import spell, while_prepped
from deckwright.games.aeons_end.vocabulary.breaches import PrepBeside
from deckwright.games.aeons_end.vocabulary.cards import PileIsEmpty
from deckwright.games.aeons_end.vocabulary.turn_order import RevealTurnCard
from deckwright.games.aeons_end.writing import aether, deal, draw, focus, gravehold_recovers, let_ally, prepped

WAR_ETERNAL_SPELLS = [
    spell("thoughtform-familiar", 3, deal(Sum((2, counted(prepped("you", other_than="this")))))),
    spell("carbonize", 4, deal(3), RevealTurnCard("shown"), may(move("shown", to="turn_deck", under=True))),
    spell(
        "jagged-lightning",
        4,
        deal(3),
        let("given", card_in("hand"), up_to=True),
        if_(
            chosen("given"),
            [discard("given"), let("friend", any_player(has="turnable_breaches")), focus("friend", cheapest=True)],
        ),
    ),
    spell("kindle", 4, deal(3), while_prepped=while_prepped(PrepBeside("spark"), limit=0)),
    spell("pyrotechnic-surge", 4, deal(4), let("gone", card_in("discard"), up_to=True), destroy("gone"), preps="wide"),
    spell("aurora", 5, deal(3), while_prepped=while_prepped(gain(charges=1))),
    spell("celestial-spire", 5, deal(3), if_(PileIsEmpty(), [let_ally(), draw(1, who="ally")])),
    spell(
        "convection-field",
        5,
        one_of(
            [deal(4)],
            [
                deal(2),
                let_ally(),
                let("burned", card_in("hand", whose="ally"), up_to=True, by="ally"),
                destroy("burned"),
            ],
        ),
    ),
    spell(
        "fiery-torrent", 5, deal(Sum((2, counted(prepped("all", other_than="this", named="fiery-torrent"), times=2))))
    ),
    spell("conjure-the-lost", 6, deal(5), may(destroy("this"), gravehold_recovers(4))),
    spell("nova-forge", 6, deal(4), while_prepped=while_prepped(aether(2, only_for="spells"))),
    spell("equilibrium", 7, deal(4), modifiers=[adds(damage_taken=-1, least=1)]),
    spell(
        "reduce-to-ash",
        7,
        deal(4),
        while_prepped=while_prepped(
            reveal_top("shown"), if_(chosen("shown"), [may(destroy("shown"))]), window="casting-start"
        ),
    ),
    spell(
        "crystallize",
        8,
        let_ally(),
        every("shown", card_in("hand", whose="ally")),
        reveal("shown"),
        deal(counted(card_in("hand", whose="ally", kind="gem"), times=2)),
        preps="wide",
    ),
]
