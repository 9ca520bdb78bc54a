"""What a position in Aeon's End is worth to the players together: the rules of thumb, all reckoned in damage.

A point of the nemesis' life is one. Cards, breaches and charges are worth the damage they will still do; life of
players and Gravehold is dearer the less of it there is.
"""

from __future__ import annotations

from deckwright.bots.thrifty.aeons_end.prospects import Deck, Goods, prospect
from deckwright.bots.thrifty.aeons_end.reading import read
from deckwright.core.randomness import Dice
from deckwright.effects.vocabulary.verbs import Gain
from deckwright.games.aeons_end.breaches import CLOSED, NONE, OPEN_COST, OPENED, bonus_at
from deckwright.games.aeons_end.definitions import GEM, MINION, RELIC, SPELL, THE_NEMESIS
from deckwright.games.aeons_end.definitions import MAGE as MAGE_KIND
from deckwright.games.aeons_end.lookup import Board, nemesis_of
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.table import (
    AETHERS,
    BREACH_STATES,
    BREACH_ZONES,
    CHARGES,
    DECK,
    DISCARD,
    FOCUSED,
    GRAVEHOLD,
    HAND,
    HAND_SIZE,
    LIFE,
    LIFE_MARK,
    MAGE,
    NEMESIS_DECK,
    NEMESIS_LIFE,
    NEMESIS_PLAY,
    NEMESIS_TOKENS,
    OFFERING,
    PILES,
    PLAYED,
    SPECIAL_DECK,
    SPECIAL_PLAY,
    SUPPLY,
    TOKENS,
    TURN_DECK,
    TURN_DISCARD,
    TWO_SPELLS,
)
from deckwright.games.aeons_end.turn_order import players_of
from deckwright.games.aeons_end.vocabulary.nemesis import LAST_TOKEN_WINS

OWN_ZONES = (HAND, DECK, DISCARD, PLAYED, *BREACH_ZONES)
"""Where the cards of a mage lie."""
OVER = 1000.0
"""A game won, or lost."""
DRAG = 2.0
"""Damage that goes into minions between two turns of the nemesis, beside those in play."""
HARM = 2.7
"""What the nemesis takes from players and Gravehold in a turn of its own, about."""
EATEN = 3.0
"""Cards of the supply that are gone after each of its turns, where it devours them."""
LONGEST = 40
"""Turns of a mage that the model of the deck looks ahead, at most."""
PREPPED = 0.5
"""A prepped spell is already so much of the damage it will do."""
TO_BE_PREPPED = 0.4
"""The same for a spell in hand for which there is room, in one's own turn."""
IN_HAND = 0.2
"""The same for any other spell in hand."""
AETHER_NOW = 1.0
"""Aether that can still be spent this turn."""
FOR_SOME = 0.7
"""The same, if it is good for some purchases only."""
GEM_NOW = 0.9
"""An aether of a gem in hand, in one's own turn."""
GEM_LATER = 0.5
"""The same in the hand of somebody whose turn is still to come."""
CARD_LATER = 0.2
"""Any card there."""
RELIC_USED = 0.6
"""How much of its use a relic in the deck keeps: it has to come at the right time."""
CHARGED = 0.6
"""What a fully charged ability is worth as long as it is not used, in parts of what it does."""
EXHAUSTED = 14.0
"""The price of a player's exhaustion, beside the last life."""
LAST_STANDING = 1.5
"""Life is so much dearer to the last who is not exhausted."""
TOKEN = 1.4
"""A token on the nemesis: fury and the like."""
CORRUPT = 2.5
"""A corruption among a player's cards."""
SUPPLY_PILE = 2.0
"""A pile that is not empty yet, where the nemesis devours the supply."""
KNOWN_NEXT = 0.7
"""A turn of a player is known to come next, and not one of the nemesis."""


def _dearer(most: int, steps: tuple[tuple[int, float], ...]) -> list[float]:
    """The worth of 0 to ``most`` points, each worth what its step says."""
    worth = [0.0]
    for point in range(1, most + 1):
        worth.append(worth[-1] + next(each for upto, each in steps if point <= upto))
    return worth


HUSKS_WORTH = [1.0 * husks + 0.1 * husks * husks for husks in range(16)]
CLOCK_WORTH = _dearer(20, ((2, 6.0), (4, 4.0), (20, 2.0)))
"""Tokens of a nemesis that wins with the last of them."""
SUPPLY_WORTH = _dearer(60, ((12, 2.0), (24, 1.0), (60, 0.5)))
"""Cards of the supply, where the nemesis devours them."""
GRAVEHOLD_WORTH = _dearer(60, ((6, 2.5), (12, 1.8), (20, 1.3), (60, 1.0)))
LIFE_WORTH = _dearer(30, ((2, 1.6), (5, 1.2), (30, 0.75)))


class Worth:
    """Judges positions. What hangs on the time that is left is fixed by the last look at the table."""

    def __init__(self, rules: AeonsEnd) -> None:
        self._rules = rules
        readings = [read(card) for card in rules.card_of]
        kinds = rules.kind_of
        self.damage = [one.damage if kind == SPELL else 0.0 for one, kind in zip(readings, kinds, strict=True)]
        self.aether = [one.aether if kind == GEM else 0.0 for one, kind in zip(readings, kinds, strict=True)]
        self.only_aether = [
            card.kind == GEM and all(isinstance(step, Gain) for step in card.play) for card in rules.card_of
        ]
        """Gems that ask nothing."""
        self._relic = [one.damage if kind == RELIC else 0.0 for one, kind in zip(readings, kinds, strict=True)]
        self._once = [one.once for one in readings]
        self._ability = [one.damage if kind == MAGE_KIND else 0.0 for one, kind in zip(readings, kinds, strict=True)]
        self._corrupt = [CORRUPT if kind in rules.kinds else 0.0 for kind in kinds]
        self.nemesis_turns = 0.0
        self.soon = 0.0
        """How much of what takes time will still bear fruit: 1 early, towards 0 at the end."""
        self._turns = [0.0] * 4
        self._turn_worth = 0.0
        """What a turn of a mage brings, on average over those that are left."""
        self._goods: Goods = ()
        dice = Dice(1)
        self._badge = [dice.below(1 << 60) for _ in kinds]
        """Sums of these tell collections of cards apart."""
        self._known: dict[tuple[float, ...], float] = {}
        """What a deck is worth, by its badges, its breaches and the turns that are left."""

    # -- the time that is left ---------------------------------------------------------------------------

    def look_at(self, game: Board) -> None:
        """How long will the game go on, and what is there to buy?"""
        goods = self._on_sale(game)
        if goods != self._goods or len(self._known) > 5000:
            self._goods = goods
            self._known.clear()
        each = self._turns_per_nemesis_turn(game)
        self.nemesis_turns = turns = self._nemesis_turns(game, each)
        self._turns = [round(2 * turns * share) / 2 for share in each]
        self.soon = min(1.0, sum(self._turns) / len(self._turns) / 5)

    def _on_sale(self, game: Board) -> Goods:
        """The spells of the supply; everybody gets the same share of a pile."""
        goods = []
        for pile in range(PILES):
            cards = game.zones[SUPPLY + pile]
            if cards:
                face = game.cards[cards[-1]]
                if self.damage[face]:
                    goods.append((self._rules.cost_of[face], self.damage[face], len(cards) / game.seats))
        return tuple(goods)

    def _turns_per_nemesis_turn(self, game: Board) -> list[float]:
        """Turns of each mage for one of the nemesis, by the turn-order cards."""
        each = [0.0] * game.seats
        nemesis = 0
        for zone in (TURN_DECK, TURN_DISCARD):
            for card in game.zones[zone]:
                players = players_of(game, card)
                nemesis += not players
                for seat in players:
                    each[seat] += 1 / len(players)
        return [one / max(1, nemesis) for one in each]

    def _nemesis_turns(self, game: Board, each: list[float]) -> float:
        """Turns of the nemesis until it is beaten as the decks are now, or until it has won."""
        counters = game.counters
        life = sum(counters[LIFE + seat] for seat in range(game.seats))
        most = min(len(game.zones[NEMESIS_DECK]) + 2.0, (counters[GRAVEHOLD] + life) / HARM)
        if game.derived[OFFERING]:
            most = min(most, sum(len(game.zones[SUPPLY + pile]) for pile in range(PILES)) / EATEN)
        most = max(2.0, most)
        needed = self._foes_life(game)
        for card in game.zones[NEMESIS_PLAY]:
            if self._rules.kind_of[game.cards[card]] == MINION:
                needed += game.marks.get(card * 8 + LIFE_MARK, 0)
        curves = [
            prospect(self._deck_of(game, seat), self._goods, min(LONGEST, most * each[seat] + 1))
            for seat in range(game.seats)
        ]
        self._turn_worth = sum(curve[-1] for curve in curves) / sum(map(len, curves))
        turns = 1.0
        while turns < most:
            dealt = 0.0
            for curve, share in zip(curves, each, strict=True):
                at = int(turns * share)
                dealt += curve[min(at, len(curve)) - 1] if at else 0.0
            if dealt >= needed + DRAG * turns:
                break
            turns += 1
        return max(2.0, min(turns, most))

    # -- a position --------------------------------------------------------------------------------------

    def of(self, game: Board) -> float:
        """The position, but for what the cards of the nemesis in play are going to do."""
        if game.outcome is not None:
            return OVER if game.outcome["winners"] else -OVER
        counters, zones = game.counters, game.zones
        nemesis = nemesis_of(game)
        worth = GRAVEHOLD_WORTH[counters[GRAVEHOLD]] - TOKEN * counters[TOKENS] - self._foes_life(game)
        if LAST_TOKEN_WINS in nemesis.modifiers:
            worth += CLOCK_WORTH[min(counters[NEMESIS_TOKENS], len(CLOCK_WORTH) - 1)]
        else:
            worth -= TOKEN * counters[NEMESIS_TOKENS]
        if game.derived[OFFERING]:
            left = [len(zones[SUPPLY + pile]) for pile in range(PILES)]
            worth += SUPPLY_WORTH[min(60, sum(left))] + SUPPLY_PILE * sum(map(bool, left))
        worth += self._turn_order(game)
        standing = sum(counters[LIFE + seat] > 0 for seat in range(game.seats))
        for seat in range(game.seats):
            life = counters[LIFE + seat]
            if life <= 0:
                worth -= EXHAUSTED
            elif standing == 1 < game.seats:
                worth += LAST_STANDING * LIFE_WORTH[life]
            else:
                worth += LIFE_WORTH[life]
            worth += self._of_seat(game, seat)
        return worth

    def _foes_life(self, game: Board) -> float:
        """The damage it takes to win, minions aside; husks count for the worse, the more there are."""
        life = float(game.counters[NEMESIS_LIFE])
        in_play = game.zones[SPECIAL_PLAY]
        if in_play:
            kinds = self._rules.kinds
            if not kinds[self._rules.kind_of[game.cards[in_play[0]]]].must_fall:
                return life + HUSKS_WORTH[len(in_play)]
            deck = [self._rules.card_of[game.cards[card]] for card in game.zones[SPECIAL_DECK]]
            life += sum(game.marks.get(card * 8 + LIFE_MARK, 0) for card in in_play)
            life += sum(card.life for card in deck if kinds[card.kind].must_fall)
        return life

    def _turn_order(self, game: Board) -> float:
        deck = game.zones[TURN_DECK]
        if not deck:
            return 0.0
        card_of, cards = self._rules.card_of, game.cards
        nemesis = sum(card_of[cards[card]].turn_of == THE_NEMESIS for card in deck)
        worth = self._turn_worth * (len(deck) - nemesis) - HARM * nemesis
        if game.seen[deck[-1]]:
            worth += -KNOWN_NEXT if card_of[cards[deck[-1]]].turn_of == THE_NEMESIS else KNOWN_NEXT
        return worth

    def purse(self, game: Board, seat: int) -> float:
        """What aether that is not spent yet is worth."""
        counters = game.counters
        free, *restricted = [counters[aether + seat] for aether in AETHERS]
        return AETHER_NOW * self.soon * (free + FOR_SOME * sum(restricted))

    def _of_seat(self, game: Board, seat: int) -> float:
        """Charges, spells and gems at hand, and all that the deck is going to do."""
        counters, zones, cards = game.counters, game.zones, game.cards
        damage, aether = self.damage, self.aether
        mage = cards[zones[MAGE + seat][0]]
        turns = self._turns[seat]
        worth = 0.0
        charges = counters[CHARGES + seat]
        if charges:
            sockets = self._rules.sockets_of[mage]
            in_time = min(1.0, turns / (1 + sockets - charges))
            worth += CHARGED * self._ability[mage] * in_time * charges / sockets

        mine = seat == game.turn
        room = 0
        for breach in range(4):
            state = counters[BREACH_STATES[breach] + seat]
            lying = zones[BREACH_ZONES[breach] + seat]
            if lying:
                bonus = bonus_at(state, breach)
                worth += PREPPED * sum(damage[cards[card]] + bonus for card in lying)
            if mine and (state >= OPENED or counters[FOCUSED[breach] + seat]):
                room += 1 + (state >= OPENED and counters[TWO_SPELLS + seat] > 0) - len(lying)
        gems = 0.0
        powers = []
        hand = zones[HAND + seat]
        for card in hand:
            face = cards[card]
            gems += aether[face]
            if damage[face]:
                powers.append(damage[face])
        if mine:
            worth += self.purse(game, seat) + GEM_NOW * self.soon * gems
        else:
            worth += GEM_LATER * self.soon * gems + CARD_LATER * len(hand)
        if len(powers) > 1:
            powers.sort(reverse=True)
        for power in powers:
            worth += (TO_BE_PREPPED if room > 0 else IN_HAND) * power
            room -= 1
        return worth + self._deck(game, seat, turns)

    def _deck(self, game: Board, seat: int, turns: float) -> float:
        """All cards and breaches of a mage, wherever they lie, until the end of the game."""
        counters, zones, cards, badge = game.counters, game.zones, game.cards, self._badge
        badges = 0
        for zone in OWN_ZONES:
            for card in zones[zone + seat]:
                badges += badge[cards[card]]
        key = (badges, *[counters[state + seat] for state in BREACH_STATES], turns)
        known = self._known.get(key)
        if known is None:
            deck = self._deck_of(game, seat)
            curve = prospect(deck, self._goods, turns)
            known = curve[-1] if curve else 0.0
            known += self._relics_and_corruptions(game, seat, turns * HAND_SIZE / max(HAND_SIZE, deck.cards))
            self._known[key] = known
        return known

    def _deck_of(self, game: Board, seat: int) -> Deck:
        """A mage's cards and breaches, as the model of the deck sees them."""
        opened = bonus = 0
        prices = []
        for breach in range(4):
            state = game.counters[BREACH_STATES[breach] + seat]
            if state >= OPENED:
                opened += 1
                bonus += bonus_at(state, breach)
            elif state != NONE:
                prices.append(OPEN_COST[breach][state - CLOSED])
        faces = [game.cards[card] for zone in OWN_ZONES for card in game.zones[zone + seat]]
        damage = self.damage
        spells = sorted((damage[face] for face in faces if damage[face]), reverse=True)
        aether = sum(self.aether[face] for face in faces)
        return Deck(aether, len(faces), tuple(spells), opened, bonus, tuple(sorted(prices)))

    def _relics_and_corruptions(self, game: Board, seat: int, uses: float) -> float:
        """A relic that lasts is used whenever it comes round; of several equal ones the first counts."""
        faces = [game.cards[card] for zone in OWN_ZONES for card in game.zones[zone + seat]]
        worth = -sum(self._corrupt[face] for face in faces)
        for face in set(faces):
            if self._relic[face]:
                worth += RELIC_USED * self._relic[face] * (min(1.0, uses) if self._once[face] else uses)
        return worth
