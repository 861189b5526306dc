"""The ways that a letter may take, as far as this server has them."""

from dataclasses import replace
from urllib.parse import urlsplit

from plansza.store.notices import Recipient
from plansza.web.configuration import Configuration
from plansza.web.notices import hooks
from plansza.web.notices.doors import Door
from plansza.web.notices.letters import Letter
from plansza.web.notices.mail import PostOffice
from plansza.web.notices.outcomes import Delivered, Gone, Outcome
from plansza.web.notices.push import make_pusher
from plansza.web.notices.targets import HookTarget, MailTarget, PushTarget, read


class Delivery:
    """Sends letters: to browsers, other programs, and letter boxes."""

    def __init__(self, configuration: Configuration, key: str) -> None:
        push, webhooks, mail = configuration.push, configuration.webhooks, configuration.mail
        self.private = webhooks.private
        self.site = configuration.notices.site.rstrip("/")
        self._door = Door(webhooks.private)
        self.pusher = make_pusher(key, push.contact, self._door) if push.on else None
        self.webhooks = webhooks.on
        self.office = PostOffice(mail) if mail is not None else None

    @property
    def push_key(self) -> str:
        """What a browser is told to believe; nothing where there is no push."""
        return self.pusher.public_key if self.pusher is not None else ""

    def offers(self, kind: str) -> bool:
        """Whether this server has such a way."""
        ways = {
            "push": self.pusher is not None,
            "webhook": self.webhooks,
            "mail": bool(self.office),
        }
        return ways[kind]

    def site_for(self, kind: str, came_by: str) -> str:
        """Where links lead: as the host says, else as the player himself came."""
        if kind == "mail" and self.office is not None:
            return self.office.site
        return self.site or came_by

    async def send(self, recipient: Recipient, letter: Letter) -> Outcome:
        """Send a letter; what has become of it."""
        target = read(recipient.target)
        match target:
            case PushTarget() if self.pusher is not None:
                return await self.pusher.send(target, letter)
            case HookTarget() if self.webhooks:
                return await hooks.send(self._door, target, letter)
            case MailTarget() if self.office is not None:
                return await self.office.send(target, letter)
        return Gone("push-off")

    async def ask(self, recipient: Recipient) -> Outcome:
        """Ask whether a letter box is its owner's."""
        target = read(recipient.target)
        if isinstance(target, MailTarget) and self.office is not None:
            return await self.office.ask(recipient, target)
        return Delivered()


def renewed(recipient: Recipient, trouble: str) -> Recipient:
    """The same with what is wrong with it now."""
    return replace(recipient, trouble=trouble)


def host_of(recipient: Recipient) -> str:
    """Whom messages to it burden: limits count by it."""
    target = read(recipient.target)
    match target:
        case PushTarget(endpoint=url) | HookTarget(url=url):
            return urlsplit(url).hostname or ""
        case MailTarget(address=address):
            return address.rpartition("@")[2].lower()
