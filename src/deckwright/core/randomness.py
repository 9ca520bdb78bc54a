"""The game's own dice: one integer that counts up, and a mixer that turns it into chance.

Equal seeds give equal games on every machine and Python version. ``random.Random`` would cost 27 µs to
copy; this costs nothing, because the whole generator is one number in the state (SplitMix64).

SplitMix64 is quick, but somebody who sees enough of it can work out the rest. Sealed games therefore have a key for a
seed, a number of 256 bits, and their chance is keyed BLAKE2b over a counter: as long as the key is secret, nobody can
tell what comes. BLAKE2b is in Python's own ``hashlib``, so a sealed game can be checked wherever Python runs. The
state is still one number: the key, and below it the counter.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import Final

from deckwright.compiled import ENGINE
from deckwright.core import machine

NATIVE: Final = ENGINE.compiled
"""Whether numbers of 64 bits are the machine's own: then ``machine`` draws, the same numbers in less time."""

MASK: Final = 0xFFFFFFFFFFFFFFFF
_STRIDE: Final = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The state of the generator for a seed; neighbouring seeds start far apart. A seed beyond 64 bits is a key."""
    if seed > MASK:
        return (seed % (1 << 255) + (1 << 255)) << 64
    return mix((seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & MASK)


def mix(x: int) -> int:
    """Scramble 64 bits."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """A number in ``range(n)`` and the next state. The bias is under n / 2**64."""
    if state > MASK:
        return (_keyed(state) * n) >> 64, state + 1
    if NATIVE:
        return machine.below(state, n)
    state = (state + _STRIDE) & MASK
    return (mix(state) * n) >> 64, state


def _keyed(state: int) -> int:
    """64 bits that only somebody with the key can work out."""
    count, key = (state & MASK).to_bytes(8, "big"), (state >> 64).to_bytes(32, "big")
    return int.from_bytes(blake2b(count, digest_size=8, key=key).digest(), "big")


@cache
def _lanes(count: int) -> tuple[int, int, int, Struct]:
    """What so many draws at once need, in lanes of 128 bits: a 1, how far the state counts up, 64 bits, a reader."""
    ones = sum(1 << (128 * lane) for lane in range(count))
    counted = sum((((lane + 1) * _STRIDE) & MASK) << (128 * lane) for lane in range(count))
    return ones, counted, MASK * ones, Struct("<" + "Q8x" * count)


def shuffle(state: int, cards: list[int]) -> int:
    """Shuffle a list in place, the last card first, each by a draw of ``below``; returns the next state.

    Because the state only counts up, all draws can be mixed in one big number: half the time of one by one.
    """
    last = len(cards) - 1
    if last < 1:
        return state
    if state > MASK:
        for left in range(last, 0, -1):
            drawn, state = below(state, left + 1)
            cards[left], cards[drawn] = cards[drawn], cards[left]
        return state
    if NATIVE:
        return machine.shuffle(state, cards)
    ones, counted, low, reader = _lanes(last)
    x = (state * ones + counted) & low
    x = ((x ^ ((x >> 30) & low)) * 0xBF58476D1CE4E5B9) & low
    x = ((x ^ ((x >> 27) & low)) * 0x94D049BB133111EB) & low
    x ^= (x >> 31) & low
    left = last + 1
    for word in reader.unpack(x.to_bytes(16 * last, "little")):
        drawn = (word * left) >> 64
        left -= 1
        cards[left], cards[drawn] = cards[drawn], cards[left]
    return (state + last * _STRIDE) & MASK


def deal(state: int, faces: list[int], cards: list[int], dealt: list[int]) -> int:
    """Shuffle ``dealt``, which is used up, and give each card one of these faces; returns the next state."""
    if NATIVE and state <= MASK:
        return machine.deal(state, faces, cards, dealt)
    state = shuffle(state, dealt)
    for card, face in zip(cards, dealt, strict=True):
        faces[card] = face
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

    def deal(self, faces: list[int], cards: list[int], dealt: list[int]) -> None:
        self.state = deal(self.state, faces, cards, dealt)
