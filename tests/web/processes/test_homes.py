"""Where tables are at home, and where one request ends."""

from collections import Counter

import pytest

from plansza.web.processes.handover import length_of
from plansza.web.processes.homes import Homes, table_in

TABLES = [f"table{number}" for number in range(3000)]


def test_all_processes_agree_and_share_evenly() -> None:
    everybody = [Homes(me, range(4)) for me in range(4)]
    for table in TABLES:
        assert len({homes.of(table) for homes in everybody}) == 1
        assert sum(homes.is_mine(table) for homes in everybody) == 1
    shares = Counter(map(everybody[0].of, TABLES))
    assert all(0.8 < count / (len(TABLES) / 4) < 1.2 for count in shares.values()), shares


def test_when_one_dies_only_its_tables_move() -> None:
    homes = Homes(0, range(3))
    before = homes.change([0, 1])
    for table in TABLES:
        assert homes.of(table) == before.of(table) or before.of(table) == 2
    homes.change([0, 1, 2])
    assert all(homes.of(table) == before.of(table) for table in TABLES)


def test_a_process_alone_is_the_home_of_all() -> None:
    assert all(Homes().is_mine(table) for table in TABLES)


@pytest.mark.parametrize(
    ("begin", "table"),
    [
        (b"GET /t/Abc123 HTTP/1.1\r\n", "Abc123"),
        (b"GET /t/Abc-1_3/replay?x=1 HTTP/1.1\r\n", "Abc-1_3"),
        (b"POST /api/tables/Abc123/commands HTTP/1.1\r\nhost: x", "Abc123"),
        (b"GET /api/tables/Abc123?seat=1 HTTP/1.1\r\n", "Abc123"),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /static/t/Abc123 HTTP/1.1\r\n", None),
        (b"GET /t/Ab%20c HTTP/1.1\r\n", None),
        (b"GET /t/Abc", None),
        (b"\x16\x03\x01", None),
    ],
)
def test_the_table_of_a_request(begin: bytes, table: str | None) -> None:
    assert table_in(begin) == table


@pytest.mark.parametrize(
    ("request_", "length"),
    [
        (b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", 27),
        (b"POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nabcde", 43),
        (b"POST / HTTP/1.1\r\ncontent-length: 5\r\n\r\n", 43),
        (b"GET / HTTP/1.1\r\nhost: x\r\n", None),
        (b"POST / HTTP/1.1\r\ncontent-length: 5\r\ncontent-length: 5\r\n\r\nabcde", None),
        (b"POST / HTTP/1.1\r\ncontent-length: 5, 5\r\n\r\nabcde", None),
        (b"POST / HTTP/1.1\r\ncontent-length: +5\r\n\r\nabcde", None),
        (b"POST / HTTP/1.1\ncontent-length: 5\r\n\r\nabcde", None),
        (b"POST / HTTP/1.1\r\ncontent-length : 5\r\n\r\nabcde", None),
        (b"POST / HTTP/1.1\r\nx: y\rcontent-length: 5\r\n\r\nabcde", None),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", None),
    ],
)
def test_where_a_request_ends(request_: bytes, length: int | None) -> None:
    """What two readers might understand in two ways is not understood at all."""
    assert length_of(request_) == length
