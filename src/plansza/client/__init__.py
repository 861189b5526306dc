"""Play at a server's tables from a program: `pip install plansza[client]`.

    from plansza.client import Client

    client = Client("https://tables.example.org", token)
    game = client.open_table("spor", name="Robo", bots=[{"seat": 1}])
    for turn in game.turns():
        turn.play(turn.moves[0].move)

`AsyncClient` is the same with `await` and `async for`. Whatever is lost on the way is sent again,
and a stream that breaks is opened again where it broke; what the server refuses is `Refused`.
"""

from plansza.client.asynchronous import AsyncClient, AsyncGame
from plansza.client.messages import Entry, Event, Look, Me, Move, Presence, Seat, State
from plansza.client.refusals import ClientError, Refused, ServerGone
from plansza.client.synchronous import Client, Game

__all__ = [
    "AsyncClient",
    "AsyncGame",
    "Client",
    "ClientError",
    "Entry",
    "Event",
    "Game",
    "Look",
    "Me",
    "Move",
    "Presence",
    "Refused",
    "Seat",
    "ServerGone",
    "State",
]
