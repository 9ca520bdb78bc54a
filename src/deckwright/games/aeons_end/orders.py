"""What a scenario may order out of turn: resolve a card, unleash, deal damage, heal, let the nemesis act.

While something of the nemesis is carried out it is the turn of the nemesis; afterwards the turn goes on as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.vocabulary.amounts import TheNumber
from deckwright.errors import AuthorError, nearest
from deckwright.games.aeons_end import table
from deckwright.games.aeons_end.damage import hit, targets
from deckwright.games.aeons_end.definitions import ATTACK, GEM, MINION, POWER, RELIC, SPELL
from deckwright.games.aeons_end.endings import check_victory
from deckwright.games.aeons_end.lookup import Board, card_of, kind_of, nemesis_of, own
from deckwright.games.aeons_end.main_phase import play
from deckwright.games.aeons_end.nemesis import discard_nemesis_card, unleash
from deckwright.games.aeons_end.position import is_single
from deckwright.games.aeons_end.supply import gain
from deckwright.games.aeons_end.vocabulary.damage import (
    Deal,
    GraveholdRecovers,
    GraveholdSuffers,
    NemesisRecovers,
    Recover,
    Suffer,
)
from deckwright.games.aeons_end.vocabulary.nemesis import (
    CancelWindow,
    CarryOut,
    DrawAgain,
    DrawNemesisCard,
    LineUpCards,
    NextCard,
)


class OrderedHit(Step, frozen=True):
    """A foe is damaged, by whoever's turn it is."""


class DiscardNemesisCards(Step, frozen=True):
    """Cards of the nemesis deck are discarded from its top."""


class BackToTurn(Step, frozen=True):
    """The turn goes on as it was; if a whole turn of the nemesis was ordered, that turn ends first."""


_AMOUNT = TheNumber("amount")
BLOCKS: dict[str, list[Step]] = {
    "order: suffer": [Suffer(_AMOUNT)],
    "order: gravehold suffers": [GraveholdSuffers(_AMOUNT)],
    "order: recover": [Recover(_AMOUNT)],
    "order: gravehold recovers": [GraveholdRecovers(_AMOUNT)],
    "order: nemesis recovers": [NemesisRecovers(_AMOUNT)],
    "order: hit": [OrderedHit()],
    "order: deal": [Deal(_AMOUNT)],
    "order: discard nemesis cards": [DiscardNemesisCards()],
    "order: resolve": [CancelWindow(), CarryOut()],
    "order: nemesis main": [LineUpCards(), NextCard()],
    "order: nemesis draw": [DrawNemesisCard(), CancelWindow(), CarryOut(), DrawAgain(4)],
    "order: back": [BackToTurn()],
}
"""The blocks that orders are carried out by."""


@resolves(OrderedHit)
def _ordered_hit(game: Board, scope: Scope, step: OrderedHit) -> None:
    hit(game, scope.card("this"), scope.number("amount"), game.turn)


@resolves(DiscardNemesisCards)
def _discard_nemesis_cards(game: Board, scope: Scope, step: DiscardNemesisCards) -> None:
    for _ in range(min(scope.number("amount"), len(game.zones[table.NEMESIS_DECK]))):
        discard_nemesis_card(game, game.zones[table.NEMESIS_DECK][-1])


@resolves(BackToTurn)
def _back(game: Board, scope: Scope, step: BackToTurn) -> None:
    if scope.number("ends") > 0:
        own(game).turn_ends(game)
        check_victory(game)
    game.turn = scope.seat("turn")


def start(game: Board, order: str, **names: int) -> None:
    game.push(game.rules.block(f"order: {order}"), {"you": max(game.turn, 0), **names})


def in_turn_of_nemesis(game: Board, *, ends: bool = False) -> None:
    start(game, "back", turn=game.turn, ends=int(ends))
    game.turn = -1


# -- the nemesis -----------------------------------------------------------------------------------------------


def _resolve(game: Board, argument: object) -> None:
    """A card of the nemesis is carried out as if it had just been drawn; its own kinds do what it says."""
    kinds = {name: kind.resolve for name, kind in game.rules.kinds.items() if kind.resolve is not None}
    card = _card(game, argument, "resolve", (ATTACK, MINION, POWER, *kinds), (table.NEMESIS_DECK, table.SPECIAL_DECK))
    if kind_of(game, card) in kinds:
        kinds[kind_of(game, card)](game, card)
        return
    in_turn_of_nemesis(game)
    game.move(card, table.NEMESIS_DRAWN)
    start(game, "resolve", this=card)


def _unleash(game: Board, argument: object) -> None:
    unleash(game, 1 if argument is None else number(argument, "unleash"))


def _phase_of_nemesis(game: Board, phase: str) -> None:
    in_turn_of_nemesis(game)
    start(game, phase)


def _nemesis_turn(game: Board, argument: object) -> None:
    in_turn_of_nemesis(game, ends=True)
    game.push(game.rules.block("nemesis-turn"), {"you": 0})


def _discard_cards(game: Board, argument: object) -> None:
    in_turn_of_nemesis(game)
    start(game, "discard nemesis cards", amount=number(argument, "discard nemesis cards"))


def _deal(game: Board, argument: object) -> None:
    """Whoever's turn it is deals damage, and chooses its target."""
    start(game, "deal", amount=number(argument, "deal"))


def _next_turn(game: Board, argument: object) -> None:
    """The turn-order card of a player, of two, of anybody or of the nemesis becomes the top card of its deck."""
    name = str(argument)
    wanted = f"turn-{name.removeprefix('p')}"
    rules = game.rules
    card = rules.card_of[rules.by_id[wanted]] if wanted in rules.by_id else None
    if card is None or game.seats <= max(card.turn_of, *card.pair, -1):
        known = [*(f"p{seat + 1}" for seat in range(game.seats)), "any", "nemesis"]
        if game.seats == 4:
            known += ["1-2", "3-4"]
        raise AuthorError("bad-step", f"next turn: no turn of {name!r}{nearest(name, known)}; there are {known}")
    there = [one for place in (table.TURN_DECK, table.TURN_DISCARD) for one in reversed(game.zones[place])]
    found = [one for one in there if card_of(game, one).id == wanted]
    if not found:
        ids = sorted({card_of(game, one).id for one in there})
        raise AuthorError("bad-step", f"next turn: the turn order of this game has no {wanted!r}; there are {ids}")
    game.move(found[0], table.TURN_DECK)


# -- damage and life -------------------------------------------------------------------------------------------


def _damage(game: Board, argument: object) -> None:
    for target, amount in reversed(_targets(argument, "damage")):
        if (seat := _seat(game, target)) >= 0:
            start(game, "suffer", you=seat, amount=amount)
        elif target == "gravehold":
            start(game, "gravehold suffers", amount=amount)
        else:
            start(game, "hit", this=_foe(game, target), amount=amount)


def _heal(game: Board, argument: object) -> None:
    for target, amount in reversed(_targets(argument, "heal")):
        if (seat := _seat(game, target)) >= 0:
            start(game, "recover", you=seat, amount=amount)
        elif target in ("gravehold", "nemesis"):
            start(game, f"{target} recovers", amount=amount)
        else:
            raise AuthorError("bad-step", f"heal: nobody is called {target!r}; there are p1…, gravehold, nemesis")


def _exhaust(game: Board, argument: object) -> None:
    """A player suffers just as much damage as they have life."""
    seat = _seat(game, str(argument))
    if seat < 0:
        raise AuthorError("bad-step", f"exhaust: expected a player such as p1, got {argument!r}")
    start(game, "suffer", you=seat, amount=game.counters[table.LIFE + seat])


def _targets(argument: object, where: str) -> list[tuple[str, int]]:
    if not isinstance(argument, Mapping):
        raise AuthorError("bad-step", f"{where}: expected whom and how much, such as {{p1: 3}}, got {argument!r}")
    return [(str(target), number(amount, f"{where}.{target}")) for target, amount in argument.items()]


def _foe(game: Board, name: str) -> int:
    """The nemesis, a minion in play, or the second of them: ``husk#2``."""
    if name == "nemesis":
        return game.zones[table.NEMESIS][0]
    named, _, nth = name.replace("_", "-").partition("#")
    found = [foe for foe in targets(game) if card_of(game, foe).id == named]
    number = int(nth) if nth.isdecimal() else 1
    if not 1 <= number <= len(found):
        there = ["p1…", "gravehold", "nemesis", *(card_of(game, foe).id for foe in targets(game)[1:])]
        raise AuthorError("bad-step", f"damage: nothing called {name!r} can be damaged; there are {there}")
    return found[number - 1]


# -- cards of players ------------------------------------------------------------------------------------------


def _play_card(game: Board, argument: object) -> None:
    """A gem or relic is played: from the hand, or out of the box."""
    seat, name = _whose(game, argument, "play card")
    kinds = (GEM, RELIC, *(kind for one in game.rules.brought for kind in one.belongs.get("played", ())))
    play(game, seat, _card(game, name, "play card", kinds, (table.HAND + seat,)))


def _gain_card(game: Board, argument: object) -> None:
    """A card is gained without paying: from the supply, or out of the box."""
    seat, name = _whose(game, argument, "gain card")
    supply = tuple(table.SUPPLY + pile for pile in range(table.PILES))
    gain(game, seat, _card(game, name, "gain card", (GEM, RELIC, SPELL), supply), table.DISCARD + seat)


def _whose(game: Board, argument: object, where: str) -> tuple[int, object]:
    """``jade`` for whoever's turn it is, or ``{p2: jade}``."""
    if not isinstance(argument, Mapping):
        return max(game.turn, 0), argument
    if len(argument) == 1:
        ((name, card),) = argument.items()
        if (seat := _seat(game, str(name))) >= 0:
            return seat, card
    raise AuthorError("bad-step", f"{where}: expected a card, or whose it is, such as {{p2: jade}}, got {argument!r}")


def _card(game: Board, argument: object, where: str, kinds: tuple[str, ...], places: tuple[int, ...]) -> int:
    """A card by its id: the topmost one in some places; else, of what there is one of, that; else one from the box."""
    rules = game.rules
    name = str(argument).replace("_", "-")
    known = [card.id for card in rules.card_of if card.kind in kinds]
    if name not in known:
        raise AuthorError("bad-step", f"{where}: no {' or '.join(kinds)} is called {argument!r}{nearest(name, known)}")
    number = rules.by_id[name]
    for place in places:
        for card in reversed(game.zones[place]):
            if game.cards[card] == number:
                return card
    definition = rules.card_of[number]
    if definition.kind in rules.kinds and definition.nemesis != nemesis_of(game).id:
        raise AuthorError("bad-step", f"{where}: {name!r} belongs to {definition.nemesis!r}")
    if is_single(rules, definition) and number in game.cards:
        for card, face in enumerate(game.cards):
            if face == number and game.place[card] not in (table.NEMESIS_PLAY, table.NEMESIS_DRAWN):
                return card
        raise AuthorError("bad-step", f"{where}: {name!r} is in play already, and there is only one")
    card = len(game.cards)
    game.cards = (*game.cards, number)
    game.mine(table.LAYOUT.zone("box")).append(card)
    game.place.append(table.LAYOUT.zone("box"))
    game.seen.append(0)
    return card


def _seat(game: Board, name: str) -> int:
    """The seat called ``p1``, or -1."""
    names = [f"p{seat + 1}" for seat in range(game.seats)]
    return names.index(name) if name in names else -1


def number(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise AuthorError("bad-step", f"{where}: expected a number, got {value!r}")
    return value


ORDERS: dict[str, Callable[[Board, object], None]] = {
    "resolve": _resolve,
    "unleash": _unleash,
    "damage": _damage,
    "heal": _heal,
    "exhaust": _exhaust,
    "deal": _deal,
    "discard nemesis cards": _discard_cards,
    "nemesis main": lambda game, argument: _phase_of_nemesis(game, "nemesis main"),
    "nemesis draw": lambda game, argument: _phase_of_nemesis(game, "nemesis draw"),
    "nemesis turn": _nemesis_turn,
    "next turn": _next_turn,
    "play card": _play_card,
    "gain card": _gain_card,
}
