"""The prompt is said once, offers what can be done, and everybody has a token: ours do, and the
suite catches games that do not."""

import pytest

from plansza.conformance import LONG_GAME, check_prompts, option_sets, spread
from plansza.core import Game
from plansza.core.badges import badge
from plansza.core.drawing import AnyPictures, Canvas, Drawing, Pictures
from plansza.core.picture import scenery, text
from plansza.games import GAMES
from plansza.words import Words
from tests.conformance.toy import CARDS, Toy, ToyPosition, ToyView

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_the_prompt_is_said_once(game: Game) -> None:
    few = 2 if game.max_moves(game.setup()) >= LONG_GAME else 5
    for seed, setup in enumerate(spread(game, list(option_sets(game)), 4)[:few]):
        check_prompts(game, setup, seed)


# -- what the suite catches -----------------------------------------------------------------------

ASKED = "Lay a card: the highest sum wins."


class Quiet(Pictures[ToyView]):
    """A table that says nothing."""

    lines: tuple[str, ...] = ()

    def paint(self, drawing: Drawing[ToyView]) -> Canvas:
        said = [text(line, 5, 20 + 20 * row, 13) for row, line in enumerate(self.lines)]
        return Canvas(90, 90, {"ground": scenery("ground", *said)})


class Repeating(Quiet):
    lines = ("Lay a card: the", "highest sum wins")


class Undecided(Quiet):
    """All have the same token."""

    def badges(self, view: ToyView) -> list[str]:
        return [badge(0)] * view.setup.seats


class Nobodies(Quiet):
    def badges(self, view: ToyView) -> list[str]:
        return [badge(0)]


class Styled(Quiet):
    def badges(self, view: ToyView) -> list[str]:
        return [f'<path style="fill:red" d="M{seat} 0"/>' for seat in range(view.setup.seats)]


class Foreign(Quiet):
    def badges(self, view: ToyView) -> list[str]:
        return [f'<use href="#cover" x="{seat}"/>' for seat in range(view.setup.seats)]


class Deciding(ToyView):
    """Every card decides."""

    def decisive(self) -> list[int]:
        return list(range(CARDS))


def game_with(kind: type[Quiet], views: type[ToyView] = ToyView) -> Toy:
    """The toy game with such pictures and views."""

    class Seen(ToyPosition):
        def view(self, seat: int | None) -> ToyView:
            return views(super().view(seat).state, seat)

    class Drawn(Toy):
        position_class = Seen

        def pictures(self) -> AnyPictures:
            return kind()

    return Drawn()


@pytest.fixture(autouse=True)
def said(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's question, in place of words."""
    if "game" not in request.fixturenames:
        monkeypatch.setattr(Words, "prompt", lambda _, phrase, names: ASKED)


def test_a_quiet_table_passes() -> None:
    game = game_with(Quiet)
    check_prompts(game, game.setup(), 1)


@pytest.mark.parametrize(
    ("kind", "views", "told"),
    [
        (Repeating, ToyView, "repeats the prompt"),
        (Undecided, ToyView, "two seats have the same badge"),
        (Nobodies, ToyView, "not every seat has a badge"),
        (Styled, ToyView, "style"),
        (Foreign, ToyView, "not in art"),
        (Quiet, Deciding, "cannot make what is called decisive"),
    ],
)
def test_what_is_not_so_is_caught(kind: type[Quiet], views: type[ToyView], told: str) -> None:
    game = game_with(kind, views)
    with pytest.raises(AssertionError, match=told):
        check_prompts(game, game.setup(), 1)
