"""The icon of a club, as the host gave it."""

from litestar import Response, get

from plansza.web.common.errors import web_refused
from plansza.web.context import Context

# An SVG can be opened as a page: then it shows itself, and nothing in it runs or is fetched.
STILL = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
KEPT = "public, max-age=86400"


@get("/club/icon", include_in_schema=False)
async def club_icon(context: Context) -> Response[bytes]:
    """A PNG or an SVG."""
    club = context.settings.configuration.club
    icon = club.icon if club is not None else None
    if icon is None:
        raise web_refused("not-found", "this club has no icon")
    headers = {"content-security-policy": STILL, "cache-control": KEPT}
    return Response(icon.data, media_type=icon.kind, headers=headers)
