"""Pictures and sketches along whole games: every move has a path of things that are there."""

import re
from collections.abc import Mapping

import pytest
from fluent.runtime import FluentResource

from plansza.conformance import random_choice
from plansza.core.chance import FastChance
from plansza.words import Words
from plansza.words.texts import bundle_of, house_texts
from tests.rules.battalia.contract.test_words import TEXTS
from tests.rules.battalia.helper import GAME

SETS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {"sides": "teams", "mode": "heroic"}),
    (5, {"sides": "teams", "limit": "on"}),
    (6, {"sides": "threes", "mode": "heroic", "draft": "top"}),
    (4, {"valleys": "pass", "fanatics": "on", "unbound": "on"}),
    (6, {"valleys": "bridge"}),
]


MOST_CLICKS = 3


class Voice(Words):
    """The game's words, read from their files as long as it is not registered."""

    def __init__(self, language: str) -> None:
        super().__init__(language, GAME)
        self._bundle = bundle_of(language, [house_texts(language), FluentResource(TEXTS[language])])
        self._wordless = False


VOICES = {language: Voice(language) for language in TEXTS}


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_every_move_can_be_clicked_and_every_table_told(
    seats: int, options: dict[str, str]
) -> None:
    position = GAME.start(GAME.setup(seats, weeks="2", **options), FastChance(seats))
    chance = FastChance(5)
    for number in range(700):
        if not position.to_move:
            break
        if number % 7 == 0:
            language = ("pl", "en")[number % 2]
            for seat in position.to_move:
                picture = GAME.draw(
                    position.view(seat), position.legal_moves(seat), VOICES[language]
                )
                check_paths(picture.paths, picture.svg)
            words = GAME.sketch(position.view(number % seats), VOICES[language])
            assert max(map(len, words.splitlines())) <= 80
        position.step(*random_choice(position, chance))


def check_paths(paths: Mapping[int, tuple[str, ...]], svg: str) -> None:
    """Short, unique, none the beginning of another, and made of things in the picture."""
    known = set(paths.values())
    assert len(known) == len(paths)
    ids = re.findall(r' id="([^"]*)"', svg)
    assert len(ids) == len(set(ids)), "an id is used twice"
    for path in known:
        assert set(path) <= set(ids), path
        assert len(path) <= MOST_CLICKS, path
        for length in range(1, len(path)):
            assert path[:length] not in known, path
