"""`plansza serve` as Typer knows it."""

from typing import Annotated

import typer
from typer.core import TyperCommand

from plansza.cli.seat_commands import key_file_option
from plansza.cli.terminal import Terminal


def add_serve(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    """Add the command."""
    words = terminal.words
    options = "[" + words("meta-options") + "]"
    days = words("meta-days")

    @app.command("serve", cls=kind, options_metavar=options, help=words("help-serve"))
    def serve(
        host: Annotated[
            str | None, typer.Option("--host", metavar="HOST", help=words("help-serve-host"))
        ] = None,
        port: Annotated[
            str | None, typer.Option("--port", metavar="N", help=words("help-serve-port"))
        ] = None,
        database: Annotated[
            str | None, typer.Option("--database", metavar="URL", help=words("help-serve-database"))
        ] = None,
        channels: Annotated[
            str | None, typer.Option("--channels", metavar="URL", help=words("help-serve-channels"))
        ] = None,
        processes: Annotated[
            str, typer.Option("--processes", metavar="N", help=words("help-serve-processes"))
        ] = "1",
        proxy: Annotated[
            str | None,
            typer.Option("--proxy", metavar=words("meta-address"), help=words("help-serve-proxy")),
        ] = None,
        name: Annotated[
            str | None,
            typer.Option("--name", metavar=words("meta-name"), help=words("help-serve-name")),
        ] = None,
        key_file: Annotated[str | None, key_file_option(words)] = None,
        lan: Annotated[
            bool, typer.Option("--lan", metavar="", help=words("help-serve-lan"))
        ] = False,
        open_: Annotated[
            bool, typer.Option("--open", metavar="", help=words("help-serve-open"))
        ] = False,
        keep_finished: Annotated[
            str | None,
            typer.Option("--keep-finished", metavar=days, help=words("help-serve-keep-finished")),
        ] = None,
        keep_abandoned: Annotated[
            str | None,
            typer.Option("--keep-abandoned", metavar=days, help=words("help-serve-keep-abandoned")),
        ] = None,
        config: Annotated[
            str | None,
            typer.Option("--config", metavar=words("meta-file"), help=words("help-serve-config")),
        ] = None,
        metrics: Annotated[
            bool, typer.Option("--metrics", metavar="", help=words("help-serve-metrics"))
        ] = False,
    ) -> None:
        from plansza.cli.serve import ServeRequest, run

        request = ServeRequest(
            host=host,
            port=port,
            database=database,
            channels=channels,
            proxy=proxy,
            name=name,
            key_file=key_file,
            lan=lan,
            open=open_,
            processes=processes,
            keep_finished=keep_finished,
            keep_abandoned=keep_abandoned,
            config=config,
            metrics=metrics,
        )
        run(terminal, request)
