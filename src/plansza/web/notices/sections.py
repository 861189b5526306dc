"""What a host may write about notices: `[notices]`, `[push]`, `[webhooks]` and `[mail]`."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Seconds = Annotated[float, Meta(ge=0)]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the host's file: what we do not know is a mistake in it."""


class NoticeSection(Section, frozen=True):
    """When something is told, and how long it is tried. Times are in seconds."""

    settle: Seconds = 25.0  # for a turn to be taken, or its page to be opened
    looked: Seconds = 600.0  # after a page of the seat was open, until one is told all the same
    calm: Seconds = 90.0  # after the start, for pages that are open to say so
    pause: Annotated[float, Meta(ge=0.05)] = 5.0  # between two looks for news
    patience: Seconds = 3 * 86400.0  # until a message that does not arrive is given up
    retry: Annotated[float, Meta(gt=0)] = (
        30.0  # before the second try; every further one waits longer
    )
    site: str = ""  # where links lead, such as https://tables.example.org; else as the player came


class PushSection(Section, frozen=True):
    """Messages to browsers. `contact` is told to the push services, which may write to it."""

    on: bool = True
    contact: str = ""


class WebhookSection(Section, frozen=True):
    """Messages to other programs. `private` lets them go to addresses of the host's own network,
    which strangers' webhooks must never reach."""

    on: bool = True
    private: bool = False


class MailSection(Section, frozen=True, kw_only=True):
    """Letters, by the host's own post office; without this section there are none."""

    host: str
    site: str  # where links lead: a stranger who is written to must not be led elsewhere
    sender: str = field(name="from")
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    password_file: str = ""

    def __post_init__(self) -> None:
        """Letters that wait for a password are missed late: that there is none is told at once."""
        if not self.password_file:
            return
        if self.password:
            raise ValueError("give a password or a password_file, not both")
        try:
            Path(self.password_file).open("rb").close()
        except OSError as error:
            raise ValueError(f"{self.password_file}: {error.strerror}") from error
