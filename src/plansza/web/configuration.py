"""What a host writes into one file, for `plansza serve --config FILE`: all that wants more than a
switch. Each section belongs to the part of the server that reads it."""

from ipaddress import ip_network
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from plansza.web.club.section import ClubSection, decoded
from plansza.web.notices.sections import MailSection, NoticeSection, PushSection, WebhookSection
from plansza.web.programs.section import ProgramsSection


class Metrics(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers for Prometheus at /metrics. Without a token they are for whoever asks directly from
    this machine, the proxy's network or one of these addresses and networks."""

    readers: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for each in self.readers:
            ip_network(each, strict=False)


class Logs(Struct, frozen=True, forbid_unknown_fields=True):
    """What the server tells of itself, on its standard error."""

    form: Literal["lines", "json"] = "lines"
    level: Literal["error", "warning", "info", "debug"] = "warning"
    requests: bool = False  # a line for each: its route, status and time
    details: bool = False  # what errors say, though it may name players or cards


class Configuration(Struct, frozen=True, forbid_unknown_fields=True):
    """The sections; one that is left out is as it is without a file."""

    programs: ProgramsSection = ProgramsSection()
    notices: NoticeSection = NoticeSection()
    push: PushSection = PushSection()
    webhooks: WebhookSection = WebhookSection()
    mail: MailSection | None = None
    metrics: Metrics | None = None
    logs: Logs = Logs()
    club: ClubSection | None = None


def read_configuration(path: Path) -> Configuration:
    """What a file says; OSError where it cannot be read, ValueError with the place of a mistake."""
    return msgspec.toml.decode(path.read_bytes(), type=Configuration, dec_hook=decoded)
