"""A mail server and a webhook on this machine, to see what really arrives."""

from __future__ import annotations

import http.server
import json
import shutil
import socketserver
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def certificate(folder: Path) -> Path:
    """A certificate and its key for ``localhost``, in one file."""
    openssl = shutil.which("openssl")
    assert openssl, "this test needs openssl"
    file = folder / "localhost.pem"
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(folder / "key.pem"), "-out", str(file)]
    subprocess.run([*command, *names], check=True, capture_output=True)
    file.write_text(file.read_text() + (folder / "key.pem").read_text())
    return file


def _context(pem: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    return context


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]  # type: ignore[index, misc]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def a_mail_server(heard: list[str], pem: Path | None) -> Iterator[int]:
    """Speaks as much SMTP as a client needs, and keeps what it hears; with a certificate it offers STARTTLS."""

    class Mail(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            encrypted = False
            self._say("220 localhost")
            # What is read from changes when the line is encrypted.
            while line := self.rfile.readline().decode().rstrip():
                heard.append(f"{'encrypted ' if encrypted else ''}{line}")
                match line.partition(" ")[0].upper():
                    case "EHLO":
                        self._say("250-localhost")
                        self._say("250-AUTH PLAIN" if encrypted or not pem else "250-STARTTLS")
                        self._say("250 8BITMIME")
                    case "STARTTLS":
                        assert pem is not None
                        self._say("220 go ahead")
                        self.connection = _context(pem).wrap_socket(self.connection, server_side=True)
                        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb")
                        encrypted = True
                    case "AUTH":
                        self._say("235 welcome")
                    case "DATA":
                        self._say("354 go ahead")
                        text = b"".join(iter(self.rfile.readline, b".\r\n"))
                        heard.append(text.decode())
                        self._say("250 taken")
                    case "QUIT":
                        self._say("221 bye")
                        return
                    case _:
                        self._say("250 fine")

        def _say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())
            self.wfile.flush()

    with _running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail)) as port:
        yield port


@contextmanager
def a_webhook(heard: list[Any], pem: Path, *, status: int = 200) -> Iterator[int]:
    """Keeps what is posted to it; a status of 302 sends the caller on to another address."""

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            heard.append((self.path, self.headers["content-type"], body))
            self.send_response(status)
            self.send_header("location", "/elsewhere")
            self.end_headers()

        do_GET = do_POST

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    server.socket = _context(pem).wrap_socket(server.socket, server_side=True)
    with _running(server) as port:
        yield port
