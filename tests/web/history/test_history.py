"""Looking back: the table as it was, for those who may see it."""

from typing import Any

import httpx
import pytest

from plansza.games.spor import GAME
from plansza.store.entries import Entry, Head
from plansza.table.table import Table
from plansza.web.history import cache
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player
from tests.web.test_secrecy import PLANS, Both, Servers, opened, servers
from tests.web.two_worlds import Plan
from tests.web.wiretap import Parted, World

WATCHING = -1
__all__ = ["servers"]  # the fixture


def ask(player: Player, rest: str = "", **query: Any) -> httpx.Response:
    return player.http.get(f"/api/tables/{player.table}/moments{rest}", params=query)


def stops(player: Player, **query: Any) -> Data:
    answer = ask(player, **query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def snapshot(player: Player, number: int, **query: Any) -> Data:
    answer = ask(player, f"/{number}", **query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(player: Player, status: int, code: str, rest: str = "", **query: Any) -> None:
    answer = ask(player, rest, **query)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def play_on(players: tuple[Player, Player], moves: int) -> None:
    """So many moves, whoever has to make them; all of them the first that is offered."""
    for _ in range(moves):
        seat = players[0].now()["to_move"][0]
        players[seat].play()


# -- what was seen ------------------------------------------------------------------------------


def test_every_moment_shows_what_was_seen_then(duel: tuple[Player, Player]) -> None:
    ania, olek = duel
    seen: dict[int, tuple[Data, Data]] = {}
    for _ in range(12):
        play_on(duel, 1)
        number = ania.now()["number"]
        seen[number] = ania.state(lang="pl"), olek.state(lang="en", tall=1)
    for number, (of_ania, of_olek) in seen.items():
        for player, then, query in (
            (ania, of_ania, {"lang": "pl"}),
            (olek, of_olek, {"lang": "en", "tall": 1}),
        ):
            now = snapshot(player, number, **query)
            assert now["prompt"] == then["now"]["prompt"]
            assert now["meters"] == then["meters"] != []
            assert now["badges"] == then["badges"] != []
            assert now["to_move"] == then["now"]["to_move"]
            assert now["lines"] == then["log"][-1]["lines"]
            assert now["status"] == "running"
            assert hand_in(now["picture"]) == hand_in(then["picture"]) != set()
    assert snapshot(ania, max(seen), lang="pl")["picture"] != snapshot(ania, max(seen))["picture"]


def hand_in(picture: str) -> set[str]:
    """The cards that a picture calls the viewer's own."""
    labels = [part.partition('"')[0] for part in picture.split('aria-label="')]
    return {label for label in labels if label.endswith(("in your hand", "w twojej ręce"))}


def test_the_moves_are_told_as_the_log_tells_them(duel: tuple[Player, Player]) -> None:
    ania, _ = duel
    play_on(duel, 6)
    ania.do("chat", text="hm")
    found = stops(ania, lang="pl")
    log = {told["number"]: told for told in ania.state(lang="pl")["log"]}
    assert [stop["kind"] for stop in found["stops"]] == ["start", *["move"] * 6]
    for stop in found["stops"]:
        assert stop["lines"] == log[stop["number"]]["lines"]
        assert not stop["undone"]
    assert found["names"] == ["Ania", "Olek"]
    assert found["eyes"] == 0
    assert found["open_eyes"] == [0]
    assert found["status"] == "running"


def test_stops_follow_each_other(duel: tuple[Player, Player]) -> None:
    ania, _ = duel
    play_on(duel, 2)
    ania.do("chat", text="hm")
    play_on(duel, 1)
    numbers = [stop["number"] for stop in stops(ania)["stops"]]
    chat = numbers[-1] - 1
    assert chat not in numbers
    for place, number in enumerate(numbers):
        found = snapshot(ania, number)
        assert found["previous"] == (numbers[place - 1] if place else None)
        assert found["next"] == (numbers[place + 1] if place + 1 < len(numbers) else None)
    between = snapshot(ania, chat)
    assert (between["previous"], between["next"]) == (chat - 1, chat + 1)
    assert between["lines"] == ["Ania: hm"]
    assert between["picture"] == snapshot(ania, chat - 1)["picture"]


def test_what_was_taken_back_stays_in_the_past(duel: tuple[Player, Player]) -> None:
    ania, olek = duel
    while not ania.now()["may_take_back"]:
        seat = ania.now()["to_move"][0]
        quiet = ania if seat == 0 else olek
        choices = [choice["move"] for choice in quiet.now()["choices"]]
        retreats = [move for move in choices if move.startswith("retreat")]
        quiet.do("play", move=(retreats or choices)[0], seen=quiet.now()["number"])
    undone = ania.now()["number"]
    before, after = snapshot(ania, undone - 1), snapshot(ania, undone)
    ania.do("takeback")
    marked = {stop["number"]: stop["undone"] for stop in stops(ania)["stops"]}
    assert [number for number, gone in marked.items() if gone] == [undone]
    assert snapshot(ania, undone)["picture"] == after["picture"] != before["picture"]
    assert snapshot(ania, undone + 1)["picture"] == before["picture"]


def test_before_the_game_there_is_no_picture(duel: tuple[Player, Player]) -> None:
    ania, _ = duel
    first = snapshot(ania, 1)
    assert (first["status"], first["picture"], first["prompt"]) == ("open", "", "")
    assert first["lines"] == ["You sit down in seat 1."]
    assert first["previous"] is None
    assert snapshot(ania, first["next"])["kind"] == "start"


def test_moments_that_are_not_there(duel: tuple[Player, Player], player: NewPlayer) -> None:
    ania, _ = duel
    last = ania.now()["number"]
    for number in (0, last + 1, 10**30):
        refused(ania, 404, "not-found", f"/{number}")
    refused(ania, 422, "malformed", "/-1")
    refused(ania, 404, "not-found", "/soon")
    refused(player("nowhere"), 404, "unknown-table")
    refused(player("nowhere"), 404, "unknown-table", "/1")
    for rest in ("", f"/{last}"):
        refused(ania, 422, "no-such-seat", rest, seat=2)
        refused(ania, 422, "malformed", rest, seat=-2)


def test_the_page_of_a_table_that_is_not_there(player: NewPlayer) -> None:
    answer = player().http.get("/t/nowhere/replay", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "<main" in answer.text


# -- who may look -------------------------------------------------------------------------------


def test_while_the_game_runs_one_sees_with_ones_own_eyes(
    duel: tuple[Player, Player], player: NewPlayer
) -> None:
    ania, olek = duel
    ewa = player(ania.table)
    play_on(duel, 4)
    last = ania.now()["number"]
    for rest in ("", f"/{last}", "/1"):
        refused(ania, 403, "foreign-seat", rest, seat=1)
        refused(olek, 403, "foreign-seat", rest, seat=0)
        for seat in (0, 1):
            refused(ewa, 403, "foreign-seat", rest, seat=seat)
    assert snapshot(ania, last)["eyes"] == snapshot(ania, last, seat=0)["eyes"] == 0
    assert snapshot(ewa, last)["eyes"] is None
    assert hand_in(snapshot(ewa, last)["picture"]) == set()
    assert ask(ewa, f"/{last}").content == ask(ania, f"/{last}", seat=WATCHING).content
    assert stops(ewa)["open_eyes"] == []


def test_after_the_end_all_eyes_are_open(duel: tuple[Player, Player], player: NewPlayer) -> None:
    ania, olek = duel
    ewa = player(ania.table)
    play_on(duel, 4)  # too few for a claim, which would ask before drawing
    last = ania.now()["number"]
    of_ania = [snapshot(ania, number) for number in range(1, last)]
    of_olek = [snapshot(olek, number) for number in range(1, last)]
    olek.do("resign")
    for number in range(1, last):
        assert snapshot(ewa, number, seat=0) == of_ania[number - 1]
        assert snapshot(ewa, number, seat=1) == of_olek[number - 1]
    hands = [hand_in(snapshot(ewa, last, seat=seat)["picture"]) for seat in (0, 1)]
    assert len(hands[0]) == len(hands[1]) == 6
    assert not hands[0] & hands[1]
    end = snapshot(ewa, last + 1)
    assert (end["kind"], end["status"], end["to_move"], end["prompt"]) == ("resign", "over", [], "")
    assert end["lines"] == ["Olek resigns.", "Ania wins: the opponent resigned."]
    assert end["next"] is None
    assert snapshot(ewa, last)["lines"] != end["lines"]
    assert stops(ewa)["open_eyes"] == [0, 1]
    assert stops(ewa, seat=1)["stops"][-1]["lines"][0] == "You resign."
    assert ania.http.get(f"/api/tables/{ania.table}/record").text.startswith("plansza record 1")


def test_a_seat_on_one_device_does_not_open_another_table(
    duel: tuple[Player, Player], player: NewPlayer
) -> None:
    ania, _ = duel
    ewa = player()
    ewa.open(name="Ewa", bots=[{"seat": 1, "level": "random"}])
    ewa.table = ania.table
    refused(ewa, 403, "foreign-seat", f"/{ania.now()['number']}", seat=0)


# -- two worlds ---------------------------------------------------------------------------------


def looking_back(both: Both, numbers: list[int]) -> None:
    """All that can be asked about the past, compared between the worlds."""
    api = "/api/tables/TABLE/moments"
    for reader in both.readers:
        mine: list[Data] = [{}, {"seat": WATCHING}, {"seat": 0}, {"seat": 1}]
        for number in numbers:
            query = {"lang": ("en", "pl")[number % 2], "tall": int(number % 3 == 0)}
            for eyes in mine if number == numbers[-1] else mine[:2]:
                answer = both.same(reader, "GET", f"{api}/{number}", params={**query, **eyes})
                assert answer.startswith(b"200" if may_look(reader, eyes) else b"403"), answer
        for eyes in mine:
            both.same(reader, "GET", "/t/TABLE/replay", params=eyes)
            answer = both.same(reader, "GET", api, params=eyes)
            assert answer.startswith(b"200" if may_look(reader, eyes) else b"403"), answer


def may_look(reader: int | None, eyes: Data) -> bool:
    return eyes.get("seat", WATCHING) in (reader, WATCHING)


def play_looking_back(both: Both) -> None:
    for act in both.plan.acts[: both.plan.together]:
        both.do(act)
        looking_back(both, [both.worlds[0].number])
    looking_back(both, list(range(1, both.worlds[0].number + 1)))


BACK = [
    plan
    for plan in PLANS
    if plan.name
    in (
        "base, the attacker reads, soon over",
        "an exchange parts the defender's worlds",
        "tactics, a spectator reads",
    )
]


@pytest.mark.parametrize("plan", BACK, ids=[plan.name for plan in BACK])
def test_the_past_tells_nobody_in_which_world_he_is(servers: Servers, plan: Plan) -> None:
    with opened(servers, plan) as both:
        play_looking_back(both)
        number = both.worlds[0].number
        early = [then_and_now(world, plan, number) for world in both.worlds]
        both.do(plan.acts[-1])
        for world, before in zip(both.worlds, early, strict=True):
            assert then_and_now(world, plan, number) == before
        with pytest.raises(Parted):
            looking_back(both, [number + 1])
        assert both.tally.answers > 6 * plan.together


def then_and_now(world: World, plan: Plan, number: int) -> list[Data]:
    """The whole past of the reader, without the one thing that grows: what came next."""
    player = world.who(plan.reader)
    found = [snapshot(player, each) for each in range(1, number + 1)]
    found[-1]["next"] = None
    return found


def test_a_careless_past_would_be_found(servers: Servers) -> None:
    plan = next(plan for plan in PLANS if plan.name == "base, the attacker reads")
    for leak in ("board", "event"):
        with opened(servers, plan, leak) as both, pytest.raises(Parted):
            play_looking_back(both)


# -- a few tables are kept ------------------------------------------------------------------------


def test_a_long_past_is_kept_in_bounds() -> None:
    """Any order of looking gives the same; what is kept for it has a limit."""
    head = Head("t", "spor", GAME.rules_version, 2, {"attacker": "1"}, bytes(32), 0.0)
    now = Table(GAME, head)
    log = [
        Entry(1, "bot", 0, {"name": "A", "level": "greedy"}, 0.0, 1),
        Entry(2, "bot", 1, {"name": "B", "level": "greedy"}, 0.0, 1),
        Entry(3, "start", None, {}, 0.0, 1),
    ]
    digests = [""]
    for entry in log:
        now.apply(entry)
        digests.append(digest(now))
    while now.to_move:
        add(now, log, digests)
    while len(log) < 2 * cache.SPACING * cache.KEPT:
        log.append(Entry(len(log) + 1, "chat", 0, {"text": "hm"}, 0.0, 1))
        now.apply(log[-1])
        digests.append(digest(now))
    history = cache.TableHistory()
    history.learn(log[:5])
    history.learn(log[3:])
    assert history.entries == log
    order = [*range(len(log), 0, -7), *range(1, len(log), 5), 3, 2, 1, len(log)]
    for number in order:
        then = history.at(now, number)
        assert (then.number, digest(then)) == (number, digests[number])
        assert len(history._kept) <= cache.KEPT


def digest(table: Table) -> str:
    return table.position.digest() if table.position is not None else ""


def add(table: Table, log: list[Entry], digests: list[str]) -> None:
    """One more move: the first that is legal."""
    assert table.position is not None
    seat = table.to_move[0]
    move = GAME.write_move(table.position.legal_moves(seat)[0])
    log.append(Entry(len(log) + 1, "move", seat, {"move": move}, 0.0, 1))
    table.apply(log[-1])
    digests.append(digest(table))
