"""Web Push is decrypted as a browser would, and mail is received by a real SMTP server."""

from __future__ import annotations

import email
import json
import re
import socket
from collections.abc import Iterator
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from delos.server.notices.push import ROOM, derived, encrypted, plain, written
from tests.server.conftest import Arrive
from tests.server.harness import Host, bad, good, wait_until
from tests.server.listening import Ear

QUICK: dict[str, Any] = {
    "private_targets": True,
    "notice_wait": 0.0,
    "notice_gap": 0.0,
    "notice_retries": (0.01,),
    "mail_rate": (1e6, 1e6),
    "sign_in_rate": (1e6, 1e6),
}


class Browser:
    """The other end of a push subscription."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": written(self.point), "auth": written(self.secret)}

    def read(self, body: bytes) -> bytes:
        """RFC 8188 and 8291, from the receiver's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, hidden = body[21 : 21 + length], body[21 + length :]
        assert len(hidden) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), other)
        about = b"WebPush: info\0" + self.point + theirs
        secret = derived(self.secret, shared, about, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        text, mark, rest = AESGCM(key).decrypt(nonce, hidden, None).rpartition(b"\2")
        assert mark == b"\2"
        assert not rest.strip(b"\0")
        return text


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A: the same keys, salt and text give the same bytes."""
    own = ec.derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
        "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    found = encrypted(
        b"When I grow up, I want to be a watermelon",
        keys,
        own,
        plain("DGv6ra1nlYgDCS1FRnbzlw"),
        room=0,
    )
    assert written(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_message_can_be_read_by_the_browser_alone(tmp_path: Path, arrive: Arrive) -> None:
    ear, browser = Ear(201), Browser()
    host = Host(tmp_path, **QUICK).start()
    ann = arrive(host.url, "Ann")
    own = good(ann.get("/me/notices"))["push_key"]
    body = {"endpoint": ear.url + "/push/abc", "keys": browser.keys}
    channel = good(ann.post("/me/notices/push", body), 201)
    assert channel["target"] == "127.0.0.1"  # the address is a key: it is not shown again
    me = good(ann.get("/me"))["id"]
    for number, name in enumerate(("Short", "A much longer name of a table, é")):
        host.services.notices.tell(me, "round", f"t{number}", name, "/tournament/t")
        wait_until(lambda number=number: len(ear.heard) > number)  # type: ignore[misc]
    (path, headers, first), (_, _, second) = ear.heard
    assert path == "/push/abc"
    assert len(first) == len(second) == 16 + 4 + 1 + 65 + ROOM + 16  # no length tells a name
    assert json.loads(browser.read(first)) == {
        "title": "Delos",
        "body": "“Short” goes on: your next table is ready.",
        "url": f"{host.url}/tournament/t",
    }
    assert b"Short" not in first
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    check_proof(headers["authorization"], own, ear.url)
    host.stop()
    again = Host(tmp_path, host.port, **QUICK).start()
    assert good(ann.get("/me/notices"))["push_key"] == own  # or all subscriptions would end
    ear.statuses = [410]  # the browser has ended it
    again.services.notices.tell(me, "round", "t9", "Cup", "/tournament/t")
    wait_until(lambda: good(ann.get("/me/notices"))["channels"] == [])
    wrong = {"endpoint": ear.url, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    bad(ann.post("/me/notices/push", wrong), 400, "bad_target")
    again.stop()
    ear.close()


def check_proof(header: str, own: str, audience: str) -> None:
    """RFC 8292: signed by the key that the browser was told."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found
    head, claims, signature, key = found.groups()
    assert key == own
    assert json.loads(plain(claims))["aud"] == audience
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    raw = plain(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


class Box:
    """Mail that has arrived."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.answer.startswith("250"):
            mail = email.message_from_bytes(envelope.content, policy=default)
            assert isinstance(mail, EmailMessage)
            assert mail["To"] == envelope.rcpt_tos[0]
            self.mails.append(mail)
        return self.answer

    def text(self, number: int) -> str:
        wait_until(lambda: len(self.mails) > number)
        return str(self.mails[number].get_content())


@pytest.fixture
def box() -> Iterator[Box]:
    made = Box()
    with socket.socket() as free:  # the controller knocks at the port that it was given
        free.bind(("127.0.0.1", 0))
        made.port = free.getsockname()[1]
    server = Controller(made, hostname="127.0.0.1", port=made.port)
    server.start()
    yield made
    server.stop()


def test_mail_is_confirmed_first_and_ended_by_one_click(
    tmp_path: Path, arrive: Arrive, box: Any
) -> None:
    mail: dict[str, Any] = {
        "mail_server": f"smtp://127.0.0.1:{box.port}",
        "mail_from": "Delos <d@delos.example>",
    }
    host = Host(tmp_path, **QUICK, **mail, address="https://delos.example").start()
    ann = arrive(host.url, "Ann")
    assert good(ann.get("/me/notices"))["mail"]
    good(ann.post("/me/notices", {"lang": "fr"}))
    me = good(ann.get("/me"))["id"]
    for wrong in (
        "ann",
        "ann@localhost",
        "a b@x.org",
        "ann@x.org\nBcc: all@x.org",
        "a@x.org,b@x.org",
    ):
        bad(ann.post("/me/notices/mail", {"address": wrong}), 400, "bad_target")
    id = good(ann.post("/me/notices/mail", {"address": "ann@example.org"}), 201)["id"]
    code = re.search(r"code est (\w{8})\.", box.text(0))
    assert code
    host.services.notices.tell(me, "round", "t0", "Cup", "/tournament/t0")
    bad(ann.post(f"/me/notices/{id}/confirm", {"code": "aaaaaaaa"}), 403, "wrong_code")
    bad(ann.post(f"/me/notices/{id}/try"), 404, "unknown_channel")
    bad(
        arrive(host.url).post(f"/me/notices/{id}/confirm", {"code": code[1]}),
        404,
        "unknown_channel",
    )
    good(ann.post(f"/me/notices/{id}/confirm", {"code": f" {code[1].upper()} "}))
    host.services.notices.tell(me, "round", "t1", "Coupe d’été", "/tournament/t1")
    text = box.text(1)
    told = box.mails[1]
    assert "Coupe d’été" in told["Subject"]
    assert "https://delos.example/tournament/t1" in text
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(told["List-Unsubscribe"]).strip(" <>")
    assert link.startswith("https://delos.example/api/v1/notices/off/")
    path = link.removeprefix("https://delos.example")
    answer = httpx.post(
        host.url + path, data={"List-Unsubscribe": "One-Click"}, trust_env=False
    )  # as a mail program does it: a form, and no cookie
    assert answer.status_code == 200
    assert good(ann.get("/me/notices"))["channels"] == []
    host.services.notices.tell(me, "round", "t2", "Cup", "/tournament/t2")
    assert len(box.mails) == 2
    box.answer = "550 no"
    bad(ann.post("/me/notices/mail", {"address": "ann@example.org"}), 409, "not_heard")
    assert good(ann.get("/me/notices"))["channels"] == []
    host.stop()


def test_five_wrong_codes_end_it_and_without_a_server_there_is_no_mail(
    tmp_path: Path, arrive: Arrive, host: Host, box: Any
) -> None:
    bad(arrive().post("/me/notices/mail", {"address": "ann@example.org"}), 409, "no_mail")
    mail: dict[str, Any] = {
        "mail_server": f"smtp://127.0.0.1:{box.port}",
        "mail_from": "d@delos.example",
    }
    other = Host(tmp_path, **QUICK, **mail).start()
    ann = arrive(other.url, "Ann")
    id = good(ann.post("/me/notices/mail", {"address": "ann@example.org"}), 201)["id"]
    for _ in range(5):
        bad(ann.post(f"/me/notices/{id}/confirm", {"code": "wrong"}), 403, "wrong_code")
    bad(ann.post(f"/me/notices/{id}/confirm", {"code": "wrong"}), 404, "unknown_channel")
    other.stop()
