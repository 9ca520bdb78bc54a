"""Empty environments, and packages built and installed into them as strangers would."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "runtime.txt"


class Environment:
    """A virtual environment: its commands see nothing of the one that runs the tests."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "venv" / "bin"
        self.home = folder / "home"
        self.folder = folder

    @classmethod
    def made(cls, folder: Path, *packages: str) -> Environment:
        """An environment that holds some packages and what they require, in the versions we lock."""
        environment = cls(folder)
        uv("venv", "--python", sys.executable, str(folder / "venv"))
        environment.install(*packages)
        return environment

    def install(self, *packages: str) -> None:
        """Add packages; from what uv has kept, and from the package index where it kept nothing."""
        command = ("pip", "install", "--python", str(self.bin / "python"), "--constraint", str(LOCK), *packages)
        try:
            uv(*command, "--offline")
        except subprocess.CalledProcessError:
            uv(*command)

    def variables(self, **more: str) -> dict[str, str]:
        """The environment variables of a command in here."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DECKWRIGHT"))}
        return {**kept, "DECKWRIGHT_HOME": str(self.home), "LANG": "en_GB.UTF-8", "LANGUAGE": "en", **more}

    def deckwright(self, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        """Run the command, away from the repository."""
        return subprocess.run(
            [self.bin / "deckwright", *arguments],
            cwd=self.folder,
            env=self.variables(**more),
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
        )


def uv(*arguments: str, **variables: str) -> None:
    """Run uv, which the development environment has."""
    kept = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    subprocess.run(
        [Path(sys.executable).parent / "uv", *arguments], check=True, capture_output=True, env=kept | variables
    )


def build_wheel(source: Path, into: Path, *, compiled: bool = False) -> Path:
    """Build the wheel of a package, or of a source archive, with the build backend that is installed here."""
    build(source, into, "--wheel", compiled=compiled)
    (wheel,) = into.glob("*.whl")
    return wheel


def build_source_archive(source: Path, into: Path) -> Path:
    """Build the source archive of a package."""
    build(source, into, "--sdist")
    (archive,) = into.glob("*.tar.gz")
    return archive


def build(source: Path, into: Path, what: str, *, compiled: bool = False) -> None:
    backend = ("--no-build-isolation", "--python", sys.executable)
    uv("build", what, *backend, "--out-dir", str(into), str(source), DECKWRIGHT_COMPILED=str(int(compiled)))


def once(folder: Path, make: Callable[[Path], object]) -> Path:
    """A folder that the first of all test processes fills; the others wait for it."""
    with open(f"{folder}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            try:
                make(folder)
            except BaseException:
                shutil.rmtree(folder, ignore_errors=True)
                raise
    return folder
