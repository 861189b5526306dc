"""The OpenAPI file, as true as the decoder.

Litestar describes what we send and where. What we accept, msgspec decodes, so msgspec describes it:
unknown fields are refused, and a number that may be missing has its bounds all the same.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from plansza.web.common.requests import Strict

PLACE = "#/components/schemas/{name}"


def accepted(kind: type[Strict] = Strict) -> Iterator[type[Strict]]:
    """All kinds of messages that clients may send, and their parts."""
    for each in kind.__subclasses__():
        yield each
        yield from accepted(each)


class TrueJson(JsonRenderPlugin):
    """The file as JSON, the messages of clients told by their decoder."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Litestar's file with our descriptions in place of its own."""
        known = openapi_schema["components"]["schemas"]
        kinds = [kind for kind in accepted() if kind.__name__ in known]
        _, parts = msgspec.json.schema_components(kinds, ref_template=PLACE)
        components = {**openapi_schema["components"], "schemas": {**known, **parts}}
        return self.render_json(request, {**openapi_schema, "components": components})
