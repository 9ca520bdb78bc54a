"""The forecast: what whomever everybody plays against will do in its next turn, from the position as it is.

Every act of the coming turn is carried out on a copy, from the definitions, and told in beats. What nobody can know yet
stays unknown: each act is tried on several deals of the unseen, and only what is the same in all of them is foretold.
Where somebody has to choose, the line says so, and everything after it is only what it would be if nothing came of that
choice. So the forecast depends on nothing but what everybody at the table knows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.core.randomness import Dice
from deckwright.core.resampling import Sampler
from deckwright.core.run import choose, run, waiting_for
from deckwright.core.views import SPECTATOR, knows
from deckwright.errors import InternalError
from deckwright.rules.declared import Coming
from deckwright.story.beats import Change, beats

DEALS = 3
"""On so many deals of the unseen every act is tried."""
MOST_DEALS = 24
"""On so many, where chance had a hand in it and has come out alike so far."""
ANSWERS = 60
"""No effect asks more often than this before it is over."""
ANNOUNCING = ("persistent", "reckoned")
"""Events that say what acts and how its amount is reckoned: they change nothing."""


class Foreseen(msgspec.Struct, frozen=True):
    """A line of the forecast."""

    kind: str
    """What comes: ``acts``, ``counts``, ``draws``, ``ends``, as the rules call it."""
    card: str
    n: int
    number: int
    """What the rules add: tokens left, the tier of the card that is drawn."""
    changes: tuple[Change, ...]
    """The numbers it will change, as far as that is known."""
    choice: bool
    """Whether somebody has to choose."""
    unknown: bool
    """Whether more comes of it than can be known."""
    sure: bool
    """Whether this is what will happen if nothing changes before: no choice and nothing unknown comes earlier."""
    idle: bool = False
    """Whether it acts and nothing at all comes of it."""
    late: bool = False
    """Whether the game will be over before it comes to this."""
    lost: bool = False
    """Whether everybody loses the game by it, whatever they choose."""


def forecast(game: Game) -> list[Foreseen]:
    """What the next turn of whomever everybody plays against will bring; empty if nobody is, or the game is over."""
    coming = game.rules.coming_acts(game)
    if not coming or game.question is None:
        return []
    sampler, unseen = Sampler(game, SPECTATOR), _unseen(game)
    tries: list[list[_Told]] = []
    while len(tries) < DEALS or (len(tries) < MOST_DEALS and _is_open(coming, tries)):
        tries.append(_tried(sampler.deal(Dice(len(tries) + 1)), coming, unseen))
    lines: list[Foreseen] = []
    sure = True
    for act, told in zip(coming, zip(*tries, strict=True), strict=True):
        same = _are_alike(told)
        changes = told[0].changes if same else _common([one.changes for one in told])
        choice = any(one.choice for one in told)
        unknown = not same or act.kind == "draws"
        card = game.rules.definitions[game.cards[act.card]].id if act.card >= 0 else ""
        idle = act.kind == "acts" and all(one.idle for one in told)
        late, lost = all(one.late for one in told), all(one.lost for one in told)
        known = sure and not unknown
        # Where only some of the cards that may come ask anybody, that much is unknown, too.
        asks = all(one.choice for one in told)
        lines.append(Foreseen(act.kind, card, act.card, act.number, changes, asks, unknown, known, idle, late, lost))
        sure = sure and not choice and not unknown
    return lines


class _Told(msgspec.Struct, frozen=True):
    """What an act did on one deal, up to the first choice."""

    changes: tuple[Change, ...]
    choice: bool
    idle: bool
    chance: bool = False
    """Whether dice fell, or a card came up that nobody had seen."""
    late: bool = False
    lost: bool = False


def _unseen(game: Game) -> frozenset[int]:
    return frozenset(
        card for place, cards in enumerate(game.zones) for card in cards if not knows(game, SPECTATOR, place, card)
    )


def _is_open(coming: list[Coming], tries: list[list[_Told]]) -> bool:
    """Whether an act hangs on chance and has come out alike so far."""
    return any(
        act.kind != "draws" and any(one.chance for one in told) and _are_alike(told)
        for act, told in zip(coming, zip(*tries, strict=True), strict=True)
    )


def _are_alike(told: tuple[_Told, ...]) -> bool:
    first, *others = (msgspec.structs.replace(one, chance=False) for one in told)
    return all(one == first for one in others)


def _common(several: list[tuple[Change, ...]]) -> tuple[Change, ...]:
    """What several deals have in common from the beginning on."""
    found = []
    for one in zip(*several, strict=False):
        if any(change != one[0] for change in one):
            break
        found.append(one[0])
    return tuple(found)


def _tried(game: Game, coming: list[Coming], unseen: frozenset[int]) -> list[_Told]:
    """Carry the acts out one after another on a game that is thrown away."""
    game.question = None
    game.given = {}
    game.stack = []
    game.rules.begin_coming_turn(game)
    return [_carried_out(game, act, unseen) for act in coming]


def _carried_out(game: Game, act: Coming, unseen: frozenset[int]) -> _Told:
    if game.outcome is not None:
        return _Told((), choice=False, idle=False, late=True)
    events: list[Event] = []
    game.events, dice = events, game.rng
    game.rules.begin_act(game, act)
    _until_over(game, run)
    game.events = None
    told = beats(game, events, SPECTATOR, turn=-1)
    changes = tuple(msgspec.structs.replace(change, event=0) for beat in told for change in beat.changes)
    chance = game.rng != dice or any(event.card in unseen for event in events)
    lost = _is_lost(game)
    choice = False
    for _ in range(ANSWERS):
        question = game.question
        if question is None:
            break
        choice = True
        seat = waiting_for(game)[0]
        _until_over(game, partial(choose, option=question.options_of(seat)[-1], seat=seat))
    idle = not choice and all(event.kind in ANNOUNCING for event in events)
    return _Told(changes, choice, idle, chance, lost=lost)


def _is_lost(game: Game) -> bool:
    return game.outcome is not None and not game.outcome["winners"]


def _until_over(game: Game, carry_on: Callable[[Game], None]) -> None:
    """Carry on until somebody is asked, or the act is over: with nothing else on the stack, nothing comes after it."""
    try:
        carry_on(game)
    except InternalError as error:
        if error.code != "no-outcome":
            raise
        game.question = None
