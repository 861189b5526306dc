"""The commands as Typer knows them: names, options, help. What they do is in modules of theirs."""

import logging
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from plansza.cli import version_line
from plansza.cli.care.commands import add_care
from plansza.cli.club.commands import add_club
from plansza.cli.language import OPTION, language_of, take_language
from plansza.cli.programs.commands import add_programs
from plansza.cli.seat_commands import add_seats
from plansza.cli.serve_command import add_serve
from plansza.cli.terminal import Complaint, Terminal
from plansza.cli.usage import complaint_of, speak_help
from plansza.core.errors import PlanszaError
from plansza.core.printable import CleanFormatter
from plansza.words import LANGUAGES, Words, words_for

INTERRUPTED = 130
BAD_INPUT = 2
PROGRAM = "plansza"


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    asked, rest = take_language(list(arguments))
    if logging.lastResort is not None:  # where the log goes as long as nobody says otherwise
        logging.lastResort.setFormatter(CleanFormatter())
    terminal = Terminal(language_of())
    try:
        if asked is not None:
            words_for(asked)  # refuses a language that nobody speaks
            terminal = Terminal(asked)
        command = typer.main.get_command(build(terminal))
        return int(command.main(rest or ["--help"], PROGRAM, standalone_mode=False) or 0)
    except (PlanszaError, Complaint) as error:
        terminal.complain(error)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        complaint = complaint_of(error, terminal.words)
        if complaint is None:
            raise
        terminal.complain(complaint)
    return BAD_INPUT


def build(terminal: Terminal) -> typer.Typer:
    """The whole command line, in the reader's language."""
    words = terminal.words

    class Command(TyperCommand):
        """A command whose help speaks the reader's language throughout."""

        def get_help(self, ctx: Any) -> str:
            speak_help(self, ctx, words)
            return super().get_help(ctx)

        def get_usage(self, ctx: Any) -> str:
            return super().get_usage(ctx).replace("Usage:", words("help-usage"), 1)

    class Group(TyperGroup):
        """The same for the program itself."""

        def get_help(self, ctx: Any) -> str:
            speak_help(self, ctx, words)
            return super().get_help(ctx)

        def get_usage(self, ctx: Any) -> str:
            return super().get_usage(ctx).replace("Usage:", words("help-usage"), 1)

    app = typer.Typer(
        name=PROGRAM,
        cls=Group,
        add_completion=False,
        help=words("help-plansza"),
        options_metavar=_options_word(words),
        subcommand_metavar=words("meta-command") + " …",
    )
    _add_general(app, words)
    adders = (
        _add_games,
        _add_play,
        _add_simulate,
        _add_arena,
        _add_balance,
        _add_replay,
        _add_verify,
        _add_review,
        _add_puzzles,
        _add_bench,
        add_serve,
        add_seats,
        add_care,
        add_programs,
        add_club,
        _add_new_game,
    )
    for add in adders:
        add(app, terminal, Command)
    return app


def _add_general(app: typer.Typer, words: Words) -> None:
    def show_version(asked: bool) -> None:
        if asked:
            print(version_line())
            raise typer.Exit

    @app.callback()
    def general(
        version: Annotated[
            bool,
            typer.Option(
                "--version",
                callback=show_version,
                is_eager=True,
                metavar="",
                help=words("help-version"),
            ),
        ] = False,
        language: Annotated[
            str | None,
            typer.Option(OPTION, metavar="|".join(LANGUAGES), help=words("help-language")),
        ] = None,
    ) -> None:
        """Both are done before any command: `--language` in `run`, wherever it stands."""


def _add_games(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command("games", cls=kind, options_metavar=_options_word(words), help=words("help-games"))
    def games(json: Annotated[str | None, _json(words)] = None) -> None:
        from plansza.cli.games import run

        run(terminal, json)


def _add_play(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command("play", cls=kind, options_metavar=_options_word(words), help=words("help-play"))
    def play(
        game: Annotated[str, _game(words)],
        seat: Annotated[
            str, typer.Option("--seat", metavar="N", help=words("help-play-seat"))
        ] = "1",
        bot: Annotated[
            str, typer.Option("--bot", metavar="BOT", help=words("help-play-bot"))
        ] = "greedy",
        players: Annotated[str | None, _players(words)] = None,
        seed: Annotated[str | None, _seed(words)] = None,
        option: Annotated[list[str] | None, _options(words)] = None,
        record: Annotated[
            str | None,
            typer.Option("--record", metavar=words("meta-file"), help=words("help-play-record")),
        ] = None,
    ) -> None:
        from plansza.cli.play import PlayRequest, run

        run(terminal, PlayRequest(game, seat, bot, players, seed, option or [], record))


def _add_simulate(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command(
        "simulate",
        cls=kind,
        options_metavar=_options_word(words),
        help=words("help-simulate"),
    )
    def simulate(
        game: Annotated[str, _game(words)],
        players: Annotated[str | None, _players(words)] = None,
        games: Annotated[
            str, typer.Option("--games", metavar="N", help=words("help-simulate-games"))
        ] = "1000",
        seed: Annotated[str | None, _seed(words)] = None,
        option: Annotated[list[str] | None, _options(words)] = None,
        bots: Annotated[
            str, typer.Option("--bots", metavar="BOT,…", help=words("help-simulate-bots"))
        ] = "random",
        jobs: Annotated[str | None, _jobs(words)] = None,
        json: Annotated[str | None, _json(words)] = None,
    ) -> None:
        from plansza.cli.simulate import SimulateRequest, run

        run(terminal, SimulateRequest(game, players, games, seed, option or [], bots, jobs, json))


def _add_arena(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command("arena", cls=kind, options_metavar=_options_word(words), help=words("help-arena"))
    def arena(
        game: Annotated[list[str], _game(words)],
        bots: Annotated[
            str, typer.Option("--bots", metavar="BOT,…", help=words("help-arena-bots"))
        ] = "greedy,novice",
        games: Annotated[
            str, typer.Option("--games", metavar="N", help=words("help-arena-games"))
        ] = "100",
        seats: Annotated[
            str | None, typer.Option("--seats", metavar="K", help=words("help-players"))
        ] = None,
        option: Annotated[list[str] | None, _options(words)] = None,
        jobs: Annotated[str | None, _jobs(words)] = None,
        seed: Annotated[str | None, _seed(words)] = None,
        out: Annotated[str | None, _out(words)] = None,
        report: Annotated[str | None, _report(words)] = None,
        parquet: Annotated[
            str | None,
            typer.Option("--parquet", metavar=words("meta-file"), help=words("help-arena-parquet")),
        ] = None,
        save: Annotated[
            str | None,
            typer.Option("--save", metavar=words("meta-file"), help=words("help-arena-save")),
        ] = None,
        json: Annotated[str | None, _json(words)] = None,
        engine: Annotated[
            str, typer.Option("--engine", metavar="pool|ray", help=words("help-arena-engine"))
        ] = "pool",
    ) -> None:
        from plansza.cli.arena import ArenaRequest, run

        request = ArenaRequest(
            games=game,
            bots=bots,
            count=games,
            seats=seats,
            options=option or [],
            jobs=jobs,
            seed=seed,
            out=out,
            report=report,
            parquet=parquet,
            save=save,
            json=json,
            engine=engine,
        )
        run(terminal, request)


def _add_balance(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command(
        "balance", cls=kind, options_metavar=_options_word(words), help=words("help-balance")
    )
    def balance(
        game: Annotated[list[str], _game(words)],
        games: Annotated[
            str, typer.Option("--games", metavar="N", help=words("help-balance-games"))
        ] = "200",
        bots: Annotated[
            str, typer.Option("--bots", metavar="BOT", help=words("help-balance-bot"))
        ] = "greedy",
        seats: Annotated[
            str | None, typer.Option("--seats", metavar="K", help=words("help-balance-seats"))
        ] = None,
        jobs: Annotated[str | None, _jobs(words)] = None,
        seed: Annotated[
            str, typer.Option("--seed", metavar="S", help=words("help-balance-seed"))
        ] = "1",
        out: Annotated[str | None, _out(words)] = None,
        report: Annotated[str | None, _report(words)] = None,
        markdown: Annotated[
            str | None,
            typer.Option(
                "--markdown", metavar=words("meta-file"), help=words("help-balance-markdown")
            ),
        ] = None,
    ) -> None:
        from plansza.cli.balance import BalanceRequest, run

        run(terminal, BalanceRequest(game, bots, games, seats, jobs, seed, out, report, markdown))


def _add_replay(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command(
        "replay", cls=kind, options_metavar=_options_word(words), help=words("help-replay")
    )
    def replay(
        record: Annotated[
            str, typer.Argument(metavar=words("meta-record"), help=words("help-replay-record"))
        ],
        seat: Annotated[
            str | None, typer.Option("--seat", metavar="N", help=words("help-replay-seat"))
        ] = None,
        everything: Annotated[
            bool, typer.Option("--all", metavar="", help=words("help-replay-all"))
        ] = False,
    ) -> None:
        from plansza.cli.replay import run

        run(terminal, record, seat, everything)


def _add_verify(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command(
        "verify", cls=kind, options_metavar=_options_word(words), help=words("help-verify")
    )
    def verify(
        record: Annotated[
            str, typer.Argument(metavar=words("meta-record"), help=words("help-replay-record"))
        ],
    ) -> None:
        from plansza.cli.verify import run

        raise typer.Exit(run(terminal, record))


def _add_review(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command(
        "review", cls=kind, options_metavar=_options_word(words), help=words("help-review")
    )
    def review(
        record: Annotated[
            str, typer.Argument(metavar=words("meta-record"), help=words("help-replay-record"))
        ],
    ) -> None:
        from plansza.cli.review import run

        run(terminal, record)


def _add_puzzles(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words
    group = typer.Typer(
        name="puzzles",
        cls=app.info.cls,
        help=words("help-puzzles"),
        options_metavar=_options_word(words),
        subcommand_metavar=words("meta-command") + " …",
    )
    app.add_typer(group)

    @group.command("mine", cls=kind, options_metavar=_options_word(words), help=words("help-mine"))
    def mine(
        game: Annotated[str, _game(words)],
        count: Annotated[
            str, typer.Option("--count", metavar="N", help=words("help-mine-count"))
        ] = "80",
        seed: Annotated[
            str, typer.Option("--seed", metavar="S", help=words("help-mine-seed"))
        ] = "1",
        jobs: Annotated[str | None, _jobs(words)] = None,
        out: Annotated[
            str | None,
            typer.Option("--out", metavar=words("meta-file"), help=words("help-mine-out")),
        ] = None,
    ) -> None:
        from plansza.cli.puzzles import MineRequest, run_mine

        run_mine(terminal, MineRequest(game, count, seed, jobs, out))

    @group.command(
        "check", cls=kind, options_metavar=_options_word(words), help=words("help-check")
    )
    def check(
        game: Annotated[str, _game(words)],
        file: Annotated[
            str | None, typer.Argument(metavar=words("meta-file"), help=words("help-check-file"))
        ] = None,
        jobs: Annotated[str | None, _jobs(words)] = None,
        out: Annotated[
            str | None,
            typer.Option("--out", metavar=words("meta-file"), help=words("help-check-out")),
        ] = None,
    ) -> None:
        from plansza.cli.puzzles import run_check

        run_check(terminal, game, file, jobs, out)


def _add_bench(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command("bench", cls=kind, options_metavar=_options_word(words), help=words("help-bench"))
    def bench(
        game: Annotated[
            str,
            typer.Argument(
                metavar=words("meta-game"), help=words("help-bench-game"), show_default=False
            ),
        ] = "spor",
        seconds: Annotated[
            str, typer.Option("--seconds", metavar="X", help=words("help-bench-seconds"))
        ] = "2",
        json: Annotated[str | None, _json(words)] = None,
    ) -> None:
        from plansza.cli.bench import run

        run(terminal, game, seconds, json)


def _add_new_game(app: typer.Typer, terminal: Terminal, kind: type[TyperCommand]) -> None:
    words = terminal.words

    @app.command(
        "new-game", cls=kind, options_metavar=_options_word(words), help=words("help-new-game")
    )
    def new_game(
        name: Annotated[
            str, typer.Argument(metavar=words("meta-name"), help=words("help-new-game-name"))
        ],
        folder: Annotated[
            str | None,
            typer.Option(
                "--folder", metavar=words("meta-folder"), help=words("help-new-game-folder")
            ),
        ] = None,
    ) -> None:
        from plansza.cli.new_game import run

        run(terminal, name, folder)


def _options_word(words: Words) -> str:
    return "[" + words("meta-options") + "]"


def _game(words: Words) -> Any:
    return typer.Argument(metavar=words("meta-game"), help=words("help-game"))


def _players(words: Words) -> Any:
    return typer.Option("--players", metavar="P", help=words("help-players"))


def _seed(words: Words) -> Any:
    return typer.Option("--seed", metavar="S", help=words("help-seed"))


def _options(words: Words) -> Any:
    return typer.Option("--option", metavar=words("meta-pair"), help=words("help-option"))


def _jobs(words: Words) -> Any:
    return typer.Option("--jobs", metavar="N", help=words("help-simulate-jobs"))


def _out(words: Words) -> Any:
    return typer.Option("--out", metavar=words("meta-file"), help=words("help-arena-out"))


def _report(words: Words) -> Any:
    return typer.Option("--report", metavar=words("meta-file"), help=words("help-arena-report"))


def _json(words: Words) -> Any:
    return typer.Option("--json", metavar=words("meta-file"), help=words("help-json"))
