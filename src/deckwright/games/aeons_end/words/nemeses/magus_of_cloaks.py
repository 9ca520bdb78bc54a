"""How Magus of Cloaks is told."""

from __future__ import annotations

from deckwright.games.aeons_end.nemeses.magus_of_cloaks import Cloaks
from deckwright.games.aeons_end.words.book import phrase
from deckwright.text.telling import Telling


@phrase(Cloaks)
def _cloaks(t: Telling, modifier: Cloaks) -> str:
    least, most = modifier.least, modifier.most
    return t.say("text-cloaks", least=least, most=most, least_increased=least + 1, most_increased=most + 1)
