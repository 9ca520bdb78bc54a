"""Prices at Enchanters: what steps bring or cost in glory, and what actions sell for a fight."""

from __future__ import annotations

from deckwright.core.game import Scope, use_key
from deckwright.effects.amounts import evaluate
from deckwright.effects.modifiers import modified
from deckwright.effects.vocabulary.verbs import Boost, Discard, Gain, Lose, Pay
from deckwright.effects.words import Steps
from deckwright.games.enchanters.actions import BESIDES, PrintedAction, refusal
from deckwright.games.enchanters.definitions import Card, PrintedDefenceOnly
from deckwright.games.enchanters.lookup import Board, definition
from deckwright.games.enchanters.rules import Enchanters
from deckwright.games.enchanters.table import CRYSTALS
from deckwright.games.enchanters.taking import wounds_from
from deckwright.games.enchanters.values import attack_against, health_of, sources

CRYSTAL = 0.5
"""Three crystals are a turn's wages, and a turn is worth a glory and a half."""
WOUND = -1.0

Purchase = tuple[int, int]
"""A card and the number of its action."""


def glory_of(steps: Steps) -> float:
    """What steps bring to the one who takes them, as far as it is printed."""
    glory = 0.0
    for step in steps:
        if isinstance(step, Gain | Lose | Pay) and isinstance(step.amount, int):
            each = {"crystals": CRYSTAL, "wounds": WOUND}.get(step.what, 0.0)
            mine = {"you": 1, "others": -1}.get(step.who, 0)
            glory += each * mine * (step.amount if isinstance(step, Gain) else -step.amount)
    return glory


def times_left(game: Board, card: int, printed: PrintedAction) -> int:
    """How often an action may still be used this turn. Newer edition: twice at most."""
    limit = min(printed.limit, 2) if game.options["edition"] == "newer" else printed.limit
    return limit - game.uses.get(use_key(card, printed.number), 0)


class Offer:
    """Attack or defence that an action sells."""

    __slots__ = ("_amounts", "cost", "printed", "what")

    def __init__(self, card: Card, printed: PrintedAction, boosts: list[Boost]) -> None:
        self.printed = printed
        self.what = boosts[0].what
        self.cost = -glory_of(printed.action.cost)
        """In glory."""
        if any(isinstance(step, Discard) for step in printed.action.cost):
            self.cost += card.bottom.glory
        self._amounts = [boost.amount for boost in boosts if boost.what == self.what]

    def amount(self, game: Board, seat: int) -> int:
        """How much a seat would get right now."""
        scope = Scope(0, 0, {"you": seat})
        return sum(evaluate(game, scope, amount) for amount in self._amounts)


class Offers:
    """All that the cards and towns of the game sell."""

    def __init__(self, rules: Enchanters) -> None:
        self.on_card: list[list[Offer]] = [[] for _ in rules.card_of]
        """By definition."""
        self.by_action: dict[int, Offer] = {}
        for number, card in enumerate(rules.card_of):
            for printed in rules.actions_on[number]:
                boosts = [step for step in printed.action.effect if isinstance(step, Boost)]
                if boosts:
                    offer = Offer(card, printed, boosts)
                    self.on_card[number].append(offer)
                    self.by_action[printed.number] = offer

    def blades(self, game: Board, seat: int, foe: int, crystals: int) -> list[Purchase] | None:
        """The cheapest attack that is missing to beat a foe, or ``None`` if that much cannot be had."""
        missing = health_of(game, seat, foe) - attack_against(game, seat, foe)
        bought: list[Purchase] = []
        for_sale = self._for_sale(game, seat, "attack") if missing > 0 else []
        while missing > 0:
            for_sale = [sale for sale in for_sale if sale[1].printed.price <= crystals]
            if not for_sale:
                return None
            best = min(for_sale, key=lambda sale: sale[1].cost / min(sale[2], missing))
            card, offer, amount = best
            missing -= amount
            crystals -= offer.printed.price
            bought.append((card, offer.printed.number))
            if bought.count(bought[-1]) == times_left(game, card, offer.printed):
                for_sale.remove(best)
        return bought

    def shield(self, game: Board, seat: int, foe: int, crystals: int) -> Purchase | None:
        """The defence that saves most wounds over its price, or ``None`` if none pays."""
        wounds = wounds_from(game, seat, foe, seat)
        fight = definition(game, foe).fight
        if not wounds or any(isinstance(one, PrintedDefenceOnly) for one in fight):
            return None
        each = modified(game, Scope(0, 0, {"you": seat}), "wounds", 1, fight)
        best, most = None, 0.0
        for card, offer, amount in self._for_sale(game, seat, "defence"):
            saved = min(amount * each, wounds) - offer.cost
            if offer.printed.price <= crystals and saved > most:
                best, most = (card, offer.printed.number), saved
        return best

    def _for_sale(self, game: Board, seat: int, what: str) -> list[tuple[int, Offer, int]]:
        found = []
        for card in sources(game, seat):
            for offer in self.on_card[game.cards[card]]:
                if offer.what == what and refusal(game, seat, card, offer.printed, BESIDES) is None:
                    amount = offer.amount(game, seat)
                    if amount > 0:
                        found.append((card, offer, amount))
        return found

    def crystals_after(self, game: Board, seat: int, bought: list[Purchase]) -> int:
        """What is left in hand when all this is paid."""
        price = sum(self.by_action[number].printed.price for _, number in bought)
        return game.counters[CRYSTALS + seat] - price
