"""What programs read and look at: rules of one table, lessons, the picture of their own seat."""

from xml.etree import ElementTree

import pytest

from plansza.games import GAMES, find
from plansza.games.spor.rules.components import CARD_NAMES
from plansza.lessons import course_of
from plansza.words.rulebook import rulebook
from tests.web.conftest import NewPlayer
from tests.web.helper import Player, Server
from tests.web.programs.helper import program, token_of


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_rules_of_one_table(player: NewPlayer, language: str) -> None:
    spor = find("spor")
    for options in ({}, {"tactics": "on", "match": "rewanz"}):
        chosen = [f"{option}={choice}" for option, choice in options.items()]
        query: dict[str, str | int | list[str]] = {"lang": language, "option": chosen, "seats": 2}
        answer = player().http.get("/api/games/spor/rules", params=query)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        assert found["text"] == rulebook(spor, spor.setup(**options), language)
        assert options.items() <= found["options"].items()


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("spor/rules?option=tactics=maybe", 422, "bad-choice"),
        ("spor/rules?option=colour=red", 422, "bad-option"),
        ("spor/rules?option=", 422, "bad-option"),
        ("spor/rules?seats=5", 422, "bad-seats"),
        ("chess/rules", 404, "not-found"),
        ("chess/lessons", 404, "not-found"),
        ("spor/lessons/nothing", 404, "not-found"),
    ],
)
def test_what_there_is_not(player: NewPlayer, path: str, status: int, code: str) -> None:
    answer = player().http.get(f"/api/games/{path}", params=None)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["message"]


@pytest.mark.parametrize("game", ["spor", "podprad", "drako", "battalia"])
def test_lessons_as_text(player: NewPlayer, game: str) -> None:
    someone = player()
    heads = someone.http.get(f"/api/games/{game}/lessons", params={"lang": "en"}).json()["lessons"]
    course = course_of(GAMES.find(game))
    assert [head["name"] for head in heads] == list(course)
    for head in heads[:2]:
        path = f"/api/games/{game}/lessons/{head['name']}"
        lesson = someone.http.get(path, params={"lang": "pl"}).json()
        assert len(lesson["steps"]) == head["steps"]
        assert all(lesson["steps"])
        assert lesson["text"]


def test_the_picture_is_that_of_ones_own_seat(server: Server, duel: tuple[Player, Player]) -> None:
    ania, olek = duel
    drawn = []
    for each in (ania, olek):
        answer = program(server, token_of(each, kind="seats")).http.get(
            f"/api/tables/{each.table}/picture", params={"lang": "en"}
        )
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].startswith("image/svg+xml")
        ElementTree.fromstring(answer.text)
        assert "<symbol" in answer.text, "it stands for itself"
        drawn.append(answer.text)
    hands = [{f"card-{card}" for card in hand_of(each)} for each in (ania, olek)]
    assert [len(hand) for hand in hands] == [6, 6]
    for text, own, other in zip(drawn, hands, hands[::-1], strict=True):
        assert all(f'"{card}"' in text for card in own)
        assert not any(f'"{card}"' in text for card in other)
    foreign = ania.http.get(f"/api/tables/{ania.table}/picture", params={"seat": 1})
    assert foreign.status_code == 403


def hand_of(player: Player) -> list[str]:
    """The cards of somebody's hand: of the deal he knows no others."""
    look = player.http.get(f"/api/tables/{player.table}/look").json()["now"]
    view = find("spor").view_from(look["view"])
    return [CARD_NAMES[card] for hand in view.data()["state"]["hands"] for card in hand]


def test_before_the_game_there_is_no_picture(player: NewPlayer) -> None:
    ania = player()
    table = ania.open(name="Ania")
    answer = ania.http.get(f"/api/tables/{table}/picture")
    assert (answer.status_code, answer.json()["code"]) == (409, "table-open")
