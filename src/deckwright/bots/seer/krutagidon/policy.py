"""A quick policy for Krutagidon: rules of thumb with weights, for play inside imagined games and on its own.

What a deck brings in a turn follows from what its cards bring on average: a hand of five, and more the more cards draw
others. In its turn a wizard plays whatever does something, then buys what together brings most until the end of the
game. Other questions are answered by a rule, or by trying the options and judging the positions they lead to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deckwright.bots.seer.krutagidon.reading import A_CARD, Reader, counts_plays, does_nothing, hurts_its_owner
from deckwright.bots.seer.krutagidon.weights import ALWAYS, CARDS, WEIGHTS
from deckwright.bots.seer.values import Value
from deckwright.core.questions import Option, Question
from deckwright.core.run import choose, waiting_for
from deckwright.effects.vocabulary.flow import OneOf
from deckwright.effects.vocabulary.verbs import Gain
from deckwright.games.krutagidon import definitions as kinds
from deckwright.games.krutagidon.definitions import Card
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.rules import Krutagidon
from deckwright.games.krutagidon.scoring import score
from deckwright.games.krutagidon.table import (
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    LAST_TOKEN,
    LEGEND,
    LEGENDS,
    LIFE,
    MAIN,
    OBJECTS,
    ONGOING,
    PLAYED,
    POWER,
    SHORT_MARKET,
    TOKEN_STACK,
    TOKENS,
    WILD_MAGIC,
)
from deckwright.games.krutagidon.turn import price

Table = Mapping[str, float]
Basket = list[Option]
"""Cards to buy together."""

OWN_CARDS: Final = (DECK, HAND, DISCARD, PLAYED)
MOST_DRAWN: Final = 0.75
"""However many cards draw others, no more of a hand than this does."""
DECIDED: Final = 1000.0
"""What it is worth to end the game as its winner."""
BRANCHES: Final = 8
"""So many ways an effect may go are thought through."""
DEPTH: Final = 1
"""So many answers further it is judged as it lies."""
MOST_ANSWERS: Final = 24
"""What takes more answers than these is judged where it stands."""
END: Final[Option] = ("end", -1, -1)
FIRST, EARLY, LATE, LAST = 40.0, 20.0, -20.0, -40.0
"""When cards are played that want to be played before or after others."""
NO_LIFE_TO_SPARE: Final = 2
"""So many lives have to be left after a card that costs lives."""


class Holdings:
    """What a wizard has: all its cards, summed up."""

    __slots__ = ("count", "draws", "lasting", "points", "power", "prize", "use")

    def __init__(self) -> None:
        self.points = 0.0
        self.power = 0.0
        self.draws = 0.0
        self.use = 0.0
        self.lasting = 0.0
        """What ongoing cards bring in a turn."""
        self.count = 0
        self.prize = False


class Policy:
    """Answers for any seat inside an imagined game."""

    def __init__(self, rules: Krutagidon, weights: Table, corrections: Table) -> None:
        self._rules = rules
        w = self.w = {**WEIGHTS, **weights}
        reader = Reader(w)
        cards = rules.card_of
        plays = [reader.play(card) for card in cards]
        self._power = [one.power for one in plays]
        self._draws = [one.draws for one in plays]
        self._use: list[float] = []
        """Whatever else a card brings, defences among it."""
        self.played: list[float] = []
        """What each card brings that can still be played."""
        self.held: list[float] = []
        """What each card brings in the hand of somebody who waits."""
        for card, brings in zip(cards, plays, strict=True):
            brings.use += corrections.get(card.id, 0.0)
            self.played.append(brings.together)
            defence = reader.defence(card)
            self._use.append(brings.use + defence)
            self.held.append(brings.together + defence)
        self.lasting = [w["lasting"] * reader.lasting(card) for card in cards]
        self.kept = [held + lasting for held, lasting in zip(self.held, self.lasting, strict=True)]
        """What each thing is worth that is chosen before the game."""
        self.points = [float(card.points) if isinstance(card.points, int) else w["star"] for card in cards]
        self._ongoing = rules.is_ongoing
        self._idle = [does_nothing(card) for card in cards]
        self._costs_lives = [hurts_its_owner(card) for card in cards]
        self._before_all = [counts_plays(card) for card in cards]
        self._order = [_order(card, draws) for card, draws in zip(cards, self._draws, strict=True)]
        self._plain_first = [_plain_first(card) for card in cards]
        self._nobodys = [card.kind in (kinds.MAYHEM, kinds.TOKEN) for card in cards]

    def __call__(self, game: Board, seat: int) -> Option:
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        if len(options) == 1:
            return options[0]
        if question.prompt == "turn":
            found = self.next_play(game, seat, options)
            if found is not None:
                return found
            basket = self.best_basket(game, seat, options)
            return basket[0] if basket else END
        by_rule = self._by_rule(game, seat, question, options)
        if by_rule is not None:
            return by_rule
        return max(options, key=lambda option: self.after(game, seat, option))

    # -- playing ---------------------------------------------------------------------------------------------------

    def next_play(self, game: Board, seat: int, options: list[Option]) -> Option | None:
        """The card to play next; ``None`` if no card is left that does anything."""
        faces = game.cards
        best: Option | None = None
        best_order = -1e9
        for option in options:
            if option[0] != "play":
                break
            face = faces[option[1]]
            if self._idle[face]:
                continue
            lives = self._costs_lives[face]
            if lives and game.counters[LIFE + seat] < lives + NO_LIFE_TO_SPARE:
                continue
            order = self._order[face]
            if self._before_all[face]:
                order = FIRST if self._wants_a_new_hand(game, seat) else LAST
            if order > best_order:
                best, best_order = option, order
        return best

    def _wants_a_new_hand(self, game: Board, seat: int) -> bool:
        """Whether four cards of the deck would bring more than the rest of the hand."""
        faces = game.cards
        hand = [self.played[faces[card]] for card in game.zones[HAND + seat]]
        have = self.holdings(game, seat)
        average = (have.power + A_CARD * have.draws + have.use) / max(1, have.count)
        return sum(hand) - max(hand) < 4 * average

    # -- buying ----------------------------------------------------------------------------------------------------

    def best_basket(self, game: Board, seat: int, options: list[Option]) -> Basket:
        """The purchases that bring most together; none if nothing is worth it."""
        found = self.baskets(game, seat, options)
        if not found:
            return []
        gain, basket = max(found, key=lambda one: one[0])
        return basket if gain > self.w["least"] else []

    def baskets(self, game: Board, seat: int, options: list[Option]) -> list[tuple[float, Basket]]:
        """All that can be bought together, and what it brings: the dearest of each first."""
        offers: list[tuple[int, Option]] = []
        power = game.counters[POWER + seat]
        for option in options:
            if option[0] == "buy":
                cost = price(game, seat, option[1])
                place = game.place[option[1]]
                copies = min(len(game.zones[place]), power // max(1, cost)) if place == WILD_MAGIC else 1
                offers += [(cost, option)] * copies
        if not offers:
            return []
        offers.sort(key=lambda one: -one[0])
        found: list[tuple[float, Basket]] = []
        shop = Shop(self, game, seat)
        self._fill(shop, offers, 0, power, [], found)
        return found

    def _fill(
        self,
        shop: Shop,
        offers: list[tuple[int, Option]],
        first: int,
        power: int,
        basket: Basket,
        found: list[tuple[float, Basket]],
    ) -> None:
        before: Option | None = None
        for number in range(first, len(offers)):
            cost, option = offers[number]
            if cost > power or option == before:
                continue  # of equal baskets one is enough
            before = option
            more = [*basket, option]
            found.append((shop.gain(more), more))
            self._fill(shop, offers, number + 1, power - cost, more, found)

    # -- other questions -------------------------------------------------------------------------------------------

    def _by_rule(self, game: Board, seat: int, question: Question, options: list[Option]) -> Option | None:
        """Answers that need no trying; ``None`` for all others."""
        prompt, about, faces = question.prompt, question.about, game.cards
        if question.each is not None:
            if prompt == "pick":
                return min(options, key=lambda option: self.held[faces[option[1]]] + self.points[faces[option[1]]])
            return max(options, key=lambda option: self.kept[faces[option[1]]])
        if prompt == "one-of" and about >= 0 and self._plain_first[faces[about]]:
            return options[0]
        if prompt == "player" and about >= 0 and not self._nobodys[faces[about]]:
            enemies = [option for option in options if option[1] != seat]
            return enemies[0] if len(enemies) == 1 else None
        if prompt == "pick-discard" and self._all_in(game, options, (HAND + seat,)):
            values = self.played if game.turn == seat else self.held
            return min(options, key=lambda option: values[faces[option[1]]])
        if prompt == "pick-destroy" and self._all_in(game, options, [place + seat for place in OWN_CARDS]):
            left = self.turns_left(game)
            return min(options, key=lambda option: self._missed(game, seat, faces[option[1]], left))
        return None

    def _all_in(self, game: Board, options: list[Option], places: list[int] | tuple[int, ...]) -> bool:
        return all(option[0] == "pick" and game.place[option[1]] in places for option in options)

    def _missed(self, game: Board, seat: int, face: int, left: float) -> float:
        """What the deck of a wizard loses without a card."""
        uses = left * HAND_SIZE / max(HAND_SIZE, len(game.zones[DECK + seat]) + len(game.zones[DISCARD + seat]))
        return self.points[face] + self.w["power"] * uses * self.held[face]

    def after(self, game: Board, seat: int, option: Option) -> float:
        """How the table stands after an answer and what follows from it."""
        return self._after(game, seat, option, DEPTH)

    def _after(self, game: Board, seat: int, option: Option, depth: int) -> float:
        other = game.copy()
        choose(other, option, seat)
        for _ in range(MOST_ANSWERS):
            question = other.question
            if question is None or question.prompt == "turn":
                break
            asked = waiting_for(other)[0]
            options = question.options_of(asked)
            if asked == seat and len(options) > 1:
                by_rule = self._by_rule(other, seat, question, options)
                if by_rule is None and depth:
                    return max(self._after(other, seat, one, depth - 1) for one in options[:BRANCHES])
                choose(other, by_rule if by_rule is not None else options[0], seat)
            else:
                choose(other, options[-1] if question.prompt == "defend" else options[0], asked)
        return self.advantage(other, seat)

    # -- positions -------------------------------------------------------------------------------------------------

    def advantage(self, game: Board, seat: int) -> float:
        """How much better a wizard stands than the others, on average and compared with the best of them."""
        if game.outcome is not None:
            standings = [float(one) for one in game.outcome["scores"]]
        else:
            left = self.turns_left(game)
            standings = [self.standing(game, one, left) for one in range(game.seats)]
        return over_the_others(standings, seat)

    def turns_left(self, game: Board) -> float:
        """About how many turns each wizard still has."""
        zones, w = game.zones, self.w
        if game.counters[SHORT_MARKET] or game.counters[LAST_TOKEN]:
            return 0.0
        legends = w["legend-turns"] * (len(zones[LEGENDS]) + len(zones[LEGEND]))
        tokens = w["token-turns"] * len(zones[TOKEN_STACK])
        cards = w["main-turns"] * len(zones[MAIN]) / game.seats
        return max(0.5, min(legends, tokens, cards))

    def standing(self, game: Board, seat: int, left: float) -> float:
        """What a wizard has and will get, in points."""
        w, faces = self.w, game.cards
        have = self.holdings(game, seat)
        values = self.played if seat == game.turn else self.held
        hand = 0.0
        for card in game.zones[HAND + seat]:
            hand += values[faces[card]] + 0.1
        return (
            have.points
            + left * self.rate(have)
            + w["hand"] * hand
            + w["purse"] * game.counters[POWER + seat]
            + w["life"] * game.counters[LIFE + seat]
        )

    def holdings(self, game: Board, seat: int) -> Holdings:
        """All that a wizard has, summed up."""
        zones, faces = game.zones, game.cards
        points, powers, draws, uses, ongoing = self.points, self._power, self._draws, self._use, self._ongoing
        total = power = drawn = use = lasting = 0.0
        count = 0
        for place in OWN_CARDS:
            for card in zones[place + seat]:
                face = faces[card]
                total += points[face]
                if ongoing[face]:
                    lasting += self.lasting[face]
                else:
                    power += powers[face]
                    drawn += draws[face]
                    use += uses[face]
                    count += 1
        lasting *= self.w["resting"]
        for card in zones[ONGOING + seat]:
            total += points[faces[card]]
            lasting += self.lasting[faces[card]]
        for card in zones[TOKENS + seat]:
            total += points[faces[card]]
        have = Holdings()
        have.points, have.power, have.draws, have.use, have.lasting = total, power, drawn, use, lasting
        have.count = count
        have.prize = any(faces[card] == self._rules.grand_prize for card in zones[OBJECTS + seat])
        return have

    def rate(self, have: Holdings) -> float:
        """The points that what a wizard has brings in a turn."""
        w = self.w
        power, use = self.a_turn(have)
        return power * (w["power"] + w["more-power"] * power) + w["use"] * use

    def a_turn(self, have: Holdings) -> tuple[float, float]:
        """The power of a turn, and the use of whatever else the cards do."""
        count = max(have.count, HAND_SIZE)
        cards = HAND_SIZE / (1 - min(MOST_DRAWN, have.draws / count))
        share = cards / count * (1 + self.w["prize"] if have.prize else 1.0)
        return share * have.power + have.lasting, share * have.use

    def with_bought(self, have: Holdings, face: int) -> None:
        """Add a card to what a wizard has."""
        have.points += self.points[face]
        if self._ongoing[face]:
            have.lasting += self.w["resting"] * self.lasting[face]
        else:
            have.power += self._power[face]
            have.draws += self._draws[face]
            have.use += self._use[face]
            have.count += 1


class Shop:
    """Judges baskets: what is the same for all of them is worked out once."""

    def __init__(self, policy: Policy, game: Board, seat: int) -> None:
        self._policy = policy
        self._game = game
        self._have = policy.holdings(game, seat)
        delay = policy.w["delay"] * len(game.zones[DECK + seat]) / HAND_SIZE
        self._left = max(0.0, policy.turns_left(game) - delay)
        self._now = policy.rate(self._have)
        self._ends_it = not game.zones[LEGENDS]
        """Whether the game ends when the legend is bought."""
        self._ahead = 0
        if self._ends_it:
            rivals = max(score(game, one) for one in range(game.seats) if one != seat)
            self._ahead = score(game, seat) - rivals

    def gain(self, basket: Basket) -> float:
        """What buying these cards brings."""
        policy, game, have = self._policy, self._game, self._have
        after = Holdings()
        after.points, after.power, after.draws, after.use = 0.0, have.power, have.draws, have.use
        after.lasting, after.count, after.prize = have.lasting, have.count, have.prize
        legend = False
        for _, card, _ in basket:
            legend = legend or game.place[card] == LEGEND
            policy.with_bought(after, game.cards[card])
        gain = after.points + self._left * (policy.rate(after) - self._now)
        if legend:
            if self._ends_it:
                return after.points + (DECIDED if self._ahead + after.points > 0 else -DECIDED)
            gain += policy.w["legend"]
        return gain


def over_the_others(standings: list[float], seat: int) -> float:
    """How much better a wizard stands than the others, on average and compared with the best of them."""
    others = [standing for one, standing in enumerate(standings) if one != seat]
    return standings[seat] - 0.6 * sum(others) / len(others) - 0.4 * max(others)


def policy_of(rules: Krutagidon, value: Value) -> Policy:
    """The policy with weights that were learned."""
    return Policy(rules, value.tables.get(ALWAYS, {}), value.tables.get(CARDS, {}))


def _order(card: Card, draws: float) -> float:
    """When to play a card: what lasts and what draws first, what strikes last, since it may count the rest."""
    if kinds.ONGOING in card.tags:
        return FIRST
    return (EARLY if draws else 0.0) + (LATE if card.attack else 0.0) - 0.1 * card.cost


def _plain_first(card: Card) -> bool:
    """Whether the first choice that a card gives is plain power."""
    branches = [step.branches[0] for step in card.play if isinstance(step, OneOf)]
    return bool(branches) and all(isinstance(step, Gain) for step in branches[0])
