"""What a seat may know. A view is the only thing that leaves the server."""

from __future__ import annotations

from typing import Final

from deckwright.core.declared import Sight
from deckwright.core.events import EVERYBODY, Event
from deckwright.core.game import Game, mark_key
from deckwright.core.questions import Option, Question, Refusal, Subject
from deckwright.core.run import asking, waiting_for
from deckwright.core.shown import CardView, EventView, OptionView, QuestionView, View, ZoneView

SPECTATOR: Final = -1
"""Somebody who sits nowhere: sees what every seat sees."""
OPEN: Final = -2
"""All cards face up: for finished games and files, never for a player."""


def sees(game: Game, seat: int, place: int, card: int) -> bool:
    """Whether a seat may see this card in this zone. A spectator sees what every seat sees."""
    if seat == OPEN:
        return True
    return game.rules.layout.zone_of[place].sight != Sight.SEALED and knows(game, seat, place, card)


def knows(game: Game, seat: int, place: int, card: int) -> bool:
    """Whether a seat knows which card this is, though it may not be allowed to look again."""
    everybody = (1 << game.seats) - 1
    wanted = everybody if seat < 0 else 1 << seat
    return (game.rules.layout.seers[place] | game.seen[card]) & wanted == wanted


def view(game: Game, seat: int) -> View:
    """The table as a seat sees it; ``SPECTATOR`` for somebody who sits nowhere."""
    rules = game.rules
    layout = rules.layout
    zones = []
    for place, cards in enumerate(game.zones):
        owner = layout.owner_of[place]
        if owner >= game.seats:
            continue
        zone = layout.zone_of[place]
        if zone.sight == Sight.SEALED and seat != OPEN:
            shown: list[CardView | None] = []
        else:
            shown = [card_view(game, card) if sees(game, seat, place, card) else None for card in cards]
            if not zone.ordered:
                shown.sort(key=lambda one: (one is None, one.id if one else ""))
        zones.append(ZoneView(zone.name, owner, len(cards), shown if any(shown) else []))
    counters: dict[str, list[int]] = {}
    for counter in layout.counters:
        if counter.shown:
            first = layout.counter(counter.name)
            counters[counter.name] = game.counters[first : first + (game.seats if counter.per_seat else 1)]
    question = game.question
    waiting = waiting_for(game)
    asked = question_view(game, question, seat) if question is not None and seat in waiting else None
    return View(
        rules.name,
        game.version,
        game.seats,
        seat,
        game.turn,
        game.options,
        zones,
        counters,
        rules.facts(game, seat),
        list(waiting),
        question.prompt if question is not None else "",
        asked,
        game.outcome,
        game.ending,
    )


def card_view(game: Game, card: int) -> CardView:
    names = game.rules.mark_names
    marks = (
        {name: game.marks[mark_key(card, i)] for i, name in enumerate(names) if mark_key(card, i) in game.marks}
        if game.marks
        else {}
    )
    return CardView(game.rules.definitions[game.cards[card]].id, card, marks)


def question_view(game: Game, question: Question, seat: int) -> QuestionView:
    options = question.options_of(seat)
    instruction, scope = asking(game)
    mainly_asked = question.apart is None or seat == question.seats[0]
    missing = (
        instruction.refuse(game, scope, instruction.step) if instruction.refuse is not None and mainly_asked else []
    )
    keys = game.rules.keys(game, [*options, *(option for option, _ in missing)])
    offered = len(options)
    about = game.rules.definitions[game.cards[question.about]].id if question.about >= 0 else ""
    return QuestionView(
        question.prompt,
        [option_view(game, option, key, seat) for option, key in zip(options, keys[:offered], strict=True)],
        [option_view(game, one, key, seat, why) for (one, why), key in zip(missing, keys[offered:], strict=True)],
        about,
        question.about,
        question.chosen,
        game.rules.block_names[scope.block],
        scope.at - 1,
        game.rules.at_stake(game, scope),
    )


def option_view(game: Game, option: Option, key: str, asked: int, refusal: Refusal | None = None) -> OptionView:
    verb, subject, detail = option
    kind = game.rules.verbs[verb]
    seen = OptionView(key, verb)
    if kind == Subject.CARD or kind == Subject.ACTION:
        seen.card = game.rules.definitions[game.cards[subject]].id
        seen.n = subject
        if kind == Subject.ACTION:
            seen.action = game.rules.action_id(detail)
        else:
            seen.number = detail
        owner = game.rules.layout.owner_of[game.place[subject]]
        if owner != asked:
            seen.seat = owner
    elif kind == Subject.SEAT:
        seen.seat = subject
        seen.number = detail
    elif kind == Subject.NUMBER:
        seen.number = subject
    elif kind == Subject.ZONE:
        seen.zone = game.rules.layout.zone_of[subject].name
        seen.seat = game.rules.layout.owner_of[subject]
        seen.number = detail
    if refusal is not None:
        seen.reason, seen.need, seen.have = refusal
    return seen


def event_view(game: Game, event: Event, seat: int) -> EventView:
    """What a seat may know of an event."""
    layout = game.rules.layout
    everybody = (1 << game.seats) - 1
    wanted = everybody if seat < 0 else 1 << seat
    known = event.card >= 0 and (seat == OPEN or event.seers == EVERYBODY or event.seers & wanted == wanted)
    return EventView(
        event.kind,
        event.seat,
        game.rules.definitions[game.cards[event.card]].id if known else "",
        event.card if known else -1,
        layout.zone_of[event.origin].name if event.origin >= 0 else "",
        layout.owner_of[event.origin] if event.origin >= 0 else -1,
        layout.zone_of[event.goal].name if event.goal >= 0 else "",
        layout.owner_of[event.goal] if event.goal >= 0 else -1,
        event.what,
        event.amount,
        event.total,
        game.rules.definitions[game.cards[event.cause]].id if event.cause >= 0 else "",
    )
