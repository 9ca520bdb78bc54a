"""Carapace Queen: husks crowd the field, and the swarm grows worse with them."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.vocabulary.amounts import Half, Times
from deckwright.effects.words import Binding, Computed, Modifier, word
from deckwright.effects.writing import at_least, discard, how_many, if_, let, one_of, pay, per
from deckwright.games.aeons_end.damage import hurt_gravehold
from deckwright.games.aeons_end.definitions import HUSK, NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.lookup import Board, card_of, kind_of
from deckwright.games.aeons_end.table import LIFE_MARK, NEMESIS_PLAY, SPECIAL_DECK, SPECIAL_PLAY
from deckwright.games.aeons_end.vocabulary.damage import LowestLife, PlayersLose, PreventedWhile
from deckwright.games.aeons_end.vocabulary.nemesis import IncreasedDifficulty, SetLife
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, prepped, suffer, unleash

MOST_HUSKS = 15


@word
class PlaceHusks(Step, frozen=True):
    """Husks come into play, up to 15; each one too many costs Gravehold 1 life."""

    count: int | Computed


@word
class DiscardHusks(Step, frozen=True):
    """Husks leave play; how many there were gets a name."""

    count: int | Computed
    name: Binding = "husks"


@word
class Swarming(Step, frozen=True):
    """The husks are counted for a swarm. Nothing happens, but the log says so."""


@word
class HusksHaveLife(Modifier, frozen=True):
    """While this card is in play each husk has so much life."""

    life: int


def husk_life(game: Board) -> int:
    """The life of a husk: 1, unless a card in play says otherwise."""
    lives = [
        modifier.life
        for card in game.zones[NEMESIS_PLAY]
        for modifier in card_of(game, card).modifiers
        if isinstance(modifier, HusksHaveLife)
    ]
    return max(lives, default=1)


def renew_husks(game: Board) -> None:
    """Every husk has all the life it can have now."""
    if not game.zones[SPECIAL_PLAY]:
        return
    life = husk_life(game)
    for husk in game.zones[SPECIAL_PLAY]:
        if kind_of(game, husk) == HUSK:
            game.marks[husk * 8 + LIFE_MARK] = life


def refresh_husks(game: Board) -> None:
    """Husks have no more life than they can have now."""
    if not game.zones[SPECIAL_PLAY]:
        return
    life = husk_life(game)
    for husk in game.zones[SPECIAL_PLAY]:
        if kind_of(game, husk) == HUSK:
            key = husk * 8 + LIFE_MARK
            game.marks[key] = min(game.marks[key], life)


@resolves(Swarming)
def _swarming(game: Board, scope: Scope, step: Swarming) -> None:
    game.tell("swarm", amount=len(game.zones[SPECIAL_PLAY]))


@resolves(PlaceHusks)
def _place(game: Board, scope: Scope, step: PlaceHusks) -> None:
    count = evaluate(game, scope, step.count)
    room = min(count, MOST_HUSKS - len(game.zones[SPECIAL_PLAY]))
    life = husk_life(game)
    for _ in range(room):
        husk = game.draw(SPECIAL_DECK, SPECIAL_PLAY)
        game.marks[husk * 8 + LIFE_MARK] = life
    hurt_gravehold(game, count - room)


@resolves(DiscardHusks)
def _discard(game: Board, scope: Scope, step: DiscardHusks) -> None:
    gone = []
    for _ in range(min(evaluate(game, scope, step.count), len(game.zones[SPECIAL_PLAY]))):
        husk = min(game.zones[SPECIAL_PLAY], key=lambda one: game.marks[one * 8 + LIFE_MARK])
        game.marks.pop(husk * 8 + LIFE_MARK)
        game.move(husk, SPECIAL_DECK)
        gone.append(husk)
    scope.names[step.name] = tuple(gone)


def swarm() -> Step:
    """The more husks, the worse: count them and carry out one row."""
    return if_(
        at_least(13, "husks"),
        [Swarming(), PlayersLose()],
        [
            if_(
                at_least(11, "husks"),
                [Swarming(), let("weakest", LowestLife(), by="anyone"), suffer(3, who="weakest"), DiscardHusks(1)],
                [
                    if_(
                        at_least(7, "husks"),
                        [Swarming(), gravehold_suffers(5)],
                        [
                            if_(
                                at_least(4, "husks"),
                                [
                                    Swarming(),
                                    let_anyone("caster", has="prepped_spells"),
                                    let("spell", prepped("caster"), by="caster"),
                                    discard("spell"),
                                    PlaceHusks(2),
                                ],
                                [Swarming(), PlaceHusks(4)],
                            )
                        ],
                    )
                ],
            )
        ],
    )


CARAPACE_QUEEN = [
    Card(
        id="carapace-queen",
        kind=NEMESIS,
        life=60,
        level=3,
        setup=(PlaceHusks(2),),
        unleash=(if_(IncreasedDifficulty(), [PlaceHusks(3)], [PlaceHusks(2)]),),
    ),
    *of_nemesis(
        "carapace-queen",
        [
            Card(id="husk", kind=HUSK, life=1),
            minion("broodwomb", 1, 5, PlaceHusks(1), modifiers=[PreventedWhile(at_least(1, "husks"))]),
            attack("endless-throng", 1, swarm()),
            attack("hatch", 1, PlaceHusks(per("turn_cards_discarded"))),
            power("blot-the-sun", 2, 2, swarm(), unleash(), swarm(), to_discard=[pay(charges=4)]),
            power("foul-multitudes", 2, 3, swarm(), immediately=[unleash()], modifiers=[HusksHaveLife(2)]),
            attack("infest", 2, one_of([swarm(), swarm()], [let_anyone(), suffer(4, who="player")], by="anyone")),
            power(
                "legion-beacon",
                3,
                2,
                DiscardHusks(Half(per("husks")), "gone"),
                gravehold_suffers(how_many("gone", times=2)),
                swarm(),
                immediately=[unleash(2)],
            ),
            minion("maggot-engine", 3, 0, swarm(), immediately=[unleash(3), SetLife(Times(2, per("husks")))]),
            attack("spawn", 3, swarm(), unleash(), swarm()),
        ],
    ),
]
