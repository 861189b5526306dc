"""The OpenAPI file, as true as the decoder.

Litestar describes what we send and where; what it means stands in the docstrings of our messages.
What we accept, msgspec decodes, so msgspec describes it: unknown fields are refused, and a number
that may be missing has its bounds all the same.
"""

from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import SecurityScheme

from plansza.web.common.requests import Strict

OURS = "plansza.web."
TOKEN = SecurityScheme(
    type="http",
    scheme="bearer",
    description="A program's token, which people make on the page /programs.",
)
PLACE = "#/components/schemas/{name}"


def accepted(kind: type[Strict] = Strict) -> Iterator[type[Strict]]:
    """All kinds of messages that clients may send, and their parts."""
    for each in kind.__subclasses__():
        yield each
        yield from accepted(each)


def meanings(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[tuple[str, str]]:
    """What our messages mean, by their names."""
    for each in kind.__subclasses__():
        if each.__module__.startswith(OURS) and each.__doc__:
            yield each.__name__, cleandoc(each.__doc__)
        yield from meanings(each)


class TrueJson(JsonRenderPlugin):
    """The file as JSON, the messages of clients told by their decoder."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Litestar's file with our descriptions in place of its own."""
        known = openapi_schema["components"]["schemas"]
        kinds = [kind for kind in accepted() if kind.__name__ in known]
        _, parts = msgspec.json.schema_components(kinds, ref_template=PLACE)
        for name, meaning in meanings():
            if name in known:
                known[name] = {"description": meaning, **known[name]}
        components = {**openapi_schema["components"], "schemas": {**known, **parts}}
        return self.render_json(request, {**openapi_schema, "components": components})
