"""Rageborne: fury grows until it strikes."""

from __future__ import annotations

from deckwright.authoring.writing import at_least, card_in, discard, gain, if_, let, one_of, pay, per
from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.texts import perform
from deckwright.effects.vocabulary.amounts import Sum
from deckwright.effects.words import word
from deckwright.games.aeons_end.definitions import NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.lookup import Board, increased_difficulty
from deckwright.games.aeons_end.orders import in_turn_of_nemesis
from deckwright.games.aeons_end.own_rules import Kind, Nemesis
from deckwright.games.aeons_end.table import NEMESIS_DRAWN, SPECIAL_DECK, TOKENS
from deckwright.games.aeons_end.vocabulary.damage import LowestLife
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, prepped, suffer, unleash

STRIKE = "strike"


@word
class Strike(Step, frozen=True):
    """A random strike card is carried out and shuffled back, then 3 fury go; only 1 at increased difficulty."""


class AfterStrike(Step, frozen=True):
    """The strike card goes back, fury is spent."""


@resolves(Strike)
def _strike(game: Board, scope: Scope, step: Strike) -> None:
    card = game.draw(SPECIAL_DECK, NEMESIS_DRAWN)
    if card >= 0:
        strike_with(game, card)


def strike_with(game: Board, card: int) -> None:
    """Carry a strike card out."""
    game.tell("strike", card=card)
    game.push(game.rules.block("after-strike"), {"you": 0, "this": card})
    perform(game, card, "attack", 0)


@resolves(AfterStrike)
def _after_strike(game: Board, scope: Scope, step: AfterStrike) -> None:
    game.move(scope.card("this"), SPECIAL_DECK)
    game.shuffle(SPECIAL_DECK)
    game.add(TOKENS, -1 if increased_difficulty(game) else -3)


def strike(id: str, *steps: Step) -> Card:
    return Card(id=id, kind=STRIKE, attack=steps)


_CARDS = [
    Card(
        id="rageborne",
        kind=NEMESIS,
        life=70,
        level=2,
        setup=(gain(tokens=1),),
        unleash=(gain(tokens=1),),
        end_of_turn=(if_(at_least(4, "tokens"), [Strike()]),),
    ),
    *of_nemesis(
        "rageborne",
        [
            strike("convoke", let_anyone(), suffer(4, who="player")),
            strike("devastate", gravehold_suffers(5)),
            strike("eviscerate", let("player", LowestLife(), by="anyone"), suffer(2, who="player")),
            strike("frenzy", let_anyone(most="opened_breaches"), suffer(3, who="player")),
            strike("raze", gravehold_suffers(3), let_anyone(), suffer(1, who="player")),
            strike("seize", let("lost", prepped("all", costliest=True), count=2, by="anyone"), discard("lost")),
            attack("cleave", 1, Strike()),
            minion("provoker", 1, 5, gravehold_suffers(per("tokens"))),
            attack("unrelenting-ire", 1, unleash(), if_(at_least(2, "nemesis_turns_discarded"), [unleash(2)])),
            power("blood-cry", 2, 2, unleash(4), to_discard=[pay(charges=4)]),
            power(
                "invoke-carnage",
                2,
                2,
                unleash(),
                let_anyone(),
                suffer(Sum((1, per("tokens"))), who="player"),
                to_discard=[pay(aether=7)],
            ),
            minion("scorn", 2, 9, one_of([gravehold_suffers(3)], [unleash(2)], by="anyone")),
            minion("avatar-of-wrath", 3, 16, Strike()),
            attack(
                "onslaught",
                3,
                unleash(3),
                let("lost", card_in("hand", whose="all"), count=per("tokens"), by="anyone"),
                discard("lost"),
            ),
            power("rolling-death", 3, 2, Strike(), Strike(), to_discard=[pay(aether=8)]),
        ],
    ),
]


def _resolve(game: Board, card: int) -> None:
    """A scenario orders a strike."""
    in_turn_of_nemesis(game)
    game.move(card, NEMESIS_DRAWN)
    strike_with(game, card)


RAGEBORNE = Nemesis(
    cards=_CARDS,
    box="base",
    phrases="deckwright.games.aeons_end.words.nemeses.rageborne",
    dangers={Strike: 3.5},
    kinds=[Kind(name=STRIKE, resolve=_resolve)],
    blocks={"after-strike": [AfterStrike()]},
    acts=["strike"],
    other_names={"fury": "tokens", "strikes": "special_deck"},
    belongs={"special_deck": [STRIKE]},
)
