"""What happens in a game, as it is told: to everybody, and to single seats besides."""

from collections.abc import Mapping

from plansza.core.errors import Fact


class Event:
    """Something that happened: a code, what everybody saw, and what single seats saw besides."""

    def __init__(
        self,
        code: str,
        facts: Mapping[str, Fact],
        secrets: Mapping[int, Mapping[str, Fact]] | None = None,
    ) -> None:
        self.code = code
        self.facts: dict[str, Fact] = dict(facts)
        self.secrets: dict[int, dict[str, Fact]] = {
            seat: dict(known) for seat, known in (secrets or {}).items()
        }

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """The facts this reader may know; None is a spectator."""
        return self.facts if seat is None else {**self.facts, **self.secrets.get(seat, {})}
