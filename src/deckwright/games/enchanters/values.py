"""Attack and defence: lower halves always count, upper halves only while uncovered."""

from __future__ import annotations

from typing import Final

from deckwright.core.game import Scope
from deckwright.effects.modifiers import modified
from deckwright.effects.words import Modifier
from deckwright.games.enchanters.lookup import Board, definition
from deckwright.games.enchanters.table import (
    ANSWERING_TOPS,
    ATTACK_BONUS,
    ATTACK_PRINTED,
    DEFENCE_BONUS,
    DEFENCE_PRINTED,
    ENCHANTMENTS,
    ITEMS,
    MODIFYING_TOPS,
    NEEDY,
    TOWN,
    TROPHIES,
)

PILES: Final[tuple[int, ...]] = (ITEMS, ENCHANTMENTS, TROPHIES)


def refresh(game: Board, seat: int) -> None:
    """Add up what is printed on a seat's visible halves, after one of its piles changed."""
    rules = game.rules
    cards, zones = game.cards, game.zones
    attack = defence = modifying = answering = 0
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
            modifying += rules.top_modifying[number]
            answering += rules.top_answering[number]
    game.counters[MODIFYING_TOPS + seat] = modifying
    game.counters[ANSWERING_TOPS + seat] = answering
    game.counters[ATTACK_PRINTED + seat] = attack
    game.counters[DEFENCE_PRINTED + seat] = defence
    list_acting(game, seat)


def cover(game: Board, seat: int, pile: int, card: int) -> None:
    """Put a card on a pile: its halves count from now on, the upper half of the card below no longer."""
    rules = game.rules
    below = game.zones[pile + seat]
    number = game.cards[card]
    attack = rules.bottom_attack[number] + rules.top_attack[number]
    defence = rules.bottom_defence[number] + rules.top_defence[number]
    modifying = rules.top_modifying[number]
    answering = rules.top_answering[number]
    if below:
        covered = game.cards[below[-1]]
        attack -= rules.top_attack[covered]
        defence -= rules.top_defence[covered]
        modifying -= rules.top_modifying[covered]
        answering -= rules.top_answering[covered]
    game.move(card, pile + seat)
    counters = game.counters
    counters[ATTACK_PRINTED + seat] += attack
    counters[DEFENCE_PRINTED + seat] += defence
    counters[MODIFYING_TOPS + seat] += modifying
    counters[ANSWERING_TOPS + seat] += answering
    list_acting(game, seat)


def after_covering(game: Board, seat: int, pile: int, card: int) -> tuple[int, int]:
    """A player's attack and defence if they put a card on a pile, its immediate effect apart."""
    rules = game.rules
    number = game.cards[card]
    attack = rules.bottom_attack[number] + rules.top_attack[number]
    defence = rules.bottom_defence[number] + rules.top_defence[number]
    if below := game.zones[pile + seat]:
        covered = game.cards[below[-1]]
        attack -= rules.top_attack[covered]
        defence -= rules.top_defence[covered]
    counters = game.counters
    return (
        max(0, counters[ATTACK_PRINTED + seat] + counters[ATTACK_BONUS + seat] + attack),
        max(0, counters[DEFENCE_PRINTED + seat] + counters[DEFENCE_BONUS + seat] + defence),
    )


def list_acting(game: Board, seat: int) -> None:
    """List the cards whose actions a seat may use, of those that have any."""
    rules = game.rules
    cards, zones = game.cards, game.zones
    acting = zones[TOWN][:]
    for pile in PILES:
        zone = zones[pile + seat]
        if zone and rules.actions_on[cards[zone[-1]]]:
            acting.append(zone[-1])
    needy = 0
    for card in acting:
        needy += rules.is_needy[cards[card]]
    game.counters[NEEDY + seat] = needy
    game.derived[seat] = tuple(acting)


def sources(game: Board, seat: int) -> list[int]:
    """The cards whose actions a seat may use: the town and its own uncovered cards."""
    return game.zones[TOWN] + top_cards(game, seat)


def attack_of(game: Board, seat: int) -> int:
    """A player's attack, never below zero."""
    return max(0, game.counters[ATTACK_PRINTED + seat] + game.counters[ATTACK_BONUS + seat])


def defence_of(game: Board, seat: int) -> int:
    """A player's defence, never below zero."""
    return max(0, game.counters[DEFENCE_PRINTED + seat] + game.counters[DEFENCE_BONUS + seat])


def top_cards(game: Board, seat: int) -> list[int]:
    """The uncovered cards of a seat: at most one per pile."""
    zones = game.zones
    return [zones[pile + seat][-1] for pile in PILES if zones[pile + seat]]


def modifiers_of(game: Board, seat: int) -> tuple[Modifier, ...]:
    """The modifiers of a seat's uncovered cards."""
    if not game.counters[MODIFYING_TOPS + seat]:
        return ()
    top_modifiers = game.rules.top_modifiers
    cards, zones = game.cards, game.zones
    found: tuple[Modifier, ...] = ()
    for pile in PILES:
        zone = zones[pile + seat]
        if zone and (printed := top_modifiers[cards[zone[-1]]]):
            found += printed
    return found


def attack_against(game: Board, seat: int, foe: int) -> int:
    """Attack in a fight with this foe."""
    printed = game.counters[ATTACK_PRINTED + seat] + game.counters[ATTACK_BONUS + seat]
    if game.counters[MODIFYING_TOPS + seat]:
        return _against(game, seat, foe, "attack", printed, modifiers_of(game, seat))
    return printed if printed > 0 else 0


def defence_against(game: Board, seat: int, foe: int, *, bought: bool = True) -> int:
    """Defence in a fight with this foe; some foes ignore what was bought this turn."""
    printed = game.counters[DEFENCE_PRINTED + seat]
    if bought:
        printed += game.counters[DEFENCE_BONUS + seat]
    if game.counters[MODIFYING_TOPS + seat]:
        return _against(game, seat, foe, "defence", printed, modifiers_of(game, seat))
    return printed if printed > 0 else 0


def health_of(game: Board, seat: int, foe: int) -> int:
    """The health of a foe that this seat fights."""
    card = definition(game, foe)
    if card.fight or game.counters[MODIFYING_TOPS + seat]:
        return _against(game, seat, foe, "health", card.health, card.fight + modifiers_of(game, seat))
    return card.health


def strength_of(game: Board, seat: int, foe: int) -> int:
    """The strength of a foe that this seat fights."""
    card = definition(game, foe)
    if card.fight or game.counters[MODIFYING_TOPS + seat]:
        return _against(game, seat, foe, "strength", card.strength, card.fight + modifiers_of(game, seat))
    return card.strength


def _against(game: Board, seat: int, foe: int, what: str, value: int, modifiers: tuple[Modifier, ...]) -> int:
    return modified(game, Scope(0, 0, {"you": seat}), what, value, modifiers, definition(game, foe).kind)
