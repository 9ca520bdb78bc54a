"""A PostgreSQL of our own, from the system's package, for as long as the tests run."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from sites import free_port


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they are installed."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    found = shutil.which("postgres")
    return debian[-1].parent if debian else Path(found).parent if found else None


class Postgres:
    """A server with an empty database, in a folder of its own."""

    def __init__(self, bin: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="deckwright-postgres-"))
        self._bin = bin
        # PostgreSQL refuses to run as root; its package brings a user for that.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        data = self.folder / "data"
        self._run("initdb", "--pgdata", str(data), "--username", "deckwright", "--auth", "trust", "--no-sync")
        settings = f"-k {self.folder} -h '' -c fsync=off -p {free_port()}"
        self._start = ["pg_ctl", "--pgdata", str(data), "--wait", "--log", str(self.folder / "log"), "-o", settings]
        self._run(*self._start, "start")
        self.address = f"postgresql+asyncpg://deckwright@/postgres?host={self.folder}&port={settings.split()[-1]}"

    def stop(self) -> None:
        self._run(*self._start, "--mode", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        """As if the machine it runs on had been switched off and on."""
        self._run(*self._start, "--mode", "immediate", "restart")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), *arguments]
        subprocess.run(command, user=self._user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, timeout=60)
