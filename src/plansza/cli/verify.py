"""`plansza verify`: whether the luck in a record was fair, step by step."""

from plansza.cli.replay import read
from plansza.cli.terminal import Terminal
from plansza.core.errors import BadRecord
from plansza.core.verify import verify

WRONG = 1  # the exit code of a record that is not right


def run(terminal: Terminal, path: str) -> int:
    """Say each step that holds; the first that does not ends it, with the reason."""
    words = terminal.words
    try:
        record, game = read(terminal, path)
        for check in verify(game, record):
            terminal.say(words(f"verify-{check.code}", **check.facts), style="dim")
    except BadRecord as error:
        terminal.say(words("verify-bad", why=words.error(error)), style="bold")
        return WRONG
    terminal.say(words("verify-good"), style="bold")
    return 0
