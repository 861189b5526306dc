"""Games as pages offer them: what is said about them, and what can be settled before."""

from dataclasses import dataclass
from typing import Any

from plansza.bots import level_names
from plansza.core import Game, Option
from plansza.core.errors import BadSetup
from plansza.games import GAMES
from plansza.lessons import course_of
from plansza.puzzles import puzzles_of
from plansza.web.common.faults import note
from plansza.words import Words, words_for

FIRST = "first"  # the ready-made choice for whoever has never played a game
SHOWN = 3  # options that stand open where a game names none of them as `main`


@dataclass(frozen=True)
class Offer:
    """A game as the home page offers it."""

    game: Game
    words: Words
    about: str
    facts: tuple[str, ...]  # players, minutes, weight: a few words each
    weight: int
    learn: str  # where one learns it
    first: dict[str, Any] | None  # what opens a first game; None without such a choice
    puzzles: str  # where its puzzles are; empty for a game without


@dataclass(frozen=True)
class Preset:
    """A ready-made choice of options, and for how many players it is."""

    id: str
    options: dict[str, str]
    seats: tuple[int, ...]


def offered(language: str) -> tuple[list[Offer], list[str]]:
    """All games, the lightest first; and in a sentence each, those that cannot be offered."""
    words = words_for(language)
    found: list[Offer] = []
    broken = [words("games-broken", game=id, why=why) for id, why in GAMES.broken().items()]
    for game in GAMES.all().values():
        try:
            found.append(offer_of(game, words_for(language, game)))
        except Exception as error:
            note(game, error, "home")
            broken.append(words("games-faulty", game=game.id))
    return sorted(found, key=lambda offer: offer.weight), broken


def offer_of(game: Game, words: Words) -> Offer:
    """What is said about one game; a game that cannot even be set up is not offered."""
    game.setup()
    about = words("about") if words.has("about") else ""
    weight = min(max(game.weight, 1), 5)
    learn = f"/learn/{game.id}" if course_of(game) else f"/g/{game.id}"
    facts = _facts(game, words, weight)
    first, puzzles = first_game(game), puzzles_at(game)
    return Offer(game, words, about, facts, weight, learn, first, puzzles)


def first_game(game: Game) -> dict[str, Any] | None:
    """The table of a first game, all but the name: as few as can be, in the seat of a newcomer,
    against the weakest bot."""
    try:
        first = next((preset for preset in presets_of(game) if preset.id == FIRST), None)
    except Exception as error:
        note(game, error, "presets")
        return None
    if first is None or not first.seats:
        return None
    seats, seat = min(first.seats), game.newcomer
    others = [each for each in range(seats) if each != seat]
    bots = [{"seat": each, "level": level_names()[0]} for each in others]
    table = {"seats": seats, "seat": seat, "options": first.options, "bots": bots}
    return {"game": game.id, **table}


def puzzles_at(game: Game) -> str:
    """The page of a game's puzzles; empty for a game without."""
    return f"/puzzles/{game.id}" if puzzles_of(game) else ""


def _facts(game: Game, words: Words, weight: int) -> tuple[str, ...]:
    fewest, most = min(game.seat_counts), max(game.seat_counts)
    shortest, longest = game.minutes
    players = words("page-for-players", count=most, players=_span(fewest, most))
    time = words("page-minutes", minutes=_span(shortest, longest)) if longest else ""
    return tuple(filter(None, (players, time, words(f"page-weight-{weight}"))))


def _span(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least}–{most}"


def options_of(game: Game) -> tuple[list[Option], list[Option]]:
    """The options that stand open, and those that are folded away."""
    main = [option for option in game.options if option.main] or list(game.options[:SHOWN])
    return main, [option for option in game.options if option not in main]


def presets_of(game: Game) -> list[Preset]:
    """The ready-made choices, each with the numbers of players that it fits."""
    return [
        Preset(
            id, options, tuple(count for count in game.seat_counts if fits(game, count, options))
        )
        for id, options in game.presets().items()
    ]


def fits(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether so many can play like that."""
    try:
        game.setup(seats, **options)
    except BadSetup:
        return False
    return True
