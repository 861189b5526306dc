"""The set-ups in which every bridge must stand its library's own tests: for each game every choice
of its main options, one at a time, and its presets."""

from plansza.core.contract import Game
from plansza.core.errors import BadSetup
from plansza.core.setup import Setup
from plansza.games import GAMES, find

SHORT = {"battalia": {"weeks": "2"}}  # six weeks would take long


def fitting(game: Game, chosen: dict[str, str]) -> Setup:
    """A set-up with these choices, for the fewest seats that they allow; some go with one other
    only, as a deck that must come out even."""
    refusals = []
    others = ({option.id: choice} for option in game.options for choice in option.choices)
    for base in ({}, *others):
        for seats in game.seat_counts:
            try:
                return game.setup(seats, **{**base, **chosen})
            except BadSetup as error:
                refusals.append(error)
    raise refusals[-1]


def main_setups() -> list[Setup]:
    """All of them, each once."""
    found: dict[str, Setup] = {}
    for game in GAMES.all().values():
        short = SHORT.get(game.id, {})
        mains = [option for option in game.options if option.main]
        choices = [{option.id: choice} for option in mains for choice in option.choices]
        for chosen in [*choices, *game.presets().values()]:
            setup = fitting(game, {**short, **chosen})
            found.setdefault(repr(setup), setup)
    return list(found.values())


def few_setups() -> list[Setup]:
    """One for each game, with all that makes it special, for tests that play much."""
    spor, podprad, drako, battalia = map(find, ("spor", "podprad", "drako", "battalia"))
    return [
        spor.setup(match="rewanz", tactics="on", retreat="several", sweep="all"),
        podprad.setup(3, **podprad.presets()["wild"]),
        drako.setup(),
        battalia.setup(4, sides="teams", weeks="2"),  # allies choose at once
    ]


def named(setup: Setup) -> str:
    """What a test's name says of a set-up: what is not as usual."""
    game = find(setup.game)
    unusual = [o.id + "=" + setup[o.id] for o in game.options if setup[o.id] != o.default]
    return "-".join([setup.game, str(setup.seats), *unusual])
