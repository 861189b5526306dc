"""Pages and the files they load: compressed, kept for ever, friendly when something is wrong."""

import gzip
import re
from pathlib import Path

import pytest

from plansza.web.common import assets, render
from plansza.words import LANGUAGES
from tests.support.patience import PATIENCE
from tests.web.conftest import NewPlayer
from tests.web.helper import Player

Duel = tuple[Player, Player]
HTML = "text/html,application/xhtml+xml"
STATIC = Path(assets.__file__).parent.parent / "static"


def test_static_files_are_kept_for_ever(player: NewPlayer) -> None:
    someone = player()
    found = re.findall(r'(?:href|src)="(/static/[^"]+)"', someone.http.get("/").text)
    assert len(found) > 3
    for address in found:
        answer = someone.http.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
        packed = None if address.endswith(".woff2") else "gzip"  # letters are packed already
        assert answer.headers.get("content-encoding") == packed
    other_version = re.sub(r"/static/\w+/", "/static/0/", found[0])
    answer = someone.http.get(other_version)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    known = {"if-none-match": answer.headers["etag"]}
    assert someone.http.get(other_version, headers=known).status_code == 304
    assert someone.http.get("/static/0/..%2fapp.py").status_code == 404


def test_whoever_takes_no_gzip_gets_none(player: NewPlayer) -> None:
    plain = player().http.get(assets.address("style.css"), headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert b"--slip:" in plain.content
    packed = assets.assets()["style.css"].packed
    assert gzip.decompress(packed) == plain.content


def test_answers_and_streams_are_compressed(duel: Duel) -> None:
    ania, _ = duel
    path = f"/api/tables/{ania.table}"
    for address in (path, "/", f"/t/{ania.table}"):
        assert ania.http.get(address).headers["content-encoding"] == "gzip", address
    with ania.http.stream("GET", f"{path}/stream", timeout=PATIENCE) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/t/none", "/nowhere", "/cover/none.svg", "/t/none/qr.svg/x"])
def test_people_get_a_page_and_programs_get_json(player: NewPlayer, path: str) -> None:
    someone = player()
    people = someone.http.get(path, headers={"accept": HTML, "accept-language": "pl"})
    programs = someone.http.get(path)
    assert people.status_code == programs.status_code
    assert people.status_code in (404, 422)
    assert "Nie udało się" in people.text
    assert 'href="/"' in people.text
    assert programs.json()["message"]


def test_the_interface_always_answers_json(player: NewPlayer) -> None:
    answer = player().http.get("/api/tables/none", headers={"accept": HTML})
    assert answer.json()["code"] == "unknown-table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_script_finds_its_words(language: str) -> None:
    said = set(
        re.findall(r"\bsay\(\s*\"([\w-]+)\"", (STATIC / "table" / "table.js").read_text("utf-8"))
    )
    texts = render.script_texts(language, "table/table.js")
    assert said <= set(texts)
    assert "{name}" in texts["page-pass"]
    gaps = {gap for text in texts.values() for gap in re.findall(r"\{(\w+)\}", text)}
    assert gaps <= set(render.GAPS)


def test_modules_are_named_before_they_are_needed() -> None:
    assert {"board/clicks.js", "common/wire.js"} <= set(render.modules_of("table/table.js"))
    assert set(render.modules_of("table/table.js")) <= set(assets.assets())


def test_no_script_is_too_long() -> None:
    for script in STATIC.rglob("*.js"):
        assert len(script.read_text("utf-8").splitlines()) < 500, script.name
