"""One telling of each word of the general vocabulary, whatever the language."""

from deckwright.text.phrases import amounts, conditions, flow, modifiers, picks, steps
from deckwright.text.phrases.book import GENERAL

__all__ = ["GENERAL", "amounts", "conditions", "flow", "modifiers", "picks", "steps"]
