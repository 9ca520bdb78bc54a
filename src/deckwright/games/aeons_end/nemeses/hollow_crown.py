"""Hollow Crown: it cannot be touched, but it is nothing without its acolytes and their blood magic."""

from __future__ import annotations

from typing import ClassVar, Literal

from deckwright.authoring.writing import (
    agreed,
    at_most,
    card_in,
    discard,
    every,
    for_each,
    if_,
    let,
    lose,
    one_of,
    pay,
    repeat,
)
from deckwright.core.declared import Step
from deckwright.core.game import Scope, mark_key
from deckwright.core.steps import resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.picks import VERB_OF, finds
from deckwright.effects.texts import perform
from deckwright.effects.vocabulary.picks import Player
from deckwright.effects.words import Computed, Name, Pick, word
from deckwright.errors import AuthorError, nearest
from deckwright.games.aeons_end.damage import hit
from deckwright.games.aeons_end.definitions import NEMESIS, Card, attack, minion, of_nemesis, power
from deckwright.games.aeons_end.lookup import Board, card_of, kind_of
from deckwright.games.aeons_end.nemesis import card_left
from deckwright.games.aeons_end.orders import in_turn_of_nemesis, start
from deckwright.games.aeons_end.own_rules import Kind, Nemesis
from deckwright.games.aeons_end.table import LIFE_MARK, SPECIAL_DECK, SPECIAL_DISCARD, SPECIAL_PLAY
from deckwright.games.aeons_end.table import NEMESIS as NEMESIS_PLACE
from deckwright.games.aeons_end.vocabulary.damage import FoeRecovers, FoeSuffers, LowestLife, Untouchable
from deckwright.games.aeons_end.vocabulary.nemesis import IncreasedDifficulty
from deckwright.games.aeons_end.vocabulary.players import MostOfAnyone, TwiceAlone
from deckwright.games.aeons_end.vocabulary.turn_order import WonAtEndOfTurn
from deckwright.games.aeons_end.writing import cards_of_theirs, gravehold_suffers, let_anyone, suffer, unleash

ACOLYTE = "acolyte"
ACOLYTE_LIFE = 11


@word
class Acolyte(Pick, frozen=True):
    """An acolyte in play, from the oldest to the newest; perhaps only one with the most or the least life."""

    kind: ClassVar[str] = ACOLYTE

    life: Literal["any", "highest", "lowest"] = "any"


@word
class BloodMagic(Step, frozen=True):
    """The blood magic of acolytes happens, as long as they are in play."""

    cards: Name
    spared: bool = False
    """Whether they do not suffer from it themselves."""


@word
class SelfDamage(Step, frozen=True):
    """An acolyte suffers from its own blood magic, unless it is spared."""

    amount: int | Computed


@word
class DrawAcolytes(Step, frozen=True):
    """Acolytes come into play from their deck, as many as there are, with all their life."""

    count: int = 1


@word
class DismissAcolyte(Step, frozen=True):
    """The top acolyte of the deck is discarded."""


@word
class PutUnderAcolytes(Step, frozen=True):
    """Acolytes go under their deck, whole again. They are not discarded, so none takes their place."""

    cards: Name


@word
class RecallAcolytes(Step, frozen=True):
    """The acolytes that were discarded last are shuffled into their deck."""

    count: int


def in_play(game: Board) -> list[int]:
    """The acolytes in play, the oldest first."""
    return [card for card in game.zones[SPECIAL_PLAY] if kind_of(game, card) == ACOLYTE]


def draw_acolyte(game: Board) -> None:
    """An acolyte comes into play with all its life; with an empty deck nothing happens."""
    card = game.draw(SPECIAL_DECK, SPECIAL_PLAY)
    if card >= 0:
        game.marks[mark_key(card, LIFE_MARK)] = card_of(game, card).life


def discard_acolyte(game: Board, card: int) -> None:
    """An acolyte goes to the discard pile of the acolytes, and another takes its place."""
    game.marks.pop(mark_key(card, LIFE_MARK), None)
    game.move(card, SPECIAL_DISCARD)
    draw_acolyte(game)
    card_left(game)


VERB_OF[Acolyte] = "pick"


@finds(Acolyte)
def _acolyte(game: Board, scope: Scope, pick: Acolyte) -> list[int]:
    found = in_play(game)
    if pick.life == "any" or not found:
        return found
    lives = [game.marks[mark_key(card, LIFE_MARK)] for card in found]
    wanted = max(lives) if pick.life == "highest" else min(lives)
    return [card for card, life in zip(found, lives, strict=True) if life == wanted]


@resolves(BloodMagic)
def _blood_magic(game: Board, scope: Scope, step: BloodMagic) -> None:
    for card in scope.several(step.cards):
        if game.place[card] == SPECIAL_PLAY:
            game.tell("blood-magic", card=card)
            perform(game, card, "blood-magic", scope.seat("you"), {"spared": int(step.spared)})


@resolves(SelfDamage)
def _self_damage(game: Board, scope: Scope, step: SelfDamage) -> None:
    card = scope.card("this")
    if scope.number("spared") < 1 and game.place[card] == SPECIAL_PLAY:
        hit(game, card, evaluate(game, scope, step.amount), -1)


@resolves(DrawAcolytes)
def _draw(game: Board, scope: Scope, step: DrawAcolytes) -> None:
    for _ in range(step.count):
        draw_acolyte(game)


@resolves(DismissAcolyte)
def _dismiss(game: Board, scope: Scope, step: DismissAcolyte) -> None:
    game.draw(SPECIAL_DECK, SPECIAL_DISCARD)


@resolves(PutUnderAcolytes)
def _put_under(game: Board, scope: Scope, step: PutUnderAcolytes) -> None:
    for card in scope.several(step.cards):
        game.marks.pop(mark_key(card, LIFE_MARK), None)
        game.move(card, SPECIAL_DECK, under=True)


@resolves(RecallAcolytes)
def _recall(game: Board, scope: Scope, step: RecallAcolytes) -> None:
    gone = game.zones[SPECIAL_DISCARD][-step.count :]
    for card in gone:
        game.move(card, SPECIAL_DECK)
    if gone:
        game.shuffle(SPECIAL_DECK)


def acolyte(id: str, *blood_magic: Step) -> Card:
    return Card(id=id, kind=ACOLYTE, life=ACOLYTE_LIFE, own_texts=(("blood-magic", blood_magic),))


def everyones_magic() -> list[Step]:
    """Each acolyte in play, the oldest first, works its blood magic and is spared."""
    return [every("acolytes", Acolyte()), for_each("acolyte", "acolytes", BloodMagic("acolyte", spared=True))]


_ACOLYTES = [
    acolyte("bezu", gravehold_suffers(MostOfAnyone("prepped_spells")), SelfDamage(MostOfAnyone("prepped_spells"))),
    acolyte(
        "edryss-tragg", let_anyone(), suffer(2, who="player"), if_(at_most(5, "life", who="player"), [SelfDamage(2)])
    ),
    acolyte(
        "holadran",
        let("victims", Player("all"), count=2, by="anyone"),
        TwiceAlone("victims"),
        for_each("victim", "victims", suffer(1, who="victim")),
    ),
    acolyte("kurgax", gravehold_suffers(1), let_anyone(), suffer(1, who="player")),
    acolyte("lurzan", let("player", LowestLife(), by="anyone"), suffer(1, who="player")),
    acolyte(
        "mord",
        one_of(
            [gravehold_suffers(3)],
            [let_anyone(has="charges"), lose(charges=1, who="player"), gravehold_suffers(1), SelfDamage(1)],
            by="anyone",
        ),
    ),
    acolyte("nhavkalas", gravehold_suffers(3), SelfDamage(1)),
    acolyte(
        "ren-goda",
        one_of(
            [let_anyone(), suffer(2, who="player")],
            [
                let_anyone(has="hand"),
                suffer(1, who="player"),
                let("lost", card_in("hand", whose="player", most="cost"), by="player"),
                discard("lost"),
            ],
            by="anyone",
        ),
    ),
    acolyte(
        "solara",
        let_anyone(has="hand", holding=cards_of_theirs(), needs=2),
        let("lost", card_in("hand", whose="player"), count=2, by="player"),
        discard("lost"),
        SelfDamage(3),
    ),
]

_CARDS = [
    Card(
        id="hollow-crown",
        kind=NEMESIS,
        life=1,
        level=5,
        setup=(DrawAcolytes(2), if_(agreed("difficulty", "beginner"), [DismissAcolyte()])),
        unleash=(
            if_(
                IncreasedDifficulty(),
                everyones_magic(),
                [let("chosen", Acolyte("highest"), by="anyone"), BloodMagic("chosen")],
            ),
        ),
        own_texts=(("exhaustion", (gravehold_suffers(4),)),),
        modifiers=(Untouchable(), WonAtEndOfTurn(at_most(0, "acolytes"))),
    ),
    *of_nemesis(
        "hollow-crown",
        [
            *_ACOLYTES,
            attack(
                "beseech",
                1,
                let("acolyte", Acolyte("lowest"), by="anyone"),
                PutUnderAcolytes("acolyte"),
                DrawAcolytes(),
                unleash(),
            ),
            attack("enslave", 1, *everyones_magic()),
            minion(
                "thronewatch",
                1,
                6,
                let("acolyte", Acolyte("lowest"), by="anyone"),
                BloodMagic("acolyte"),
                FoeSuffers(1, "acolyte"),
            ),
            attack(
                "ascend",
                2,
                unleash(),
                let("acolyte", Acolyte("lowest"), by="anyone"),
                FoeRecovers(10, "acolyte"),
                BloodMagic("acolyte"),
            ),
            power("infernal-domain", 2, 2, DrawAcolytes(), *everyones_magic(), to_discard=[pay(aether=8)]),
            attack(
                "reign",
                2,
                let("acolyte", Acolyte("highest"), by="anyone"),
                BloodMagic("acolyte"),
                FoeSuffers(6, "acolyte"),
                unleash(2),
            ),
            attack("dominate", 3, repeat(2, *everyones_magic())),
            power("nameless-faith", 3, 1, RecallAcolytes(2), *everyones_magic(), to_discard=[pay(aether=8)]),
            minion(
                "viscera-bride",
                3,
                18,
                let("acolyte", Acolyte("lowest"), by="anyone"),
                FoeRecovers(10, "acolyte"),
                repeat(2, BloodMagic("acolyte")),
            ),
        ],
    ),
]


def _order_blood_magic(game: Board, argument: object) -> None:
    """The blood magic of one acolyte in play."""
    name = str(argument).replace("_", "-")
    found = {card_of(game, card).id: card for card in in_play(game)}
    if name not in found:
        hint = nearest(name, found)
        raise AuthorError("bad-step", f"blood magic: no acolyte {argument!r} in play{hint}; there are {list(found)}")
    in_turn_of_nemesis(game)
    start(game, "blood magic", acolyte=found[name])


HOLLOW_CROWN = Nemesis(
    cards=_CARDS,
    box="war-eternal",
    phrases="deckwright.games.aeons_end.words.nemeses.hollow_crown",
    dangers={BloodMagic: 2.0},
    kinds=[Kind(name=ACOLYTE, must_fall=True, beaten=discard_acolyte)],
    parts={"exhaustion": (), "blood-magic": ("spared",)},
    blocks={"order: blood magic": [BloodMagic("acolyte")]},
    counts={"acolytes": lambda game, seat: len(in_play(game))},
    acts=["blood-magic"],
    exhausted=lambda game, seat: perform(game, game.zones[NEMESIS_PLACE][0], "exhaustion", seat),
    other_names={"acolytes": "special_play", "acolyte_deck": "special_deck", "acolyte_discard": "special_discard"},
    belongs=dict.fromkeys(("special_deck", "special_play", "special_discard"), (ACOLYTE,)),
    orders={"blood magic": _order_blood_magic},
)
