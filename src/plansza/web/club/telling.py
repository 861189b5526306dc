"""How players, ratings and results are told on pages, in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from plansza.club.people import Known
from plansza.club.ratings import Rating, counts
from plansza.club.results import Chair, Result, read_role
from plansza.core.contract import Game
from plansza.core.errors import PlanszaError
from plansza.core.state import Outcome
from plansza.games import find
from plansza.table.names import visible
from plansza.words import Words, words_for
from plansza.words.numbers import number


@dataclass(frozen=True)
class Told:
    """Somebody in a line: a name, and where it leads if he is a player here."""

    name: str
    id: str = ""


@dataclass(frozen=True)
class Line:
    """A result as a list tells it."""

    title: str
    chairs: list[Told]
    said: str
    day: str
    stamp: str
    replay: str
    rated: bool


class Teller:
    """Says everything to one reader."""

    def __init__(self, language: str, known: Mapping[str, Known]) -> None:
        self.language = language
        self.words = words_for(language)
        self._known = known

    # -- games ------------------------------------------------------------------------------------

    def game(self, id: str) -> Game | None:
        """A game; one that is not installed any more has only its id."""
        try:
            return find(id)
        except PlanszaError:
            return None

    def at(self, id: str) -> Words:
        """The words of a game."""
        return words_for(self.language, self.game(id))

    def title(self, id: str) -> str:
        """What a game is called."""
        return self.at(id).title() if self.game(id) is not None else id

    def role(self, game: str, role: str) -> str:
        """What a part in a game is called."""
        try:
            code, facts = read_role(role)
            told = self.at(game)(code, form="nom", **facts)
        except Exception:  # a game that is gone, or has other words now
            return role.rpartition(" ")[2]
        return told[:1].upper() + told[1:]

    # -- people -----------------------------------------------------------------------------------

    def players(self) -> list[str]:
        """Everybody's ids."""
        return list(self._known)

    def player(self, id: str) -> Told:
        """A player, by the name of today."""
        found = self._known.get(id)
        return Told(found.value.name, id) if found is not None else Told(self.words("club-former"))

    def chair(self, chair: Chair) -> Told:
        """Whoever sat there."""
        if chair.member:
            return self.player(chair.member)
        return Told(visible(chair.name) or self.words("page-guest"))

    # -- numbers ----------------------------------------------------------------------------------

    def rating(self, rating: Rating) -> str:
        """A rating with its interval; a question mark while it is early days."""
        mark = "?" if rating.provisional else ""
        return f"{rating.points} ±\N{NO-BREAK SPACE}{rating.margin}{mark}"

    def wins(self, wins: float) -> str:
        """Games that were won; shared ones count as their part."""
        return number(self.language, wins, 0 if wins == int(wins) else 1)

    def share(self, share: float) -> str:
        """A share in whole percent."""
        return number(self.language, 100 * share, 0) + ("\u00a0%" if self.language == "pl" else "%")

    def day(self, at: float) -> str:
        """A day as it is written here, by universal time."""
        then = datetime.fromtimestamp(at, UTC)
        return then.strftime("%d.%m.%Y" if self.language == "pl" else "%Y-%m-%d")

    # -- results ----------------------------------------------------------------------------------

    def result(self, result: Result, reader: str = "") -> Line:
        """A result in a line. The replay, in which the talk at the table is read, too, is for those
        who sat there, and for all where a whole club played."""
        chairs = [self.chair(chair) for chair in result.chairs]
        shared = bool(result.event) or reader in result.members
        return Line(
            title=self.title(result.game),
            chairs=chairs,
            said=self.outcome(result, chairs),
            day=self.day(result.at),
            stamp=datetime.fromtimestamp(result.at, UTC).isoformat(timespec="minutes"),
            replay=f"/t/{result.table}/replay" if shared else "",
            rated=counts(result),
        )

    def outcome(self, result: Result, chairs: list[Told]) -> str:
        """Who won and why."""
        if self.game(result.game) is None:
            return ""
        won = tuple(seat for seat, chair in enumerate(result.chairs) if chair.won)
        outcome = Outcome(tuple(chair.score for chair in result.chairs), won, result.reason)
        return self.at(result.game).outcome(outcome, [chair.name for chair in chairs])
