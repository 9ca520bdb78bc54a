"""Names and lines of chat: text that people type for others to read."""

from __future__ import annotations

from deckwright.errors import PlayerError
from deckwright.table.bodies import CHAT_LENGTH, NAME_LENGTH
from deckwright.text.plain import plain_text


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
