"""The live stream: exact, private, and drawn as changes."""

import json
import re
import xml.etree.ElementTree as ET

from plansza.web.common.parameters import WATCHING
from tests.support.patience import PATIENCE, eventually
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player
from tests.web.tables.test_play import Duel, to_move


def numbers(events: list[Data]) -> list[int]:
    return [event["number"] for event in events]


Parts = dict[str, str]  # the children of a picture's root, by id, in drawing order


def parts_of(markup: str) -> Parts:
    """The parts of a picture, spelled the same way wherever they come from."""
    children = ET.fromstring(markup)
    return {child.attrib["id"]: ET.canonicalize(ET.tostring(child)) for child in children}


def apply(parts: Parts, change: Data) -> Parts:
    """What the page does with a change."""
    if change["full"] is not None:
        return parts_of(change["full"])
    markup = "".join(change["changed"].values())
    new = {**parts, **parts_of(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')}
    return {id: new[id] for id in change["order"] or parts}


def test_every_entry_comes_once_to_everybody(duel: Duel, player: NewPlayer) -> None:
    ania, olek = duel
    watcher = player(ania.table)
    viewers = [(ania, ania.stream()), (olek, olek.stream()), (watcher, watcher.stream())]
    for turn in range(12):
        to_move(duel).play(turn * 5)
    last = ania.now()["number"]
    for viewer, stream in viewers:
        events = stream.until(last)
        assert numbers(events) == list(range(1, last + 1))
        state = viewer.state()
        assert [event["lines"] for event in events] == [each["lines"] for each in state["log"]]
        seats = [{**seat, "present": None} for seat in state["now"]["seats"]]
        now = {**events[-1]["now"], "seats": seats}
        assert now == {**state["now"], "seats": seats}
        parts: Parts = {}
        for event in events:
            if event["picture"] is not None:
                parts = apply(parts, event["picture"])
        assert list(parts.items()) == list(parts_of(state["picture"]).items())
        whole = [event["picture"]["full"] is not None for event in events if event["picture"]]
        assert whole[1:] == [False] * 12


def test_changes_are_small(duel: Duel, player: NewPlayer) -> None:
    watcher = player(duel[0].table)
    with watcher.stream() as stream:
        whole = len(json.dumps(stream.until(watcher.now()["number"])[-1]))
        to_move(duel).play()
        assert len(json.dumps(stream.next())) < whole / 2


def test_what_travels_is_packed_where_it_can_be_read(duel: Duel, player: NewPlayer) -> None:
    """Also the first picture, which is most of a table's page."""
    watcher = player(duel[0].table)
    sizes = {}
    for way in ("gzip", "identity"):
        address = f"/api/tables/{watcher.table}/stream"
        with watcher.http.stream("GET", address, headers={"accept-encoding": way}) as answer:
            assert answer.headers.get("content-encoding", "identity") == way
            assert answer.headers["vary"] == "accept-encoding"
            parts = answer.iter_text()
            text = ""
            while "</svg>" not in text:
                text += next(parts)
            sizes[way] = answer.num_bytes_downloaded
    assert sizes["gzip"] < sizes["identity"] / 3


def test_meters_come_when_they_change(duel: Duel, player: NewPlayer) -> None:
    watcher = player(duel[0].table)
    meters = watcher.state()["meters"]
    with watcher.stream() as stream:
        assert stream.until(watcher.now()["number"])[-1]["meters"] == meters != []
        to_move(duel).play()  # and a card is drawn
        assert stream.next()["meters"] == watcher.state()["meters"] != meters
        duel[0].do("chat", text="Hello!")
        assert stream.next()["meters"] is None


def test_tokens_come_once_and_what_decides_is_among_the_choices(
    duel: Duel, player: NewPlayer
) -> None:
    watcher = player(duel[0].table)
    state = watcher.state()
    assert len(state["badges"]) == 2
    assert state["sides"] == [[0], [1]]
    with watcher.stream() as stream:
        assert stream.until(state["now"]["number"])[-1]["badges"] == state["badges"]
        to_move(duel).play()
        assert stream.next()["badges"] is None
    for each in duel:
        now = each.now()
        assert set(now["decisive"]) <= {choice["move"] for choice in now["choices"]}


def test_a_stream_resumes_exactly(duel: Duel) -> None:
    _ania, olek = duel
    seen = 0
    heard: list[int] = []
    for turn in range(10):
        with olek.stream(after=seen) as stream:
            to_move(duel).play(turn)
            to_move(duel).play(turn)
            last = olek.now()["number"]
            events = stream.until(last)
            heard += numbers(events)
            assert events[-1]["now"]["number"] == last
            assert next(event["picture"] for event in events if event["picture"])["full"]
            seen = heard[-1]
    assert heard == list(range(1, seen + 1))


def test_the_last_event_id_of_browsers_counts(duel: Duel) -> None:
    ania, _ = duel
    number = ania.now()["number"]
    ania.do("chat", text="hello")
    path = f"/api/tables/{ania.table}/stream"
    with ania.http.stream("GET", path, headers={"last-event-id": str(number)}) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        ids = (line for line in answer.iter_lines() if line.startswith("id: "))
        assert next(ids) == f"id: {number + 1}"


def test_nothing_secret_is_on_the_stream(duel: Duel, player: NewPlayer) -> None:
    ania, _olek = duel
    watcher = player(ania.table)
    stream = watcher.stream()
    own: set[str] = set()
    for turn in range(8):
        mover = to_move(duel)
        own |= {choice["move"] for choice in mover.now()["choices"]}
        mover.play(turn * 3)
    for event in stream.until(ania.now()["number"]):
        text = json.dumps(event)
        assert not re.search(r"check|digest|holder|secret|seed", text)
        assert (event["now"] or {}).get("choices", []) == []
        assert "move" not in event
        assert not [move for move in own if f'"{move}"' in text]


def test_presence(duel: Duel) -> None:
    ania, olek = duel
    with ania.stream() as stream:
        assert stream.presence.get(timeout=PATIENCE) == [True, False]
        with olek.stream():
            assert stream.presence.get(timeout=PATIENCE) == [True, True]
            assert [seat["present"] for seat in olek.now()["seats"]] == [True, True]
        assert stream.presence.get(timeout=PATIENCE) == [True, False]
    eventually(lambda: not olek.now()["seats"][0]["present"], "Ania is still here")


def test_all_at_one_device_are_here(player: NewPlayer) -> None:
    """Also while it is passed on, and nobody looks from a seat of his own."""
    ania = player()
    ania.open(game="podprad", seats=3, name="Ania")
    ania.do("sit", seat=1, name="Olek")
    watcher = player(ania.table)
    with watcher.stream() as stream:
        assert stream.presence.get(timeout=PATIENCE) == [False, False, False]
        with ania.stream(seat=WATCHING):
            assert stream.presence.get(timeout=PATIENCE) == [True, True, False]
        assert stream.presence.get(timeout=PATIENCE) == [False, False, False]


def test_viewers_before_the_game(player: NewPlayer) -> None:
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania")
    with ania.stream() as stream:
        assert stream.next()["now"]["status"] == "open"
        olek.do("sit", seat=1, name="Olek")
        sat, began = stream.next(), stream.next()
        assert (sat["kind"], sat["now"]) == ("sit", None)
        assert (began["kind"], began["now"]["status"]) == ("start", "running")
        assert began["picture"]["full"]


def test_a_stream_of_no_table(player: NewPlayer) -> None:
    nobody: Player = player("nowhere")
    answer = nobody.http.get("/api/tables/nowhere/stream")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
