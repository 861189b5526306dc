"""Coaches say what they promise, briefly, in both languages, and no more than their seat knows."""

from dataclasses import replace
from itertools import count

import pytest
from fluent.syntax.ast import Message

from plansza.conformance import Ear, check_coach, option_sets, random_position, spread
from plansza.conformance.coach import LENGTH, check_known, check_remarks
from plansza.core import Game
from plansza.core.contract import Phrase
from plansza.core.guide import coach_of
from plansza.games import GAMES
from plansza.games.spor.rules.components import CARD_NAMES
from plansza.words import LANGUAGES
from plansza.words.texts import texts_in
from tests.lessons.remarks import the_coach

pytestmark = pytest.mark.once
COACHED = [game for game in GAMES.all().values() if coach_of(game)]
coached = pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
SETUPS = 8
MOST_GAMES = 32


@coached
def test_everything_is_said_somewhere(game: Game) -> None:
    """Games of greedy bots and random ones, until there is nothing that was not said."""
    waiting = set(the_coach(game).codes)
    setups = [game.setup(), *spread(game, list(option_sets(game)), SETUPS)]
    for number in range(MOST_GAMES):
        setup = setups[number // 2 % len(setups)]
        waiting -= check_coach(game, setup, number, moves=1500, greedy=number % 2 == 0)
        if not waiting and number:
            return
    assert not waiting, "nobody was told of this"


@coached
def test_all_words_are_there_and_no_more(game: Game) -> None:
    codes = the_coach(game).codes
    assert len(set(codes)) == len(codes)
    for language in LANGUAGES:
        texts = texts_in(f"{type(game).__module__.rpartition('.')[0]}.guide", "coach", language)
        assert texts is not None
        ids = [entry.id.name for entry in texts.body if isinstance(entry, Message)]
        assert sorted(ids) == sorted(f"coach-{code}" for code in codes)


def test_a_careless_coach_is_found_out() -> None:
    game = GAMES.all()["spor"]
    coach, position = the_coach(game), random_position(game, game.setup(), 1, 4)
    ears = [Ear(game, "pl")]
    undeclared: list[Phrase] = [("fireworks", {})]
    with pytest.raises(AssertionError, match="not among his codes"):
        check_remarks(coach, ears, undeclared, 2)
    with pytest.raises(AssertionError, match="no message “coach-fireworks”"):
        check_remarks(replace(coach, codes=("fireworks",)), ears, undeclared, 2)
    long: list[Phrase] = [("tactics", {"card": " ".join(CARD_NAMES[:9])})]
    with pytest.raises(AssertionError, match=f"letters, not {LENGTH}"):
        check_remarks(coach, ears, long, 2)
    seat, views = position.to_move[0], count()
    fickle = replace(coach, now=lambda view: [("attack", {"views": next(views)})])
    with pytest.raises(AssertionError, match="which world it is in"):
        check_known(fickle, game, position, seat, [])
