"""What a nemesis brings: its cards, kinds of cards, counters and orders, and what it changes in the rules.

Every hook is called in games against this nemesis alone, unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.core.declared import Counter, Step
from deckwright.core.game import Game
from deckwright.effects.picks import UNLIMITED
from deckwright.errors import AuthorError
from deckwright.games.aeons_end.definitions import Card
from deckwright.rules.position import Position


def nothing(*_: object) -> None:
    """What most nemeses do at most moments."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Kind:
    """A kind of card that only this nemesis has, such as husks."""

    name: str
    copies: int = 1
    """How many there are of each card."""
    must_fall: bool = False
    """An empty nemesis deck wins nothing while such a card is in play."""
    life_varies: bool = False
    """Their life is not the printed one, but worked out by ``take_up``."""
    struck: Callable[[Game[Any], int, int, int], None] = nothing
    """A player is about to damage one: the card, how much, the player."""
    beaten: Callable[[Game[Any], int], None] = nothing
    """One has no life left."""
    destroyed: Callable[[Game[Any], int], None] | None = None
    """One would be destroyed; this happens instead."""
    resolve: Callable[[Game[Any], int], None] | None = None
    """A scenario orders one to be resolved."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Nemesis:
    """A nemesis, registered in ``nemeses/__init__.py`` or by an entry point of another package."""

    cards: Sequence[Card] = ()
    """The nemesis first, then all that is its own."""
    box: str = ""
    """The box it comes in; the first of a box is recommended for the first game."""
    version: int = 1
    """Of the box of another package: grows when a card that is in it already is played differently."""
    phrases: str = ""
    """The module that tells its words, imported when a text is asked for."""
    words: str = ""
    """The package whose folder ``words`` has its messages, tables and names; empty if they are among ours."""

    # What it adds to the game, also for the games against others.
    kinds: Sequence[Kind] = ()
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Texts that only its cards have (``Card.own_texts``), with the names that each is given."""
    counters: Sequence[Counter] = ()
    blocks: Mapping[str, Sequence[Step]] = field(default_factory=dict)
    """Blocks that its words and orders start."""
    counts: Mapping[str, Callable[[Game[Any], int], int]] = field(default_factory=dict)
    """What amounts can count."""
    each: Mapping[str, Callable[[Game[Any]], list[int]]] = field(default_factory=dict)
    """What views count of its cards in play: the number that each of them has."""
    acts: Sequence[str] = ()
    """The events that begin a beat of the story."""
    dangers: Mapping[type[Step], float] = field(default_factory=dict)
    """About how much life its words cost the players, times the word's ``count`` if it has one; bots read it."""
    in_turns: Sequence[Step] = ()
    """Steps of every player's turn, before the casting phase and again before the draw phase."""

    # What it changes during play.
    card_entered: Callable[[Game[Any], int], None] = nothing
    """A minion or power has come into play."""
    card_left: Callable[[Game[Any]], None] = nothing
    """A card of the nemesis has left play."""
    turn_ends: Callable[[Game[Any]], None] = nothing
    """A turn is over, whoever's."""
    struck: Callable[[Game[Any]], None] = nothing
    """The nemesis was hit, whatever became of the damage."""
    exhausted: Callable[[Game[Any], int], bool] = lambda game, seat: False
    """A player became exhausted: whether something happens instead of two unleashes."""
    most_tokens: Callable[[Game[Any]], int] = lambda game: UNLIMITED
    """The most nemesis tokens it can have."""
    offers: Callable[[Game[Any]], list[int]] = lambda game: []
    """Cards that can be gained like those of the supply."""
    supply_shrank: Callable[[Game[Any]], None] = nothing
    """A card was gained."""
    feeds_on_supply: bool = False
    """The last two are asked for, and the supply is never empty."""

    # Positions laid by hand, and scenarios.
    quiet_card: str = ""
    """A card of its deck that does next to nothing, to fill the nemesis deck of a quiet table."""
    table_words: Sequence[str] = ()
    other_names: Mapping[str, str] = field(default_factory=dict)
    """Its own names for zones and counters."""
    belongs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By zone: kinds of cards that lie there only against this nemesis."""
    fill_in: Callable[[Position, dict[str, object]], None] = nothing
    """Turn its words into cards and numbers, and refuse what cannot be."""
    take_up: Callable[[Game[Any]], None] = nothing
    """Work out what a laid table leaves open."""
    orders: Mapping[str, Callable[[Game[Any], object], None]] = field(default_factory=dict)


USUAL = Nemesis()
"""A nemesis that is nothing but its cards."""


def together(nemeses: Sequence[Nemesis], what: str) -> dict[str, Any]:
    """What nemeses bring of something, by its name; no two bring the same."""
    found: dict[str, Any] = {}
    for own in nemeses:
        brought = getattr(own, what)
        for name, one in brought.items() if isinstance(brought, Mapping) else [(kind.name, kind) for kind in brought]:
            if name in found:
                raise AuthorError("name-in-use", f"nemesis {own.cards[0].id!r}: another has {name!r} among its {what}")
            found[name] = one
    return found
