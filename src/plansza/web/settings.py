"""What a server is told when it starts."""

from dataclasses import dataclass

from plansza.table.live_tables import IDLE, MOST_LIVE

MEMORY = "memory://"


@dataclass(frozen=True)
class ServerSettings:
    """Where to listen, where to keep tables, how patient to be. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None  # a file in the user's folder
    channels: str = MEMORY  # redis://… or postgresql://… when several processes share a database
    workers: int = 2  # processes that think for bots
    bot_pace: float = 1.0  # times the usual seconds of a bot's move; 0: at once
    hint_seconds: float = 1.0  # of the processor's time for a hint
    review_seconds: float = 9.0  # of the processor's time for the review of a game
    think_limit: float = 20.0  # for one decision of a bot; then any legal move will do
    heartbeat: float = 15.0  # of silence on a stream
    send_limit: float = 20.0  # for a client to take what was sent; then it is dropped
    live_tables: int = MOST_LIVE  # in memory; the longest unused go, and are read again when needed
    idle: float = IDLE  # for which a table stays in memory in any case
    rate: float = 1.0  # how generous the rate limits are; 0 switches them off
