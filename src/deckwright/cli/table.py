"""The table as a terminal shows it, drawn from a view and its question alone: any game looks right without new code.

First the shared zones, then a line of numbers for every seat, the piles of whoever looks, what happened, and the
options. Cards lie from left to right as from bottom to top. A small terminal gets names only; a larger one is also told
what the cards do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deckwright.cli.choosing import NUMBER
from deckwright.cli.columns import Numbers, SideBySide
from deckwright.cli.piles import SEPARATOR, Cards, Piles, Stack, capital, panel
from deckwright.core.layout import Counter
from deckwright.core.rules import Rules
from deckwright.core.views import View, ZoneView
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
LINES_FOR_EVENTS = 3
"""So many lines are left for what happened, if so much happened and there is room at all."""


class Style(NamedTuple):
    """How much is drawn."""

    detailed: bool = False
    """Cards come with what they do."""
    boxed: bool = False
    merged: bool = False
    """An option that points at a card in a row is shown there and not again among the options."""
    worded: bool = False
    """It is then shown with its words, not with its number alone."""
    cropped: bool = False
    """Every option keeps to one line."""


STYLES = (
    Style(detailed=True, boxed=True),
    Style(detailed=True),
    Style(boxed=True),
    Style(),
    Style(merged=True, worded=True),
    Style(merged=True),
)
"""From the roomiest to the tightest."""


class Drawing:
    """How one reader sees the table: in a language, with the names of the seats."""

    def __init__(self, rules: Rules, lang: Language, names: Sequence[str]) -> None:
        self.rules = rules
        self.lang = lang
        self.names = list(names)
        self.cards = Cards(rules, lang)

    # -- the whole table ---------------------------------------------------------------------------------

    def table(self, view: View, happened: Sequence[str], console: Console, *, reserved: int = 0) -> RenderableType:
        """The table with its question, with as much detail as fits above the line one types in."""
        piles = Piles(view, self.cards, self.names)
        height = console.height - 1 - reserved
        for style, events in _attempts(len(happened), detailed=console.width >= WIDE):
            above, below = self._above(view, piles, style), self._question(view, piles, style)
            lines = len(console.render_lines(Group(*above, *below), pad=False)) + 2 * style.boxed
            if lines + events <= height:
                break
        return Group(*above, *self._happened(happened, height - lines, style, console), *below)

    def everything(self, view: View) -> RenderableType:
        """Every card of the table with what it does."""
        return Piles(view, self.cards, self.names).everything()

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.lang.player(seat, self.names)

    def _above(self, view: View, piles: Piles, style: Style) -> list[RenderableType]:
        title = self._title(view)
        shared, seats, own = self._shared(view, piles, style), self._seats(view, piles), self._own(view, piles, style)
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

    def _happened(self, happened: Sequence[str], room: int, style: Style, console: Console) -> list[RenderableType]:
        """The latest turns of what happened, as many as there is room for; the rest is in the log."""
        width = console.width - 4 * style.boxed
        turns = [list(Text(turn, style="italic").wrap(console, width)) for turn in happened]
        if not turns or room <= 0:
            return []
        if sum(map(len, turns)) > room:
            room -= 1
            while sum(map(len, turns)) > room and len(turns) > 1:
                turns.pop(0)
            turns[0] = turns[0][max(len(turns[0]) - room, 0) :]
            turns.insert(0, [Text(self.lang.say("table-more"), style="dim")])
        lines = Group(*(line for turn in turns for line in turn))
        return [panel(lines, self.lang.say("table-happened"))] if style.boxed else [lines]

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
            told = style.detailed or (len(stacks) > 1 and any(stack.fact or stack.option for stack in stacks))
            if told and _is_row(zone, stacks):
                rows.append((self.cards.zone(zone), stacks))
            else:
                most = ROW if _is_row(zone, stacks) else TOP if style.detailed else 1
                label, pile = self.cards.zone(zone), piles.pile(zone, most)
                if small and label.plain == named:
                    small[-1] = Text.assemble(small[-1], ", ", pile)  # several piles of one name
                else:
                    small.append(Text.assemble(label, " ", pile))
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

    def _seats(self, view: View, piles: Piles) -> RenderableType:
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
        return Numbers([self.lang.head(self.rules, number) for number in numbers], rows)

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
        """The piles of whoever looks, card by card; in detail, what the top card of each does."""
        if view.you < 0:
            return []
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for zone in view.zones:
            if zone.seat != view.you or not zone.count:
                continue
            if not zone.cards:
                grid.add_row(self.cards.zone(zone), str(zone.count))
                continue
            cards = [piles.shown(stack) for stack in piles.stacks(zone)]
            cards[-1].stylize("bold")
            grid.add_row(self.cards.zone(zone), Text(", ").join(cards))
            if style.detailed and zone.cards[-1] is not None:
                grid.add_row("", Text(self.cards.text(zone.cards[-1]), style="dim"))
        told: list[RenderableType] = [Text(fact) for fact in piles.told_of(view.you)]
        return [*told, grid] if grid.row_count else told

    # -- the question ------------------------------------------------------------------------------------

    def _question(self, view: View, piles: Piles, style: Style) -> list[RenderableType]:
        """What to do now, and the options with their numbers."""
        if view.outcome is not None:
            return [self.outcome(view)]
        question = view.question
        if question is None:
            waiting = ", ".join(self.name(seat) for seat in view.waiting_for)
            return [Text(self.lang.say("table-waiting", players=waiting), style="bold")]
        asked = Text(capital(self.lang.question(self.rules, question)), style="bold")
        if question.refused:
            asked.append("  " + self.lang.say("table-refused", count=len(question.refused)), style="dim")
        in_rows: set[int] = set()
        if style.merged:
            shared = [(zone, piles.stacks(zone)) for zone in view.zones if zone.seat < 0]
            in_rows = {
                stack.number for zone, stacks in shared if len(stacks) > 1 and _is_row(zone, stacks) for stack in stacks
            }
        options = [
            (number, self.lang.option(self.rules, option, self.names, question))
            for number, option in enumerate(question.options, 1)
            if number not in in_rows
        ]
        listed = _in_columns(options, cropped=style.cropped)
        return [panel(listed, asked)] if style.boxed else [asked, listed]

    def outcome(self, view: View) -> Text:
        """Who won."""
        assert view.outcome is not None
        winners = [self.name(seat) for seat in view.outcome["winners"]]
        key = "table-nobody-won" if not winners else "table-won" if len(winners) == 1 else "table-shared-win"
        sentence = self.lang.say(key, players=", ".join(winners), count=len(winners))
        scores = view.outcome.get("scores") or []
        told = SEPARATOR.join(f"{self.name(seat)}: {plain(score)}" for seat, score in enumerate(scores))
        return Text(f"{sentence}  {told}".rstrip(), style="bold green")


def _attempts(happened: int, *, detailed: bool) -> Iterator[tuple[Style, int]]:
    """Styles to try, each with the lines it has to leave for what happened."""
    for style in STYLES:
        if detailed or not style.detailed:
            yield style, min(happened, LINES_FOR_EVENTS)
    yield Style(merged=True), 0
    yield Style(merged=True, cropped=True), 0


def _is_row(zone: ZoneView, stacks: list[Stack]) -> bool:
    """Whether a shared zone is small and open enough to show all its cards."""
    return 0 < len(stacks) <= ROW and len(zone.cards) == zone.count and None not in zone.cards


def _is_seldom(counter: Counter) -> bool:
    return counter.this_turn or counter.rare


def _aligned(stacks: list[Stack], cells: list[Text]) -> list[Text]:
    """Cards without a number stand below the names of those with one."""
    if not any(stack.option for stack in stacks):
        return cells
    return [cell if stack.option else Text.assemble("    ", cell) for cell, stack in zip(cells, stacks, strict=True)]


def _in_columns(options: list[tuple[int, str]], *, cropped: bool) -> RenderableType:
    """Numbered options in columns, except those with many words, which get lines of their own."""
    parts: list[RenderableType] = []
    for long, run in groupby(options, key=lambda option: len(option[1]) > LONG):
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, min_width=3)
        grid.add_column(no_wrap=cropped, overflow="ellipsis" if cropped else "fold")
        short = []
        for number, label in run:
            grid.add_row(Text(f"{number:>3}", style=NUMBER), label)
            short.append(Text.assemble((f"{number:>3} ", NUMBER), label))
        parts.append(grid if long else SideBySide(short))
    return Group(*parts)
