"""Games that a seat could just as well be in: the only thing a searching bot may look ahead in."""

from __future__ import annotations

from typing import Final

from deckwright.core.game import Game
from deckwright.core.questions import Question
from deckwright.core.randomness import Dice
from deckwright.core.run import asking
from deckwright.core.views import knows

_Pool = tuple[list[int], list[int], list[int]]
"""Unseen cards that could change places; the definitions they have for certain; others that some of them could have."""

_MOST_DEALS: Final = 100
"""How often the unseen is dealt to find a deal in which the same seats are asked."""


class Sampler:
    """Deals the unseen again and again, as it looks to one seat at one moment.

    Which cards the seat cannot see, and what they could be, is worked out once. The game may go on meanwhile: it is the
    moment at which the sampler was made that is dealt again.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self._game = game.copy()
        rounds: list[dict[object, list[int]]] = []
        rules = game.rules
        for place, cards in enumerate(game.zones):
            for index, card in enumerate(cards):
                if not knows(game, seat, place, card):
                    for number, pool in enumerate(rules.pools_of(game, place, index, card)):
                        if number == len(rounds):
                            rounds.append({})
                        rounds[number].setdefault(pool, []).append(card)
        # Not in the order in which the unseen lies.
        ordered = [[pools[pool] for pool in sorted(pools, key=repr)] for pools in rounds]
        self._first: list[_Pool] = [(cards, *rules.could_be(game, cards)) for cards in ordered[0]] if ordered else []
        self._later = [cards for pools in ordered[1:] for cards in pools]
        question = game.question
        self._question = question if question is not None and question.seats != (seat,) else None
        """What others are asked, too: it has to be asked again as the cards lie then."""

    def deal(self, dice: Dice) -> Game:
        """A game the seat could just as well be in; equal dice deal the same, however the unseen really lies."""
        other = self._game.copy()
        if self._question is None:
            self._deal(other, dice)
        else:
            other.question = self._dealt_and_asked(other, self._question, dice)
        other.rng = dice.below(1 << 64)
        if other.given and other.question is not None:
            for seat in sorted(other.given):
                if seat != self.seat:  # that they have answered is known, what they answered is not
                    options = other.question.options_of(seat)
                    other.given[seat] = options[dice.below(len(options))]
        return other

    def _dealt_and_asked(self, other: Game, question: Question, dice: Dice) -> Question:
        """Deal until the same seats are asked: everybody sees that they are."""
        instruction, scope = asking(other)
        assert instruction.ask is not None
        offered = question.options_of(self.seat)
        for _ in range(_MOST_DEALS):
            self._deal(other, dice)
            asked = instruction.ask(other, scope, instruction.step)
            if (
                isinstance(asked, Question)
                and (asked.prompt, asked.seats) == (question.prompt, question.seats)
                and asked.options_of(self.seat) == offered
            ):
                return asked
            other.cards = self._game.cards
        return question  # so unlikely a question that the cards stay as they are

    def _deal(self, other: Game, dice: Dice) -> None:
        changed = list(other.cards)
        for pool in self._first:
            _deal_again(changed, pool, dice)
        if self._later:
            for cards in self._later:  # what they could be depends on what the earlier rounds have dealt
                other.cards = tuple(changed)
                _deal_again(changed, (cards, *other.rules.could_be(other, cards)), dice)
        other.cards = tuple(changed)


def resample(game: Game, seat: int, dice: Dice) -> Game:
    """A game that this seat could just as well be in: the unseen dealt again, future chance drawn anew.

    What the seat knows stays: visible cards, cards it was shown, the number of cards everywhere, and what the
    rules say of hidden piles (``Rules.pools_of``, ``could_be``). Who is asked and who has answered in secret is known,
    what they are offered and what they answered is not: the same seats are asked as the cards lie then. Equal dice
    deal the same, however the unseen really lies. For many deals of one moment make a ``Sampler``.
    """
    return Sampler(game, seat).deal(dice)


def _deal_again(faces: list[int], pool: _Pool, dice: Dice) -> None:
    """Shuffle the faces of some cards.

    Cards change their faces, not their places: who knows a card, and a choice made in secret that is still to be
    carried out, go on meaning the card in that spot.
    """
    cards, certain, possible = pool
    if possible:
        drawn = possible[:]
        dice.shuffle(drawn)
        dealt = sorted(certain + drawn[: len(cards) - len(certain)])
    else:
        dealt = certain[:]
    dice.deal(faces, cards, dealt)
