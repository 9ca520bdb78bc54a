"""What the boxes bring that are switched on."""

from __future__ import annotations

import pytest

from deckwright.errors import AuthorError, PlayerError
from deckwright.games.aeons_end import rules as rules_module
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.definitions import MAGE, NEMESIS, Card, of_box
from deckwright.games.aeons_end.markets import PRESETS, TEMPLATES
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.table import NEMESIS_DECK
from deckwright.rules import new_game
from tests.aeons_end.dealing import RULES, SEEDS, cards_in, fits, laid, piles_of
from tests.table import a_table, seat

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
