"""A quick policy for Aeon's End: rules of thumb with weights, for play inside imagined games and on its own.

In the main phase whatever is free comes first, then the purchases that bring most together. Every other question is
answered by trying the options and judging the positions they lead to.
"""

from __future__ import annotations

from collections.abc import Mapping

from deckwright.bots.seer.aeons_end.reading import Face, Threats, Traits, is_corruption, read_face, traits_of
from deckwright.bots.seer.aeons_end.weights import ALWAYS, WEIGHTS
from deckwright.bots.seer.values import Value
from deckwright.core.questions import Option
from deckwright.core.run import choose
from deckwright.games.aeons_end.breaches import CLOSED, LAST_TURN, OPENED, bonus_at, focus_price, open_price
from deckwright.games.aeons_end.definitions import INCREASED, MINION, POWER, SPELL, THE_NEMESIS
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.table import (
    AETHERS,
    BREACH_STATES,
    BREACH_ZONES,
    CHARGE_COST,
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
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_LIFE,
    NEMESIS_MOST,
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
    TURN_DISCARD,
)
from deckwright.games.aeons_end.turn_order import players_of

Table = Mapping[str, float]
MENUS = frozenset({"main", "casting", "discard-order", "whose-turn", "ward", "corruption"})
"""Questions that begin something new: no effect is under way."""
BRANCHES = 8
"""So many ways an effect may go are thought through; where there are more, the first is followed."""
DEPTH = 6
"""So many answers further it is judged as it lies."""
OVER = 1000.0
END: Option = ("end", -1, -1)
USING = ("play", "use", "ability")
BUYING = ("gain", "charge", "focus", "open")
ALL_CARDS = (HAND, DECK, DISCARD, PLAYED, *BREACH_ZONES)


class Horizon:
    """What the policy takes in of the table before a decision, and holds fixed while it tries options."""

    __slots__ = ("aether", "average", "count", "insight", "opened", "poorest", "spells", "turns", "until", "uses")

    def __init__(self, seats: int) -> None:
        self.until = 0.0
        """Turns of the nemesis that are left."""
        self.turns = [0.0] * seats
        """Turns of each mage that are left."""
        self.uses = [0.0] * seats
        """How often a card of each mage still comes round."""
        self.average = [0.0] * seats
        """What a card of each mage brings when it comes round, on average."""
        self.opened = [0] * seats
        self.aether = [0.0] * seats
        """What an aether is worth to each mage."""
        self.count = [0] * seats
        """The cards of each mage."""
        self.spells = [0] * seats
        self.poorest = [0.0] * seats
        """What the poorest card of each mage brings when it comes round."""
        self.insight = [0.0] * seats
        """What each mage's spells do more with one more opened breach."""


class Sheet:
    """The weights for one nemesis, number of mages and difficulty, made ready."""

    def __init__(self, rules: Rulebook, faces: list[Face], nemesis: int, weights: Mapping[str, float]) -> None:
        card = rules.card_of[nemesis]
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


class Policy:
    """Answers for any seat."""

    def __init__(
        self, rules: Rulebook, weights: Mapping[str, float], factors: Mapping[str, Mapping[str, float]]
    ) -> None:
        self._rules = rules
        self._weights = {**WEIGHTS, **weights}
        self._factors = factors
        self._faces: list[Face] = [read_face(card) for card in rules.card_of]
        self.aether = [face.aether for face in self._faces]
        self._per_breach = [face.per_breach for face in self._faces]
        self._is_spell = [kind == SPELL for kind in rules.kind_of]
        self._is_minion = [kind == MINION for kind in rules.kind_of]
        self._is_power = [kind == POWER for kind in rules.kind_of]
        self.is_corruption = [is_corruption(rules, card) for card in rules.card_of]
        self.is_nemesis_turn = [card.turn_of == THE_NEMESIS for card in rules.card_of]
        self._sheets: dict[tuple[int, int, bool], Sheet] = {}
        self.sheet: Sheet
        self.now = Horizon(0)

    def __call__(self, game: Board, seat: int) -> Option:
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        if len(options) == 1:
            return options[0]
        prompt = question.prompt
        if prompt == "main":
            if seat != game.turn:
                return options[0]
            return self._main(game, seat, options)
        if prompt == "discard-order":
            faces, cards = self._faces, game.cards
            return max(options, key=lambda option: faces[cards[option[1]]].aether)
        self.look_at(game)
        if prompt == "whose-turn":
            return max(options, key=lambda option: self._readiness(game, option[1]))
        if prompt == "arrange":
            return min(options, key=lambda option: self.is_nemesis_turn[game.cards[option[1]]])
        if prompt == "ward":
            return self._ward(game, question.about, options)
        if prompt == "casting":
            return self._casting(game, seat, options)
        return self._best(game, seat, options)

    def steps_in(self, game: Board, seat: int) -> Option | None:
        """What to do in somebody else's turn, or nothing."""
        question = game.question
        assert question is not None
        self.look_at(game)
        before = self.value(game)
        best, found = self.sheet.w["gain"], None
        for option in question.options_of(seat):
            gain = self._settled(self._after(game, option, seat), BRANCHES) - before
            if gain > best:
                best, found = gain, option
        return found

    # -- the table -----------------------------------------------------------------------------------------

    def sheet_of(self, game: Board) -> Sheet:
        """The weights for this game."""
        nemesis = game.cards[game.zones[NEMESIS][0]]
        increased = game.options["difficulty"] in INCREASED
        key = (nemesis, game.seats, increased)
        sheet = self._sheets.get(key)
        if sheet is None:
            weights = dict(self._weights)
            for group in groups_of(self._rules, nemesis, game.seats, increased):
                for name, factor in self._factors.get(group, {}).items():
                    weights[name] *= factor
            sheet = self._sheets[key] = Sheet(self._rules, self._faces, nemesis, weights)
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
        income = 0.0
        for zone in ALL_CARDS:
            for card in zones[zone + seat]:
                income += gem[cards[card]]
        cards_there = sum([len(zones[zone + seat]) for zone in ALL_CARDS])
        income *= HAND_SIZE / max(cards_there, HAND_SIZE) / w["rich"]
        aether = w["aether"] * max(w["aether-least"], (turns / 20) ** w["aether-time"]) / (1 + income * income)
        now.aether[seat] = aether
        count = spells = 0
        total = insight = 0.0
        poorest = 9.0
        is_spell, power, per_breach = self._is_spell, sheet.power[opened], self._per_breach
        for zone in ALL_CARDS:
            for card in zones[zone + seat]:
                number = cards[card]
                count += 1
                spells += is_spell[number]
                one = power[number] + aether * gem[number]
                total += one
                insight += per_breach[number]
                if one < poorest:
                    poorest = one
        count = max(count, HAND_SIZE)
        now.count[seat] = count
        now.spells[seat] = spells
        now.poorest[seat] = poorest
        now.insight[seat] = insight
        now.average[seat] = total / count
        now.uses[seat] = turns * HAND_SIZE / count

    def brings(self, seat: int, face: int) -> float:
        """What a face brings each time that it comes round, less what it takes the place of."""
        now, sheet = self.now, self.sheet
        value = sheet.power[now.opened[seat]][face] + now.aether[seat] * self.aether[face]
        return value - sheet.w["crowding"] * now.average[seat]

    # -- a position ----------------------------------------------------------------------------------------

    def value(self, game: Board) -> float:
        """What a position is worth to the players together, in damage."""
        if game.outcome is not None:
            return OVER if game.outcome["winners"] else -OVER
        sheet, now = self.sheet, self.now
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
                if self._is_minion[face]:
                    life = marks.get(card * 8 + LIFE_MARK, 0)
                    most = max(life, self._rules.card_of[face].life, 1)
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
            worth += -w["turn"] if self.is_nemesis_turn[cards[card]] else w["turn"]
        for seat in range(game.seats):
            worth += self._of_seat(game, seat)
        return worth

    def _of_seat(self, game: Board, seat: int) -> float:
        sheet, now = self.sheet, self.now
        w = sheet.w
        counters, zones, cards, gem = game.counters, game.zones, game.cards, self.aether
        life = counters[LIFE + seat]
        worth = sheet.life[life] if life > 0 else -w["exhausted"]
        charges = counters[CHARGES + seat]
        if charges:
            sockets = game.derived[SOCKETS][seat]
            ability = self._faces[cards[zones[MAGE + seat][0]]].ability
            worth += (w["ready"] if charges >= sockets else w["charged"] * charges / sockets) * ability
        mine = seat == game.turn
        is_spell, power = self._is_spell, sheet.power[now.opened[seat]]
        room = count = 0
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
            elif mine and (state >= OPENED or counters[FOCUSED[breach] + seat]):
                room += 1
            if state >= OPENED:
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
        worth += now.uses[seat] * (spells + now.aether[seat] * gems - w["crowding"] * now.average[seat] * count)
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
            corrupt = self.is_corruption
            for zone in (HAND, DECK, DISCARD, PLAYED):
                for card in zones[zone + seat]:
                    if corrupt[cards[card]]:
                        worth -= w["corruption"]
        return worth

    # -- trying options ------------------------------------------------------------------------------------

    def _after(self, game: Board, option: Option, seat: int) -> Board:
        later = game.copy()
        choose(later, option, seat)
        return later

    def _settled(self, game: Board, branches: int) -> float:
        """What a position is worth when everybody has answered as well as they can to what is under way.

        Where there are too many ways, the first is followed. The game is played on.
        """
        for _ in range(DEPTH):
            question = game.question
            if question is None or question.prompt in MENUS:
                break
            seat = question.seats[0]
            options = question.options_of(seat)
            if branches > 1:
                options = self.distinct(game, options)
                if 1 < len(options) <= branches:
                    each = branches // len(options)
                    return max([self._settled(self._after(game, option, seat), each) for option in options])
            choose(game, options[0], seat)
        return self.value(game)

    def distinct(self, game: Board, options: list[Option]) -> list[Option]:
        """Of equal cards in one place, one is enough."""
        if len(options) < 3:
            return options
        found: dict[tuple[str, int, int, int, int], Option] = {}
        for option in options:
            verb, subject, detail = option
            if subject >= 0 and verb in ("pick", "discard", "cast", "prep", "play"):
                life = game.marks.get(subject * 8 + LIFE_MARK, 0)
                found.setdefault((verb, game.cards[subject], game.place[subject], life, detail), option)
            else:
                found.setdefault((verb, subject, -1, -1, detail), option)
        return list(found.values())

    def foreseen(self, game: Board, seat: int, option: Option) -> float:
        """What a position is worth after an option. The table must have been looked at."""
        return self.value(game) if option == END else self._settled(self._after(game, option, seat), BRANCHES)

    def _best(self, game: Board, seat: int, options: list[Option]) -> Option:
        """The option after which the position is worth most."""
        best, found = -1e9, options[0]
        for option in self.distinct(game, options):
            worth = self._settled(self._after(game, option, seat), BRANCHES)
            if worth > best:
                best, found = worth, option
        return found

    # -- phases --------------------------------------------------------------------------------------------

    def _casting(self, game: Board, seat: int, options: list[Option]) -> Option:
        best, found = -1e9, options[0]
        for option in self.distinct(game, options):
            worth = self.value(game) if option == END else self._settled(self._after(game, option, seat), BRANCHES)
            if worth > best:
                best, found = worth, option
        if found != END and self.sheet.traits.cloaked:  # small hits take the cloaks off for the big ones
            faces, cards = self._faces, game.cards
            return min([one for one in options if one != END], key=lambda one: faces[cards[one[1]]].damage)
        return found

    def _readiness(self, game: Board, seat: int) -> float:
        """Who makes most of a turn right now?"""
        faces, cards = self._faces, game.cards
        ready = 0.0
        for zone in BREACH_ZONES:
            for card in game.zones[zone + seat]:
                ready += faces[cards[card]].damage
        for card in game.zones[HAND + seat]:
            ready += faces[cards[card]].aether
        return ready - (game.counters[LIFE + seat] <= 0)

    def _ward(self, game: Board, about: int, options: list[Option]) -> Option:
        """Ward a turn of the nemesis in which much is to come."""
        no = next(option for option in options if option[0] == "no")
        if about < 0 or not self.is_nemesis_turn[game.cards[about]]:
            return no
        threat = 2.0
        for card in game.zones[NEMESIS_PLAY]:
            face = game.cards[card]
            if self._is_minion[face] or game.marks.get(card * 8 + POWER_MARK, 1) <= 1:
                threat += self.sheet.threat[face]
        return options[0] if threat >= self.sheet.w["ward"] else no

    def _main(self, game: Board, seat: int, options: list[Option]) -> Option:
        """First whatever helps and costs no aether; then the purchases that bring most together; then end."""
        free = self.free_move(game, seat, options)
        if free is not None:
            return free
        return self._buy(self.goods(game, seat, options), purse_of(game, seat))

    def free_move(self, game: Board, seat: int, options: list[Option]) -> Option | None:
        """Something that helps and costs no aether, if there is any: gems first, then spells to prep, then the rest."""
        faces, cards = self._faces, game.cards
        plain = None
        removable = False
        for option in options:
            if option[0] == "play":
                if plain is None and faces[cards[option[1]]].plain:
                    plain = option
            elif option[0] == "remove":
                removable = True
        if plain is not None and not removable:  # cards of the hand may be the price of removing a power
            return plain
        prep = self._prep(game, seat, options)
        if prep is not None:
            return prep
        self.look_at(game)
        before = 0.0
        judged = False
        best, found = self.sheet.w["gain"], None
        for option in options:
            verb = option[0]
            if verb in ("play", "use", "ability") or (
                verb == "remove" and not self._rules.removal_cost[cards[option[1]]]
            ):
                if not judged:
                    before, judged = self.value(game), True
                gain = self._settled(self._after(game, option, seat), BRANCHES) - before
                if verb == "play" and faces[cards[option[1]]].aether:
                    gain += 3.0
                if gain > best:
                    best, found = gain, option
        return found

    def goods(self, game: Board, seat: int, options: list[Option]) -> list[tuple[float, int, Option]]:
        """What there is to buy, with what it brings and what it costs. The table must have been looked at."""
        found: list[tuple[float, int, Option]] = []
        for option in options:
            verb = option[0]
            if verb in BUYING or (verb == "remove" and self._rules.removal_cost[game.cards[option[1]]]):
                price, gain = self._worth_of(game, seat, option)
                if gain > 0:
                    found.append((gain, price, option))
        return found

    def _prep(self, game: Board, seat: int, options: list[Option]) -> Option | None:
        """The strongest spell to the breach that adds most to it."""
        faces, cards = self._faces, game.cards
        best, found = -1.0, None
        for option in options:
            if option[0] == "prep":
                face = faces[cards[option[1]]]
                breach = option[2] - 1
                state = game.counters[BREACH_STATES[breach] + seat]
                worth = face.damage + 2 * face.per_breach + 0.5 * bonus_at(state, breach) + 0.1 * (state >= OPENED)
                if worth > best:
                    best, found = worth, option
        return found

    def _buy(self, goods: list[tuple[float, int, Option]], purse: int) -> Option:
        """The dearest of the purchases that bring most together for the aether there is."""
        if not goods:
            return END
        again = self.sheet.w["again"]
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

    def _worth_of(self, game: Board, seat: int, option: Option) -> tuple[int, float]:
        """The price of a purchase, and what it brings until the end of the game."""
        verb, subject, _ = option
        w, now = self.sheet.w, self.now
        turns = now.turns[seat]
        opened, count, spells = now.opened[seat], now.count[seat], now.spells[seat]
        if verb == "gain":
            face = game.cards[subject]
            brings = self.brings(seat, face)
            passes = (count + 1) / HAND_SIZE
            left = max(0.0, turns - w["delay"])
            if self._is_spell[face]:
                per_turn = (spells + 1) / (passes + w["spell-lag"])
                if per_turn > w["crowded"] * opened:
                    brings *= w["crowded-share"] + (1 - w["crowded-share"]) * w["crowded"] * opened / per_turn
                uses = left / (passes + w["spell-lag"])
            else:
                uses = left / passes
                if self._faces[face].once:
                    uses = min(1.0, uses)
            culls = self._faces[face].culls
            if culls:
                fewer = w["crowding"] * now.average[seat] - now.poorest[seat]
                brings += w["cull"] * culls * max(0.0, fewer) * left / passes
            return self._rules.cost_of[face], uses * brings
        if verb == "charge":
            sockets = game.derived[SOCKETS][seat]
            missing = sockets - game.counters[CHARGES + seat]
            ability = self._faces[game.cards[game.zones[MAGE + seat][0]]].ability
            in_time = min(1.0, turns / (0.5 * missing + 1))
            return CHARGE_COST, w["charge"] * ability * in_time * (1 + w["late-charge"] * (1 - missing / sockets))
        if verb in ("focus", "open"):
            return self._breach(game, seat, verb, subject - 1)
        face = game.cards[subject]  # a power
        mark = game.marks.get(subject * 8 + POWER_MARK, 1)
        return self._rules.removal_cost[face], w["remove"] * self.sheet.threat[face] * self.sheet.urgency[min(11, mark)]

    def _breach(self, game: Board, seat: int, verb: str, breach: int) -> tuple[int, float]:
        w, now = self.sheet.w, self.now
        turns = now.turns[seat]
        opened, count, spells = now.opened[seat], now.count[seat], now.spells[seat]
        per_turn = spells / (count / HAND_SIZE + w["spell-lag"])
        lacking = max(0.0, per_turn - w["crowded"] * opened)
        left = max(0.0, turns - 1.0)
        bonus = w["breach-bonus"] * min(1.0, per_turn / (opened + 1)) if breach >= 2 else 0.0
        insight = w["damage"] * now.insight[seat] / (count / HAND_SIZE + w["spell-lag"])
        full = left * (insight + w["breach"] * min(1.0, lacking) + w["breach-any"] + bonus)
        waiting = 0.0
        faces, cards = self._faces, game.cards
        if not game.counters[FOCUSED[breach] + seat] or verb == "open":
            for card in game.zones[HAND + seat]:
                if self._is_spell[cards[card]]:
                    waiting = max(waiting, faces[cards[card]].damage)
        if verb == "open":
            return open_price(game, seat, breach), full + w["prepped"] * waiting
        state = game.counters[BREACH_STATES[breach] + seat]
        if state == LAST_TURN:
            return focus_price(game, seat, breach), 0.0
        quarters = OPENED - state
        gain = w["focus"] * full / quarters
        if not game.counters[FOCUSED[breach] + seat]:
            gain += w["prepped"] * waiting
        return focus_price(game, seat, breach), gain


def purse_of(game: Board, seat: int) -> int:
    """All aether that is left to spend."""
    purse = 0
    for counter in AETHERS:
        purse += game.counters[counter + seat]
    return purse


def groups_of(rules: Rulebook, nemesis: int, seats: int, increased: bool) -> list[str]:
    """What the weights hang on in a game."""
    traits = traits_of(rules, nemesis)
    found = [name for name, has in zip(Traits._fields, traits, strict=True) if has]
    if seats != 2:
        found.append({1: "alone", 3: "three", 4: "four"}[seats])
    if increased:
        found.append("increased")
    return found


def policy_of(rules: Rulebook, value: Value) -> Policy:
    """The policy with weights that were learned."""
    tables = dict(value.tables)
    return Policy(rules, tables.pop(ALWAYS, {}), tables)
