"""What everybody sees of a battle: both totals after every card, who falls, what changes hands."""

from plansza.core.contract import Tell
from plansza.core.errors import Fact
from plansza.games.battalia.rules.board import NOBODY, Board
from plansza.games.battalia.rules.components import HEROES, NOTHING, RUINS
from plansza.games.battalia.rules.squares import OFF, SQUARE_NAMES
from plansza.games.battalia.rules.state import BattaliaState
from plansza.games.battalia.rules.turn.battle_strength import ATTACKER, DEFENDER, ingredients, total


def attacked(s: BattaliaState, tell: Tell | None) -> None:
    """A15: who attacks whom, and from where."""
    board = s.board
    if tell is None:
        return
    facts: dict[str, Fact] = {
        "square": SQUARE_NAMES[board.target],
        "what": aim_of(board),
        "hero": board.fighter % HEROES + 1,
    }
    if board.foe != NOBODY:
        facts["other_seat"] = board.foe
    if board.prey != NOTHING:
        facts["prey"] = board.prey % HEROES + 1
    if tell is not None:
        s.tell(tell, "attack", board.turn, **facts)


def aim_of(board: Board) -> str:
    """What is attacked: a hero, ruins, a city of a player or one that nobody owns."""
    if board.prey != NOTHING:
        return "hero"
    if board.land[board.target] == RUINS:
        return "ruins"
    return "free" if board.foe == NOBODY else "city"


def counted(s: BattaliaState, code: str, seat: int, card: str, tell: Tell | None) -> None:
    """A card in a line, and both totals with it."""
    if tell is not None:
        own, against = total(s.board, ATTACKER), total(s.board, DEFENDER)
        s.tell(tell, code, seat, card=card, own=own, against=against)


def decided(s: BattaliaState, code: str, tell: Tell | None) -> None:
    """Who has won, and how the totals came about."""
    board = s.board
    if tell is None:
        return
    own, against = total(board, ATTACKER), total(board, DEFENDER)
    facts: dict[str, Fact] = {
        "square": SQUARE_NAMES[board.target],
        "what": aim_of(board),
        "own": own,
        "against": against,
        "even": "yes" if own == against else "no",
        "attack": _written(rising(board, ATTACKER)),
        "defence": _written(rising(board, DEFENDER)),
    }
    if board.foe != NOBODY:
        facts["other_seat"] = board.foe
    if tell is not None:
        s.tell(tell, code, board.turn, **facts)


def rising(board: Board, side: int) -> list[int]:
    """The total of a side as it rises: what was there without cards, each card, what the line as a
    whole brings at last."""
    _, horn, city, morale, terrain, drill, elixir = ingredients(board, side)
    found = [city + terrain + elixir]
    for strength in board.strengths[side]:
        found.append(found[-1] + strength)
    whole = horn + morale + drill
    return [*found, found[-1] + whole] if whole else found


def _written(totals: list[int]) -> str:
    return " ".join([str(each) for each in totals])


def falls(s: BattaliaState, place: int, tell: Tell | None) -> None:
    """A16: a hero leaves the map."""
    board = s.board
    where = board.heroes[place]
    board.send(place, OFF)
    seat, hero = place // HEROES, place % HEROES
    if tell is not None:
        s.tell(tell, "fall", seat, square=SQUARE_NAMES[where], hero=hero + 1)


def changed_hands(s: BattaliaState, square: int, loser: int, tell: Tell | None) -> None:
    """A16: a city has a new owner."""
    board = s.board
    name, level = SQUARE_NAMES[square], board.level[square]
    if loser == NOBODY:
        if tell is not None:
            s.tell(tell, "conquer", board.turn, square=name, level=level)
    else:
        if tell is not None:
            s.tell(tell, "take", board.turn, square=name, level=level, other_seat=loser)
