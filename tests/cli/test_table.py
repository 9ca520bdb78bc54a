"""The table fits its terminal and shows every option, in every language."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from deckwright import games
from deckwright.cli.piles import panel
from deckwright.cli.story import Story
from deckwright.cli.table import Drawing
from deckwright.core import OPEN, Dice, Game, View, view, waiting_for
from deckwright.core.events import Event
from deckwright.records import Session
from deckwright.text import LANGUAGES, be_strict, language
from tests.table import a_table, seat

NAMES = ["Олександра", "Boris", "Vira", "Dmytro"]


def a_session(seats: int, answers: int, seed: int = 7, game: str = "enchanters") -> Session:
    """A game some random answers old."""
    session = Session(games.load(game), seats, seed=seed)
    dice = Dice(seed)
    for _ in range(answers):
        if session.game.question is None:
            break
        keys = session.rules.keys(session.game, session.game.question.options_of(waiting_for(session.game)[0]))
        session.answer(keys[dice.below(len(keys))])
    return session


def drawn(session: Session, code: str, *, seat: int | None = None, width: int = 80, height: int = 24) -> str:
    """What the terminal shows."""
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    asked = waiting_for(session.game)
    looks = seat if seat is not None else asked[0] if asked else 0
    lang = language(code)
    names = NAMES[: session.seats]
    happened = Story(session, lang, names).since_own_answer(looks)
    console.print(Drawing(session.rules, lang, names).table(view(session.game, looks), happened, console))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def flat(shown: str) -> str:
    """Words without frames and line breaks."""
    return " ".join(shown.replace("│", " ").split())


def looked_at(game: Game, code: str, *, by: int = 0) -> str:
    """What the table shows a seat, where nothing happened yet."""
    console = Console(file=io.StringIO(), width=80, height=24, color_system=None)
    console.print(Drawing(game.rules, language(code), NAMES).table(view(game, by), [], console))
    assert isinstance(console.file, io.StringIO)
    return flat(console.file.getvalue())


def listed(game: Game, code: str, *, by: int = 0) -> str:
    """What ``look`` tells a seat."""
    console = Console(file=io.StringIO(), width=400, color_system=None)
    console.print(Drawing(game.rules, language(code), NAMES).everything(view(game, by)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def a_view(session: Session) -> View:
    return view(session.game, waiting_for(session.game)[0])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_and_the_line_to_type_in_fit_80_by_24(code: str, seats: int) -> None:
    for answers in range(0, 200, 21):
        shown = drawn(a_session(seats, answers), code).splitlines()
        assert len(shown) <= 23
        assert all(len(line) <= 80 for line in shown)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mages_and_their_nemesis_fit_80_by_24(code: str, seats: int) -> None:
    for answers in range(0, 80, 11):
        shown = drawn(a_session(seats, answers, game="aeons-end"), code).splitlines()
        assert len(shown) <= 23
        assert all(len(line) <= 80 for line in shown)
        assert "[en]" not in "".join(shown)
        assert "[counter-" not in "".join(shown)


def test_breaches_are_shown_as_they_are_turned() -> None:
    shown = drawn(a_session(2, 0, game="aeons-end"), "en", width=120, height=40)

    assert "●" in shown
    assert "◔" in shown


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (160, 50)])
def test_every_option_is_shown_with_its_number(width: int, height: int) -> None:
    for answers in range(0, 120, 13):
        session = a_session(3, answers)
        question = a_view(session).question
        assert question is not None
        shown = " ".join(drawn(session, "en", width=width, height=height).replace("│", " ").split())
        for number, option in enumerate(question.options, 1):
            label = language("en").option(session.rules, option, NAMES)
            card = language("en").card(session.rules, option.card) if option.card else ""
            assert f" {number} {label[:60]}" in shown or f"[{number}] {label}" in shown or f"[{number}] {card}" in shown


def test_a_large_terminal_is_told_what_the_cards_do() -> None:
    session = a_session(3, 0)
    track = next(zone for zone in a_view(session).zones if zone.name == "track")
    assert track.cards[0] is not None
    text = language("en").rules_text(session.rules, track.cards[0].id)[0]

    assert text[:30] in drawn(session, "en", width=160, height=50)
    assert text[:30] not in drawn(session, "en", width=80, height=24)


def test_cards_that_are_not_known_are_only_counted() -> None:
    session = a_session(2, 0)
    deck = next(zone for zone in a_view(session).zones if zone.name == "deck")

    assert f"Adventure deck {deck.count}\n" in drawn(session, "en")
    assert f"Adventure deck {deck.count}: …" in drawn(session, "en", seat=OPEN)


def test_the_end_names_the_winner_and_all_scores() -> None:
    session = a_session(2, 10_000)
    assert session.game.outcome is not None
    winner = NAMES[session.game.outcome["winners"][0]]
    scores = session.game.outcome["scores"]

    shown = drawn(session, "en")

    assert f"{winner} wins!" in shown
    assert f"{NAMES[0]}: {scores[0]} · {NAMES[1]}: {scores[1]}".replace("-", "−") in shown


@pytest.mark.parametrize(
    ("code", "fallen", "nobody"),
    [
        ("en", "has won", "Nobody wins"),
        ("uk", "переміг монстр", "Ніхто не переміг"),
        ("ru", "победило исчадие", "Никто не победил"),
    ],
)
def test_a_game_lost_together_says_who_won_instead_of_nobody(code: str, fallen: str, nobody: str) -> None:
    session = a_session(2, 10_000, game="aeons-end")
    assert session.game.outcome is not None
    assert session.game.outcome["winners"] == []

    shown = flat(drawn(session, code))

    assert fallen in shown
    assert nobody not in shown


@pytest.mark.parametrize(
    ("code", "heads"),
    [
        ("en", "on cards card bonuses wounds town"),
        ("uk", "на картах бонуси карт рани містечко"),
        ("ru", "на картах бонусы карт раны городок"),
    ],
)
def test_the_end_tells_what_each_score_is_made_of(code: str, heads: str) -> None:
    session = a_session(2, 10_000)
    parts = view(session.game, 0).facts["glory_parts"]
    assert isinstance(parts, list)

    shown = flat(drawn(session, code))

    assert heads in shown
    for name, own in zip(NAMES, parts, strict=False):
        assert f"{name} {' '.join(map(str, own.values()))}".replace("-", "−") in shown


def test_scores_that_nothing_adds_up_to_are_told_alone() -> None:
    session = a_session(2, 10_000)
    assert session.game.outcome is not None
    session.game.outcome["scores"] = [score + 1 for score in session.game.outcome["scores"]]

    assert "on cards" not in drawn(session, "en")


# -- the piles of others ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Axe, 2 below · Enchantment of Fire, 1 below · Goblin"),
        ("uk", "Сокира, нижче ще 2 · Закляття вогню, нижче ще 1 · Гоблін"),
        ("ru", "Топор, ниже ещё 2 · Чары огня, ниже ещё 1 · Гоблин"),
    ],
)
def test_the_top_of_a_pile_is_told_with_the_cards_below_it_and_never_as_copies(code: str, told: str) -> None:
    left = seat(items=["fist", "shield", "axe"], enchantments=["of-stone", "of-fire"], trophies=["goblin"])
    table = a_table(you=seat(), left=left, track=["bolas"])

    assert told in looked_at(table.game, code)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["Hand: 5 cards", "Deck: 1 card"]),
        ("uk", ["Рука: 5 карт", "Колода: 1 карта"]),
        ("ru", ["Рука: 5 карт", "Колода: 1 карта"]),
    ],
)
def test_of_a_hand_and_of_a_deck_that_nobody_sees_the_cards_are_counted(code: str, told: list[str]) -> None:
    ally = seat(mage="kadir", hand=["crystal"] * 5, deck=["spark"])
    shown = looked_at(a_table("aeons-end", you=seat(mage="brama"), left=ally).game, code)

    assert all(words in shown for words in told)


@pytest.mark.parametrize(
    ("code", "counted"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "21 cards"]),
        ("uk", ["1 карта", "2 карти", "5 карт", "21 карта"]),
        ("ru", ["1 карта", "2 карты", "5 карт", "21 карта"]),
    ],
)
def test_cards_are_counted(code: str, counted: list[str]) -> None:
    assert [language(code).say("table-cards", count=count) for count in (1, 2, 5, 21)] == counted


# -- what happened ------------------------------------------------------------------------------------------------


def a_fight() -> Session:
    """Somebody has travelled to a dragon that is about to strike."""
    session = Session(games.load("enchanters"), 2, seed=12, setup={"town": "normaltown", "first": "1"})
    session.game = a_table(
        you=seat(crystals=8, items=["fist", "flail", "shield"], enchantments=["of-enchanting"]),
        left=seat(items=["fist", "warhammer"]),
        town="normaltown",
        track=["scythe", "dracolich", "trap", "warhammer", "skeleton", "silver-lance"],
    ).game
    session.answer("travel:dracolich")
    return session


@pytest.mark.parametrize("code", LANGUAGES)
def test_before_a_blow_all_that_happened_and_the_whole_question_are_read_on_80_by_24(code: str) -> None:
    session, lang = a_fight(), language(code)

    shown = flat(drawn(session, code))

    assert a_view(session).prompt == "before-blow"
    assert lang.say("table-more") not in shown
    assert all(line in shown for line in Story(session, lang, NAMES).lines(0, [0]))
    question = a_view(session).question
    assert question is not None
    assert lang.say("table-refused", count=len(question.refused)) in shown


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("enchanters", 2), ("aeons-end", 1), ("aeons-end", 2)])
def test_what_happened_is_on_the_screen_whole_or_known_to_be_missing(game: str, seats: int, code: str) -> None:
    console = Console(file=io.StringIO(), width=80, height=24, color_system=None)
    whole = 0
    for answers in range(1, 41, 2):
        session = a_session(seats, answers, game=game)
        happened = Story(session, language(code), NAMES).since_own_answer(waiting_for(session.game)[0])
        screen = Drawing(session.rules, language(code), NAMES).table(a_view(session), happened, console)
        shown = flat(drawn(session, code))
        assert all(flat(turn) in shown for turn in happened) == screen.tells_all
        assert (language(code).say("table-more") in shown) == (not screen.tells_all)
        whole += screen.tells_all
    assert whole >= 15


def test_what_has_no_room_beside_the_table_is_told_page_by_page() -> None:
    console = Console(file=io.StringIO(), width=80, height=24, color_system=None)
    drawing = Drawing(games.load("enchanters"), language("en"), NAMES)
    happened = [f"{name} takes card number {number}" for name in NAMES for number in range(10)]

    pages = []
    for page in drawing.news(happened, console):
        console.file = io.StringIO()
        console.print(page)
        pages.append(console.file.getvalue().splitlines())

    assert [len(page) for page in pages] == [22, 20]
    assert [line for page in pages for line in page[1:]] == happened
    assert all(page[0].startswith("What happened") for page in pages)


def test_a_title_too_long_for_its_frame_goes_inside() -> None:
    console = Console(file=io.StringIO(), width=30, color_system=None)
    console.print(panel("yes", "What now?"))
    console.print(panel("yes", "What would you like to do now, and why?"))

    assert isinstance(console.file, io.StringIO)
    short, long = console.file.getvalue().split("╯\n", 1)
    assert short.startswith("╭─ What now? ─")
    assert long.startswith("╭────")
    assert "What would you like to do now, and why? yes" in flat(long)


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    session = Session(games.load("aeons-end"), 1, seed=3, setup={"mages": "brama"})
    session.game = a_table("aeons-end", you=seat(mage="brama", hand=["crystal"] * 3), phase="main").game
    story = Story(session, language("en"), NAMES)
    for _ in range(3):
        session.answer("play:crystal")
    session.answers[:] = [type(given)((1, given.key)) for given in session.answers]  # somebody else gave them

    assert story.since_own_answer(0) == [f"{NAMES[0]} plays Crystal ×3"]


def test_that_a_turn_begins_goes_without_saying_where_the_next_line_names_the_player() -> None:
    session = Session(games.load("enchanters"), 2, seed=12, setup={"town": "normaltown", "first": "1"})
    for key in ("rest:normaltown-pay", "end", "rest:normaltown-pay"):
        session.answer(key)

    told = Story(session, language("en"), NAMES).since_own_answer(0)

    assert not any("begins a turn" in turn for turn in told)
    assert told[-1].startswith(f"{NAMES[1]} uses Normaltown (rest: gain 3 crystals)")


@pytest.mark.parametrize(
    ("code", "rest", "lost"),
    [
        ("en", "(rest: gain 3 crystals)", "After the rest, the first card of the track goes to the graveyard: "),
        ("uk", "(відпочинок: отримайте 3 кристали)", "Після відпочинку перша карта ряду мандрів іде на цвинтар: "),
        ("ru", "(отдых: получите 3 кристалла)", "После отдыха первая карта ряда странствий уходит на кладбище: "),
    ],
)
def test_the_story_says_which_action_of_the_town_was_used_and_where_the_first_card_went(
    code: str, rest: str, lost: str
) -> None:
    session = Session(games.load("enchanters"), 2, seed=12, setup={"town": "normaltown", "first": "2"})
    for key in ("rest:normaltown-pay", "end"):
        session.answer(key)

    told = " ".join(Story(session, language(code), NAMES).since_own_answer(0))

    assert rest in told
    assert lost in told


# -- look ---------------------------------------------------------------------------------------------------------


def test_look_lists_cards_in_the_order_of_the_table_and_says_which_is_the_top_of_a_pile() -> None:
    you = seat(items=["fist", "shield", "axe"])
    table = a_table(you=you, track=["bolas", "goblin", "scimitar"], graveyard=["trap", "flail"])

    lines = [line.split("  ")[1].strip() for line in listed(table.game, "en").splitlines() if line.startswith("  ")]

    names = [line.partition("] ")[2] or line for line in lines]
    assert names[names.index("Bolas") :][:3] == ["Bolas", "Goblin", "Scimitar"]  # a row has no top
    assert names[names.index("Trap") :][:2] == ["Trap", "Flail (on top)"]
    assert names[names.index("Fist") :][:3] == ["Fist", "Shield", "Axe (on top)"]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["(only these are known)", "(at the bottom)", "(no. 2 from the bottom)", "(on top)"]),
        ("uk", ["(відомі лише ці)", "(знизу)", "(№ 2 знизу)", "(згори)"]),
        ("ru", ["(известны только эти)", "(снизу)", "(№ 2 снизу)", "(сверху)"]),
    ],
)
def test_of_a_hidden_deck_look_tells_the_known_cards_and_where_they_lie(code: str, told: list[str]) -> None:
    table = a_table(you=seat(), track=["bolas"], deck=["axe", "shield", "goblin", "ogre", "flail"])
    deck = table.game.zones[table.game.rules.layout.zone("deck")]
    for card in (deck[0], deck[1], deck[-1]):
        table.game.seen[card] = 0b11

    shown = listed(table.game, code)

    lines = shown.splitlines()
    header = next(number for number, line in enumerate(lines) if told[0] in line)
    assert [mark in line for mark, line in zip(told[1:], lines[header + 1 :], strict=False)] == [True] * 3
    assert language(code).card(table.game.rules, "ogre") not in shown


def test_look_lists_the_piles_of_a_player_together() -> None:
    table = a_table(you=seat(items=["fist"], trophies=["goblin"]), left=seat(items=["fist"]), track=["bolas"])
    shown = listed(table.game, "en")

    heads = [line for line in shown.splitlines() if line.startswith(("Items", "Trophies"))]
    assert heads == [f"Items ({NAMES[0]}) 1", f"Trophies ({NAMES[0]}) 1", f"Items ({NAMES[1]}) 1"]


@pytest.fixture
def strict() -> Iterator[None]:
    """A missing word is an error."""
    be_strict()
    yield
    be_strict(False)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.usefixtures("strict")
def test_the_table_has_words_for_everything(code: str) -> None:
    for answers in range(0, 200, 23):
        assert drawn(a_session(3, answers), code)
        assert drawn(a_session(3, answers), code, width=160, height=50)


def test_a_price_of_the_top_card_does_not_split_a_stack_of_equal_cards() -> None:
    session = Session(games.load("krutagidon"), 2, seed=7, setup={"first": "1"})
    while session.game.question is not None and session.game.turn < 0:
        session.answer(
            session.rules.keys(session.game, session.game.question.options_of(waiting_for(session.game)[0]))[0]
        )

    assert "Wild Magic ×16 3 power" in flat(drawn(session, "en", width=120, height=60))


@pytest.mark.parametrize(
    ("code", "legend", "magic"),
    [
        ("en", "Legend: One-Armed One-Eyed Voom", "Wild Magic ×16"),
        ("uk", "Легенда: Однорукий Одноокий Вум", "Шалена магія ×16"),
        ("ru", "Легенда: Однорукий Одноглазый Вум", "Шальная магия ×16"),
    ],
)
def test_a_pile_says_its_name_once(code: str, legend: str, magic: str) -> None:
    shown = flat(drawn(Session(games.load("krutagidon"), 3, seed=7), code, width=80, height=24))
    assert legend in shown
    assert shown.count(magic.partition(" ×")[0]) == shown.count(magic) == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_mayhem_is_read_aloud_when_it_strikes(code: str) -> None:
    rules, lang = games.load("krutagidon"), language(code)
    session = Session(rules, 2, seed=7, setup={"familiars": "random", "properties": "random"})
    game = session.game
    [mayhem] = [card for card, face in enumerate(game.cards) if rules.definitions[face].id == "mayhem-r"]
    session.events.append([Event("mayhem", card=mayhem)])
    [line] = Story(session, lang, NAMES).lines(0, [len(session.events) - 1])
    assert line.startswith(lang.card(rules, "mayhem-r"))
    assert line.endswith(f"{lang.rules_text(rules, 'mayhem-r')[1]})")


def test_cards_to_choose_from_say_what_they_do_where_there_is_room() -> None:
    session = Session(games.load("krutagidon"), 2, seed=7)

    shown = flat(drawn(session, "en", width=120, height=60))

    question = view(session.game, 0).question
    assert question is not None
    for option in question.options:
        assert " ".join(language("en").rules_text(session.rules, option.card)) in shown
