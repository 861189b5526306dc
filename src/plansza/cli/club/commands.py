"""`plansza club …` as Typer knows it."""

from typing import Annotated

import typer
from typer.core import TyperCommand

from plansza.cli.seat_commands import database_option
from plansza.cli.terminal import Terminal


def add_club(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add the group of commands."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"
    group = typer.Typer(
        name="club",
        cls=app.info.cls,
        help=words("help-club"),
        options_metavar=options,
        subcommand_metavar=words("meta-command") + " …",
    )
    app.add_typer(group)
    csv_option = typer.Option("--csv", metavar="", help=words("help-club-csv"))
    player_argument = typer.Argument(metavar=words("meta-name"), help=words("help-club-player"))

    @group.command("players", cls=kind, options_metavar=options, help=words("help-club-players"))
    def players(
        database: Annotated[str | None, database_option(words)] = None,
        csv: Annotated[bool, csv_option] = False,
    ) -> None:
        from plansza.cli.club.listing import run_players

        run_players(terminal, database, csv)

    @group.command("rename", cls=kind, options_metavar=options, help=words("help-club-rename"))
    def rename(
        player: Annotated[str, player_argument],
        name: Annotated[
            str, typer.Argument(metavar=words("meta-name"), help=words("help-club-new-name"))
        ],
        database: Annotated[str | None, database_option(words)] = None,
    ) -> None:
        from plansza.cli.club.listing import run_rename

        run_rename(terminal, database, player, name)

    @group.command("remove", cls=kind, options_metavar=options, help=words("help-club-remove"))
    def remove(
        player: Annotated[str, player_argument],
        database: Annotated[str | None, database_option(words)] = None,
        yes: Annotated[
            bool, typer.Option("--yes", metavar="", help=words("help-revoke-yes"))
        ] = False,
    ) -> None:
        from plansza.cli.club.listing import run_remove

        run_remove(terminal, database, player, yes)

    @group.command("ratings", cls=kind, options_metavar=options, help=words("help-club-ratings"))
    def ratings(
        database: Annotated[str | None, database_option(words)] = None,
        recompute: Annotated[
            bool, typer.Option("--recompute", metavar="", help=words("help-club-recompute"))
        ] = False,
        csv: Annotated[bool, csv_option] = False,
    ) -> None:
        from plansza.cli.club.listing import run_ratings

        run_ratings(terminal, database, recompute, csv)

    @group.command("evenings", cls=kind, options_metavar=options, help=words("help-club-evenings"))
    def evenings(
        database: Annotated[str | None, database_option(words)] = None,
        csv: Annotated[bool, csv_option] = False,
    ) -> None:
        from plansza.cli.club.listing import run_evenings

        run_evenings(terminal, database, csv)
