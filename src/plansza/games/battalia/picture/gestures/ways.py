"""Ways: what is chosen is paid for, a hero walks far, cards are shown or played together.

A way is a proposal that its reader takes by clicking: whatever it does, he could do move by move,
and it is made of what he knows. Nothing here is ever done by itself.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from plansza.core.picture import Speaker, Way
from plansza.games.battalia.picture.clicks import OWN, Path, Paths, hero_id, square_id
from plansza.games.battalia.picture.gestures.battles import enough
from plansza.games.battalia.picture.gestures.proposals import Payment, payment
from plansza.games.battalia.picture.gestures.routes import Routes
from plansza.games.battalia.picture.gestures.telling import Telling
from plansza.games.battalia.picture.gestures.trial import Trial
from plansza.games.battalia.rules.board import ACT, ATTACKING, DEFENDING, PAYING, SHOWING
from plansza.games.battalia.rules.components import HEROES
from plansza.games.battalia.rules.moves import (
    BUY,
    CARD,
    COHORT,
    DONE,
    ELIXIR,
    EXPLORE,
    HERO,
    HIRE,
    MARKET,
    MOVES,
    PLACE,
    PORT,
    RAISE,
    RETREAT,
    STORM_CITY,
    STRIKE,
    UPGRADE,
    part,
)
from plansza.games.battalia.rules.squares import OFF
from plansza.games.battalia.rules.steps import STEPS
from plansza.games.battalia.rules.turn.movement import is_riding
from plansza.games.battalia.rules.view import BattaliaView

PAID: Final = frozenset(
    {HIRE, BUY, UPGRADE, RAISE, HERO, MARKET, PORT, EXPLORE, ELIXIR, STORM_CITY, STRIKE}
    | {RETREAT, PLACE}
)
ALIKE: Final = frozenset({HERO, MARKET, PLACE, RETREAT})  # at the same price wherever it is
# Buttons: to pay as proposed, to play as many cards as are needed.
SETTLE: Final = "settle"
COMMIT: Final = "commit"


class Gestures:
    """All that can be clicked in one view."""

    def __init__(self, view: BattaliaView, choices: Sequence[int]) -> None:
        self.view = view
        self.board = view.board
        self.clicks = Paths(view, choices)
        self.paid = self._paid(choices)
        self.paths = {move: self._path(move) for move in choices}
        # Elixirs and gates may interrupt a journey; nothing else does.
        self.asked = view.options.bilkarr or view.board.vale.open

    def _path(self, move: int) -> Path:
        """What is paid for by one click is paid with other cards by one more."""
        path = self.clicks.shortest(move)
        return (OWN, *path) if move in self.paid else path

    # -- what follows a choice ------------------------------------------------------------------

    def _paid(self, choices: Sequence[int]) -> dict[int, Payment]:
        """The choices that can be paid for at once, each with its payment."""
        known: dict[object, Payment] = {}
        found: dict[int, Payment] = {}
        for move in choices:
            kind = MOVES.kind(move)
            if kind in PAID:
                alike: object = kind if kind in ALIKE else move
                if alike not in known:
                    known[alike] = self._payment(move)
                found[move] = known[alike]
            elif kind is COHORT:
                found[move] = self._cohort(move)
        return {move: due for move, due in found.items() if due.moves}

    def _payment(self, move: int) -> Payment:
        trial = Trial(self.view)
        return payment(trial) if trial.go(move) else Payment()

    def _cohort(self, move: int) -> Payment:
        """A8: all cards that belong to it are shown."""
        trial = Trial(self.view)
        trial.go(move)
        cards: list[int] = []
        while (shown := STEPS[SHOWING].choices(trial.state)[0]) != DONE.at():
            trial.go(shown)
            cards.append(part(shown))
        return Payment((*map(CARD.at, cards), DONE.at()), tuple(cards))

    # -- shortcuts --------------------------------------------------------------------------------

    def ways(self, words: Speaker) -> list[Way]:
        """All of them."""
        telling = Telling(self.view, words)
        found = [*self._begun(telling), *self._ended(telling)]
        if self.board.phase == ACT:
            taken = {path[0] for path in self.paths.values()} | {way.path[0] for way in found}
            for hero in range(HEROES):
                found += self._walks(hero, telling, taken)
        return found

    def _begun(self, telling: Telling) -> Iterable[Way]:
        """What is clicked and paid for, by its thing alone or by the panel; by either way the payer
        may choose the cards himself."""
        for move, panel in self.clicks.paths.items():
            due, ways = self.paid.get(move), [panel]
            if move in self.clicks.direct:
                ways.append(self.clicks.direct[move])
            if due:
                yield from (telling.bought(move, due, path) for path in ways)
                ways = [(OWN, *path) for path in ways]
            for path in ways:
                if path != self.paths[move]:
                    yield telling.single(move, path)

    def _ended(self, telling: Telling) -> Iterable[Way]:
        """The rest of a line is paid; a battle is carried on as far as is needed."""
        if self.board.phase == PAYING:
            due = payment(Trial(self.view))
            if len(due.moves) > 1:
                yield telling.settled(due, (SETTLE,))
        if self.board.phase in (ATTACKING, DEFENDING):
            moves = tuple(map(CARD.at, enough(self.view)))
            if moves and self._can_go(moves):
                yield telling.committed(moves, (COMMIT,))

    def _walks(self, hero: int, telling: Telling, taken: set[str]) -> Iterable[Way]:
        """A hero and where he goes; who rides already needs not be named."""
        place = self.clicks.seat * HEROES + hero
        if self.board.heroes[place] == OFF:
            return
        trial = Trial(self.view)
        routes = Routes(trial, hero)
        rides = is_riding(trial.board, hero)
        singles = set(self.paths.values())
        for square, route in routes.moves().items():
            there = square_id(square)
            if self.asked and not self._can_go(route.moves):
                continue
            if (hero_id(place), there) not in singles:
                yield telling.walked(hero, square, route, (hero_id(place), there))
            if rides and not route.cards and there not in taken:
                yield telling.walked(hero, square, route, (there,))

    def _can_go(self, moves: Sequence[int]) -> bool:
        """Whether one may follow the other."""
        trial = Trial(self.view)
        return all(trial.go(move) for move in moves[:-1])
