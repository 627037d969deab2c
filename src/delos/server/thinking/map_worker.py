"""A process that makes and draws maps: a question a line on its input, an answer a line on its
output. It ends with its input."""

from __future__ import annotations

import sys

import msgspec
from msgspec import Raw, Struct

from delos import maps
from delos.kernel.errors import DelosError
from delos.maps.drawing import drawing


class Question(Struct, frozen=True):
    """A map by its name, for so many factions; 0: whatever the name is a code for."""

    name: str
    factions: int
    tiles: str
    face: str
    seed: int
    draw: bool


class Answer(Struct):
    code: str = ""
    drawing: Raw = Raw(b"null")
    fault: str = ""  # a sentence


def main() -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            answer = answered(decoder.decode(line))
        except DelosError as error:
            answer = Answer(fault=str(error))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def answered(question: Question) -> Answer:
    if question.factions == 0:
        found = maps.named(question.name)
    else:
        found = maps.resolve(
            question.name, question.factions, question.tiles, question.face, question.seed
        )
    if not question.draw:
        return Answer(found.code)
    # of the code, as tables have it: the picture must not depend on how the map was made
    return Answer(found.code, Raw(msgspec.json.encode(drawing(maps.named(found.code)))))


if __name__ == "__main__":
    main()
