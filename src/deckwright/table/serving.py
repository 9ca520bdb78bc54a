"""Opening a server: a folder for its tables, an address for its page."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from deckwright.errors import FileError, PlayerError
from deckwright.table.app import make_app
from deckwright.table.hall import Hall
from deckwright.table.limits import MESSAGE_BYTES
from deckwright.table.patience import protocol_for
from deckwright.table.settings import LOCK, Settings, settings_for, was_used
from deckwright.table.storage import Store, check_file

PORTS = range(8420, 8440)
"""Where to look for a free port when nobody names one."""


def serve(host: str, port: int | None, folder: Path, *, ready: Callable[[list[str]], None]) -> None:
    """Run a server until it is told to stop. ``ready`` hears its addresses once it answers, the nearest first."""
    settings = settings_for(folder)
    with contextlib.ExitStack() as stack:
        keep_address = stack.enter_context(_folder_to_ourselves(folder)) if not settings.shared else _nowhere
        if settings.file is not None:
            check_file(settings.file, known=was_used(folder))
        asyncio.run(_try_database(settings))
        listener = stack.enter_context(bound(host, port))
        addresses = addresses_of(listener)
        keep_address(addresses[0])
        Server(settings, lambda: ready(addresses)).run([listener])


class Server(uvicorn.Server):
    """A uvicorn that says when it answers."""

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        app = make_app(settings)
        self.hall: Hall = app.state.hall
        super().__init__(
            uvicorn.Config(
                app,
                log_level="warning",
                access_log=False,
                server_header=False,
                ws_max_size=4 * MESSAGE_BYTES,
                ws_per_message_deflate=False,  # changes are small, and a compressor per page is not
                timeout_graceful_shutdown=3,
                http=protocol_for(settings.connections_per_address),
            )
        )
        self._ready = ready

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hall.drain()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _try_database(settings: Settings) -> None:
    """Say what is wrong with the database before anything is opened."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def _nowhere(address: str) -> None:
    """With a database of its own a server keeps nothing in the folder."""


@contextlib.contextmanager
def _folder_to_ourselves(folder: Path) -> Iterator[Callable[[str], None]]:
    """Make sure that tables can be kept in a folder, and that no other server does so.

    Gives a function that leaves our address there, for those who find the folder in use.
    """
    lock = folder / LOCK
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = str(error.strerror)
        raise FileError(
            "bad-folder", f"cannot keep tables in {str(folder)!r}: {why}", folder=str(folder), why=why
        ) from error
    with os.fdopen(handle, "r+", encoding="utf-8") as file:
        if not _locked(file.fileno()):
            address = file.read().strip()
            raise FileError(
                "folder-in-use",
                f"another server keeps its tables in {str(folder)!r}: {address}",
                folder=str(folder),
                address=address,
            )

        def keep_address(address: str) -> None:
            file.seek(0)
            file.truncate()
            file.write(f"{address}\n")
            file.flush()

        yield keep_address


def _locked(handle: int) -> bool:
    """Whether the file is ours alone, until this process ends."""
    try:
        import fcntl
    except ModuleNotFoundError:
        return True  # no such locks here; the database itself still lets no answer be lost
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at the port that was asked for, or at the first that is free."""
    for candidate in [port] if port is not None else [*PORTS, 0]:
        listener = _try_bind(host, candidate)
        if listener is not None:
            return listener
    raise PlayerError("port-taken", f"port {port} is taken", port=str(port))


def _try_bind(host: str, port: int) -> socket.socket | None:
    try:
        family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise _bad_host(host, error) from error
    listener = socket.socket(family, kind, number)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if port and _taken(error):
            return None
        raise _bad_host(host, error) from error
    return listener


def _taken(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def _bad_host(host: str, error: OSError) -> PlayerError:
    why = str(error.strerror or error)
    return PlayerError("bad-host", f"cannot listen at {host!r}: {why}", host=host, why=why)


def addresses_of(listener: socket.socket) -> list[str]:
    """How the page is reached: from this machine first, then from the network if it may be."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    return [f"http://127.0.0.1:{port}", *(f"http://{own}:{port}" for own in _own_address())]


def _own_address() -> list[str]:
    """This machine's address in its network. Nothing is sent: a datagram socket only picks its route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]
