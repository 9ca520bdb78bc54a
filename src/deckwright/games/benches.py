"""What each game lends to those who make cards of their own: kinds, templates, and a table to try a card on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from deckwright.core.declared import Definition
from deckwright.rules.contract import Rules

OWN = "own"
"""The box that cards of one's own come in, and how their ids begin."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Kind:
    """A kind of card that can be made."""

    texts: tuple[str, ...]
    """The fields of its record that are written as text, in their order; name, kind and cost stand apart."""
    template: str
    """A simple card to begin with."""
    fixed: Mapping[str, object] = field(default_factory=dict)
    """What every card of the kind has."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Bench:
    """Where cards of a game are made."""

    record: type[Definition]
    kinds: Mapping[str, Kind]
    costs: bool
    """Whether a cost is printed on cards."""
    build: Callable[[Rules, Sequence[Any]], Rules]
    """The game with some cards besides its own."""
    position: Callable[[Any], dict[str, object]]
    """A table on which to try a card, as a scenario would lay it."""
    derived: Callable[[Any], Any] = lambda card: card
    """A card with the numbers that follow from its texts."""


# -- Aeon's End ------------------------------------------------------------------------------------------------------


def _aeons_end() -> Bench:
    from deckwright.games.aeons_end.cards import BOXES
    from deckwright.games.aeons_end.definitions import GEM, RELIC, SPELL, Card
    from deckwright.games.aeons_end.rules import AeonsEnd

    ours = len(AeonsEnd().brought)

    def build(rules: Rules, cards: Sequence[Card]) -> Rules:
        """The same nemeses of other packages take part: they come after ours."""
        assert isinstance(rules, AeonsEnd)
        return AeonsEnd({**BOXES, OWN: list(cards)}, rules.brought[ours:])

    def position(card: Card) -> dict[str, object]:
        mine = {"hand": [card.id, "crystal x3", "spark"], "deck": ["spark", "crystal x4"], "discard": ["jade"]}
        if card.kind == SPELL:
            breach = {"breach_1": [card.id, *([card.id] if card.preps == "link" else [])]}
            mine = {"hand": ["crystal x4", card.id], "deck": mine["deck"], "discard": mine["discard"]}
            if card.preps:
                mine["hand"] = [card.id, card.id, "crystal x3"]
                breach = {"breach_1": ["spark"]}
        else:
            breach = {"breach_1": ["spark"]}
        friend = {
            "hand": ["crystal x3", "spark x2"],
            "deck": ["crystal x5"],
            "discard": ["jade"],
            "breach_1": ["spark"],
        }
        sold = [card.id] if card.cost else []
        return {
            "seats": 2,
            "turn": "p1",
            "phase": "casting" if card.kind == SPELL and not card.preps else "main",
            "seed": 7,
            "nemesis": "rageborne",
            "nemesis_play": ["scorn"],
            "supply": [*sold, "jade", "burning-opal", "flexing-dagger", "ignite", "dark-fire"],
            "p1": {
                "life": 7,
                "charges": 2,
                "breaches": {"I": "opened", "II": "opened", "III": "opened"},
                **breach,
                **mine,
            },
            "p2": {"life": 8, "charges": 1, "breaches": {"I": "opened"}, **friend},
        }

    fixed = {"tags": ("plain",), "box": OWN}
    return Bench(
        record=Card,
        kinds={
            GEM: Kind(texts=("play", "on_gain"), template="play:\n  - gain: {what: aether, amount: 2}\n", fixed=fixed),
            RELIC: Kind(texts=("play", "on_gain"), template="play:\n  - draw: 2\n", fixed=fixed),
            SPELL: Kind(
                texts=("cast", "while_prepped", "preps", "modifiers", "on_gain"),
                template="cast:\n  - deal: 3\n",
                fixed=fixed,
            ),
        },
        costs=True,
        build=build,
        position=position,
    )


# -- Enchanters ------------------------------------------------------------------------------------------------------


def _enchanters() -> Bench:
    from deckwright.games.enchanters.definitions import COPIES, ENCHANTMENT, ITEM, MARKED, Action, Card
    from deckwright.games.enchanters.rules import Enchanters

    def build(rules: Rules, cards: Sequence[Card]) -> Rules:
        return Enchanters(list(cards))

    def position(card: Card) -> dict[str, object]:
        pile = "items" if card.kind == ITEM else "enchantments"
        start = {"items": ["fist"], "enchantments": ["of-enchanting"]}
        mine: dict[str, object] = {**start, pile: [*start[pile], card.id], "crystals": 9, "wounds": 2}
        return {
            "seats": 2,
            "turn": "p1",
            "seed": 7,
            "track": [card.id],
            "p1": mine,
            "p2": {**start, "crystals": 5, "wounds": 1},
        }

    def derived(card: Card) -> Card:
        """Actions are called after their card, so that no other card has one of the same name."""
        actions = tuple(replace(one, id=f"{card.id}-{_last(one)}") for one in card.top.actions)
        return replace(card, top=replace(card.top, actions=actions))

    def _last(action: Action) -> str:
        return action.id.rpartition("-")[2]

    texts = ("top", "bottom", "taking")
    return Bench(
        record=Card,
        kinds={
            kind: Kind(texts=texts, template=template, fixed={"copies": COPIES[kind], "marked": MARKED[kind]})
            for kind, template in (
                (ITEM, "top: {attack: 2, defence: 1}\nbottom: {attack: 1}\n"),
                (ENCHANTMENT, "top: {attack: 1, defence: 2}\nbottom: {defence: 1}\n"),
            )
        },
        costs=False,
        build=build,
        position=position,
        derived=derived,
    )


_BENCHES: dict[str, Callable[[], Bench]] = {"aeons-end": _aeons_end, "enchanters": _enchanters}


def names() -> list[str]:
    """The games for which cards can be made."""
    return list(_BENCHES)


_made: dict[str, Bench] = {}


def bench_of(game: str) -> Bench | None:
    """Where cards of a game are made, if they can be."""
    if game in _BENCHES and game not in _made:
        _made[game] = _BENCHES[game]()
    return _made.get(game)
