"""Mail, where the operator has named a server that sends it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, final
from urllib.parse import unquote, urlsplit

from delos import texts
from delos.kernel.errors import DelosError
from delos.server.notices.targets import WORKED, Outcome
from delos.server.notices.words import Message
from delos.server.refusal import Refusal
from delos.server.settings import Settings

SECONDS: Final = 20.0
FORM: Final = re.compile(r"[^\s@<>(),:;\"\\\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def checked_address(text: str) -> str:
    """An address to which mail can go; whether somebody reads it there, a code will tell."""
    found = text.strip()
    if not found.isascii() or not FORM.fullmatch(found):
        raise Refusal(400, "bad_target", "mail-address")
    return found


@final
class Mailer:
    def __init__(self, settings: Settings) -> None:
        parts = urlsplit(settings.mail_server)
        self.on = bool(settings.mail_server)
        self.sender = settings.mail_from
        if self.on and (parts.scheme not in {"smtp", "smtps"} or not parts.hostname):
            raise DelosError("The mail server must be written as smtp://name@host:587.")
        if self.on and "@" not in self.sender:
            raise DelosError("Mail needs a sender: name one with --mail-from.")
        self.secure = parts.scheme == "smtps"
        self.host = parts.hostname or ""
        self.port = parts.port or (465 if self.secure else 587)
        self.user = unquote(parts.username or "")
        self.password = settings.mail_password

    async def notify(self, address: str, message: Message, off: str) -> Outcome:
        """A notice, with a link that ends them."""
        lang = message.lang
        body = "\n\n".join(
            [
                message.text,
                message.url,
                texts.say(lang, "mail-off", link=f"{message.base}/notices#off={off}"),
            ]
        )
        mail = self.letter(address, message.first, body)
        mail["List-Unsubscribe"] = f"<{message.base}/api/v1/notices/off/{off}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        return await self.sent(mail)

    async def ask(self, address: str, code: str, lang: str) -> None:
        """Send a code to an address: whoever types it in has read the mail."""
        mail = self.letter(
            address,
            texts.say(lang, "mail-code-subject"),
            texts.say(lang, "mail-code", code=code),
        )
        outcome = await self.sent(mail)
        if not outcome.worked:
            raise Refusal(409, "not_heard", why=outcome.why)

    def letter(self, address: str, subject: str, body: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self.sender
        mail["To"] = address
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip("> "))
        mail.set_content(body + "\n")
        return mail

    async def sent(self, mail: EmailMessage) -> Outcome:
        try:
            await asyncio.to_thread(self.deliver, mail)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Outcome(False, all(code < 500 for code in codes), why=f"status {codes[0]}")
        except smtplib.SMTPResponseException as error:
            return Outcome(False, error.smtp_code < 500, why=f"status {error.smtp_code}")
        except (smtplib.SMTPException, OSError) as error:
            return Outcome(False, True, why=type(error).__name__)
        return WORKED

    def deliver(self, mail: EmailMessage) -> None:
        trusted = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trusted)
            if self.secure
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        ) as server:
            if not self.secure and server.ehlo()[0] < 300 and server.has_extn("starttls"):
                server.starttls(context=trusted)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(mail)
