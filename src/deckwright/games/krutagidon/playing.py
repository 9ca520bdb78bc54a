"""Words of this game: playing what is not in your hand, and a few things that only these cards do."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.decks import top_cards
from deckwright.effects.flow import Lay, expands
from deckwright.effects.texts import perform
from deckwright.effects.vocabulary.flow import Every, Forget, Let
from deckwright.effects.vocabulary.picks import CardIn
from deckwright.effects.vocabulary.verbs import Destroy
from deckwright.effects.words import Steps
from deckwright.games.krutagidon.definitions import ATTACKS, TYPES
from deckwright.games.krutagidon.lookup import Board, card_of
from deckwright.games.krutagidon.table import BORROWED, DECK, DISCARD, MARKET, ONGOING, REVEALED
from deckwright.games.krutagidon.turn import carry_out, refill
from deckwright.games.krutagidon.vocabulary import (
    AskToStayOut,
    BeginMayhem,
    GiveBack,
    KeepOneOfEachType,
    PlayMayhem,
    PlayTopOf,
    ReplaceInMarket,
)

# -- somebody else's cards -------------------------------------------------------------------------------------


@resolves(PlayTopOf)
def _play_top_of(game: Board, scope: Scope, step: PlayTopOf) -> None:
    owner, you = scope.seat(step.whose), scope.seat("you")
    for card in top_cards(game, DECK + owner, 1) if owner >= 0 else ():
        game.move(card, BORROWED)
        carry_out(game, you, card, owner)


@resolves(GiveBack)
def _give_back(game: Board, scope: Scope, step: GiveBack) -> None:
    card = scope.card("this")
    if game.place[card] == BORROWED:
        stays = game.rules.is_ongoing[game.cards[card]]
        game.rules.move(game, card, ONGOING + scope.seat("you") if stays else DISCARD + scope.seat("owner"))


# -- mayhem ----------------------------------------------------------------------------------------------------


@expands(PlayMayhem)
def _lay_play_mayhem(step: PlayMayhem, lay: Lay, later: Steps) -> list[Step]:
    out = lay.name()
    return [Forget(out), AskToStayOut(step.card, out), BeginMayhem(step.card, out)]


@asks(AskToStayOut)
def _ask_to_stay_out(game: Board, scope: Scope, step: AskToStayOut) -> Question | None:
    card, you = scope.card(step.card), scope.seat("you")
    if card < 0 or (ATTACKS in card_of(game, card).tags and game.rules.must_take_part(game, you)):
        return None
    return Question("take-part", (you,), [("yes", -1, -1), ("no", -1, -1)], about=card)


@answers(AskToStayOut)
def _answer_stay_out(game: Board, scope: Scope, step: AskToStayOut, option: Option) -> None:
    if option[0] == "no":
        scope.names[step.name] = (scope.seat("you"),)
        game.tell("stays-out", seat=scope.seat("you"))


@resolves(BeginMayhem)
def _begin_mayhem(game: Board, scope: Scope, step: BeginMayhem) -> None:
    card, you, out = scope.card(step.card), scope.seat("you"), scope.several(step.out)
    if card < 0:
        return
    rules = game.rules
    game.move(card, REVEALED)
    game.tell("mayhem", seat=you, card=card)
    game.push(rules.block("mayhem-over"), {"you": you, "this": card})
    takers = tuple(seat for seat in rules.group(game, you, "all") if seat not in out)
    perform(game, card, "event", you, {"source": you, "takers": takers, "out": out})


@resolves(ReplaceInMarket)
def _replace_in_market(game: Board, scope: Scope, step: ReplaceInMarket) -> None:
    if refill(game, scope.seat("you"), len(game.zones[MARKET]) + 1):
        scope.at -= 1  # go on when the mayhem is over


# -- types -----------------------------------------------------------------------------------------------------


@expands(KeepOneOfEachType)
def _lay_keep(step: KeepOneOfEachType, lay: Lay, later: Steps) -> list[Step]:
    kept, rest = lay.name(), lay.name()
    steps: list[Step] = []
    for kind in TYPES:
        steps += [
            Let(kept, CardIn(("hand",), step.who, kind), by=step.who),
            Every(rest, CardIn(("hand",), step.who, kind, other_than=kept)),
            Destroy(rest),
        ]
    return lay(tuple(steps))
