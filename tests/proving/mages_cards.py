"""The cards of mages and nemesis, and the table they lie on."""

from __future__ import annotations

from deckwright.authoring.writing import (
    adds,
    another_player,
    any_player,
    arrange,
    at_least,
    card_in,
    chosen,
    counted,
    destroy,
    discard,
    draw,
    either,
    every,
    exactly,
    for_each,
    gain,
    heal,
    hit,
    how_many,
    if_,
    is_,
    let,
    limits,
    look_at,
    may,
    move,
    next_time,
    not_,
    note,
    one_of,
    owner_of,
    pay,
    perform,
    prevents,
    provided,
    repeat,
    reveal_top,
    shuffle,
    suffers,
    sum_of,
    table_suffers,
    the_number,
    this_turn,
    times_this_turn,
    tokens,
    top_of,
    turn_of,
    when,
)
from deckwright.core import Counter, Definition, Game, Layout, Scope, Sight, Step, Zone
from deckwright.effects.conditions import judges
from deckwright.effects.vocabulary.actions import Action
from deckwright.effects.words import Amount, Condition, Modifier, Name, Steps, word

LIFE = 10
OPEN = 4
"""The state of an opened breach; below that it counts the quarter turns of a closed one."""
BREACHES = ("breach_1", "breach_2")
TURNED = ("turned_1", "turned_2")

LAYOUT = Layout(
    seats=3,
    zones=[
        Zone("box", Sight.SEALED),
        Zone("destroyed"),
        Zone("supply", ordered=False),
        Zone("nemesis"),
        Zone("nemesis_deck", Sight.HIDDEN),
        Zone("nemesis_drawn"),
        Zone("nemesis_play"),
        Zone("nemesis_discard"),
        Zone("corruptions", Sight.HIDDEN),
        Zone("turn_deck", Sight.HIDDEN),
        Zone("turn_discard"),
        Zone("mage", per_seat=True),
        Zone("hand", per_seat=True, ordered=False),
        Zone("deck", Sight.SEALED, per_seat=True),
        Zone("discard", per_seat=True),
        Zone("played", per_seat=True),
        *(Zone(breach, per_seat=True) for breach in BREACHES),
    ],
    counters=[
        Counter("gravehold"),
        Counter("life", per_seat=True),
        Counter("charges", per_seat=True),
        Counter("aether", per_seat=True, this_turn=True),
        Counter("gem_aether", per_seat=True, this_turn=True),
        Counter("loose_aether", per_seat=True, this_turn=True),
        *(Counter(turned, per_seat=True) for turned in TURNED),
    ],
)


class Card(Definition, frozen=True, kw_only=True):
    """Anything with a face."""

    cost: int = 0
    life: int = 0
    power: int = 0
    seat: int = 0
    play: Steps = ()
    cast: Steps = ()
    unleash: Steps = ()
    attack: Steps = ()
    persistent: Steps = ()
    power_effect: Steps = ()
    corruption: Steps = ()
    actions: tuple[Action, ...] = ()
    modifiers: tuple[Modifier, ...] = ()


@word
class LiesInClosedBreach(Condition, frozen=True):
    """A spell lies in a breach that is closed."""

    card: Name


@judges(LiesInClosedBreach)
def _closed(game: Game, scope: Scope, condition: LiesInClosedBreach) -> bool:
    place = game.place[scope.card(condition.card)]
    turned = TURNED[BREACHES.index(LAYOUT.zone_of[place].name)]
    return game.counters[LAYOUT.counter_at(turned, LAYOUT.owner_of[place])] < OPEN


def gem(id: str, cost: int, *play: Step, modifiers: tuple[Modifier, ...] = ()) -> Card:
    return Card(id=id, kind="gem", cost=cost, play=play, modifiers=modifiers)


def relic(id: str, cost: int, *play: Step) -> Card:
    return Card(id=id, kind="relic", cost=cost, play=play)


def spell(
    id: str,
    cost: int,
    *cast: Step,
    tags: tuple[str, ...] = (),
    actions: tuple[Action, ...] = (),
    modifiers: tuple[Modifier, ...] = (),
) -> Card:
    return Card(id=id, kind="spell", cost=cost, cast=cast, tags=tags, actions=actions, modifiers=modifiers)


def deal(amount: Amount) -> list[Step]:
    """Damage to the nemesis or a minion of your choice."""
    return [let("foe", card_in("nemesis", "nemesis_play", other_kind="power")), hit(amount, "foe", fallen="slain")]


def cast_it(spell: str) -> list[Step]:
    """A spell goes to its owner's discard pile, then its effect happens to whoever casts it."""
    return [let("owner", owner_of(spell)), move(spell, to="discard", whose="owner"), perform(spell, "cast")]


def unleash(times: int = 1) -> list[Step]:
    return [every("mat", card_in("nemesis")), repeat(times, perform("mat", "unleash"))]


ANY_SPELL = card_in(*BREACHES, whose="all")
AN_ALLY = let("ally", another_player())

PLAYER_CARDS = [
    gem("crystal", 0, gain(aether=1)),
    gem("moonstone-shard", 0, gain(aether=1), gain(gem_aether=1)),
    gem("oblivion-shard", 0, gain(loose_aether=2)),
    gem("emerald-shard", 0, one_of([gain(aether=1)], [let("friend", any_player(room="life")), heal(1, who="friend")])),
    gem(
        "shattered-geode",
        0,
        gain(aether=1),
        may(
            let("ally", another_player(holding=top_of("discard", whose="them"))),
            let("taken", top_of("discard", whose="ally")),
            move("taken", to="hand"),
        ),
    ),
    gem("burning-lens", 2, this_turn(adds(damage_dealt=1))),
    gem("garnet-shard", 0, one_of([gain(aether=1)], [let("spell", ANY_SPELL), *cast_it("spell")])),
    gem(
        "quartz-shard",
        0,
        gain(aether=1),
        reveal_top("next", zone="turn_deck"),
        if_(is_("next", tag="player"), [gain(aether=1)]),
        may(move("next", to="turn_deck", under=True)),
    ),
    gem(
        "sifters-pearl",
        3,
        gain(aether=2),
        for_each(
            "player",
            "all",
            reveal_top("top", whose="player"),
            if_(chosen("top"), [may(discard("top"), by="player")]),
        ),
    ),
    gem(
        "diamond-cluster",
        4,
        gain(aether=2),
        note("before", times_this_turn("played", named="diamond-cluster")),
        if_(exactly(1, the_number("before")), [gain(aether=2)]),
    ),
    gem("vriswood-amber", 3, gain(aether=2), modifiers=(when("gained", may(move("this", to="deck")), of="this"),)),
    gem(
        "volcanic-glass",
        3,
        gain(aether=2),
        modifiers=(
            when(
                "gained",
                may(
                    pay(aether=2, purpose="effect"),
                    let("ally", another_player()),
                    let("more", card_in("supply", named="volcanic-glass")),
                    move("more", to="deck", whose="ally"),
                ),
                of="this",
                if_=turn_of(),
            ),
        ),
    ),
    relic("mages-talisman", 5, gain(charges=1), AN_ALLY, gain(charges=1, who="ally")),
    relic(
        "focusing-orb",
        4,
        let("mage", any_player(where=not_(at_least(len(BREACHES), "opened", who="them")))),
        one_of([gain(turned_1=1, who="mage")], [gain(turned_2=1, who="mage")]),
    ),
    relic(
        "blasting-staff",
        4,
        may(let("spell", card_in(*BREACHES)), next_time(adds(damage_dealt=2)), *cast_it("spell")),
    ),
    relic(
        "unstable-prism",
        3,
        one_of(
            [
                let("gem", card_in("hand", kind="gem")),
                move("gem", to="played"),
                repeat(2, perform("gem", "play")),
                destroy("gem"),
            ],
            [gain(aether=2)],
        ),
    ),
    spell("spark", 0, *deal(1)),
    spell("phoenix-flame", 3, may(pay(charges=1), note("fanned", 1)), *deal(sum_of(2, provided(chosen("fanned"), 2)))),
    spell(
        "dark-fire",
        5,
        let("burned", card_in("hand"), count=2, up_to=True),
        discard("burned"),
        *deal(how_many("burned", times=3)),
    ),
    spell("thoughtform", 3, *deal(sum_of(2, counted(card_in(*BREACHES))))),
    spell("ember-link", 3, *deal(2), tags=("link",)),
    spell("ash-link", 3, *deal(3), tags=("link",)),
    spell("extinguish", 0, *deal(1), if_(is_("slain", kind="minion"), [gain(charges=1)])),
    spell(
        "oblivion-swell",
        5,
        *deal(2),
        actions=(Action(id="swell-tide", moment="main", effect=(gain(aether=1),)),),
    ),
    spell(
        "wildfire-whip",
        6,
        *deal(4),
        actions=(
            Action(
                id="whip-crack",
                moment="main",
                limit=0,
                cost=(pay(aether=2, purpose="effect"), let("spell", ANY_SPELL)),
                effect=tuple(cast_it("spell")),
            ),
        ),
    ),
    spell("equilibrium", 7, *deal(4), modifiers=(adds(damage_taken=-1, least=1),)),
    Card(
        id="adelheim",
        kind="mage",
        actions=(
            Action(
                id="aethereal-ward",
                moment="nemesis-draw",
                cost=(pay(charges=5),),
                condition=either(is_("about", kind="attack"), is_("about", kind="power")),
                effect=(move("about", to="nemesis_discard"),),
            ),
        ),
    ),
    Card(
        id="phaedraxa",
        kind="mage",
        actions=(
            Action(
                id="auspex-rune",
                moment="turn-order",
                cost=(pay(charges=5),),
                effect=(
                    this_turn(prevents("damage_taken"), who="all"),
                    this_turn(prevents("damage_taken"), who=""),
                ),
            ),
        ),
    ),
    Card(
        id="lash",
        kind="mage",
        actions=(
            Action(
                id="quicken-thought",
                moment="main",
                cost=(pay(charges=5),),
                effect=(
                    let("again", card_in("turn_discard", tag="player")),
                    move("again", to="turn_deck"),
                    shuffle("turn_deck"),
                ),
            ),
        ),
    ),
    Card(
        id="xaxos",
        kind="mage",
        actions=(
            Action(
                id="metaphysical-link",
                moment="main",
                cost=(pay(charges=5),),
                effect=(
                    look_at("ahead", counted(card_in("turn_deck")), zone="turn_deck"),
                    arrange("ahead", to="turn_deck"),
                ),
            ),
        ),
    ),
]


def power(id: str, cost: Steps, *effect: Step, tokens: int = 2) -> Card:
    """A power of the nemesis: it counts down, unless a player pays to be rid of it."""
    gone = Action(id=f"{id}-gone", moment="main", cost=cost, effect=(move("this", to="nemesis_discard"),))
    return Card(id=id, kind="power", power=tokens, power_effect=effect, actions=(gone,))


def minion(id: str, life: int, *persistent: Step, modifiers: tuple[Modifier, ...] = ()) -> Card:
    return Card(id=id, kind="minion", life=life, persistent=persistent, modifiers=modifiers)


def attack(id: str, *steps: Step) -> Card:
    return Card(id=id, kind="attack", attack=steps)


def corruption(id: str, *steps: Step) -> Card:
    """A corruption: having done its harm it goes back."""
    return Card(id=id, kind="corruption", corruption=(*steps, destroy("this")))


WEAKEST = let("weakest", any_player(has="life", fewest="life"), by="anyone")

NEMESIS_CARDS = [
    Card(
        id="rageborne",
        kind="nemesis",
        life=30,
        unleash=(WEAKEST, suffers(1, who="weakest"), table_suffers(gravehold=1)),
    ),
    attack(
        "skewer",
        *unleash(),
        let("victim", any_player(), by="anyone"),
        suffers(3, who="victim"),
        draw(1, who="victim"),
    ),
    attack("thrash", let("lost", card_in("hand", whose="all"), count=2, by="anyone"), discard("lost")),
    attack(
        "obliterate",
        let("victim", any_player(most="opened"), by="anyone"),
        one_of(
            [let("gone", card_in("hand", whose="victim"), count=4, by="victim"), destroy("gone")],
            [suffers(4, who="victim")],
            by="victim",
        ),
    ),
    attack(
        "nix",
        let("victim", any_player(holding=card_in("hand", whose="them")), by="anyone"),
        suffers(1, who="victim"),
        let("dearest", card_in("hand", whose="victim", most="cost"), by="victim"),
        discard("dearest"),
    ),
    attack("seize", let("taken", card_in(*BREACHES, whose="all", most="cost"), count=2, by="anyone"), discard("taken")),
    attack("madness", for_each("player", "all", draw(1, who="player", deck="corruptions", to="deck"))),
    power("eye-of-nothing", (pay(aether=6, purpose="power"),), *unleash(2)),
    power(
        "woven-sky",
        (let("paid", card_in("hand"), count=3), discard("paid")),
        *unleash(),
        WEAKEST,
        suffers(4, who="weakest"),
    ),
    minion("bane-sire", 6, *unleash()),
    minion("haze-spewer", 5, table_suffers(gravehold=tokens("life")), hit(1, "this")),
    minion("cauterizer", 3, WEAKEST, suffers(tokens("life"), who="weakest"), modifiers=(limits("damage_taken", 1),)),
    minion("bursting-sac", 2, modifiers=(when("leaves-play", table_suffers(gravehold=2), of="this"),)),
    attack(
        "false-hope",
        let("mender", any_player(has="charges"), by="anyone"),
        may(draw(1, who="mender"), by="mender"),
        one_of([heal(1, who="mender")], [draw(1, who="mender")], by="mender"),
        let("gift", card_in("hand"), by="mender"),
        discard("gift"),
    ),
    minion("thorn-hide", 4, modifiers=(when("damaged", suffers(1), of="this"),)),
    corruption(
        "blind-abandon", suffers(1), may(let("gone", card_in("hand", other_kind="corruption")), destroy("gone"))
    ),
    corruption("fever-of-war", suffers(1), draw(1)),
    corruption("lust-for-power", suffers(1), gain(charges=1)),
    *(Card(id=f"turn-{number}", kind="turn", tags=("player",), seat=number) for number in (1, 2, 3)),
    Card(id="turn-any", kind="turn", tags=("player", "wild")),
    Card(id="turn-nemesis", kind="turn", tags=("nemesis",)),
]
