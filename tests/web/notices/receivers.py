"""Other people's services, as far as messages go there: a push service and webhooks over http, and
a post office. What they get is kept; what they answer is set by the test."""

import json
import socketserver
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.support.patience import eventually


@dataclass
class Posted:
    """What was posted to a service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Service:
    """An http service that keeps what is posted to it."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        self.open = threading.Event()  # while it is not set, nobody gets an answer
        self.open.set()
        self.closed = False
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.posted.append(Posted(self.path, headers, body))
                while not service.open.wait(0.1) and not service.closed:
                    pass
                try:
                    self.send_response(service.status)
                    for name, value in service.headers.items():
                        self.send_header(name, value)
                    self.send_header("content-length", "0")
                    self.end_headers()
                except OSError:  # whoever asked has been killed
                    self.close_connection = True

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody reads that."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def wait(self, count: int) -> list[Posted]:
        """Wait for so many messages."""
        eventually(lambda: len(self.posted) >= count, f"message {count} does not come")
        return self.posted

    def close(self) -> None:
        self.closed = True
        self._server.shutdown()
        self._server.server_close()


class PostOffice:
    """An SMTP server that keeps all letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.to: list[str] = []
        office = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 here")
                for line in self.rfile:
                    word = line.split(b" ", 1)[0].strip().upper()
                    if word == b"QUIT":
                        self.say("221 bye")
                        return
                    if word == b"RCPT":
                        office.to.append(line.decode().split("<")[1].split(">")[0])
                    if word == b"DATA":
                        self.say("354 go on")
                        office.letters.append(self.letter())
                    self.say("250 fine")

            def letter(self) -> EmailMessage:
                lines = []
                for line in self.rfile:
                    if line == b".\r\n":
                        break
                    lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
                found = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(found, EmailMessage)
                return found

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def wait(self, count: int) -> list[EmailMessage]:
        """Wait for so many letters."""
        eventually(lambda: len(self.letters) >= count, f"letter {count} does not come")
        return self.letters

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def service() -> Iterator[Service]:
    """A service for a while."""
    found = Service()
    try:
        yield found
    finally:
        found.close()


@contextmanager
def post_office() -> Iterator[PostOffice]:
    """A post office for a while."""
    found = PostOffice()
    try:
        yield found
    finally:
        found.close()


# -- what a browser does with a push ------------------------------------------------------------


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushedBrowser:
    """A browser's keys at its push service, and what it reads with them (RFC 8291)."""

    def __init__(self, place: str) -> None:
        self.place = place
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = serialization.PublicFormat.UncompressedPoint
        self._public = self._key.public_key().public_bytes(serialization.Encoding.X962, point)

    @property
    def target(self) -> dict[str, str]:
        """What its page tells the server."""
        keys = {"p256dh": coded(self._public), "auth": coded(self._auth)}
        return {"kind": "push", "endpoint": self.place, **keys}

    def read(self, posted: Posted) -> Any:
        """What a message says."""
        assert posted.headers["content-encoding"] == "aes128gcm"
        body = posted.body
        salt, length = body[:16], body[20]
        theirs, rest = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), other)
        secret = derive(shared, self._auth, b"WebPush: info\0" + self._public + theirs, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, rest, None)
        return json.loads(plain.rstrip(b"\0").removesuffix(b"\x02"))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def signed_by(posted: Posted, public_key: str) -> dict[str, Any]:
    """What a message's signature says of its sender (RFC 8292), which must be of this key."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public_key
    head, claims, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    raw = decoded(signature)
    both = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    text = f"{head}.{claims}".encode()
    key.verify(encode_dss_signature(*both), text, ec.ECDSA(hashes.SHA256()))
    return dict(json.loads(decoded(claims)))
