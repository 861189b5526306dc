"""`plansza games`: what there is to play."""

from typing import Any

from plansza.cli.terminal import STANDARD, Terminal
from plansza.core.contract import Game
from plansza.core.setup import Option
from plansza.games import GAMES
from plansza.words import Words
from plansza.words.missing import missing, said

DEFAULT_MARK = "*"


def run(terminal: Terminal, json: str | None) -> None:
    """List every game with its seats, options and choices."""
    terminal.check_target(json)
    games = list(GAMES.all().values())
    data = [_data(game, terminal.words_of(game)) for game in games]
    terminal.write_json(json, {"games": data, "broken": GAMES.broken()})
    if json != STANDARD:
        _show(terminal, games)


def _data(game: Game, words: Words) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": words.title(),
        "seats": list(game.seat_counts),
        "rules_version": game.rules_version,
        "missing": [said(words, lack) for lack in missing(game)],
        "options": [_option_data(option, words) for option in game.options],
        "presets": [
            {"id": id, "name": words.preset(id), "options": options}
            for id, options in game.presets().items()
        ],
    }


def _option_data(option: Option, words: Words) -> dict[str, Any]:
    names = {choice: words.choice(option.id, choice) for choice in option.choices}
    return {
        "id": option.id,
        "name": words.option(option.id),
        "choices": [{"id": choice, "name": name} for choice, name in names.items()],
        "default": option.default,
    }


def _show(terminal: Terminal, games: list[Game]) -> None:
    from rich import box
    from rich.table import Table

    words = terminal.words
    table = Table(box=box.SIMPLE_HEAD)
    for header in (
        words("header-game"),
        words("header-seats"),
        words("header-option"),
        words("header-choices"),
    ):
        table.add_column(header)
    for game in games:
        own = terminal.words_of(game)
        table.add_row(f"{game.id}: {own.title()}", ", ".join(map(str, game.seat_counts)))
        for option in game.options:
            table.add_row("", "", option.id, _choices(option))
            table.add_row(
                "", "", f"  {own.option(option.id)}", _choice_names(option, own), style="dim"
            )
        lacks = [said(own, lack) for lack in missing(game)]
        if lacks:
            table.add_row("", "", words("games-missing"), "\n".join(lacks), style="dim")
        table.add_section()
    terminal.say(table)
    terminal.say(words("games-default", mark=DEFAULT_MARK))
    tell_broken(terminal)


def tell_broken(terminal: Terminal) -> None:
    """The games that are installed and cannot be loaded, in a sentence each."""
    for id, why in GAMES.broken().items():
        terminal.say(terminal.words("games-broken", game=id, why=why), style="yellow")


def _choices(option: Option) -> str:
    return ", ".join(_marked(option, choice, choice) for choice in option.choices)


def _choice_names(option: Option, words: Words) -> str:
    return ", ".join(words.choice(option.id, choice) for choice in option.choices)


def _marked(option: Option, choice: str, text: str) -> str:
    return text + (DEFAULT_MARK if choice == option.default else "")
