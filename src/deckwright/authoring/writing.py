"""How cards are written: short functions for the words of the vocabulary.

play=[gain(aether=2), may(let("burned", card_in("hand")), destroy("burned"))]
"""

from __future__ import annotations

from typing import Literal, TypedDict, Unpack

from deckwright.authoring.picking import a_number as a_number
from deckwright.authoring.picking import among as among
from deckwright.authoring.picking import another_player as another_player
from deckwright.authoring.picking import any_player as any_player
from deckwright.authoring.picking import beside as beside
from deckwright.authoring.picking import card_in as card_in
from deckwright.authoring.picking import choice_of as choice_of
from deckwright.authoring.picking import left_of as left_of
from deckwright.authoring.picking import owner_of as owner_of
from deckwright.authoring.picking import player_among as player_among
from deckwright.authoring.picking import right_of as right_of
from deckwright.authoring.picking import top_of as top_of
from deckwright.core.declared import Step
from deckwright.effects.vocabulary import (
    actions,
    amounts,
    attack,
    conditions,
    damage,
    decks,
    flow,
    picks,
    texts,
    turns,
    verbs,
)
from deckwright.effects.vocabulary.modifiers import Adds, Limits, Multiplies, When
from deckwright.effects.vocabulary.triggers import Announce
from deckwright.effects.words import Amount, Condition, Modifier, Pick, Steps
from deckwright.errors import AuthorError


def _only(word: str, values: dict[str, Amount]) -> tuple[str, Amount]:
    if len(values) != 1:
        raise AuthorError("one-thing", f"{word} takes exactly one thing, such as {word}(crystals=3), got {values}")
    ((what, amount),) = values.items()
    return what, amount


# -- numbers


def gain(*, who: str = "you", **what: Amount) -> verbs.Gain:
    """``gain(crystals=3)``"""
    return verbs.Gain(*_only("gain", what), who)


def lose(*, who: str = "you", **what: Amount) -> verbs.Lose:
    return verbs.Lose(*_only("lose", what), who)


def pay(*, who: str = "you", purpose: str = "", fallen: str = "", **what: Amount) -> verbs.Pay:
    return verbs.Pay(*_only("pay", what), who, purpose, fallen)


def transfer(*, to: str, giver: str = "you", **what: Amount) -> verbs.Transfer:
    return verbs.Transfer(*_only("transfer", what), to, giver)


def double(what: str, *, who: str = "you") -> verbs.Double:
    return verbs.Double(what, who)


def boost(*, who: str = "you", **what: Amount) -> verbs.Boost:
    """``boost(attack=3)``: until the turn ends."""
    return verbs.Boost(*_only("boost", what), who)


def set_to(*, who: str = "you", **what: Amount) -> verbs.SetTo:
    """``set_to(life=20)``"""
    return verbs.SetTo(*_only("set_to", what), who)


def roll(name: str, *, sides: int = 6) -> verbs.Roll:
    return verbs.Roll(name, sides)


# -- cards


def move(cards: str, *, to: str, whose: str = "you", under: bool = False) -> verbs.Move:
    return verbs.Move(cards, to, whose, under)


def discard(cards: str) -> verbs.Discard:
    return verbs.Discard(cards)


def destroy(cards: str) -> verbs.Destroy:
    return verbs.Destroy(cards)


def acquire(cards: str, *, who: str = "you", to: str = "discard") -> verbs.Acquire:
    return verbs.Acquire(cards, who, to)


def gain_top(zone: str, count: Amount = 1, *, who: str = "you", to: str = "discard", gained: str = "") -> decks.GainTop:
    """``gain_top("limp_wands", who="target")``"""
    return decks.GainTop(zone, count, who, to, gained)


def shuffle(zone: str, *, whose: str = "you") -> verbs.Shuffle:
    return verbs.Shuffle(zone, whose)


def reveal(cards: str) -> verbs.Reveal:
    return verbs.Reveal(cards)


def put_tokens(cards: str = "this", **what: Amount) -> verbs.PutTokens:
    """``put_tokens(power=2)``"""
    return verbs.PutTokens(*_only("put_tokens", what), cards)


def take_tokens(cards: str = "this", **what: Amount) -> verbs.TakeTokens:
    return verbs.TakeTokens(*_only("take_tokens", what), cards)


# -- decks


def draw(count: Amount = 1, *, who: str = "you", deck: str = "deck", to: str = "hand", drawn: str = "") -> decks.Draw:
    return decks.Draw(count, who, deck, to, drawn)


def look_at(name: str, count: Amount = 1, *, zone: str = "deck", whose: str = "you", by: str = "you") -> decks.LookAt:
    """Only ``by`` sees the cards."""
    return decks.LookAt(name, count, zone, whose, by)


def reveal_top(name: str, count: Amount = 1, *, zone: str = "deck", whose: str = "you") -> decks.LookAt:
    """Everybody sees the cards."""
    return decks.LookAt(name, count, zone, whose, "all")


def arrange(cards: str, *, to: str, whose: str = "you", by: str = "you", under: bool = False) -> decks.Arrange:
    return decks.Arrange(cards, to, whose, by, under)


# -- damage and attacks


def suffers(amount: Amount, *, who: str = "you", hurt: str = "", fallen: str = "", dealer: str = "") -> damage.Damage:
    """``suffers(3, who="target")``"""
    return damage.Damage(amount, who, "life", hurt, fallen, dealer)


def table_suffers(**what: Amount) -> damage.Damage:
    """``table_suffers(gravehold=3)``"""
    lost, amount = _only("table_suffers", what)
    return damage.Damage(amount, "you", lost)


def heal(amount: Amount, *, who: str = "you", what: str = "life") -> damage.Heal:
    return damage.Heal(amount, who, what)


def hit(amount: Amount, cards: str, *, hurt: str = "", fallen: str = "") -> damage.Hit:
    """Damage to cards with life tokens."""
    return damage.Hit(amount, cards, "life", hurt, fallen)


def attack_on(
    whom: str,
    *effect: Step,
    declare: Literal["in-turn", "first", "secretly"] = "in-turn",
    attacker: str = "you",
    out: str = "",
) -> attack.Attack:
    return attack.Attack(whom, effect, declare, attacker, out)


def attack_each_rival(
    *effect: Step, declare: Literal["in-turn", "first", "secretly"] = "in-turn", attacker: str = "you"
) -> attack.Attack:
    return attack.Attack("others", effect, declare, attacker)


def avoid() -> attack.Avoid:
    return attack.Avoid()


def send_back() -> attack.SendBack:
    return attack.SendBack()


def after_attack(*steps: Step) -> attack.AfterAttack:
    """``when("killed", after_attack(discard("this")))``"""
    return attack.AfterAttack(steps)


# -- texts, events, turns


def perform(
    cards: str, part: str, *, by: str = "you", source: str = "", giving: dict[str, str] | None = None
) -> texts.Perform:
    """``perform("drawn", "attack", giving={"whom": "rival"})``"""
    given = tuple(texts.Given(name, means) for name, means in (giving or {}).items())
    return texts.Perform(cards, part, by, source, given)


def announce(event: str, *, who: str = "you", about: str = "") -> Announce:
    return Announce(event, who, about)


def moment(name: str, *, about: str = "") -> actions.Moment:
    return actions.Moment(name, about)


def this_turn(effect: Modifier, *, who: str = "you") -> turns.ThisTurn:
    return turns.ThisTurn(effect, who)


def next_time(effect: Modifier, *, who: str = "you", times: int = 1) -> turns.ThisTurn:
    """The next time this turn, and not again."""
    return turns.ThisTurn(effect, who, times)


# -- flow


def let(name: str, pick: Pick, *, count: Amount = 1, up_to: bool = False, by: str = "you") -> flow.Let:
    return flow.Let(name, pick, count, up_to, by)


def every(name: str, pick: Pick) -> flow.Every:
    return flow.Every(name, pick)


def chance(name: str, pick: Pick, *, count: Amount = 1) -> flow.Chance:
    return flow.Chance(name, pick, count)


def note(name: str, amount: Amount) -> flow.Note:
    return flow.Note(name, amount)


def each_chooses(name: str, pick: Pick, *, who: str = "all") -> flow.EachChooses:
    return flow.EachChooses(name, pick, who)


def may(*steps: Step, by: str = "you") -> flow.May:
    return flow.May(steps, by)


def one_of(*branches: list[Step], by: str = "you") -> flow.OneOf:
    return flow.OneOf(tuple(tuple(branch) for branch in branches), by)


def if_(condition: Condition, then: list[Step], otherwise: list[Step] | None = None) -> flow.If:
    return flow.If(condition, tuple(then), tuple(otherwise or ()))


def repeat(times: Amount, *steps: Step) -> flow.Repeat:
    return flow.Repeat(times, steps)


def while_(condition: Condition, *steps: Step, most: int = 0) -> flow.While:
    return flow.While(condition, steps, most)


def one_by_one(
    name: str,
    pick: Pick,
    *steps: Step,
    may_stop: bool = False,
    must: Pick | None = None,
    by: str = "you",
    most: int = 0,
    until: str = "",
) -> flow.OneByOne:
    return flow.OneByOne(name, pick, steps, may_stop or must is not None, must, by, most, until)


def for_each(name: str, of: str, *steps: Step) -> flow.ForEach:
    return flow.ForEach(name, of, steps)


# -- amounts and conditions


def per(of: str, every: int = 1, *, times: int = 1, who: str = "you") -> amounts.Per:
    """``per("attack", 2)``: 1 for every 2 attack."""
    return amounts.Per(of, every, times, who)


def how_many(name: str, *, times: int = 1) -> amounts.HowMany:
    return amounts.HowMany(name, times)


def the_number(name: str) -> amounts.TheNumber:
    return amounts.TheNumber(name)


def counted(pick: Pick, *, times: int = 1) -> picks.Counted:
    """``counted(card_in("hand", kind="gem"))``"""
    return picks.Counted(pick, times)


def printed(what: str, card: str) -> amounts.Printed:
    return amounts.Printed(what, card)


def highest(what: str, cards: str) -> amounts.Highest:
    return amounts.Highest(what, cards)


def tokens(what: str, card: str = "this") -> amounts.Tokens:
    return amounts.Tokens(what, card)


def sum_of(*parts: Amount) -> amounts.Sum:
    return amounts.Sum(parts)


def times(factor: int, amount: Amount) -> amounts.Times:
    return amounts.Times(factor, amount)


def less(amount: Amount, by: Amount) -> amounts.Less:
    return amounts.Less(amount, by)


def provided(condition: Condition, amount: Amount) -> conditions.Provided:
    return conditions.Provided(condition, amount)


def times_this_turn(event: str, *, kind: str = "", named: str = "", who: str = "you") -> turns.TimesThisTurn:
    return turns.TimesThisTurn(event, kind, named, who)


def kinds_this_turn(event: str, *, who: str = "you", without: tuple[str, ...] = ()) -> turns.KindsThisTurn:
    return turns.KindsThisTurn(event, who, without)


def names_this_turn(event: str, *, kind: str = "", who: str = "you") -> turns.NamesThisTurn:
    return turns.NamesThisTurn(event, kind, who)


def half(of: Amount, *, up: bool = True) -> amounts.Half:
    return amounts.Half(of, up)


def lower(one: Amount, other: Amount) -> amounts.Lower:
    return amounts.Lower(one, other)


def chosen(name: str) -> conditions.Chosen:
    return conditions.Chosen(name)


def at_least(amount: Amount, of: str, *, who: str = "you") -> conditions.AtLeast:
    return conditions.AtLeast(of, amount, who)


def at_most(amount: Amount, of: str, *, who: str = "you") -> conditions.AtMost:
    return conditions.AtMost(of, amount, who)


def reaches(amount: Amount, goal: Amount) -> conditions.Reaches:
    return conditions.Reaches(amount, goal)


def exactly(amount: Amount, goal: Amount) -> conditions.Exactly:
    return conditions.Exactly(amount, goal)


def is_(card: str, *, kind: str = "", tag: str = "") -> conditions.Is:
    return conditions.Is(card, kind, tag)


def has_text(card: str, part: str) -> texts.HasText:
    return texts.HasText(card, part)


def agreed(option: str, value: str) -> conditions.Agreed:
    return conditions.Agreed(option, value)


def lies_in(card: str, *zones: str) -> conditions.LiesIn:
    return conditions.LiesIn(card, zones)


def same(one: str, other: str) -> conditions.Same:
    return conditions.Same(one, other)


def belongs(one: str, to: str) -> conditions.Belongs:
    return conditions.Belongs(one, to)


def turn_of(who: str = "you") -> turns.TurnOf:
    return turns.TurnOf(who)


def not_(condition: Condition) -> conditions.Not:
    return conditions.Not(condition)


def both(*all_of: Condition) -> conditions.Both:
    return conditions.Both(all_of)


def either(*one_of: Condition) -> conditions.Either:
    return conditions.Either(one_of)


# -- modifiers


def adds(*, against: str = "", least: int = 0, named: str = "", **what: Amount) -> Adds:
    """``adds(damage_taken=-1, least=1)``"""
    return Adds(*_only("adds", what), against, least, named)


def multiplies(what: str, factor: int, *, against: str = "") -> Multiplies:
    return Multiplies(what, factor, against)


def prevents(what: str, *, against: str = "") -> Multiplies:
    return Multiplies(what, 0, against)


def limits(what: str, most: Amount, *, against: str = "") -> Limits:
    return Limits(what, most, against)


class Answers(TypedDict, total=False):
    """Which events an ability answers."""

    against: str
    of: Literal["you", "others", "anyone", "this"]
    limit: int


def when(event: str, *steps: Step, if_: Condition | None = None, **answers: Unpack[Answers]) -> When:
    """``when("gained", draw(1), limit=1)``"""
    return When(event, steps, condition=if_, **answers)


def instead_of(event: str, *steps: Step, if_: Condition | None = None, **answers: Unpack[Answers]) -> When:
    """The steps are done instead of what would have happened."""
    return When(event, steps, instead=True, condition=if_, **answers)


def steps(*written: Step) -> Steps:
    return written
