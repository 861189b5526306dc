"""Who can be named in a contest: every bot, and language models by the function that asks them."""

from plansza.bots.basic import Bot
from plansza.bots.levels import is_bot, make_bot
from plansza.core.contract import Game
from plansza.core.state import Outcome
from plansza.llm.naming import is_model, player_of

FORFEIT = "forfeit"  # the reason of an end by which a model loses that named no playable move


def is_player(name: str) -> bool:
    """Whether a name is one of a bot, or is meant for a model."""
    return is_model(name) or is_bot(name)


def make_player(name: str, game: Game) -> Bot:
    """The player of this name for one seat of this game."""
    return player_of(name, game) if is_model(name) else make_bot(name, game)


def called(name: str) -> str:
    """A player in a table: of a model, what tells it from others, without the way to its module."""
    return name.rpartition(".")[2].removeprefix("llm:") if is_model(name) else name


def lost_by(seat: int, sides: tuple[int, ...]) -> Outcome:
    """The end of a game that a seat's side lost before it was over: all others share the win."""
    winners = tuple([each for each, side in enumerate(sides) if side != sides[seat]])
    scores = tuple([float(each in winners) for each in range(len(sides))])
    return Outcome(scores, winners, FORFEIT)
