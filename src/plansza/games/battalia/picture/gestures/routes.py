"""Where a hero can go by one gesture: the shortest road, paid with the cheapest cards (a5, A12)."""

from collections import deque
from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from plansza.games.battalia.picture.gestures.proposals import Payment, price
from plansza.games.battalia.picture.gestures.trial import Trial
from plansza.games.battalia.rules.components import (
    C_ARTEFACT,
    CLASS_OF,
    DUST,
    HEROES,
    HORSE,
    SUPPLY,
)
from plansza.games.battalia.rules.moves import CARD, MARCH, STEP
from plansza.games.battalia.rules.squares import OFF, WAYS
from plansza.games.battalia.rules.turn import movement

FARTHEST: Final = 12  # squares that are paid for


class Road(NamedTuple):
    """The way to a square: steps by their directions, and which of them are paid for."""

    steps: tuple[int, ...]
    paid: tuple[bool, ...]

    @property
    def fare(self) -> int:
        """How many squares are paid for."""
        return sum(self.paid)


class Routes:
    """All that one hero of the seat to act can reach."""

    def __init__(self, trial: Trial, hero: int) -> None:
        self.trial = trial
        self.board = trial.board
        self.hero = hero
        seat = self.board.turn
        self.here = self.board.heroes[seat * HEROES + hero]
        riding = movement.is_riding(self.board, hero)
        self.points = self.board.points[seat] if riding else 0
        self.cards = sorted(
            trial.state.hands[seat] + self.board.guise[seat],
            key=lambda kind: price(self.board, seat, kind),
        )

    def moves(self) -> dict[int, Payment]:
        """What brings the hero to each square that he can pay for, and the cards for it."""
        fares = {fare: self._cards(fare - self.points) for fare in range(FARTHEST + 1)}
        found: dict[int, Payment] = {}
        for square, road in self._roads().items():
            cards = fares.get(road.fare)
            if cards is not None:
                found[square] = Payment(tuple(self._walk(road, cards)), tuple(cards))
        return found

    def _roads(self) -> dict[int, Road]:
        """The cheapest road to every square, the shortest of equal ones (A18: native land is
        free)."""
        best = {self.here: Road((), ())}
        queue = deque([self.here])
        while queue:
            square = queue.popleft()
            road = best[square]
            for way in range(WAYS):
                there = movement.step_to(self.board, square, way)
                if there == OFF:
                    continue
                paid = not movement.is_free(self.trial.state, self.hero, there)
                longer = Road((*road.steps, way), (*road.paid, paid))
                if there not in best or _cost(longer) < _cost(best[there]):
                    best[there] = longer
                    queue.append(there)
        del best[self.here]
        return best

    def _cards(self, fare: int) -> list[int] | None:
        """The cheapest cards for so many squares, the fewest of equal ones; None if there are not
        enough. Those that bring more come last, so that what is left can be ridden on."""
        if fare <= 0:
            return []
        supplies, dust = (self._held(kind) for kind in (SUPPLY, DUST))
        horses = [kind for kind in self.cards if CLASS_OF[kind] == C_ARTEFACT + HORSE]
        best: list[int] | None = None
        for mounted, dusty in product(range(len(horses) + 1), range(len(dust) + 1)):
            rest = fare - sum(map(self._reach, [*horses[:mounted], *dust[:dusty]]))
            if rest <= len(supplies):
                cards = [*supplies[: max(rest, 0)], *dust[:dusty], *horses[:mounted]]
                if best is None or self._total(cards) < self._total(best):
                    best = cards
        return best

    def _held(self, kind: int) -> list[int]:
        return [kind] * self.cards.count(kind)

    def _reach(self, kind: int) -> int:
        return movement.reach(kind, self.board.day)

    def _total(self, cards: list[int]) -> tuple[int, int]:
        return sum(price(self.board, self.board.turn, kind) for kind in cards), len(cards)

    def _walk(self, road: Road, cards: list[int]) -> Iterable[int]:
        """The steps, each card before the first of those that it pays for."""
        points, left = self.points, list(cards)
        for way, paid in zip(road.steps, road.paid, strict=True):
            if paid and not points:
                card = left.pop(0)
                points = self._reach(card)
                yield from (MARCH.at(self.hero), CARD.at(card))
            points -= paid
            yield STEP.at(self.hero, way)


def _cost(road: Road) -> tuple[int, int]:
    return road.fare, len(road.steps)
