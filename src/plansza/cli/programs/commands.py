"""The commands of `plansza.cli.programs` as Typer knows them."""

from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from plansza.cli.seat_commands import database_option, key_file_option
from plansza.cli.terminal import Terminal
from plansza.words import Words


def add_programs(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add all of them."""
    add_bot(app, terminal, kind)
    add_mcp(app, terminal, kind)
    add_ladder(app, terminal, kind)


def group_of(app: typer.Typer, words: Words, name: str, help: str) -> typer.Typer:
    """A group of commands."""
    group = typer.Typer(
        name=name,
        cls=app.info.cls,
        help=help,
        options_metavar="[" + words("meta-options") + "]",
        subcommand_metavar=words("meta-command") + " …",
    )
    app.add_typer(group)
    return group


def server_option(words: Words) -> Any:
    """Where the tables are."""
    return typer.Option("--server", metavar="URL", help=words("help-server"))


def token_option(words: Words) -> Any:
    """What says who asks."""
    return typer.Option("--token-file", metavar=words("meta-file"), help=words("help-token-file"))


def add_bot(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add `bot run`."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"
    group = group_of(app, words, "bot", words("help-bot"))

    @group.command("run", cls=kind, options_metavar=options, help=words("help-bot-run"))
    def run(
        bot: Annotated[str, typer.Argument(metavar="MODULE:CLASS", help=words("help-bot-class"))],
        server: Annotated[str, server_option(words)] = "http://127.0.0.1:8000",
        token_file: Annotated[str | None, token_option(words)] = None,
        games: Annotated[
            str | None,
            typer.Option("--games", metavar="GAME,…", help=words("help-bot-games")),
        ] = None,
        at_once: Annotated[
            str, typer.Option("--at-once", metavar="N", help=words("help-bot-at-once"))
        ] = "1",
        accept: Annotated[
            str, typer.Option("--accept", metavar="OFFER,…", help=words("help-bot-accept"))
        ] = "takeback,rematch",
        stop_after: Annotated[
            str | None, typer.Option("--stop-after", metavar="N", help=words("help-bot-stop"))
        ] = None,
    ) -> None:
        from plansza.cli.programs.bot import BotRequest, run_bot

        run_bot(terminal, BotRequest(bot, server, token_file, games, at_once, accept, stop_after))


def add_mcp(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add `mcp`."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"

    @app.command("mcp", cls=kind, options_metavar=options, help=words("help-mcp"))
    def mcp(
        server: Annotated[
            str | None, typer.Option("--server", metavar="URL", help=words("help-mcp-server"))
        ] = None,
        token_file: Annotated[str | None, token_option(words)] = None,
        http: Annotated[
            str | None, typer.Option("--http", metavar="PORT", help=words("help-mcp-http"))
        ] = None,
        host: Annotated[
            str, typer.Option("--host", metavar="HOST", help=words("help-mcp-host"))
        ] = "127.0.0.1",
    ) -> None:
        from plansza.cli.programs.mcp import McpRequest, run_mcp

        run_mcp(terminal, McpRequest(server, token_file, http, host))


def add_ladder(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add `ladder run` and `ladder show`."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"
    group = group_of(app, words, "ladder", words("help-ladder"))

    @group.command("run", cls=kind, options_metavar=options, help=words("help-ladder-run"))
    def run(
        server: Annotated[str, server_option(words)] = "http://127.0.0.1:8000",
        database: Annotated[str | None, database_option(words)] = None,
        key_file: Annotated[str | None, key_file_option(words)] = None,
        games: Annotated[
            str | None,
            typer.Option("--games", metavar="GAME,…", help=words("help-ladder-games")),
        ] = None,
        at_once: Annotated[
            str, typer.Option("--at-once", metavar="N", help=words("help-ladder-at-once"))
        ] = "2",
        clock: Annotated[
            str, typer.Option("--clock", metavar="N", help=words("help-ladder-clock"))
        ] = "600",
        stop_after: Annotated[
            str | None, typer.Option("--stop-after", metavar="N", help=words("help-ladder-stop"))
        ] = None,
    ) -> None:
        from plansza.cli.programs.ladder import LadderRequest, run_ladder

        run_ladder(
            terminal,
            LadderRequest(server, database, key_file, games, at_once, clock, stop_after),
        )

    @group.command("show", cls=kind, options_metavar=options, help=words("help-ladder-show"))
    def show(
        server: Annotated[str, server_option(words)] = "http://127.0.0.1:8000",
        game: Annotated[
            str | None, typer.Option("--game", metavar="GAME", help=words("help-ladder-games"))
        ] = None,
    ) -> None:
        from plansza.cli.programs.ladder import show_ladder

        show_ladder(terminal, server, game)
