"""Umbra Titan: its tokens run down like a clock."""

from __future__ import annotations

from deckwright.authoring.writing import (
    at_least,
    destroy,
    discard,
    exactly,
    gain,
    if_,
    let,
    not_,
    one_of,
    pay,
    per,
    reaches,
    tokens,
)
from deckwright.games.aeons_end.definitions import NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.laying import wrong
from deckwright.games.aeons_end.own_rules import Nemesis
from deckwright.games.aeons_end.phases import phase_of
from deckwright.games.aeons_end.vocabulary.nemesis import LAST_TOKEN_WINS, ByDifficulty, LoseTokens, ReturnMinion
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, only_if, prepped, suffer, unleash
from deckwright.rules.position import TABLE, Position

START_TOKENS = ByDifficulty(8, increased=5)

_CARDS = [
    Card(
        id="umbra-titan",
        kind=NEMESIS,
        life=70,
        level=3,
        modifiers=(LAST_TOKEN_WINS,),
        setup=(gain(nemesis_tokens=START_TOKENS),),
        unleash=(
            one_of(
                [only_if(exactly(per("nemesis_turns_discarded"), 1), let_anyone(), suffer(2, who="player"))],
                [only_if(exactly(per("nemesis_turns_discarded"), 2), gravehold_suffers(2))],
                [LoseTokens(1)],
                by="anyone",
            ),
        ),
    ),
    *of_nemesis(
        "umbra-titan",
        [
            minion(
                "cryptid",
                1,
                6,
                one_of(
                    [let("lost", prepped("all", costliest=True), by="anyone"), discard("lost")],
                    [LoseTokens(1)],
                    by="anyone",
                ),
            ),
            minion(
                "grubber", 1, 5, if_(at_least(2, "nemesis_turns_discarded"), [LoseTokens(1)], [gravehold_suffers(2)])
            ),
            power("seismic-roar", 1, 3, LoseTokens(2), to_discard=[pay(aether=6)]),
            attack(
                "maul",
                2,
                one_of(
                    [let("burned", prepped("all", costliest=True), count=2, by="anyone"), destroy("burned")],
                    [LoseTokens(2)],
                    by="anyone",
                ),
            ),
            minion("tombfright", 2, 8, if_(at_least(5, "nemesis_tokens"), [LoseTokens(1)], [gravehold_suffers(3)])),
            minion(
                "vault-behemoth",
                2,
                9,
                let_anyone(),
                suffer(2, who="player"),
                if_(not_(reaches(tokens("life"), 9)), [LoseTokens(1)]),
            ),
            attack("crumble", 3, one_of([LoseTokens(3)], [unleash(), ReturnMinion()], by="anyone")),
            minion("demi-ancient", 3, 18, LoseTokens(1)),
            power(
                "yawning-black",
                3,
                2,
                one_of([let_anyone(), suffer(6, who="player")], [LoseTokens(3)], by="anyone"),
                to_discard=[pay(aether=8)],
            ),
        ],
    ),
]


def _fill_in(position: Position, options: dict[str, object]) -> None:
    """It has the tokens that it begins with, or at least one."""
    if phase_of(position) != "set-up":
        tokens = position.counters.setdefault(("nemesis_tokens", TABLE), START_TOKENS.at(options["difficulty"]))
        if tokens < 1:
            raise wrong("nemesis_tokens", "at 0 the game would be over")


UMBRA_TITAN = Nemesis(cards=_CARDS, box="war-eternal", fill_in=_fill_in)
