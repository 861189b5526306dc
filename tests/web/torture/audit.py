"""What the log says in the end, against what everybody was told."""

from collections import Counter
from dataclasses import dataclass

from plansza.core.record import read_record, replay
from plansza.games.spor import GAME
from plansza.store.entries import Entry, Head
from plansza.table.reading import CHECK
from plansza.table.table import OVER, Table
from tests.web.torture.people import Crowd, Order, Watcher


@dataclass
class Verdict:
    """Of one scenario, for the table at the end of the run."""

    scenario: str
    kills: int
    faults: int
    acknowledged: int
    repeated: int
    unavailable: int
    lost: int
    doubled: int
    longest_outage: float
    seconds: float

    def row(self) -> list[str]:
        """Its row of the table."""
        numbers = (self.kills, self.faults, self.acknowledged, self.repeated, self.unavailable)
        times = (f"{self.longest_outage:.1f} s", f"{self.seconds:.0f} s")
        return [self.scenario, *map(str, (*numbers, self.lost, self.doubled)), *times]


HEADINGS = [
    *("scenario", "kills", "faults", "acknowledged", "settled by key", "503"),
    *("lost", "doubled", "longest outage", "took"),
]


def table_of(verdicts: list[Verdict]) -> list[str]:
    """All verdicts as lines of Markdown."""
    rows = [HEADINGS, *(each.row() for each in verdicts)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [" | ".join(cell.ljust(w) for cell, w in zip(r, widths, strict=True)) for r in rows]
    lines.insert(1, " | ".join("-" * width for width in widths))
    return [f"| {line} |" for line in lines]


class Audit:
    """Reads every log once nobody writes any more, and compares."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.logs: dict[str, list[Entry]] = {}
        self.tables: dict[str, Table] = {}
        self.keys: Counter[tuple[str, str]] = Counter()
        with crowd.house.store() as store:
            for head in store.heads(limit=100_000):
                self.read(head, store.read(head.id))

    def read(self, head: Head, log: list[Entry]) -> None:
        """Follow a log: no gap, and every digest holds."""
        assert [entry.number for entry in log] == list(range(1, len(log) + 1)), "a gap"
        table = Table(GAME, head)
        for entry in log:
            table.apply(entry)
            check = entry.body.get("check")
            if check is not None:
                assert table.position is not None
                assert check == table.position.digest()[:CHECK], f"{head.id} {entry}"
            if entry.key:
                self.keys[head.id, entry.key.rpartition(":")[2]] += 1
        if table.status == OVER:
            text = table.record().text()
            assert replay(GAME, read_record(text)).outcome == table.outcome
        self.logs[head.id], self.tables[head.id] = log, table

    # -- commands -----------------------------------------------------------------------------

    def lost(self) -> list[Order]:
        """Acknowledged, and not where they were said to be."""
        return [
            order
            for order in self.crowd.orders
            if order.number is not None and not self.stands(order, order.number)
        ]

    def stands(self, order: Order, number: int) -> bool:
        """Whether the entry of this number is that of the order."""
        log = self.logs.get(order.table, [])
        if number > len(log):
            return False
        entry = log[number - 1]
        kind = {"play": "move"}.get(order.kind, order.kind)
        told = (order.key, kind, order.move)
        return told == (entry.key.rpartition(":")[2], entry.kind, entry.body.get("move", ""))

    def doubled(self) -> list[tuple[str, str]]:
        """Carried out more often than acknowledged: keys that stand in a log twice, or though
        they were refused, and tables that one click opened twice."""
        twice = [name for name, times in self.keys.items() if times > 1]
        refused = [(order.table, order.key) for order in self.crowd.orders if order.refused]
        opened = {table for place in self.crowd.places for table in place.opened}
        unknown = [(table, "opened twice") for table in self.logs if table not in opened]
        return twice + [name for name in refused if self.keys[name]] + unknown

    # -- pages --------------------------------------------------------------------------------

    def check_pages(self) -> None:
        """Every page heard every entry once, in order, as it stands in the log."""
        with self.crowd.house.store() as store:
            for watcher in self.crowd.watchers:
                for table in watcher.place.opened:
                    self.check_page(watcher, table)
                    assert watcher.count(table) >= self.crowd.last_due(store, table)

    def check_page(self, watcher: Watcher, table: str) -> None:
        told = [(e["number"], e["kind"], e["seat"], e["at"]) for e in watcher.heard[table]]
        written = [(e.number, e.kind, e.seat, e.at) for e in self.logs[table]]
        assert told == written[: len(told)], f"{watcher.name} heard something else of {table}"


def judge(crowd: Crowd, scenario: str, kills: int, faults: int, seconds: float) -> Verdict:
    """Compare everything; what there is to say of it."""
    players = crowd.players
    audit = Audit(crowd)
    audit.check_pages()
    lost, doubled = audit.lost(), audit.doubled()
    verdict = Verdict(
        scenario=scenario,
        kills=kills,
        faults=faults,
        acknowledged=crowd.acknowledged,
        repeated=sum(player.repeated for player in players),
        unavailable=crowd.unavailable,
        lost=len(lost),
        doubled=len(doubled),
        longest_outage=max(player.longest_outage for player in players),
        seconds=seconds,
    )
    assert not lost, lost
    assert not doubled, doubled
    return verdict
