"""What a bot is handed, and what it may answer."""

from __future__ import annotations

import pytest

from deckwright import bots
from deckwright.bots import Knowledge, answer, decide, may_step_in, step_in
from deckwright.core import Dice, Game, choose, resample, view, waiting_for
from deckwright.errors import AuthorError, PlayerError
from deckwright.games import load
from deckwright.games.enchanters import Enchanters
from deckwright.records import state_hash
from deckwright.rules import new_game
from tests.table import a_table, seat


def a_game(seed: int = 1, seats: int = 2, **setup: str) -> Game:
    return new_game(load("enchanters"), seats, seed=seed, options=setup)


class Stubborn:
    """Gives one answer to everything."""

    name = "stubborn"

    def __init__(self, key: str) -> None:
        self.key = key

    def choose(self, knowledge: Knowledge) -> str:
        return self.key


def test_knowledge_is_the_options_and_the_view_of_the_seat() -> None:
    game = a_game()
    asked = waiting_for(game)[0]

    knowledge = Knowledge.of(game, asked)

    assert knowledge.seat == asked
    assert knowledge.view == view(game, asked)
    assert knowledge.view.question is not None
    assert knowledge.options == [option.key for option in knowledge.view.question.options]


def test_an_imagined_game_stands_at_the_same_question() -> None:
    game = a_game()
    asked = waiting_for(game)[0]

    imagined = Knowledge.of(game, asked).imagine(Dice(5))

    assert view(imagined, asked) == view(game, asked)
    assert imagined.cards != game.cards


def test_playing_on_in_imagination_leaves_the_game_alone() -> None:
    game = a_game()
    before = state_hash(game)
    asked = waiting_for(game)[0]
    imagined = Knowledge.of(game, asked).imagine(Dice(5))
    dice = Dice(6)

    while imagined.question is not None:
        options = imagined.question.options
        choose(imagined, options[dice.below(len(options))], waiting_for(imagined)[0])

    assert state_hash(game) == before


def test_what_is_imagined_does_not_hang_on_how_the_unseen_lies() -> None:
    game = a_game(variant="fast,dragons")
    asked = waiting_for(game)[0]
    imagined = state_hash(Knowledge.of(game, asked).imagine(Dice(5)))

    for number in range(20):
        elsewhere = resample(game, asked, Dice(number))
        assert state_hash(Knowledge.of(elsewhere, asked).imagine(Dice(5))) == imagined


def test_only_a_seat_that_is_asked_has_something_to_know() -> None:
    game = a_game()
    other = 1 - waiting_for(game)[0]

    with pytest.raises(PlayerError, match=f"p{other + 1} is not asked") as caught:
        Knowledge.of(game, other)
    assert caught.value.code == "not-asked"


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game = a_game()
    game.end([0], [3, 2])

    with pytest.raises(PlayerError) as caught:
        Knowledge.of(game, 0)
    assert caught.value.code == "no-question"


def test_a_decision_is_the_key_and_the_option_it_stands_for() -> None:
    table = a_table(you=seat(crystals=3), track=["axe", "axe", "goblin"], town="normaltown")

    key, option = decide(Stubborn("travel:axe#2"), table.game, 0)

    assert key == "travel:axe#2"
    assert option == ("travel", table.game.zones[table.game.rules.layout.zone("track")][1], -1)


def test_an_answer_that_is_not_offered_is_the_mistake_of_the_bots_author() -> None:
    table = a_table(you=seat(crystals=3), track=["axe"], town="normaltown")

    with pytest.raises(AuthorError, match=r"bot 'stubborn' chose 'travel:axes'.*did you mean 'travel:axe'") as caught:
        decide(Stubborn("travel:axes"), table.game, 0)
    assert caught.value.code == "bot-not-offered"


def test_bots_are_known_by_name_the_strongest_last() -> None:
    assert bots.names() == ["random", "thrifty", "novice", "apprentice", "adept", "master", "seer"]
    assert [bots.bot(name, load("enchanters"), seed=1).name for name in bots.names()] == bots.names()


def test_an_unknown_name_is_told_with_the_nearest_known_one() -> None:
    with pytest.raises(PlayerError, match=r"no bot 'thrify' \(did you mean 'thrifty'\?\)") as caught:
        bots.bot("thrify", load("enchanters"), seed=1)
    assert caught.value.code == "unknown-bot"
    assert caught.value.facts == {"bot": "thrify", "bots": bots.names()}


class Patience(Enchanters):
    """A game that nobody has rules of thumb for."""

    name = "patience"


def test_thrifty_says_which_games_it_plays() -> None:
    with pytest.raises(PlayerError, match="does not play 'patience'; it plays") as caught:
        bots.bot("thrifty", Patience(), seed=1)
    assert caught.value.code == "bot-plays-not"
    assert bots.names(Patience()) == ["random"]


COMPARED = {"seer": 4}
"""A bot that thinks long is asked at one question of so many, all through the game; thrifty answers the others."""


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("setup", [{}, {"variant": "fast,dragons"}, {"edition": "newer"}, {"town": "alea"}], ids=str)
def test_a_bot_chooses_by_what_its_seat_can_see(name: str, setup: dict[str, str]) -> None:
    """Deal the unseen again, and an equal bot chooses the same."""
    rules = load("enchanters")
    game = a_game(seed=8, seats=3, **setup)
    dice, compared = Dice(9), 0
    while game.question is not None:
        asked = waiting_for(game)[0]
        if game.version % COMPARED.get(name, 1):
            _, option = decide(bots.bot("thrifty", rules, seed=4), game, asked)
        else:
            elsewhere = resample(game, asked, dice)
            key, option = decide(bots.bot(name, rules, seed=4), game, asked)
            assert decide(bots.bot(name, rules, seed=4), elsewhere, asked)[0] == key
            compared += 1
        choose(game, option, asked)
    assert compared > 10


@pytest.mark.parametrize("name", bots.names())
def test_equal_seeds_play_equal_games(name: str) -> None:
    rules = load("enchanters")

    def answers(seed: int) -> list[str]:
        game = a_game(seed=3, town="alea")
        seated = [bots.bot(name, rules, seed=seed + number) for number in range(2)]
        given = []
        while game.question is not None:
            asked = waiting_for(game)[0]
            key, option = decide(seated[asked], game, asked)
            given.append(key)
            choose(game, option, asked)
        return given

    assert answers(1) == answers(1)


def test_random_takes_every_option_about_equally_often() -> None:
    table = a_table(you=seat(crystals=2), track=["axe", "helmet", "goblin"], town="normaltown")
    knowledge = Knowledge.of(table.game, 0)
    player = bots.bot("random", table.game.rules, seed=1)

    chosen = [player.choose(knowledge) for _ in range(600)]

    assert knowledge.options == sorted(set(chosen), key=knowledge.options.index)
    assert all(70 <= chosen.count(key) <= 130 for key in knowledge.options)


def somebody_elses_turn(charges: int = 5) -> Game:
    """It is p1's main phase, and p2 has an ability for anybody's."""
    you, left = seat(mage="brama", hand=["crystal"]), seat(mage="kadir", charges=charges)
    return a_table("aeons-end", you=you, left=left, phase="main").game


class Meddler(Stubborn):
    """Steps in with the first that is offered."""

    def step_in(self, knowledge: Knowledge) -> str | None:
        return knowledge.options[0]


class Onlooker(Stubborn):
    """Thinks about stepping in, and does not."""

    def step_in(self, knowledge: Knowledge) -> str | None:
        return None


def test_a_bot_may_step_in_while_another_seat_is_asked() -> None:
    game = somebody_elses_turn()

    asked, key, _ = answer({0: Stubborn("end"), 1: Meddler("end")}, game)

    assert may_step_in(game) == (1,)
    assert (asked, key) == (1, "ability:kadir")


@pytest.mark.parametrize("other", [Onlooker("end"), Stubborn("end")], ids=["onlooker", "no such wish"])
def test_the_asked_seat_answers_when_nobody_steps_in(other: Stubborn) -> None:
    assert answer({0: Stubborn("end"), 1: other}, somebody_elses_turn())[:2] == (0, "end")


def test_nobody_may_step_in_without_anything_of_theirs() -> None:
    game = somebody_elses_turn(charges=4)

    assert may_step_in(game) == ()
    assert answer({0: Stubborn("end"), 1: Meddler("end")}, game)[0] == 0


def test_stepping_in_with_what_is_not_offered_is_the_bots_mistake() -> None:
    class Lost(Stubborn):
        def step_in(self, knowledge: Knowledge) -> str | None:
            return self.key

    with pytest.raises(AuthorError, match=r"bot 'stubborn' chose 'end', which is not offered"):
        step_in(Lost("end"), somebody_elses_turn(), 1)


class Counting:
    """Thinks in steps: each step it likes the next option better."""

    name = "counting"

    def __init__(self) -> None:
        self.steps = 0

    def choose(self, knowledge: Knowledge) -> str:
        raise AssertionError("it thinks in steps")

    def deliberate(self, knowledge: Knowledge) -> Counting:
        self.options = knowledge.options
        return self

    @property
    def done(self) -> bool:
        return self.steps == len(self.options) - 1

    def step(self) -> None:
        self.steps += 1

    def answer(self) -> str:
        return self.options[self.steps]


def test_who_cannot_wait_takes_the_best_answer_so_far() -> None:
    table = a_table(you=seat(crystals=3), track=["axe", "helmet", "goblin"], town="normaltown")
    options = Knowledge.of(table.game, 0).options
    hurried = Counting()

    assert decide(hurried, table.game, 0, enough=lambda: hurried.steps == 1)[0] == options[1]
    assert decide(Counting(), table.game, 0, enough=lambda: False)[0] == options[-1]
