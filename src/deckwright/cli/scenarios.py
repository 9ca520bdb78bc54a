"""Running scenario files and saying what differs."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from deckwright.cli.terminal import Ends, Terminal, how_it_ends
from deckwright.errors import DeckwrightError
from deckwright.scenarios import Difference, run_file
from deckwright.text import Language


def run_scenarios(terminal: Terminal, files: list[Path]) -> Ends:
    """Run every file, whatever happens to the others; fine only if all of them hold."""
    lang = terminal.lang
    ends = Ends.FINE
    held = differed = unread = 0
    for path in files:
        terminal.print(str(path), style="bold")
        try:
            results = run_file(path)
        except DeckwrightError as error:
            terminal.complain(lang.error(error))
            ends = max(ends, how_it_ends(error))
            unread += 1
            continue
        for result in results:
            verdict = ("scenario-holds", "green") if result.holds else ("scenario-differs", "red")
            terminal.print(Text.assemble("  ", (lang.say(verdict[0]), verdict[1]), f"  {result.case}"))
            if result.trouble is not None:
                terminal.print(f"      {lang.error(result.trouble)}")
            for difference in result.differences:
                terminal.print(f"      {_told(lang, difference)}")
        held += sum(result.holds for result in results)
        differed += sum(not result.holds for result in results)
    terminal.say("scenario-summary", held=held, differed=differed, unread=unread)
    return max(ends, Ends.FAILED) if differed else ends


def _told(lang: Language, difference: Difference) -> str:
    """What differs, in the reader's language; keys, cards and numbers are as the file writes them."""
    path, step = difference.path, difference.step
    if difference.trouble is not None:
        return lang.say("scenario-impossible", path=path, step=step, why=lang.error(difference.trouble))
    if difference.offered_to:
        return lang.say("scenario-possible", path=path, step=step, who=difference.offered_to)
    return lang.say("scenario-difference", path=path, expected=difference.expected, got=difference.got)
