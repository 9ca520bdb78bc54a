"""The draws of ``randomness`` on the machine's own numbers of 64 bits. Only true where it is compiled.

They wrap around. In plain Python an ``i64`` is an ``int`` that never does, so that nothing here may be called then: see
``randomness.NATIVE``. What is drawn is the same.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

Thing = TypeVar("Thing")
"""Cards are only passed on, and so never turned into the machine's numbers and back."""

_HALF: Final = 0xFFFFFFFF
_SMALL: Final = 1 << 31
_SIGN: Final = 1 << 63
_WRAP: Final = 1 << 64


def joined(high: i64, low: i64) -> i64:
    """A constant of ``randomness``, as a signed number: in one piece it would be an object to the compiler."""
    return (high << 32) + low


def stride() -> i64:
    """How far the state counts up with each draw."""
    return joined(-0x61C88647, 0x7F4A7C15)


def mixed(x: i64) -> i64:
    """Scramble 64 bits. Shifts of signed numbers bring the sign along, which is masked away."""
    x = (x ^ ((x >> 30) & 0x3FFFFFFFF)) * joined(-0x40A7B893, 0x1CE4E5B9)
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * joined(-0x6B2FB645, 0x133111EB)
    return x ^ ((x >> 31) & 0x1FFFFFFFF)


def share(x: i64, n: i64) -> i64:
    """Where 64 bits fall in ``range(n)``: the upper half of their product, for small ``n``."""
    return (((x >> 32) & _HALF) * n + (((x & _HALF) * n) >> 32)) >> 32


def signed(state: int) -> i64:
    """A state as the machine has it."""
    if state >= _SIGN:
        state -= _WRAP
    return i64(state)


def unsigned(x: i64) -> int:
    """A state as everybody else has it."""
    number = int(x)
    return number + _WRAP if number < 0 else number


def below(state: int, n: int) -> tuple[int, int]:
    """As ``randomness.below``."""
    moved: i64 = signed(state) + stride()
    word: i64 = mixed(moved)
    if n < _SMALL:
        return int(share(word, i64(n))), unsigned(moved)
    if n == _WRAP:
        return unsigned(word), unsigned(moved)
    return (unsigned(word) * n) >> 64, unsigned(moved)


def shuffle(state: int, cards: list[Thing]) -> int:
    """As ``randomness.shuffle``."""
    at: i64 = signed(state)
    left: i64 = len(cards) - 1
    while left > 0:
        at += stride()
        drawn: i64 = share(mixed(at), left + 1)
        card = cards[left]
        cards[left] = cards[drawn]
        cards[drawn] = card
        left -= 1
    return unsigned(at)


def deal(state: int, faces: list[Thing], cards: list[int], dealt: list[Thing]) -> int:
    """As ``randomness.deal``: whatever a shuffle puts in its place goes straight to its card."""
    at: i64 = signed(state)
    left: i64 = len(dealt) - 1
    while left > 0:
        at += stride()
        drawn: i64 = share(mixed(at), left + 1)
        faces[cards[left]] = dealt[drawn]
        dealt[drawn] = dealt[left]
        left -= 1
    if left == 0:
        faces[cards[0]] = dealt[0]
    return unsigned(at)
