"""What is worth measuring in this game alone: K3, the proof that a claim holds."""

from plansza.bench import Work
from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance
from plansza.core.contract import Game
from plansza.games.spor.board import Board
from plansza.games.spor.components import DAMS
from plansza.games.spor.rules import SporPosition

BOARDS = 48


def works(game: Game) -> list[Work]:
    """Proofs of claims, on boards as they come about between players who want to win."""
    pairs = claimable(game, BOARDS)

    def once() -> int:
        for board, dam in pairs:
            board.claim_holds(dam)
        return len(pairs)

    return [Work("claim proofs", "proofs/s", once)]


def claimable(game: Game, count: int) -> list[tuple[Board, int]]:
    """Boards at the moment the attacker fills a dam's side: then the proof is asked for first."""
    bot, chance = GreedyBot(game), FastChance(8)
    found: list[tuple[Board, int]] = []
    while len(found) < count:
        position = game.start(game.setup(), FastChance(chance.below(1 << 30)))
        assert isinstance(position, SporPosition)
        while to_move := position.to_move:
            moment = position.board.moments
            position.step(to_move[0], bot.choose(position.view(to_move[0]), chance))
            board = position.board
            found += [(board.copy(), dam) for dam in range(DAMS) if board.full_at[dam] > moment]
    return found[:count]
