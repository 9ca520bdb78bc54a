"""The words of Krutagidon: names, messages, phrases, and how the text of a card is laid out.

Most texts are told from their steps. A few are procedures that no sentence follows step by step (who passes what to
whom once all have answered); these have an idiom, a message ``idiom-<card>-<part>``, which a test ties to the steps
(docs/decisions/0008-idioms.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from deckwright.effects.vocabulary.damage import Damage
from deckwright.effects.vocabulary.decks import GainTop
from deckwright.effects.vocabulary.flow import ForEach
from deckwright.effects.vocabulary.modifiers import Adds
from deckwright.effects.words import Modifier, Steps
from deckwright.games.krutagidon.definitions import ATTACKS, ONGOING, SOLD_AT_MARKET, TOKEN, Card
from deckwright.games.krutagidon.words.phrases import aim, of_an_event, taxes
from deckwright.rules.contract import Rules
from deckwright.text.grammar import capital
from deckwright.text.telling import Telling

PARTS = (
    "play",
    "attack",
    "event",
    "defence",
    "group_attack",
    "token",
    "death",
    "modifiers",
    "points",
    "rule",
)
"""What an idiom may stand for; a ``rule`` is printed on the card but is in none of its steps."""


def card_text(t: Telling, card: Card) -> list[str]:
    """A card line by line: what it is, and then each of its texts."""
    lines = [_heading(t, card), *_lines(t, card)]
    return [f"{capital(line)}." for line in (lines if len(lines) > 1 else [*lines, t.say("text-nothing")])]


def _lines(t: Telling, card: Card) -> Iterator[str]:
    if card.play:
        yield _told(t, card, "play", lambda: _played(t, card))
    if card.attack:
        yield t.say("text-attack", text=_told(t, card, "attack", lambda: _attack(t, card)))
    if card.event:
        event = _told(t, card, "event", lambda: t.text(of_an_event(t, card.event)))
        yield t.say("text-attack", text=event) if ATTACKS in card.tags else event
    if card.defence:
        yield t.say("text-defence", ongoing=ONGOING in card.tags, then=_after_avoiding(t, card))
    yield from _lasting(t, card)
    if card.group_attack:
        told = _told(t, card, "group_attack", lambda: t.text(card.group_attack))
        yield t.say("text-group-attack", text=told)
    for part, steps in (("token", card.token), ("death", card.death)):
        if steps and card.kind == TOKEN:
            yield _told(t, card, part, lambda steps=steps: t.text(steps))  # type: ignore[misc]
    for action in card.actions:
        yield t.say("text-once", text=t.cost_and_effect(action.cost, action.effect))
    if not isinstance(card.points, int):
        points, t.subject = card.points, t.named("you")
        yield t.say("text-score", text=_told(t, card, "points", lambda: t.amount(points, t.unit("points"))))


def _played(t: Telling, card: Card) -> str:
    """What a card does when it is played. What harms enemies outside an attack says that it is none."""
    text = t.text(card.play)
    return f"{text}. {capital(t.say('text-not-an-attack'))}" if _harms(card.play) else text


def _harms(steps: Steps) -> bool:
    for step in steps:
        match step:
            case Damage(who=who) | GainTop("limp_wands", who=who) if who != "you":
                return True
            case ForEach(steps=inner) if _harms(inner):
                return True
    return False


def _told(t: Telling, card: Card, part: str, tell: Callable[[], str]) -> str:
    """A text of a card: its idiom if it has one, else told from its steps."""
    idiom = f"idiom-{card.id}-{part.replace('_', '-')}"
    return t.say(idiom) if t.messages.has(idiom) else tell()


def _heading(t: Telling, card: Card) -> str:
    told = [t.say(f"kind-{card.kind}")]
    if card.kind in SOLD_AT_MARKET or card.cost:
        told.append(t.say("text-cost", cost=card.cost))
    if isinstance(card.points, int) and card.points:
        told.append(t.counted(card.points, t.unit("points")))
    return ", ".join(told)


def _attack(t: Telling, card: Card) -> str:
    aim(t, card.aim)
    text = t.text(card.attack)
    return f"{text}. {capital(t.say(f'idiom-{card.id}-death'))}" if card.death else text


def _after_avoiding(t: Telling, card: Card) -> str:
    """What a defence does once the card is discarded and the attack avoided."""
    besides = card.defence[2:]
    return f". {capital(_told(t, card, 'defence', lambda: t.text(besides)))}" if besides else ""


def _lasting(t: Telling, card: Card) -> Iterator[str]:
    """What holds as long as the card is in play, or in force."""
    told = [] if not card.modifiers else [_told(t, card, "modifiers", lambda: _modifiers(t, card.modifiers))]
    told += [t.say(f"text-tag-{tag}") for tag in card.tags if t.messages.has(f"text-tag-{tag}")]
    if ONGOING in card.tags and card.defence:
        told.append(t.say("text-defends-from-play"))
    if card.kind == TOKEN and card.points != _usual_points(t.rules):
        points = _usual_points(t.rules) - cast(int, card.points)
        told.append(t.say("text-costs-more", points=t.counted(points, t.unit("points"))))
    if t.messages.has(f"idiom-{card.id}-rule"):
        told.append(t.say(f"idiom-{card.id}-rule"))
    text = ". ".join([*told[:1], *map(capital, told[1:])])
    if text or ONGOING in card.tags:
        yield t.say("text-ongoing", text=text) if ONGOING in card.tags else text


def _usual_points(rules: Rules) -> int:
    """What most dead wizard tokens cost."""
    return max(cast(int, cast(Card, one).points) for one in rules.definitions if one.kind == TOKEN)


def _modifiers(t: Telling, modifiers: tuple[Modifier, ...]) -> str:
    added = [one for one in modifiers if isinstance(one, Adds)]
    if len(added) > 1:
        return taxes(t, added)
    told = [t.modifier(one) for one in modifiers]
    return ". ".join([*told[:1], *map(capital, told[1:])])
