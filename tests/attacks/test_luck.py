"""Attempts to steer the luck: other bytes than promised, late ones, chosen ones, false records."""

from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from plansza.cli.app import run
from plansza.core.luck import Share, mixed_seed
from plansza.store import open_store
from tests.support.patience import eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server, running

ANIA, OLEK = (bytes([number]) * 32 for number in (1, 2))


def promise(share: bytes) -> str:
    return sha256(share).hexdigest()


@pytest.fixture
def waiting(player: NewPlayer) -> tuple[Player, Player]:
    """Both have sat down and promised; nobody has shown anything."""
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", options={"attacker": "1"}, entropy=promise(ANIA))
    olek.do("sit", seat=1, name="Olek", entropy=promise(OLEK))
    return ania, olek


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for luck only for a moment."""
    with running(tmp_path_factory.mktemp("hasty"), shuffle=0.4) as found:
        yield found


def seed_of(server: Server, table: str) -> bytes:
    """What nobody is told while the game runs."""
    with closing(open_store(server.database)) as store:
        return store.head(table).seed


def status(who: Player) -> str:
    return str(who.now()["status"])


def kinds(who: Player) -> list[str]:
    return [entry["kind"] for entry in who.state()["log"]]


def finished(ania: Player, olek: Player) -> str:
    """The record of a short game of theirs."""
    ania.play()
    olek.do("resign")
    return str(ania.http.get(f"/api/tables/{ania.table}/record").text)


def test_all_luck_is_mixed_and_none_of_it_told_too_early(
    server: Server, waiting: tuple[Player, Player]
) -> None:
    ania, olek = waiting
    assert status(ania) == "open"
    ania.do("reveal", bytes=ANIA.hex())
    assert {share["revealed"] for share in olek.state()["shares"]} == {""}
    olek.do("reveal", bytes=OLEK.hex())
    assert status(olek) == "running"
    shares = [Share(0, promise(ANIA), ANIA.hex()), Share(1, promise(OLEK), OLEK.hex())]
    seed = seed_of(server, ania.table)
    mixed = mixed_seed(seed, shares)
    for who in waiting:
        told = who.http.get(f"/api/tables/{who.table}").text
        told += who.http.get(f"/api/tables/{who.table}/record").text
        assert ANIA.hex() in told
        assert seed.hex() not in told
        assert mixed.hex() not in told
    answer = ania.http.get(f"/api/tables/{ania.table}/checks")
    assert (answer.status_code, answer.json()["code"]) == (409, "table-running")
    assert f"share 2 {promise(OLEK)} {OLEK.hex()}\n" in finished(ania, olek)
    found = ania.http.get(f"/api/tables/{ania.table}/checks").json()
    assert found["problem"] == ""
    assert [check["code"] for check in found["checks"]] == [
        *("seed", "share", "share", "mixed", "replayed")
    ]
    assert found["checks"][3]["facts"]["seed"] == mixed.hex()


def test_other_bytes_than_promised_are_refused(waiting: tuple[Player, Player]) -> None:
    ania, olek = waiting
    for false in (OLEK.hex(), "", "00" * 32):
        assert ania.ask("reveal", bytes=false).status_code == 422
    assert olek.ask("reveal", seat=0, bytes=ANIA.hex()).status_code == 403
    assert status(ania) == "open"
    ania.do("reveal", bytes=ANIA.hex())
    ania.refused(409, "no-share", "reveal", bytes=ANIA.hex())
    olek.do("reveal", bytes=OLEK.hex())
    assert kinds(ania) == ["sit", "sit", "reveal", "reveal", "start"]


def test_nobody_promises_anew_when_others_have_shown(waiting: tuple[Player, Player]) -> None:
    ania, olek = waiting
    ania.do("reveal", bytes=ANIA.hex())
    olek.refused(409, "shuffling", "leave")
    olek.refused(409, "seat-taken", "sit", seat=1, name="Olek", entropy=promise(b"better" * 6))
    assert [share["commitment"] for share in ania.state()["shares"]] == [
        *(promise(ANIA), promise(OLEK))
    ]


def test_nothing_is_shown_before_all_sit(player: NewPlayer) -> None:
    ania = player()
    ania.open(name="Ania", entropy=promise(ANIA))
    ania.refused(409, "reveal-early", "reveal", bytes=ANIA.hex())


def test_programs_that_promise_nothing_wait_for_nothing(player: NewPlayer) -> None:
    ania = player()
    ania.open(name="Ania", bots=[{"seat": 1, "level": "random"}])
    assert status(ania) == "running"
    assert ania.state()["shares"] == []


def test_luck_that_comes_late_is_left_out_and_told(hasty: Server, tmp_path: Path) -> None:
    ania, olek = Player(hasty), Player(hasty)
    olek.table = ania.open(name="Ania", options={"attacker": "1"}, entropy=promise(ANIA))
    olek.do("sit", seat=1, name="Olek", entropy=promise(OLEK))
    ania.do("reveal", bytes=ANIA.hex())
    eventually(lambda: status(ania) == "running", "it waits for ever")
    assert kinds(ania) == ["sit", "sit", "reveal", "late", "start"]
    assert "Olek" in ania.state()["log"][3]["lines"][0]
    olek.refused(409, "table-running", "reveal", bytes=OLEK.hex())
    record = finished(ania, olek)
    assert f"share 2 {promise(OLEK)}\n" in record
    assert verified(tmp_path, record)
    for each in (ania, olek):
        each.close()


def test_a_server_that_is_killed_meanwhile_begins_once(hasty: Server) -> None:
    ania = Player(hasty)
    ania.open(name="Ania", entropy=promise(ANIA), bots=[{"seat": 1, "level": "random"}])
    hasty.stop()
    hasty.start()
    ania.http.base_url = hasty.url
    eventually(lambda: status(ania) == "running", "the game does not begin")
    assert kinds(ania)[:4] == ["bot", "sit", "late", "start"]
    assert kinds(ania).count("start") == 1
    ania.close()


def test_a_rematch_has_luck_of_its_own(waiting: tuple[Player, Player]) -> None:
    ania, olek = waiting
    ania.do("reveal", bytes=ANIA.hex())
    olek.do("reveal", bytes=OLEK.hex())
    olek.do("resign")
    ania.do("offer", what="rematch", entropy=promise(b"a" * 32))
    olek.do("answer", yes=True, entropy=promise(b"o" * 32))
    ania.table = olek.table = ania.now()["next_table"]
    assert status(ania) == "open"
    assert [seat["name"] for seat in ania.now()["seats"]] == ["Olek", "Ania"]
    olek.do("reveal", bytes=(b"o" * 32).hex())
    ania.do("reveal", bytes=(b"a" * 32).hex())
    assert status(ania) == "running"


# -- records --------------------------------------------------------------------------------------


def verified(folder: Path, record: str) -> bool:
    """What `plansza verify` says of a record."""
    path = folder / "game.record"
    path.write_text(record, encoding="utf-8")
    code = run(["verify", str(path)])
    assert code in (0, 1)
    return code == 0


def swapped(key: str, digits: str) -> Callable[[str], str]:
    """A record with other digits at the end of the first line that begins so."""

    def change(record: str) -> str:
        lines = record.splitlines()
        place = next(n for n, line in enumerate(lines) if line.startswith(key))
        lines[place] = lines[place][: -len(digits)] + digits
        return "\n".join([*lines, ""])

    return change


def without(key: str) -> Callable[[str], str]:
    """A record that lacks its lines that begin so."""
    return lambda record: "".join(
        line for line in record.splitlines(keepends=True) if not line.startswith(key)
    )


FORGED: Data = {
    "another seed": swapped("seed", "00" * 32),
    "another seal": swapped("commitment", "00" * 32),
    "other bytes": swapped("share 1", "00" * 32),
    "a share that was dropped": without("share 2"),
    "no shares at all": without("share"),
    "bytes that are said to be late": lambda record: record.replace(f" {OLEK.hex()}", ""),
    "seats that were swapped": lambda record: record.replace("share 1", "share 3"),
    "another end": swapped("digest", "00" * 32),
}


def test_a_record_that_was_forged_is_found_out(
    waiting: tuple[Player, Player], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ania, olek = waiting
    ania.do("reveal", bytes=ANIA.hex())
    olek.do("reveal", bytes=OLEK.hex())
    record = finished(ania, olek)
    assert verified(tmp_path, record)
    assert capsys.readouterr().out.count("\n") >= 6, "each step is told"
    for name, forge in FORGED.items():
        assert forge(record) != record, name
        assert not verified(tmp_path, forge(record)), name
