"""Chance that a scenario has fixed beforehand.

What the next random choices fall on is kept beside the marks on cards, under numbers below zero, so that it is saved
and copied with everything else.
"""

from __future__ import annotations

from deckwright.errors import AuthorError, nearest
from deckwright.games.krutagidon.lookup import Board


def fix_picks(game: Board, names: object) -> None:
    """``[fizzle, mayhem-b]``: the next random choice falls on a Fizzle, the one after it on Mayhem B."""
    if isinstance(names, str):
        names = [names]
    if not isinstance(names, list):
        why = f"chance: expected cards such as [fizzle, mayhem-b], got {names!r}"
        raise AuthorError("bad-chance", why, place="chance", given=str(names))
    first = sum(key < 0 for key in game.marks)
    for number, name in enumerate(names, start=first):
        card = str(name).replace("_", "-")
        known = game.rules.by_id
        if card not in known:
            raise AuthorError(
                "no-such-card",
                f"chance: no card {name!r} in krutagidon{nearest(card, known)}",
                place="chance",
                card=str(name),
            )
        game.marks[-1 - number] = known[card]


def fixed_pick(game: Board, cards: list[int]) -> int:
    """Where in some cards a random choice falls that was fixed; -1 if it was not."""
    fixed = sorted((key for key in game.marks if key < 0), reverse=True)
    if not fixed:
        return -1
    faces = [game.cards[card] for card in cards]
    if game.marks[fixed[0]] not in faces:
        return -1
    face = game.marks.pop(fixed[0])
    for key in fixed[1:]:
        game.marks[key + 1] = game.marks.pop(key)
    return faces.index(face)
