"""Web Push: messages that the push service of a browser carries and cannot read.

RFC 8291 (encryption), RFC 8188 (aes128gcm) and RFC 8292 (who sends it), with the primitives of
``cryptography``. Libraries that do it all bring an HTTP client of their own, which would go to any
address that somebody calls a push service; ours goes through ``targets``.
"""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Any, Final
from urllib.parse import urlsplit

from delos.server.notices.targets import Outcome, Sender
from delos.server.notices.words import Message
from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage

RECORD: Final = 4096
ROOM: Final = 3000  # every message is as long as any other: its length tells nothing
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16  # bytes of a browser's secret
TTL: Final = 24 * 3600  # seconds that a browser may be away
LASTS: Final = 12 * 3600  # seconds that a proof of who sends is good
NAME: Final = "push key"


def plain(text: str) -> bytes:
    """base64url, as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check_keys(keys: dict[str, str]) -> None:
    """Refuse what no browser gives."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(keys["p256dh"]))
        if len(plain(keys["auth"])) == SECRET:
            return
    except ValueError:
        pass
    raise Refusal(400, "bad_target", "push-keys")


def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    found: bytes = HKDF(SHA256(), length, salt, about).derive(secret)
    return found


def encrypted(
    text: bytes, keys: dict[str, str], own: Any = None, salt: bytes = b"", room: int = ROOM
) -> bytes:
    """A message that only the browser can read; ``own`` and ``salt`` are fresh each time."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = plain(keys["p256dh"])
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = own.exchange(ec.ECDH(), browser)
    secret = derived(plain(keys["auth"]), shared, b"WebPush: info\0" + theirs + point, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = (text + b"\2").ljust(room, b"\0")  # 2 ends the last record
    head: bytes = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    hidden: bytes = AESGCM(key).encrypt(nonce, padded, None)
    return head + hidden


class Pusher:
    """Sends in the name of this server, whose key is made once and kept."""

    def __init__(self, storage: Storage, subject: str) -> None:
        self.storage = storage
        self.subject = subject
        self.secret: bytes | None = None

    async def key(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec

        if self.secret is None:
            self.secret = await self.storage.read(read_own)
        if self.secret is None:
            number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            fresh = number.to_bytes(32, "big")
            self.secret = await self.storage.write(lambda db: keep_own(db, fresh))
        return ec.derive_private_key(int.from_bytes(self.secret, "big"), ec.SECP256R1())

    async def public(self) -> str:
        """What a browser is told, so that nobody else can send to it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self.key()).public_key()
        return written(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(
        self, sender: Sender, endpoint: str, keys: dict[str, str], message: Message
    ) -> Outcome:
        text = json.dumps(
            {"title": "Delos", "body": message.text, "url": message.url}, ensure_ascii=False
        ).encode()
        headers = {
            "authorization": await self.proof(endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "normal",
        }
        return await sender.post(endpoint, headers, encrypted(text, keys))

    async def proof(self, endpoint: str) -> str:
        """Who sends: signed with the key that the browser was told."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + LASTS,
            "sub": self.subject,
        }
        said = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(written(json.dumps(one).encode()) for one in said)
        der = (await self.key()).sign(signed.encode(), ec.ECDSA(SHA256()))
        signature = b"".join(one.to_bytes(32, "big") for one in decode_dss_signature(der))
        return f"vapid t={signed}.{written(signature)}, k={await self.public()}"


def read_own(db: Database) -> bytes | None:
    row = db.execute("SELECT value FROM own WHERE name = ?", (NAME,)).fetchone()
    return None if row is None else db.seals.open(bytes(row["value"]), NAME)


def keep_own(db: Database, fresh: bytes) -> bytes:
    """The key that is kept: this one, unless another was first."""
    sealed = db.seals.seal(fresh, NAME)
    db.execute("INSERT INTO own (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (NAME, sealed))
    found = read_own(db)
    assert found is not None
    return found
