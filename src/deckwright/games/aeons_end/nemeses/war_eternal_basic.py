"""Basic nemesis cards of War Eternal."""

from __future__ import annotations

from deckwright.authoring.writing import (
    among,
    card_in,
    chosen,
    destroy,
    discard,
    if_,
    is_,
    let,
    limits,
    lose,
    move,
    one_of,
    pay,
    per,
    tokens,
)
from deckwright.effects.vocabulary.decks import LookAt
from deckwright.games.aeons_end.definitions import attack, minion, power
from deckwright.games.aeons_end.vocabulary.breaches import DestroyWithBreach
from deckwright.games.aeons_end.vocabulary.cards import ShuffleDiscardIntoDeck
from deckwright.games.aeons_end.vocabulary.damage import FoeSuffers, LowestLife
from deckwright.games.aeons_end.vocabulary.nemesis import RepeatAttack
from deckwright.games.aeons_end.vocabulary.players import MostOfAnyone
from deckwright.games.aeons_end.vocabulary.turn_order import OwnerOfTurnCard, RevealTurnCard
from deckwright.games.aeons_end.writing import cards_of_theirs, gravehold_suffers, let_anyone, prepped, suffer, unleash

WAR_ETERNAL_BASIC = [
    # -- tier 1
    attack(
        "afflict",
        1,
        unleash(),
        let_anyone(),
        suffer(3, who="player"),
        let("back", card_in("discard", whose="player"), up_to=True, by="player"),
        move("back", to="hand", whose="player"),
    ),
    minion("catacomb-drone", 1, 5, unleash(), gravehold_suffers(1)),
    attack(
        "encroach",
        1,
        unleash(),
        RevealTurnCard("card"),
        if_(
            is_("card", tag="player"),
            [OwnerOfTurnCard("player", "card"), suffer(2, who="player")],
            [gravehold_suffers(3)],
        ),
    ),
    power(
        "heart-of-nothing",
        1,
        2,
        one_of([unleash(2)], [let_anyone(), suffer(4, who="player")], by="anyone"),
        to_discard=[let("given", card_in("hand"), count=4), discard("given")],
    ),
    minion("howling-spinners", 1, 5, let_anyone(), suffer(2, who="player")),
    power("night-unending", 1, 3, gravehold_suffers(MostOfAnyone("prepped_spells", times=2))),
    attack(
        "nix",
        1,
        unleash(),
        let_anyone(holding=cards_of_theirs()),
        suffer(1, who="player"),
        let("lost", card_in("hand", whose="player", most="cost"), by="player"),
        discard("lost"),
    ),
    power("planar-collision", 1, 2, unleash(2), to_discard=[let("given", prepped(), count=2), discard("given")]),
    attack("thrash", 1, unleash(), let("lost", card_in("hand", whose="all"), count=2, by="anyone"), discard("lost")),
    # -- tier 2
    power(
        "aphotic-sun",
        2,
        2,
        unleash(),
        let_anyone(most="charges"),
        suffer(3, who="player"),
        lose(charges=per("charges", who="player"), who="player"),
        to_discard=[pay(aether=7)],
    ),
    power(
        "chaos-flail",
        2,
        2,
        unleash(2),
        let_anyone(holding=card_in("deck", "discard", whose="them")),
        ShuffleDiscardIntoDeck("player"),
        LookAt("shown", 2, whose="player"),
        let("burned", among("shown", most="cost"), by="player"),
        destroy("burned"),
        to_discard=[pay(aether=7)],
    ),
    minion("mage-ender", 2, 9, let_anyone(most="opened_breaches"), suffer(2, who="player")),
    minion("mangleroot", 2, 12, gravehold_suffers(3), FoeSuffers(2)),
    power(
        "morbid-gyre",
        2,
        1,
        unleash(2),
        let("lost", card_in("hand", whose="all"), count=3, by="anyone"),
        discard("lost"),
        to_discard=[pay(aether=7)],
    ),
    attack(
        "mutilate",
        2,
        unleash(),
        let("lost", prepped("all"), count=2, by="anyone"),
        discard("lost"),
        let_anyone(),
        suffer(2, who="player"),
    ),
    minion("null-scion", 2, 11, unleash()),
    attack("smite", 2, unleash(2), gravehold_suffers(2)),
    # -- tier 3
    power(
        "apocalypse-ritual",
        3,
        2,
        gravehold_suffers(per("nemesis_turns_discarded", times=5)),
        to_discard=[pay(aether=8)],
    ),
    attack(
        "banish",
        3,
        unleash(2),
        let_anyone(has="prepped_spells", most="prepped_spells"),
        if_(chosen("player"), [suffer(per("prepped_spells", who="player"), who="player")]),
    ),
    power(
        "cataclysmic-fate",
        3,
        1,
        let("player", LowestLife(), by="anyone"),
        suffer(4, who="player"),
        to_discard=[let("burned", prepped(cost_at_least=5)), DestroyWithBreach("burned")],
    ),
    attack("engulf", 3, RepeatAttack()),
    minion("monstrosity-of-omens", 3, 5, gravehold_suffers(tokens("life")), modifiers=[limits("damage", 1)]),
    attack("quell", 3, one_of([gravehold_suffers(7)], [unleash(3)], by="anyone")),
    attack(
        "throttle",
        3,
        unleash(2),
        let_anyone(holding=cards_of_theirs(), needs=3),
        let("burned", card_in("hand", whose="player", most="cost"), count=3, by="player"),
        destroy("burned"),
    ),
    power(
        "withering-beam",
        3,
        2,
        unleash(2),
        let("burned", prepped("all", costliest=True), count=2, by="anyone"),
        destroy("burned"),
    ),
]
