"""Expectations that leave room: at least, between, one of, not, the same as something else, in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from deckwright.errors import AuthorError
from deckwright.rules.position import Placed

Look = Callable[[str, str], object]
"""What goes by a name such as ``p2 crystals``; the second argument is where it was said."""


def is_relation(expected: object) -> bool:
    """Whether a mapping says how a value must be, instead of what its parts are."""
    return isinstance(expected, Mapping) and bool(expected) and set(expected) <= set(RELATIONS)


def speaks_of_each(expected: object) -> bool:
    """Whether a relation speaks of a list, not of a number."""
    return is_relation(expected) and not {"any order", "holds", "lacks"}.isdisjoint(expected)  # type: ignore[arg-type]


def holds(expected: Mapping[str, object], got: object, look: Look, where: str) -> bool:
    """Whether a value is as all relations say."""
    return all(RELATIONS[name](bound, got, look, f"{where}.{name}") for name, bound in expected.items())


def _number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise AuthorError("wrong-type", f"{where}: expected a number, got {value!r}")
    return value


def _at_least(bound: object, got: object, look: Look, where: str) -> bool:
    return _number(got, where) >= _number(bound, where)


def _at_most(bound: object, got: object, look: Look, where: str) -> bool:
    return _number(got, where) <= _number(bound, where)


def _between(bound: object, got: object, look: Look, where: str) -> bool:
    if not isinstance(bound, list) or len(bound) != 2:
        raise AuthorError("wrong-type", f"{where}: expected the lowest and the highest number, got {bound!r}")
    return _number(bound[0], where) <= _number(got, where) <= _number(bound[1], where)


def _one_of(bound: object, got: object, look: Look, where: str) -> bool:
    if not isinstance(bound, list):
        raise AuthorError("wrong-type", f"{where}: expected a list, got {bound!r}")
    return got in bound


def _not(bound: object, got: object, look: Look, where: str) -> bool:
    return got != bound


def _begins_with(bound: object, got: object, look: Look, where: str) -> bool:
    return str(got).startswith(str(bound))


def _same_as(bound: object, got: object, look: Look, where: str) -> bool:
    return got == look(str(bound), where)


def _listed(bound: object, got: object, where: str) -> tuple[list[object], list[object]]:
    if not isinstance(got, list | tuple):
        raise AuthorError("wrong-type", f"{where}: {got!r} is no list")
    return (bound if isinstance(bound, list) else [bound]), list(got)


def _any_order(bound: object, got: object, look: Look, where: str) -> bool:
    wanted, have = _listed(bound, got, where)
    return sorted(map(repr, wanted)) == sorted(map(repr, have))


def _holds(bound: object, got: object, look: Look, where: str) -> bool:
    wanted, have = _listed(bound, got, where)
    return not Counter(map(repr, wanted)) - Counter(map(repr, have))


def _lacks(bound: object, got: object, look: Look, where: str) -> bool:
    wanted, have = _listed(bound, got, where)
    return not any(one in have for one in wanted)


RELATIONS: dict[str, Callable[[object, object, Look, str], bool]] = {
    "at least": _at_least,
    "at most": _at_most,
    "between": _between,
    "one of": _one_of,
    "not": _not,
    "begins with": _begins_with,
    "same as": _same_as,
    "any order": _any_order,
    "holds": _holds,
    "lacks": _lacks,
}


def matched(wanted: list[Placed], have: list[Placed]) -> bool:
    """Whether each card that is wanted is another one of those there are, with the marks that are told."""
    if not wanted:
        return True
    first, *rest = wanted
    return any(
        one.card == first.card
        and first.marks.items() <= one.marks.items()
        and matched(rest, [*have[:number], *have[number + 1 :]])
        for number, one in enumerate(have)
    )
