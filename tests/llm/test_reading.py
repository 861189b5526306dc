"""Which move an answer names, however it is dressed up, and when nobody can tell."""

import pytest

from plansza.core import FastChance, Game
from plansza.games import GAMES, find
from plansza.llm import read_answer

SPOR = find("spor")
LEGAL = [SPOR.read_move(text) for text in ("G7>3", "R8>2", "log2", "draw", "T0>1")]


def named(text: str) -> str:
    """The move that an answer names; none, or several, otherwise."""
    found = read_answer(SPOR, LEGAL, text)
    return ",".join(SPOR.write_move(move) for move in found.moves)


@pytest.mark.parametrize(
    "text",
    [
        "G7>3",
        "MOVE: G7>3",
        "move: g7>3",
        "RUCH: G7>3.",
        "**MOVE:** `G7>3`",
        "**Move: G7>3**",
        "- MOVE: “G7>3”",
        "MOVE = (G7>3)",
        '{"thought": "R8>2 is weak", "move": "G7>3"}',
        '```json\n{\n  "move": "G7>3",\n  "why": "R8>2 is weak"\n}\n```',
        "{'move': 'G7>3'}",
        "I thought of R8>2 and of log2 first.\n\nMOVE: G7>3",
        "MOVE: R8>2\nNo, wait.\nMOVE: G7>3",
        "R8>2 would open dam 2.\nSo I choose G7>3!",
        "<think>\nMOVE: R8>2\n</think>\nG7>3",
        "MOVE: G7>3 (I mean G7>3)",
        "MOVE: G7>3\n\nI draw the conclusion that it will end soon.",
        "G7>3\nI hope to draw something good.",
    ],
)
def test_a_move_is_found(text: str) -> None:
    assert named(text) == "G7>3"


@pytest.mark.parametrize("text", ["draw", "MOVE: draw", "I will `draw`.", "**draw**", "“Draw”"])
def test_a_word_that_is_a_move(text: str) -> None:
    assert named(text) == "draw"


@pytest.mark.parametrize(
    "text", ["", "…", "I draw my conclusions.", "MOVE:", "MOVE: castle", "G7 to dam 3", "G7>33"]
)
def test_no_move_at_all(text: str) -> None:
    assert named(text) == ""


@pytest.mark.parametrize(
    "text",
    ["MOVE: G7>3 or R8>2", "G7>3, R8>2", '{"move": ["G7>3", "R8>2"]}', "Either G7>3 or R8>2."],
)
def test_several_moves_are_not_guessed(text: str) -> None:
    assert named(text) == "G7>3,R8>2"


def test_a_move_that_is_not_possible_is_found_all_the_same() -> None:
    assert named("MOVE: R5>5") == "R5>5"


def test_what_could_not_be_read_is_named() -> None:
    assert read_answer(SPOR, LEGAL, "So be it.\nMOVE: castle!").said == "castle"
    assert read_answer(SPOR, LEGAL, "I do not know. ").said == "I do not know"


@pytest.mark.parametrize("game", GAMES.all().values(), ids=lambda game: game.id)
def test_every_move_of_every_game_is_found_in_every_dress(game: Game) -> None:
    dresses = ("{}", "MOVE: {}", "`{}`", "**RUCH: {}**", '{{"move": "{}"}}', "I play “{}”.", "({})")
    for move in range(game.move_count(game.setup())):
        text = game.write_move(move)
        for dress in dresses:
            assert read_answer(game, [], dress.format(text)).moves == (move,), dress.format(text)


def test_capitals_that_leave_it_open_are_not_guessed() -> None:
    game = find("battalia")
    written = [game.write_move(move) for move in range(game.move_count(game.setup()))]
    folded: dict[str, list[str]] = {}
    for text in written:
        folded.setdefault(text.casefold(), []).append(text)
    (pair, *_) = [texts for texts in folded.values() if len(texts) > 1]
    moves = [game.read_move(text) for text in pair]
    odd = pair[0].swapcase()
    assert set(read_answer(game, moves, odd).moves) == set(moves)
    assert read_answer(game, moves[:1], odd).moves == tuple(moves[:1])
    assert read_answer(game, moves, pair[0]).moves == (moves[0],)


def test_reading_needs_no_luck() -> None:
    position = SPOR.start(SPOR.setup(), FastChance(1))
    legal = position.legal_moves(position.to_move[0])
    text = SPOR.write_move(legal[3])
    assert read_answer(SPOR, legal, f"MOVE: {text}") == read_answer(SPOR, legal, f"MOVE: {text}")
