"""Names that last: one person each, however they are written."""

from __future__ import annotations

import unicodedata
from typing import Final

from delos.server.refusal import Refusal, malformed

LONGEST: Final = 24
SHORTEST: Final = 2
RESERVED: Final = ("guest", "bot", "delos", "former player", "admin", "operator", "moderator")
FORMER: Final = "Former player"  # what is left of who has gone

# Letters of other scripts, and signs, that pass for Latin letters. Names are folded first.
CYRILLIC: Final = dict(zip("авгеіјкмнорстухуѕԁԛԝһ", "abreijkmhopctyxysdqwh", strict=True))
GREEK: Final = dict(zip("αβγεηικνορτυχωϲ", "abyenikvoptuxwc", strict=True))
LATIN: Final = {"ı": "i", "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "p", "æ": "ae", "œ": "oe"}
SIGNS: Final = {"0": "o", "1": "l", "|": "l", "!": "l", "5": "s", "$": "s", "@": "a"}
LETTERS: Final = str.maketrans({**CYRILLIC, **GREEK, **LATIN, **SIGNS})
SHAPES: Final = str.maketrans({"l": "i", "m": "rn", "w": "vv"})  # a small L is a capital i


def folded(name: str) -> str:
    """What two names share if people take one for the other: Ariane, ARIÀNE and Аriаnе."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    bare = "".join(letter for letter in plain if letter.isalnum() or letter in SIGNS)
    return bare.translate(LETTERS).translate(SHAPES)


def claimable(name: str) -> str:
    """The cleaned name, if somebody may have it for good."""
    letters = [letter for letter in name if letter.isalpha()]
    if not SHORTEST <= len(name) <= LONGEST or not letters:
        raise malformed("name-length", least=SHORTEST, most=LONGEST)
    if len({script(letter) for letter in letters}) > 1:
        raise malformed("name-scripts")
    first = name.partition(" ")[0]
    kept = {folded(one) for one in RESERVED}
    if folded(name) in kept or folded(first) in {folded(one) for one in RESERVED[:2]}:
        raise name_taken()
    return name


def script(letter: str) -> str:
    """LATIN, GREEK, CYRILLIC …: Unicode's names of letters begin with it."""
    return unicodedata.name(letter, "?").partition(" ")[0]


def name_taken() -> Refusal:
    return Refusal(409, "name_taken")
