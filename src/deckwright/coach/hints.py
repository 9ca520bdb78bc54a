"""Hints: what the strongest bot would do, what that gains over the next best option, why, and what should follow.

The move is the strongest bot's own, so that somebody who takes every hint plays as that bot. What it gains is measured
afterwards, in deals that the bot has not seen: a hint can be given as soon as the bot has chosen, and gets more precise
with every deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from deckwright import bots
from deckwright.bots import Knowledge, decide
from deckwright.coach.chances import chances_for
from deckwright.coach.judges import Scale, judge_for
from deckwright.coach.trying import (
    CONSIDERED,
    LEAST_DEALS,
    Deal,
    Difference,
    Trial,
    difference,
    mean,
    only_comes_first,
    worths,
)
from deckwright.core.game import Game
from deckwright.core.randomness import Dice
from deckwright.core.run import choose, waiting_for
from deckwright.core.shown import OptionView, QuestionView
from deckwright.core.views import question_view
from deckwright.errors import AuthorError, DeckwrightError
from deckwright.rules.contract import Rules

IMAGINED = 5
"""Games in which it is tried out what a move certainly changes, and what should follow."""
FORESEEN = 5
"""How many answers of the continuation are told, at most."""
LIKELY = 0.5
"""An answer is expected if it is given in so many of the imagined games."""
REASONS = 4
"""How many reasons are given, at most."""
WORTH_SAYING = 0.12
"""A reason that makes up less than this of the largest one is not worth saying."""
END = "end"
"""The verb of whatever ends a phase or a turn: nothing is done for its sake."""
CANCELLED = 0.15
"""If less than this is left of all reasons, those for and those against cancel out, and none of them is the reason."""


class Expected(msgspec.Struct, frozen=True):
    """An answer that should follow."""

    seat: int
    option: OptionView
    question: QuestionView


class Considered(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that was looked at: the move, and what to compare it with."""

    bot: str
    key: str
    failed: list[str] = []
    """Stronger bots that could not answer."""
    unfit: str = ""
    """Why the judge is not the one that should judge: the code of the error."""
    scale: Scale
    keys: list[str]
    """The options to try, the move first."""
    changes: dict[str, int]
    """Numbers of the seat and of the table that the move certainly changes, and by how much."""
    line: list[Expected] = []
    purpose: Expected | None = None
    """What the move is for, if it only comes first and gives nothing up."""


class Reason(msgspec.Struct, frozen=True):
    """Something that makes one option better than another, or worse."""

    part: str
    gain: float


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """A hint."""

    bot: str
    key: str
    failed: list[str]
    unfit: str
    scale: Scale
    other: str = ""
    """The next best option; empty if there is none, or nothing was tried yet."""
    gain: Difference | None = None
    """By how much the move is better than the next best option."""
    reasons: list[Reason] = []
    changes: dict[str, int]
    line: list[Expected]
    purpose: Expected | None = None
    """What the move is for, if it only comes first and gives nothing up."""
    deals: int


def consider(game: Game, seat: int, seed: int) -> Considered:
    """Ask the strongest bot, and find what to compare its move with."""
    rules = game.rules
    knowledge = Knowledge.of(game, seat)
    name, key, failed = strongest_move(knowledge, rules, seed)
    bench = judge_for(rules, seed)
    trial = Trial(bench.judge, knowledge, seed, None)
    number = knowledge.options.index(key)
    # What can be done before the move as well is no alternative to it.
    others = [one for one in trial.plans if one != key and not only_comes_first(knowledge, one, key)]
    line = _continuation(knowledge, rules, number, seed)
    return Considered(
        bot=name,
        key=key,
        failed=failed,
        unfit=bench.trouble.code if bench.trouble is not None else "",
        scale=bench.judge.scale,
        keys=[key, *others[:CONSIDERED]],
        changes=_certain_changes(knowledge, seat, number, seed),
        line=line,
        purpose=_purpose(game, knowledge, key, others[:CONSIDERED], line),
    )


def strongest_move(knowledge: Knowledge, rules: Rules, seed: int) -> tuple[str, str, list[str]]:
    """Who advises, and what; bots that fail are passed over for the next strongest, and named."""
    failed: list[str] = []
    for name in reversed(bots.names(rules)):
        try:
            key = bots.bot(name, rules, seed).choose(knowledge)
        except Exception:
            failed.append(name)
            continue
        if key in knowledge.options:
            return name, key, failed
        failed.append(name)
    raise AuthorError("no-adviser", f"no bot answers; tried were {failed}", bots=failed)


def tried(game: Game, seat: int, seed: int, keys: Sequence[str], first: int, count: int) -> list[Deal]:
    """Try options in the deals with these numbers."""
    rules = game.rules
    judge = judge_for(rules, seed).judge
    trial = Trial(judge, Knowledge.of(game, seat), seed, chances_for(rules, judge.name))
    return [trial.deal(number, keys) for number in range(first, first + count)]


def summed_up(considered: Considered, seat: int, deals: Sequence[Deal]) -> Advice:
    """The hint, as far as the deals go that were tried."""
    other, gain, reasons = "", None, []
    key = considered.key
    rivals = [one for one in considered.keys if one != key]
    if rivals and len(deals) >= LEAST_DEALS:
        other = max(rivals, key=lambda one: mean(worths(deals, one, seat)))
        gain = difference(worths(deals, key, seat), worths(deals, other, seat))
        if gain.is_clear:
            reasons = reasons_for(deals, key, other, seat)
        if considered.purpose is not None:  # what gives nothing up has nothing against it
            reasons = [reason for reason in reasons if reason.gain > 0]
    return Advice(
        bot=considered.bot,
        key=key,
        failed=considered.failed,
        unfit=considered.unfit,
        scale=considered.scale,
        other=other,
        gain=gain,
        reasons=reasons,
        changes=considered.changes,
        line=considered.line,
        purpose=considered.purpose,
        deals=len(deals),
    )


def reasons_for(deals: Sequence[Deal], key: str, other: str, seat: int) -> list[Reason]:
    """What makes one option better than another: how much of the gain each part of the judgement explains, the
    largest first.

    A part whose interval includes zero is noise. Where the parts cancel out or do not explain the gain, none of them is
    told. A deal that ended the game has no parts.
    """
    deals = [deal for deal in deals if deal[key].parts and deal[other].parts]
    if len(deals) < LEAST_DEALS:
        return []
    parts = {part: None for deal in deals for one in (key, other) for part in deal[one].parts}
    found = {part: difference(_contributed(deals, key, part), _contributed(deals, other, part)) for part in parts}
    gains = [gap.mean for gap in found.values()]
    explained, gain = sum(gains), mean(worths(deals, key, seat)) - mean(worths(deals, other, seat))
    if abs(explained) < CANCELLED * sum(map(abs, gains)) or explained * gain <= 0:
        return []
    share = gain / explained
    clear = [Reason(part, share * gap.mean) for part, gap in found.items() if gap.is_clear]
    clear.sort(key=lambda one: -abs(one.gain))
    least = WORTH_SAYING * abs(clear[0].gain) if clear else 0.0
    return [one for one in clear[:REASONS] if abs(one.gain) >= max(least, 0.05)]


def _contributed(deals: Sequence[Deal], key: str, part: str) -> list[float]:
    """What a part of the judgement contributed to an option, deal by deal."""
    return [deal[key].parts.get(part, 0.0) for deal in deals]


# -- what a move certainly changes, and what should follow ---------------------------------------------------------


def _certain_changes(knowledge: Knowledge, seat: int, number: int, seed: int) -> dict[str, int]:
    tried = [_changes(knowledge.imagine(Dice(seed + luck)), seat, number) for luck in range(IMAGINED)]
    return {what: change for what, change in tried[0].items() if all(one.get(what) == change for one in tried)}


def _changes(game: Game, seat: int, number: int) -> dict[str, int]:
    assert game.question is not None
    before = _numbers(game, seat)
    choose(game, game.question.options_of(seat)[number], seat)
    after = _numbers(game, seat)
    return {what: after[what] - before[what] for what in before if after.get(what, before[what]) != before[what]}


def _numbers(game: Game, seat: int) -> dict[str, int]:
    """The counters of a seat and of the table, and what the rules work out for each seat: attack, glory.

    Rules may tell some of that only now and then: what a wizard has come to know is there while they look.
    """
    layout = game.rules.layout
    counted = {
        counter.name: game.counters[layout.counter_at(counter.name, seat)]
        for counter in layout.counters
        if counter.shown
    }
    for what, fact in game.rules.facts(game, seat).items():
        if isinstance(fact, list) and len(fact) == game.seats and type(fact[seat]) is int:
            counted[what] = fact[seat]
    return counted


def _continuation(knowledge: Knowledge, rules: Rules, number: int, seed: int) -> list[Expected]:
    """What most likely follows: the answers that the quick bot gives in most of the imagined games."""
    paths = []
    try:
        for luck in range(IMAGINED):
            paths.append(_path(knowledge.imagine(Dice(seed + luck)), knowledge.seat, rules, number, seed + luck))
    except DeckwrightError:
        return []  # a bot that plays on wrongly foretells nothing
    line: list[Expected] = []
    for step in range(FORESEEN):
        found = Counter((path[step].seat, path[step].option.key) for path in paths if len(path) > step)
        if not found:
            break
        (seat, key), times = found.most_common(1)[0]
        if times <= LIKELY * IMAGINED:
            break
        paths = [path for path in paths if len(path) > step and (path[step].seat, path[step].option.key) == (seat, key)]
        line.append(paths[0][step])
    return line


def _purpose(
    game: Game, knowledge: Knowledge, key: str, others: Sequence[str], line: Sequence[Expected]
) -> Expected | None:
    """What a move is for that only comes first: the next answer to the same question that is not possible yet.

    Whoever plays one gem after another wants to know what they are going to buy.
    """
    assert game.question is not None
    asked = question_view(game, game.question, knowledge.seat)
    if not all(only_comes_first(knowledge, key, other) for other in others):
        return None
    for expected in line:
        if expected.seat != knowledge.seat or expected.option.verb == END:
            return None
        if expected.question.prompt == asked.prompt and expected.option.key not in knowledge.options:
            return expected
    return None


def _path(game: Game, seat: int, rules: Rules, number: int, seed: int) -> list[Expected]:
    """One way on, until the seat's next turn."""
    bot = bots.bot(bots.usual(rules), rules, seed)
    turns = game.turns
    assert game.question is not None
    choose(game, game.question.options_of(seat)[number], seat)
    path: list[Expected] = []
    while game.question is not None and len(path) < FORESEEN:
        asked = waiting_for(game)[0]
        if asked == seat and game.turns > turns:
            break
        key, option = decide(bot, game, asked)
        question = question_view(game, game.question, asked)
        if len(question.options) > 1:
            view = next(one for one in question.options if one.key == key)
            path.append(Expected(asked, view, question))
        choose(game, option, asked)
    return path
