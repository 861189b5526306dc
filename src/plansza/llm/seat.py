"""A model in a seat of a server, as a program with a token.

    from plansza.client import Client
    from plansza.llm.endpoint import ask
    from plansza.llm.seat import play

    client = Client("http://127.0.0.1:8000", token)
    player = play(client.open_table("spor", name="Model", bots=[{"seat": 1}]), ask)
    print(player.account)

What happened comes from the table's feed, in the server's words for this seat; the view is read
back by the rules installed here.
"""

import secrets

from plansza.client import Game as Table
from plansza.client import Look, Presence, Refused
from plansza.core.chance import Chance, FastChance
from plansza.core.state import written
from plansza.games import find
from plansza.llm.asking import Ask
from plansza.llm.player import Forfeit, Manner, Player

SEED_BITS = 60


def play(table: Table, ask: Ask, manner: Manner | None = None) -> Player:
    """Play until the game is over; it can be taken up again at any time. Other players' offers are
    declined, for nobody asks a model about them."""
    table.look()
    assert table.state is not None, "a look brings the state"
    player = Player(find(table.state.game), ask, manner)
    chance = FastChance(secrets.randbits(SEED_BITS))
    for message in table.feed():
        if isinstance(message, Presence):
            continue
        entries = getattr(message, "log", [message])
        player.tell(*[line for entry in entries for line in entry.lines])
        look = message.now
        if look is None or look is not table.now:
            continue  # the seat has done something since
        player.names = tuple(seat.name for seat in look.seats)
        if look.status == "over":
            break
        _act(table, player, look, chance)
    return player


def _act(table: Table, player: Player, look: Look, chance: Chance) -> None:
    """Do what is asked of the seat now; what has been overtaken meanwhile is not done."""
    try:
        if look.offer is not None and look.offer.asked:
            table.answer(False)
        elif look.your_turn:
            view = player.game.view_from_text(written(look.view or {}))
            move = player.game.write_move(player.choose(view, chance))
            table.do("play", move=move, confirmed=True)
    except Forfeit:
        table.resign()
    except Refused:
        table.look()  # the feed tells what has changed
