"""What a scenario can say beyond plain answers: whose card, how often, where to stop, and what leaves room."""

from __future__ import annotations

import pytest

from deckwright.games import load
from deckwright.records import Session
from deckwright.scenarios import read_cases, run_case


def told(game: str, body: str) -> str:
    """What a case comes to, in one line."""
    (case,) = read_cases(f"game: {game}\ncase: x\n{body}".encode(), where="x.yaml")
    return str(run_case(case)).partition("case 'x': ")[2]


def in_enchanters(body: str) -> str:
    return told("enchanters", body)


def in_aeons_end(body: str) -> str:
    return told("aeons-end", body)


TWO_HANDS = "position: {p1: {hand: [crystal x2]}, p2: {hand: [crystal, jade]}}\n"


def test_a_card_is_told_by_its_owner_and_its_zone() -> None:
    assert (
        in_aeons_end(
            f"{TWO_HANDS}do: [resolve: thrash, pick:crystal of p2, crystal of p1 in hand]\nthen: {{p2: {{hand: jade}}}}"
        )
        == "holds"
    )
    assert "could be any of ['pick:crystal', 'pick:crystal#2']" not in in_aeons_end(
        f"{TWO_HANDS}do: [resolve: thrash, pick:crystal of p3]\nthen: {{turn: p1}}"
    )
    assert "'pick:crystal of p2 in discard' is not offered" in in_aeons_end(
        f"{TWO_HANDS}do: [resolve: thrash, pick:crystal of p2 in discard]\nthen: {{turn: p1}}"
    )
    assert "has no zone 'discrad' (did you mean 'discard'?)" in in_aeons_end(
        f"{TWO_HANDS}do: [resolve: thrash, pick:crystal in discrad]\nthen: {{turn: p1}}"
    )


def test_what_was_settled_knows_its_owner() -> None:
    body = (
        "position: {{p1: {{hand: [crystal]}}, p2: {{}}}}\n"
        "do: [resolve: thrash, 'pick:crystal of {owner}']\nthen: {{turn: p1}}"
    )
    assert in_aeons_end(body.format(owner="p1")) == "holds"
    assert "to be possible" in in_aeons_end(body.format(owner="p2"))


def test_an_answer_is_given_several_times() -> None:
    body = (
        "position: {town: bloodmoor, p1: {crystals: 3}, track: [axe x6]}\n"
        "do: [use:bloodmoor-frenzy xN]\nthen: {p1: {wounds: 3}}"
    )
    assert in_enchanters(body.replace("xN", "x3")) == "holds"
    assert "do #1: expected use:bloodmoor-frenzy x4 to be possible" in in_enchanters(body.replace("xN", "x4"))


def test_a_branch_is_called_by_what_it_does_or_by_its_number() -> None:
    position = "position: {p1: {hand: [emerald-shard], life: 5}, p2: {}}\n"
    for branch in ("branch:gain-aether", "gain-aether", "branch:0"):
        assert in_aeons_end(f"{position}do: [play:emerald-shard, '{branch}']\nthen: {{p1: {{aether: 1}}}}") == "holds"
    assert "the options are ['branch:gain-aether', 'branch:recover']" in in_aeons_end(
        f"{position}do: [play:emerald-shard, branch:draw]\nthen: {{turn: p1}}"
    )


def test_a_session_takes_the_number_of_a_branch_and_writes_its_name() -> None:
    session = Session(load("aeons-end"), 1, seed=3, setup={"mages": "mist-ae"})
    while session.game.question.prompt != "one-of":
        session.answer(keys(session)[-1])
    session.answer("branch:0")
    assert session.answers[-1].key == "branch:gravehold-suffers"


def keys(session: Session) -> list[str]:
    game = session.game
    return session.rules.keys(game, game.question.options_of(game.question.seats[0]))


def test_a_position_holds_for_each_of_several_seeds() -> None:
    body = (
        "position: {{seed: [1, 2, 3], town: alea, track: [axe x6]}}\n"
        "do: [rest:alea-gamble]\nthen: {{p1: {{crystals: {expected}}}}}"
    )
    assert in_enchanters(body.format(expected="{between: [1, 6]}")) == "holds"
    assert in_enchanters(body.format(expected="{at least: 7}")).count("seed ") == 3
    assert 0 < in_enchanters(body.format(expected="{at least: 4}")).count("seed ") < 3, "each seed has its own chance"
    assert "seed: expected a number" in in_enchanters("position: {seed: []}\nthen: {turn: p1}")


@pytest.mark.parametrize(
    ("expected", "holds"),
    [
        ("{at least: 4}", True),
        ("{at least: 5}", False),
        ("{at most: 4}", True),
        ("{at most: 3}", False),
        ("{between: [4, 5]}", True),
        ("{between: [5, 9]}", False),
        ("{between: [1, 3]}", False),
        ("{one of: [2, 4]}", True),
        ("{one of: [2, 3]}", False),
        ("{not: 3}", True),
        ("{not: 4}", False),
        ("{same as: p2 crystals}", True),
        ("{same as: p2 wounds}", False),
        ("{at least: 1, at most: 3}", False),
    ],
)
def test_a_number_may_be_told_by_a_relation(expected: str, holds: bool) -> None:
    body = f"position: {{p1: {{crystals: 4}}, p2: {{crystals: 4}}}}\nthen: {{p1: {{crystals: {expected}}}}}"
    assert (in_enchanters(body) == "holds") == holds


@pytest.mark.parametrize(("beginning", "does"), [("closed", True), ("closed 2", True), ("opened", False)])
def test_a_word_may_be_told_by_its_beginning(beginning: str, does: bool) -> None:
    position = "position: {seats: 2, p1: {mage: brama, breaches: {II: closed 2}}}\n"
    told = in_aeons_end(f"{position}then: {{p1: {{breaches: {{II: {{begins with: {beginning}}}}}}}}}")
    assert told == "holds" if does else "II: expected" in told


def test_something_is_the_same_as_what_belongs_to_nobody_or_has_just_happened() -> None:
    shared = "position: {seats: 2, gravehold: 9, p1: {life: LIFE}}\nthen: {p1: {life: {same as: gravehold}}}"
    assert in_aeons_end(shared.replace("LIFE", "9")) == "holds"
    assert in_aeons_end(shared.replace("LIFE", "8")).startswith("then.p1.life: expected")

    rolled = (
        "position: {seed: [1, 2, 3], town: alea, track: [axe x6], p1: {crystals: HAS}}\n"
        "do: [rest:alea-gamble]\nthen: {p1: {crystals: {same as: event rolled}}}"
    )
    assert in_enchanters(rolled.replace("HAS", "0")) == "holds"
    assert in_enchanters(rolled.replace("HAS", "1")).count("p1.crystals: expected") == 3


def test_a_relation_that_cannot_be_meant_names_the_place() -> None:
    assert "then.p1.crystals.at least: expected a number, got 'many'" in in_enchanters(
        "position: {}\nthen: {p1: {crystals: {at least: many}}}"
    )
    assert "then.p1.crystals.same as: no 'rolled' has happened" in in_enchanters(
        "position: {}\nthen: {p1: {crystals: {same as: event rolled}}}"
    )


def test_cards_in_any_order_may_have_marks() -> None:
    position = "position: {seats: 2, nemesis_play: [{card: bane-sire, life: 2}, {card: haze-spewer, life: 3}]}\n"
    assert (
        in_aeons_end(f"{position}then: {{nemesis_play: {{any order: [haze-spewer, {{card: bane-sire, life: 2}}]}}}}")
        == "holds"
    )
    assert "nemesis_play.any order: expected" in in_aeons_end(
        f"{position}then: {{nemesis_play: {{any order: [haze-spewer, {{card: bane-sire, life: 3}}]}}}}"
    )


@pytest.mark.parametrize(
    ("expected", "does"),
    [
        ("{any order: [1, 2, 2]}", True),
        ("{any order: [2, 1, 2]}", True),
        ("{any order: [1, 2]}", False),
        ("{any order: [1, 1, 2]}", False),
        ("{holds: [2, 1]}", True),
        ("{holds: [2, 2]}", True),
        ("{holds: 1}", True),
        ("{holds: [1, 1]}", False),
        ("{holds: [2, 3]}", False),
        ("{lacks: [3, 4]}", True),
        ("{lacks: 3}", True),
        ("{lacks: [3, 1]}", False),
        ("{holds: [1], lacks: [3]}", True),
        ("{holds: [1], lacks: [2]}", False),
    ],
)
def test_the_lives_of_husks_may_be_told_by_a_relation(expected: str, does: bool) -> None:
    position = "position: {seats: 2, nemesis: carapace-queen, husks: [1, 2, 2], nemesis_play: [foul-multitudes]}\n"
    told = in_aeons_end(f"{position}then: {{husks: {expected}}}")
    assert told == "holds" if does else told.startswith("then.husks: expected")


def test_a_compound_answer_is_refused_in_one_line_and_nothing_is_done() -> None:
    position = "position: {seats: 2, p1: {mage: brama, hand: [focusing-orb], breaches: {II: closed 0}}}\n"
    assert (
        in_aeons_end(f"{position}do: [refused: [play:focusing-orb, breach:p1@1]]\nthen: {{p1: {{hand: focusing-orb}}}}")
        == "holds"
    )
    assert "expected breach:p1@2 to be refused" in in_aeons_end(
        f"{position}do: [refused: [play:focusing-orb, breach:p1@2]]\nthen: {{turn: p1}}"
    )


def test_play_stops_at_a_boundary_only_once_and_only_where_there_is_one() -> None:
    position = "position: {p1: {hand: [crystal]}, p2: {}, turn_deck: [turn-2 x2]}\n"
    assert in_aeons_end(f"{position}do: [stop at: draw, end, go on]\nthen: {{turn: p2}}") == "holds"
    assert "play has not stopped at a boundary" in in_aeons_end(f"{position}do: [go on]\nthen: {{turn: p2}}")
    assert "no boundary 'drwa' (did you mean 'draw'?)" in in_aeons_end(
        f"{position}do: [stop at: drwa]\nthen: {{turn: p2}}"
    )


def test_what_only_one_nemesis_does_can_be_ordered() -> None:
    husks = "position: {seats: 2, nemesis: carapace-queen, husks: 7}\n"
    assert in_aeons_end(f"{husks}do: [swarm]\nthen: {{gravehold: 25}}") == "holds"
    crown = (
        "options: {boxes: [base, war-eternal]}\nposition: {seats: 2, nemesis: hollow-crown, acolytes: [bezu, mord]}\n"
    )
    assert "no acolyte 'solara' in play" in in_aeons_end(f"{crown}do: [blood magic: solara]\nthen: {{turn: p1}}")
    assert in_aeons_end(f"{crown}do: [blood magic: bezu]\nthen: {{events: [blood-magic]}}") == "holds"
    assert in_aeons_end(f"{crown}do: [discard nemesis cards: 2]\nthen: {{nemesis_discard: {{count: 2}}}}") == "holds"
