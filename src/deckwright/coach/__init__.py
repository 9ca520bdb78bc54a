"""The coach: hints while a game is played, doubts before a blunder, a review once it is over.

Whatever it says rests on one measurement: the options that matter are tried in the same imagined deals, everybody plays
on sensibly, and a judge says what the ends are worth. By how much two options differ in the same deals is a paired
difference, and comes with an interval.
"""

from deckwright.coach.hints import Advice, consider, summed_up
from deckwright.coach.judges import Judge, judge_for
from deckwright.coach.reviewing import Decision, Measured, Review, decisions_of, measure, reviewed
from deckwright.coach.trying import Difference, Leaf, difference

__all__ = [
    "Advice",
    "Decision",
    "Difference",
    "Judge",
    "Leaf",
    "Measured",
    "Review",
    "consider",
    "decisions_of",
    "difference",
    "judge_for",
    "measure",
    "reviewed",
    "summed_up",
]
