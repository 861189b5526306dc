"""A packed stream: every piece can be read when it arrives, the whole is a gzip file."""

import gzip
import zlib

from plansza.web.common.packing import GzipStream, squeezed

PIECES = [b"retry: 1500\n", b"", b"data: " + b"river " * 5000 + b"\n\n", bytes(range(256))]


def test_every_piece_is_read_as_it_comes() -> None:
    packer, reader = GzipStream(), zlib.decompressobj(16 + zlib.MAX_WBITS)
    for piece in PIECES:
        assert reader.decompress(packer.pack(piece)) == piece
    assert reader.decompress(packer.end()) == b""
    assert reader.eof


def test_the_whole_is_a_gzip_file() -> None:
    packer = GzipStream()
    packed = b"".join([*map(packer.pack, PIECES), packer.end()])
    assert gzip.decompress(packed) == b"".join(PIECES)
    assert len(packed) < len(b"".join(PIECES)) / 10
    assert gzip.decompress(GzipStream().end()) == b""


def test_streams_share_the_work() -> None:
    piece = b"the same news for all who watch"
    assert squeezed(piece) is squeezed(piece)
