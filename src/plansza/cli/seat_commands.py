"""`plansza seats …` as Typer knows it: what a host may do to the seats of all tables."""

from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from plansza.cli.terminal import Terminal
from plansza.words import Words


def add_seats(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add the group of commands."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"
    group = typer.Typer(
        name="seats",
        cls=app.info.cls,
        help=words("help-seats"),
        options_metavar=options,
        subcommand_metavar=words("meta-command") + " …",
    )
    app.add_typer(group)

    @group.command("revoke", cls=kind, options_metavar=options, help=words("help-revoke"))
    def revoke(
        database: Annotated[str | None, database_option(words)] = None,
        yes: Annotated[
            bool, typer.Option("--yes", metavar="", help=words("help-revoke-yes"))
        ] = False,
    ) -> None:
        from plansza.cli.seats import run_revoke

        run_revoke(terminal, database, yes)

    @group.command("link", cls=kind, options_metavar=options, help=words("help-seat-link"))
    def link(
        address: Annotated[
            str, typer.Argument(metavar=words("meta-table"), help=words("help-seat-link-table"))
        ],
        seat: Annotated[str, typer.Argument(metavar="N", help=words("help-seat-link-seat"))],
        database: Annotated[str | None, database_option(words)] = None,
        key_file: Annotated[str | None, key_file_option(words)] = None,
    ) -> None:
        from plansza.cli.seats import run_link

        run_link(terminal, address, seat, database, key_file)


def database_option(words: Words) -> Any:
    """Which tables are meant."""
    return typer.Option("--database", metavar="URL", help=words("help-serve-database"))


def key_file_option(words: Words) -> Any:
    """Where the key of the server lies, if not in its database."""
    return typer.Option("--key-file", metavar=words("meta-file"), help=words("help-serve-key-file"))
