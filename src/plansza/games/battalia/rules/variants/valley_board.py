"""What lies open in the Royal Valleys (C25): a part of the board that other games do not have.

Which building lies where does not exist until it is found; of the Great Artefacts under the gates
only the numbers are here.
"""

from typing import Any, Final

from plansza.games.battalia.rules.components import COLOURS, HEROES, NOTHING
from plansza.games.battalia.rules.squares import OFF

BUILDINGS: Final = 8
IN_A_VALLEY: Final = 4  # buildings: the first four are the Kings', the others the Queens'
BUILDING_NAMES: Final = (
    "Smith", "TownHall", "Stables", "Arena", "Weaver", "Tavern", "MageGuild", "Shop",
)  # fmt: skip
CENTRE_GUARD: Final = 6  # of a centre that nobody owns

FIELDS: Final = (
    "open", "shroud", "works", "rings", "dealt", "served", "seals", "stashed", "peeked",
    "scanned", "shelved", "due",
)  # fmt: skip


class Vale:
    """The valleys. Lists go by building, hero, seat or colour of a gate."""

    open: bool  # whether there are valleys at all
    shroud: list[int]  # squares whose card lies face down, sorted
    works: list[int]  # by building: where it was found, or OFF
    rings: list[int]  # Mountain Pass, by hero: the gate where his bonus waits, or NOTHING
    dealt: list[int]  # Royal Bridge, by hero: the deals of this stop, a bit for each
    served: list[bool]  # by seat: whether a building has given its card this turn
    seals: list[int]  # Royal Bridge, by seat: the gates whose ring is left, a bit for each
    stashed: list[int]  # by gate: how many Great Artefacts lie under it
    peeked: list[int]  # by seat: the gates he has looked under, a bit for each
    scanned: list[bool]  # by seat: whether he has searched the unused Great Artefacts
    shelved: list[int]  # Great Artefacts that everybody saw go to the unused ones, sorted
    due: int  # the gate that was left, while its bonus waits for the storm to end, or NOTHING

    def copy(self) -> "Vale":
        """An equal one that shares nothing mutable."""
        twin = Vale()
        twin.open = self.open
        twin.shroud = self.shroud[:]
        twin.works = self.works[:]
        twin.rings = self.rings[:]
        twin.dealt = self.dealt[:]
        twin.served = self.served[:]
        twin.seals = self.seals[:]
        twin.stashed = self.stashed[:]
        twin.peeked = self.peeked[:]
        twin.scanned = self.scanned[:]
        twin.shelved = self.shelved[:]
        twin.due = self.due
        return twin

    def data(self) -> dict[str, Any]:
        """All of it in plain values; `vale_from` reads it back."""
        twin = self.copy()
        return {name: getattr(twin, name) for name in FIELDS}


def new_vale(seats: int) -> Vale:
    """No valleys yet."""
    vale = Vale()
    vale.open = False
    vale.shroud = []
    vale.works = [OFF] * BUILDINGS
    vale.rings = [NOTHING] * (seats * HEROES)
    vale.dealt = [0] * (seats * HEROES)
    vale.served = [False] * seats
    vale.seals = [0] * seats
    vale.stashed = [0] * COLOURS
    vale.peeked = [0] * seats
    vale.scanned = [False] * seats
    vale.shelved = []
    vale.due = NOTHING
    return vale


def vale_from(data: dict[str, Any]) -> Vale:
    """Read back what `Vale.data` gave; KeyError or TypeError for anything else."""
    vale = Vale()
    for name in FIELDS:
        setattr(vale, name, data[name])
    return vale.copy()
