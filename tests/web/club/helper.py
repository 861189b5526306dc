"""People of a club, and games that they play to the end."""

from typing import Any

import httpx

from tests.support.patience import eventually
from tests.web.helper import Data, Player


def post(who: Player, what: str, **body: Any) -> httpx.Response:
    """Something the pages of a club send."""
    return who.http.post(f"/api/club/{what}", json=body)


def joined(who: Player, name: str) -> Data:
    """Register: id, name and phrase."""
    answer = post(who, "players", name=name)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def play_out(*players: Player, moves: int = 2000) -> Data:
    """Play the first possible move until the game is over."""
    for _ in range(moves):
        for who in players:
            now = who.now()
            if now["status"] == "over":
                return dict(now)
            if now["choices"]:
                who.do(
                    "play",
                    move=now["choices"][0]["move"],
                    seen=now["number"],
                    seat=now["your_seat"],
                )
    raise AssertionError("the game does not end")


def page(who: Player, path: str, language: str = "en") -> str:
    """A page that must be there."""
    answer = who.http.get(path, params={"lang": language}, headers={"accept": "text/html"})
    assert answer.status_code == 200, answer.text
    return answer.text


def shows(who: Player, path: str, text: str) -> str:
    """Wait until a page says something: results are written behind the players' backs."""
    eventually(lambda: text in page(who, path), f"{path} never says “{text}”")
    return page(who, path)


def cookie(who: Player, suffix: str) -> str:
    """The name of a cookie."""
    (name,) = [each for each in who.http.cookies if each.endswith(suffix)]
    return name
