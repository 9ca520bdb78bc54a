"""The seal of a deal: neither the server nor any player can choose or foresee it, and everybody can check it.

The server publishes the SHA-256 of its secret (the *seal*) before anything else. Then every device commits to a share
in the same way. Only when all have committed are the shares revealed, and the key of the game is the SHA-256 of the
secret and all shares. Whoever chose first knew nothing of the others, and whoever chose last could no longer
change what the first had chosen. The secret stays secret until the game is over.
"""

from __future__ import annotations

import hashlib
import re
import secrets

import msgspec

_SHARE = re.compile("[0-9a-f]{64}")


class Share(msgspec.Struct, frozen=True):
    """What a player's device adds to the deal."""

    name: str
    commitment: str
    nonce: str = ""
    """Empty until it is revealed."""


class Seal(msgspec.Struct, frozen=True):
    """All that the deal of a game was made of."""

    seal: str
    """What was published before the first share."""
    secret: str
    shares: list[Share] = []


def new_secret() -> str:
    """A share that nobody can guess: 256 bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def is_share(text: str) -> bool:
    return _SHARE.fullmatch(text) is not None


def commitment(share: str) -> str:
    """What is published of a share before it is revealed: it cannot be guessed from this, nor changed afterwards."""
    return hashlib.sha256(share.encode()).hexdigest()


def key_of(secret: str, shares: list[Share]) -> int:
    """The key of a game: the seed from which all of its chance comes."""
    text = "\n".join([secret, *(share.nonce for share in shares)])
    # The highest bit is always set: no key can be mistaken for a seed of the quick generator.
    return int(hashlib.sha256(text.encode()).hexdigest(), 16) | 1 << 255


def wrong_with(fair: Seal, seed: int) -> list[tuple[str, str]]:
    """What does not fit in a seal: a code, and whose share it is about. Nothing if all is well."""
    wrong = []
    if commitment(fair.secret) != fair.seal:
        wrong.append(("seal", ""))
    wrong += [("share", share.name) for share in fair.shares if commitment(share.nonce) != share.commitment]
    if key_of(fair.secret, fair.shares) != seed:
        wrong.append(("key", ""))
    return wrong
