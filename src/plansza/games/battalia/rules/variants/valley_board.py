"""What lies open in the Royal Valleys (C25): a part of the board that other games do not have.

Which building lies where does not exist until it is found; of the Great Artefacts under the gates
only the numbers are here.
"""

from typing import Final

from plansza.core.state import State
from plansza.core.values import codes
from plansza.games.battalia.rules.components import COLOURS, HEROES, NOTHING
from plansza.games.battalia.rules.squares import OFF

BUILDINGS: Final = 8
IN_A_VALLEY: Final = 4  # buildings: the first four are the Kings', the others the Queens'
BUILDING_NAMES: Final = codes("Smith TownHall Stables Arena Weaver Tavern MageGuild Shop")
CENTRE_GUARD: Final = 6  # of a centre that nobody owns


class ValleyBoard(State):
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

    def copy(self) -> "ValleyBoard":
        """An equal one that shares nothing mutable; where there are no valleys, nothing changes."""
        if not self.open:
            return self
        twin = ValleyBoard()
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


def no_valleys(seats: int) -> ValleyBoard:
    """No valleys yet."""
    vale = ValleyBoard()
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
