"""A device with passkeys, as the standard has it: real keys, real signatures."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]
PRESENT, VERIFIED, CREATED = 1, 4, 64  # somebody was there, opened the lock, made a key


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey. Its answers can be bent, as somebody would who wants in."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = "localhost"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.flags = PRESENT | VERIFIED
        self.count = 0
        self.owner = b""

    def client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def data(self, flags: int) -> bytes:
        self.count += 1
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big")

    def create(self, options: Json) -> Json:
        self.owner = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        named = bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        data = self.data(self.flags | CREATED) + named + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self.client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": written(said), "attestationObject": written(attested)}
        return {"id": written(self.id), "response": response}

    def sign(self, options: Json) -> Json:
        data, said = (
            self.data(self.flags),
            self.client_data("webauthn.get", options["challenge"]),
        )
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": written(said),
            "authenticatorData": written(data),
            "signature": written(signature),
            "userHandle": written(self.owner),
        }
        return {"id": written(self.id), "response": response}
