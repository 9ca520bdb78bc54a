"""Gate Witch: her gates let turns of the nemesis come again."""

from __future__ import annotations

from deckwright.authoring.writing import (
    at_least,
    both,
    card_in,
    every,
    exactly,
    gain,
    if_,
    is_,
    let,
    move,
    not_,
    pay,
    per,
    when,
    while_,
)
from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.flow import Lay, expands
from deckwright.effects.words import Steps, word
from deckwright.games.aeons_end.damage import hurt
from deckwright.games.aeons_end.definitions import NEMESIS, ONE_OF_TWO, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.lookup import Board, card_of
from deckwright.games.aeons_end.own_rules import Nemesis
from deckwright.games.aeons_end.table import TURN_DISCARD
from deckwright.games.aeons_end.turn_order import players_of
from deckwright.games.aeons_end.vocabulary.nemesis import ByDifficulty, DrawOneMore, GoUnder, LoseTokens, ReturnsUnder
from deckwright.games.aeons_end.vocabulary.turn_order import NemesisTurnCard, RevealTurnCard, ShuffleIntoTurnDeck
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, suffer, unleash


@word
class TurnCardsHurt(Step, frozen=True):
    """Each player suffers damage for each of their turn-order cards in the discard pile, one hit after the other.

    The cards of single players come first. Whom a card of several players hits, the players decide; two equal cards of
    two players hit both.
    """

    damage: int


class LineUpTurnCards(Step, frozen=True):
    """Remember the players' cards in the turn-order discard pile: those of the fewest players first."""

    line: str
    hit: str


class TurnCardHits(Step, frozen=True):
    """The next card in line hits its player."""

    damage: int
    line: str
    hit: str
    """Who was hit by cards equal to the next one."""


@expands(TurnCardsHurt)
def _lay_hurt(step: TurnCardsHurt, lay: Lay, later: Steps) -> list[Step]:
    line, hit = lay.name(), lay.name()
    return [LineUpTurnCards(line, hit), TurnCardHits(step.damage, line, hit)]


@resolves(LineUpTurnCards)
def _line_up(game: Board, scope: Scope, step: LineUpTurnCards) -> None:
    cards = [card for card in game.zones[TURN_DISCARD] if players_of(game, card)]
    cards.sort(key=lambda card: (len(players_of(game, card)), players_of(game, card)))
    scope.names[step.line] = tuple(cards)
    scope.names[step.hit] = ()


@asks(TurnCardHits)
def _ask_whom(game: Board, scope: Scope, step: TurnCardHits) -> Question | Option | None:
    line = scope.several(step.line)
    if not line:
        return None
    seats = players_of(game, line[0])
    if card_of(game, line[0]).turn_of == ONE_OF_TWO:
        seats = tuple(seat for seat in seats if seat not in scope.several(step.hit))
    return question_or_only("whom", tuple(range(game.seats)), [("player", seat, -1) for seat in seats], line[0])


@answers(TurnCardHits)
def _answer_whom(game: Board, scope: Scope, step: TurnCardHits, option: Option) -> None:
    card, *rest = scope.several(step.line)
    is_last_of_its_kind = not rest or game.cards[rest[0]] != game.cards[card]
    scope.names[step.line] = tuple(rest)
    scope.names[step.hit] = () if is_last_of_its_kind else (*scope.several(step.hit), option[1])
    scope.at -= 1
    hurt(game, option[1], step.damage)


_CARDS = [
    Card(
        id="gate-witch",
        kind=NEMESIS,
        life=70,
        level=7,
        setup=(gain(nemesis_tokens=1),),
        unleash=(gain(nemesis_tokens=1),),
        end_of_turn=(
            if_(
                both(at_least(5, "nemesis_tokens"), exactly(per("nemesis_turns_discarded"), 1)),
                [let("card", NemesisTurnCard()), ShuffleIntoTurnDeck("card"), LoseTokens(ByDifficulty(4, increased=3))],
            ),
        ),
    ),
    *of_nemesis(
        "gate-witch",
        [
            minion("deep-abomination", 1, 6, TurnCardsHurt(1)),
            attack(
                "hasten",
                1,
                if_(at_least(1, "nemesis_tokens"), [let_anyone(), suffer(per("nemesis_tokens"), who="player")]),
                unleash(),
                GoUnder(),
            ),
            power("temporal-nimbus", 1, 3, unleash(), DrawOneMore(), to_discard=[pay(aether=6)]),
            power(
                "nether-spiral",
                2,
                3,
                let("kept", card_in("turn_discard", tag="player"), by="anyone"),
                every("rest", card_in("turn_discard", other_than="kept")),
                ShuffleIntoTurnDeck("rest"),
                to_discard=[pay(aether=7)],
            ),
            minion("paradox-beast", 2, 8, gravehold_suffers(per("nemesis_tokens"))),
            minion(
                "portal-wretch",
                2,
                8,
                let_anyone(most="charges"),
                suffer(2, who="player"),
                when=[when("leaves-play", let("card", NemesisTurnCard()), ShuffleIntoTurnDeck("card"), of="this")],
            ),
            attack(
                "distort",
                3,
                unleash(),
                RevealTurnCard("card"),
                if_(is_("card", tag="player"), [move("card", to="turn_discard")], [gravehold_suffers(5)]),
                GoUnder(),
            ),
            power(
                "infinite-enmity",
                3,
                2,
                while_(not_(at_least(6, "nemesis_tokens")), unleash(), most=6),
                GoUnder(),
                to_discard=[pay(aether=8)],
            ),
            minion("rift-scourge", 3, 13, let_anyone(), suffer(4, who="player"), modifiers=[ReturnsUnder()]),
        ],
    ),
]


GATE_WITCH = Nemesis(cards=_CARDS, box="war-eternal", phrases="deckwright.games.aeons_end.words.nemeses.gate_witch")
