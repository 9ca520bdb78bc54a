"""What can still come, in words of the reader's language."""

from __future__ import annotations

from deckwright.core import Game
from deckwright.story import remaining
from deckwright.story.remaining import Group
from deckwright.table.positions import Reader
from deckwright.table.records import RemainingCard, RemainingGroup, RemainingKind, RemainingPile
from deckwright.text.grammar import capital


def counted(reader: Reader, game: Game, you: int) -> list[RemainingPile]:
    """The piles that a seat may count."""
    return [
        RemainingPile(
            zone=pile.zone,
            seat=pile.seat,
            label=capital(reader.language.zone(reader.rules, pile.zone)),
            count=pile.count,
            groups=[_group(reader, group) for group in pile.groups],
        )
        for pile in remaining(game, you)
    ]


def _group(reader: Reader, group: Group) -> RemainingGroup:
    language = reader.language
    return RemainingGroup(
        label=capital(language.say("remaining-tier", tier=group.tier)) if group.tier else "",
        count=group.count,
        kinds=[
            RemainingKind(
                kind.kind, language.kind(reader.rules, kind.kind), kind.least, kind.most, round(100 * kind.share)
            )
            for kind in group.kinds
        ],
        cards=[RemainingCard(card.card, card.least, card.most) for card in group.cards],
    )
