"""Looking at a table by name: zones as card ids, counters and counts as numbers, facts as the rules work them out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deckwright.core.declared import Counter
from deckwright.core.game import Game, mark_key
from deckwright.errors import AuthorError, nearest
from deckwright.rules.contract import Rules
from deckwright.rules.position import TABLE, Placed


def cards_in(game: Game, zone: str, seat: int = TABLE) -> list[Placed]:
    """The cards of a zone from bottom to top, with what lies on them."""
    marks = game.rules.mark_names
    return [
        Placed(
            game.rules.definitions[game.cards[card]].id,
            {name: game.marks[mark_key(card, i)] for i, name in enumerate(marks) if mark_key(card, i) in game.marks},
        )
        for card in game.zones[game.rules.layout.zone_at(zone, seat)]
    ]


def is_zone(game: Game, name: str, seat: int = TABLE) -> bool:
    """Whether the table (or a seat) has a zone of this name."""
    layout = game.rules.layout
    return layout.has_zone(name) and (layout.owner_of[layout.zone(name)] >= 0) == (seat != TABLE)


def look(game: Game, name: str, seat: int = TABLE, *, besides: Iterable[str] = ()) -> object:
    """What goes by this name: the card ids of a zone, else a counter, else a fact or count of the rules.

    ``besides`` are other words one may have meant, for the hint.
    """
    if is_zone(game, name, seat):
        return [placed.card for placed in cards_in(game, name, seat)]
    rules = game.rules
    if name in _counters(game, seat):
        return game.counters[rules.layout.counter_at(name, seat)]
    facts = facts_of(game, seat)
    if name in facts:
        return facts[name]
    if seat != TABLE and name in rules.counts:
        return rules.counts[name](game, seat)
    counters = [counter.name for counter in _counters(game, seat).values() if not counter.follows_from]
    known = [*_zones(game, seat), *counters, *facts, *(rules.counts if seat != TABLE else ())]
    whose = "the table" if seat == TABLE else "a seat"
    raise AuthorError(
        "nothing-so-called",
        f"{whose} of {rules.name} has no zone, counter or fact {name!r}{nearest(name, [*known, *besides])}; "
        f"there are {list(dict.fromkeys(known))}",
    )


def one_by_one(game: Game, name: str, counted: int) -> object:
    """What each of the things has that a fact counts, if the rules tell it; else how many there are."""
    each = game.rules.one_by_one(game, name)
    return counted if each is None else each


def other_turns(rules: Rules) -> tuple[str, ...]:
    """What is called a turn, or the time between two, but belongs to no seat."""
    return tuple(word for word in (rules.nobodys_turn, rules.between_turns) if word)


def whose_turn(game: Game) -> str:
    """Whose turn it is: a seat's, one that belongs to no seat, or nobody's."""
    if game.turn >= 0:
        return f"p{game.turn + 1}"
    rules = game.rules
    if rules.is_between_turns(game):
        return rules.between_turns
    return rules.nobodys_turn


def facts_of(game: Game, seat: int) -> dict[str, object]:
    """The facts of a seat, or of the table. Cards are called by their ids; the second goblin is ``goblin#2``."""
    facts: dict[str, object] = {}
    for name, fact in game.rules.facts(game, seat if seat != TABLE else max(game.turn, 0)).items():
        of_each = isinstance(fact, Sequence) and not isinstance(fact, str) and len(fact) == game.seats
        if isinstance(fact, dict):
            facts[name] = _cards_by_id(game, fact)
        elif of_each and seat != TABLE:
            facts[name] = fact[seat]  # type: ignore[index]
        else:
            facts[name] = fact
    return facts


def _cards_by_id(game: Game, fact: dict[str, object]) -> dict[str, object]:
    named: dict[str, object] = {}
    for key, value in fact.items():
        if key.isdigit():
            card = game.rules.definitions[game.cards[int(key)]].id
            key, times = card, 1
            while key in named:
                times += 1
                key = f"{card}#{times}"
        named[key] = value
    return named


def _zones(game: Game, seat: int) -> list[str]:
    return [zone.name for zone in game.rules.layout.zones if zone.per_seat == (seat != TABLE)]


def _counters(game: Game, seat: int) -> dict[str, Counter]:
    return {counter.name: counter for counter in game.rules.layout.counters if counter.per_seat == (seat != TABLE)}
