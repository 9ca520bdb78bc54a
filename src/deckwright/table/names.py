"""Names and lines of chat: text that people type for others to read."""

from __future__ import annotations

import unicodedata

from deckwright.core import PlayerError
from deckwright.table.bodies import CHAT_LENGTH, NAME_LENGTH

_JOINERS = "\u200c\u200d"
"""Invisible, yet part of words and emoji. Other invisible signs could turn the text around them."""


def plain_text(text: str) -> str:
    """Text without line breaks, control signs and signs that reorder what others wrote."""
    kept = "".join(
        sign
        for sign in unicodedata.normalize("NFC", text)
        if sign.isspace() or sign in _JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs")
    )
    return " ".join(kept.split())


def checked_name(text: str) -> str:
    """A name somebody chose; empty if they chose none."""
    name = plain_text(text)
    if len(name) > NAME_LENGTH:
        raise PlayerError("name-too-long", f"a name has at most {NAME_LENGTH} letters", most=NAME_LENGTH)
    return name


def checked_line(text: str) -> str:
    """A line of chat."""
    line = plain_text(text)
    if not line:
        raise PlayerError("chat-empty", "there is nothing to say in this line")
    if len(line) > CHAT_LENGTH:
        raise PlayerError("chat-too-long", f"a line has at most {CHAT_LENGTH} letters", most=CHAT_LENGTH)
    return line
