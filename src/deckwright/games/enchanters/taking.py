"""Taking a card, and fighting for it.

A fight is a named procedure: the fighter may act, the foe strikes, the fighter may act again, the fighter strikes.
In the newer edition the fighter must be strong enough beforehand, and the foe strikes back after its defeat.
"""

from __future__ import annotations

from deckwright.core.game import Game, Scope, Value
from deckwright.core.questions import Option, Question, Refusal
from deckwright.core.steps import Step, answers, asks, refuses, resolves
from deckwright.effects.modifiers import modified
from deckwright.games.enchanters.actions import missing_actions, usable_actions, use
from deckwright.games.enchanters.definitions import PrintedDefenceOnly, StrikesAll
from deckwright.games.enchanters.table import (
    ENCHANTMENTS,
    FIRST_CARD_LEAVES,
    ITEMS,
    TAKING,
    TROPHIES,
    WOUNDS,
)
from deckwright.games.enchanters.values import (
    attack_against,
    defence_against,
    definition,
    health_of,
    refresh,
    rules_of,
    strength_of,
    top_cards,
)

PILE_OF = {"item": ITEMS, "enchantment": ENCHANTMENTS, "monster": TROPHIES, "dragon": TROPHIES}


class Join(Step, frozen=True):
    """A card that was taken joins its pile, unless its effect sent it elsewhere."""


class FightWindow(Step, frozen=True):
    """The fighter may use additional actions."""

    struck: bool


class FoeStrikes(Step, frozen=True):
    """The foe deals wounds: strength less defence."""


class Verdict(Step, frozen=True):
    """The fighter strikes: attack must reach health."""


class Rewards(Step, frozen=True):
    """Abilities that answer a victory."""


def take(game: Game, you: int, card: int) -> None:
    """Take a card: its immediate effect first, then it joins a pile."""
    rules = rules_of(game)
    game.move(card, TAKING)
    game.push(rules.block("join"), {"you": you, "this": card})
    _taking_effect(game, you, card)


def _taking_effect(game: Game, you: int, card: int) -> None:
    block = rules_of(game).taking_block[game.cards[card]]
    if block >= 0:
        game.push(block, {"you": you, "this": card})


def start_fight(game: Game, you: int, foe: int, *, journey: bool = False) -> None:
    """Fight a foe on the track or in the graveyard. It stays there until it is beaten."""
    rules = rules_of(game)
    names: dict[str, Value] = {"you": you, "this": foe, "journey": int(journey)}
    game.tell("fight", seat=you, card=foe)
    game.push(rules.block("fight-newer" if game.options["edition"] == "newer" else "fight"), names)


def win(game: Game, you: int, foe: int) -> None:
    """The foe is beaten: immediate effect, trophy pile, rewards."""
    rules = rules_of(game)
    game.tell("won", seat=you, card=foe)
    game.move(foe, TAKING)
    game.push(rules.block("trophy"), {"you": you, "this": foe})
    _taking_effect(game, you, foe)


def wounds_from(game: Game, fighter: int, foe: int, seat: int) -> int:
    """How many wounds a foe's blow means for a seat."""
    card = definition(game, foe)
    bought = not any(isinstance(one, PrintedDefenceOnly) for one in card.fight)
    through = strength_of(game, fighter, foe) - defence_against(game, seat, foe, bought=bought)
    return modified(game, Scope(0, 0, {"you": seat}), "wounds", through, card.fight)


@resolves(Join)
def _join(game: Game, scope: Scope, step: Join) -> None:
    card, you = scope.card("this"), scope.seat("you")
    if game.place[card] == TAKING:
        game.move(card, PILE_OF[definition(game, card).kind] + you)
        refresh(game, you)


@asks(FightWindow)
def _ask_window(game: Game, scope: Scope, step: FightWindow) -> Question | None:
    you = scope.seat("you")
    options = usable_actions(game, you, main=False)
    if not options:
        return None
    options.append(("strike" if step.struck else "face", scope.card("this"), -1))
    return Question("after-blow" if step.struck else "before-blow", (you,), options, about=scope.card("this"))


@answers(FightWindow)
def _answer_window(game: Game, scope: Scope, step: FightWindow, option: Option) -> None:
    if option[0] == "use":
        scope.at -= 1
        use(game, scope.seat("you"), option[1], option[2])


@refuses(FightWindow)
def _refuse_window(game: Game, scope: Scope, step: FightWindow) -> list[tuple[Option, Refusal]]:
    return missing_actions(game, scope.seat("you"), main=False)


@resolves(FoeStrikes)
def _foe_strikes(game: Game, scope: Scope, step: FoeStrikes) -> None:
    you, foe = scope.seat("you"), scope.card("this")
    card = definition(game, foe)
    struck = game.rules.group(game, you, "others") if any(isinstance(m, StrikesAll) for m in card.fight) else ()
    # Rulebook, Giant: everyone in turn order; only the fighter may use actions.
    blows = [(seat, wounds_from(game, you, foe, seat)) for seat in (you, *struck)]
    for seat, wounds in blows:
        game.tell("struck", seat=seat, card=foe, amount=wounds)
        if wounds:
            game.add(WOUNDS + seat, wounds)


@resolves(Verdict)
def _verdict(game: Game, scope: Scope, step: Verdict) -> None:
    you, foe = scope.seat("you"), scope.card("this")
    attack, health = attack_against(game, you, foe), health_of(game, you, foe)
    game.tell("strike", seat=you, card=foe, amount=attack, total=health)
    if attack >= health:
        win(game, you, foe)
        return
    game.tell("failed", seat=you, card=foe)
    if not scope.seat("journey"):
        # Answers 5: the foe stays, and the first card leaves as after a rest.
        game.counters[FIRST_CARD_LEAVES] = 1


@resolves(Rewards)
def _rewards(game: Game, scope: Scope, step: Rewards) -> None:
    you, foe = scope.seat("you"), scope.card("this")
    fire(game, you, "defeated", against=definition(game, foe).kind)


def fire(game: Game, you: int, event: str, *, against: str = "") -> None:
    """Start the abilities of a seat's uncovered cards that answer an event, in the order of the piles."""
    answering = rules_of(game).when_blocks.get(event)
    if not answering:
        return
    for card in reversed(top_cards(game, you)):
        for kind, block in answering.get(game.cards[card], ()):
            if not kind or kind == against:
                game.push(block, {"you": you, "this": card})
