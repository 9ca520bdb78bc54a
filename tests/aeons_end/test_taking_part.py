"""Which cards take part: what follows from them for the whole game, and what nobody knows of them."""

from __future__ import annotations

from deckwright.core import Dice, Game, resample
from deckwright.effects.modifiers import changes
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.table import NEMESIS_DECK, NEMESIS_DISCARD
from deckwright.rules import new_game
from tests.aeons_end.mages_table import a_main_phase, seat

RULES = aeons_end()


def heard(game: Game) -> set[str]:
    return {event for event in RULES.happenings if RULES.hears(game, event)}


def test_an_event_is_heard_where_a_card_takes_part_that_answers_or_counts_it() -> None:
    plain = new_game(RULES, 2, seed=1)
    counting = new_game(RULES, 2, seed=1, options={"market": "free-charges"})
    corrupting = new_game(RULES, 2, seed=1, options={"nemesis": "crooked-mask"})
    assert heard(plain) == set()
    assert heard(counting) == {"played"}, "Diamond Cluster counts plays"
    assert heard(corrupting) == {"damaged-by-player"}


def test_no_ability_and_no_modifier_is_forgotten() -> None:
    for event, by_card in RULES.abilities.items():
        assert set(by_card) <= RULES.listeners[RULES.happenings.index(event)]
    for value, changers in zip(RULES.values, RULES.changers, strict=True):
        changing = {n for n, modifiers in enumerate(RULES.modifiers) if value in map(changes, modifiers)}
        assert changing <= changers


def test_a_card_laid_by_hand_takes_part() -> None:
    table = a_main_phase(seat(hand=["diamond-cluster", "diamond-cluster"])).play("diamond-cluster", "diamond-cluster")
    assert heard(table.game) == {"played"}
    assert table.you.aether == 6


def nemesis_faces(game: Game) -> list[int]:
    return [game.cards[card] for card in game.zones[NEMESIS_DECK]]


def test_nobody_knows_which_basic_cards_were_drawn_for_the_nemesis_deck() -> None:
    game = new_game(RULES, 2, seed=3)
    dice = Dice(1)
    imagined = {face for _ in range(40) for face in nemesis_faces(resample(game, 0, dice))}
    basic = {number for tier in (1, 2, 3) for number in RULES.nemesis_cards["base", tier]}
    assert basic <= imagined
    assert not basic <= set(nemesis_faces(game))


def test_a_nemesis_card_that_was_seen_is_not_imagined_in_the_deck() -> None:
    game = new_game(RULES, 2, seed=3)
    card = next(card for card in game.zones[NEMESIS_DECK] if not RULES.card_of[game.cards[card]].nemesis)
    game.move(card, NEMESIS_DISCARD)
    dice = Dice(2)
    for _ in range(40):
        assert game.cards[card] not in nemesis_faces(resample(game, 0, dice))


def test_equal_dice_imagine_the_same_nemesis_deck_whichever_cards_are_in_it() -> None:
    game = new_game(RULES, 2, seed=3)
    other = resample(game, 0, Dice(7))
    assert set(nemesis_faces(other)) != set(nemesis_faces(game))
    assert nemesis_faces(resample(other, 0, Dice(4))) == nemesis_faces(resample(game, 0, Dice(4)))
