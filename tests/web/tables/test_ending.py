"""The end as readers are told it: who won, why, and the account."""

from collections import Counter
from typing import Any

import pytest

from plansza.bots import GreedyBot
from plansza.core import FastChance
from plansza.games import GAMES, find
from plansza.lessons import course_of, lesson_words
from plansza.words import LANGUAGES, words_for
from tests.web.conftest import NewPlayer
from tests.web.helper import Data, Player

# A table of each game, small enough to be played to its end.
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "spor": (2, {"match": "rewanz"}),
    "podprad": (3, {}),
    "drako": (2, {"match": "return"}),
    "battalia": (5, {"sides": "teams", "weeks": "2", "mode": "basic"}),
}


def test_every_game_has_a_table_here() -> None:
    assert TABLES.keys() == GAMES.all().keys()


@pytest.mark.parametrize("id", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_accounts_are_told_without_gaps(id: str, language: str) -> None:
    """In every position: players may stop at any time."""
    seats, options = TABLES[id]
    game, chance = find(id), FastChance(5)
    words = words_for(language, game)
    position = game.start(game.setup(seats, **options), FastChance(4))
    bot, names, said = GreedyBot(game), [f"«{seat}»" for seat in range(seats)], Counter[str]()
    while position.to_move:
        if chance.below(20) == 0:
            said.update(line.code for line in position.view(None).tally())
        seat = position.to_move[0]
        position.step(seat, bot.choose(position.view(seat), chance))
    for reader in (*range(seats), None):
        lines = position.view(reader).tally()
        labels = [words.tally(line, names) for line in lines]
        assert len(set(labels)) == len(labels) > 1, labels
        said.update(line.code for line in lines)
    assert len(said) > 3


@pytest.mark.parametrize("id", TABLES)
def test_nobody_is_to_move_in_a_game_that_was_stopped(id: str) -> None:
    """No part of the picture says whose turn it is."""
    seats, options = TABLES[id]
    game, chance = find(id), FastChance(6)
    words = words_for("en", game)
    position = game.start(game.setup(seats, **options), FastChance(4))
    bot = GreedyBot(game)
    for _ in range(40):
        seat = position.to_move[0]
        position.step(seat, bot.choose(position.view(seat), chance))
    assert position.to_move
    twin = position.copy()
    twin.stop(_drawn(seats))
    assert twin.to_move == ()
    for reader in (*range(seats), None):
        view = twin.view(reader)
        assert view.prompt()[0] in ("over", "no-more-moves")
        for tall in (False, True):
            svg = "".join(game.draw(view, [], words, tall=tall).parts.values())
            assert "our turn" not in svg
            assert "▶" not in svg


def _drawn(seats: int) -> Any:
    from plansza.core import Outcome

    return Outcome((1 / seats,) * seats, (), "agreed")


# -- at the table ---------------------------------------------------------------------------------


def outcome(player: Player, **query: Any) -> Data:
    found = player.state(**query)["now"]["outcome"]
    assert isinstance(found, dict)
    return found


def test_a_game_that_runs_has_no_outcome(duel: tuple[Player, Player]) -> None:
    assert duel[0].now()["outcome"] is None


def test_who_resigned_is_named(duel: tuple[Player, Player], player: NewPlayer) -> None:
    ania, olek = duel
    ania.play()
    olek.do("resign")
    assert outcome(ania)["headline"] == "You win!"
    assert outcome(ania)["why"] == "Olek resigned."
    assert outcome(olek)["headline"] == "Ania wins!"
    assert outcome(olek, lang="pl")["why"] == "Poddajesz grę."
    watcher = player(ania.table)
    assert outcome(watcher)["headline"] == "Ania wins!"
    lines = outcome(watcher)["lines"]
    assert lines[0] == {
        "label": "Dams damaged (of the 4 that win)",
        "values": ["0", "–"],
        "total": False,
        "by_side": False,
    }
    assert outcome(watcher)["sides"] == [[0], [1]]


@pytest.mark.parametrize("id", TABLES)
def test_who_lost_is_offered_a_lesson(player: NewPlayer, id: str) -> None:
    """Whoever won, or only watches, is not."""
    ania, olek = player(), player()
    olek.table = ania.open(name="Ania", game=id, seats=2)
    olek.do("sit", seat=1, name="Olek")
    olek.do("resign")
    found = outcome(olek, lang="pl")["lessons"]
    course = course_of(find(id))
    assert [each["name"] for each in found if each["name"] in course]
    words = lesson_words("pl", find(id))
    titles = [words(course[each["name"]].text()) for each in found]
    assert [each["text"] for each in found] == [f"Lekcja na następny raz: {t}" for t in titles]
    assert not outcome(ania)["lessons"]
    assert not outcome(player(ania.table))["lessons"]


def test_a_draw_is_agreed_on(duel: tuple[Player, Player]) -> None:
    ania, olek = duel
    ania.do("offer", what="draw")
    olek.do("answer", yes=True)
    assert outcome(ania)["headline"] == "A draw"
    assert not outcome(ania)["lessons"]
    assert outcome(ania)["why"] == "You agreed on a draw."


def test_for_whom_a_bot_played_is_told(player: NewPlayer) -> None:
    """Who resigns at a larger table hands his seat to a bot; the end tells so, and the score."""
    ania, olek = player(), player()
    bots = [{"seat": 2, "level": "random"}]
    olek.table = ania.open(name="Ania", game="podprad", seats=3, bots=bots)
    olek.do("sit", seat=1, name="Olek")
    stream = ania.stream()
    olek.do("resign")
    while ania.now()["status"] == "running":
        if 0 in ania.now()["to_move"]:
            ania.play()
        else:
            stream.next()
    found = outcome(ania)
    assert found["notes"] == ["Olek resigned on the way; a bot played to the end."]
    totals = [line["values"] for line in found["lines"] if line["total"]]
    assert totals == [[f"{score:g}" for score in found["scores"]]]
