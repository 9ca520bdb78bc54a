"""Cards of one's own: reading and writing a pack of them, and the rules of a game with such cards.

They come from strangers. So everything is bounded before anything is done with it, and a pack is plain data: it can
name words, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
import yaml
from msgspec.structs import replace

from deckwright import games
from deckwright.authoring.packs import read_fields
from deckwright.authoring.written import as_yaml, scalar, shortened
from deckwright.core.declared import Definition
from deckwright.effects.words import WORDS, Role, role_of, words_in
from deckwright.errors import AuthorError, DeckwrightError, FileError, PlayerError, nearest
from deckwright.games.benches import OWN, Bench, Kind, bench_of, names
from deckwright.rules.contract import Rules
from deckwright.text.plain import plain_text

PACK = "pack"
"""The set-up option that carries cards of one's own."""
FORMAT = 1
HEAD = "deckwright-cards"

TEXT_BYTES = 6_000
PACK_BYTES = 64_000
MOST_CARDS = 40
DEEPEST = 24
"""How deep what is written may lie in one another."""
MOST_PARTS = 600
"""How many words, numbers, lists and keys a card may consist of."""
PARTS_OF_A_CARD = 20
"""How many more its id, names, kind and cost are in a pack."""
HIGHEST = 99
"""The largest number on a card, either way."""
MOST_COST = 20
NAME_LETTERS = 40
MOST_KEPT = 8
"""How many games with cards of somebody's own a process remembers."""

_ID = re.compile(rf"{OWN}-[a-z0-9]{{1,16}}")
_LANGUAGES = ("en", "uk", "ru")


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it is written, right or wrong."""

    id: str
    kind: str
    names: dict[str, str]
    cost: int = 0
    text: str
    """Everything else, as YAML."""


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of one game."""

    game: str
    cards: list[Draft]


# -- reading ---------------------------------------------------------------------------------------------------------


class _Loader(yaml.SafeLoader):
    """Reads YAML, but does not let one text silently take the place of another."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                line, word = key.start_mark.line + 1, str(key.value)[:40]
                raise AuthorError("card-twice", f"line {line}: {word!r} is written twice", line=line, word=word)
            seen.add(str(key.value))
        return super().construct_mapping(node, deep=deep)


def read_yaml(text: str, *, most_bytes: int = TEXT_BYTES, most_parts: int = MOST_PARTS, deepest: int = DEEPEST) -> Any:
    """Plain data from YAML. What is too large, too deep, or refers back to itself is refused before it is built."""
    size = len(text.encode(errors="replace"))
    if size > most_bytes:
        code = "card-too-long" if most_bytes == TEXT_BYTES else "pack-too-long"
        raise AuthorError(code, f"{size} bytes; at most {most_bytes} are read", most=most_bytes)
    try:
        parts = depth = 0
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            line = event.start_mark.line + 1
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
                message = f"line {line}: anchors (&), references (*) and tags (!) are not read"
                raise AuthorError("card-anchor", message, line=line)
            parts += isinstance(event, yaml.NodeEvent)
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if parts > most_parts:
                raise AuthorError("card-too-many", f"line {line}: more than {most_parts} words", line=line)
            if depth > deepest:
                raise AuthorError("card-too-deep", f"line {line}: more than {deepest} levels deep", line=line)
        return yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise AuthorError("bad-yaml", f"line {line}: this is no YAML: {error.problem}", line=line) from error
    except (yaml.YAMLError, ValueError) as error:  # signs that YAML does not allow, dates that there are not
        raise AuthorError("bad-yaml", f"this is no YAML: {error}", line=1) from error


def read_card(game: str, draft: Draft) -> Definition:
    """The card that a draft writes. What it says is checked when rules are built with it."""
    made = bench(game)
    kind = _kind(made, draft.kind)
    if not _ID.fullmatch(draft.id):
        raise AuthorError(
            "bad-own-id", f"the id of a card begins with '{OWN}-', not {draft.id[:40]!r}", word=draft.id[:40]
        )
    if not 0 <= draft.cost <= (MOST_COST if made.costs else 0):
        raise AuthorError(
            "card-number", f"cost: {draft.cost} is not between 0 and {MOST_COST}", at="cost", most=MOST_COST
        )
    if not draft.names:
        raise AuthorError("card-nameless", "the card needs a name in one language")
    if any(len(name) > NAME_LETTERS for name in draft.names.values()):
        raise AuthorError("card-name-long", f"a name has at most {NAME_LETTERS} letters", most=NAME_LETTERS)
    data = read_yaml(draft.text)
    if data is None:
        data = {}
    if not isinstance(data, dict):
        message = f"expected texts such as {kind.texts[0]}: …, got {str(data)[:40]!r}"
        raise AuthorError("card-no-texts", message, line=1, word=kind.texts[0])
    for key in data:
        if key not in kind.texts:
            message = f"a {draft.kind} has no {key!r}{nearest(str(key), kind.texts)}; it has {list(kind.texts)}"
            raise AuthorError("card-no-text", message, at=str(key), word=str(key)[:40], words=list(kind.texts))
    _check_numbers(data, "")
    fields = {"id": draft.id, "kind": draft.kind, **({"cost": draft.cost} if made.costs else {}), **data}
    try:
        card: Any = replace(read_fields(made.record, fields, ""), **kind.fixed)
    except AuthorError as error:
        at = {"at": _in_card(str(error.facts["at"]))} if "at" in error.facts else {}
        raise AuthorError(error.code, _in_card(error.message), **{**error.facts, **at}) from error
    if not any(getattr(card, text) for text in kind.texts):
        raise AuthorError("card-empty", f"the card does nothing: write its {kind.texts[0]!r}", word=kind.texts[0])
    derived: Definition = made.derived(card)
    return derived


def bench(game: str) -> Bench:
    """Where cards of a game are made, or why they cannot be."""
    found = bench_of(game)
    if found is None:
        raise PlayerError(
            "no-bench", f"no cards of {game!r} can be made; of {names()} they can", game=game, games=names()
        )
    return found


def _kind(bench: Bench, kind: str) -> Kind:
    if kind not in bench.kinds:
        known = list(bench.kinds)
        message = f"no card of kind {kind[:40]!r} can be made{nearest(kind, known)}; of {known} it can"
        raise AuthorError("no-own-kind", message, at="kind", word=kind[:40], words=known)
    return bench.kinds[kind]


def _check_numbers(data: object, at: str) -> None:
    """No number is so large that working with it, or repeating something so often, would take long."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if not isinstance(key, str):
                raise AuthorError("wrong-type", f"{at or 'the card'}: {key!r} is no word", at=at, word=str(key)[:40])
            _check_numbers(value, f"{at}.{key}" if at else key)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            _check_numbers(value, f"{at}[{number}]")
    elif isinstance(data, int) and not -HIGHEST <= data <= HIGHEST:
        raise AuthorError("card-number", f"{at}: numbers go up to {HIGHEST}", at=at, most=HIGHEST)
    elif not isinstance(data, str | int | None):
        raise AuthorError("wrong-type", f"{at}: {str(data)[:40]!r} does not fit here", at=at)


def read_pack(text: str) -> Pack:
    """A pack from its file. The cards in it are not checked yet."""
    try:
        data = read_yaml(
            text, most_bytes=PACK_BYTES, most_parts=MOST_CARDS * (MOST_PARTS + PARTS_OF_A_CARD), deepest=DEEPEST + 2
        )
    except AuthorError as error:
        raise FileError("bad-pack", f"this is no pack of cards: {error.message}", **error.facts) from error
    if not isinstance(data, dict) or data.get(HEAD) is None:
        raise FileError("not-a-pack", f"this is no pack of cards: it does not begin with '{HEAD}: {FORMAT}'")
    if data[HEAD] != FORMAT:
        raise FileError("newer-pack", f"this pack has format {data[HEAD]!r}, this Deckwright reads {FORMAT}")
    game, cards = data.get("game"), data.get("cards")
    if not isinstance(game, str) or not isinstance(cards, list) or not cards:
        raise FileError("not-a-pack", "this is no pack of cards: it names no 'game', or no 'cards'")
    bench(game)
    if len(cards) > MOST_CARDS:
        raise FileError("pack-too-large", f"a pack has at most {MOST_CARDS} cards", most=MOST_CARDS)
    drafts = [_draft(game, card, number) for number, card in enumerate(cards, start=1)]
    if len({draft.id for draft in drafts}) < len(drafts):
        raise FileError("pack-twice", "two cards of the pack have the same id")
    return Pack(game=game, cards=drafts)


def _draft(game: str, card: object, number: int) -> Draft:
    """A card of a pack as it is written."""
    if not isinstance(card, dict):
        raise FileError("pack-card", f"card {number}: expected a name, a kind and texts", number=number)
    rest = dict(card)
    named, kind, cost = rest.pop("name", ""), rest.pop("kind", ""), rest.pop("cost", 0)
    called = {"en": named} if isinstance(named, str) else named
    right = isinstance(called, dict) and all(isinstance(one, str) for pair in called.items() for one in pair)
    if not right or not isinstance(kind, str) or not isinstance(cost, int) or isinstance(cost, bool):
        message = f"card {number}: it needs a name, a kind, and a whole number as its cost"
        raise FileError("pack-card", message, number=number)
    id = rest.pop("id", f"{OWN}-{number}")
    return Draft(
        id=str(id)[:40], kind=kind, names=clean_names(called), cost=max(-1, min(cost, 999)), text=as_yaml(rest)
    )


def clean_names(names: Mapping[str, str]) -> dict[str, str]:
    """The names of a card in our languages, without signs that would do something to a terminal or to other words."""
    plain = {code: plain_text(names.get(code, "")) for code in _LANGUAGES}
    return {code: name for code, name in plain.items() if name}


# -- writing ---------------------------------------------------------------------------------------------------------


def draft_of(game: str, card: Definition, names: dict[str, str]) -> Draft:
    """A card as somebody would write it."""
    made = bench(game)
    kind = _kind(made, card.kind)
    defaults = {one.name: one.default for one in msgspec.structs.fields(made.record)}
    texts = {text: value for text in kind.texts if (value := getattr(card, text)) != defaults[text]}
    data = {text: shortened(value) for text, value in texts.items()}
    cost = getattr(card, "cost", 0) if made.costs else 0
    return Draft(id=card.id, kind=card.kind, names=names, cost=cost, text=as_yaml(data))


def write_pack(pack: Pack) -> str:
    """A pack as a file that people can read, and ``read_pack`` reads."""
    lines = [f"{HEAD}: {FORMAT}", f"game: {pack.game}", "cards:"]
    for draft in pack.cards:
        named = ", ".join(f"{code}: {scalar(name)}" for code, name in draft.names.items())
        lines += [f"  - id: {scalar(draft.id)}", f"    name: {{{named}}}", f"    kind: {scalar(draft.kind)}"]
        lines += [f"    cost: {draft.cost}"] * bool(draft.cost)
        data = read_yaml(draft.text)
        lines += [f"    {line}" for line in as_yaml(data).splitlines()] if data else []
    return "\n".join(lines) + "\n"


# -- the rules with such cards ---------------------------------------------------------------------------------------


@lru_cache(maxsize=MOST_KEPT)
def rules_with(game: str, text: str) -> Rules:
    """The rules of a game with the cards of a pack; the last few are remembered."""
    pack = read_pack(text)
    if pack.game != game:
        raise FileError("other-pack", f"the pack is for {pack.game!r}, not for {game!r}", game=game, pack=pack.game)
    rules = build(games.load(game), pack)
    rules.pack = text
    return rules


def build(rules: Rules, pack: Pack) -> Rules:
    """A game with the cards of a pack, all of them checked."""
    cards = [read_card(pack.game, draft) for draft in pack.cards]
    try:
        built = bench(pack.game).build(rules, cards)
    except DeckwrightError as error:
        facts = {**error.facts, "at": _in_card(str(error.facts.get("at", "")))}
        raise AuthorError(error.code, _in_card(error.message), **facts) from error
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as error:
        raise AuthorError("card-broken", f"the card cannot be made: {error}") from error
    built.own_names = {draft.id: dict(draft.names) for draft in pack.cards}
    return built


def _in_card(place: str) -> str:
    """A place, without the card that it is on."""
    return re.sub(r"^card '[^']*':? ?", "", place).lstrip(".")


def line_of(text: str, at: str) -> int:
    """The line of a text in which a place lies, such as ``play[1] may.steps[0]``; as far as it can be followed."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except (yaml.YAMLError, ValueError, RecursionError):
        return 1
    for token in re.findall(r"[\w-]+|\[\d+\]", at):
        node = _inside(node, token)
    return int(node.start_mark.line) + 1 if node is not None else 1


def _inside(node: Any, token: str) -> Any:
    """What a part of a place leads to; where names are left out in YAML, the same again."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == token:
                return value if value.start_mark.line > key.start_mark.line or value.value else key
        if len(node.value) == 1 and isinstance(node.value[0][1], yaml.CollectionNode):
            return _inside(node.value[0][1], token) if not token.startswith("[") else node
    if isinstance(node, yaml.SequenceNode) and token.startswith("["):
        number = int(token[1:-1])
        return node.value[number] if number < len(node.value) else node
    return node


def trial(rules: Rules) -> dict[str, object]:
    """A table on which the first card of one's own can be tried."""
    pack = read_pack(rules.pack)
    return bench(pack.game).position(rules.definitions[rules.number_of(pack.cards[0].id)])


# -- the words -------------------------------------------------------------------------------------------------------


class WordUse(msgspec.Struct, frozen=True):
    """A word as a card of the game uses it."""

    word: str
    role: Role
    card: str
    example: str
    """The word alone, as it is written."""


def words_used(rules: Rules) -> Iterator[WordUse]:
    """Every word that the cards of the kinds which can be made use, with its shortest example."""
    kinds = bench(rules.name).kinds
    shortest: dict[str, WordUse] = {}
    for card in rules.definitions:
        if card.kind not in kinds:
            continue
        for word in words_in(card):
            name = next((one for one, cls in WORDS.items() if cls is type(word)), "")
            if not name:
                continue
            example = as_yaml([shortened(word)]).removeprefix("- ").replace("\n  ", "\n").rstrip()
            if name not in shortest or len(example) < len(shortest[name].example):
                shortest[name] = WordUse(name, role_of(type(word)), card.id, example)
    order = list(Role)
    yield from sorted(shortest.values(), key=lambda use: (order.index(use.role), use.word))
