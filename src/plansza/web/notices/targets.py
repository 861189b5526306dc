"""Where something is told: a browser, another program, a letter box; as texts and back."""

import re
from base64 import urlsafe_b64decode
from email.errors import MessageError
from email.headerregistry import Address
from hashlib import blake2b
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from plansza.web.common.errors import web_refused

LONGEST_ADDRESS = 254  # letters, as RFC 5321 has it
PORTS = (80, 443)
FIRST_FREE_PORT = 1024  # below it are the other services of the world
IS_DOMAIN = re.compile(r"(?=.{4,253}$)([A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}")
Url = Annotated[str, Meta(min_length=8, max_length=1000)]
BASE64 = r"^[A-Za-z0-9_-]*$(?!\n)"
PUBLIC_KEY = 65  # bytes of a browser's key,
AUTH = 16  # and of its secret


class AnyTarget(Struct, tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """Where something is told."""


class PushTarget(AnyTarget, frozen=True, tag="push"):
    """A browser, at the push service of its maker; what it gave to encrypt for it."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100, pattern=BASE64)]
    auth: Annotated[str, Meta(max_length=40, pattern=BASE64)]


class HookTarget(AnyTarget, frozen=True, tag="webhook"):
    """Another program; `ntfy` reads a form of its own."""

    url: Url
    form: Literal["json", "ntfy"] = "json"


class MailTarget(AnyTarget, frozen=True, tag="mail"):
    """A letter box."""

    address: Annotated[str, Meta(min_length=3, max_length=LONGEST_ADDRESS)]


Target = PushTarget | HookTarget | MailTarget
_read = msgspec.json.Decoder(Target).decode


def kind_of(target: Target) -> str:
    """“push”, “webhook” or “mail”."""
    return str(target.__struct_config__.tag)


def written(target: Target) -> str:
    """A target as it is kept."""
    return msgspec.json.encode(target).decode()


def read(text: str) -> Target:
    """A target that was kept."""
    found: Target = _read(text)
    return found


def mark_of(target: Target) -> str:
    """A short hash, equal for what is told in one place."""
    match target:
        case PushTarget(endpoint=place) | HookTarget(url=place):
            pass
        case MailTarget(address=address):
            place = address.lower()
    return blake2b(place.encode("utf-8", "replace"), digest_size=16).hexdigest()


def shown(target: Target) -> str:
    """As much of a target as its owner needs to know it again."""
    match target:
        case MailTarget(address=address):
            return address
        case PushTarget(endpoint=url) | HookTarget(url=url):
            return urlsplit(url).hostname or ""


def check(target: Target, private: bool) -> None:
    """Refuse what nothing can be told to, in words. Where an address leads is looked up only when
    something is sent there."""
    match target:
        case PushTarget():
            check_push(target, private)
        case HookTarget(url=url):
            check_url(url)
        case MailTarget(address=address):
            check_address(address)


def check_push(target: PushTarget, private: bool) -> None:
    """A push service is reached by https; keys have their lengths."""
    check_url(target.endpoint)
    if not private and not target.endpoint.startswith("https://"):
        raise web_refused("bad-push", "a push service is reached by https")
    try:
        key, auth = unpadded(target.p256dh), unpadded(target.auth)
    except ValueError:
        key = auth = b""
    if (len(key), len(auth)) != (PUBLIC_KEY, AUTH):
        raise web_refused("bad-push", "these are no keys of a browser")


def unpadded(text: str) -> bytes:
    """Bytes from what browsers write without the “=” at its end."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_url(url: str) -> None:
    """An address that a program may be asked at: http or https, no password, no foreign service."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise web_refused("bad-webhook", "this is no address of a webhook") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise web_refused("bad-webhook", "this is no address of a webhook")
    if parts.username is not None or parts.password is not None:
        raise web_refused("webhook-password", "an address with a name and a password is not kept")
    if port is not None and port not in PORTS and port < FIRST_FREE_PORT:
        raise web_refused("webhook-port", f"port {port} is no port of a webhook", port=port)


def check_address(address: str) -> None:
    """An e-mail address, as far as its form tells."""
    try:
        found = Address(addr_spec=address)
    except (MessageError, ValueError, IndexError):
        raise web_refused("bad-mail", "this is no e-mail address") from None
    plain = address.isascii() and address.isprintable() and "," not in address
    if not plain or not found.username or not IS_DOMAIN.fullmatch(found.domain):
        raise web_refused("bad-mail", "this is no e-mail address")
