"""Dealing the unseen again: what a seat knows stays, the rest could be anything."""

from __future__ import annotations

from deckwright.core import (
    SPECTATOR,
    Dice,
    Game,
    Instruction,
    Option,
    Question,
    Sampler,
    Scope,
    Step,
    asks,
    choose,
    collects,
    resample,
    run,
    view,
    waiting_for,
)
from deckwright.records import state_hash
from deckwright.rules.contract import Rules
from tests.core.bidding import DECK, HAND, TABLE, VAULT, Bidding, dealt, option_of

DECK_CARDS = ["three", "four", "five", "six"]


def many(game: Game, seat: int, times: int = 200) -> list[Game]:
    dice = Dice(8)
    return [resample(game, seat, dice) for _ in range(times)]


def faces(game: Game, zone: int) -> list[int]:
    """What lies in a zone: cards that are dealt again change their faces, not their places."""
    return [game.cards[card] for card in game.zones[zone]]


def test_what_a_seat_sees_stays_where_it_is() -> None:
    game = dealt(["one", "two"], ["one"], deck=DECK_CARDS, table=["six"])
    for other in many(game, 0):
        assert faces(other, HAND) == faces(game, HAND)
        assert faces(other, TABLE) == faces(game, TABLE)
        assert len(other.zones[DECK]) == 4


def test_every_unseen_card_of_a_pile_may_lie_anywhere_in_it() -> None:
    game = dealt(["one"], ["two"], deck=DECK_CARDS)
    on_top = {faces(other, DECK)[-1] for other in many(game, 0)}
    assert on_top == set(faces(game, DECK))


def test_piles_of_one_pool_are_mixed_those_of_others_are_not() -> None:
    game = dealt(["one"], ["two", "six"], deck=DECK_CARDS)
    game.move(game.zones[DECK][0], VAULT)
    others = many(game, 0)
    assert {faces(other, VAULT)[0] for other in others} == {*faces(game, DECK), *faces(game, VAULT)}
    assert all(sorted(faces(other, HAND + 1)) == sorted(faces(game, HAND + 1)) for other in others)


def test_a_card_that_was_shown_stays_known() -> None:
    game = dealt(["one"], ["two"], deck=DECK_CARDS)
    game.show(game.zones[DECK][1], 0)
    assert {faces(other, DECK)[1] for other in many(game, 0)} == {faces(game, DECK)[1]}
    assert {faces(other, DECK)[1] for other in many(game, 1)} == set(faces(game, DECK))


def test_what_others_know_stays_with_the_spot() -> None:
    game = dealt(["one"], ["two"], deck=DECK_CARDS)
    game.show(game.zones[DECK][1], 1)
    for other in many(game, 0, 20):
        assert [other.seen[card] for card in other.zones[DECK]] == [0, 0b10, 0, 0]


def test_the_spectator_may_expect_whatever_some_seat_does_not_know() -> None:
    game = dealt(["one", "two"], ["one"], deck=DECK_CARDS)
    game.show(game.zones[DECK][0])
    others = many(game, SPECTATOR)
    assert {faces(other, DECK)[0] for other in others} == {faces(game, DECK)[0]}
    assert {faces(other, DECK)[-1] for other in others} == set(faces(game, DECK)[1:])


def test_future_chance_is_drawn_anew_and_apart_from_the_dice() -> None:
    game = dealt(["one"], ["two"], deck=DECK_CARDS)
    dice = Dice(8)
    others = [resample(game, 0, dice) for _ in range(60)]
    assert {other.roll(6) for other in others} == {1, 2, 3, 4, 5, 6}
    other = others[-1]
    assert [other.roll(6) for _ in range(20)] != [dice.below(6) + 1 for _ in range(20)]


def test_equal_dice_deal_equally_and_the_game_itself_is_left_alone() -> None:
    game = dealt(["one"], ["two"], deck=DECK_CARDS)
    before = (repr(game.zones), game.cards, game.rng, game.seen[:])
    one, other = resample(game, 0, Dice(3)), resample(game, 0, Dice(3))
    assert (one.zones, one.cards, one.rng) == (other.zones, other.cards, other.rng)
    assert (repr(game.zones), game.cards, game.rng, game.seen) == before


def test_equal_dice_deal_equally_however_the_unseen_really_lies() -> None:
    game = dealt(["one"], ["two"], deck=DECK_CARDS)
    turned = dealt(["one"], ["two"], deck=DECK_CARDS[::-1])
    assert faces(resample(game, 0, Dice(3)), DECK) == faces(resample(turned, 0, Dice(3)), DECK)


def test_who_answered_in_secret_is_known_and_what_they_answered_is_not() -> None:
    game = dealt(["one", "two"], ["five", "one"], ["three", "five"])
    choose(game, option_of(game, 0, "one"), 0)
    choose(game, option_of(game, 1, "five"), 1)
    others = many(game, 0)
    assert {waiting_for(other) for other in others} == {(2,)}
    assert {other.given[0] for other in others} == {game.given[0]}
    assert {other.given[1] for other in others} == set(game.question.options_of(1))


def test_a_sampler_deals_the_moment_at_which_it_was_made() -> None:
    game = dealt(["one", "two"], ["five", "one"], deck=DECK_CARDS)
    sampler = Sampler(game, 0)
    expected = [state_hash(resample(game, 0, Dice(number))) for number in range(20)]
    for seat, card in ((0, "one"), (1, "five")):
        choose(game, option_of(game, seat, card), seat)
    assert [state_hash(sampler.deal(Dice(number))) for number in range(20)] == expected


def test_the_same_seats_are_asked_whatever_they_hold() -> None:
    """Only who holds a six has to answer: that they are asked shows it."""

    class OnlySixes(Bidding):
        def pools_of(self, game: Game, place: int, index: int, card: int) -> tuple[object, ...]:
            return ("cards",)

    for deck in (["one"] * 4, ["one"] * 400):
        game = dealt(["one"], ["six", "six"], ["six", "one"], ["two", "three"], deck=deck)
        game.rules = OnlySixes()
        game.rules.blocks[0][0] = Instruction(BidSix(), game.rules)
        game.stack[-1].at -= 1
        game.rules.codes[0][0] = (_ask_six, None, BidSix(), 1)
        run(game)
        assert waiting_for(game) == (1, 2)
        for other in many(game, 0, 10):
            assert waiting_for(other) == (1, 2)
            assert view(other, 0) == view(game, 0)


class BidSix(Step, frozen=True):
    """Whoever holds a six bids one of their cards."""


@asks(BidSix)
def _ask_six(game: Game, scope: Scope, step: BidSix) -> Question | None:
    six = game.rules.number_of("six")
    each = {
        seat: [("pick", card, -1) for card in game.zones[HAND + seat]]
        for seat in range(game.seats)
        if any(game.cards[card] == six for card in game.zones[HAND + seat])
    }
    return Question("bid", tuple(each), [], each=each) if each else None


@collects(BidSix)
def _collect_six(game: Game, scope: Scope, step: BidSix, given: dict[int, Option]) -> None:
    pass


def test_what_others_are_asked_fits_the_cards_they_hold_now() -> None:
    class OpenHands(Bidding):
        """Hands and deck are one pool: anybody could hold anything."""

        def pools_of(self, game: Game, place: int, index: int, card: int) -> tuple[object, ...]:
            return ("cards",)

    game = dealt(["one", "two"], ["five", "one"], deck=DECK_CARDS)
    game.rules = OpenHands()
    for other in many(game, 0, 50):
        assert [card for _, card, _ in other.question.options_of(1)] == other.zones[HAND + 1]
        assert other.question.options_of(0) == game.question.options_of(0)
        assert view(other, 0) == view(game, 0)
        choose(other, other.question.options_of(0)[0], 0)
        choose(other, other.question.options_of(1)[0], 1)
        assert len(other.zones[TABLE]) == 2


def test_rounds_of_dealing_mix_what_is_alike_first_and_the_spots_then() -> None:
    class SixesBelow(Bidding):
        """Everybody knows that a six lies somewhere in the lower half of the deck."""

        def pools_of(self, game: Game, place: int, index: int, card: int) -> tuple[object, ...]:
            return (self.definitions[game.cards[card]].id == "six", index < 2) if place == DECK else ()

    game = dealt(["one"], ["two"], deck=["six", "three", "four", "five"])
    game.rules = SixesBelow()
    others = many(game, 0)
    six, *rest = faces(game, DECK)
    assert {faces(other, DECK).index(six) for other in others} == {0, 1}
    assert {faces(other, DECK)[-1] for other in others} == set(rest)
    assert {face for other in others for face in faces(other, DECK)[:2]} == {six, *rest}


def test_a_game_says_nothing_special_of_its_piles_unless_it_must() -> None:
    assert Bidding.pools_of is Rules.pools_of
