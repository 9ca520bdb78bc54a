"""Prince of Gluttons: it eats the supply."""

from __future__ import annotations

from deckwright.authoring.writing import at_least, if_, let, one_of, pay, per, repeat, tokens
from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.feasibility import possible_if
from deckwright.effects.flow import Lay, expands
from deckwright.effects.vocabulary.amounts import Sum
from deckwright.effects.vocabulary.conditions import AtMost
from deckwright.effects.words import Computed, KindName, Steps, word
from deckwright.games.aeons_end.damage import hurt_gravehold
from deckwright.games.aeons_end.definitions import GEM, NEMESIS, RELIC, SPELL, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.endings import players_lose
from deckwright.games.aeons_end.lookup import Board, card_of
from deckwright.games.aeons_end.own_rules import Nemesis
from deckwright.games.aeons_end.table import PILES, SPECIAL_DISCARD, SUPPLY
from deckwright.games.aeons_end.vocabulary.damage import FoeSuffers, LowestLife
from deckwright.games.aeons_end.vocabulary.nemesis import IncreasedDifficulty, SetLife
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, suffer, unleash

MISSING_CARD = 2
"""Damage to Gravehold for each card that could not be devoured."""


@word
class Devour(Step, frozen=True):
    """Cards of one supply pile go on the devoured pile; each one missing costs Gravehold 2 life."""

    count: int | Computed
    kind: KindName = ""
    rank: str = ""
    """``cheapest``, ``dearest``, ``second-dearest``, or any pile the players choose."""


class FindNothing(Step, frozen=True):
    """If there is no pile to devour from, all cards are missing."""

    to_devour: Devour


@word
class StartDevoured(Step, frozen=True):
    """The devoured pile begins with a gem of each gem pile, the dearest first."""


def piles_meant(game: Board, step: Devour) -> list[int]:
    """The piles an effect may devour from: those with cards that fit its words."""
    found = [pile for pile in range(PILES) if game.zones[SUPPLY + pile] and _fits(game, pile, step.kind)]
    if not step.rank or not found:
        return found
    costs = sorted((_cost(game, pile) for pile in found), reverse=True)
    if step.rank == "second-dearest":
        return [pile for pile in found if len(costs) > 1 and _cost(game, pile) == costs[1]]
    wanted = costs[-1] if step.rank == "cheapest" else costs[0]
    return [pile for pile in found if _cost(game, pile) == wanted]


def _fits(game: Board, pile: int, kind: str) -> bool:
    return not kind or card_of(game, game.zones[SUPPLY + pile][-1]).kind == kind


def _cost(game: Board, pile: int) -> int:
    return card_of(game, game.zones[SUPPLY + pile][-1]).cost


def devoured(game: Board) -> list[int]:
    """The top card of the devoured pile, which can be gained like those of the supply."""
    return game.zones[SPECIAL_DISCARD][-1:]


def check_supply(game: Board) -> None:
    """The Prince wins when all piles are empty."""
    if not any(game.zones[SUPPLY + pile] for pile in range(PILES)):
        players_lose(game, "supply-devoured")


def devour(game: Board, pile: int, count: int) -> None:
    taken = min(count, len(game.zones[SUPPLY + pile]))
    for _ in range(taken):
        game.draw(SUPPLY + pile, SPECIAL_DISCARD)
    check_supply(game)
    if taken < count and game.outcome is None:
        hurt_gravehold(game, MISSING_CARD * (count - taken))


@expands(Devour)
def _lay_devour(step: Devour, lay: Lay, later: Steps) -> list[Step]:
    return [FindNothing(step), step]


@resolves(FindNothing)
def _find_nothing(game: Board, scope: Scope, step: FindNothing) -> None:
    if not piles_meant(game, step.to_devour):
        hurt_gravehold(game, MISSING_CARD * evaluate(game, scope, step.to_devour.count))


@asks(Devour)
def _ask_devour(game: Board, scope: Scope, step: Devour) -> Question | Option | None:
    return _which_pile(game, scope, piles_meant(game, step))


def _which_pile(game: Board, scope: Scope, found: list[int]) -> Question | Option | None:
    options: list[Option] = [("pile", game.zones[SUPPLY + pile][-1], -1) for pile in found]
    return question_or_only("devour", tuple(range(game.seats)), options, scope.card("this"))


@answers(Devour)
def _answer_devour(game: Board, scope: Scope, step: Devour, option: Option) -> None:
    devour(game, game.place[option[1]] - SUPPLY, evaluate(game, scope, step.count))


@possible_if(Devour)
def _can_devour(game: Board, scope: Scope, step: Devour) -> bool:
    return bool(piles_meant(game, step))


@asks(StartDevoured)
def _ask_start(game: Board, scope: Scope, step: StartDevoured) -> Question | Option | None:
    begun = {game.cards[card] for card in game.zones[SPECIAL_DISCARD]}
    left = [
        pile
        for pile in range(PILES)
        if game.zones[SUPPLY + pile]
        and _fits(game, pile, "gem")
        and game.cards[game.zones[SUPPLY + pile][-1]] not in begun
    ]
    if not left:
        return None
    top = max(_cost(game, pile) for pile in left)
    return _which_pile(game, scope, [pile for pile in left if _cost(game, pile) == top])


@answers(StartDevoured)
def _answer_start(game: Board, scope: Scope, step: StartDevoured, option: Option) -> None:
    scope.at -= 1
    game.draw(game.place[option[1]], SPECIAL_DISCARD)


_CARDS = [
    Card(
        id="prince-of-gluttons",
        kind=NEMESIS,
        life=70,
        level=5,
        setup=(StartDevoured(), if_(IncreasedDifficulty(), [repeat(9, Devour(1))])),
        unleash=(if_(AtMost("players", 2), [Devour(3, rank="cheapest")], [Devour(2, rank="cheapest")]),),
    ),
    *of_nemesis(
        "prince-of-gluttons",
        [
            attack("gorge", 1, Devour(2, "gem", "second-dearest"), let_anyone(), suffer(2, who="player")),
            attack("lobotomize", 1, one_of([let_anyone(), suffer(3, who="player")], [Devour(3, "spell")], by="anyone")),
            minion(
                "thought-biter",
                1,
                6,
                one_of([let_anyone(), suffer(2, who="player")], [Devour(2, "relic", "cheapest")], by="anyone"),
            ),
            minion("cerephage", 2, 7, Devour(tokens("life")), FoeSuffers(2)),
            minion("godfeeders", 2, 8, gravehold_suffers(3), Devour(1, "gem", "dearest")),
            minion("mindguzzler", 2, 8, unleash(), immediately=[SetLife(Sum((8, per("empty_piles"))))]),
            attack(
                "digest",
                3,
                one_of(
                    [unleash(3)],
                    [if_(at_least(1, "empty_piles"), [let_anyone(), suffer(per("empty_piles"), who="player")])],
                    by="anyone",
                ),
            ),
            minion(
                "memory-eater",
                3,
                16,
                if_(
                    at_least(1, "empty_piles"),
                    [let("player", LowestLife(), by="anyone"), suffer(per("empty_piles"), who="player")],
                ),
            ),
            power("vile-feast", 3, 2, gravehold_suffers(per("empty_piles", times=2)), to_discard=[pay(aether=8)]),
        ],
    ),
]


PRINCE_OF_GLUTTONS = Nemesis(
    cards=_CARDS,
    box="base",
    phrases="deckwright.games.aeons_end.words.nemeses.prince_of_gluttons",
    dangers={Devour: 0.8},
    feeds_on_supply=True,
    offers=devoured,
    supply_shrank=check_supply,
    other_names={"devoured": "special_discard"},
    belongs={"special_discard": [GEM, RELIC, SPELL]},
)
