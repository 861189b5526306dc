"""Networks that know nothing yet, for tests: small, and the same each time."""

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from plansza.core.contract import Game
from plansza.core.setup import Setup
from plansza.games import find
from plansza.learning.network import About, Network
from plansza.learning.places import places_of

LOOK, WHOLE = 8, 16


def untaught(
    name: str = "spor", glance: float = 0.0, options: Mapping[str, str] = MappingProxyType({})
) -> Network:
    """A network for two with random weights."""
    game = find(name)
    return network_for(game, game.setup(2, **options), glance)


def network_for(game: Game, setup: Setup, glance: float) -> Network:
    """Weights of all the shapes that the places of a game ask for."""
    features = game.features(setup)
    places = places_of(game, features, game.move_count(setup))
    count, seen = places.inputs.shape
    rest = len(places.rest)
    shapes: dict[str, tuple[int, ...]] = {
        "look.x": (seen, LOOK),
        "look.rest": (rest, LOOK),
        "look.bias": (LOOK,),
        "whole.places": (count * LOOK, WHOLE),
        "whole.rest": (rest, WHOLE),
        "whole.bias": (WHOLE,),
        "again.place": (LOOK, LOOK),
        "again.whole": (WHOLE, LOOK),
        "again.bias": (LOOK,),
        "local.place": (LOOK, places.moves.shape[1]),
        "local.bias": (places.moves.shape[1],),
        "other.whole": (WHOLE, len(places.others)),
        "other.bias": (len(places.others),),
        "value.whole": (WHOLE, 1),
        "value.bias": (1,),
    }
    luck = np.random.default_rng(1)
    weights = {name: luck.normal(0, 0.3, shape) for name, shape in shapes.items()}
    scale = np.concatenate([np.full(each.size, 1 / each.most) for each in features.features])
    rounded = {name: value.astype(np.float16) for name, value in weights.items()}
    return Network(About.of(game, setup, features, glance, {}), places, scale, rounded)
