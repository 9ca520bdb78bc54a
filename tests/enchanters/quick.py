"""Two short ways to look at a card of Enchanters: what it is worth in a pile, and how it fights."""

from __future__ import annotations

from tests.table import Table, a_table, seat


def might(**piles: list[str]) -> tuple[int, int]:
    """Attack and defence of a player who has these piles and nothing else."""
    you = a_table(you=seat(**{"items": [], "enchantments": [], **piles})).you
    return you.attack, you.defence


def a_fight(foe: str, *, attack: int, defence: int = 0, **you: object) -> Table:
    """A fight that is over: with just so much attack and defence, against a foe alone on the track."""
    fighter = seat(**{"items": [], "attack_bonus": attack, "defence_bonus": defence, **you})
    return a_table(you=fighter, left=seat(), right=seat(), track=[foe]).choose(f"travel:{foe}")
