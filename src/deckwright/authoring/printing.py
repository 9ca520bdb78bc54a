"""Printing cards: from what is written on a definition to what the rules look up during play."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from deckwright.authoring.check import add_ability, check_word, compile_block
from deckwright.core.game import MARKS
from deckwright.effects.actions import PrintedAction
from deckwright.effects.card_rules import CardRules
from deckwright.effects.modifiers import changes
from deckwright.effects.vocabulary.actions import Action
from deckwright.effects.vocabulary.modifiers import When
from deckwright.effects.words import Modifier, Steps


def print_text(rules: CardRules, number: int, part: str, steps: Steps) -> None:
    """Give a definition one of its texts; an empty one is none."""
    if steps:
        name = f"card {rules.definitions[number].id!r}: {part}"
        block = compile_block(rules, name, steps, ("source", *rules.parts[part]))
        rules.texts[part][number] = block
        rules.part_of[block] = part


def print_modifiers(rules: CardRules, number: int, modifiers: Iterable[Modifier]) -> None:
    """Give a definition what it changes and answers while its card is in force."""
    where = f"card {rules.definitions[number].id!r}:"
    for index, modifier in enumerate(modifiers):
        check_word(rules, f"{where} {type(modifier).__name__.lower()}", modifier, {"you", "this"})
        if isinstance(modifier, When):
            ability = add_ability(rules, f"{where} when {modifier.event} {index}", modifier, index)
            mine = rules.abilities.setdefault(modifier.event, {}).setdefault(number, [])
            mine.append(ability)
            rules.answering.setdefault(modifier.event, [[]] * len(rules.definitions))[number] = mine
            if modifier.of in ("others", "anyone"):
                rules.far_reaching.add(modifier.event)
        else:
            value = changes(modifier)
            rules.changing.setdefault(value, [()] * len(rules.definitions))[number] += (modifier,)
            rules.modifiers[number] += (modifier,)
            rules.changed_values.add(value)


def print_actions(rules: CardRules, number: int, actions: Iterable[Action]) -> None:
    """Give a definition its actions."""
    while len(rules.printed_actions) % MARKS:
        rules.printed_actions.append(rules.printed_actions[-1])  # an action's number modulo 8 is its place on its card
    for action in actions:
        where = f"card {rules.definitions[number].id!r}: action {action.id!r}"
        check_word(rules, where, replace(action, cost=(), effect=()), {"you", "this", "about"})
        block = compile_block(rules, where, action.cost + action.effect, ("about",))
        printed = PrintedAction(action, len(rules.printed_actions), block)
        rules.printed_actions.append(printed)
        rules.printed_on[number].append(printed)
