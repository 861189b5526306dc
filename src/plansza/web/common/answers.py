"""A small answer as it goes over the wire, for where every move comes by.

Litestar's responses can do much more, and take several times as long to do it.
"""

from collections.abc import Iterable

import msgspec
from litestar.datastructures import Cookie
from litestar.types import Receive, Scope, Send

encode = msgspec.json.Encoder().encode


class JsonAnswer:
    """A 200 with something in JSON, as an ASGI application."""

    def __init__(self, content: msgspec.Struct, cookies: Iterable[Cookie] = ()) -> None:
        self._content = content
        self._cookies = cookies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = encode(self._content)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *(cookie.to_encoded_header() for cookie in self._cookies),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
