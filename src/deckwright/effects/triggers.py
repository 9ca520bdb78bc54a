"""Triggers: abilities that answer an event, and what happens instead of it.

An event happens to a seat, and perhaps concerns a card. The cards in force for that seat answer first, in the order the
rules give (``CardRules.in_force``), then those of others, then what was started for this turn. Each answer is a block
of its own: ``you`` is whose ability it is, ``this`` its card, ``who`` whom the event happened to, ``about`` the card.
"""

from __future__ import annotations

from typing import Final

from deckwright.core.game import Scope, Value, mark_key
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.conditions import holds
from deckwright.effects.lookup import CardGame, kind_of
from deckwright.effects.turns import lasting_abilities, tally, use_up, used_abilities
from deckwright.effects.vocabulary.modifiers import When
from deckwright.effects.vocabulary.triggers import Announce, Unreplaced
from deckwright.effects.words import mentions

GAINED: Final = "gained"
DESTROYED: Final = "destroyed"
DAMAGED: Final = "damaged"
HEALED: Final = "healed"
LEAVES_PLAY: Final = "leaves-play"


class Ability:
    """An ability with the block that carries it out."""

    __slots__ = ("block", "number", "when")

    def __init__(self, when: When, block: int, number: int) -> None:
        self.when = when
        self.block = block
        self.number = number
        """Its place on its card."""


class Answer:
    """An ability that answers an event now: whose it is, which card bears it, and what started it."""

    __slots__ = ("ability", "card", "holder", "started")

    def __init__(self, holder: int, card: int, ability: Ability, started: int) -> None:
        self.holder = holder
        self.card = card
        self.ability = ability
        self.started = started
        """The key of what was started for this turn, or -1 for a printed ability."""

    def start(self, game: CardGame, seat: int, about: int) -> None:
        """Carry the ability out before whatever is under way."""
        if self.started >= 0:
            use_up(game, self.started)
        elif self.ability.when.limit:
            key = used_abilities(self.card, self.ability.number)
            game.uses[key] = game.uses.get(key, 0) + 1
        holder = self.holder if self.holder >= 0 else max(game.turn, 0)  # what nobody owns acts for whose turn it is
        game.push(self.ability.block, names_for(holder, self.card, seat, about))


def names_for(holder: int, card: int, seat: int, about: int) -> dict[str, Value]:
    """The names that an ability is given."""
    return {"you": holder, "this": card, "who": seat, "about": about}


def fire(game: CardGame, seat: int, event: str, about: int = -1) -> None:
    """Start the abilities that answer an event; they are carried out before whatever is under way."""
    rules = game.rules
    if not rules.hears(game, event):
        return
    if event in rules.tallied:
        tally(game, seat, rules.happenings.index(event), about)
    for answer in reversed(answering(game, seat, event, about)):
        answer.start(game, seat, about)


def answering(game: CardGame, seat: int, event: str, about: int, instead: bool = False) -> list[Answer]:
    """The abilities that answer an event, in the order they act; or those that replace it."""
    rules = game.rules
    found: list[Answer] = []
    by_card = rules.abilities.get(event)
    if by_card is not None:
        if about >= 0 and game.cards[about] in by_card:
            _add(game, found, by_card[game.cards[about]], seat, about, seat, about, ("this",), instead)
        cards = game.cards
        for card in rules.in_force(game, seat):
            if cards[card] in by_card:
                _add(game, found, by_card[cards[card]], seat, card, seat, about, ("you", "anyone"), instead)
        if event in rules.far_reaching:
            for holder in rules.group(game, max(seat, 0), "all"):
                if holder != seat:
                    for card in rules.in_force(game, holder):
                        told = by_card.get(game.cards[card], [])
                        _add(game, found, told, holder, card, seat, about, ("others", "anyone"), instead)
            if seat >= 0:
                for card in rules.in_force(game, -1):
                    told = by_card.get(game.cards[card], [])
                    _add(game, found, told, seat, card, seat, about, ("you", "others", "anyone"), instead)
    if rules.lasting:
        for key, card, ability in lasting_abilities(game, seat):
            if ability.when.event == event and _answers(game, ability.when, seat, card, seat, about, instead):
                found.append(Answer(seat, card, ability, key))
    return found


def _add(
    game: CardGame,
    found: list[Answer],
    abilities: list[Ability],
    holder: int,
    card: int,
    seat: int,
    about: int,
    of: tuple[str, ...],
    instead: bool,
) -> None:
    for ability in abilities:
        if ability.when.of in of and _answers(game, ability.when, holder, card, seat, about, instead):
            limit = ability.when.limit
            if not limit or game.uses.get(used_abilities(card, ability.number), 0) < limit:
                found.append(Answer(holder, card, ability, -1))


def _answers(game: CardGame, when: When, holder: int, card: int, seat: int, about: int, instead: bool) -> bool:
    if when.instead != instead or (when.against and when.against != kind_of(game, about)):
        return False
    if when.condition is None:
        return True
    return holds(game, Scope(0, 0, names_for(holder, card, seat, about)), when.condition)


def left_play(game: CardGame, card: int, seat: int) -> None:
    """A card has left play: its tokens go, and what it does on leaving happens."""
    for mark in range(8):
        game.marks.pop(mark_key(card, mark), None)
    fire(game, seat, LEAVES_PLAY, about=card)


@resolves(Announce)
def _announce(game: CardGame, scope: Scope, step: Announce) -> None:
    fire(game, scope.seat(step.who), step.event, about=scope.card(step.about) if step.about else -1)


# -- what happens instead --------------------------------------------------------------------------------------


def happen(game: CardGame, event: str, cards: tuple[int, ...], block: str, *, seat: int = -1, place: int = -1) -> bool:
    """Let an event happen to cards one by one, if abilities answer it or replace it: else it is done at once.

    ``block`` begins with ``Unreplaced``. It happens to whom each card belongs, or to ``seat``; ``place`` is where the
    cards would go.
    """
    rules = game.rules
    if event not in rules.answered:
        return False
    for card in reversed(cards):
        you = seat if seat >= 0 else rules.layout.owner_of[game.place[card]]
        game.push(rules.block(block), {"you": you, "about": card, "place": place})
    return True


@asks(Unreplaced)
def _ask_unreplaced(game: CardGame, scope: Scope, step: Unreplaced) -> Question | Option | None:
    you, about = scope.seat("you"), scope.card("about")
    found = _different(answering(game, you, step.event, about, instead=True))
    return question_or_only(f"instead-{step.event}", (you,), [("pick", answer.card, -1) for answer in found], about)


def _different(found: list[Answer]) -> list[Answer]:
    """Of abilities that do the same, only the first: there is nothing to choose between them.

    What works only some times this turn comes before what is printed: it is meant for the very next time.
    """
    different: list[Answer] = []
    for answer in sorted(found, key=lambda one: one.started < 0):
        steps = answer.ability.when.steps
        same = [one for one in different if one.holder == answer.holder and one.ability.when.steps == steps]
        if not same or "this" in mentions(steps):
            different.append(answer)
    return different


@answers(Unreplaced)
def _answer_unreplaced(game: CardGame, scope: Scope, step: Unreplaced, option: Option) -> None:
    you, about = scope.seat("you"), scope.card("about")
    found = answering(game, you, step.event, about, instead=True)
    scope.at += step.skip
    next(answer for answer in found if answer.card == option[1]).start(game, you, about)
