"""What Typer says by itself, in the reader's language: the frame of the help, wrong usage.

Its exceptions come from different places in different releases, so they are known by their names.
"""

import re
from typing import Any

from plansza.cli.terminal import Complaint
from plansza.words import Words


def speak_help(command: Any, ctx: Any, words: Words) -> None:
    """Put our words into the frame of the help page that is about to be shown."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = words("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("help-commands")
    rich_utils.REQUIRED_LONG_STRING = "[" + words("help-required") + "]"
    rich_utils.DEFAULT_STRING = "[" + words("help-default", value="{}") + "]"
    option = command.get_help_option(ctx)
    if option is not None:
        option.help = words("help-help")
        option.metavar = ""  # a flag: “<bool>” would only puzzle


def complaint_of(error: Exception, words: Words) -> Complaint | None:
    """What is wrong with the usage; None for an error that is a fault of ours."""
    if not hasattr(error, "format_message"):
        return None
    command = getattr(getattr(error, "ctx", None), "command_path", "plansza")
    what = _mistake(error, words)
    return Complaint(words("error-usage", what=what, command=f"{command} --help"))


def _mistake(error: Any, words: Words) -> str:
    match type(error).__name__:
        case "NoSuchOption":
            return words("usage-no-option", name=error.option_name)
        case "BadOptionUsage":
            return words("usage-option-value", name=error.option_name)
        case "MissingParameter":
            return words("usage-missing", name=_name(error.param))
        case "UsageError" if not getattr(error.ctx, "invoked_subcommand", None) and _is_group(
            error.ctx
        ):
            names = ", ".join(error.ctx.command.commands)
            return words("usage-no-command", name=_quoted(error, "'"), names=names)
    return words("usage-too-many", name=_quoted(error, r" \(", r"\)$"))


def _quoted(error: Any, before: str, after: str = "") -> str:
    """What the exception names only in its own sentence."""
    found = re.search(f"{before}(.*){after or before}", error.message)
    return found[1] if found else "–"


def _name(parameter: Any) -> str:
    return str(parameter.metavar or parameter.name)


def _is_group(ctx: Any) -> bool:
    return hasattr(getattr(ctx, "command", None), "commands")
