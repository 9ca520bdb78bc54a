"""The next turn of the nemesis, act by act: its cards in play, the card it draws, the end of its turn."""

from __future__ import annotations

from deckwright.core.game import mark_key
from deckwright.effects.texts import perform
from deckwright.effects.turns import turn_ends
from deckwright.games.aeons_end.definitions import POWER
from deckwright.games.aeons_end.lookup import Board, card_of, kind_of
from deckwright.games.aeons_end.nemesis import act, unleash
from deckwright.games.aeons_end.table import NEMESIS, NEMESIS_DECK, NEMESIS_PLAY, POWER_MARK
from deckwright.rules.declared import Coming

ACTS, COUNTS, DRAWS, EMPTY, ENDS = "acts", "counts", "draws", "empty", "ends"


def coming_acts(game: Board) -> list[Coming]:
    """Cards in play from the oldest to the newest, then the drawn card, then what the nemesis does at the end."""
    coming = []
    for card in game.zones[NEMESIS_PLAY]:
        left = game.marks.get(mark_key(card, POWER_MARK), 0) - 1
        if kind_of(game, card) == POWER and left > 0:
            coming.append(Coming(COUNTS, card, left))
        else:
            coming.append(Coming(ACTS, card))
    deck, nemesis = game.zones[NEMESIS_DECK], game.zones[NEMESIS][0]
    # Tiers lie in order and everybody has counted them: that of the next card is no secret.
    coming.append(Coming(DRAWS, -1, card_of(game, deck[-1]).tier) if deck else Coming(EMPTY, nemesis))
    if card_of(game, nemesis).end_of_turn:
        coming.append(Coming(ENDS, nemesis))
    return coming


def begin_coming_turn(game: Board) -> None:
    """The turn before is over: what lasted until its end has ended."""
    turn_ends(game)
    game.turn = -1


def begin_act(game: Board, coming: Coming) -> None:
    """Start one of the acts."""
    if coming.kind in (ACTS, COUNTS) and game.place[coming.card] == NEMESIS_PLAY:
        act(game, coming.card)
    elif coming.kind == EMPTY:
        unleash(game, 3)
    elif coming.kind == ENDS:
        perform(game, coming.card, "end-of-turn", 0)
