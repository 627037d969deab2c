"""Messages that no client would send, and many that one nearly would."""

from __future__ import annotations

import random
import re
from typing import Any, Final
from urllib.parse import quote

from delos.server.addresses import ENDPOINTS

VALUES: Final = [
    *(b"0", b"1", b"2", b"3", b"-1", b"4294967296", b"9223372036854775808", b"1e999", b"-0.0"),
    *(b"1.5", b"true", b"false", b"null", b'""', b'"x"', b'"\\u0000"', b'"\\ud800"', b"[]", b"{}"),
    *(b'"en"', b'"fr"', b'"xx"', b'"mine"', b'"watch"', b'"legendary"', b'"mytikas"', b'"classic"'),
    *(b'"march"', b'"to paros"', b'"pass"', b'"bid 3"', b'"\xf0\x9f\x90\x82"', b'"\xe2\x80\xae"'),
    *(b"[1,2]", b'[{"kind":"me"}]', b'[{"kind":"bot","level":"easy"}]', b'{"players":2}'),
    *(b'{"players":99,"map":"quick"}', b'{"a":{"b":{"c":[]}}}', b"[" * 40 + b"]" * 40),
    *(b'"' + b"y" * 300 + b'"', b'"../../etc/passwd"', b"' OR 1=1 --".join((b'"', b'"'))),
    *(b'"<script>"', b"00", b"NaN", b"'x'", b'"%s%n"', b'"god:ares"', b'"bid:ares:7"'),
]
KINDS: Final = [
    b'"hello"',
    b'"reveal"',
    b'"lang"',
    b'"ping"',
    b'"act"',
    b'"act"',
    b'"act"',
    b'"bye"',
]
FIELDS: Final = {
    b'"hello"': [b"seats", b"lang", b"since", b"version"],
    b'"reveal"': [b"seat"],
    b'"lang"': [b"lang"],
    b'"ping"': [],
    b'"act"': [b"n", b"index", b"seat", b"action", b"key"],
    b'"bye"': [b"n"],
}
LIKELY: Final = {
    b"seats": [b'"mine"', b'"watch"'],
    b"lang": [b'"en"', b'"fr"'],
    b"since": [b"0", b"5", b"99999"],
    b"version": [b"1", b"2", b"3", b"4"],
    b"seat": [b"0", b"1", b"2", b"3", b"null"],
    b"n": [b"1", b"77"],
    b"index": [b"0", b"1", b"2", b"3", b"9", b"40"],
    b"action": [b"1", b"12", b"345", b'"march"'],
    b"key": [b'"k1"', b'"k2"', b"null"],
}
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(content: bytes, kind: int = TEXT, first: int = 0x80) -> bytes:
    """A masked frame; the mask of zeros changes nothing."""
    size = len(content)
    if size < 126:
        return bytes((first | kind, 0x80 | size)) + b"\0\0\0\0" + content
    if size < 65536:
        return bytes((first | kind, 0xFE, size >> 8, size & 255)) + b"\0\0\0\0" + content
    return bytes((first | kind, 0xFF)) + size.to_bytes(8, "big") + b"\0\0\0\0" + content


class Nonsense:
    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.names = field_names()

    # -- WebSockets -----------------------------------------------------------------------------

    def message(self) -> bytes:
        """One message as frames: the line goes on after it."""
        lot = self.dice.random()
        if lot < 0.80:
            return frame(self.nearly())
        if lot < 0.90:
            return frame(self.bent(self.nearly()))
        if lot < 0.95:
            return frame(self.dice.choice(VALUES))
        if lot < 0.97:
            return frame(self.nearly(), BINARY)
        if lot < 0.985:
            content = self.nearly()
            at = self.dice.randrange(len(content) + 1)
            return frame(content[:at], TEXT, 0) + frame(content[at:], CONTINUED)
        return frame(self.dice.randbytes(self.dice.randrange(20)), self.dice.choice((PING, PONG)))

    def nearly(self) -> bytes:
        """A message of a known kind with fields that fit, mostly."""
        pick, chance = self.dice.choice, self.dice.random
        kind = pick(KINDS)
        if kind == b'"hello"' and chance() < 0.8:  # a good one is answered with all there is
            kind = b'"act"'
        parts = [b'"type":' + (kind if chance() < 0.97 else pick(VALUES))]
        for name in FIELDS[kind]:
            lot = chance()
            if lot < 0.75:
                parts.append(b'"%b":%b' % (name, pick(LIKELY[name])))
            elif lot < 0.95:
                parts.append(b'"%b":%b' % (name, pick(VALUES)))
        if chance() < 0.05:
            parts.append(b'"%b":%b' % (pick((b"type", b"x", b"seat", b"__proto__")), pick(VALUES)))
        return b"{" + b",".join(parts) + b"}"

    def bent(self, content: bytes) -> bytes:
        """The same with letters lost, doubled or replaced; it stays text."""
        found = bytearray(content)
        for _ in range(self.dice.randrange(1, 4)):
            at = self.dice.randrange(len(found) or 1)
            lot = self.dice.random()
            if lot < 0.3:
                del found[at : at + 1]
            elif lot < 0.6:
                found[at:at] = self.dice.choice((b"{", b"}", b'"', b",", b"\\", b"9", b"\n", b"\0"))
            else:
                found[at : at + 1] = bytes((self.dice.randrange(32, 127),))
        return bytes(found) if found.isascii() else bytes(found).decode("utf-8", "replace").encode()

    def rude(self) -> bytes:
        """Against the protocol: the server must end the line, and only that."""
        return self.dice.choice(
            (
                frame(b"\xff\xfe"),  # no text
                frame(b"x" * 70_000),  # too large
                frame(b"", CONTINUED),  # of nothing
                frame(b"", 3),  # no such kind
                b"\xf1\x80\0\0\0\0",  # reserved bits
                b"\x81\x02hi",  # not masked
                frame(b"y" * 126, PING),  # too long for its kind
                frame(b"\x03\xe8bye", CLOSE) + frame(b'{"type":"ping"}'),  # and something after it
                frame(b"\x00", CLOSE),
                b"GET / HTTP/1.1\r\n\r\n",
            )
        )

    # -- HTTP -----------------------------------------------------------------------------------

    def request(self, ids: list[str], cookies: list[str]) -> bytes:
        """One request, whole: its line stays usable, mostly."""
        dice = self.dice
        one = dice.choice([one for one in ENDPOINTS if not one.lines])
        method = (
            one.method if dice.random() < 0.95 else dice.choice(("PUT", "DELETE", "PATCH", "GET"))
        )
        path = re.sub(r"{(\w+)}", lambda part: self.part(part[1], ids), one.path)
        query = [f"{name}={quote(self.text())}" for name, _, _ in one.query if dice.random() < 0.6]
        if dice.random() < 0.05:
            query.append(f"{quote(self.text())}={quote(self.text())}")
        address = "/api/v1" + path + ("?" + "&".join(query) if query else "")
        body = b"" if method == "GET" else self.body(one.body)
        head = [f"{method} {address} HTTP/1.1", "host: 127.0.0.1", f"content-length: {len(body)}"]
        if dice.random() < 0.9:
            head.append(f"cookie: {dice.choice(cookies)}")
        if dice.random() < 0.97:
            head.append("content-type: application/json")
        if dice.random() < 0.03:
            head.append(f"authorization: Bearer {quote(self.text())}")
        if dice.random() < 0.03:
            head.append(f"accept-language: {quote(self.text())}")
        return ("\r\n".join(head) + "\r\n\r\n").encode() + body

    def part(self, name: str, ids: list[str]) -> str:
        if name == "title" and self.dice.random() < 0.8:
            return self.dice.choice(("legendary", "mytikas", "classic"))
        if self.dice.random() < 0.7:
            return self.dice.choice(ids)
        return quote(self.text(), safe="") or "x"

    def text(self) -> str:
        if self.dice.random() < 0.4:
            return str(self.dice.choice((0, 1, 2, 3, -1, 7, 10**20)))
        return self.dice.choice(VALUES).decode("utf-8", "replace").strip('"')

    def body(self, kind: Any) -> bytes:
        pick, chance = self.dice.choice, self.dice.random
        if chance() < 0.05:
            return self.bent(b'{"name":"x","index":1}')
        own = list(getattr(kind, "__struct_encode_fields__", ()))
        parts = []
        for name in own:
            if chance() < 0.85:
                value = pick(LIKELY.get(name.encode(), VALUES)) if chance() < 0.6 else pick(VALUES)
                parts.append(b'"%b":%b' % (name.encode(), value))
        if chance() < 0.1:
            parts.append(b'"%b":%b' % (pick(self.names), pick(VALUES)))
        return b"{" + b",".join(parts) + b"}"


def field_names() -> list[bytes]:
    found = {
        name.encode()
        for one in ENDPOINTS
        for name in getattr(one.body, "__struct_encode_fields__", ())
    }
    return sorted(found)
