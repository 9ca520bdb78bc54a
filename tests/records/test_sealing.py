"""The seal: chance from a key, and a key from everybody's shares."""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec

from deckwright import games
from deckwright.core import Dice, resample
from deckwright.core.randomness import MASK, below, seeded, shuffle
from deckwright.records import Session, from_bytes, gamefile, to_bytes
from deckwright.records.sealing import Seal, Share, commitment, is_share, key_of, new_secret, wrong_with

KEY = (1 << 255) + 12345


def test_a_seed_beyond_64_bits_is_a_key() -> None:
    state = seeded(KEY)
    assert (state >> 64, state & MASK) == (KEY, 0)
    value, after = below(state, 1 << 64)
    message = (0).to_bytes(8, "big")
    expected = hashlib.blake2b(message, digest_size=8, key=KEY.to_bytes(32, "big")).digest()
    assert (value, after) == (int.from_bytes(expected, "big"), state + 1)


def test_keyed_chance_is_even() -> None:
    dice = Dice(KEY)
    counted = Counter(dice.below(6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert all(850 < count < 1150 for count in counted.values())


def test_a_keyed_shuffle_keeps_every_card_and_counts_its_draws() -> None:
    cards = list(range(40))
    state = shuffle(seeded(KEY), cards)
    assert sorted(cards) == list(range(40))
    assert cards != list(range(40))
    assert state & MASK == 39


def test_a_sealed_game_is_saved_copied_and_played_again() -> None:
    session = Session(games.load("enchanters"), 2, seed=KEY)
    for _ in range(12):
        question = session.game.question
        assert question is not None
        session.answer(session.rules.keys(session.game, question.options)[0])
    again = from_bytes(session.rules, to_bytes(session.game))
    assert (again.rng, again.zones) == (session.game.rng, session.game.zones)
    file = gamefile.decode(gamefile.encode(session.to_file()))
    assert to_bytes(Session.from_file(session.rules, file).game) == to_bytes(session.game)


def test_whoever_looks_ahead_does_not_have_the_key() -> None:
    session = Session(games.load("enchanters"), 2, seed=KEY)
    assert resample(session.game, 0, Dice(3)).rng <= MASK


def _fair() -> tuple[Seal, int]:
    secret, nonces = new_secret(), [new_secret(), new_secret()]
    shares = [Share(name, commitment(nonce), nonce) for name, nonce in zip("ab", nonces, strict=True)]
    return Seal(commitment(secret), secret, shares), key_of(secret, shares)


def test_a_deal_that_was_made_as_it_was_sealed_has_nothing_wrong() -> None:
    fair, seed = _fair()
    assert wrong_with(fair, seed) == []
    assert is_share(fair.secret)


def test_seal_and_key_stay_what_anybody_can_work_out_with_sha256() -> None:
    """Worked out with ``printf … | sha256sum``: files that were sealed once are checked for ever."""
    secret = "ab" * 32
    shares = [Share(name, "", nonce * 32) for name, nonce in (("a", "01"), ("b", "23"))]
    assert commitment(secret) == "271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a"
    key = int("1635ec141245c1e2951084c4ec62460015d14aad6b21c9d73caf3cb5f9bc33ae", 16)
    assert key_of(secret, shares) == key | 1 << 255


def test_every_change_is_noticed() -> None:
    fair, seed = _fair()
    other = msgspec.structs.replace(fair.shares[1], nonce=new_secret())
    assert wrong_with(fair, seed ^ 1) == [("key", "")]
    assert wrong_with(msgspec.structs.replace(fair, secret=new_secret()), seed) == [("seal", ""), ("key", "")]
    assert wrong_with(msgspec.structs.replace(fair, shares=[fair.shares[0], other]), seed) == [
        ("share", "b"),
        ("key", ""),
    ]
    assert wrong_with(msgspec.structs.replace(fair, shares=fair.shares[:1]), seed) == [("key", "")]
