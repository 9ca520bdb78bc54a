"""Cards in words and colours, and how they lie in the zones of a view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from deckwright.cli.choosing import NUMBER
from deckwright.core.shown import CardView, OptionView, View, ZoneView
from deckwright.rules.contract import Rules
from deckwright.text import Language

PALETTE = ("yellow", "magenta", "red", "bright_red", "cyan", "green", "blue", "bright_magenta", "bright_yellow")
SEPARATOR = " · "
FRAME = len("╭─  ─╮")
"""What a frame takes of the width before there is room for a title."""


class Cards:
    """What the cards of a game are called, how their kinds are painted, and what they do."""

    def __init__(self, rules: Rules, lang: Language) -> None:
        self.rules = rules
        self.lang = lang
        kinds = dict.fromkeys(definition.kind for definition in rules.definitions)
        self._colours = {kind: PALETTE[index % len(PALETTE)] for index, kind in enumerate(kinds)}

    def name(self, card: CardView | None) -> Text:
        """The name of a card, in the colour of its kind, with what lies on it."""
        if card is None:
            return Text(self.lang.say("unknown-card"), style="dim")
        number = self.rules.by_id.get(card.id, -1)
        kind = self.rules.definitions[number].kind if number >= 0 else ""
        name = Text(self.lang.card(self.rules, card.id), style=self._colours.get(kind, ""))
        for mark, value in card.marks.items():
            name.append(f" {self.lang.counter(self.rules, mark)} {value}", style="dim")
        return name

    def printed(self, card_id: str) -> str:
        """What else is printed on a card, in one line."""
        known = card_id in self.rules.by_id
        return capital(SEPARATOR.join(self.lang.printed(self.rules, card_id))) if known else ""

    def text(self, card: CardView | None) -> str:
        """What a card does, in one line."""
        known = card is not None and card.id in self.rules.by_id
        return " ".join(self.lang.rules_text(self.rules, card.id)) if card is not None and known else ""

    def zone(self, zone: ZoneView) -> Text:
        """What a zone is called."""
        return Text(capital(self.lang.zone(self.rules, zone.name)), style="bold")

    def panel(self, card_id: str) -> RenderableType:
        """A card on its own: name, kind, what else is printed on it, and what it does line by line."""
        kind = self.rules.definitions[self.rules.number_of(card_id)].kind
        name = Text.assemble((self.lang.card(self.rules, card_id), "bold"), f", {self.lang.kind(self.rules, kind)}")
        printed = [Text(line, style="dim") for line in [self.printed(card_id)] if line]
        return panel(Group(*printed, *self.lang.rules_text(self.rules, card_id)), name)


class Stack(NamedTuple):
    """Equal cards that lie together."""

    card: CardView | None
    size: int = 1
    fact: str = ""
    """What the rules worked out for it, in a few words."""
    number: int = 0
    """Of the option that points at one of them, or 0."""
    option: OptionView | None = None


class Piles:
    """The cards that a view shows, equal ones together, each with the number of the option that points at it."""

    def __init__(self, view: View, cards: Cards, names: Sequence[str]) -> None:
        self.view = view
        self.cards = cards
        self.names = list(names)
        self._facts = self._card_facts()
        options = view.question.options if view.question is not None else []
        pointed = [option.n for option in options]
        self._options = {
            option.n: (number, option)
            for number, option in enumerate(options, 1)
            if option.n >= 0 and pointed.count(option.n) == 1
        }
        """By card, where just one option points at it."""
        self._ordered = {zone.name: zone.ordered for zone in cards.rules.layout.zones}

    def stacks(self, zone: ZoneView) -> list[Stack]:
        """The cards of a zone from bottom to top; equal neighbours are one stack, unless each can be chosen.

        A fact of the top card alone, such as its price, is the stack's.
        """
        stacks: list[Stack] = []
        for _, run in groupby(zone.cards, key=self._kind):
            alike = list(run)
            facts = [self._fact(card) for card in alike]
            if any(facts[:-1]):
                for fact, same in groupby(alike, key=self._fact):
                    stacks += self._stacked(list(same), fact)
            else:
                stacks += self._stacked(alike, facts[-1])
        return stacks

    def _stacked(self, alike: list[CardView | None], fact: str) -> list[Stack]:
        chosen = [card for card in alike if card is not None and card.n in self._options]
        if len(chosen) > 1:
            return [Stack(card, 1, fact, *self._option(card)) for card in alike]
        card = chosen[0] if chosen else alike[-1]
        return [Stack(card, len(alike), fact, *self._option(card))]

    def shown(self, stack: Stack, *, worded: bool = False) -> Text:
        """A stack with the number one types to choose it; ``worded``: with the words of that option."""
        name = self.cards.name(stack.card)
        if stack.option is not None:
            if worded:
                question = self.view.question
                name = Text(self.cards.lang.option(self.cards.rules, stack.option, self.names, question))
            name = Text.assemble((f"[{stack.number}] ", NUMBER), name)
        return Text.assemble(name, (f" ×{stack.size}", "dim")) if stack.size > 1 else name

    def pile(self, zone: ZoneView, most: int) -> Text:
        """A zone in a few words: how many cards, and at most so many stacks on top, as far as they are known."""
        stacks = self.stacks(zone)
        top: list[Text] = []
        for stack in reversed(stacks[-most:]):
            if stack.card is None:
                break
            fact = (f" {stack.fact}" if stack.fact else "", "dim")
            top.insert(0, Text.assemble(self.shown(stack), fact))
        if not top:
            return Text(str(zone.count))
        names = Text(", ").join(top)
        return names if len(stacks) == 1 else Text.assemble(f"{zone.count}: ", "… " * (len(stacks) > len(top)), names)

    def tops(self, seat: int) -> Text:
        """The zones of a seat in a few words: the top of each pile and how many lie below it, or how many there are."""
        say = self.cards.lang.say
        piles = [Text(fact) for fact in self.told_of(seat)]
        for zone in self.view.zones:
            if zone.seat != seat or not zone.count:
                continue
            top = zone.cards[-1] if zone.cards and (zone.count == 1 or self._is_ordered(zone)) else None
            if top is None:
                piles.append(Text.assemble(self.cards.zone(zone), (f": {say('table-cards', count=zone.count)}", "dim")))
            else:
                below = f", {say('table-below', count=zone.count - 1)}" if zone.count > 1 else ""
                piles.append(self.cards.name(top).append(below, style="dim"))
        return Text(SEPARATOR).join(piles)

    def told_of(self, seat: int) -> list[str]:
        """What the rules worked out for a seat that is no mere number."""
        told = []
        for name, fact in self.view.facts.items():
            if isinstance(fact, list) and len(fact) == self.view.seats and isinstance(fact[seat], dict):
                told.append(self.cards.lang.fact(self.cards.rules, name, **fact[seat]))
        return [words for words in told if words]

    def everything(self) -> RenderableType:
        """Every zone, the shared ones first, card by card in the order of the table, with all that the cards say."""
        parts: list[RenderableType] = []
        for zone in sorted(self.view.zones, key=lambda zone: zone.seat):
            if not zone.count:
                continue
            label = self.cards.zone(zone)
            if zone.seat >= 0:
                label.append(f" ({self.cards.lang.player(zone.seat, self.names)})")
            label.append(f" {zone.count}", style="dim")
            known = len(zone.cards) - zone.cards.count(None)
            if 0 < known < zone.count:
                label.append(f" ({self.cards.lang.say('look-known', count=known)})", style="dim")
            parts.append(label)
            if known:
                parts.append(self._listed(zone))
        return Group(*parts)

    def _listed(self, zone: ZoneView) -> Table:
        """The known cards of a zone, each with its place in the pile where that is worth telling."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        stacks = self.stacks(zone)
        below, above = 0, zone.count
        for stack in stacks:
            above -= stack.size
            if stack.card is not None:
                name = Text.assemble("  ", self.shown(stack))
                if self._is_ordered(zone) and (None in zone.cards or (above == 0 and is_pile(stacks))):
                    name.append(f" ({self._place(below, above)})", style="dim")
                grid.add_row(name, Text(self._all_of(stack.card), style="dim"))
            below += stack.size
        return grid

    def _place(self, below: int, above: int) -> str:
        """Where a card lies in its pile, counted from the nearer end."""
        if above <= below:
            return self.cards.lang.say("look-place-top", number=above + 1)
        return self.cards.lang.say("look-place-bottom", number=below + 1)

    def _all_of(self, card: CardView) -> str:
        """All that stands on a card, in one line."""
        printed = self.cards.printed(card.id)
        return " ".join(filter(None, [f"{printed}." if printed else "", self.cards.text(card)]))

    def _is_ordered(self, zone: ZoneView) -> bool:
        """Whether it matters which card lies on which."""
        return self._ordered.get(zone.name, True)

    def _kind(self, card: CardView | None) -> tuple[str, object]:
        """Cards that agree in this look alike."""
        return ("", None) if card is None else (card.id, card.marks)

    def _fact(self, card: CardView | None) -> str:
        return "" if card is None else self._facts.get(card.n, "")

    def _option(self, card: CardView | None) -> tuple[int, OptionView | None]:
        return self._options.get(card.n, (0, None)) if card is not None else (0, None)

    def _card_facts(self) -> dict[int, str]:
        """What the rules worked out for single cards, which are known by their numbers."""
        told: dict[int, list[str]] = {}
        for name, fact in self.view.facts.items():
            if isinstance(fact, dict) and all(str(card).isdecimal() for card in fact):
                for card, numbers in fact.items():
                    given = numbers if isinstance(numbers, dict) else {"value": numbers}
                    told.setdefault(int(card), []).append(self.cards.lang.fact(self.cards.rules, name, **given))
        return {card: " ".join(filter(None, words)) for card, words in told.items()}


def is_pile(stacks: list[Stack]) -> bool:
    """Whether it matters what lies on top: not of equal cards, nor where cards further down count for something too."""
    below = stacks[:-1]
    return bool(below) and not any(stack.fact or (stack.card is not None and stack.card.marks) for stack in below)


class Framed:
    """A box with a title; a title that is too long for the frame goes inside."""

    def __init__(self, content: RenderableType, title: Text) -> None:
        self.content = content
        self.title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fits = self.title.cell_len <= options.max_width - FRAME
        content = self.content if fits else Group(self.title, self.content)
        title = self.title if fits and self.title else None
        yield Panel(content, title=title, title_align="left", border_style="dim", padding=(0, 1))


def panel(content: RenderableType, title: Text | str = "") -> Framed:
    """A box with a title."""
    return Framed(content, Text(title) if isinstance(title, str) else title)


def capital(words: str) -> str:
    """With a capital letter, as a label begins."""
    return words[:1].upper() + words[1:]
