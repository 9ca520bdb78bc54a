"""Short texts side by side, in as many columns as fit, and tables that give way to lines where they do not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

GAP = 2


class SideBySide:
    """Texts in columns, read downwards; or across, where more of them fit so."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self.texts = list(texts)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = self._columns(options.max_width)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for column in columns:
            grid.add_column(no_wrap=len(columns) > 1, min_width=max(text.cell_len for text in column))
        for line in range(len(columns[0])):
            grid.add_row(*(column[line] if line < len(column) else Text() for column in columns))
        yield grid

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)

    def _columns(self, width: int) -> list[list[Text]]:
        """The texts of each column: as few lines as the width allows."""
        for lines in range(1, len(self.texts)):
            number = -(-len(self.texts) // lines)
            downwards = [self.texts[first : first + lines] for first in range(0, len(self.texts), lines)]
            across = [self.texts[first::number] for first in range(number)]
            for columns in (downwards, across):
                widths = [max(text.cell_len for text in column) + GAP for column in columns]
                if sum(widths) - GAP <= width:
                    return columns
        return [self.texts]


class Numbers:
    """A table with a row for each player: who, numbers below their names, something more.

    Where the names of the numbers do not fit beside each other, each number stands behind its name instead. What is
    more goes below the numbers if it is too long; ``crowded``: it ends where the line does.
    """

    def __init__(self, names: list[str], rows: list[tuple[Text, list[str], Text]], *, crowded: bool = False) -> None:
        self.names = names
        self.rows = rows
        self.crowded = crowded

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widest = max(who.cell_len for who, _, _ in self.rows)
        cells = [max(map(cell_len, column)) for column in zip(self.names, *(row[1] for row in self.rows), strict=True)]
        taken = widest + sum(cells) + GAP * len(cells)
        if taken > options.max_width:
            yield from self._lines()
            return
        long = max(more.cell_len for _, _, more in self.rows) > options.max_width - taken - GAP
        if self.crowded or not long:
            yield self._table(self.rows)
        else:
            yield self._table([(who, numbers, Text()) for who, numbers, _ in self.rows])
            yield from (Text.assemble(who, ": ", more) for who, _, more in self.rows if more)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)

    def _table(self, rows: list[tuple[Text, list[str], Text]]) -> Table:
        grid = Table(box=None, padding=(0, 1), pad_edge=False, show_edge=False, expand=True)
        grid.add_column("", no_wrap=True)
        for name in self.names:
            grid.add_column(name, justify="right", no_wrap=True, header_style="dim")
        grid.add_column("", no_wrap=True, overflow="ellipsis", ratio=1)
        for who, numbers, more in rows:
            grid.add_row(who, *numbers, more)
        return grid

    def _lines(self) -> Iterator[Text]:
        for who, numbers, more in self.rows:
            told = [
                Text.assemble((name, "dim"), f" {number}") for name, number in zip(self.names, numbers, strict=True)
            ]
            yield Text("  ").join([who, *told, *([more] if more else [])])
