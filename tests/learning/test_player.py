"""A network plays: in the arena, in the terminal and at a server's table, from views alone."""

import random
from pathlib import Path

import numpy as np
import pytest

from plansza.bots import make_bot
from plansza.bots.levels import UnknownBot
from plansza.core import FastChance
from plansza.games import find
from plansza.learning.player import NetworkBot, OtherSetup
from tests.arena.helper import played
from tests.cli.conftest import Ask, ask  # noqa: F401
from tests.client.conftest import NewClient, client, server  # noqa: F401
from tests.client.test_bot_run import bot_at, challenge
from tests.learning.helper import untaught
from tests.web.helper import Player, Server
from tests.web.programs.helper import register

pytestmark = pytest.mark.once


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A network for Spór that knows nothing."""
    untaught().save(tmp_path / "spor.npz")
    return str(tmp_path / "spor.npz")


def test_it_meets_other_bots_in_the_arena(file: str) -> None:
    from plansza.arena.contest import Contest, Variant

    game = find("spor")
    variant = Variant.of(game, game.setup())
    rows = list(played(Contest((variant,), (f"net:{file}", "random"), bytes(32), 4)).rows())
    assert {row.bot for row in rows} == {f"net:{file}", "random"}
    assert sum(row.won for row in rows) == 4
    assert {row.reason for row in rows} <= {"held", "four-damaged", "destroyed", "more-cards"} | {
        "more-left-standing"
    }


@pytest.mark.parametrize("glance", [0.0, 8.0])
def test_it_plays_what_its_network_scores_highest(glance: float, tmp_path: Path) -> None:
    network = untaught(glance=glance)
    network.save(tmp_path / "a.npz")
    game = find("spor")
    bot, position = (
        NetworkBot(game, str(tmp_path / "a.npz")),
        game.start(game.setup(), FastChance(1)),
    )
    other = 0
    while position.to_move:
        seat = position.to_move[0]
        view, legal = position.view(seat), position.legal_moves(seat)
        scores = network(np.asarray(view.tensor())[None])[0][0]
        rated = np.array(game.insight.rate(position, seat, legal))
        if glance and len(legal) > 1 and rated.std() > 0:
            scores[legal] += glance * (rated - rated.max()) / rated.std()
        move = bot.choose(view, FastChance(2))
        assert scores[move] == pytest.approx(max(scores[legal]), abs=1e-4)
        other += len(legal) > 1 and move != legal[int(rated.argmax())]
        position.play(seat, move)
    assert other  # it is not simply greedy


def test_it_knows_what_it_has_learnt(file: str, tmp_path: Path) -> None:
    spor, drako = find("spor"), find("drako")
    with pytest.raises(UnknownBot, match="does not play drako; its games: spor"):
        make_bot(f"net:{file}", drako)
    bot = make_bot(f"net:{file}", spor)
    position = spor.start(spor.setup(tactics="on"), FastChance(1))
    with pytest.raises(OtherSetup, match="has learnt spor with seats=2, tactics=off"):
        bot.choose(position.view(position.mover()), FastChance(1))


def test_the_terminal_names_a_file_that_is_not_there(ask: Ask) -> None:  # noqa: F811
    said = ask("arena", "spor", "--bots", "net:nowhere.npz,random", "--games", "2")
    assert said.code == 2
    assert "There is no network “nowhere.npz”" in said.err
    said = ask("arena", "spor", "--bots", "net,random", "--games", "2")
    assert "There is no network “–”" in said.err
    said = ask("arena", "spor", "--bots", "net:nowhere.npz,random", "--language", "pl")
    assert "Nie ma sieci „nowhere.npz”" in said.err


def test_it_sits_at_a_table(
    server: Server,  # noqa: F811
    client: NewClient,  # noqa: F811
    tmp_path: Path,
    file: str,
) -> None:
    """A class of one's own names the file; every move it makes is its own, none the table's."""
    (tmp_path / "learnt.py").write_text(
        "from plansza.learning.player import NetworkBot\n\n\n"
        f"class Learnt(NetworkBot):\n    file = {file!r}\n"
    )
    maker = Player(server)
    _, token = register(maker, "Sieć")
    options = {"stop-after": 1}
    with bot_at(server, tmp_path, token, "learnt:Learnt", **options) as process:
        luck = random.Random(3)
        game = challenge(client(), "sieć", "spor", options={"tactics": "off"})
        for turn in game.turns():
            turn.play(luck.choice(turn.moves).move)
        assert game.outcome is not None
        assert process.wait(60) == 0
    said = (tmp_path / "bot.log").read_text()
    assert "1 game" in said
    assert "instead of the bot, 0 moves" in said
    maker.close()
