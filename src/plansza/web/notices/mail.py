"""Letters by the host's post office, over SMTP."""

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from pathlib import Path

from plansza.store.notices import Recipient
from plansza.web.notices.letters import Letter
from plansza.web.notices.outcomes import Delivered, Later, Outcome, Refused
from plansza.web.notices.sections import MailSection
from plansza.web.notices.targets import MailTarget
from plansza.words import words_for

PATIENCE = 10.0  # seconds for each answer of the post office
TEMPORARY = range(400, 500)


class PostOffice:
    """Sends letters; each in a thread, for smtplib waits."""

    def __init__(self, section: MailSection) -> None:
        self._section = section
        self.site = section.site.rstrip("/")

    async def send(self, target: MailTarget, letter: Letter) -> Outcome:
        """Send what is told, with the way to stop it (RFC 8058)."""
        post = self._message(target, letter.title)
        post["List-Unsubscribe"] = f"<{letter.stop_url}>"
        post["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        digest = sha256(f"{letter.id} {target.address}".encode()).hexdigest()[:32]
        post.replace_header("Message-ID", f"<{digest}@{self._domain}>")
        end = f"{letter.stop_label}: {letter.stop_url}"
        post.set_content(f"{letter.body}\n\n{letter.open_label}: {letter.url}\n\n-- \n{end}\n")
        return await asyncio.to_thread(self._deliver, post)

    async def ask(self, recipient: Recipient, target: MailTarget) -> Outcome:
        """Ask whether an address is its own: until then it is told nothing."""
        words = words_for(recipient.language)
        post = self._message(target, words("notice-confirm-title"))
        link = f"{recipient.site}/notices/confirm/{recipient.proof}"
        lines = [words("notice-confirm-body"), link, words("notice-confirm-else")]
        post.set_content("\n\n".join([*lines, ""]))
        return await asyncio.to_thread(self._deliver, post)

    @property
    def _domain(self) -> str:
        return Address(addr_spec=self._section.sender).domain

    def _message(self, target: MailTarget, title: str) -> EmailMessage:
        post = EmailMessage()
        post["From"] = Address("plansza", addr_spec=self._section.sender)
        post["To"] = Address(addr_spec=target.address)
        post["Subject"] = title
        post["Date"] = formatdate(localtime=False)
        post["Message-ID"] = make_msgid(domain=self._domain)
        post["Auto-Submitted"] = "auto-generated"
        return post

    def _deliver(self, post: EmailMessage) -> Outcome:
        try:
            with self._open() as office:
                office.send_message(post)
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            return Later("mail") if code in TEMPORARY else Refused(f"mail-refused {code}")
        except smtplib.SMTPResponseException as error:
            code = error.smtp_code
            return Later("mail") if code in TEMPORARY else Refused(f"mail-refused {code}")
        except (smtplib.SMTPException, OSError, ValueError):
            return Later("mail")
        return Delivered()

    def _open(self) -> smtplib.SMTP:
        section, context = self._section, ssl.create_default_context()
        place = section.host, section.port
        if section.security == "tls":
            office: smtplib.SMTP = smtplib.SMTP_SSL(*place, timeout=PATIENCE, context=context)
        else:
            office = smtplib.SMTP(*place, timeout=PATIENCE)
        try:
            if section.security == "starttls":
                office.starttls(context=context)
            if section.user:
                office.login(section.user, self._password())
        except BaseException:
            office.close()
            raise
        return office

    def _password(self) -> str:
        if self._section.password_file:
            return Path(self._section.password_file).read_text("utf-8").strip()
        return self._section.password
