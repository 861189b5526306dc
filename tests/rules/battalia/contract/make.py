"""Write the golden records anew: `python -m tests.rules.battalia.contract.make`.

One whole game for every way a game can end. They stand here, not under tests/golden, as long as the
game is not registered. `… make REASON` writes only that one. `… make renew` keeps their moves,
which must still be legal and lead to the same result, and only brings the options and the digest
up to date.
"""

import sys
from dataclasses import replace
from pathlib import Path

from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance, KeyedChance, derive_seed
from plansza.core.record import Record, Recorder, read_record
from plansza.core.record import replay as replay_record
from tests.rules.battalia.helper import GAME

FOLDER = Path(__file__).parent / "golden"
# Reason, seats, options, and the number of the seed.
GAMES: list[tuple[str, int, dict[str, str], int]] = [
    ("fifth-city", 4, {}, 0),
    ("full", 4, {"mode": "basic", "draft": "top"}, 0),
    ("weeks", 2, {"weeks": "2"}, 0),
    ("allied-cities", 4, {"sides": "teams", "mode": "heroic"}, 0),
]


def play(seats: int, options: dict[str, str], number: int) -> tuple[Record, str]:
    """A game between greedy players, from a numbered seed; the record and how it ended."""
    seed = derive_seed(b"golden", number)
    position = GAME.start(GAME.setup(seats, **options), KeyedChance(seed))
    recorder = Recorder(GAME, position, seed)
    bot, chance = GreedyBot(GAME), FastChance(number)
    while position.to_move:
        seat = position.to_move[0]
        move = bot.choose(position.view(seat), chance)
        position.play(seat, move)
        recorder.note(seat, move)
    assert position.outcome is not None
    return recorder.record(), position.outcome.reason


def write(wanted: list[str]) -> None:
    """Search until every reason has its record, or those that are wanted."""
    FOLDER.mkdir(exist_ok=True)
    for reason, seats, options, first in GAMES:
        if wanted and reason not in wanted:
            continue
        for number in range(first, first + 100):
            record, found = play(seats, options, number)
            if found == reason:
                record.write(FOLDER / f"{reason}.record")
                break


def renew(path: Path) -> None:
    """The same moves and result, as a position of today."""
    record = replace(read_record(path.read_text(encoding="utf-8")), digest="")
    position = replay_record(GAME, record)
    digest = position.digest()
    replace(record, options=dict(position.setup.options), digest=digest).write(path)


if __name__ == "__main__":
    if sys.argv[1:] == ["renew"]:
        for path in FOLDER.glob("*.record"):
            renew(path)
    else:
        write(sys.argv[1:])
