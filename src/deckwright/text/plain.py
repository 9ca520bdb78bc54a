"""Text that people or files bring along, made safe to show: on a page, in a log, on a terminal."""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"
"""Invisible, yet part of words and emoji. Other invisible signs could turn the text around them."""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_PART_OF_ANOTHER = ("Mn", "Me", "Cf")
"""Signs that are seen only on or between others."""

MOST_MARKS = 4
"""How many signs may be piled on one letter: more of them would reach over what others wrote."""
MOST_DIGITS = 9


def plain_text(text: str) -> str:
    """Text on one line, without control signs and signs that reorder what others wrote; empty if nothing shows."""
    kept, piled = "", 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        piled = piled + 1 if category in ("Mn", "Me") else 0
        if piled <= MOST_MARKS and (sign.isspace() or sign in _JOINERS or category not in _UNSEEN):
            kept += sign
    line = " ".join(kept.split())
    return line if any(_shows(sign) for sign in line) else ""


def _shows(sign: str) -> bool:
    return sign not in _BLANK and not sign.isspace() and unicodedata.category(sign) not in _PART_OF_ANOTHER


def whole_number(text: str) -> int | None:
    """The number that a text is, if it is one; endless digits are only a very large number."""
    if not text.isdecimal():
        return None
    return int(text) if len(text) <= MOST_DIGITS else 10**MOST_DIGITS


def printable(text: str) -> str:
    """Text for a terminal: line breaks stay, but nothing that would move the cursor or change its colours."""
    return "".join(sign for sign in text if sign in "\n\t" or unicodedata.category(sign) not in ("Cc", "Cs"))
