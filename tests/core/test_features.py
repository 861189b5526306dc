"""What a learner sees of a view: declared features, and the text of games that declare none."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from plansza.core import FastChance, Position, Setup
from plansza.core.features import Feature, Features, TextFeatures
from plansza.core.sheet import Sheet
from plansza.games import GAMES, find
from tests.conformance.toy import Toy


def some_view(options: dict[str, str]) -> Any:
    game = find("spor")
    position = game.start(game.setup(**options), FastChance(3))
    position.playout(FastChance(4), 20)
    return position.view(0)


def test_a_tensor_is_bytes_without_a_copy() -> None:
    view = some_view({})
    array = np.asarray(view.tensor())
    assert array.dtype == np.uint8
    assert array.shape == (view.setup.features().size,)
    assert array.base is not None, "numpy made a copy"
    before = array.copy()
    some_view({}).tensor()
    view.setup.features().observe(view.known, 1)  # what is observed later is another row
    assert (array == before).all()


def test_an_observation_is_written_into_any_bytes() -> None:
    view = some_view({})
    row = bytes(view.tensor())
    plain, table = bytearray(len(row) + 5), np.zeros((2, len(row)), np.uint8)
    view.write_observation(plain, 5)
    view.write_observation(table, len(row))
    assert bytes(plain) == bytes(5) + row
    assert not table[0].any()
    assert table[1].tobytes() == row


@pytest.mark.parametrize(
    ("buffer", "at", "said"),
    [
        (bytearray(10), 0, "takes 1434 bytes: there are 10 bytes from 0 on"),
        (bytearray(1434), 1, "there are 1434 bytes from 1 on"),
        (bytearray(3000), -1, "from -1 on"),
        (bytes(1434), 0, "that can be changed"),
        (np.zeros(1434, np.float32), 0, "uint8"),
    ],
)
def test_a_buffer_that_does_not_do_is_refused(buffer: Any, at: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        some_view({}).write_observation(buffer, at)


def test_spectators_observe_nothing_in_numbers() -> None:
    view = some_view({})
    view.seat = None
    with pytest.raises(ValueError, match="not a spectator"):
        view.tensor()


def test_features_are_found_by_name() -> None:
    features = find("spor").setup(tactics="on").features()
    hand = features["hand"]
    assert (hand.shape, hand.size, hand.most) == ((70,), 70, 2)
    assert features.start("hand") == hand.start > 0
    assert features.start("game") == -1
    assert "game" not in features
    with pytest.raises(KeyError, match="there is no feature paw; there are role"):
        features["paw"]
    numbers = features.named(some_view({"tactics": "on"}).tensor())
    held = numbers["counts"][1] + numbers["tactics-counts"][1]
    assert (len(numbers["hand"]), sum(numbers["hand"])) == (70, held)


def test_features_that_cannot_be_are_refused() -> None:
    for shape, most in (((3,), 0), ((3,), 256), ((3, 0), 1)):
        with pytest.raises(ValueError, match="hand"):
            Feature("hand", shape, most, "Own cards.")
    twice = [Feature("hand", (2,), 1, "Own cards."), Feature("hand", (3,), 1, "Own cards.")]
    with pytest.raises(ValueError, match="two features are called hand"):
        Features(1, Toy().setup(), twice)


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_a_sheet_that_is_one_too_small_raises(game: Any) -> None:
    """Nothing is ever written outside a row: some position of a random game fills its last part,
    and with one place less that is refused."""
    setup = game.setup()
    features: Features = setup.features()
    last = features.features[-1]
    position, chance = game.start(setup, FastChance(1)), FastChance(2)
    while position.to_move and not any(features.observe(position, 0)[last.start :]):
        position.playout(chance, 1)
    used = max(place for place, each in enumerate(features.observe(position, 0)) if each)
    sheet = Sheet(1, used)
    sheet.begin(0)
    with pytest.raises(IndexError, match=f"a row has {used}"):
        features.write(position, 0, sheet)


def test_the_text_is_what_a_plain_game_gives() -> None:
    game = Toy()
    view = game.start(game.setup(), FastChance(1)).view(1)
    text = bytes(view.tensor()).rstrip(b"\0").decode()
    assert text == view.text()
    assert game.setup().features()["text"].most == 255


def test_a_text_that_does_not_fit_says_what_to_do() -> None:
    class Brief(Toy):
        def features(self, setup: Setup) -> Any:
            return TextFeatures(setup, 50)

    game = Brief()
    view = game.start(game.setup(), FastChance(1)).view(1)
    with pytest.raises(ValueError, match=r"takes \d+ bytes, and 50 are kept.*TextFeatures\(setup"):
        view.tensor()


def test_a_set_up_made_by_hand_has_no_features() -> None:
    with pytest.raises(ValueError, match=r"toy\.setup\(\)"):
        Setup("toy", 2, {}).features()


class Counted(Features):
    def __init__(self, setup: Setup) -> None:
        super().__init__(1, setup, [Feature("turns", (1,), 9, "How often it was asked.")])
        self.asked = 0

    def write(self, known: Position, seat: int, sheet: Sheet) -> None:
        self.asked += 1
        sheet.put(0, self.asked)


def test_features_of_a_set_up_are_made_once() -> None:
    class Asked(Toy):
        def features(self, setup: Setup) -> Any:
            return Counted(setup)

    game = Asked()
    setup = game.setup()
    position = game.start(setup, FastChance(1))
    assert [position.view(0).tensor()[0] for _ in range(3)] == [1, 2, 3]


HIDDEN = """
import sys
from concurrent.futures import ThreadPoolExecutor
for name in {hidden}:
    sys.modules[name] = None
from plansza.games import GAMES
from plansza.core import FastChance
for game in GAMES.all().values():
    position = game.start(game.setup(), FastChance(1))
    position.playout(FastChance(2), 30)
    view = position.view(0)
    game.imagine(view, FastChance(3)).text()
try:
    {use}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("hidden", "use"),
    [
        (("librt", "librt.vecs"), "view.tensor()"),
        (("librt", "librt.vecs"), "from plansza.core.features import Features"),
        (("librt", "librt.vecs"), "from plansza.learning import Batch"),
        (("numpy",), "from plansza.learning import Batch"),
    ],
)
def test_players_need_nothing_that_learners_need(hidden: tuple[str, ...], use: str) -> None:
    """All games are played without, on whichever build; who asks for numbers is told the way."""
    script = HIDDEN.format(hidden=hidden, use=use)
    done = subprocess.run(
        [sys.executable, "-c", script], env=os.environ, capture_output=True, text=True
    )
    assert 'pip install "plansza[rl]"' in done.stdout, done.stderr


def test_several_threads_observe_at_once() -> None:
    """Each gets the numbers of its own position."""
    game = find("spor")
    setup = game.setup()
    positions = [game.start(setup, FastChance(seed)) for seed in range(8)]
    rows = [bytes(position.view(0).tensor()) for position in positions]

    def observe(number: int) -> bool:
        return bytes(positions[number % 8].view(0).tensor()) == rows[number % 8]

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(observe, range(800)))
