"""A battle of mages against Rageborne, and how it stands."""

from __future__ import annotations

from tests.proving.mages import mages
from tests.table import Table, a_table


def a_battle(**table: object) -> Table:
    return a_table(mages(), **{"nemesis": ["rageborne"], **table})  # type: ignore[arg-type]


def foe_life(table: Table) -> int:
    return table.marks("nemesis")[0]["life"]
