"""The table as a terminal shows it, drawn from a view and its question alone: any game looks right without new code.

First the shared zones, then a line of numbers for every seat, the piles of whoever looks, what happened, and the
options. Cards lie from left to right as from bottom to top. A small terminal gets names only; a larger one is also told
what the cards do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeGuard

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deckwright.cli.choosing import NUMBER
from deckwright.cli.columns import Numbers, SideBySide
from deckwright.cli.piles import FRAME, SEPARATOR, Cards, Piles, Stack, capital, is_pile, panel
from deckwright.core.declared import Counter
from deckwright.core.shown import View, ZoneView
from deckwright.rules.contract import Rules
from deckwright.text import Language
from deckwright.text.grammar import plain

ROW = 8
"""A shared zone with more stacks of cards is a pile, of which only the top is shown."""
TOP = 3
"""How many cards of a pile are shown."""
LONG = 36
"""An option with a longer label gets a line of its own."""
WIDE = 100
"""What cards do is told only where their sentences have room."""
ALL_LINES = 1_000_000
"""More than anything that happens takes."""
LINES_FOR_EVENTS = 3
"""So many lines are left for what happened where not all of it can be told beside the table."""


class Style(NamedTuple):
    """How much is drawn."""

    detailed: bool = False
    """Cards come with what they do."""
    boxed: bool = False
    crowded: bool = False
    """The piles of others get what room is left beside their numbers."""
    terse: bool = False
    """Zones follow one another on a line, and of a pile that nothing is chosen from only the top is shown."""
    merged: bool = False
    """An option that points at a shared card is shown there and not again among the options."""
    worded: bool = False
    """It is then shown with its words, not with its number alone; that can be done in rows only."""
    cropped: bool = False
    """Every option keeps to one line."""


STYLES = (
    Style(detailed=True, boxed=True),
    Style(detailed=True),
    Style(boxed=True),
    Style(),
    Style(crowded=True),
    Style(crowded=True, terse=True),
    Style(crowded=True, terse=True, merged=True, worded=True),
    Style(crowded=True, terse=True, merged=True),
)
"""From the roomiest to the tightest."""
TIGHTEST = Style(crowded=True, terse=True, merged=True, cropped=True)


class Screen(NamedTuple):
    """The table, drawn for a terminal of some size."""

    content: RenderableType
    tells_all: bool
    """Whether all that happened found room."""

    def __rich__(self) -> RenderableType:
        return self.content


class Drawing:
    """How one reader sees the table: in a language, with the names of the seats."""

    def __init__(self, rules: Rules, lang: Language, names: Sequence[str]) -> None:
        self.rules = rules
        self.lang = lang
        self.names = list(names)
        self.cards = Cards(rules, lang)

    # -- the whole table ---------------------------------------------------------------------------------

    def table(self, view: View, happened: Sequence[str], console: Console, *, reserved: int = 0) -> Screen:
        """The table with its question, with as much detail as fits above the line one types in.

        What happened goes before detail: the table takes the roomiest style in which all of it can be told.
        """
        piles = Piles(view, self.cards, self.names)
        height = console.height - 1 - reserved
        news = {boxed: self._news(happened, console.width - 4 * boxed, console) for boxed in (False, True)}
        for style, wanted in _attempts(detailed=console.width >= WIDE):
            above, below = self._above(view, piles, style), self._question(view, piles, style, console.width)
            lines = len(console.render_lines(Group(*above, *below), pad=False)) + 2 * (style.boxed and bool(happened))
            if lines + min(len(news[style.boxed]), wanted) <= height:
                break
        room = height - lines
        told = self._happened(news[style.boxed], room, style)
        return Screen(Group(*above, *told, *below), tells_all=len(news[style.boxed]) <= room)

    def everything(self, view: View) -> RenderableType:
        """Every card of the table with what it does."""
        return Piles(view, self.cards, self.names).everything()

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.lang.player(seat, self.names)

    def _above(self, view: View, piles: Piles, style: Style) -> list[RenderableType]:
        title = self._title(view)
        shared, own = self._shared(view, piles, style), self._own(view, piles, style)
        seats = self._seats(view, piles, style)
        if not style.boxed:
            return [Rule(title, align="left", style="dim"), *shared, seats, *own]
        parts: list[RenderableType] = [panel(Group(*shared), title), panel(seats)]
        if own:
            parts.append(panel(Group(*own), Text(self.name(view.you), style="bold")))
        return parts

    def _title(self, view: View) -> Text:
        title = Text(self.lang.game(view.game), style="bold")
        if view.outcome is not None:
            title.append(SEPARATOR + self.lang.say("table-over"))
        elif view.turn >= 0:
            title.append(SEPARATOR + self.lang.say("table-turn", player=self.name(view.turn)))
        return title

    def news(self, happened: Sequence[str], console: Console) -> Iterator[RenderableType]:
        """All that happened, where there is no room for it beside the table: page by page."""
        lines = self._news(happened, console.width, console)
        title = Rule(Text(self.lang.say("table-happened"), style="bold"), align="left", style="dim")
        page = console.height - 3  # the title, what to press, and the line to type in
        for first in range(0, len(lines), page):
            yield Group(title, *lines[first : first + page])

    def _news(self, happened: Sequence[str], width: int, console: Console) -> list[Text]:
        """What happened in lines of some width."""
        return [line for turn in happened for line in Text(turn, style="italic").wrap(console, width)]

    def _happened(self, lines: list[Text], room: int, style: Style) -> list[RenderableType]:
        """The latest of what happened, as much as there is room for; the rest is in the log."""
        if not lines or room <= 0:
            return []
        if len(lines) > room:
            lines = [Text(self.lang.say("table-more"), style="dim"), *lines[len(lines) - room + 1 :]]
        shown = Group(*lines)
        return [panel(shown, self.lang.say("table-happened"))] if style.boxed else [shown]

    # -- zones and numbers -------------------------------------------------------------------------------

    def _shared(self, view: View, piles: Piles, style: Style) -> list[RenderableType]:
        """The zones and numbers that belong to nobody: rows of cards on lines of their own, the rest on one line."""
        small: list[Text] = []
        named = ""
        rows: list[tuple[Text, list[Stack]]] = []
        for zone in view.zones:
            if zone.seat >= 0 or not zone.count:
                continue
            stacks = piles.stacks(zone)
            if _is_row(zone, stacks, style):
                rows.append((self.cards.zone(zone), stacks))
            else:
                label, pile = self.cards.zone(zone), piles.pile(zone, _shown_of(zone, stacks, style))
                if small and label.plain == named:
                    small[-1] = Text.assemble(small[-1], ", ", pile)  # several piles of one name
                else:
                    small.append(_labelled(label, pile))
                named = label.plain
        for counter in self.rules.layout.counters:
            values = view.counters.get(counter.name)
            if values and not counter.per_seat and not (_is_seldom(counter) and not any(values)):
                value = self.lang.counted(self.rules, counter.name, values[0])
                small.append(Text.assemble((capital(self.lang.counter(self.rules, counter.name)), "bold"), f" {value}"))
        drawn = self._with_text(piles, rows) if style.detailed else self._side_by_side(piles, rows, style)
        return [Text(SEPARATOR).join(small), *drawn] if small else drawn

    def _side_by_side(self, piles: Piles, rows: list[tuple[Text, list[Stack]]], style: Style) -> list[RenderableType]:
        """Rows of cards, each below its name."""
        drawn: list[RenderableType] = []
        for label, stacks in rows:
            cells = _aligned(stacks, [piles.shown(stack, worded=style.worded) for stack in stacks])
            told = [Text.assemble(cell, (f" {stack.fact}", "dim")) for cell, stack in zip(cells, stacks, strict=True)]
            drawn += [label, SideBySide(told)]
        return drawn

    def _with_text(self, piles: Piles, rows: list[tuple[Text, list[Stack]]]) -> list[RenderableType]:
        """Cards one below the other with what they do; the name of the zone beside the first."""
        lines: list[tuple[Text, Text, str, str]] = []
        for label, stacks in rows:
            cells = _aligned(stacks, [piles.shown(stack) for stack in stacks])
            for stack, cell in zip(stacks, cells, strict=True):
                lines.append((label if stack is stacks[0] else Text(), cell, stack.fact, self.cards.text(stack.card)))
        if not lines:
            return []
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(no_wrap=True, min_width=max(label.cell_len for label, _, _, _ in lines))
        grid.add_column(no_wrap=True, min_width=max(cell.cell_len for _, cell, _, _ in lines))
        grid.add_column(no_wrap=True, min_width=max(len(fact) for _, _, fact, _ in lines), style="dim")
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1, style="dim")
        for line in lines:
            grid.add_row(*line)
        return [grid]

    def _seats(self, view: View, piles: Piles, style: Style) -> RenderableType:
        """Everybody's numbers, and what lies on top of the others' piles."""
        numbers = self._numbers(view)
        winners = view.outcome["winners"] if view.outcome else []
        rows: list[tuple[Text, list[str], Text]] = []
        for seat in range(view.seats):
            mark = "★ " if seat in winners else "▶ " if seat == view.turn and not winners else "  "
            name = self.lang.say("table-you", player=self.name(seat)) if seat == view.you else self.name(seat)
            who = Text(mark + name, style="bold" if seat == view.you else "")
            values = [self.lang.counted(self.rules, number, values[seat]) for number, values in numbers.items()]
            rows.append((who, values, piles.tops(seat) if seat != view.you else Text()))
        return Numbers([self.lang.head(self.rules, number) for number in numbers], rows, crowded=style.crowded)

    def _numbers(self, view: View) -> dict[str, list[int]]:
        """The numbers of every seat; those that end with the turn, or are seldom, only while somebody has any."""
        counters = {counter.name: counter for counter in self.rules.layout.counters if counter.per_seat}
        brief = {name for name, counter in counters.items() if _is_seldom(counter)}
        numbers = {name: values for name, values in view.counters.items() if name in counters}
        for name, fact in view.facts.items():
            if not isinstance(fact, list) or not self.lang.has_counter(self.rules, name):
                continue
            if len(fact) == view.seats and all(type(one) is int for one in fact):
                numbers[name] = fact
        return {name: values for name, values in numbers.items() if name not in brief or any(values)}

    def _own(self, view: View, piles: Piles, style: Style) -> list[RenderableType]:
        """Your own piles, card by card; in detail, what the top card of each does, or the cards to choose from."""
        if view.you < 0:
            return []
        told: list[RenderableType] = [Text(fact) for fact in piles.told_of(view.you)]
        zones = [zone for zone in view.zones if zone.seat == view.you and zone.count]
        if style.terse:
            named = [Text.assemble(self.cards.zone(zone), " ", self._lying(zone, piles, style)) for zone in zones]
            return [*told, Text(SEPARATOR).join(named)] if named else told
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for zone in zones:
            grid.add_row(self.cards.zone(zone), self._lying(zone, piles, style))
            for told_of in self._explained(zone, piles) if style.detailed else ():
                grid.add_row("", told_of)
        return [*told, grid] if zones else told

    def _explained(self, zone: ZoneView, piles: Piles) -> list[Text]:
        """What the cards to choose from do, each with its number; where there is nothing to choose, the top card."""
        chosen = [stack for stack in piles.stacks(zone) if stack.option is not None and not stack.option.action]
        if chosen:
            texts = [(piles.shown(stack), self.cards.text(stack.card)) for stack in chosen]
            return [Text.assemble(name, (f": {text}", "dim")) for name, text in texts if text]
        top = zone.cards[-1] if zone.cards else None
        return [Text(self.cards.text(top), style="dim")] if top is not None else []

    def _lying(self, zone: ZoneView, piles: Piles, style: Style) -> Text:
        """The cards in a zone of whoever looks, or how many there are."""
        stacks = piles.stacks(zone)
        if not stacks:
            return Text(str(zone.count))
        if style.terse and is_pile(stacks) and not _is_chosen_from(stacks):
            return piles.pile(zone, TOP)
        cards = [piles.shown(stack) for stack in stacks]
        cards[-1].stylize("bold")
        return Text(", ").join(cards)

    # -- the question ------------------------------------------------------------------------------------

    def _question(self, view: View, piles: Piles, style: Style, width: int) -> list[RenderableType]:
        """What to do now, and the options with their numbers."""
        if view.outcome is not None:
            return [self.outcome(view)]
        question = view.question
        if question is None:
            waiting = ", ".join(self.name(seat) for seat in view.waiting_for)
            return [Text(self.lang.say("table-waiting", players=waiting), style="bold")]
        asked = Text(capital(self.lang.question(self.rules, question)), style="bold")
        seen = self._on_cards(view, piles, style)
        options = [
            (number, Text(self.lang.option(self.rules, option, self.names, question)))
            for number, option in enumerate(question.options, 1)
            if number not in seen
        ]
        if question.refused:
            refused = Text(self.lang.say("table-refused", count=len(question.refused)), style="dim")
            hinted = Text.assemble(asked, "  ", refused)
            if hinted.cell_len <= width - FRAME * style.boxed:
                asked = hinted
            else:
                options.append((0, refused))
        listed = _in_columns(options, cropped=style.cropped)
        return [panel(listed, asked)] if style.boxed else [asked, listed]

    def _on_cards(self, view: View, piles: Piles, style: Style) -> set[int]:
        """The options that are seen on the shared cards they point at, so that they need not be told again.

        What an action does is not seen on its card.
        """
        seen: list[Stack] = []
        for zone in view.zones:
            stacks = piles.stacks(zone) if style.merged and zone.seat < 0 else []
            if not style.worded or _is_row(zone, stacks, style):
                seen += stacks[-_shown_of(zone, stacks, style) :]
        return {stack.number for stack in seen if stack.option is not None and not stack.option.action}

    def outcome(self, view: View) -> RenderableType:
        """Who won, with which scores, and what these are made of where the rules tell it."""
        assert view.outcome is not None
        winners = [self.name(seat) for seat in view.outcome["winners"]]
        key = "table-nobody-won" if not winners else "table-won" if len(winners) == 1 else "table-shared-win"
        sentence = self.lang.say(key, players=", ".join(winners), count=len(winners))
        if not winners and view.ending:
            sentence = self.lang.ending(self.rules, view)
        scores = view.outcome.get("scores") or []
        told = SEPARATOR.join(f"{self.name(seat)}: {plain(score)}" for seat, score in enumerate(scores))
        won = Text(f"{sentence}  {told}".rstrip(), style="bold green")
        return Group(won, *(self._made_of(parts) for parts in view.facts.values() if _add_up(parts, scores)))

    def _made_of(self, parts: list[dict[str, int]]) -> RenderableType:
        """The parts of each score, a row for every seat."""
        names = list(parts[0])
        rows = [
            (Text(f"  {self.name(seat)}"), [plain(own[name]) for name in names], Text())
            for seat, own in enumerate(parts)
        ]
        return Numbers([self.lang.part(self.rules, name) for name in names], rows)


def _add_up(parts: object, scores: Sequence[int]) -> TypeGuard[list[dict[str, int]]]:
    """Whether something has numbers for every seat, called alike, that add up to its score."""
    if not isinstance(parts, list) or not scores or len(parts) != len(scores):
        return False
    if not all(isinstance(own, dict) and own.keys() == parts[0].keys() for own in parts):
        return False
    numbers = [[number for number in own.values() if type(number) is int] for own in parts]
    return [(len(own), sum(own)) for own in numbers] == [(len(parts[0]), score) for score in scores]


def _attempts(*, detailed: bool) -> Iterator[tuple[Style, int]]:
    """Styles to try, each with the lines it has to leave for what happened if there are so many."""
    styles = [style for style in STYLES if detailed or not style.detailed]
    yield from ((style, ALL_LINES) for style in styles)
    yield from ((style, LINES_FOR_EVENTS) for style in styles)
    yield STYLES[-1], 0
    yield TIGHTEST, 0


def _is_open(zone: ZoneView, stacks: list[Stack]) -> bool:
    """Whether a shared zone is small and open enough to show all its cards."""
    return 0 < len(stacks) <= ROW and len(zone.cards) == zone.count and None not in zone.cards


def _is_row(zone: ZoneView, stacks: list[Stack], style: Style) -> bool:
    """Whether the cards of a shared zone get lines of their own: where each of them counts, and not only the top."""
    if not _is_open(zone, stacks):
        return False
    each_counts = any(stack.fact for stack in stacks[:-1])
    return style.detailed or each_counts or (len(stacks) > 1 and _is_chosen_from(stacks) and not style.terse)


def _shown_of(zone: ZoneView, stacks: list[Stack], style: Style) -> int:
    """How many stacks of a shared zone are shown, from the top."""
    if _is_open(zone, stacks) and not (style.terse and is_pile(stacks) and not _is_chosen_from(stacks)):
        return ROW
    return TOP if style.detailed else 1


def _labelled(label: Text, pile: Text) -> Text:
    """A pile with its name, which a pile of cards of the same name need not repeat."""
    if label.plain in pile.plain:
        return pile
    return Text.assemble(label, " " if pile.plain[:1].isdigit() else ": ", pile)


def _is_chosen_from(stacks: list[Stack]) -> bool:
    return any(stack.option for stack in stacks)


def _is_seldom(counter: Counter) -> bool:
    return counter.this_turn or counter.rare


def _aligned(stacks: list[Stack], cells: list[Text]) -> list[Text]:
    """Cards without a number stand below the names of those with one."""
    if not _is_chosen_from(stacks):
        return cells
    return [cell if stack.option else Text.assemble("    ", cell) for cell, stack in zip(cells, stacks, strict=True)]


def _in_columns(options: list[tuple[int, Text]], *, cropped: bool) -> RenderableType:
    """Numbered options in columns, except those with many words, which get lines of their own. 0 is no number."""
    parts: list[RenderableType] = []
    for long, run in groupby(options, key=lambda option: option[1].cell_len > LONG):
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, min_width=3)
        grid.add_column(no_wrap=cropped, overflow="ellipsis" if cropped else "fold")
        short = []
        for number, label in run:
            shown = f"{number or '':>3}"
            grid.add_row(Text(shown, style=NUMBER), label)
            short.append(Text.assemble((f"{shown} ", NUMBER), label))
        parts.append(grid if long else SideBySide(short))
    return Group(*parts)
