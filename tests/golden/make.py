"""Write the golden records anew: `python -m tests.golden.make`, after a change of rules_version.

One whole game for every way a game can end, found among games from numbered seeds.
"""

from collections.abc import Callable
from pathlib import Path

from plansza.bots import GreedyBot
from plansza.core import Chance, FastChance, Game, KeyedChance, Position, Setup
from plansza.core.chance import derive_seed
from plansza.core.record import Record, Recorder
from plansza.games import GAMES, find

FOLDER = Path(__file__).parent
Chooser = Callable[[Position, int, Chance], int]
Series = tuple[int, dict[str, str], Chooser, int]  # seats, options, how they play, how many games


def any_move(position: Position, seat: int, chance: Chance) -> int:
    moves = position.legal_moves(seat)
    return moves[chance.below(len(moves))]


def greedy_move(position: Position, seat: int, chance: Chance) -> int:
    return GreedyBot(find(position.setup.game)).choose(position.view(seat), chance)


def play(game: Game, setup: Setup, number: int, choose: Chooser) -> tuple[Record, Position]:
    """One whole game from a numbered seed."""
    seed = derive_seed(b"golden", number)
    position = game.start(setup, KeyedChance(seed))
    recorder = Recorder(game, position, seed)
    chance = FastChance(number)
    while position.to_move:
        seat = position.to_move[chance.below(len(position.to_move))]
        move = choose(position, seat, chance)
        position.play(seat, move)
        recorder.note(seat, move)
    return recorder.record(), position


def timid_spor_move(position: Position, seat: int, chance: Chance) -> int:
    """Neither claims nor logs: every game is held with all logs, every pair is tied."""
    from plansza.games.spor.rules.moves import CLAIM, LOG, MOVES

    moves = position.legal_moves(seat)
    calm = [move for move in moves if MOVES.kind(move) not in (LOG, CLAIM)] or moves
    return calm[chance.below(len(calm))]


def hasty_podprad_move(position: Position, seat: int, chance: Chance) -> int:
    """Swims wherever it can, mostly with the token in front: half of them get home."""
    from plansza.games.podprad.rules.moves import MOVES, SWIM

    moves = position.legal_moves(seat)
    swims = [move for move in moves if MOVES.kind(move) is SWIM]
    if not swims and moves[-1] < SWIM.first and chance.below(3):
        return moves[-1]
    found = swims or moves
    return found[chance.below(len(found))]


def timid_drako_move(position: Position, seat: int, chance: Chance) -> int:
    """Plays every card without effect: nobody is ever wounded."""
    from plansza.games.drako.rules.moves import MOVES, USE

    moves = position.legal_moves(seat)
    calm = [move for move in moves if MOVES.kind(move) is not USE] or moves
    return calm[chance.below(len(calm))]


ELITE_OPTIONS = {"tactics": "on", "transfer": "own-dam", "zdrada": "any-dam", "sweep": "all"}
SPOR: list[Series] = [
    (2, {"tactics": "off"}, any_move, 400),
    (2, ELITE_OPTIONS, any_move, 400),
    (2, {"match": "rewanz", "retreat": "several"}, any_move, 400),
    (2, {"match": "rewanz", "tactics": "on"}, any_move, 400),
    (2, {"match": "rewanz"}, timid_spor_move, 400),
    (2, {"match": "rewanz", "again": "game", "dams": "chosen"}, timid_spor_move, 4),
]
WHIRLING = {"whirlpools": "on", "whirlpool": "token", "chips": "on"}
PODPRAD: list[Series] = [
    (3, {"fastest": "on", "currents": "water"}, greedy_move, 40),
    (4, {"layer": "new", "reveal": "one"}, greedy_move, 100),
    (2, {"currents": "mixed", **WHIRLING}, greedy_move, 4),
    (3, {"currents": "add"}, any_move, 400),
    (2, {"ties": "original", "points": "free"}, hasty_podprad_move, 1000),
]
DRAKO: list[Series] = [
    (2, {"duel": "knights-trolls", "charge": "early"}, any_move, 100),
    (2, {"duel": "dragon-dwarves", "deploy": "free", "wounds": "attacker"}, any_move, 100),
    (2, {"duel": "trolls-dwarves", "redraw": "on"}, any_move, 200),
    (2, {"duel": "knights-dragon"}, any_move, 100),
    (2, {"duel": "knights-dwarves", "redraw": "on"}, any_move, 100),
    (2, {"duel": "trolls-dragon"}, timid_drako_move, 4),
    (2, {"duel": "knights-dwarves", "match": "return"}, any_move, 100),
    (2, {"duel": "knights-trolls", "match": "return"}, timid_drako_move, 4),
]
BATTALIA: list[Series] = [
    (2, {"weeks": "2"}, greedy_move, 4),
    (2, {}, greedy_move, 40),
    (3, {"mode": "basic", "draft": "top", "full": "on"}, greedy_move, 40),
    (4, {"sides": "teams", "mode": "heroic"}, greedy_move, 40),
]
SERIES = {"battalia": BATTALIA, "drako": DRAKO, "podprad": PODPRAD, "spor": SPOR}


def write_all(game: Game) -> None:
    """Search until every reason has its record."""
    missing = set(game.codes["reason"])
    for seats, options, choose, games in SERIES[game.id]:
        for number in range(games):
            if not missing:
                return
            record, position = play(game, game.setup(seats, **options), number, choose)
            assert position.outcome is not None
            reason = position.outcome.reason
            if reason in missing:
                missing.discard(reason)
                record.write(FOLDER / game.id / f"{reason}.record")
    assert not missing, f"no game found that ends by {missing}"


if __name__ == "__main__":
    for found in GAMES.all().values():
        (FOLDER / found.id).mkdir(exist_ok=True)
        write_all(found)
