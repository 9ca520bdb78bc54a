"""Where saved games lie, and which of them to go on with."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import platformdirs
from rich.table import Table

from deckwright.cli.terminal import Ends, Terminal
from deckwright.errors import DeckwrightError, FileError, PlayerError, cannot_read, cannot_write
from deckwright.records import Session, gamefile
from deckwright.records.gamefile import GameFile
from deckwright.rules.contract import Rules
from deckwright.text import Language
from deckwright.text.plain import plain_text

HOME = "DECKWRIGHT_HOME"
ENDING = ".json"


def home() -> Path:
    """The folder of the user's own things: ``DECKWRIGHT_HOME``, or wherever the system keeps such."""
    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else platformdirs.user_data_path("deckwright", appauthor=False)


def folder() -> Path:
    """The folder of saved games."""
    return home() / "saves"


def new_path(game: str) -> Path:
    """A name for a new game that no other game bears: the game and the moment it began."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder() / f"{stem}{ENDING}"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}{ENDING}"
    return path


def saved() -> list[Path]:
    """The saved games, the latest first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder().glob(f"*{ENDING}")]
    except OSError as error:
        raise cannot_read(folder(), error) from error
    return [path for _, path in sorted(found, reverse=True)]


def is_over(file: GameFile) -> bool:
    """Whether the game in the file was played to its end."""
    return file.snapshot is not None and file.snapshot.outcome is not None


def latest() -> Path:
    """The game to go on with: the latest one that is not over."""
    for path in saved():
        try:
            if not is_over(gamefile.read(path)):
                return path
        except FileError:
            continue
    raise PlayerError("nothing-to-resume", f"no unfinished game in {str(folder())!r}", path=str(folder()))


def find(name: str) -> Path:
    """A file by its path, or a saved game by its bare name."""
    path = Path(name).expanduser()
    if not path.exists() and path.name == name:
        for known in (folder() / name, folder() / f"{name}{ENDING}"):
            if known.exists():
                return known
    return path


def read(path: Path, lang: Language) -> GameFile:
    """The game in a file; what is wrong with it names the file as the reader's language quotes."""
    with naming(path, lang):
        file = gamefile.read(path)
    file.names = [plain_text(name) for name in file.names]
    return file


def play_again(rules: Rules, file: GameFile, path: Path, lang: Language) -> Session:
    """The game that was read from a file, played up to where it was saved."""
    with naming(path, lang):
        return Session.from_file(rules, file)


@contextmanager
def naming(path: Path, lang: Language) -> Iterator[None]:
    """Whatever is wrong with a file names it."""
    try:
        yield
    except FileError as error:
        if "where" in error.facts:
            error.facts["where"] = lang.say("quoted", text=str(path))
        raise


def cut_before(file: GameFile, move: int) -> GameFile:
    """The same game as it was before one of its moves, counted from 1."""
    if not 1 <= move <= len(file.answers):
        moves = len(file.answers)
        raise PlayerError("no-move", f"no move {move}; there are 1 to {moves}", move=move, moves=moves)
    return msgspec.structs.replace(file, answers=file.answers[: move - 1], undone=[], snapshot=None)


def save_as(text: str) -> Path:
    """The file that a person typed to save in. Its folder has to be there: a slip would make one nobody wants."""
    path = Path(os.path.expanduser(text))
    try:
        path.parent.stat()
    except FileNotFoundError as error:
        folder = str(path.parent)
        raise FileError("no-folder", f"there is no folder {folder!r}", path=str(path), folder=folder) from error
    except OSError as error:
        raise cannot_write(path, error) from error
    return path


def show(terminal: Terminal) -> Ends:
    """List the saved games, the latest first."""
    lang = terminal.lang
    table = Table.grid(padding=(0, 2, 0, 0))
    for path in saved():
        try:
            file = gamefile.read(path)
            game = lang.game(file.game)
            state = lang.say("saves-over" if is_over(file) else "saves-open")
        except DeckwrightError:
            game, state = "", lang.say("saves-broken")
        table.add_row(path.stem, game, state)
    if table.row_count:
        terminal.print(table)
    else:
        terminal.say("saves-none", path=str(folder()))
    return Ends.FINE
