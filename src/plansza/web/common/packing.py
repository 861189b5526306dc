"""Gzip for an answer that never ends: packed piece by piece, each readable as soon as it arrives.

Every piece is squeezed by itself. A stream so holds no compressor, which is a quarter of a
megabyte, and streams that send the same piece share the work.
"""

import struct
import zlib
from functools import lru_cache

from plansza.web.common.errors import AnyRequest

HEADER = b"\x1f\x8b\x08" + bytes(6) + b"\xff"  # gzip, deflated, no name, no time, any system
LAST_BLOCK = b"\x03\x00"  # of a deflated stream, with nothing in it
LEVEL = 5
SHARED = 256  # pieces that are remembered: the newest of as many tables
SMALL = 32 * 1024  # bytes of such a piece; a larger one is for one reader alone


def accepts_gzip(request: AnyRequest) -> bool:
    """Whether whoever asks reads gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def squeezed(piece: bytes) -> bytes:
    """A piece, deflated up to its last byte."""
    return _shared(piece) if len(piece) <= SMALL else _squeeze(piece)


def _squeeze(piece: bytes) -> bytes:
    press = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(piece) + press.flush(zlib.Z_SYNC_FLUSH)


_shared = lru_cache(maxsize=SHARED)(_squeeze)


class GzipStream:
    """What a gzip file must know of all pieces: how much they are, and their sum."""

    def __init__(self) -> None:
        self._head = HEADER
        self._sum = 0
        self._length = 0

    def pack(self, piece: bytes) -> bytes:
        """The next piece."""
        self._sum = zlib.crc32(piece, self._sum)
        self._length += len(piece)
        return self._opening() + squeezed(piece)

    def end(self) -> bytes:
        """What comes behind the last piece."""
        size = self._length & 0xFFFFFFFF
        return self._opening() + LAST_BLOCK + struct.pack("<LL", self._sum, size)

    def _opening(self) -> bytes:
        head, self._head = self._head, b""
        return head
