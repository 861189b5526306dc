"""What a server is told when it starts."""

from dataclasses import dataclass, field

from plansza.table.live_tables import IDLE, MOST_LIVE
from plansza.web.configuration import Configuration
from plansza.web.tables.attendance import GRACE

MEMORY = "memory://"


@dataclass(frozen=True)
class ServerSettings:
    """Where to listen, where to keep tables, how patient to be. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None  # a file in the user's folder
    channels: str = MEMORY  # redis://… or postgresql://… when several processes share a database
    processes: int = 1  # that serve, on one socket; all numbers here are for all of them together
    workers: int = 2  # processes that think for bots
    bot_pace: float = 1.0  # times the usual seconds of a bot's move; 0: at once
    hint_seconds: float = 1.0  # of the processor's time for a hint
    review_seconds: float = 9.0  # of the processor's time for the review of a game
    think_limit: float = 20.0  # for one decision of a bot; then any legal move will do
    heartbeat: float = 15.0  # of silence on a stream
    send_limit: float = 20.0  # for a client to take what was sent; then it is dropped
    live_tables: int = MOST_LIVE  # in memory; the longest unused go, and are read again when needed
    idle: float = IDLE  # for which a table stays in memory in any case
    grace: float = GRACE  # for an absent player to come back, before others may call a bot
    rate: float = 1.0  # how generous the rate limits are; 0 switches them off
    connections: int = 5000  # in all; fewer where the system allows fewer files; 0: any number
    connections_by_address: int = 600  # which may be a whole school, and never half of all; 0: any
    head_limit: float = 10.0  # for the head of a request to arrive; 0: for ever, as below
    body_limit: float = 30.0  # for its body
    keep_alive: float = 30.0  # for which a connection may wait for the next request
    hang_limit: float = 15.0  # without a sign of life of one of several processes; then it is ended
    health_fresh: float = 1.0  # for which /health remembers whether the store takes entries
    proxies: tuple[str, ...] = ()  # addresses or networks whose forwarded headers are believed
    names: tuple[str, ...] = ()  # of this server; a request for any other is refused
    key: str | None = field(default=None, repr=False)  # to sign with, instead of the store's own
    metrics_token: str | None = field(default=None, repr=False)  # for whoever reads /metrics
    keep_finished: int | None = None  # days since its last entry, for which a table is kept
    keep_abandoned: int | None = None  # the same where the game is not over; None is for ever
    configuration: Configuration = field(default_factory=Configuration)  # the host's file
    deadline_look: float = 5.0  # between two looks for turns that have ended
    revoked_within: float = 5.0  # until a running server knows that all seats were revoked
    shuffle: float = 6.0  # for the luck that players promised; hidden pages look every five

    @property
    def is_alone(self) -> bool:
        """Whether no other process serves the same tables."""
        return self.processes == 1 and self.channels == MEMORY
