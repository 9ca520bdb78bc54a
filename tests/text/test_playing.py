"""What players read while they play: prompts, options, reasons, the log."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.core import Dice, event_view, view, waiting_for
from deckwright.core.shown import CardView, EventView, OptionView, QuestionView, View, ZoneView
from deckwright.records import Session
from deckwright.text import LANGUAGES, language
from tests.aeons_end.mages_table import a_main_phase, cast
from tests.aeons_end.mages_table import seat as mage
from tests.table import a_table, seat

SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {"kingdoms": "goblins,gnolls,unicorns,undead"}),
    (2, {"kingdoms": "cultists,dracons,gnolls,undead", "edition": "newer"}),
    (3, {"variant": "fast,dragons"}),
    (4, {"variant": "super-fast"}),
]


MAGES = ("random", "xaxos,adelheim", "lash,kadir,phaedraxa", "jian,brama,mist-ae,lash")


@pytest.mark.parametrize("number", range(48))
def test_everything_that_random_games_of_enchanters_say_has_words(number: int) -> None:
    rules = games.load("enchanters")
    seats, setup = SETUPS[number % len(SETUPS)]
    town = rules.setup_options[0].values[1 + number % 21]
    play_aloud(Session(rules, seats, seed=number, setup={**setup, "town": town}), Dice(number))


@pytest.mark.parametrize("number", range(16))
def test_everything_that_random_games_of_aeons_end_say_has_words(number: int) -> None:
    """Every nemesis meets one to four mages, every other time at its worst."""
    rules = games.load("aeons-end")
    nemesis = rules.setup_options[0].values[1 + number // 4]
    difficulty = "expert" if number % 2 else "normal"
    setup = {"nemesis": nemesis, "mages": MAGES[number % 4], "market": "random", "difficulty": difficulty}
    play_aloud(Session(rules, 1 + number % 4, seed=number, setup=setup), Dice(number))


def play_aloud(session: Session, dice: Dice) -> None:
    """Words are missing loudly here: whatever is asked, refused or told is said in all languages."""
    rules = session.game.rules
    while session.game.question is not None:
        asked = waiting_for(session.game)[0]
        question = view(session.game, asked).question
        assert question is not None
        lang = language(LANGUAGES[session.game.version % len(LANGUAGES)])
        told = [lang.question(rules, question), lang.prompt(rules, question.prompt, question.about)]
        told += [lang.option(rules, option, None, question) for option in (*question.options, *question.refused)]
        told += [lang.reason(rules, option) for option in question.refused]
        chosen = question.options[dice.below(len(question.options))]
        told += [lang.advice(rules, "thrifty", question, chosen)]
        assert all(told)
        for event in session.answer(chosen.key, seat=asked):
            line = lang.event(rules, event_view(session.game, event, asked))
            assert line is None or line == line.strip()
    assert all(language(code).ending(rules, view(session.game, 0)) for code in LANGUAGES)


def asked(position_card: str, **seats: dict[str, object]) -> QuestionView:
    """The question after taking a card."""
    table = a_table(track=[position_card], **seats)
    table.choose(f"travel:{position_card}")
    asked = waiting_for(table.game)[0]
    question = view(table.game, asked).question
    assert question is not None
    return question


def test_a_choice_is_asked_for_with_its_purpose() -> None:
    rules = games.load("enchanters")
    question = asked("bolas", you=seat(trophies=["goblin", "ogre"]), left=seat())
    assert (
        language("en").question(rules, question)
        == "Bolas: a player of your choice discards a monster from their trophies. Whom do you choose?"
    )
    assert (
        language("uk").question(rules, question)
        == "Болас: гравець на ваш вибір скидає монстра зі своїх трофеїв. Кого ви виберете?"
    )


def test_whoever_is_asked_is_spoken_to() -> None:
    """Another player's card asks: its "that player" is you."""
    rules = games.load("enchanters")
    table = a_table(track=["bolas"], you=seat(), left=seat(trophies=["goblin", "ogre"]))
    table.choose("travel:bolas").choose("left")
    question = view(table.game, 1).question
    assert question is not None
    assert language("en").question(rules, question) == "Bolas: discard a monster from your trophies"
    assert language("uk").question(rules, question) == "Болас: скиньте монстра зі своїх трофеїв"
    assert language("ru").question(rules, question) == "Болас: сбросьте монстра из своих трофеев"


def test_whoever_is_asked_for_a_target_reads_how_much_it_will_suffer() -> None:
    table = cast("flare", turn_deck=["turn-2"], turn_discard=["turn-1"], nemesis_play=["provoker"])
    question = view(table.game, 0).question
    assert question is not None
    rules = table.game.rules
    assert language("en").question(rules, question) == "Flare: what do you deal 3 damage to?"
    assert language("uk").question(rules, question).endswith("кому завдати 3 пошкодження?")
    assert language("ru").question(rules, question).endswith("кому нанести 3 урона?")


def test_a_prompt_without_its_step_still_says_what_to_do() -> None:
    rules = games.load("enchanters")
    assert language("uk").prompt(rules, "pick-discard", "bolas") == "Болас: виберіть карту, щоб скинути її"
    assert language("uk").prompt(rules, "pick-yodel", "bolas") == "Болас: виберіть карту"


def test_the_turn_is_asked_for_until_the_main_action_is_done() -> None:
    rules = games.load("enchanters")
    main = QuestionView("turn", [OptionView("travel:axe", "travel", "axe")])
    after = QuestionView("turn", [OptionView("end", "end")])
    assert language("uk").question(rules, main) == "ваш хід: мандри чи відпочинок"
    assert language("uk").question(rules, after) == "використайте ще дії або закінчіть хід"


@pytest.mark.parametrize(
    ("code", "labels"),
    [
        ("en", ["Take: Axe", "Fight: Ogre", "Scimitar: pay 1 crystal ➡ get +3 attack until the end of the turn"]),
        ("uk", ["Узяти: Сокира", "Битися: Огр", "Ятаган: заплатіть 1 кристал ➡ отримайте +3 до атаки до кінця ходу"]),
        ("ru", ["Взять: Топор", "Сразиться: Огр", "Ятаган: заплатите 1 кристалл ➡ получите +3 к атаке до конца хода"]),
    ],
)
def test_options_say_what_they_do(code: str, labels: list[str]) -> None:
    rules = games.load("enchanters")
    options = [
        OptionView("travel:axe", "travel", "axe"),
        OptionView("travel:ogre", "travel", "ogre"),
        OptionView("use:scimitar-slash", "use", "scimitar", action="scimitar-slash"),
    ]
    assert [language(code).option(rules, option) for option in options] == labels


@pytest.mark.parametrize(
    ("code", "reasons"),
    [
        ("en", ["costs 1 crystal, you have 0", "costs 5 crystals, you have 2"]),
        ("uk", ["коштує 1 кристал, а у вас 0", "коштує 5 кристалів, а у вас 2"]),
        ("ru", ["стоит 1 кристалл, а у вас 0", "стоит 5 кристаллов, а у вас 2"]),
    ],
)
def test_reasons_say_what_is_needed_and_what_there_is(code: str, reasons: list[str]) -> None:
    rules = games.load("enchanters")
    options = [OptionView("x", "travel", "axe", reason="costs-crystals", need=n, have=h) for n, h in ((1, 0), (5, 2))]
    assert [language(code).reason(rules, option) for option in options] == reasons


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("en", ["Lesia: −5 crystals (now 2)", "Ogre strikes Lesia: 1 wound", None, "Revealed: a card"]),
        ("uk", ["Lesia: −5 кристалів (тепер 2)", "Огр завдає удару (Lesia): 1 рана", None, "Відкрито: карта"]),
        ("ru", ["Lesia: −5 кристаллов (теперь 2)", "Огр наносит удар (Lesia): 1 рана", None, "Открыто: карта"]),
    ],
)
def test_the_log_tells_what_happened_and_keeps_silent_about_the_rest(code: str, lines: list[str | None]) -> None:
    rules = games.load("enchanters")
    events = [
        EventView("counted", seat=0, what="crystals", amount=-5, total=2),
        EventView("struck", seat=0, card="ogre", amount=1),
        EventView("moved", card="axe", origin="track", goal="taking"),
        EventView("revealed"),
    ]
    assert [language(code).event(rules, event, ["Lesia"]) for event in events] == lines


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            "en",
            [
                "Provoker: 2 damage (3 left)",
                None,
                "Lesia: −1 charge (now 0)",
                "Lesia opens breach Ⅱ",
                "Defeat: Gravehold has fallen",
            ],
        ),
        (
            "uk",
            [
                "Підбурювач: 2 пошкодження (лишилося 3)",
                None,
                "Lesia: −1 енергія (тепер 0)",
                "Lesia відкриває портал Ⅱ",
                "Поразка: Грейвголд упав",
            ],
        ),
        (
            "ru",
            [
                "Подстрекатель: 2 урона (осталось 3)",
                None,
                "Lesia: −1 энергия (теперь 0)",
                "Lesia открывает разлом Ⅱ",
                "Поражение: Грейвхолд пал",
            ],
        ),
    ],
)
def test_the_log_tells_of_damage_and_of_the_end(code: str, lines: list[str | None]) -> None:
    """The life of the nemesis has a line of its own: what hit it needs no other."""
    rules = games.load("aeons-end")
    events = [
        EventView("hit", card="provoker", amount=2, total=3),
        EventView("hit", card="rageborne", amount=2),
        EventView("counted", seat=0, what="charges", amount=-1, total=0),
        EventView("opened", seat=0, amount=2),
        EventView("ended", what="gravehold-fallen"),
    ]
    assert [language(code).event(rules, event, ["Lesia"]) for event in events] == lines


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            [
                "Skewer: any player suffers 3 damage and draws 1 card. Whom do you choose?",
                "Prep: Spark to breach Ⅲ",
                "costs 3 aether, you have 1",
            ],
        ),
        (
            "uk",
            [
                "Протинання: будь-який гравець зазнає 3 пошкодження та бере 1 карту. Кого ви виберете?",
                "Підготувати: Іскра, портал Ⅲ",
                "коштує 3 етери, а у вас 1",
            ],
        ),
        (
            "ru",
            [
                "Резня: любой игрок получает 3 урона и берёт 1 карту. Кого вы выберете?",
                "Подготовить: Искра, разлом Ⅲ",
                "стоит 3 эфира, а у вас 1",
            ],
        ),
    ],
)
def test_mages_are_asked_together_and_told_what_is_missing(code: str, told: list[str]) -> None:
    rules, lang = games.load("aeons-end"), language(code)
    block = "card 'skewer': attack"
    steps = [type(instruction.step).__name__ for instruction in rules.blocks[rules.block(block)]]
    asked = QuestionView("player", [], about="skewer", block=block, step=steps.index("Choose"))
    prep = OptionView("prep:spark@3", "prep", "spark", number=3)
    gain = OptionView("gain:sifters-pearl", "gain", "sifters-pearl", reason="costs-aether", need=3, have=1)
    assert [lang.question(rules, asked), lang.option(rules, prep), lang.reason(rules, gain)] == told


@pytest.mark.parametrize(
    ("code", "told"),
    [("en", " (chosen so far: 1)"), ("uk", " (уже вибрано: 1)"), ("ru", " (уже выбрано: 1)")],
)
def test_a_question_for_several_cards_counts_them(code: str, told: str) -> None:
    rules, lang = games.load("aeons-end"), language(code)
    table = a_main_phase(mage(hand=["bottled-vortex", "crystal", "spark"])).play("bottled-vortex")
    first = view(table.game, 0).question
    table.choose("pick:crystal")
    second = view(table.game, 0).question
    assert first is not None
    assert second is not None
    assert lang.question(rules, second) == lang.question(rules, first) + told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Grim Sight: you may destroy that revealed card"),
        ("uk", "Похмуре видіння: ви можете знищити цю відкриту карту"),
        ("ru", "Мрачное видение: вы можете уничтожить эту открытую карту"),
    ],
)
def test_a_card_turned_over_is_not_taken_for_the_one_that_asks(code: str, told: str) -> None:
    rules = games.load("aeons-end")
    block = "card 'grim-sight': play"
    steps = [type(instruction.step).__name__ for instruction in rules.blocks[rules.block(block)]]
    asked = QuestionView("may", [], about="grim-sight", block=block, step=steps.index("Offer"))
    assert language(code).question(rules, asked) == told


@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        ("en", "Cast: Spark, breach Ⅰ", "Cast: Spark, breach Ⅰ (Lesia)"),
        ("uk", "Активувати: Іскра, портал Ⅰ", "Активувати: Іскра, портал Ⅰ (Lesia)"),
        ("ru", "Произнести: Искра, разлом Ⅰ", "Произнести: Искра, разлом Ⅰ (Lesia)"),
    ],
)
def test_the_spell_of_an_ally_is_called_by_its_owner(code: str, mine: str, theirs: str) -> None:
    rules, lang = games.load("aeons-end"), language(code)
    spell = OptionView("cast:spark", "cast", "spark", number=1)
    of_lesia = OptionView("cast:spark#2", "cast", "spark", seat=0, number=1)
    assert [lang.option(rules, one, ["Lesia"]) for one in (spell, of_lesia)] == [mine, theirs]


@pytest.mark.parametrize(
    ("code", "fallen", "beaten"),
    [
        ("en", "Gravehold has fallen: Rageborne has won", "Rageborne is beaten: Gravehold is saved"),
        ("uk", "Грейвголд упав: переміг монстр «Гнівородний»", "монстра «Гнівородний» здолано, Грейвголд урятовано"),
        (
            "ru",
            "Грейвхолд пал: победило исчадие «Гневорождённый»",
            "исчадие «Гневорождённый» повержено, Грейвхолд спасён",
        ),
    ],
)
def test_the_end_names_the_nemesis_and_why_it_came(code: str, fallen: str, beaten: str) -> None:
    rules = games.load("aeons-end")
    nemesis = ZoneView("nemesis", count=1, cards=[CardView("rageborne", 0, {})])
    told = [
        language(code).ending(rules, View("aeons-end", 9, 1, 0, 0, {}, [nemesis], {}, outcome=outcome, ending=ending))
        for outcome, ending in (
            ({"winners": [], "scores": []}, "gravehold-fallen"),
            ({"winners": [0], "scores": []}, "nemesis-beaten"),
        )
    ]
    assert told == [fallen, beaten]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_nemesis_that_wins_by_a_rule_of_its_own_says_which_one(code: str) -> None:
    """“Has reached its goal” is left to a nemesis that somebody else has written."""
    rules = games.load("aeons-end")

    def told(nemesis: str, ending: str = "nemesis-rule") -> str:
        zone = ZoneView("nemesis", count=1, cards=[CardView(nemesis, 0, {})])
        outcome: dict[str, list[int]] = {"winners": [], "scores": []}
        seen = View("aeons-end", 9, 1, 0, 0, {}, [zone], {}, outcome=outcome, ending=ending)
        return language(code).ending(rules, seen)

    own = {
        "carapace-queen": {"en": "13 husks", "uk": "13 чи більше шкарлупників", "ru": "13 или более оболочек"},
        "magus-of-cloaks": {"en": "Shadow’s Reach", "uk": "Рука тіні", "ru": "Длань тени"},
        "gate-witch": {"en": "turn after turn", "uk": "хід за ходом", "ru": "ход за ходом"},
    }
    named = {nemesis: language(code).card(rules, nemesis) for nemesis in (*own, "umbra-titan", "rageborne")}
    for nemesis, words in own.items():
        assert words[code] in told(nemesis)
        assert named[nemesis] in told(nemesis)
    last_token = {"en": "last nemesis token", "uk": "жодного жетона монстра", "ru": "ни одного жетона исчадия"}
    assert last_token[code] in told("umbra-titan", "no-tokens-left")
    goal = {"en": "reached its goal", "uk": "досяг своєї мети", "ru": "достигло своей цели"}
    assert goal[code] in told("rageborne")


def test_an_option_knows_whose_card_it_is_about() -> None:
    table = a_table(
        "aeons-end",
        you={"aether": 2, "breach_1": ["wildfire-whip"]},
        left={"breaches": {"IV": "opened"}, "breach_4": ["spectral-echo"]},
        phase="main",
    )
    table.choose("use:wildfire-whip")
    question = view(table.game, 0).question
    assert question is not None
    assert {option.card: option.seat for option in question.options} == {"wildfire-whip": -1, "spectral-echo": 1}


@pytest.mark.parametrize(
    ("block", "asked"),
    [
        (
            "card 'dusk-spawn': persistent",
            "any player chooses one: spend 1 charge; or suffer 2 damage. Whom do you choose?",
        ),
        ("card 'amethyst-shard': play", "any ally may draw 1 card. Whom do you choose?"),
        ("card 'venomite': persistent", "the player with the lowest life suffers 2 damage. Whom do you choose?"),
        ("card 'pain-sower': persistent", "any player suffers 2 damage. Whom do you choose?"),
        ("card 'crooked-mask-afflict': attack", "choose 2 players"),
    ],
)
def test_whoever_chooses_a_player_reads_what_comes_upon_them(block: str, asked: str) -> None:
    """Up to the next question: a second player is asked for by itself."""
    rules = games.load("aeons-end")
    steps = [type(instruction.step).__name__ for instruction in rules.blocks[rules.block(block)]]
    question = QuestionView("player", [], block=block, step=steps.index("Choose"))
    assert language("en").question(rules, question) == asked


def test_a_way_that_is_open_does_not_repeat_what_opened_it() -> None:
    rules, lang = games.load("aeons-end"), language("en")
    block = "card 'umbra-titan': unleash"
    steps = [type(instruction.step).__name__ for instruction in rules.blocks[rules.block(block)]]
    question = QuestionView("one-of", [], block=block, step=steps.index("Fork"))
    way = OptionView("branch:0", "branch", number=0)
    assert lang.option(rules, way, None, question) == "Any player suffers 2 damage"
    closed = OptionView("branch:0", "branch", number=0, reason="not-possible")
    assert lang.option(rules, closed, None, question).startswith("Any player suffers 2 damage (only possible if ")
