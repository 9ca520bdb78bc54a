"""Actions of the town and of one's own uncovered cards: what may be used, and why not."""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Refusal
from deckwright.effects.flow import possible
from deckwright.games.enchanters.definitions import Action
from deckwright.games.enchanters.table import (
    ACTING_ENCHANTMENT,
    ACTING_ITEM,
    ACTING_TROPHY,
    CRYSTALS,
    FIRST_CARD_LEAVES,
    MAIN_ACTION_DONE,
    SPECIAL_TOPS,
    TOWN,
)
from deckwright.games.enchanters.values import rules_of, top_cards


class PrintedAction:
    """An action as the rules know it: what it costs, what it needs, and the block that carries it out."""

    __slots__ = ("action", "block", "counted", "demands", "limit", "number", "price", "rest")

    def __init__(self, action: Action, number: int, block: int, price: int, demands: bool) -> None:
        self.action = action
        self.number = number
        self.block = block
        self.price = price
        """Crystals."""
        self.demands = demands
        """Whether cost or effect need more than crystals to be possible."""
        self.rest = action.rest
        self.limit = 1000 if action.repeatable else 1
        """Repeatable actions end somewhere, too: nobody offers a thousand sacrifices in one turn."""
        self.counted = not action.rest and (price == 0 or not action.repeatable)
        """Whether its uses have to be counted: a rest is a main action, and crystals run out by themselves."""


Way = tuple[str, int, bool]
"""Verb and number of an action that can be paid for, and whether nothing but its uses can stand in its way."""

MOST_CRYSTALS = 40
"""With so many crystals any action can be paid for."""


def ways_to_act(actions_on: list[list[PrintedAction]], *, main: bool) -> list[list[tuple[Way, ...]]]:
    """For 0, 1, 2… crystals and each definition, the actions that can be paid for, before or after the main action."""

    def way(one: PrintedAction) -> Way:
        return ("rest" if one.rest else "use", one.number, not one.demands)

    def allowed(one: PrintedAction, crystals: int) -> bool:
        return one.price <= crystals and (main or not (one.rest or one.action.before_main))

    return [
        [tuple(way(one) for one in printed if allowed(one, crystals)) for printed in actions_on]
        for crystals in range(MOST_CRYSTALS + 1)
    ]


def sources(game: Game, seat: int) -> list[int]:
    """The cards whose actions a seat may use: the town and its own uncovered cards."""
    return game.zones[TOWN] + top_cards(game, seat)


def refusal(game: Game, seat: int, card: int, printed: PrintedAction, *, main: bool) -> Refusal | None:
    """Why an action cannot be used now, or ``None`` if it can. ``main``: whether a main action may be taken."""
    if printed.rest and not main:
        return ("main-action-done", 0, 0)
    used = game.uses.get(card * 8 + (printed.number & 7), 0)
    if used >= printed.limit:
        return ("used-this-turn", 0, 0)
    if printed.limit > 1 and used >= 2 and game.options["edition"] == "newer":
        return ("used-twice", 2, used)
    crystals = game.counters[CRYSTALS + seat]
    if printed.price > crystals:
        return ("costs-crystals", printed.price, crystals)
    if printed.action.before_main and not main:
        return ("only-before-main-action", 0, 0)
    if printed.demands:
        scope = Scope(0, 0, {"you": seat, "this": card})
        if not possible(game, scope, printed.action.cost) or not possible(game, scope, printed.action.effect):
            return ("not-possible", 0, 0)
    return None


def usable_actions(game: Game, seat: int, *, main: bool) -> list[Option]:
    """The actions a seat may use now."""
    rules = rules_of(game)
    counters, cards, uses = game.counters, game.cards, game.uses
    crystals = counters[CRYSTALS + seat]
    if crystals > MOST_CRYSTALS:
        crystals = MOST_CRYSTALS
    ways = rules.in_main_action[crystals] if main else rules.besides[crystals]
    acting = [game.zones[TOWN][0]]
    if top := counters[ACTING_ITEM + seat]:
        acting.append(top - 1)
    if top := counters[ACTING_ENCHANTMENT + seat]:
        acting.append(top - 1)
    if top := counters[ACTING_TROPHY + seat]:
        acting.append(top - 1)
    found: list[Option] = []
    for card in acting:
        for verb, number, plain in ways[cards[card]]:
            free = plain and not (uses and card * 8 + (number & 7) in uses)
            if free or refusal(game, seat, card, rules.actions[number], main=main) is None:
                found.append((verb, card, number))
    return found


def missing_actions(game: Game, seat: int, *, main: bool) -> list[tuple[Option, Refusal]]:
    """The actions in sight that cannot be used now, with the reason."""
    actions_on = rules_of(game).actions_on
    found: list[tuple[Option, Refusal]] = []
    for card in sources(game, seat):
        for printed in actions_on[game.cards[card]]:
            why = refusal(game, seat, card, printed, main=main)
            if why is not None:
                found.append((("rest" if printed.rest else "use", card, printed.number), why))
    return found


def use(game: Game, seat: int, card: int, number: int) -> None:
    """Use an action: its cost and effect go on the stack."""
    rules = rules_of(game)
    printed = rules.actions[number]
    if printed.counted or game.options["edition"] == "newer":
        key = card * 8 + (number & 7)
        game.uses[key] = game.uses.get(key, 0) + 1
    if game.events is not None:
        game.tell("acted", seat=seat, card=card, what=printed.action.id)
    if printed.rest:
        game.counters[MAIN_ACTION_DONE] = 1
        game.counters[FIRST_CARD_LEAVES] = 1
        if game.counters[SPECIAL_TOPS + seat] or not rules.plain[printed.block]:
            game.push(rules.block("rested"), {"you": seat})
    game.start(printed.block, {"you": seat, "this": card}, seat)
