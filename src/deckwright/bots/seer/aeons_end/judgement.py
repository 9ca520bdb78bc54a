"""What a position in Aeon's End is worth to the players together, by the weights of the policy."""

from __future__ import annotations

from deckwright.bots.seer.aeons_end.outlook import Outlook, cycle
from deckwright.games.aeons_end.breaches import CLOSED, OPENED, bonus_at
from deckwright.games.aeons_end.lookup import Board
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
    LIFE,
    LIFE_MARK,
    MAGE,
    NEMESIS_LIFE,
    NEMESIS_PLAY,
    NEMESIS_TOKENS,
    PILES,
    PLAYED,
    POWER_MARK,
    SOCKETS,
    SPECIAL_DECK,
    SPECIAL_PLAY,
    SUPPLY,
    TOKENS,
    TURN_DECK,
)

OVER = 1000.0


class Judgement:
    """Judges positions in the light of what the policy has taken in."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook

    def of(self, game: Board) -> float:
        """What a position is worth to the players together, in damage."""
        if game.outcome is not None:
            return OVER if game.outcome["winners"] else -OVER
        look = self._outlook
        sheet, now = look.sheet, look.now
        w, traits = sheet.w, sheet.traits
        counters, zones, cards, marks = game.counters, game.zones, game.cards, game.marks
        worth = sheet.grave[counters[GRAVEHOLD]]
        special = zones[SPECIAL_PLAY]
        if traits.untouchable:
            for card in special:
                worth -= marks.get(card * 8 + LIFE_MARK, 0)
            worth -= 11.0 * len(zones[SPECIAL_DECK])
        else:
            worth -= counters[NEMESIS_LIFE]
            if special:
                husks = len(special)
                worth -= w["husk"] * husks + w["husk-square"] * husks * husks
        tokens = counters[NEMESIS_TOKENS]
        if tokens:
            if traits.clock:
                worth += w["clock"] * tokens - 4.0 / tokens
            elif traits.cloaked:
                worth -= w["cloak"] * tokens
            else:
                worth -= w["token"] * tokens
        worth -= w["fury"] * counters[TOKENS]
        threat = sheet.threat
        if zones[NEMESIS_PLAY]:
            stay = min(sheet.minion_turns, now.until)
            for card in zones[NEMESIS_PLAY]:
                face = cards[card]
                if look.is_minion[face]:
                    life = marks.get(card * 8 + LIFE_MARK, 0)
                    most = max(life, look.rules.card_of[face].life, 1)
                    whole = w["minion-whole"]
                    worth -= w["minion"] * threat[face] * stay * (whole + (1 - whole) * life / most)
                    worth -= w["minion-life"] * life
                else:
                    worth -= threat[face] * sheet.urgency[min(11, marks.get(card * 8 + POWER_MARK, 1))]
        if traits.devours:
            for pile in range(PILES):
                size = len(zones[SUPPLY + pile])
                if size:
                    worth += w["pile"] + w["supply"] * size
        for card in zones[TURN_DECK]:
            worth += -w["turn"] if look.is_nemesis_turn[cards[card]] else w["turn"]
        for seat in range(game.seats):
            worth += self._of_seat(game, seat)
        return worth

    def _of_seat(self, game: Board, seat: int) -> float:
        look = self._outlook
        sheet, now = look.sheet, look.now
        w = sheet.w
        counters, zones, cards, gem = game.counters, game.zones, game.cards, look.aether
        life = counters[LIFE + seat]
        worth = sheet.life[life] if life > 0 else -w["exhausted"]
        charges = counters[CHARGES + seat]
        if charges:
            sockets = game.derived[SOCKETS][seat]
            mage = cards[zones[MAGE + seat][0]]
            ability = look.faces[mage].ability * look.sheet.correction[mage]
            worth += (w["ready"] if charges >= sockets else w["charged"] * charges / sockets) * ability
        mine = seat == game.turn
        is_spell, power = look.is_spell, sheet.power[now.opened[seat]]
        room = count = opened = bolts = 0
        spells = gems = lying_here = 0.0
        for breach in range(4):
            state = counters[BREACH_STATES[breach] + seat]
            lying = zones[BREACH_ZONES[breach] + seat]
            if lying:
                for card in lying:
                    one = power[cards[card]]
                    lying_here += one + bonus_at(state, breach)
                    spells += one
                    count += 1
                    bolts += 1
            elif mine and (state >= OPENED or counters[FOCUSED[breach] + seat]):
                room += 1
            if state >= OPENED:
                opened += 1
                worth += w["opened"]
            elif state > CLOSED:
                worth += w["turned"] * (state - CLOSED)
        worth += w["prepped"] * lying_here
        hand = zones[HAND + seat]
        at_hand = 0.0
        powers: list[float] = []
        for card in hand:
            number = cards[card]
            if is_spell[number]:
                powers.append(power[number])
                spells += power[number]
                bolts += 1
            else:
                at_hand += gem[number]
                spells += power[number]
        gems = at_hand
        count += len(hand)
        for zone in (DECK, DISCARD, PLAYED):
            pile = zones[zone + seat]
            count += len(pile)
            for card in pile:
                number = cards[card]
                spells += power[number]
                gems += gem[number]
                if is_spell[number]:
                    bolts += 1
        worth += now.turns[seat] * (spells + now.aether[seat] * gems) / cycle(count, bolts, opened + w["focused"])
        if mine:
            purse = 0
            for counter in AETHERS:
                purse += counters[counter + seat]
            worth += w["gem-now"] * (at_hand + purse)
        else:
            worth += w["gem-later"] * at_hand + w["card"] * len(hand)
        if powers:
            powers.sort(reverse=True)
            for one in powers:
                worth += (w["prep-now"] if room > 0 else w["in-hand"]) * one
                room -= 1
        if sheet.traits.corrupting:
            corrupt = look.is_corruption
            for zone in (HAND, DECK, DISCARD, PLAYED):
                for card in zones[zone + seat]:
                    if corrupt[cards[card]]:
                        worth -= w["corruption"]
        return worth
