"""What a position in Aeon's End is worth to the players together: the rules of thumb, all reckoned in damage.

A point of the nemesis' life is one. Cards, breaches and charges are worth the damage they will still do; life of
players and Gravehold is dearer the less of it there is.
"""

from __future__ import annotations

from deckwright.core.game import Game
from deckwright.games.aeons_end.breaches import BONUS, NONE, OPENED
from deckwright.games.aeons_end.definitions import CORRUPTION, GEM, RELIC, SPELL, THE_NEMESIS
from deckwright.games.aeons_end.lookup import nemesis_of
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.table import (
    AETHER,
    AETHER_FOR_GEMS,
    AETHER_FOR_SPELLS,
    BREACH_STATES,
    BREACH_ZONES,
    CHARGES,
    DECK,
    DISCARD,
    GRAVEHOLD,
    HAND,
    HAND_SIZE,
    LIFE,
    MAGE,
    NEMESIS_DECK,
    NEMESIS_LIFE,
    PILES,
    PLAYED,
    SPECIAL_PLAY,
    SUPPLY,
    TOKENS,
    TURN_DECK,
)

OVER = 1000.0
"""A game won, or lost."""
DAMAGE = {
    "phoenix-flame": 2.5,
    "spectral-echo": 2.3,
    "amplify-vision": 2.5,
    "ignite": 2.5,
    "feral-lightning": 3.2,
    "dark-fire": 4.0,
    "oblivion-swell": 4.0,
    "chaos-arc": 5.0,
    "planar-insight": 4.5,
    "consuming-void": 4.5,
    "essence-theft": 3.5,
    "flare": 2.0,
    "buried-light": 1.5,
    "wildfire-whip": 4.5,
    "lava-tendril": 3.5,
}
"""What a spell does in a cast, where that is not what one would expect of its cost."""
AETHER_OF = {"moonstone-shard": 1.5, "quartz-shard": 1.5, "searing-ruby": 2.6, "diamond-cluster": 2.8}
"""The same for gems."""
RELICS = {"bottled-vortex": 5.0, "flexing-dagger": 2.0, "mages-talisman": 8.0, "unstable-prism": 5.0}
"""A relic is worth so much while it is in the deck, early in the game."""
RELIC_WORTH = 4.0
"""Any other relic."""
TURNS_PER_NEMESIS_TURN = {1: 1.5, 2: 1.0, 3: 0.67, 4: 0.5}
"""Turns of one player for each of the nemesis, by number of players."""
HITS_A_TURN = 4.5
"""What the players together deal, about, between two turns of the nemesis."""
GROWTH = 0.03
"""What an aether more in each turn brings, for each turn in which it is spent and each turn that sees the result."""
ENOUGH = 6.0
"""More aether than this in a turn is worth half."""
SPREAD = 0.8
"""Spells do not come one by one: so much of the room in the breaches is used."""
PREPPED = 0.5
"""A prepped spell is already so much of the damage it will do."""
IN_HAND = 0.15
"""The same for a spell in hand."""
AETHER_NOW = 1.0
"""Aether that can still be spent this turn."""
IN_OTHER_HANDS = 0.4
"""A gem in the hand of somebody whose turn is still to come, for each aether."""
ABILITY = 4.5
"""What the ability of a mage is worth, fully charged."""
EXHAUSTED = 14.0
"""The price of a player's exhaustion, beside the last life."""
TOKEN = 1.4
"""A token on the nemesis: fury and the like."""
CORRUPT = 2.5
"""A corruption among a player's cards."""
SUPPLY_CARD = 0.25
"""A card in the supply, where the nemesis devours it."""
SUPPLY_PILE = 2.0
"""A pile that is not empty yet, likewise."""


def _dearer(most: int, steps: tuple[tuple[int, float], ...]) -> list[float]:
    """The worth of 0 to ``most`` points, each worth what its step says."""
    worth = [0.0]
    for point in range(1, most + 1):
        worth.append(worth[-1] + next(each for upto, each in steps if point <= upto))
    return worth


GRAVEHOLD_WORTH = _dearer(60, ((6, 2.5), (12, 1.8), (20, 1.3), (60, 1.0)))
LIFE_WORTH = _dearer(30, ((2, 1.6), (5, 1.2), (30, 0.75)))


class Worth:
    """Judges positions. What hangs on the time that is left is fixed by the last look at the table."""

    def __init__(self, rules: AeonsEnd) -> None:
        self._rules = rules
        self.damage = [_damage(card.id, card.cost) if card.kind == SPELL else 0.0 for card in rules.card_of]
        self.aether = [_aether(card.id, card.cost) if card.kind == GEM else 0.0 for card in rules.card_of]
        self._relic = [RELICS.get(c.id, RELIC_WORTH) if c.kind == RELIC else 0.0 for c in rules.card_of]
        self._corrupt = [CORRUPT if card.kind == CORRUPTION else 0.0 for card in rules.card_of]
        self.nemesis_turns = 0.0
        self.soon = 0.0
        """How much of what takes time will still bear fruit: 1 early, towards 0 at the end."""
        self._turns = 0.0

    def look_at(self, game: Game) -> None:
        """How long will the game go on?"""
        cards = len(game.zones[NEMESIS_DECK]) + 1
        self.nemesis_turns = min(cards, 2 + game.counters[NEMESIS_LIFE] / HITS_A_TURN)
        self._turns = self.nemesis_turns * TURNS_PER_NEMESIS_TURN[game.seats]
        self.soon = min(1.0, self._turns / 5)

    def of(self, game: Game) -> float:
        """The position, but for what the cards of the nemesis in play are going to do."""
        if game.outcome is not None:
            return OVER if game.outcome["winners"] else -OVER
        counters = game.counters
        worth = GRAVEHOLD_WORTH[counters[GRAVEHOLD]] - counters[NEMESIS_LIFE] - TOKEN * counters[TOKENS]
        husks = len(game.zones[SPECIAL_PLAY])
        worth -= husks + 0.1 * husks * husks
        if nemesis_of(game).devours:
            left = [len(game.zones[SUPPLY + pile]) for pile in range(PILES)]
            worth += SUPPLY_CARD * sum(left) + SUPPLY_PILE * sum(map(bool, left))
        if game.zones[TURN_DECK]:
            top = game.zones[TURN_DECK][-1]
            if game.seen[top] and self._rules.card_of[game.cards[top]].turn_of == THE_NEMESIS:
                worth -= 0.5
        for seat in range(game.seats):
            worth += self._of_seat(game, seat)
        return worth

    def _of_seat(self, game: Game, seat: int) -> float:
        counters, zones, cards = game.counters, game.zones, game.cards
        life = counters[LIFE + seat]
        worth = LIFE_WORTH[life] if life > 0 else -EXHAUSTED
        soon = self.soon
        mage = cards[zones[MAGE + seat][0]]
        worth += soon * ABILITY * counters[CHARGES + seat] / self._rules.sockets_of[mage]

        faces = [cards[card] for card in zones[HAND + seat]]
        aether, damage = self.aether, self.damage
        if seat == game.turn:
            spendable = counters[AETHER + seat] + 0.7 * (
                counters[AETHER_FOR_GEMS + seat] + counters[AETHER_FOR_SPELLS + seat]
            )
            in_hand = sum(aether[face] for face in faces)
            worth += AETHER_NOW * soon * (spendable + 0.9 * in_hand)
        else:
            worth += IN_OTHER_HANDS * soon * sum(aether[face] for face in faces) + 0.2 * len(faces)
        worth += IN_HAND * sum(damage[face] for face in faces)
        capacity = 0.0
        bonus = 0
        for breach in range(4):
            state = counters[BREACH_STATES[breach] + seat]
            if state >= OPENED:
                capacity += 1
                bonus += BONUS[breach]
            elif state != NONE:
                capacity += 0.05 * state
            for card in zones[BREACH_ZONES[breach] + seat]:
                face = cards[card]
                faces.append(face)
                worth += PREPPED * (damage[face] + (BONUS[breach] if state >= OPENED else 0))
        for zone in (DECK, DISCARD, PLAYED):
            faces += [cards[card] for card in zones[zone + seat]]
        return worth + self._deck(faces, capacity, bonus, soon)

    def _deck(self, faces: list[int], capacity: float, bonus: int, soon: float) -> float:
        """What the cards of a mage will do until the end of the game, each once in so many turns."""
        often = min(1.0, HAND_SIZE / (len(faces) + 1))
        income = often * sum(self.aether[face] for face in faces)
        if income > ENOUGH:
            income = ENOUGH + (income - ENOUGH) / 2
        worth = GROWTH * income * max(0.0, self._turns - 2) ** 2
        capacity *= SPREAD
        hits, used = 0.0, 0.0
        per_spell = min(0.5, often)
        for power in sorted((self.damage[face] for face in faces if self.damage[face]), reverse=True):
            part = min(per_spell, capacity - used)
            if part <= 0:
                break
            hits += part * power
            used += part
        if used:
            hits += bonus * min(1.0, used / capacity)
        worth += hits * max(0.0, self._turns - 1)
        for face in set(faces):
            worth += soon * self._relic[face]
        return worth - sum(self._corrupt[face] for face in faces)


def _damage(card: str, cost: int) -> float:
    return DAMAGE.get(card, 1.0 + 0.55 * cost if cost else 1.0)


def _aether(card: str, cost: int) -> float:
    return AETHER_OF.get(card, 1.0 if not cost else 2.0 if cost < 5 else 3.0)
