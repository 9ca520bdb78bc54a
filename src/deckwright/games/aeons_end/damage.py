"""Damage and healing: foes, players, Gravehold. Exhaustion and the end of the game follow from it."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.core.game import Scope, mark_key
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.amounts import evaluate, spelled_out
from deckwright.effects.conditions import holds, judges
from deckwright.effects.feasibility import possible_if
from deckwright.effects.flow import Lay, expands
from deckwright.effects.modifiers import modified
from deckwright.effects.picks import VERB_OF, finds, seats_called
from deckwright.effects.triggers import DAMAGED, fire
from deckwright.effects.turns import changed
from deckwright.effects.vocabulary.flow import Forget, Note
from deckwright.effects.words import Steps
from deckwright.games.aeons_end.definitions import MINION
from deckwright.games.aeons_end.endings import players_lose, players_win
from deckwright.games.aeons_end.lookup import Board, card_of, is_exhausted, kind_of, own
from deckwright.games.aeons_end.table import (
    GRAVEHOLD,
    GRAVEHOLD_MOST,
    LIFE,
    LIFE_MARK,
    LIFE_MOST,
    NEMESIS,
    NEMESIS_LIFE,
    NEMESIS_MOST,
    NEMESIS_PLAY,
    SPECIAL_PLAY,
    WARDED,
)
from deckwright.games.aeons_end.vocabulary import damage as words
from deckwright.games.aeons_end.vocabulary.damage import PreventedWhile, StrikeShares, Untouchable

# -- foes ------------------------------------------------------------------------------------------------------


def targets(game: Board, besides: tuple[int, ...] = ()) -> list[int]:
    """The foes a player may damage: the nemesis first, then minions in order of arrival, then cards of tier 0.

    ``besides`` are left out.
    """
    found = [card for card in game.zones[NEMESIS] if card not in besides and not is_prevented(game, card)]
    for card in game.zones[NEMESIS_PLAY]:
        if kind_of(game, card) == MINION and card not in besides and not is_prevented(game, card):
            found.append(card)
    seen: set[tuple[int, int]] = set()
    for card in game.zones[SPECIAL_PLAY]:
        face = (game.cards[card], game.marks.get(mark_key(card, LIFE_MARK), 0))
        if face not in seen and card not in besides and not is_prevented(game, card):
            seen.add(face)
            found.append(card)
    return found


def reduced(game: Board, foe: int, amount: int) -> int:
    """Damage after what the foe subtracts from it, then what it limits."""
    modifiers = card_of(game, foe).modifiers
    if not modifiers or amount <= 0:
        return amount
    if any(isinstance(modifier, Untouchable) for modifier in modifiers):
        return 0
    return modified(game, Scope(0, 0, {"you": 0, "this": foe}), "damage", amount, modifiers)


def hit(game: Board, foe: int, amount: int, seat: int) -> int:
    """Damage a foe; ``seat`` is the player who deals it, or -1. Returns what was really dealt."""
    rules = game.rules
    struck, amount = amount, reduced(game, foe, amount)
    if amount != struck:
        game.reckon("protection", amount - struck)
    if foe in game.zones[NEMESIS]:
        dealt = -game.add(NEMESIS_LIFE, -amount) if amount > 0 else 0
        game.tell("hit", seat=seat, card=foe, amount=dealt)
        if struck > 0:
            own(game).struck(game)
        if dealt > 0:
            fire(game, seat, "nemesis-damaged", about=foe)
        if game.counters[NEMESIS_LIFE] <= 0:
            players_win(game, "nemesis-beaten")
        return dealt
    if amount <= 0:
        return 0
    key = mark_key(foe, LIFE_MARK)
    dealt = -game.mark(foe, LIFE_MARK, -amount)
    game.tell("hit", seat=seat, card=foe, amount=dealt, total=game.marks[key])
    if game.marks[key] <= 0:
        game.push(rules.block("leave-play"), {"this": foe, "you": max(seat, 0)})
    if dealt:
        fire(game, seat, DAMAGED, about=foe)
        if seat >= 0:
            fire(game, seat, "damaged-by-player", about=foe)
    return dealt


def deal(game: Board, scope: Scope, step: words.Deal, foe: int) -> None:
    """Deal a step's damage to a foe."""
    bonus = max(0, scope.number("bonus"))
    amount = spelled_out(game, scope, step.amount) + bonus
    if bonus:
        game.reckon("breach", bonus)
    scope.names["bonus"] = 0
    strike(game, foe, amount, scope.seat("you"))
    if step.outcome:
        dead = foe not in game.zones[NEMESIS] and game.marks.get(mark_key(foe, LIFE_MARK), 1) <= 0
        scope.names[step.outcome] = (foe,) if dead else ()


def strike(game: Board, foe: int, amount: int, seat: int) -> None:
    """A player damages a foe."""
    if game.place[foe] == SPECIAL_PLAY:
        game.rules.kinds[kind_of(game, foe)].struck(game, foe, amount, seat)
    hit(game, foe, amount, seat)


def total_of(game: Board, scope: Scope, step: words.Deal) -> int:
    return evaluate(game, scope, step.amount) + max(0, scope.number("bonus"))


@asks(words.Deal)
def _ask_deal(game: Board, scope: Scope, step: words.Deal) -> Question | Option | None:
    return _which_target(game, scope, targets(game)) if total_of(game, scope, step) > 0 else None


def _which_target(game: Board, scope: Scope, found: list[int]) -> Question | Option | None:
    options: list[Option] = [("target", foe, -1) for foe in found]
    return question_or_only("target", (scope.seat("you"),), options, scope.card("this"))


@answers(words.Deal)
def _answer_deal(game: Board, scope: Scope, step: words.Deal, option: Option) -> None:
    deal(game, scope, step, option[1])


@expands(words.DealSplit)
def _lay_split(step: words.DealSplit, lay: Lay, later: Steps) -> list[Step]:
    return [Note("#left", step.amount), Forget("#foes"), Forget("#shares"), step, StrikeShares()]


@asks(words.DealSplit)
def _ask_split(game: Board, scope: Scope, step: words.DealSplit) -> Question | Option | None:
    """First every foe is given its share, then they are hit one after the other."""
    left, foes = scope.number("#left"), scope.several("#foes")
    if len(foes) > len(scope.several("#shares")):
        if not targets(game, foes):
            return ("number", left, -1)  # the last foe takes all that is left
        shares: list[Option] = [("number", share, -1) for share in range(1, left + 1)]
        return Question("share", (scope.seat("you"),), shares, about=foes[-1])
    return _which_target(game, scope, targets(game, foes)) if left > 0 else None


@answers(words.DealSplit)
def _answer_split(game: Board, scope: Scope, step: words.DealSplit, option: Option) -> None:
    verb, chosen, _ = option
    if verb == "target":
        scope.names["#foes"] = (*scope.several("#foes"), chosen)
    else:
        scope.names["#shares"] = (*scope.several("#shares"), chosen)
        scope.names["#left"] = scope.number("#left") - chosen
    scope.at -= 1


@resolves(StrikeShares)
def _strike_shares(game: Board, scope: Scope, step: StrikeShares) -> None:
    foes, shares = scope.several("#foes"), scope.several("#shares")
    if foes:
        scope.names["#foes"], scope.names["#shares"] = foes[1:], shares[1:]
        scope.at -= 1
        if game.place[foes[0]] in (NEMESIS, NEMESIS_PLAY, SPECIAL_PLAY):
            strike(game, foes[0], shares[0], scope.seat("you"))


@asks(words.LeftoverBonus)
def _ask_leftover(game: Board, scope: Scope, step: words.LeftoverBonus) -> Question | Option | None:
    return _ask_deal(game, scope, _NO_DAMAGE)


@answers(words.LeftoverBonus)
def _answer_leftover(game: Board, scope: Scope, step: words.LeftoverBonus, option: Option) -> None:
    deal(game, scope, _NO_DAMAGE, option[1])


_NO_DAMAGE = words.Deal(0)


# -- players and Gravehold -------------------------------------------------------------------------------------


def hurt(game: Board, seat: int, amount: int) -> None:
    """A player suffers damage: at 0 life they become exhausted, and more hits Gravehold twice."""
    if amount <= 0 or game.counters[WARDED] or game.outcome is not None:
        return
    struck, amount = amount, changed(game, seat, "damage_taken", amount)
    if amount != struck:
        game.reckon("protection", amount - struck)
    if is_exhausted(game, seat):
        game.reckon("exhausted", 2, amount)
        hurt_gravehold(game, 2 * amount)
        return
    life = game.counters[LIFE + seat]
    game.add(LIFE + seat, -amount)
    if amount >= life:
        exhaust(game, seat, amount - life)


def exhaust(game: Board, seat: int, excess: int) -> None:
    """A player has no life left. Begun at once, but not before an unleash under way is finished."""
    game.tell("exhausted", seat=seat)
    if all(is_exhausted(game, one) for one in range(game.seats)) and (game.seats > 1 or game.options["edition"] == "1"):
        players_lose(game, "all-exhausted")
        return
    rules = game.rules
    scope = Scope(rules.block("exhaustion"), 0, {"you": seat, "excess": excess})
    under_way = [i for i, one in enumerate(game.stack) if one.block in rules.unleash_blocks]
    game.stack.insert(under_way[-1] if under_way else len(game.stack), scope)


def hurt_gravehold(game: Board, amount: int) -> None:
    if amount <= 0 or game.counters[WARDED] or game.outcome is not None:
        return
    game.add(GRAVEHOLD, -amount)
    if game.counters[GRAVEHOLD] <= 0:
        players_lose(game, "gravehold-fallen")


def heal(game: Board, seat: int, amount: int) -> None:
    """A player gains life, not above the start; an exhausted one gains none."""
    if not is_exhausted(game, seat):
        game.add(LIFE + seat, min(amount, game.counters[LIFE_MOST] - game.counters[LIFE + seat]))


@resolves(words.Suffer)
def _suffer(game: Board, scope: Scope, step: words.Suffer) -> None:
    amount = spelled_out(game, scope, step.amount)
    for seat in seats_called(game, scope, step.who):
        hurt(game, seat, amount)


@resolves(words.GraveholdSuffers)
def _gravehold_suffers(game: Board, scope: Scope, step: words.GraveholdSuffers) -> None:
    hurt_gravehold(game, spelled_out(game, scope, step.amount))


@resolves(words.FoeSuffers)
def _foe_suffers(game: Board, scope: Scope, step: words.FoeSuffers) -> None:
    amount = spelled_out(game, scope, step.amount)
    for foe in scope.several(step.cards):
        if game.place[foe] in (NEMESIS_PLAY, SPECIAL_PLAY):
            hit(game, foe, amount, -1)


@resolves(words.FoeRecovers)
def _foe_recovers(game: Board, scope: Scope, step: words.FoeRecovers) -> None:
    amount = evaluate(game, scope, step.amount)
    for foe in scope.several(step.cards):
        if game.place[foe] in (NEMESIS_PLAY, SPECIAL_PLAY):
            room = card_of(game, foe).life - game.marks[mark_key(foe, LIFE_MARK)]
            game.mark(foe, LIFE_MARK, min(amount, room))


@resolves(words.Recover)
def _recover(game: Board, scope: Scope, step: words.Recover) -> None:
    amount = spelled_out(game, scope, step.amount)
    for seat in seats_called(game, scope, step.who):
        heal(game, seat, amount)


@possible_if(words.Recover, gift=True)
def _can_recover(game: Board, scope: Scope, step: words.Recover) -> bool:
    return any(can_gain_life(game, seat) for seat in seats_called(game, scope, step.who))


def can_gain_life(game: Board, seat: int) -> bool:
    return 0 < game.counters[LIFE + seat] < game.counters[LIFE_MOST]


@possible_if(words.GraveholdRecovers, gift=True)
def _can_gravehold_recover(game: Board, scope: Scope, step: words.GraveholdRecovers) -> bool:
    return game.counters[GRAVEHOLD] < game.counters[GRAVEHOLD_MOST]


@resolves(words.GraveholdRecovers)
def _gravehold_recovers(game: Board, scope: Scope, step: words.GraveholdRecovers) -> None:
    amount = evaluate(game, scope, step.amount)
    game.add(GRAVEHOLD, min(amount, game.counters[GRAVEHOLD_MOST] - game.counters[GRAVEHOLD]))


@resolves(words.NemesisRecovers)
def _nemesis_recovers(game: Board, scope: Scope, step: words.NemesisRecovers) -> None:
    amount = evaluate(game, scope, step.amount)
    game.add(NEMESIS_LIFE, min(amount, game.counters[NEMESIS_MOST] - game.counters[NEMESIS_LIFE]))


@resolves(words.PlayersLose)
def _players_lose(game: Board, scope: Scope, step: words.PlayersLose) -> None:
    players_lose(game, "nemesis-rule")


@resolves(words.ExcessDamage)
def _excess(game: Board, scope: Scope, step: words.ExcessDamage) -> None:
    game.reckon("excess", 2, scope.number("excess"))
    hurt_gravehold(game, 2 * scope.number("excess"))


@judges(words.Exhausted)
def _exhausted(game: Board, scope: Scope, condition: words.Exhausted) -> bool:
    return is_exhausted(game, scope.seat(condition.who))


@finds(words.LowestLife)
def _lowest_life(game: Board, scope: Scope, pick: words.LowestLife) -> list[int]:
    seats = list(range(game.seats))
    if game.options["edition"] != "1":  # 1st edition: the exhausted player always has the lowest life
        seats = [seat for seat in seats if not is_exhausted(game, seat)] or seats
    low = min(game.counters[LIFE + seat] for seat in seats)
    return [seat for seat in seats if game.counters[LIFE + seat] == low]


VERB_OF[words.LowestLife] = "player"


def is_prevented(game: Board, foe: int) -> bool:
    """Whether all damage to this foe is prevented right now, so that it cannot be chosen."""
    modifiers = card_of(game, foe).modifiers
    if not modifiers:
        return False
    scope = Scope(0, 0, {"you": 0, "this": foe})
    return any(
        isinstance(one, Untouchable) or (isinstance(one, PreventedWhile) and holds(game, scope, one.condition))
        for one in modifiers
    )
