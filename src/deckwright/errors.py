"""Three kinds of mistake, because three kinds of people make them.

Every error carries a stable ``code`` and the facts behind it, so that a server or a terminal can say the
same thing in the player's language; ``str(error)`` is the plain English sentence.
"""

from __future__ import annotations

import errno


class DeckwrightError(Exception):
    """A mistake with a stable code, a sentence, and the facts of the sentence."""

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes whole."""
        return _again, (type(self), self.code, self.message, self.facts)


def _again(kind: type[DeckwrightError], code: str, message: str, facts: dict[str, object]) -> DeckwrightError:
    return kind(code, message, **facts)


class PlayerError(DeckwrightError):
    """A player asked for something the rules or the table do not allow."""


class AuthorError(DeckwrightError):
    """A pack, a scenario or a set-up says something that cannot be meant."""


class FileError(DeckwrightError):
    """A file cannot be read or written, or is not what it says it is."""


class InternalError(DeckwrightError):
    """The engine, or a card, broke a promise of the engine.

    The code ``endless`` is a game that never reaches another question; its facts are ``game``, ``block``, ``number``
    and ``step``, and ``seed`` if it is known.
    """

    def with_seed(self, seed: int) -> InternalError:
        """The same error, naming the seed that shows it again."""
        return InternalError(self.code, f"{self.message} (seed {seed})", **{**self.facts, "seed": seed})


def cannot_read(path: object, error: OSError) -> FileError:
    """What to say when the system does not let us read."""
    return _file_trouble("read", path, error)


def cannot_write(path: object, error: OSError) -> FileError:
    """What to say when the system does not let us write."""
    return _file_trouble("write", path, error)


def _file_trouble(verb: str, path: object, error: OSError) -> FileError:
    why = error.strerror or str(error)
    trouble = errno.errorcode.get(error.errno or 0, "")
    return FileError(f"cannot-{verb}", f"cannot {verb} {str(path)!r}: {why}", path=str(path), why=why, trouble=trouble)


def not_asked(seat: int, waiting: tuple[int, ...], *, answered: bool) -> PlayerError:
    """Somebody answers a question that is not theirs, or one that they have answered already."""
    asked = ", ".join(f"p{one + 1}" for one in waiting)
    if answered:
        message = f"p{seat + 1} has answered already; the game waits for {asked}"
        return PlayerError("already-answered", message, seat=seat)
    return PlayerError("not-asked", f"p{seat + 1} is not asked; the game waits for {asked}", seat=seat)


def other_rules(game: str, rules: int, current: int) -> PlayerError:
    """A game was played under another version of the rules, so it would not go the same way here."""
    newer = "yes" if rules > current else "no"
    message = f"the game was played under {game} rules {rules}, these are {current}"
    message += "; update Deckwright to continue it" if rules > current else ""
    return PlayerError("other-rules", message, game=game, rules=rules, current=current, newer=newer)


def nearest(word: str, known: object) -> str:
    """A hint such as `` (did you mean 'axe'?)``, or nothing if no known word is close."""
    from difflib import get_close_matches

    close = get_close_matches(word, [str(one) for one in known], n=1, cutoff=0.6)  # type: ignore[attr-defined]
    return f" (did you mean {close[0]!r}?)" if close else ""
