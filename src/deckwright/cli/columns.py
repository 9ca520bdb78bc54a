"""Short texts side by side, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Sequence

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
