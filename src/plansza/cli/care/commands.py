"""The commands of `plansza.cli.care` as Typer knows them."""

from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from plansza.cli.seat_commands import database_option
from plansza.cli.terminal import Terminal
from plansza.words import Words


def add_care(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add all of them."""
    add_backup(app, terminal, kind)


def add_backup(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add `backup` and `restore`."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"

    @app.command("backup", cls=kind, options_metavar=options, help=words("help-backup"))
    def backup(
        file: Annotated[str, file_argument(words, "help-backup-file")],
        database: Annotated[str | None, database_option(words)] = None,
        force: Annotated[bool, force_option(words, "help-backup-force")] = False,
    ) -> None:
        from plansza.cli.care.backup import run_backup

        run_backup(terminal, file, database, force)

    @app.command("restore", cls=kind, options_metavar=options, help=words("help-restore"))
    def restore(
        file: Annotated[str, file_argument(words, "help-restore-file")],
        database: Annotated[str | None, database_option(words)] = None,
        force: Annotated[bool, force_option(words, "help-restore-force")] = False,
    ) -> None:
        from plansza.cli.care.backup import run_restore

        run_restore(terminal, file, database, force)


def file_argument(words: Words, help: str) -> Any:
    """A file that is read or written."""
    return typer.Argument(metavar=words("meta-file"), help=words(help))


def force_option(words: Words, help: str) -> Any:
    """Do it though something would be lost."""
    return typer.Option("--force", metavar="", help=words(help))
