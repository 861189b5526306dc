"""Hints and reviews cost the processor seconds: there are so many of them, and no more."""

from pathlib import Path

import httpx

from tests.attacks.places import at
from tests.support.patience import eventually
from tests.web.helper import running

RATE = 0.05  # of the usual generosity: two hints, and one review


def is_refused(answer: httpx.Response, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, code), answer.text
    seconds = answer.json()["facts"]["seconds"]
    assert seconds > 20  # as long as it takes at that generosity
    assert answer.headers["retry-after"] == str(seconds)
    assert str(seconds) in answer.json()["message"]


def test_so_many_hints_and_reviews(tmp_path: Path) -> None:
    with (
        running(tmp_path, rate=RATE) as server,
        at(server, "127.0.0.2") as ania,
        at(server, "127.0.0.3") as olek,
    ):
        ania.open(
            name="Ania", hints=True, options={"attacker": "1"},
            bots=[{"seat": 1, "level": "random"}],
        )  # fmt: skip
        hint, review = (f"/api/tables/{ania.table}/{what}" for what in ("hint", "review"))
        for _ in range(2):
            assert ania.http.post(hint, json={}).status_code == 200
        is_refused(ania.http.post(hint, json={}), "too-many-hints")
        ania.do("resign")  # whoever may ask no more may play
        assert ania.http.post(review, json={}).status_code == 200
        is_refused(ania.http.post(review, json={}), "too-many-reviews")
        assert olek.http.post(review, json={}).status_code == 200  # whom it does not concern
        eventually(
            lambda: olek.http.get(review).json().get("status") == "ready", "there is no review"
        )
