"""The engine: state, randomness, the run loop, questions, events, views. It knows no game."""

from deckwright import moved
from deckwright.core.declared import Counter, Definition, Sight, Step, Zone
from deckwright.core.events import Event
from deckwright.core.game import Game, Outcome, Scope, Value
from deckwright.core.layout import Layout
from deckwright.core.mechanics import Mechanics
from deckwright.core.questions import Option, Question, Refusal, Subject
from deckwright.core.randomness import Dice
from deckwright.core.resampling import Sampler, resample
from deckwright.core.run import choose, offered, run, waiting_for
from deckwright.core.shown import EventView, View
from deckwright.core.steps import Instruction, answers, asks, collects, refuses, resolves
from deckwright.core.views import OPEN, SPECTATOR, event_view, view

__all__ = [
    "OPEN",
    "SPECTATOR",
    "Counter",
    "Definition",
    "Dice",
    "Event",
    "EventView",
    "Game",
    "Instruction",
    "Layout",
    "Mechanics",
    "Option",
    "Outcome",
    "Question",
    "Refusal",
    "Sampler",
    "Scope",
    "Sight",
    "Step",
    "Subject",
    "Value",
    "View",
    "Zone",
    "answers",
    "asks",
    "choose",
    "collects",
    "event_view",
    "offered",
    "refuses",
    "resample",
    "resolves",
    "run",
    "view",
    "waiting_for",
]


def __getattr__(name: str) -> object:
    return moved.name_of(__name__, name)
