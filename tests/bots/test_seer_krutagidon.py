"""Seer at Krutagidon: decks judged as a whole, purchases that go together, and any seat of any table."""

from __future__ import annotations

import msgspec
import pytest

from deckwright.bots import Knowledge, answer, decide
from deckwright.bots.seer import LEVELS, Level, Seer, Value, learner_for, value_of
from deckwright.bots.seer.krutagidon import training
from deckwright.bots.seer.krutagidon.features import FEATURES
from deckwright.bots.seer.krutagidon.policy import Holdings, Policy, policy_of
from deckwright.bots.seer.krutagidon.reading import Reader
from deckwright.bots.seer.krutagidon.weights import ALWAYS, CARDS, CORRECTIONS, WEIGHTS
from deckwright.bots.seer.thinking import Budget
from deckwright.coach.hints import consider, summed_up
from deckwright.coach.telling import Teller
from deckwright.core import Game, choose
from deckwright.core.run import waiting_for
from deckwright.core.views import view
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.rules import new_game
from deckwright.text import LANGUAGES, language
from tests.krutagidon.table import Table

MASTER = LEVELS[3]
STARTERS = ["sign"] * 6 + ["wand"] + ["fizzle"] * 3
QUICK = Level(name="quick", budget=Budget(deals=4, turns=1, plans=3))


def chosen(table: Table, level: Level = MASTER) -> str:
    """What seer answers at a level."""
    return decide(Seer(krutagidon(), 1, level), table.game, waiting_for(table.game)[0])[0]


def play_on(game: Game, level: Level) -> Game:
    players = {seat: Seer(game.rules, seat, level) for seat in range(game.seats)}
    while game.outcome is None:
        seat, _, option = answer(players, game)
        choose(game, option, seat)
    return game


# -- what cards and decks bring --------------------------------------------------------------------------------------


def test_what_a_card_brings_is_read_from_its_steps() -> None:
    cards = {card.id: card for card in krutagidon().card_of}
    reader = Reader(WEIGHTS)

    assert (reader.play(cards["sign"]).power, reader.play(cards["fizzle"]).together) == (1.0, 0.0)
    assert (reader.play(cards["twins"]).power, reader.play(cards["twins"]).draws) == (0.0, 2.0)
    assert reader.play(cards["annihilageddon-spell"]).use == 7 * WEIGHTS["harm"] * WEIGHTS["to-all"]
    assert reader.defence(cards["little-coin"]) > reader.defence(cards["robot-tongue"]) > reader.defence(cards["sign"])
    assert reader.lasting(cards["castle-tentakill"]) > reader.lasting(cards["big-bone"])


def held(power: float, draws: float, count: int) -> Holdings:
    have = Holdings()
    have.power, have.draws, have.count = power, draws, count
    return have


def test_a_deck_brings_a_hand_of_its_average_card_and_more_if_cards_draw_others() -> None:
    policy = Policy(krutagidon(), {}, {})

    assert policy.a_turn(held(7.0, 0.0, 10))[0] == pytest.approx(3.5)
    assert policy.a_turn(held(7.0, 0.0, 7))[0] == pytest.approx(5.0)  # without three poor cards
    assert policy.a_turn(held(7.0, 2.0, 10))[0] == pytest.approx(3.5 / 0.8)


# -- answers ---------------------------------------------------------------------------------------------------------


def test_it_plays_before_it_buys_and_buys_the_legend() -> None:
    table = Table(market=["twins"], p1={"hand": ["sign", "fizzle"], "deck": STARTERS, "power": 7})
    assert chosen(table) == "play:sign"
    assert chosen(table.do("play:sign")) == "buy:voom"
    assert chosen(Table(p1={"power": 2})) == "end"


def test_it_buys_what_goes_together() -> None:
    table = Table(market=["gutsy-sin", "trouble-princess", "misha-unicorn-slayer"], p1={"deck": STARTERS, "power": 6})
    bought = set()
    for _ in range(2):
        bought.add(chosen(table))
        table.do(chosen(table))
    assert bought == {"buy:gutsy-sin", "buy:trouble-princess"}


def test_it_defeats_the_last_legend_only_to_win() -> None:
    behind = {"deck": ["krazztar", "twin-tongue"]}
    assert chosen(Table(legends=[], market=[], p1={"power": 8})) == "buy:voom"
    assert chosen(Table(legends=[], market=[], p1={"power": 8}, p2=behind)) != "buy:voom"


def test_it_kills_whom_it_can_kill() -> None:
    others: dict[str, object] = {f"p{seat}": {"deck": STARTERS, "life": 2 * seat} for seat in (2, 3, 4)}
    table = Table(seats=4, p1={"hand": ["gutsy-sin"], "deck": STARTERS}, **others)
    untuned = msgspec.structs.replace(value_of("krutagidon"), tables={})  # duels teach nothing about whom to strike
    seer = Seer(krutagidon(), 1, MASTER, untuned)

    assert decide(seer, table.do("play:gutsy-sin").game, 0)[0] == "player:p2"


def test_it_defends_against_death_and_rather_sends_back() -> None:
    table = Table(p1={"hand": ["sunface"]}, p2={"hand": ["mad-cat-lady", "little-coin", "sign"], "life": 8})
    assert chosen(table.do("play:sunface")) == "defend:little-coin"


def test_it_destroys_what_is_worth_least() -> None:
    table = Table(p1={"hand": ["dismantlius"], "discard": ["blaze", "limp-wand", "sign"]}).do("play:dismantlius")
    assert chosen(table) == "yes"
    assert chosen(table.do("yes")) == "pick:limp-wand"


def test_it_does_not_play_itself_to_death() -> None:
    assert chosen(Table(p1={"hand": ["krazztar"], "life": 3})) == "end"
    assert chosen(Table(p1={"hand": ["krazztar"], "life": 20})) == "play:krazztar"


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [*LEVELS[:4], QUICK], ids=lambda level: level.name)
def test_every_level_plays_a_whole_game(level: Level) -> None:
    game = play_on(new_game(krutagidon(), 2, seed=3, options={"length": "short"}), level)
    assert game.ending != "stalemate"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [{}, {"familiars": "picked", "properties": "picked", "drink": "once", "prize": "drawn", "takes": "discard"}],
    ids=["usual", "other"],
)
def test_it_plays_any_seat_of_any_table(seats: int, options: dict[str, str]) -> None:
    game = play_on(new_game(krutagidon(), seats, seed=seats, options={"length": "short", **options}), MASTER)
    assert game.ending != "stalemate"


def test_looking_ahead_follows_from_the_seed() -> None:
    one, other = (
        play_on(new_game(krutagidon(), 2, seed=8, options={"length": "short"}), QUICK).outcome for _ in range(2)
    )
    assert one == other


def test_purchases_are_tried_in_imagined_deals_and_plays_are_not() -> None:
    seer = Seer(krutagidon(), 1, QUICK)
    menu = Table(market=["twins", "blaze"], p1={"hand": ["sign"], "deck": STARTERS, "power": 2})

    assert seer.think(Knowledge.of(menu.game, 0)).done
    thought = seer.think(Knowledge.of(menu.do("play:sign").game, 0))
    assert not thought.done
    while not thought.done:
        thought.step()
    assert all(thought.worth[number] for number in range(2))


def test_a_plan_goes_on_to_the_end_of_the_turn_without_another_thought() -> None:
    seer = Seer(krutagidon(), 1, QUICK)
    menu = Table(market=["twins", "blaze"], p1={"deck": STARTERS, "power": 9})
    answers = []
    while menu.game.turn == 0:
        thought = seer.deliberate(Knowledge.of(menu.game, 0))
        assert thought.done == bool(answers)  # it thinks before the first purchase only
        while not thought.done:
            thought.step()
        answers.append(thought.answer())
        menu.do(answers[-1])

    assert len(answers) > 1
    assert answers[-1] == "end"


def test_the_strongest_level_plays_each_purchase_out_to_the_end() -> None:
    budget = LEVELS[-1].budget_for("krutagidon")
    assert budget is not None
    ended = play_on(new_game(krutagidon(), 2, seed=3), MASTER)
    assert ended.turns < budget.turns


def test_an_adept_slips_more_often_than_in_other_games() -> None:
    adept = LEVELS[2]
    assert adept.slips_in("krutagidon") > adept.slips_in("enchanters") == adept.slips


# -- what was learned ------------------------------------------------------------------------------------------------


def test_the_value_of_the_package_fits_and_is_small() -> None:
    value = value_of("krutagidon")

    assert value.features == FEATURES == learner_for(krutagidon()).features
    assert 2 in value.weights
    assert set(value.tables[ALWAYS]) == set(WEIGHTS)
    assert set(value.tables[CARDS]) == set(training.card_names()) > set(CORRECTIONS)
    assert len(msgspec.json.encode(value)) < 200_000


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_feature_is_told_in_words(code: str) -> None:
    lang = language(code)
    assert all(lang.has_part(krutagidon(), feature) for feature in FEATURES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_purchase_changes_is_told_in_words(code: str) -> None:
    game = Table(market=[], options={"scores": "shown"}, p1={"deck": STARTERS, "power": 8}).game
    found = consider(game, 0, seed=1)
    question = view(game, 0).question
    assert question is not None

    told = Teller(language(code), game.rules, ["A", "B"]).move(summed_up(found, 0, []), question)

    assert found.key == "buy:voom"
    assert found.changes == {"power": -8, "cards_owned": 1, "scores": 4}
    assert "[" not in told


def test_a_correction_changes_what_a_card_brings() -> None:
    rules = krutagidon()
    value = Value(game="krutagidon", features=FEATURES, weights={}, training={}, tables={CARDS: {"blaze": 2.0}})
    blaze = rules.by_id["blaze"]

    assert policy_of(rules, value).played[blaze] == Policy(rules, {}, {}).played[blaze] + 2.0


def test_training_follows_from_the_seed_however_many_processes_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "ROUNDS", 1)
    monkeypatch.setattr(training, "HELD_OUT", 2)
    one, other = (
        training.train(seats=[2], games=6, seed=5, processes=processes, before=None, progress=None)
        for processes in (1, 2)
    )

    assert one == other
    assert one.tables[ALWAYS] != WEIGHTS
    assert (one.training[2].rounds, one.training[2].seed) == (1, 5)


def test_a_weight_moves_towards_the_side_that_wins_and_stays_where_it_does_not_matter() -> None:
    tuning = training.Tuning(seed=3)
    before = tuning.tables
    matches = tuning.matches(200)
    blaze = len(WEIGHTS) + training.card_names().index("blaze")
    tuning.learn([-float(training.side_of(3, number)[blaze]) for _, number, _ in matches])

    moved = {card: worth - before[CARDS][card] for card, worth in tuning.tables[CARDS].items()}
    assert min(moved, key=moved.__getitem__) == "blaze"
    assert abs(moved["blaze"]) > 3 * max(abs(by) for card, by in moved.items() if card != "blaze")
    assert sum(by == 0 for by in moved.values()) > len(moved) / 2


def test_weights_that_buy_nothing_lose() -> None:
    sensible = training.policy_from({ALWAYS: dict(WEIGHTS), CARDS: dict(CORRECTIONS)})
    poor = training.policy_from({ALWAYS: {**WEIGHTS, "least": 1e6}, CARDS: dict(CORRECTIONS)})

    assert training.duel(sensible, poor, seed=1) > 1 > -1 > training.duel(poor, sensible, seed=1)
