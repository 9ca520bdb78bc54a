"""Pale Warden: frost gathers on it and falls on Gravehold; every hit breaks some off."""

from __future__ import annotations

from deckwright.authoring.writing import at_least, card_in, discard, gain, if_, let, one_of, pay, per
from deckwright.games.aeons_end.definitions import NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.own_rules import Nemesis
from deckwright.games.aeons_end.table import NEMESIS_TOKENS
from deckwright.games.aeons_end.vocabulary.nemesis import LoseTokens
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, suffer, unleash

MOST_TOKENS = 8

_SHEET = Card(
    id="pale-warden",
    kind=NEMESIS,
    life=60,
    level=4,
    setup=(gain(nemesis_tokens=2),),
    unleash=(gain(nemesis_tokens=1),),
    end_of_turn=(if_(at_least(5, "nemesis_tokens"), [gravehold_suffers(per("nemesis_tokens")), LoseTokens(5)]),),
)
_DECK = [
    attack("first-frost", 1, unleash(), let_anyone(), suffer(2, who="player")),
    minion("rime-hound", 1, 5, gravehold_suffers(2)),
    power("long-dusk", 1, 2, unleash(2), to_discard=[pay(aether=6)]),
    attack("black-ice", 2, unleash(2), let_anyone(), suffer(2, who="player")),
    minion("drift-walker", 2, 9, one_of([unleash()], [let_anyone(), suffer(3, who="player")], by="anyone")),
    power("hoarfrost", 2, 2, gravehold_suffers(per("nemesis_tokens")), to_discard=[pay(aether=7)]),
    attack("avalanche", 3, unleash(3), gravehold_suffers(3)),
    minion("glacier", 3, 14, gravehold_suffers(4)),
    power(
        "the-last-night",
        3,
        3,
        let("lost", card_in("hand", whose="all"), count=4, by="anyone"),
        discard("lost"),
        gravehold_suffers(5),
        to_discard=[pay(aether=8)],
    ),
]


def _struck(game: Board) -> None:
    """Every hit breaks a token off."""
    if game.counters[NEMESIS_TOKENS]:
        game.add(NEMESIS_TOKENS, -1)


PALE_WARDEN = Nemesis(
    cards=[_SHEET, *of_nemesis("pale-warden", _DECK)],
    box="winter",
    words="pale_warden",
    struck=_struck,
    most_tokens=lambda game: MOST_TOKENS,
)
