"""Processor time as /proc has it: of a process, of a server with all it starts, of the machine."""

import os
from dataclasses import dataclass
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
USER, SYSTEM, NICE = 11, 12, 16  # fields of /proc/PID/stat behind the name
IDLE, WAITING = 3, 4  # fields of /proc/stat


def fields_of(pid: int) -> list[int]:
    """The numbers of a process, all zero if it has ended."""
    try:
        _, *fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return [0] * (NICE + 1)
    return [0, *map(int, fields)]


def seconds_of(pid: int) -> float:
    """Processor time of a process, all its threads."""
    fields = fields_of(pid)
    return (fields[USER] + fields[SYSTEM]) / TICK


def busy_seconds() -> float:
    """Processor time of the whole machine."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
    return (sum(fields[:8]) - fields[IDLE] - fields[WAITING]) / TICK


def family_of(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = path.read_text().split()
        except OSError:  # a thread that has ended
            continue
        found += [each for child in children for each in family_of(int(child))]
    return found


@dataclass(frozen=True)
class Spent:
    """Processor time so far: of a server, of the bots' processes, which are niced, of all."""

    server: float
    bots: float
    machine: float

    def since(self, before: "Spent") -> "Spent":
        """What came in between."""
        return Spent(
            self.server - before.server, self.bots - before.bots, self.machine - before.machine
        )


def spent(server: int, thinkers: list[int]) -> Spent:
    """What a server has spent with all its processes, and those who think beside it."""
    nice = fields_of(server)[NICE]
    family = family_of(server)
    bots = [pid for pid in family if fields_of(pid)[NICE] > nice]
    own = sum(seconds_of(pid) for pid in family if pid not in bots)
    return Spent(own, sum(map(seconds_of, [*bots, *thinkers])), busy_seconds())
