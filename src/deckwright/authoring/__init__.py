"""How cards are written, checked and printed: what an author uses, and what happens to a card when it is loaded.

- ``writing``: a short function for every word of the vocabulary; those for picks are made in ``picking``.
- ``packs``: words as plain data, the way a YAML file writes them.
- ``check``: slips are found when a card is loaded, never during play.
- ``printing``: from definitions to what the rules look up during play.
- ``glossary``: all words as a list.
"""
