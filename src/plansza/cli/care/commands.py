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
    add_tables(app, terminal, kind)
    add_doctor(app, terminal, kind)


def add_backup(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add `backup`, `restore` and `copy`."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"

    @app.command("backup", cls=kind, options_metavar=options, help=words("help-backup"))
    def backup(
        file: Annotated[str, file_argument(words, words("help-backup-file"))],
        database: Annotated[str | None, database_option(words)] = None,
        force: Annotated[bool, force_option(words, words("help-backup-force"))] = False,
    ) -> None:
        from plansza.cli.care.backup import run_backup

        run_backup(terminal, file, database, force)

    @app.command("restore", cls=kind, options_metavar=options, help=words("help-restore"))
    def restore(
        file: Annotated[str, file_argument(words, words("help-restore-file"))],
        database: Annotated[str | None, database_option(words)] = None,
        force: Annotated[bool, force_option(words, words("help-restore-force"))] = False,
    ) -> None:
        from plansza.cli.care.backup import run_restore

        run_restore(terminal, file, database, force)

    @app.command("copy", cls=kind, options_metavar=options, help=words("help-copy"))
    def copy(
        source: Annotated[str, url_argument(words("meta-from"), words("help-copy-from"))],
        target: Annotated[str, url_argument(words("meta-to"), words("help-copy-to"))],
        force: Annotated[bool, force_option(words, words("help-restore-force"))] = False,
    ) -> None:
        from plansza.cli.care.copy import run_copy

        run_copy(terminal, source, target, force)


def add_tables(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add the group of commands about tables."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"
    group = typer.Typer(
        name="tables",
        cls=app.info.cls,
        help=words("help-tables"),
        options_metavar=options,
        subcommand_metavar=words("meta-command") + " …",
    )
    app.add_typer(group)
    table_argument = typer.Argument(metavar=words("meta-table"), help=words("help-tables-table"))
    yes_option = typer.Option("--yes", metavar="", help=words("help-revoke-yes"))

    @group.command("list", cls=kind, options_metavar=options, help=words("help-tables-list"))
    def list_(
        database: Annotated[str | None, database_option(words)] = None,
        limit: Annotated[
            str, typer.Option("--limit", metavar="N", help=words("help-tables-limit"))
        ] = "20",
    ) -> None:
        from plansza.cli.care.tables import run_list

        run_list(terminal, database, limit)

    @group.command("show", cls=kind, options_metavar=options, help=words("help-tables-show"))
    def show(
        table: Annotated[str, table_argument],
        database: Annotated[str | None, database_option(words)] = None,
    ) -> None:
        from plansza.cli.care.tables import run_show

        run_show(terminal, database, table)

    @group.command("close", cls=kind, options_metavar=options, help=words("help-tables-close"))
    def close(
        table: Annotated[str, table_argument],
        database: Annotated[str | None, database_option(words)] = None,
        yes: Annotated[bool, yes_option] = False,
    ) -> None:
        from plansza.cli.care.tables import run_close

        run_close(terminal, database, table, yes)

    @group.command("delete", cls=kind, options_metavar=options, help=words("help-tables-delete"))
    def delete(
        table: Annotated[str, table_argument],
        database: Annotated[str | None, database_option(words)] = None,
        yes: Annotated[bool, yes_option] = False,
        force: Annotated[bool, force_option(words, words("help-tables-force"))] = False,
    ) -> None:
        from plansza.cli.care.tables import run_delete

        run_delete(terminal, database, table, yes, force)

    @group.command("export", cls=kind, options_metavar=options, help=words("help-tables-export"))
    def export(
        table: Annotated[str, table_argument],
        file: Annotated[str, file_argument(words, words("help-tables-export-file"))],
        database: Annotated[str | None, database_option(words)] = None,
    ) -> None:
        from plansza.cli.care.tables import run_export

        run_export(terminal, database, table, file)


def add_doctor(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add `doctor`."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"

    @app.command("doctor", cls=kind, options_metavar=options, help=words("help-doctor"))
    def doctor(
        database: Annotated[str | None, database_option(words)] = None,
        channels: Annotated[
            str | None, typer.Option("--channels", metavar="URL", help=words("help-serve-channels"))
        ] = None,
        proxy: Annotated[
            str | None,
            typer.Option("--proxy", metavar=words("meta-address"), help=words("help-serve-proxy")),
        ] = None,
        name: Annotated[
            str | None,
            typer.Option("--name", metavar=words("meta-name"), help=words("help-serve-name")),
        ] = None,
        config: Annotated[
            str | None,
            typer.Option("--config", metavar=words("meta-file"), help=words("help-serve-config")),
        ] = None,
    ) -> None:
        from plansza.cli.care.doctor import run

        raise typer.Exit(run(terminal, database, channels, proxy, name, config))


def file_argument(words: Words, help: str) -> Any:
    """A file that is read or written."""
    return typer.Argument(metavar=words("meta-file"), help=help)


def url_argument(metavar: str, help: str) -> Any:
    """A database."""
    return typer.Argument(metavar=metavar, help=help)


def force_option(words: Words, help: str) -> Any:
    """Do it though something would be lost."""
    return typer.Option("--force", metavar="", help=help)
