"""The blocks of Aeon's End: its turns, and the texts of its cards."""

from __future__ import annotations

from deckwright.authoring.check import compile_block
from deckwright.authoring.printing import print_modifiers, print_text
from deckwright.effects.vocabulary.amounts import Per
from deckwright.effects.vocabulary.flow import May
from deckwright.effects.vocabulary.verbs import Lose
from deckwright.effects.words import Steps
from deckwright.games.aeons_end import casting, decks, main_phase, nemesis, players, plays, supply, turn, turn_order
from deckwright.games.aeons_end.orders import BLOCKS
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.vocabulary.breaches import DestroyABreach
from deckwright.games.aeons_end.vocabulary.cards import PassOn, PlayAgain, PutOnDeck
from deckwright.games.aeons_end.vocabulary.casting import CastAgain, CastingMenu, CastingWindow
from deckwright.games.aeons_end.vocabulary.damage import ExcessDamage, LeavePlay, LeftoverBonus
from deckwright.games.aeons_end.vocabulary.nemesis import (
    CancelWindow,
    CarryOut,
    DiscardThis,
    DrawNemesisCard,
    EndOfNemesisTurn,
    LineUpCards,
    NextCard,
    UnleashAgain,
    WhenExhausted,
)
from deckwright.games.aeons_end.vocabulary.turn import DrawHand, DrawPhase, MainMenu, WardWindow
from deckwright.games.aeons_end.vocabulary.turn_order import DrawTurnCard, EndTurn, StartTurn

BEHAVIOUR = (casting, decks, main_phase, nemesis, players, plays, supply, turn, turn_order)
"""Modules that are here for what their words do."""
PARTS: dict[str, tuple[str, ...]] = {
    "cast": ("bonus", "owner", "breach"),
    "ability": ("active",),
    **dict.fromkeys(("play", "on-gain", "while-prepped", "immediately", "attack", "persistent", "power"), ()),
    **dict.fromkeys(("to-discard", "set-up", "end-of-turn", "unleash"), ()),
}
"""The texts that cards have, with the names that each is given."""


def make_flow(rules: Rulebook) -> None:
    """The turns, and what they and the words of nemeses start besides."""
    rules.add_block("round", [DrawTurnCard(), WardWindow(), StartTurn(), EndTurn()])
    own = [step for one in rules.brought for step in one.in_turns]
    casting = [CastingWindow("casting-start"), CastingMenu(), CastingWindow("casting-end")]
    rules.casting_phase = len(own)
    rules.main_phase = rules.casting_phase + len(casting)
    rules.player_turn = rules.add_block("player-turn", [*own, *casting, MainMenu(), *own, DrawPhase(), DrawHand()])
    rules.nemesis_turn = rules.add_block(
        "nemesis-turn", [LineUpCards(), NextCard(), DrawNemesisCard(), CancelWindow(), CarryOut(), EndOfNemesisTurn(4)]
    )
    rules.add_block("unleashes", [UnleashAgain()])
    rules.add_block("play-again", [PlayAgain()])
    rules.add_block("finish", [DiscardThis()])
    rules.add_block("leave-play", [LeavePlay()])
    rules.add_block("cast-again", [CastAgain()])
    rules.add_block("exhaustion", [WhenExhausted(), DestroyABreach(), Lose("charges", Per("charges")), ExcessDamage()])
    rules.add_block("gained-to-ally", [PassOn()])
    compile_block(rules, "gained-on-deck", (May((PutOnDeck(),)),))
    for blocks in (BLOCKS, *(one.blocks for one in rules.brought)):
        for name, steps in blocks.items():
            rules.add_block(name, steps)


def print_cards(rules: Rulebook) -> None:
    """The texts of all cards as blocks."""
    for number, card in enumerate(rules.card_of):
        texts: dict[str, Steps] = {
            "play": card.play,
            "cast": (*card.cast, LeftoverBonus()) if card.cast else (),
            "on-gain": card.on_gain,
            "while-prepped": card.while_prepped.steps if card.while_prepped is not None else (),
            "ability": card.ability,
            "immediately": card.immediately,
            "attack": card.attack,
            "persistent": card.persistent,
            "power": card.power_effect,
            "to-discard": (*card.to_discard, DiscardThis()) if card.to_discard else (),
            "set-up": card.setup,
            "end-of-turn": card.end_of_turn,
            "unleash": card.unleash,
            **dict(card.own_texts),
        }
        for part, steps in texts.items():
            print_text(rules, number, part, steps)
        print_modifiers(rules, number, (*card.modifiers, *card.when))
    rules.unleash_blocks = frozenset(rules.texts["unleash"].values())
