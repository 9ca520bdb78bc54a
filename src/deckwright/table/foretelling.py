"""The forecast in words of the reader's language."""

from __future__ import annotations

from deckwright.story import Change, Foreseen
from deckwright.table.positions import Reader
from deckwright.table.records import ForecastEffect, ForecastLine
from deckwright.text.grammar import capital


def foretold(reader: Reader, lines: list[Foreseen]) -> list[ForecastLine]:
    """What whomever everybody plays against will do in its next turn, line by line.

    The end of its turn is worth a line only if it brings something.
    """
    told = [_line(reader, line) for line in lines]
    return [words for line, words in zip(lines, told, strict=True) if line.kind != "ends" or words.effects]


def _line(reader: Reader, line: Foreseen) -> ForecastLine:
    say = reader.language.say
    named = line.card and line.kind != "ends"
    who = reader.language.card(reader.rules, line.card) if named else capital(say(f"forecast-{line.kind}"))
    terms = next((change.terms for change in line.changes if change.terms), ())
    return ForecastLine(who, line.card, _effects(reader, line), line.n, reader.sum(terms))


def _effects(reader: Reader, line: Foreseen) -> list[ForecastEffect]:
    say = reader.language.say
    if line.late:
        return [ForecastEffect("idle", say("forecast-late"))] if line.kind != "ends" else []
    if line.kind == "counts":
        return [ForecastEffect("counts", say("forecast-tokens", count=line.number))]
    # What lies on cards goes without saying.
    effects = [_change(reader, change) for change in line.changes if change.n < 0]
    if line.lost:
        effects.append(ForecastEffect("down", say("forecast-lost")))
    if line.choice:
        effects.append(ForecastEffect("choice", say("forecast-choice")))
    if line.kind == "draws":
        effects.append(ForecastEffect("unknown", say("forecast-tier", tier=line.number)))
    elif line.unknown:
        effects.append(ForecastEffect("unknown", say("forecast-unknown")))
    elif line.idle:
        effects.append(ForecastEffect("idle", say("forecast-idle")))
    elif line.kind == "acts" and not effects:
        effects.append(ForecastEffect("unknown", say("forecast-printed")))
    return effects


def _change(reader: Reader, change: Change) -> ForecastEffect:
    by = change.after - change.before
    label = reader.label_of(change)
    return ForecastEffect("down", f"{label} −{-by}") if by < 0 else ForecastEffect("up", f"{label} +{by}")
