"""What a deck is worth: how much each card brings on average when it comes to hand.

A card more is drawn in turn with all others, so that it is worth having only if it is better than
the average of the deck: a lean deck of Lords wins, where many weak units only get in their way.
"""

from typing import Final

from plansza.games.battalia.rules.components import C_SUPPLY, DAYS, FREEMAN, HAND, RANKS

# By class, in hundredths of a point. Found by matches of bots with other numbers against these.
UNITS: Final[list[float]] = [8.0, 20.0, 46.0, 145.0, 100.0, 80.0]  # Freeman to King
ARTEFACTS: Final[list[float]] = [33.0, 22.0, 10.0, 6.0, 32.0, 24.0, 10.0]
OTHERS: Final[list[float]] = [18.0, 25.0, 20.0, 60.0, 60.0, 0.0]  # supply, stardust, chest, greats
CARD: Final[list[float]] = [*UNITS, *ARTEFACTS, *OTHERS]
LAST_TURN: Final = 33.0  # of a usual game
LEAST_TURNS: Final = 3.0  # that a card is taken to be good for
EXPLORER: Final = 60.0  # what a Freeman is worth where there are valleys to explore
USE: Final = 0.4  # the share of these hundredths that becomes points
GLUT: Final = 0.5  # a supply more is worth nothing where so many of the cards are supplies


def hand_worth(owned: list[int]) -> float:
    """What an average hand from a deck brings, in points."""
    size = 0
    total = 0.0
    for each in range(len(CARD)):
        size += owned[each]
        total += owned[each] * CARD[each]
    return HAND * total / (100.0 * max(size, 1))


class DeckWorth:
    """A seat's deck at one moment."""

    def __init__(self, owned: list[int], day: int, valleys: bool) -> None:
        self.owned = owned
        self.size = max(sum(owned), 1)
        self.mean = 100.0 * hand_worth(owned) / HAND
        self.freeman = EXPLORER if valleys else CARD[FREEMAN]
        self.supply = CARD[C_SUPPLY] * max(0.0, 1.0 - owned[C_SUPPLY] / (self.size * GLUT))
        turns = max(LEAST_TURNS, LAST_TURN - day)
        self.draws = USE * turns * HAND / self.size

    def hired(self, rank: int, brings: int) -> float:
        """What a unit and the supplies that come with it would bring."""
        own = CARD[rank] if rank > FREEMAN else self.freeman
        gain = own - self.mean + brings * (self.supply - self.mean)
        return self.draws * gain

    def upgraded(self, rank: int) -> float:
        """What a rank more would bring."""
        return self.draws * (CARD[min(rank + 1, RANKS - 1)] - CARD[rank])

    def bought(self, own: int) -> float:
        """What another card would bring; a second of its kind is worth half of the first."""
        return self.draws * (CARD[own] / (1 << min(self.owned[own], 4)) - self.mean)


def day_of(week: int, day: int) -> int:
    """Days since the game began."""
    return (week - 1) * DAYS + day
