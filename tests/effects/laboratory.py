"""A laboratory for words: a game without a game, in which effects are carried out and looked at.

    table = effect(gain(crystals=2), you=seat(crystals=1))
    assert table.you.crystals == 3

There are relics (axe, bow, ward, mirror), treasures (gem, ruby) and an imp. An effect is carried out for ``you``; when
it is done the turn goes on quietly.
"""

from __future__ import annotations

from typing import ClassVar

from deckwright.authoring.check import compile_block
from deckwright.authoring.printing import print_actions, print_modifiers, print_text
from deckwright.core import (
    Counter,
    Definition,
    Game,
    Layout,
    Option,
    Question,
    Scope,
    Sight,
    Step,
    Subject,
    Zone,
    answers,
    asks,
    run,
)
from deckwright.effects.card_rules import CardRules
from deckwright.effects.vocabulary.actions import Action
from deckwright.effects.vocabulary.purses import Coin
from deckwright.effects.words import Modifier
from tests.table import Table, a_table

LAYOUT = Layout(
    seats=3,
    zones=[
        Zone("box", Sight.SEALED),
        Zone("market"),
        Zone("deck", Sight.HIDDEN, per_seat=True),
        Zone("hand", Sight.OWNER, per_seat=True, ordered=False),
        Zone("discard", per_seat=True),
        Zone("play", per_seat=True),
    ],
    counters=[
        Counter("crystals", per_seat=True),
        Counter("wounds", per_seat=True),
        Counter("life", per_seat=True),
        Counter("scrip", per_seat=True),
        Counter("attack_bonus", per_seat=True, this_turn=True),
        Counter("doom"),
    ],
)
MOST_LIFE = 10


class Thing(Definition, frozen=True, kw_only=True):
    """A card of the laboratory."""

    cost: int = 0
    glory: int = 0


THINGS = [
    Thing(id="axe", kind="relic", cost=3, tags=("sharp",)),
    Thing(id="bow", kind="relic", cost=5, tags=("sharp", "long")),
    Thing(id="ward", kind="relic", cost=2),
    Thing(id="mirror", kind="relic", cost=6),
    Thing(id="gem", kind="treasure", cost=1, glory=1),
    Thing(id="ruby", kind="treasure", cost=4, glory=3),
    Thing(id="imp", kind="foe"),
]


class Quiet(Step, frozen=True):
    """Nothing happens, for as long as one likes."""


@asks(Quiet)
def _ask_quiet(game: Game, scope: Scope, step: Quiet) -> Question | None:
    return Question("quiet", (game.turn,), [("wait", -1, -1)])


@answers(Quiet)
def _answer_quiet(game: Game, scope: Scope, step: Quiet, option: Option) -> None:
    scope.at -= 1


class Laboratory(CardRules):
    """The rules: hardly any."""

    name = "laboratory"
    version = 1
    min_seats = 1
    max_seats = 3
    parts: ClassVar[dict[str, tuple[str, ...]]] = {"play": (), "defence": ("attacker",)}
    happenings = ("gained", "destroyed", "damaged", "healed", "leaves-play", "bell", "gong")
    tallied = ("bell",)
    values = ("damage_taken", "damage_dealt", "attack_damage", "healing")
    moments = ("now", "later")
    new_decks: ClassVar[dict[str, tuple[str, bool]]] = {"deck": ("discard", False)}
    in_play = ("play",)

    def __init__(self) -> None:
        super().__init__(LAYOUT, THINGS, {"wait": Subject.NOTHING})
        self.mark_names = ("life", "power")
        self.ceilings = {"life": lambda game, seat: MOST_LIFE}
        self.counts = {"relics": lambda game, seat: self._relics(game, seat)}
        self.purses = {"crystals": (Coin("scrip", only=("spells",)), Coin("crystals"))}
        self.add_block("turn", [Quiet()])

    def _relics(self, game: Game, seat: int) -> int:
        cards = game.zones[self.layout.zone_at("discard", seat)]
        return sum(self.definitions[game.cards[card]].kind == "relic" for card in cards)

    def in_force(self, game: Game, seat: int) -> list[int]:
        return game.zones[self.layout.zone_at("play", seat)] if seat >= 0 else []

    def defences(self, game: Game, seat: int, against: int) -> list[int]:
        hand = game.zones[self.layout.zone_at("hand", seat)]
        return [card for card in hand if game.cards[card] in self.texts["defence"]]

    def card_beaten(self, game: Game, card: int, dealer: int) -> None:
        self.move(game, card, self.discard_place(game, card))

    def ran_out(self, game: Game, seat: int, what: str, had: int, excess: int, dealer: int, card: int) -> None:
        game.tell("ran-out", seat=seat, what=what, amount=excess)

    def discard_place(self, game: Game, card: int) -> int:
        return self.layout.zone_at("discard", max(self.layout.owner_of[game.place[card]], 0))

    def destroy_place(self, game: Game, card: int) -> int:
        return self.layout.zone("box")


class Written:
    """What is written on one of the things, for this test only."""

    def __init__(
        self,
        card: str,
        *modifiers: Modifier,
        play: list[Step] | None = None,
        defence: list[Step] | None = None,
        actions: list[Action] | None = None,
    ) -> None:
        self.card = card
        self.modifiers = modifiers
        self.play = play or []
        self.defence = defence or []
        self.actions = actions or []

    def print(self, rules: Laboratory) -> None:
        number = rules.number_of(self.card)
        print_text(rules, number, "play", tuple(self.play))
        print_text(rules, number, "defence", tuple(self.defence))
        print_modifiers(rules, number, self.modifiers)
        print_actions(rules, number, self.actions)


def effect(
    *steps: Step,
    this: str = "",
    written: tuple[Written, ...] = (),
    rules: Laboratory | None = None,
    **table: object,
) -> Table:
    """A table on which an effect is carried out for you; ``this`` is the first such card among your zones."""
    rules = rules or Laboratory()
    for card in written:
        card.print(rules)
    block = compile_block(rules, "effect", steps)
    laid = a_table(rules, **{"seats": 3, **table})
    game = laid.game
    card = _first(game, this) if this else -1
    game.stack[-1].at -= 1  # the quiet question is put again when the effect is done
    game.push(block, {"you": 0, "this": card})
    game.question = None
    game.events = laid.events
    run(game)
    game.events = None
    return laid


def _first(game: Game, card: str) -> int:
    number = game.rules.number_of(card)
    return next(
        one
        for place, zone in enumerate(game.zones)
        if game.rules.layout.owner_of[place] == 0
        for one in zone
        if game.cards[one] == number
    )
