"""What has become of a message on its way, in codes that both languages have words for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Delivered:
    """It has arrived, as far as anybody can tell."""


@dataclass(frozen=True)
class Later:
    """It may arrive if it is tried again, not before so many seconds."""

    trouble: str
    seconds: float = 0.0


@dataclass(frozen=True)
class Refused:
    """This message will never arrive."""

    trouble: str


@dataclass(frozen=True)
class Gone:
    """No message will ever arrive there."""

    trouble: str


Outcome = Delivered | Later | Refused | Gone
TROUBLES = (  # each has the words `notice-trouble-…`; a status follows its code behind a space
    "unreachable",
    "unknown-host",
    "slow",
    "private",
    "redirect",
    "status",
    "busy",
    "gone",
    "mail",
    "mail-refused",
    "push-off",
)
GONE = (404, 410)
BUSY = (408, 425, 429)
MOST_WAITED = 6 * 3600.0  # seconds that a stranger may ask us to wait


def outcome_of(status: int, retry_after: str = "") -> Outcome:
    """What an answer to a POST says."""
    if 200 <= status < 300:
        return Delivered()
    if status in GONE:
        return Gone(f"gone {status}")
    if 300 <= status < 400:
        return Refused(f"redirect {status}")
    if status in BUSY or status >= 500:
        seconds = float(retry_after) if retry_after.isdecimal() and len(retry_after) < 6 else 0.0
        return Later(f"busy {status}", min(seconds, MOST_WAITED))
    return Refused(f"status {status}")
