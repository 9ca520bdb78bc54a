"""The workshop: what cards can be made of, whether one is right, and answers at tables where one is tried.

``check``, ``packed``, ``read_pack``, ``write_pack`` and ``rehearse`` work on what strangers wrote, in another process.
"""

from __future__ import annotations

import time
from functools import cache

import msgspec

from deckwright import games, story
from deckwright.core import SPECTATOR, Event, Game, view
from deckwright.core.run import choose, waiting_for
from deckwright.effects.words import Role
from deckwright.errors import AuthorError, DeckwrightError, FileError, InternalError, PlayerError
from deckwright.games import benches
from deckwright.games import own_cards as own
from deckwright.records import Session, from_bytes, to_bytes
from deckwright.rules import Rules
from deckwright.scenarios.trying import seats_of
from deckwright.table.bodies import (
    CardDraft,
    CardInfo,
    CheckedCard,
    PackOfCards,
    Slip,
    WorkshopInfo,
    WorkshopKind,
    WorkshopWord,
)
from deckwright.table.compendium import card_info
from deckwright.table.positions import Reader
from deckwright.text import LANGUAGES, Language, language
from deckwright.text.grammar import capital

SLOWEST_TELLING = 0.4
"""Seconds that telling the texts of a card may take, in all languages."""
SLOWEST_ANSWER = 0.1
"""Seconds that an answer may take at a table where a card is tried; those of printed cards take a few thousandths."""
MOST_EVENTS = 300
"""How much may happen by an answer there: every page is told all of it. Printed cards cause a few dozen things."""
MOST_TOLD = 200_000
"""Bytes of what a page is told after an answer there; printed cards fill some ten thousand."""


def kinds_of(rules: Rules) -> list[str]:
    """The kinds of cards of a game that can be made."""
    bench = benches.bench_of(rules.name)
    return list(bench.kinds) if bench is not None else []


@cache
def workshop_info(game: str, code: str) -> WorkshopInfo:
    """What there is to make cards of a game with."""
    rules, lang, bench = games.load(game), language(code), own.bench(game)
    return WorkshopInfo(
        game=rules.name,
        costs=bench.costs,
        most_cost=own.MOST_COST,
        kinds=[
            WorkshopKind(name, lang.kind(rules, name), list(kind.texts), kind.template)
            for name, kind in bench.kinds.items()
        ],
        words=[
            WorkshopWord(
                word=use.word,
                role=capital(lang.say(f"words-{use.role.value}")),
                meaning=lang.say(f"word-{use.word}"),
                example=use.example,
                step=use.role is Role.STEP,
                card=use.card,
                card_name=lang.card(rules, use.card),
            )
            for use in own.words_used(rules)
        ],
    )


def draft_of(rules: Rules, card_id: str) -> CardDraft:
    """A printed card as somebody would write it."""
    card = rules.definitions[rules.number_of(card_id)]
    names = {code: language(code).printed_name(rules, card_id) for code in LANGUAGES}
    return _told(own.draft_of(rules.name, card, names))


def _draft(card: CardDraft) -> own.Draft:
    return own.Draft(id=card.id, kind=card.kind, names=own.clean_names(card.names), cost=card.cost, text=card.text)


def _told(draft: own.Draft) -> CardDraft:
    return CardDraft(id=draft.id, kind=draft.kind, names=draft.names, cost=draft.cost, text=draft.text)


# -- in a process of their own -----------------------------------------------------------------------------------------


def check(game: str, card: CardDraft, code: str) -> CheckedCard:
    """What is wrong with a card, in words; or how it looks in every language."""
    try:
        rules = _built(game, card)
        number = rules.number_of(card.id)
        return CheckedCard(cards={one: card_info(rules, number, language(one)) for one in LANGUAGES})
    except AuthorError as error:
        return CheckedCard(slip=_slip(card.text, error, language(code)))


def _slip(text: str, error: AuthorError, lang: Language) -> Slip:
    at = str(error.facts.get("at", ""))
    named = error.facts.get("line")
    line = named if isinstance(named, int) else own.line_of(text, at) if at and at not in ("cost", "kind") else 0
    return Slip(capital(lang.slip(error)), line)


def _built(game: str, card: CardDraft) -> Rules:
    """The rules with a card, which has been told once: what takes long is found out here."""
    draft = _draft(card)
    rules = own.build(games.load(game), own.Pack(game=game, cards=[draft]))
    rules.pack = own.write_pack(own.Pack(game=game, cards=[draft]))
    (again,) = own.read_pack(rules.pack).cards
    if len(again.text.encode()) > own.TEXT_BYTES:  # written with more space than by its author, as it is in a file
        raise AuthorError("card-too-long", "the card is too long to be kept in a file", most=own.TEXT_BYTES)
    tell(rules)
    return rules


def tell(rules: Rules) -> None:
    """Tell the texts of all cards of somebody's own: what cannot be told, or takes long, is found out here."""
    warm_up(rules.name)
    for card in rules.own_names:
        begun = time.process_time()
        try:
            for code in LANGUAGES:
                language(code).rules_text(rules, card)
        except (AuthorError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise AuthorError("card-broken", f"the card cannot be told: {error}") from error
        except RecursionError as error:
            raise AuthorError("card-broken", "the card cannot be told: it is too deep") from error
        if time.process_time() - begun > SLOWEST_TELLING:
            raise AuthorError("card-heavy", "telling this card takes too long")


def warm_up(game: str) -> None:
    """Read the words of a game in every language: the first card need not wait for them, nor be called slow."""
    rules = games.load(game)
    for code in LANGUAGES:
        language(code).rules_text(rules, rules.definitions[-1].id)


def packed(game: str, card: CardDraft) -> str:
    """A card that was checked, and laid out once on its table, as a pack."""
    rules = games.played(game, {own.PACK: _built(game, card).pack})
    setup = {own.PACK: rules.pack}
    look_at(Session(rules, seats_of(rules), seed=1, setup=setup).game)
    return rules.pack


def read_pack(data: bytes, code: str) -> PackOfCards:
    """A pack from its file; all its cards are right."""
    lang = language(code)
    try:
        pack = own.read_pack(data.decode(errors="replace"))
    except FileError as error:
        if isinstance(error.__cause__, AuthorError):  # causes do not travel between processes
            error.facts["why"] = lang.slip(error.__cause__)
        raise
    cards = [_told(draft) for draft in pack.cards]
    for number, card in enumerate(cards, start=1):
        try:
            _built(pack.game, card)
        except AuthorError as error:
            raise _pack_slip(number, card, error, lang) from error
    return PackOfCards(pack.game, cards)


def _pack_slip(number: int, card: CardDraft, error: AuthorError, lang: Language) -> PlayerError:
    message, why = f"card {number} cannot be made: {error.message}", lang.slip(error)
    return PlayerError("pack-slip", message, number=number, name=_called(card), why=why)


def _called(card: CardDraft) -> str:
    return next(iter(card.names.values()), "")


def write_pack(pack: PackOfCards, code: str = "en") -> str:
    """Cards as the text of a file. They may be unfinished, but what is no YAML at all cannot be written down."""
    for number, card in enumerate(pack.cards, start=1):
        try:
            own.read_yaml(card.text)
        except AuthorError as error:
            raise _pack_slip(number, card, error, language(code)) from error
    return own.write_pack(own.Pack(game=pack.game, cards=[_draft(card) for card in pack.cards]))


def look_at(game: Game) -> None:
    """Look at a position as the server will, where cards of somebody's own take part: it may not take long, or fail."""
    if min(_looking(game, []) for _ in range(2)) > SLOWEST_ANSWER:  # the first time it may have to wake up
        raise PlayerError("card-slow", "looking at this table takes too long")


def _looking(game: Game, events: list[Event]) -> float:
    """How long it takes to look at a position and at what led to it, and to tell a page of both."""
    begun = time.process_time()
    if len(events) > MOST_EVENTS:
        raise PlayerError("card-slow", f"{len(events)} things happen at once; at most {MOST_EVENTS} may")
    try:
        to_bytes(game)
        story.forecast(game)
        reader = Reader(language("en"), game.rules, [f"p{seat + 1}" for seat in range(game.seats)])
        band = reader.band(game, events, step=0, seat=0, turn=game.turn, you=SPECTATOR, choice="")
        told = [reader.position(view(game, seat), step=0) for seat in (SPECTATOR, *waiting_for(game)[:1])]
        size = len(msgspec.json.encode((band, told)))
    except Exception as error:
        raise _broken_off(error) from error
    if size > MOST_TOLD:
        raise PlayerError("card-slow", f"each page would be told {size} bytes; at most {MOST_TOLD} are sent")
    return time.process_time() - begun


def _broken_off(error: Exception) -> DeckwrightError:
    """What became of something that a card of somebody's own has stopped."""
    if isinstance(error, InternalError):
        return PlayerError("card-endless" if error.code == "endless" else "card-fails", error.message)
    if isinstance(error, DeckwrightError):
        return error
    return PlayerError("card-fails", f"the card cannot do this: {error}")


def rehearse(source: str, state: bytes, answers: list[tuple[int, str]]) -> float:
    """Give answers on a copy, and look at what the server will look at: nothing may take long or break off.

    Returns how long it took, in seconds of the processor.
    """
    rules = games.by_source(source)
    took = _takes(rules, state, answers)
    if took > SLOWEST_ANSWER:  # the first time it may have to wake up
        took = _takes(rules, state, answers)
    if took > SLOWEST_ANSWER:
        raise PlayerError("card-slow", "this answer takes too long")
    return took


def _takes(rules: Rules, state: bytes, answers: list[tuple[int, str]]) -> float:
    """How long it takes to give answers, in seconds of the processor."""
    begun = time.process_time()
    events: list[Event] = []
    try:
        game = from_bytes(rules, state)
        game.events = events
        for seat, key in answers:
            question = game.question
            if question is None or seat not in waiting_for(game):
                break
            options = question.options_of(seat)
            number = game.rules.find(game, options, key)
            if number < 0:
                break  # the table itself says what is wrong with the answer
            choose(game, options[number], seat)
        game.events = None
    except Exception as error:
        raise _broken_off(error) from error
    return time.process_time() - begun + _looking(game, events)


# -- at a table ------------------------------------------------------------------------------------------------------


def own_cards(rules: Rules, lang: Language) -> tuple[list[CardInfo], float]:
    """The cards of somebody's own that a table is played with, and how many seconds it took to tell them."""
    begun = time.thread_time()
    cards = [card_info(rules, rules.number_of(card), lang) for card in rules.own_names]
    return cards, time.thread_time() - begun
