"""What decided a finished game, read from its beats."""

from __future__ import annotations

from functools import cache

import pytest

from deckwright import bots
from deckwright.bots.bot import Knowledge
from deckwright.core import OPEN, view
from deckwright.core.run import waiting_for
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.records import Session
from deckwright.story import highlights
from deckwright.story.highlights import FALLS
from deckwright.table.positions import Reader
from deckwright.table.recalling import recalled
from deckwright.text import language


@cache
def played(seats: int, seed: int, bot: str = "random") -> Session:
    """A game of Aeon's End, played to its end."""
    session = Session(aeons_end(), seats, seed=seed, setup={"nemesis": "rageborne"})
    players = [bots.bot(bot, aeons_end(), seed=seat) for seat in range(seats)]
    while session.game.question is not None:
        seat = waiting_for(session.game)[0]
        session.answer(players[seat].choose(Knowledge.of(session.game, seat)), seat=seat)
    return session


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_moments_are_told_in_order_with_the_turn_to_try_again_from(seed: int) -> None:
    session = played(2, seed)
    told = highlights(session)
    steps = [moment.step for moment in told.moments]
    assert told.moments
    assert steps == sorted(steps)
    events = [(moment.step, moment.change.event) for moment in told.moments if moment.change is not None]
    assert events == sorted(events), "what happened first in a step is told first"
    for moment in told.moments:
        assert 1 <= moment.again_turn <= moment.turn <= told.turns
        assert moment.step < 0 or moment.again <= moment.step
        assert session.at(moment.again).turn >= 0, "somebody at the table could have done otherwise"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_loss_says_how_far_the_number_fell(seed: int) -> None:
    session = played(2, seed)
    losses = [(one.step, one.change) for one in highlights(session).moments if one.change is not None and one.step >= 0]
    assert losses
    for answer, change in losses:
        before, after = (view(session.at(step), OPEN).counters[change.what] for step in (answer, answer + 1))
        where = max(0, change.seat)
        assert before[where] >= change.before > change.after >= after[where]


def test_cards_are_credited_with_the_life_that_they_took() -> None:
    session = played(1, 5, "thrifty")
    told = highlights(session)
    start, end = (view(session.at(step), OPEN).counters["nemesis_life"][0] for step in (0, len(session.answers)))
    assert [deeds.amount for deeds in told.cards] == sorted((deeds.amount for deeds in told.cards), reverse=True)
    assert sum(deeds.amount for deeds in told.cards) >= start - end > 0
    assert "spark" in {deeds.card for deeds in told.cards}


@cache
def brawl() -> Session:
    """A game of Krutagidon by random wizards, who die often."""
    session = Session(krutagidon(), 3, seed=1, setup={"length": "short"})
    players = [bots.bot("random", krutagidon(), seed=seat) for seat in range(3)]
    while session.game.question is not None:
        seat = waiting_for(session.game)[0]
        session.answer(players[seat].choose(Knowledge.of(session.game, seat)), seat=seat)
    return session


@pytest.mark.parametrize(("code", "sentence"), [("en", "Olena dies!"), ("uk", "Olena дохне!"), ("ru", "Olena дохнет!")])
def test_only_the_last_falls_are_told_in_the_words_of_the_game(code: str, sentence: str) -> None:
    falls = [one for one in highlights(brawl()).moments if one.kind == "fall"]
    assert 0 < len(falls) <= FALLS
    told = recalled(Reader(language(code), krutagidon(), ["Olena"] * 3), brawl())
    assert {one.sentence for one in told.moments if one.kind == "fall"} == {sentence}
