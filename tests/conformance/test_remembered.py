"""What pictures remember changes nothing but the time they take, and tells nobody anything."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import plansza
from plansza.conformance import check_pictures, option_sets, random_position
from plansza.core import Game, Position, Setup
from plansza.core.drawing import AnyPictures, Canvas, Drawing
from plansza.core.picture import Picture, Speaker, forget, remembering
from plansza.games import GAMES
from plansza.games.battalia import GAME as BATTALIA
from plansza.games.battalia.picture import drawers
from plansza.games.battalia.picture.drawers import piles_drawer
from plansza.games.drako import GAME as DRAKO
from plansza.games.drako.game import Drako
from plansza.games.drako.picture.cards import CARD_IDS
from plansza.games.drako.picture.pictures import DrakoPictures
from plansza.games.drako.rules.view import DrakoView
from plansza.games.spor import GAME as SPOR
from plansza.games.spor.game import Spor
from plansza.games.spor.picture import shapes
from plansza.games.spor.picture.pictures import SporPictures
from plansza.games.spor.rules.view import SporView
from plansza.words import LANGUAGES, words_for
from tests.web.two_worlds import Course, Plan, make_plan

pytestmark = pytest.mark.once
NAMES = ("Ania", "Olek", "Józef", "Maja", "Wit", "Ula")
Kind = tuple[int | None, str, bool]  # seat, language, whether on a phone


def drawn(game: Game, position: Position, kind: Kind) -> Picture:
    """What one kind of viewer sees."""
    seat, language, tall = kind
    moves = position.legal_moves(seat) if seat is not None else []
    words, names = words_for(language, game), NAMES[: position.setup.seats]
    return game.draw(position.view(seat), moves, words, tall=tall, names=names)


def all_kinds(position: Position) -> list[Kind]:
    """All kinds of viewers of a table, languages and shapes in turn, so that the first of them are
    a mixture."""
    seats = (*range(position.setup.seats), None)
    looks = [(language, tall) for tall in (False, True) for language in LANGUAGES]
    return [
        (seat, *looks[(turn + place) % len(looks)])
        for turn in range(len(looks))
        for place, seat in enumerate(seats)
    ]


def compare(game: Game, setup: Setup, seed: int, positions: int, most: int) -> None:
    """A random game, drawn as at a table, for everybody after every few moves; then so many of
    these pictures from nothing."""
    found = [random_position(game, setup, seed, 9 * at + seed) for at in range(positions)]
    warm = [(at, kind, drawn(game, at, kind)) for at in found for kind in all_kinds(at)]
    for position, kind, picture in warm[:: max(len(warm) // most, 1)]:
        forget()
        assert drawn(game, position, kind) == picture, kind


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_what_is_remembered_changes_no_picture(game: Game) -> None:
    seats = min(max(game.seat_counts), 4)
    compare(game, game.setup(seats), 2, positions=3, most=13)


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_what_is_remembered_changes_no_picture_of_many(game: Game) -> None:
    for seed, setup in enumerate(option_sets(game, samples=8)):
        compare(game, setup, seed, positions=12, most=1000)


# -- a hand is left out of what a section is remembered by --------------------------------------


class LeftOut:
    """Equal to all others of its kind, as if it were no part of a key."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LeftOut)

    def __hash__(self) -> int:
        return 0


@remembering(64)
def careless_drawer(name: str, box: Any, letters: float, piles: LeftOut, words: Speaker) -> str:
    """A drawer of Battalia that is remembered without the cards in it."""
    return piles_drawer(name, box, letters, piles.value, words)


def test_battalias_drawers_without_their_cards_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = BATTALIA.setup(3)
    check_pictures(BATTALIA, setup, 1, 120)
    monkeypatch.setattr(
        drawers,
        "piles_drawer",
        lambda name, box, letters, piles, words: careless_drawer(
            name, box, letters, LeftOut(piles), words
        ),
    )
    with pytest.raises(AssertionError, match="which world it is in"):
        check_pictures(BATTALIA, setup, 1, 120)


class CarelessSporPictures(SporPictures):
    """Pictures of Spór that remember a hand by the number of its cards alone."""

    def paint(self, drawing: Drawing[SporView]) -> Canvas:
        hand = [shapes.card_id(card) for card in drawing.view.hand]
        return painted_carelessly(super().paint(drawing), hand, drawing.tall)


class CarelessDrakoPictures(DrakoPictures):
    """The same for Drako."""

    def paint(self, drawing: Drawing[DrakoView]) -> Canvas:
        hand = [CARD_IDS[card] for card in sorted(set(drawing.view.hand))]
        return painted_carelessly(super().paint(drawing), hand, drawing.tall)


def painted_carelessly(canvas: Canvas, hand: list[str], tall: bool) -> Canvas:
    """The same picture with whatever hand of so many cards was drawn first."""
    parts = {id: part for id, part in canvas.parts.items() if id not in hand}
    own = LeftOut({id: canvas.parts[id] for id in hand})
    parts.update(careless_hand(len(hand), tall, own))
    return Canvas(canvas.width, canvas.height, parts, canvas.long)


@remembering(64)
def careless_hand(count: int, tall: bool, cards: LeftOut) -> dict[str, str]:
    """Whoever asks first for so many cards."""
    found: dict[str, str] = cards.value
    return found


class CarelessSpor(Spor):
    """Spór with such pictures."""

    def pictures(self) -> AnyPictures:
        return CarelessSporPictures()


class CarelessDrako(Drako):
    """Drako with such pictures."""

    def pictures(self) -> AnyPictures:
        return CarelessDrakoPictures()


# Their words are found there.
CarelessSpor.__module__, CarelessDrako.__module__ = Spor.__module__, Drako.__module__


@pytest.mark.parametrize(
    ("game", "careless"), [(SPOR, CarelessSpor()), (DRAKO, CarelessDrako())], ids=["spor", "drako"]
)
def test_a_hand_that_is_left_out_is_caught(game: Game, careless: Game) -> None:
    """Battalia's is above, and Pod Prąd has no hands: everything lies open there."""
    check_pictures(game, game.setup(), 1, 4)
    with pytest.raises(AssertionError, match="which world it is in"):
        check_pictures(careless, game.setup(), 1, 4)


def test_every_game_with_secrets_is_tried() -> None:
    secret = {game.id for game in GAMES.all().values() if game.secrets(game.setup())}
    assert secret == {SPOR.id, DRAKO.id, BATTALIA.id}


def seen_in(world: int, plan: Plan, game: Game) -> list[Picture]:
    """What the reader gets in one of two worlds, at a table where others are shown theirs first;
    every world is a server of its own."""
    forget()
    course = Course(plan.deal, world)
    found = []
    for act in plan.acts[: plan.together]:
        others = [seat for seat in (0, 1) if seat != plan.reader]
        for seat in (*others, plan.reader):
            picture = drawn(game, course.position, (seat, "pl", False))
        found.append(picture)
        course.do(act)
    return found


@pytest.mark.parametrize("reader", [0, 1])
def test_two_worlds_tell_a_hand_that_is_left_out(reader: int) -> None:
    plan = make_plan(f"pictures for {reader}", reader, 12, attacker="1")
    assert plan.apart, "the hands of the others never differ"
    honest, careless = [
        [seen_in(world, plan, game) for world in (0, 1)] for game in (SPOR, CarelessSpor())
    ]
    assert honest[0] == honest[1]
    assert careless[0] != careless[1]


# -- what may be remembered at all --------------------------------------------------------------

PICTURES = Path(plansza.__file__).parent
REMEMBERING = ("remembered", "section", "many_sections", "much_remembered", "remembering")
HOLDS_SECRETS = re.compile(
    r"(View|Board|Position|State|Drawing|Sheet)\b|\b(list|dict|set|Any|object)\b"
)


def test_nothing_is_remembered_by_what_could_hold_a_secret() -> None:
    """A piece gets plain values, all of which are its key; and no `self` from around it."""
    found = 0
    for path in [*PICTURES.glob("core/*.py"), *PICTURES.glob("games/*/picture/**/*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        outside = set(map(id, tree.body))
        for piece in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            decorators = [ast.unparse(each) for each in piece.decorator_list]
            if not any(each.partition("(")[0] in REMEMBERING for each in decorators):
                continue
            found += 1
            assert id(piece) in outside, f"{path.name}: {piece.name} sees what is around it"
            for argument in [*piece.args.posonlyargs, *piece.args.args, *piece.args.kwonlyargs]:
                assert argument.annotation is not None
                kind = ast.unparse(argument.annotation)
                assert not HOLDS_SECRETS.search(kind), f"{path.name}: {piece.name}({argument.arg})"
    assert found > 100
