"""Positions laid by hand: the quiet table of Enchanters, play taken up anywhere, and what any game may add."""

from __future__ import annotations

import pytest

from deckwright.core import (
    Counter,
    Definition,
    Game,
    Layout,
    Option,
    Question,
    Scope,
    Step,
    Subject,
    Zone,
    answers,
    asks,
    resolves,
    view,
)
from deckwright.errors import AuthorError, PlayerError
from deckwright.rules import Rules
from deckwright.rules.position import TABLE, Placed, Position
from tests.table import a_table, seat

# -- the quiet table of Enchanters


def test_quiet_table_has_a_town_starters_and_a_blank_deck() -> None:
    table = a_table()

    assert (table.town, table.track, table.graveyard) == (["normaltown"], [], [])
    assert table.deck == ["of-enchanting"] * 30
    assert (table.you.items, table.you.enchantments, table.you.trophies) == (["fist"], ["of-enchanting"], [])
    assert (table.left.items, table.left.crystals) == (["fist"], 0)
    assert (table.turn, table.prompt) == ("you", "turn")


def test_what_a_position_names_replaces_the_quiet_table() -> None:
    table = a_table(you=seat(items=[], enchantments=["of-fire"]), town="dwarfburg", deck=[], track=["axe"])

    assert (table.town, table.deck, table.you.items, table.you.enchantments) == (["dwarfburg"], [], [], ["of-fire"])


def test_there_are_as_many_seats_as_are_mentioned() -> None:
    assert a_table().game.seats == 2
    assert a_table(right=seat()).game.seats == 3
    assert a_table(seats=4).game.seats == 4


def test_the_last_card_of_the_deck_is_drawn_first() -> None:
    table = a_table(track=["axe"], deck=["ogre", "helmet"])

    table.choose("axe")

    assert table.track == ["helmet", "ogre"]


def test_nobody_knows_the_deck_of_a_laid_table() -> None:
    table = a_table(deck=["ogre", "helmet"], track=["axe"])

    shown = {zone.name: zone.cards for zone in view(table.game, 0).zones if zone.seat < 0}

    assert shown["deck"] == []
    assert [card.id for card in shown["track"] if card is not None] == ["axe"]


def test_turn_can_belong_to_anyone() -> None:
    table = a_table(turn="right", track=["axe"])

    table.choose("axe", by="right")

    assert (table.right.items, table.turn) == (["fist", "axe"], "you")


# -- taking up play


def test_after_the_main_action_only_additional_actions_are_left() -> None:
    table = a_table(you=seat(crystals=2), track=["axe"], phase="after-main-action")

    assert table.offered() == ["use:normaltown-sharpen", "end"]
    table.choose("end")
    assert (table.track[0], table.turn) == ("axe", "left")


def test_after_a_rest_the_first_card_leaves() -> None:
    table = a_table(you=seat(crystals=2), track=["axe", "ogre"], phase="after-rest")

    table.choose("end")

    assert (table.graveyard, table.track[0]) == (["axe"], "ogre")


def test_fight_taken_up_before_the_blow() -> None:
    table = a_table(you=seat(crystals=2, attack_bonus=1), track=["axe", "goblin"], phase="before-blow", foe="goblin")

    table.choose("face:goblin")
    assert (table.prompt, table.you.wounds) == ("after-blow", 3)

    table.choose("strike:goblin")
    assert (table.you.trophies, table.track[0]) == (["goblin"], "axe")


def test_fight_taken_up_after_the_blow_brings_no_wounds() -> None:
    table = a_table(you=seat(crystals=2), track=["goblin"], phase="after-blow", foe="goblin", deck=["axe"])

    table.choose("use:normaltown-sharpen")

    assert (table.you.trophies, table.you.wounds, table.track) == (["goblin"], 0, ["axe"])


def test_fight_taken_up_in_the_graveyard_is_part_of_a_rest() -> None:
    table = a_table(
        you=seat(enchantments=["of-the-rainbow"], attack_bonus=1, wounds=5),
        graveyard=["goblin"],
        track=["axe"],
        phase="before-blow",
        foe="goblin",
    )

    assert (table.turn, table.you.trophies, table.graveyard) == ("left", ["goblin"], ["axe"])
    assert (table.you.wounds, table.you.crystals) == (6, 1)


def test_in_the_newer_edition_the_foe_strikes_back_after_its_defeat() -> None:
    table = a_table(
        you=seat(attack_bonus=1), track=["goblin"], phase="before-blow", foe="goblin", options={"edition": "newer"}
    )

    assert (table.you.trophies, table.you.wounds, table.turn) == (["goblin"], 3, "left")


def test_turn_taken_up_at_its_end() -> None:
    table = a_table(left=seat(trophies=["ogre"]), deck=[], phase="end")

    assert (table.outcome, table.winners) == ({"winners": [1], "scores": [0, 6]}, ["left"])


def test_actions_can_be_used_up() -> None:
    table = a_table(you=seat(items=["helmet"], crystals=5), used=["helmet-brace"])

    assert table.refused()["use:helmet-brace"] == "used-this-turn"
    assert "use:normaltown-sharpen" in table.offered()


def test_a_card_can_be_taken_at_once() -> None:
    table = a_table(you=seat(enchantments=["of-the-hunt"]), track=["ogre", "axe"], deck=[])

    table.order("take", "ogre")

    assert (table.you.trophies, table.you.wounds, table.you.crystals) == (["ogre"], 0, 1)
    assert (table.track, table.turn, table.prompt) == (["axe"], "you", "turn")


# -- the table of a test


def test_asking_for_what_is_not_there_is_an_error() -> None:
    table = a_table()

    with pytest.raises(AttributeError, match=r"a seat of enchanters has no zone, counter or fact 'itmes'"):
        _ = table.you.itmes
    with pytest.raises(PlayerError, match=r"'travel:axe' is not offered to p1"):
        table.choose("travel:axe")
    with pytest.raises(PlayerError, match=r"p2 is not asked"):
        table.choose("rest:normaltown-pay", by="left")


def test_saving_and_loading_changes_nothing() -> None:
    table = a_table(left=seat(trophies=["gnoll", "unicorn"]), track=["bolas"])
    table.choose("bolas", "left")

    asked, offered = table.asked, table.offered()
    table.save_and_load()

    assert (table.asked, table.offered()) == (asked, offered) == (["left"], ["pick:gnoll", "pick:unicorn"])


# -- what any game may add


class Duel(Step, frozen=True):
    """Play a card, or hit a husk."""


class Hatch(Step, frozen=True):
    """Every husk grows."""


LIFE = 0


class Husks(Rules):
    """A small game with marks on cards, words of its own and a directive."""

    name = "husks"
    version = 1
    min_seats = 1
    max_seats = 2
    table_words = ("nest",)
    seat_words = ("opened",)
    directives = ("hatch",)

    def __init__(self) -> None:
        layout = Layout(
            seats=2,
            zones=[Zone("box"), Zone("field"), Zone("hand", per_seat=True)],
            counters=[Counter("breach", per_seat=True)],
        )
        cards = [Definition(id="husk", kind="minion"), Definition(id="spark", kind="spell")]
        super().__init__(layout, cards, {"play": Subject.CARD, "hit": Subject.CARD})
        self.mark_names = ("life", "power")
        self.add_block("turn", [Duel()])
        self.add_block("hatch", [Hatch()])

    def fill_in(self, position: Position) -> None:
        husks = position.words.get(("nest", TABLE), 0)
        assert isinstance(husks, int)
        position.zones["field", TABLE] = [
            *position.zones.get(("field", TABLE), []),
            *(Placed("husk", {"life": 1}) for _ in range(husks)),
        ]
        for (word, seat_number), opened in position.words.items():
            if word == "opened":
                position.counters["breach", seat_number] = 5 if opened else 1

    def direct(self, game: Game, directive: str, argument: object) -> None:
        game.push(self.block(directive), {})


@asks(Duel)
def _ask_duel(game: Game, scope: Scope, step: Duel) -> Question:
    field, hand = game.rules.layout.zone("field"), game.rules.layout.zone("hand")
    options: list[Option] = [("hit", card, -1) for card in game.zones[field]]
    options += [("play", card, -1) for card in game.zones[hand + game.turn]]
    return Question("duel", (game.turn,), options)


@answers(Duel)
def _answer_duel(game: Game, scope: Scope, step: Duel, option: Option) -> None:
    game.move(option[1], game.rules.layout.zone("box"))
    scope.at -= 1


@resolves(Hatch)
def _hatch(game: Game, scope: Scope, step: Hatch) -> None:
    for card in game.zones[game.rules.layout.zone("field")]:
        game.marks[card * 8 + LIFE] = game.marks.get(card * 8 + LIFE, 0) + 1


def test_cards_can_be_laid_with_marks() -> None:
    table = a_table(Husks(), field=[{"card": "husk", "life": 3, "power": 2}, "husk x2"])

    assert table.marks("field") == [{"life": 3, "power": 2}, {}, {}]


def test_games_have_words_of_their_own_for_table_and_seats() -> None:
    table = a_table(Husks(), nest=2, you=seat(opened=True), left=seat(opened=False))

    assert (table.field, table.marks("field")) == (["husk", "husk"], [{"life": 1}, {"life": 1}])
    assert (table.you.breach, table.left.breach) == (5, 1)


def test_directives_happen_between_two_answers() -> None:
    table = a_table(Husks(), nest=2)

    table.order("hatch").choose("hit:husk#2")

    assert (table.marks("field"), table.prompt) == ([{"life": 2}], "duel")


def test_unknown_marks_and_cards_without_a_name_are_refused() -> None:
    with pytest.raises(AuthorError, match=r"position.field: no mark 'lif' on cards of husks \(did you mean 'life'\?\)"):
        a_table(Husks(), field=[{"card": "husk", "lif": 3}])
    with pytest.raises(AuthorError, match=r"position.field: \{'life': 3\} names no card; write \{card: …\}"):
        a_table(Husks(), field=[{"life": 3}])


def test_game_without_phases_of_its_own_begins_at_a_block() -> None:
    with pytest.raises(AuthorError, match=r"position.phase: husks has no 'trun' \(did you mean 'turn'\?\)"):
        a_table(Husks(), phase="trun")


def test_short_answer_must_leave_no_doubt() -> None:
    table = a_table(Husks(), field=["husk"], you=seat(hand=["husk", "spark"]))

    with pytest.raises(PlayerError, match=r"'husk' could be any of \['hit:husk', 'play:husk'\]; write the whole key"):
        table.choose("husk")
    table.choose("spark", "play:husk")
    assert (table.box, table.you.hand, table.field) == (["spark", "husk"], [], ["husk"])
