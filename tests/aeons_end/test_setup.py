"""Set-up: who and what takes part, the decks as they are built, and set-ups and positions that cannot be."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from deckwright.core import view
from deckwright.errors import AuthorError, PlayerError
from deckwright.games.aeons_end.definitions import GEM, MAGE, NEMESIS, PILE_SIZE, RELIC, SPELL
from deckwright.games.aeons_end.markets import PRESETS, TEMPLATES
from deckwright.games.aeons_end.table import MAGE as MAGES
from deckwright.games.aeons_end.table import NEMESIS as NEMESES
from deckwright.games.aeons_end.table import NEMESIS_DECK, PILES, SPECIAL_DECK, TURN_DECK
from deckwright.rules import new_game
from deckwright.text import LANGUAGES, language
from tests.aeons_end.dealing import RULES, SEEDS, cards_in, fits, laid, piles_of
from tests.table import a_table, seat

# -- the nemesis deck


@pytest.mark.parametrize(("seats", "tiers"), [(1, (4, 6, 10)), (2, (6, 8, 10)), (3, (8, 9, 10)), (4, (11, 10, 10))])
@pytest.mark.parametrize("nemesis", [card.id for card in RULES.card_of if card.kind == NEMESIS])
def test_the_tiers_of_the_nemesis_deck_lie_one_above_the_other(
    nemesis: str, seats: int, tiers: tuple[int, int, int]
) -> None:
    box = RULES.card_of[RULES.by_id[nemesis]].box
    for seed in SEEDS:
        deck = cards_in(laid(seats, seed, nemesis=nemesis, boxes=box), NEMESIS_DECK)

        assert [card.tier for card in reversed(deck)] == [1] * tiers[0] + [2] * tiers[1] + [3] * tiers[2]
        assert Counter(card.tier for card in deck if card.nemesis == nemesis) == {1: 3, 2: 3, 3: 3}
        assert len({card.id for card in deck}) == len(deck)


def test_the_first_edition_has_three_cards_of_the_nemesis_in_every_tier_too() -> None:
    deck = cards_in(laid(nemesis="rageborne", edition="1"), NEMESIS_DECK)

    assert Counter(card.tier for card in deck if card.nemesis == "rageborne") == {1: 3, 2: 3, 3: 3}
    assert len(deck) == 24


def test_basic_cards_and_their_order_differ_from_game_to_game() -> None:
    decks = {tuple(card.id for card in cards_in(laid(2, seed), NEMESIS_DECK)) for seed in SEEDS}

    assert len(decks) == len(SEEDS)


def test_cards_of_tier_0_lie_apart() -> None:
    assert Counter(card.kind for card in cards_in(laid(nemesis="rageborne"), SPECIAL_DECK)) == {"strike": 6}
    assert Counter(card.kind for card in cards_in(laid(nemesis="crooked-mask"), SPECIAL_DECK)) == {"corruption": 11}
    assert Counter(card.id for card in cards_in(laid(nemesis="carapace-queen"), SPECIAL_DECK)) == {"husk": 15}
    assert cards_in(laid(nemesis="prince-of-gluttons"), SPECIAL_DECK) == []
    assert Counter(card.kind for card in cards_in(laid(nemesis="hollow-crown", boxes="war-eternal"), SPECIAL_DECK)) == {
        "acolyte": 9
    }


@pytest.mark.parametrize(
    ("difficulty", "life", "gravehold", "change"),
    [("beginner", 12, 35, -10), ("normal", 10, 30, 0), ("expert", 10, 30, 0), ("extinction", 8, 25, 10)],
)
@pytest.mark.parametrize(
    ("nemesis", "printed"),
    [("rageborne", 70), ("carapace-queen", 60), ("crooked-mask", 70), ("prince-of-gluttons", 70)],
)
def test_life_follows_the_difficulty(
    nemesis: str, printed: int, difficulty: str, life: int, gravehold: int, change: int
) -> None:
    table = a_table("aeons-end", seats=2, options={"difficulty": difficulty, "nemesis": nemesis})

    assert (table.you.life, table.left.life, table.gravehold) == (life, life, gravehold)
    assert table.nemesis_life == printed + change


# -- turn order, market, who is random


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (1, {}, {"turn-1": 3}),
        (1, {"solo_turns": "4"}, {"turn-1": 4}),
        (2, {}, {"turn-1": 2, "turn-2": 2}),
        (3, {}, {"turn-1": 1, "turn-2": 1, "turn-3": 1, "turn-any": 1}),
        (4, {}, {"turn-1": 1, "turn-2": 1, "turn-3": 1, "turn-4": 1}),
        (4, {"four_turns": "pairs"}, {"turn-1-2": 2, "turn-3-4": 2}),
        (3, {"four_turns": "pairs"}, {"turn-1": 1, "turn-2": 1, "turn-3": 1, "turn-any": 1}),
    ],
)
def test_the_turn_order_deck_is_made_for_the_number_of_players(
    seats: int, options: dict[str, str], cards: dict[str, int]
) -> None:
    assert Counter(card.id for card in cards_in(laid(seats, **options), TURN_DECK)) == {**cards, "turn-nemesis": 2}


def test_nobody_sees_who_comes_next() -> None:
    game = laid(2)
    deck = next(zone for zone in view(game, 0).zones if zone.name == "turn_deck")

    assert (deck.count, deck.cards) == (6, [])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_of_the_rulebook_sells_its_nine_cards(preset: str) -> None:
    sold = piles_of(laid(market=preset, boxes="base,war-eternal"))

    assert {card for card, _ in sold} == set(PRESETS[preset])
    assert all(size == PILE_SIZE[RULES.card_of[RULES.by_id[card]].kind] for card, size in sold)


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_template_fixes_kind_and_cost_of_the_piles(template: str) -> None:
    for seed in SEEDS:
        sold = [RULES.card_of[RULES.by_id[card]] for card, _ in piles_of(laid(seed=seed, market=template))]

        assert len({card.id for card in sold}) == PILES
        slots = sorted(TEMPLATES[template], key=lambda slot: slot[2] - slot[1])
        assert fits(slots, sold), [(card.kind, card.cost) for card in sold]


@pytest.mark.parametrize(
    ("template", "slots"),
    [
        ("random", "gem gem gem relic relic spell spell spell spell"),
        ("setup-1", "gem≤3 gem=4 gem relic relic spell≤4 spell≤4 spell≥6 spell≥6"),
        ("setup-2", "gem≥4 gem≥4 gem≥4 relic≥5 relic spell≤5 spell≤5 spell≤5 spell≥7"),
        ("setup-3", "gem≤3 gem=4-5 gem=4-5 relic spell=3 spell=4 spell≥6 spell≥6 spell≥6"),
        ("setup-4", "gem≥5 gem gem relic≤3 relic≥5 relic spell≤4 spell≥6 spell"),
        ("setup-5", "gem=2 gem=3 gem=4 gem=5 relic spell=4 spell=5 spell=6 spell≥7"),
        ("setup-6", "gem=3 gem=4 relic≤3 relic≥5 relic spell=3-4 spell=5-6 spell=5-6 spell≥7"),
        ("setup-1-inclusive", "gem≤3 gem=4 gem relic relic spell≤5 spell≤5 spell≥5 spell≥5"),
    ],
)
def test_the_templates_are_those_of_the_set_up_cards(template: str, slots: str) -> None:
    assert " ".join(written(*slot) for slot in TEMPLATES[template]) == slots


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("template", [name for name in TEMPLATES if name != "random"])
def test_a_template_says_where_it_is_chosen_what_its_piles_cost(code: str, template: str) -> None:
    about = language(code).setup_about(RULES, "market", template)
    for kind, told in zip((GEM, RELIC, SPELL), about.split(";"), strict=True):
        windows = [(least, most) for of, least, most in TEMPLATES[template] if of == kind]
        assert told.count(",") == len(windows) - 1, told
        numbers = [number for window in windows for number in sorted(set(window) - {0, 99})]
        assert [int(number) for number in re.findall(r"\d+", told)] == numbers


def written(kind: str, least: int, most: int) -> str:
    if (least, most) == (0, 99):
        return kind
    if least == 0:
        return f"{kind}≤{most}"
    if most == 99:
        return f"{kind}≥{least}"
    return f"{kind}={least}" if least == most else f"{kind}={least}-{most}"


def test_a_seat_may_leave_its_mage_to_chance_while_others_choose() -> None:
    drawn = set()
    for seed in SEEDS:
        mages = [cards_in(laid(3, seed, mages="random,kadir,random"), MAGES + seat)[0].id for seat in range(3)]
        assert mages[1] == "kadir"
        assert len(set(mages)) == 3
        drawn.add(mages[0])
    assert len(drawn) > 1


def test_random_mages_are_all_different() -> None:
    for seed in SEEDS:
        game = laid(4, seed)
        mages = [cards_in(game, MAGES + number)[0] for number in range(4)]

        assert len({mage.id for mage in mages}) == 4
        assert all(mage.kind == MAGE for mage in mages)


BASE_NEMESES = {"rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons"}
WAR_ETERNAL_NEMESES = {"umbra-titan", "gate-witch", "hollow-crown", "magus-of-cloaks"}


@pytest.mark.parametrize(
    ("boxes", "nemeses"),
    [
        ("base", BASE_NEMESES),
        ("war-eternal", WAR_ETERNAL_NEMESES),
        ("base,war-eternal", BASE_NEMESES | WAR_ETERNAL_NEMESES),
    ],
)
def test_a_random_nemesis_is_one_of_the_boxes(boxes: str, nemeses: set[str]) -> None:
    met = {cards_in(laid(seed=seed, nemesis="random", boxes=boxes), NEMESES)[0].id for seed in range(60)}

    assert met == nemeses


def test_equal_seeds_lay_equal_tables() -> None:
    one, other = laid(3, 5, market="random", nemesis="random"), laid(3, 5, market="random", nemesis="random")

    assert (one.cards, one.zones, one.counters) == (other.cards, other.zones, other.counters)


# -- two players who share their turns

PAIRS = {"four_turns": "pairs"}


def test_turn_1_2_lets_the_two_decide_who_goes_first_and_gives_the_other_the_second() -> None:
    table = a_table("aeons-end", seats=4, options=PAIRS, phase="between-turns", turn_deck=["turn-1-2"] * 2)
    assert (table.prompt, table.asked, table.offered()) == ("whose-turn", ["you", "left"], ["player:p1", "player:p2"])

    table.choose("player:left")
    assert (table.turn, table.you.turn_token, table.left.turn_token) == ("left", 0, 1)

    table.save_and_load().end_turn()
    assert (table.turn, table.you.turn_token, table.left.turn_token) == ("you", 0, 0)


def test_turn_3_4_has_a_token_of_its_own() -> None:
    deck = ["turn-3-4", "turn-1-2"]
    table = a_table("aeons-end", seats=4, options=PAIRS, phase="between-turns", turn_deck=deck, far=seat(turn_token=1))
    table.choose("player:you", by="left").end_turn()

    assert (table.turn, table.you.turn_token, table.far.turn_token) == ("right", 1, 0)


def test_the_quiet_turn_order_of_pairs_begins_with_the_other_pair() -> None:
    table = a_table("aeons-end", seats=4, options=PAIRS)

    assert table.turn_discard == ["turn-1-2"]
    assert table.turn_deck == ["turn-nemesis", "turn-nemesis", "turn-3-4", "turn-1-2", "turn-3-4"]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"seats": 4, "you": seat(turn_token=1)}, "p1.turn_token: only four players with the option four_turns: pairs"),
        (
            {"seats": 2, "options": PAIRS, "left": seat(turn_token=1)},
            "p2.turn_token: only four players with the option",
        ),
        (
            {"seats": 4, "options": PAIRS, "you": seat(turn_token=1), "left": seat(turn_token=1)},
            "p1.turn_token: two players have one between them",
        ),
        ({"seats": 3, "options": PAIRS, "turn_deck": ["turn-3-4"]}, "turn_deck: 'turn-3-4' belongs to nobody among 3"),
    ],
)
def test_shared_turns_that_cannot_be_laid_out_say_why(table: dict[str, object], message: str) -> None:
    with pytest.raises(AuthorError) as told:
        a_table("aeons-end", **table)  # type: ignore[arg-type]

    assert told.value.message.startswith(f"position.{message}")


# -- set-ups that cannot be


@pytest.mark.parametrize(
    ("seats", "options", "code", "message"),
    [
        (0, {}, "seats", "aeons-end is for 1 to 4 players, not 0"),
        (5, {}, "seats", "aeons-end is for 1 to 4 players, not 5"),
        (
            2,
            {"mages": "kadir,kadir"},
            "mages",
            "2 players need 2 different mages (or 'random'), not ['kadir', 'kadir']",
        ),
        (2, {"mages": "kadir"}, "mages", "2 players need 2 different mages (or 'random'), not ['kadir']"),
        (
            3,
            {"mages": "kadir,random"},
            "mages",
            "3 players need 3 different mages (or 'random'), not ['kadir', 'random']",
        ),
        (2, {"mages": "kadir,bram"}, "unknown-value", "mages cannot be 'bram' (did you mean 'brama'?)"),
        (2, {"nemesis": "bane-sire"}, "unknown-value", "nemesis cannot be 'bane-sire'"),
        (2, {"edition": "3"}, "unknown-value", "edition cannot be '3'; it is one of ['2', '1']"),
        (2, {"difficulty": "hard"}, "unknown-value", "difficulty cannot be 'hard'"),
        (2, {"boxes": ""}, "boxes", "at least one box has to be switched on"),
        (2, {"boxes": "legacy"}, "unknown-value", "boxes cannot be 'legacy'"),
        (1, {"solo_turns": "5"}, "unknown-value", "solo_turns cannot be '5'; it is one of ['3', '4']"),
        (2, {"market": "jade,ignite"}, "market", "a market is one preset or template, or nine different cards"),
        (2, {"market": "jade"}, "market", "a market is one preset or template, or nine different cards"),
        (2, {"market": "crystal"}, "unknown-value", "market cannot be 'crystal'"),
        (2, {"market": ",".join([*PRESETS["free-charges"], "jade"])}, "market", "a market is one preset or template"),
        (2, {"market": "free-charges,jade"}, "market", "a market is one preset or template"),
        (2, {"boxes": ["base"]}, "not-text", "boxes is written as text, several values with commas between them"),
        (2, {"marked": "jade"}, "unknown-option", "no option 'marked' in aeons-end (did you mean 'market'?)"),
    ],
)
def test_a_set_up_that_cannot_be_says_why(seats: int, options: dict[str, str], code: str, message: str) -> None:
    with pytest.raises(PlayerError) as told:
        new_game(RULES, seats, seed=1, options=options)

    assert told.value.code == code
    assert told.value.message.startswith(message)


def test_a_market_of_the_wrong_kinds_is_refused() -> None:
    four_gems = (
        "jade,vriswood-amber,diamond-cluster,burning-opal,unstable-prism,ignite,spectral-echo,chaos-arc,dark-fire"
    )

    with pytest.raises(PlayerError, match="3 gems, 2 relics, 4 spells"):
        new_game(RULES, 2, seed=1, options={"market": four_gems})
