"""Taking a card, and fighting for it.

A fight is a named procedure: the fighter may act, the foe strikes, the fighter may act again, the fighter strikes.
In the newer edition the fighter must be strong enough beforehand, and the foe strikes back after its defeat.
"""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question, Refusal
from deckwright.core.steps import answers, asks, refuses, resolves
from deckwright.effects.modifiers import modified
from deckwright.effects.triggers import fire
from deckwright.games.enchanters.actions import BESIDES, missing_actions, usable_actions, use
from deckwright.games.enchanters.definitions import PrintedDefenceOnly, StrikesAll
from deckwright.games.enchanters.lookup import Board, definition, is_foe
from deckwright.games.enchanters.table import (
    ANSWERING_TOPS,
    ENCHANTMENTS,
    FIRST_CARD_LEAVES,
    ITEMS,
    TAKING,
    TROPHIES,
    WOUNDS,
)
from deckwright.games.enchanters.track import refill
from deckwright.games.enchanters.values import attack_against, cover, defence_against, health_of, strength_of
from deckwright.games.enchanters.vocabulary import FightWindow, FoeStrikes, Join, Rewards, Verdict

PILE_OF = {"item": ITEMS, "enchantment": ENCHANTMENTS, "monster": TROPHIES, "dragon": TROPHIES}

BLOW = 1
"""Which step of a fight is the foe's blow."""


def take(game: Board, you: int, card: int) -> bool:
    """Take a card: its immediate effect first, then it joins a pile. Returns whether that is done already."""
    rules = game.rules
    effect = rules.taking_block[game.cards[card]]
    if effect < 0:
        cover(game, you, PILE_OF[definition(game, card).kind], card)
        return True
    game.move(card, TAKING)
    game.push(rules.block("join"), {"you": you, "this": card})
    game.push(effect, {"you": you, "this": card})
    return False


def too_weak(game: Board, you: int, card: int) -> Refusal | None:
    """Newer edition: a fight may start only once attack reaches health."""
    if game.options["edition"] == "newer" and is_foe(game, card):
        attack, health = attack_against(game, you, card), health_of(game, you, card)
        if attack < health:
            return ("attack-too-low", health, attack)
    return None


def start_fight(game: Board, you: int, foe: int, *, journey: bool = False) -> None:
    """Fight a foe on the track or in the graveyard. It stays there until it is beaten."""
    rules = game.rules
    if game.events is not None:
        game.tell("fight", seat=you, card=foe)
    newer = game.options["edition"] == "newer"
    if not newer and usable_actions(game, you, BESIDES):
        game.push(rules.block("fight"), {"you": you, "this": foe, "journey": int(journey)})
        return
    # Nobody can act in between: the fight is fought at once.
    if game.settled is not None:
        game.settle(("face", foe, -1))
        game.settle(("strike", foe, -1))
    under_way = len(game.stack)
    strike(game, you, foe)
    settle(game, you, foe, journey=journey)
    if len(game.stack) == under_way:
        refill(game)
    else:  # first what the victory has started
        game.stack.insert(under_way, Scope(rules.block("refill"), 0, {}))


def win(game: Board, you: int, foe: int) -> None:
    """The foe is beaten: immediate effect, trophy pile, rewards."""
    rules = game.rules
    if game.events is not None:
        game.tell("won", seat=you, card=foe)
    effect = rules.taking_block[game.cards[foe]]
    if effect < 0:
        cover(game, you, TROPHIES, foe)
        if game.counters[ANSWERING_TOPS + you]:
            fire(game, you, "defeated", about=foe)
        return
    game.move(foe, TAKING)
    game.push(rules.block("trophy"), {"you": you, "this": foe})
    game.push(effect, {"you": you, "this": foe})


def _reckon_blow(game: Board, fighter: int, foe: int, seat: int, wounds: int) -> None:
    """Report how a foe's blow comes to its wounds: strength less defence, perhaps multiplied."""
    strength, left = strength_of(game, fighter, foe), through(game, fighter, foe, seat)
    if left > 0 and wounds == left:
        game.reckon("strength", strength)
        if strength != left:
            game.reckon("defence", left - strength)
    elif left > 0 and wounds % left == 0:
        game.reckon("strength", wounds // left, left)


def through(game: Board, fighter: int, foe: int, seat: int) -> int:
    """How much of a foe's strength a seat's defence lets through."""
    bought = not any(isinstance(one, PrintedDefenceOnly) for one in definition(game, foe).fight)
    return strength_of(game, fighter, foe) - defence_against(game, seat, foe, bought=bought)


def wounds_from(game: Board, fighter: int, foe: int, seat: int) -> int:
    """How many wounds a foe's blow means for a seat."""
    fight = definition(game, foe).fight
    if not fight:
        return max(0, strength_of(game, fighter, foe) - defence_against(game, seat, foe))
    return modified(game, Scope(0, 0, {"you": seat}), "wounds", through(game, fighter, foe, seat), fight)


@resolves(Join)
def _join(game: Board, scope: Scope, step: Join) -> None:
    card, you = scope.card("this"), scope.seat("you")
    if game.place[card] == TAKING:
        cover(game, you, PILE_OF[definition(game, card).kind], card)


@asks(FightWindow)
def _ask_window(game: Board, scope: Scope, step: FightWindow) -> Question | Option:
    you = scope.seat("you")
    options = usable_actions(game, you, BESIDES)
    go_on: Option = ("strike" if step.struck else "face", scope.card("this"), -1)
    if not options:
        return go_on
    options.append(go_on)
    return Question("after-blow" if step.struck else "before-blow", (you,), options, about=scope.card("this"))


@answers(FightWindow)
def _answer_window(game: Board, scope: Scope, step: FightWindow, option: Option) -> None:
    if option[0] == "use":
        scope.at -= 1
        use(game, scope.seat("you"), option[1], option[2])


@refuses(FightWindow)
def _refuse_window(game: Board, scope: Scope, step: FightWindow) -> list[tuple[Option, Refusal]]:
    return missing_actions(game, scope.seat("you"), BESIDES)


@resolves(FoeStrikes)
def _foe_strikes(game: Board, scope: Scope, step: FoeStrikes) -> None:
    strike(game, scope.seat("you"), scope.card("this"))


def strike(game: Board, you: int, foe: int) -> None:
    """The foe strikes whom it fights, or everybody."""
    blows = [(you, wounds_from(game, you, foe, you))]
    fight = definition(game, foe).fight
    if fight and any(isinstance(one, StrikesAll) for one in fight):
        # Rulebook, Giant: everyone in turn order; only the fighter may use actions.
        blows += [(seat, wounds_from(game, you, foe, seat)) for seat in game.rules.group(game, you, "others")]
    for seat, wounds in blows:
        if game.events is not None:
            game.tell("struck", seat=seat, card=foe, amount=wounds)
            _reckon_blow(game, you, foe, seat, wounds)
        if wounds:
            game.add(WOUNDS + seat, wounds)


def foe_that_has_struck(game: Board) -> int:
    """The foe of the fight that is under way, if its blow is past, or -1."""
    fight = game.rules.block("fight")
    return next((scope.card("this") for scope in game.stack if scope.block == fight and scope.at > BLOW), -1)


@resolves(Verdict)
def _verdict(game: Board, scope: Scope, step: Verdict) -> None:
    settle(game, scope.seat("you"), scope.card("this"), journey=scope.seat("journey") > 0)


def settle(game: Board, you: int, foe: int, *, journey: bool) -> None:
    """The fighter strikes: who reaches the foe's health wins."""
    attack, health = attack_against(game, you, foe), health_of(game, you, foe)
    if game.events is not None:
        game.tell("strike", seat=you, card=foe, amount=attack, total=health)
    if attack >= health:
        win(game, you, foe)
        return
    if game.events is not None:
        game.tell("failed", seat=you, card=foe)
    if not journey:
        # Answers 5: the foe stays, and the first card leaves as after a rest.
        game.counters[FIRST_CARD_LEAVES] = 1


@resolves(Rewards)
def _rewards(game: Board, scope: Scope, step: Rewards) -> None:
    you, foe = scope.seat("you"), scope.card("this")
    fire(game, you, "defeated", about=foe)
