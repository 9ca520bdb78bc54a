"""Magus of Cloaks: every token it wraps itself in turns damage away."""

from __future__ import annotations

from deckwright.authoring.writing import (
    adds,
    chosen,
    destroy,
    discard,
    gain,
    half,
    if_,
    let,
    one_of,
    pay,
    per,
    times,
    when,
)
from deckwright.effects.vocabulary.picks import OwnerOf
from deckwright.effects.words import Modifier, word
from deckwright.games.aeons_end.definitions import INCREASED, NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.laying import at_most, wrong
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.own_rules import Nemesis
from deckwright.games.aeons_end.phases import phase_of
from deckwright.games.aeons_end.table import NEMESIS_TOKENS
from deckwright.games.aeons_end.vocabulary.casting import PreppedSpell
from deckwright.games.aeons_end.vocabulary.damage import PlayersLose
from deckwright.games.aeons_end.vocabulary.nemesis import DiscardThis
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, prepped, suffer, unleash
from deckwright.rules.position import TABLE, Position


@word
class Cloaks(Modifier, frozen=True):
    """Every hit on the nemesis costs it a nemesis token, but it always has so many and never more than so many.

    At increased difficulty both numbers are one higher.
    """

    least: int
    most: int

    def between(self, difficulty: str) -> tuple[int, int]:
        """The fewest and the most tokens at a difficulty."""
        more = int(difficulty in INCREASED)
        return self.least + more, self.most + more


CLOAKS = Cloaks(2, 8)


def cloaks(game: Board) -> tuple[int, int]:
    """The fewest and the most nemesis tokens there can be."""
    return CLOAKS.between(str(game.options["difficulty"]))


def shed_cloak(game: Board) -> None:
    """A hit costs a token, as far as it can lose any."""
    if game.counters[NEMESIS_TOKENS] > cloaks(game)[0]:
        game.add(NEMESIS_TOKENS, -1)


LESS_BY_TOKENS = adds(damage=times(-1, per("nemesis_tokens")))

_CARDS = [
    Card(
        id="magus-of-cloaks",
        kind=NEMESIS,
        life=35,
        level=7,
        setup=(gain(nemesis_tokens=4),),
        unleash=(one_of([gain(nemesis_tokens=2)], [gravehold_suffers(2)], by="anyone"),),
        modifiers=(LESS_BY_TOKENS, CLOAKS),
    ),
    *of_nemesis(
        "magus-of-cloaks",
        [
            minion(
                "dusk-spawn",
                1,
                5,
                let_anyone(),
                one_of([pay(charges=1, who="player")], [suffer(2, who="player")], by="player"),
                when=[when("damaged", gain(nemesis_tokens=1), of="this")],
            ),
            power(
                "rising-dark",
                1,
                3,
                unleash(),
                let_anyone(),
                suffer(3, who="player"),
                let_anyone("caster", has="free_prepped_spells"),
                let("lost", prepped("caster", cost_at_most=0), by="caster"),
                destroy("lost"),
                when=[when("nemesis-damaged", DiscardThis(), of="anyone")],
            ),
            power("twilight-empire", 1, 3, gravehold_suffers(per("nemesis_tokens")), gain(nemesis_tokens=1)),
            minion(
                "ashen-haruspex",
                2,
                5,
                let_anyone(),
                suffer(half(per("nemesis_tokens")), who="player"),
                modifiers=[adds(damage=-2)],
            ),
            power(
                "black-solstice",
                2,
                2,
                unleash(2),
                let_anyone(holding=PreppedSpell("them")),
                suffer(3, who="player"),
                let("lost", prepped("player"), by="player"),
                discard("lost"),
                when=[when("nemesis-damaged", DiscardThis(), of="anyone")],
            ),
            attack(
                "enshroud",
                2,
                gain(nemesis_tokens=4),
                let("lost", prepped("all", cost_at_most=0), count=2, by="anyone"),
                destroy("lost"),
            ),
            attack(
                "eclipse",
                3,
                gain(nemesis_tokens=5),
                let("lost", prepped("all", costliest=True), by="anyone"),
                if_(
                    chosen("lost"),
                    [let("player", OwnerOf("lost")), destroy("lost"), suffer(2, who="player")],
                    [let_anyone(), suffer(2, who="player")],
                ),
            ),
            power("shadows-reach", 3, 9, PlayersLose(), immediately=[gain(nemesis_tokens=4)]),
            minion(
                "veil-daughter", 3, 11, let_anyone(most="charges"), suffer(4, who="player"), modifiers=[LESS_BY_TOKENS]
            ),
        ],
    ),
]


def _fill_in(position: Position, options: dict[str, object]) -> None:
    """It is never without some tokens, and never has more than it can wrap itself in."""
    if phase_of(position) != "set-up":
        least, most = CLOAKS.between(str(options["difficulty"]))
        if position.counters.setdefault(("nemesis_tokens", TABLE), least) < least:
            raise wrong("nemesis_tokens", f"'magus-of-cloaks' never has fewer than {least}")
        at_most(position, "nemesis_tokens", TABLE, most)


MAGUS_OF_CLOAKS = Nemesis(
    cards=_CARDS,
    box="war-eternal",
    phrases="deckwright.games.aeons_end.words.nemeses.magus_of_cloaks",
    struck=shed_cloak,
    most_tokens=lambda game: cloaks(game)[1],
    fill_in=_fill_in,
)
