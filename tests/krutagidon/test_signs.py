"""The signs of a card too small for its words state what is sure to come, of every card of Krutagidon."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.effects.vocabulary.attack import Attack
from deckwright.effects.vocabulary.flow import If, Let, May, OneOf
from deckwright.effects.words import Computed, Condition, words_in
from deckwright.games.krutagidon.definitions import ATTACKS, DEFENDS, MAYHEM, ONGOING, PROPERTY, TOKEN, Card

CARDS = {card.id: card for card in games.load("krutagidon").definitions if isinstance(card, Card)}


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("sign", ()),
        ("wand", ("attack 1", "more")),
        ("fruity-fiend", ("limp-wand 1", "attack", "more")),
        ("asmodeus-party-demon", ("defence", "more")),
        ("cthulhu", ("more",)),
        ("woolly-gang", ("more",)),
        ("twins", ("draw 2",)),
        ("sunface", ("draw 1", "attack 10")),
        ("grubby-staff", ("attack 3", "limp-wand 1")),
        ("vi-ar-virtual-wizard", ("defence", "more")),
        ("big-bone", ("ongoing", "more")),
        ("necromantics", ("more",)),
    ],
)
def test_signs_leave_out_what_is_not_sure(card: str, signs: tuple[str, ...]) -> None:
    assert CARDS[card].signs == signs


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_no_sign_is_missing_that_every_card_of_its_sort_has(card: Card) -> None:
    kinds = {sign.split()[0] for sign in card.signs}
    assert kinds & {ATTACKS, DEFENDS, ONGOING} == set(card.tags) & {ATTACKS, DEFENDS, ONGOING}
    assert bool(card.group_attack) == ("group-attack" in kinds)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_what_depends_on_something_is_marked(card: Card) -> None:
    steps = (card.play, card.attack, card.defence, card.token, card.points)
    depends = any(isinstance(word, If | May | OneOf | Let | Condition | Computed) for word in words_in(steps))
    other = card.death or card.modifiers or card.actions or card.event or card.group_attack
    if depends or other or card.kind in (MAYHEM, PROPERTY):
        assert card.signs[-1] == "more"


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_number_is_that_of_a_step_which_nothing_keeps_from_happening(card: Card) -> None:
    attack = [step for strike in card.attack if isinstance(strike, Attack) for step in strike.effect]
    steps = card.token if card.kind == TOKEN else card.play
    numbers = [getattr(step, "amount", getattr(step, "count", None)) for step in (*steps, *attack)]
    assert all(int(sign.split()[1]) in numbers for sign in card.signs if " " in sign)
