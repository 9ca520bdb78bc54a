"""A card as the compendium shows it."""

from __future__ import annotations

from typing import Any

import msgspec

from deckwright.core import Definition, Step
from deckwright.rules import Rules
from deckwright.table.bodies import CardInfo, RulingInfo
from deckwright.table.expecting import card_shares
from deckwright.text import Language
from deckwright.text.gamewords import package_of
from deckwright.text.rulings import Ruling, on_card


def card_info(rules: Rules, number: int, lang: Language) -> CardInfo:
    """A card in words, by the number of its definition."""
    card = rules.definitions[number]
    return CardInfo(
        id=card.id,
        kind=card.kind,
        tags=list(card.tags),
        name=lang.card(rules, card.id),
        printed_name=lang.printed_name(rules, card.id),
        text=lang.rules_text(rules, card.id),
        printed=printed(card),
        asks=rules.asks_when_played(number),
        rulings=[ruling_info(one, lang) for one in on_card(package_of(rules), card.id)],
        shares=card_shares(rules, card.id),
    )


def ruling_info(ruling: Ruling, lang: Language) -> RulingInfo:
    """A ruling in words."""
    why = ruling.why.get(lang.code, "")
    return RulingInfo(ruling.id, ruling.rule[lang.code], why, ruling.cards, bool(ruling.scenarios()))


def printed(record: msgspec.Struct) -> dict[str, Any]:
    """The plain numbers and words of a definition. What it does is told by its rules text."""
    shown: dict[str, Any] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, bool | int | str):
            shown[name] = value
        elif isinstance(value, tuple) and all(isinstance(one, str | int) for one in value):
            shown[name] = list(value)
        elif isinstance(value, msgspec.Struct) and not isinstance(value, Step):
            shown[name] = printed(value)
        elif isinstance(value, tuple) and not any(isinstance(one, Step) for one in value):
            shown[name] = [printed(one) for one in value if isinstance(one, msgspec.Struct)]
    if isinstance(record, Definition):
        for name in ("id", "kind", "tags"):
            del shown[name]
    return shown
