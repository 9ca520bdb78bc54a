"""Text: interface words and derived rules text in English, Ukrainian and Russian.

A game keeps its own words in ``games/<game>/words/``, and a new game touches nothing here:

- ``en.ftl``, ``uk.ftl``, ``ru.ftl``: what it asks, offers, refuses and reports (``prompt-…``, ``option-…``,
  ``reason-…``, ``event-…``), what its kinds, zones, counters and set-up options are called, and its
  sentences (``text-…``, ``when-…``);
- ``en.yaml``, ``uk.yaml``, ``ru.yaml``: its nouns, verbs and zones with their forms (see ``tables``);
- ``names.yaml``: the names of its cards;
- ``phrases.py``: ``PHRASES``, how its own words are told, in every language at once (see ``phrasebook``);
- ``__init__.py``: ``card_text(t, card)``, how the text of a card is laid out, and whatever else of
  ``gamewords.Texts`` the game words in its own way.
"""

from deckwright.text.language import Language, default_language, language
from deckwright.text.messages import LANGUAGES, be_strict

__all__ = ["LANGUAGES", "Language", "be_strict", "default_language", "language"]
