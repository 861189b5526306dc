"""A history holds what its seat was told, all of it, and nothing that others alone were told."""

from typing import Any

import numpy as np
import pytest

from plansza.conformance import option_sets, random_choice
from plansza.core import Event, FastChance, Game, Position
from plansza.games import GAMES, find
from plansza.learning import Batch, History
from plansza.learning.history import WIDTH, words_of

GAME_LIST = list(GAMES.all().values())


def told(game: Game, seed: int) -> tuple[Position, list[Event]]:
    """A random game of some set-up and all its events."""
    sets = list(option_sets(game))
    position = game.start(sets[seed % len(sets)], FastChance(seed))
    events: list[Event] = []
    chance = FastChance(seed + 1)
    while position.to_move and len(events) < 300:
        position.step(*random_choice(position, chance), events.append)
    return position, events


@pytest.mark.once
@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)
def test_rows_differ_where_what_was_told_differs(game: Game) -> None:
    """Over many games of many set-ups: no two different tellings have the same numbers."""
    rows: dict[tuple[int, ...], str] = {}
    for seed in range(12):
        position, events = told(game, seed)
        for seat in range(position.setup.seats):
            history = History(game, position.setup, seat, 4)
            for event in events:
                history.hear(event)
            assert len(history.rows) == len(events)
            for event, row in zip(events, history.rows, strict=True):
                assert len(row) == WIDTH
                said = repr((event.code, sorted(event.seen_by(seat).items())))
                assert rows.setdefault(tuple(row), said) == said
            assert history.window() == ([[0] * WIDTH] * 4 + history.rows)[-4:]


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)
def test_what_others_alone_were_told_changes_nothing(game: Game) -> None:
    position, events = told(game, 3)
    for seat in range(position.setup.seats):
        one, two = (History(game, position.setup, seat, 8) for _ in range(2))
        for event in events:
            one.hear(event)
            secrets = {seat: event.secrets.get(seat, {})}
            two.hear(Event(event.code, event.facts, {**secrets, seat + 1: {"card": "secret"}}))
        assert one.rows == two.rows


def exchanging(seed: int) -> Position | None:
    """A game of Spór in which cards are being exchanged, and the second giver is to move."""
    game = find("spor")
    position = game.start(game.setup(tactics="on"), FastChance(seed))
    chance = FastChance(seed)
    while position.to_move:
        if len(position.to_move) == 2:
            return position
        position.step(*random_choice(position, chance))
    return None


def test_a_secret_choice_is_in_the_own_history_alone() -> None:
    """V5: which card somebody puts into the exchange is the number of a move, and secret."""
    position = next(found for found in map(exchanging, range(50)) if found is not None)
    game = find("spor")
    giver, other = position.to_move
    seen: dict[int, set[str]] = {giver: set(), other: set()}
    moves = position.legal_moves(giver)
    for move in moves:
        for seat, found in seen.items():
            history = History(game, position.setup, seat, 2)
            position.copy().play(giver, move, history.hear)
            found.add(repr(history.rows))
    assert (len(seen[giver]), len(seen[other])) == (len(moves), 1)


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)
def test_a_batch_keeps_the_history_of_the_seat_to_move(game: Game) -> None:
    setup = game.setup()
    batch = Batch(game, setup, 2, seed=4, history=3)
    plain = Batch(game, setup, 2, seed=4)
    assert batch.histories.shape == (2, 3, WIDTH)
    assert plain.histories is None
    kept = [[History(game, setup, seat, 3) for seat in range(setup.seats)] for _ in range(2)]
    array: Any = batch.histories
    for _ in range(120):
        for row in range(2):
            assert array[row].tolist() == kept[row][batch.seats[row]].window()
        actions = batch.random_actions().copy()
        events: list[list[Event]] = [[], []]
        for row in range(2):
            batch.position(row).play(int(batch.seats[row]), int(actions[row]), events[row].append)
        batch.step(actions)
        plain.step(actions)
        for row in range(2):
            for history in kept[row]:
                for event in events[row]:
                    history.hear(event)
                if batch.dones[row]:
                    history.forget()
        assert (batch.observations == plain.observations).all()
    assert np.shares_memory(array, batch.histories)


def test_words_of_moves_have_numbers_of_their_own() -> None:
    words = words_of(find("spor"))
    assert words == sorted(set(words))
    assert {"G7", "Wazka", "card", "dam", "play"} <= set(words)


def test_impossible_histories_are_refused() -> None:
    game = find("spor")
    with pytest.raises(ValueError, match="there is no seat 2"):
        History(game, game.setup(), 2, 5)
    with pytest.raises(ValueError, match="1 is the least"):
        History(game, game.setup(), 0, 0)
