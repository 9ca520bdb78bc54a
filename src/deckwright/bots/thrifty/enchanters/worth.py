"""What a position in Enchanters is worth: the rules of thumb, all reckoned in glory.

A glory point is a glory point and a wound is one less. Attack and defence are worth the foes they will still
bring. A crystal is worth what it buys, and nothing when there is no turn left to spend it in.
"""

from __future__ import annotations

from collections import Counter

from deckwright.bots.thrifty.enchanters.prices import CRYSTAL, Offers, glory_of
from deckwright.core.game import Scope
from deckwright.effects.modifiers import modified
from deckwright.games.enchanters.definitions import Card
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.rules import Enchanters
from deckwright.games.enchanters.scoring import final_scores
from deckwright.games.enchanters.table import ATTACK_PRINTED, CRYSTALS, DECK, DEFENCE_PRINTED, TOWN, TRACK
from deckwright.games.enchanters.values import modifiers_of, top_cards

TURNS_TO_SPEND = 5
"""With fewer turns left, crystals are worth less and less."""
PLENTY = 8
"""Crystals beyond these are worth half."""
OUR_SHARE = 0.9
"""Of the foes still to come, everybody gets an equal share, less those that nobody gets."""
COVERED = 0.4
"""The upper half of a card counts less than the lower half: it will be covered."""
ATTACK_TO_COME = 0.15
"""What every turn left will add to attack: a point of today helps against the stronger foes of later turns."""
DEFENCE_TO_COME = 0.08
"""The same for defence."""
WITHIN_REACH = 0.3
"""The best foe on the track is already so much ours, or the rival's."""
ABILITY_TURNS = 5
"""An ability serves for so many turns before it is covered."""
OFTEN = {"action": 0.4, "defeated": 0.4, "rested": 0.25}
"""How often in a turn an action is worth its price, a foe is beaten, and one rests."""
PATIENCE = 4
"""How often the same thing is bought for one fight."""
RIVALS = 0.8
"""A point less for a rival is nearly a point for us."""

Sale = tuple[float, int, int]
"""What can be bought in a fight: its cost in glory, the amount, and how often."""

Standing = tuple[int, ...]
"""Seat, attack, defence, uncovered cards. Positions alike in this are alike to the foes: they are reckoned once."""


class Fighter:
    """A seat as foes meet it: what it has, what it will have, and what it could buy."""

    __slots__ = ("attack", "blades", "defence", "modifiers", "scope", "shields")

    def __init__(self, game: Board, seat: int, tops: list[int], offers: Offers) -> None:
        self.attack = game.counters[ATTACK_PRINTED + seat]
        self.defence = game.counters[DEFENCE_PRINTED + seat]
        self.modifiers = modifiers_of(game, seat)
        self.scope = Scope(0, 0, {"you": seat})
        self.blades: list[Sale] = []
        self.shields: list[Sale] = []
        for number in (*tops, *(game.cards[card] for card in game.zones[TOWN])):
            for offer in offers.on_card[number]:
                amount = offer.amount(game, seat)
                if amount > 0:
                    sales = self.blades if offer.what == "attack" else self.shields
                    sales.append((offer.cost, amount, min(offer.printed.limit, PATIENCE)))
        self.blades.sort(key=_bargain)
        self.shields.sort(key=_bargain)

    def value_of(self, game: Board, what: str, printed: int, card: Card) -> int:
        """A number of a fight with a foe after what the fighter's cards and the foe's own say of it."""
        if not self.modifiers and not card.fight:
            return printed
        return modified(game, self.scope, what, printed, card.fight + self.modifiers, card.kind)

    def gain_from(self, game: Board, card: Card, spoils: float, attack: float, defence: float) -> float:
        """What beating a foe with so much attack and defence brings: the spoils, less wounds and what must be bought.

        Nothing if the foe is too strong.
        """
        attack += self.value_of(game, "attack", 0, card)
        missing = self.value_of(game, "health", card.health, card) - attack
        for cost, amount, limit in self.blades:
            while missing > 0 and limit > 0:
                missing -= amount
                spoils -= cost
                limit -= 1
        if missing > 0:
            return 0.0
        defence += self.value_of(game, "defence", 0, card)
        through = max(0.0, self.value_of(game, "strength", card.strength, card) - defence)
        wounds = through * self.value_of(game, "wounds", 1, card)
        for cost, amount, limit in self.shields:
            while limit > 0 and min(wounds, amount) > cost:
                wounds -= min(wounds, amount)
                spoils -= cost
                limit -= 1
        return max(0.0, spoils - wounds)


def _bargain(sale: Sale) -> float:
    return sale[0] / sale[1]


class Worth:
    """The rules of thumb for a game with these cards."""

    def __init__(self, rules: Enchanters, offers: Offers) -> None:
        self._rules = rules
        self._offers = offers
        self._ability = [self._ability_of(number) for number in range(len(rules.card_of))]
        self._spoils = [card.bottom.glory + glory_of(card.taking) for card in rules.card_of]
        self._coming: Counter[int] = Counter()
        self._fighters: dict[Standing, Fighter] = {}
        self._hunted: dict[Standing, float] = {}
        self._met: dict[tuple[int, Standing], float] = {}

    def _ability_of(self, number: int) -> float:
        """What an uncovered card brings in a turn, besides attack and defence."""
        card = self._rules.card_of[number]
        glory = sum(OFTEN.get(when.event, 0.0) * glory_of(when.steps) for when in card.top.when)
        for action in card.top.actions if card.kind != "town" else ():
            glory += OFTEN["action"] * max(0.0, glory_of(action.cost + action.effect))
        return glory

    def look_at(self, game: Board) -> None:
        """Take in which foes are still to come, before positions of this turn are compared."""
        self._coming = Counter(
            game.cards[card]
            for zone in (DECK, TRACK)
            for card in game.zones[zone]
            if self._rules.is_foe[game.cards[card]]
        )
        self._fighters.clear()
        self._hunted.clear()
        self._met.clear()

    def of(self, game: Board, seat: int) -> float:
        """How much better a seat stands than its rivals. Harm to the leading rival counts most."""
        glory: list[float] = list(final_scores(game))
        left = len(game.zones[DECK]) + len(game.zones[TRACK])
        if left:
            for one in range(game.seats):
                glory[one] += self._prospects(game, one, left / game.seats)
        mine = glory.pop(seat)
        return mine - RIVALS * (max(glory) + sum(glory) / len(glory)) / 2

    def _prospects(self, game: Board, seat: int, turns: float) -> float:
        """The glory a seat can still expect in the turns left to it."""
        crystals = game.counters[CRYSTALS + seat]
        crystal = CRYSTAL * min(1.0, turns / TURNS_TO_SPEND)
        tops = [game.cards[card] for card in top_cards(game, seat)]
        glory = crystal * (min(crystals, PLENTY) + max(0, crystals - PLENTY) / 2)
        glory += sum(self._ability[top] for top in tops) * min(turns, ABILITY_TURNS)
        glory += self._hunt(game, seat, tops, turns)
        return glory + WITHIN_REACH * self._best_on_track(game, seat, tops, crystal)

    def _hunt(self, game: Board, seat: int, tops: list[int], turns: float) -> float:
        """What the foes still to come will bring."""
        standing = self._standing(game, seat, tops)
        found = self._hunted.get(standing)
        if found is None:
            rules = self._rules
            fighter = self._fighter(game, seat, tops, standing)
            covered_attack = COVERED * sum(rules.top_attack[top] for top in tops)
            covered_defence = COVERED * sum(rules.top_defence[top] for top in tops)
            attack = fighter.attack - covered_attack + ATTACK_TO_COME * turns
            defence = fighter.defence - covered_defence + DEFENCE_TO_COME * turns
            found = sum(
                copies * fighter.gain_from(game, rules.card_of[foe], self._spoils[foe], attack, defence)
                for foe, copies in self._coming.items()
            )
            self._hunted[standing] = found
        return found * OUR_SHARE / game.seats

    def _best_on_track(self, game: Board, seat: int, tops: list[int], crystal: float) -> float:
        """What the best foe on the track would bring if the seat went there now."""
        standing = self._standing(game, seat, tops)
        best = 0.0
        for price, card in enumerate(game.zones[TRACK][: game.counters[CRYSTALS + seat] + 1]):
            foe = game.cards[card]
            if not self._rules.is_foe[foe]:
                continue
            brings = self._met.get((foe, standing))
            if brings is None:
                fighter = self._fighter(game, seat, tops, standing)
                brings = fighter.gain_from(
                    game, self._rules.card_of[foe], self._spoils[foe], fighter.attack, fighter.defence
                )
                self._met[foe, standing] = brings
            best = max(best, brings - price * crystal)
        return best

    def _fighter(self, game: Board, seat: int, tops: list[int], standing: Standing) -> Fighter:
        fighter = self._fighters.get(standing)
        if fighter is None:
            fighter = self._fighters[standing] = Fighter(game, seat, tops, self._offers)
        return fighter

    def _standing(self, game: Board, seat: int, tops: list[int]) -> Standing:
        return (seat, game.counters[ATTACK_PRINTED + seat], game.counters[DEFENCE_PRINTED + seat], *tops)
