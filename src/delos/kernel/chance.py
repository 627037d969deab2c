"""Chance is an actor: a die, a shuffle or a draw is a choice with known odds.

Who answers for chance stands outside the state: a seed (simulation, hot-seat), a sealed key
(server games that can be verified afterwards), or the caller (tests, search, OpenSpiel).
"""

import hashlib
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

MODULUS: Final = 4294967291  # a prime below 2**32; products stay below 2**62
MULTIPLIER: Final = 279470273


def weighted(options: list[int], odds: list[int], lot: int) -> int:
    """The outcome that the lot in ``range(total weight)`` falls on."""
    if not odds:
        return options[lot]
    for index in range(len(odds)):
        lot -= odds[index]
        if lot < 0:
            return options[index]
    raise ValueError("the lot lies outside the odds")


def total_weight(options: list[int], odds: list[int]) -> int:
    if not odds:
        return len(options)
    total = 0
    for weight in odds:
        total += weight
    return total


class Chance:
    """Answers for CHANCE. ``index`` is the position of the draw in the record."""

    def pick(self, options: list[int], odds: list[int], index: int) -> int:
        raise NotImplementedError

    def copy(self) -> "Chance":
        raise NotImplementedError

    def saved(self) -> str:
        """What a dump needs to go on with the same luck."""
        raise NotImplementedError


@final
class SeededChance(Chance):
    """A fast Lehmer generator: same seed, same game on every platform."""

    def __init__(self, seed: int, rng: int = 0) -> None:
        self.rng = rng  # where an earlier generator stood, if given
        if rng == 0:
            self.rng = seed % (MODULUS - 1) + 1
            for _ in range(3):  # so that neighbouring seeds part at once
                self.draw()

    def draw(self) -> int:
        rng: i64 = self.rng  # compiled, a machine word
        self.rng = rng * MULTIPLIER % MODULUS
        return self.rng

    def pick(self, options: list[int], odds: list[int], index: int) -> int:
        if not odds:
            return options[self.draw() % len(options)]
        return weighted(options, odds, self.draw() % total_weight(options, odds))

    def copy(self) -> Chance:
        return SeededChance(0, self.rng)

    def saved(self) -> str:
        return f"rng:{self.rng}"


@final
class SealedChance(Chance):
    """A keyed hash of the position of each draw.

    The commitment is published when a table opens and the key when its game ends: then
    everybody can verify that no die was touched.
    """

    def __init__(self, key: bytes) -> None:
        given: object = key
        if not isinstance(given, bytes) or len(given) != 32:
            raise ValueError("a sealing key has 32 bytes, for example secrets.token_bytes(32)")
        self.key = key

    def lot(self, total: int, index: int) -> int:
        """An even draw from ``range(total)``: 128 bits of hash make the bias negligible."""
        word = hashlib.blake2b(index.to_bytes(8, "big"), key=self.key, digest_size=16).digest()
        return int.from_bytes(word, "big") % total

    def pick(self, options: list[int], odds: list[int], index: int) -> int:
        return weighted(options, odds, self.lot(total_weight(options, odds), index))

    def copy(self) -> Chance:
        return SealedChance(self.key)

    def saved(self) -> str:
        return "key:" + self.key.hex()


@final
class SplicedChance(Chance):
    """The luck of earlier games up to some draws and fresh luck from there on: for games that are
    played on from a moment of another, which may have been played on itself."""

    def __init__(self, parts: list[SealedChance], cuts: list[int]) -> None:
        if len(parts) != len(cuts) + 1:
            raise ValueError("between two pieces of luck there is a cut")
        self.parts = parts
        self.cuts = cuts  # position of the first draw of each part but the first, ascending

    def pick(self, options: list[int], odds: list[int], index: int) -> int:
        part = 0
        while part < len(self.cuts) and index >= self.cuts[part]:
            part += 1
        return self.parts[part].pick(options, odds, index)

    def copy(self) -> Chance:
        return SplicedChance(self.parts, self.cuts)

    def saved(self) -> str:
        keys = [part.key.hex() for part in self.parts]
        return "splice:" + ",".join(keys) + ":" + ",".join([str(cut) for cut in self.cuts])


def spliced(first: Chance, then: SealedChance, cut: int) -> SplicedChance:
    """The luck of a sealed game until a draw, and another from there on."""
    if isinstance(first, SplicedChance):
        kept = len([one for one in first.cuts if one < cut])
        return SplicedChance([*first.parts[: kept + 1], then], [*first.cuts[:kept], cut])
    assert isinstance(first, SealedChance)
    return SplicedChance([first, then], [cut])


def commitment(key: bytes) -> str:
    """What is published of a sealing key before the game."""
    return hashlib.blake2b(key, digest_size=32).hexdigest()


def restored(text: str) -> Chance:
    """The chance that ``saved`` described."""
    form, _, value = text.partition(":")
    if form == "rng":
        chance = SeededChance(0)
        chance.rng = int(value)
        if not 0 < chance.rng < MODULUS:
            raise ValueError(f"a generator's state lies between 1 and {MODULUS - 1}")
        return chance
    if form == "key":
        return SealedChance(bytes.fromhex(value))
    if form == "splice":
        keys, _, cuts = value.partition(":")
        parts = [SealedChance(bytes.fromhex(key)) for key in keys.split(",")]
        return SplicedChance(parts, [int(cut) for cut in cuts.split(",")])
    raise ValueError(f"unknown kind of chance {form!r}")
