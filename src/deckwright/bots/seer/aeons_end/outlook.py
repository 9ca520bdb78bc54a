"""What the policy takes in of the table before a decision: how long the game goes on, and what cards bring."""

from __future__ import annotations

from collections.abc import Mapping

from deckwright.bots.seer.aeons_end.reading import Face, Threats, Traits, is_corruption, read_face, traits_of
from deckwright.bots.seer.aeons_end.weights import CARD, WEIGHTS, correction_of
from deckwright.games.aeons_end.breaches import OPENED
from deckwright.games.aeons_end.definitions import INCREASED, MINION, POWER, SPELL, THE_NEMESIS
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.table import (
    BREACH_STATES,
    BREACH_ZONES,
    DECK,
    DISCARD,
    GRAVEHOLD,
    HAND,
    HAND_SIZE,
    LIFE,
    LIFE_MARK,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_LIFE,
    NEMESIS_MOST,
    PLAYED,
    SPECIAL_DECK,
    SPECIAL_PLAY,
    TURN_DECK,
    TURN_DISCARD,
)
from deckwright.games.aeons_end.turn_order import players_of

ALL_CARDS = (HAND, DECK, DISCARD, PLAYED, *BREACH_ZONES)


class Horizon:
    """What the policy takes in of the table before a decision, and holds fixed while it tries options."""

    __slots__ = (
        "aether",
        "count",
        "gems",
        "insight",
        "opened",
        "poorest_gem",
        "poorest_spell",
        "rate",
        "spells",
        "strength",
        "turns",
        "until",
    )

    def __init__(self, seats: int) -> None:
        self.until = 0.0
        """Turns of the nemesis that are left."""
        self.turns = [0.0] * seats
        """Turns of each mage that are left."""
        self.rate = [0.0] * seats
        """What the cards of each mage bring in a turn."""
        self.opened = [0] * seats
        self.aether = [0.0] * seats
        """What an aether is worth to each mage."""
        self.count = [0] * seats
        """The cards of each mage."""
        self.spells = [0] * seats
        self.strength = [0.0] * seats
        """What the spells and relics of each mage do when they come round."""
        self.gems = [0.0] * seats
        """What the gems of each mage bring when they come round, in aether."""
        self.poorest_spell = [0.0] * seats
        self.poorest_gem = [0.0] * seats
        """What the poorest spell and the poorest gem of each mage bring when they come round."""
        self.insight = [0.0] * seats
        """What each mage's spells do more with one more opened breach."""


class Sheet:
    """The weights for one nemesis, number of mages and difficulty, made ready."""

    def __init__(self, rules: Rulebook, faces: list[Face], nemesis: int, weights: Mapping[str, float]) -> None:
        card = rules.card_of[nemesis]
        self.correction = [weights.get(correction_of(one.id), 1.0) for one in rules.card_of]
        """How much more or less than it seems a card of the supply, or the ability of a mage, is worth."""
        self.traits: Traits = traits_of(rules, nemesis)
        self.w = dict(weights)
        threats = Threats(rules, card)
        self.threat = [threats.of(one) if one.kind in (MINION, POWER) else 0.0 for one in rules.card_of]
        w = self.w
        self.grave = _curve(80, w["grave"], w["grave-low"], w["grave-few"])
        self.life = _curve(40, w["life"], w["life-low"], w["life-few"])
        self.minion_turns = w["minion-turns"]
        off = w["cloaked-off"] if self.traits.cloaked else 0.0
        self.power = [
            [_power(card.kind, face, opened, off, w) for card, face in zip(rules.card_of, faces, strict=True)]
            for opened in range(5)
        ]
        """What a spell or a relic does when it comes round, with so many opened breaches."""
        self.urgency = [w["power"] * max(0.1, 1 - w["power-later"] * (left - 1)) for left in range(12)]


def _curve(most: int, each: float, low: float, few: float) -> list[float]:
    """The worth of 0 to ``most`` points: each one something, and the last ones more and more."""
    worth = [0.0]
    for point in range(1, most + 1):
        worth.append(worth[-1] + each + low * max(0.0, 1 - (point - 1) / few))
    return worth


def _power(kind: str, face: Face, opened: int, off: float, w: Mapping[str, float]) -> float:
    if kind == SPELL:
        damage = face.damage + face.per_breach * opened
        return w["damage"] * max(w["cloaked-least"] * damage, damage - off)
    return w["relic"] * face.relic


class Outlook:
    """What the policy knows of the cards, and what it has taken in of the table."""

    def __init__(
        self, rules: Rulebook, weights: Mapping[str, float], factors: Mapping[str, Mapping[str, float]]
    ) -> None:
        self.rules = rules
        self._weights = {**WEIGHTS, **weights}
        self._factors = factors
        self.faces: list[Face] = [read_face(card) for card in rules.card_of]
        self.aether = [face.aether for face in self.faces]
        self._per_breach = [face.per_breach for face in self.faces]
        self.is_spell = [kind == SPELL for kind in rules.kind_of]
        self.is_minion = [kind == MINION for kind in rules.kind_of]
        self.is_corruption = [is_corruption(rules, card) for card in rules.card_of]
        self.is_nemesis_turn = [card.turn_of == THE_NEMESIS for card in rules.card_of]
        self._sheets: dict[tuple[int, int, bool], Sheet] = {}
        self.sheet: Sheet
        self.now = Horizon(0)

    def sheet_of(self, game: Board) -> Sheet:
        """The weights for this game."""
        nemesis = game.cards[game.zones[NEMESIS][0]]
        increased = game.options["difficulty"] in INCREASED
        key = (nemesis, game.seats, increased)
        sheet = self._sheets.get(key)
        if sheet is None:
            weights = dict(self._weights)
            for group in groups_of(self.rules, nemesis, game.seats, increased):
                for name, factor in self._factors.get(group, {}).items():
                    if name in weights or name.startswith(CARD):  # a table may be older than the weights there are
                        weights[name] = weights.get(name, 1.0) * factor
            sheet = self._sheets[key] = Sheet(self.rules, self.faces, nemesis, weights)
        return sheet

    def look_at(self, game: Board) -> None:
        """How long will the game go on, and what are the cards of the mages still going to do?"""
        sheet = self.sheet = self.sheet_of(game)
        w = sheet.w
        now = self.now = Horizon(game.seats)
        counters, zones = game.counters, game.zones
        if sheet.traits.untouchable:
            life = sum(game.marks.get(card * 8 + LIFE_MARK, 0) for card in zones[SPECIAL_PLAY])
            left = (life + 11.0 * len(zones[SPECIAL_DECK])) / 99.0
        else:
            left = counters[NEMESIS_LIFE] / max(1, counters[NEMESIS_MOST])
        until = (len(zones[NEMESIS_DECK]) + 1) * (w["deck-turns"] + w["life-turns"] * left)
        health = counters[GRAVEHOLD] + sum([counters[LIFE + seat] for seat in range(game.seats)])
        now.until = until = max(1.0, min(until, health / w["harm"]))
        theirs = 0
        each = [0.0] * game.seats
        for zone in (TURN_DECK, TURN_DISCARD):
            for card in zones[zone]:
                players = players_of(game, card)
                if not players:
                    theirs += 1
                for seat in players:
                    each[seat] += 1 / len(players)
        for seat in range(game.seats):
            turns = now.turns[seat] = until * each[seat] / max(1, theirs)
            self._weigh_cards(game, seat, turns)

    def _weigh_cards(self, game: Board, seat: int, turns: float) -> None:
        """What the cards of a mage bring when they come round."""
        sheet, now = self.sheet, self.now
        w = sheet.w
        counters, zones, cards, gem = game.counters, game.zones, game.cards, self.aether
        opened = 0
        for counter in BREACH_STATES:
            if counters[counter + seat] >= OPENED:
                opened += 1
        now.opened[seat] = opened
        count = spells = 0
        strength = gems = insight = 0.0
        poorest_spell = poorest_gem = 9.0
        is_spell, power, per_breach = self.is_spell, sheet.power[opened], self._per_breach
        for zone in ALL_CARDS:
            for card in zones[zone + seat]:
                number = cards[card]
                count += 1
                strength += power[number]
                gems += gem[number]
                if is_spell[number]:
                    spells += 1
                    insight += per_breach[number]
                    if power[number] < poorest_spell:
                        poorest_spell = power[number]
                elif 0 < gem[number] < poorest_gem:
                    poorest_gem = gem[number]
        circle = cycle(count, spells, opened + w["focused"])
        income = gems / circle / w["rich"]
        sated = 1 + income ** w["rich-fast"]
        aether = w["aether"] * max(w["aether-least"], (turns / 20) ** w["aether-time"]) / sated
        now.aether[seat] = aether
        now.count[seat] = count
        now.spells[seat] = spells
        now.strength[seat] = strength
        now.gems[seat] = gems
        now.poorest_spell[seat] = poorest_spell
        now.poorest_gem[seat] = poorest_gem
        now.insight[seat] = insight
        now.rate[seat] = (strength + aether * gems) / circle


def cycle(count: int, spells: int, slots: float) -> float:
    """How many turns it takes until a card comes round again.

    A turn deals out a hand, and takes as many spells as there are breaches; spells that find none stay in hand, and
    fewer cards are drawn.
    """
    if count < 1:
        return 1.0
    drawn = max(1.0, (count - min(slots, HAND_SIZE * spells / count)) / HAND_SIZE)
    cast = spells / slots
    return float((drawn**4 + cast**4) ** 0.25)


def groups_of(rules: Rulebook, nemesis: int, seats: int, increased: bool) -> list[str]:
    """What the weights hang on in a game."""
    traits = traits_of(rules, nemesis)
    found = [name for name, has in zip(Traits._fields, traits, strict=True) if has]
    if seats != 2:
        found.append({1: "alone", 3: "three", 4: "four"}[seats])
    if increased:
        found.append("increased")
    return found
