"""The account at the end of a game: what is counted, and how much of it every seat has."""

from collections.abc import Mapping

from plansza.core.errors import Fact

Count = float | None  # None where a seat has no part in it


class Tally:
    """A line of the account: `tally-CODE` of the words, and a value for every seat.

    `worth` says how many points one of these brings, 0 that it only tells how it went. The line of
    the `total` repeats the scores of the outcome; lines of some worth add up to it. Where allies
    count together (`by_side`), each of them has the value of his side.
    """

    def __init__(
        self,
        code: str,
        facts: Mapping[str, Fact],
        values: list[Count],
        worth: int = 0,
        total: bool = False,
        by_side: bool = False,
    ) -> None:
        self.code = code
        self.facts: dict[str, Fact] = dict(facts)
        self.values = values
        self.worth = worth
        self.total = total
        self.by_side = by_side
