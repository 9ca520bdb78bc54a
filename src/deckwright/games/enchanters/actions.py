"""Actions of the town and of one's own uncovered cards: what may be used, and why not."""

from __future__ import annotations

from typing import Final

from deckwright.core.game import MARKS, Scope
from deckwright.core.questions import Option, Refusal
from deckwright.effects.feasibility import Check
from deckwright.games.enchanters.definitions import Action
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.table import (
    ANSWERING_TOPS,
    CRYSTALS,
    FIRST_CARD_LEAVES,
    MAIN_ACTION_DONE,
    MOST_CARDS,
    NEEDY,
    TRACK,
    TRACK_LENGTH,
)
from deckwright.games.enchanters.values import sources


class PrintedAction:
    """An action as the rules know it: what it costs, what it needs, and the block that carries it out."""

    __slots__ = ("action", "block", "counted", "limit", "needs", "number", "place", "price", "rest")

    def __init__(self, action: Action, number: int, block: int, price: int, needs: tuple[Check, ...]) -> None:
        self.action = action
        self.number = number
        self.place = number % MARKS
        """Its place on the card: see ``use_key``, which would be called too often here."""
        self.block = block
        self.price = price
        """Crystals."""
        self.needs = needs
        """What cost and effect need besides crystals to be possible."""
        self.rest = action.rest
        self.limit = 1000 if action.repeatable else 1
        """Repeatable actions end somewhere, too: nobody offers a thousand sacrifices in one turn."""
        self.counted = not action.rest and (price == 0 or not action.repeatable)
        """Whether its uses have to be counted: a rest is a main action, and crystals run out by themselves."""

    @property
    def verb(self) -> str:
        return "rest" if self.rest else "use"


Offers = list[tuple[Option, ...] | None]
"""Some actions of one face as options, for each card that has it: made once, since they are offered often."""


MAIN, BESIDES = True, False
"""Whether a main action may be taken, or only others besides it."""
MOST_CRYSTALS: Final = 40
"""With so many crystals any action can be paid for."""


def affordable(actions_on: list[list[PrintedAction]], *, main: bool) -> list[list[Offers]]:
    """For 0, 1, 2… crystals and each face, the actions that can be paid for, before or after the main action."""
    made: dict[tuple[int, ...], Offers] = {}

    def offers(printed: list[PrintedAction], crystals: int) -> Offers:
        paid = tuple(one.number for one in _paid(printed, crystals, main))
        return made.setdefault(paid, [None] * MOST_CARDS if paid else [()] * MOST_CARDS)

    return [[offers(printed, crystals) for printed in actions_on] for crystals in range(MOST_CRYSTALS + 1)]


def _paid(printed: list[PrintedAction], crystals: int, main: bool) -> list[PrintedAction]:
    return [one for one in printed if one.price <= crystals and (main or not (one.rest or one.action.before_main))]


def refusal(game: Board, seat: int, card: int, printed: PrintedAction, main: bool) -> Refusal | None:
    """Why an action cannot be used now, or ``None`` if it can. ``main``: whether a main action may be taken."""
    if printed.rest and not main:
        return ("main-action-done", 0, 0)
    used = game.uses.get(card * MARKS + printed.place, 0)
    if used >= printed.limit:
        return ("used-this-turn", 0, 0)
    if printed.limit > 1 and used >= 2 and game.options["edition"] == "newer":
        return ("used-twice", 2, used)
    crystals = game.counters[CRYSTALS + seat]
    if printed.price > crystals:
        return ("costs-crystals", printed.price, crystals)
    if printed.action.before_main and not main:
        return ("only-before-main-action", 0, 0)
    if printed.needs:
        scope = Scope(0, 0, {"you": seat, "this": card})
        for check, step in printed.needs:
            if not check(game, scope, step):
                return ("not-possible", 0, 0)
    return None


def usable_actions(game: Board, seat: int, main: bool) -> list[Option]:
    """The actions a seat may use now."""
    rules = game.rules
    crystals = game.counters[CRYSTALS + seat]
    if crystals > MOST_CRYSTALS:
        crystals = MOST_CRYSTALS
    offers = rules.in_main_action[crystals] if main else rules.besides[crystals]
    cards = game.cards
    found: list[Option] = []
    for card in game.derived[seat]:
        made = offers[cards[card]][card]
        if made is None:
            paid = _paid(rules.actions_on[cards[card]], crystals, main)
            made = offers[cards[card]][card] = tuple([(one.verb, card, one.number) for one in paid])
        found.extend(made)
    if found and (game.uses or game.counters[NEEDY + seat]):
        return _unhindered(game, seat, found, main)
    return found


def _unhindered(game: Board, seat: int, options: list[Option], main: bool) -> list[Option]:
    """Those of the actions one could pay for that were not used up and have all they need."""
    rules = game.rules
    actions, uses = rules.actions, game.uses
    hindered: list[int] = []
    for at, (_, card, number) in enumerate(options):
        printed = actions[number]
        free = not printed.needs and card * MARKS + printed.place not in uses
        if not free and refusal(game, seat, card, printed, main) is not None:
            hindered.append(at)
    for at in reversed(hindered):
        del options[at]
    return options


def missing_actions(game: Board, seat: int, main: bool) -> list[tuple[Option, Refusal]]:
    """The actions in sight that cannot be used now, with the reason."""
    actions_on = game.rules.actions_on
    found: list[tuple[Option, Refusal]] = []
    for card in sources(game, seat):
        for printed in actions_on[game.cards[card]]:
            why = refusal(game, seat, card, printed, main)
            if why is not None:
                found.append(((printed.verb, card, printed.number), why))
    return found


def use(game: Board, seat: int, card: int, number: int) -> None:
    """Use an action: its cost and effect happen at once if they only change numbers, else they go on the stack."""
    rules = game.rules
    printed = rules.actions[number]
    if printed.counted or game.options["edition"] == "newer":
        key = card * MARKS + printed.place
        game.uses[key] = game.uses.get(key, 0) + 1
    if game.events is not None:
        game.tell("acted", seat=seat, card=card, what=printed.action.id)
    if printed.rest:
        game.counters[MAIN_ACTION_DONE] = 1
        game.counters[FIRST_CARD_LEAVES] = 1
        is_full = len(game.zones[TRACK]) == TRACK_LENGTH
        if not is_full or game.counters[ANSWERING_TOPS + seat] or not rules.plain[printed.block]:
            game.push(rules.block("rested"), {"you": seat})
    if not game.do_at_once(printed.block, seat):
        game.push(printed.block, {"you": seat, "this": card})
