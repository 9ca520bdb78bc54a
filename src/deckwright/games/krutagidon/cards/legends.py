"""Legends: what they do in hand, and their group attack when they are revealed."""

from __future__ import annotations

from deckwright.authoring.writing import (
    agreed,
    among,
    another_player,
    any_player,
    arrange,
    belongs,
    both,
    card_in,
    chance,
    choice_of,
    chosen,
    counted,
    destroy,
    discard,
    double,
    draw,
    each_chooses,
    every,
    for_each,
    gain,
    gain_top,
    heal,
    if_,
    is_,
    left_of,
    let,
    may,
    move,
    multiplies,
    note,
    per,
    player_among,
    printed,
    reaches,
    reveal_top,
    set_to,
    suffers,
    sum_of,
    the_number,
    this_turn,
    times,
)
from deckwright.games.krutagidon.definitions import (
    CREATURE,
    LEGEND,
    LIMP,
    MAYHEM,
    SPELL,
    STARTER,
    TREASURE,
    attack,
    enemy,
    owned,
    shows_hand,
    strike,
    strike_everybody,
)
from deckwright.games.krutagidon.vocabulary import KeepOneOfEachType, PlayMayhem

LEGENDS = [
    owned("voom", LEGEND, 8, 4, play=[gain(power=1), draw(1), suffers(1, who="others")]),
    owned(
        "krazztar",
        LEGEND,
        9,
        5,
        play=[draw(3), suffers(3)],
        group_attack=[
            strike_everybody(first=True),
            every("givers", player_among("victims", other_than="avoided")),
            each_chooses("gift", card_in("hand", whose="them"), who="givers"),
            for_each(
                "giver",
                "givers",
                every("receiver", left_of("giver", within="victims")),
                every("given", choice_of("gift", "giver")),
                if_(
                    both(belongs("receiver", "givers"), chosen("given")),
                    [
                        move("given", to="discard", whose="receiver"),
                        suffers(times(2, printed("cost", "given")), who="receiver", dealer="source"),
                    ],
                ),
            ),
        ],
    ),
    owned(
        "twin-tongue",
        LEGEND,
        9,
        5,
        play=[
            draw(1, deck="main", to="revealed", drawn="shown"),
            if_(
                is_("shown", kind=MAYHEM),
                [move("shown", to="mayhem"), gain(power=3)],
                [move("shown", to="deck")],
            ),
        ],
        group_attack=[
            strike_everybody(
                reveal_top("shown", 5, whose="target"),
                every("dear", among("shown", cost_at_least=1)),
                every("rest", among("shown", other_than="dear")),
                discard("dear"),
                arrange("rest", to="deck", whose="target", by="target"),
            )
        ],
    ),
    owned(
        "bananamancer",
        LEGEND,
        9,
        5,
        play=[gain(power=2), heal(counted(card_in("played", "hand", "discard", kind=STARTER)))],
        group_attack=[strike_everybody(suffers(5, who="target"), gain_top("limp_wands", who="target"))],
    ),
    owned(
        "lady-britta",
        LEGEND,
        10,
        5,
        play=[
            gain(power=2),
            draw(1),
            let("gone", card_in("hand", kind=LIMP), up_to=True),
            destroy("gone"),
            if_(
                chosen("gone"),
                [may(let("besides", card_in("discard", kind=LIMP)), destroy("besides"))],
                [let("besides", card_in("discard", kind=LIMP)), destroy("besides")],
            ),
        ],
        group_attack=[
            strike_everybody(gain_top("limp_wands", counted(card_in("market", kind=CREATURE)), who="target"))
        ],
    ),
    owned(
        "sign-of-the-cosmos",
        LEGEND,
        10,
        5,
        play=[chance("played", card_in("mayhem")), PlayMayhem("played")],
        group_attack=[
            strike_everybody(
                let("lost", card_in("hand", whose="target"), count=2, by="target"),
                discard("lost"),
                let("ended", card_in("ongoing", whose="target"), by="target"),
                discard("ended"),
            )
        ],
    ),
    owned(
        "dire-warning",
        LEGEND,
        10,
        5,
        play=[gain(power=2), let("rival", another_player()), gain_top("limp_wands", who="rival")],
        group_attack=[strike_everybody(*shows_hand("target"), KeepOneOfEachType("target"))],
    ),
    owned(
        "constantine",
        LEGEND,
        10,
        5,
        play=[gain(power=3), chance("lent", card_in("box", kind="property")), move("lent", to="loan")],
        group_attack=[
            every("weakest", any_player(fewest="life")),
            note("level", per("life", who="weakest")),
            strike_everybody(set_to(life=the_number("level"), who="target")),
        ],
    ),
    owned(
        "lord-blacklord",
        LEGEND,
        11,
        6,
        play=[
            every("found", card_in("discard", kind=TREASURE)),
            if_(chosen("found"), [move("found", to="hand")], [gain(power=2)]),
        ],
        group_attack=[strike_everybody(suffers(7, who="target"))],
    ),
    owned(
        "skullsville",
        LEGEND,
        11,
        6,
        play=[
            every("found", card_in("discard", kind=SPELL)),
            if_(chosen("found"), [move("found", to="hand")], [gain(power=2)]),
        ],
        group_attack=[
            strike_everybody(
                *shows_hand("defender"),
                suffers(counted(among("shown", where=reaches(printed("worth", "it"), 1)), times=3), who="target"),
            )
        ],
    ),
    owned(
        "masha-the-chopper",
        LEGEND,
        12,
        6,
        play=[gain(power=4)],
        attack=attack(enemy(), strike(suffers(4, who="target"))),
        group_attack=[
            strike_everybody(
                *shows_hand("defender"),
                gain_top("limp_wands", counted(card_in("hand", whose="defender", cost_at_least=4)), who="target"),
            )
        ],
    ),
    owned(
        "doctor-had-a-drink",
        LEGEND,
        12,
        6,
        play=[
            if_(
                agreed("drink", "once"),
                [double("power")],
                [set_to(power=sum_of(per("power", times=2), per("spent"))), this_turn(multiplies("power", 2))],
            )
        ],
        group_attack=[
            strike_everybody(
                *shows_hand("target"),
                every("dear", card_in("hand", whose="target", cost_at_least=5)),
                discard("dear"),
            )
        ],
    ),
]
