"""What came of a finished game, in plain values: who sat where, in which part, and who won.

It follows from the table's log alone, so that it can be worked out again at any time.
"""

from msgspec import Struct

from plansza.core.chance import KeyedChance
from plansza.core.contract import Phrase
from plansza.core.errors import Facts
from plansza.table.table import OVER, Table

ORDER = "role-order"  # the role of a seat where all play alike: its place in the order of play
CLOSED = "closed"


class Chair(Struct, frozen=True):
    """One seat of a game."""

    name: str  # as it stood at the table; of players the club knows the name of today
    member: str  # the player's id; nothing for guests and bots
    bot: bool
    side: int
    role: str  # a message of the game's words and its argument; nothing where all play alike
    won: float  # 1, shared by all sides that won
    score: float
    helped: bool = False  # a bot made moves here for a person


class Result(Struct, frozen=True):
    """A game that is over."""

    table: str
    game: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    reason: str
    at: float
    moves: int
    hints: bool = False
    deal: str = ""
    event: str = ""

    @property
    def members(self) -> set[str]:
        """The players who sat there."""
        return {chair.member for chair in self.chairs if chair.member}

    @property
    def drawn(self) -> bool:
        """Whether nobody won."""
        return not any(chair.won for chair in self.chairs)

    def of(self, member: str) -> Chair | None:
        """A player's first seat."""
        return next((chair for chair in self.chairs if chair.member == member), None)


def result_of(table: Table, at: float) -> Result:
    """The result of a table that is over since then."""
    assert table.status == OVER
    assert table.outcome is not None
    setup, outcome = table.setup, table.outcome
    sides, roles = table.game.sides(setup), roles_of(table)
    won = {sides[winner] for winner in outcome.winners}
    helped = {step.seat for step in table.steps if step.stand_in}
    helped |= {seat for seat, why in enumerate(table.handed) if why == "resigned"}
    chairs = tuple(
        Chair(
            name=chair.name,
            member=chair.member,
            bot=bool(chair.bot) and not chair.member,
            side=sides[seat],
            role=roles[seat],
            won=1 / len(won) if sides[seat] in won else 0.0,
            score=float(outcome.scores[seat]),
            helped=seat in helped,
        )
        for seat, chair in enumerate(table.seats)
    )
    extra = table.head.extra
    return Result(
        table=table.id,
        game=table.game.id,
        options=dict(setup.options),
        chairs=chairs,
        reason=outcome.reason,
        at=at,
        moves=len(table.steps),
        hints=table.hints,
        deal=str(extra.get("deal", "")),
        event=str(extra.get("event", "")),
    )


def roles_of(table: Table) -> tuple[str, ...]:
    """The role of each seat at the beginning; none where all play alike, or a game fails to say."""
    none = ("",) * table.head.seats
    try:
        start = table.game.start(table.setup, KeyedChance(table.seed))
        phrases = table.game.roles(start)
        if len(phrases) != table.head.seats or any(code == ORDER for code, _ in phrases):
            return none
        return tuple(written_role(code, facts) for code, facts in phrases)
    except Exception:  # a game of somebody else's may fail in any way
        return none


def written_role(code: str, facts: Facts) -> str:
    """A role as one text, which is its name everywhere: “role role attacker”."""
    ((key, value),) = facts.items()
    return f"{code} {key} {value}"


def read_role(text: str) -> Phrase:
    """The phrase of a role, to be said in any language."""
    code, key, value = text.split(" ", 2)
    return code, {key: int(value) if value.isdecimal() else value}
