"""Files of weights: a line that says what it is, a line of JSON about what is in it, then numbers.

A net is only as good as its fit to the columns it was made for: the file names them by a digest,
and what does not fit is refused with a sentence that says what to do.
"""

from __future__ import annotations

import hashlib
import json
import os
from array import array
from dataclasses import dataclass
from pathlib import Path
from sys import byteorder
from typing import Final

from delos.bots.chance import classic, legendary, mytikas
from delos.bots.chance.net import MOST_TRAITS, Net
from delos.bots.floats import floats
from delos.kernel.errors import DelosError

MAGIC: Final = b"Delos chance weights 1\n"
FOLDER: Final = Path(__file__).parent / "weights"
LARGEST: Final = 3_000_000  # bytes
BOOKS: Final = ("legendary", "classic", "hades", "mytikas")  # a net for each


class BadWeights(DelosError):
    """Weights that are not there or cannot be used; the text says what to do."""


@dataclass(frozen=True)
class Shape:
    """How many numbers a net has, and where: the blocks in the order of the file."""

    width: int
    table_width: int
    traits: int
    hidden: int

    def blocks(self) -> tuple[tuple[str, int, int], ...]:
        """Name, rows and columns of each block."""
        return (
            ("seat_weights", self.width, self.traits),
            ("seat_bias", 1, self.traits),
            ("own_weights", self.traits, self.hidden),
            ("mean_weights", self.traits, self.hidden),
            ("best_weights", self.traits, self.hidden),
            ("table_weights", self.table_width, self.hidden),
            ("hidden_bias", 1, self.hidden),
            ("trait_out", 1, self.traits),
            ("hidden_out", 1, self.hidden),
        )

    def count(self) -> int:
        return sum(rows * columns for _, rows, columns in self.blocks())


def columns_of(book: str) -> tuple[list[str], list[str]]:
    """The names of the columns of a seat and of the table."""
    if book == "legendary":
        return legendary.SEAT_NAMES, legendary.TABLE_NAMES
    if book == "classic":
        return classic.SEAT_NAMES, classic.TABLE_NAMES
    if book == "hades":
        return classic.HADES_SEAT_NAMES, classic.HADES_TABLE_NAMES
    if book == "mytikas":
        return mytikas.SEAT_NAMES, mytikas.TABLE_NAMES
    raise BadWeights(f"There are no chances for {book!r}; known: {', '.join(BOOKS)}.")


def digest_of(book: str) -> str:
    """What the columns mean, in a word."""
    return hashlib.sha256(json.dumps([book, *columns_of(book)]).encode()).hexdigest()[:16]


def shape_of(book: str, traits: int, hidden: int) -> Shape:
    seat, table = columns_of(book)
    return Shape(len(seat), len(table), traits, hidden)


# -- writing --------------------------------------------------------------------------------


def packed(book: str, shape: Shape, numbers: list[float]) -> bytes:
    """The content of a file."""
    if len(numbers) != shape.count():
        raise BadWeights(f"A net of this shape has {shape.count()} numbers, not {len(numbers)}.")
    body = array("f", numbers)
    if byteorder == "big":
        body.byteswap()
    raw = body.tobytes()
    head = {
        "book": book,
        "columns": digest_of(book),
        "traits": shape.traits,
        "hidden": shape.hidden,
        "numbers": len(numbers),
        "sha256": hashlib.sha256(raw).hexdigest(),
    }
    return MAGIC + json.dumps(head).encode() + b"\n" + raw


# -- reading --------------------------------------------------------------------------------


def path_of(book: str) -> Path:
    return FOLDER / f"{book}.weights"


def read_net(book: str, path: Path | None = None) -> Net:
    """The net of a book; BadWeights says what is wrong with a file."""
    file = path_of(book) if path is None else path
    columns_of(book)
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        raise BadWeights(
            f"{file} does not exist: there are no weights for {book}. Install delos again, or make "
            f"them with: delos train {book}"
        ) from None
    except OSError as error:
        raise BadWeights(f"{file} cannot be read: {os.strerror(error.errno or 0)}.") from None
    return unpacked(book, content, str(file))


def unpacked(book: str, content: bytes, name: str) -> Net:
    again = f"Install delos again, or make them with: delos train {book}"
    if not content.startswith(MAGIC) or len(content) > LARGEST:
        raise BadWeights(f"{name} is no file of weights. {again}")
    line, newline, raw = content[len(MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
        wanted = shape_of(book, int(head["traits"]), int(head["hidden"]))
        found = (str(head["book"]), str(head["columns"]), str(head["sha256"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadWeights(f"{name} is damaged: its second line cannot be read. {again}") from None
    if found[0] != book:
        raise BadWeights(f"{name} holds the weights of {found[0]}, not of {book}. {again}")
    if found[1] != digest_of(book):
        raise BadWeights(
            f"{name} was made by another version of delos, which looked at other things. {again}"
        )
    if not newline or len(raw) != 4 * wanted.count() or not 0 < wanted.traits <= MOST_TRAITS:
        raise BadWeights(f"{name} is damaged: numbers are missing or too many. {again}")
    if hashlib.sha256(raw).hexdigest() != found[2]:
        raise BadWeights(f"{name} is damaged: its checksum is wrong. {again}")
    return net_of(wanted, raw)


def net_of(shape: Shape, raw: bytes) -> Net:
    numbers = array("f")
    numbers.frombytes(raw)
    if byteorder == "big":
        numbers.byteswap()
    blocks = []
    start = 0
    for _, rows, columns in shape.blocks():
        blocks.append(floats(numbers[start : start + rows * columns].tolist()))
        start += rows * columns
    return Net(shape.width, shape.table_width, shape.traits, shape.hidden, *blocks)
