"""SQLite's write-ahead log, looked at before it is used.

SQLite reads the log up to the first frame that is not whole and forgets the rest without a word:
right after a crash in the middle of a write, wrong when the disk has damaged what was acknowledged.
Whole frames behind a broken one tell the two apart.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

HEADER: Final = 32  # bytes
FRAME: Final = 24  # bytes before each page
MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}  # how numbers are summed
MOST: Final = 256 << 20  # bytes; a log that is longer is not looked at

Sums = tuple[int, int]


def lost_frames(path: Path) -> int:
    """How many whole frames stand behind a broken one, and will not be read."""
    try:
        if not HEADER < path.stat().st_size <= MOST:
            return 0
        log = path.read_bytes()
    except OSError:
        return 0
    magic, _, size = struct.unpack(">III", log[:12])
    order = MAGIC.get(magic, "<")
    frames = [log[at : at + FRAME + size] for at in range(HEADER, len(log), FRAME + size)]
    frames = [frame for frame in frames if len(frame) == FRAME + size > FRAME]
    before = stored(log, 24)
    sound = magic in MAGIC and summed(order, log[:24], (0, 0)) == before
    salts, lost = log[16:24], 0
    for frame in frames:
        own = frame[8:16] == salts
        whole = own and summed(order, frame[:8] + frame[FRAME:], before) == stored(frame, 16)
        if whole and not sound:
            lost += 1
        sound = sound and whole
        before = stored(frame, 16)
    return lost


def stored(data: bytes, at: int) -> Sums:
    first, second = struct.unpack_from(">II", data, at)
    return first, second


def summed(order: str, data: bytes, sums: Sums) -> Sums:
    """SQLite's checksum, on from another."""
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data[: len(data) // 4 * 4])
    for even, odd in zip(words[::2], words[1::2], strict=False):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
