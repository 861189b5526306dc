"""A server whose notices do not wait long, and players who want to be told."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.web.helper import Data, Player, Server, running

HASTY = """
[notices]
settle = 0.2
looked = 0.5
calm = {calm}
pause = 0.1
retry = 0.2

[webhooks]
private = {private}
{sections}
"""


def configured(folder: Path, private: bool = True, sections: str = "", calm: float = 0.3) -> str:
    """A host's file; our test services are at a private address."""
    path = folder / "plansza.toml"
    said = "true" if private else "false"
    path.write_text(HASTY.format(private=said, calm=calm, sections=sections))
    return str(path)


@contextmanager
def telling(
    folder: Path,
    kind: type[Server] = Server,
    private: bool = True,
    sections: str = "",
    **settings: Any,
) -> Iterator[Server]:
    """A server that tells, for a while."""
    configuration = configured(folder, private, sections)
    with running(folder, kind, configuration=configuration, **settings) as found:
        yield found


def tell(who: Player, target: Data | None = None, **fields: Any) -> Data:
    """Let somebody be told; the recipient that he then has."""
    body = {"target": target, **fields} if target else fields
    answer = who.http.post(f"/api/tables/{who.table}/notices", json=body)
    assert answer.status_code == 200, answer.text
    state = dict(answer.json())
    return dict(state["recipients"][-1])


def hook(url: str, form: str = "json") -> Data:
    return {"kind": "webhook", "url": url, "form": form}


@contextmanager
def two_at_a_table(server: Server, **options: Any) -> Iterator[tuple[Player, Player]]:
    """Ania, who is to move, and Olek; nobody has a page open."""
    ania, olek = Player(server), Player(server)
    try:
        wish = {"name": "Ania", "options": {"attacker": "1"}, **options}
        olek.table = ania.open(**wish)
        olek.do("sit", seat=1, name="Olek")
        yield ania, olek
    finally:
        ania.close()
        olek.close()


def play_turn(who: Player) -> None:
    """Play until it is somebody else's turn."""
    seat = who.now()["your_seat"]
    turns = 0
    while seat in who.now()["to_move"]:
        who.play(turns)
        turns += 1
        assert turns < 50
