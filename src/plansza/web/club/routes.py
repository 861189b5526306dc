"""What a server with a club has besides."""

from litestar.types import ControllerRouterHandler

from plansza.web.club.deals import DEAL_API, DEAL_PAGES
from plansza.web.club.entering import ENTER_API, ENTER_PAGES
from plansza.web.club.evening_pages import EVENING_PAGES
from plansza.web.club.evenings import EVENING_API
from plansza.web.club.icon import club_icon
from plansza.web.club.pages import CLUB_PAGES, own_page
from plansza.web.club.seats import SEATS_API
from plansza.web.club.section import ClubSection
from plansza.web.club.signing import SIGNING_API


def club_routes(section: ClubSection) -> list[ControllerRouterHandler]:
    """The routes of a club; without a `[club]` there are none."""
    found: list[ControllerRouterHandler] = []
    if section.secret is not None:
        found += [ENTER_API, *ENTER_PAGES]
    if section.icon is not None:
        found.append(club_icon)
    found += [*CLUB_PAGES, DEAL_API, *DEAL_PAGES, EVENING_API, *EVENING_PAGES]
    if section.players:
        found += [SIGNING_API, SEATS_API, own_page]
    return found
