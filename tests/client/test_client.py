"""The client: small, typed, with and without waiting, and over whatever breaks."""

import asyncio
import random
import signal
import threading
from pathlib import Path

import pytest

from plansza.client import AsyncClient, AsyncGame, Client, ClientError, Game, Refused, ServerGone
from plansza.client.calls import Lines, Patience
from plansza.client.messages import Entry, Event, State
from plansza.core.state import written
from plansza.games import find
from tests.client.conftest import NewClient
from tests.support.patience import eventually
from tests.web.helper import Player, Server, running
from tests.web.programs.helper import token_of


def play_on(game: Game, luck: random.Random) -> int:
    """Any moves until the game is over; how many."""
    count = 0
    for turn in game.turns():
        turn.play(luck.choice(turn.moves).move)
        count += 1
    return count


@pytest.mark.parametrize("name", ["spor", "podprad", "drako", "battalia"])
def test_whole_games_are_played(client: NewClient, name: str) -> None:
    """A bot of the server sits on every other seat."""
    robot = client()
    seats = find(name).seat_counts[0]
    bots = [{"seat": seat, "level": "random"} for seat in range(1, seats)]
    game = robot.open_table(name, name="Robot", seats=seats, bots=bots)
    assert play_on(game, random.Random(4)) > 0
    assert game.outcome is not None
    assert game.outcome.text


def test_a_view_is_read_back_by_the_rules(client: NewClient) -> None:
    game = client().open_table("spor", name="Robot", bots=[{"seat": 1, "level": "random"}])
    for turn in game.turns():
        rules = find("spor")
        assert turn.view is not None
        view = rules.view_from_text(written(turn.view))
        assert view.seat == 0
        legal = view.known.legal_moves(0)
        assert [rules.write_move(move) for move in legal] == [each.move for each in turn.moves]
        assert all(each.words for each in turn.moves)
        assert "Your hand" in turn.text
        assert all(len(line) <= 80 for line in turn.text.splitlines())
        break


def test_everything_is_said_in_the_programs_language(client: NewClient) -> None:
    robot = client(language="pl")
    game = robot.open_table("spor", name="Robot", options={"attacker": "2"})
    with pytest.raises(Refused) as refusal:
        game.play("R7>2")
    assert (refusal.value.code, refusal.value.status) == ("table-open", 409)
    assert "jeszcze" in str(refusal.value)


def test_the_reason_is_told_without_playing(client: NewClient) -> None:
    ania, olek = client(), client()
    game = ania.open_table("spor", name="Ania", options={"attacker": "1"})
    other = olek.sit(game.id, 1, "Olek")
    number = game.look().number
    assert game.why(game.moves[0].move).legal
    late = other.why("R7>2")
    assert (late.legal, late.code) == (False, "not-your-turn")
    assert "Ania" in late.message
    with pytest.raises(Refused, match="not a move"):
        game.why("nonsense")
    assert game.look().number == number


def test_talk_offers_and_the_end(client: NewClient) -> None:
    ania, olek = client(), client()
    game = ania.open_table("spor", name="Ania", options={"attacker": "1"})
    other = olek.sit(game.id, 1, "Olek")
    game.say("Good luck!")
    game.play(game.moves[0].move)
    game.offer("draw")
    asked = other.look().offer
    assert asked is not None
    assert (asked.what, asked.asked) == ("draw", True)
    other.answer(False)
    other.resign()
    said = [(entry.kind, entry.said, entry.what, entry.yes) for entry in log_of(game)]
    assert ("chat", "Good luck!", "", None) in said
    assert ("offer", "", "draw", None) in said
    assert ("answer", "", "", False) in said
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners == [0]


def log_of(game: Game) -> list[Entry]:
    game.look()
    assert game.state is not None
    return game.state.log


def test_a_feed_goes_on_where_the_server_was_killed(tmp_path: Path) -> None:
    """Nothing is lost, nothing comes twice, and a command that was under way is done once."""
    with running(tmp_path) as server:
        person = Player(server)
        client = Client(server.url, token_of(person))
        game = client.open_table("spor", name="Robot", bots=[{"seat": 1, "level": "random"}])
        told: list[int] = []
        luck = random.Random(8)
        kills = iter((5, 11))
        stop_at = next(kills)
        restarting: list[threading.Thread] = []

        def restart() -> None:
            server.stop(signal.SIGKILL)
            server.start()

        for message in game.feed():
            if isinstance(message, State):
                told += [entry.number for entry in message.log]
            elif isinstance(message, Entry):
                told.append(message.number)
            if game.over:
                break
            if told and told[-1] >= stop_at:
                stop_at = next(kills, 10**6)
                restarting.append(threading.Thread(target=restart))
                restarting[-1].start()
            if not isinstance(message, (State, Entry)) or message.now is None:
                continue
            if message.now.your_turn and message.now.number == game.seen:
                move = luck.choice(message.now.moves).move
                try:
                    game.play(move)
                except Refused as refusal:
                    assert refusal.code in ("stale", "not-your-turn")  # noqa: PT017
        for thread in restarting:
            thread.join()
        assert len(restarting) == 2
        assert told == list(range(1, told[-1] + 1))
        client.close()
        person.close()


def test_events_of_a_person_tell_of_all_his_tables(client: NewClient) -> None:
    robot = client()
    heard: list[Event] = []
    thread = threading.Thread(target=lambda: heard.extend(until_over(robot, 2)), daemon=True)
    thread.start()
    tables = [
        robot.open_table("spor", name="Robot", bots=[{"seat": 1, "level": "random"}])
        for _ in range(2)
    ]
    for number, game in enumerate(tables):
        play_on(game, random.Random(number))
    thread.join(60)
    for game in tables:
        kinds = [event.kind for event in heard if event.table == game.id]
        assert kinds[0] == "seated"
        assert kinds[-1] == "over"
        assert set(kinds[1:-1]) == {"turn"}


def until_over(client: Client, games: int) -> list[Event]:
    """The events until so many games are over."""
    found: list[Event] = []
    for event in client.events():
        found.append(event)
        games -= event.kind == "over"
        if not games:
            break
    return found


def test_a_server_that_is_gone_is_told_so() -> None:
    client = Client("http://127.0.0.1:9", "token", patience=0.3)
    with pytest.raises(ServerGone):
        client.me()
    client.close()


def test_patience_waits_as_long_as_it_is_asked_to() -> None:
    patience = Patience(None)
    pauses = [patience.pause(OSError("away")) for _ in range(9)]
    assert pauses == sorted(pauses)
    assert pauses[-1] == 5.0
    patience.succeed()
    assert patience.pause(OSError("away")) < 1


def test_lines_break_at_line_ends_alone() -> None:
    lines = Lines()
    assert lines.take('{"a":"\u2028 \x85'.encode()) == []
    assert lines.take(b'"}\n{"b":1}\n{') == ['{"a":"\u2028 \x85"}'.encode(), b'{"b":1}']
    assert lines.take(b"}\n\n") == [b"{}"]


def test_the_other_client_plays_several_tables_at_once(server: Server) -> None:
    person = Player(server)
    token = token_of(person)

    async def one(client: AsyncClient, number: int) -> str:
        bots = [{"seat": 1, "level": "random"}]
        game = await client.open_table("spor", name="Robot", bots=bots)
        with pytest.raises(ClientError, match="look"):
            _ = game.now
        luck = random.Random(number)
        async for turn in game.turns():
            await turn.play(luck.choice(turn.moves).move)
        assert game.outcome is not None
        return game.outcome.text

    async def main() -> list[str]:
        async with AsyncClient(server.url, token) as client:
            assert (await client.me()).kind == "seats"
            assert len(await client.games()) >= 4
            return await asyncio.gather(*(one(client, number) for number in range(4)))

    assert all(asyncio.run(main()))
    person.close()


def test_a_program_at_many_tables_can_still_ask(server: Server) -> None:
    """A bot may play a hundred games at once, each with a stream that stays open."""
    person = Player(server)
    token = token_of(person)

    async def main() -> None:
        async with AsyncClient(server.url, token, patience=20.0) as client:
            game = await client.open_table("spor", name="Robot")
            feeds = [aiter(client.table(game.id).feed()) for _ in range(102)]
            await asyncio.gather(*(anext(feed) for feed in feeds))
            assert (await client.me()).kind == "seats"
            for feed in feeds:
                await feed.aclose()  # type: ignore[attr-defined]

    asyncio.run(main())
    person.close()


@pytest.mark.parametrize(("one", "other"), [(Client, AsyncClient), (Game, AsyncGame)])
def test_both_clients_can_do_the_same(one: type, other: type) -> None:
    names = [{name for name in dir(kind) if not name.startswith("_")} for kind in (one, other)]
    assert names[0] == names[1]


def test_a_token_that_ends_ends_the_feed(server: Server) -> None:
    person = Player(server)
    client = Client(server.url, token_of(person))
    game = client.open_table("spor", name="Robot")
    (kept,) = person.http.get("/api/tokens").json()["tokens"]

    def revoke() -> None:
        eventually(lambda: game.state is not None, "nothing is told")
        person.http.post(f"/api/tokens/{kept['id']}/revoke", json={})

    thread = threading.Thread(target=revoke)
    thread.start()
    with pytest.raises(Refused) as refusal:
        for _ in game.feed():
            pass
    thread.join()
    assert refusal.value.code == "token-revoked"
    client.close()
    person.close()
