"""What is settled before the first move: how many seats, and a choice for every option."""

from collections.abc import Mapping
from typing import Any

from plansza.core.errors import BadSetup


class Option:
    """One thing to settle; its words are `option-ID` and `option-ID-CHOICE` of the game.

    Where some options are `main`, a page shows these at once and folds the others away. One that
    came `later`, when games had been recorded without it, is written down only where it is not left
    at its default: so those records replay as they are.
    """

    def __init__(
        self,
        id: str,
        choices: tuple[str, ...],
        default: str = "",
        main: bool = False,
        later: bool = False,
    ) -> None:
        self.id = id
        self.choices = choices
        self.default = default or choices[0]
        self.main = main
        self.later = later


class Setup:
    """A validated set-up of one game. Two set-ups are equal when their texts are.

    `options` are the choices as they are written down, `unsaid` those that are not: see `Option`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str],
        unsaid: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, str] = dict(options)
        self.unsaid: dict[str, str] = dict(unsaid or {})
        self.maker: Any = None  # the game whose set-up this is; no part of its text
        self._features: Any = None

    def features(self) -> Any:
        """The numbers that a seat of this set-up observes: `Game.features`, asked for once."""
        if self._features is None:
            if self.maker is None:
                raise ValueError(f"only a set-up made by a game has features: {self.game}.setup()")
            self._features = self.maker.features(self)
        return self._features

    def __getitem__(self, option: str) -> str:
        """The choice made for an option."""
        return self.unsaid[option] if option in self.unsaid else self.options[option]

    def __repr__(self) -> str:
        chosen = " ".join(f"{key}={choice}" for key, choice in self.options.items())
        return f"Setup({self.game}, {self.seats} seats, {chosen})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def make_setup(
    game: str,
    seat_counts: tuple[int, ...],
    options: tuple[Option, ...],
    seats: int | None,
    chosen: Mapping[str, str],
) -> Setup:
    """Check what was asked for and fill in the defaults."""
    if seats is None:
        seats = seat_counts[0]
    if seats not in seat_counts:
        counts = ", ".join(map(str, seat_counts))
        raise BadSetup(
            "bad-seats",
            f"{game} has no game for {seats}; possible numbers of players: {counts}",
            {"game": game, "seats": seats, "counts": counts},
        )
    known = {option.id: option for option in options}
    for key, choice in chosen.items():
        _check(game, known, key, choice)
    said: dict[str, str] = {}
    unsaid: dict[str, str] = {}
    for option in options:
        choice = chosen.get(option.id, option.default)
        where = unsaid if option.later and choice == option.default else said
        where[option.id] = choice
    return Setup(game, seats, said, unsaid)


def do_not_go_together(game: str, one: str, other: str) -> BadSetup:
    """What `Game.check` raises: two parts of a set-up, written `option=choice`."""
    return BadSetup(
        "bad-together",
        f"in {game}, {one} does not go together with {other}; change one of them",
        {"game": game, "one": one, "other": other},
    )


def _check(game: str, known: dict[str, Option], key: str, choice: str) -> None:
    if key not in known:
        names = ", ".join(known)
        raise BadSetup(
            "bad-option",
            f"{game} has no option “{key}”; its options: {names}",
            {"game": game, "option": key, "names": names},
        )
    if choice not in known[key].choices:
        choices = ", ".join(known[key].choices)
        raise BadSetup(
            "bad-choice",
            f"option “{key}” of {game} has no choice “{choice}”; its choices: {choices}",
            {"game": game, "option": key, "choice": choice, "choices": choices},
        )
