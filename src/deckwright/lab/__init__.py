"""The lab: many games, and what they tell."""

from deckwright.lab.estimates import Estimate
from deckwright.lab.match import Crash
from deckwright.lab.report import BotReport, Report, SeatReport, TableReport
from deckwright.lab.simulation import simulate

__all__ = ["BotReport", "Crash", "Estimate", "Report", "SeatReport", "TableReport", "simulate"]
