"""Set-up: who and what takes part, the decks as they are built, and set-ups and positions that cannot be."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright.core import Dice, Game, view
from deckwright.errors import AuthorError, PlayerError
from deckwright.games.aeons_end import rules as rules_module
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.definitions import MAGE, NEMESIS, PILE_SIZE, Card, of_box
from deckwright.games.aeons_end.markets import PRESETS, TEMPLATES
from deckwright.games.aeons_end.rules import AeonsEnd, aeons_end
from deckwright.games.aeons_end.table import MAGE as MAGES
from deckwright.games.aeons_end.table import NEMESIS as NEMESES
from deckwright.games.aeons_end.table import NEMESIS_DECK, PILES, SPECIAL_DECK, SUPPLY, TURN_DECK
from deckwright.rules import new_game
from deckwright.rules.start import bare_table
from tests.table import a_table, seat

RULES = aeons_end()
SEEDS = range(8)


def laid(seats: int = 2, seed: int = 1, **options: str) -> Game:
    """A table laid for a new game, before the first turn-order card is drawn."""
    checked = RULES.check_setup(seats, options)
    dice = Dice(seed)
    game = bare_table(RULES, seats, checked, RULES.deal_cards(seats, checked, dice), dice.state)
    RULES.set_up(game)
    return game


def cards_in(game: Game, zone: int) -> list[Card]:
    return [RULES.card_of[game.cards[card]] for card in game.zones[zone]]


def piles_of(game: Game) -> list[tuple[str, int]]:
    """The card and the size of each supply pile."""
    return [(cards_in(game, SUPPLY + pile)[0].id, len(game.zones[SUPPLY + pile])) for pile in range(PILES)]


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


def fits(slots: list[tuple[str, int, int]], cards: list[Card]) -> bool:
    """Whether cards fill slots of kind, least and most cost, one each."""
    if not slots:
        return not cards
    kind, least, most = slots[0]
    return any(
        fits(slots[1:], cards[:index] + cards[index + 1 :])
        for index, card in enumerate(cards)
        if card.kind == kind and least <= card.cost <= most
    )


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


# -- boxes

WAR_ETERNAL = {"boxes": "war-eternal"}
BOTH = {"boxes": "base,war-eternal"}


@pytest.mark.parametrize(
    ("options", "nemesis", "market"),
    [
        ({}, "rageborne", "deck-destruction"),
        (BOTH, "rageborne", "deck-destruction"),
        ({"boxes": "war-eternal, base"}, "rageborne", "deck-destruction"),
        (WAR_ETERNAL, "umbra-titan", "war-eternal-deck-destruction"),
        ({**WAR_ETERNAL, "nemesis": "gate-witch"}, "gate-witch", "war-eternal-deck-destruction"),
    ],
)
def test_a_box_brings_the_first_game_of_its_rulebook(options: dict[str, str], nemesis: str, market: str) -> None:
    checked = RULES.check_setup(2, options)

    assert (checked["nemesis"], checked["market"]) == (nemesis, [market])


def test_war_eternal_alone_is_played_with_its_own_cards_and_crystals_and_sparks() -> None:
    for seed in SEEDS:
        game = laid(4, seed, **WAR_ETERNAL)
        others = {RULES.card_of[number].id for number in game.cards if RULES.card_of[number].box != "war-eternal"}

        assert others == {"crystal", "spark", "turn-1", "turn-2", "turn-3", "turn-4", "turn-nemesis"}
        assert {card.box for card in cards_in(game, NEMESIS_DECK)} == {"war-eternal"}


def test_both_boxes_mix_mages_market_nemeses_and_basic_cards() -> None:
    games = [laid(4, seed, market="random", nemesis="random", **BOTH) for seed in range(30)]

    for kinds in ((MAGE,), (NEMESIS,), ("gem", "relic", "spell"), ("attack", "minion", "power")):
        met = {RULES.card_of[n].box for game in games for n in game.cards if RULES.card_of[n].kind in kinds}
        assert met >= {"base", "war-eternal"}, kinds
    basic = [{card.box for card in cards_in(game, NEMESIS_DECK) if not card.nemesis} for game in games]
    assert {"base", "war-eternal"} in basic


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_template_is_filled_from_war_eternal_alone_or_says_that_it_cannot(template: str) -> None:
    if template == "setup-5":
        with pytest.raises(PlayerError) as told:
            RULES.check_setup(2, {"market": template, **WAR_ETERNAL})
        assert told.value.code == "template"
        assert told.value.message == "the market template 'setup-5' cannot be filled from the boxes ['war-eternal']"
        return
    for seed in SEEDS:
        sold = [RULES.card_of[RULES.by_id[card]] for card, _ in piles_of(laid(2, seed, market=template, **WAR_ETERNAL))]
        assert {card.box for card in sold} == {"war-eternal"}
        assert fits(sorted(TEMPLATES[template], key=lambda slot: slot[2] - slot[1]), sold)


@pytest.mark.parametrize(("options", "notes"), [({}, []), (WAR_ETERNAL, []), (BOTH, ["note-mixed-boxes"])])
def test_basic_cards_of_several_boxes_are_worth_a_warning(options: dict[str, str], notes: list[str]) -> None:
    assert RULES.setup_notes(RULES.check_setup(2, options)) == notes


def test_the_quiet_mages_come_from_the_boxes_that_are_switched_on() -> None:
    table = a_table("aeons-end", seats=4, options=WAR_ETERNAL)

    assert [table.you.mage, table.left.mage, table.right.mage, table.far.mage] == [
        ["dezmodia"],
        ["garu"],
        ["mazahaedron"],
        ["ulgimor"],
    ]
    assert table.nemesis == ["umbra-titan"]


@pytest.fixture(scope="module")
def two_boxes() -> AeonsEnd:
    """Rules with a second box on the shelf: a mage, a nemesis and a gem."""
    other = [
        Card(id="hermit", kind=MAGE, breaches=(5, 1, 1, 1), charges=5),
        Card(id="old-night", kind=NEMESIS, life=50),
        Card(id="moon-opal", kind="gem", cost=3),
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules_module, "BOXES", BOXES | {"other": of_box("other", other)})
        return AeonsEnd()


@pytest.mark.parametrize(
    ("option", "value", "card"),
    [
        ("mages", "kadir,hermit", "hermit"),
        ("nemesis", "old-night", "old-night"),
        ("market", ",".join(["moon-opal", *PRESETS["free-charges"][1:]]), "moon-opal"),
    ],
)
def test_what_belongs_to_a_box_that_is_not_switched_on_is_refused(
    two_boxes: AeonsEnd, option: str, value: str, card: str
) -> None:
    with pytest.raises(PlayerError) as told:
        two_boxes.check_setup(2, {option: value})
    assert told.value.code == "not-in-box"
    assert told.value.message == f"{card!r} belongs to the box 'other', which is not switched on (['base'])"

    assert two_boxes.check_setup(2, {option: value, "boxes": "base,other"})


def test_a_preset_needs_the_box_of_its_cards(two_boxes: AeonsEnd) -> None:
    with pytest.raises(PlayerError, match="'jade' belongs to the box 'base', which is not switched on"):
        two_boxes.check_setup(2, {"boxes": "other", "nemesis": "old-night"})


def test_random_choices_come_from_the_boxes_that_are_switched_on(two_boxes: AeonsEnd) -> None:
    for seed in SEEDS:
        game = new_game(two_boxes, 4, seed=seed, options={"market": "random", "nemesis": "random"})
        assert {two_boxes.card_of[number].box for number in game.cards} <= {"base", ""}


def test_a_position_with_a_mage_or_nemesis_of_another_box_is_refused(two_boxes: AeonsEnd) -> None:
    with pytest.raises(AuthorError, match=r"^position.p2.mage: 'hermit' belongs to the box 'other', which is not"):
        a_table(two_boxes, left=seat(mage="hermit"))
    with pytest.raises(AuthorError, match=r"^position.nemesis: 'old-night' belongs to the box 'other', which is not"):
        a_table(two_boxes, nemesis="old-night")

    assert a_table(two_boxes, left=seat(mage="hermit"), options={"boxes": "base,other"}).left.mage == ["hermit"]


# -- positions that cannot be


@pytest.mark.parametrize(
    ("you", "message"),
    [
        ({"mage": "phaedraxa", "breach_1": ["spark"]}, "p1.breach_1: 'phaedraxa' has no breach I"),
        ({"mage": "phaedraxa", "breaches": {"I": "opened"}}, "p1.breaches.I: 'phaedraxa' has no breach I"),
        ({"breaches": {"II": "none"}, "breach_2": ["spark"]}, "p1.breach_2: 'brama' has no breach II"),
        ({"breaches": {"II": "none"}, "focused": ["II"]}, "p1.focused: 'brama' has no breach II"),
        ({"breaches": {"V": "opened"}}, "p1.breaches: no breach 'V'; there are ['I', 'II', 'III', 'IV']"),
        ({"breaches": {"5": "opened"}}, "p1.breaches: no breach '5'; there are ['I', 'II', 'III', 'IV']"),
        ({"breaches": {"I": "closed 0"}}, "p1.breaches.I: breach I is never closed"),
        (
            {"breaches": {"II": "open"}},
            "p1.breaches.II: no state 'open' (did you mean 'opened'?); "
            "there are ['none', 'closed 0', 'closed 1', 'closed 2', 'closed 3', 'opened', 'sigil']",
        ),
        ({"breaches": "opened"}, "p1.breaches: expected breaches such as {II: closed 2, III: opened}, got 'opened'"),
        ({"focused": "II"}, "p1.focused: expected breaches such as [II, III], got 'II'"),
        ({"breach_1": ["jade"]}, "p1.breach_1: 'jade' is of kind gem, only spell lies there"),
        ({"played": ["spark"]}, "p1.played: 'spark' is of kind spell, only gem or relic or corruption lies there"),
        (
            {"hand": ["bane-sire"]},
            "p1.hand: 'bane-sire' is of kind minion, only gem or relic or spell or corruption lies there",
        ),
        ({"mage": "rageborne"}, "p1.mage: 'rageborne' is of kind nemesis, only mage lies there"),
        ({"mage": ["kadir", "brama"]}, "p1.mage: expected one card, got ['kadir', 'brama']"),
        ({"life": 11}, "p1.life: 11 is more than the 10 there can be"),
        ({"mage": "jian", "charges": 5}, "p1.charges: 5 is more than the 4 there can be"),
        ({"exhausted": True, "life": 3}, "p1.exhausted: not with 3 life"),
        ({"exhausted": "very"}, "p1.exhausted: expected true or false, got 'very'"),
        (
            {"breach_1": ["spark"], "prepped_this_turn": ["ignite"]},
            "p1.prepped_this_turn: no 'ignite' is prepped; there are ['spark']",
        ),
        ({"used": "spark"}, "p1.used: expected prepped spells such as [spark], got 'spark'"),
        ({"deck": [], "deck from top": []}, "p1.deck from top: 'deck' is given twice"),
        ({"life from top": 3}, "p1.life from top: a seat of aeons-end has no 'life'"),
    ],
)
def test_a_seat_that_cannot_be_laid_out_says_why(you: dict[str, object], message: str) -> None:
    with pytest.raises(AuthorError) as told:
        a_table("aeons-end", you=you)

    assert told.value.message.startswith(f"position.{message}")


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (
            {"nemesis_play": ["bane-sire"], "nemesis_deck": ["bane-sire"]},
            "nemesis_deck: 'bane-sire' lies in nemesis_play already, and there is only one",
        ),
        (
            {"corruptions": ["contagion"], "you": {"hand": ["contagion"]}, "nemesis": "crooked-mask"},
            "special_deck: 'contagion' lies in p1.hand already, and there is only one",
        ),
        (
            {"you": {"mage": "kadir"}, "left": {"mage": "kadir"}},
            "p2.mage: 'kadir' lies in p1.mage already, and there is only one",
        ),
        (
            {"left": {"mage": "kadir"}, "options": {"mages": "kadir,brama"}},
            "p2.mage: 'kadir' sits at p1 already",
        ),
        (
            {"nemesis_play": ["slaughter"]},
            "nemesis_play: 'slaughter' is of kind attack, only minion or power lies there",
        ),
        ({"nemesis_play": [{"card": "bane-sire", "power": 2}]}, "nemesis_play: no power lies on 'bane-sire' there"),
        (
            {"nemesis_play": [{"card": "bane-sire", "life": 0}]},
            "nemesis_play: 'bane-sire' with 0 life would have left play",
        ),
        (
            {"nemesis_play": [{"card": "bane-sire", "life": 7}]},
            "nemesis_play: 'bane-sire' has 7 life, more than the 6 it began with",
        ),
        ({"nemesis_deck": [{"card": "bane-sire", "life": 2}]}, "nemesis_deck: no life lies on 'bane-sire' there"),
        ({"nemesis_life": 71}, "nemesis_life: 71 is more than the 70 there can be"),
        ({"gravehold": 0}, "gravehold: at 0 the game would be over"),
        ({"husks": 3}, "husks: 'rageborne' has none, only 'carapace-queen'"),
        ({"husks": 16, "nemesis": "carapace-queen"}, "husks: there are only 15"),
        (
            {"nemesis": "carapace-queen", "husks": [2, 0]},
            "husks: expected their number, or the life of each, got [2, 0]",
        ),
        (
            {"nemesis": "carapace-queen", "husks": "many"},
            "husks: expected their number, or the life of each, got 'many'",
        ),
        ({"supply": {"crystal": 3}}, "supply: no pile of 'crystal'"),
        ({"supply": {"jade": -1}}, "supply.jade: expected how many are left, got -1"),
        ({"supply": ["jade", "jade"]}, "supply: two piles of one card in ['jade', 'jade']"),
        ({"supply": "free-charge"}, "supply: no preset 'free-charge' (did you mean 'free-charges'?)"),
        ({"supply": 3}, "supply: expected piles such as {jade: 5, ignite: 0} or [jade, ignite], got 3"),
        ({"supply": {"jade": 1}, "supply_2": ["ignite"]}, "supply: supply_2 tells it already"),
        ({"sold_1": 4}, "sold_1: it follows from the supply and cannot be given"),
        ({"turn_deck": ["turn-3"], "seats": 2}, "turn_deck: 'turn-3' belongs to nobody among 2 players"),
        ({"turn_deck": ["jade"]}, "turn_deck: 'jade' is of kind gem, only turn lies there"),
        ({"phase": "mian"}, "phase: aeons-end has no 'mian' (did you mean 'main'?)"),
        ({"nemesis_drawn": ["slaughter"]}, "nemesis_drawn: a card lies there only in the phase nemesis-draw"),
        ({"fury": 1, "tokens": 2}, "tokens: 'tokens' is given twice"),
    ],
)
def test_a_table_that_cannot_be_laid_out_says_why(table: dict[str, object], message: str) -> None:
    with pytest.raises(AuthorError) as told:
        a_table("aeons-end", **table)  # type: ignore[arg-type]

    assert told.value.message.startswith(f"position.{message}")


def test_more_copies_of_a_player_card_than_the_box_holds_may_be_laid_out() -> None:
    table = a_table("aeons-end", you=seat(hand=["jade"] * 9, mage="kadir"), left=seat(hand=["emerald-shard"] * 2))

    assert (len(table.you.hand), len(table.left.hand)) == (9, 2)


def test_the_quiet_table_asks_nothing_but_the_main_phase() -> None:
    table = a_table("aeons-end", seats=4)

    assert (table.prompt, table.offered(), table.turn) == ("main", ["end"], "you")
    assert [table.you.mage, table.left.mage, table.right.mage, table.far.mage] == [
        ["brama"],
        ["kadir"],
        ["mist-ae"],
        ["xaxos"],
    ]
    assert (table.nemesis, table.nemesis_life, table.tokens, table.gravehold) == (["rageborne"], 70, 0, 30)
    assert table.turn_discard == ["turn-1"]
    assert table.turn_deck == ["turn-nemesis", "turn-nemesis", "turn-4", "turn-3", "turn-2"]


def test_the_quiet_nemesis_does_nothing_for_several_turns() -> None:
    table = a_table("aeons-end", seats=2)
    for _ in range(8):
        table.order("nemesis turn")

    assert (table.gravehold, table.you.life, table.tokens, table.nemesis_play) == (30, 10, 0, [])
    assert table.outcome is None


def test_the_rest_of_the_turn_order_goes_to_the_pile_that_is_not_told() -> None:
    deck = a_table("aeons-end", seats=2, turn_discard=["turn-nemesis", "turn-1"])
    discard = a_table("aeons-end", seats=2, turn_deck=["turn-nemesis"])

    assert deck.turn_deck == ["turn-nemesis", "turn-2", "turn-1", "turn-2"]
    assert discard.turn_discard == ["turn-2", "turn-2", "turn-nemesis", "turn-1", "turn-1"]


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [
        ("turn", "casting"),
        ("casting", "casting"),
        ("end-of-casting", "main"),
        ("main", "main"),
        ("end-of-main", "discard-order"),
        ("draw", "discard-order"),
        ("end-of-turn", "main"),
        ("between-turns", "casting"),
        ("nemesis-turn", "player"),
        ("nemesis-main", "player"),
        ("nemesis-draw", "casting"),
        ("end-of-nemesis-turn", "casting"),
    ],
)
def test_play_goes_on_in_any_phase(phase: str, prompt: str) -> None:
    table = a_table(
        "aeons-end",
        phase=phase,
        you=seat(breach_1=["spark"], played=["jade", "crystal"]),
        left=seat(),
        nemesis_play=[{"card": "woven-sky", "power": 1}],
    )

    assert table.prompt == prompt


@pytest.mark.parametrize(
    ("order", "argument", "message"),
    [
        ("resolve", "jade", "resolve: no attack or minion or power or strike or corruption is called 'jade'"),
        ("unleash", "often", "unleash: expected a number, got 'often'"),
        ("damage", 3, "damage: expected whom and how much, such as {p1: 3}, got 3"),
        ("damage", {"p3": 3}, "damage: nothing called 'p3' can be damaged"),
        ("damage", {"p1": -1}, "damage.p1: expected a number, got -1"),
        ("heal", {"bane-sire": 1}, "heal: nobody is called 'bane-sire'; there are p1…, gravehold, nemesis"),
        ("exhaust", "gravehold", "exhaust: expected a player such as p1, got 'gravehold'"),
        (
            "next turn",
            "p3",
            "next turn: no turn of 'p3'; there are ['p1', 'p2', 'any', 'nemesis']",
        ),
        ("play card", "spark", "play card: no gem or relic or corruption is called 'spark'"),
        ("gain card", {"p3": "jade"}, "gain card: expected a card, or whose it is, such as {p2: jade}"),
    ],
)
def test_an_order_that_cannot_be_meant_says_why(order: str, argument: object, message: str) -> None:
    table = a_table("aeons-end", seats=2)

    with pytest.raises(AuthorError) as told:
        table.order(order, argument)

    assert told.value.message.startswith(message)


def test_orders_can_be_saved_and_loaded_in_their_middle() -> None:
    table = a_table("aeons-end", seats=2)

    table.order("resolve", "skewer").save_and_load().choose("player:left").save_and_load()

    assert (table.left.life, table.turn, table.nemesis_discard) == (7, "you", ["skewer"])
