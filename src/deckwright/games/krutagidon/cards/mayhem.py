"""Mayhem, A to Z."""

from __future__ import annotations

from deckwright.authoring.writing import (
    agreed,
    among,
    any_player,
    at_least,
    at_most,
    belongs,
    both,
    card_in,
    chance,
    chosen,
    destroy,
    discard,
    draw,
    each_chooses,
    every,
    exactly,
    for_each,
    gain_top,
    has_text,
    heal,
    highest,
    if_,
    is_,
    left_of,
    let,
    lies_in,
    may,
    move,
    not_,
    note,
    one_by_one,
    owner_of,
    pay,
    per,
    perform,
    player_among,
    printed,
    repeat,
    reveal_top,
    right_of,
    set_to,
    shuffle,
    suffers,
    the_number,
    top_of,
)
from deckwright.core.declared import Step
from deckwright.games.krutagidon.definitions import MAYHEM as MAYHEM_KIND
from deckwright.games.krutagidon.definitions import TOKEN, mayhem, rampage, shows_hand
from deckwright.games.krutagidon.table import HAND_SIZE


def takes_from_main(who: str, *then: Step) -> list[Step]:
    """Somebody takes the top card of the main deck; a mayhem is destroyed, and nothing comes instead."""
    return [
        draw(1, deck="main", to="revealed", drawn="taken"),
        if_(
            is_("taken", kind=MAYHEM_KIND),
            [move("taken", to="mayhem")],
            [
                if_(
                    agreed("takes", "discard"),
                    [move("taken", to="discard", whose=who)],
                    [move("taken", to="hand", whose=who)],
                ),
                *then,
            ],
        ),
    ]


MAYHEM = [
    mayhem(
        "a",
        for_each(
            "wizard",
            "takers",
            may(
                every("all_of_it", card_in("hand", whose="wizard")),
                discard("all_of_it"),
                draw(2, who="wizard"),
                note("done", 1),
                by="wizard",
            ),
            if_(not_(chosen("done")), [gain_top("limp_wands", who="wizard")]),
        ),
    ),
    mayhem(
        "b",
        every("strongest", any_player(most="life")),
        rampage(suffers(6, who="target"), whom="strongest"),
        attack=True,
    ),
    mayhem(
        "c",
        rampage(),
        every("struck", any_player(other_than="avoided")),
        reveal_top("shown", whose="struck"),
        every("dear", among("shown", most="cost")),
        every("cheap", among("shown", least="cost")),
        if_(
            not_(exactly(highest("cost", "dear"), highest("cost", "cheap"))),
            [
                every("receivers", owner_of("cheap")),
                for_each(
                    "gift",
                    "dear",
                    every("giver", owner_of("gift")),
                    let("receiver", player_among("receivers"), by="giver"),
                    move("gift", to="discard", whose="receiver"),
                ),
            ],
        ),
        attack=True,
    ),
    mayhem(
        "d",
        for_each(
            "wizard",
            "takers",
            one_by_one(
                "gone",
                card_in("hand", whose="wizard", where=at_least(4, "life", who="wizard")),
                pay(life=4, who="wizard", fallen="dead"),
                destroy("gone"),
                may_stop=True,
                by="wizard",
                until="dead",
            ),
        ),
    ),
    mayhem(
        "e",
        rampage(),
        every("struck", any_player(other_than="avoided")),
        *shows_hand("struck"),
        every("dearest", player_among("struck", most="hand_cost")),
        for_each("wizard", "dearest", gain_top("limp_wands", 2, who="wizard")),
        attack=True,
    ),
    mayhem(
        "f",
        rampage(
            reveal_top("shown", 2, whose="target"),
            let("gone", among("shown"), by="target"),
            destroy("gone"),
            every("kept", among("shown", other_than="gone")),
            move("kept", to="hand", whose="target"),
            suffers(printed("cost", "kept"), who="target"),
        ),
        attack=True,
    ),
    mayhem(
        "g",
        every("weakest", player_among("takers", fewest="life")),
        every("strongest", player_among("takers", most="life")),
        if_(
            not_(exactly(per("life", who="weakest"), per("life", who="strongest"))),
            [
                let("weak", player_among("weakest")),
                let("strong", player_among("strongest")),
                note("few", per("life", who="weak")),
                set_to(life=per("life", who="strong"), who="weak"),
                set_to(life=the_number("few"), who="strong"),
            ],
        ),
    ),
    mayhem(
        "h",
        for_each(
            "wizard",
            "takers",
            every("all_of_it", card_in("hand", "discard", whose="wizard")),
            move("all_of_it", to="deck", whose="wizard"),
            shuffle("deck", whose="wizard"),
            draw(HAND_SIZE, who="wizard"),
        ),
    ),
    mayhem(
        "i",
        rampage(
            chance("gone", card_in("hand", whose="target")),
            destroy("gone"),
            gain_top("wild_magic", who="target", to="hand"),
        ),
        attack=True,
    ),
    mayhem(
        "j",
        for_each(
            "wizard",
            "takers",
            may(
                draw(1, deck="main", to="revealed", drawn="taken"),
                if_(
                    is_("taken", kind=MAYHEM_KIND),
                    [move("taken", to="mayhem")],
                    [gain_top("revealed", who="wizard")],
                ),
                reveal_top("gone", whose="wizard"),
                destroy("gone"),
                by="wizard",
            ),
        ),
    ),
    mayhem(
        "k",
        for_each(
            "wizard",
            "takers",
            may(
                let("gone", card_in("hand", whose="wizard", most="cost"), by="wizard"),
                destroy("gone"),
                heal(13, who="wizard"),
                by="wizard",
            ),
        ),
    ),
    mayhem(
        "l",
        chance("drawn", card_in("mayhem"), count=2),
        move("drawn", to="revealed"),
        for_each("one", "drawn", perform("one", "event", source="source"), move("one", to="mayhem")),
    ),
    mayhem(
        "m",
        for_each(
            "wizard",
            "takers",
            may(
                let("gone", card_in("hand", "discard", whose="wizard"), by="wizard"),
                note("points", printed("worth", "gone")),
                destroy("gone"),
                repeat(the_number("points"), *takes_from_main("wizard")),
                by="wizard",
            ),
        ),
    ),
    mayhem(
        "n",
        rampage(
            every("signs", card_in("discard", whose="target", named="sign")),
            move("signs", to="deck", whose="target"),
        ),
        attack=True,
    ),
    mayhem(
        "o",
        for_each(
            "wizard",
            "takers",
            *shows_hand("wizard"),
            one_by_one(
                "one",
                among("shown", where=both(has_text("it", "attack"), lies_in("it", "hand"))),
                perform("one", "attack", by="wizard", giving={"whom": "wizard", "attacker": "wizard"}),
                by="wizard",
            ),
        ),
    ),
    mayhem(
        "p",
        every("hale", any_player(where=at_least(10, "life", who="them"))),
        rampage(suffers(5, who="target"), whom="hale"),
        attack=True,
    ),
    mayhem(
        "q",
        every("attacks", card_in("market", where=has_text("it", "attack"))),
        for_each("one", "attacks", perform("one", "aim", giving={"attacker": "source"})),
    ),
    mayhem(
        "r",
        every("holders", player_among("takers", has="real_tokens")),
        each_chooses("given", card_in("tokens", whose="them"), who="holders"),
        move("given", to="revealed"),
        for_each(
            "wizard",
            "holders",
            chance("got", card_in("revealed", kind=TOKEN)),
            move("got", to="tokens", whose="wizard"),
        ),
        for_each(
            "wizard", "holders", every("got", top_of("tokens", whose="wizard")), perform("got", "token", by="wizard")
        ),
    ),
    mayhem(
        "s",
        rampage(),
        every("struck", any_player(other_than="avoided")),
        for_each(
            "wizard",
            "struck",
            every("rival", right_of("wizard")),
            if_(
                belongs("rival", "takers"),
                [
                    may(let("gone", card_in("hand", whose="rival"), by="rival"), destroy("gone"), by="rival"),
                    may(let("gone", card_in("discard", whose="rival"), by="rival"), destroy("gone"), by="rival"),
                ],
            ),
        ),
        attack=True,
    ),
    mayhem(
        "t",
        rampage(),
        every("struck", any_player(other_than="avoided")),
        for_each(
            "wizard",
            "struck",
            every("rival", left_of("wizard")),
            if_(belongs("rival", "takers"), [draw(2, who="rival")]),
        ),
        attack=True,
    ),
    mayhem("u", rampage(*takes_from_main("target", suffers(printed("cost", "taken"), who="target"))), attack=True),
    mayhem(
        "v",
        every("frail", any_player(where=at_most(10, "life", who="them"))),
        rampage(suffers(3, who="target"), whom="frail"),
        attack=True,
    ),
    mayhem(
        "w",
        every("current", top_of("legend")),
        perform("current", "group-attack", source="source", giving={"victims": "all"}),
    ),
    mayhem(
        "x",
        *shows_hand("takers"),
        every("cheapest", player_among("takers", fewest="hand_cost")),
        draw(2, who="cheapest"),
    ),
    mayhem("y", rampage(gain_top("limp_wands", who="target", to="deck")), attack=True),
    mayhem(
        "z",
        rampage(let("lost", card_in("ongoing", whose="target"), by="target"), discard("lost")),
        attack=True,
    ),
]
