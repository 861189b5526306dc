"""Exactly five points must be used (R1): examples, refusals, and turns tried by brute force."""

import pytest

from plansza.core.chance import FastChance
from plansza.core.contract import Event
from plansza.games.podprad.rules import calm, duty, movement
from plansza.games.podprad.rules.board import MOVING, PUSHING, Board, Options
from plansza.games.podprad.rules.components import POINTS
from plansza.games.podprad.rules.lookahead import Lookahead
from plansza.games.podprad.rules.position import PodPradPosition, start
from plansza.games.podprad.rules.river import PLACE_NUMBERS, POOL_TOKENS
from plansza.words import words_for
from tests.rules.podprad.helper import GAME, codes, play, position, refusal, texts, tokens

MOST_TURNS = 500  # to be tried by brute force
Line = tuple[int, ...]  # the steps of a turn, one after another

# -- examples -----------------------------------------------------------------------------------

# From C7 two ways lead to the top row, each for one point or two, and none leads on.
DEAD_END = "C8=none"
OTHERS = "L4:2 C4:2"


def test_points_that_can_be_used_must_be_used() -> None:
    """R1: a step after which a point would be left over is illegal, if there is another way."""
    p = position(DEAD_END, tokens=["C7:2 C7:2", OTHERS], points=4)
    assert p.board.spare == 0
    play(p, "C7:2")
    assert texts(p) == ["^L8", "^R8"]
    events = play(p, "^L8", "^R8")
    assert "stuck" not in codes(events)
    assert p.to_move == (1,)


def test_as_many_as_possible() -> None:
    """R1: where not all points can be used, the ways that leave the fewest are legal."""
    p = position(DEAD_END, tokens=["C7:2 C7:2", OTHERS])
    assert p.board.spare == 1
    play(p, "C7:2")
    assert texts(p) == ["^L8", "^R8"]
    events = play(p, "^L8", "^R8")
    assert [event.facts["points"] for event in events if event.code == "stuck"] == [1]


def test_even_past_an_eagle() -> None:
    """R1, R5: the way that uses more points, though it costs a salmon and leads home as well."""
    p = position("L10=eagle R10=eagle", tokens=["C9:2", "L8:2 R8:2"], round=9, last=10)
    assert p.board.spare == 1
    play(p, "C9:2")
    assert texts(p) == ["^L10", "^R10"]
    play(p, "^L10")
    assert tokens(p, 0) == "*1:1"


def test_the_free_reading() -> None:
    """R1: with `points=free` nobody has to look ahead; what cannot be used is lost."""
    p = position(DEAD_END, tokens=["C7:2 C7:2", OTHERS], points=4, exact=False)
    assert p.board.spare == POINTS
    play(p, "C7:2")
    assert texts(p) == [">L8", ">R8", "^L8", "^R8"]
    events = play(p, ">L8", ">R8")
    assert "stuck" in codes(events)


def test_the_first_turn_of_two_has_four() -> None:
    """R1, D1: exactly the points that there are."""
    p = start(GAME.setup(2), FastChance(1))
    while p.board.round == 0:
        play(p, texts(p)[0])
    assert (p.board.points, p.board.spare) == (4, 0)


def test_a_whirlpool_excuses() -> None:
    """R1, W2: a turn that it ends is legal whatever is left; who is on the way there must go on."""
    tiles = DEAD_END + " R8=whirlpool"
    p = position(tiles, tokens=["C7:2 C7:2", OTHERS], points=4, whirlpools="on")
    assert p.board.spare == 0
    play(p, "C7:2", ">L8")
    assert texts(p) == [">R8", "^R8"], "only there nothing is left over"


def test_nobody_is_driven_into_a_whirlpool() -> None:
    """R1, W2: what counts are the points that are used, not those that it takes."""
    tiles = DEAD_END + " R8=whirlpool"
    p = position(tiles, tokens=["C7:2", OTHERS], whirlpools="on")
    assert p.board.spare == 3
    play(p, "C7:2")
    assert texts(p) == [">R8", "^L8", "^R8"]


def test_refusals_say_how_many_are_left_over() -> None:
    """R1: with the numbers, in both languages."""
    p = position(DEAD_END, tokens=["C7:2 C7:2", OTHERS], points=4)
    play(p, "C7:2")
    why = refusal(p, ">L8")
    assert (why.code, why.facts) == ("way-left-over", {"left": 1, "points": 4, "spare": 0})
    assert words_for("en", GAME).refusal(why) == (
        "That way 1 movement point is left over, and there is a way to use all 4; "
        "choose another one."
    )
    assert words_for("pl", GAME).refusal(why) == (
        "Tą drogą zostanie 1 niewykorzystany punkt ruchu, a da się wykorzystać wszystkie 4; "
        "wybierz inną."
    )


def test_the_page_says_why_a_way_is_closed() -> None:
    """R1: also where a waterfall leaves only the jump, and that is closed."""
    p = position("L8=waterfall@5", tokens=["C7:2", OTHERS], points=3)
    play(p, "C7:2")
    assert texts(p) == [">R8", "^R8"]
    picture = GAME.draw(p.view(0), p.legal_moves(0), words_for("en", GAME))
    for place, left in (("L8", 1), ("C8", 2)):
        assert f"{left} movement point" in picture.reasons[f"tile-{place}"]


# -- brute force --------------------------------------------------------------------------------


class TooMany(Exception):
    """More turns than it is worth to try."""


def cost(event: Event) -> int:
    """R2, R3, W5: what a step has used, read off what is told about it."""
    if event.code == "swim":
        return 1
    if event.code == "jump":
        places = [PLACE_NUMBERS[str(event.facts[end])] for end in ("from", "to")]
        return movement.jump_cost(*places)
    return 1 if event.code == "push" and event.facts["paid"] == "yes" else 0


def all_turns(board: Board, options: Options, limit: int) -> dict[Line, tuple[int, bool]]:
    """Every way to go on with a turn, without any duty: the points used, and whether a whirlpool
    ended it."""
    found: dict[Line, tuple[int, bool]] = {}
    open_lines: list[tuple[Line, Board, int, bool]] = [((), board.copy(), 0, False)]
    while open_lines:
        line, now, used, ended = open_lines.pop()
        steps: list[int] = []
        if not ended and now.phase == PUSHING and now.due:
            steps = movement.push_choices(now)
        if not steps and now.phase == PUSHING:
            now.phase, now.due = MOVING, []
        if not steps and not ended and now.phase == MOVING:
            steps = (
                movement.destinations(now, now.token)
                if now.token >= 0
                else movement.token_choices(now)
            )
        if not steps:
            found[line] = used, ended
            if len(found) > limit:
                raise TooMany
        for step in steps:
            twin = now.copy()
            told: list[Event] = []
            movement.make(twin, options, step, told.append)
            caught = not options.only_token and "whirlpool" in codes(told)
            open_lines.append(((*line, step), twin, used + sum(map(cost, told)), ended or caught))
    return found


def dutiful_turns(board: Board, options: Options) -> set[Line]:
    """Every turn that the program allows, step by step."""
    found: set[Line] = set()
    open_lines: list[tuple[Line, Board]] = [((), board.copy())]
    while open_lines:
        line, now = open_lines.pop()
        steps: list[int] = []
        if now.phase == PUSHING:
            steps = duty.pushes(now, options) if now.due else []
            if not steps:
                now.phase, now.due = MOVING, []
        if not steps and now.phase == MOVING:
            steps = duty.ways(now, options) if now.token >= 0 else duty.tokens(now, options)
        if not steps:
            found.add(line)
        for step in steps:
            twin = now.copy()
            movement.make(twin, options, step, None)
            open_lines.append(((*line, step), twin))
    return found


def turns_of_a_game(seats: int, seed: int, options: dict[str, str]) -> list[PodPradPosition]:
    """The positions of a random game in which the whole turn, or the rest of it, lies ahead."""
    p = start(GAME.setup(seats, **options), FastChance(seed))
    luck, found = FastChance(seed), []
    while p.to_move:
        if p.board.phase in (PUSHING, MOVING):
            found.append(p.copy())
        legal = p.legal_moves(p.to_move[0])
        p.step(p.to_move[0], legal[luck.below(len(legal))])
    return found


WHIRLING = {"whirlpools": "on", "currents": "add"}
KINDS_OF_GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {"currents": "add"}),
    (3, WHIRLING),
    (2, {**WHIRLING, "whirlpool": "token"}),
    (5, {"currents": "water"}),
]


@pytest.mark.parametrize(("seats", "options"), KINDS_OF_GAMES)
def test_brute_force_finds_the_same_turns(seats: int, options: dict[str, str]) -> None:
    """R1, W2, W5: of all turns those are legal that use the most points, or end in a whirlpool."""
    compared = narrowed = 0
    for seed in range(6):
        for p in turns_of_a_game(seats, seed, options):
            if p.board.token >= 0:
                continue
            board = p.board.copy()
            board.spare = duty.spare_points(board, p.options)  # as if the turn began here
            try:
                turns = all_turns(board, p.options, MOST_TURNS)
            except TooMany:
                continue
            most = max(used for used, _ in turns.values())
            legal = {line for line, (used, ended) in turns.items() if used == most or ended}
            assert dutiful_turns(board, p.options) == legal, p.text()
            assert board.spare == board.points - most
            compared += 1
            narrowed += len(legal) < len(turns)
    assert compared > 30
    assert narrowed, "the rule forbids something"


@pytest.mark.parametrize(("seats", "options"), KINDS_OF_GAMES[:4])
def test_every_step_that_is_closed_is_explained(seats: int, options: dict[str, str]) -> None:
    """R1: by what brute force finds to be left over at least; everything else is legal."""
    heard: set[str] = set()
    for seed in range(10):
        for p in turns_of_a_game(seats, seed, options):
            board = p.board
            try:
                turns = all_turns(board, p.options, MOST_TURNS)
            except TooMany:
                continue
            left: dict[int, int] = {}
            for line, (used, ended) in turns.items():
                over = 0 if ended else board.points - used
                left[line[0]] = min(left.get(line[0], POINTS), over)
            legal = p.legal_moves(board.seat)
            assert legal == sorted(step for step in left if left[step] <= board.spare)
            for step in left:
                if step not in legal:
                    why = p.explain(board.seat, step)
                    heard.add(why.code)
                    assert why.facts["left"] == left[step]
    assert "way-left-over" in heard


def without(board: Board, lost: int) -> Board:
    """The same board, but the seat to move has lost so many tokens: the others have a hard time."""
    board = board.copy()
    for token in board.own(board.seat)[:lost]:
        if token < POOL_TOKENS:
            board.leave(token // 2)
            board.lose(board.seat, token)
    return board


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_calm_river_is_tried_out_like_any_other(seats: int) -> None:
    """R1: what is left over at least, of any number of points, and the board is as it was."""
    scarce = 0
    for seed in range(4):
        for at, p in enumerate(turns_of_a_game(seats, seed, {})):
            if p.board.token >= 0:
                continue
            board = without(p.board, at % 4)
            for points in range(1, POINTS + 1):
                board.points = points
                before = board.data()
                left = Lookahead(board, p.options, 0, False).least()
                assert calm.least(board, points, 0) == left
                assert board.data() == before
                scarce += left > 0
    assert scarce > 20, "there was always a way"
