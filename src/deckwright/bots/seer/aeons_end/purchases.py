"""What aether is spent on: what each purchase brings until the end of the game, and which ones bring most together."""

from __future__ import annotations

from deckwright.bots.seer.aeons_end.outlook import Outlook, cycle
from deckwright.core.questions import Option
from deckwright.games.aeons_end.breaches import LAST_TURN, OPENED, focus_price, open_price
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.table import (
    AETHERS,
    BREACH_STATES,
    CHARGE_COST,
    CHARGES,
    FOCUSED,
    HAND,
    HAND_SIZE,
    MAGE,
    POWER_MARK,
    SOCKETS,
)

Good = tuple[float, int, Option]
"""What a purchase brings, what it costs, and the option."""
END: Option = ("end", -1, -1)
BUYING = ("gain", "charge", "focus", "open")


class Purchases:
    """Weighs what there is to buy in the light of what the policy has taken in."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook

    def goods(self, game: Board, seat: int, options: list[Option]) -> list[Good]:
        """What there is to buy, with what it brings and what it costs. The table must have been looked at."""
        found: list[Good] = []
        for option in options:
            verb = option[0]
            if verb in BUYING or (verb == "remove" and self._outlook.rules.removal_cost[game.cards[option[1]]]):
                price, gain = self.worth_of(game, seat, option)
                if gain > 0:
                    found.append((gain, price, option))
        return found

    def best(self, goods: list[Good], purse: int) -> Option:
        """The dearest of the purchases that bring most together for the aether there is."""
        if not goods:
            return END
        again = self._outlook.sheet.w["again"]
        best: list[float] = [0.0] * (purse + 1)
        first: list[Option] = [END] * (purse + 1)
        dear = [0] * (purse + 1)
        for gain, price, option in goods:
            for worth in (gain, gain * again) if option[0] in ("gain", "charge") else (gain,):
                for left in range(purse, price - 1, -1):
                    together = best[left - price] + worth
                    if together > best[left]:
                        best[left] = together
                        if price >= dear[left - price]:
                            first[left], dear[left] = option, price
                        else:
                            first[left], dear[left] = first[left - price], dear[left - price]
        return first[purse]

    def worth_of(self, game: Board, seat: int, option: Option) -> tuple[int, float]:
        """The price of a purchase, and what it brings until the end of the game."""
        verb, subject, _ = option
        look = self._outlook
        w, now = look.sheet.w, look.now
        turns = now.turns[seat]
        if verb == "gain":
            face = game.cards[subject]
            gain = self._card(seat, face, max(0.0, turns - w["delay"]))
            return look.rules.cost_of[face], gain * look.sheet.correction[face]
        if verb == "charge":
            sockets = game.derived[SOCKETS][seat]
            missing = sockets - game.counters[CHARGES + seat]
            mage = game.cards[game.zones[MAGE + seat][0]]
            ability = look.faces[mage].ability * look.sheet.correction[mage]
            in_time = min(1.0, turns / (0.5 * missing + 1))
            return CHARGE_COST, w["charge"] * ability * in_time * (1 + w["late-charge"] * (1 - missing / sockets))
        if verb in ("focus", "open"):
            return self._breach(game, seat, verb, subject - 1)
        face = game.cards[subject]  # a power
        mark = game.marks.get(subject * 8 + POWER_MARK, 1)
        threat = look.sheet.threat[face] * look.sheet.urgency[min(11, mark)]
        return look.rules.removal_cost[face], w["remove"] * threat

    def _card(self, seat: int, face: int, left: float) -> float:
        """What a card brings in so many turns: what all cards together do more or less in each of them."""
        look = self._outlook
        sheet, now = look.sheet, look.now
        w, one = sheet.w, look.faces[face]
        opened, count, spells = now.opened[seat], now.count[seat], now.spells[seat]
        slots = opened + w["focused"]
        power, is_spell = sheet.power[opened][face], look.is_spell[face]
        worth = now.strength[seat] + now.aether[seat] * now.gems[seat]
        if one.once:
            gain = power
        else:
            more = worth + power + now.aether[seat] * one.aether
            gain = left * (more / cycle(count + 1, spells + is_spell, slots) - now.rate[seat])
        if one.culls:
            fewer = (worth - now.aether[seat] * now.poorest_gem[seat]) / cycle(count - 1, spells, slots)
            if spells:
                fewer = max(fewer, (worth - now.poorest_spell[seat]) / cycle(count - 1, spells - 1, slots))
            later = max(0.0, left - count / HAND_SIZE)
            gain += w["cull"] * one.culls * later * max(0.0, fewer - now.rate[seat])
        return gain

    def _breach(self, game: Board, seat: int, verb: str, breach: int) -> tuple[int, float]:
        look = self._outlook
        w, now = look.sheet.w, look.now
        opened, count, spells = now.opened[seat], now.count[seat], now.spells[seat]
        left = max(0.0, now.turns[seat] - 1.0)
        more = now.strength[seat] + now.aether[seat] * now.gems[seat] + w["damage"] * now.insight[seat]
        circle = cycle(count, spells, opened + 1 + w["focused"])
        bonus = w["breach-bonus"] * min(1.0, spells / circle / (opened + 1)) if breach >= 2 else 0.0
        full = left * (w["breach"] * (more / circle - now.rate[seat]) + w["breach-any"] + bonus)
        waiting = 0.0
        faces, cards = look.faces, game.cards
        if not game.counters[FOCUSED[breach] + seat] or verb == "open":
            for card in game.zones[HAND + seat]:
                if look.is_spell[cards[card]]:
                    waiting = max(waiting, faces[cards[card]].damage)
        if verb == "open":
            return open_price(game, seat, breach), full + w["prepped"] * waiting
        state = game.counters[BREACH_STATES[breach] + seat]
        if state == LAST_TURN:
            return focus_price(game, seat, breach), 0.0
        gain = w["focus"] * full / (OPENED - state)
        if not game.counters[FOCUSED[breach] + seat]:
            gain += w["prepped"] * waiting
        return focus_price(game, seat, breach), gain


def purse_of(game: Board, seat: int) -> int:
    """All aether that is left to spend."""
    purse = 0
    for counter in AETHERS:
        purse += game.counters[counter + seat]
    return purse
