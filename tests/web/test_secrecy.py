"""Two worlds that a reader cannot tell apart send it the same bytes, until they must differ.

Two servers run, one for each world of `two_worlds`: all cards that the reader never sees lie
elsewhere in the second. The same moves are made in both, and everything that the reader receives
over HTTP is compared: live streams, states in both languages and shapes, pages, records, receipts,
refusals, headers.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from plansza.games.spor import GAME as SPOR
from plansza.games.spor.rules.components import CARD_NAMES
from plansza.store import open_store
from plansza.web.about.routes import things_in
from tests.web import two_worlds
from tests.web.helper import Data
from tests.web.two_worlds import Act, Course, Plan, make_plan
from tests.web.wiretap import FeedTap, Parted, Tally, Wiretap, World, WorldServer

# An answer to “why not?” begins with the move that its reader has asked about himself.
ASKED = re.compile(rb'"move":"[^"]*","legal"')
WAZKA = "Wazka"
JSON = {"content-type": "application/json"}
PLANS = [
    make_plan("base, the attacker reads, soon over", 0, 12, attacker="1"),
    make_plan("base, the attacker reads", 0, 40, attacker="1"),
    make_plan("base, the defender reads", 1, 55, attacker="1"),
    make_plan("base, a spectator reads", None, 35, attacker="2"),
    make_plan("an exchange parts the attacker's worlds", 0, 15, True, attacker="1", tactics="on"),
    make_plan("an exchange parts the defender's worlds", 1, 15, True, attacker="1", tactics="on"),
    make_plan("tactics, the attacker reads", 1, 8, attacker="2", tactics="on"),
    make_plan(
        "tactics, the defender reads",
        0,
        8,
        attacker="2",
        tactics="on",
        retreat="several",
        transfer="own-dam",
        zdrada="any-dam",
        sweep="all",
    ),
    make_plan("tactics, a spectator reads", None, 8, attacker="1", tactics="on", match="rewanz"),
]


Servers = tuple[WorldServer, WorldServer]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    folder = tmp_path_factory.mktemp("worlds")
    two_worlds.write_deals(folder / "deals.json", [plan.deal for plan in PLANS])
    found: list[WorldServer] = []
    try:
        for world in (0, 1):
            found.append(WorldServer(folder / str(world), world, folder / "deals.json"))
        yield found[0], found[1]
    finally:
        for server in found:
            for player in server.players:
                player.close()
            server.end()
    for server in found:
        assert "Traceback" not in server.log.read_text()


# -- both worlds --------------------------------------------------------------------------------


@dataclass
class Both:
    """The same table in both worlds, and what the rules say about it."""

    plan: Plan
    worlds: tuple[World, World]
    truth: tuple[Course, Course]
    tally: Tally = field(default_factory=Tally)
    clicks: int = 0

    @property
    def readers(self) -> list[int | None]:
        """Who must not notice anything: what a seat cannot know, a spectator cannot either."""
        return [None] if self.plan.reader is None else [self.plan.reader, None]

    def same(self, reader: int | None, method: str, path: str, **more: Any) -> bytes:
        """Ask both worlds the same."""
        answers = [world.ask(reader, method, path, **more) for world in self.worlds]
        self.tally.compare(f"{method} {path} {more} of {reader}", *answers)
        return answers[0]

    def command(self, reader: int | None, language: str = "en", **fields: Any) -> bytes:
        """Give both worlds the same command, from somebody who must not tell them apart."""
        self.clicks += 1
        body = {"key": f"both-{self.clicks}", "seen": self.worlds[0].number, **fields}
        return self.same(
            reader, "POST", "/api/tables/TABLE/commands", json=body, params={"lang": language}
        )

    # -- acts -------------------------------------------------------------------------------

    def do(self, act: Act) -> None:
        """Carry out an act in both worlds; the reader's own receipts are compared too."""
        if act.seat in self.readers:
            self._do_openly(act)
        else:
            for world, move in zip(self.worlds, act.moves, strict=True):
                fields = {"move": move, "confirmed": True} if move else {}
                kind = "play" if move else "takeback"
                world.who(act.seat).do(kind, seen=world.number, **fields)
        for world, course in zip(self.worlds, self.truth, strict=True):
            course.do(act)
            world.number += 1

    def _do_openly(self, act: Act) -> None:
        """The reader wants to be asked before what cannot be taken back."""
        if not act.moves[0]:
            answer = self.command(act.seat, kind="takeback")
        else:
            assert act.moves[0] == act.moves[1]
            fields = {"kind": "play", "move": act.moves[0]}
            answer = self.command(act.seat, **fields)
            if b'"confirm-first"' in answer:
                answer = self.command(act.seat, **fields, confirmed=True)
        assert answer.startswith(b"200\n"), answer

    # -- what readers get -------------------------------------------------------------------

    def listen(self) -> None:
        """What the live streams have brought since."""
        for reader in self.readers:
            taps = zip(*(world.taps[reader] for world in self.worlds), strict=True)
            for place, pair in enumerate(taps):
                heard = [world.hear(tap) for world, tap in zip(self.worlds, pair, strict=True)]
                self.tally.compare(f"stream {place} of {reader}", *heard)

    def look(self, turn: int, all_of_it: bool) -> None:
        """States and refusals, some of them in turn or all."""
        for reader in self.readers:
            looks = list(self._looks(reader, turn))
            probes = list(self._probes(reader))
            for place, look in enumerate(looks):
                if all_of_it or place == turn % len(looks):
                    assert not look().startswith(b"5"), "a fault tells nothing of secrecy"
            for place, (language, fields) in enumerate(probes):
                if all_of_it or place % 20 == turn % 20:
                    answer = self.command(reader, language, **fields)
                    assert re.match(rb"4\d\d\n", answer), (fields, answer)

    def _looks(self, reader: int | None, turn: int) -> Iterator[Callable[[], bytes]]:
        get, post = (partial(self.same, reader, method) for method in ("GET", "POST"))
        api = "/api/tables/TABLE"
        for language in ("en", "pl"):
            for tall in (0, 1):
                yield partial(get, api, params={"lang": language, "tall": tall})
            yield partial(get, "/t/TABLE", params={"lang": language})
            yield partial(self._gap, reader, turn * 7, lang=language)
            yield partial(self._feed, reader, turn * 5, lang=language)
            yield partial(get, f"{api}/look", params={"lang": language})
            yield partial(get, f"{api}/look", program=True, params={"lang": language, "after": 2})
        past = 1 + turn * 3 % self.worlds[0].number
        yield partial(get, f"{api}/moments", params={"lang": ("en", "pl")[turn % 2]})
        yield partial(get, f"{api}/moments/{past}", params={"lang": ("en", "pl")[turn % 2]})
        yield partial(get, f"{api}/moments", params={"seat": 1 - (reader or 0)})
        yield partial(self._point, reader, past)
        yield partial(get, f"{api}/record")
        yield partial(self._ask_why, reader)
        yield partial(get, f"{api}/look", program=True, params={"seat": 1 - (reader or 0)})
        yield partial(get, f"{api}/feed", program=True, params={"seat": 1 - (reader or 0)})
        yield partial(get, "/api/tables")
        for path in (api, f"{api}/stream"):
            yield partial(get, path, params={"seat": 1 - (reader or 0)})
        yield partial(get, f"{api}/commands")
        yield partial(post, f"{api}/commands", content=b"{", headers=JSON)
        if reader is not None:
            yield partial(self._events, reader)
            yield partial(post, f"{api}/settings", json={"confirm": True})

    def _point(self, reader: int | None, past: int) -> bytes:
        """Ask about what the reader sees, a third of it each time, and about every card that lies
        elsewhere."""
        ids = things_in(self.worlds[0].who(reader).state()["picture"])
        hidden = {f"card-{CARD_NAMES[card]}" for card in self.plan.deal.moved} - ids
        ask = partial(self.same, reader, "GET", "/api/tables/TABLE/about")
        for id in sorted(ids)[past % 3 :: 3]:
            assert ask(params={"thing": id, "lang": "pl"}).startswith(b"200")
        for id in sorted(hidden):
            ask(params={"thing": id, "number": past})
            assert ask(params={"thing": id}).startswith(b"404")
        return ask(params={"thing": "nothing"})

    def _gap(self, reader: int | None, turn: int, **query: str) -> bytes:
        """A stream that is opened late brings what was missed."""
        after = turn % self.worlds[0].number
        heard = []
        for world in self.worlds:
            tap = Wiretap(world.who(reader), after=after, **query)
            heard.append(world.hear(tap))
            world.received.setdefault(reader, []).append(tap.data)
            tap.close()
        self.tally.compare(f"the gap of {reader} after {after}", *heard)
        return heard[0]

    def _feed(self, reader: int | None, turn: int, **query: str) -> bytes:
        """A program's feed that is opened late brings the state, and what was missed."""
        after = turn % self.worlds[0].number
        heard = []
        for world in self.worlds:
            tap = FeedTap(world.who(reader), world.token(reader), after=after, **query)
            heard.append(world.hear(tap))
            world.received.setdefault(reader, []).append(tap.data)
            tap.close()
        self.tally.compare(f"the feed of {reader} after {after}", *heard)
        return heard[0]

    def _events(self, reader: int) -> bytes:
        """What a program is told of this table when it begins to listen."""
        turn = reader in self.truth[0].position.to_move
        heard = []
        for world in self.worlds:
            world.ask(reader, "GET", "/api/tables/TABLE/look", program=True)
            lines = world.events(reader, 1 + turn)
            heard.append(b"".join(map(world.names.unnamed, lines)))
            world.received.setdefault(reader, []).extend(lines)
        self.tally.compare(f"the events of {reader}", *heard)
        return heard[0]

    def _ask_why(self, reader: int | None) -> bytes:
        """Whether moves with the very cards that lie elsewhere are legal, and why not."""
        ask = partial(self.same, reader, "GET", "/api/tables/TABLE/why", program=True)
        moves = [fields["move"] for _, fields in self._probes(reader) if fields["kind"] == "play"]
        for move in moves[::3]:
            assert not ask(params={"move": move}).startswith(b"5")
        return ask(params={"move": "nonsense", "lang": "pl"})

    def _probes(self, reader: int | None) -> Iterator[tuple[str, Data]]:
        """Commands that must be refused, and moves with the very cards that lie elsewhere."""
        number = self.worlds[0].number
        position = self.truth[0].position
        legal = [] if reader is None else position.legal_moves(reader)
        names = [CARD_NAMES[card] for card in sorted(self.plan.deal.moved)]
        some = names[number % len(names) :: 9] + names[: number % len(names) : 9]
        moves = [f"{name}>{1 + number % 7}" for name in some]
        moves += [f"give:{name}" for name in some] + [f"@{name}" for name in some]
        moves += [name for name in names if name.isalpha()]
        moves += [f"{what}{1 + number % 7}" for what in ("claim", "retreat", "log", "to")]
        moves += ["pass", "draw", "end", "draw-tactics", "across", "out", "nonsense"]
        known = [move for move in moves if _read(move) not in legal]
        if reader is None:
            known = known[::5]  # he may not move at all
        for place, move in enumerate(known):
            seen = (number, number, number - 1, 0)[place % 4]
            language = ("en", "pl")[place % 2]
            yield language, {"kind": "play", "move": move, "seen": seen}
        yield "en", {"kind": "play", "move": "end", "seat": 1 - (reader or 0)}
        yield "pl", {"kind": "sit", "seat": 0, "name": "Ewa"}
        yield "en", {"kind": "bot", "seat": 1}
        yield "en", {"kind": "stand-in", "seat": 1 - (reader or 0)}
        yield "pl", {"kind": "return"}
        yield "pl", {"kind": "answer", "yes": True}
        yield "en", {"kind": "offer", "what": "rematch"}
        yield "pl", {"kind": "chat", "text": " "}
        yield "en", {"kind": "leave"}
        if self.truth[0].may_take_back() != reader or reader is None:
            yield "pl", {"kind": "takeback"}


def _read(move: str) -> int:
    return -1 if move == "nonsense" or move not in MOVES else MOVES[move]


MOVES = {SPOR.write_move(move): move for move in range(SPOR.move_count(SPOR.setup(tactics="on")))}


@contextmanager
def opened(servers: Servers, plan: Plan, leak: str = "none") -> Iterator[Both]:
    """The plan's table in both worlds, with the readers' streams from the first entry on."""
    worlds = [World(server, server.players) for server in servers]
    try:
        options = {**plan.deal.options, "deal": str(PLANS.index(plan)), "leak": leak}
        for world in worlds:
            ania, olek, watcher = world.players
            olek.table = watcher.table = ania.open(name="Ania", game=two_worlds.ID, options=options)
        truth = Course(plan.deal, 0), Course(plan.deal, 1)
        both = Both(plan, (worlds[0], worlds[1]), truth)
        for world in worlds:
            world.number = 1
            for reader in (None, 0):
                world.taps[reader] = _taps(both, world, reader)
            world.players[1].do("sit", seat=1, name="Olek")
            world.number = 3
            for taps in list(world.taps.values()):
                for tap in taps:
                    tap.wait_for(3)  # it tells who is present, and Olek's streams are not yet there
            world.taps[1] = _taps(both, world, 1)
        yield both
    finally:
        for world in worlds:
            world.close()


def _taps(both: Both, world: World, who: int | None) -> list[Wiretap]:
    """Two streams for a reader, one to be present for others.

    Each is heard before the next is opened: they tell of one another.
    """
    taps: list[Wiretap] = []
    for query in ({"lang": "en"}, {"lang": "pl", "tall": 1})[: 1 + (who in both.readers)]:
        taps.append(Wiretap(world.who(who), **query))
        taps[-1].wait_for(world.number)
    if who in both.readers:
        taps.append(FeedTap(world.who(who), world.token(who), lang="pl"))
        taps[-1].wait_for(world.number)
    return taps


def play_together(both: Both) -> None:
    """All acts of the plan but the last, compared step by step."""
    together = both.plan.together
    for turn in range(together + 1):
        both.listen()
        whole = turn in (together // 2, together)
        if whole or turn % 2 == 0:  # streams are compared at every turn, answers at every other
            both.look(turn, all_of_it=whole)
        if turn < together:
            both.do(both.plan.acts[turn])


# -- the tests ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_equal_worlds_send_equal_bytes(
    servers: Servers, plan: Plan, record_property: Callable[[str, object], None]
) -> None:
    assert plan.together >= 12
    assert len(plan.deal.moved) >= 4
    with opened(servers, plan) as both:
        other = 1 - (plan.reader or 0)
        first, second = (world.who(other).state()["picture"] for world in both.worlds)
        assert first != second, "the worlds do not differ at all"
        play_together(both)
        for world in both.worlds:
            check_nothing_secret(both, world)
            heard = b"".join(tap.data for taps in world.taps.values() for tap in taps)
            assert b'"story":[{' in heard, "no turn was told in short"
            great = b'"stages":[{' in heard or plan is PLANS[0]  # which is soon over
            assert great, "no great moment was compared"
        both.do(plan.acts[-1])
        with pytest.raises(Parted):
            both.listen()
        with pytest.raises(Parted):
            both.same(plan.reader, "GET", "/api/tables/TABLE")
        for world in both.worlds:
            check_the_end(world)
        assert both.tally.answers > 3 * plan.together
        assert both.tally.size > 12_000 * plan.together
        record_property("moves", plan.together)
        record_property("answers", both.tally.answers)
        record_property("bytes", both.tally.size)
        print(
            f"{plan.name}: {plan.together} moves, {len(plan.deal.moved)} cards elsewhere, "
            f"{both.tally.answers} answers, {both.tally.size} bytes"
        )


def test_the_result_slip_tells_nobody_in_which_world_he_is(servers: Servers) -> None:
    """The end opens the record; the account is still what the reader's own view tells."""
    plan = PLANS[0]
    with opened(servers, plan) as both:
        for act in plan.acts[: plan.together]:
            both.do(act)
        for world in both.worlds:
            world.players[1].do("resign")
        for reader in both.readers:
            for language in ("en", "pl"):
                first, second = (
                    world.who(reader).state(lang=language)["now"]["outcome"]
                    for world in both.worlds
                )
                assert first == second
                assert first["lines"]


def test_the_plans_say_something() -> None:
    assert sum(plan.together for plan in PLANS) > 300
    exchanges = [plan for plan in PLANS if plan.exchange]
    assert {plan.reader for plan in exchanges} == {0, 1, None}
    for plan in exchanges:
        assert sum(act.secret for act in plan.acts) >= 6
    for plan in PLANS:
        assert plan.apart > 0.8 * plan.together
        if plan.name.startswith("an exchange parts") or (plan.exchange and plan.reader is None):
            assert any(act.secret and act.moves[0] != act.moves[1] for act in plan.acts)
    assert any(not act.moves[0] for plan in PLANS for act in plan.acts), "nothing was taken back"


@pytest.mark.parametrize(
    ("leak", "name"),
    [
        ("event", "base, the attacker reads"),
        ("board", "base, the attacker reads"),
        ("board", "base, a spectator reads"),
        ("moves", "base, the defender reads"),
        ("refusal", "base, the attacker reads"),
        ("header", "tactics, a spectator reads"),
    ],
)
def test_a_leak_is_found(servers: Servers, leak: str, name: str) -> None:
    plan = next(plan for plan in PLANS if plan.name == name)
    with opened(servers, plan, leak) as both, pytest.raises(Parted):
        play_together(both)


def check_nothing_secret(both: Both, world: World) -> None:
    """No seed, digest, key, holder, nor the secret move of another."""
    with open_store(world.server.database) as store:
        head, entries = store.head(world.table), store.read(world.table)
        signing = store.setting("signing-key")
    course = both.truth[world.server.world]
    words = [head.seed.hex(), both.plan.deal.seed.hex(), course.position.digest(), signing]
    words += [entry.body.get("check") for entry in entries]
    words += [entry.body.get("holder") for entry in entries]
    words += [entry.key.partition(":")[0] for entry in entries]
    words += [
        cookie.partition(".")[0]
        for player in world.players
        for cookie in player.http.cookies.values()
        if "." in cookie
    ]
    secret = {word.encode() for word in words if word}
    assert len(secret) > both.plan.together / 2
    for reader in both.readers:
        texts = [
            entry.body["move"] for entry in entries if entry.kind == "move" and entry.seat != reader
        ]
        # There are two dragonflies: the reader may have been offered to give his own.
        moves = {text.encode() for text in texts if text.startswith("give:") and WAZKA not in text}
        got = world.received[reader] + [tap.data for tap in world.taps[reader]]
        assert sum(map(len, got)) > 50_000
        whole = ASKED.sub(b'"legal"', strip_cookies(b"\n".join(got)))
        for word in secret | moves:
            assert word not in whole, f"{word!r} reached {reader}"
        for name in (b'"check"', b"digest", b'"holder"', b'"move":"give' * (reader is None)):
            assert not name or name not in whole


def strip_cookies(data: bytes) -> bytes:
    """A browser gets its own secret, in its cookie and nowhere else."""
    return re.sub(rb"(?mi)^set-cookie: .*$", b"", data)


def check_the_end(world: World) -> None:
    """When the game is over everybody may see everything."""
    before = world.players[2].state()
    assert before["seed"] is None
    assert before["record"] is None
    world.players[1].do("resign")
    after = world.players[2].state()
    with open_store(world.server.database) as store:
        assert after["seed"] == store.head(world.table).seed.hex()
    assert f"seed {after['seed']}" in after["record"]
    assert f"commitment {before['commitment']}" in after["record"]
