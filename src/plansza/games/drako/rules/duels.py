"""The six duels, as data: two sides, where they stand, who begins, and what rules change.

Everything that no duel changes is one and the same code for all of them.
"""

from typing import Final

from plansza.games.drako.rules import assumptions
from plansza.games.drako.rules.components import (
    BERSERKER,
    DRAGONS,
    DWARVES,
    KNIGHTS,
    NONE,
    STONES,
    TROLLS,
)
from plansza.games.drako.rules.fields import fields

# What happens when a side has neither a card in hand nor one to draw.
PASSES: Final = 0
LOSES: Final = 1
WINS: Final = 2
COUNTED: Final = 3  # when both have none, the living are counted
UNENDING: Final = 4  # there is always another reshuffle

# Where the figures of a side stand at first.
FIXED: Final = 0  # each on its own field
CHOSEN: Final = 1  # on these fields, as the owner likes
FREE: Final = 2  # anywhere not next to the dragon


class Camp:
    """One side of a duel: its start, its clock, and the rules that are its own in this duel."""

    def __init__(
        self,
        side: int,
        start: tuple[str, ...] = (),
        placing: int = FIXED,
        out_of_cards: int = PASSES,
        stones: int = 0,
        rock: int = 0,
        unshielded: int = NONE,
        second_deck: int = 0,
        stones_back: int = 0,
        shields_for_one: int = 1,
        draws_below: int = 99,
        plates: bool = False,
        may_deploy: bool = False,
    ) -> None:
        self.side = side
        self.start = fields(start)  # in the order of the side's figures
        self.placing = placing
        self.out_of_cards = out_of_cards
        self.stones = stones
        self.rock = rock  # X2: the strength of every throw; 0: what the card says
        self.unshielded = unshielded  # X1: the figure that no shield protects
        self.second_deck = second_deck  # X2: cards taken from the discards, once
        self.stones_back = stones_back  # X2: used stones returned when the enemy does that
        self.shields_for_one = shields_for_one  # X4: shield cards for each attack blocked
        self.draws_below = draws_below  # X4: with so many cards in hand there is no drawing
        self.plates = plates  # X4: reinforcements are laid beside a figure as a wound slot
        self.may_deploy = may_deploy  # B2: the option `deploy` lets them stand where they like


class Duel:
    """A pairing of two camps; `starts` begins, `placing` says whose figure is placed next."""

    def __init__(
        self, id: str, camps: tuple[Camp, Camp], starts: int, placing: tuple[int, ...] = ()
    ) -> None:
        self.id = id
        self.camps = list(camps)
        self.starts = starts
        self.placing = list(placing)


DUELS: Final[list[Duel]] = [
    Duel(
        "knights-trolls",
        (
            Camp(KNIGHTS, assumptions.SOUTH),
            Camp(TROLLS, assumptions.TROLLS_NORTH, stones=STONES, out_of_cards=LOSES),
        ),
        starts=1,
    ),
    Duel(
        "dragon-dwarves",
        (
            Camp(DRAGONS, ("c3",)),
            Camp(DWARVES, assumptions.DWARVES_AROUND, out_of_cards=LOSES, may_deploy=True),
        ),
        starts=0,
        placing=(1, 1, 1),
    ),
    Duel(
        "trolls-dragon",
        (
            Camp(
                TROLLS,
                assumptions.TROLLS_APART,
                stones=6,
                out_of_cards=UNENDING,
                unshielded=BERSERKER,
            ),
            Camp(DRAGONS, ("c3",), out_of_cards=UNENDING),
        ),
        starts=1,
    ),
    Duel(
        "trolls-dwarves",
        (
            Camp(TROLLS, assumptions.TROLLS_NORTH, CHOSEN, COUNTED, STONES, rock=3, stones_back=5),
            Camp(DWARVES, assumptions.SOUTH, CHOSEN, COUNTED, second_deck=18),
        ),
        starts=1,
        placing=(0, 0, 1, 1, 1),
    ),
    Duel(
        "knights-dragon",
        (
            Camp(KNIGHTS, placing=FREE, out_of_cards=LOSES),
            Camp(DRAGONS, ("c3",)),
        ),
        starts=1,
        placing=(0, 0, 0),
    ),
    Duel(
        "knights-dwarves",
        (
            Camp(KNIGHTS, assumptions.SOUTH, CHOSEN, plates=True),
            Camp(DWARVES, assumptions.NORTH, CHOSEN, WINS, shields_for_one=2, draws_below=5),
        ),
        starts=0,
        placing=(0, 1, 0, 1, 0, 1),
    ),
]
DUEL_IDS: Final = tuple(duel.id for duel in DUELS)
DUEL_NUMBERS: Final[dict[str, int]] = {duel.id: number for number, duel in enumerate(DUELS)}
