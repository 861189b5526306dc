"""What the host's file says of programs."""

from typing import Annotated

from msgspec import Meta, Struct


class ProgramsSection(Struct, frozen=True, forbid_unknown_fields=True):
    """`[programs]`: what programs may do here."""

    tokens: bool = True  # people may make tokens, and those that they have made are good
    bots: bool = True  # they may register bots, and those are there to be challenged
    tokens_each: Annotated[int, Meta(ge=1, le=1000)] = 20  # that a person may have at once
    bots_each: Annotated[int, Meta(ge=1, le=100)] = 5  # that he may have registered
    longest: Annotated[int, Meta(ge=1, le=3650)] = 365  # days for which a token may be good
    rate: Annotated[float, Meta(ge=0, le=1000)] = 1.0  # how generous their rate limits are
