"""The main phase: eight kinds of action, in any order, as often as they can be done."""

from __future__ import annotations

from typing import Any, Final

from deckwright.core.game import Scope
from deckwright.core.questions import ALONE, Option, Question, Refusal, options_about, options_with
from deckwright.core.steps import answers, asks, refuses
from deckwright.effects.feasibility import possible
from deckwright.effects.purses import available, spend
from deckwright.effects.texts import perform
from deckwright.games.aeons_end.breaches import (
    FOCUS_COST,
    LAST_TURN,
    PRICES,
    focus,
    focus_price,
    is_closed,
    note_used,
    open_breach,
    open_price,
    ordinary_places,
    places_for,
    prep,
    prepped_spells,
    state_of,
    times_used,
)
from deckwright.games.aeons_end.definitions import POWER, SPELL
from deckwright.games.aeons_end.lookup import AETHER, OTHER, Board, card_of, charge_room, kind_of, one_of_each, sockets
from deckwright.games.aeons_end.plays import start_play
from deckwright.games.aeons_end.supply import gain, piles
from deckwright.games.aeons_end.table import AETHER as AETHER_COUNTER
from deckwright.games.aeons_end.table import (
    BOUND_AETHERS,
    BREACHES,
    CHARGE_COST,
    CHARGES,
    DISCARD,
    FOCUS_DISCOUNT,
    HAND,
    IN_ANY_MAIN,
    IN_OWN_MAIN,
    INTERVENING,
    MAGE,
    NEMESIS_PLAY,
    PLAYED,
    SOCKETS,
    USABLE_PREPPED,
)
from deckwright.games.aeons_end.vocabulary.turn import MainMenu

CHEAPEST_FOCUS: Final = min(FOCUS_COST[1:])
_PLAY: Final = options_about("play")
_GAIN: Final = options_about("gain")
_PREP: Final = [options_with("prep", breach) for breach in range(1, BREACHES + 1)]
_CHARGE: Final[Any] = ("charge", -1, -1)
_END: Final[Any] = ("end", -1, -1)


def gain_refusal(game: Board, seat: int, card: int) -> Refusal | None:
    """Why a card of the supply cannot be gained."""
    definition = card_of(game, card)
    have = available(game, seat, AETHER, definition.kind)
    return ("costs-aether", definition.cost, have) if definition.cost > have else None


def charge_refusal(game: Board, seat: int) -> Refusal | None:
    if charge_room(game, seat) <= 0:
        return ("charges-full", 0, 0)
    have = available(game, seat, AETHER, OTHER)
    return ("costs-aether", CHARGE_COST, have) if have < CHARGE_COST else None


def breach_refusal(game: Board, seat: int, breach: int, price: int) -> Refusal | None:
    if not is_closed(state_of(game, seat, breach)):
        return ("breach-not-closed", 0, 0)
    have = available(game, seat, AETHER, OTHER)
    return ("costs-aether", price, have) if price > have else None


def ability_refusal(game: Board, seat: int) -> Refusal | None:
    """Why a mage's ability cannot be used, its moment aside."""
    needed, have = sockets(game, seat), game.counters[CHARGES + seat]
    return ("needs-charges", needed, have) if have < needed else None


def prepped_refusal(game: Board, seat: int, card: int) -> Refusal | None:
    """Why the effect of a prepped spell cannot be used."""
    effect = card_of(game, card).while_prepped
    assert effect is not None
    limit = 1 if game.options["edition"] == "1" else effect.limit
    if limit and times_used(game, card) >= limit:
        return ("used-this-turn", 0, 0)
    if not possible(game, Scope(0, 0, {"you": seat, "this": card}), effect.steps):
        return ("not-possible", 0, 0)
    return None


def power_refusal(game: Board, seat: int, card: int) -> Refusal | None:
    """Why a power of the nemesis cannot be discarded by this player."""
    demand = card_of(game, card).to_discard
    if not demand:
        return ("cannot-be-discarded", 0, 0)
    price, have = game.rules.removal_cost[game.cards[card]], available(game, seat, AETHER, OTHER)
    if price > have:
        return ("costs-aether", price, have)
    if not possible(game, Scope(0, 0, {"you": seat, "this": card}), demand):
        return ("not-possible", 0, 0)
    return None


@asks(MainMenu)
def _ask_menu(game: Board, scope: Scope, step: MainMenu) -> Question:
    you = game.turn
    rules = game.rules
    cards, zones, counters, derived = game.cards, game.zones, game.counters, game.derived
    options: list[Option] = []
    places: list[int] | None = None
    is_played, is_ordinary_spell, removal_cost = rules.is_played, rules.is_ordinary_spell, rules.removal_cost
    distinct: dict[int, int] = {}
    for card in zones[HAND + you]:
        distinct[cards[card]] = card
    for number, card in distinct.items():
        if is_played[number]:
            options.append(_PLAY[card])
        elif is_ordinary_spell[number]:
            if places is None:
                places = ordinary_places(game, you)
            for breach in places:
                options.append(_PREP[breach][card])
        elif rules.kind_of[number] == SPELL:
            for breach in places_for(game, you, card):
                options.append(_PREP[breach][card])
    free = counters[AETHER_COUNTER + you]
    for bound in BOUND_AETHERS:
        if counters[bound + you]:
            _offer_bound(game, you, options)
            free = available(game, you, AETHER, OTHER)
            break
    else:
        if free >= rules.cheapest_card:
            _offer_supply(game, free, options)
    room = derived[SOCKETS][you] - counters[CHARGES + you]
    if free >= CHARGE_COST and room > 0:
        options.append(_CHARGE)
    if free >= CHEAPEST_FOCUS or counters[FOCUS_DISCOUNT + you]:
        _offer_breaches(game, you, free, options)
    if derived[USABLE_PREPPED]:
        for card in prepped_spells(game, you):
            if cards[card] in derived[USABLE_PREPPED] and prepped_refusal(game, you, card) is None:
                options.append(("use", card, -1))
    for card in zones[NEMESIS_PLAY]:
        if removal_cost[cards[card]] <= free and power_refusal(game, you, card) is None:
            options.append(("remove", card, -1))
    if room <= 0 and you in derived[IN_OWN_MAIN]:
        options.append(("ability", zones[MAGE + you][0], -1))
    options.append(_END)
    if not derived[IN_ANY_MAIN] or not (ready := rules.charged(game, IN_ANY_MAIN)):
        return Question("main", ALONE[you], options)
    # Some abilities may be used in anybody's main phase, but only by the mage who has them.
    apart = {seat: [("ability", zones[MAGE + seat][0], -1)] for seat in ready}
    apart[you] = options + apart.get(you, [])
    everything = [option for theirs in apart.values() for option in theirs]
    return Question("main", (you, *(seat for seat in ready if seat != you)), everything, apart=apart)


def _offer_breaches(game: Board, you: int, free: int, options: list[Option]) -> None:
    """Offer to focus and open what one can pay for."""
    counters = game.counters
    most = free + counters[FOCUS_DISCOUNT + you]
    for number, state, prices in PRICES:
        to_focus, to_open = prices[counters[state + you]]
        if to_focus <= most:
            options.append(("focus", number, -1))
        if to_open <= most:
            options.append(("open", number, -1))


def _offer_supply(game: Board, free: int, options: list[Option]) -> None:
    """Offer the cards that can be gained with so much aether."""
    cards, costs = game.cards, game.rules.cost_of
    for card in piles(game):
        if costs[cards[card]] <= free:
            options.append(_GAIN[card])


def _offer_bound(game: Board, you: int, options: list[Option]) -> None:
    """Offer the cards that can be gained where some aether is bound to a purpose."""
    for card in piles(game):
        if gain_refusal(game, you, card) is None:
            options.append(("gain", card, -1))


@refuses(MainMenu)
def _refuse_menu(game: Board, scope: Scope, step: MainMenu) -> list[tuple[Option, Refusal]]:
    you = scope.seat("you")
    missing: list[tuple[Option, Refusal | None]] = []
    for card in one_of_each(game, game.zones[HAND + you]):
        if kind_of(game, card) == SPELL and not places_for(game, you, card):
            missing.append((("prep", card, -1), ("no-free-breach", 0, 0)))
    missing += [(("gain", card, -1), gain_refusal(game, you, card)) for card in piles(game)]
    missing.append((("charge", -1, -1), charge_refusal(game, you)))
    for breach in range(4):
        if is_closed(state_of(game, you, breach)):
            if state_of(game, you, breach) != LAST_TURN:
                price = focus_price(game, you, breach)
                missing.append((("focus", breach + 1, -1), breach_refusal(game, you, breach, price)))
            price = open_price(game, you, breach)
            missing.append((("open", breach + 1, -1), breach_refusal(game, you, breach, price)))
    for card in prepped_spells(game, you):
        effect = card_of(game, card).while_prepped
        if effect is not None and effect.window == "main":
            missing.append((("use", card, -1), prepped_refusal(game, you, card)))
    for card in game.zones[NEMESIS_PLAY]:
        if kind_of(game, card) == POWER:
            missing.append((("remove", card, -1), power_refusal(game, you, card)))
    mage = game.zones[MAGE + you][0]
    if card_of(game, mage).window in ("own-main", "any-main"):
        missing.append((("ability", mage, -1), ability_refusal(game, you)))
    else:
        missing.append((("ability", mage, -1), ability_refusal(game, you) or ("not-now", 0, 0)))
    return [(option, why) for option, why in missing if why is not None]


@answers(MainMenu)
def _answer_menu(game: Board, scope: Scope, step: MainMenu, option: Option) -> None:
    verb, subject, detail = option
    if verb == "end":
        if not game.derived[INTERVENING]:
            scope.at += game.rules.casting_phase  # as many steps of nemeses come before and after
        return
    scope.at -= 1
    you = game.turn
    if verb == "play":
        play(game, you, subject)
    elif verb == "gain":
        definition = card_of(game, subject)
        spend(game, you, AETHER, definition.cost, definition.kind)
        gain(game, you, subject, DISCARD + you)
    elif verb == "charge":
        spend(game, you, AETHER, CHARGE_COST, OTHER)
        game.add(CHARGES + you, 1)
    elif verb == "focus":
        spend(game, you, AETHER, focus_price(game, you, subject - 1), OTHER)
        game.counters[FOCUS_DISCOUNT + you] = 0
        focus(game, you, subject - 1)
    elif verb == "open":
        spend(game, you, AETHER, open_price(game, you, subject - 1), OTHER)
        game.counters[FOCUS_DISCOUNT + you] = 0
        open_breach(game, you, subject - 1)
    elif verb == "prep":
        prep(game, you, subject, detail - 1)
    elif verb == "use":
        note_used(game, subject)
        game.tell("used", seat=you, card=subject)
        perform(game, subject, "while-prepped", you)
    elif verb == "remove":
        game.tell("removed", seat=you, card=subject)
        perform(game, subject, "to-discard", you)
    elif verb == "ability":
        use_ability(game, game.place[subject] - MAGE)


def play(game: Board, seat: int, card: int) -> None:
    """Play a gem or a relic: it lies in front of its player until the draw phase."""
    if game.events is not None:
        game.tell("played", seat=seat, card=card)
    game.move(card, PLAYED + seat)
    start_play(game, seat, card)


def use_ability(game: Board, seat: int) -> None:
    """All charges are removed, then the ability happens."""
    mage = game.zones[MAGE + seat][0]
    game.tell("ability", seat=seat, card=mage)
    game.add(CHARGES + seat, -game.counters[CHARGES + seat])
    perform(game, mage, "ability", seat, {"active": max(game.turn, 0)})
