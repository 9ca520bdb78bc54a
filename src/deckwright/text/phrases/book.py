"""The book that the general phrases are written in."""

from deckwright.text.phrasebook import Phrasebook

GENERAL = Phrasebook()
phrase = GENERAL.phrase
