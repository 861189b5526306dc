"""Write the golden records anew: `python -m tests.golden.make`, after a change of rules_version.

One whole game for every way a game can end, found among games from numbered seeds.
"""

from collections.abc import Callable
from pathlib import Path

from plansza.core import Chance, FastChance, Game, KeyedChance, Position, Setup
from plansza.core.chance import derive_seed
from plansza.core.record import Record, Recorder
from plansza.games import GAMES

FOLDER = Path(__file__).parent
Chooser = Callable[[list[int], Chance], int]


def any_move(moves: list[int], chance: Chance) -> int:
    return moves[chance.below(len(moves))]


def play(game: Game, setup: Setup, number: int, choose: Chooser) -> tuple[Record, Position]:
    """One whole game from a numbered seed."""
    seed = derive_seed(b"golden", number)
    position = game.start(setup, KeyedChance(seed))
    recorder = Recorder(game, position, seed)
    chance = FastChance(number)
    while position.to_move:
        seat = position.to_move[chance.below(len(position.to_move))]
        move = choose(position.legal_moves(seat), chance)
        position.play(seat, move)
        recorder.note(seat, move)
    return recorder.record(), position


def timid_spor_move(moves: list[int], chance: Chance) -> int:
    """Neither claims nor logs: every game is held with all logs, every pair is tied."""
    from plansza.games.spor.moves import LOG, PASS

    calm = [move for move in moves if not LOG <= move < PASS]
    return any_move(calm or moves, chance)


SPOR_SETUPS: list[tuple[dict[str, str], Chooser]] = [
    ({"tactics": "off"}, any_move),
    ({"tactics": "on", "transfer": "own-dam", "zdrada": "any-dam", "sweep": "all"}, any_move),
    ({"match": "rewanz", "retreat": "several"}, any_move),
    ({"match": "rewanz", "tactics": "on"}, any_move),
    ({"match": "rewanz"}, timid_spor_move),
]
SETUPS = {"spor": SPOR_SETUPS}


def write_all(game: Game) -> None:
    """Search until every reason has its record."""
    missing = set(game.codes["reason"])
    for options, choose in SETUPS[game.id]:
        for number in range(400):
            record, position = play(game, game.setup(**options), number, choose)
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
