"""Registered bots: challenged by name, answering by their rules, told of their tables once."""

import struct
import zlib
from base64 import b64encode
from threading import Thread
from typing import Any

import pytest

from plansza.web.programs.portraits import checked
from plansza.web.programs.rules import BotRules, Challenge, PlaysGame, objection
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player, Server
from tests.web.programs.helper import Lines, program, register, token_of
from tests.web.refusals import assert_problem, assert_refused


def png(side: int, **changes: Any) -> bytes:
    """A grey square."""
    head = struct.pack(">IIBBBBB", changes.get("width", side), side, 8, 0, 0, 0, 0)
    pixels = zlib.compress((b"\0" + b"\x80" * side) * changes.get("rows", side))
    chunks = [(b"IHDR", head), (b"tEXt", b"Author\0me"), (b"IDAT", pixels), (b"IEND", b"")]
    body = b"".join(
        struct.pack(">I4s", len(data), name) + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body


class Bot:
    """A registered bot that listens to its events."""

    def __init__(self, server: Server, player: Player, name: str, **rules: Any) -> None:
        self.maker = player
        self.name = name
        self.state, self.token = register(player, name, **rules)
        self.http = program(server, self.token)
        self.events = Lines(self.http, "/api/events")

    def next(self) -> Data:
        """Its next event."""
        return self.events.next("event")


def challenge(who: Player, bot: Bot, **wish: Any) -> Data:
    """A challenge that is taken."""
    body = {"game": "spor", "name": "Ania", **wish}
    answer = who.http.post(f"/api/bots/{bot.name}/challenge", json=body)
    assert answer.status_code == 201, answer.text
    who.table = answer.json()["id"]
    return dict(answer.json())


def refused(who: Player, bot: Bot, code: str, why: str = "", **wish: Any) -> None:
    """One that is not."""
    body = {"game": "spor", "name": "Ania", **wish}
    answer = who.http.post(f"/api/bots/{bot.name}/challenge", json=body)
    assert_problem(answer, 409, code)
    assert answer.json()["facts"].get("why", "") == why


def test_a_bot_is_told_of_a_whole_game_once(server: Server, player: NewPlayer) -> None:
    bot, ania = Bot(server, player(), "Żubr Zdarzeń"), player()
    opened = challenge(ania, bot, options={"attacker": "2"})
    assert opened["seat"] == 0
    seated, turn = bot.next(), bot.next()
    assert [seated["kind"], turn["kind"]] == ["seated", "turn"]
    assert seated["table"] == turn["table"] == opened["id"]
    assert turn["seat"] == 1
    bot.http.table = opened["id"]
    bot.http.play()
    ania.play()
    again = bot.next()
    assert (again["kind"], again["number"] > turn["number"]) == ("turn", True)
    ania.do("resign")
    over = bot.next()
    assert (over["kind"], over["outcome"]["winners"]) == ("over", [1])
    late = Lines(bot.http, "/api/events", after=turn["id"])
    assert [late.next("event")["kind"]] == ["over"]
    fresh = Lines(bot.http, "/api/events", after=over["id"])
    second = challenge(ania, bot)
    assert fresh.next("event")["table"] == second["id"]
    for each in (late, fresh, bot.events):
        each.close()


def test_the_end_is_told_once_however_much_is_said_then(server: Server, player: NewPlayer) -> None:
    bot, ania = Bot(server, player(), "Żubr Raz na Zawsze"), player()
    told: list[str] = []
    for _ in range(4):
        challenge(ania, bot, options={"attacker": "2"})
        assert [bot.next()["kind"], bot.next()["kind"]] == ["seated", "turn"]
        robot = program(server, bot.token, ania.table)
        talking = [Thread(target=chatter, args=(each,)) for each in (ania, robot)]
        ania.do("resign")
        for each in talking:
            each.start()
        told.append(bot.next()["kind"])
        for each in talking:
            each.join()
    assert told == ["over"] * 4
    bot.events.close()


def chatter(player: Player) -> None:
    """Somebody who has a lot to say when the game is over."""
    for number in range(6):
        player.ask("chat", text=f"well, well {number}")


def test_a_bot_that_asks_says_yes_or_no_itself(server: Server, player: NewPlayer) -> None:
    bot, ania = Bot(server, player(), "Żubr Namysł", answer="ask", at_once=5), player()
    first = challenge(ania, bot)
    asked = bot.next()
    assert (asked["kind"], asked["seat"], asked["table"]) == ("challenged", 1, first["id"])
    assert ania.now()["seats"][1]["invited"] == bot.state["id"]
    body = {"yes": False, "why": "not today"}
    path = f"/api/challenges/{first['id']}/answer"
    assert bot.http.http.post(path, json=body).json()["seat"] is None
    assert ania.state(lang="en")["log"][-1]["lines"] == [
        "The bot Żubr Namysł would rather not play: not today"
    ]
    late = lambda query: bot.http.http.post(path, params=query, json={"yes": True})  # noqa: E731
    assert_refused(late, 409, "no-challenge")
    second = challenge(ania, bot)
    assert bot.next()["kind"] == "challenged"
    path = f"/api/challenges/{second['id']}/answer"
    assert bot.http.http.post(path, json={"yes": True}).json()["seat"] == 1
    assert bot.http.http.post(path, json={"yes": True}).json()["seat"] == 1
    assert bot.next()["kind"] == "seated"
    assert ania.now()["status"] == "running"
    bot.events.close()


def test_nothing_is_opened_that_a_bot_does_not_want(server: Server, player: NewPlayer) -> None:
    rules = {"games": {"spor": {"options": {"tactics": ["off"]}}}, "clock": "none"}
    bot, ania = Bot(server, player(), "Żubr Wybredny", **rules), player()
    refused(ania, bot, "bot-declines", "game", game="drako")
    refused(ania, bot, "bot-declines", "options", options={"tactics": "on"})
    refused(ania, bot, "bot-declines", "clock", clock={"base": 60})
    challenge(ania, bot)
    refused(ania, bot, "bot-declines", "busy")
    ania.do("resign")
    assert bot.next()["kind"] == "seated"
    while bot.next()["kind"] != "over":
        pass
    challenge(ania, bot)
    bot.events.close()


def test_a_bot_that_is_away_is_not_challenged(server: Server, player: NewPlayer) -> None:
    maker, ania = player(), player()
    bot, token = register(maker, "Żubr Nieobecny")
    answer = ania.http.post(
        "/api/bots/Żubr Nieobecny/challenge", json={"game": "spor", "name": "Ania"}
    )
    assert_problem(answer, 409, "bot-away")
    events = Lines(program(server, token), "/api/events")
    known = {each["id"]: each["online"] for each in ania.http.get("/api/bots").json()["bots"]}
    assert known[bot["id"]]
    events.close()
    nobody = lambda query: ania.http.post(  # noqa: E731
        "/api/bots/nobody/challenge", params=query, json={"game": "spor", "name": "Ania"}
    )
    assert_refused(nobody, 404, "unknown-program")


def test_a_challenge_sent_twice_opens_one_table(server: Server, player: NewPlayer) -> None:
    bot, ania = Bot(server, player(), "Żubr Raz"), player()
    ania.http.get("/")
    first = challenge(ania, bot, key="one-click")
    assert challenge(ania, bot, key="one-click")["id"] == first["id"]
    bot.events.close()


def test_only_its_maker_changes_or_closes_a_bot(server: Server, player: NewPlayer) -> None:
    maker, ania = player(), player()
    bot, token = register(maker, "Żubr Własny", strength="weak")
    ania.http.get("/")
    path = f"/api/bots/{bot['id']}"
    for deed in ("change", "close", "tokens"):
        answer = lambda query, deed=deed: ania.http.post(  # noqa: E731
            f"{path}/{deed}", params=query, json={}
        )
        assert_refused(answer, 403, "bot-of-others")
    robot = program(server, token)
    changed = robot.http.post(f"{path}/change", json={"strength": "strong"})
    assert changed.json()["rules"]["strength"] == "strong"
    assert maker.http.post(f"{path}/tokens", json={}).status_code == 201
    assert maker.http.post(f"{path}/close", json={}).is_success
    assert robot.http.get("/api/me").json()["code"] == "token-revoked"
    assert ania.http.get(path).status_code == 404
    register(ania, "Żubr Własny")


def test_names_of_bots_are_theirs_alone(server: Server, player: NewPlayer) -> None:
    maker, ania = player(), player()
    register(maker, "Tur Jedyny")
    for name in ("Tur Jedyny", "TUR  JEDYNY", "Tur Jedуny"):  # the last with a Cyrillic у
        answer = ania.http.post("/api/bots", json={"name": name})
        assert answer.json()["code"] in ("bot-name-taken", "name-mixed"), answer.text
    assert ania.http.post("/api/bots", json={"name": "planner"}).json()["code"] == "name-of-bot"
    answer = ania.http.post("/api/tables", json={"game": "spor", "name": "tur jedyny"})
    assert answer.json()["code"] == "name-of-bot"


def test_pictures_are_pictures(server: Server, player: NewPlayer) -> None:
    maker = player()
    picture = b64encode(png(32)).decode()
    bot, _ = register(maker, "Żubr Malowany", picture=picture)
    shown = maker.http.get(bot["picture"])
    assert shown.headers["content-type"] == "image/png"
    assert shown.headers["x-content-type-options"] == "nosniff"
    assert shown.content.startswith(b"\x89PNG")
    assert b"Author" not in shown.content
    plain, _ = register(maker, "Żubr Zwykły", emblem=2)
    assert maker.http.get(plain["picture"]).headers["content-type"] == "image/svg+xml"
    bad = [b"<svg/>", png(8), png(300), png(32, width=64), png(32, rows=64), png(32)[:-5]]
    for data in bad:
        body = {"name": "Żubr Zły", "picture": b64encode(data).decode()}
        assert maker.http.post("/api/bots", json=body).json()["code"] == "bad-picture"
    with pytest.raises(ValueError, match="too large"):
        checked(png(32) + b"\0" * 10_000)


def test_rated_tables_are_for_the_ladder(server: Server, player: NewPlayer) -> None:
    ania = player()
    body = {"game": "spor", "name": "Ania", "rated": True}
    for who in (ania, program(server, token_of(ania))):
        ask = lambda query, who=who: who.http.post(  # noqa: E731
            "/api/tables", params=query, json=body
        )
        assert_refused(ask, 403, "rated-ladder")


@pytest.mark.parametrize(
    ("rules", "asked", "why"),
    [
        ({}, {}, ""),
        ({"games": {"drako": PlaysGame()}}, {}, "game"),
        ({"games": {"spor": PlaysGame(seats=[3])}}, {}, "seats"),
        ({"games": {"spor": PlaysGame(options={"tactics": ["on"]})}}, {}, "options"),
        ({"clock": "some"}, {}, "no-clock"),
        ({"clock": "none"}, {"clock_base": 60.0}, "clock"),
        ({"least_seconds": 90}, {"clock_base": 60.0}, "time"),
        ({"opponents": "bots"}, {}, "opponents"),
        ({"opponents": "people"}, {"by_bot": True}, "opponents"),
        ({"opponents": "owner"}, {"by_owner": True}, ""),
        ({"opponents": "owner"}, {}, "opponents"),
        ({"opponents": "owner"}, {"rated": True}, ""),
        ({"ladder": False}, {"rated": True}, "ladder"),
        ({"at_once": 2}, {}, ""),
    ],
)
def test_rules_say_what_is_wrong(rules: Data, asked: Data, why: str) -> None:
    usual: Data = {
        "game": "spor",
        "seats": 2,
        "options": {"tactics": "off"},
        "clock_base": None,
        "rated": False,
        "by_bot": False,
        "by_owner": False,
    }
    assert objection(BotRules(**rules), Challenge(**{**usual, **asked}), busy=0) == why
    assert objection(BotRules(at_once=1), Challenge(**usual), busy=1) == "busy"
