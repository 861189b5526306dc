"""The door: nothing of the server is seen from outside but the door."""

import re
from pathlib import Path

import httpx
import pytest

from plansza.web.app import make_app
from plansza.web.club.entering import target_of
from plansza.web.club.section import Icon, Passphrase
from plansza.web.configuration import read_configuration
from plansza.web.settings import ServerSettings
from tests.web.club.conftest import SECRET, NewPlayer, config
from tests.web.helper import Player, Server, browser, running
from tests.web.refusals import assert_refused

OUTSIDE = {"/health", "/enter", "/api/enter", "/static/{stamp:str}/{name:path}"}
OUTSIDE |= {"/manifest.webmanifest", "/worker.js", "/away"}  # of an installed app
ICON = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def come_in(who: Player, passphrase: str = SECRET) -> httpx.Response:
    """Say the passphrase."""
    return who.http.post("/api/enter", json={"passphrase": passphrase})


def routes(folder: Path) -> list[tuple[str, str]]:
    """Every method and path of a server with a locked club."""
    text = f'[club]\nname = "Bobry"\npassphrase = "{SECRET}"\n'
    settings = ServerSettings(configuration=read_configuration(Path(config(folder, text))))
    app = make_app(settings)
    found = [(path, method) for path, route in ((each.path, each) for each in app.routes)
             for method in getattr(route, "methods", ())]  # fmt: skip
    return sorted((method, path) for path, method in found)


def test_every_route_is_behind_the_door(visitor: NewPlayer, tmp_path: Path) -> None:
    stranger, tested = visitor(), 0
    for method, path in routes(tmp_path):
        if path in OUTSIDE or path.startswith("/notices/") or method == "OPTIONS":
            continue
        address = re.sub(r"\{\w+:int\}", "1", re.sub(r"\{\w+:(?:str|path)\}", "abc", path))
        answer = stranger.http.request(method, address, json={} if method == "POST" else None)
        assert answer.status_code == 401, (method, path, answer.text)
        tested += 1
    assert tested > 40


def test_apps_and_stop_links_need_no_door(visitor: NewPlayer) -> None:
    """A phone asks for them without cookies, and so does whoever gets a message."""
    stranger = visitor()
    told = stranger.http.get("/manifest.webmanifest")
    assert (told.status_code, told.json()["name"]) == (200, "Bobry")
    for path in ("/worker.js", "/away", "/notices/stop/x", "/notices/confirm/x"):
        assert stranger.http.get(path).status_code == 200, path
    for path in ("/notices/stop/x", "/notices/stop/x/y/0", "/notices/confirm/x"):
        assert stranger.http.post(path).status_code == 200, path


def test_the_lean_way_of_commands_and_streams_too(visitor: NewPlayer) -> None:
    inside, stranger = visitor(), visitor()
    assert come_in(inside).json() == {"entered": True}
    stranger.table = inside.open(name="Ania")
    stranger.refused(401, "enter-first", "sit", seat=1, name="Olek")
    for path in ("/api//tables//{}//commands//", "/api/tables/{}/commands/"):
        answer = stranger.http.post(path.format(inside.table), json={"kind": "resign"})
        assert answer.status_code == 401
    for path in ("", "/stream", "/log", "/record", "/moments", "/pulse"):
        answer = stranger.http.get(f"/api/tables/{inside.table}{path}")
        assert answer.status_code == 401, path
    assert_refused(lambda lang: stranger.http.get("/api/tables", params=lang), 401, "enter-first")


def test_a_link_keeps_its_target(visitor: NewPlayer) -> None:
    inside, invited = visitor(), visitor(accept="text/html")
    come_in(inside)
    table = inside.open(name="Ania")
    page = invited.http.get(f"/t/{table}?lang=pl&x=1")
    assert page.status_code == 303
    assert page.headers["location"] == f"/enter?to=/t/{table}%3Flang%3Dpl%26x%3D1"
    door = invited.http.get(page.headers["location"])
    assert f'data-target="/t/{table}?lang=pl&amp;x=1"' in door.text
    assert come_in(invited).status_code == 200
    again = invited.http.get(page.headers["location"])
    assert (again.status_code, again.headers["location"]) == (303, f"/t/{table}?lang=pl&x=1")
    assert invited.http.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize(
    "foreign",
    ["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:1", "", "/enter",
     "/a\nb", "\t//evil.example"],
)  # fmt: skip
def test_the_door_leads_nowhere_else(foreign: str) -> None:
    assert target_of(foreign) == "/"
    assert target_of("/t/abc?lang=pl") == "/t/abc?lang=pl"


def test_a_wrong_passphrase(visitor: NewPlayer) -> None:
    stranger = visitor()
    answer = come_in(stranger, "Bobry nad jeziorem")
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-passphrase")
    assert stranger.http.get("/api/tables").status_code == 401
    assert come_in(stranger, "  Bobry nad  rzeką ").status_code == 200  # spaces do not matter
    assert stranger.http.get("/api/tables").status_code == 200


def test_what_is_open_tells_nothing(visitor: NewPlayer) -> None:
    stranger = visitor()
    assert stranger.http.get("/health").status_code == 200
    door = stranger.http.get("/enter").text
    for asset in re.findall(r'(?:href|src)="(/static/[^"]+)"', door):
        assert stranger.http.get(asset).status_code == 200
    assert SECRET not in door


def test_a_cookie_of_another_browser_opens_nothing(visitor: NewPlayer) -> None:
    inside, thief = visitor(), visitor()
    come_in(inside)
    thief.http.get("/enter")  # a browser of its own
    (name,) = [each for each in inside.http.cookies if each.endswith("-in")]
    thief.http.cookies.set(name, inside.http.cookies[name], domain="127.0.0.1")
    assert thief.http.get("/api/tables").status_code == 401


def test_another_passphrase_ends_what_was_entered(tmp_path: Path) -> None:
    text = '[club]\nname = "Bobry"\npassphrase = "{}"\n'
    with running(tmp_path, configuration=config(tmp_path, text.format(SECRET))) as server:
        inside = Player(server)
        come_in(inside)
        server.stop()
        server.start()
        assert inside.http.get("/api/tables").status_code == 200
        config(tmp_path, text.format("quite another one"))
        server.stop()
        server.start()
        assert inside.http.get("/api/tables").status_code == 401
        assert come_in(inside).status_code == 403
        inside.close()


def test_without_a_club_there_is_no_door(tmp_path: Path) -> None:
    with running(tmp_path) as server, browser(base_url=server.url) as plain:
        assert plain.get("/enter").status_code == 404
        assert plain.get("/club/icon").status_code == 404
        assert plain.post("/api/enter", json={"passphrase": SECRET}).status_code == 404


# -- the icon -------------------------------------------------------------------------------------


def test_the_icon_runs_nothing(tmp_path: Path) -> None:
    (tmp_path / "icon.svg").write_bytes(ICON)
    text = f'[club]\nname = "Bobry"\nicon = "{tmp_path}/icon.svg"\n'
    with running(tmp_path, configuration=config(tmp_path, text)) as server:
        with browser(base_url=server.url) as found:
            page = found.get("/").text
            assert "Bobry" in page
            (address,) = set(re.findall(r'src="(/club/icon[^"]*)"', page))
            icon = found.get(address)
        assert (icon.content, icon.headers["content-type"]) == (ICON, "image/svg+xml")
        policy = icon.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "sandbox" in policy


@pytest.mark.parametrize(
    "inside",
    [
        b"<script>1</script>",
        b'<path onclick="1"/>',
        b'<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:1"/>',
        b'<image href="https://evil.example/x.png"/>',
        b"<foreignObject/>",
    ],
)
def test_an_icon_that_does_more_is_refused(tmp_path: Path, inside: bytes) -> None:
    path = tmp_path / "icon"
    path.write_bytes(ICON.replace(b"<path", inside + b"<path"))
    with pytest.raises(ValueError, match="icon"):
        Icon.read(path)


@pytest.mark.parametrize("data", [b"", b"GIF89a", b"<html/>", b'<!DOCTYPE svg [<!ENTITY a "a">]>'])
def test_what_is_no_icon_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "icon"
    path.write_bytes(data)
    with pytest.raises(ValueError, match="icon"):
        Icon.read(path)


# -- the host's file ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[club]\nname = ""', "club.name"),
        ("[club]\n", "name"),
        ('[club]\nname = "B"\npassphrase = "short"', "8 letters"),
        ('[club]\nname = "B"\npassphrase = 7', "club.passphrase"),
        ('[club]\nname = "B"\nicon = "/nowhere.svg"', "nowhere"),
        ('[club]\nname = "B"\nguests = false\nplayers = false', "nobody"),
        ('[club]\nname = "B"\npasswort = "x"', "passwort"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_configuration(Path(config(tmp_path, text)))


def test_nothing_remembers_the_passphrase(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET + "\n")
    text = f'[club]\nname = "Bobry"\npassphrase_file = "{tmp_path}/secret"\n'
    section = read_configuration(Path(config(tmp_path, text))).club
    assert section is not None
    assert section.secret is not None
    assert section.secret.fits(SECRET)
    assert not section.secret.fits(SECRET + "x")
    assert SECRET not in repr(section) + repr(vars(section.secret))
    assert Passphrase.of(SECRET).mark == section.secret.mark


def test_the_page_of_a_server_with_a_club_looks_like_the_others(club: Server) -> None:
    with browser(base_url=club.url) as found:
        page = found.get("/").text
    assert "<span>Bobry</span>" in page
