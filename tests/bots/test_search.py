"""The search: what it finds, how it spends its budget, and what it keeps for the next move.

That it never sees more than a view is tested with the other bots, in test_basic.
"""

from collections.abc import Iterator
from time import thread_time

import pytest

from plansza.bots import root_parallel
from plansza.bots.levels import UnknownBot, is_bot, make_bot
from plansza.bots.root_parallel import TogetherBot
from plansza.bots.search import Node, Search, SearchBot, Style, style_for
from plansza.conformance import random_position
from plansza.core import Chance, FastChance, Game, Setup, Tell
from plansza.core.contract import Position
from plansza.games import GAMES, find
from tests.bots.nim import MOST, Nim, NimPosition

GAME_LIST = list(GAMES.all().values())


def search_at(game: Game, position: Position, style: Style | None = None, seed: int = 1) -> Search:
    """A new search for the seat to move, from what it may know."""
    seat = position.to_move[0]
    base = game.imagine(position.view(seat), FastChance(seed))
    return Search(game, style or style_for(game), base, seat, FastChance(seed))


def nim(pile: int, seats: int = 2) -> NimPosition:
    game = Nim()
    return NimPosition(game.setup(seats), FastChance(1), pile, 0)


def deepest(node: Node | None) -> int:
    """How many decisions the tree looks ahead."""
    if node is None or not node.order:
        return 0
    return 1 + max(deepest(edge.child) for edge in node.order)


@pytest.mark.parametrize("pile", [5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("style", [Style(), Style(random=1)])
def test_it_finds_what_only_looking_ahead_can_find(pile: int, style: Style) -> None:
    """The insight of this game rates all moves alike; the right one leaves a multiple of four."""
    search = search_at(Nim(), nim(pile), style)
    search.run(rounds=1500, patient=True)
    assert search.choices()[0].move == pile % (MOST + 1)
    assert search.value > 0.7


def test_a_lost_position_looks_lost() -> None:
    search = search_at(Nim(), nim(8))
    search.run(rounds=1500, patient=True)
    assert search.value < 0.3


def test_every_seat_plays_for_itself() -> None:
    """Of two players one leaves four of six. Among three that helps the third alone, whereas five
    leave the second no way to win: who wins then is up to him."""
    search = search_at(Nim(), nim(6, seats=3))
    search.run(rounds=1500, patient=True)
    assert search.choices()[0].move == 1


def test_what_it_expects_next_is_told() -> None:
    search = search_at(Nim(), nim(6))
    search.run(rounds=1500, patient=True)
    (seat, reply), (again, answer) = search.line(2, 2)
    assert (seat, again) == (1, 0)
    assert reply + answer == MOST + 1


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.id)
def test_stopping_early_changes_no_choice(game: Game) -> None:
    """Once no other move can be tried as often, the rest of the rounds is saved."""
    position = random_position(game, game.setup(), 3, 12)
    patient, brisk = search_at(game, position), search_at(game, position)
    patient.run(rounds=120, patient=True)
    brisk.run(rounds=120)
    assert patient.rounds == 120
    assert brisk.rounds <= 120
    assert brisk.choices()[0].move == patient.choices()[0].move


def test_a_clear_case_is_decided_soon() -> None:
    """With one on the pile less than four, taking all wins; nobody need think about it longer."""
    search = search_at(Nim(), nim(3))
    search.run(rounds=4000)
    assert search.rounds < 3000


def test_time_limits_it_too() -> None:
    search = search_at(Nim(), nim(21))
    start = thread_time()
    search.run(seconds=0.05, patient=True)
    assert 0.05 <= thread_time() - start < 5  # a collection of garbage may fall into it


def test_it_looks_no_farther_than_it_should() -> None:
    for reach in (1, 2, 3):
        search = search_at(Nim(), nim(21), Style(reach=reach))
        search.run(rounds=300, patient=True)
        assert deepest(search.root) == reach


def test_it_considers_more_moves_the_longer_it_looks() -> None:
    game = find("spor")
    position = random_position(game, game.setup(), 3, 12)
    moves = position.legal_moves(position.to_move[0])
    tried = []
    for rounds in (10, 100):
        search = search_at(game, position, style_for(game, breadth=2, widening=0.3, curiosity=5))
        search.run(rounds=rounds, patient=True)
        tried.append(sum(choice.tries > 0 for choice in search.choices()))
    assert tried[0] < tried[1] < len(moves)


class Fickle(NimPosition):
    """In every deal other moves are legal. Its list of them is its own, and changes when one is
    made: nobody may rely on it."""

    def __init__(self, setup: Setup, chance: Chance, pile: int, turn: int) -> None:
        super().__init__(setup, chance, pile, turn)
        self.allowed = list(range(1, MOST + 1))

    def legal_moves(self, seat: int) -> list[int]:
        return self.allowed

    def step(self, seat: int, move: int, tell: Tell | None = None) -> None:
        assert move in self.allowed, "a move of another deal"
        super().step(seat, min(move, self.pile), tell)
        self.allowed[:] = [self.allowed[-1]]

    def reimagine(self, seat: int, chance: Chance) -> None:
        hidden = chance.below(1 << MOST)
        self.allowed = [move for move in range(1, MOST + 1) if hidden >> move - 1 & 1] or [1]

    def copy(self) -> NimPosition:
        twin = Fickle(self.setup, self.chance, self.pile, self.turn)
        twin.allowed = self.allowed[:]
        return twin


@pytest.mark.parametrize("style", [Style(), Style(random=1), Style(breadth=1, widening=0.5)])
def test_only_what_is_legal_in_a_deal_is_tried_there(style: Style) -> None:
    """And every move is counted as often as it was there to be chosen."""
    game = Nim()
    base = Fickle(game.setup(), FastChance(1), 9, 0)
    search = Search(game, style, base, 0, FastChance(2))
    for _ in range(600):
        search.round()
    edges = search.root.edges.values()
    assert len(edges) == MOST
    assert all(0 < edge.tries <= edge.there < 500 for edge in edges)


def test_within_a_turn_it_goes_on_with_its_tree() -> None:
    game = find("podprad")
    position = game.start(game.setup(2), FastChance(4))
    bot, chance = SearchBot(game, rounds=60), FastChance(5)
    kept = dropped = 0
    for _ in range(30):
        seat = position.to_move[0]
        if seat != 0:
            moves = position.legal_moves(seat)
            position.step(seat, moves[0])
            continue
        view = position.view(seat)
        if bot.last is not None and bot.last.root.visits and len(position.legal_moves(seat)) > 1:
            before = bot.last
            same = bot.search(view, chance) is before
            kept += same
            dropped += not same
        position.step(seat, bot.choose(view, chance))
    assert kept
    assert dropped  # others have moved since


def test_a_forced_move_takes_no_thought() -> None:
    bot = SearchBot(Nim(), rounds=10_000_000)
    assert bot.choose(nim(1).view(0), FastChance(1)) == 1


@pytest.fixture
def processes_end() -> Iterator[None]:
    """Whoever searches in several processes keeps them until the program ends; a test does not."""
    yield
    root_parallel.pool(2).shutdown()
    root_parallel.pool.cache_clear()


@pytest.mark.usefixtures("processes_end")
def test_several_processes_choose_together() -> None:
    game = find("spor")
    position = random_position(game, game.setup(), 3, 12)
    view = position.view(position.to_move[0])
    bot = make_bot("search:30:jobs=2", game)
    assert isinstance(bot, TogetherBot)
    chosen = bot.choose(view, FastChance(7))
    assert chosen in position.legal_moves(position.to_move[0])
    assert chosen == make_bot("search:30:jobs=2", game).choose(view, FastChance(7))


BUDGETS: dict[str, tuple[float, int, int]] = {
    "search:0.3s": (0.3, 1 << 30, 0),
    "search:.5s": (0.5, 1 << 30, 0),
    "search:200": (1e9, 200, 0),
    "search:9:depth=4": (1e9, 9, 4),
}


@pytest.mark.parametrize("name", BUDGETS)
def test_names_carry_budgets_and_styles(name: str) -> None:
    assert is_bot(name)
    bot = make_bot(name, find("spor"))
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.rounds, bot.style.depth) == BUDGETS[name]


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:fast", "search:9:wit=4", "search:-1"]
)
def test_names_that_say_nothing_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        make_bot(name, find("spor"))
