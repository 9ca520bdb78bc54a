"""What a scenario may order out of turn: resolve a card, reveal a legend, deal damage, heal, kill, fix chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from deckwright.effects.damage import damage, heal
from deckwright.effects.texts import perform
from deckwright.effects.verbs import acquire
from deckwright.errors import AuthorError, nearest
from deckwright.games.krutagidon import definitions as kinds
from deckwright.games.krutagidon.chance import fix_picks
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.table import (
    BOX,
    DISCARD,
    HAND,
    LEGEND,
    LEGENDS,
    LIFE,
    MAYHEM,
    REVEALED,
    TOKEN_STACK,
    TOKENS,
)
from deckwright.games.krutagidon.turn import group_attack, play, start_mayhem


def direct(game: Board, directive: str, argument: object) -> None:
    """Start what a scenario orders."""
    _ORDERS[directive](game, argument)


def _resolve(game: Board, argument: object) -> None:
    """A card is played, a mayhem resolved as if it came to the market, a token received; by whoever's turn it is."""
    said = _fields(argument, "resolve", "card", ("by",))
    seat = _seat(game, said["by"], "resolve.by") if "by" in said else max(game.turn, 0)
    card = _card(game, said["card"], "resolve", seat)
    kind = game.rules.kind_of[game.cards[card]]
    if kind == kinds.MAYHEM:
        game.move(card, REVEALED)
        start_mayhem(game, card, seat)
    elif kind == kinds.TOKEN:
        game.move(card, TOKENS + seat)
        perform(game, card, "token", seat)
    elif kind in (kinds.PROPERTY, kinds.OBJECT):
        why = f"resolve: {said['card']!r} is of kind {kind} and cannot be played"
        raise AuthorError("nothing-to-play", why, order="resolve", card=str(said["card"]))
    else:
        if game.place[card] != HAND + seat:
            game.move(card, HAND + seat)
        play(game, seat, card)


def _reveal_legend(game: Board, argument: object) -> None:
    """A legend comes face up, instead of the one there, and strikes everybody from the next wizard on."""
    if argument is None:
        if not game.zones[LEGENDS]:
            raise AuthorError("no-legend-left", "reveal legend: the stack is empty", order="reveal legend")
        card = game.zones[LEGENDS][-1]
    else:
        card = _card(game, argument, "reveal legend", 0)
        if game.rules.kind_of[game.cards[card]] != kinds.LEGEND:
            raise AuthorError("not-a-legend", f"reveal legend: {argument!r} is no legend", card=str(argument))
    for other in list(game.zones[LEGEND]):
        if other != card:
            game.move(other, BOX)
    if game.place[card] != LEGEND:
        game.move(card, LEGEND)
    group_attack(game, card, (max(game.turn, 0) + 1) % game.seats)


def _damage(game: Board, argument: object) -> None:
    """``damage: {p2: 5, from: p1}``, or ``{to: p2, amount: 5, from: p1}``; nobody's, if it says not from whom."""
    said = _amounts(argument, "damage", "to", ("from",))
    dealer = _seat(game, said.pop("from"), "damage.from") if "from" in said else -1
    for who, amount in reversed(said.items()):  # what is started last is done first
        seat = _seat(game, who, "damage")
        damage(game, seat, _number(amount, f"damage.{who}"), dealer=dealer)


def _heal(game: Board, argument: object) -> None:
    """``heal: {p2: 3}``, or ``{who: p2, amount: 3}``"""
    for who, amount in _amounts(argument, "heal", "who", ()).items():
        heal(game, _seat(game, who, "heal"), _number(amount, f"heal.{who}"))


def _play_card(game: Board, argument: object) -> None:
    """``play card: blaze``: whoever's turn it is plays it; ``play card: {p2: blaze}`` for another wizard."""
    seat, card = _whose_card(game, argument, "play card")
    if game.rules.kind_of[game.cards[card]] not in (*kinds.TYPES, *kinds.TYPELESS):
        why = f"play card: {argument!r} cannot be played"
        raise AuthorError("nothing-to-play", why, order="play card", card=str(argument))
    if game.place[card] != HAND + seat:
        game.rules.move(game, card, HAND + seat)
    play(game, seat, card)


def _gain_card(game: Board, argument: object) -> None:
    """``gain card: blaze``: it is gained without paying."""
    seat, card = _whose_card(game, argument, "gain card")
    acquire(game, seat, (card,), DISCARD + seat)


def _whose_card(game: Board, argument: object, order: str) -> tuple[int, int]:
    if isinstance(argument, Mapping):
        if len(argument) != 1:
            raise AuthorError("bad-step", f"{order}: expected one player and card, got {dict(argument)!r}")
        ((who, argument),) = argument.items()
        seat = _seat(game, who, order)
    else:
        seat = max(game.turn, 0)
    return seat, _card(game, argument, order, seat)


def _kill(game: Board, argument: object) -> None:
    """``kill: p2``, or ``kill: {who: p2, by: p1, token: dwt-draw-one}``."""
    said = _fields(argument, "kill", "who", ("by", "token"))
    seat = _seat(game, said["who"], "kill.who")
    killer = _seat(game, said["by"], "kill.by") if "by" in said else -1
    if "token" in said:
        token = _card(game, said["token"], "kill.token", seat)
        if game.rules.kind_of[game.cards[token]] != kinds.TOKEN:
            why = f"kill.token: {said['token']!r} is no dead wizard token"
            raise AuthorError("not-a-token", why, card=str(said["token"]))
        game.move(token, TOKEN_STACK)
    damage(game, seat, game.counters[LIFE + seat], dealer=killer)


def _chance(game: Board, argument: object) -> None:
    """``chance: fizzle``: the next random choice falls on it."""
    fix_picks(game, argument)


_ORDERS: dict[str, Callable[[Board, object], None]] = {
    "resolve": _resolve,
    "reveal legend": _reveal_legend,
    "damage": _damage,
    "heal": _heal,
    "play card": _play_card,
    "gain card": _gain_card,
    "kill": _kill,
    "chance": _chance,
}
DIRECTIVES = tuple(_ORDERS)


# -- reading ---------------------------------------------------------------------------------------------------


def _fields(argument: object, order: str, main: str, others: tuple[str, ...]) -> dict[str, object]:
    """``p2`` for ``{to: p2}``, or a mapping."""
    if not isinstance(argument, Mapping):
        argument = {main: argument}
    said = {str(key): value for key, value in argument.items()}
    known = (main, *others)
    for key in said:
        if key not in known:
            raise AuthorError("bad-step", f"{order}: no {key!r}{nearest(key, known)}; there are {list(known)}")
    if said.get(main) is None:
        raise AuthorError("bad-step", f"{order}: needs {main!r}")
    return said


def _amounts(argument: object, order: str, who: str, others: tuple[str, ...]) -> dict[str, object]:
    """By player: an amount; written ``{p2: 5}``, or ``{to: p2, amount: 5}``."""
    if not isinstance(argument, Mapping):
        raise AuthorError("bad-step", f"{order}: expected amounts such as {{p2: 5}}, got {argument!r}")
    said = {str(key): value for key, value in argument.items()}
    if who in said:
        said = {str(said.pop(who)): said.pop("amount", 1), **said}
    if not any(key not in others for key in said):
        raise AuthorError("bad-step", f"{order}: whom does it concern?")
    return said


def _seat(game: Board, value: object, where: str) -> int:
    seats = [f"p{seat + 1}" for seat in range(game.seats)]
    if value not in seats:
        why = f"{where}: expected one of {seats}, got {value!r}"
        raise AuthorError("order-for-whom", why, order=where, seats=seats, who=str(value))
    return seats.index(str(value))


def _number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        why = f"{where}: expected a whole number, got {value!r}"
        raise AuthorError("order-how-much", why, order=where, value=str(value))
    return value


def _card(game: Board, value: object, where: str, seat: int) -> int:
    """The card of this name: in the hand of a seat, else wherever it lies."""
    name = str(value).replace("_", "-")
    rules = game.rules
    if name not in rules.by_id:
        why = f"{where}: no card {value!r} in krutagidon{nearest(name, rules.by_id)}"
        raise AuthorError("no-such-card", why, place=where, card=str(value), game=rules.name)
    found = [card for card, face in enumerate(game.cards) if face == rules.by_id[name]]
    if not found:
        raise AuthorError("not-on-table", f"{where}: {value!r} is nowhere on the table", place=where, card=str(value))
    preferred = (HAND + seat, MAYHEM, TOKEN_STACK, BOX)
    return min(found, key=lambda card: preferred.index(game.place[card]) if game.place[card] in preferred else 9)
