"""Checking a finished game: was it dealt as it was sealed, and played as the file says?"""

from __future__ import annotations

import msgspec
from rich.text import Text

from deckwright import games
from deckwright.cli.terminal import Ends, Terminal
from deckwright.core.views import OPEN, view
from deckwright.errors import PlayerError
from deckwright.records.gamefile import GameFile, can_play
from deckwright.records.sealing import wrong_with
from deckwright.records.session import Session
from deckwright.text.plain import plain_text


def verify(terminal: Terminal, file: GameFile, *, seal: str) -> Ends:
    """Print what fits and what does not; it failed if anything does not fit, or was never sealed."""
    findings = [*_deal(terminal, file, seal.strip().lower()), *_play(terminal, file)]
    for well, sentence in findings:
        mark = Text("✓ ", style="green") if well else Text("✗ ", style="bold red")
        terminal.print(mark + Text(sentence))
    return Ends.FINE if all(well for well, _ in findings) else Ends.FAILED


def _deal(terminal: Terminal, file: GameFile, seal: str) -> list[tuple[bool, str]]:
    say, fair = terminal.lang.say, file.fair
    if fair is None:
        return [(False, say("verify-unsealed"))]
    wrong = wrong_with(fair, file.seed)
    codes = [code for code, _ in wrong]
    findings = [
        ("seal" not in codes, say("verify-seal", well=_word("seal" not in codes), seal=fair.seal[:64])),
        *(
            (
                ("share", share.name) not in wrong,
                say("verify-share", well=_word(("share", share.name) not in wrong), name=plain_text(share.name)[:80]),
            )
            for share in fair.shares
        ),
        ("key" not in codes, say("verify-key", well=_word("key" not in codes))),
    ]
    if seal:
        findings.append((seal == fair.seal, say("verify-published", well=_word(seal == fair.seal))))
    return findings


def _play(terminal: Terminal, file: GameFile) -> list[tuple[bool, str]]:
    """Whether the answers, played again from that deal, lead to the table that the file shows."""
    rules, say = games.played(file.game, file.setup), terminal.lang.say
    findings = []
    dealt = file
    if file.rules < rules.version and can_play(rules, file):
        # The seed deals other cards since cards were added, so the deal has to be taken from the file.
        findings.append((False, say("verify-older-deal", rules=file.rules, current=rules.version)))
    else:
        # What the file says was dealt is left aside: it has to follow from the seed.
        dealt = msgspec.structs.replace(file, boxes={}, deal=[], chance="")
    try:
        session = Session.from_file(rules, dealt)
    except PlayerError as error:
        if error.code != "broken-replay":
            raise
        return [*findings, (False, terminal.lang.error(error))]
    same = file.snapshot is None or view(session.game, OPEN) == file.snapshot
    same = same and (not file.deal or session.to_file().deal == file.deal)
    return [*findings, (same, say("verify-play", well=_word(same), answers=len(file.answers)))]


def _word(well: bool) -> str:
    return "yes" if well else "no"
