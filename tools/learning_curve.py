"""Draw how a network learnt: the curve that `python -m plansza.learning.train --curve` writes.

python -m tools.learning_curve spor.jsonl --out docs/experiments/pictures/learning-spor.svg
"""

import argparse
import json
from pathlib import Path

from plansza.arena.plots import Step, curve

TITLE = "Share of games won against greedy, with its 95% interval; the dashed line is an even share"


def picture(lines: list[str]) -> str:
    """The picture of a curve, by the games that the network had played against itself."""
    points = [json.loads(line) for line in lines]
    steps = [Step(each["games"], each["share"], each["low"], each["high"]) for each in points]
    return curve(steps, TITLE, "games")


def main(arguments: list[str] | None = None) -> None:
    """Read a curve, write a picture."""
    parser = argparse.ArgumentParser(prog="python -m tools.learning_curve", description=__doc__)
    parser.add_argument("curve")
    parser.add_argument("--out", required=True)
    asked = parser.parse_args(arguments)
    lines = Path(asked.curve).read_text(encoding="utf-8").splitlines()
    Path(asked.out).write_text(picture(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
