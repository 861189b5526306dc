"""`plansza review`: how the chances changed in a finished game, and which turns decided it."""

from plansza.bots.review import Review, Turn, review
from plansza.cli.replay import read
from plansza.cli.terminal import Terminal
from plansza.words import Words
from plansza.words.chances import better_told, change_told, percent, turn_told

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of a curve, at most


def run(terminal: Terminal, path: str) -> None:
    """Check the record, think about it, tell what was found."""
    record, game = read(terminal, path)
    words = terminal.words_of(game)
    with terminal.err.status(words("review-title")):
        found = review(game, record)
    names = [words.who(seat, ()) for seat in range(record.seats)]
    terminal.say(words.title(game.setup(record.seats, **record.options)), style="bold")
    for line in curves(words, found, names):
        terminal.say(line)
    terminal.say()
    terminal.say(words("review-turns" if found.turns else "review-none"), style="bold")
    for turn in found.turns:
        terminal.say(told(words, turn, names))
    terminal.say()
    terminal.say(words("review-how"), style="dim")


def curves(words: Words, found: Review, names: list[str]) -> list[str]:
    """A line for every side, and where it ended."""
    who = [words.join([names[seat] for seat in side]) for side in found.sides]
    width = max(map(len, who))
    series = [[chances[side[0]] for chances in found.chances] for side in found.sides]
    return [
        f"{name:{width}}  {spark(chances)}  {percent(chances[-1])}%"
        for name, chances in zip(who, series, strict=True)
    ]


def spark(chances: list[float]) -> str:
    """A curve in one line of text; a long one is shown at moments evenly apart."""
    width = min(WIDTH, len(chances))
    shown = [chances[place * (len(chances) - 1) // max(1, width - 1)] for place in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def told(words: Words, turn: Turn, names: list[str]) -> str:
    """A turning point in words."""
    text = turn_told(words, turn.first, names[turn.seat], turn.moves)
    change = change_told(words, turn.before, turn.after)
    better = turn.better
    tail = f" {better_told(words, better.move, better.gain)}" if better else ""
    return f"{text} – {change}.{tail}"
