"""Crooked Mask: corruptions creep into the players' decks."""

from __future__ import annotations

from deckwright.authoring.writing import (
    card_in,
    chosen,
    destroy,
    discard,
    for_each,
    gain,
    if_,
    let,
    may,
    move,
    per,
    repeat,
)
from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.picks import seats_called
from deckwright.effects.vocabulary.amounts import Half, Printed
from deckwright.effects.vocabulary.decks import LookAt
from deckwright.effects.vocabulary.modifiers import When
from deckwright.effects.vocabulary.picks import Player
from deckwright.effects.words import Computed, Name, ZoneName, word
from deckwright.games.aeons_end.damage import hurt_gravehold
from deckwright.games.aeons_end.definitions import NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.lookup import Board, increased_difficulty, kind_of
from deckwright.games.aeons_end.main_phase import play
from deckwright.games.aeons_end.own_rules import Kind, Nemesis
from deckwright.games.aeons_end.table import DISCARD, HAND, LAYOUT, SPECIAL_DECK
from deckwright.games.aeons_end.vocabulary.cards import ShuffleDiscardIntoDeck
from deckwright.games.aeons_end.vocabulary.damage import NemesisRecovers
from deckwright.games.aeons_end.vocabulary.nemesis import DiscardFromNemesisDeck, TierThree
from deckwright.games.aeons_end.vocabulary.players import OtherPlayer, TwiceAlone
from deckwright.games.aeons_end.vocabulary.turn_order import ShuffleIntoTurnDeck
from deckwright.games.aeons_end.writing import (
    cards_of_theirs,
    deal,
    draw,
    focus,
    gain_card,
    gravehold_recovers,
    gravehold_suffers,
    let_anyone,
    recover,
    suffer,
)

CORRUPTION = "corruption"
NO_CORRUPTION_LEFT = 2
"""Damage to Gravehold for each corruption that should be gained from an empty deck."""


@word
class GainCorruptions(Step, frozen=True):
    """A player gains corruptions: on top of the deck, unseen, or into the hand."""

    count: int | Computed
    who: Name = "you"
    to: ZoneName = "deck"


class ResolveCorruptions(Step, frozen=True):
    """Corruptions in hand are played, in an order of the player's choice."""


class StrayCorruption(Step, frozen=True):
    """At increased difficulty a destroyed corruption goes to the discard pile of a player the players choose."""


@resolves(GainCorruptions)
def _gain(game: Board, scope: Scope, step: GainCorruptions) -> None:
    count = evaluate(game, scope, step.count)
    for seat in seats_called(game, scope, step.who):
        for _ in range(count):
            if game.draw(SPECIAL_DECK, LAYOUT.zone_at(step.to, seat)) < 0:
                hurt_gravehold(game, NO_CORRUPTION_LEFT)


@asks(ResolveCorruptions)
def _ask_corruptions(game: Board, scope: Scope, step: ResolveCorruptions) -> Question | Option | None:
    you = scope.seat("you")
    held: list[Option] = [("play", card, -1) for card in game.zones[HAND + you] if kind_of(game, card) == CORRUPTION]
    return question_or_only("corruption", (you,), held)


@answers(ResolveCorruptions)
def _answer_corruptions(game: Board, scope: Scope, step: ResolveCorruptions, option: Option) -> None:
    scope.at -= 1
    play(game, scope.seat("you"), option[1])


def _destroyed(game: Board, card: int) -> None:
    """A destroyed corruption goes back under the deck of corruptions, or to somebody else."""
    if increased_difficulty(game):
        game.push(game.rules.block("stray-corruption"), {"you": max(game.turn, 0), "this": card})
    else:
        game.move(card, SPECIAL_DECK, under=True)


@asks(StrayCorruption)
def _ask_stray(game: Board, scope: Scope, step: StrayCorruption) -> Question | Option | None:
    seats = tuple(range(game.seats))
    return question_or_only("stray-corruption", seats, [("player", seat, -1) for seat in seats], scope.card("this"))


@answers(StrayCorruption)
def _answer_stray(game: Board, scope: Scope, step: StrayCorruption, option: Option) -> None:
    game.move(scope.card("this"), DISCARD + option[1])


def corruption(id: str, *steps: Step) -> Card:
    """Every corruption ends by destroying itself."""
    return Card(id=id, kind=CORRUPTION, play=(*steps, destroy("this")))


_CORRUPTIONS = [
    corruption("blind-abandon", suffer(1), let("burned", card_in("hand", tag="plain"), up_to=True), destroy("burned")),
    corruption("contagion", suffer(1), let("back", card_in("discard", tag="starter")), move("back", to="hand")),
    corruption("delirium-veil", gravehold_suffers(2), focus("you")),
    corruption("dire-wisdom", gain_card("spell"), GainCorruptions(3)),
    corruption("endless-hunger", gravehold_suffers(3), recover(2)),
    corruption("fever-of-war", suffer(1), deal(2)),
    corruption(
        "grim-sight", gravehold_suffers(2), LookAt("top", seen_by="you"), if_(chosen("top"), [may(destroy("top"))])
    ),
    corruption("insatiable-avarice", suffer(2), gain_card("gem", cheapest=True, to="hand")),
    corruption("lust-for-power", suffer(1), gain(charges=1)),
    corruption(
        "nothingness",
        let("lost", card_in("hand", tag="plain"), count=2),
        discard("lost"),
        suffer(2),
        let("card", card_in("turn_discard", tag="player")),
        ShuffleIntoTurnDeck("card"),
    ),
    corruption("reckless-might", gain_card("relic", to="deck"), suffer(Half(Printed("cost", "gained")))),
]

_CARDS = [
    Card(
        id="crooked-mask",
        kind=NEMESIS,
        life=70,
        level=5,
        unleash=(let_anyone(), GainCorruptions(1, "player"), ShuffleDiscardIntoDeck("player")),
    ),
    *of_nemesis(
        "crooked-mask",
        [
            *_CORRUPTIONS,
            attack(
                "burden",
                1,
                repeat(2, let_anyone(), GainCorruptions(1, "player")),
                let_anyone("focuser", has="turnable_breaches"),
                focus("focuser", by="focuser"),
            ),
            minion(
                "corrupter",
                1,
                6,
                gravehold_suffers(1),
                when=[When("damaged-by-player", (GainCorruptions(1, "who"),), of="this")],
            ),
            attack(
                "tempt",
                1,
                let_anyone(most="crystals_in_hand"),
                let(
                    "crystals",
                    card_in("hand", whose="player", tag="crystal"),
                    count=per("crystals_in_hand", who="player"),
                ),
                discard("crystals"),
                suffer(3, who="player"),
                gain_card(cost_at_most=4, who="player"),
            ),
            minion(
                "pain-sower",
                2,
                11,
                let_anyone(),
                suffer(2, who="player"),
                let("focuser", OtherPlayer("player", has="turnable_breaches"), by="anyone"),
                focus("focuser", by="focuser"),
            ),
            power(
                "twisting-madness",
                2,
                2,
                gravehold_recovers(3),
                NemesisRecovers(13),
                to_discard=[let("given", card_in("hand"), count=4), discard("given"), if_(chosen("given"), [draw(1)])],
            ),
            attack("vex", 2, DiscardFromNemesisDeck(2), gravehold_suffers(TierThree("discarded", times=4))),
            attack(
                "crooked-mask-afflict",
                3,
                let("victims", Player("all"), count=2, by="anyone"),
                TwiceAlone("victims"),
                for_each("victim", "victims", GainCorruptions(2, "victim")),
                for_each("victim", "victims", recover(1, who="victim")),
            ),
            minion("bedlam-sage", 3, 14, gravehold_recovers(2), let_anyone(most="life"), suffer(3, who="player")),
            minion(
                "ruin-priest",
                3,
                17,
                let_anyone(holding=cards_of_theirs("plain"), needs=3),
                let("lost", card_in("hand", whose="player", tag="plain"), count=3, by="player"),
                discard("lost"),
                GainCorruptions(3, "player", to="hand"),
            ),
        ],
    ),
]


CROOKED_MASK = Nemesis(
    cards=_CARDS,
    box="base",
    phrases="deckwright.games.aeons_end.words.nemeses.crooked_mask",
    dangers={GainCorruptions: 2.0},
    kinds=[Kind(name=CORRUPTION, destroyed=_destroyed, resolve=lambda game, card: play(game, max(game.turn, 0), card))],
    blocks={"stray-corruption": [StrayCorruption()]},
    in_turns=[ResolveCorruptions()],
    quiet_card="vex",
    other_names={"corruptions": "special_deck"},
    belongs=dict.fromkeys(("hand", "deck", "discard", "played", "special_deck"), (CORRUPTION,)),
)
