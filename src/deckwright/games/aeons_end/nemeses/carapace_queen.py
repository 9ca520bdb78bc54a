"""Carapace Queen: husks crowd the field, and the swarm grows worse with them."""

from __future__ import annotations

from deckwright.authoring.writing import at_least, discard, how_many, if_, let, one_of, pay, per
from deckwright.core.declared import Step
from deckwright.core.game import Scope, mark_key
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.flow import flatten
from deckwright.effects.vocabulary.amounts import Half, Times
from deckwright.effects.words import Binding, Computed, Modifier, word
from deckwright.games.aeons_end.damage import hit, hurt, hurt_gravehold, targets
from deckwright.games.aeons_end.definitions import NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.laying import given, wrong
from deckwright.games.aeons_end.lookup import Board, card_of, kind_of
from deckwright.games.aeons_end.orders import in_turn_of_nemesis, number, start
from deckwright.games.aeons_end.own_rules import Kind, Nemesis
from deckwright.games.aeons_end.table import LIFE_MARK, NEMESIS_PLAY, SPECIAL_DECK, SPECIAL_PLAY
from deckwright.games.aeons_end.vocabulary.damage import LowestLife, PlayersLose, PreventedWhile
from deckwright.games.aeons_end.vocabulary.nemesis import IncreasedDifficulty, SetLife
from deckwright.games.aeons_end.writing import gravehold_suffers, let_anyone, prepped, suffer, unleash
from deckwright.rules.position import TABLE, Placed, Position

HUSK = "husk"
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


class SpreadOverHusks(Step, frozen=True):
    """Damage left after one husk may go on to others, at the price of 1 damage to oneself."""


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
            game.marks[mark_key(husk, LIFE_MARK)] = life


def refresh_husks(game: Board) -> None:
    """Husks have no more life than they can have now."""
    if not game.zones[SPECIAL_PLAY]:
        return
    life = husk_life(game)
    for husk in game.zones[SPECIAL_PLAY]:
        if kind_of(game, husk) == HUSK:
            key = mark_key(husk, LIFE_MARK)
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
        game.marks[mark_key(husk, LIFE_MARK)] = life
    hurt_gravehold(game, count - room)


@resolves(DiscardHusks)
def _discard(game: Board, scope: Scope, step: DiscardHusks) -> None:
    gone = []
    for _ in range(min(evaluate(game, scope, step.count), len(game.zones[SPECIAL_PLAY]))):
        husk = min(game.zones[SPECIAL_PLAY], key=lambda one: game.marks[mark_key(one, LIFE_MARK)])
        game.marks.pop(mark_key(husk, LIFE_MARK))
        game.move(husk, SPECIAL_DECK)
        gone.append(husk)
    scope.names[step.name] = tuple(gone)


# -- damage that is left over ----------------------------------------------------------------------------------


def _struck(game: Board, husk: int, amount: int, seat: int) -> None:
    """What is left over from a husk may go on to other husks."""
    left = amount - game.marks[mark_key(husk, LIFE_MARK)]
    if left > 0 and len(game.zones[SPECIAL_PLAY]) > 1:
        game.push(game.rules.block("spread"), {"you": seat, "left": left, "first": husk})


def _beaten(game: Board, husk: int) -> None:
    game.marks.pop(mark_key(husk, LIFE_MARK), None)
    game.move(husk, SPECIAL_DECK)


@asks(SpreadOverHusks)
def _ask_spread(game: Board, scope: Scope, step: SpreadOverHusks) -> Question | Option | None:
    if scope.number("left") <= 0 or not game.zones[SPECIAL_PLAY]:
        return None
    seat = scope.seat("you")
    if not scope.number("paid") > 0:
        return Question("spread", (seat,), [("yes", -1, -1), ("no", -1, -1)])
    options: list[Option] = [("target", foe, -1) for foe in targets(game) if kind_of(game, foe) == HUSK]
    return question_or_only("target", (seat,), options)


@answers(SpreadOverHusks)
def _answer_spread(game: Board, scope: Scope, step: SpreadOverHusks, option: Option) -> None:
    if option[0] == "no":
        return
    if option[0] == "yes":
        scope.names["paid"] = 1
        scope.at -= 1
        hurt(game, scope.seat("you"), 1)
        return
    foe, left = option[1], scope.number("left")
    scope.names["left"] = left - game.marks[mark_key(foe, LIFE_MARK)]
    scope.at -= 1
    hit(game, foe, left, scope.seat("you"))


# -- cards -----------------------------------------------------------------------------------------------------


def swarm() -> Step:
    """The more husks, the worse: count them and carry out one row."""
    row = [Swarming(), PlaceHusks(4)]
    for least, *steps in (
        (
            4,
            let_anyone("caster", has="prepped_spells"),
            let("spell", prepped("caster"), by="caster"),
            discard("spell"),
            PlaceHusks(2),
        ),
        (7, gravehold_suffers(5)),
        (11, let("weakest", LowestLife(), by="anyone"), suffer(3, who="weakest"), DiscardHusks(1)),
        (13, PlayersLose()),
    ):
        row = [if_(at_least(least, "husks"), [Swarming(), *steps], row)]
    return row[0]


_CARDS = [
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


# -- positions and orders --------------------------------------------------------------------------------------


def _card_entered(game: Board, card: int) -> None:
    if any(isinstance(modifier, HusksHaveLife) for modifier in card_of(game, card).modifiers):
        renew_husks(game)


def _husk_lives(game: Board) -> list[int]:
    husks = [card for card in game.zones[SPECIAL_PLAY] if kind_of(game, card) == HUSK]
    return [game.marks[mark_key(husk, LIFE_MARK)] for husk in husks]


def _fill_in(position: Position, options: dict[str, object]) -> None:
    """Husks are told by their number, by the life of each, or as cards; the rest of the 15 is their deck."""
    told = position.words.get(("husks", TABLE))
    if told is not None:
        if ("special_play", TABLE) in position.zones:
            raise wrong("husks", "special_play tells them already")
        position.zones["special_play", TABLE] = _husks_told(told)
    husks = given(position, "special_play") or []
    if len(husks) > MOST_HUSKS:
        raise wrong("husks", f"there are only {MOST_HUSKS}")
    printed = {card.id: card for card in _CARDS}
    in_play = [printed[placed.card] for placed in given(position, "nemesis_play") or [] if placed.card in printed]
    lives = [one.life for card in in_play for one in card.modifiers if isinstance(one, HusksHaveLife)]
    for husk in husks:
        if husk.marks.get("life", 1) > max(lives, default=1):
            raise wrong("husks", f"a husk with {husk.marks['life']} life has more than it can have now")
    position.zones["special_deck", TABLE] = [Placed(HUSK) for _ in range(MOST_HUSKS - len(husks))]


def _husks_told(told: object) -> list[Placed]:
    if isinstance(told, int) and not isinstance(told, bool) and told >= 0:
        return [Placed(HUSK) for _ in range(told)]
    if isinstance(told, list) and all(isinstance(life, int) and life > 0 for life in told):
        return [Placed(HUSK, {"life": life}) for life in told]
    raise wrong("husks", f"expected their number, or the life of each, got {told!r}")


def _take_up(game: Board) -> None:
    for husk in game.zones[SPECIAL_PLAY]:
        game.marks.setdefault(mark_key(husk, LIFE_MARK), husk_life(game))


def _order_swarm(game: Board, argument: object) -> None:
    """The husks swarm, as often as is said."""
    in_turn_of_nemesis(game)
    for _ in range(1 if argument is None else number(argument, "swarm")):
        start(game, "swarm")


CARAPACE_QUEEN = Nemesis(
    cards=_CARDS,
    box="base",
    phrases="deckwright.games.aeons_end.words.nemeses.carapace_queen",
    dangers={PlaceHusks: 1.2},
    kinds=[Kind(name=HUSK, copies=MOST_HUSKS, life_varies=True, struck=_struck, beaten=_beaten)],
    blocks={"spread": [SpreadOverHusks()], "order: swarm": flatten((swarm(),))},
    counts={"husks": lambda game, seat: len(game.zones[SPECIAL_PLAY])},
    each={"husks": _husk_lives},
    card_entered=_card_entered,
    card_left=refresh_husks,
    turn_ends=renew_husks,
    table_words=["husks"],
    belongs={"special_deck": [HUSK], "special_play": [HUSK]},
    fill_in=_fill_in,
    take_up=_take_up,
    orders={"swarm": _order_swarm},
)
