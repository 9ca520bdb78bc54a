"""What to spend a turn's aether on: the purchases that go together, the most promising first."""

from __future__ import annotations

from deckwright.bots.seer.aeons_end.purchases import Good
from deckwright.core.game import Game
from deckwright.core.questions import Option
from deckwright.games.aeons_end.table import PILES, SUPPLY

Bundle = list[Option]
MOST_ITEMS = 4


def bundles(goods: list[Good], purse: int, again: float) -> list[tuple[float, Bundle]]:
    """All ways to spend the aether on which nothing more could be bought, the best first; each with what it brings.

    A card or a charge may be bought twice, and brings less the second time.
    """
    items: list[Good] = []
    for gain, price, option in sorted(goods, key=lambda good: (-good[1], -good[0])):
        items.append((gain, price, option))
        if option[0] in ("gain", "charge"):
            items.append((gain * again, price, option))
    found: list[tuple[float, Bundle]] = []

    def extend(first: int, left: int, gain: float, chosen: Bundle) -> None:
        fits = False
        if len(chosen) < MOST_ITEMS:
            skipped: Option | None = None
            for number in range(first, len(items)):
                more, price, option = items[number]
                if price <= left and option != skipped:
                    fits = True
                    extend(number + 1, left - price, gain + more, [*chosen, option])
                skipped = option
        if not fits or not chosen or all(price > left for _, price, _ in items):
            found.append((gain, chosen))

    extend(0, purse, 0.0, [])
    maximal = [one for one in found if one[1]]
    maximal.sort(key=lambda one: -one[0])
    return maximal


def in_order(game: Game, bundle: Bundle) -> Bundle:
    """A bundle as it is bought: of two equal cards the second is the next one of its pile."""
    plan: Bundle = []
    for option in bundle:
        while option in plan and option[0] == "gain":
            pile = game.zones[game.place[option[1]]]
            at = pile.index(option[1])
            if not at:
                break
            option = (option[0], pile[at - 1], option[2])
        plan.append(option)
    return plan


def offered(game: Game, seat: int, option: Option) -> Option | None:
    """The same purchase as it is offered now: of a pile from which a card was gained, the next one."""
    assert game.question is not None
    options = game.question.options_of(seat)
    if option in options:
        return option
    verb, subject, detail = option
    if verb == "gain":
        for pile in range(PILES):
            cards = game.zones[SUPPLY + pile]
            if cards and game.cards[cards[-1]] == game.cards[subject]:
                same = (verb, cards[-1], detail)
                return same if same in options else None
    return None
