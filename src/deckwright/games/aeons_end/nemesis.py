"""The turn of the nemesis: cards in play act from the oldest to the newest, then a new card is drawn."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.core.game import Scope, mark_key
from deckwright.core.questions import Option, Question
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.amounts import evaluate, evaluates
from deckwright.effects.conditions import holds, judges
from deckwright.effects.feasibility import possible, possible_if
from deckwright.effects.flow import Lay, expands
from deckwright.effects.texts import perform
from deckwright.effects.triggers import LEAVES_PLAY, fire
from deckwright.effects.words import Steps
from deckwright.games.aeons_end.definitions import ATTACK, MINION, POWER
from deckwright.games.aeons_end.endings import check_empty_nemesis, players_lose
from deckwright.games.aeons_end.lookup import Board, card_of, increased_difficulty, kind_of, nemesis_of, own
from deckwright.games.aeons_end.main_phase import use_ability
from deckwright.games.aeons_end.table import (
    EXTRA_DRAWS,
    IN_NEMESIS_DRAW,
    LIFE_MARK,
    MAGE,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_DRAWN,
    NEMESIS_PLAY,
    NEMESIS_TOKENS,
    POWER_MARK,
)
from deckwright.games.aeons_end.vocabulary import nemesis as words
from deckwright.games.aeons_end.vocabulary.damage import LeavePlay
from deckwright.games.aeons_end.vocabulary.nemesis import LAST_TOKEN_WINS, ReturnsUnder


def unleash(game: Board, times: int) -> None:
    """Carry out the unleash effect of the nemesis: the first time now, the others when that is done."""
    if times > 1:
        game.push(game.rules.block("unleashes"), {"you": max(game.turn, 0), "left": times - 1})
    if times > 0:
        nemesis = game.zones[NEMESIS][0]
        game.tell("unleash", card=nemesis)
        perform(game, nemesis, "unleash", max(game.turn, 0))


def enter_play(game: Board, card: int) -> None:
    """A minion or power enters play as the newest card, with its tokens; then what it does immediately."""
    definition = card_of(game, card)
    game.move(card, NEMESIS_PLAY)
    if definition.kind == MINION:
        game.marks[mark_key(card, LIFE_MARK)] = definition.life
    else:
        game.marks[mark_key(card, POWER_MARK)] = definition.power
    own(game).card_entered(game, card)
    perform(game, card, "immediately", max(game.turn, 0))


def discard_nemesis_card(game: Board, card: int) -> None:
    """A card of the nemesis is discarded, without the tokens on it; a few go under the nemesis deck instead."""
    returns = any(isinstance(modifier, ReturnsUnder) for modifier in card_of(game, card).modifiers)
    _leave(game, card, NEMESIS_DECK if returns else NEMESIS_DISCARD, under=returns)


def _leave(game: Board, card: int, to: int, *, under: bool = False) -> None:
    """A card of the nemesis goes away; everybody has seen it."""
    in_play = game.place[card] == NEMESIS_PLAY
    for mark in (LIFE_MARK, POWER_MARK):
        game.marks.pop(mark_key(card, mark), None)
    if under:
        game.show(card)
    game.move(card, to, under=under)
    if in_play:
        fire(game, -1, LEAVES_PLAY, about=card)


def card_left(game: Board) -> None:
    """A card of the nemesis left play: what it made different ends."""
    own(game).card_left(game)
    if game.options["edition"] == "1":
        check_empty_nemesis(game)


@resolves(LeavePlay)
def _leave_play(game: Board, scope: Scope, step: LeavePlay) -> None:
    """A beaten foe leaves play; on a card of tier 0 its nemesis decides."""
    foe = scope.card("this")
    kind = kind_of(game, foe)
    if kind == MINION:
        discard_nemesis_card(game, foe)
        card_left(game)
    elif kind in game.rules.kinds:
        game.rules.kinds[kind].beaten(game, foe)


@resolves(words.Unleash)
def _unleash(game: Board, scope: Scope, step: words.Unleash) -> None:
    unleash(game, evaluate(game, scope, step.times))


@resolves(words.UnleashAgain)
def _unleash_again(game: Board, scope: Scope, step: words.UnleashAgain) -> None:
    unleash(game, scope.number("left"))


@resolves(words.WhenExhausted)
def _when_exhausted(game: Board, scope: Scope, step: words.WhenExhausted) -> None:
    if not own(game).exhausted(game, scope.seat("you")):
        unleash(game, 2)


@judges(words.IncreasedDifficulty)
def _increased(game: Board, scope: Scope, condition: words.IncreasedDifficulty) -> bool:
    return increased_difficulty(game)


@evaluates(words.ByDifficulty)
def _by_difficulty(game: Board, scope: Scope, amount: words.ByDifficulty) -> int:
    return amount.at(game.options["difficulty"])


def _last_discarded(game: Board, kind: str) -> list[int]:
    """The nemesis card of a kind that was discarded last, if there is one."""
    return [card for card in game.zones[NEMESIS_DISCARD] if kind_of(game, card) == kind][-1:]


@resolves(words.ReturnMinion)
def _return_minion(game: Board, scope: Scope, step: words.ReturnMinion) -> None:
    for card in _last_discarded(game, MINION):
        enter_play(game, card)


@possible_if(words.ReturnMinion)
def _can_return(game: Board, scope: Scope, step: words.ReturnMinion) -> bool:
    return bool(_last_discarded(game, MINION))


@resolves(words.RepeatAttack)
def _repeat_attack(game: Board, scope: Scope, step: words.RepeatAttack) -> None:
    for card in _last_discarded(game, ATTACK):
        game.move(card, NEMESIS_DRAWN)
        _attack_with(game, card)


@resolves(words.LoseTokens)
def _lose_tokens(game: Board, scope: Scope, step: words.LoseTokens) -> None:
    game.add(NEMESIS_TOKENS, -evaluate(game, scope, step.amount))
    if game.counters[NEMESIS_TOKENS] <= 0 and LAST_TOKEN_WINS in nemesis_of(game).modifiers:
        players_lose(game, "no-tokens-left")


@resolves(words.GoUnder)
def _go_under(game: Board, scope: Scope, step: words.GoUnder) -> None:
    _leave(game, scope.card("this"), NEMESIS_DECK, under=True)
    card_left(game)


@resolves(words.DrawOneMore)
def _draw_one_more(game: Board, scope: Scope, step: words.DrawOneMore) -> None:
    game.add(EXTRA_DRAWS, 1)


@expands(words.OnlyIf)
def _lay_only_if(step: words.OnlyIf, lay: Lay, later: Steps) -> list[Step]:
    """The condition was asked when this was chosen."""
    return lay(step.steps)


@possible_if(words.OnlyIf)
def _is_open(game: Board, scope: Scope, step: words.OnlyIf) -> bool:
    return holds(game, scope, step.condition) and possible(game, scope, step.steps)


@resolves(words.CancelDrawnCard)
def _cancel(game: Board, scope: Scope, step: words.CancelDrawnCard) -> None:
    for card in list(game.zones[NEMESIS_DRAWN]):
        discard_nemesis_card(game, card)
        card_left(game)


@evaluates(words.TierThree)
def _tier_three(game: Board, scope: Scope, amount: words.TierThree) -> int:
    return amount.times * sum(card_of(game, card).tier == 3 for card in scope.several(amount.cards))


@resolves(words.SetLife)
def _set_life(game: Board, scope: Scope, step: words.SetLife) -> None:
    amount = evaluate(game, scope, step.amount)
    for card in scope.several(step.cards):
        game.marks[mark_key(card, LIFE_MARK)] = amount


@resolves(words.DiscardFromNemesisDeck)
def _discard_from_deck(game: Board, scope: Scope, step: words.DiscardFromNemesisDeck) -> None:
    gone = []
    for _ in range(min(step.count, len(game.zones[NEMESIS_DECK]))):
        gone.append(game.zones[NEMESIS_DECK][-1])
        discard_nemesis_card(game, gone[-1])
    scope.names[step.name] = tuple(gone)


# -- the turn --------------------------------------------------------------------------------------------------


@resolves(words.LineUpCards)
def _line_up(game: Board, scope: Scope, step: words.LineUpCards) -> None:
    line = tuple(game.zones[NEMESIS_PLAY])
    scope.at += 1
    if line:
        scope.names["line"] = line
        _next_card(game, scope, step)


@resolves(words.NextCard)
def _next_card(game: Board, scope: Scope, step: Step) -> None:
    line = scope.several("line")
    card = line[0]
    if len(line) > 1:
        scope.names["line"] = line[1:]
        scope.at -= 1
    if game.place[card] == NEMESIS_PLAY:
        act(game, card)


def act(game: Board, card: int) -> None:
    """A minion in play does what it does every turn; a power loses a token, and with the last one it is released."""
    if kind_of(game, card) == MINION:
        if game.events is not None:
            game.tell("persistent", card=card)
        perform(game, card, "persistent", 0)
        return
    game.tell("power-counts", card=card, total=max(0, game.marks[mark_key(card, POWER_MARK)] - 1))
    game.mark(card, POWER_MARK, -1)
    if game.marks[mark_key(card, POWER_MARK)] <= 0:
        game.push(game.rules.block("finish"), {"you": 0, "this": card})
        perform(game, card, "power", 0)


@resolves(words.DrawNemesisCard)
def _draw(game: Board, scope: Scope, step: words.DrawNemesisCard) -> None:
    card = game.draw(NEMESIS_DECK, NEMESIS_DRAWN)
    scope.names["this"] = card
    if card < 0:
        unleash(game, 3)
    else:
        game.tell("nemesis-card", card=card)
    if not game.derived[IN_NEMESIS_DRAW]:
        scope.at += 2  # nobody can stop the card
        _carry_out(game, scope, step)


@asks(words.CancelWindow)
def _ask_cancel(game: Board, scope: Scope, step: words.CancelWindow) -> Question | None:
    card = scope.card("this")
    if card < 0 or kind_of(game, card) not in (ATTACK, POWER):
        return None
    able = game.rules.charged(game, IN_NEMESIS_DRAW)
    if not able:
        return None
    options: list[Option] = [("ability", game.zones[MAGE + seat][0], -1) for seat in able]
    return Question("cancel", tuple(able), [*options, ("no", -1, -1)], about=card)


@answers(words.CancelWindow)
def _answer_cancel(game: Board, scope: Scope, step: words.CancelWindow, option: Option) -> None:
    if option[0] == "no":
        return
    use_ability(game, game.place[option[1]] - MAGE)


@resolves(words.CarryOut)
def _carry_out(game: Board, scope: Scope, step: Step) -> None:
    card = scope.card("this")
    if card < 0 or game.place[card] != NEMESIS_DRAWN:
        return  # there was none, or a mage stopped it
    if kind_of(game, card) == ATTACK:
        _attack_with(game, card)
    else:
        enter_play(game, card)


def _attack_with(game: Board, card: int) -> None:
    """Carry an attack out, then discard it."""
    game.push(game.rules.block("finish"), {"you": 0, "this": card})
    perform(game, card, "attack", 0)


@resolves(words.DrawAgain)
def _draw_again(game: Board, scope: Scope, step: words.DrawAgain) -> None:
    if game.counters[EXTRA_DRAWS] > 0:
        game.counters[EXTRA_DRAWS] -= 1
        scope.at -= step.back


@resolves(words.DiscardThis)
def _discard_this(game: Board, scope: Scope, step: words.DiscardThis) -> None:
    card = scope.card("this")
    if game.place[card] in (NEMESIS_PLAY, NEMESIS_DRAWN):
        discard_nemesis_card(game, card)
        card_left(game)


@resolves(words.EndOfNemesisTurn)
def _end_of_turn(game: Board, scope: Scope, step: words.EndOfNemesisTurn) -> None:
    if game.counters[EXTRA_DRAWS] > 0:
        _draw_again(game, scope, step)
    else:
        perform(game, game.zones[NEMESIS][0], "end-of-turn", 0)
