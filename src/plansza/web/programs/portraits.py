"""Pictures of bots: a badge of ours, or a small PNG that their makers send.

Of a PNG only what is needed to show it is kept, and only if it is one: what calls itself a picture
and is something else, or would unpack to more than it says, is refused.
"""

import struct
import zlib
from base64 import b64decode
from binascii import Error

from plansza.core.badges import SEATS, badge
from plansza.web.common.errors import web_refused

SIGNATURE = b"\x89PNG\r\n\x1a\n"
KEPT = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
SMALLEST, LARGEST = 16, 256  # letters' height, and pixels
MOST_BYTES = 10_000
SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # of a pixel, by the kind of colour


def portrait_of(text: str) -> bytes:
    """The picture that was sent as base64; nothing for none."""
    if not text:
        return b""
    try:
        return checked(b64decode(text, validate=True))
    except (ValueError, Error, struct.error, zlib.error) as error:
        sentence = f"send a square PNG of {SMALLEST} to {LARGEST} pixels"
        facts = {"least": SMALLEST, "most": LARGEST, "bytes": MOST_BYTES}
        raise web_refused("bad-picture", sentence, **facts) from error


def checked(data: bytes) -> bytes:
    """The same picture without anything that need not be there; ValueError if it is none."""
    if len(data) > MOST_BYTES or not data.startswith(SIGNATURE):
        raise ValueError("no PNG, or too large")
    chunks = list(_chunks(data))
    names = [name for name, _ in chunks]
    if names[0] != b"IHDR" or names[-1] != b"IEND" or names.count(b"IHDR") != 1:
        raise ValueError("no picture")
    width, height, depth, colour, packing, filters, woven = struct.unpack(">IIBBBBB", chunks[0][1])
    if width != height or not SMALLEST <= width <= LARGEST or packing or filters or woven:
        raise ValueError("another size or kind")
    pixels = b"".join(body for name, body in chunks if name == b"IDAT")
    expected = height * (1 + (width * depth * SAMPLES.get(colour, 0) + 7) // 8)
    unpacker = zlib.decompressobj()
    if len(unpacker.decompress(pixels, expected + 1)) != expected or not unpacker.eof:
        raise ValueError("other pixels than it says")
    return SIGNATURE + b"".join(_chunk(name, body) for name, body in chunks if name in KEPT)


def _chunks(data: bytes) -> "list[tuple[bytes, bytes]]":
    found, place = [], len(SIGNATURE)
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        (sum,) = struct.unpack(">I", data[place + 8 + length : place + 12 + length])
        if sum != zlib.crc32(name + body):
            raise ValueError("a chunk is broken")
        found.append((name, body))
        place += 12 + length
    return found


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I4s", len(body), name) + body + struct.pack(">I", zlib.crc32(name + body))


def emblem(number: int) -> bytes:
    """A badge of ours, as a picture of its own."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    return f"{head}{badge(number % len(SEATS))}</svg>".encode()
