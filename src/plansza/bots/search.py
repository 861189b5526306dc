"""Information-set Monte Carlo tree search over imagined positions, the same for every game.

Every round deals the hidden cards anew as the searching seat can imagine them, walks down one tree
that all deals share, plays on until the position is quiet, and asks the game's insight how it looks
to each seat. A node stands for a sequence of moves; in different deals different moves are legal
there, so each move counts how often it was there to be chosen. The insight also weighs moves: those
that look better are tried earlier, the others only once a node has been visited often enough.
"""

from collections.abc import Sequence
from math import exp, sqrt
from time import thread_time
from typing import Final

from plansza.bots.basic import Bot
from plansza.core.chance import Chance, split
from plansza.core.contract import Game, Insight, Position, View
from plansza.core.native import mypyc_attr

ALWAYS: Final = 1 << 30  # rounds, where only time limits a search
NO_LIMIT: Final = 1e9  # seconds, where only rounds limit it
STEEPEST: Final = 30.0  # between the weights of two moves; exp() of more is of no use
LONGEST_UNREST: Final = 60  # moves until a position is judged though it is not quiet
LOOK_UP: Final = 16  # rounds between two looks at the clock


class Style:
    """How a search spends its time; found by matches, game by game."""

    def __init__(
        self,
        curiosity: float = 0.8,  # how much the weight of a move counts against what was seen
        sharpness: float = 1.0,  # how far the insight's weights set moves apart; 0 asks for none
        breadth: float = 3.0,  # moves considered at first,
        widening: float = 1.5,  # and so many times the root of the visits more
        caution: float = 0.0,  # how much worse an untried move is taken to be than the tried ones
        depth: float = 0.0,  # moves played on as the insight rates them, before judging
        reach: float = 0.0,  # decisions the tree may look ahead; 0 for any number
        random: float = 0.0,  # 1: play on at random to the end of the game
        plan: float = 40.0,  # rounds after which a planner has seen enough,
        sight: float = 2.0,  # and decisions it looks ahead; 0 for any number
    ) -> None:
        self.curiosity = curiosity
        self.sharpness = sharpness
        self.breadth = int(breadth)
        self.widening = widening
        self.caution = caution
        self.depth = int(depth)
        self.reach = int(reach)
        self.random = random > 0.0
        self.plan = int(plan)
        self.sight = int(sight)


def style_for(game: Game, **changes: float) -> Style:
    """The style that suits a game best, with some of it changed."""
    return Style(**{**game.insight.style(), **changes})


def at_a_glance(insight: Insight, position: Position, seat: int) -> int:
    """The move that the insight rates best."""
    legal = position.legal_moves(seat)
    if len(legal) == 1:
        return legal[0]
    ratings = insight.rate(position, seat, legal)
    return legal[ratings.index(max(ratings))]


class Edge:
    """A move from a node, and what came of it for its mover."""

    def __init__(self, move: int, weight: float, likelihood: float) -> None:
        self.move = move
        self.weight = weight
        self.likelihood = likelihood  # e to the weight, on the scale of its node
        self.tries = 0
        self.total = 0.0
        self.there = 0  # how often the move could be chosen
        self.seen = -1  # the round in which it was last found to be legal
        self.child: Node | None = None

    def mean(self) -> float:
        """What the move brought, on average."""
        return self.total / self.tries if self.tries else 0.0


class Node:
    """One decision, reached by the same moves in many deals."""

    def __init__(self) -> None:
        self.seat = -1
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}
        self.order: list[Edge] = []  # the heaviest first
        self.scale = 0.0
        self.legal: list[int] = []  # here in the last deal: often the same in the next one,
        self.looked = -1  # and the round in which they were looked up

    def learn(self, insight: Insight, position: Position, new: list[int], sharpness: float) -> None:
        """Weigh the moves that were never legal here before."""
        weights = [0.0] * len(new)
        if sharpness > 0.0 and len(new) + len(self.order) > 1:
            weights = insight.weigh(position, self.seat, new)
        if not self.order:
            self.scale = max(weights)
        lightest = self.order[-1].weight if self.order else self.scale
        sorted_still = True
        for at in range(len(new)):
            weight = weights[at]
            lead = max(-STEEPEST, min(STEEPEST, sharpness * (weight - self.scale)))
            edge = Edge(new[at], weight, exp(lead))
            self.edges[new[at]] = edge
            self.order.append(edge)
            sorted_still = sorted_still and weight <= lightest
            lightest = weight
        if not sorted_still:  # where all weigh the same there is nothing to sort
            self.order.sort(key=_heaviest_first)

    def mark(self, legal: list[int], now: int) -> list[int]:
        """These moves are legal in this round; those that never were before."""
        edges = self.edges
        new: list[int] = []
        for move in legal:
            edge = edges.get(move)
            if edge is None:
                new.append(move)
            else:
                edge.seen = now
        return new


def _heaviest_first(edge: Edge) -> float:
    return -edge.weight


class Choice:
    """A move that a search considered."""

    def __init__(self, move: int, tries: int, value: float) -> None:
        self.move = move
        self.tries = tries
        self.value = value  # the searching seat's chance to win after it

    def __repr__(self) -> str:
        return f"Choice(move={self.move}, tries={self.tries}, value={self.value:.3f})"


class Search:
    """One tree and the rounds that grow it. With an opening, moves that the seat makes first in
    every deal, the tree begins after them; then only `mean` tells how the seat fared."""

    def __init__(
        self,
        game: Game,
        style: Style,
        base: Position,
        seat: int,
        chance: Chance,
        opening: Sequence[int] = (),
    ) -> None:
        self.insight = game.insight
        self.style = style
        self.base = base
        self.seat = seat
        self.chance = chance
        self.opening = list(opening)
        self.root = Node()
        self.rounds = 0
        self.total = 0.0  # of all rounds, for the searching seat
        self.steps = 0  # moves simulated, in the tree and beyond
        self.by_luck = False  # whether luck led here: in other deals other moves were legal

    # -- growing ----------------------------------------------------------------------------------

    def run(self, rounds: int = ALWAYS, seconds: float = NO_LIMIT, patient: bool = False) -> None:
        """Grow the tree for so many rounds, or for so many seconds of this thread's time; unless
        patient, only until the move tried most can no longer be overtaken."""
        start = thread_time()
        done = 0
        while done < rounds:
            for _ in range(min(LOOK_UP, rounds - done)):
                self.round()
                done += 1
            used = thread_time() - start
            if used >= seconds:
                return
            left = min(float(rounds - done), done * (seconds - used) / max(used, 1e-9))
            if not patient and self._lead() > left:
                return

    def round(self) -> None:
        """Deal, walk down, play on, judge, and tell every node on the way."""
        position = self.base.copy()
        position.reimagine(self.seat, self.chance)
        self.rounds += 1
        nodes: list[Node] = []
        taken: list[Edge] = []
        seat, node = self.seat, self.root
        for move in self.opening:
            position.step(self.seat, move)
            seat = position.mover()
        while seat >= 0:
            legal = self._moves(position, seat)
            self.steps += 1
            if len(legal) == 1:
                position.step(seat, legal[0])
            else:
                node.seat = seat
                edge = self._select(node, position, legal)
                nodes.append(node)
                taken.append(edge)
                position.step(seat, edge.move)
                child = edge.child
                if child is None or len(taken) == self.style.reach:
                    edge.child = child or Node()
                    self._play_on(position)
                    break
                node = child
            seat = position.mover()
        values = self.insight.values(position)
        self.total += values[self.seat]
        for at in range(len(taken)):  # compiled, twice as fast as a zip
            node, edge = nodes[at], taken[at]
            value = values[node.seat]
            node.visits += 1
            node.total += value
            edge.tries += 1
            edge.total += value

    def _moves(self, position: Position, seat: int) -> list[int]:
        """All of them where chance plays on: to think about moves takes longer than to try them."""
        legal = position.legal_moves(seat)
        if self.style.random or len(legal) == 1:
            return legal
        return self.insight.worthwhile(position, seat, legal)

    def _select(self, node: Node, position: Position, legal: list[int]) -> Edge:
        """The most promising of the moves considered here."""
        style = self.style
        if legal != node.legal:
            node.legal, node.looked = legal[:], self.rounds
            new = node.mark(legal, self.rounds)
            if new:
                node.learn(self.insight, position, new, style.sharpness)
                node.mark(new, self.rounds)
        looked = node.looked
        width = style.breadth + int(style.widening * sqrt(node.visits))
        total = 0.0
        considered = 0
        for edge in node.order:
            if edge.seen == looked:
                edge.there += 1
                total += edge.likelihood
                considered += 1
                if considered == width:
                    break
        hope = (node.total / node.visits if node.visits else 0.5) - style.caution
        best, chosen = -1e9, node.order[0]
        for edge in node.order:
            if edge.seen == looked:
                seen = edge.total / edge.tries if edge.tries else hope
                share = edge.likelihood / total
                score = seen + style.curiosity * share * sqrt(edge.there) / (1 + edge.tries)
                if score > best:
                    best, chosen = score, edge
                considered -= 1
                if not considered:
                    break
        return chosen

    def _play_on(self, position: Position) -> None:
        """Some moves as the insight rates them, until the position can be judged; or all at random
        to the end of the game."""
        if self.style.random:
            self._play_out(position)
            return
        insight, depth, made = self.insight, self.style.depth, 0
        while made < depth or (made < LONGEST_UNREST and not insight.quiet(position)):
            seat = position.mover()
            if seat < 0:
                break
            position.step(seat, at_a_glance(insight, position, seat))
            made += 1
        self.steps += made

    def _play_out(self, position: Position) -> None:
        self.steps += position.playout(self.chance, ALWAYS)

    # -- what was found ---------------------------------------------------------------------------

    @property
    def value(self) -> float:
        """The searching seat's chance to win, as its own moves turned out."""
        return self.root.total / self.root.visits if self.root.visits else 0.5

    @property
    def mean(self) -> float:
        """What all rounds brought the searching seat, also those after an opening."""
        return self.total / self.rounds if self.rounds else 0.5

    def choices(self) -> list[Choice]:
        """The moves tried, most often first; of equals the one that brought more."""
        found = [Choice(edge.move, edge.tries, edge.mean()) for edge in self.root.order]
        return sorted(found, key=lambda each: (-each.tries, -each.value))

    def line(self, move: int, length: int) -> list[tuple[int, int]]:
        """How the search expects the game to go on after a move: seats and moves."""
        found: list[tuple[int, int]] = []
        node = self.root.edges[move].child
        while node is not None and node.order and len(found) < length:
            edge = max(node.order, key=_tries)
            if not edge.tries:
                break
            found.append((node.seat, edge.move))
            node = edge.child
        return found

    def _lead(self) -> float:
        """By how many tries the first move of the root is ahead of the second."""
        tries = sorted([edge.tries for edge in self.root.order])
        return float(tries[-1] - tries[-2]) if len(tries) > 1 else float(ALWAYS)

    def forced(self) -> list[int]:
        """The only move worth a thought, if there is but one: the tree has no node for it."""
        moves = self._moves(self.base, self.seat)
        return moves if len(moves) == 1 else []

    def follow(self, move: int) -> None:
        """Make the searching seat's own move and keep the part of the tree that it leads to."""
        if not self.forced():
            edge = self.root.edges.get(move)
            self.root = edge.child if edge is not None and edge.child is not None else Node()
        revealed = self.base.reveals
        self.base.step(self.seat, move)
        self.by_luck = self.base.reveals != revealed

    def fits(self, view: View) -> bool:
        """Whether the tree is about this very knowledge; never after others moved or luck fell."""
        seated = self.seat == view.seat and self.seat in self.base.to_move
        return seated and not self.by_luck and self.base.view(self.seat).text() == view.text()


def _tries(edge: Edge) -> int:
    return edge.tries


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Chooses by search, for so many rounds or so many seconds of processor time a decision; within
    a turn it goes on with the tree it has."""

    def __init__(
        self,
        game: Game,
        rounds: int = ALWAYS,
        seconds: float = NO_LIMIT,
        style: Style | None = None,
    ) -> None:
        super().__init__(game)
        self.rounds = rounds
        self.seconds = seconds
        self.style = style_for(game) if style is None else style
        self.last: Search | None = None

    def choose(self, view: View, chance: Chance) -> int:
        search = self.search(view, chance)
        forced = search.forced()
        if not forced:
            search.run(self.rounds, self.seconds)
        move = forced[0] if forced else search.choices()[0].move
        search.follow(move)
        return move

    def search(self, view: View, chance: Chance) -> Search:
        """The tree of the last decision where it is still about the same, else a new one."""
        assert view.seat is not None
        if self.last is None or not self.last.fits(view):
            base = self.game.imagine(view, chance)
            self.last = Search(self.game, self.style, base, view.seat, split(chance))
        return self.last
