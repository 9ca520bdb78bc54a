"""Basic nemesis cards of the base box."""

from __future__ import annotations

from deckwright.authoring.writing import (
    card_in,
    chosen,
    destroy,
    discard,
    every,
    how_many,
    if_,
    let,
    limits,
    lose,
    one_of,
    pay,
    per,
    tokens,
)
from deckwright.effects.vocabulary.amounts import Less
from deckwright.games.aeons_end.definitions import attack, minion, power
from deckwright.games.aeons_end.vocabulary.cards import DestroyTopOfDeck, ShuffleDiscardIntoDeck
from deckwright.games.aeons_end.vocabulary.damage import FoeSuffers, LowestLife
from deckwright.games.aeons_end.vocabulary.nemesis import ReturnMinion
from deckwright.games.aeons_end.vocabulary.turn_order import ShuffleIntoTurnDeck
from deckwright.games.aeons_end.writing import (
    cards_of_theirs,
    draw,
    gravehold_suffers,
    let_anyone,
    prepped,
    suffer,
    unleash,
)

BASE_BASIC = [
    # -- tier 1
    power(
        "agony-field",
        1,
        2,
        unleash(),
        let_anyone(holding=cards_of_theirs(), needs=3),
        let("lost", card_in("hand", whose="player"), count=3, by="player"),
        discard("lost"),
        draw(1, who="player"),
        to_discard=[let("burned", card_in("hand", cost_at_least=2)), destroy("burned")],
    ),
    minion("bane-sire", 1, 6, unleash()),
    power(
        "bleed-static",
        1,
        3,
        let_anyone(has="prepped_spells", most="prepped_spells"),
        if_(chosen("player"), [suffer(per("prepped_spells", times=2, who="player"), who="player")]),
    ),
    power("eye-of-nothing", 1, 2, unleash(2), to_discard=[pay(aether=6)]),
    minion("haze-spewer", 1, 5, gravehold_suffers(tokens("life")), FoeSuffers(1)),
    attack("skewer", 1, unleash(), let_anyone(), suffer(3, who="player"), draw(1, who="player")),
    attack("slaughter", 1, unleash(), gravehold_suffers(3)),
    power(
        "woven-sky",
        1,
        2,
        unleash(),
        let_anyone(),
        suffer(4, who="player"),
        to_discard=[let("given", card_in("hand"), count=3), discard("given")],
    ),
    # -- tier 2
    attack("awaken", 2, one_of([unleash(2), gravehold_suffers(3)], [ReturnMinion()], by="anyone")),
    minion("cauterizer", 2, 3, let_anyone(), suffer(tokens("life"), who="player"), modifiers=[limits("damage", 1)]),
    attack(
        "dispel",
        2,
        unleash(2),
        let_anyone(has="prepped_spells", most="prepped_spells"),
        let("lost", prepped("player", costliest=True), by="player"),
        discard("lost"),
    ),
    attack("lay-waste", 2, unleash(2), let_anyone(), suffer(2, who="player")),
    minion("needlemaw", 2, 11, gravehold_suffers(2)),
    power(
        "pulverizing-ray",
        2,
        1,
        let("gems", card_in("hand", whose="all", kind="gem"), count=6, up_to=True, by="anyone"),
        discard("gems"),
        gravehold_suffers(Less(18, how_many("gems", times=3))),
    ),
    minion(
        "venomite",
        2,
        9,
        one_of(
            [let("player", LowestLife(), by="anyone"), suffer(2, who="player")],
            [
                let_anyone(has="dear_prepped_spells"),
                let("lost", prepped("player", cost_at_least=3), by="player"),
                discard("lost"),
            ],
            by="anyone",
        ),
    ),
    # -- tier 3
    power(
        "doom-aegis",
        3,
        1,
        let_anyone(most="charges"),
        suffer(4, who="player"),
        lose(charges=per("charges", who="player"), who="player"),
        to_discard=[pay(aether=7)],
    ),
    attack(
        "gathering-darkness",
        3,
        let_anyone(holding=card_in("deck", "discard", whose="them"), needs=4),
        ShuffleDiscardIntoDeck("player"),
        DestroyTopOfDeck(4, "player"),
        unleash(2),
    ),
    minion("jagged-one", 3, 14, unleash(2)),
    attack(
        "obliterate",
        3,
        unleash(2),
        let_anyone(most="opened_breaches"),
        one_of(
            [let("burned", card_in("hand", whose="player"), count=4, by="player"), destroy("burned")],
            [suffer(4, who="player")],
            by="player",
        ),
    ),
    power(
        "reality-rupture",
        3,
        1,
        unleash(3),
        to_discard=[let("burned", prepped("you", cost_at_least=3), count=2), destroy("burned")],
    ),
    attack(
        "sunder",
        3,
        one_of(
            [gravehold_suffers(4), let("player", LowestLife(), by="anyone"), suffer(4, who="player")],
            [every("turns", card_in("turn_discard", tag="nemesis")), ShuffleIntoTurnDeck("turns")],
            by="anyone",
        ),
    ),
    attack("topple", 3, unleash(2), gravehold_suffers(4)),
]
