"""Set-ups are checked when they are made; games are found by name alone."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from plansza.core import BadSetup, UnknownGame
from plansza.core.registry import Registry
from plansza.games import find
from tests.conformance.toy import Toy


def test_defaults_are_filled_in() -> None:
    setup = find("spor").setup()
    assert setup.seats == 2
    assert setup["tactics"] == "off"
    assert setup == find("spor").setup(2, tactics="off")
    assert setup != find("spor").setup(tactics="on")
    assert hash(setup) == hash(find("spor").setup())


def test_an_option_that_came_later_is_unsaid_while_it_is_as_usual() -> None:
    """So records and logs that were written without it replay as they are."""
    game = find("podprad")
    usual, other = game.setup(river="players"), game.setup(river="lot")
    assert usual == game.setup()
    assert "river" not in usual.options
    assert usual["river"] == "players"
    assert other.options["river"] == other["river"] == "lot"


def test_a_wrong_seat_count_is_named_with_the_possible_ones() -> None:
    with pytest.raises(BadSetup, match=r"no game for 5; possible numbers of players: 2, 3"):
        Toy().setup(5)


def test_a_wrong_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="no option “taktyka”; its options: attacker, dams"):
        find("spor").setup(taktyka="on")


def test_a_wrong_choice_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="no choice “maybe”; its choices: off, on"):
        find("spor").setup(tactics="maybe")


def test_an_unknown_game_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game “chess”; games: .*spor"):
        find("chess")


def test_a_game_can_be_registered_by_hand() -> None:
    registry = Registry("plansza.games", "plansza.no.such.group")
    toy = registry.register(Toy())
    assert registry.find("toy") is toy
    assert list(registry.all()) == sorted(registry.all())
    assert registry.find("spor") is find("spor")


class Hesitant(Registry):
    """Finds its games when it is told to."""

    def __init__(self) -> None:
        super().__init__("plansza.games", "plansza.no.such.group")
        self.began, self.go = Event(), Event()

    def _look_everywhere(self) -> None:
        self.began.set()
        self.go.wait()
        super()._look_everywhere()


def test_whoever_asks_while_games_are_looked_for_waits_for_them() -> None:
    registry = Hesitant()
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(registry.find, "spor")
        registry.began.wait()
        second = threads.submit(registry.find, "drako")
        assert not second.done()
        registry.go.set()
        assert (first.result().id, second.result().id) == ("spor", "drako")
