"""Bots: they are asked in the name of a seat, know what that seat knows, and answer with the key of an option."""

from deckwright.bots.bot import (
    Bot,
    Deliberates,
    Deliberation,
    Knowledge,
    Lives,
    MakeBot,
    StepsIn,
    answer,
    decide,
    may_step_in,
    step_in,
)
from deckwright.bots.registry import bot, names, simpler, trouble_of, troubles, usual

__all__ = [
    "Bot",
    "Deliberates",
    "Deliberation",
    "Knowledge",
    "Lives",
    "MakeBot",
    "StepsIn",
    "answer",
    "bot",
    "decide",
    "may_step_in",
    "names",
    "simpler",
    "step_in",
    "trouble_of",
    "troubles",
    "usual",
]
