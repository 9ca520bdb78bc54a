"""The cards of the wizards, and the table they lie on."""

from __future__ import annotations

from deckwright.authoring.writing import (
    a_number,
    acquire,
    among,
    announce,
    another_player,
    any_player,
    attack_each_rival,
    attack_on,
    avoid,
    belongs,
    both,
    card_in,
    chance,
    choice_of,
    chosen,
    counted,
    destroy,
    discard,
    draw,
    each_chooses,
    every,
    for_each,
    gain,
    heal,
    highest,
    how_many,
    if_,
    instead_of,
    is_,
    kinds_this_turn,
    left_of,
    let,
    lies_in,
    look_at,
    lower,
    may,
    move,
    multiplies,
    next_time,
    not_,
    note,
    one_of,
    per,
    perform,
    printed,
    provided,
    reaches,
    reveal,
    reveal_top,
    same,
    send_back,
    set_to,
    suffers,
    sum_of,
    the_number,
    this_turn,
    times,
    times_this_turn,
    when,
)
from deckwright.core import Counter, Definition, Layout, Sight, Step, Zone
from deckwright.effects.words import Computed, Modifier, Steps

MARKET = 5
HAND = 5
LIFE = 20
MOST_LIFE = 25

LAYOUT = Layout(
    seats=4,
    zones=[
        Zone("box", Sight.SEALED),
        Zone("main", Sight.HIDDEN),
        Zone("drawn"),
        Zone("market"),
        Zone("mayhem"),
        Zone("legends", Sight.HIDDEN),
        Zone("legend"),
        Zone("limp_wands"),
        Zone("token_stack", Sight.HIDDEN),
        Zone("destroyed"),
        Zone("borrowed"),
        Zone("hand", Sight.OWNER, per_seat=True, ordered=False, pool="own"),
        Zone("deck", Sight.HIDDEN, per_seat=True, pool="own"),
        Zone("discard", per_seat=True),
        Zone("played", per_seat=True),
        Zone("ongoing", per_seat=True),
        Zone("tokens", per_seat=True),
    ],
    counters=[
        Counter("life", per_seat=True),
        Counter("power", per_seat=True, this_turn=True),
        Counter("prize", per_seat=True),
    ],
)
OWNED = ("hand", "deck", "discard", "played", "ongoing")


class Card(Definition, frozen=True, kw_only=True):
    """A card, a mayhem, a legend or a dead wizard's token."""

    cost: int = 0
    points: int | Computed = 0
    play: Steps = ()
    defence: Steps = ()
    group_attack: Steps = ()
    event: Steps = ()
    token: Steps = ()
    modifiers: tuple[Modifier, ...] = ()


def card(id: str, kind: str, cost: int, *play: Step, points: int | Computed = 0, tags: tuple[str, ...] = ()) -> Card:
    return Card(id=id, kind=kind, cost=cost, play=play, points=points, tags=tags)


def defender(id: str, kind: str, cost: int, *defence: Step, play: Steps = ()) -> Card:
    """A card that defends when it is discarded from hand."""
    return Card(id=id, kind=kind, cost=cost, play=play, tags=("defends",), defence=(discard("this"), *defence))


def ongoing(id: str, kind: str, cost: int, *modifiers: Modifier, points: int | Computed = 0) -> Card:
    """A card that stays in play."""
    return Card(id=id, kind=kind, cost=cost, tags=("ongoing",), modifiers=modifiers, points=points)


def legend(id: str, *group_attack: Step) -> Card:
    return Card(id=id, kind="legend", cost=9, points=5, group_attack=group_attack)


def mayhem(id: str, *event: Step) -> Card:
    return Card(id=id, kind="mayhem", event=event)


def token(id: str, *token: Step) -> Card:
    return Card(id=id, kind="token", points=-3, token=token)


def a_limp_wand(who: str) -> list[Step]:
    return [every("pile", card_in("limp_wands")), chance("wand", among("pile")), acquire("wand", who=who)]


def on_a_rival(*effect: Step) -> list[Step]:
    return [let("rival", another_player()), attack_on("rival", *effect)]


STARTERS = [
    card("sign", "starter", 0, gain(power=1)),
    card(
        "wand",
        "starter",
        0,
        gain(power=1),
        let("rival", any_player()),
        attack_on("rival", suffers(1, who="target", fallen="slain")),
        if_(chosen("slain"), [draw(2)]),
    ),
    card("limp-wand", "limp", 0, points=-1),
    card(
        "wild-magic",
        "wild",
        3,
        one_of(
            [gain(power=2)],
            [
                let("rival", another_player()),
                reveal_top("top", whose="rival"),
                move("top", to="borrowed"),
                perform("top", "play"),
                announce("played", about="top"),
                if_(
                    lies_in("top", "borrowed"),
                    [
                        if_(
                            is_("top", tag="ongoing"),
                            [move("top", to="ongoing")],
                            [move("top", to="discard", whose="rival")],
                        )
                    ],
                ),
            ],
        ),
    ),
]

CARDS = [
    card("annihilation", "spell", 7, gain(power=3), attack_each_rival(suffers(7, who="target"), declare="first")),
    card("whispered-doom", "spell", 7, attack_each_rival(suffers(7, who="target"), declare="secretly")),
    card("earthquake", "spell", 4, suffers(3, who="others")),
    card("sun-face", "wizard", 7, gain(power=2), draw(1), *on_a_rival(suffers(10, who="target"))),
    card("grubs-staff", "treasure", 4, *on_a_rival(suffers(3, who="target"), *a_limp_wand("target"))),
    card(
        "rap-battle",
        "treasure",
        5,
        attack_each_rival(
            suffers(counted(card_in("discard", whose="defender", kind="legend"), times=4), who="target", hurt="hurt")
        ),
        if_(not_(chosen("hurt")), [may(let("gone", card_in("hand")), destroy("gone"))]),
    ),
    card("fruity-fiend", "creature", 6, attack_each_rival(*a_limp_wand("target")), heal(how_many("avoided", times=4))),
    card(
        "overmind",
        "wizard",
        5,
        let("rival", another_player()),
        note("dear", counted(card_in("hand", whose="rival", cost_at_least=5))),
        attack_on(
            "rival",
            let("lost", card_in("hand", whose="target", cost_at_least=5), by="target"),
            discard("lost"),
        ),
        if_(both(chosen("avoided"), reaches(the_number("dear"), 1)), [suffers(5, who="rival")]),
    ),
    card(
        "snakewolf",
        "wizard",
        5,
        heal(2),
        every("weaker", another_player(where=reaches(per("life"), sum_of(per("life", who="them"), 1)))),
        attack_on("weaker", suffers(5, who="target")),
    ),
    card(
        "billy",
        "wizard",
        3,
        if_(
            not_(reaches(times_this_turn("played"), 1)),
            [every("rest", card_in("hand")), discard("rest"), draw(4)],
        ),
    ),
    card("clumsy-giant", "creature", 4, *on_a_rival(suffers(1, who="target")), suffers(1, who="others")),
    card(
        "bathhouse-keeper",
        "creature",
        4,
        *on_a_rival(
            every("shown", card_in("hand", whose="defender")),
            reveal("shown"),
            suffers(highest("cost", "shown"), who="target"),
        ),
    ),
    card(
        "blood-wager",
        "spell",
        2,
        let("stake", a_number(0, lower(3, per("life")))),
        suffers(the_number("stake")),
        gain(power=the_number("stake")),
    ),
    card(
        "mad-cat-lady",
        "wizard",
        3,
        let("friend", any_player()),
        if_(same("friend", "you"), [gain(power=1)], [draw(1), draw(1, who="friend")]),
    ),
    card("dismantlius", "spell", 3, let("gone", card_in("discard")), destroy("gone")),
    card("wont-let-go", "spell", 2, gain(power=1), next_time(instead_of("gained", move("about", to="deck")))),
    card("last-orders", "spell", 3, this_turn(multiplies("healing", 2))),
    card("scrying", "spell", 3, look_at("top"), may(discard("top"))),
    card("twins", "creature", 5, draw(2), points=1),
    defender("robot-tongue", "treasure", 2, avoid()),
    defender("unholy-grail", "treasure", 6, avoid(), draw(1), suffers(5, who="attacker")),
    defender("little-coin", "familiar", 6, avoid(), draw(1), send_back(), play=(gain(power=3),)),
    ongoing("sixer-mart", "place", 5, multiplies("healing", 2)),
    ongoing(
        "arena",
        "place",
        7,
        multiplies("attack_damage", 2),
        when("killed", discard("this")),
    ),
    ongoing(
        "mount-skullzfyre",
        "place",
        5,
        when("played", draw(1), against="wizard", if_=not_(reaches(times_this_turn("played", kind="wizard"), 2))),
    ),
    ongoing("golden-oldies", "treasure", 3, when("turn-starts", heal(counted(card_in("ongoing"))))),
    ongoing("mirage", "place", 2, when("turn-starts", discard("this"))),
    ongoing(
        "jack-of-trades",
        "place",
        4,
        when("played", gain(power=1), draw(1), if_=reaches(kinds_this_turn("played"), 3), limit=1),
    ),
    ongoing("watcher", "place", 4, when("killed", heal(3), of="others")),
    ongoing(
        "rlyeh",
        "place",
        7,
        instead_of("destroyed", let("rival", another_player()), move("about", to="discard", whose="rival")),
    ),
    ongoing("big-bone", "treasure", 3, points=counted(card_in("tokens"))),
    ongoing("ash-hoard", "treasure", 4, instead_of("destroyed", move("about", to="hand"))),
    card(
        "dragon-eggs",
        "treasure",
        5,
        heal(3),
        points=provided(reaches(counted(card_in(*OWNED, named="dragon-eggs")), 2), 5),
    ),
]

LEGENDS = [
    legend("voom"),
    legend("bananamancer", attack_on("all", suffers(5, who="target"), *a_limp_wand("target"), attacker="source")),
    legend(
        "twin-tongue",
        attack_on(
            "all",
            reveal_top("shown", 5, whose="target"),
            every("dear", among("shown", cost_at_least=1)),
            discard("dear"),
            attacker="source",
        ),
    ),
    legend(
        "krazztar",
        attack_on("all", declare="first", attacker="source"),
        every("givers", any_player(other_than="avoided")),
        each_chooses("gift", card_in("hand", whose="them"), who="givers"),
        for_each(
            "giver",
            "givers",
            let("receiver", left_of("giver")),
            let("given", choice_of("gift", "giver")),
            if_(
                both(belongs("receiver", "givers"), chosen("given")),
                [
                    move("given", to="discard", whose="receiver"),
                    suffers(times(2, printed("cost", "given")), who="receiver"),
                ],
            ),
        ),
    ),
]

MAYHEM = [
    mayhem(
        "mayhem-a",
        for_each(
            "wizard",
            "all",
            may(
                every("all_of_it", card_in("hand", whose="wizard")),
                discard("all_of_it"),
                draw(2, who="wizard"),
                note("done", 1),
                by="wizard",
            ),
            if_(not_(chosen("done")), a_limp_wand("wizard")),
        ),
    ),
    mayhem(
        "mayhem-b",
        every("strongest", any_player(most="life")),
        attack_on("strongest", suffers(6, who="target"), declare="first", attacker="source"),
    ),
    mayhem("mayhem-k", for_each("wizard", "all", heal(13, who="wizard"))),
]

TOKENS = [
    token("two-limp-wands", *a_limp_wand("you"), *a_limp_wand("you")),
    token("eight-to-the-killer", suffers(8, who="killer")),
    token("back-with-eleven", set_to(life=11)),
    token("gift-to-an-enemy", reveal_top("top"), let("rival", another_player()), move("top", to="hand", whose="rival")),
]
