"""The `[club]` of a host's file, checked when the server starts.

Of the passphrase only a slow hash is kept, in memory, and of the icon its bytes.
"""

import hmac
import unicodedata
from hashlib import scrypt, sha256
from pathlib import Path
from typing import Annotated, Any, Self
from xml.etree import ElementTree

from msgspec import Meta, Struct

SHORTEST = 8  # letters of a passphrase
SALT = b"plansza club passphrase"  # one for all: the hash never leaves the memory
COST = {"n": 2**14, "r": 8, "p": 1, "maxmem": 2**26}
BIGGEST = 256 * 1024  # bytes of an icon
PNG = b"\x89PNG\r\n\x1a\n"
SVG = "{http://www.w3.org/2000/svg}"
ACTIVE = ("script", "foreignObject", "iframe", "embed", "object", "animate", "set", "handler")
HREF = ("href", "{http://www.w3.org/1999/xlink}href")


class Passphrase:
    """What everybody has to say who comes in."""

    def __init__(self, digest: bytes) -> None:
        self._digest = digest

    @classmethod
    def of(cls, text: str) -> Self:
        """From what the host wrote."""
        if len(normal(text)) < SHORTEST:
            raise ValueError(f"the passphrase needs {SHORTEST} letters or more")
        return cls(slow_hash(text))

    def __repr__(self) -> str:
        return "Passphrase()"

    def fits(self, text: str) -> bool:
        """Whether it was said; takes long, and for every text as long."""
        return hmac.compare_digest(self._digest, slow_hash(text))

    @property
    def mark(self) -> str:
        """A text that changes with the passphrase and tells nothing of it."""
        return sha256(b"mark " + self._digest).hexdigest()


class PassphraseFile(Passphrase):
    """The same, in a file of its own."""


def normal(text: str) -> str:
    """A passphrase as it is compared: how letters are put together does not matter, nor spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def slow_hash(text: str) -> bytes:
    return scrypt(normal(text).encode("utf-8", "replace"), salt=SALT, **COST)


class Icon:
    """The picture of a club: a PNG, or an SVG in which nothing runs."""

    def __init__(self, kind: str, data: bytes) -> None:
        self.kind = kind
        self.data = data
        self.tag = sha256(data).hexdigest()[:12]

    def __repr__(self) -> str:
        return f"Icon({self.kind})"

    @classmethod
    def read(cls, path: Path) -> Self:
        """From a file; ValueError says what is wrong with it."""
        data = read_file(path, BIGGEST)
        if data.startswith(PNG):
            return cls("image/png", data)
        check_svg(data)
        return cls("image/svg+xml", data)


def read_file(path: Path, most: int) -> bytes:
    """A file of the host's that is not too long."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from error
    if len(data) > most:
        raise ValueError(f"{path} is longer than {most} bytes")
    return data


def check_svg(data: bytes) -> None:
    """Refuse what is no picture, or more than one; browsers are told to run nothing, besides."""
    if b"<!" in data.replace(b"<!--", b""):
        raise ValueError("the icon declares entities: save it as a plain SVG")
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        raise ValueError("the icon is neither PNG nor SVG") from error
    if root.tag != f"{SVG}svg":
        raise ValueError("the icon is neither PNG nor SVG")
    for each in root.iter():
        name = str(each.tag).rpartition("}")[2]
        links = [each.get(href, "#") for href in HREF]
        acts = [key for key in each.attrib if key.lower().startswith("on")]
        if name in ACTIVE or acts or not all(link.startswith("#") for link in links):
            raise ValueError(f"the icon does more than show itself (<{name}>): save a plain SVG")


class ClubSection(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host says of his club."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    icon: Icon | None = None
    passphrase: Passphrase | None = None
    passphrase_file: PassphraseFile | None = None
    players: bool = True  # whether people may register
    listed: bool = True  # and everybody who comes in sees them
    rated: bool = True
    guests: bool = True  # whether others may sit down, too

    def __post_init__(self) -> None:
        if self.passphrase is not None and self.passphrase_file is not None:
            raise ValueError("give a passphrase or a passphrase_file, not both")
        if not self.guests and not self.players:
            raise ValueError("nobody could play: let guests in, or let people register")

    @property
    def secret(self) -> Passphrase | None:
        """The passphrase, wherever it came from."""
        return self.passphrase or self.passphrase_file


def decoded(kind: type, value: Any) -> Any:
    """Our own kinds of values, from what stands in the file."""
    if kind not in (Passphrase, PassphraseFile, Icon):
        raise NotImplementedError(kind)
    if not isinstance(value, str):
        raise TypeError("a text is wanted here")
    if kind is Icon:
        return Icon.read(Path(value))
    if kind is PassphraseFile:
        return PassphraseFile.of(read_file(Path(value), 4096).decode("utf-8", "replace"))
    return Passphrase.of(value)
