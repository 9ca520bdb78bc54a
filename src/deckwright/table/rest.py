"""The REST API: what can be played, new tables, game files, replays."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from deckwright import __version__, bots, games
from deckwright.core import OPEN, SPECTATOR
from deckwright.errors import AuthorError, PlayerError
from deckwright.lessons import course, course_names, example, marks_of, said
from deckwright.records import gamefile
from deckwright.rules import Rules
from deckwright.table import crafting, thinking
from deckwright.table.bodies import (
    CHAT_LENGTH,
    NAME_LENGTH,
    About,
    BotInfo,
    CardDraft,
    CardInfo,
    CheckedCard,
    CompanionInfo,
    ContinueFrom,
    ExampleInfo,
    GameInfo,
    Join,
    Joined,
    Labelled,
    LessonInfo,
    LivesInfo,
    MarkInfo,
    MarkWhen,
    Mine,
    NewTable,
    OptionInfo,
    PackOfCards,
    Practise,
    Problem,
    Replay,
    ReviewInfo,
    RulingBook,
    RulingSection,
    SetupInfo,
    TryCard,
    ValueInfo,
    WorkshopInfo,
)
from deckwright.table.building import page_build
from deckwright.table.calling import ways
from deckwright.table.compendium import card_info, ruling_info
from deckwright.table.expecting import chance, measured_info
from deckwright.table.hall import Hall
from deckwright.table.illustrating import illustrated
from deckwright.table.limits import FILE_BYTES, OutOfTime
from deckwright.table.names import checked_name
from deckwright.table.records import Language as Code
from deckwright.table.records import TableInfo
from deckwright.table.room import Room
from deckwright.table.schema import PersonRecord
from deckwright.table.table_file import file_for, table_file
from deckwright.text import LANGUAGES, Language, language
from deckwright.text.gamewords import package_of
from deckwright.text.grammar import capital
from deckwright.text.rulings import books_of

log = logging.getLogger("deckwright.table")

T = TypeVar("T")

TABLES_A_SECOND = 6.0
"""As how many tables every second counts that it takes to play a game again."""
REPLAY_BUDGET = 20.0
"""Seconds that telling a whole game may take."""
CARD_BUDGET = 6.0
"""Seconds that checking a card may take."""
PACK_BUDGET = 20.0
"""Seconds that checking all cards of a file may take."""

InLanguage = Annotated[Code | None, QueryParameter(name="language", description="en, uk or ru", required=False)]
TableCode = Annotated[str, PathParameter(description="the code of a table", max_length=16)]
GameName = Annotated[str, PathParameter(description="the name of a game", max_length=64)]
ExampleName = Annotated[str, PathParameter(description="the name of an example or ruling", max_length=80)]
AnyRequest = Request[Any, Any, State]

PROBLEMS = {
    status: ResponseSpec(Problem, description="what was asked for cannot be", generate_examples=False)
    for status in (400, 401, 403, 404, 405, 409, 413, 429, 500, 503)
}


def spoken(request: AnyRequest, code: str | None = None) -> Language:
    """The language of whoever asks: as they say, or as their browser does, or English."""
    wanted = [code or request.query_params.get("language", "")]
    wanted += re.findall(r"(?:^|,)\s*([a-z]{2})", request.headers.get("accept-language", "").lower())
    return language(next((one for one in wanted if one in LANGUAGES), "en"))


def _hall(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _count_request(request: AnyRequest) -> None:
    """Making and joining tables costs us something: nobody may do it without end."""
    _hall(request).limits.tables.take(_address(request))


def _spends(request: AnyRequest) -> Callable[[float], None]:
    """Playing a long game again counts like making many tables."""
    tables, address = _hall(request).limits.tables, _address(request)
    return lambda seconds: tables.drink(address, TABLES_A_SECOND * seconds)


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


async def _room(request: AnyRequest, code: str) -> Room:
    """The table that somebody names."""
    hall = _hall(request)
    return await hall.limits.guess(_address(request), hall.room(code))


async def _person(request: AnyRequest, room: Room) -> PersonRecord | None:
    """Whoever asks, told by their token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not token:
        return None
    if kind.lower() != "bearer":
        raise PlayerError("bad-token", "this token belongs to nobody at this table")
    return await room.company.person(token.strip())


# -- what can be played --------------------------------------------------------------------------------------------


@get("/about", summary="What this server offers", sync_to_thread=False, responses=PROBLEMS)
def about(request: AnyRequest, in_language: InLanguage = None) -> About:
    lang = spoken(request, in_language)
    return About(
        version=__version__,
        games=games.names(),
        languages=[Labelled(code, lang.name(code)) for code in LANGUAGES],
        bots=[BotInfo(name, lang.bot(name), lang.bot_about(name)) for name in bots.names()],
        name_length=NAME_LENGTH,
        chat_length=CHAT_LENGTH,
        build=page_build(),
        calls=ways(_hall(request).settings),
    )


@get("/games", summary="The games, their set-up options and their words", sync_to_thread=False, responses=PROBLEMS)
def all_games(request: AnyRequest, in_language: InLanguage = None) -> list[GameInfo]:
    lang = spoken(request, in_language)
    return [game_info(games.load(name), lang) for name in games.names()]


def game_info(rules: Rules, lang: Language) -> GameInfo:
    """A game in words."""
    return GameInfo(
        name=rules.name,
        title=lang.game(rules.name),
        rules=rules.version,
        min_seats=rules.min_seats,
        max_seats=rules.max_seats,
        competitive=rules.competitive,
        bots=bots.names(rules),
        options=[
            OptionInfo(
                name=option.name,
                label=lang.setup_option(rules, option.name),
                many=option.many,
                of=option.of,
                default=option.default,
                values=[
                    ValueInfo(
                        value,
                        lang.setup_value(rules, option.name, value),
                        lang.setup_about(rules, option.name, value),
                        option.levels.get(value, 0),
                        list(option.contents.get(value, ())),
                    )
                    for value in option.values
                ],
                about=lang.setup_about(rules, option.name),
                hardest=option.hardest,
                seated=option.seated,
            )
            for option in rules.setup_options
        ],
        kinds={kind: lang.kind(rules, kind) for kind in dict.fromkeys(card.kind for card in rules.definitions)},
        zones={zone.name: lang.zone(rules, zone.name) for zone in rules.layout.zones},
        counters={
            counter.name: lang.counter(rules, counter.name) for counter in rules.layout.counters if counter.shown
        },
        seat_counters=[counter.name for counter in rules.layout.counters if counter.shown and counter.per_seat],
        loose_zones=[zone.name for zone in rules.layout.zones if not zone.ordered],
        lessons=lesson_infos(rules, lang),
        companion=companion_info(rules, lang),
        measured=measured_info(rules, lang),
        crafts=crafting.kinds_of(rules),
    )


def companion_info(rules: Rules, lang: Language) -> CompanionInfo | None:
    """What the helper for the cardboard table offers for a game."""
    companion = rules.companion
    if companion is None:
        return None
    return CompanionInfo(
        turn_decks={name: list(cards) for name, cards in companion.turn_decks.items()},
        lives=[
            LivesInfo(level, lang.setup_value(rules, "difficulty", level), *lives)
            for level, lives in companion.lives.items()
        ],
        market=dict(companion.market),
    )


def lesson_infos(rules: Rules, lang: Language) -> list[LessonInfo]:
    """The guided games of a game. One with a mistake in it is left out: the rest of the game can be played."""
    found = []
    for name in course_names(rules):
        try:
            found.append(lesson_info(rules, name, lang))
        except AuthorError as error:
            log.error("a guided game of %s is left out: %s", rules.name, error)
    return found


def lesson_info(rules: Rules, name: str, lang: Language) -> LessonInfo:
    """A guided game in words."""
    guide = course(rules, name)
    return LessonInfo(
        name=name,
        title=said(guide.title, rules, lang),
        about=said(guide.about, rules, lang),
        players=list(guide.players),
    )


@get("/games/{game:str}/cards", summary="The compendium of a game", sync_to_thread=True, responses=PROBLEMS)
def cards(request: AnyRequest, game: GameName, in_language: InLanguage = None) -> list[CardInfo]:
    lang, rules = spoken(request, in_language), games.load(game)
    return [card_info(rules, number, lang) for number in range(len(rules.definitions))]


@get("/games/{game:str}/rulings", summary="What the rulebooks leave open", sync_to_thread=False, responses=PROBLEMS)
def rulings(request: AnyRequest, game: GameName, in_language: InLanguage = None) -> list[RulingBook]:
    lang, rules = spoken(request, in_language), games.load(game)
    return [
        RulingBook(
            book.title[lang.code],
            book.intro[lang.code],
            [
                RulingSection(section.title[lang.code], [ruling_info(one, lang) for one in section.rulings])
                for section in book.sections
            ],
        )
        for book in books_of(package_of(rules))
    ]


@get("/games/{game:str}/marks", summary="Notes on what is new", sync_to_thread=False, responses=PROBLEMS)
def marks(request: AnyRequest, game: GameName, in_language: InLanguage = None) -> list[MarkInfo]:
    lang, rules = spoken(request, in_language), games.load(game)
    return [
        MarkInfo(one.id, MarkWhen(**msgspec.structs.asdict(one.when)), one.show, said(one.say, rules, lang))
        for one in marks_of(rules)
    ]


@get("/games/{game:str}/examples/{name:str}", summary="A turn to step through", responses=PROBLEMS)
async def show_example(
    request: AnyRequest, game: GameName, name: ExampleName, in_language: InLanguage = None
) -> ExampleInfo:
    lang, rules = spoken(request, in_language), games.load(game)
    example(rules, name)  # an unknown one is refused here, not in a thread
    return await asyncio.to_thread(illustrated, rules, name, lang)


@post("/setups", summary="Whether a table could be set up like this", status_code=200, responses=PROBLEMS)
async def check_setup(request: AnyRequest, data: JSONBody[NewTable], in_language: InLanguage = None) -> SetupInfo:
    """Lay out nothing, but say what is wrong, or worth knowing: a page asks before somebody presses *start*."""
    rules = games.load(data.game)
    seats, lang = len(data.seats), spoken(request, in_language)
    checked = rules.check_setup(seats, data.setup)
    notes = lang.setup_notes(rules, checked)
    return SetupInfo(rules.defaults(data.setup), notes, chance(rules, seats, data.setup, lang))


# -- cards of one's own --------------------------------------------------------------------------------------------


async def _counted(request: AnyRequest, working: Coroutine[Any, Any, T]) -> T:
    """Work on what somebody wrote. What is given up counts like many cards: all others have waited for it."""
    hall, address = _hall(request), _address(request)
    try:
        hall.limits.cards.take(address)
    except PlayerError:
        working.close()
        raise
    try:
        return await working
    except OutOfTime:
        hall.limits.cards.drink(address, hall.settings.cards_per_minute / 2)
        raise


@get("/games/{game:str}/workshop", summary="What cards can be made of, and the words", responses=PROBLEMS)
async def workshop(request: AnyRequest, game: GameName, in_language: InLanguage = None) -> WorkshopInfo:
    rules, lang = games.load(game), spoken(request, in_language)
    told = await asyncio.to_thread(crafting.workshop_info, rules.name, lang.code)
    _hall(request).workshop.open(rules.name)
    return told


@get("/games/{game:str}/workshop/{card:str}", summary="A printed card as one would write it", responses=PROBLEMS)
async def workshop_card(request: AnyRequest, game: GameName, card: ExampleName) -> CardDraft:
    return await asyncio.to_thread(crafting.draft_of, games.load(game), card)


@post("/games/{game:str}/workshop/checks", summary="Check a card", status_code=200, responses=PROBLEMS)
async def check_card(
    request: AnyRequest, game: GameName, data: JSONBody[CardDraft], in_language: InLanguage = None
) -> CheckedCard:
    """What is wrong with a card that somebody writes, or how it looks."""
    lang, name = spoken(request, in_language), games.load(game).name
    workshop = _hall(request).workshop
    return await _counted(request, workshop.do(name, CARD_BUDGET, crafting.check, name, data, lang.code))


@post("/games/{game:str}/workshop/tables", summary="Try a card", status_code=201, responses=PROBLEMS)
async def try_card(request: AnyRequest, game: GameName, data: JSONBody[TryCard]) -> Joined:
    _count_request(request)
    name = games.load(game).name
    pack = await _counted(request, _hall(request).workshop.do(name, CARD_BUDGET, crafting.packed, name, data.card))
    room, token, mine = await _hall(request).founding.try_card(name, pack, data)
    return Joined(token, mine, room.showing.info(spoken(request, data.language)))


@post("/packs", summary="Write cards down as a pack", status_code=200, responses=PROBLEMS)
async def write_pack(
    request: AnyRequest, data: JSONBody[PackOfCards], in_language: InLanguage = None
) -> Response[bytes]:
    name, code = games.load(data.game).name, spoken(request, in_language).code
    text = await _counted(request, _hall(request).workshop.do(name, PACK_BUDGET, crafting.write_pack, data, code))
    return Response(text.encode(), media_type="application/yaml")


@post("/packs/readings", summary="Read a pack of cards", status_code=200, responses=PROBLEMS)
async def read_pack(request: AnyRequest, in_language: InLanguage = None) -> PackOfCards:
    """The text of a pack file in; a pack that has a card which cannot be made is refused."""
    code, body = spoken(request, in_language).code, await request.body()
    return await _counted(request, _hall(request).workshop.read(PACK_BUDGET, body, code))


@get("/tables/{code:str}/cards", summary="The cards of one's own at a table", responses=PROBLEMS)
async def own_cards(request: AnyRequest, code: TableCode, in_language: InLanguage = None) -> list[CardInfo]:
    room, lang = await _room(request, code), spoken(request, in_language)
    telling, address = _hall(request).limits.telling, _address(request)
    telling.check(address)
    told, seconds = await asyncio.to_thread(crafting.own_cards, room.rules, lang)
    telling.spent(address, seconds)
    return told


# -- tables --------------------------------------------------------------------------------------------------------


@post("/games/{game:str}/rulings/{name:str}/tables", summary="Show a ruling", status_code=201, responses=PROBLEMS)
async def practise(request: AnyRequest, game: GameName, name: ExampleName, data: JSONBody[Practise]) -> Joined:
    _count_request(request)
    room, token, mine = await _hall(request).founding.practise(game, name, data)
    return Joined(token, mine, room.showing.info(spoken(request, data.language)))


@post("/tables", summary="Set up a table", status_code=201, responses=PROBLEMS)
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> Joined:
    _count_request(request)
    room, token, mine = await _hall(request).founding.set_up(data)
    return Joined(token, mine, room.showing.info(spoken(request, data.language)))


@get("/tables/{code:str}", summary="Who sits at a table", responses=PROBLEMS)
async def table(request: AnyRequest, code: TableCode, in_language: InLanguage = None) -> TableInfo:
    room = await _room(request, code)
    return room.showing.info(spoken(request, in_language))


@post("/tables/{code:str}/people", summary="Come to a table", status_code=201, responses=PROBLEMS)
async def join(request: AnyRequest, code: TableCode, data: JSONBody[Join], in_language: InLanguage = None) -> Joined:
    _count_request(request)
    room = await _room(request, code)
    token, person = await room.company.join(checked_name(data.name), data.seat, _address(request))
    return Joined(token, room.seating.seats_of(person), room.showing.info(spoken(request, in_language)))


@get("/tables/{code:str}/me", summary="Whether it is my turn at a table", responses=PROBLEMS)
async def mine(request: AnyRequest, code: TableCode, in_language: InLanguage = None) -> Mine:
    lang, room, telling = spoken(request, in_language), await _room(request, code), _hall(request).limits.telling
    telling.check(_address(request))
    person = await _person(request, room)
    seats = room.seating.seats_of(person)
    asked = [seat for seat in seats if seat in room.waiting and not room.seating.bot_at(seat)]
    status, number = lang.say("web-gathering"), 0
    if room.gathering.stage == "playing":
        async with room.lock:
            eyes = asked[0] if asked else SPECTATOR
            with telling.to(_address(request)):
                position = room.showing.position(room.showing.reader(lang), eyes, person)
            status, number = position.status, position.round
    return Mine(
        code=room.record.code,
        title=lang.game(room.record.game),
        seats=seats,
        asked=bool(asked),
        company=any(one != (person and person.id) for one in room.seating.players),
        finished=room.finished,
        status=capital(status),
        round=number,
        others=[name for seat, name in enumerate(room.seating.names(lang)) if seat not in seats],
    )


@get("/tables/{code:str}/file", summary="The table as a game file", responses=PROBLEMS)
async def download(request: AnyRequest, code: TableCode) -> Response[bytes]:
    room = await _room(request, code)
    file = await file_for(room, await _person(request, room))
    name = f"{room.record.game}-{room.record.code}.json"
    return Response(
        gamefile.encode(file),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/files",
    summary="Go on with a game file at a new table",
    status_code=201,
    request_max_body_size=FILE_BYTES,
    responses=PROBLEMS,
)
async def upload(request: AnyRequest, in_language: InLanguage = None) -> Joined:
    _count_request(request)
    room, token, mine = await _hall(request).founding.upload(await request.body(), _spends(request))
    return Joined(token, mine, room.showing.info(spoken(request, in_language)))


@get(
    "/tables/{code:str}/replay",
    summary="A finished game from beginning to end",
    responses=PROBLEMS | {200: ResponseSpec(Replay)},
)
async def replay(
    request: AnyRequest,
    code: TableCode,
    seat: Annotated[int, QueryParameter(description="whose eyes: a seat, -1 for a spectator, -2 for all cards")] = OPEN,
    in_language: InLanguage = None,
) -> Response[bytes]:
    hall, lang = _hall(request), spoken(request, in_language)
    hall.limits.replays.take(_address(request))
    room = await _room(request, code)
    if room.session is None or not room.finished:
        raise PlayerError("not-finished", "the game is not over yet")
    if not OPEN <= seat < len(room.seating.seats):
        raise PlayerError("no-seat", f"no seat {seat}", seats=len(room.seating.seats))
    told = await hall.readers.do(
        REPLAY_BUDGET,
        thinking.replay,
        await table_file(room),
        room.showing.info(lang),
        room.seating.names(lang),
        seat,
        lang.code,
    )
    return Response(told, media_type="application/json")


@post("/tables/{code:str}/review", summary="Review a finished game", status_code=200, responses=PROBLEMS)
async def begin_review(request: AnyRequest, code: TableCode, in_language: InLanguage = None) -> ReviewInfo:
    """The review goes on in the background: ask again how far it is."""
    hall = _hall(request)
    hall.limits.replays.take(_address(request))
    room = await _room(request, code)
    return hall.reviews.begin(room).told(room.showing.reader(spoken(request, in_language)))


@get("/tables/{code:str}/review", summary="How far a review is, or what it found", responses=PROBLEMS)
async def review(request: AnyRequest, code: TableCode, in_language: InLanguage = None) -> ReviewInfo:
    room = await _room(request, code)
    found = _hall(request).reviews.find(room)
    reader = room.showing.reader(spoken(request, in_language))
    return await asyncio.to_thread(found.told, reader)


@delete("/tables/{code:str}/review", summary="Cancel a review", status_code=200, responses=PROBLEMS)
async def cancel_review(request: AnyRequest, code: TableCode, in_language: InLanguage = None) -> ReviewInfo:
    room = await _room(request, code)
    found = _hall(request).reviews.find(room)
    found.cancel()
    await found.settled()
    return found.told(room.showing.reader(spoken(request, in_language)))


@post(
    "/tables/{code:str}/continuations",
    summary="Go on from a position of a finished game",
    status_code=201,
    responses=PROBLEMS,
)
async def continue_from(request: AnyRequest, code: TableCode, data: JSONBody[ContinueFrom]) -> Joined:
    _count_request(request)
    hall = _hall(request)
    room = await _room(request, code)
    room, token, mine = await hall.founding.continue_from(room, data, _spends(request))
    return Joined(token, mine, room.showing.info(spoken(request, data.language)))


HANDLERS = [
    about,
    all_games,
    cards,
    rulings,
    marks,
    show_example,
    practise,
    check_setup,
    workshop,
    workshop_card,
    check_card,
    try_card,
    write_pack,
    read_pack,
    own_cards,
    new_table,
    table,
    join,
    mine,
    download,
    upload,
    replay,
    begin_review,
    review,
    cancel_review,
    continue_from,
]


def router(*sockets: Any) -> Router:
    """All of ``/api``."""
    return Router("/api", route_handlers=[*HANDLERS, *sockets])
