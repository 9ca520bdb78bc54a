"""The words of Enchanters: names, messages, phrases, and how the text of a card is laid out."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, cast

from deckwright.effects.vocabulary.modifiers import Adds
from deckwright.effects.words import Modifier
from deckwright.games.enchanters.definitions import DRAGON, MONSTER, Action, Card, Half
from deckwright.text.grammar import capital, signed
from deckwright.text.telling import Telling

if TYPE_CHECKING:
    from deckwright.games.enchanters.rules import Enchanters


def card_text(t: Telling, card: Card) -> list[str]:
    """A card line by line: the foe, what happens on taking it, its upper half, its lower half, its glory."""
    is_foe = card.kind in (MONSTER, DRAGON)
    lines = []
    if is_foe:
        lines.append(t.say("text-foe", health=card.health, strength=card.strength, glory=card.bottom.glory))
    lines += modifier_lines(t, card.fight)
    if card.taking:
        lines.append(t.say("text-beaten" if is_foe else "text-taking", text=t.text(card.taking)))
    if values := _values(t, card.top):
        lines.append(t.say("text-upper", values=values))
    lines += [_action_line(t, action) for action in card.top.actions]
    lines += modifier_lines(t, card.top.modifiers)
    lines += [t.modifier(ability) for ability in card.top.when]
    if values := _values(t, card.bottom, glory=not is_foe):
        lines.append(t.say("text-lower", values=values))
    if card.bottom.score:
        t.subject = None
        score = t.amount(card.bottom.score, t.tables.units["glory"])
        lines.append(t.say("text-score", text=score))
    return [f"{capital(line)}." for line in lines or [t.say("text-nothing")]]


def action_text(t: Telling, action_id: str) -> str:
    """What an action costs and does."""
    action = _action(t, action_id)
    return t.cost_and_effect(action.cost, action.effect)


def deed(t: Telling, action_id: str) -> str:
    """Which action was used, and whether it was a rest."""
    text = action_text(t, action_id)
    return t.say("text-rest", text=text) if _action(t, action_id).rest else text


def _action(t: Telling, action_id: str) -> Action:
    rules = cast("Enchanters", t.rules)
    return next(printed.action for printed in rules.actions if printed.action.id == action_id)


def modifier_lines(t: Telling, modifiers: tuple[Modifier, ...]) -> list[str]:
    """What modifiers do; those that add to values in the same fights share a line."""
    t.doer("this")
    lines: list[str] = []
    for against, group in groupby(modifiers, key=lambda one: one.against if isinstance(one, Adds) else None):
        if against is None:
            lines += [t.modifier(modifier) for modifier in group]
        else:
            lines.append(_added(t, against, [one for one in group if isinstance(one, Adds)]))
    return lines


def _added(t: Telling, against: str, adds: list[Adds]) -> str:
    values = t.bonuses([(one.amount, t.tables.look("values", one.to)) for one in adds])
    if not against:
        return values
    whose = "against" if adds[0].to in ("attack", "defence") else "foes"
    return t.say(f"text-{whose}-{against}", values=values)


def _values(t: Telling, half: Half, *, glory: bool = True) -> str:
    values = [
        t.say(f"text-{name}", value=signed(value))
        for name, value in (("attack", half.attack), ("defence", half.defence))
        if value
    ]
    if glory and half.glory:
        values.append(t.counted(half.glory, t.tables.units["glory"]))
    return ", ".join(values)


def _action_line(t: Telling, action: Action) -> str:
    if action.rest:
        key = "text-rest"
    elif action.repeatable:
        key = "text-repeatable"
    else:
        key = "text-before-main" if action.before_main else "text-once"
    return t.say(key, text=t.cost_and_effect(action.cost, action.effect))
