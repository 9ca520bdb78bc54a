"""Aeon's End: every nemesis with every number of players; any two choices of the set-up meet at some table."""

from __future__ import annotations

from itertools import product

from deckwright import games
from deckwright.core import Game
from deckwright.effects.picks import UNLIMITED
from deckwright.games.aeons_end.breaches import NONE, spans
from deckwright.games.aeons_end.definitions import ATTACK, MINION, NEMESIS, POWER, SPELL, Card
from deckwright.games.aeons_end.lookup import card_of, kind_of, nemesis_of, sockets
from deckwright.games.aeons_end.markets import PRESETS
from deckwright.games.aeons_end.nemeses.carapace_queen import HUSK, MOST_HUSKS
from deckwright.games.aeons_end.nemeses.hollow_crown import ACOLYTE
from deckwright.games.aeons_end.nemeses.magus_of_cloaks import cloaks
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.setup import BASIC_CARDS, strings, turn_cards
from deckwright.games.aeons_end.table import (
    BOX,
    BREACH_STATES,
    BREACH_ZONES,
    BREACHES,
    CHARGES,
    GRAVEHOLD,
    GRAVEHOLD_MOST,
    LIFE,
    LIFE_MARK,
    LIFE_MOST,
    MAGE,
    NEMESIS_DRAWN,
    NEMESIS_LIFE,
    NEMESIS_MOST,
    NEMESIS_PLAY,
    NEMESIS_TOKENS,
    PLAYED,
    POWER_MARK,
    SEATS,
    SPECIAL_PLAY,
    TURN_DECK,
    TURN_DISCARD,
    TURN_TOKEN,
)
from deckwright.games.aeons_end.table import NEMESIS as NEMESIS_ZONE

ALL_CARDS = aeons_end().card_of
DIFFICULTIES = ("beginner", "normal", "expert", "extinction")
MOST_IN_BREACH = 3
"""Two spells by an ability, and a Spark besides."""


def _setups() -> list[tuple[int, dict[str, str]]]:
    """A table for each nemesis and number of players; the other choices change from table to table."""
    rules = games.load("aeons-end")
    nemeses = [card for card in rules.definitions if isinstance(card, Card) and card.kind == NEMESIS]
    found = []
    for (number, nemesis), seats in product(enumerate(nemeses), range(1, SEATS + 1)):
        mixed = (number // 2 + seats) % 2
        options = {
            "nemesis": nemesis.id,
            "difficulty": DIFFICULTIES[(number + seats) % len(DIFFICULTIES)],
            "edition": "12"[(number + number // 4 + seats // 2) % 2],
            "boxes": "base,war-eternal" if mixed else nemesis.box,
            "market": _market(nemesis.box, number // 2 + number // 4 + seats // 2, number % 2),
        }
        if seats == 1:
            options |= {"solo_turns": "34"[number % 2], "solo_life": ("standard", "12", "15")[number % 3]}
        if seats == SEATS:
            options["four_turns"] = ("each", "pairs")[number % 2]
        found.append((seats, options))
    return found


def _market(box: str, number: int, which: int) -> str:
    """Every other market is drawn by lot; the others are sets of the rulebook."""
    rules = games.load("aeons-end")
    sets = [name for name, cards in PRESETS.items() if rules.definitions[rules.by_id[cards[0]]].box == box]
    return sets[which] if number % 2 else "random"


SETUPS = _setups()


def _forced() -> list[tuple[int, dict[str, str]]]:
    """Every mage alone and with an ally, and every nemesis."""
    mages = [card.id for card in ALL_CARDS if card.kind == "mage"]
    nemeses = [card.id for card in ALL_CARDS if card.kind == NEMESIS]
    found = []
    for number, mage in enumerate(mages):
        both = {"boxes": "base,war-eternal", "nemesis": nemeses[number % len(nemeses)]}
        found.append((1, {**both, "mages": mage}))
        found.append((2, {**both, "mages": f"{mage},{mages[number - 1]}"}))
    return found


FORCED = _forced()


def make_ready(game: Game) -> None:
    """Every mage has all charges: abilities are used often."""
    for seat in range(game.seats):
        game.counters[CHARGES + seat] = sockets(game, seat)


def promises(game: Game) -> None:
    """What holds at every question of Aeon's End."""
    zones, counters = game.zones, game.counters
    assert not zones[BOX]
    assert len(zones[NEMESIS_ZONE]) == 1
    assert 0 <= counters[NEMESIS_LIFE] <= counters[NEMESIS_MOST]
    assert 0 <= counters[GRAVEHOLD] <= counters[GRAVEHOLD_MOST]
    least, most = cloaks(game) if nemesis_of(game).id == "magus-of-cloaks" else (0, UNLIMITED)
    assert least <= counters[NEMESIS_TOKENS] <= most
    turn_order_is_whole(game)
    nemesis_cards_were_dealt(game)
    if game.outcome is None:  # the end may come in the middle of an effect
        foes_in_play_live(game)
    for seat in range(game.seats):
        assert 0 <= counters[LIFE + seat] <= counters[LIFE_MOST]
        assert counters[CHARGES + seat] <= sockets(game, seat)
        assert len(zones[MAGE + seat]) == 1
        spells_lie_in_breaches(game, seat)
    if game.question is not None and game.question.prompt == "main":
        assert not zones[NEMESIS_DRAWN]
        assert not any(zones[PLAYED + seat] for seat in range(game.seats) if seat != game.turn)


def nemesis_cards_were_dealt(game: Game) -> None:
    """All cards of the nemesis take part, and of each tier as many different basic ones as are to be drawn."""
    cards = [card for card in map(rules_card, game.cards) if card.kind in (ATTACK, MINION, POWER)]
    own = [card.id for card in cards if card.nemesis]
    assert sorted(own) == sorted(card.id for card in ALL_CARDS if card.nemesis == nemesis_of(game).id and card.tier)
    basic = [card for card in cards if not card.nemesis]
    assert len({card.id for card in basic}) == len(basic)
    assert [sum(card.tier == tier for card in basic) for tier in (1, 2, 3)] == list(BASIC_CARDS[game.seats])
    assert {card.box for card in basic} <= set(strings(game.options["boxes"]))


def public_cards(game: Game) -> list[int]:
    """Which basic cards were drawn for the nemesis deck nobody knows."""
    return sorted(number for number in game.cards if rules_card(number).nemesis or not rules_card(number).tier)


def rules_card(number: int) -> Card:
    return ALL_CARDS[number]


def turn_order_is_whole(game: Game) -> None:
    """The turn-order cards are those of the set-up, and of two players who share theirs at most one has the token."""
    cards = [game.cards[card] for card in game.zones[TURN_DECK] + game.zones[TURN_DISCARD]]
    assert sorted(cards) == sorted(turn_cards(game.rules, game.seats, game.options))  # type: ignore[arg-type]
    tokens = game.counters[TURN_TOKEN : TURN_TOKEN + SEATS]
    assert max(tokens[0] + tokens[1], tokens[2] + tokens[3]) <= 1
    assert not any(tokens) or (game.seats == SEATS and game.options["four_turns"] == "pairs")


def foes_in_play_live(game: Game) -> None:
    """Minions, husks and acolytes have life, not more than they can have; powers have tokens until they act."""
    acting = {scope.card("this") for scope in game.stack}
    for card in game.zones[NEMESIS_PLAY]:
        life, power = game.marks.get(card * 8 + LIFE_MARK, 0), game.marks.get(card * 8 + POWER_MARK, 0)
        assert (life > 0) == (kind_of(game, card) == MINION) or card in acting
        assert (power > 0) == (kind_of(game, card) == POWER) or card in acting
        assert power <= card_of(game, card).power
    assert len(game.zones[SPECIAL_PLAY]) <= MOST_HUSKS
    for card in game.zones[SPECIAL_PLAY]:
        assert kind_of(game, card) in (HUSK, ACOLYTE)
        assert game.marks[card * 8 + LIFE_MARK] > 0 or card in acting
        assert kind_of(game, card) == HUSK or game.marks[card * 8 + LIFE_MARK] <= card_of(game, card).life


def spells_lie_in_breaches(game: Game, seat: int) -> None:
    """Only spells are prepped, in breaches that are there: one, or as many more as cards make room for."""
    for breach, zone in enumerate(BREACH_ZONES):
        state = game.counters[BREACH_STATES[breach] + seat]
        spells = game.zones[zone + seat]
        assert all(kind_of(game, card) == SPELL for card in spells)
        assert all(one < BREACHES for card in spells for one in spans(game, card, breach))
        assert len(spells) <= (0 if state == NONE else MOST_IN_BREACH)
