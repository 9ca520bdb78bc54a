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
from deckwright.effects.turns import started, tally, use_up, used_abilities
from deckwright.effects.vocabulary.modifiers import When
from deckwright.effects.vocabulary.triggers import Announce, Unreplaced
from deckwright.effects.words import mentions

GAINED: Final = "gained"
DESTROYED: Final = "destroyed"
DAMAGED: Final = "damaged"
HEALED: Final = "healed"
LEAVES_PLAY: Final = "leaves-play"


_ITSELF: Final[tuple[str, ...]] = ("this",)
_ONES_OWN: Final[tuple[str, ...]] = ("you", "anyone")
_OF_OTHERS: Final[tuple[str, ...]] = ("others", "anyone")
_OF_ANYBODY: Final[tuple[str, ...]] = ("you", "others", "anyone")
"""Whose events an ability may answer (``When.of``), by whose card it is on."""


class Ability:
    """An ability with the block that carries it out."""

    __slots__ = ("against", "block", "condition", "event", "instead", "limit", "number", "of", "steps")

    def __init__(self, when: When, block: int, number: int) -> None:
        self.event: str = when.event
        self.against: str = when.against
        self.of: str = when.of
        self.instead = when.instead
        self.condition = when.condition
        self.limit = when.limit
        self.steps = when.steps
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
        elif self.ability.limit:
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
    number = rules.tallies.get(event, -1)
    if number >= 0:
        tally(game, seat, number, about)
    found = answering(game, seat, event, about)
    if found:
        for answer in reversed(found):
            answer.start(game, seat, about)


def answering(game: CardGame, seat: int, event: str, about: int, instead: bool = False) -> list[Answer]:
    """The abilities that answer an event, in the order they act; or those that replace it."""
    rules = game.rules
    found: list[Answer] = []
    abilities = rules.answering.get(event)
    if abilities is not None:
        cards = game.cards
        if about >= 0:
            _add(game, found, abilities[cards[about]], seat, about, seat, about, _ITSELF, instead)
        for card in rules.bearers(game, seat, event):
            mine = abilities[cards[card]]
            if mine:
                _add(game, found, mine, seat, card, seat, about, _ONES_OWN, instead)
        if event in rules.far_reaching:
            for holder in rules.group(game, max(seat, 0), "all"):
                if holder != seat:
                    for card in rules.bearers(game, holder, event):
                        mine = abilities[cards[card]]
                        if mine:
                            _add(game, found, mine, holder, card, seat, about, _OF_OTHERS, instead)
            if seat >= 0:
                for card in rules.bearers(game, -1, event):
                    mine = abilities[cards[card]]
                    if mine:
                        _add(game, found, mine, seat, card, seat, about, _OF_ANYBODY, instead)
    if event in rules.lasting_events:
        for one in started(game, seat):
            ability = one.lasting.ability
            if ability is not None and ability.event == event:
                for _ in range(one.times):
                    if _answers(game, ability, seat, one.card, seat, about, instead):
                        found.append(Answer(seat, one.card, ability, one.key))
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
        if ability.of in of and _answers(game, ability, holder, card, seat, about, instead):
            limit = ability.limit
            if not limit or game.uses.get(used_abilities(card, ability.number), 0) < limit:
                found.append(Answer(holder, card, ability, -1))


def _answers(game: CardGame, ability: Ability, holder: int, card: int, seat: int, about: int, instead: bool) -> bool:
    if ability.instead != instead or (ability.against and ability.against != kind_of(game, about)):
        return False
    if ability.condition is None:
        return True
    return holds(game, Scope(0, 0, names_for(holder, card, seat, about)), ability.condition)


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
    if not found:
        return None
    return question_or_only(f"instead-{step.event}", (you,), [("pick", answer.card, -1) for answer in found], about)


def _different(found: list[Answer]) -> list[Answer]:
    """Of abilities that do the same, only the first: there is nothing to choose between them.

    What works only some times this turn comes before what is printed: it is meant for the very next time.
    """
    if len(found) < 2:
        return found
    different: list[Answer] = []
    for answer in sorted(found, key=lambda one: one.started < 0):
        steps = answer.ability.steps
        same = [one for one in different if one.holder == answer.holder and one.ability.steps == steps]
        if not same or "this" in mentions(steps):
            different.append(answer)
    return different


@answers(Unreplaced)
def _answer_unreplaced(game: CardGame, scope: Scope, step: Unreplaced, option: Option) -> None:
    you, about = scope.seat("you"), scope.card("about")
    found = answering(game, you, step.event, about, instead=True)
    scope.at += step.skip
    next(answer for answer in found if answer.card == option[1]).start(game, you, about)
