"""The engine: state, randomness, the run loop, questions, events, views. It knows no game."""

from deckwright.core.declared import Counter, Definition, SetupOption, Sight, Step, Zone
from deckwright.core.errors import AuthorError, DeckwrightError, FileError, InternalError, PlayerError
from deckwright.core.events import Event
from deckwright.core.game import Game, Outcome, Scope, Value
from deckwright.core.gamefile import GameFile
from deckwright.core.layout import Layout
from deckwright.core.questions import Option, Question, Refusal, Subject
from deckwright.core.randomness import Dice
from deckwright.core.resampling import Sampler, resample
from deckwright.core.rules import Rules
from deckwright.core.run import choose, run, waiting_for
from deckwright.core.saves import from_bytes, state_hash, to_bytes
from deckwright.core.session import Given, Session
from deckwright.core.shown import EventView, View
from deckwright.core.start import bare_table, new_game, start
from deckwright.core.steps import Instruction, answers, asks, collects, refuses, resolves
from deckwright.core.views import OPEN, SPECTATOR, event_view, view

__all__ = [
    "OPEN",
    "SPECTATOR",
    "AuthorError",
    "Counter",
    "DeckwrightError",
    "Definition",
    "Dice",
    "Event",
    "EventView",
    "FileError",
    "Game",
    "GameFile",
    "Given",
    "Instruction",
    "InternalError",
    "Layout",
    "Option",
    "Outcome",
    "PlayerError",
    "Question",
    "Refusal",
    "Rules",
    "Sampler",
    "Scope",
    "Session",
    "SetupOption",
    "Sight",
    "Step",
    "Subject",
    "Value",
    "View",
    "Zone",
    "answers",
    "asks",
    "bare_table",
    "choose",
    "collects",
    "event_view",
    "from_bytes",
    "new_game",
    "refuses",
    "resample",
    "resolves",
    "run",
    "start",
    "state_hash",
    "to_bytes",
    "view",
    "waiting_for",
]
