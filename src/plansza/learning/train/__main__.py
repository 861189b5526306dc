"""The command: warm up, play against itself, measure, write the network and its curve."""

import argparse
import json
import sys
from dataclasses import fields
from pathlib import Path
from time import process_time

from plansza.games import find

try:
    import torch
except ImportError as error:
    raise SystemExit('training needs PyTorch: pip install "plansza[train]"') from error

from plansza.learning.network import Network
from plansza.learning.train.run import Plan, Point, train


def main(arguments: list[str] | None = None) -> None:
    """Train one network."""
    asked = _asked(arguments)
    torch.set_num_threads(1)  # with several, sums are added up in another order
    game = find(asked.game)
    chosen = dict(text.split("=", 1) for text in asked.option)
    setup = game.setup(asked.seats, **chosen)
    plan = Plan(**{each.name: getattr(asked, each.name) for each in fields(Plan)})
    curve: list[Point] = []
    out = asked.out or f"{game.id}.npz"

    def tell(point: Point, network: Network) -> None:
        curve.append(point)
        network.save(out)
        low, high = point.low, point.high
        print(
            f"{point.phase:5} {point.games:7} games {point.steps:9} moves: "
            f"{point.share:4.0%} ({low:.0%}–{high:.0%}) against greedy; "
            f"{process_time():.0f} s of processor time {point.told}",
            file=sys.stderr,
            flush=True,
        )
        if asked.curve:
            lines = [json.dumps(each.plain()) for each in curve]
            Path(asked.curve).write_text("\n".join([*lines, ""]), encoding="utf-8")

    train(game, setup, plan, tell, start=asked.begin)


def _asked(arguments: list[str] | None) -> argparse.Namespace:
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m plansza.learning.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", metavar="FILE", help="where the network goes; GAME.npz")
    parser.add_argument(
        "--curve", metavar="FILE", help="where the curve goes, a line of JSON a point"
    )
    parser.add_argument("--begin", metavar="FILE", help="go on with this network")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--rows", type=int, default=usual.rows, help="games at once")
    parser.add_argument("--warm", type=int, default=usual.warm, help="rounds of lessons; 0: none")
    parser.add_argument(
        "--glance", type=float, default=usual.glance, help="what ratings at a glance count; 0: none"
    )
    parser.add_argument("--games", type=int, default=usual.games, help="games against itself")
    parser.add_argument(
        "--measure", type=int, default=usual.measure, help="deals against greedy, for the curve"
    )
    parser.add_argument("--every", type=int, default=usual.every, help="games between two such")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
