"""A game on paper: text that can be read, compared line by line, replayed and checked.

    plansza record 1
    game spor
    rules 1
    seats 2
    option attacker 1
    …
    commitment 5f0c…
    share 2 8c11… e07d…
    moves
    1 G7>3
    2 log3
    …
    result 1 0 destroyed
    digest 91ab…
    seed 77e0…
    end 57

Seats count from 1 on paper. A `share` is the luck that a seat added: what it promised, then its
bytes, unless they came too late (`plansza.core.luck`); old records have none. `end` carries the
number of moves, so that a cut-off file is seen.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from plansza.core.chance import KeyedChance, commitment, seed_from_text
from plansza.core.contract import Game, Position, Tell
from plansza.core.errors import BadNotation, BadRecord, BadSeed, BadSetup, IllegalMove
from plansza.core.luck import Share, is_hex, mixed_seed
from plansza.core.setup import make_setup
from plansza.core.state import Outcome

FORMAT = "plansza record 1"
SINGLE = ("game", "rules", "seats", "commitment", "result", "digest", "seed")


@dataclass
class Record:
    """One game, finished or not; the seed is there only when it has been revealed."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    commitment: str
    moves: list[tuple[int, str]] = field(default_factory=list)
    result: str = ""
    digest: str = ""
    seed: str = ""
    shares: list[Share] = field(default_factory=list)

    def text(self) -> str:
        """The record as it is written to a file."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules_version}", f"seats {self.seats}"]
        lines += [f"option {key} {choice}" for key, choice in self.options.items()]
        lines.append(f"commitment {self.commitment}")
        lines += [
            f"share {share.seat + 1} {share.commitment} {share.revealed}".rstrip()
            for share in self.shares
        ]
        lines.append("moves")
        lines += [f"{seat + 1} {move}" for seat, move in self.moves]
        for key in ("result", "digest", "seed"):
            if getattr(self, key):
                lines.append(f"{key} {getattr(self, key)}")
        return "\n".join([*lines, f"end {len(self.moves)}", ""])

    def write(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_text(self.text(), encoding="utf-8")
            os.replace(draft, path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise


def write_result(outcome: Outcome) -> str:
    """The result line: every seat's score, then the reason."""
    return " ".join([*(f"{score:g}" for score in outcome.scores), outcome.reason])


def read_record(text: str) -> Record:
    """Read a record; whatever is missing, unknown or cut off is named with its line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord("not-a-record", f"this is no record: its first line is not “{FORMAT}”")
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    shares: dict[int, Share] = {}
    in_moves = ended = False
    for number, line in enumerate(lines[1:], start=2):
        words = line.split()
        if not words:
            continue
        if ended:
            raise _bad_line(number, line)
        key, rest = words[0], " ".join(words[1:])
        if key == "moves" and not in_moves:
            in_moves = True
        elif in_moves and _is_number(key) and len(words) == 2:
            moves.append((int(key) - 1, words[1]))
        elif key == "option" and len(words) == 3 and not in_moves:
            options[words[1]] = words[2]
        elif key == "share" and not in_moves and _is_share(words[1:], shares):
            share = Share(int(words[1]) - 1, *words[2:])
            shares[share.seat] = share
        elif key in SINGLE and rest and key not in head:
            head[key] = rest
        elif key == "end" and rest == str(len(moves)):
            ended = True
        else:
            raise _bad_line(number, line)
    if not ended:
        raise BadRecord("record-cut", "the record is cut off: its last line, “end N”, is missing")
    return _record_from(head, options, moves, list(shares.values()))


def _is_share(words: list[str], known: dict[int, Share]) -> bool:
    """A seat that has none yet, its commitment, and its bytes if it showed them."""
    if len(words) not in (2, 3) or not _is_number(words[0]) or not all(map(is_hex, words[1:])):
        return False
    return int(words[0]) > 0 and int(words[0]) - 1 not in known


def _is_number(text: str) -> bool:
    """A number as records write them; thousands of digits are no number but an attack."""
    return text.isascii() and text.isdecimal() and len(text) < 10


def _bad_line(number: int, line: str) -> BadRecord:
    return BadRecord(
        "record-line",
        f"line {number} of the record makes no sense: “{line.strip()[:60]}”",
        {"line": number, "text": line.strip()[:60]},
    )


def _record_from(
    head: dict[str, str],
    options: dict[str, str],
    moves: list[tuple[int, str]],
    shares: list[Share],
) -> Record:
    for key in ("game", "rules", "seats", "commitment"):
        if key not in head:
            raise BadRecord("record-lacks", f"the record lacks its “{key}” line", {"key": key})
    for key in ("rules", "seats"):
        if not _is_number(head[key]):
            raise BadRecord(
                "record-number", f"“{key} {head[key]}” should be a number", {"key": key}
            )
    return Record(
        game=head["game"],
        rules_version=int(head["rules"]),
        seats=int(head["seats"]),
        options=options,
        commitment=head["commitment"],
        moves=moves,
        result=head.get("result", ""),
        digest=head.get("digest", ""),
        seed=head.get("seed", ""),
        shares=shares,
    )


def start_from(game: Game, record: Record) -> Position:
    """The first position of a recorded game whose seed has been revealed."""
    if record.rules_version != game.rules_version:
        raise BadRecord(
            "record-version",
            f"the record follows version {record.rules_version} of the rules of {game.id}, "
            f"this program version {game.rules_version}: replay it with a release of its time",
            {"game": game.id, "theirs": record.rules_version, "ours": game.rules_version},
        )
    try:
        setup = make_setup(game.id, game.seat_counts, game.options, record.seats, record.options)
        game.check(setup)
    except BadSetup as error:
        raise BadRecord(error.code, f"in the record: {error}", error.facts) from error
    return game.start(setup, KeyedChance(seed_of(record)))


def server_seed(record: Record) -> bytes:
    """The server's own seed, as its commitment promised it."""
    if not record.seed:
        raise BadRecord("record-no-seed", "the record has no seed: its game is not over yet")
    try:
        seed = seed_from_text(record.seed)
    except BadSeed as error:
        raise BadRecord(error.code, f"in the record: {error}", error.facts) from error
    if commitment(seed) != record.commitment:
        raise BadRecord("record-seed", "the record's seed is not the one its commitment promised")
    return seed


def check_share(record: Record, share: Share) -> None:
    """Refuse what a seat did not promise."""
    if not share.holds or share.seat >= record.seats:
        seat = share.seat + 1
        said = f"the luck that seat {seat} added is not what it had promised"
        raise BadRecord("record-share", said, {"seat": seat})


def seed_of(record: Record) -> bytes:
    """The seed of the game: the server's, mixed with what the players added."""
    seed = server_seed(record)
    for share in record.shares:
        check_share(record, share)
    return mixed_seed(seed, record.shares)


def replay(
    game: Game,
    record: Record,
    tell: Tell | None = None,
    each: Callable[[int, Position], None] | None = None,
) -> Position:
    """Play a record again, checking every move, and its result and digest at the end."""
    position = start_from(game, record)
    for number, (seat, text) in enumerate(record.moves, start=1):
        try:
            position.play(seat, game.read_move(text), tell)
        except (IllegalMove, BadNotation) as error:
            raise BadRecord(
                "record-move",
                f"move {number} of the record, “{seat + 1} {text}”, is refused: {error}",
                {"number": number, "move": f"{seat + 1} {text}"},
            ) from error
        if each is not None:
            each(number, position)
    _verify(record, position)
    return position


def _verify(record: Record, position: Position) -> None:
    outcome = position.outcome
    result = write_result(outcome) if outcome is not None else ""
    if record.result != result:
        raise BadRecord(
            "record-result",
            f"the record says “{record.result or 'unfinished'}”, "
            f"replaying it gives “{result or 'unfinished'}”",
            {"theirs": record.result, "ours": result},
        )
    if record.digest and record.digest != position.digest():
        raise BadRecord("record-digest", "replaying the record ends in a different position")


class Recorder:
    """Keeps the record of a game while it is played."""

    def __init__(self, game: Game, position: Position, seed: bytes) -> None:
        self._game = game
        self._position = position
        self._seed = seed
        setup = position.setup
        self._moves: list[tuple[int, str]] = []
        self._head = (game.id, game.rules_version, setup.seats, dict(setup.options))

    def note(self, seat: int, move: int) -> None:
        """Add a move that has been played."""
        self._moves.append((seat, self._game.write_move(move)))

    def record(self, stopped: bool = False) -> Record:
        """The record so far; result, digest and seed only once the game is over. One that was
        stopped has no result of its own: replaying it ends where it was stopped."""
        record = Record(*self._head, commitment(self._seed), list(self._moves))
        outcome = self._position.outcome
        if outcome is not None:
            record.result = write_result(outcome)
        if outcome is not None or stopped:
            record.digest = self._position.digest()
            record.seed = self._seed.hex()
        return record
