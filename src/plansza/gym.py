"""The environments of Gymnasium by name; importing this module registers them.

    import gymnasium

    env = gymnasium.make("plansza.gym:Spor-v1", opponent="greedy")

Every game that plansza finds has one, called after its class: `Spor-v1`, `PodPrad-v1`, `Drako-v1`,
`Battalia-v1`. What can be chosen: `plansza.bridges.gymnasium`, and `batched` for many at once.
"""

try:
    import gymnasium
except ImportError as error:
    raise ImportError('this needs Gymnasium: pip install "plansza[rl]"') from error

from plansza.games import GAMES

VERSION = 1  # rises when the same actions give other observations or rewards


def register() -> None:
    """Make every game known by its name."""
    for id, game in GAMES.all().items():
        gymnasium.register(
            f"{type(game).__name__}-v{VERSION}",
            entry_point="plansza.bridges.gymnasium:SeatEnv",
            vector_entry_point="plansza.bridges.batched:BatchEnv",
            kwargs={"game": id},
        )


register()
