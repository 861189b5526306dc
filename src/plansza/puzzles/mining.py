"""Mining: games between bots are looked through for moments in which one move is clearly best.

Game number i of a run follows from the run's seed and i alone: its luck, its players, what is
looked at and for how many rounds. So its puzzles are the same in any process and on any machine.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from plansza.bots.levels import make_bot
from plansza.bots.search import at_a_glance
from plansza.core.chance import Chance, FastChance, split
from plansza.core.contract import Game, Position, View
from plansza.core.setup import Setup
from plansza.puzzles.grading import grade_of, missed_by
from plansza.puzzles.look import (
    LEAD,
    Chances,
    best_of,
    chance_after,
    chances_after,
    chances_at_a_glance,
    in_either_order,
    lead_of,
)
from plansza.puzzles.puzzle import Puzzle
from plansza.puzzles.recipe import Recipe, Table

FEWEST_MOVES: Final = 3  # worth a thought, else it is no question
MOST_MOVES: Final = 40  # more cannot all be judged in reasonable time
# Two glances before a look: by so many times fewer rounds, and what must lead for the next.
GLANCES: Final = ((15, 0.04), (4, 0.09))
RIVALS: Final = 5  # that are seen again, at most
LONGER: Final = 10  # so many times more rounds, twice on other deals, confirm what a look found,
NEAREST: Final = 3  # rivals of the best move are searched for longest: some leads melt away;
SURE_LEAD: Final = 0.17  # each time a little more than is needed, for it is checked once more
HOPE: Final = 0.25  # the chance after the best move, at least
APART: Final = 8  # moves between two puzzles of one game
MOST_OF_A_GAME: Final = 2
SEEDS: Final = 1 << 30
DIGITS: Final = 3  # of chances


class Found(Struct, frozen=True):
    """A puzzle, and what a good mixture of puzzles is chosen by."""

    puzzle: Puzzle
    setup: int  # which of the recipe's
    kind: str  # of move
    role: str  # the part that the seat plays


class Moment(Struct, frozen=True):
    """A decision in a game: the position is the truth, of which only the view is asked."""

    position: Position
    moves: tuple[str, ...]  # made before
    begins: bool  # whether a turn begins with it

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.position.to_move[0]


def mine_game(game: Game, recipe: Recipe, seed: int, number: int) -> list[Found]:
    """The puzzles of one game of a run."""
    place = number % len(recipe.setups)
    table = recipe.setups[place]
    setup = game.setup(table.seats, **table.options)
    luck = FastChance(seed_from(f"{game.id} {seed} {number}"))
    deal, choice = luck.below(SEEDS), split(luck)
    found: list[Found] = []
    last = -APART
    for moment in moments(game, recipe, setup, deal, luck):
        wanted = moment.begins or choice.below(recipe.within) == 0
        if not wanted or len(moment.moves) < max(last + APART, recipe.earliest):
            continue
        if not asks_for(game, moment, table):
            continue
        puzzle = puzzle_at(game, moment, recipe, table, deal)
        if puzzle is not None:
            kind, _ = game.describe(game.read_move(puzzle.best))
            found.append(Found(puzzle, place, kind, role_at(game, moment)))
            last = len(moment.moves)
            if len(found) == MOST_OF_A_GAME:
                break
    return found


def moments(game: Game, recipe: Recipe, setup: Setup, deal: int, luck: Chance) -> Iterator[Moment]:
    """Every decision of a game; its position moves on. A level by lot makes each turn, so that
    good turns and mistakes are mixed as among people."""
    position = game.start(setup, FastChance(deal))
    moves: list[str] = []
    before, bot = -1, None
    while position.to_move and len(moves) < recipe.latest:
        seat = position.to_move[0]
        if bot is None or seat != before:
            bot = make_bot(recipe.players[luck.below(len(recipe.players))], game)
        yield Moment(position, tuple(moves), seat != before)
        move = bot.choose(position.view(seat), luck)
        position.step(seat, move)
        moves.append(game.write_move(move))
        before = seat


def puzzle_at(game: Game, moment: Moment, recipe: Recipe, table: Table, deal: int) -> Puzzle | None:
    """The puzzle that this moment is, if it is one."""
    seat, setup = moment.seat, moment.position.setup
    view = moment.position.view(seat)
    imagined = game.imagine(view, FastChance(look_seed(game, view, "moves")))
    legal = imagined.legal_moves(seat)
    if not FEWEST_MOVES <= len(legal) <= MOST_MOVES:
        return None
    if len(game.insight.worthwhile(imagined, seat, legal)) < FEWEST_MOVES:
        return None
    chances = settled(game, view, legal, recipe, table)
    if chances is None:
        return None
    best = best_of(chances)
    if not game.insight.why(imagined, seat, best):
        return None
    missed = missed_by(game, view, best, look_seed(game, view, "levels"))
    defaults = {option.id: option.default for option in game.options}
    return Puzzle(
        id=name_of(game, view),
        grade=grade_of(missed),
        seat=seat,
        best=game.write_move(best),
        chance=chances[best],
        others={
            game.write_move(move): chance
            for move, chance in sorted(chances.items(), key=lambda each: (-each[1], each[0]))
            if move != best
        },
        missed=missed,
        seats=setup.seats,
        options={key: choice for key, choice in setup.options.items() if choice != defaults[key]},
        seed=deal,
        moves=moment.moves,
    )


def settled(
    game: Game, view: View, legal: list[int], recipe: Recipe, table: Table
) -> Chances | None:
    """The chances after all moves where one of them leads at a glance, at a look, and when that is
    confirmed by a longer one; else None."""
    rounds = recipe.rounds
    if not promising(game, view, legal, recipe, table):
        return None
    first = chances_after(game, view, legal, rounds, look_seed(game, view, "look"))
    if lead_of(first) < LEAD or max(first.values()) < HOPE:
        return None
    return confirmed_thrice(game, view, first, recipe)


def promising(game: Game, view: View, legal: list[int], recipe: Recipe, table: Table) -> bool:
    """Whether it is worth a look: at two glances one move seems to lead. What everybody sees who
    plays by the insight's ratings is found often enough, so that most of it is passed over."""
    assert view.seat is not None
    luck = FastChance(look_seed(game, view, "glance"))
    rated = at_a_glance(game.insight, game.imagine(view, luck), view.seat)
    passed_over = luck.below(recipe.obvious) > 0
    rivals = legal
    for fewer, lead in GLANCES:
        if len(rivals) > recipe.crowd:
            chances = chances_at_a_glance(game, view, recipe.rounds, luck.below(SEEDS))
        else:
            seed = luck.below(SEEDS)
            chances = chances_after(game, view, rivals, recipe.rounds // fewer + 1, seed)
        if lead_of(chances) < lead or max(chances.values()) < HOPE / 2:
            return False
        best = best_of(chances)
        if (passed_over and best == rated) or not is_wanted(game, best, table):
            return False
        rivals = sorted(chances, key=lambda move: (-chances[move], move))[:RIVALS]
    return True


def confirmed_thrice(game: Game, view: View, first: Chances, recipe: Recipe) -> Chances | None:
    """The mean of two longer searches, each on deals of its own, if both confirm the first look,
    and so does a still longer one of the best move and its nearest rivals."""
    rounds = LONGER * recipe.rounds
    one = confirmed(game, view, first, rounds, "confirm", SURE_LEAD)
    two = one and confirmed(game, view, first, rounds, "again", SURE_LEAD)
    if not one or not two:
        return None
    mean = {move: round((chance + two[move]) / 2, DIGITS) for move, chance in one.items()}
    return mean if stands(game, view, mean, recipe.longest * recipe.rounds) else None


def stands(game: Game, view: View, chances: Chances, rounds: int) -> bool:
    """Whether the best move still leads its nearest rivals when they are searched for longest."""
    order = sorted(chances, key=lambda move: (-chances[move], move))
    near = {move: chances[move] for move in order[: 1 + NEAREST]}
    return confirmed(game, view, near, rounds, "stand", SURE_LEAD) is not None


def confirmed(
    game: Game, view: View, first: Chances, rounds: int, deals: str, lead: float = LEAD
) -> Chances | None:
    """The chances as a longer search on other deals finds them, if the best move of the first one
    is still the best and leads by as much; the nearest rivals are asked first."""
    best = best_of(first)
    seed = look_seed(game, view, deals)
    order = sorted(first, key=lambda move: (-first[move], move))
    swapped = in_either_order(game, view, best, order[1:])
    chances: Chances = {}
    for move in order:
        chances.update(chances_after(game, view, [move], rounds, seed))
        if move in swapped:
            both = chance_after(game, view, (move, best), rounds, seed)
            chances[move] = max(chances[move], both)
        if chances[best] < HOPE or (move != best and chances[best] - chances[move] < lead):
            return None
    return {move: round(chance, DIGITS) for move, chance in chances.items()}


def asks_for(game: Game, moment: Moment, table: Table) -> bool:
    """Whether some legal move is of a kind that is asked for."""
    legal = moment.position.legal_moves(moment.seat)
    return any(is_wanted(game, move, table) for move in legal)


def is_wanted(game: Game, move: int, table: Table) -> bool:
    """Whether the move is of a kind that is asked for."""
    return not table.kinds or game.describe(move)[0] in table.kinds


def role_at(game: Game, moment: Moment) -> str:
    """The part that the seat plays, as `Game.roles` tells it; else just which seat it is."""
    roles = game.roles(moment.position)
    if not roles:
        return str(moment.seat)
    code, facts = roles[moment.seat]
    return " ".join([code, *map(str, facts.values())])


def name_of(game: Game, view: View) -> str:
    """An id that follows from what the seat sees, and tells nothing of it."""
    return blake2b(f"{game.id}\n{view.text()}".encode(), digest_size=4).hexdigest()


def look_seed(game: Game, view: View, deals: str) -> int:
    """The seed of the deals that one look at a view imagines."""
    return seed_from(f"{name_of(game, view)} {deals}")


def seed_from(text: str) -> int:
    """A seed that follows from a text."""
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
