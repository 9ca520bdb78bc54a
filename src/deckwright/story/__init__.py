"""What happened, as a story: beats made of the engine's events, for every game; and what is about to happen."""

from deckwright.story.beats import Beat, Change, beats
from deckwright.story.forecast import Foreseen, forecast
from deckwright.story.highlights import Highlights, highlights
from deckwright.story.remaining import Remaining, remaining
from deckwright.story.rounds import Rounds
from deckwright.story.sums import Term

__all__ = [
    "Beat",
    "Change",
    "Foreseen",
    "Highlights",
    "Remaining",
    "Rounds",
    "Term",
    "beats",
    "forecast",
    "highlights",
    "remaining",
]
