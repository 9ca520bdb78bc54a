"""The compendium: every card of a game and what it does."""

from __future__ import annotations

import msgspec
from rich.table import Table
from rich.text import Text

from deckwright.cli.choosing import meant
from deckwright.cli.piles import Cards, capital
from deckwright.cli.terminal import Ends, Terminal
from deckwright.core.declared import Definition
from deckwright.core.shown import CardView
from deckwright.errors import PlayerError, nearest
from deckwright.rules.contract import Rules


def show_cards(terminal: Terminal, rules: Rules, *, kind: str | None, name: str | None, as_json: bool) -> Ends:
    """Print the cards of a game, or those of a kind or a name."""
    cards = [card for card in rules.definitions if kind is None or card.kind == _kind_called(terminal, rules, kind)]
    if name is not None:
        names = [[terminal.lang.card(rules, card.id), card.id] for card in cards]
        cards = [cards[index] for index in meant(name.replace("_", "-"), names)]
        if not cards:
            hint = nearest(name, rules.by_id)
            raise PlayerError("unknown-card", f"no card {name!r} in {rules.name}{hint}", card=name, game=rules.name)
    if as_json:
        pages = [_page(terminal, rules, card) for card in cards]
        terminal.print(msgspec.json.format(msgspec.json.encode(pages), indent=2).decode())
    else:
        terminal.print(_listing(terminal, rules, cards))
    return Ends.FINE


def _kind_called(terminal: Terminal, rules: Rules, word: str) -> str:
    """A kind by its id or by its name in the reader's language."""
    kinds = list(dict.fromkeys(card.kind for card in rules.definitions))
    found = meant(word, [[kind, terminal.lang.kind(rules, kind)] for kind in kinds])
    if len(found) != 1:
        raise PlayerError(
            "unknown-kind",
            f"no kind {word!r} in {rules.name}; there are {kinds}",
            kind=word,
            kinds=[terminal.lang.kind(rules, kind) for kind in kinds],
        )
    return kinds[found[0]]


def _page(terminal: Terminal, rules: Rules, card: Definition) -> dict[str, object]:
    lang = terminal.lang
    fields = {name: getattr(card, name) for name in card.__struct_fields__}
    return {name: value for name, value in fields.items() if isinstance(value, int | str)} | {
        "id": card.id,
        "name": lang.card(rules, card.id),
        "kind": card.kind,
        "tags": list(card.tags),
        "text": lang.rules_text(rules, card.id),
    }


def _listing(terminal: Terminal, rules: Rules, cards: list[Definition]) -> Table:
    lang = terminal.lang
    names = Cards(rules, lang)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(lang.say("cards-name"))
    table.add_column(lang.say("cards-kind"))
    table.add_column(lang.say("cards-text"))
    for card in cards:
        lines = [Text(line) for line in lang.rules_text(rules, card.id)]
        if printed := names.printed(card.id):
            lines.insert(0, Text(printed, style="dim"))
        table.add_row(names.name(CardView(card.id, -1)), capital(lang.kind(rules, card.kind)), Text("\n").join(lines))
    return table
