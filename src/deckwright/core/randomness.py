"""The game's own dice: one integer that counts up, and a mixer that turns it into chance.

Equal seeds give equal games on every machine and Python version. ``random.Random`` would cost 27 µs to
copy; this costs nothing, because the whole generator is one number in the state (SplitMix64).
"""

from __future__ import annotations

MASK = 0xFFFFFFFFFFFFFFFF
_STRIDE = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The state of the generator for a seed; neighbouring seeds start far apart."""
    return mix((seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & MASK)


def mix(x: int) -> int:
    """Scramble 64 bits."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """A number in ``range(n)`` and the next state. The bias is under n / 2**64."""
    state = (state + _STRIDE) & MASK
    return (mix(state) * n) >> 64, state


def shuffle(state: int, cards: list[int]) -> int:
    """Shuffle a list in place; returns the next state."""
    for i in range(len(cards) - 1, 0, -1):
        state = (state + _STRIDE) & MASK
        x = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((x ^ (x >> 31)) * (i + 1)) >> 64
        cards[i], cards[j] = cards[j], cards[i]
    return state


class Dice:
    """A generator of one's own, for bots and simulations: never the game's."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def below(self, n: int) -> int:
        value, self.state = below(self.state, n)
        return value

    def shuffle(self, cards: list[int]) -> None:
        self.state = shuffle(self.state, cards)
