"""What is worth measuring in this game alone: how fast a greedy bot decides."""

from plansza.bench import Work
from plansza.bots.basic import GreedyBot
from plansza.core.chance import FastChance
from plansza.core.contract import Game, View

SEATS = 4


def works(game: Game) -> list[Work]:
    """Decisions of whole greedy games."""
    views = greedy_views(game)
    bot, chance = GreedyBot(game), FastChance(3)

    def once() -> int:
        for view in views:
            bot.choose(view, chance)
        return len(views)

    return [Work("greedy decisions", "decisions/s", once)]


def greedy_views(game: Game) -> list[View]:
    """What the seats to move see in one game between greedy bots."""
    bot, chance = GreedyBot(game), FastChance(2)
    position = game.start(game.setup(SEATS), FastChance(4))
    found: list[View] = []
    while to_move := position.to_move:
        found.append(position.view(to_move[0]))
        position.step(to_move[0], bot.choose(found[-1], chance))
    return found
