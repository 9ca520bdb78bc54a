"""What a wizard under attack is told: who attacks whom, and what each answer would come to."""

from __future__ import annotations

from typing import Any

from deckwright import games
from deckwright.core import OPEN, Game, view
from deckwright.core.run import choose, waiting_for
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.games.krutagidon.table import DECK, DESTROYED, DISCARD, HAND, LIFE, MAIN, MARKET, TOKEN_STACK, TOKENS
from deckwright.rules import new_game


def a_turn(seats: int, *, of: int = 0) -> Game:
    """The first turn of a game; everybody kept the first of what was dealt, and nobody has a card in hand."""
    game = new_game(games.load("krutagidon"), seats, seed=1, options={"first": str(of + 1)})
    while game.question is not None and game.question.prompt != "turn":
        seat = waiting_for(game)[0]
        choose(game, game.question.options_of(seat)[0], seat)
    for seat in range(seats):
        for card in list(game.zones[HAND + seat]):
            game.move(card, DISCARD + seat)
    return game


def give(game: Game, seat: int, id: str) -> int:
    """Put a card of this name into a hand, wherever it was."""
    face = krutagidon().by_id[id]
    card = next(card for card, one in enumerate(game.cards) if one == face and game.place[card] != HAND + seat)
    game.move(card, HAND + seat)
    return card


def play(game: Game, card: int) -> None:
    """Play a card from hand."""
    choose(game, ("play", card, -1))


def facts(game: Game, seat: int) -> dict[str, Any]:
    return view(game, seat).facts


def test_everybody_sees_who_attacks_whom_with_which_card() -> None:
    game = a_turn(4)
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "battle-sax"))
    for seat in range(4):
        attack = facts(game, seat)["attack"]
        assert (attack["attacker"], attack["card"], sorted(attack["targets"])) == (0, "battle-sax", [1, 3])


def test_nobody_sees_an_attack_when_there_is_none() -> None:
    assert "attack" not in facts(a_turn(3), 0)


def test_taking_it_says_how_many_lives_are_left() -> None:
    game = a_turn(3)
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "battle-sax"))
    assert facts(game, 1)["outcomes"]["no"]["lives"][0] == {"seat": 1, "before": 20, "after": 15}


def test_a_defence_says_that_no_life_is_lost() -> None:
    game = a_turn(3)
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "battle-sax"))
    assert facts(game, 1)["outcomes"]["defend:mad-cat-lady"]["lives"][0] == {"seat": 1, "before": 20, "after": 20}


def test_sending_it_back_says_what_the_attacker_would_suffer() -> None:
    game = a_turn(3)
    give(game, 1, "scorched-squire")
    play(game, give(game, 0, "battle-sax"))
    assert facts(game, 1)["outcomes"]["defend:scorched-squire"]["lives"] == [
        {"seat": 1, "before": 20, "after": 20},
        {"seat": 0, "before": 20, "after": 15},
    ]


def test_a_limp_wand_that_comes_with_a_blow_is_foretold() -> None:
    game = a_turn(2)
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "grubby-staff"))
    told = facts(game, 1)["outcomes"]
    assert told["no"]["limp_wands"] == [{"seat": 1, "count": 1}]
    assert told["defend:mad-cat-lady"]["limp_wands"] == []


def test_a_death_is_foretold() -> None:
    game = a_turn(3)
    game.counters[LIFE + 1] = 5
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "battle-sax"))
    assert facts(game, 1)["outcomes"]["no"]["dies"] == [1]
    assert facts(game, 1)["outcomes"]["defend:mad-cat-lady"]["dies"] == []


def test_only_who_is_asked_is_told_what_the_answers_come_to() -> None:
    game = a_turn(3)
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "battle-sax"))
    assert "outcomes" not in facts(game, 0)
    assert "outcomes" not in facts(game, 2)


def test_what_hangs_on_unseen_cards_is_left_out() -> None:
    """Trouble Princess strikes with the cost of the top card of the target's deck, which nobody knows."""
    game = a_turn(2)
    for card in [*game.zones[DECK + 1], *game.zones[DISCARD + 1]]:
        game.move(card, DISCARD)
    for id in ("twins", "blaze", "sunface", "cthulhu", "scorcher", "abraca-labrador", "bag-of-joy"):
        game.move(give(game, 1, id), DISCARD + 1)
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "trouble-princess"))
    answer = facts(game, 1)["outcomes"]["no"]
    assert answer["unsure"]
    assert [life["seat"] for life in answer["lives"]] == [0]


def find(game: Game, id: str) -> int:
    return game.cards.index(krutagidon().by_id[id])


def a_mayhem(id: str) -> Game:
    """The market is filled up in the second wizard's turn, and a mayhem comes."""
    game = a_turn(2)
    give(game, 1, "mad-cat-lady")
    for card in [*game.zones[MAIN], game.zones[MARKET][0]]:
        game.move(card, DESTROYED)
    for one in ("cthulhu", "mayhem-u", id):
        game.move(find(game, one), MAIN)
    choose(game, ("end", -1, -1))
    return game


def test_what_comes_after_a_mayhem_is_not_part_of_the_answer_to_it() -> None:
    game = a_mayhem("mayhem-p")  # perhaps mayhem-u is next, by which one takes cthulhu, at the cost of 7 lives
    assert facts(game, 1)["outcomes"]["no"] == {
        "lives": [{"seat": 1, "before": 20, "after": 15}],
        "dies": [],
        "limp_wands": [],
        "unsure": False,
    }


def test_what_hangs_on_a_choice_to_come_is_left_out() -> None:
    """One chooses which of two cards to destroy, and suffers as much as the other one costs."""
    game = a_mayhem("mayhem-f")
    for id in ("twins", "abraca-labrador"):
        game.move(give(game, 1, id), DECK + 1)
    assert facts(game, 1)["outcomes"]["no"] == {"lives": [], "dies": [], "limp_wands": [], "unsure": True}


def test_a_death_is_foretold_whatever_token_it_brings() -> None:
    game = a_turn(3)
    for card in list(game.zones[TOKEN_STACK]):
        game.move(card, TOKENS + 2)
    for id in ("dwt-back-with-eleven", "dwt-draw-one"):
        game.move(find(game, id), TOKEN_STACK)
    game.counters[LIFE + 1] = 5
    give(game, 1, "mad-cat-lady")
    play(game, give(game, 0, "battle-sax"))
    assert facts(game, 1)["outcomes"]["no"]["dies"] == [1]


def test_telling_changes_nothing() -> None:
    game = a_turn(3)
    give(game, 1, "scorched-squire")
    play(game, give(game, 0, "battle-sax"))
    before = (game.rng, list(game.counters), [list(cards) for cards in game.zones], game.cards)
    facts(game, 1)
    assert (game.rng, list(game.counters), [list(cards) for cards in game.zones], game.cards) == before


def test_only_who_sees_every_card_sees_the_points_before_the_end() -> None:
    game = a_turn(3)
    game.move(find(game, "sunface"), DISCARD)
    assert facts(game, OPEN)["scores"] == [2, 0, 0]
    assert [seat for seat in (-1, 0, 1, 2) if "scores" in facts(game, seat)] == []


def test_who_chooses_in_secret_is_known_and_nothing_else() -> None:
    game = new_game(games.load("krutagidon"), 3, seed=1)
    assert game.question is not None
    assert facts(game, 0)["asked"] == [0, 1, 2]
    choose(game, game.question.options_of(0)[0], 0)
    assert facts(game, 1)["asked"] == [0, 1, 2]
    assert view(game, 1).waiting_for == [1, 2]
