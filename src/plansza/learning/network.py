"""A small network that judges moves and chances, in numpy: what training writes, anybody can play.

    network = Network.load("spor.npz")
    scores, value = network(batch.observations, hopes)

An observation is scaled to numbers from 0 to 1. Every place of the board is looked at through the
same weights (`learning.places`), all places and the rest together give the situation, and each
place is then judged once more in the light of it. The moves of a place are scored there, all other
moves and the chance to win by the situation. To both can be added what the game's own insight says:
ratings of moves (`glance_at`) and its chance to win (`hope_at`), which the network then corrects.

The file is an `.npz` of half-precision numbers without anything that could be run.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from plansza.core.contract import Game
from plansza.core.errors import PlanszaError
from plansza.core.features import Features
from plansza.core.setup import Setup
from plansza.games import find
from plansza.learning.places import Places

Numbers = np.ndarray[Any, Any]

FORMAT: Final = 1
ABOUT: Final = "about"
INPUTS: Final = "place_inputs"
MOVES: Final = "place_moves"
SCALE: Final = "scale"  # what makes every input a number from 0 to 1
# What is learnt, by name; `x` are a place's inputs, `rest` those of none.
WEIGHTS: Final = (
    *("look.x", "look.rest", "look.bias"),  # each place by itself
    *("whole.places", "whole.rest", "whole.bias"),  # the situation
    *("again.place", "again.whole", "again.bias"),  # each place in the light of it
    *("local.place", "local.bias"),  # scores of a place's moves
    *("other.whole", "other.bias"),  # of all other moves
    *("value.whole", "value.bias"),
)
IMPOSSIBLE: Final = -1e9  # the score of a move that the mask forbids
SUREST: Final = 0.99  # insight may be wrong where it is surer


def glance_at(rated: list[float], weight: float) -> Numbers:
    """Ratings at a glance as scores: 0 for the best, and `-weight` for each standard deviation."""
    found = np.array(rated)
    spread = found.std()
    return weight * (found - found.max()) / spread if spread > 0 else found * 0


def hope_at(chance: float) -> float:
    """A chance to win as it is added to what a network makes of the situation."""
    return float(np.arctanh(np.clip(2 * chance - 1, -SUREST, SUREST)))


class BadNetwork(PlanszaError):
    """A file that is no network, or one for something else."""


@dataclass(frozen=True)
class About:
    """What a network plays, and how it came to be."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    features: int  # the version of what the game declares
    glance: float  # how much the game's own ratings at a glance count; 0: no insight is asked
    story: dict[str, Any] = field(default_factory=dict)

    @staticmethod
    def of(
        game: Game, setup: Setup, features: Features, glance: float, story: Mapping[str, Any]
    ) -> "About":
        """For a network that observes this set-up today."""
        rules, options = game.rules_version, dict(setup.options)
        return About(game.id, rules, setup.seats, options, features.version, glance, dict(story))

    def setup(self) -> Setup:
        """The set-up that it has learnt."""
        return find(self.game).setup(self.seats, **self.options)


class Network:
    """Weights, and what they come to. Calling it costs about a tenth of a millisecond a row."""

    def __init__(
        self, about: About, places: Places, scale: Numbers, weights: Mapping[str, Numbers]
    ) -> None:
        self.about = about
        self.places = places
        self.scale = scale.astype(np.float32)
        self.weights = {name: weights[name].astype(np.float32) for name in WEIGHTS}
        self._inputs, self._order = places.inputs, places.order
        self._rest = places.rest

    def __call__(
        self, observations: Numbers, hopes: Numbers | float = 0
    ) -> tuple[Numbers, Numbers]:
        """The scores of all moves, and how well the observer stands from −1 to 1, row by row."""
        weights = self.weights
        inputs = observations * self.scale
        rest = inputs[:, self._rest]
        padded = np.concatenate([inputs, np.zeros((len(inputs), 1), np.float32)], axis=1)
        x = padded[:, self._inputs]
        context = rest @ weights["look.rest"] + weights["look.bias"]
        seen = np.maximum(x @ weights["look.x"] + context[:, None], 0)
        whole = seen.reshape(len(inputs), -1) @ weights["whole.places"]
        whole = np.maximum(whole + rest @ weights["whole.rest"] + weights["whole.bias"], 0)
        context = whole @ weights["again.whole"] + weights["again.bias"]
        again = np.maximum(seen @ weights["again.place"] + context[:, None], 0)
        local = again @ weights["local.place"] + weights["local.bias"]
        other = whole @ weights["other.whole"] + weights["other.bias"]
        scores = np.concatenate([local.reshape(len(inputs), -1), other], axis=1)[:, self._order]
        value = (whole @ weights["value.whole"] + weights["value.bias"])[:, 0]
        return scores, np.tanh(value + hopes)

    def best(self, observations: Numbers, masks: Numbers, glances: Numbers | float = 0) -> Numbers:
        """The allowed move with the highest score, row by row. `glances` are added to the scores
        (`glance_at`) where the network has learnt to correct them."""
        scores, _ = self(observations)
        scores = scores + glances
        found: Numbers = np.where(masks, scores, IMPOSSIBLE).argmax(axis=1)
        return found

    # -- the file -----------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write everything into one file."""
        about = json.dumps({"format": FORMAT, **asdict(self.about)}, ensure_ascii=False)
        arrays: dict[str, Any] = {
            ABOUT: np.frombuffer(about.encode(), np.uint8),
            INPUTS: self.places.inputs.astype(np.int32),
            MOVES: self.places.moves.astype(np.int32),
            SCALE: self.scale,
            **{name: value.astype(np.float16) for name, value in self.weights.items()},
        }
        with Path(path).open("wb") as file:  # numpy would add a suffix to a name
            np.savez_compressed(file, **arrays)

    @staticmethod
    def load(path: str | Path) -> "Network":
        """Read a file that `save` has written; it is looked at whether it fits today's game."""
        name = Path(path).name or "–"
        try:
            with np.load(path, allow_pickle=False) as file:
                found = {each: file[each] for each in (ABOUT, INPUTS, MOVES, SCALE, *WEIGHTS)}
            told = json.loads(found[ABOUT].tobytes())
            if told.pop("format") != FORMAT:
                raise ValueError("another format")
            about = About(**told)
        except FileNotFoundError as error:
            text = f"there is no network {name}: give the path of one"
            raise BadNetwork("network-missing", text, {"path": name}) from error
        except Exception as error:  # a file of anybody's can be wrong in any way
            text = f"{name} is no network: train one with `python -m plansza.learning.train`"
            raise BadNetwork("network-foreign", text, {"path": name}) from error
        game = find(about.game)
        features: Features = game.features(about.setup())
        if (about.rules, about.features) != (game.rules_version, features.version):
            text = f"{name} has learnt older rules of {game.id}, or older numbers: train one anew"
            raise BadNetwork("network-old", text, {"path": name, "game": game.id})
        count = game.move_count(about.setup())
        places = Places(found[INPUTS], found[MOVES], features.size, count)
        return Network(about, places, found[SCALE], found)
