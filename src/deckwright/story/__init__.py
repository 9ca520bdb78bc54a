"""What happened, as a story: beats made of the engine's events, for every game; and what is about to happen."""

from deckwright.story.beats import Beat, Change, beats
from deckwright.story.forecast import Foreseen, forecast
from deckwright.story.sums import Term

__all__ = ["Beat", "Change", "Foreseen", "Term", "beats", "forecast"]
