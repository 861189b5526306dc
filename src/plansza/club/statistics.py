"""What a player has played: by game, by role, against whom."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from plansza.club.results import Chair, Result


@dataclass
class Score:
    """What came of some games."""

    games: int = 0
    wins: float = 0.0
    draws: int = 0

    def note(self, chair: Chair, drawn: bool) -> None:
        """One more."""
        self.games += 1
        self.wins += chair.won
        self.draws += drawn

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games if self.games else 0.0


@dataclass
class Career:
    """All of one player's games."""

    total: Score = field(default_factory=Score)
    games: dict[str, Score] = field(default_factory=dict)
    roles: dict[tuple[str, str], Score] = field(default_factory=dict)  # game and role
    rivals: dict[str, Score] = field(default_factory=dict)  # players on other sides, by id
    results: list[Result] = field(default_factory=list)  # the newest first


def career_of(player: str, results: Iterable[Result]) -> Career:
    """Count everything; a game of which he held several seats counts once."""
    career = Career()
    for result in results:
        chair = result.of(player)
        if chair is None:
            continue
        career.results.insert(0, result)
        scores = [career.total, career.games.setdefault(result.game, Score())]
        if chair.role:
            scores.append(career.roles.setdefault((result.game, chair.role), Score()))
        rivals = {each.member for each in result.chairs if each.side != chair.side and each.member}
        scores += [career.rivals.setdefault(rival, Score()) for rival in sorted(rivals - {player})]
        for score in scores:
            score.note(chair, result.drawn)
    return career
