"""The track: it is refilled from the deck, and its first card leaves it."""

from __future__ import annotations

from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.table import DECK, GRAVEYARD, TRACK, TRACK_LENGTH


def refill(game: Board) -> None:
    """Draw until the track is full or the deck is empty. Sliding needs no work: the track is a list."""
    zones = game.zones
    while len(zones[TRACK]) < TRACK_LENGTH and zones[DECK]:
        game.draw(DECK, TRACK)


def discard_first(game: Board) -> None:
    """The card next to the town goes to the graveyard."""
    if game.zones[TRACK]:
        game.move(game.zones[TRACK][0], GRAVEYARD)
