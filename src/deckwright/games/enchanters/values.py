"""Attack and defence: lower halves always count, upper halves only while uncovered."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from deckwright.core.game import Game, Scope
from deckwright.effects.modifiers import modified
from deckwright.effects.words import Modifier
from deckwright.games.enchanters.table import (
    ATTACK_BONUS,
    ATTACK_PRINTED,
    DEFENCE_BONUS,
    DEFENCE_PRINTED,
    ENCHANTMENTS,
    ITEMS,
    TROPHIES,
)

if TYPE_CHECKING:
    from deckwright.games.enchanters.definitions import Card
    from deckwright.games.enchanters.rules import Enchanters

PILES = (ITEMS, ENCHANTMENTS, TROPHIES)


def rules_of(game: Game) -> Enchanters:
    return cast("Enchanters", game.rules)


def definition(game: Game, card: int) -> Card:
    return rules_of(game).card_of[game.cards[card]]


def refresh(game: Game, seat: int) -> None:
    """Add up what is printed on a seat's visible halves, after one of its piles changed."""
    rules = rules_of(game)
    cards, zones = game.cards, game.zones
    attack = defence = 0
    for pile in PILES:
        zone = zones[pile + seat]
        if zone:
            for card in zone:
                number = cards[card]
                attack += rules.bottom_attack[number]
                defence += rules.bottom_defence[number]
            number = cards[zone[-1]]
            attack += rules.top_attack[number]
            defence += rules.top_defence[number]
    game.counters[ATTACK_PRINTED + seat] = attack
    game.counters[DEFENCE_PRINTED + seat] = defence


def attack_of(game: Game, seat: int) -> int:
    """A player's attack, never below zero."""
    return max(0, game.counters[ATTACK_PRINTED + seat] + game.counters[ATTACK_BONUS + seat])


def defence_of(game: Game, seat: int) -> int:
    """A player's defence, never below zero."""
    return max(0, game.counters[DEFENCE_PRINTED + seat] + game.counters[DEFENCE_BONUS + seat])


def top_cards(game: Game, seat: int) -> list[int]:
    """The uncovered cards of a seat: at most one per pile."""
    zones = game.zones
    return [zones[pile + seat][-1] for pile in PILES if zones[pile + seat]]


def modifiers_of(game: Game, seat: int) -> tuple[Modifier, ...]:
    """The modifiers of a seat's uncovered cards."""
    rules = rules_of(game)
    found: tuple[Modifier, ...] = ()
    for card in top_cards(game, seat):
        found += rules.top_modifiers[game.cards[card]]
    return found


def attack_against(game: Game, seat: int, foe: int) -> int:
    """Attack in a fight with this foe."""
    printed = game.counters[ATTACK_PRINTED + seat] + game.counters[ATTACK_BONUS + seat]
    return modified(game, _scope(seat), "attack", printed, modifiers_of(game, seat), definition(game, foe).kind)


def defence_against(game: Game, seat: int, foe: int, *, bought: bool = True) -> int:
    """Defence in a fight with this foe; some foes ignore what was bought this turn."""
    printed = game.counters[DEFENCE_PRINTED + seat]
    if bought:
        printed += game.counters[DEFENCE_BONUS + seat]
    return modified(game, _scope(seat), "defence", printed, modifiers_of(game, seat), definition(game, foe).kind)


def health_of(game: Game, seat: int, foe: int) -> int:
    """The health of a foe that this seat fights."""
    card = definition(game, foe)
    return modified(game, _scope(seat), "health", card.health, card.fight + modifiers_of(game, seat), card.kind)


def strength_of(game: Game, seat: int, foe: int) -> int:
    """The strength of a foe that this seat fights."""
    card = definition(game, foe)
    return modified(game, _scope(seat), "strength", card.strength, card.fight + modifiers_of(game, seat), card.kind)


def _scope(seat: int) -> Scope:
    return Scope(0, 0, {"you": seat})
