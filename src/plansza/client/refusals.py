"""What can go wrong for a program at a table."""

from collections.abc import Mapping


class ClientError(Exception):
    """Something that a program at a table should know."""


class Refused(ClientError):
    """The server said no: a stable `code`, a sentence for people, facts, and the status."""

    def __init__(
        self, code: str, message: str, facts: Mapping[str, object] | None = None, status: int = 0
    ) -> None:
        super().__init__(message)
        self.code = code
        self.facts = dict(facts or {})
        self.status = status


class ServerGone(ClientError):
    """The server has not answered for as long as the client was told to be patient."""
