"""The server put together: API, sockets, the page itself, and the headers that keep strangers out."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from functools import cache
from pathlib import Path
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Message, Scope

from deckwright import __version__
from deckwright.errors import DeckwrightError, FileError, PlayerError
from deckwright.table import rest
from deckwright.table.bodies import Problem
from deckwright.table.building import STATIC
from deckwright.table.channels import channels_for
from deckwright.table.hall import Hall
from deckwright.table.limits import BODY_BYTES, FILE_BYTES, OutOfTime
from deckwright.table.page import TRY_AGAIN_LATER, Page, address_of
from deckwright.table.settings import Settings
from deckwright.table.storage import StorageError
from deckwright.text.grammar import capital

log = logging.getLogger("deckwright.table")

NO_SUCH_TABLE, CANNOT_BE_OPENED = 4404, 4410
"""Why a socket is closed for good."""

PLACES = ("", "index.html", "helper", "workshop")
"""The addresses of the page; all others are mistaken."""

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

STATUS = {
    "bad-token": 401,
    "origin": 403,
    "host": 403,
    "file-secret": 403,
    "no-table": 404,
    "unknown-game": 404,
    "seat-taken": 409,
    "table-full": 409,
    "not-finished": 409,
    "one-seat": 409,
    "host-decides": 409,
    "too-long": 413,
    "too-large": 413,
    "slow-down": 429,
}
"""The status of a problem; 400 where nothing else is said."""


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    channels, when_missed = channels_for(settings)
    hall = Hall(settings, channels)
    when_missed(hall.catch_up)
    return Litestar(
        route_handlers=[rest.router(socket), front_page, any_page],
        plugins=[channels],
        on_startup=[hall.open],
        on_shutdown=[hall.close],
        state=State({"hall": hall, "limits": hall.limits, "settings": settings}),
        before_request=_check_origin,
        before_send=[_add_headers],
        exception_handlers={DeckwrightError: _our_problem, HTTPException: _http_problem, Exception: _crash},
        openapi_config=OpenAPIConfig(
            title="Deckwright", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, minimum_size=1000),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )


# -- the socket ----------------------------------------------------------------------------------------------------


@websocket("/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], code: FromPath[str]) -> None:
    """A page opens a table."""
    hall: Hall = socket.app.state.hall
    host = socket.headers.get("host", "")
    if not _is_ours(socket.headers.get("origin", ""), host, hall.settings) or not _is_here(host, hall.settings):
        await socket.close(code=4403, reason="origin")
        return
    await socket.accept()
    address = address_of(socket)
    try:
        room = await hall.limits.guess(address, hall.room(code[:16]))
    except DeckwrightError as error:
        if error.code not in ("no-table", "slow-down"):
            log.error("table %s: %s", code[:16], error)
        await socket.close(code=_closing(error), reason=error.code)
        return
    if not hall.limits.sockets.admits(address):
        await socket.close(code=TRY_AGAIN_LATER, reason="slow-down")
        return
    try:
        await Page(socket, room, hall).attend()
    finally:
        hall.limits.sockets.leaves(address)


def _closing(error: DeckwrightError) -> int:
    """Whether a page should come back soon, keep its seat for another day, or forget the table."""
    if error.code == "no-table":
        return NO_SUCH_TABLE
    if error.code == "slow-down" or isinstance(error, StorageError):
        return TRY_AGAIN_LATER
    return CANNOT_BE_OPENED  # it is damaged, or its game is not installed


def _is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Whether a request comes from our own page. What is no browser names no origin."""
    return not origin or urlsplit(origin).netloc == host or origin in settings.origins


@cache
def own_name() -> str:
    """What this machine is called in its network."""
    return gethostname().lower()


def _is_here(host: str, settings: Settings) -> bool:
    """Whether a name is one of this server's: a stranger's page may point a name of its own at our address."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not name or name in settings.hosts or name == "localhost" or name.endswith((".localhost", ".local")):
        return True
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return name in {own_name(), *(urlsplit(origin).hostname for origin in settings.origins)}


async def _check_origin(request: Request[Any, Any, State]) -> None:
    headers, settings = request.headers, request.app.state.settings
    if not _is_here(headers.get("host", ""), settings):
        raise PlayerError("host", "this server does not know itself by this name", host=headers.get("host", ""))
    if request.method != "GET" and not _is_ours(headers.get("origin", ""), headers.get("host", ""), settings):
        raise PlayerError("origin", "this page may not talk to this server")


# -- the page ------------------------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def front_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The page."""
    return await _page(request, "")


@get("/{path:path}", include_in_schema=False)
async def any_page(request: Request[Any, Any, State], path: FromPath[str]) -> Response[bytes]:
    """The files of the page; at any other address it says that nothing is there."""
    return await _page(request, path)


async def _page(request: Request[Any, Any, State], path: str) -> Response[bytes]:
    if path.lstrip("/").split("/")[0] == "api":
        raise HTTPException(status_code=404)
    asked = path.lstrip("/")
    file, content = await asyncio.to_thread(_page_file, asked)
    if content is None:
        return Response(_unbuilt(request).encode(), media_type="text/html", status_code=503)
    forever = "assets" in file.relative_to(STATIC).parts
    known = file.name != "index.html" or asked in PLACES
    return Response(
        content if known else _led_home(content, asked),
        status_code=200 if known else 404,
        media_type=_MEDIA.get(file.suffix, "application/octet-stream"),
        headers={"cache-control": "public, max-age=31536000, immutable" if forever else "no-cache"},
    )


def _led_home(page: bytes, path: str) -> bytes:
    """The page at a wrong address: it finds its parts, says that nothing is here, and leads home."""
    return page.replace(b"<head>", b'<head><base href="./%s">' % (b"../" * path.count("/")), 1)


def _page_file(path: str) -> tuple[Path, bytes | None]:
    """A file of the page, the page itself if there is no such file, or nothing while it is not built."""
    try:
        file = (STATIC / path).resolve()
        known = file.is_relative_to(STATIC) and file.is_file()
    except (OSError, ValueError):  # no name that a file could have
        known = False
    if not known:
        file = STATIC / "index.html"
    return file, file.read_bytes() if file.is_file() else None


_MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def _unbuilt(request: Request[Any, Any, State]) -> str:
    lang = rest.spoken(request)
    return (
        f'<!doctype html><html lang="{lang.code}"><meta charset="utf-8"><title>Deckwright</title>'
        f"<h1>Deckwright</h1><p>{lang.say('web-unbuilt')}</p><pre>make setup</pre></html>"
    )


# -- headers and mistakes ------------------------------------------------------------------------------------------


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def _our_problem(request: Request[Any, Any, State], error: DeckwrightError) -> Response[Problem]:
    status = STATUS.get(error.code, 400)
    if isinstance(error, StorageError | OutOfTime):
        status = 503
    elif not isinstance(error, PlayerError | FileError):
        log.error("%s %r: %s", request.method, request.url.path, error)
        status = 500
    return _problem(request, error, status)


def _http_problem(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    codes = {404: "no-page", 405: "no-page", 413: "too-long"}
    why = "; ".join(_wrong_with(one) for one in error.extra) if isinstance(error.extra, list) else error.detail
    code = codes.get(error.status_code, "bad-request")
    most = FILE_BYTES if request.url.path == "/api/files" else BODY_BYTES
    return _problem(request, PlayerError(code, error.detail, why=why, most=most), error.status_code)


def _wrong_with(part: Any) -> str:
    """What is wrong with one part of a request, as Litestar says it."""
    return str(part.get("message", part) if isinstance(part, dict) else part)


def _crash(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    if isinstance(error, RecursionError):
        return _problem(request, PlayerError("too-deep", "this request is nested too deeply"), 400)
    log.exception("%s %r failed", request.method, request.url.path, exc_info=error)
    return _problem(request, PlayerError("crash", "the server made a mistake"), 500)


def _problem(request: Request[Any, Any, State], error: DeckwrightError, status: int) -> Response[Problem]:
    return Response(Problem(error.code, capital(rest.spoken(request).error(error))), status_code=status)
