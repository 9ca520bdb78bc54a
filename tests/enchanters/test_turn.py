"""The turn: one main action, any number of additional ones, and the track that moves on."""

from __future__ import annotations

from tests.table import a_table, seat

SIX = ["dagger", "axe", "helmet", "flail", "scimitar", "warhammer"]


def test_travel_costs_a_crystal_for_each_card_passed() -> None:
    table = a_table(you=seat(crystals=5), left=seat(crystals=5), track=SIX, deck=["ogre", "goblin", "giant"])

    table.choose("travel:helmet", "end")
    assert (table.you.crystals, table.you.items) == (3, ["fist", "helmet"])
    assert table.track == ["dagger", "axe", "flail", "scimitar", "warhammer", "giant"]

    table.choose("travel:dagger", "end")
    assert (table.left.crystals, table.left.items) == (5, ["fist", "dagger"])
    assert table.track == ["axe", "flail", "scimitar", "warhammer", "giant", "goblin"]


def test_travel_further_than_the_crystals_reach_is_refused_with_the_price() -> None:
    table = a_table(you=seat(crystals=3), track=SIX)

    refused = table.refused()

    assert [key for key in table.offered() if key.startswith("travel")] == [f"travel:{card}" for card in SIX[:4]]
    assert (refused["travel:scimitar"], refused["travel:warhammer"]) == ("costs-crystals", "costs-crystals")


def test_equal_cards_on_the_track_are_told_apart_by_their_distance() -> None:
    table = a_table(you=seat(crystals=1), track=["goblin", "dagger", "goblin", "goblin"])
    assert [key for key in table.offered() if "goblin" in key] == ["travel:goblin"]
    assert [key for key in table.refused() if "goblin" in key] == ["travel:goblin#2", "travel:goblin#3"]


def test_a_rest_discards_the_first_card_at_the_end_of_the_turn() -> None:
    table = a_table(you=seat(), track=SIX, deck=["ogre", "goblin"])

    table.choose("rest:normaltown-pay")
    assert (table.track, table.graveyard) == (SIX, [])
    table.choose("end")

    assert (table.track, table.graveyard) == ([*SIX[1:], "goblin"], ["dagger"])


def test_only_one_main_action_is_allowed() -> None:
    travelled = a_table(you=seat(crystals=5), track=SIX).choose("travel:dagger")
    assert travelled.refused()["rest:normaltown-pay"] == "main-action-done"
    assert travelled.refused()["travel:axe"] == "main-action-done"

    rested = a_table(you=seat(crystals=5), track=SIX).choose("rest:normaltown-inn")
    assert rested.refused()["rest:normaltown-pay"] == "main-action-done"
    assert rested.refused()["travel:dagger"] == "main-action-done"


def test_the_turn_cannot_end_before_the_main_action() -> None:
    table = a_table(you=seat(crystals=5), track=SIX)
    assert "end" not in table.offered()
    assert table.refused()["end"] == "main-action-first"


def test_additional_actions_may_come_before_and_after_the_main_action() -> None:
    table = a_table(you=seat(items=["scimitar"], crystals=7), track=["of-scales"])

    table.choose("use:normaltown-sharpen", "travel:of-scales", "use:scimitar-slash", "use:normaltown-sharpen")

    assert (table.you.attack, table.you.crystals) == (1 + 1 + 3 + 1, 2)


def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    table = a_table(you=seat(), track=["dagger"]).choose("travel:dagger")
    assert table.turn == "left"


def test_bonuses_end_with_the_turn() -> None:
    table = a_table(you=seat(items=["helmet"], crystals=3), track=["dagger", "axe"])
    table.choose("use:helmet-brace", "use:normaltown-sharpen", "travel:dagger")
    assert (table.you.attack, table.you.defence) == (1 + 2, 1)  # Dagger on Helmet, nothing bought


def test_an_action_may_be_used_again_in_the_next_turn() -> None:
    table = a_table(you=seat(items=["scimitar"], crystals=9), left=seat(), track=SIX)
    table.choose("use:scimitar-slash", "rest:normaltown-inn", "end", "rest:normaltown-inn")
    assert table.turn == "you"
    assert "use:scimitar-slash" in table.offered()


def test_covering_a_card_takes_its_action_away_in_the_middle_of_the_turn() -> None:
    table = a_table(you=seat(items=["scimitar"], crystals=5), track=["helmet"]).choose("travel:helmet")
    assert "use:scimitar-slash" not in table.offered()
    assert "use:helmet-brace" in table.offered()


def test_a_card_that_left_and_came_back_in_one_turn_stays_used() -> None:
    table = a_table(you=seat(items=["soulfire-drop"], trophies=["serpent-fly", "gnoll"]), track=["ogre"])

    table.choose("use:gnoll-throw", "rest:soulfire-call", "journey:gnoll")
    table.choose("use:serpent-fly-milk", "face:gnoll", "strike:gnoll")

    assert table.you.trophies == ["gnoll"]
    assert table.refused()["use:gnoll-throw"] == "used-this-turn"


def test_turns_go_around_the_table() -> None:
    table = a_table(turn="far", you=seat(), left=seat(), right=seat(), far=seat(), track=SIX)
    seen = []
    for _ in range(5):
        seen.append(table.turn)
        table.choose("rest:normaltown-inn")
    assert seen == ["far", "you", "left", "right", "far"]


def test_the_track_shrinks_when_the_deck_is_empty() -> None:
    table = a_table(you=seat(crystals=1), track=["dagger", "axe", "helmet", "flail"], deck=[])
    table.choose("travel:axe")
    assert table.track == ["dagger", "helmet", "flail"]
    assert table.outcome is None
    assert table.turn == "left"


def test_the_game_ends_after_the_turn_that_empties_deck_and_track() -> None:
    taken = a_table(you=seat(), track=["dagger"], deck=[]).choose("travel:dagger")
    assert taken.outcome is not None

    rested = a_table(you=seat(), track=["dagger"], deck=[]).choose("rest:normaltown-inn")
    assert rested.outcome is not None
    assert rested.graveyard == ["dagger"]


def test_after_the_last_card_the_turn_may_still_be_finished() -> None:
    table = a_table(you=seat(wounds=2, crystals=2), town=["spa-springs"], track=["dagger"], deck=[])

    table.choose("travel:dagger")
    assert table.offered() == ["use:spa-springs-bath", "end"]
    table.choose("use:spa-springs-bath")

    assert table.you.wounds == 1
    assert table.outcome is not None


def test_a_card_left_in_the_deck_keeps_the_game_going() -> None:
    table = a_table(you=seat(), track=["dagger"], deck=["axe"]).choose("travel:dagger")
    assert (table.track, table.deck) == (["axe"], [])
    assert table.outcome is None


def test_in_the_newer_edition_an_action_may_be_repeated_twice_only() -> None:
    table = a_table(options={"edition": "newer"}, you=seat(crystals=9), track=["dagger"])
    table.choose("use:normaltown-sharpen", "use:normaltown-sharpen")
    assert table.refused()["use:normaltown-sharpen"] == "used-twice"

    next_turn = table.choose("rest:normaltown-inn", "rest:normaltown-inn")
    assert "use:normaltown-sharpen" in next_turn.offered()
